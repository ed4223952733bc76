"""`python -m ethnos.arena.calibration.spacing`: how warm levels 5 and 6 are to be taken.

Between the steward and the champion lie two levels that are the champion's network taken warm.
This finds the temperatures at which all three steps are equally large, on the deals for turning:
the ferryman's is measured from the steward up, the marshal's from the champion down, at some
temperatures, and a smooth curve through these says what is between them; then the two meet each
other, and where their step is another than the outer ones, those are made larger or smaller.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ...bots.bot_build import BOTS
from ...bots.levels.attention import Knob
from ...bots.levels.players import WARM, warm_numbers
from ...errors import in_one_line
from ...rules.many.deal_series import LEVEL_TURNING
from .elo import points, share_of
from .level_games import PLAYERS, LevelPlayer, Pairing, meet

Beats = Callable[[LevelPlayer, LevelPlayer], float]  # one's share of the wins against the other
LOWER, UPPER = "ferryman", "marshal"
TRIED = (3.0, 5.0, 8.0, 12.0, 18.0)
ROUNDS = 3  # meetings of the two, after which their step is that of the outer ones


class Spacing(NamedTuple):
    """The temperatures of both, and the steps' shares of the wins from the lowest up."""

    lower: float
    upper: float
    steps: tuple[float, float, float]


def warm(level: str, temperature: float) -> LevelPlayer:
    """A level at another temperature."""
    kind, numbers = PLAYERS[level]
    return LevelPlayer(kind, warm_numbers(temperature, enough=numbers[Knob.ENOUGH]))


def temperature_at(step: float, tried: Sequence[float], steps: Sequence[float]) -> float:
    """Where a smooth curve through the steps found at some temperatures has a step of so many points."""
    curve = np.polyfit(np.log(tried), steps, 2)
    between = np.linspace(np.log(tried[0]), np.log(tried[-1]), 1000)
    return float(np.exp(between[np.abs(np.polyval(curve, between) - step).argmin()]))


def space(beats: Beats, tried: Sequence[float] = TRIED) -> Spacing:
    """Make the three steps from the steward to the champion equal."""
    steward, champion = PLAYERS["steward"], PLAYERS["champion"]
    up = [points(beats(warm(LOWER, each), steward)) for each in tried]
    down = [points(beats(champion, warm(UPPER, each))) for each in tried]
    step = points(beats(champion, steward)) / 3
    for _ in range(ROUNDS):
        lower, upper = temperature_at(step, tried, up), temperature_at(step, tried, down)
        between = points(beats(warm(UPPER, upper), warm(LOWER, lower)))
        found = Spacing(round(lower, 1), round(upper, 1), (share_of(step), share_of(between), share_of(step)))
        step += (between - step) / 3  # what the outer steps gain, the inner one loses twice
    return found


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.arena.calibration.spacing", description=(__doc__ or "").split("\n", maxsplit=1)[0]
    )
    parser.add_argument("--deals", type=int, default=1000, help="of two players, each in both seats")
    parser.add_argument("--temperatures", type=float, nargs="+", default=TRIED, help="to be tried, rising")
    parser.add_argument("--threads", type=int, help="cores, all if left out")
    parser.add_argument("--json", type=Path, help="where the temperatures found are written")
    given = parser.parse_args(words)
    if not BOTS.is_warm():
        BOTS.warm()

    def beats(one: LevelPlayer, other: LevelPlayer) -> float:
        found = meet(one, other, Pairing("one", "other", 2, given.deals, LEVEL_TURNING.first), given.threads)
        print(f"{name_of(one)} against {name_of(other)}: {found.percent()}", flush=True)
        return found.mean

    found = space(beats, given.temperatures)
    steps = ", ".join(f"{each:.1%}" for each in found.steps)
    print(f"{LOWER} {found.lower}, {UPPER} {found.upper}: steps of {steps}")
    if given.json is not None:
        given.json.write_text(json.dumps({LOWER: found.lower, UPPER: found.upper}) + "\n")


def name_of(player: LevelPlayer) -> str:
    known = [name for name, each in PLAYERS.items() if each == player and name not in WARM]
    return known[0] if known else f"the network at {player.numbers[0]:.1f}"


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.calibration.spacing"):
        main()
