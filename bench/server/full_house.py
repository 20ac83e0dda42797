"""A house with many tables: how long it takes to come back, what its lobby costs, what it bears.

Tables are written straight into a data folder, as the server would have written them.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from concurrent.futures import Future, wait
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

import msgspec

from bench.before import ROOT
from bench.figures import Figures
from bench.server.asking import ask
from bench.server.measuring import Wanted, house
from bench.server.ours import Ours, command
from bench.server.processes import memory_megabytes, serving, spent
from bench.server.saturated import Hurry, saturated
from hippodrome.table import commands
from hippodrome.table.deciding import decide
from hippodrome.table.laying import Wish, lay_table
from hippodrome.table.log import row_of
from hippodrome.table.record import Record
from hippodrome.table.store import Store

NONCE = bytes(16)
POLLED_EVERY = 0.1
BACK_WITHIN = 120.0


@dataclass(frozen=True, slots=True)
class FullHouse:
    """How many tables there are, and how long each thing is measured."""

    playing: int = 5000
    """Tables in the middle of a game when the server ends."""
    listed: int = 20_000
    """Public tables in the lobby, those among them."""
    visits: int = 100
    """Looks at the lobby."""
    busy_tables: int = 200
    """Tables at which a move follows as soon as the last has been seen by all."""
    seconds: float = 10.0


class Health(msgspec.Struct):
    """As much of a server's health as is waited for."""

    tables: int


def furnish(folder: Path, wanted: FullHouse) -> None:
    """Write so many tables into a data folder; at the first of them a person is to move."""
    store = Store.in_folder(folder)
    waiting: list[Future[None]] = []
    at = int(1000 * time.time())
    for number in range(wanted.listed):
        guest = f"guest {number}"
        wish = Wish(game="ticket", seats=2, pack="tiny", public=True)
        record = lay_table(guest, wish, at)
        waiting.append(store.append(row_of(record.opened, record)))
        if number < wanted.playing:
            for command_of_one in (
                commands.Sit(guest, "Ann", 0, NONCE),
                commands.Engage(guest, 1, "gambler", NONCE),
                commands.Begin(guest),
            ):
                record = written(store, waiting, record, command_of_one, at)
    wait(waiting)
    store.close()


def written(
    store: Store, waiting: list[Future[None]], record: Record, asked: commands.Command, at: int
) -> Record:
    """Let a command come true, and write what happened."""
    event, record = decide(record, asked, at)
    waiting.append(store.append(row_of(event, record)))
    return record


async def measure(wanted: FullHouse) -> Figures:
    """Measure one house after the other: a full one that comes back, and a busy one."""
    with tempfile.TemporaryDirectory() as folder:
        await asyncio.to_thread(furnish, Path(folder), wanted)
        figures = await come_back(Path(folder), wanted)
    async with house(Wanted(1, 2, 0.0), ROOT, Ours.name) as side:
        hurried = await saturated(side, Hurry(wanted.busy_tables, wanted.seconds))
        figures["moves_per_second_at_most"] = hurried["moves_per_second"]
    return figures


async def come_back(folder: Path, wanted: FullHouse) -> Figures:
    """Start a server over a folder; see how soon it answers, and what its lobby costs."""
    figures: Figures = {"tables_in_the_lobby": wanted.listed, "tables_playing": wanted.playing}
    start = time.perf_counter()
    async with serving(command(folder, None), {"HIPPODROME_LIMITS": "0"}) as served:
        await ask(served.host, "/api/health")
        figures["restart_s_until_it_answers"] = time.perf_counter() - start
        figures["lobby_ms_p99_while_tables_come_back"] = await visited(served.host, wanted.visits)
        figures["restart_s_until_all_is_back"] = await settled(served.host, start)
        used = spent(served.process.pid)
        figures["restart_cpu_s"] = used.all if used else float("nan")
        figures["memory_mb"] = memory_megabytes(served.process.pid) or float("nan")
        figures["lobby_ms_p99"] = await visited(served.host, wanted.visits)
    return figures


async def settled(host: str, start: float) -> float:
    """Wait until no more tables come back; give the seconds since a moment."""
    tables, last = -1, time.perf_counter()
    while time.perf_counter() - start < BACK_WITHIN:
        found = msgspec.json.decode((await ask(host, "/api/health")).body, type=Health).tables
        if found != tables:
            tables, last = found, time.perf_counter()
        elif time.perf_counter() - last > 20 * POLLED_EVERY:
            break
        await asyncio.sleep(POLLED_EVERY)
    return last - start


async def visited(host: str, visits: int) -> float:
    """Look at the lobby as newcomers; give how long 99 % of them wait, in milliseconds."""
    waits = []
    for _ in range(visits):
        asked = time.perf_counter()
        await ask(host, "/api/lobby")
        waits.append(time.perf_counter() - asked)
    return 1e3 * quantiles(waits, n=100, method="inclusive")[98]
