"""Slots: what takes memory while it lasts is done for a few at once."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from hippodrome.engine.errors import NotAllowed
from hippodrome.server.limits import REPLAYS_AT_ONCE, REPLAYS_AT_ONCE_EACH


class Slots:
    """How many may be served at once, in all and of one address; the others come back later."""

    def __init__(self, most: int = REPLAYS_AT_ONCE, each: int = REPLAYS_AT_ONCE_EACH) -> None:
        """Begin with nobody."""
        self.most = most
        self.each = each
        self._taken: Counter[str] = Counter()

    @contextlib.contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Hold a slot for an address, or say that there is none."""
        if self._taken.total() >= self.most or self._taken[address] >= self.each:
            raise NotAllowed("server-replays-busy")
        self._taken[address] += 1
        try:
            yield
        finally:
            self._taken[address] -= 1
            if not self._taken[address]:
                del self._taken[address]
