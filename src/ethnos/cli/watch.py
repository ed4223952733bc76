"""`ethnos watch`: a random game, turn by turn."""

import random
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..game import Game
from ..words import words
from .options import Language, Players, Preset, Seed, Tribes, language_of, options_of
from .table import draw_result, draw_sheet, draw_table

PAUSE = 0.3


def command(
    players: Players = 4,
    seed: Seed = 1,
    tribes: Tribes = None,
    preset: Preset = "standard",
    lang: Language = None,
    turns: Annotated[int | None, typer.Option(help="Stop after so many turns.", min=1)] = None,
    save: Annotated[Path | None, typer.Option(help="Write the position reached to this file.")] = None,
    pause: Annotated[float, typer.Option(help="Seconds between turns.", min=0)] = PAUSE,
) -> None:
    """Watch a game with random decisions."""
    w = words(language_of(lang))
    if save is not None:
        save.open("ab").close()  # a file that cannot be written is better known before
    game = Game(options=options_of(players, preset, tribes), seed=seed)
    console = Console()
    dice = random.Random(seed)
    slow = pause if sys.stdout.isatty() else 0.0
    told = played = 0
    while not game.is_over and (turns is None or played < turns):
        age, turn = game.age, game.turn
        while not game.is_over and (game.age, game.turn) == (age, turn):
            game.play(dice.choice(game.legal()))
        played += 1
        for line in game.log(w.language, game.events[told:]):
            console.print(line, highlight=False, markup=False)
        told = len(game.events)
        if game.age != age or game.is_over:
            for sheet in game.sheets[age - 1 : age]:
                console.print(draw_sheet(sheet, game.names, w))
        elif slow and turn % game.players == 0:
            console.print(draw_table(game.view_of_everything(), w))
        time.sleep(slow)
    if game.result:
        console.print(draw_result(game.result, w))
    if save is not None:
        save.write_bytes(game.position())
        console.print(w.say("table-saved", file=str(save)), markup=False)
