"""The doorway: connections are accepted by us, so that every event loop does it alike.

When the system gives no more files, asyncio tries as often as the backlog is long, each time with a
traceback; uvloop drops whoever comes without a word or, at worst, never accepts anybody again.
Here the doorway is left alone for a moment, and the log says so once.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable

from hippodrome.server.guard import ONCE_PER_STATE
from hippodrome.server.limits import BACKLOG

ACCEPTING = logging.getLogger("hippodrome.accepting")
ACCEPTING.addFilter(ONCE_PER_STATE)
ACCEPTED_AT_ONCE = 16
"""Connections before others than newcomers have their turn: fewer than there are spare files."""
LEFT_ALONE = 1.0
"""Seconds until the system is asked again that had no room."""
NO_ROOM = frozenset((errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM))


class Doorway:
    """A socket that is listened at; it ends as any server of the loop does."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        listening: socket.socket,
        protocol: Callable[[], asyncio.BaseProtocol],
    ) -> None:
        """Open, with a protocol for each who comes."""
        self._loop = loop
        self._listening = listening
        self._protocol = protocol
        self._greeting: set[asyncio.Task[object]] = set()
        self._retry: asyncio.TimerHandle | None = None
        listening.setblocking(False)
        listening.listen(BACKLOG)
        self._open()

    def close(self) -> None:
        """Accept nobody any more."""
        if self._retry is not None:
            self._retry.cancel()
        self._loop.remove_reader(self._listening)

    async def wait_closed(self) -> None:
        """Wait until whoever was at the door is in."""
        await asyncio.gather(*self._greeting, return_exceptions=True)

    def _open(self) -> None:
        self._retry = None
        self._loop.add_reader(self._listening, self._accept)

    def _accept(self) -> None:
        """Let in who waits, a few at a time."""
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                visitor, _ = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as failure:
                if failure.errno not in NO_ROOM:
                    raise
                self._leave_alone()
                return
            self._greet(visitor)

    def _greet(self, visitor: socket.socket) -> None:
        """Give a connection its protocol; a task is kept until it is done, or it might be lost."""
        visitor.setblocking(False)
        greeting = self._loop.create_task(
            self._loop.connect_accepted_socket(self._protocol, visitor)
        )
        self._greeting.add(greeting)
        greeting.add_done_callback(self._greeting.discard)

    def _leave_alone(self) -> None:
        """Try again in a moment: trying at once would fail as often as anybody waits."""
        ACCEPTING.warning(
            "the system gives no more files: no new connections until some are closed"
        )
        self._loop.remove_reader(self._listening)
        self._retry = self._loop.call_later(LEFT_ALONE, self._open)
