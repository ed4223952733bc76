"""Bringing a database to the schema of this program, before anything else is done with it."""

from collections.abc import Iterable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from ...errors import UserError

HERE = Path(__file__).parent / "migrations"
LOCK = 0x657468  # one migration at a time, whoever starts first


def upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    refuse_newer(MigrationContext.configure(connection).get_current_heads())
    command.upgrade(config, "head")


def refuse_newer(found: Iterable[str]) -> None:
    """A schema that this program does not know is a later program's."""
    known = known_schemas()
    for revision in found:
        if revision not in known:
            raise UserError(
                f"it was written by a newer ethnos (schema {revision}, this program knows {known[0]}): "
                "use that version, or a backup made by this one"
            )


def known_schemas() -> list[str]:
    """The newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def migrate_sqlite(file: Path) -> None:
    """A file that is no database of ours, or one of a later program, is a UserError."""
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            connection.execute(text("PRAGMA secure_delete = ON"))
            upgrade(connection)
    except (SQLAlchemyError, CommandError, UserError) as error:
        raise UserError(f"{file}: this database cannot be used: {_reason(error)}") from error
    finally:
        engine.dispose()


async def migrate_postgres(url: str) -> None:
    """Raises what the network raises where there is no database; a UserError where there is one that does not fit."""
    engine = create_async_engine(f"postgresql+asyncpg://{url.split('://', 1)[1]}")
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(upgrade)
    except (SQLAlchemyError, CommandError, UserError) as error:
        raise UserError(f"the database cannot be brought up to date: {_reason(error)}") from error
    finally:
        await engine.dispose()


def _reason(error: Exception) -> str:
    """The driver's own words, in one line."""
    return str(getattr(error, "orig", None) or error).split("\n")[0]
