"""Measures the sides in turn, window after window: what a move costs on each, and what is lost.

A move is one that a server accepted; its cost is the processor time of the server's process and
its children in the measured windows, divided by the moves accepted in them.
"""

from __future__ import annotations

import contextlib
import gc
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bench.before import ROOT, environment_of
from bench.errors import BenchError
from bench.server import boardgame, ours
from bench.server.company import company
from bench.server.load import Side, Tally
from bench.server.processes import (
    Spent,
    memory_megabytes,
    serving,
    spent,
)

WINDOW = 3.0
"""Seconds at a time, so that a busy moment of the machine weighs on both sides.

The sides take turns at being first, too: all sockets of a side are pinged within a few seconds,
every 20 s as it was. With windows of 5 s, always in the same order, one of two equal servers was
measured with more of its pings than the other, and looked 7 % dearer.
"""
SYNCS = 400
SYNC_EVERY = 0.005
A_PAGE = 4096
MOST_BYTES = 100
"""What a move may take in the log."""

BEFORE = f"{ours.Ours.name} before"
"""What the side of an older tree is called."""

Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Wanted:
    """How large a load, and for how long."""

    tables: int
    sockets: int
    seconds: float
    pace: float = 1.0
    """Seconds between the moves of a table."""
    warm_up: float = 4.0
    """Seconds each side moves before anything is measured."""
    before: Path | None = None
    """An older tree whose server is the other side."""
    peer: Path | None = None
    """The folder of boardgame.io's server, which is the other side otherwise."""
    profile: Path | None = None
    pack: str = "standard"
    processes: int = 0
    """How many over PostgreSQL and NATS are the other side."""

    def spectators(self) -> list[int]:
        """Spread those who do not play over the tables."""
        watching = self.sockets - 2 * self.tables
        if self.tables < 1 or watching < 0:
            raise BenchError(
                "A table needs two sockets for its players: give at least one table, and "
                f"{2 * max(1, self.tables)} sockets or more."
            )
        each, left = divmod(watching, self.tables)
        return [each + (place < left) for place in range(self.tables)]


@contextlib.contextmanager
def no_collection() -> Iterator[None]:
    """Collect our own garbage now, not while answers are awaited: they would seem late."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Measured:
    """What was measured of one side so far."""

    def __init__(self, side: Side) -> None:
        """Begin with nothing."""
        self.side = side
        self.tally = Tally()
        self.spent: Spent | None = Spent()
        self.beside = dict.fromkeys(side.beside, 0.0)
        """Processor seconds of what the side cannot do without."""
        self.costs: list[float] = []
        """Processor seconds a move, window by window; 0 where none was accepted."""

    async def window(self, seconds: float, pace: float, chance: random.Random) -> None:
        """Drive the side for a while."""
        before, moves_before = spent(*self.side.processes), len(self.tally.answered)
        beside = spent_beside(self.side)
        with no_collection():
            await self.side.drive(seconds, pace, self.tally, chance)
        after, moves = spent(*self.side.processes), len(self.tally.answered) - moves_before
        for name, seconds in spent_beside(self.side).items():
            self.beside[name] += seconds - beside[name]
        if before is None or after is None or self.spent is None:
            self.spent = None  # this system does not tell
            return
        self.spent += after - before
        self.costs.append((after - before).all / moves if moves else 0.0)

    def figures(self) -> dict[str, float | None]:
        """Give the figures both sides have."""
        tally, moves = self.tally, len(self.tally.answered)
        used = self.spent

        def each(seconds: float | None) -> float | None:
            return 1e6 * seconds / moves if seconds is not None and moves else None

        return {
            "tables": len(self.side.tables),
            "tables_replaced_by_fresh_ones": self.side.replaced,
            "sockets": sum(len(table.lines) for table in self.side.tables),
            "moves_accepted": moves,
            "moves_refused": tally.refused,
            "ticks_skipped": tally.skipped,
            "answers_and_views_missing": tally.missing,
            "sockets_lost": self.side.lost,
            **spread("answer_ms", tally.answered),
            **spread("view_elsewhere_ms", tally.told),
            "cpu_us_per_move": each(used.all if used else None),
            "cpu_us_per_move_in_the_system": each(used.system if used else None),
            "cpu_us_per_move_first_thread": each(used.first_thread if used else None),
            **{f"cpu_us_per_move_{name}": each(used) for name, used in self.beside.items()},
            "memory_mb": memory_megabytes(*self.side.processes),
        }


def spent_beside(side: Side) -> dict[str, float]:
    """Say what the processes a side cannot do without have used so far."""
    found = {name: spent(process) for name, process in side.beside.items()}
    return {name: one.all if one else float("nan") for name, one in found.items()}


def spread(name: str, seconds: list[float]) -> dict[str, float | None]:
    """Give median, 99th percentile and most, in milliseconds."""
    if len(seconds) < 2:
        return {f"{name}_{which}": None for which in ("p50", "p99", "max")}
    cuts = quantiles(seconds, n=100, method="inclusive")
    return {
        f"{name}_p50": 1e3 * cuts[49],
        f"{name}_p99": 1e3 * cuts[98],
        f"{name}_max": 1e3 * max(seconds),
    }


def syncs(folder: Path) -> list[float]:
    """Give the seconds that writes to a disk take to be safe: no answer comes sooner than that."""
    found = []
    with (folder / "syncs").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            start = time.perf_counter()
            file.write(bytes(A_PAGE))
            os.fsync(file.fileno())
            found.append(time.perf_counter() - start)
            time.sleep(SYNC_EVERY)
    return found


async def bench(wanted: Wanted, progress: Progress) -> dict[str, Any]:
    """Measure our side and, where there is one, another; window after window in turn."""
    spectators = wanted.spectators()
    chance = random.Random(1)
    async with contextlib.AsyncExitStack() as opened:
        houses = [await opened.enter_async_context(house(wanted, ROOT, ours.Ours.name))]
        if wanted.before is not None:
            houses.append(await opened.enter_async_context(house(wanted, wanted.before, BEFORE)))
        if wanted.processes:
            together = company(wanted.processes, wanted.spectators(), wanted.pack)
            houses.append(await opened.enter_async_context(together))
        sides: list[Side] = [*houses]
        if len(sides) == 1 and wanted.peer is not None:
            command = boardgame.command(wanted.peer)
            other = opened.enter_async_context(serving(command, boardgame.ENVIRONMENT))
            sides.append(boardgame.BoardgameIo(await other, spectators))
        share = 1 / len(sides)
        for number, side in enumerate(sides):
            await side.lay_all()
            opened.push_async_callback(side.leave)
            await side.drive(wanted.warm_up, wanted.pace, Tally(), chance)
            progress(0.2 * share * (number + 1))
        measured = [Measured(side) for side in sides]
        sizes = [one.pages_bytes() for one in houses]
        driven = 0.0
        while driven < wanted.seconds:
            window = min(WINDOW, wanted.seconds - driven)
            measured.reverse()  # whoever was second is first now
            for number, one in enumerate(measured):
                await one.window(window, wanted.pace, chance)
                done = driven + window * share * (number + 1)
                progress(0.2 + 0.8 * done / wanted.seconds)
            driven += window
        measured.sort(key=lambda one: sides.index(one.side))
        results = {one.side.name: one.figures() for one in measured}
        for place, owned in enumerate(houses):
            grown = owned.pages_bytes() - sizes[place]
            moves = len(measured[place].tally.answered)
            stored = owned.stored()
            results[owned.name] |= {
                "tables_in_the_log": stored.tables,
                "acknowledged_and_not_in_the_log": stored.lost,
                "in_the_log_and_not_acknowledged": stored.unasked,
                "bytes_stored_per_move": stored.bytes_per_move,
                "database_growth_bytes_per_move": grown / max(1, moves),
                **spread("disk_sync_ms", syncs(owned.folder)),
            }
    return {
        "seconds": wanted.seconds,
        "sides": results,
        "compared_with": sides[1].name if len(sides) > 1 else None,
        "cpu_ratio": ratio(*(one.costs for one in measured)),
    }


@contextlib.asynccontextmanager
async def house(wanted: Wanted, tree: Path, name: str) -> AsyncIterator[ours.Ours]:
    """Start a server from a tree of ours, with a database of its own."""
    profile = wanted.profile if tree == ROOT else None
    with tempfile.TemporaryDirectory() as folder:
        command = ours.command(Path(folder), profile)
        # All of the load comes from one address; an older server does not look at this.
        environment = {**environment_of(tree), "HIPPODROME_LIMITS": "0"}
        async with serving(command, environment) as served:
            yield ours.Ours(served, Path(folder), wanted.spectators(), wanted.pack, name)


def ratio(mine: list[float], others: list[float] | None = None) -> float | None:
    """Give our cost of a move as a share of the other side's: the median of windows in turn."""
    windows = zip(mine, others or [], strict=False)
    shares = [one / other for one, other in windows if one and other]
    return median(shares) if shares else None


def failures(results: dict[str, Any]) -> int:
    """Count what must not happen on a server of ours, the older one too."""
    sides = results["sides"].items()
    return sum(wrong(figures) for name, figures in sides if name != boardgame.BoardgameIo.name)


def wrong(mine: dict[str, Any]) -> int:
    """Count what must not happen on one side."""
    names = (
        "moves_refused",
        "answers_and_views_missing",
        "sockets_lost",
        "acknowledged_and_not_in_the_log",
        "in_the_log_and_not_acknowledged",
    )
    too_large = mine["bytes_stored_per_move"] > MOST_BYTES
    return sum(int(mine[name]) for name in names) + int(too_large)
