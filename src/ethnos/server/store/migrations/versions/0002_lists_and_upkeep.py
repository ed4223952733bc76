"""Lists and upkeep that stay quick with any number of tables; creators are forgotten.

What lists show is kept in the row of an open table from its next entry on. The hashes of
creators go, and the salt beside them: the key they are made with is outside of the database now.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None
LISTED = sa.text("open AND NOT archived")


def upgrade() -> None:
    op.add_column("games", sa.Column("shown", sa.Text))
    op.drop_index("games_touched", "games")
    op.drop_index("games_creator", "games")
    op.execute("UPDATE games SET creator = '' WHERE creator <> ''")
    op.execute("DELETE FROM facts WHERE name = 'salt'")
    op.create_index("games_creator", "games", ["creator", "created"])
    op.create_index("games_idle", "games", ["status", "archived", "touched"])
    op.create_index("games_listed", "games", ["status", "created"], postgresql_where=LISTED, sqlite_where=LISTED)
    op.create_index("games_created", "games", ["created"])


def downgrade() -> None:
    for index in ("games_created", "games_listed", "games_idle", "games_creator"):
        op.drop_index(index, "games")
    op.create_index("games_creator", "games", ["creator"])
    op.create_index("games_touched", "games", ["touched"])
    op.drop_column("games", "shown")
