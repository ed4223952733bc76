"""A review and a study in the browser: from the end of a game to somebody else's screen."""

import json
from pathlib import Path

import pytest
from support.moments import MANY, ending, moment, played
from support.scenarios import FULL, passes
from support.servers import Served

WAYS = [("en", "desktop"), ("pl", "phone")]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game before its last decision: its last turns alone, by night the whole of it."""
    game = played(4, 5, MANY) if FULL else ending(2, 3, 4, MANY[:5])
    file = tmp_path_factory.mktemp("review") / "game.json"
    file.write_text(json.dumps(moment(game, len(game.history) - 1)))
    return file


@pytest.mark.parametrize(("language", "size"), WAYS)
def test_a_game_is_reviewed_tried_again_studied_and_shared(
    served: Served, language: str, size: str, record: Path
) -> None:
    passes(served, "review", language, size, records=record)
