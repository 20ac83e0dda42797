"""A second opinion on U3, U4 and U5.2, written from the text alone: it walks square by square."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

PLACED = 3


@dataclass(frozen=True)
class Course:
    """The course laid out straight: both laps one after the other, the post at the end."""

    post: int
    hedges: frozenset[int]
    back: Mapping[int, int]
    """Hedges that send a horse back when it is freed."""
    out: frozenset[int]
    """Hedges that put a horse out of the race."""
    jump: int


@dataclass(frozen=True)
class Horse:
    """A horse in the middle of a throw."""

    square: int
    stuck: bool = False
    moved: bool = False
    out: bool = False

    def home(self, course: Course) -> bool:
        """U6.1: is it past the post?"""
        return self.square >= course.post


Field = Mapping[int, Horse]
"""The horses by their numbers."""


def path(course: Course, horse: Horse, points: int) -> list[int]:
    """List the squares a horse sets foot on, one a point; at the post it stops."""
    square = horse.square - (course.back.get(horse.square, 0) if horse.stuck else 0)
    trodden: list[int] = []
    for _ in range(points):
        square += 1
        trodden.append(square)
        if square == course.post:
            break
    return trodden


def can_take(course: Course, horse: Horse, die: int, triple: bool) -> bool:
    """U3.4, U4.1, U5.2: may this horse be given this die, if it were the only one?"""
    if horse.moved or horse.out or horse.home(course):
        return False
    if horse.stuck and not triple:
        return False
    *passed, _ = path(course, horse, die)
    return die >= course.jump or not course.hedges.intersection(passed)


def landed(course: Course, horse: Horse, die: int) -> Horse:
    """U4.2, U4.3, U6.1: what has become of it?"""
    end = path(course, horse, die)[-1]
    down = end in course.hedges and end < course.post
    out = down and end in course.out
    return Horse(end, stuck=down and not out, moved=True, out=out)


def is_over(course: Course, field: Field) -> bool:
    """U6.2, U4.3: are three home, or can no third come home any more?"""
    home = sum(horse.home(course) for horse in field.values())
    return home >= PLACED or sum(not horse.out for horse in field.values()) < PLACED


def given(course: Course, field: Field, die: int, number: int) -> dict[int, Horse]:
    """Give a die to a horse."""
    return {**field, number: landed(course, field[number], die)}


def most(course: Course, field: Field, dice: Sequence[int], triple: bool) -> int:
    """U3.2: how many of these dice can be played one after the other, as long as the race lasts?"""
    best = 0
    for die in dict.fromkeys(dice):
        rest = list(dice)
        rest.remove(die)
        for number, horse in field.items():
            if can_take(course, horse, die, triple):
                after = given(course, field, die, number)
                more = 0 if is_over(course, after) else most(course, after, rest, triple)
                best = max(best, 1 + more)
                if best == len(dice):
                    return best
    return best


def may_take(
    course: Course, field: Field, dice: Sequence[int], die: int, number: int, triple: bool
) -> bool:
    """U3.2: may this horse be given this one of the dice left?"""
    if not can_take(course, field[number], die, triple):
        return False
    after = given(course, field, die, number)
    if is_over(course, after):
        return True
    rest = list(dice)
    rest.remove(die)
    return 1 + most(course, after, rest, triple) == most(course, field, dice, triple)
