"""The records of simulated games: the very games that the tally counts."""

from collections.abc import Callable
from pathlib import Path

from ..game import Game, SimulatedDealer, export_json, write_record
from ..game.decisions import read
from ..rules import Options, is_over, new_state, play
from ..rules.chance import below
from ..rules.chance import seed as seed_dice
from ..rules.decision_numbers import DECISIONS
from ..rules.facade.spelling import is_unfinished
from ..rules.legal import legal


def write_records(folder: Path, options: Options, series: int, games: int, advance: Callable[[int], object]) -> None:
    """Record and JSON of the first games of a series, played by the dice of the simulation."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        game = random_game(options, series, number)
        stem = f"game-{series}-{number:05}"
        (folder / f"{stem}.ethnos").write_text(write_record(game), encoding="utf-8")
        (folder / f"{stem}.json").write_text(export_json(game), encoding="utf-8")
        advance(1)


def random_game(options: Options, series: int, number: int) -> Game:
    """Game `number` of a series as `tally.simulate_many` plays it, as an object."""
    game = Game(options=options, dealer=SimulatedDealer(series, number))
    s = new_state(options, series, number)
    dice = [0] * 4
    seed_dice(dice, ~series, number)
    out = [0] * DECISIONS
    while not is_over(s):
        before = s.copy()
        spelling: list[int] = []
        while not spelling or is_unfinished(spelling[-1]):
            spelling.append(out[below(dice, legal(s, out))])
            play(s, spelling[-1])
        game.play(read(before, tuple(spelling)))
    return game
