"""Brings a database to today's shape, whichever Hippodrome made it."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql

from hippodrome.engine.errors import HippodromeError

FOLDER = Path(__file__).parent
NEWEST = "0006"
"""The last revision in `versions`, kept here because reading them takes Alembic, which is slow."""
ONE_AT_A_TIME = 0x48495050
"""The lock of PostgreSQL that whoever upgrades holds; its number is ours alone."""


class NewerDatabaseError(HippodromeError):
    """A database that a newer Hippodrome has changed."""


def migrate(engine: sql.Engine, folder: Path = FOLDER, newest: str = NEWEST) -> None:
    """Upgrade a database, if it is not as it should be already."""
    if revision_of(engine) == newest:
        return
    # Imported here because a server that has nothing to upgrade should not wait for it.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            # Its driver opens no transaction for changes of shape: all of them, or none.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            # Several processes may start at once: the first upgrades, the others find it done.
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})")
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:  # its revision is none we know
            raise NewerDatabaseError("store-newer") from error


def revision_of(engine: sql.Engine) -> str | None:
    """Give the revision a database says it is at, or nothing for an empty one."""
    with engine.connect() as connection:
        if not sql.inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
        return None if found is None else str(found)
