"""Bringing a database to the schema of this program, before anything else is done with it."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

HERE = Path(__file__).parent / "migrations"
LOCK = 0x657468  # one migration at a time, whoever starts first


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrate_sqlite(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


async def migrate_postgres(url: str) -> None:
    engine = create_async_engine(f"postgresql+asyncpg://{url.split('://', 1)[1]}")
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
