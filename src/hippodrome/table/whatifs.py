"""The what-ifs and lessons of one process: in memory alone, few a guest, and gone in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from hippodrome.engine.croupier import fresh_seed
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.lessons import Lesson
from hippodrome.table import clocks
from hippodrome.table.commands import Begin
from hippodrome.table.driver import Driver
from hippodrome.table.live import LiveTable
from hippodrome.table.memory import Forgetful
from hippodrome.table.order_book import OrderBook
from hippodrome.table.record import PLAYING, Record
from hippodrome.table.teaching import lay_lesson
from hippodrome.table.whatif import MARK, laid_again, lay_whatif, origin_of

MOST, MOST_EACH = 100, 3
"""What-ifs at once, and of one guest: some 300 kB each, a long one of Auteuil 1.2 MB."""
KEPT_FOR = 30 * 60 * 1000
"""Milliseconds a what-if waits for somebody to come back to it."""


class WhatIfs:
    """The private boards of a house, the oldest first."""

    def __init__(self, driver: Driver, orders: OrderBook) -> None:
        """Begin with none; a driver plays the bots, and what people leave word for."""
        self._driver = driver
        self._orders = orders
        self._boards: dict[str, LiveTable] = {}

    def __len__(self) -> int:
        """How many there are."""
        return len(self._boards)

    def find(self, identity: str) -> LiveTable:
        """Find a what-if, or say that it has been cleared away."""
        found = self._boards.get(identity)
        if found is None:
            raise NotAllowed("whatif-gone")
        return found

    @staticmethod
    def named_so(identity: str) -> bool:
        """Is this the name of a what-if?"""
        return identity.startswith(MARK)

    async def lay(
        self,
        source: Record,
        guest: str,
        name: str,
        after: int | None = None,
        seat: int | None = None,
        *,
        openly: bool = False,
    ) -> LiveTable:
        """Lay a guest's own board from a point of a table's game, or say why not."""
        found = partial(origin_of, source, guest, after, seat, openly=openly)
        # A view of a game in play is the table's own, and no other thread may read it meanwhile;
        # playing one again up to a point takes a while, and nobody else is to wait for it.
        origin = found() if source.phase == PLAYING else await asyncio.to_thread(found)
        return await self._open(guest, partial(lay_whatif, source, origin, guest, name))

    async def again(self, identity: str, guest: str, *, anew: bool) -> LiveTable:
        """Lay a guest's board again, as it began or with other luck."""
        old = self.find(identity)
        if guest != old.record.host:
            raise NotAllowed("table-host-only")
        if old.record.lesson is not None:
            return await self.teach(old.record.lesson, guest, old.record.places[0].name)
        seed = None if anew else old.record.opened.seed
        return await self._open(guest, partial(laid_again, old.record), seed)

    async def teach(self, lesson: Lesson, guest: str, name: str) -> LiveTable:
        """Lay a guest's own board for a lesson."""
        return await self._open(guest, partial(lay_lesson, lesson, guest, name))

    async def _open(
        self, guest: str, made: Callable[[bytes, int], Record], seed: bytes | None = None
    ) -> LiveTable:
        record = await asyncio.to_thread(made, seed or fresh_seed(), clocks.now())
        self._make_room(guest)  # and nothing waits until it is taken
        live = LiveTable(record, Forgetful(), (self._orders.follow, self._driver.follow))
        self._boards[record.identity] = live
        await live.do(Begin(guest))
        return live

    def sweep(self) -> None:
        """Clear away what nobody has come back to."""
        for identity, live in [*self._boards.items()]:
            if not live.listeners and clocks.ticks() - live.since > KEPT_FOR:
                self._drop(identity)

    def _make_room(self, guest: str) -> None:
        """See that a guest may have one more; one's own that nobody looks at goes first."""
        self.sweep()
        own = [name for name, live in self._boards.items() if live.record.host == guest]
        if len(own) >= MOST_EACH:
            self._drop_one_of(own, NotAllowed("whatif-too-many", most=MOST_EACH))
        if len(self._boards) >= MOST:
            self._drop_one_of([*self._boards], NotAllowed("whatif-house-full"))

    def _drop_one_of(self, names: list[str], why_not: NotAllowed) -> None:
        unseen = (name for name in names if not self._boards[name].listeners)
        found = next(unseen, None)
        if found is None:
            raise why_not
        self._drop(found)

    def _drop(self, identity: str) -> None:
        self._driver.stop(self._boards.pop(identity))
