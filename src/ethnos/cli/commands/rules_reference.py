"""`ethnos rules`: the rules reference."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from ...errors import UserError
from ...words import Words, words
from ...words.reference import TOPICS, search
from ..flags import Language, language_of


def command(
    topic: Annotated[
        list[str] | None, typer.Argument(help="A topic, a rule's id (B3), or words to look for; without: all topics.")
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
    found = search(wanted, w)
    if not found:
        raise UserError(f"no topic {wanted!r}: choose one of {', '.join(TOPICS)}, or all")
    for name in found:
        console.print(Markdown(f"## {w.say(f'rules-{name}.title')}\n\n{w.say(f'rules-{name}')}\n"))


def list_topics(w: Words, console: Console) -> None:
    table = Table(title=w.say("table-topics"), title_justify="left", show_header=False, box=None)
    for name in TOPICS:
        table.add_row(name, w.say(f"rules-{name}.title"))
    console.print(table)
    console.print(f"[dim]ethnos rules TOPIC --lang {w.language}[/]", highlight=False)
