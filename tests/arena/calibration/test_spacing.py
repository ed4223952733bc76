"""How warm the levels between the steward and the champion are taken: three equal steps."""

from math import log

import pytest

from ethnos.arena.calibration.elo import share_of
from ethnos.arena.calibration.level_games import PLAYERS, LevelPlayer
from ethnos.arena.calibration.spacing import space, warm
from ethnos.bots.levels.attention import Knob
from ethnos.bots.levels.players import WARM
from ethnos.bots.levels.warmth import Warmth


def strength(player: LevelPlayer) -> float:
    """Points of a made-up world, where every doubling of the temperature costs a hundred."""
    if player == PLAYERS["steward"]:
        return 0.0
    temperature = player.numbers[Warmth.TEMPERATURE]
    clumsy = 40.0 if player.numbers[Knob.ENOUGH] else 0.0
    return 390.0 - (100 * log(temperature, 2) - 30 if temperature else 0.0) - clumsy


def test_three_equal_steps_are_found_where_strengths_add_up() -> None:
    found = space(lambda one, other: share_of(strength(one) - strength(other)))
    assert found.steps == pytest.approx([share_of(130)] * 3, abs=0.005)
    lower, upper = (strength(warm(*each)) for each in (("ferryman", found.lower), ("marshal", found.upper)))
    assert (lower, upper) == pytest.approx((130, 260), abs=3)


def test_where_the_middle_step_is_larger_than_the_others_say_they_meet_halfway() -> None:
    """Who beats each neighbour may do better against the one beyond than both together say."""

    def beats(one: LevelPlayer, other: LevelPlayer) -> float:
        both_warm = PLAYERS["steward"] not in (one, other) and PLAYERS["champion"] not in (one, other)
        return share_of((strength(one) - strength(other)) * (1.3 if both_warm else 1.0))

    steps = space(beats).steps
    assert max(steps) - min(steps) < 0.01


@pytest.mark.parametrize("name", WARM)
def test_another_temperature_leaves_the_habits(name: str) -> None:
    assert warm(name, PLAYERS[name].numbers[Warmth.TEMPERATURE]) == PLAYERS[name]
    assert warm(name, 1.0).numbers[Knob.ENOUGH] == PLAYERS[name].numbers[Knob.ENOUGH]
