"""`hippodrome simulate`: many games among bots, and a table of who scores what."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from hippodrome.cli.faces import face_of
from hippodrome.cli.seating import GAME_HELP, read_options
from hippodrome.cli.speaking import speaking
from hippodrome.games import game_named
from hippodrome.terminal.face import Face
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

if TYPE_CHECKING:
    from hippodrome.study.simulate import Estimate, GroupResult, Result

SEED_BITS = 48
"""A seed short enough to be typed again."""


def simulate(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    seats: Annotated[
        str, typer.Option(help="A bot for each seat, such as scout, tipster or gambler.")
    ] = "tipster,gambler,gambler",
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the table, as races=4; may be repeated.")
    ] = None,
    pack: Annotated[str, typer.Option(help="An edition, or a content file.")] = "standard",
    seed: Annotated[int | None, typer.Option(help="Repeats a simulation exactly.")] = None,
    cores: Annotated[int | None, typer.Option(help="How many cores; all unless told.")] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> None:
    """Play many games among bots and show who scores what."""
    with speaking(lang) as spoken:
        result = played(
            spoken,
            game,
            [bot.strip() for bot in seats.split(",")],
            games,
            options=option or [],
            edition=pack,
            seed=secrets.randbits(SEED_BITS) if seed is None else seed,
            cores=cores,
        )
        if as_json:
            typer.echo(json.dumps(result.as_json(), indent=2))
        else:
            show(Terminal(spoken), spoken, result)


def played(
    spoken: Words,
    game: str,
    bots: list[str],
    games: int,
    *,
    options: list[str],
    edition: str,
    seed: int,
    cores: int | None,
) -> Result:
    """Check what was asked, compile where that was never done, and play, with progress shown."""
    from hippodrome.engine.warming import warm  # Numba and NumPy take a while to import
    from hippodrome.study.simulate import CONTEST, check, simulate
    from hippodrome.study.threads import all_cores, progress_bar

    room = game_named(game)
    pack = room.pack(edition)
    chosen = read_options(room, options)
    threads = all_cores() if cores is None else cores
    check(room, pack, bots, games, chosen, threads)
    with progress_bar(spoken.say("simulate-compiling")) as progress:
        warm(room, [CONTEST], progress)
    with progress_bar(spoken.say("simulate-playing", games=games)) as progress:
        return simulate(
            room, pack, bots, games, options=chosen, seed=seed, cores=threads, progress=progress
        )


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
