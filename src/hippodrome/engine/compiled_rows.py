"""The compiled twin of `rows.py`, where a row is an array that cannot change its length."""

from typing import Any

import numba


def _copy_row(source: Any, target: Any) -> None:
    """Write a row of a record over the same row of another."""
    for place in range(len(target)):
        target[place] = source[place]


copy_row = numba.njit(nogil=True)(_copy_row)
