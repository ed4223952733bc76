"""`ethnos play`: a table in the browser, or a game in the terminal, against bots or friends."""

import random
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from ...bots import bot_names, bot_of
from ...bots.bot_build import BOTS
from ...bots.labels import PEOPLE
from ...bots.levels import LEVELS
from ...errors import UserError
from ...game import Game, read_record
from ...words import Words, words
from ..files import users_file
from ..flags import Language, Preset, Tribes, bots_of, options_of, seated, text_of
from ..language import language_of
from ..saves import Save, saved_bots
from ..terminal import Terminal
from .serve import Database

OPPONENTS = LEVELS[1].name  # for a first game


TERMINAL = "--terminal"  # the panel of options that mean something only there


def command(
    terminal: Annotated[bool, typer.Option(TERMINAL, help="Play here in the terminal, without a browser.")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="Let friends on the same network join; shows a QR code.")] = False,
    port: Annotated[int, typer.Option(help="Port to listen on; 0 for any free one.", min=0, max=65535)] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    database: Database = None,
    players: Annotated[int | None, typer.Option(help="Terminal: seats at the table, 2 to 6; 4 if left out.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Terminal: opponents, separated by commas: bots by name, or levels 1 to 8; "
            "mix is a level near 2 drawn by lot, mix5 one near 5; "
            "the last fills the remaining seats. Level 2 if left out."
        ),
    ] = None,
    name: Annotated[str | None, typer.Option(help="Terminal: your name.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="Terminal: number of the game, to get the same cards again.", min=0, max=2**63 - 1),
    ] = None,
    tribes: Tribes = None,
    preset: Preset = "standard",
    lang: Language = None,
    save: Annotated[
        Path | None, typer.Option(help="Terminal: where the game is saved; in your data folder if left out.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Terminal: continue this saved game.")] = None,
    pause: Annotated[float, typer.Option(help="Terminal: seconds after each opponent's turn.", min=0)] = 0.4,
) -> None:
    """Play: opens a table in the browser; with --terminal, a game right here."""
    w = words(language_of(lang))
    only_there = (players, bots, name, seed, tribes, save, resume)
    if terminal:
        play_here(w, players, bots, name, seed, tribes, preset, save, resume, pause)
    elif any(one is not None for one in only_there) or preset != "standard":
        raise UserError(f"these options are for {TERMINAL}: in the browser they are chosen on the page of a new table")
    else:
        from ..hosting import play_in_browser  # half a second that the terminal need not wait

        play_in_browser(w, lan, port, browser, database)


def play_here(
    w: Words,
    players: int | None,
    bots: str | None,
    name: str | None,
    seed: int | None,
    tribes: str | None,
    preset: str,
    save: Path | None,
    resume: Path | None,
    pause: float,
) -> None:
    if resume is not None:
        if (players, name, seed, tribes, preset) != (None, None, None, None, "standard"):
            raise UserError("--resume continues a game as it is: only --bots, --lang, --save and --pause go with it")
        text = text_of(resume)
        game = read_record(text)
        opponents = chosen(bots or saved_bots(text) or OPPONENTS, game.players)
    else:
        options = options_of(4 if players is None else players, preset, tribes)
        opponents = chosen(bots or OPPONENTS, options.players, random.Random(seed))
        game = Game(options=options, names=seat_names(options.players, name, w), seed=seed)
    file = save or resume or data_folder() / f"game-{time.strftime('%Y%m%d-%H%M%S')}.ethnos"
    BOTS.start_warming()
    slow = pause if sys.stdout.isatty() else 0.0
    Terminal(game, [bot_of(one) for one in opponents], w, Save(file, opponents), slow).run(resumed=resume is not None)


def chosen(bots: str, players: int, dice: random.Random | None = None) -> list[str]:
    """A bot for each seat but the first, which is a person's."""
    names = bots_of(bots, mixes=True)
    if not names:
        raise UserError(f"no opponents: choose from {', '.join(bot_names())}")
    if len(names) > players - 1:
        raise UserError(f"{len(names)} opponents at a table of {players}: at most {players - 1}")
    return seated(names, players - 1, dice or random.Random())


def seat_names(players: int, name: str | None, w: Words) -> list[str]:
    """The person's, and names of their own for the bots."""
    mine = name or w.say("table-seat", seat=1)
    return [mine, *random.sample([one for one in PEOPLE if one.casefold() != mine.strip().casefold()], players - 1)]


def data_folder() -> Path:
    folder = user_data_path("ethnos")
    with users_file(folder):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
