"""`hippodrome resume`: a game that was left goes on where it was, however long ago."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.play import USUAL_PACE, Dice, Table
from hippodrome.cli.saving import Record, load
from hippodrome.cli.seating import written_chair
from hippodrome.cli.speaking import speaking
from hippodrome.engine.errors import BadSetup


def resume(
    file: Annotated[Path, typer.Argument(help="A written game that is not finished.")],
    pack: Annotated[
        str | None, typer.Option(help="The content file, if it was played with one's own.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
    pace: Annotated[
        float, typer.Option(min=0, help="Seconds to pause after what a bot did.")
    ] = USUAL_PACE,
) -> None:
    """Go on with a game that was left, and hear what happened since your last turn."""
    with speaking(lang) as spoken:
        transcript = load(file, pack)
        if transcript.finished:
            raise BadSetup("resume-finished", file=str(file))
        transcript.prove()  # nobody goes on from draws that were tampered with
        chairs = [written_chair(name) for name in transcript.names]
        dice = Dice(transcript.seed, transcript.nonces)
        table = Table(spoken, transcript.replay(0), chairs, dice, pace)
        table.go_on(Record(file), transcript.entries)
        status = table.run()
    raise typer.Exit(status)
