"""A second opinion on what a card may do, written from the rules digest and not from our rules.

It walks square by square over sets of squares and speaks notation only, so it shares neither
code nor shape with `moving.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

Spot = tuple[int, int]

STEPS = {"+": (0, 1), "-": (0, -1), "<": (-1, 0), ">": (1, 0)}
AROUND = {
    "".join(sorted(along + across, key="+-<>".index)): (
        STEPS.get(across, (0, 0))[0],
        STEPS.get(along, (0, 0))[1],
    )
    for along, across in product(("", "+", "-"), ("", "<", ">"))
    if along + across
}


@dataclass(frozen=True)
class Course:
    """A track with the obstacles of one race; a border lies after the column it is named by."""

    lanes: int
    columns: int
    line: int
    hedges: frozenset[int]
    river: int

    @property
    def squares(self) -> set[Spot]:
        """Every square of the track, the river's too."""
        return set(product(range(1, self.lanes + 1), range(1, self.columns + 1)))

    @property
    def dry(self) -> set[Spot]:
        """Every square a horse may stand on."""
        return {spot for spot in self.squares if spot[1] != self.river}

    def beyond(self, spot: Spot) -> bool:
        """Is this square on the far side of the dotted line?"""
        return spot[1] > self.line

    def bars(self, start: Spot, end: Spot) -> bool:
        """Would this be backwards over a hedge or over the line?"""
        borders = set(range(end[1], start[1]))  # empty unless it goes back
        return bool(borders & (self.hedges | {self.line}))


def step(spot: Spot, direction: str) -> Spot:
    """The square next to another."""
    return spot[0] + STEPS[direction][0], spot[1] + STEPS[direction][1]


def walk(course: Course, start: Spot, direction: str, squares: int) -> Spot | None:
    """Walk a single or joker move, or find it impossible (T4.1, T4.2, T5.2, T5.3, T7.2 to T7.5)."""
    if direction in "+-" and course.beyond(start):
        return None
    if step(start, direction) not in course.squares:
        return start
    path = [start]
    while len(path) <= squares:
        ahead = step(path[-1], direction)
        if ahead not in course.squares or (direction == "-" and course.bars(path[-1], ahead)):
            break
        path.append(ahead)
    while len(path) > 1 and path[-1] not in course.dry:
        path.pop()
    return path[-1] if len(path) > 1 else None


def yields(course: Course, field: Mapping[int, Spot], mover: int, end: Spot) -> Iterator[str]:
    """Give what has to be added to the notation of a move that ends there (T4.7, T4.8, T4.11)."""
    others = {spot: horse for horse, spot in field.items() if horse != mover}
    if end not in others:
        yield ""
        return
    for sign, (across, along) in AROUND.items():
        spot = end[0] + across, end[1] + along
        if spot in course.dry and spot not in others and not course.bars(end, spot):
            yield f"/{sign}"


def runs(course: Course, field: Mapping[int, Spot], horse: int, squares: int) -> Iterator[str]:
    """Give every move of a horse by a number of squares."""
    for direction in STEPS:
        end = walk(course, field[horse], direction, squares)
        if end is not None:
            for added in yields(course, field, horse, end):
                yield f"{horse}{direction}{squares}{added}"


def joins(course: Course, field: Mapping[int, Spot], one: int, other: int) -> Iterator[str]:
    """Give every move of a pair card (T4.5, T4.6, T4.10, T5.4)."""
    for mover, fixed in ((one, other), (other, one)):
        start = field[mover]
        for side in STEPS:
            end = step(field[fixed], side)
            if end == start:
                yield f"{min(one, other)}={max(one, other)}"
            elif end in course.dry and not course.bars(start, end):
                for added in yields(course, field, mover, end):
                    yield f"{mover}~{fixed}{side}{added}"


def moves(course: Course, field: Mapping[int, Spot], card: str, farthest: int) -> set[str]:
    """Give every legal move of a card given as `5.2`, `4~5` or `J`."""
    if card == "J":
        return {
            f"J{move}"
            for horse in field
            for squares in range(1, farthest + 1)
            for move in runs(course, field, horse, squares)
        }
    if "~" in card:
        one, other = (int(horse) for horse in card.split("~"))
        return set(joins(course, field, one, other))
    horse, squares = (int(part) for part in card.split("."))
    return set(runs(course, field, horse, squares))


def carried_out(course: Course, field: Mapping[int, Spot], written: str) -> dict[int, Spot]:
    """Give where every horse stands after a legal move."""
    if "=" in written or written.startswith("x"):
        return dict(field)
    played, _, sign = written.removeprefix("J").partition("/")
    mover = int(played[0])
    if "~" in played:
        end: Spot | None = step(field[int(played[2])], played[3])
    else:
        end = walk(course, field[mover], played[1], int(played[2]))
    assert end is not None
    after = {**field, mover: end}
    if sign:
        (displaced,) = (horse for horse in field if horse != mover and field[horse] == end)
        after[displaced] = end[0] + AROUND[sign][0], end[1] + AROUND[sign][1]
    return after
