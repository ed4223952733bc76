"""`ethnos backup` and `ethnos restore`: every table in one file."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn

from ...words import words
from ..flags import Language
from ..language import language_of
from .serve import Database

BackupFile = Annotated[Path, typer.Argument(help="The backup file.", metavar="FILE")]


def backup(file: BackupFile, database: Database = None, lang: Language = None) -> None:
    """Write all tables into a new FILE; the server may keep running."""
    from ...server.store.copying import backup as write  # half a second that no other command should wait

    w = words(language_of(lang))
    with _progress() as shown:
        task = shown.add_task(w.say("told-rows"), total=None)
        count = write(database, file, lambda rows: shown.advance(task, rows))
    print(w.say("told-backed-up", count=count, file=str(file)))


def restore(file: BackupFile, database: Database = None, lang: Language = None) -> None:
    """Put the tables of FILE into an empty database of either kind."""
    from ...server.store.copying import restore as read

    w = words(language_of(lang))
    with _progress() as shown:
        task = shown.add_task(w.say("told-rows"), total=None)
        count = read(file, database, lambda rows: shown.advance(task, rows))
    print(w.say("told-restored", count=count, file=str(file)))


def _progress() -> Progress:
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.completed} {task.description}"))
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
