"""All that a house keeps in one file, taken while games go on; and the way back.

A backup is a SQLite file whatever the house runs on, so it can be restored into a folder or into
PostgreSQL. It says of each table how many rows it holds and what they hash to: a file that was
damaged since is noticed before anything is restored.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sql

from hippodrome.engine.errors import BadSetup
from hippodrome.table.engines import POSTGRES, engine_at, postgres_at, without_password
from hippodrome.table.folder import DATABASE, OWNERS_FILE, SQLITE_MAGIC, DataFolder
from hippodrome.table.migrations import NEWEST, migrate, revision_of
from hippodrome.table.moving import Moved, Progress, Report, copied, into_postgres, tally
from hippodrome.table.schema import KEPT

BACKUP = sql.Table(
    "backup",
    sql.MetaData(),
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("rows", sql.BigInteger, nullable=False),
    sql.Column("hash", sql.String(64), nullable=False),
)
"""What a backup says of its own tables."""


def back_up(
    where: Path | str,
    file: Path,
    report: Report = lambda _: None,
    progress: Progress = lambda _done, _all: None,
) -> list[Moved]:
    """Copy all that a folder or a database keeps into a file, as it was at one moment.

    Servers may go on writing to it: they wait for nothing, and what they write later is left out.
    """
    if file.exists():
        raise BadSetup("backup-file-there", file=str(file))
    with one_moment(where) as ours, _written_beside(file) as beside:
        target = engine_at(f"sqlite:///{beside}")
        try:
            migrate(target)
            with target.begin() as theirs:
                found = [*copied(ours, theirs, report, progress)]
                BACKUP.create(theirs)
                theirs.execute(
                    BACKUP.insert(),
                    [{"name": one.table, "rows": one.rows, "hash": one.hash} for one in found],
                )
            _in_one_file(target)
        finally:
            target.dispose()
    return found


def restore(
    file: Path,
    where: Path | str,
    report: Report = lambda _: None,
    progress: Progress = lambda _done, _all: None,
) -> list[Moved]:
    """Put all that a backup holds into a folder or a database that holds nothing yet."""
    if isinstance(where, Path):
        return _into_folder(file, where, report)
    url = postgres_at(where)
    with tempfile.TemporaryDirectory() as beside:
        source = _checked(file, Path(beside) / DATABASE)
        try:
            with source.connect() as ours:
                return into_postgres(ours, url, without_password(where), report, progress)
        finally:
            source.dispose()


def _into_folder(file: Path, folder: Path, report: Report) -> list[Moved]:
    """Let a checked copy of a backup become the database of a folder."""
    database = folder / DATABASE
    if database.exists() and database.stat().st_size:
        raise BadSetup("restore-not-empty", folder=str(folder))
    with closing(DataFolder(folder)):  # nobody opens a house there meanwhile
        beside = folder / f".{DATABASE}.restored"
        try:
            source = _checked(file, beside)
            try:
                with source.connect() as found:
                    tables = [tally(found, table) for table in KEPT]
                _in_one_file(source)
            finally:
                source.dispose()
            beside.replace(database)
        finally:
            beside.unlink(missing_ok=True)
    for one in tables:
        report(one)
    return tables


def _checked(file: Path, copy: Path) -> sql.Engine:
    """Copy a backup, hold it to what it says of itself, and bring it to today's shape."""
    _copied_file(file, copy)
    engine = engine_at(f"sqlite:///{copy}")
    try:
        with engine.begin() as connection:
            if not sql.inspect(connection).has_table(BACKUP.name):
                raise BadSetup("restore-no-backup", file=str(file))
            promised = {row.name: row for row in connection.execute(sql.select(BACKUP))}
            for name, row in promised.items():
                # As the file has it: it may be of an older Hippodrome.
                table = sql.Table(name, sql.MetaData(), autoload_with=connection)
                if tally(connection, table) != Moved(name, row.rows, row.hash):
                    raise BadSetup("restore-damaged", file=str(file), table=name)
            BACKUP.drop(connection)
        migrate(engine)
    except sql.exc.DatabaseError as error:
        engine.dispose()
        raise BadSetup("restore-no-backup", file=str(file)) from error
    except BaseException:
        engine.dispose()
        raise
    return engine


def _copied_file(file: Path, copy: Path) -> None:
    """Copy a file that begins as a backup does."""
    try:
        with file.open("rb") as source:
            if source.read(len(SQLITE_MAGIC)) != SQLITE_MAGIC:
                raise BadSetup("restore-no-backup", file=str(file))
    except OSError as error:
        raise BadSetup("restore-unreadable", file=str(file), reason=str(error.strerror)) from error
    _made(copy)
    shutil.copyfile(file, copy)


@contextmanager
def one_moment(where: Path | str) -> Iterator[sql.Connection]:
    """Read a folder or a database as it is at one moment, whoever writes to it meanwhile."""
    if isinstance(where, Path) and not (where / DATABASE).is_file():
        raise BadSetup("migrate-nothing-there", folder=str(where))
    address = f"sqlite:///{where / DATABASE}" if isinstance(where, Path) else postgres_at(where)
    engine = engine_at(address)
    try:
        if revision_of(engine) != NEWEST:
            shown = str(where) if isinstance(where, Path) else without_password(where)
            raise BadSetup("backup-other-version", place=shown)
        with engine.connect() as connection:
            if engine.dialect.name == POSTGRES:
                yield connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            else:
                # Its driver would let each question see a moment of its own.
                connection.exec_driver_sql("BEGIN")
                yield connection
    finally:
        engine.dispose()


@contextmanager
def _written_beside(file: Path) -> Iterator[Path]:
    """Give a file that takes its name once it is whole; its owner alone may read it."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    _made(beside)
    try:
        yield beside
        beside.replace(file)
    finally:
        for rest in beside.parent.glob(f"{beside.name}*"):
            rest.unlink()


def _made(file: Path) -> None:
    """Make an empty file that nobody else may read: it will hold the seeds of games in play."""
    file.unlink(missing_ok=True)
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_FILE))


def _in_one_file(engine: sql.Engine) -> None:
    """Put what SQLite keeps beside a database into it, and leave nothing beside it."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
