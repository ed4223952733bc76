"""`ethnos watch`: a random game, turn by turn."""

import random
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from ..rules import Kingdom, Phase, State, card_code, describe, final_place, is_over, legal_decisions, new_state, play
from ..rules import save as saving
from ..rules.components import ages_of
from .options import Players, Preset, Seed, Tribes, options_of

PAUSE = 0.15
COLOURS = ("red", "magenta", "yellow", "green", "white", "blue")


def command(
    players: Players = 4,
    seed: Seed = 1,
    tribes: Tribes = None,
    preset: Preset = "standard",
    turns: Annotated[int | None, typer.Option(help="Stop after so many turns.", min=1)] = None,
    save: Annotated[Path | None, typer.Option(help="Write the position reached to this file.")] = None,
    pause: Annotated[float, typer.Option(help="Seconds between turns.", min=0)] = PAUSE,
) -> None:
    """Watch a game with random decisions."""
    s = new_state(options_of(players, preset, tribes), seed)
    console = Console()
    dice = random.Random(seed)
    slow = pause if sys.stdout.isatty() else 0.0
    while not is_over(s) and (turns is None or s.turn < turns):
        show_turn(console, s, dice)
        time.sleep(slow)
    if save is not None:
        save.write_bytes(saving.dump(s))
        console.print(f"position after {s.turn} turns written to {save}")


def show_turn(console: Console, s: State, dice: random.Random) -> None:
    """Play one turn and tell it in a line; show the table when an age is over."""
    turn, age, seat = s.turn, s.age, s.current
    glory = list(s.glory)
    told = []
    while not is_over(s) and (s.turn, s.current) == (turn, seat) and s.phase != Phase.RAID:
        decision = dice.choice(legal_decisions(s))
        told.append(describe(decision))
        play(s, decision)
    while s.phase == Phase.RAID:
        told.append(f"seat {s.current + 1}:")
        decision = dice.choice(legal_decisions(s))
        told.append(describe(decision))
        play(s, decision)
    hand = " ".join(card_code(c) for c in s.row[: s.row_n])
    console.print(
        f"[dim]{turn + 1:4}[/] [bold]seat {seat + 1}[/] {', '.join(told)}  [dim]row {hand}[/]", highlight=False
    )
    if s.age != age or is_over(s):
        console.print(standing(s, age, glory))


def standing(s: State, age: int, before: list[int]) -> Grid:
    grid = Grid(title=f"After age {'I' * (age + 1)} of {ages_of(s.players)}", title_justify="left")
    grid.add_column("seat")
    for kingdom in Kingdom:
        grid.add_column(f"[{COLOURS[kingdom]}]{kingdom.name.title()}[/]", justify="right")
    grid.add_column("Glory", justify="right")
    grid.add_column("this age", justify="right")
    if is_over(s):
        grid.add_column("place", justify="right")
    for p in range(s.players):
        cells = [str(p + 1), *(str(m) for m in s.markers[p]), str(s.glory[p]), f"+{s.glory[p] - before[p]}"]
        grid.add_row(*cells, *([str(final_place(s, p))] if is_over(s) else []))
    return grid
