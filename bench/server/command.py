"""Loads our server and boardgame.io's with the same tables; prints what a move costs on each."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bench.before import BEFORE, ROOT, tree_of
from bench.errors import BenchError
from bench.figures import Figures, keep
from bench.server import (
    boardgame,
    full_house,
    games,
    growth,
    idle,
    joining,
    ours,
    saturated,
    thinkers,
)
from bench.server.crowd import Crowd
from bench.server.crowd import measure as measure_one
from bench.server.instructions import compare
from bench.server.measuring import BEFORE as BEFORE_SIDE
from bench.server.measuring import Wanted, bench, failures, house
from bench.server.processes import allow_open_files
from bench.server.showing import show, show_columns, verdict
from hippodrome.study.threads import progress_bar

FILE = Path("build/bench-server.json")
PEER = Path("bench/boardgame.io")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the words after `server`."""
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=1000, help="two a table play, others watch")
    parser.add_argument(
        "--seconds", type=float, default=20.0, help="how long each side is measured"
    )
    parser.add_argument("--json", type=Path, default=FILE, help="where the figures are written")
    parser.add_argument("--peer", type=Path, default=PEER, help="the folder of the other server")
    parser.add_argument("--before", help=f"{BEFORE}, instead of the other server")
    parser.add_argument("--alone", action="store_true", help="measure our side only")
    parser.add_argument("--profile", action="store_true", help="show where our server's time goes")
    parser.add_argument(
        "--crowd", action="store_true", help="measure full stands and joining late instead"
    )
    parser.add_argument(
        "--full-house", action="store_true", help="measure very many tables instead"
    )
    parser.add_argument(
        "--processes", type=int, help="so many over PostgreSQL and NATS, instead of another server"
    )
    parser.add_argument(
        "--idle", action="store_true", help="measure sockets that say nothing instead"
    )
    parser.add_argument(
        "--saturated", action="store_true", help="measure 1, 2 and 4 processes at their limit"
    )
    parser.add_argument(
        "--growth", action="store_true", help="measure the same moves beside ever more tables"
    )
    parser.add_argument(
        "--games", type=int, help="play so many of each kind and measure their logs instead"
    )
    parser.add_argument(
        "--thinkers", action="store_true", help="measure people beside tables of experts instead"
    )
    parser.add_argument(
        "--instructions", action="store_true", help="count a move's instructions with valgrind"
    )
    parser.set_defaults(measure=measure)


def measure(asked: argparse.Namespace) -> int:
    """Measure, print and write the figures; give the exit status."""
    before = None if asked.before is None else tree_of(asked.before)
    if asked.crowd:
        return measure_crowd(asked, before)
    if asked.instructions:
        return measure_instructions(asked, before)
    if asked.full_house:
        return measure_full_house(asked)
    if asked.thinkers:
        return measure_thinkers(asked)
    if asked.idle:
        return measure_idle(asked)
    if asked.saturated:
        return measure_saturated(asked)
    if asked.growth:
        return measure_growth(asked)
    if asked.games:
        return measure_games(asked)
    others = before or asked.alone or asked.profile or asked.processes
    peer: Path | None = None if others else asked.peer
    profile = asked.json.with_suffix(".profile") if asked.profile else None
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    if peer is not None:
        try:
            boardgame.command(peer)  # fetched before anything is started
        except BenchError as absent:
            print(absent, file=sys.stderr)
            peer = None
    alone = before is None and peer is None and not asked.processes
    allow_open_files(asked.sockets * (1 if alone else 2))
    wanted = Wanted(
        asked.tables,
        asked.sockets,
        asked.seconds,
        before=before,
        peer=peer,
        profile=profile,
        processes=asked.processes or 0,
    )
    with progress_bar("Measuring the server") as progress:
        results = asyncio.run(bench(wanted, lambda share: progress(int(1000 * share), 1000)))
    show(results, profile)
    keep(results, asked.json)
    failed = failures(results)
    print(verdict(failed))
    return 1 if failed else 0


def measure_crowd(asked: argparse.Namespace, before: Path | None) -> int:
    """Measure what a full stand costs and what joining late does; give the exit status."""
    crowd = Crowd()
    allow_open_files(2 * crowd.sockets)
    results = asyncio.run(crowds(crowd, before))
    results[ours.Ours.name] |= joining.measure()
    show_columns("Full stands, and joining late", results)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    keep(results, asked.json)
    return 1 if any(figures["sockets_lost"] for figures in results.values()) else 0


def measure_instructions(asked: argparse.Namespace, before: Path | None) -> int:
    """Count the instructions of a move; give the exit status."""
    with progress_bar("Counting instructions") as progress:
        results = asyncio.run(compare(before, lambda share: progress(int(1000 * share), 1000)))
    show_columns("The same games, move by move", results)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    keep(results, asked.json)
    return 0


def measure_full_house(asked: argparse.Namespace) -> int:
    """Measure a restart and a lobby with very many tables; give the exit status."""
    wanted = full_house.FullHouse()
    allow_open_files(4 * wanted.busy_tables)
    results = {ours.Ours.name: asyncio.run(full_house.measure(wanted))}
    show_columns("Very many tables", results)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    keep(results, asked.json)
    return 0


def measure_thinkers(asked: argparse.Namespace) -> int:
    """Measure people beside thinking bots; the exit status says whether the loop was held."""
    wanted = thinkers.Evening(seconds=asked.seconds)
    results = {ours.Ours.name: asyncio.run(thinkers.measure(wanted))}
    show_columns("A table of people, alone and beside tables of experts", results)
    keep(results, asked.json)
    return thinkers.failures(results[ours.Ours.name])


def measure_idle(asked: argparse.Namespace) -> int:
    """Measure sockets that say nothing; the exit status says whether any was lost."""
    wanted = idle.Idle()
    allow_open_files(wanted.sockets)
    with progress_bar("Letting everybody in") as progress:
        results = {ours.Ours.name: asyncio.run(idle.measure(wanted, progress))}
    show_columns("Sockets that say nothing", results)
    keep(results, asked.json)
    return 1 if results[ours.Ours.name]["sockets_lost"] else 0


def measure_saturated(asked: argparse.Namespace) -> int:
    """Measure processes at their limit; the exit status says whether a socket was lost."""
    wanted = saturated.Hurry(asked.tables, asked.seconds)
    allow_open_files(2 * wanted.tables)
    with progress_bar("One number of processes after the other") as progress:
        results = asyncio.run(saturated.measure(wanted, progress))
    show_columns("As many moves as can be", results)
    keep(results, asked.json)
    return 1 if any(figures["sockets_lost"] for figures in results.values()) else 0


def measure_growth(asked: argparse.Namespace) -> int:
    """Measure houses of different sizes; the exit status says whether a socket was lost."""
    wanted = growth.Growth(seconds=asked.seconds)
    allow_open_files(10 * wanted.busy)
    with progress_bar("One size of house after the other") as progress:
        results = asyncio.run(growth.measure(wanted, progress))
    show_columns("The same moves beside ever more tables", results)
    keep(results, asked.json)
    return 1 if any(figures["sockets_lost"] for figures in results.values()) else 0


def measure_games(asked: argparse.Namespace) -> int:
    """Measure what whole games leave on disk; give the exit status."""
    with progress_bar("Playing whole games") as progress:
        results = games.measure(asked.games, progress)
    show_columns("What a game leaves on disk", results)
    keep(results, asked.json)
    return 0


async def crowds(crowd: Crowd, before: Path | None) -> dict[str, Figures]:
    """Measure our server and, where there is one, an older one."""
    wanted = Wanted(1, 2, 0.0)
    trees = {ours.Ours.name: ROOT} | ({BEFORE_SIDE: before} if before else {})
    results = {}
    for name, tree in trees.items():
        async with house(wanted, tree, name) as side:
            results[name] = await measure_one(side, crowd)
    return results
