"""The log of all tables, and what is kept beside it."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of an empty database."""
    op.create_table(
        "log",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("sequence", sql.Integer, primary_key=True),
        sql.Column("event", sql.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("title", sql.String(80), nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("phase", sql.String(16), nullable=False),
        sql.Column("changed_at", sql.BigInteger, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "changed_at"])
    op.create_table(
        "members",
        sql.Column("guest", sql.String(32), primary_key=True),
        sql.Column("table_id", sql.String(32), primary_key=True),
    )
    op.create_table(
        "packs",
        sql.Column("hash", sql.String(64), primary_key=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("printed", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "archives",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("body", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        sql.Column("token_hash", sql.String(64), primary_key=True),
        sql.Column("guest", sql.String(32), nullable=False, unique=True),
        sql.Column("name", sql.String(64), nullable=False),
    )
