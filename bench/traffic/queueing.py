"""What a discrete-event simulation is made of: a calendar of what is due, and stations that serve.

Who comes to a station first is served first. So the moment at which somebody will have been served
is known on arrival, and waiting takes no event of its own.
"""

from __future__ import annotations

from heapq import heappop, heappush, heapreplace

Event = tuple[float, int]
"""When, and what: a number that whoever plans it understands."""


class Calendar:
    """What is due, the earliest first."""

    def __init__(self) -> None:
        """Begin at nought with nothing planned."""
        self.now = 0.0
        self._due: list[Event] = []

    def plan(self, at: float, what: int) -> None:
        """Let something happen at a moment."""
        heappush(self._due, (at, what))

    def next_before(self, end: float) -> Event | None:
        """Go on to what is due next; nothing is before the end."""
        if not self._due or self._due[0][0] >= end:
            return None
        event = heappop(self._due)
        self.now = event[0]
        return event


class Station:
    """A queue before servers that are all alike."""

    def __init__(self, servers: int = 1) -> None:
        """Begin with all of them free."""
        self._free = [0.0] * servers
        """When each has done what it was given, as a heap."""
        self.busy = 0.0
        """Seconds of work given to all of them."""

    def serve(self, at: float, seconds: float) -> float:
        """Take somebody who comes at a moment, no earlier than those before; say when they go."""
        done = max(at, self._free[0]) + seconds
        heapreplace(self._free, done)
        self.busy += seconds
        return done
