"""How cost grows with the tables a process holds: the same moves beside few tables and many."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from bench.figures import Figures
from bench.server.asking import ask
from bench.server.full_house import FullHouse, furnish, settled, visited
from bench.server.idle import MINUTE, megabytes, over
from bench.server.load import Tally
from bench.server.measuring import Measured
from bench.server.ours import Ours, command
from bench.server.processes import serving
from hippodrome.engine.warming import Progress, silent


@dataclass(frozen=True, slots=True)
class Growth:
    """How many tables are in play beside those that are measured, and what is done at these."""

    tables: tuple[int, ...] = (100, 1000, 10_000)
    busy: int = 20
    """Tables at which somebody moves once a second before five sockets."""
    pace: float = 1.0
    seconds: float = 20.0
    idle: float = 20.0
    visits: int = 50
    pack: str = "standard"


async def measure(wanted: Growth, progress: Progress = silent) -> dict[str, Figures]:
    """Measure a house of each size, one after the other."""
    results: dict[str, Figures] = {}
    progress(0, len(wanted.tables))
    for tables in wanted.tables:
        with tempfile.TemporaryDirectory() as folder:
            house = FullHouse(playing=tables, listed=tables)
            await asyncio.to_thread(furnish, Path(folder), house)
            results[f"{tables:,} tables"] = await one_house(Path(folder), tables, wanted)
        progress(len(results), len(wanted.tables))
    houses = list(results.values())
    few, many = houses[0], houses[-1]
    if (more := many["tables_in_play"] - few["tables_in_play"]) > 0:
        grown = many["memory_mb"] - few["memory_mb"]
        many["memory_kb_per_further_table"] = 1024 * grown / more
    return results


async def one_house(folder: Path, tables: int, wanted: Growth) -> Figures:
    """Start a server over a folder; give what it holds, what idling takes and what a move does."""
    start = time.perf_counter()
    async with serving(command(folder, None), {"HIPPODROME_LIMITS": "0"}) as served:
        await ask(served.host, "/api/health")
        figures: Figures = {
            "tables_in_play": tables,
            "restart_s_until_it_answers": time.perf_counter() - start,
            "restart_s_until_all_is_back": await settled(served.host, start),
        }
        side = Ours(served, folder, [3] * wanted.busy, wanted.pack)
        figures["memory_mb"] = megabytes(side)
        figures["cpu_s_per_idle_minute"] = MINUTE * await over(side, wanted.idle)
        figures["lobby_ms_p99"] = await visited(served.host, wanted.visits)
        await side.lay_all()
        chance = random.Random(1)
        await side.drive(2 * wanted.pace, wanted.pace, Tally(), chance)
        measured = Measured(side)
        await measured.window(wanted.seconds, wanted.pace, chance)
        names = ("answer_ms_p50", "answer_ms_p99", "cpu_us_per_move", "sockets_lost")
        found = measured.figures()
        figures |= {name: value for name in names if (value := found[name]) is not None}
        await side.leave()
    return figures
