"""One page's line to a table: frames wait here until the network takes them, but not for ever."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from hippodrome.server.audience import Shown
from hippodrome.server.guests import Guest
from hippodrome.server.limits import LARGEST_QUEUE, LONGEST_QUEUE, TOO_SLOW

logger = logging.getLogger(__name__)


class Outlet(ABC):
    """Where frames go without anyone waiting for them, and where they come from."""

    when_ready: Callable[[], None] = staticmethod(lambda: None)
    """Is called when it takes more again."""
    hear: Callable[[bytes], None] | None = None
    """Takes what comes the other way, at once; without one it waits to be received."""

    @property
    @abstractmethod
    def ready(self) -> bool:
        """Does it take more at once?"""

    @abstractmethod
    def sits_down(self) -> None:
        """Learn that its page has come to a table."""

    @abstractmethod
    def say(self, frames: Iterable[bytes]) -> None:
        """Send frames."""

    @abstractmethod
    async def receive(self) -> Any:
        """Wait for what comes the other way."""


class Flusher:
    """Lets the frames of many lines out together, soon: one call of the loop for a whole table."""

    def __init__(self) -> None:
        """Begin with nothing to let out."""
        self._due: list[Connection] = []

    def soon(self, connection: Connection) -> None:
        """Let out what is on a line once all that happens now has been put on it."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._flush)
        self._due.append(connection)

    def _flush(self) -> None:
        due, self._due = self._due, []
        for connection in due:
            try:
                connection.flush()
            except Exception:  # one line that fails disturbs none of the others
                logger.exception("A line could not be flushed.")


class Connection:
    """Frames on their way to one page; it knows no network, so tests can read it as well."""

    def __init__(
        self,
        guest: Guest,
        *,
        plain: bool = False,
        screen: bool = False,
        flusher: Flusher | None = None,
        address: str = "",
    ) -> None:
        """Open an empty line to a guest; a plain page knows nothing of the game it shows."""
        self.guest = guest
        self.address = address
        self.plain = plain
        self.screen = screen
        """Is it a screen for all to see, whoever brought it?"""
        self.shown: Shown | None = None
        """What of the game its page was shown last."""
        self.tote = False
        """Does its page show a tote board?"""
        self.table = b""
        """What its page was last told of the table around the game."""
        self.closing: int | None = None
        """The code it will be closed with once the last frame is out."""
        self._frames: deque[bytes] = deque()
        self._size = 0
        self._changed = asyncio.Event()
        self._outlet: Outlet | None = None
        self._flusher = flusher or Flusher()
        self._flush_due = False
        self.dropped = asyncio.Event()
        """Set when its reader is too slow: nothing more is waited for."""

    def offer(self, frame: bytes) -> None:
        """Put a frame on the line; a reader who is too slow is dropped, never waited for."""
        if self.closing is not None:
            return
        full = len(self._frames) >= LONGEST_QUEUE or self._size + len(frame) > LARGEST_QUEUE
        if full and self._frames:
            self._frames.clear()
            self.dismiss(TOO_SLOW)
            self.dropped.set()
            return
        self._frames.append(frame)
        self._size += len(frame)
        self._stir()

    def dismiss(self, code: int) -> None:
        """Close the line after what is on it."""
        if self.closing is None:
            self.closing = code
        self._stir()

    def answer(self, frame: bytes) -> None:
        """Put the answer to a request on the line, even one that is about to be closed."""
        if self.closing is None:
            self.offer(frame)
        elif self.closing != TOO_SLOW:
            self._frames.append(frame)
            self._stir()

    def taken(self) -> bytes | None:
        """Take the next frame off the line, if there is one."""
        if not self._frames:
            return None
        frame = self._frames.popleft()
        self._size -= len(frame)
        return frame

    async def next(self) -> bytes | None:
        """Wait for the next frame; None when the line is to be closed."""
        while True:
            frame = self.taken()
            if frame is not None or self.closing is not None:
                return frame
            self._changed.clear()
            await self._changed.wait()

    async def speak_through(self, outlet: Outlet) -> None:
        """Let frames out as they come, until the line is to be closed and the last one is out."""
        self._outlet = outlet
        outlet.when_ready = self._stir
        try:
            self.flush()
            while self.closing is None or self._frames:
                self._changed.clear()
                await self._changed.wait()
        finally:
            self._outlet = None
            outlet.when_ready = Outlet.when_ready

    def _stir(self) -> None:
        """See to what is new: soon rather than at once, so that several frames leave together."""
        if self._outlet is None:
            self._changed.set()
        elif not self._flush_due:
            self._flush_due = True
            self._flusher.soon(self)

    def flush(self) -> None:
        """Let out what is on the line, if the network takes it."""
        self._flush_due = False
        if self._outlet is not None and self._outlet.ready and self._frames:
            frames, self._size = list(self._frames), 0
            self._frames.clear()
            self._outlet.say(frames)
        if self.closing is not None:
            self._changed.set()
