"""Word that people have left for decisions to come."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for orders."""
    op.create_table(
        "orders",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("written", sql.LargeBinary, nullable=False),
    )
