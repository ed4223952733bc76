"""`python -m ethnos.arena.calibration.turning LEVEL NUMBER VALUE …`: one number of a level turned.

    python -m ethnos.arena.calibration.turning mason ABSORBED 0.2 0.3
    python -m ethnos.arena.calibration.turning marshal TEMPERATURE 6 8 10 --players 2 4

plays the level with every value against the level below, and the level above against it. The
deals are for this alone: what is turned until it fits some deals says nothing with the same
ones about how well it fits. `python -m ethnos.arena.calibration` has others.
"""

import argparse

from ...bots.bot_build import BOTS
from ...bots.handmade.valuation import W
from ...bots.levels.attention import Knob
from ...bots.levels.players import AMATEURS, WARM
from ...bots.levels.warmth import Warmth
from ...errors import in_one_line
from ...rules.many.deal_series import LEVEL_TURNING
from .level_games import NAMES, PLAYERS, RULE, LevelPlayer, Pairing, meet, player_named

NUMBERS = {"AMATEURS": {**W.__members__, **Knob.__members__}, "WARM": {**Warmth.__members__, "ENOUGH": Knob.ENOUGH}}


def turned(name: str, number: str, value: float) -> LevelPlayer:
    """A level with one of its numbers changed."""
    known = NUMBERS["AMATEURS"] if name in AMATEURS else NUMBERS["WARM"] if name in WARM else {}
    if number not in known:
        raise ValueError(f"{name} has no number {number}; there are {', '.join(known) or 'none'}")
    kind, numbers = PLAYERS[name]
    at = known[number]
    return LevelPlayer(kind, (*numbers[:at], value, *numbers[at + 1 :]))


def beside(name: str) -> tuple[str, str]:
    """The level below, or the simple rule, and the level above."""
    at = NAMES.index(name)
    return (RULE, *NAMES)[at], NAMES[at + 1]


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.arena.calibration.turning", description=(__doc__ or "").split("\n", maxsplit=1)[0]
    )
    parser.add_argument("level", choices=[*AMATEURS, *WARM])
    parser.add_argument("number", help="by name, as bots/levels/players.py gives it")
    parser.add_argument("values", type=float, nargs="+")
    parser.add_argument("--deals", type=int, default=500, help="each in every seat")
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--threads", type=int, help="cores, all if left out")
    given = parser.parse_args(words)
    below, above = beside(given.level)
    try:
        players = [turned(given.level, given.number, value) for value in given.values]
    except ValueError as error:
        parser.error(str(error))
    if not BOTS.is_warm():
        BOTS.warm()
    for n in given.players:
        for value, player in zip(given.values, players, strict=True):
            up = meet(
                player,
                player_named(below),
                Pairing(given.level, below, n, given.deals, LEVEL_TURNING.first),
                given.threads,
            )
            down = meet(
                player_named(above),
                player,
                Pairing(above, given.level, n, given.deals, LEVEL_TURNING.first),
                given.threads,
            )
            print(
                f"{n} players, {given.number} {value:g}: {up.percent()} against {below}; {above} {down.percent()}",
                flush=True,
            )


if __name__ == "__main__":
    with in_one_line("python -m ethnos.arena.calibration.turning"):
        main()
