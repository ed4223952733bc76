"""The rules reference printed in the terminal."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, MarkdownElement, TableElement
from rich.table import Table

from ..rules.facade.options import ALTERNATIVES, PRESETS
from ..words import Words
from ..words.reference import RULE_ID, page, passages, search


class FoldedTable(TableElement):
    """A table whose cells go on in the next line: Japanese has no spaces to break at, and would be cut."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for table in super().__rich_console__(console, options):
            assert isinstance(table, Table)
            for column in table.columns:
                column.overflow = "fold"
            yield table


class RulesMarkdown(Markdown):
    """The light Markdown of the reference."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = {**Markdown.elements, "table_open": FoldedTable}


def print_rules(wanted: str, console: Console, w: Words) -> bool:
    """What the reference says of some words or of a rule's id; False where it says nothing."""
    found = passages(wanted, w) if RULE_ID.fullmatch(wanted.strip()) else {}
    for topic, lines in found.items():
        print_page(topic, "\n\n".join(lines), console, w)
    if found:
        return True
    topics = search(wanted, w)
    print_topics(topics, console, w)
    return bool(topics)


def print_topics(topics: Sequence[str], console: Console, w: Words) -> None:
    for topic in topics:
        print_page(topic, page(topic, w), console, w)
        if topic == "options":
            console.print(w.say("options-set"), highlight=False, markup=False)
            console.print(draw_ways(w))


def print_page(topic: str, text: str, console: Console, w: Words) -> None:
    console.print(RulesMarkdown(f"## {w.say(f'rules-{topic}.title')}\n\n{text}\n"))


def draw_ways(w: Words) -> Table:
    """Every single rule that can be set, what it means, and which books have it so."""
    table = Table(box=None, pad_edge=False)
    table.add_column(w.say("options-name"), no_wrap=True)
    table.add_column(w.say("options-meaning"), overflow="fold")
    table.add_column(w.say("options-books"), overflow="fold")
    for number, one in ALTERNATIVES.items():
        for way in (one.off, one.on):
            books = [name for name, options in PRESETS.items() if one.chosen(options) == way]
            meaning = f"{w.say(f'option-{number.lower()}')}: {w.say(f'way-{way}')}"
            table.add_row(way, meaning, ", ".join(books))
    return table
