"""A database is brought to today's shape without losing anything, and only when it has to be."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from hippodrome.table.log import Row
from hippodrome.table.migrations import FOLDER, NEWEST, migrate, revision_of
from hippodrome.table.schema import METADATA
from hippodrome.table.store import Store
from tests.table.tables import refused

LATER = '''
"""Tables get a note."""

import sqlalchemy as sql
from alembic import op

revision = "9001"
down_revision = "{newest}"


def upgrade() -> None:
    with op.batch_alter_table("log") as log:
        log.add_column(sql.Column("note", sql.String(8), server_default="old"))
'''

FAILING = """
    op.create_table("half", sql.Column("x", sql.Integer))
    raise RuntimeError("the power failed")
"""


def engine(folder: Path) -> sql.Engine:
    return sql.create_engine(f"sqlite:///{folder / 'hippodrome.db'}")


def future_folder(tmp_path: Path, upgrade: str = "") -> Path:
    """The migrations of a later Hippodrome: ours and one more."""
    folder = tmp_path / "migrations"
    shutil.copytree(FOLDER, folder)
    later = LATER.format(newest=NEWEST) + upgrade
    (folder / "versions" / "9001_note.py").write_text(later, encoding="utf-8")
    return folder


def written(folder: Path) -> None:
    """A database as we make it, with something in it."""
    store = Store.in_folder(folder)
    for sequence in (1, 2, 3):
        store.append(Row("a", sequence, b"event %d" % sequence)).result()
    store.close()


def test_the_newest_revision_is_the_last_one_in_the_folder() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


def test_migrations_make_exactly_the_tables_the_store_uses(tmp_path: Path) -> None:
    Store.in_folder(tmp_path).close()
    opened = engine(tmp_path)
    with opened.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert "WITHOUT ROWID" in str(
            connection.execute(
                sql.text("SELECT sql FROM sqlite_master WHERE name = 'log'")
            ).scalar()
        )
    opened.dispose()


def test_an_old_database_is_upgraded_and_keeps_its_log(tmp_path: Path) -> None:
    written(tmp_path)
    opened = engine(tmp_path)
    migrate(opened, future_folder(tmp_path), "9001")
    assert revision_of(opened) == "9001"
    with opened.connect() as connection:
        rows = connection.execute(sql.text("SELECT * FROM log ORDER BY sequence")).all()
    assert [tuple(row) for row in rows] == [
        ("a", sequence, b"event %d" % sequence, "old") for sequence in (1, 2, 3)
    ]
    opened.dispose()


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    written(tmp_path)
    opened = engine(tmp_path)
    with pytest.raises(RuntimeError, match="power"):
        migrate(opened, future_folder(tmp_path, FAILING), "9001")
    assert revision_of(opened) == NEWEST
    assert not sql.inspect(opened).has_table("half")
    opened.dispose()
    store = Store.in_folder(tmp_path)
    assert len(store.events("a")) == 3
    store.close()


def test_a_database_of_a_newer_hippodrome_is_a_sentence(tmp_path: Path) -> None:
    written(tmp_path)
    opened = engine(tmp_path)
    migrate(opened, future_folder(tmp_path), "9001")
    opened.dispose()
    refused("store-newer", lambda: Store.in_folder(tmp_path))


def test_opening_a_database_that_is_as_it_should_be_loads_no_migrations(tmp_path: Path) -> None:
    written(tmp_path)
    program = (
        "import sys; from pathlib import Path; from hippodrome.table.store import Store; "
        "Store.in_folder(Path(sys.argv[1])).close(); assert 'alembic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=True)
