"""`hippodrome pack check`: whether a content file can be played, and what it prints otherwise."""

from __future__ import annotations

import json
import shlex
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.cli.helping import HelpfulCommand, HelpfulGroup
from hippodrome.cli.speaking import speaking
from hippodrome.engine.content import SOURCES, listed, quoted
from hippodrome.engine.editions import SHOWN_OF_HASH, changes, game_of, pack_with
from hippodrome.games import GAMES
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

SHOWN_OF_A_TABLE = 12
"""Changes of one table that are listed; of a whole new board nobody reads them all."""

pack = typer.Typer(cls=HelpfulGroup, help="help-pack-of-ones-own")


@pack.callback(cls=HelpfulGroup, help="help-pack-of-ones-own")
def packs() -> None:
    """Packs of your own: what is printed on boards, cards and dice."""


@pack.command(cls=HelpfulCommand, help="help-command-check")
def check(
    file: Annotated[Path, typer.Argument(help="help-content-file")],
    as_json: Annotated[bool, typer.Option("--json", help="help-findings-json")] = False,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """Say whether a content file can be played, and what it prints otherwise."""
    with speaking(lang) as spoken:
        found = findings(file, spoken)
        if as_json:
            typer.echo(json.dumps(found, ensure_ascii=False, indent=2))
        else:
            report(Terminal(spoken), spoken, found)


def findings(file: Path, spoken: Words) -> dict[str, Any]:
    """Read a pack as a table would, and compare it; anything wrong is raised."""
    game = game_of(file, GAMES)
    printed = game.pack(str(file))
    known = pack_with(game, printed.hash)
    (standard, _), (content, _) = game.content(), game.content(str(file))
    return {
        "file": str(file),
        "game": game.name,
        "called": spoken.tell(game.title),
        "hash": printed.hash,
        "known_as": known.name if known is not None else None,
        "changes": [
            {"table": one.table, "place": one.place, "before": one.before, "after": one.after}
            for one in changes(standard, content)
        ],
        "sources": {
            source: [name for name, told in content.provenance.items() if told.source == source]
            for source in SOURCES
        },
    }


def report(terminal: Terminal, spoken: Words, found: dict[str, Any]) -> None:
    """Print for people."""
    say, game, file = spoken.say, found["called"], found["file"]
    if found["known_as"]:
        known = say("pack-check-known", file=file, edition=found["known_as"], game=game)
        terminal.print(known, "bold")
    if found["changes"]:
        count = len(found["changes"])
        otherwise = say("pack-check-otherwise", file=file, game=game, changes=count)
        terminal.print(otherwise, "bold")
    for table, group in groupby(found["changes"], key=lambda one: one["table"]):
        listed_ones = list(group)
        for one in listed_ones[:SHOWN_OF_A_TABLE]:
            before, after = quoted(one["before"]), quoted(one["after"])
            place = one["place"]
            line = say("pack-check-change", table=table, place=place, before=before, after=after)
            terminal.print(f"  {line}")
        more = len(listed_ones) - SHOWN_OF_A_TABLE
        if more > 0:
            terminal.print("  " + say("pack-check-more", table=table, more=more))
    terminal.print(say("pack-check-sources"))
    for source, tables in found["sources"].items():
        if tables:
            terminal.print("  " + say("pack-check-source", source=source, tables=listed(tables)))
    if not found["known_as"]:
        terminal.print(say("pack-check-bots"))
    terminal.print(say("pack-check-hash", hash=found["hash"][:SHOWN_OF_HASH]), "dim")
    terminal.print(say("pack-check-play"), "dim")
    terminal.suggest(shlex.join(["hippodrome", "play", found["game"], "--pack", file]))
