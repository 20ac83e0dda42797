"""A second opinion on U3, U4 and U5.2, written from the text alone: it walks square by square."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Course:
    """The course laid out straight: both laps one after the other, the post at the end."""

    post: int
    hedges: frozenset[int]
    signs: dict[int, int]
    """Squares that send a horse on or back."""
    jump: int


@dataclass(frozen=True)
class Horse:
    """A horse in the middle of a throw."""

    square: int
    stuck: bool = False
    moved: bool = False

    def home(self, course: Course) -> bool:
        """U6.1: is it past the post?"""
        return self.square >= course.post


@dataclass(frozen=True)
class Landing:
    """Where a move ends."""

    square: int
    fallen: bool


def path(course: Course, start: int, points: int) -> list[int]:
    """List the squares a horse sets foot on, one a point; at the post it stops."""
    trodden: list[int] = []
    square = start
    for _ in range(points):
        square += 1
        trodden.append(square)
        if square == course.post:
            break
    return trodden


def can_take(course: Course, horse: Horse, die: int, triple: bool) -> bool:
    """U3.4, U4.1, U5.2: may this horse be given this die?"""
    if horse.moved or horse.home(course):
        return False
    if horse.stuck and not triple:
        return False
    *passed, _ = path(course, horse.square, die)
    return die >= course.jump or not course.hedges.intersection(passed)


def landing(course: Course, horse: Horse, die: int) -> Landing:
    """U4.2, U4.3, U6.1: where does it end, and is it down?"""
    end = path(course, horse.square, die)[-1]
    if end in course.signs and end < course.post:
        end += course.signs[end]
        end = 0 if end < 0 else end
        end = course.post if end > course.post else end
    return Landing(end, end in course.hedges and end < course.post)
