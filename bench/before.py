"""What did a change cost? An older tree and the present one, measured in turn in one run."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.errors import BenchError
from bench.figures import Figures, medians, written

ROOT = Path(__file__).parents[1]
CHECKOUTS = ROOT / "build" / "before"
"""Where sources of older commits are laid out, by commit."""
BEFORE = "a checkout (a folder with src in it) or a commit to measure in the same run"
FIGURES = (
    "compiled_moves_per_processor_s",
    "interpreted_moves_per_processor_s",
    "compiled_copy_ns",
    "interpreted_copy_ns",
)


def tree_of(named: str) -> Path:
    """Give the folder of an older tree: the one that is named, or a commit's sources."""
    if is_tree(Path(named)):
        return Path(named).resolve()
    commit = git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{named}^{{commit}}")
    if commit is None:
        raise BenchError(
            f"{named} is neither a folder with src/hippodrome in it nor a commit of this "
            "repository. Give one of them after --before."
        )
    tree = CHECKOUTS / commit.decode().strip()
    if not is_tree(tree):
        sources = git("archive", "--format=tar", tree.name, "src")
        if sources is None:
            raise BenchError(f"The commit {named} has no src to measure.")
        with tarfile.open(fileobj=io.BytesIO(sources)) as archive:
            archive.extractall(tree, filter="data")
    return tree


def is_tree(folder: Path) -> bool:
    """Do sources of the house lie there?"""
    return (folder / "src" / "hippodrome" / "__init__.py").is_file()


def git(*words: str) -> bytes | None:
    """Ask git about this repository; nothing if it has no answer."""
    try:
        asked = subprocess.run(["git", *words], cwd=ROOT, check=False, capture_output=True)
    except FileNotFoundError:
        return None
    return asked.stdout if asked.returncode == 0 else None


def environment_of(tree: Path) -> dict[str, str]:
    """Give the environment in which a tree's house is imported, before an installed one."""
    return {**os.environ, "PYTHONPATH": str(tree / "src")}


@dataclass(frozen=True, slots=True)
class Measured:
    """What a worker answered."""

    figures: Figures
    moves: int
    """Made in all random play so far."""


class Worker:
    """A process that measures rooms of one tree."""

    def __init__(self, tree: Path, process: subprocess.Popen[str]) -> None:
        """Hear from the process that it is up, and that it measures the right tree."""
        self.tree = tree
        self.process = process
        greeting = self._line()
        self.games: list[str] = greeting["games"]
        if Path(greeting["source"]).resolve() != (tree / "src").resolve():
            raise BenchError(f"{greeting['source']} would be measured instead of {tree}/src.")

    def measure(self, game: str) -> Measured:
        """Measure a room once; the first time it is compiled before."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{game}\n")
        self.process.stdin.flush()
        answer = self._line()
        return Measured(answer["figures"], answer["moves"])

    def _line(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise BenchError(f"The sources in {self.tree} cannot be measured: see above why.")
        heard: dict[str, Any] = json.loads(line)
        return heard


@contextmanager
def working(tree: Path) -> Iterator[Worker]:
    """Start a worker on a tree, and let it go in the end."""
    with subprocess.Popen(
        [sys.executable, "-m", "bench.worker"],
        cwd=ROOT,
        env=environment_of(tree),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        try:
            yield Worker(tree, process)
        finally:
            process.kill()


def compare(
    before: Path, games: list[str], rounds: int, progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """Measure both trees in turn, room by room and round after round; the first does not count."""
    with ExitStack() as opened:
        old = opened.enter_context(working(before))
        new = opened.enter_context(working(ROOT))
        both = [game for game in games if game in old.games]
        if not both:
            raise BenchError(f"None of these rooms is in {before}: {', '.join(games)}.")
        measured: dict[str, list[tuple[Measured, Measured]]] = {game: [] for game in both}
        for turn in range(rounds + 1):
            for place, game in enumerate(both):
                progress(turn * len(both) + place, (rounds + 1) * len(both))
                pair = old.measure(game), new.measure(game)
                if turn > 0:
                    measured[game].append(pair)
    return {
        "rounds": rounds,
        "before": str(before),
        "now": str(ROOT),
        "python": sys.version.split()[0],
        "games": {game: compared(pairs) for game, pairs in measured.items()},
    }


def compared(pairs: list[tuple[Measured, Measured]]) -> dict[str, Any]:
    """Give medians of both trees and of what the new one is to the old, round by round."""
    return {
        "before": medians([old.figures for old, _ in pairs]),
        "now": medians([new.figures for _, new in pairs]),
        "now_over_before": medians(
            [
                {name: new.figures[name] / old.figures[name] for name in FIGURES}
                for old, new in pairs
            ]
        ),
        "same_number_of_moves": all(old.moves == new.moves for old, new in pairs),
    }


def show_comparison(results: dict[str, Any]) -> None:
    """Print before, now and their ratio for each room."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"Medians of {results['rounds']} interleaved rounds", box=None)
    for heading in ("Room", "Figure", "before", "now", "now ÷ before"):
        table.add_column(heading, justify="left" if heading in ("Room", "Figure") else "right")
    for game, room in results["games"].items():
        for name in FIGURES:
            figures = (room[which][name] for which in ("before", "now", "now_over_before"))
            table.add_row(game, name, *map(written, figures))
    console = Console()
    console.print(table)
    for game, room in results["games"].items():
        if not room["same_number_of_moves"]:
            console.print(
                f"{game}: the same seeds do not give the same number of moves, so its rules or "
                "their menus have changed."
            )
