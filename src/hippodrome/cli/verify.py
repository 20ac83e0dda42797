"""`hippodrome verify`: replay a written game and check every draw of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.cli.saving import load
from hippodrome.cli.seating import display_names
from hippodrome.cli.speaking import speaking
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.match import DRAW
from hippodrome.games import game_named
from hippodrome.terminal.screen import Terminal, explained
from hippodrome.words import Words


def verify(
    file: Annotated[Path, typer.Argument(help="help-written-game")],
    as_json: Annotated[bool, typer.Option("--json", help="help-findings-json")] = False,
    pack: Annotated[str | None, typer.Option(help="help-own-pack")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """Replay a written game and check that every draw was fair."""
    with speaking(lang) as spoken:
        try:
            found = findings(file, pack)
        except HippodromeError as error:
            if as_json:
                print_json({"file": str(file), "fair": False, "error": explained(spoken, error)})
            raise
        if as_json:
            print_json(found)
        else:
            report(Terminal(spoken), spoken, found)


def findings(file: Path, pack: str | None = None) -> dict[str, Any]:
    """Check a game and say what was found; anything wrong is raised."""
    transcript = load(file, pack)
    draws = transcript.prove()
    points, winners = transcript.replay().standing()
    return {
        "file": str(file),
        "fair": True,
        "game": transcript.game.name,
        "rules_version": transcript.game.rules_version,
        "pack": transcript.pack.file or transcript.pack.name,
        "options": dict(transcript.options),
        "finished": transcript.finished,
        "decisions": sum(entry.seat != DRAW for entry in transcript.entries),
        "draws": draws,
        "seats": [
            {"name": name, "points": points[seat], "winner": seat in winners}
            for seat, name in enumerate(transcript.names)
        ],
        "commitment": transcript.commitment,
    }


def print_json(found: dict[str, Any]) -> None:
    """Print for programs."""
    typer.echo(json.dumps(found, ensure_ascii=False, indent=2))


def report(terminal: Terminal, spoken: Words, found: dict[str, Any]) -> None:
    """Print for people."""
    game = game_named(found["game"])
    names = display_names([seat["name"] for seat in found["seats"]], spoken)
    for name, seat in zip(names, found["seats"], strict=True):
        line = spoken.say("verify-seat", player=name, score=game.standing_of(seat["points"]))
        terminal.print(f"  {line}", "bold" if seat["winner"] else None)
    terminal.print(
        spoken.say(
            "verify-replayed",
            game=spoken.tell(game.title),
            decisions=found["decisions"],
            finished=str(found["finished"]),
        )
    )
    terminal.print(
        spoken.say("verify-fair", draws=found["draws"], commitment=found["commitment"]),
        "bold green",
    )
