"""`ethnos rules`: the rules reference."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ...errors import UserError
from ...words import Words, words
from ...words.reference import TOPICS
from ..flags import Language
from ..language import language_of
from ..rule_pages import print_rules


def command(
    topic: Annotated[
        list[str] | None,
        typer.Argument(
            help="A topic, the id of a rule (B3), or words to search for; without one, all topics are listed."
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Print the rules, or what they say of a topic."""
    w = words(language_of(lang))
    console = Console()
    if not topic:
        list_topics(w, console)
        return
    wanted = " ".join(topic)
    if not print_rules(wanted, console, w):
        raise UserError(f"no topic {wanted!r}: choose one of {', '.join(TOPICS)}, or all")


def list_topics(w: Words, console: Console) -> None:
    table = Table(title=w.say("table-topics"), title_justify="left", show_header=False, box=None)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for name in TOPICS:
        table.add_row(name, w.say(f"rules-{name}.title"))
    console.print(table)
    console.print(f"[dim]ethnos rules TOPIC --lang {w.language}[/]", highlight=False)
