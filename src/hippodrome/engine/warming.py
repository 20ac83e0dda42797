"""The first use of the compiled reading: a worker process compiles everything, once.

Compiling takes seconds and would stall whoever waits in the same process. The worker leaves the
machine code in the reading's cache folder with a mark beside it; who finds the mark starts at
once. Marks are touched on use, and folders of older rules are swept away a month later.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from hippodrome.engine.entries import declared, entry_points
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.observing import sight_type
from hippodrome.engine.parameters import (
    Marks,
    PackRecord,
    Row,
    Rows,
    Sights,
    StateRecord,
    States,
    Streams,
)
from hippodrome.engine.stream import Stream

EVERY_ROOM = ("hippodrome.engine.doors", "hippodrome.engine.playouts", "hippodrome.engine.compiled")
"""The modules whose entry points every compiled reading has."""
STEP = "compiled "
"""How the worker's lines begin: a step made, and how many there are."""
DAYS_KEPT = 30
SECONDS_A_DAY = 86_400

Progress = Callable[[int, int], None]
"""Is told how many entries are compiled, and of how many."""


def silent(done: int, total: int) -> None:
    """Tell nobody."""


def warm(game: Game, modules: Iterable[str] = EVERY_ROOM, progress: Progress = silent) -> None:
    """Make sure that the entries of generic modules are compiled for a room."""
    wanted = list(dict.fromkeys(modules))
    if not is_warm(game, wanted):
        with alone_in(folder_of(game)):
            if not is_warm(game, wanted):  # else somebody has done it while we waited
                compile_apart(game, wanted, progress)
                sweep(folder_of(game))
    for module in wanted:
        mark(game, module).touch()


def is_warm(game: Game, modules: Iterable[str]) -> bool:
    """Are the entries of generic modules compiled for a room?"""
    return all(mark(game, module).exists() for module in modules)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Wait until no other process of this machine compiles the same room, where locks exist."""
    try:
        import fcntl
    except ImportError:  # there both compile, and find the same
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # let go of when the file is closed, be it by a kill
        yield


def folder_of(game: Game) -> Path:
    """Give the folder a room's machine code is kept in."""
    from hippodrome.engine.compiled import Compiled

    return cast(Compiled, game.compiled).folder


def mark(game: Game, module: str) -> Path:
    """Give the file that says a generic module is compiled for this room."""
    from hippodrome.engine.compiled import fingerprint

    return folder_of(game) / f"warmed-{fingerprint([module])}"


def compile_apart(game: Game, modules: list[str], progress: Progress) -> None:
    """Let a worker process compile, and pass on how far it is."""
    command = [sys.executable, "-m", "hippodrome.engine.warming", game.package, *modules]
    last_words = ""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    ) as worker:
        assert worker.stdout is not None
        for line in worker.stdout:
            if line.startswith(STEP):
                done, total = line.removeprefix(STEP).split("/")
                progress(int(done), int(total))
            elif line.strip():
                last_words = line.strip()
    if worker.returncode != 0:
        why = last_words or f"exit status {worker.returncode}"
        raise HippodromeError("warming-failed", game=game.name, why=why)


def compile_here(game: Game, modules: Iterable[str], progress: Progress = silent) -> None:
    """Compile every entry of generic modules in this process, and mark them."""
    rules = game.compiled
    functions = [function for module in modules for function in entry_points(module)]
    types = machine_types(game)
    progress(0, len(functions))
    for done, function in enumerate(functions, start=1):
        entry: Any = rules.enter(function)
        entry.compile(tuple(types[kind] for kind in declared(function).values()))
        progress(done, len(functions))
    for module in modules:
        mark(game, module).touch()


def machine_types(game: Game) -> dict[Any, Any]:
    """Give the type a room's entries are compiled for, by what their functions declare."""
    import numba
    import numpy

    rules = game.compiled
    passed = {
        PackRecord: rules.pack_form(game.pack().printed),
        StateRecord: rules.blank(),
        Row: rules.moves(),
        Rows: numpy.zeros((1, 1), numpy.int64),
        Stream: rules.stream(0),
        States: rules.blank(),
        Streams: numpy.zeros((1, 1), numpy.uint64),
        Sights: numpy.zeros(1, sight_type(rules.state_class)),
        Marks: numpy.zeros((1, 1), numpy.uint8),
        int: 0,
    }
    typeof: Any = numba.typeof  # untyped in Numba's stubs
    return {kind: typeof(value) for kind, value in passed.items()}


def sweep(current: Path) -> None:
    """Remove machine code of the same room that nobody has used for a month."""
    room, _, _ = current.name.rpartition("-")
    oldest = time.time() - DAYS_KEPT * SECONDS_A_DAY
    for folder in current.parent.iterdir():
        ours = re.fullmatch(rf"{re.escape(room)}-[0-9a-f]{{16}}", folder.name)
        if ours and folder != current and last_used(folder) < oldest:
            shutil.rmtree(folder, ignore_errors=True)


def last_used(folder: Path) -> float:
    """Give the time of the last use: the newest of the folder and the marks in it."""
    return max(file.stat().st_mtime for file in (folder, *folder.glob("warmed-*")))


def main(package: str, *modules: str) -> None:
    """Compile as a worker process; the parent reads the steps from standard output."""
    game: Game = importlib.import_module(package).GAME
    compile_here(game, modules, lambda done, total: print(f"{STEP}{done}/{total}", flush=True))


if __name__ == "__main__":
    # A parent that was interrupted is no longer there to read: leave quietly.
    try:
        main(*sys.argv[1:])
    except BrokenPipeError:
        os._exit(1)
