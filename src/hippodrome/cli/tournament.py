"""`hippodrome tournament`: bots challenge each other on the same draws and climb a ladder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hippodrome.cli.seating import GAME_HELP, read_options
from hippodrome.cli.speaking import speaking
from hippodrome.cli.studies import (
    Cores,
    Edition,
    Formats,
    Into,
    Json,
    Language,
    On,
    Options,
    Report,
    desk,
)
from hippodrome.games import game_named
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

if TYPE_CHECKING:
    from hippodrome.study.ladder import Ladder

BAR_WIDTH = 30
"""Signs of the longest bar."""


def tournament(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    bots: Annotated[str, typer.Option(help="help-tournament-bots")] = "gambler,tipster,scout",
    seats: Annotated[int, typer.Option(help="help-tournament-seats")] = 2,
    deals: Annotated[int, typer.Option(help="help-tournament-deals")] = 50,
    bar: Annotated[float | None, typer.Option(help="help-tournament-bar")] = None,
    option: Options = None,
    pack: Edition = "standard",
    seed: Annotated[int, typer.Option(help="help-tournament-seed")] = 1,
    cores: Cores = None,
    on: On = None,
    into: Into = None,
    formats: Formats = None,
    report: Report = None,
    plot: Annotated[Path | None, typer.Option(help="help-tournament-plot")] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Let bots challenge each other, and show who is better, and by how much."""
    with speaking(lang) as spoken:
        from hippodrome.study.entrants import entrants  # NumPy takes a while to import
        from hippodrome.study.ladder import Wanted, check, climb

        room = game_named(game)
        at = desk(spoken, cores=cores, on=on, folder=into, formats=formats, report=report)
        wanted = Wanted(
            game=room,
            pack=room.pack(pack),
            seats=seats,
            options=read_options(room, option or []),
            entrants=entrants(room, bots),
            deals=deals,
            seed=seed,
            cores=at.cores,
            bar=bar,
        )
        check(wanted)
        climbed = at.played(
            room,
            spoken.say("ladder-playing", game=room.name),
            lambda progress: climb(wanted, into, progress, at.crew),
        )
        if plot is not None:
            from hippodrome.study.ladder_plot import plot as draw

            draw(climbed, spoken, plot)
        if as_json:
            typer.echo(json.dumps(climbed.as_json(), indent=2))
        else:
            show(Terminal(spoken), spoken, climbed)
        assert climbed.findings is not None
        at.leave(None if as_json else Terminal(spoken), climbed.findings)


def show(terminal: Terminal, spoken: Words, climbed: Ladder) -> None:
    """Print the matches, and the ladder they make."""
    from rich.table import Table

    wanted = climbed.wanted
    matches = Table(title=spoken.say("ladder-title", game=wanted.game.name, seats=wanted.seats))
    for key in ("ladder-challenger", "ladder-others"):
        matches.add_column(spoken.say(key))
    for key in ("ladder-games", "simulate-wins"):
        matches.add_column(spoken.say(key), justify="right")
    for match in climbed.matches:
        won = match.interval
        matches.add_row(
            match.challenger,
            spoken.say("ladder-so-many", count=match.seats - 1, bot=match.others),
            spoken.say("ladder-count", games=len(match.deals) * match.seats),
            spoken.say("simulate-share", mean=won.mean, margin=won.margin),
        )
    terminal.print(matches)
    rungs = Table(title=spoken.say("ladder-ratings"))
    rungs.add_column(spoken.say("simulate-bot"))
    rungs.add_column(spoken.say("ladder-rating"), justify="right")
    rungs.add_column("")
    highest = max(1.0, *(rung.rating.mean for rung in climbed.rungs))
    for rung in reversed(climbed.rungs):
        rating = rung.rating
        rungs.add_row(
            rung.name,
            spoken.say("simulate-whole", mean=round(rating.mean), margin=round(rating.margin)),
            "█" * max(0, round(BAR_WIDTH * rating.mean / highest)),
        )
    terminal.print(rungs)
    terminal.print(spoken.say("ladder-repeat", seed=str(wanted.seed)))
