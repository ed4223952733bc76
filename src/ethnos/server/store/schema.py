"""The schema, for migrations and for copying; entries are written by hand (sqlite, postgres)."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text, false, text

metadata = MetaData()
LISTED = text("open AND NOT archived")  # as the question for open tables has it, or the index is not used

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
    Column("shown", Text),
    Index("games_due", "due"),
    Index("games_creator", "creator", "created"),
    Index("games_idle", "status", "archived", "touched"),
    Index("games_listed", "status", "created", postgresql_where=LISTED, sqlite_where=LISTED),
    Index("games_created", "created"),
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

kept = Table(
    "kept",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("value", LargeBinary, nullable=False),
    Index("kept_touched", "kind", "touched"),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("choice", Integer, primary_key=True),
    Column("count", BigInteger, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("shift", BigInteger, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("record", Text, nullable=False),
    Column("creator", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("studies_creator", "creator", "created"),
    Index("studies_touched", "touched"),
)

TABLES = (games, entries, facts, kept, puzzle_answers, puzzle_ratings, studies)
