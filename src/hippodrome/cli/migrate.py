"""`hippodrome migrate`: from the folder of one process to a database of many."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.speaking import speaking
from hippodrome.engine.errors import BadSetup


def migrate(
    source: Annotated[Path, typer.Argument(metavar="FROM", help="help-migrate-from")],
    target: Annotated[
        str,
        typer.Argument(
            metavar="TO",
            envvar="HIPPODROME_DATABASE",
            help="help-migrate-to",
        ),
    ],
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """Move all games of a folder into PostgreSQL; the folder stays as it is."""
    from sqlalchemy.exc import SQLAlchemyError

    from hippodrome.table.engines import without_password
    from hippodrome.table.moving import Moved, move

    with speaking(lang) as spoken:

        def report(moved: Moved) -> None:
            key = "migrate-table"
            print(spoken.say(key, table=moved.table, rows=moved.rows, hash=moved.hash[:16]))

        shown = without_password(target)
        try:
            move(source, target, report)
        except (OSError, SQLAlchemyError) as error:
            reason = str(getattr(error, "orig", error)).strip().rstrip(".")
            raise BadSetup("migrate-failed", address=shown, reason=reason) from error
        print(spoken.say("migrate-done", address=shown, folder=str(source)))
