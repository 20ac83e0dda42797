"""uvicorn's HTTP protocol behind the gate: nobody holds a connection by saying little or nothing.

uvicorn has a deadline for the next request on a connection, and none for the first byte, for the
rest of a heading, for a body, or for a visitor who does not read.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.server import limits
from hippodrome.server.audience import encoded
from hippodrome.server.gate import Gate
from hippodrome.server.problems import problem, retry_after, status_of

HEADING, BODY = "heading", "body"
PHRASES = {408: "Request Timeout", 503: "Service Unavailable"}


class GatedConfig(uvicorn.Config):
    """uvicorn's settings, and the gate its connections come through."""

    gate: Gate


def gate_of(config: uvicorn.Config) -> Gate:
    """Give the gate of a server."""
    assert isinstance(config, GatedConfig)
    return config.gate


class GuardedProtocol(H11Protocol):
    """A connection before it is a page's socket: counted, and with a deadline for all it waits for.

    What it waits for is read off after every call; what does not change meanwhile keeps its
    deadline, so a byte now and then gains nobody time.
    """

    def __init__(self, config: uvicorn.Config, *others: Any, **more: Any) -> None:
        """Come to the gate of a server."""
        super().__init__(config, *others, **more)
        self._gate = gate_of(config)
        self._awaited = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Come in, or be turned away."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self._gate.admits(self, address):
            self._look()
        else:
            self._turn_away(NotAllowed("server-full"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room."""
        self._gate.leaves(self)
        self._stop_waiting()
        self._heed_reader()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def make_room(self) -> None:
        """End at once: another has come, and this one has asked nothing yet."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a page's socket, which goes on counting as this connection."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        self._gate.passes_on(self, socket)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        """Give whoever does not read a while, and no more."""
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        """Send on."""
        self._heed_reader()
        super().resume_writing()

    def shutdown(self) -> None:
        """End now if the rest of a request is waited for, else once the answer is out."""
        if self._awaited == BODY:
            self.transport.abort()
        else:
            super().shutdown()

    def _watch_reader(self) -> None:
        """See now and again whether a reader takes some of what waits to be sent."""
        self._heed_reader()
        unsent = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(limits.READ_WITHIN, self._look_at_reader, unsent)

    def _look_at_reader(self, unsent: int) -> None:
        if self.transport.get_write_buffer_size() > max(0, unsent - limits.READ_AT_LEAST):
            self.transport.abort()
        else:
            self._watch_reader()

    def _heed_reader(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _look(self) -> None:
        """See what is waited for now, and since when."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._stop_waiting()
            return
        theirs = self.conn.their_state
        awaited = {h11.IDLE: HEADING, h11.SEND_BODY: BODY}.get(theirs, "")
        if awaited == self._awaited:
            return
        self._stop_waiting()
        self._awaited = awaited
        if awaited:
            self._gate.waits(self)
            within = limits.HEADING_WITHIN if awaited == HEADING else limits.BODY_WITHIN
            self._deadline = self.loop.call_later(within, self._too_late)
        else:
            self._gate.is_served(self)

    def _stop_waiting(self) -> None:
        self._awaited = ""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        """Let a connection go that has not said what it wants in time."""
        if self.transport.get_write_buffer_size():  # the last answer is still on its way
            self._deadline = self.loop.call_later(limits.HEADING_WITHIN, self._too_late)
            if self._unread is None:
                self._watch_reader()
            return
        said_something = self._awaited == BODY or bool(self.conn.trailing_data[0])
        cycle: Any = self.cycle  # there is none before the first request
        answering = cycle is not None and cycle.response_started and not cycle.response_complete
        if said_something and not answering:
            self._turn_away(NotAllowed("server-too-late"))
        else:
            self.transport.abort()

    def _turn_away(self, error: HippodromeError) -> None:
        """Say why in one piece, and hang up."""
        body, status = encoded(problem(error)), status_of(error)
        lines = [
            f"HTTP/1.1 {status} {PHRASES[status]}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "connection: close",
        ]
        if after := retry_after(error):
            lines.append(f"retry-after: {after}")
        self._stop_waiting()
        self._gate.leaves(self)
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()


class OncePerState(logging.Filter):
    """Lets a warning into the log only if it was not written in the last minute."""

    def __init__(self, every: float = 60.0) -> None:
        """Remember nothing yet."""
        super().__init__()
        self._every = every
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this one new, or old enough to be said again? Faults of our own always are."""
        if record.levelno > logging.WARNING:
            return True
        at, said = time.monotonic(), self._said.get(str(record.msg))
        if said is not None and at - said < self._every:
            return False
        self._said[str(record.msg)] = at
        return True


ONCE_PER_STATE = OncePerState()
