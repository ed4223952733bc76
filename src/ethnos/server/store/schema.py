"""The schema, for migrations and for copying; entries are written by hand (sqlite, postgres)."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text, false

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("creator", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("code", Text, unique=True),
    Column("touched", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Index("games_due", "due"),
    Index("games_creator", "creator"),
    Index("games_touched", "touched"),
)

entries = Table(
    "entries",
    metadata,
    Column("game", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

TABLES = (games, entries, facts)
