"""A small study that needs no machine code, and a crew that plays it in whatever order."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from hippodrome.engine.game import Game
from hippodrome.engine.warming import Progress
from hippodrome.games import GAMES
from hippodrome.study.arms import Arm, play_chunk
from hippodrome.study.crews import Task
from hippodrome.study.entrants import entrants
from hippodrome.study.sheets import Sheet
from hippodrome.study.studies import Study
from hippodrome.study.sweeps import sweep_arms, variation

TICKET = GAMES["ticket"]
DEALS = 22


@cache
def swept() -> tuple[Arm, ...]:
    chairs = entrants(TICKET, "gambler,gambler")
    varied = (variation("option.hidden=1"), variation("points.winning[1]=9"))
    return sweep_arms(TICKET, "tiny", chairs, {}, varied)


class Slowly:
    """A crew without machine code that hands chunks in in whatever order, and may be killed."""

    def __init__(self, order: int = 0, killed_after: float = math.inf) -> None:
        self.order = random.Random(order)
        self.left = killed_after
        self.played: list[tuple[str, int]] = []

    def prepare(self, game: Game, progress: Progress) -> None:
        """Nothing is needed."""

    def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Sheet]]:
        for task in self.order.sample(list(tasks), len(tasks)):
            if self.left <= 0:
                raise KeyboardInterrupt
            self.left -= 1
            self.played.append((task.arm.label, task.first))
            rules = TICKET.interpreted
            yield task, play_chunk(task.arm, task.seed, task.first, task.deals, rules)


def study(**changes: Any) -> Study:
    return replace(Study(TICKET, swept(), DEALS, 7), **changes)
