"""`ethnos tables`: what an operator does with tables, on the command line."""

import asyncio
import json
import sys
from collections.abc import Coroutine, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as RichTable

from ...errors import UserError
from ...words import Words, words
from ..flags import AsJson, Language, in_language
from ..help_pages import SpokenCommand, SpokenGroup
from ..language import language_of
from .serve import Database, KeepFinished, KeepGames, KeepLobbies

STATUSES = ("lobby", "playing", "over")
TableName = Annotated[str, typer.Argument(help="A table, as its link names it.", metavar="TABLE")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")]
app = typer.Typer(
    name="tables",
    help="Look at tables, end them, delete them. The server may run while you look, but not while you change an "
    "SQLite file.",
    cls=SpokenGroup,
    callback=in_language,
    add_completion=False,
    rich_markup_mode=None,
)


@app.command("list", cls=SpokenCommand)
def list_tables(
    status: Annotated[str | None, typer.Option(help=f"Only tables of this status: {', '.join(STATUSES)}.")] = None,
    limit: Annotated[int, typer.Option(help="At most this many, newest first.", min=1)] = 50,
    as_json: AsJson = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """List tables, newest first."""
    from ...server import operating

    w = words(language_of(lang))
    if status is not None and status not in STATUSES:
        raise UserError(f"unknown status {status!r}: choose one of {', '.join(STATUSES)}")
    found = asyncio.run(operating.summaries(database, status, limit))
    if as_json:
        print(json.dumps([vars(one) for one in found], indent=2))
        return
    Console().print(draw_tables(found, w))


def draw_tables(found: Sequence[Any], w: Words) -> RichTable:
    drawn = RichTable(box=None, pad_edge=False)
    for name in ("table", "status", "created", "touched", "entries", "listed"):
        drawn.add_column(w.say(f"tables-{name}"), overflow="fold", justify="right" if name == "entries" else "left")
    for one in found:
        listed = one.open and not one.archived and one.status != "over"
        cells = (one.id, one.status, _time(one.created), _time(one.touched), str(one.entries))
        drawn.add_row(*cells, w.say("told-yes" if listed else "told-no"))
    return drawn


@app.command("show", cls=SpokenCommand)
def show_table(table: TableName, as_json: AsJson = False, database: Database = None, lang: Language = None) -> None:
    """Show a table: who sits where, and how long its log is. Cards are not shown."""
    from ...server import operating

    w = words(language_of(lang))
    found = asyncio.run(operating.description(database, table))
    if as_json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
        return
    for name, value in found.items():
        if name == "seats":
            for seat in value:
                print(f"seat {seat['seat'] + 1:<10} {seat['kind']:7} {seat['name']}")
        elif name == "entries":
            print(f"{'entries':15} {', '.join(f'{count} {kind}' for kind, count in value.items())}")
        else:
            print(f"{name:15} {_time(value) if name in ('created', 'touched') else _plain(value, w)}")


@app.command("end", cls=SpokenCommand)
def end_table(table: TableName, yes: Yes = False, database: Database = None, lang: Language = None) -> None:
    """End a game without a result; it can still be looked at."""
    from ...server import operating

    w = words(language_of(lang))
    confirm(w, "ask-end-table", yes, table=table)
    asyncio.run(operating.end(database, table))
    print(w.say("told-table-over", table=table))


@app.command("delete", cls=SpokenCommand)
def delete_tables(
    tables: Annotated[list[str], typer.Argument(help="Tables, as their links name them.", metavar="TABLE…")],
    yes: Yes = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Delete tables with everything that happened at them, for good."""
    from ...server import operating

    w = words(language_of(lang))
    confirm(w, "ask-delete-tables", yes, count=len(tables))
    if missing := delete_each(tables, operating.delete(database, tables), "told-deleted", w):
        raise UserError(f"there is no table {missing}")


@app.command("prune", cls=SpokenCommand)
def prune_tables(
    keep_lobbies: KeepLobbies = 30,
    keep_games: KeepGames = 0,
    keep_finished: KeepFinished = 0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
    as_json: AsJson = False,
    yes: Yes = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Delete tables that nobody has touched for long; the server does the same by itself."""
    from ...server import operating
    from ...server.upkeep import Retention

    w = words(language_of(lang))
    retention = Retention(keep_lobbies, keep_games, keep_finished)
    found = asyncio.run(operating.outlived(database, retention))
    if found and not dry_run:
        confirm(w, "ask-delete-tables", yes, count=len(found))
        found = asyncio.run(operating.prune(database, retention))
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        print(w.say("told-would-be-deleted" if dry_run else "told-deleted", count=len(found)))


@app.command("forget", cls=SpokenCommand)
def forget_guest(
    table: TableName,
    name: Annotated[str, typer.Option(help="The person's name, as written at the table.")],
    yes: Yes = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Remove a person's name from a table's log; the game stays."""
    from ...server import operating

    w = words(language_of(lang))
    confirm(w, "ask-forget", yes, name=name, table=table)
    count = asyncio.run(operating.forget_guest(database, table, name))
    if not count:
        raise UserError(f"nobody called {name} was ever at table {table}")
    print(w.say("told-forgotten", count=count))


def delete_each(names: list[str], deleting: Coroutine[Any, Any, list[str]], told: str, w: Words) -> str:
    """Delete what was named, and tell how much that was; the names under which there was nothing."""
    deleted = asyncio.run(deleting)
    print(w.say(told, count=len(deleted)))
    return ", ".join(name for name in names if name not in deleted)


def confirm(w: Words, question: str, yes: bool, **arguments: object) -> None:
    if yes:
        return
    if not sys.stdin.isatty():
        raise UserError("nothing was changed: say --yes where nobody can be asked")
    typer.confirm(w.say(question, **arguments), abort=True)


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _plain(value: object, w: Words) -> str:
    """As a person would write it, not as Python does."""
    if isinstance(value, dict):
        return " ".join(map(str, value.values()))
    if isinstance(value, bool):
        return w.say("told-yes" if value else "told-no")
    return "-" if value is None else str(value)
