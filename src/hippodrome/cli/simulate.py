"""`hippodrome simulate`: many games among bots, and a table of who scores what."""

from __future__ import annotations

import json
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
    Margin,
    On,
    Options,
    Report,
    Seed,
    desk,
    seed_of,
)
from hippodrome.games import game_named
from hippodrome.terminal.face import Face
from hippodrome.terminal.faces import face_of
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

if TYPE_CHECKING:
    from hippodrome.study.estimates import Estimate
    from hippodrome.study.simulate import GroupResult, Result

SEATS_HELP = "help-simulate-seats"


def simulate(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    seats: Annotated[str, typer.Option(help=SEATS_HELP)] = "tipster,gambler,gambler",
    games: Annotated[int, typer.Option(help="help-simulate-games")] = 10_000,
    margin: Margin = None,
    option: Options = None,
    pack: Edition = "standard",
    seed: Seed = None,
    cores: Cores = None,
    on: On = None,
    into: Into = None,
    formats: Formats = None,
    report: Report = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Play many games among bots and show who scores what."""
    with speaking(lang) as spoken:
        from hippodrome.study.entrants import entrants  # Numba and NumPy take a while to import
        from hippodrome.study.figures import narrow
        from hippodrome.study.simulate import check_size, one_arm, simulated
        from hippodrome.study.stopping import Everything
        from hippodrome.study.studies import Study

        room = game_named(game)
        at = desk(spoken, cores=cores, on=on, folder=into, formats=formats, report=report)
        check_size(games, at.cores)
        arm = one_arm(
            room, room.pack(pack), entrants(room, seats), read_options(room, option or [])
        )
        rule = Everything() if margin is None else narrow(room, margin)
        study = Study(room, (arm,), games, seed_of(into, seed), rule)
        result, findings = at.played(
            room,
            spoken.say("simulate-playing", games=games),
            lambda progress: simulated(study, at.crew, into, cores=at.cores, progress=progress),
        )
        if as_json:
            typer.echo(json.dumps(result.as_json(), indent=2))
        else:
            show(Terminal(spoken), spoken, result)
        at.leave(None if as_json else Terminal(spoken), findings)


def show(terminal: Terminal, spoken: Words, result: Result) -> None:
    """Print the table of results, and how to repeat it."""
    from rich.table import Table

    table = Table(title=spoken.say("simulate-title", game=result.game, games=result.games))
    table.add_column(spoken.say("simulate-seat"))
    table.add_column(spoken.say("simulate-bot"))
    face = face_of(game_named(result.game))
    for title in (
        face.figures_heading(spoken),
        spoken.say("simulate-wins"),
        spoken.say("simulate-lead"),
    ):
        table.add_column(title, justify="right")
    for group in result.by_seat:
        table.add_row(str(group.seats[0]), *figures(group, face, spoken))
    table.add_section()
    for group in result.by_bot:
        table.add_row(spoken.say("simulate-all-seats"), *figures(group, face, spoken))
    terminal.print(table)
    terminal.print(
        spoken.say(
            "simulate-speed",
            games=round(result.games / result.seconds),
            cores=result.cores,
            seed=str(result.seed),
        )
    )


def figures(group: GroupResult, face: Face, spoken: Words) -> list[str]:
    """Write a row: the bot and its figures with their intervals."""
    wins = group.win_rate
    return [
        group.bot,
        figure(group.points, face.decimals, spoken),
        spoken.say("simulate-share", mean=wins.mean, margin=wins.margin),
        figure(group.lead, face.decimals, spoken) if group.lead else "–",
    ]


def figure(estimate: Estimate, decimals: bool, spoken: Words) -> str:
    """Write a mean with its interval, as exactly as its unit is worth."""
    if decimals:
        return spoken.say("simulate-figure", mean=estimate.mean, margin=estimate.margin)
    return spoken.say("simulate-whole", mean=round(estimate.mean), margin=round(estimate.margin))
