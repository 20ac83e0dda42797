"""Running the application on uvicorn, with the settings every server of the house uses."""

from __future__ import annotations

import contextlib
import gc
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from hippodrome.server.limits import LARGEST_MESSAGE, PING_ANSWERED_WITHIN, PING_EVERY
from hippodrome.server.protocol import TableProtocol

CLOSING_TIME = 3
"""Seconds open connections get to end when the server stops."""


NEW_OBJECTS = 200_000
"""Objects made, and not freed by themselves, before a garbage collection of the young generation.

A collection traverses the views of every table in play, and every table waits for it.
"""


class Server(uvicorn.Server):
    """A uvicorn server that says when its doors are open."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        """Remember whom to tell."""
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, then tell."""
        await super().startup(sockets)
        if self.started:
            self.announce()


def configured(app: Any) -> uvicorn.Config:
    """Give the settings of a server."""
    return uvicorn.Config(
        app,
        ws=TableProtocol,
        ws_max_size=LARGEST_MESSAGE,
        # Frames are small and connections many: compression costs 40 kB a connection.
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_ANSWERED_WITHIN,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=CLOSING_TIME,
        lifespan="on",
    )


def run_until_stopped(app: Any, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Serve until Ctrl-C or a signal to end."""
    server = Server(configured(app), announce)
    # What was made to start is needed to the end: keep it out of every later collection.
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, 20)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
