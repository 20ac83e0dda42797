"""The same table again: one new table for all who sat at an old one, whoever asks first.

The old table's log decides which table follows (`Proposed`), so two who ask at the same moment get
one. It says all that the new one is laid from: after a crash, whoever comes next lays what is not
laid yet.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from hippodrome.engine.croupier import fresh_nonce, fresh_seed
from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.table import clocks, commands
from hippodrome.table import events as happened
from hippodrome.table.laying import Wish, fresh_identity, lay
from hippodrome.table.live import LiveTable
from hippodrome.table.log import AlreadyWrittenError, row_of
from hippodrome.table.record import GATHERING, Record
from hippodrome.table.registry import TableRegistry
from hippodrome.table.snapshot import Snapshot
from hippodrome.table.store import Store
from hippodrome.table.tasks import Tasks

logger = logging.getLogger(__name__)


class Rematches:
    """Lays tables again, seats those who come along, and begins when all have answered."""

    def __init__(self, store: Store, registry: TableRegistry, tasks: Tasks) -> None:
        """Lay tables in a store."""
        self.on_answer: Callable[[str], None] = lambda _: None
        """Is told of the old table whenever somebody answers at the new one."""
        self._store = store
        self._registry = registry
        self._tasks = tasks
        self._laying: dict[str, asyncio.Task[LiveTable]] = {}

    def follow(self, live: LiveTable, event: happened.AnyEvent, _before: Snapshot) -> None:
        """Tell the old table of what happens at the new one, and begin once all have answered."""
        if not live.record.follows or isinstance(event, happened.Moved | happened.Said):
            return
        self.on_answer(live.record.follows)
        if not live.following:
            self.resume(live)

    def resume(self, live: LiveTable) -> None:
        """Go on where a crash may have interrupted: lay what was asked for, begin what is ready."""
        record = live.record
        if record.proposed is not None:
            self._tasks.start(self._repair(record))
        if record.follows and ready(record):
            self._tasks.start(self._begin(live))

    async def _repair(self, record: Record) -> None:
        """Lay what was asked for and never laid; what is laid need not come into memory."""
        assert record.proposed is not None
        if await asyncio.to_thread(self._store.summary, record.proposed.table) is None:
            await self.table_after(record)

    async def _begin(self, live: LiveTable) -> None:
        try:
            if ready(live.record):
                await live.do(commands.Begin(live.record.host))
        except HippodromeError:  # the host began, or somebody stood up
            pass

    def start(self, asked: Coroutine[Any, Any, int]) -> asyncio.Task[int]:
        """Carry out what a guest asked for, whether or not they stay to hear of it."""
        return self._tasks.start(asked)

    async def join(self, old: LiveTable, guest: str, host_is_here: bool) -> int:
        """Take a guest along: lay the same table again if nobody has, and give them their seats."""
        if old.record.proposed is None:
            await self._propose(old, guest, host_is_here)
        new = await self.table_after(old.record)
        for seat in new.record.kept_seats(guest):
            name, silk = new.record.kept_names[seat], old.record.places[seat].silk
            await new.do(commands.Sit(guest, name, seat, fresh_nonce(), silk))
        return old.record.sequence

    async def decline(self, old: LiveTable, guest: str) -> int:
        """Note that a guest does not come along: their seats are open to others."""
        new = await self.table_after(old.record)
        for seat in new.record.kept_seats(guest):
            await new.do(commands.Vacate(guest, seat))
        return old.record.sequence

    async def table_after(self, record: Record) -> LiveTable:
        """Find the table that follows, laying it if it was only asked for yet."""
        if record.proposed is None:
            raise NotAllowed("table-unknown")
        return await asyncio.shield(self._lay_once(record))

    async def _propose(self, old: LiveTable, guest: str, host_is_here: bool) -> None:
        record = old.record
        host = record.host if host_is_here else guest
        asked = commands.Propose(guest, fresh_identity(), host, fresh_seed())
        laid_after(record, happened.Proposed(0, asked.table, guest, host, asked.seed))  # can it be?
        try:
            await old.do(asked)
        except HippodromeError:
            if old.record.proposed is None:
                raise
            # Somebody was faster: theirs is the table.

    def _lay_once(self, record: Record) -> asyncio.Task[LiveTable]:
        assert record.proposed is not None
        identity = record.proposed.table
        if identity not in self._laying:
            task = self._laying[identity] = self._tasks.start(self._lay(record))
            task.add_done_callback(lambda _: self._laying.pop(identity, None))
        return self._laying[identity]

    async def _lay(self, record: Record) -> LiveTable:
        """Lay a table after another, or find it where it is laid."""
        assert record.proposed is not None
        proposed = record.proposed
        try:
            live = await self._registry.find(proposed.table)
        except NotAllowed:
            laid = laid_after(record, proposed)
            try:
                await asyncio.wrap_future(self._store.append(row_of(laid.opened, laid)))
                live = self._registry.add(laid)
            except AlreadyWrittenError:  # by another process
                live = await self._registry.find(proposed.table)
        if not live.record.follows and live.record.phase == GATHERING:
            try:
                await live.do(commands.Reserve("", reserved_after(record, proposed)))
            except HippodromeError:
                if not live.record.follows:
                    raise
        return live


def ready(record: Record) -> bool:
    """Has everyone answered whom a table that follows another waits for?"""
    return record.phase == GATHERING and not any(seat.empty for seat in record.places)


def laid_after(record: Record, proposed: happened.Proposed) -> Record:
    """Lay the same table as another, with its options and pack."""
    opened = record.opened
    wish = Wish(
        opened.game,
        opened.seats,
        opened.options,
        opened.pack,
        opened.title,
        opened.public,
        opened.watchable,
        opened.clock,
        opened.pace,
        opened.tote,
        opened.hints,
    )
    at = clocks.now()
    return lay(proposed.host, wish, at, record.game, record.pack, proposed.seed, proposed.table)


def reserved_after(record: Record, proposed: happened.Proposed) -> happened.Reserved:
    """Keep the seats of an old table; bots and whoever asked sit down at once."""
    seats = []
    for seat in record.places:
        welcome = seat.guest if seat.guest not in record.removed else ""
        bot = "" if welcome else seat.bot
        sits = bot or (welcome and welcome == proposed.guest)
        name = seat.name if welcome else ""
        seats.append(happened.Kept(welcome, name, bot, fresh_nonce() if sits else b"", seat.silk))
    return happened.Reserved(
        at=0,
        follows=record.identity,
        seats=tuple(seats),
        removed=tuple(sorted(record.removed)),
        muted=tuple(sorted(record.muted)),
        closed=record.closed,
        speed=record.speed,
    )
