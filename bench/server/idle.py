"""What sockets cost that say nothing: at tables whose game has begun and where nobody moves."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass

from bench.before import ROOT
from bench.figures import Figures
from bench.server.full_house import visited
from bench.server.measuring import Wanted, house
from bench.server.ours import PLAYERS, Meeting, Ours
from bench.server.processes import memory_megabytes, spent
from hippodrome.engine.warming import Progress, silent

JOINED_AT_ONCE = 20
MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class Idle:
    """How many sit at how many tables, and for how long they are watched."""

    sockets: int = 5000
    tables: int = 200
    seconds: float = 80.0
    """Twice the time after which a silent page is asked for a sign of life."""
    settle: float = 5.0
    visits: int = 50
    pack: str = "standard"


async def measure(wanted: Idle, progress: Progress = silent) -> Figures:
    """Lay tables, let everybody come and be silent; give what that takes."""
    async with house(Wanted(1, 2, 0.0, pack=wanted.pack), ROOT, Ours.name) as side:
        empty = megabytes(side)
        side.spectators = [0] * wanted.tables
        await side.lay_all()
        await asyncio.sleep(wanted.settle)
        laid = megabytes(side)
        meetings = [one for one in side.tables if isinstance(one, Meeting)]
        watching = max(0, wanted.sockets - PLAYERS * wanted.tables)
        turn = asyncio.Semaphore(JOINED_AT_ONCE)

        async def come(place: int) -> None:
            async with turn:
                await side.join(meetings[place % len(meetings)], 1)
            progress(sum(len(one.lines) for one in meetings), wanted.sockets)

        await asyncio.gather(*(come(place) for place in shuffled(watching)))
        await asyncio.sleep(wanted.settle)
        full = megabytes(side)
        used = await over(side, wanted.seconds)
        figures: Figures = {
            "sockets": wanted.tables * PLAYERS + watching,
            "tables": wanted.tables,
            "memory_mb_empty": empty,
            "memory_mb": full,
            "memory_kb_per_table_with_two_players": 1024 * (laid - empty) / wanted.tables,
            "memory_kb_per_watching_socket": 1024 * (full - laid) / max(1, watching),
            "cpu_s_per_idle_minute": MINUTE * used,
            "lobby_ms_p99_meanwhile": await visited(side.host, wanted.visits),
            "sockets_lost": side.lost,
        }
        await side.leave()
    return figures


def shuffled(people: int) -> list[int]:
    """Give so many numbers in an order that is always the same, and no order of tables."""
    numbers = [*range(people)]
    random.Random(1).shuffle(numbers)
    return numbers


def megabytes(side: Ours) -> float:
    """Say how much memory the server holds."""
    found = memory_megabytes(*side.processes)
    return float("nan") if found is None else found


async def over(side: Ours, seconds: float) -> float:
    """Wait; give the share of a core that the server uses meanwhile."""
    before, start = spent(*side.processes), time.perf_counter()
    await asyncio.sleep(seconds)
    after, passed = spent(*side.processes), time.perf_counter() - start
    return (after - before).all / passed if before and after else float("nan")
