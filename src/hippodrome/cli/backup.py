"""`hippodrome backup` and `restore`: all that a house keeps in one file, and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.serve import shown, usual_folder
from hippodrome.cli.speaking import speaking
from hippodrome.engine.errors import BadSetup

Data = Annotated[Path | None, typer.Option(help="help-serve-data")]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="HIPPODROME_DATABASE",
        help="help-serve-database",
    ),
]


def place_of(data: Path | None, database: str | None) -> Path | str:
    """Say where games are kept: in the folder or the database that was named, or as usual."""
    if data is not None and database is not None:
        raise BadSetup("serve-two-stores")
    return database or (data if data is not None else usual_folder())


@contextmanager
def failing_as(key: str, **params: str) -> Iterator[None]:
    """Let what a disk or a database refuses be a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except (OSError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error)
        raise BadSetup(key, **params, reason=reason.strip().rstrip(".")) from error


def backup(
    file: Annotated[Path, typer.Argument(help="help-backup-file")],
    data: Data = None,
    database: Database = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """Copy all games into one file, also while they are being played."""
    from hippodrome.study.threads import progress_bar
    from hippodrome.table.backup import back_up

    with speaking(lang) as spoken:
        where = place_of(data, database)
        with (
            failing_as("backup-failed", file=str(file), place=shown(where)),
            progress_bar(spoken.say("backup-copying")) as progress,
        ):
            tables = back_up(where, file, progress=progress)
        for one in tables:
            print(spoken.say("backup-table", table=one.table, rows=one.rows, hash=one.hash[:16]))
        print(spoken.say("backup-done", place=shown(where), file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="help-restore-file")],
    where: Annotated[
        str,
        typer.Argument(
            metavar="WHERE",
            help="help-restore-where",
        ),
    ],
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """Put the games of a backup into an empty folder or database."""
    from hippodrome.study.threads import progress_bar
    from hippodrome.table import backup as keeping
    from hippodrome.table.engines import is_address

    with speaking(lang) as spoken:
        place = where if is_address(where) or "://" in where else Path(where)
        with (
            failing_as("restore-failed", file=str(file), place=shown(place)),
            progress_bar(spoken.say("backup-copying")) as progress,
        ):
            tables = keeping.restore(file, place, progress=progress)
        for one in tables:
            print(spoken.say("backup-table", table=one.table, rows=one.rows, hash=one.hash[:16]))
        print(spoken.say("restore-done", file=str(file), place=shown(place)))
