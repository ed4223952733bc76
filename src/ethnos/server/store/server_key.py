"""The server's key: a number that is kept outside of the database.

With it addresses are hashed and keys of links are made. So whoever steals the database or a
backup, but not the key, learns no address and can make no link.
"""

import contextlib
import hashlib
import logging
import os
import secrets
from pathlib import Path
from urllib.parse import unquote, urlsplit

from ...errors import UserError
from .private_files import OWNER_ONLY, keep_private

log = logging.getLogger("ethnos.store")
VARIABLE = "ETHNOS_KEY"
SHORTEST = 16  # letters


def key_in_file(file: Path) -> bytes:
    """The key of a file, which is made where there is none."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            _make(file)
        keep_private(file)
        return _from_text(file.read_text(encoding="utf-8"), str(file))
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(f"{file}: this key cannot be used: {error}; name another by --key-file") from error


def _make(file: Path) -> None:
    """The file is there with a whole key in it or not at all, even where the disk is full."""
    draft, key = file.with_name(f"{file.name}.{secrets.token_hex(4)}"), f"{secrets.token_hex(32)}\n"
    _write(draft, key)
    try:
        os.link(draft, file)
    except FileExistsError:  # another process was faster: its key counts
        pass
    except OSError:  # not every file system has links
        with contextlib.suppress(FileExistsError):
            _write(file, key)
    finally:
        draft.unlink(missing_ok=True)


def _write(file: Path, key: str) -> None:
    """A new file for its owner's eyes only, which is gone again where it cannot be written."""
    descriptor = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY)
    try:
        with os.fdopen(descriptor, "w") as made:
            made.write(key)
            made.flush()
            os.fsync(made.fileno())
    except BaseException:
        file.unlink(missing_ok=True)
        raise


def key_for_postgres(url: str) -> bytes:
    """Processes of one database need one key: without one of its own it follows from the database's password."""
    parts = urlsplit(url)
    if not parts.password:
        log.warning(f"the key follows from the database's name, which is no secret: set {VARIABLE} or --key-file")
    return hashlib.sha256(f"ethnos key {parts.path} {unquote(parts.password or '')}".encode()).digest()


def server_key(url: str | None, beside: Path | None, key_file: Path | None) -> bytes:
    """The key from the environment, a file that was named, the file beside an SQLite database, or its password."""
    given = os.environ.get(VARIABLE)
    if given is not None:
        return _from_text(given, VARIABLE)
    if key_file is not None:
        return key_in_file(key_file)
    if beside is not None:
        return key_in_file(beside.with_name(f"{beside.name}.key"))
    assert url is not None
    return key_for_postgres(url)


def _from_text(text: str, where: str) -> bytes:
    if len(text.strip()) < SHORTEST:
        raise UserError(f"{where}: a key has at least {SHORTEST} letters; `openssl rand -hex 32` makes one")
    return hashlib.sha256(text.strip().encode()).digest()
