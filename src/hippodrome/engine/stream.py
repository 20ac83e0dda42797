"""The random stream of bots, simulations and imagination; tables draw from the croupier instead.

A stream is one 64-bit number in a list (an array when compiled), advanced by SplitMix64.
`compiled.py` swaps these functions for their compiled twins, which give the same numbers.
"""

from typing import Annotated

Stream = Annotated[list[int], "stream"]

MASK_64 = 2**64 - 1
MASK_32 = 2**32 - 1
GOLDEN_GAMMA = 0x9E3779B97F4A7C15
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB


def new_stream(seed: int) -> Stream:
    """Open a stream; equal seeds give equal numbers."""
    return [seed & MASK_64]


def next_32(stream: Stream) -> int:
    """Give the next 32 random bits."""
    state = (stream[0] + GOLDEN_GAMMA) & MASK_64
    stream[0] = state
    state = ((state ^ (state >> 30)) * FIRST_MIX) & MASK_64
    state = ((state ^ (state >> 27)) * SECOND_MIX) & MASK_64
    return (state ^ (state >> 31)) >> 32


def branch(stream: Stream, number: int, other: Stream) -> None:
    """Set another stream to the beginning of a numbered branch of this one, which stays put.

    So that one thing tried many times meets the same chances each time as another thing does.
    """
    state = (stream[0] + (number + 1) * GOLDEN_GAMMA) & MASK_64
    state = ((state ^ (state >> 30)) * FIRST_MIX) & MASK_64
    state = ((state ^ (state >> 27)) * SECOND_MIX) & MASK_64
    other[0] = state ^ (state >> 31)


def below(stream: Stream, limit: int) -> int:
    """Give a number from 0 to limit - 1, each equally likely (Lemire's method, limit < 2**32)."""
    product = next_32(stream) * limit
    low = product & MASK_32
    if low < limit:
        uneven = (MASK_32 + 1 - limit) % limit
        while low < uneven:
            product = next_32(stream) * limit
            low = product & MASK_32
    return product >> 32
