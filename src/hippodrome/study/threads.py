"""Work in chunks over threads: compiled functions let go of the lock, so all cores can help."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from typing import TypeVar

from hippodrome.engine.warming import Progress
from hippodrome.words import Words

Result = TypeVar("Result")


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
def progress_bar(title: str, games: Words | None = None) -> Iterator[Progress]:
    """Show progress on standard error, where somebody watches it; else show nothing.

    Where games are counted, somebody's words tell how many there are in a second.
    """
    from rich import progress as bars
    from rich.console import Console
    from rich.text import Text

    class Rate(bars.ProgressColumn):
        """Games a second, once some were played."""

        def render(self, task: bars.Task) -> Text:
            """Tell them."""
            if games is None or not task.speed:
                return Text("")
            return Text(
                games.say("study-rate", games=round(task.speed, 1 if task.speed < 10 else 0))
            )

    console = Console(stderr=True)
    columns = (
        bars.TextColumn("{task.description}"),
        bars.BarColumn(),
        Rate(),
        bars.TimeRemainingColumn(),
    )
    with bars.Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
