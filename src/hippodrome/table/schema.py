"""The tables of the database, as the migrations make them."""

from __future__ import annotations

import sqlalchemy as sql

METADATA = sql.MetaData()
LOG = sql.Table(
    "log",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("sequence", sql.Integer, primary_key=True),
    sql.Column("event", sql.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
TABLES = sql.Table(
    "tables",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("title", sql.String(80), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("phase", sql.String(16), nullable=False),
    sql.Column("changed_at", sql.BigInteger, nullable=False),
    sql.Index("tables_by_phase", "phase", "changed_at"),
)
MEMBERS = sql.Table(
    "members",
    METADATA,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
)
PACKS = sql.Table(
    "packs",
    METADATA,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("printed", sql.LargeBinary, nullable=False),
)
ARCHIVES = sql.Table(
    "archives",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
RESULTS = sql.Table(
    "results",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("finished_at", sql.BigInteger, nullable=False),
    sql.Column("guest", sql.String(32), nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("bot", sql.String(32), nullable=False),
    sql.Column("points", sql.BigInteger, nullable=True),
    sql.Column("won", sql.Boolean, nullable=False),
    sql.Index("results_by_guest", "guest", "finished_at"),
)
ORDERS = sql.Table(
    "orders",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("written", sql.LargeBinary, nullable=False),
)
REVIEWS = sql.Table(
    "reviews",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("body", sql.LargeBinary, nullable=False),
)
PUZZLES = sql.Table(
    "puzzles",
    METADATA,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("puzzle", sql.String(16), primary_key=True),
    sql.Column("day", sql.Integer, primary_key=True),
    sql.Column("solved", sql.Boolean, nullable=False),
)
GUESTS = sql.Table(
    "guests",
    METADATA,
    sql.Column("token_hash", sql.String(64), primary_key=True),
    sql.Column("guest", sql.String(32), nullable=False, unique=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("silk", sql.Integer, nullable=False, server_default="0"),
)
PROCESSES = sql.Table(
    "processes",
    METADATA,
    sql.Column("process", sql.String(32), primary_key=True),
    sql.Column("until", sql.BigInteger, nullable=False),
)
LEASES = sql.Table(
    "leases",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("process", sql.String(32), nullable=False),
    sql.Index("leases_by_process", "process"),
)
KEPT = (LOG, TABLES, MEMBERS, PACKS, ARCHIVES, RESULTS, ORDERS, REVIEWS, PUZZLES, GUESTS)
"""All that a house remembers; who drives what now is forgotten with the processes."""
