"""What places say of a win is what the rules say of the position."""

import random

import pytest

from ethnos.rules import Options, is_over, legal_decisions, new_state, play
from ethnos.rules.facade.results import shares_of
from ethnos.rules.scoring import final_place, win_share


@pytest.mark.rule("G1")
@pytest.mark.parametrize("players", range(2, 7))
def test_shares_by_places_are_those_of_the_position(players: int) -> None:
    s, dice = new_state(Options(players), seed=players), random.Random(players)
    while not is_over(s):
        play(s, dice.choice(legal_decisions(s)))
    places = [final_place(s, p) for p in range(players)]
    assert shares_of(places) == [win_share(s, p) for p in range(players)]


def test_those_in_first_place_share_the_win() -> None:
    assert shares_of([1, 3, 1, 4]) == [0.5, 0.0, 0.5, 0.0]
