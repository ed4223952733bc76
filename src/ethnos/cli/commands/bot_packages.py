"""`ethnos bots`: which there are, and a package for one of your own."""

from pathlib import Path
from typing import Annotated

import typer

from ...bots import bot_names
from ...bots.registry import own_bots, strangers
from ...bots.template import write_package
from ...words import words
from ..files import users_file
from ..flags import Language
from ..help_pages import SpokenCommand, SpokenGroup
from ..language import language_of

app = typer.Typer(
    name="bots",
    help="List the bots there are, or begin one of your own.",
    cls=SpokenGroup,
    no_args_is_help=False,
    rich_markup_mode=None,
)


@app.command("list", cls=SpokenCommand)
def list_bots(lang: Language = None) -> None:
    """List the bots that can be named, and where those of others come from."""
    language_of(lang)
    for name in bot_names():
        print(name if name in own_bots() else f"{name}  ({strangers()[name].value})")


@app.command("new", cls=SpokenCommand)
def new_bot(
    name: Annotated[str, typer.Argument(help="The bot's name: small letters, digits and _.", metavar="NAME")],
    folder: Annotated[Path | None, typer.Option(help="Where to write it; a folder of its name if left out.")] = None,
    lang: Language = None,
) -> None:
    """Write a package for a bot of your own: the bot, a test, its entry point, and how to install it."""
    w = words(language_of(lang))
    place = folder or Path(name)
    with users_file(place):
        for file in write_package(name, place):
            print(file)
    print(w.say("told-new-bot", file=str(place / name / "__init__.py")))
