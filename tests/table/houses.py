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
from hippodrome.table.commands import Begin, Engage, Sit, Speak, Submit
from hippodrome.table.engines import is_address
from hippodrome.table.folder import DATABASE
from hippodrome.table.house import House
from hippodrome.table.laying import Wish
from hippodrome.table.live import LiveTable
from hippodrome.table.record import PLAYING, Record
from hippodrome.table.store import Store
from hippodrome.table.thinking import Thinkers, unpacked_pack
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
        pack: Pack = unpacked_pack(game, pack_hash, printed)
        return bot_named(bot).decide(room, pack, seen, seat, new_stream(seed))


@asynccontextmanager
async def opened(folder: Path, *, held: bool = True, **settings: Any) -> AsyncIterator[House]:
    """Open a house over a folder, which it holds unless another does."""
    store = Store.in_folder(folder) if held else Store(f"sqlite:///{folder / DATABASE}")
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
    """Let something happen in the writer's thread once all is written but not yet on disk.

    An event alone is on disk as soon as it is written.
    """
    _before(store, "_commit", hook)


def after_committing(store: Store, hook: Callable[[], None]) -> None:
    """Let something happen in the writer's thread once all is on disk, before anyone hears so."""
    commit = store._writer._commit

    def hooked() -> None:
        commit()
        hook()

    setattr(store._writer, "_commit", hooked)  # noqa: B010 (a method is no field)


def open_store(where: str) -> Store:
    """Open a store: in a folder, or in PostgreSQL where this is an address."""
    return Store.at(where) if is_address(where) else Store.in_folder(Path(where))


def _before(store: Store, step: str, hook: Callable[[], None]) -> None:
    go_on = getattr(store._writer, step)

    def hooked(*writes: Any) -> None:
        hook()
        go_on(*writes)

    setattr(store._writer, step, hooked)


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Tell a story in an event loop of its own, and not for ever."""
    asyncio.run(asyncio.wait_for(story(), SOON))


async def laid(house: House, bots: int = 0, **wish: Any) -> LiveTable:
    """Lay a tiny table for host, Ann and Bob, the last of them bots."""
    options = {"first": 1, **wish.pop("options", {})}
    live = await house.lay(HOST, Wish("ticket", 3, options, "tiny", **{"pace": 0, **wish}))
    for seat, guest in enumerate((HOST, ANN, BOB)):
        if seat < 3 - bots:
            await sit(live, seat, guest)
        else:
            await engage(live, seat)
    return live


async def begun(house: House, bots: int = 0, **wish: Any) -> LiveTable:
    """The same, begun."""
    live = await laid(house, bots, **wish)
    await live.do(Begin(HOST))
    return live


async def sit(live: LiveTable, seat: int, guest: str) -> None:
    await live.do(Sit(guest, guest, seat, b"%d" % seat))


async def engage(live: LiveTable, seat: int) -> None:
    await live.do(Engage(HOST, seat, "tipster", b"b"))


async def say(live: LiveTable, text: str) -> int:
    return await live.do(Speak(ANN, "Ann", text))


async def play(live: LiveTable, seat: int, move: str | int) -> int:
    """Decide for a seat as its person."""
    number = TICKET.read(move) if isinstance(move, str) else move
    guest, seen = live.record.places[seat].guest, live.record.stamps[seat]
    return await live.do(Submit(guest, seat, (number,), seen))


async def play_on(live: LiveTable, decisions: int = 10**6) -> None:
    """Let people decide, always for the first seat that is asked."""
    for _ in range(decisions):
        if live.record.phase == PLAYING:
            seat = live.record.awaited()[0]
            await play(live, seat, live.record.match.menu(seat)[0])


async def until(live: LiveTable, true: Callable[[Record], bool]) -> None:
    """Wait until something is true of a table."""
    while not true(live.record):
        await asyncio.sleep(0.005)
