"""`ethnos backup` and `ethnos restore`: every table in one file."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn

from .serve import Database

BackupFile = Annotated[Path, typer.Argument(help="The backup.", metavar="FILE")]


def backup(file: BackupFile, database: Database = None) -> None:
    """Write all tables into a new FILE; the server may go on meanwhile."""
    from ...server.store.copying import backup as write  # half a second that no other command should wait

    with _progress() as shown:
        task = shown.add_task("rows", total=None)
        count = write(database, file, lambda rows: shown.advance(task, rows))
    print(f"{count} entries written to {file}")


def restore(file: BackupFile, database: Database = None) -> None:
    """Put the tables of FILE into a database that has none yet, of either kind."""
    from ...server.store.copying import restore as read

    with _progress() as shown:
        task = shown.add_task("rows", total=None)
        count = read(file, database, lambda rows: shown.advance(task, rows))
    print(f"{count} entries restored from {file}")


def _progress() -> Progress:
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.completed} {task.description}"))
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
