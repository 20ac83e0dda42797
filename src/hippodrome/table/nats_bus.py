"""The bus over NATS: loaded only where one is asked for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hippodrome.engine.errors import BadSetup
from hippodrome.table.bus import Listener, Notice, fresh_process, pass_on, written
from hippodrome.table.engines import INSTALL

if TYPE_CHECKING:
    from nats.aio.client import Client

logger = logging.getLogger(__name__)

HOUSE = "hippodrome.house"
"""The subject of the processes that serve tables; whoever may listen there learns who is where."""
SCHEMES = ("nats://", "tls://")
MOST_WAITING = 10_000
"""Notices that may wait while the bus is away; older ones are the first to be forgotten."""
CONNECT_WITHIN = 5.0
LOOK_AGAIN = 0.1
"""Seconds between two attempts to find a bus that is away."""


def shown_bus(address: str) -> str:
    """Give the address of a bus as it may be shown."""
    scheme, separator, rest = address.partition("://")
    secret, at, host = rest.rpartition("@")
    return f"{scheme}{separator}…@{host}" if at and secret else address


async def connected(address: str, **settings: Any) -> Client:
    """Connect to a NATS, or say why not; one that goes away later is looked for without end."""
    if not address.startswith(SCHEMES):
        raise BadSetup("bus-bad-address", address=shown_bus(address), example="nats://host:4222")
    try:
        import nats
        from nats.errors import Error
    except ImportError as error:
        raise BadSetup("bus-needs-driver", command=INSTALL) from error

    async def quiet(failure: Exception) -> None:
        logger.warning("the bus: %s", failure)

    usual: dict[str, Any] = {
        "connect_timeout": CONNECT_WITHIN,
        "allow_reconnect": True,
        "max_reconnect_attempts": -1,
        "reconnect_time_wait": LOOK_AGAIN,
        "ping_interval": 5,
        "max_outstanding_pings": 2,
        "error_cb": quiet,
    }
    try:
        # The first time it is there or it is not; and `connect` itself never gives up.
        async with asyncio.timeout(CONNECT_WITHIN):
            return await nats.connect(address, **{**usual, **settings})
    except (Error, OSError, ValueError, TimeoutError) as error:
        reason = str(error) or type(error).__name__
        raise BadSetup("bus-unreachable", address=shown_bus(address), reason=reason) from error


def check(address: str) -> None:
    """Connect to a NATS once, to say at once why it cannot be used."""

    async def look() -> None:
        await (await connected(address)).close()

    asyncio.run(look())


class NatsBus:
    """Carries notices over NATS."""

    carries = True

    def __init__(self, address: str) -> None:
        """Know where the bus is; nothing is said yet."""
        self.process = fresh_process()
        self.listeners: list[Listener] = []
        self.on_return: list[Callable[[], None]] = []
        self._address = address
        self._client: Client | None = None
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self._saying: asyncio.Task[None] | None = None

    def say(self, notice: Notice) -> None:
        """Tell all others, soon."""
        if self._waiting.qsize() >= MOST_WAITING:
            self._waiting.get_nowait()
        self._waiting.put_nowait(written(notice))

    async def open(self) -> None:
        """Connect and listen."""
        self._client = await connected(self._address, reconnected_cb=self._returned)
        await self._client.subscribe(HOUSE, cb=self._heard)
        self._saying = asyncio.get_running_loop().create_task(self._say_on())

    async def close(self) -> None:
        """Say what is to be said, if the bus is there, then leave."""
        if self._saying is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CONNECT_WITHIN):
                    while not self._waiting.empty() and self._there:
                        await asyncio.sleep(0)
            self._saying.cancel()
            await asyncio.gather(self._saying, return_exceptions=True)
        if self._client is not None:
            with contextlib.suppress(Exception):  # it may be gone
                await self._client.flush(1)
            with contextlib.suppress(Exception):
                await self._client.close()

    @property
    def _there(self) -> bool:
        return self._client is not None and self._client.is_connected

    async def _say_on(self) -> None:
        """Say one thing after the other; while the bus is away they wait here."""
        assert self._client is not None
        while True:
            data = await self._waiting.get()
            while not self._there:
                await asyncio.sleep(LOOK_AGAIN)
            try:
                await self._client.publish(HOUSE, data)
            except Exception as error:  # lost, which costs time and nothing else
                logger.warning("the bus: %s", error)

    async def _heard(self, message: Any) -> None:
        pass_on(message.data, self.process, self.listeners)

    async def _returned(self) -> None:
        for one in self.on_return:
            one()
