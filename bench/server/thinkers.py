"""Eight tables of thinking experts, and people at a ninth: is the event loop held, do they notice?

The people are measured twice on one server, before anybody thinks and while all do. What the loop
was late by is the machine's affair too: a beat is late where every core is busy. What its thread
worked between two beats is ours alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bench.errors import BenchError
from bench.figures import Figures
from bench.server import held
from bench.server.asking import ask
from bench.server.load import Line, Tally, dial
from bench.server.measuring import no_collection, spread
from bench.server.ours import Heading, Laid, Ours, command, framed, heading_in
from bench.server.processes import serving

HELD_AT_MOST = 50.0
"""Milliseconds that the loop may be held."""
COMES_WITHIN = 300.0
"""Seconds in which the machine code of a search is made, on a busy machine."""
SETTLES = 2.0


@dataclass(frozen=True, slots=True)
class Evening:
    """Who plays what, and for how long it is measured."""

    game: str = "ticket"
    bot: str = "expert"
    tables: int = 8
    seconds: float = 20.0
    pace: float = 0.25
    """Seconds between the moves of the people."""
    pack: str = "standard"
    decisions_before: int = 10
    """Decisions of bots that are waited for: the first come from plain Python."""


class BotTable:
    """A table of bots, and somebody who watches."""

    def __init__(self) -> None:
        """Begin before the first step."""
        self.steps = 0
        self.over = False
        self.line: Line | None = None

    def hear(self, data: bytes) -> None:
        """Count steps."""
        heading: Heading = heading_in.decode(data)
        self.steps += heading.type == "step"
        self.over = self.over or heading.type == "revealed"

    async def lay(self, side: Ours, evening: Evening) -> None:
        """Lay it, let the bots begin, and watch."""
        cookie = await side.newcomer("/api/lobby")
        wish = {
            "game": evening.game,
            "seats": 2,
            "pack": evening.pack,
            "fill": [evening.bot] * 2,
            "pace": 0,
            "begin": True,
        }
        answer = await ask(side.host, "/api/tables", wish, cookie)
        identity = msgspec.json.decode(answer.body, type=Laid).id
        self.over = False
        address = f"ws://{side.host}/api/tables/{identity}/socket"
        socket = await dial(address, {"Cookie": cookie, "Origin": f"http://{side.host}"})
        self.line = Line(socket, self.hear)
        await self.line.send(framed("hello"))

    async def play(self, side: Ours, evening: Evening) -> None:
        """Play one game after the other, for ever."""
        try:
            while True:
                await self.lay(side, evening)
                while not self.over:
                    await asyncio.sleep(0.2)
                await self.close()
        finally:
            await self.close()

    async def close(self) -> None:
        """Hang up."""
        if self.line is not None:
            line, self.line = self.line, None
            await line.close()


@contextlib.asynccontextmanager
async def watched_house() -> AsyncIterator[tuple[Ours, Path]]:
    """Start a server that notes how long its loop is held; give it and its notes."""
    with tempfile.TemporaryDirectory() as name:
        folder, notes = Path(name), Path(name) / "beats"
        python, _, _, *words = command(folder, None)
        asked = [python, "-m", held.__name__, str(notes), *words]
        async with serving(asked, {"HIPPODROME_LIMITS": "0"}) as served:
            yield Ours(served, folder, [0], "standard"), notes


async def measure(evening: Evening) -> Figures:
    """Measure people at a table, alone and beside tables of thinking bots."""
    async with watched_house() as (side, notes):
        await side.lay_all()
        figures = await people(side, notes, evening, "alone")
        tables = [BotTable() for _ in range(evening.tables)]
        playing = [asyncio.create_task(one.play(side, evening)) for one in tables]
        try:
            await begun(tables, evening)
            steps = sum(one.steps for one in tables)
            figures |= await people(side, notes, evening, "beside_thinkers")
            figures["steps_of_bots"] = sum(one.steps for one in tables) - steps
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await side.leave()
    return figures


async def begun(tables: list[BotTable], evening: Evening) -> None:
    """Wait until every table has got so far that its bots think in machine code."""
    try:
        async with asyncio.timeout(COMES_WITHIN):
            while any(one.steps < evening.decisions_before for one in tables):
                await asyncio.sleep(0.1)
    except TimeoutError as late:
        raise BenchError("The bots do not get on: the machine is too busy.") from late


async def people(side: Ours, notes: Path, evening: Evening, when: str) -> Figures:
    """Let the people move for a while; give how long they waited and the loop was held."""
    tally, chance = Tally(), random.Random(1)
    await asyncio.sleep(SETTLES)
    since = time.time()
    with no_collection():
        await side.drive(evening.seconds, evening.pace, tally, chance)
    until = time.time()
    await asyncio.sleep(SETTLES)
    found = held.noted(notes, since, until)
    measured = {
        **spread("answer_ms", tally.answered),
        "loop_late_ms_max": 1e3 * found.late,
        "loop_worked_ms_max": 1e3 * found.worked,
        "answers_missing": float(tally.missing),
    }
    return {f"{name}_{when}": figure or 0.0 for name, figure in measured.items()}


def failures(figures: Figures) -> int:
    """Count what must not happen: a loop held by its own work, moves nobody answered or thought."""
    held_long = figures["loop_worked_ms_max_beside_thinkers"] >= HELD_AT_MOST
    unanswered = figures["answers_missing_alone"] + figures["answers_missing_beside_thinkers"]
    return int(held_long) + int(unanswered) + int(figures["steps_of_bots"] == 0)
