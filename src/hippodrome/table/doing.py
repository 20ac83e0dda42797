"""Work of which somebody may want to know how long it took: a span where traces are wanted."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol


class Doing(Protocol):
    """Surrounds a piece of work that has a name, and something to say about it."""

    def __call__(self, name: str, /, **about: str) -> AbstractContextManager[object]:
        """Begin it."""
        ...


def unseen(_name: str, /, **_about: str) -> AbstractContextManager[object]:
    """Let it be done, and tell nobody."""
    return nullcontext()
