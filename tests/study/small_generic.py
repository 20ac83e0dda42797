"""A generic module that compiles quickly, for the tests of warming."""

from typing import Any

from hippodrome.engine.doors import slot
from hippodrome.engine.fields import Grid, Money
from hippodrome.engine.stream import Stream, below


def enter_seats(pack: Any, state: Any, numbers: Money, grid: Grid, seat: int) -> int:
    """Take one argument of each kind."""
    return int(slot(pack[0], state[0].seats) + numbers[0] + grid[0][0] + seat)


def enter_below(stream: Stream, limit: int) -> int:
    """Take a stream."""
    return below(stream, limit)
