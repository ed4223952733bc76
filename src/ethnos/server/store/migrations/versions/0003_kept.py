"""What is kept beside the tables: reviews of games, and whatever else is made once and read often.

A row has a kind, and an id that is unique among its kind; its version says who of two writers was first.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "kept",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_index("kept_touched", "kept", ["kind", "touched"])


def downgrade() -> None:
    op.drop_table("kept")
