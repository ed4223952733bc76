"""What puzzles were answered, how their ratings moved, and studies that people keep."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("choice", sa.Integer, primary_key=True),
        sa.Column("count", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("shift", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "studies",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("creator", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("studies_creator", "studies", ["creator", "created"])
    op.create_index("studies_touched", "studies", ["touched"])


def downgrade() -> None:
    for table in ("studies", "puzzle_ratings", "puzzle_answers"):
        op.drop_table(table)
