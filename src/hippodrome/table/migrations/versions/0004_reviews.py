"""Reviews of finished games, which take minutes to make."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for reviews."""
    op.create_table(
        "reviews",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
