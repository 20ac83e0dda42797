"""A generic module that compiles quickly, for the tests of warming."""

from hippodrome.engine.doors import slot
from hippodrome.engine.parameters import PackRecord, Row, Rows, StateRecord
from hippodrome.engine.stream import Stream, below


def seats(first: PackRecord, second: StateRecord, third: Row, fourth: Rows, fifth: int) -> int:
    """Take one argument of each kind, under names that say nothing of it."""
    return slot(first, second.seats) + third[0] + fourth[0][0] + fifth


def number_below(source: Stream, limit: int) -> int:
    """Take a stream."""
    return below(source, limit)


ENTRY_POINTS = (seats, number_below)
