"""A house over a folder, run and closed inside one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hippodrome.bots import bot_named
from hippodrome.engine.game import Pack
from hippodrome.engine.stream import new_stream
from hippodrome.games import game_named
from hippodrome.table.house import House, Running, Wish
from hippodrome.table.store import Store
from hippodrome.table.table import PLAYING, Table
from hippodrome.table.thinking import Thinkers, _pack
from tests.table.tables import ANN, BOB, HOST, TICKET

SOON = 30


class HereThinkers(Thinkers):
    """Thinks on the spot: workers are tested elsewhere, and take a while to come."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.asked: list[str] = []

    async def think(self, *question: Any) -> list[int]:
        game, pack_hash, printed, view, seat, bot, seed = question
        self.asked.append(bot)
        room = game_named(game)
        seen = room.state_class()
        seen.restore(view)
        pack: Pack = _pack(game, pack_hash, printed)
        return bot_named(bot).decide(room, pack, seen, seat, new_stream(seed))


@asynccontextmanager
async def opened(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """Open a house over a folder."""
    store = Store.in_folder(folder)
    house = House(store, settings.pop("thinkers", None) or HereThinkers(), **settings)
    try:
        yield house
    finally:
        await house.close()
        store.close()


def before_writing(store: Store, hook: Callable[[], None]) -> None:
    """Let something happen in the writer's thread before each transaction."""
    _before(store, "_execute", hook)


def before_committing(store: Store, hook: Callable[[], None]) -> None:
    """Let something happen in the writer's thread once all is written but not yet on disk."""
    _before(store, "_commit", hook)


def _before(store: Store, step: str, hook: Callable[[], None]) -> None:
    go_on = getattr(store._writer, step)

    def hooked(*writes: Any) -> None:
        hook()
        go_on(*writes)

    setattr(store._writer, step, hooked)


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Tell a story in an event loop of its own, and not for ever."""
    asyncio.run(asyncio.wait_for(story(), SOON))


async def laid(house: House, bots: int = 0, **wish: Any) -> Running:
    """Lay a tiny table for host, Ann and Bob, the last of them bots."""
    options = {"first": 1, **wish.pop("options", {})}
    running = await house.lay(HOST, Wish("ticket", 3, options, "tiny", **{"pace": 0, **wish}))
    for seat, guest in enumerate((HOST, ANN, BOB)):
        if seat < 3 - bots:
            await sit(house, running, seat, guest)
        else:
            await engage(house, running, seat)
    return running


async def begun(house: House, bots: int = 0, **wish: Any) -> Running:
    """The same, begun."""
    running = await laid(house, bots, **wish)
    await house.do(running, lambda table, at: table.begin(at, HOST))
    return running


async def sit(house: House, running: Running, seat: int, guest: str) -> None:
    await house.do(running, lambda table, at: table.sit(at, guest, guest, seat, b"%d" % seat))


async def engage(house: House, running: Running, seat: int) -> None:
    await house.do(running, lambda table, at: table.engage(at, HOST, seat, "tipster", b"b"))


async def say(house: House, running: Running, text: str) -> int:
    return await house.do(running, lambda table, at: table.speak(at, ANN, "Ann", text))


async def play(house: House, running: Running, seat: int, move: str | int) -> int:
    """Decide for a seat as its person."""
    table = running.table
    number = TICKET.read(move) if isinstance(move, str) else move
    guest, seen = table.places[seat].guest, table.stamps[seat]
    return await house.do(running, lambda table, at: table.submit(at, guest, seat, [number], seen))


async def play_on(house: House, running: Running, decisions: int = 10**6) -> None:
    """Let people decide, always for the first seat that is asked."""
    for _ in range(decisions):
        if running.table.phase == PLAYING:
            seat = running.table.awaited()[0]
            await play(house, running, seat, running.table.match.menu(seat)[0])


async def until(running: Running, true: Callable[[Table], bool]) -> None:
    """Wait until something is true of a table."""
    while not true(running.table):
        await asyncio.sleep(0.005)
