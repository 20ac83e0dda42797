"""`hippodrome resume`: a game that was left goes on where it was, however long ago."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.play import USUAL_PACE, TerminalGame
from hippodrome.cli.saving import SavedGame, load
from hippodrome.cli.seating import lay_table, written_chair
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
        game, seed = transcript.game, transcript.seed
        assert seed is not None  # or it could not have been proven
        printed = game.pack(transcript.edition)
        table = lay_table(game, printed, transcript.options, chairs, transcript.nonces, seed)
        game_here = TerminalGame(spoken, table, chairs, pace)
        game_here.go_on(SavedGame(file), transcript.entries)
        status = game_here.run()
    raise typer.Exit(status)
