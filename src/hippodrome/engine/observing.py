"""What a seat knows as one row of 32-bit numbers: the seat, then every field of its view.

Fields stand in the order the room's `state.py` declares them, grids row by row, working space left
out. A small number takes one place. A large one (a row of `Money`) takes two: its low 32 bits as a
signed number, which is the number itself wherever that is small enough, and then the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any

from hippodrome.engine.fields import Fields

if TYPE_CHECKING:
    import numpy

BYTES = 4
"""How large a place is."""
LOW_BITS = 8 * BYTES
HALF = 2 ** (LOW_BITS - 1)
LOW_MASK = 2**LOW_BITS - 1
SEAT = 0
"""The place of the seat that observes."""


@dataclass(frozen=True, slots=True)
class Observed:
    """Where a field of a view stands in an observation."""

    place: int
    """The first of its places."""
    shape: tuple[int, ...]
    """The field's own shape; empty for one number."""
    width: int
    """How many places each of its numbers takes."""

    @property
    def size(self) -> int:
        """How many places it takes."""
        return prod(self.shape) * self.width

    @property
    def places(self) -> slice:
        """Its places, to cut them out of an observation."""
        return slice(self.place, self.place + self.size)


@cache
def layout_of(state_class: type[Fields]) -> dict[str, Observed]:
    """Give where each field of a view stands in an observation."""
    fields: dict[str, Observed] = {}
    place = SEAT + 1
    for name in state_class.REMEMBERED:
        field = state_class.FIELDS[name]
        fields[name] = Observed(place, field.shape, 2 if field.wide else 1)
        place += fields[name].size
    return fields


def size_of(state_class: type[Fields]) -> int:
    """Give how many numbers an observation has."""
    return 1 + sum(field.size for field in layout_of(state_class).values())


@cache
def sight_type(state_class: type[Fields]) -> numpy.dtype[Any]:
    """Give the record whose memory is an observation: machine code writes a view right into it.

    The two places of a large number, the lower first, are how 64 bits lie in memory.
    """
    import numpy

    fields = layout_of(state_class)
    return numpy.dtype(
        {
            "names": list(fields),
            "formats": [(f"<i{BYTES * field.width}", field.shape) for field in fields.values()],
            "offsets": [BYTES * field.place for field in fields.values()],
            "itemsize": BYTES * size_of(state_class),
        }
    )


Observe = Callable[[Fields, int, list[int]], None]
"""Writes a view and its seat out as an observation."""


@cache
def written_out(state_class: type[Fields]) -> Observe:
    """Write code for a room's fields that makes a view of ints and lists an observation."""
    lines = ["def observe(view, seat, sight):", f"    sight[{SEAT}] = seat"]
    for name, field in layout_of(state_class).items():
        lines += written(name, field)
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)
    observe: Observe = scope["observe"]
    return observe


def written(name: str, field: Observed) -> Iterator[str]:
    """Write the lines that put one field in its places."""
    indices = [f"i{axis}" for axis in range(len(field.shape))]
    value, place, indent = f"view.{name}", "", "    "
    for index, size in zip(indices, field.shape, strict=True):
        yield f"{indent}for {index} in range({size}):"
        indent += "    "
        value += f"[{index}]"
        place = f"({place}) * {size} + {index}" if place else index
    place = f"{field.place} + ({place or 0}) * {field.width}"
    if field.width == 1:
        yield f"{indent}sight[{place}] = {value}"
    else:
        yield f"{indent}sight[{place}] = (({value} + {HALF}) & {LOW_MASK}) - {HALF}"
        yield f"{indent}sight[{place} + 1] = {value} >> {LOW_BITS}"
