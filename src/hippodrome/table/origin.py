"""Where a what-if comes from: a point of another table's game, and what its seat knows there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Origin:
    """A point of a game that somebody tries to go on from, by themselves."""

    table: str
    after: int
    """How many entries of that game had been played; 0 where it is still being played."""
    seat: int
    openly: bool
    """Does it go on from how things truly lay? Only once the game is over."""
    live: bool
    """Is that game still being played?"""
    known: Any
    """What the seat knows there; openly, the whole state. Nobody may write into it."""
