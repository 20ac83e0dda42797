"""All tables of one server process: a registry, a driver of bots and clocks, the archives."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.engine.game import Game
from hippodrome.engine.orders import Order
from hippodrome.games import GAMES
from hippodrome.table import clocks
from hippodrome.table.archive import Archives
from hippodrome.table.bus import Bus, NoBus
from hippodrome.table.driver import Driver
from hippodrome.table.expiry import SWEEP_EVERY, expire
from hippodrome.table.forgetting import Traces, forget
from hippodrome.table.laying import Wish, lay_table
from hippodrome.table.leases import Alone, Leases, Leasing
from hippodrome.table.live import LiveTable
from hippodrome.table.log import row_of
from hippodrome.table.neighbours import Neighbours
from hippodrome.table.oracle import Oracle
from hippodrome.table.order_book import OrderBook
from hippodrome.table.outcomes import results_of
from hippodrome.table.puzzle_book import PuzzleBook
from hippodrome.table.record import FINISHED
from hippodrome.table.registry import MOST_IDLE, MOST_TABLES, TableRegistry
from hippodrome.table.rematch import Rematches
from hippodrome.table.results import Results
from hippodrome.table.retention import FOR_EVER, Keeper, Retention
from hippodrome.table.retrospects import Retrospects
from hippodrome.table.reviews import Reviews
from hippodrome.table.store import Store
from hippodrome.table.tasks import Tasks
from hippodrome.table.thinking import WORKERS, Thinkers
from hippodrome.table.thinking_elsewhere import Post, ThinkersElsewhere
from hippodrome.table.whatifs import WhatIfs
from hippodrome.table.whys import Whys

logger = logging.getLogger(__name__)


class House:
    """The tables of one process over a store, and what keeps them going."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers | None = None,
        most_idle: int = MOST_IDLE,
        games: Mapping[str, Game] = GAMES,
        bus: Bus | None = None,
        retention: Retention = FOR_EVER,
        post: Post | None = None,
    ) -> None:
        """Open the house over a store; a bus tells of others, a post lets others think for it."""
        self.store = store
        self._post = post
        self.thinkers = thinkers or self._engaged(WORKERS) or Thinkers()
        self.bus = bus or NoBus()
        self.leases = leases = Leases(store, self.bus.process) if store.shared else None
        self._leases: Leasing = Alone(store) if leases is None else leases
        self._tasks = Tasks()
        self.oracle = Oracle(self._engaged(1))
        self.whys = Whys(self.oracle)
        self.driver = Driver(self.thinkers, self._leases)
        self.registry = TableRegistry(store, self._tasks, games, most_idle)
        self.keeper = Keeper(store, self.registry, retention)
        self.results = Results(store)
        self.puzzles = PuzzleBook(store)
        self.archives = Archives(store, self.registry, self._tasks)
        self.retrospects = Retrospects()
        self.reviews = Reviews(store, self._tasks, self._engaged(1))
        self.rematches = Rematches(store, self.registry, self._tasks)
        self.orders = OrderBook(store)
        self.whatifs = WhatIfs(self.driver, self.orders)
        self.registry.orders_left = self.orders.left_at
        self.registry.followers = (
            self.orders.follow,
            self.driver.follow,
            self.archives.follow,
            self.rematches.follow,
        )
        self.registry.on_load = self._resume
        self.registry.on_drop = self.driver.rest
        self.driver.wake = self._wake
        self.neighbours: Neighbours | None = None
        if leases is not None:
            others = (self.bus, leases, self.driver, self.orders, self._tasks)
            self.neighbours = Neighbours(store, self.registry, *others)
            self.neighbours.adopt = self._adopt
            self.registry.followers = (*self.registry.followers, self.neighbours.follow)
            self.registry.on_drop = self._drop
        self.searching = asyncio.Lock()
        """Held by whoever searches all logs."""
        self._starting: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None

    def _engaged(self, workers: int) -> Thinkers | None:
        """Give thinkers who ask others first, where there is a way to them."""
        return None if self._post is None else ThinkersElsewhere(self._post, workers)

    @property
    def ready(self) -> bool:
        """Can games go on here: can they be written, and do other processes know of us?"""
        return self.store.writes and (self.neighbours is None or self.neighbours.known)

    async def start(self) -> None:
        """Begin to bring back every table that was being played; nobody waits for it."""
        if self._post is not None:
            await self._post.open()
        self._starting = self._tasks.start(self._start())
        self._sweeping = self._tasks.start(self._sweep())

    async def _sweep(self) -> None:
        """Clear away, now and again, the tables that nobody came to."""
        while True:
            self.whatifs.sweep()
            await expire(self.store, self.registry, clocks.now())
            await self.keeper.sweep(clocks.now())
            await asyncio.sleep(SWEEP_EVERY)

    async def _start(self) -> None:
        """Let bots and clocks go on where they were, and archive what a crash left undone."""
        if self.neighbours is not None:
            self.neighbours.open()
        else:
            await self._adopt()
        for identity in await asyncio.to_thread(self.store.without_archive, FINISHED):
            try:
                await self.archives.find(identity)
            except HippodromeError:
                pass
            except Exception:
                logger.exception("A finished game could not be archived.")
        await self._count_older_games()

    async def _adopt(self) -> None:
        """Bring back the tables in play that nobody drives."""
        while adopted := await self._leases.adopt():
            for identity in adopted:
                try:
                    await self.registry.find(identity)
                except HippodromeError:  # another version's: its own page says so
                    pass
                except Exception:
                    logger.exception("A table could not be brought back.")

    async def _count_older_games(self) -> None:
        """Keep how games ended that an older Hippodrome finished; once, and nobody waits for it."""
        for identity in await asyncio.to_thread(self.results.missing):
            try:
                record = (await self.registry.find(identity)).record
                await asyncio.wrap_future(self.results.keep(results_of(record)))
            except HippodromeError:
                pass
            except Exception:
                logger.exception("How a game ended could not be kept.")

    def _resume(self, live: LiveTable) -> None:
        """Let a table go on that was brought back from its log."""
        if self.neighbours is not None:
            self.neighbours.loaded(live)
        self.driver.drive(live)
        self.rematches.resume(live)

    def _drop(self, live: LiveTable) -> None:
        """Let a table out of memory, and the driver with it."""
        assert self.neighbours is not None
        self.neighbours.dropped(live)
        self.driver.rest(live)

    def _wake(self, identity: str) -> None:
        """Bring a table back whose clock has run out."""
        self._tasks.start(self.registry.find(identity))

    async def find(self, identity: str) -> LiveTable:
        """Find a table or a what-if."""
        if self.whatifs.named_so(identity):
            return self.whatifs.find(identity)
        return await self.registry.find(identity)

    async def find_as_it_stands(self, identity: str) -> LiveTable:
        """Find a table, with all that other processes have written by now."""
        live = await self.find(identity)
        if self.neighbours is not None and not live.record.private:
            await live.catch_up()
        return live

    async def lay(self, guest: str, wish: Wish) -> LiveTable:
        """Lay a new table; its log begins with how it was laid."""
        return await asyncio.shield(self._tasks.start(self._lay(guest, wish)))

    async def _lay(self, guest: str, wish: Wish) -> LiveTable:
        if len(self.registry.tables) >= MOST_TABLES:
            raise NotAllowed("table-house-full")
        record = lay_table(guest, wish, clocks.now())
        await asyncio.wrap_future(self.store.append(row_of(record.opened, record)))
        return self.registry.add(record)

    def leave_word(
        self, live: LiveTable, guest: str, seat: int, order: Order | None
    ) -> asyncio.Task[int]:
        """Leave an order for a seat, or take it back, whether or not its guest stays to hear."""
        return self._tasks.start(self._leave_word(live, guest, seat, order))

    async def _leave_word(self, live: LiveTable, guest: str, seat: int, order: Order | None) -> int:
        await self.orders.leave(live, guest, seat, order)
        self.driver.drive(live)
        if self.neighbours is not None:
            self.neighbours.word_left(live)
        return live.record.sequence

    async def forget(self, guest: str) -> Traces:
        """Forget a guest wherever games are over; one at a time, for all logs are searched."""
        async with self.searching:
            traces = await forget(self.store, guest)
        for table in traces.over:
            await self.reread(table)
        return traces

    async def reread(self, table: str) -> None:
        """Read a table again whose log has forgotten something, here and elsewhere."""
        await self.registry.reread(table)
        if self.neighbours is not None:
            self.neighbours.forgot(table)

    async def close(self) -> None:
        """Stop driving tables, after what is being written; everything else is on disk already."""
        for task in (self._starting, self._sweeping):
            if task is not None:
                task.cancel()
        if self._post is not None:
            await self._post.close()
        await self.reviews.close()
        await self.driver.close()
        await self.registry.close()
        if self.neighbours is not None:
            await self.neighbours.close()
        await self._tasks.finished()
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.oracle.close)
