"""Which puzzles guests have tried, so that a streak can be told."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for tries."""
    op.create_table(
        "puzzles",
        sql.Column("guest", sql.String(32), primary_key=True),
        sql.Column("puzzle", sql.String(16), primary_key=True),
        sql.Column("day", sql.Integer, primary_key=True),
        sql.Column("solved", sql.Boolean, nullable=False),
    )
