"""`ethnos watch`: a game between bots, turn by turn."""

import random
import secrets
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ...bots import Budget, ask, bot_names, bot_of
from ...bots.labels import PEOPLE, introduced
from ...bots.levels import TRIALS
from ...errors import UserError
from ...game import Game
from ...words import words
from ..board import draw_result, draw_sheet, draw_table
from ..files import check_writable, users_file
from ..flags import Language, Players, Preset, Tribes, bots_of, options_of, seated
from ..language import language_of

PAUSE = 0.3


def command(
    players: Players = 4,
    bots: Annotated[
        str,
        typer.Option(
            help="Bots by name, or levels 1 to 8, separated by commas; mix is a level near 2 drawn by lot, "
            "mix5 one near 5; the last fills the remaining seats."
        ),
    ] = "steward",
    seed: Annotated[
        int | None, typer.Option(help="Number of the game, to see the same game again.", min=0, max=2**62)
    ] = None,
    tribes: Tribes = None,
    preset: Preset = "standard",
    lang: Language = None,
    turns: Annotated[int | None, typer.Option(help="Stop after this many turns.", min=1)] = None,
    save: Annotated[Path | None, typer.Option(help="Write the final position to this file.")] = None,
    pause: Annotated[float, typer.Option(help="Seconds between turns.", min=0)] = PAUSE,
) -> None:
    """Watch a game between bots."""
    w = words(language_of(lang))
    if save is not None:
        check_writable(save)
    options = options_of(players, preset, tribes)
    number = secrets.randbits(32) if seed is None else seed
    names = chosen(bots, options.players, random.Random(number))
    seats = [bot_of(name) for name in names]
    game = Game(options=options, names=random.Random(number).sample(PEOPLE, options.players), seed=number)
    console = Console()
    console.print(f"ethnos watch --seed {number}", style="dim", highlight=False)
    for name, bot in zip(game.names, names, strict=True):
        console.print(f"{name}: {introduced(bot, w)}", style="dim", highlight=False, markup=False)
    slow = pause if sys.stdout.isatty() else 0.0
    told = played = 0
    while not game.is_over and (turns is None or played < turns):
        age, turn = game.age, game.turn
        while not game.is_over and (game.age, game.turn) == (age, turn):
            seat = game.seat_to_act
            assert seat is not None
            asked = ask(seats[seat], game.observe(seat), Budget(at_most=TRIALS), seed=number + len(game.history))
            if asked.mishap is not None:
                print(asked.mishap, file=sys.stderr)
            game.play(asked.answer.decision)
        played += 1
        for line in game.log(w.language, game.events[told:]):
            console.print(line, highlight=False, markup=False)
        told = len(game.events)
        if game.age != age or game.is_over:
            for sheet in game.sheets_of(age):
                console.print(draw_sheet(sheet, game.names, w))
        elif slow and turn % game.players == 0:
            console.print(draw_table(game.view_of_everything(), w))
        time.sleep(slow)
    if game.result:
        console.print(draw_result(game.result, w))
    if save is not None:
        with users_file(save):
            save.write_bytes(game.position())
        console.print(w.say("table-saved", file=str(save)), markup=False)


def chosen(bots: str, players: int, dice: random.Random) -> list[str]:
    """A bot for each seat."""
    names = bots_of(bots, mixes=True)
    if not names:
        raise UserError(f"no bots: choose from {', '.join(bot_names())}")
    if len(names) > players:
        raise UserError(f"{len(names)} bots at a table of {players}")
    return seated(names, players, dice)
