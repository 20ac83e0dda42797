"""uvicorn's WebSocket protocol, with a short way for frames.

An application hands every frame through its framework's layers, and a task of its own waits for
the network at each socket. Where many sockets are told of every move, that costs more than the
move. So a socket may speak to its protocol directly: several frames go out in one piece, and
nobody is woken to send them.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import pack, unpack_from
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fastest it found
from websockets.http11 import Request
from websockets.protocol import State

from hippodrome.server.connection import Outlet
from hippodrome.server.guard import gate_of
from hippodrome.server.limits import LARGEST_MESSAGE

EXTENSION = "hippodrome.outlet"
MOST_UNREAD = 16
"""Frames of a page that may wait to be judged before no more are read."""
WHOLE_TEXT = 0x81
LARGEST_SHORT, LARGEST_MIDDLE = 125, 2**16 - 1
"""Sizes of a frame that fit into its second byte, and into two bytes after it."""
MASKED = 0x80
"""The bit of the second byte that says so; pages mask all they send."""
SHORT_HEADING, MIDDLE_HEADING = 6, 8
"""Bytes before what is said, with the mask."""
OPEN = State.OPEN  # a member is found through a property, which takes as long as a frame


class TableProtocol(WebSocketsSansIOProtocol, Outlet):
    """A page's socket as uvicorn speaks it; the application finds it among the extensions."""

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"outlet": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room at the gate."""
        gate_of(self.config).leaves(self)
        super().connection_lost(exc)

    def make_room(self) -> None:
        """End at once; the gate asks this of nobody at a table."""
        self.transport.abort()

    def sits_down(self) -> None:
        """Make room for nobody from now on."""
        gate_of(self.config).is_served(self)

    def data_received(self, data: bytes) -> None:
        """Let a frame that came whole and alone be heard at once; all else goes uvicorn's way."""
        if self.hear is not None and self._waits_for_a_frame():
            said = text_in(data)
            if said is not None:
                self.hear(said)
                return
        super().data_received(data)

    def _waits_for_a_frame(self) -> bool:
        """Is nothing begun that must be read first: a frame, a message in pieces, a goodbye?"""
        conn = self.conn
        between = not conn.reader.buffer and conn.current_size is None
        return between and conn.state is OPEN and self.queue.empty() and not self.close_sent

    def send_receive_event_to_app(self) -> None:
        """Let a frame be heard at once by whoever does, unless others wait to be received first.

        Else go on reading while it waits, up to a point; uvicorn stops at every one.
        """
        if self.hear is not None and self.queue.empty() and not self.close_sent:
            frames, self.frames = self.frames, []
            self.hear(b"".join(frames))
            return
        waiting, paused = self.queue.qsize() < MOST_UNREAD, self.read_paused
        if waiting:
            # uvicorn pauses reading only if this says that it has not: below the limit of unread
            # frames no back-pressure is wanted.
            self.read_paused = True
        super().send_receive_event_to_app()
        if waiting:
            self.read_paused = paused

    @property
    def ready(self) -> bool:
        """Does the network take more at once?"""
        return self.writable.is_set()

    def say(self, frames: Iterable[bytes]) -> None:
        """Send frames of text in one piece, if anybody is there to read them."""
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(b"".join([part for frame in frames for part in framed(frame)]))

    def resume_writing(self) -> None:
        """Send on."""
        super().resume_writing()
        self.when_ready()


def framed(text: bytes) -> tuple[bytes, bytes]:
    """Put the heading of a whole, unmasked frame of text before it (RFC 6455, 5.2)."""
    size = len(text)
    if size <= LARGEST_SHORT:
        return bytes((WHOLE_TEXT, size)), text
    if size <= LARGEST_MIDDLE:
        return pack("!BBH", WHOLE_TEXT, LARGEST_SHORT + 1, size), text
    return pack("!BBQ", WHOLE_TEXT, LARGEST_SHORT + 2, size), text


def text_in(data: bytes) -> bytes | None:
    """Read a whole, masked frame of text, if that is all there is (RFC 6455, 5.2)."""
    if len(data) < SHORT_HEADING or data[0] != WHOLE_TEXT:
        return None
    size, begin = data[1] - MASKED, SHORT_HEADING
    if size == LARGEST_SHORT + 1 and len(data) >= MIDDLE_HEADING:
        (size,) = unpack_from("!H", data, 2)
        begin = MIDDLE_HEADING
    elif not 0 <= size <= LARGEST_SHORT:
        return None
    if size > LARGEST_MESSAGE or len(data) != begin + size:
        return None
    return apply_mask(data[begin:], data[begin - 4 : begin])


def outlet_of(scope: Any) -> Outlet | None:
    """Find the short way of a socket, where the server has one."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found["outlet"] if found else None
