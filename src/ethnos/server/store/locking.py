"""One server a file: a second would not hear of the first one's entries."""

from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # not on every system
    fcntl = None  # type: ignore[assignment]

from ...errors import UserError


def lock(file: Path) -> IO[str]:
    """Keep everybody else from serving or changing this file, as long as what is returned stays open."""
    held = lock_file(file).open("a+")
    if not _seize(held):
        held.close()
        raise UserError(f"{file}: another server uses this database; stop it, or give another --database")
    held.truncate(0)
    return held


def running_at(file: Path) -> str | None:
    """The address of the server that has a database, if one has it and says so."""
    try:
        with lock_file(file).open("r+") as held:
            if _seize(held):
                return None
            held.seek(0)
            return held.read().strip() or None
    except OSError:  # there is none, or none we may look at: whoever opens the database will be told
        return None


def lock_file(file: Path) -> Path:
    """Beside the file itself, by whichever name it is called."""
    there = file.resolve()
    return there.with_name(f"{there.name}.lock")


def _seize(held: IO[str]) -> bool:
    if fcntl is None:
        return True
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
