"""`make fuzz`: a million inputs at every door, or as many as are asked for."""

from __future__ import annotations

import argparse
import importlib.util
import sys
import traceback
from pathlib import Path

from rich.progress import Progress

from tests.fuzz.driving import Found, drive, keep
from tests.fuzz.guided import guided
from tests.fuzz.targets import TARGETS

FOLDER = Path("build/fuzz")
"""Where inputs are kept that broke something."""
MILLION = 1_000_000
NO_END = 86_400.0


def main() -> int:
    """Fuzz the doors that are named, or all of them; give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(TARGETS))
    parser.add_argument("--runs", type=int, default=MILLION, help="inputs in all, shared out")
    parser.add_argument("--seconds", type=float, default=NO_END, help="no longer than this, each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--guided", action="store_true", help="let atheris choose the inputs")
    parser.add_argument("--input", type=Path, help="try one input that was kept once more")
    wanted = parser.parse_args()
    names = wanted.targets or list(TARGETS)
    unknown = [name for name in names if name not in TARGETS]
    if unknown:
        parser.error(f"no target is called {unknown[0]}; there are {', '.join(TARGETS)}")
    if wanted.guided and importlib.util.find_spec("atheris") is None:
        parser.error("atheris has no wheel for this machine: leave --guided out")
    if wanted.input is not None:
        data = wanted.input.read_bytes()
        for name in names:
            print(f"{name}: {'taken' if TARGETS[name].judge(data) else 'refused'}")
        return 0
    shares = sum(TARGETS[name].share for name in names)
    runs = {name: -(-wanted.runs * TARGETS[name].share // shares) for name in names}
    if wanted.guided:
        return max(guided(name, runs[name], wanted.seconds, FOLDER) for name in names)
    return max(send(name, runs[name], wanted.seconds, wanted.seed) for name in names)


def send(name: str, runs: int, seconds: float, seed: int) -> int:
    """Send inputs to a target, and say what came of it."""
    with Progress(transient=True) as progress:
        task = progress.add_task(name, total=runs)
        found: Found = drive(
            *(TARGETS[name], runs, seconds, seed),
            told=lambda so_far: progress.update(task, completed=so_far.inputs),
        )
    print(f"{name}: {found}", flush=True)
    if found.bug is None:
        return 0
    traceback.print_exception(found.bug)
    print(f"kept as {keep(FOLDER, name, found.culprit)}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
