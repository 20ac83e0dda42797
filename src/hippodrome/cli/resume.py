"""`hippodrome resume`: a game that was left goes on where it was, however long ago."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hippodrome.cli.play import USUAL_PACE, TerminalGame
from hippodrome.cli.saving import SavedGame, load, suggested
from hippodrome.cli.seating import lay_table, written_chair
from hippodrome.cli.speaking import speaking
from hippodrome.engine.errors import BadSetup


def resume(
    file: Annotated[Path, typer.Argument(help="help-unfinished-game")],
    pack: Annotated[str | None, typer.Option(help="help-own-pack")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
    pace: Annotated[float, typer.Option(min=0, help="help-pace")] = USUAL_PACE,
) -> None:
    """Go on with a game that was left, and hear what happened since your last turn."""
    with speaking(lang) as spoken:
        transcript = load(file, pack)
        if transcript.finished:
            again = suggested("replay", str(file), transcript.pack)
            raise BadSetup("resume-finished", file=str(file), command=again)
        transcript.prove()  # nobody goes on from draws that were tampered with
        chairs = [written_chair(name) for name in transcript.names]
        game, seed = transcript.game, transcript.seed
        assert seed is not None  # or it could not have been proven
        table = lay_table(
            *(game, transcript.pack, transcript.options, chairs, transcript.nonces, seed),
            tote=transcript.tote,
            hints=transcript.hints,
        )
        game_here = TerminalGame(spoken, table, chairs, pace)
        saved = SavedGame(file, file.read_text(encoding="utf-8"))
        game_here.go_on(saved, transcript.entries)
        status = game_here.run()
    raise typer.Exit(status)
