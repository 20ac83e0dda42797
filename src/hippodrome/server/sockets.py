"""One WebSocket per table: frames in are judged one by one, frames out never hold anyone up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.server import wire
from hippodrome.server.audience import encoded
from hippodrome.server.channel import Channel
from hippodrome.server.connection import Connection, Outlet
from hippodrome.server.guests import guest_with, identity_of
from hippodrome.server.hearing import Hearing, request_in
from hippodrome.server.hub import Hub
from hippodrome.server.limits import (
    COME_BACK,
    FAREWELL,
    FLOODED,
    HELLO_WITHIN,
    NO_GUEST,
    NO_HELLO,
    NO_SUCH_TABLE,
    NOT_WELCOME,
)
from hippodrome.server.problems import refusal
from hippodrome.server.protocol import outlet_of
from hippodrome.server.rates import SOCKETS
from hippodrome.server.security import household, token_of_visitor

Socket = WebSocket[Any, Any, Any]
Receive = Callable[[], Awaitable[Any]]
"""Waits for what comes over a socket."""
LOGGER = logging.getLogger("hippodrome")
CLOSED_WITH = {
    "server-no-guest": NO_GUEST,
    "server-too-many": FLOODED,
    "table-unknown": NO_SUCH_TABLE,
    "whatif-gone": NO_SUCH_TABLE,
    "store-unread": COME_BACK,
}


class HungUpError(Exception):
    """The page has gone."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, hub: NamedDependency[Hub], table_id: FromPath[str]) -> None:
    """Connect a page to a table until one of them has enough."""
    await socket.accept()
    with contextlib.suppress(HungUpError):
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = request_in(await frame_from(socket.receive))
            if not isinstance(hello, wire.Hello):
                raise NotAllowed("server-malformed")
            token, address = token_of_visitor(socket.scope), household(socket.scope)
            hub.rates.take(SOCKETS, identity_of(token) if token else "", address)
            guest = await guest_with(hub.house.store, token)
            connection = Connection(
                guest,
                plain=hello.plain,
                screen=hello.screen,
                flusher=hub.flusher,
                address=address,
            )
            channel = await hub.enter(table_id, connection, hello.after)
        except TimeoutError:
            await hang_up(socket, NO_HELLO)
            return
        except HippodromeError as error:
            hub.refused(error)
            await send(socket, encoded(refusal(0, error)))
            await hang_up(socket, CLOSED_WITH.get(error.sentence.key, NOT_WELCOME))
            return
        try:
            await converse(socket, channel, connection, hub)
        finally:
            hub.leave(table_id, connection)
        # Only now: saying goodbye to someone who does not listen takes a while.
        if connection.closing is not None:
            await hang_up(socket, connection.closing)


async def converse(socket: Socket, channel: Channel, connection: Connection, hub: Hub) -> None:
    """Listen and speak at the same time; when either ends, so does the other."""
    outlet = outlet_of(socket.scope)
    hearing = Hearing(channel, connection, hub.house, hub.rates, hub.meter)
    # The framework's layers around a socket have nothing to add to what a page says.
    receive = socket.receive if outlet is None else outlet.receive
    if outlet is not None:
        outlet.sits_down()
        outlet.hear = hearing.hear
    tasks = [
        asyncio.create_task(listen(receive, hearing, connection)),
        asyncio.create_task(speak(socket, connection, outlet)),
        asyncio.create_task(connection.dropped.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        if outlet is not None:
            outlet.hear = None
        for task in tasks:
            task.cancel()
        # A request that is being dealt with goes on: the table waits for nobody's task.
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ended:
        if isinstance(end, Exception) and not isinstance(end, HungUpError):
            LOGGER.error("a connection ended unexpectedly", exc_info=end)


async def hang_up(socket: Socket, code: int) -> None:
    """Close a socket, and say why to a page that is there to hear it."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(FAREWELL):
            await socket.close(code)


async def speak(socket: Socket, connection: Connection, outlet: Outlet | None) -> None:
    """Send what is on the line until it is to be closed."""
    if outlet is not None:
        await connection.speak_through(outlet)
        return
    while (frame := await connection.next()) is not None:
        await send(socket, frame)


async def listen(receive: Receive, hearing: Hearing, connection: Connection) -> None:
    """Hear what comes over a socket, as far as its outlet does not hear it at once."""
    while connection.closing is None:
        hearing.hear(await frame_from(receive))


async def frame_from(receive: Receive) -> bytes:
    """Wait for the next frame."""
    message = await receive()
    if message["type"] != "websocket.receive":
        raise HungUpError
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


async def send(socket: Socket, frame: bytes) -> None:
    """Send a frame as text, which is what JSON is."""
    try:
        await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
    except Exception as error:  # each server has its own way of saying that nobody is there
        raise HungUpError from error
