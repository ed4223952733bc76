"""The files that users name: what the system refuses about one is said in a line."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..arena.charts import need_charts
from ..errors import UserError


@contextmanager
def users_file(file: Path) -> Iterator[Path]:
    """Use a file or folder that the user named; one that is not there, full or forbidden is a UserError."""
    try:
        yield file
    except OSError as error:
        raise UserError(f"{error.filename or file}: {error.strerror or error}") from error


def check_writable(file: Path) -> None:
    """A file that cannot be written is better known before the work than after it; nothing is left where none was."""
    with users_file(file):
        there = file.exists()
        file.open("ab").close()
        if not there:
            file.unlink()


def check_plot(file: Path | None) -> None:
    """Whether a chart can be drawn into a file, where one was asked for: known before the work as well."""
    if file is None:
        return
    if file.suffix != ".svg":
        raise UserError(f"{file}: plots are drawn as .svg")
    need_charts()
    check_writable(file)
