"""The first use of the compiled reading: a worker process compiles everything, once.

Compiling takes seconds and would stall whoever waits in the same process. The worker leaves the
machine code in the reading's cache folder with a mark beside it; who finds the mark starts at
once. Marks are touched on use, and folders of older rules are swept away a month later.
"""

from __future__ import annotations

import importlib
import inspect
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, cast

from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.fields import Grid
from hippodrome.engine.game import Game

ENTRIES = "hippodrome.engine.entries"
"""The generic module behind the doors of every compiled reading."""
STEP = "compiled "
"""How the worker's lines begin: a step made, and how many there are."""
DAYS_KEPT = 30
SECONDS_A_DAY = 86_400

Progress = Callable[[int, int], None]
"""Is told how many entries are compiled, and of how many."""


def unheard(done: int, total: int) -> None:
    """Tell nobody."""


def warm(game: Game, modules: Iterable[str] = (ENTRIES,), progress: Progress = unheard) -> None:
    """Make sure that the entries of generic modules are compiled for a room."""
    wanted = list(dict.fromkeys(modules))
    if all(mark(game, module).exists() for module in wanted):
        for module in wanted:
            mark(game, module).touch()
        return
    compile_apart(game, wanted, progress)
    sweep(folder_of(game))


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


def compile_here(game: Game, modules: Iterable[str], progress: Progress = unheard) -> None:
    """Compile every entry of generic modules in this process, and mark them."""
    entries = [
        (module, function)
        for module in modules
        for name, function in vars(game.compiled.bound(module)).items()
        if name.startswith("enter_")
    ]
    records = {"pack": game.compiled.pack_form(game.pack().printed), "state": game.compiled.blank()}
    progress(0, len(entries))
    for done, (_, function) in enumerate(entries, start=1):
        function.compile(signature(function, records))
        progress(done, len(entries))
    for module in modules:
        mark(game, module).touch()


def signature(entry: Any, records: dict[str, Any]) -> tuple[Any, ...]:
    """Give the types an entry is called with, from the names and types of its parameters."""
    import numba

    typeof: Any = numba.typeof  # untyped in Numba's stubs
    row, grid = numba.int64[::1], numba.int64[:, ::1]
    types = []
    for name, parameter in inspect.signature(entry.py_func).parameters.items():
        if name == "pack":
            types.append(typeof(records["pack"]))
        elif name == "stream":
            types.append(numba.uint64[::1])
        elif parameter.annotation is Any:
            types.append(typeof(records["state"]))
        elif parameter.annotation is int:
            types.append(numba.int64)
        else:
            types.append(grid if parameter.annotation == Grid else row)
    return tuple(types)


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
