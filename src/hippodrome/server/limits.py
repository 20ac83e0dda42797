"""How much anyone may ask, send or leave unread before the house protects the others."""

from __future__ import annotations

import time
from collections.abc import Callable

LARGEST_FRAME = 8 * 1024
"""Bytes of a frame from a page; a body over HTTP may be as large."""
LARGEST_MESSAGE = 2 * LARGEST_FRAME
"""What the protocol itself lets through, so that a frame a little too large gets an answer."""
BURST, PER_SECOND = 20, 8
"""Requests a page may send at once, and how many a second in the long run."""
PATIENCE = 40
"""Requests too many in a row before the connection is closed."""
LONGEST_QUEUE, LARGEST_QUEUE = 256, 1024 * 1024
"""Frames and bytes a slow reader may leave unread before being dropped."""
SOCKETS_EACH = 16
"""Connections one guest may have to one table."""
HELLO_WITHIN = 10.0
"""Seconds a page may take to send its first frame."""
FAREWELL = 2.0
"""Seconds a page gets to hear why it is being left."""
PING_EVERY, PING_ANSWERED_WITHIN = 40.0, 20.0
"""Seconds between signs of life asked of a silent page, and for the answer.

Common proxies close a line that is silent for a minute; asking takes some 60 us each time.
"""
CONNECTIONS, CONNECTIONS_EACH = 2000, 200
"""Connections in all, and of one address: a school behind one address gets in."""
UNLIMITED = 20_000
"""Connections where limits are switched off, as far as the system gives descriptors."""
SPARE_DESCRIPTORS = 128
"""Files a process needs beside its connections: the database, bots, the page."""
BACKLOG = 64
"""Connections the system may hold for us before they are accepted."""
HEADING_WITHIN, BODY_WITHIN = 10.0, 10.0
"""Seconds for what a request begins with, and for the few kilobytes that may follow."""
READ_WITHIN, READ_AT_LEAST = 30.0, 4096
"""Seconds in which a visitor must take some bytes of an answer, as long as there are any."""
KEPT_OPEN = 5
"""Seconds a connection may stay open for the next request."""
LARGEST_HEADING = 16 * 1024
"""Bytes of what a request begins with."""
REPLAYS_AT_ONCE, REPLAYS_AT_ONCE_EACH = 16, 6
"""Replays that are sent at once, in all and to one address."""
CHAT_HISTORY = 100
WATCHERS_NAMED = 50
LISTED, LISTED_OWN = 20, 100
"""Tables on a page of each of the lobby's lists, and of a guest's own."""
OPEN_EACH = 5
"""Public tables that one guest may gather people at, so that nobody fills the lobby alone."""

# Why a socket was closed; a page comes back after those of the last row, and after losing the line.
GOODBYE, TOO_LARGE = 1000, 1009
NO_GUEST, NOT_WELCOME, NO_SUCH_TABLE = 4401, 4403, 4404
NO_HELLO, FLOODED, TOO_SLOW, COME_BACK = 4408, 4429, 4413, 1012


class Bucket:
    """A bucket of tokens that fills at a steady rate; every request takes one out."""

    def __init__(
        self,
        burst: float,
        per_second: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start full."""
        self.burst = burst
        self.per_second = per_second
        self.tokens = burst
        self._clock = clock
        self._filled_at = clock()

    @property
    def wait(self) -> float:
        """Seconds until there is a token to take."""
        self._fill()
        return 0.0 if self.tokens >= 1 else (1 - self.tokens) / self.per_second

    def _fill(self) -> None:
        at = self._clock()
        self.tokens = min(self.burst, self.tokens + (at - self._filled_at) * self.per_second)
        self._filled_at = at

    def take(self) -> bool:
        """Take a token, or say that there is none."""
        self._fill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True
