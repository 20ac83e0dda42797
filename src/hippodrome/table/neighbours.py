"""The other processes over the same store: what they wrote is followed, what they left is taken.

Whoever writes a step says so on the bus; whoever hears it reads the step from the log and tells its
own sockets. Because a notice may be lost, the log is looked at now and again without one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import count

import sqlalchemy as sql

from hippodrome.engine.errors import HippodromeError
from hippodrome.table import events as happened
from hippodrome.table.bus import Alive, Bus, Forgot, Gone, LeftWord, Notice, Stands
from hippodrome.table.driver import Driver
from hippodrome.table.leases import BEAT_EVERY, Leases
from hippodrome.table.live import LiveTable
from hippodrome.table.order_book import OrderBook
from hippodrome.table.registry import TableRegistry
from hippodrome.table.schema import ORDERS
from hippodrome.table.snapshot import Snapshot
from hippodrome.table.store import Store
from hippodrome.table.tasks import Tasks

logger = logging.getLogger(__name__)

LOOK_EVERY, LOOK_EVERY_ALONE = 5.0, 0.5
"""Seconds between two looks at the log: where there is a bus, and where there is none."""
TIDY_EVERY = 30
"""Signs of life after which leases of games that are over are given back."""
ASKED_AT_ONCE = 500
"""Tables whose logs are asked for together."""

# Asked one by one inside the database: a maximum by group would read every step of every table.
ENDS = sql.text(
    "SELECT asked.table_id,"
    " (SELECT max(sequence) FROM log WHERE log.table_id = asked.table_id) AS last"
    " FROM unnest(CAST(:tables AS varchar[])) AS asked (table_id)"
)


class Neighbours:
    """What this process has to do with the others."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        bus: Bus,
        leases: Leases,
        driver: Driver,
        orders: OrderBook,
        tasks: Tasks,
    ) -> None:
        """Begin with none."""
        self.adopt: Callable[[], Awaitable[None]] | None = None
        """Brings back the tables in play that nobody drives."""
        self.on_beat: Callable[[], None] = lambda: None
        """Is called whenever we say that we are there."""
        self._store = store
        self._registry = registry
        self._bus = bus
        self._leases = leases
        self._driver = driver
        self._orders = orders
        self._tasks = tasks
        self._catching_up: set[str] = set()
        self._resting: dict[str, int] = {}
        """Tables of ours that left memory, and the step their logs were at then."""
        self._working: list[asyncio.Task[None]] = []
        bus.listeners.append(self.heard)
        bus.on_return.append(self._look_soon)
        self._look = asyncio.Event()

    @property
    def known(self) -> bool:
        """Do the others know that we are there?"""
        return self._leases.sure

    # What we say.

    def follow(self, live: LiveTable, event: happened.AnyEvent, _before: Snapshot) -> None:
        """Tell the others of what happened here."""
        if live.following or live.record.private:
            return
        record = live.record
        answered = record.follows and not isinstance(event, happened.Moved | happened.Said)
        follows = record.follows if answered else ""
        self._bus.say(Stands(self._bus.process, record.identity, record.sequence, follows))

    def word_left(self, live: LiveTable) -> None:
        """Tell the others that somebody has left word at a table."""
        self._bus.say(LeftWord(self._bus.process, live.record.identity))

    def forgot(self, table: str) -> None:
        """Tell the others that a table's log has forgotten something."""
        self._bus.say(Forgot(self._bus.process, table))

    # What we hear.

    def heard(self, notice: Notice) -> None:
        """Heed what another process says of a table."""
        if isinstance(notice, Stands):
            live = self._registry.in_memory(notice.table)
            if live is not None:
                if live.record.sequence < notice.sequence:
                    self._follow_soon(live)
            elif notice.table in self._resting:
                self._tasks.start(self._find(notice.table))
        elif isinstance(notice, Forgot):
            self._tasks.start(self._reread(notice.table))
        elif isinstance(notice, LeftWord):
            live = self._registry.in_memory(notice.table)
            if live is not None:
                self._tasks.start(self._read_orders([live]))

    async def _reread(self, table: str) -> None:
        try:
            await self._registry.reread(table)
        except HippodromeError as error:
            logger.warning("a table cannot be read again: %s", error)

    def _follow_soon(self, live: LiveTable) -> None:
        """Read on in a table's log, unless that is under way."""
        if live.record.identity not in self._catching_up:
            self._catching_up.add(live.record.identity)
            self._tasks.start(self._follow(live))

    async def _follow(self, live: LiveTable) -> None:
        try:
            # From here on a further notice asks again: it may be of a step we have not read.
            self._catching_up.discard(live.record.identity)
            await live.catch_up()
        except HippodromeError as error:  # the store is away: the next look finds what is missing
            logger.warning("a table cannot be followed: %s", error)

    async def _find(self, table: str) -> None:
        self._resting.pop(table, None)
        try:
            await self._registry.find(table)
        except HippodromeError as error:
            logger.warning("a table cannot be brought back: %s", error)

    async def _read_orders(self, tables: Iterable[LiveTable]) -> None:
        """Read what people have left word for, through other processes too."""
        for live in tables:
            left = await asyncio.to_thread(self._orders.left_at, live.record)
            if left != live.orders:
                live.orders.clear()
                live.orders.update(left)
                self._driver.drive(live)

    # What we do without being told.

    def open(self) -> None:
        """Say that we are there, and begin to look after what nobody tells."""
        work = (self._open_bus(), self._beat_on(), self._look_on())
        self._working = [self._tasks.start(one) for one in work]

    async def _open_bus(self) -> None:
        """Find the bus; as long as it is not there, looking at the log has to do."""
        while True:
            try:
                await self._bus.open()
                return
            except HippodromeError as error:
                logger.warning("the bus: %s", error)
                await asyncio.sleep(BEAT_EVERY)

    async def close(self) -> None:
        """Give everything back and say goodbye."""
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        await self._leases.leave()
        self._bus.say(Gone(self._bus.process))
        await self._bus.close()

    def dropped(self, live: LiveTable) -> None:
        """Remember a table that is ours to drive and leaves memory."""
        if self._leases.held(live.record.identity):
            self._resting[live.record.identity] = live.record.sequence

    def loaded(self, live: LiveTable) -> None:
        """Know of a table that is in memory again."""
        self._resting.pop(live.record.identity, None)

    async def _beat_on(self) -> None:
        """Say that we are there, and take what others have left behind."""
        for beats in count(1):
            self._bus.say(Alive(self._bus.process))
            try:
                self.on_beat()
                await self._leases.beat()
                if self.adopt is not None:
                    await self.adopt()
                if beats % TIDY_EVERY == 0:
                    await self._leases.tidy()
            except Exception as error:  # the store is away; it will be back
                logger.warning("leases cannot be looked after: %s", error)
            await asyncio.sleep(BEAT_EVERY)

    def _look_soon(self) -> None:
        self._look.set()

    async def _look_on(self) -> None:
        """Look at the log of every table we know, in case nobody told us of a step."""
        while True:
            self._look.clear()
            try:
                async with asyncio.timeout(LOOK_EVERY if self._bus.carries else LOOK_EVERY_ALONE):
                    await self._look.wait()
            except TimeoutError:
                pass
            try:
                await self.look()
            except HippodromeError:
                pass  # the store says so itself
            except Exception:
                logger.exception("The log could not be looked at.")

    async def look(self) -> None:
        """Compare what we know of tables with their logs, and go on where they are ahead."""
        known = {one: live.record.sequence for one, live in self._registry.tables.items()}
        known |= self._resting
        asked = list(known)
        for start in range(0, len(asked), ASKED_AT_ONCE):
            some = asked[start : start + ASKED_AT_ONCE]
            for table, last in await asyncio.to_thread(self._ends, some):
                if last > known[table]:
                    self.heard(Stands("", table, last))
        ordering = [live for live in self._registry.tables.values() if live.record.game.orders]
        if ordering:
            rows = await asyncio.to_thread(self._ordered, [one.record.identity for one in ordering])
            await self._read_orders(
                one for one in ordering if one.orders or one.record.identity in rows
            )

    def _ends(self, tables: Sequence[str]) -> list[tuple[str, int]]:
        """Give the last step of some tables' logs."""
        rows = self._store.rows(ENDS, {"tables": list(tables)})
        return [(row.table_id, row.last or 0) for row in rows]

    def _ordered(self, tables: Sequence[str]) -> set[str]:
        wanted = sql.select(ORDERS.c.table_id).where(ORDERS.c.table_id.in_(tables))
        return {row.table_id for row in self._store.rows(wanted)}
