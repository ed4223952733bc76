"""Files that only their owner may read: databases, what lies beside them, backups and keys.

A database holds the secrets from which running games are dealt.
"""

import logging
import os
import stat
from pathlib import Path

log = logging.getLogger("ethnos.store")
OWNER_ONLY = 0o600
BESIDE = ("", "-wal", "-shm", "-journal")  # SQLite's own; it makes them with the mode of the database


def create_private(file: Path) -> None:
    """An empty file that only its owner may read, where there is none yet."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))


def keep_private(database: Path) -> None:
    """A database, new or old, and what lies beside it, for its owner's eyes only; OSError where that cannot be."""
    create_private(database)
    for end in BESIDE:
        _close_to_others(database.with_name(database.name + end))


def _close_to_others(file: Path) -> None:
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
    except FileNotFoundError:
        return
    if mode & 0o077:
        file.chmod(OWNER_ONLY)
        log.warning("others could read this file", extra={"file": str(file), "was": oct(mode)})
