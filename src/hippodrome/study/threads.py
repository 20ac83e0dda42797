"""Work in chunks over threads: compiled functions let go of the lock, so all cores can help."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from typing import TypeVar

from hippodrome.engine.warming import Progress

Result = TypeVar("Result")


def all_cores() -> int:
    """Count the cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunk_seed(seed: int, chunk: int) -> int:
    """Give a chunk its own seed, so that no result depends on which thread did what."""
    digest = hashlib.sha256(f"{seed}/{chunk}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def in_threads(
    work: Callable[[int], Result], chunks: int, cores: int, progress: Progress
) -> list[Result]:
    """Do every chunk, by its number, on so many threads; give the results in order."""
    with ThreadPoolExecutor(cores) as pool:
        tasks = [pool.submit(work, chunk) for chunk in range(chunks)]
        try:
            progress(0, chunks)
            for done, task in enumerate(as_completed(tasks), start=1):
                task.result()
                progress(done, chunks)
        except BaseException:
            # Interrupted, or a chunk failed: nobody waits for the others.
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [task.result() for task in tasks]


@contextmanager
def progress_bar(title: str) -> Iterator[Progress]:
    """Show progress on standard error, where somebody watches it; else show nothing."""
    from rich import progress as bars
    from rich.console import Console

    console = Console(stderr=True)
    columns = (
        bars.TextColumn("{task.description}"),
        bars.BarColumn(),
        bars.TimeRemainingColumn(),
    )
    with bars.Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
