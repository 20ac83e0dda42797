"""A history that grows at its end: to go on from one costs the same however long it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from operator import is_
from typing import Any, TypeVar, overload

T = TypeVar("T")


class Trail(Sequence[T]):
    """So many of the things on a list that several histories share; it never changes.

    A tuple made anew at every move took up each thing a game had ever seen, only to count who
    holds it. Whoever goes on from the end of the list adds to it; whoever goes on from further
    back, after an undo or a move that was not written, gets a list of their own.
    """

    __slots__ = ("_size", "_things")

    def __init__(self, things: Sequence[T] = ()) -> None:
        """Begin with some things."""
        self._things = list(things)
        self._size = len(self._things)

    def then(self, *more: T) -> Trail[T]:
        """Give the history with more at its end."""
        if not more:
            return self
        things, size = self._things, self._size
        end, at_the_end = size + len(more), len(things) == size
        if at_the_end:
            things += more
        # Looked at afterwards: two threads may both have found the end there, and one was first.
        if not at_the_end or not all(map(is_, things[size:end], more)):
            things = [*things[:size], *more]
        later: Trail[T] = object.__new__(Trail)
        later._things, later._size = things, end
        return later

    def __len__(self) -> int:
        """Count what is in it."""
        return self._size

    def __iter__(self) -> Iterator[T]:
        """Go through it, from its beginning."""
        return islice(self._things, self._size)

    def __reversed__(self) -> Iterator[T]:
        """Go through it, from its end."""
        things, size = self._things, self._size
        return reversed(things if len(things) == size else things[:size])

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> Trail[T]: ...
    def __getitem__(self, place: int | slice) -> T | Trail[T]:
        """Give what is in one place, or some of it as a history of its own."""
        if isinstance(place, slice):
            return Trail(self._things[slice(*place.indices(self._size))])
        return self._things[range(self._size)[place]]

    def __eq__(self, other: object) -> bool:
        """Is it the same, thing by thing? A list may be, too: the log of a game in play is one."""
        if not isinstance(other, Trail | list):
            return NotImplemented
        return list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # as for every class that says what equal means

    def __repr__(self) -> str:
        """Write it out, for messages."""
        return f"Trail({list[Any](self)})"
