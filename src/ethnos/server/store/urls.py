"""Databases by URL: `sqlite:///path` or `postgresql://…`."""

from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from ...errors import UserError
from .base import Store
from .postgres import PostgresStore
from .sqlite import SqliteStore


def default_file() -> Path:
    return user_data_path("ethnos") / "tables.sqlite"


def is_postgres(url: str) -> bool:
    """Whether a URL is one of PostgreSQL; one that cannot be read is refused."""
    if not url.startswith(("postgresql://", "postgres://")):
        return False
    try:
        urlsplit(url).port  # noqa: B018 - reading it is the check
    except ValueError as error:
        raise UserError(f"the database's address cannot be read: {error}") from None
    return True


def file_of(url: str | None) -> Path:
    """The file of an SQLite database; the user's own where none is named."""
    if url is None:
        return default_file()
    if "://" not in url:
        raise UserError(
            f"the database is no URL: did you mean sqlite:///{url}? PostgreSQL is postgresql://USER@HOST/NAME"
        )
    if not url.startswith("sqlite:///"):
        raise UserError("the database is no URL we know: give sqlite:///FILE or postgresql://USER@HOST/NAME")
    if url == "sqlite:///":
        raise UserError("the database is no file: give sqlite:///FILE")
    return Path(url.removeprefix("sqlite:///"))


def existing(file: Path) -> Path:
    if not file.exists():
        raise UserError(f"{file}: there is no database here")
    return file


def store_at(url: str | None, address: str = "", key_file: Path | None = None) -> Store:
    """The store of a URL, for a server at an address."""
    if url is not None and is_postgres(url):
        return PostgresStore(url, key_file)
    return SqliteStore(file_of(url), address, key_file)
