"""Which process drives which table, where several serve one store."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for processes and leases."""
    op.create_table(
        "processes",
        sql.Column("process", sql.String(32), primary_key=True),
        sql.Column("until", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("process", sql.String(32), nullable=False),
    )
    op.create_index("leases_by_process", "leases", ["process"])
