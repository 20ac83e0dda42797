"""The databases a log can be kept in: an embedded one in a folder, or PostgreSQL by its address."""

from __future__ import annotations

import importlib.util
from typing import Any

import sqlalchemy as sql
from sqlalchemy import event as sql_event
from sqlalchemy.engine import URL, make_url

from hippodrome.engine.errors import BadSetup

POSTGRES = "postgresql"
POSTGRES_NAMES = ("postgresql", "postgres")
"""What an address of PostgreSQL may begin with."""
DRIVER = "postgresql+psycopg"
EXAMPLE = "postgresql://name@host/database"
INSTALL = 'pip install "hippodrome[scale]"'
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How long a server is waited for that does not answer; else a cut cable would be waited for."""
READERS = 10
"""Connections beside the writer's that are kept open, and as many again for a moment."""


def is_address(database: str | URL) -> bool:
    """Is this an address of PostgreSQL, rather than something else?"""
    text = database if isinstance(database, str) else database.drivername
    return text.partition(":")[0].partition("+")[0] in POSTGRES_NAMES


def postgres_at(address: str) -> URL:
    """Read an address of PostgreSQL, or say what is wrong with it."""
    try:
        url = make_url(address)
    except (sql.exc.ArgumentError, ValueError) as error:
        raise _no_address(address) from error
    if not is_address(url) or not url.database:
        raise _no_address(address)
    if importlib.util.find_spec("psycopg") is None:
        raise BadSetup("store-needs-driver", command=INSTALL)
    return url.set(drivername=DRIVER)


def _no_address(address: str) -> BadSetup:
    return BadSetup("store-bad-address", address=without_password(address), example=EXAMPLE)


def without_password(address: str) -> str:
    """Give an address as it may be shown."""
    try:
        return make_url(address).render_as_string(hide_password=True)
    except (sql.exc.ArgumentError, ValueError):
        before, at, after = address.rpartition("@")
        scheme, _, _ = before.partition("://")
        return f"{scheme}://…@{after}" if at else address


def engine_at(database: str | URL) -> sql.Engine:
    """Give the way to a database; nothing is asked of it yet."""
    if is_address(database):
        url = make_url(database)
        patience = {name: value for name, value in PATIENCE.items() if name not in url.query}
        # Readers find out that the server was restarted before they ask it something.
        return sql.create_engine(
            url, connect_args=patience, pool_pre_ping=True, pool_size=READERS, max_overflow=READERS
        )
    engine = sql.create_engine(database)
    sql_event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Make SQLite keep its promises: a commit returns when the data is on disk."""
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
