"""Levels in the browser: chosen, met, lost to and won against, in two languages and sizes."""

import pytest
from support.scenarios import FULL, passes
from support.servers import Served

ROUNDS = [("en", "desktop"), ("pl", "phone")]


@pytest.mark.parametrize(("language", "size"), [*ROUNDS, *([("ja", "phone"), ("de", "desktop")] if FULL else [])])
def test_a_level_is_chosen_and_games_lost_and_won_move_the_suggestion(served: Served, language: str, size: str) -> None:
    passes(served, "levels", language, size)
