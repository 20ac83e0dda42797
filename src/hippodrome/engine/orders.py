"""Word that a person leaves for decisions to come: “bid up to 12,000 for this lot”.

An order is no part of the game. It is known to its seat alone, stands in no log, replay or other
view, and what is done by it is an ordinary decision of that seat's. A room says which kinds of
orders there are, how long one stands and what is decided by it, from the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec


class Order(msgspec.Struct, frozen=True, gc=False):
    """What a person has left word for."""

    kind: str
    about: int
    """What it is about, as the room numbers it: the thing under the hammer."""
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Orders:
    """The orders a room knows."""

    stands: Callable[[Any, Any, int, Order], bool]
    """Does an order still mean anything, given the pack and what its seat sees?"""
    decided: Callable[[Any, Any, int, Order], Sequence[int]]
    """Give the moves its seat, which is asked, decides by it; none where it only hurries others."""
