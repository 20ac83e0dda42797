"""How many moves a second a server bears: at every table one follows as soon as all saw the last.

The load takes a core of its own at least. Where the machine has no more cores than processes, the
moves a second say what that machine bears; the processor time of a move says what others would.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from dataclasses import dataclass

from bench.before import ROOT
from bench.figures import Figures
from bench.server.company import company
from bench.server.load import SETTLE_WITHIN, Tally
from bench.server.measuring import Wanted, house, no_collection, spent_beside, spread
from bench.server.ours import Ours
from bench.server.processes import spent
from hippodrome.engine.warming import Progress, silent

AFTER = 0.001
"""Seconds from one look at whether a move has arrived everywhere to the next."""


@dataclass(frozen=True, slots=True)
class Hurry:
    """How many tables, for how long, on how many processes."""

    tables: int = 200
    seconds: float = 10.0
    processes: tuple[int, ...] = (1, 2, 4)
    pack: str = "standard"


async def saturated(side: Ours, wanted: Hurry) -> Figures:
    """Let every table move as fast as it can; give what is accepted in a second, and its cost."""
    side.spectators = [0] * wanted.tables
    await side.lay_all()
    tally, chance = Tally(), random.Random(1)
    before, beside, own = spent(*side.processes), spent_beside(side), time.process_time()
    start = time.perf_counter()
    with no_collection():
        places = range(wanted.tables)
        end = start + wanted.seconds
        await asyncio.gather(*(hurry(side, place, tally, chance, end) for place in places))
    passed, moves = time.perf_counter() - start, max(1, len(tally.answered))
    after, own = spent(*side.processes), time.process_time() - own
    used = (after - before).all if after and before else float("nan")
    after_beside = spent_beside(side)
    await side.leave()
    return {
        "processes": len(side.processes),
        "moves_per_second": len(tally.answered) / passed,
        "moves_per_second_per_process": len(tally.answered) / passed / len(side.processes),
        "cpu_us_per_move": 1e6 * used / moves,
        **{
            f"cpu_us_per_move_{name}": 1e6 * (after_beside[name] - beside[name]) / moves
            for name in beside
        },
        "cores": os.cpu_count() or 1,
        "cores_of_the_load": own / passed,
        "moves_refused": tally.refused,
        "answers_and_views_missing": tally.missing,
        "sockets_lost": side.lost,
        **{name: one for name, one in spread("answer_ms", tally.answered).items() if one},
    }


async def hurry(side: Ours, place: int, tally: Tally, chance: random.Random, end: float) -> None:
    """Move at one place until the time is over, at a fresh table whenever a game is."""
    while True:
        table = side.tables[place]
        await table.move(tally, chance)
        patience = time.perf_counter() + SETTLE_WITHIN
        while not table.settled() and time.perf_counter() < patience:
            await asyncio.sleep(AFTER)
        table.give_up()
        if time.perf_counter() >= end:
            return
        if table.over:
            await table.close()
            side.tables[place] = await side.lay(0)


async def measure(wanted: Hurry, progress: Progress = silent) -> dict[str, Figures]:
    """Measure one process over a folder, then one and several over PostgreSQL, one at a time."""
    results = {}
    progress(0, 1 + len(wanted.processes))
    async with house(Wanted(1, 2, 0.0, pack=wanted.pack), ROOT, Ours.name) as side:
        results["1 over a folder"] = await saturated(side, wanted)
    progress(1, 1 + len(wanted.processes))
    for processes in wanted.processes:
        async with contextlib.AsyncExitStack() as opened:
            many = await opened.enter_async_context(company(processes, [0], wanted.pack))
            results[many.name] = await saturated(many, wanted)
        progress(len(results), 1 + len(wanted.processes))
    return results
