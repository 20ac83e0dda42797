"""Houses over one database in one event loop, as several processes would be."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any
from unittest import mock

from hippodrome.server.app import create_app
from hippodrome.server.rates import NO_LIMITS
from hippodrome.server.running import Server, configured
from hippodrome.table.house import House
from hippodrome.table.live import LiveTable
from hippodrome.table.nats_bus import NatsBus
from hippodrome.table.store import Store
from tests.server.visitors import PATIENCE, free_socket
from tests.table.houses import HereThinkers

LONG = 240
"""Seconds after which a story that should have ended long ago is given up."""


def tell(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Tell a story in an event loop of its own, and not for ever."""
    asyncio.run(asyncio.wait_for(story(), LONG))


@asynccontextmanager
async def neighbour(address: str, bus: str = "", *, starts: bool = True) -> AsyncIterator[House]:
    """Open a house over a database, perhaps with a bus."""
    store = Store.at(address)
    house = House(store, HereThinkers(), bus=NatsBus(bus) if bus else None)
    try:
        if starts:
            await house.start()
        yield house
    finally:
        await house.close()
        store.close()


@asynccontextmanager
async def serving_over(address: str, bus: str = "", **limits: Any) -> AsyncIterator[str]:
    """Run a server over a database in this very loop; give its address."""
    async with neighbour(address, bus, starts=False) as house:
        listening = free_socket()
        opened = asyncio.Event()
        with mock.patch("hippodrome.server.hearing.BURST", 10_000):
            app = create_app(house, page=None, limits=limits.get("limits", NO_LIMITS))
            server = Server(configured(app), opened.set)
            task = asyncio.create_task(server._serve(sockets=[listening]))
            await asyncio.wait_for(opened.wait(), PATIENCE)
            try:
                yield f"http://127.0.0.1:{listening.getsockname()[1]}"
            finally:
                server.should_exit = True
                await asyncio.wait_for(task, PATIENCE)
                listening.close()


async def soon(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def vanishes(house: House) -> None:
    """Let a process stop beating, driving and telling, as if it had been killed."""
    neighbours = house.neighbours
    assert neighbours is not None
    for task in neighbours._working:
        task.cancel()
    house.driver._closed = True
    for driving in list(house.driver._driving):
        driving.cancel()


def asked_of(house: House) -> int:
    """How many decisions of bots a house has thought about."""
    assert isinstance(house.thinkers, HereThinkers)
    return len(house.thinkers.asked)


def same(one: LiveTable, other: LiveTable) -> bool:
    """Do two processes take the same for true at a table?"""
    return one.record == other.record
