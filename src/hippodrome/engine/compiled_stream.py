"""The compiled twin of `stream.py`: the same numbers, in wrapping 64-bit arithmetic."""

from typing import Any

import numba
import numpy

from hippodrome.engine import stream

GOLDEN_GAMMA = numpy.uint64(stream.GOLDEN_GAMMA)
FIRST_MIX = numpy.uint64(stream.FIRST_MIX)
SECOND_MIX = numpy.uint64(stream.SECOND_MIX)
MASK_32 = numpy.uint64(stream.MASK_32)
ONE = numpy.uint64(1)
SHIFT_27 = numpy.uint64(27)
SHIFT_30 = numpy.uint64(30)
SHIFT_31 = numpy.uint64(31)
SHIFT_32 = numpy.uint64(32)


def _next_32(stream: Any) -> Any:
    """Give the next 32 random bits."""
    state = stream[0] + GOLDEN_GAMMA
    stream[0] = state
    state = (state ^ (state >> SHIFT_30)) * FIRST_MIX
    state = (state ^ (state >> SHIFT_27)) * SECOND_MIX
    return (state ^ (state >> SHIFT_31)) >> SHIFT_32


next_32 = numba.njit(nogil=True)(_next_32)


def _branch(stream: Any, number: int, other: Any) -> None:
    """Set another stream to the beginning of a numbered branch of this one."""
    state = stream[0] + (numpy.uint64(number) + ONE) * GOLDEN_GAMMA
    state = (state ^ (state >> SHIFT_30)) * FIRST_MIX
    state = (state ^ (state >> SHIFT_27)) * SECOND_MIX
    other[0] = state ^ (state >> SHIFT_31)


branch = numba.njit(nogil=True)(_branch)


def _below(stream: Any, limit: int) -> Any:
    """Give a number from 0 to limit - 1, each equally likely."""
    width = numpy.uint64(limit)
    product = next_32(stream) * width
    low = product & MASK_32
    if low < width:
        uneven = (MASK_32 + ONE - width) % width
        while low < uneven:
            product = next_32(stream) * width
            low = product & MASK_32
    return numpy.int64(product >> SHIFT_32)


below = numba.njit(nogil=True)(_below)
