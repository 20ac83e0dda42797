"""What strangers cost: sockets that say nothing, and replays that nobody reads.

Our server runs in a process of its own on loopback, with as few descriptors as most systems give.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from bench.before import BEFORE, ROOT, environment_of, tree_of
from bench.errors import BenchError
from bench.figures import keep
from bench.server.processes import Served, allow_open_files, memory_megabytes, serving, spent
from hippodrome.bots import bot_named
from hippodrome.engine.croupier import fresh_nonce, fresh_seed
from hippodrome.engine.stream import new_stream
from hippodrome.games import game_named
from hippodrome.table import commands
from hippodrome.table.archive import archived
from hippodrome.table.laying import Wish, lay
from hippodrome.table.log import Row, Summary, row_of
from hippodrome.table.memory import LocalTable, MemoryLog
from hippodrome.table.record import FINISHED, PLAYING, Record
from hippodrome.table.store import Store

FILE = Path("build/bench-gate.json")
DESCRIPTORS = 1024
RACES = 1
"""Enough for a replay of some 20 megabytes; an evening of gamblers may have twenty times that."""
SETTLE = 5.0
"""Seconds after which memory is looked at."""

Connected = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the words after `gate`."""
    parser.add_argument("--silent", type=int, default=1200, help="sockets that say nothing")
    parser.add_argument("--replays", type=int, default=100, help="replays that nobody reads")
    parser.add_argument("--seconds", type=float, default=11.0, help="how long silence lasts")
    parser.add_argument("--json", type=Path, default=FILE, help="where the figures are written")
    parser.add_argument("--before", help=BEFORE)
    parser.set_defaults(measure=measure)


def measure(asked: argparse.Namespace) -> int:
    """Measure, print and write the figures; give the exit status."""
    allow_open_files(asked.silent + asked.replays)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    trees = {"now": ROOT}
    if asked.before is not None:
        trees = {"before": tree_of(asked.before), **trees}
    table = finished_table()
    figures = {name: asyncio.run(figures_of(tree, table, asked)) for name, tree in trees.items()}
    for name, found in figures.items():
        print(f"{name}:")
        for what, figure in found.items():
            print(f"  {what.replace('_', ' ')}: {figure:,.1f}")
    keep(figures, asked.json)
    return 0


async def figures_of(tree: Path, table: LocalTable, asked: argparse.Namespace) -> dict[str, float]:
    """Measure one tree's server."""
    with tempfile.TemporaryDirectory() as folder:
        found = await silence(tree, Path(folder), asked.silent, asked.seconds)
    with tempfile.TemporaryDirectory() as folder:
        found |= await unread(tree, Path(folder), table, asked.replays)
    return found


@contextlib.asynccontextmanager
async def few_descriptors(tree: Path, folder: Path) -> AsyncIterator[tuple[Served, Path]]:
    """Run a tree's server with few descriptors; give it, and the file it logs to."""
    log = folder / "log"
    words = "ulimit -n {0}; exec {1} -m hippodrome.cli serve --port 0 --data {2} 2>{3}"
    command = words.format(DESCRIPTORS, sys.executable, folder / "data", log)
    async with serving(["sh", "-c", command], environment_of(tree)) as served:
        yield served, log


async def silence(tree: Path, folder: Path, sockets: int, seconds: float) -> dict[str, float]:
    """Fill the house with sockets that say nothing; does anybody else get in?"""
    async with few_descriptors(tree, folder) as (served, log):
        before, began = spent(served.process.pid), time.monotonic()
        silent = [await asyncio.wait_for(connected(served.host), seconds) for _ in range(sockets)]
        let_in = asked = 0
        while time.monotonic() - began < seconds:
            asked += 1
            let_in += await gets_in(served.host)
            await asyncio.sleep(0.2)
        took, after = time.monotonic() - began, spent(served.process.pid)
        for _, writer in silent:
            writer.close()
        if before is None or after is None:
            raise BenchError("This system does not say what a process has used.")
        return {
            "visitors_let_in_percent": 100 * let_in / asked,
            "processor_percent": 100 * (after - before).all / took,
            "log_kilobytes": log.stat().st_size / 1024,
        }


async def gets_in(host: str) -> bool:
    """Does a visitor get an answer within a second?"""
    try:
        async with asyncio.timeout(1.0):
            reader, writer = await connected(host)
            with contextlib.closing(writer):
                writer.write(f"GET /api/health HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
                return (await reader.readline()).startswith(b"HTTP/1.1 200 ")
    except (TimeoutError, OSError):
        return False


async def connected(host: str) -> Connected:
    """Connect, and say nothing."""
    name, _, port = host.partition(":")
    return await asyncio.open_connection(name, int(port), limit=2**12)


async def unread(tree: Path, folder: Path, table: LocalTable, replays: int) -> dict[str, float]:
    """Ask for a long replay many times and read none of it; how much memory does that take?"""
    keep_table(folder / "data", table)
    async with few_descriptors(tree, folder) as (served, _):
        empty = memory_megabytes(served.process.pid)
        lines = [await connected(served.host) for _ in range(replays)]
        path = f"/api/tables/{table.record.identity}/replay"
        for _, writer in lines:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {served.host}\r\n\r\n".encode())
        most = 0.0
        for _ in range(int(SETTLE / 0.1)):
            await asyncio.sleep(0.1)
            most = max(most, memory_megabytes(served.process.pid) or 0.0)
        for _, writer in lines:
            writer.close()
        if empty is None:
            raise BenchError("This system does not say how much memory a process holds.")
        return {"replays_megabytes": most - empty}


def finished_table() -> LocalTable:
    """Play a long game: a race at Auteuil with everybody there."""
    game = game_named("auteuil")
    seats = max(game.seats(game.pack().printed))
    wish = Wish(game.name, seats, {"races": RACES})
    log = MemoryLog()
    table = LocalTable(lay("host", wish, 1, game, game.pack(), fresh_seed()), log)
    for seat in range(seats):
        table.do(commands.Engage("host", seat, "gambler", fresh_nonce()))
    table.do(commands.Begin("host"))
    bot, chance = bot_named("gambler"), new_stream(7)
    while table.record.phase == PLAYING:
        record = table.record
        seat = record.awaited()[0]
        moves = bot.decide(game, record.pack, record.view(seat), seat, chance)
        table.do(commands.Submit("", seat, tuple(moves), record.stamps[seat], 1))
    return table


def keep_table(folder: Path, table: LocalTable) -> None:
    """Write a game and its archive into a data folder, as a server would have."""
    record = table.record
    first, *rest = table.log.events(record.identity)
    summary = Summary(record.identity, record.game.name, "", True, FINISHED, 1)
    store = Store.in_folder(folder)
    try:
        laid = row_of(record.opened, Record.laid(record.opened, record.game, record.pack))
        store.append(laid._replace(table_id=record.identity, event=first[1], summary=summary))
        for sequence, event in rest:
            store.append(Row(record.identity, sequence, event))
        store.keep_archive(record.identity, archived(record)).result()
    finally:
        store.close()
