"""Means with their intervals, from figures of games that were played on the same deals or not."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy

NORMAL_95 = 1.959964
"""Standard errors either side of a mean that hold it 95 times in 100."""
NORMAL_99 = 2.575829
"""The same, 99 times in 100."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its interval, at 95 % unless it says otherwise."""

    mean: float
    margin: float

    @property
    def clear(self) -> bool:
        """Does the interval leave out nothing at all?"""
        return abs(self.mean) > self.margin


def exact(figures: Any, scale: int = 1) -> Estimate:
    """Estimate the mean of whole numbers that are `scale` times too large, by exact sums."""
    games, total, squares = len(figures), int(figures.sum()), int((figures * figures).sum())
    variance = (squares * games - total * total) / (games * (games - 1))
    return Estimate(total / games / scale, NORMAL_95 * math.sqrt(variance / games) / scale)


def by_deal(figures: Any, seatings: int) -> Any:
    """Average the games of each deal, which resemble each other and count once."""
    if seatings == 1:
        return figures
    rows = figures.reshape(-1, seatings)
    known = ~numpy.isnan(rows)
    count = known.sum(axis=1)
    total = numpy.where(known, rows, 0.0).sum(axis=1)
    return numpy.where(count > 0, total / numpy.maximum(count, 1), numpy.nan)


def influence(figures: Any) -> tuple[float, Any]:
    """Give the mean of the figures that are numbers, and what each moved it by."""
    known = ~numpy.isnan(figures)
    count = int(known.sum())
    if count == 0:
        return math.nan, numpy.zeros(len(figures))
    mean = float(figures[known].sum()) / count
    return mean, numpy.where(known, figures - mean, 0.0) / count


def mean_of(figures: Any, width: float = NORMAL_95) -> Estimate:
    """Estimate a mean; games without a number say nothing of it."""
    mean, moved = influence(figures)
    return Estimate(mean, width * _error(moved, int((~numpy.isnan(figures)).sum())))


def difference(usual: Any, otherwise: Any, width: float = NORMAL_95) -> Estimate:
    """Estimate how much more another arm has, game beside game of the same number.

    Games of the same number share their dice and cards, so what these did to both cancels out.
    """
    (before, moved), (after, moved_there) = influence(usual), influence(otherwise)
    count = int((~numpy.isnan(usual) | ~numpy.isnan(otherwise)).sum())
    return Estimate(after - before, width * _error(moved_there - moved, count))


def ratio(whole: int, part: int, sums: Sequence[int], width: float = NORMAL_95) -> Estimate:
    """Estimate the part of a whole, both summed over games: coins returned of coins staked.

    The sums over games are of squares of the whole, of both multiplied, and of squares of the part:
    bets of one game resemble each other, so games are what is counted.
    """
    if whole == 0:
        return Estimate(math.nan, math.nan)
    squares, products, others = (int(one) for one in sums)
    found = int(part) / int(whole)
    spread = others - 2 * found * products + found * found * squares
    return Estimate(found, width * math.sqrt(max(0.0, spread)) / int(whole))


def _error(moved: Any, count: int) -> float:
    """Give the standard error of a mean from what each of its figures moved it by."""
    if count < 2:
        return math.nan
    return math.sqrt(float((moved * moved).sum()) * count / (count - 1))
