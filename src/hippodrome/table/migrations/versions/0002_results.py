"""How finished games ended for whom, and the silk a guest has chosen."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for results and silks."""
    op.create_table(
        "results",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("finished_at", sql.BigInteger, nullable=False),
        sql.Column("guest", sql.String(32), nullable=False),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("bot", sql.String(32), nullable=False),
        sql.Column("points", sql.BigInteger, nullable=True),
        sql.Column("won", sql.Boolean, nullable=False),
    )
    op.create_index("results_by_guest", "results", ["guest", "finished_at"])
    op.add_column("guests", sql.Column("silk", sql.Integer, nullable=False, server_default="0"))
