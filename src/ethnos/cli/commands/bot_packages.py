"""`ethnos bots`: which there are, and a package for one of your own."""

import json
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ...bots.labels import bot_about, bot_label
from ...bots.levels import LEVELS
from ...bots.registry import own_bots, strangers
from ...bots.template import write_package
from ...words import Words, words
from ..files import users_file
from ..flags import AsJson, Language, in_language
from ..help_pages import SpokenCommand, SpokenGroup
from ..language import language_of

app = typer.Typer(
    name="bots",
    help="List the bots there are, or begin one of your own.",
    cls=SpokenGroup,
    callback=in_language,
    no_args_is_help=False,
    rich_markup_mode=None,
)


@app.command("list", cls=SpokenCommand)
def list_bots(as_json: AsJson = False, lang: Language = None) -> None:
    """List the bots that can be named, and where those of others come from."""
    w = words(language_of(lang))
    found = listed(w)
    if as_json:
        print(json.dumps([one._asdict() for one in found], indent=2, ensure_ascii=False))
        return
    Console().print(draw_bots(found, w))


class ListedBot(NamedTuple):
    """A bot as it is listed: `name` is what one types, `label` what it is called in the language."""

    name: str
    label: str | None = None
    about: str | None = None
    level: int | None = None
    rating: int | None = None
    package: str | None = None


def listed(w: Words) -> list[ListedBot]:
    """The levels, weakest first; then the bots that are none, and those of other packages."""
    levels = {one.name: (one.number, one.rating) for one in LEVELS}
    others = [name for name in own_bots() if name not in levels]
    found = [ListedBot(name, bot_label(name, w), bot_about(name, w), *levels[name]) for name in levels]
    found += [ListedBot(name, bot_label(name, w), bot_about(name, w)) for name in others]
    return found + [ListedBot(name, package=point.value) for name, point in strangers().items()]


def draw_bots(found: list[ListedBot], w: Words) -> Table:
    drawn = Table(box=None, pad_edge=False)
    drawn.add_column(w.say("bots-level"), justify="right")
    drawn.add_column(w.say("bots-name"), no_wrap=True)
    drawn.add_column(w.say("arena-bot"), no_wrap=True)
    drawn.add_column(w.say("arena-rating"), justify="right")
    drawn.add_column(w.say("bots-character"), overflow="fold")
    for one in found:
        level, rating = (str(number or "") for number in (one.level, one.rating))
        drawn.add_row(level, Text(one.name), one.label, rating, Text(one.about or one.package or ""))
    return drawn


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
