"""`python -m bench traffic`: simulates very many tables at what `make bench-server` measured."""

from __future__ import annotations

import argparse
import json
import random
from dataclasses import asdict
from pathlib import Path
from statistics import mean, quantiles

from bench.errors import BenchError
from bench.figures import Figures, keep
from bench.server.showing import show_columns
from bench.traffic import page
from bench.traffic.costs import RECORDED, Costs, costs, read
from bench.traffic.sizing import laid_out, needs
from bench.traffic.world import Habits, Outcome, World
from hippodrome.study.threads import progress_bar

FOLDER = Path("build")
FILE = FOLDER / "bench-traffic.json"
PAGE = Path("docs/scale.md")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the words after `traffic`."""
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=3.0, help="of play, after the warm-up")
    parser.add_argument("--warm-up", type=float, default=1.0, help="seconds before those")
    parser.add_argument(
        "--loads", type=int, nargs="+", default=[50, 70, 85, 95], help="of processes, in percent"
    )
    parser.add_argument("--cores", type=int, default=8, help="of each database's machine")
    parser.add_argument("--anywhere", action="store_true", help="players at different processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the measurements lie")
    parser.add_argument("--json", type=Path, default=FILE, help="where the figures are written")
    parser.add_argument("--record", metavar="MACHINE", help="keep the costs, and say of what")
    parser.add_argument("--page", type=Path, help=f"fill the marked tables of it, as {PAGE}")
    parser.add_argument(
        "--page-only", action="store_true", help="simulate nothing anew, only fill the page"
    )
    parser.set_defaults(measure=measure)


def measure(asked: argparse.Namespace) -> int:
    """Simulate, print and write the figures; give the exit status."""
    found, missing = costs(asked.folder)
    if asked.record:
        record(found, asked.record)
    if not asked.page_only:
        results = simulated(asked, found)
        show_columns(f"{asked.tables:,} tables, by how busy a process is", results)
        if missing:
            print(f"As recorded, not measured here: {', '.join(missing)}.")
        keep({"costs": asdict(found), "recorded": missing, "loads": results}, asked.json)
    if asked.page or asked.page_only:
        machine = read(RECORDED)["machine"]
        page.fill(asked.page or PAGE, asked.folder, read(asked.json), machine)
    return 0


def simulated(asked: argparse.Namespace, found: Costs) -> dict[str, Figures]:
    """Simulate the tables on as many processes as make each so busy."""
    if asked.tables < 1 or not all(0 < load < 100 for load in asked.loads):
        raise BenchError("Give at least one table, and loads between 1 and 99 percent.")
    if asked.seconds <= 0 or asked.warm_up < 0:
        raise BenchError("Give more than no --seconds, and a --warm-up of none or more.")
    results, habits = {}, Habits()
    with progress_bar("Simulating") as progress:
        for number, load in enumerate(asked.loads):
            layout = laid_out(
                asked.tables,
                found,
                habits,
                load / 100,
                cores=asked.cores,
                together=not asked.anywhere,
            )
            world = World(asked.tables, found, layout, habits, random.Random(asked.seed))
            if asked.warm_up:
                world.run(asked.warm_up)

            def tell(share: float, before: int = number) -> None:
                progress(int(1000 * (before + share)), 1000 * len(asked.loads))

            outcome = world.run(asked.seconds, tell)
            results[f"{load} %"] = needs(asked.tables, found, habits, layout) | seen(outcome)
    return results


def seen(outcome: Outcome) -> Figures:
    """Give the figures of a stretch of time."""
    figures: Figures = {
        "moves_simulated": outcome.moves,
        "games_ended": outcome.games,
        "process_load_percent": 100 * outcome.process_load,
        "database_load_percent": 100 * outcome.database_load,
    }
    for name, seconds in (("answer", outcome.answers), ("elsewhere", outcome.elsewhere)):
        if len(seconds) > 1:
            cuts = quantiles(seconds, n=1000, method="inclusive")
            figures[f"{name}_ms_mean"] = 1e3 * mean(seconds)
            for label, cut in (("p50", 499), ("p99", 989), ("p99_9", 998)):
                figures[f"{name}_ms_{label}"] = 1e3 * cuts[cut]
    return figures


def record(found: Costs, machine: str) -> None:
    """Keep costs beside the code, for whoever has measured nothing."""
    kept = {
        "machine": machine,
        "costs": {name: round(one, 4) for name, one in asdict(found).items()},
    }
    RECORDED.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
