"""`hippodrome export`: all finished games of a house, as transcripts and as a table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.backup import Data, Database, failing_as, place_of
from hippodrome.cli.serve import shown
from hippodrome.cli.speaking import speaking
from hippodrome.engine.errors import BadSetup


def export(
    folder: Annotated[Path, typer.Argument(help="help-export-folder")],
    data: Data = None,
    database: Database = None,
    form: Annotated[
        list[str] | None,
        typer.Option("--format", help="help-export-format"),
    ] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """Write every finished game as a transcript, and all of them as one table."""
    import numpy

    from hippodrome.study.book import write_whole
    from hippodrome.study.tables import as_csv, as_parquet, check_format
    from hippodrome.study.threads import progress_bar
    from hippodrome.table.backup import one_moment
    from hippodrome.table.exporting import Row
    from hippodrome.table.exporting import export as written

    with speaking(lang) as spoken:
        formats = [check_format(one) for one in form or ["csv"]]
        where = place_of(data, database)
        if folder.is_dir() and any(folder.iterdir()):
            raise BadSetup("export-folder-full", folder=str(folder))
        with (
            failing_as("export-failed", folder=str(folder), place=shown(where)),
            progress_bar(spoken.say("export-writing")) as progress,
            one_moment(where) as ours,
        ):
            folder.mkdir(parents=True, exist_ok=True)
            rows = written(ours, folder, progress)
            columns = {
                name: numpy.array([row[place] for row in rows], dtype=object)
                for place, name in enumerate(Row._fields)
            }
            for one in formats:
                write_whole(
                    folder / f"seats.{one}", (as_csv if one == "csv" else as_parquet)(columns)
                )
        games = len({row.table for row in rows})
        print(spoken.say("export-done", games=games, folder=str(folder)))
