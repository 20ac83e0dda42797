"""How often anyone may ask for what: by guest and by address, generous for a family.

A guest is a cookie, and cookies are free: so an address has a limit of its own, some times as
large. Behind a proxy that the house knows by name the address is the visitor's (`running.py`).
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import NamedTuple

from hippodrome.engine.errors import HippodromeError
from hippodrome.server.limits import Bucket

MOST_KNOWN = 20_000
"""Guests and addresses that are remembered for each limit; the longest unseen is forgotten."""


class Rate(NamedTuple):
    """How many at once, and how many a second in the long run."""

    burst: int
    per_second: float


class Limit(NamedTuple):
    """What one guest may ask for, and what one address may."""

    guest: Rate
    address: Rate


TABLES, NAMES, LOBBY, REPLAYS, REVIEWS, RECORDS, SOCKETS, CHAT, WHATIFS, PUZZLES, KEPT = (
    "tables",
    "names",
    "lobby",
    "replays",
    "reviews",
    "records",
    "sockets",
    "chat",
    "whatifs",
    "puzzles",
    "kept",
)
LIMITS: Mapping[str, Limit] = {
    TABLES: Limit(Rate(10, 1 / 30), Rate(40, 1 / 5)),
    NAMES: Limit(Rate(10, 1 / 10), Rate(60, 1.0)),
    # A page looks at the lobby every ten seconds.
    LOBBY: Limit(Rate(40, 1.0), Rate(300, 20.0)),
    REPLAYS: Limit(Rate(20, 1 / 3), Rate(60, 2.0)),
    # A page that waits for a review asks every two seconds.
    REVIEWS: Limit(Rate(20, 1.0), Rate(60, 4.0)),
    RECORDS: Limit(Rate(20, 1 / 3), Rate(60, 2.0)),
    # All logs are searched for it.
    KEPT: Limit(Rate(5, 1 / 60), Rate(20, 1 / 10)),
    SOCKETS: Limit(Rate(30, 1.0), Rate(200, 10.0)),
    CHAT: Limit(Rate(8, 1 / 2), Rate(60, 5.0)),
    WHATIFS: Limit(Rate(20, 1 / 6), Rate(60, 1.0)),
    # One is looked at, tried and left in three requests.
    PUZZLES: Limit(Rate(60, 1.0), Rate(300, 10.0)),
}
NO_LIMITS: Mapping[str, Limit] = {}


class TooManyError(HippodromeError):
    """Somebody asks more often than they may, and hears when to ask again."""

    def __init__(self, what: str, after: int) -> None:
        """Name what was asked for, and the seconds until it may be again."""
        super().__init__("server-too-many", what=what, seconds=after)
        self.after = after


class Buckets:
    """A bucket for everyone who asks; a full one need not be remembered."""

    def __init__(self, rate: Rate, clock: Callable[[], float], most: int = MOST_KNOWN) -> None:
        """Begin with nobody."""
        self._rate = rate
        self._clock = clock
        self._most = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """Give somebody's bucket."""
        bucket = self._known.get(key)
        if bucket is None:
            bucket = self._known[key] = Bucket(*self._rate, self._clock)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return bucket


class Rates:
    """Every limit of a server, and how much of it each guest and address has used."""

    def __init__(
        self,
        limits: Mapping[str, Limit] = LIMITS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin with nobody."""
        self.on_take: Callable[[str, str, str], None] = lambda *_: None
        """Is told of everything that was taken: what, by which guest, from which address."""
        self._of_guests = {what: Buckets(limit.guest, clock) for what, limit in limits.items()}
        self._of_addresses = {what: Buckets(limit.address, clock) for what, limit in limits.items()}

    def take(self, what: str, guest: str, address: str) -> None:
        """Let a guest at an address ask for something once more, or say when they may."""
        if what not in self._of_guests:
            return
        buckets = [self._of_addresses[what].of(address)]
        if guest:
            buckets.append(self._of_guests[what].of(guest))
        wait = max(bucket.wait for bucket in buckets)
        if wait > 0:
            raise TooManyError(what, math.ceil(wait))
        for bucket in buckets:
            bucket.take()
        self.on_take(what, guest, address)

    def taken_elsewhere(self, what: str, guest: str, address: str) -> None:
        """Count what another process has let somebody ask for."""
        if what in self._of_guests:
            self._of_addresses[what].of(address).take()
            if guest:
                self._of_guests[what].of(guest).take()
