"""What a full stand costs: moves told to many, comings and goings, memory, and joining late.

Each figure is small and bounded, and measured on every tree of ours in turn.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from statistics import quantiles

from bench.figures import Figures
from bench.server.asking import ask
from bench.server.load import Tally
from bench.server.measuring import spread
from bench.server.ours import Ours
from bench.server.processes import memory_megabytes, spent

JOINED_AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class Crowd:
    """How many come, and for how long each thing is measured."""

    watchers: int = 1000
    moves: int = 10
    restless: int = 600
    """Watchers among whom one comes and goes each second."""
    seconds: float = 8.0
    sockets: int = 2000


async def fill(side: Ours, watchers: int) -> None:
    """Let watchers come to the table of a side until so many are there."""
    meeting = side.meetings[-1]
    while len(meeting.lines) < watchers:
        more = min(JOINED_AT_ONCE, watchers - len(meeting.lines))
        cookies = await asyncio.gather(
            *(side.newcomer(f"/api/tables/{meeting.identity}") for _ in range(more))
        )
        for cookie in cookies:
            await meeting.connect(side.host, cookie)
    await asyncio.sleep(2)  # until all have been greeted and told of each other


def first_thread(side: Ours) -> float:
    """Give the processor seconds of the server's event loop so far."""
    used = spent(*side.processes)
    return used.first_thread if used else float("nan")


async def measure(side: Ours, crowd: Crowd) -> Figures:
    """Measure one server with one table that everybody watches."""
    figures: Figures = {"watchers": crowd.watchers}
    meeting = await side.lay(0)
    before = memory_megabytes(*side.processes) or float("nan")
    await fill(side, crowd.restless)
    figures["health_ms_p99_at_a_restless_stand"] = await restless(side, crowd)
    await fill(side, crowd.watchers)
    tally, chance = Tally(), random.Random(1)
    start = first_thread(side)
    for _ in range(crowd.moves):
        await meeting.move(tally, chance)
        while not meeting.settled():
            await asyncio.sleep(0.01)
    figures["loop_ms_per_move_at_a_full_stand"] = 1e3 * (first_thread(side) - start) / crowd.moves
    figures |= {
        name: waited
        for name, waited in spread("view_ms_at_a_full_stand", tally.told).items()
        if waited is not None
    }
    await fill(side, crowd.sockets)
    grown = (memory_megabytes(*side.processes) or float("nan")) - before
    figures["memory_kb_per_socket"] = 1024 * grown / crowd.sockets
    figures["sockets_lost"] = meeting.lost
    await meeting.close()
    return figures


async def restless(side: Ours, crowd: Crowd) -> float:
    """Let one come and go each second; give how long 99 % of questions about health take."""
    meeting = side.meetings[-1]
    waits: list[float] = []
    end = time.perf_counter() + crowd.seconds
    coming = 0.0
    while time.perf_counter() < end:
        if time.perf_counter() >= coming:
            coming = time.perf_counter() + 1
            await meeting.connect(side.host, await side.newcomer("/api/lobby"))
            await meeting.lines.pop().close()
        asked = time.perf_counter()
        await ask(side.host, "/api/health")
        waits.append(time.perf_counter() - asked)
        await asyncio.sleep(0.02)
    return 1e3 * quantiles(waits, n=100, method="inclusive")[98]
