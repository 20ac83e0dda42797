"""The running order and what papers are worth now, as every room shows them.

An order is kept in columns, horses by their numbers, so that a shift of two horses is a few bytes.
What is worth so much *now* is what the figure before a seat would change by if the race ended where
it stands; where ties or draws are still open, from the least to the most it could be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations

import msgspec

Levels = Sequence[Sequence[int]]
"""Horses from the first to the last, those level together."""


class RunningOrder(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The horses as they run, first to last, those that can be placed no more behind them."""

    horses: tuple[int, ...]
    places: tuple[int, ...]
    """By horse: its place now, the best of theirs for level horses, 0 for one that gets none."""
    gaps: tuple[int, ...] = ()
    """By horse: squares behind the first or, where there is a post, still to go to it."""
    pays: tuple[int, ...] = ()
    """What each place pays, from the first on."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An amount as far as it is known: from the least to the most it can be."""

    least: int
    most: int


def places_of(levels: Levels, out: Sequence[int] = ()) -> tuple[int, ...]:
    """Give every horse's place, in the order of the levels, those out of it last."""
    return shared_places(tuple(map(len, levels)), len(out))


@cache  # as many as there are ways for a field to be level
def shared_places(sizes: tuple[int, ...], out: int) -> tuple[int, ...]:
    """Give places, each level horse the best of theirs."""
    places: list[int] = []
    for size in sizes:
        places += [len(places) + 1] * size
    return (*places, *([0] * out))


def arrivals(levels: Levels, most: int) -> list[tuple[int, ...]]:
    """List every order in which ties may leave the first so many horses."""
    found: list[tuple[int, ...]] = [()]
    for level in levels:
        room = most - len(found[0])
        if room == 0:
            break
        if len(level) == 1:
            found = [(*order, level[0]) for order in found]
        elif level:
            ways = list(permutations(level, min(room, len(level))))
            found = [(*order, *way) for order in found for way in ways]
    return found
