"""What a move costs in instructions, counted by valgrind: the same beside other people's work.

The very same games are played on every version: the server's chances are seeded, one move is made
after the other, and all who are at the table have seen it before the next.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench.before import ROOT, environment_of
from bench.errors import BenchError
from bench.figures import Figures
from bench.server import ours
from bench.server.load import Tally
from bench.server.processes import serving

TABLES, SOCKETS, WARM_UP, MOVES = 16, 5, 4, 20
"""Tables, sockets at each, and moves at each before and while instructions are counted."""
START_WITHIN, SHOWN_WITHIN = 300.0, 120.0
"""Seconds: under valgrind all takes fifty times as long."""
TOTAL = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)

Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Counting:
    """A server under valgrind."""

    side: ours.Ours
    counts: Path
    """Where valgrind writes."""

    def control(self, *words: str) -> None:
        """Tell valgrind to begin or to write what it has counted."""
        command = ["callgrind_control", *words, str(self.side.processes[0])]
        subprocess.run(command, check=True, capture_output=True, timeout=SHOWN_WITHIN)

    def instructions(self) -> int:
        """Add up what has been written, thread by thread."""
        written = sorted(self.counts.parent.glob(f"{self.counts.name}*"))
        found = [TOTAL.search(one.read_text(encoding="utf-8")) for one in written]
        return sum(int(one[1]) for one in found if one is not None)


async def count(tree: Path, name: str, progress: Progress, keep: Path | None = None) -> Figures:
    """Count the instructions of a move on a tree's server; keep what valgrind wrote if asked to."""
    if shutil.which("valgrind") is None:
        raise BenchError("Counting instructions takes valgrind, and it is not on this machine.")
    chance = random.Random(1)
    async with counting(tree, name) as server:
        for spectators in server.side.spectators:  # one by one, so that each draws the same
            server.side.tables.append(await server.side.lay(spectators))
        for _ in range(WARM_UP):
            await a_move_each(server.side, chance)
        progress(0.3)
        server.control("-i", "on")
        moves = 0
        for done in range(MOVES):
            moves += await a_move_each(server.side, chance)
            progress(0.3 + 0.7 * (done + 1) / MOVES)
        server.control("-d")
        server.control("-i", "off")
        await server.side.leave()
        if keep is not None:
            shutil.copytree(server.counts.parent, keep, dirs_exist_ok=True)
        return {"moves": moves, "instructions_per_move": server.instructions() / moves}


@contextlib.asynccontextmanager
async def counting(tree: Path, name: str) -> AsyncIterator[Counting]:
    """Start a tree's server under valgrind, with a database of its own."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as written:
        counts = Path(written) / "callgrind"
        valgrind = ["valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no"]
        valgrind += [f"--callgrind-out-file={counts}"]
        serve = ["serve", "--port", "0", "--no-open", "--lang", "en", "--data", folder]
        command = [*valgrind, sys.executable, "-m", "bench.server.seeded", *serve]
        environment = {
            **environment_of(tree),
            "PYTHONHASHSEED": "0",
            "HIPPODROME_LIMITS": "0",
        }
        async with serving(command, environment, START_WITHIN) as served:
            side = ours.Ours(served, Path(folder), [SOCKETS - 2] * TABLES, "standard", name)
            yield Counting(side, counts)


async def a_move_each(side: ours.Ours, chance: random.Random) -> int:
    """Make a move at one table after the other; give how many were accepted."""
    tally = Tally()
    for table in side.tables:
        await table.move(tally, chance)
        async with asyncio.timeout(SHOWN_WITHIN):
            while not table.settled():
                await asyncio.sleep(0.001)
    return len(tally.answered)


async def compare(before: Path | None, progress: Progress) -> dict[str, Figures]:
    """Count on our server and, where there is one, on an older one."""
    trees = {ours.Ours.name: ROOT} | ({f"{ours.Ours.name} before": before} if before else {})
    share = 1 / len(trees)
    results = {}
    for place, (name, tree) in enumerate(trees.items()):
        results[name] = await count(tree, name, partial(_further, progress, share, place))
    return results


def _further(progress: Progress, share: float, place: int, done: float) -> None:
    progress(share * (place + done))
