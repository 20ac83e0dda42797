"""Running the application on uvicorn, with the settings every server of the house uses."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Collection
from functools import partial
from types import FrameType
from typing import Any

import uvicorn

from hippodrome.server.accepting import Doorway
from hippodrome.server.gate import Gate, within_descriptors
from hippodrome.server.guard import ONCE_PER_STATE, GatedConfig, GuardedProtocol
from hippodrome.server.large_pages import LargePages
from hippodrome.server.limits import (
    BACKLOG,
    CONNECTIONS,
    CONNECTIONS_EACH,
    KEPT_OPEN,
    LARGEST_HEADING,
    LARGEST_MESSAGE,
    PING_ANSWERED_WITHIN,
    PING_EVERY,
    UNLIMITED,
)
from hippodrome.server.protocol import TableProtocol

CLOSING_TIME = 3
"""Seconds open connections get to end when the server stops."""


NEW_OBJECTS = 200_000
"""Objects made, and not freed by themselves, before a garbage collection of the young generation.

A collection traverses the views of every table in play, and every table waits for it.
"""


SWITCH_AFTER = 0.0005
"""Seconds a busy thread keeps others waiting for the interpreter: a tenth of Python's own default.

An archive is made in a thread beside the tables, and a move asks for the interpreter again after
everything it waits for: the network, the writer, each turn of the loop.
"""


class Server(uvicorn.Server):
    """A uvicorn server that says when its doors are open."""

    def __init__(
        self,
        config: uvicorn.Config,
        announce: Callable[[], None],
        drain: float = 0,
        leaving: Callable[[], None] = lambda: None,
    ) -> None:
        """Remember whom to tell, and how many seconds before the end that it comes."""
        super().__init__(config)
        self.announce = announce
        self._drain = drain
        self._leaving = leaving
        self._loop: asyncio.AbstractEventLoop | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Say that we are about to close, so that proxies look elsewhere; then close."""
        if not self._drain or self._loop is None:
            super().handle_exit(sig, frame)
            return
        wait, self._drain = self._drain, 0
        self._leaving()
        end = partial(super().handle_exit, sig, frame)
        self._loop.call_soon_threadsafe(self._loop.call_later, wait, end)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, then tell."""
        # On Windows the loop cannot watch a socket for us; there, sockets are no files either.
        doorways = sockets if sockets and sys.platform != "win32" else []
        await super().startup([] if doorways else sockets)
        if not self.started:
            return
        loop = self._loop = asyncio.get_running_loop()
        servers: list[Any] = self.servers  # all that uvicorn asks of them is to close
        servers += [Doorway(loop, one, partial(self._protocol, loop)) for one in doorways]
        self.announce()

    def _protocol(self, loop: asyncio.AbstractEventLoop) -> asyncio.BaseProtocol:
        """Give a protocol to whoever comes, as uvicorn does."""
        kind: Any = self.config.http_protocol_class
        protocol: asyncio.BaseProtocol = kind(
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            _loop=loop,
        )
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close, and hang up on whoever does not listen to the goodbye."""
        loop = asyncio.get_running_loop()
        hanging_up = loop.call_later(CLOSING_TIME / 2, self._hang_up)
        await super().shutdown(sockets)
        hanging_up.cancel()

    def _hang_up(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()


def configured(app: Any, gate: Gate | None = None, proxies: Collection[str] = ()) -> GatedConfig:
    """Give the settings of a server; only proxies named here may say whom they speak for."""
    config = GatedConfig(
        app,
        http=GuardedProtocol,
        backlog=BACKLOG,
        timeout_keep_alive=KEPT_OPEN,
        h11_max_incomplete_event_size=LARGEST_HEADING,
        ws=TableProtocol,
        ws_max_size=LARGEST_MESSAGE,
        # Frames are small and connections many: compression costs 40 kB a connection.
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_ANSWERED_WITHIN,
        log_level="warning",
        access_log=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        server_header=False,
        timeout_graceful_shutdown=CLOSING_TIME,
        lifespan="on",
    )
    config.gate = Gate() if gate is None else gate
    # After the configuration, which sets loggers up anew.
    logging.getLogger("uvicorn.error").addFilter(ONCE_PER_STATE)
    return config


def run_until_stopped(
    app: Any,
    listening: socket.socket,
    announce: Callable[[], None],
    *,
    proxies: Collection[str] = (),
    limits: bool = True,
    drain: float = 0,
) -> None:
    """Serve until Ctrl-C or a signal to end; without limits one address may have every seat."""
    most = within_descriptors(CONNECTIONS if limits else UNLIMITED)
    gate = Gate(most, CONNECTIONS_EACH if limits else most, proxies)

    def leaving() -> None:
        app.state.hub.ready = False

    server = Server(configured(app, gate, proxies), announce, drain, leaving)
    # What was made to start is needed to the end: keep it out of every later collection.
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, 20)
    sys.setswitchinterval(SWITCH_AFTER)
    # uvicorn raises what ended it once more: a signal to end must not keep the store from closing.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt), LargePages():
        server.run(sockets=[listening])
