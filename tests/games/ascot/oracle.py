"""The lane rules once more, by the text: every path as a list of squares, one after another.

Written from A9 alone and never from `lanes.py`: slow, plain, and with no masks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

Square = tuple[int, int]
"""Lane and length."""
POST = 0
"""The lane of the post."""


@dataclass
class Course:
    """A course with horses on it."""

    lanes: int
    lengths: int
    bend: int
    whip: int
    horses: dict[int, Square] = field(default_factory=dict)
    """Where each horse in the race stands; length 0 is the start."""

    def on_square(self, square: Square) -> bool:
        """Does any horse stand there? Those at the start block nobody (A9.10)."""
        return square[1] > 0 and square in self.horses.values()

    def paths(self, start: Square, steps: int) -> Iterator[list[Square]]:
        """A9.2, A9.3, A9.12: every way of so many lengths, straight or one lane aside each."""
        if steps == 0:
            yield [start]
            return
        for way in self.paths(start, steps - 1):
            lane, length = way[-1]
            if length + 1 == self.lengths + 1:
                yield [*way, (POST, length + 1)]
                continue
            straight = length + 1 == 1 or self.bend < length + 1 <= self.whip
            for aside in (0,) if straight else (-1, 0, 1):
                if 1 <= lane + aside <= self.lanes:
                    yield [*way, (lane + aside, length + 1)]

    def allowed(self, horse: int, way: list[Square]) -> bool:
        """A9.1, A9.4: over nobody, and into a lane only three lengths ahead of those behind."""
        for before, square in pairwise(way):
            if square[0] == POST:
                continue
            if self.on_square(square):
                return False
            if square[0] != before[0]:
                for other, (lane, length) in self.horses.items():
                    if other != horse and lane == square[0] and length < square[1]:
                        if square[1] - length < 3:
                            return False
        return True

    def on_the_left(self, horse: int, way: list[Square]) -> bool:
        """A9.11: is it on a lower lane beside a horse of its own lane that it goes beyond?"""
        own_lane, start = self.horses[horse]
        for other, (lane, length) in self.horses.items():
            if other == horse or lane != own_lane or not start < length < way[-1][1]:
                continue
            beside = next(square for square in way if square[1] == length)
            if beside[0] < own_lane:
                return True
        return False

    def reach(self, horse: int, steps: int) -> set[int]:
        """A9.5, A9.9: the lanes a throw may end on; lane 0 is the post."""
        start = self.horses[horse]
        if start[1] + steps > self.lengths + 1:
            return set()
        ways = [way for way in self.paths(start, steps) if self.allowed(horse, way)]
        right = [way for way in ways if not self.on_the_left(horse, way)]
        return {way[-1][0] for way in right or ways}
