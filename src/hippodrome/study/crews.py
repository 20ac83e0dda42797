"""Crews: who plays the chunks of a study: threads of this process, or a cluster that is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Protocol

from hippodrome.engine.game import Game
from hippodrome.engine.warming import Progress, warm
from hippodrome.study.arms import CONTEST, Arm, play_chunk
from hippodrome.study.sheets import Sheet


@dataclass(frozen=True)
class Task:
    """A chunk to play: some deals of an arm, from a number on."""

    arm: Arm
    seed: int
    first: int
    deals: int

    def play(self) -> Sheet:
        """Play it, here."""
        return play_chunk(self.arm, self.seed, self.first, self.deals)


class Crew(Protocol):
    """Somebody who plays chunks, in whatever order, and hands each in as soon as it is done."""

    def prepare(self, game: Game, progress: Progress) -> None:
        """Compile what is needed, where it never was."""

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Sheet]]:
        """Play all of them."""


@dataclass(frozen=True)
class Threads:
    """So many threads of this process; compiled functions let go of the lock."""

    cores: int

    def prepare(self, game: Game, progress: Progress) -> None:
        """Compile in a worker process."""
        warm(game, [CONTEST], progress)

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Sheet]]:
        """Play on all of them."""
        pool = ThreadPoolExecutor(self.cores)
        try:
            waiting = {pool.submit(task.play): task for task in tasks}
            for done in as_completed(waiting):
                # Nobody keeps a sheet that was handed in.
                yield waiting.pop(done), done.result()
        finally:
            # Interrupted, or a chunk failed: nobody waits for the others.
            pool.shutdown(wait=False, cancel_futures=True)
