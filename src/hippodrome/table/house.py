"""All tables of one server process: loaded from their logs, driven by bots and clocks.

Every change goes the same way: under the table's lock a command gives an event, the event is
written, and only when it is on disk does it become true and is told to whoever listens.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine, Iterator, Mapping
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.engine.game import Game, Pack
from hippodrome.games import GAMES
from hippodrome.table import events as happened
from hippodrome.table.archive import archived
from hippodrome.table.laying import Wish, lay_table
from hippodrome.table.running import Command, Due, Listener, Running, clock_runs_out, due_next
from hippodrome.table.store import AlreadyWrittenError, KeptPack, Store, Summary
from hippodrome.table.table import FINISHED, PLAYING, Table, revive
from hippodrome.table.thinking import Thinkers

__all__ = [
    "Command",
    "Due",
    "House",
    "Listener",
    "Running",
    "Wish",
    "clock_runs_out",
    "due_next",
    "now",
]

MOST_IDLE = 500
"""How many tables may lie in memory before those nobody needs are dropped."""
LOOKED_AT = 16
"""How many of the longest unused tables are looked at whenever one is added."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds a driver waits after a failure, doubled each time."""

Answer = TypeVar("Answer")
logger = logging.getLogger(__name__)


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class House:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers | None = None,
        most_idle: int = MOST_IDLE,
        games: Mapping[str, Game] = GAMES,
    ) -> None:
        """Open the house over a store."""
        self.store = store
        self.thinkers = thinkers or Thinkers()
        self.most_idle = most_idle
        self.games = games
        self.tables: OrderedDict[str, Running] = OrderedDict()
        """The tables in memory, the longest unused first."""
        self._alive: WeakValueDictionary[str, Running] = WeakValueDictionary()
        """Also those that were dropped while somebody held on to them: never two of one table."""
        self._loading: dict[str, asyncio.Task[Running]] = {}
        self._archiving: dict[str, asyncio.Task[bytes]] = {}
        self._packs: dict[str, Pack] = {}
        self._doing: set[asyncio.Task[Any]] = set()
        self._waking: asyncio.Task[None] | None = None
        self._closed = False

    async def start(self) -> None:
        """Begin to bring back every table that was being played; nobody waits for it."""
        self._waking = self._task(self._wake())

    async def _wake(self) -> None:
        """Let bots and clocks go on where they were, and archive what a crash left undone."""
        playing = await asyncio.to_thread(self.store.summaries, (PLAYING,), False, 1_000_000)
        for summary in playing:
            with self._survived("A table could not be brought back."):
                await self.running(summary.table_id)
        for identity in await asyncio.to_thread(self.store.without_archive, FINISHED):
            with self._survived("A finished game could not be archived."):
                await self.archive(identity)

    async def close(self) -> None:
        """Stop driving tables, after what is being written; everything else is on disk already."""
        self._closed = True
        ending = [one.driver for one in self._alive.values() if one.driver is not None]
        ending += [self._waking] if self._waking is not None else []
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, *self._doing, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.close)

    # Laying and finding tables.

    async def lay(self, guest: str, wish: Wish) -> Running:
        """Lay a new table; its log begins with how it was laid."""
        table = lay_table(guest, wish, now())
        await self._write(table, 1, table.opened)
        return self._keep(Running(table))

    async def running(self, identity: str) -> Running:
        """Find a table, in memory or in the log."""
        found = self._alive.get(identity)
        if found is None:
            if identity not in self._loading:
                self._loading[identity] = self._task(self._load(identity))
                self._loading[identity].add_done_callback(
                    lambda _: self._loading.pop(identity, None)
                )
            found = await asyncio.shield(self._loading[identity])
        return self._keep(found)

    async def _load(self, identity: str) -> Running:
        """Bring a table back from its log, and its bots and clocks with it."""
        running = Running(await asyncio.to_thread(self._read, identity), since=now())
        self._keep(running)
        self.drive(running)
        return running

    def _read(self, identity: str) -> Table:
        """Read a table's log, in whatever thread this is."""
        rows = self.store.events(identity)
        if not rows:
            raise NotAllowed("table-unknown")
        try:
            events = [happened.unpacked(data) for _, data in rows]
        except msgspec.DecodeError as error:
            raise NotAllowed("table-left-behind") from error
        return revive(identity, events, self.games, self._pack)

    def _pack(self, game: Game, opened: happened.Opened) -> Pack:
        """The very pack a table was laid with, though the content may have been edited since."""
        if opened.pack_hash not in self._packs:
            kept = self.store.pack(opened.pack_hash)
            if kept is None:
                raise NotAllowed("table-left-behind")
            name, printed = kept
            today = game.pack()
            fields = today.printed.copy()
            fields.restore(msgspec.msgpack.decode(printed))
            self._packs[opened.pack_hash] = Pack(name, fields, today.provenance)
        return self._packs[opened.pack_hash]

    def _keep(self, running: Running) -> Running:
        """Note that a table is used; drop some that are not, which come back from their logs."""
        identity = running.table.identity
        added = identity not in self.tables
        self._alive[identity] = self.tables[identity] = running
        self.tables.move_to_end(identity)
        if added:
            for _ in range(min(LOOKED_AT, len(self.tables) - self.most_idle)):
                oldest = next(iter(self.tables))
                if self.tables[oldest].idle and oldest != identity:
                    del self.tables[oldest]
                else:
                    self.tables.move_to_end(oldest)
        return running

    # The one way a table changes.

    async def do(self, running: Running, command: Command) -> int:
        """Judge, write, then make true and tell; give the event's sequence number.

        Shielded: a connection that goes away in the middle must not leave an event that is on
        disk unapplied.
        """
        return await asyncio.shield(self._task(self._do(running, command)))

    async def _do(self, running: Running, command: Command) -> int:
        async with running.lock:
            event = command(running.table, now())
            sequence = running.table.sequence + 1
            try:
                await self._write(running.table, sequence, event)
            except AlreadyWrittenError:
                # Another process serves this table too: catch up, and let them ask again.
                await self._catch_up(running)
                raise
            await self._make_true(running, event)
        if running.table.phase == FINISHED and isinstance(event, happened.Moved):
            self._archive(running.table)
        self.drive(running)
        return sequence

    async def _make_true(self, running: Running, event: happened.AnyEvent) -> None:
        """Apply an event that is on disk, and tell whoever listens."""
        before = running.table.match
        try:
            running.table.apply(event)
        except Exception:  # the log is right and we are wrong, whatever the reason
            logger.exception("A table was not where its log is; it is read again.")
            running.table = await asyncio.to_thread(self._read, running.table.identity)
        for listener in list(running.listeners):
            with self._survived("A listener failed."):
                listener(running, event, before)
        if before is not running.table.match:
            before.forget()

    async def _catch_up(self, running: Running) -> None:
        """Apply what others wrote."""
        table = running.table
        for _, data in await asyncio.to_thread(self.store.events, table.identity, table.sequence):
            await self._make_true(running, happened.unpacked(data))
        self.drive(running)

    async def _write(self, table: Table, sequence: int, event: happened.AnyEvent) -> None:
        """Put an event on disk, in one transaction with what it brings with it."""
        phase = table.phase_after(event)
        summary, pack, member = None, None, ""
        if sequence == 1 or phase != table.phase:
            opened = table.opened
            summary = Summary(
                table.identity, opened.game, opened.title, opened.public, phase, event.at
            )
        if sequence == 1:
            pack = KeptPack(table.pack.hash, table.pack.name, printed_of(table.pack))
            member = table.host
        elif isinstance(event, happened.Seated):
            member = event.guest
        data = happened.packed(event)
        written = self.store.append(table.identity, sequence, data, summary, member, pack)
        await asyncio.wrap_future(written)

    # Archives.

    async def archive(self, identity: str) -> bytes | None:
        """Give what each audience saw of a finished game; nothing while it is not finished."""
        kept = await asyncio.to_thread(self.store.archive, identity)
        if kept is None:
            running = await self.running(identity)
            if running.table.phase == FINISHED:
                kept = await asyncio.shield(self._archive(running.table))
        return kept

    def _archive(self, table: Table) -> asyncio.Task[bytes]:
        """Start to archive a finished game, unless that is under way; nobody's move waits."""
        if table.identity not in self._archiving:
            task = self._task(self._archived(table))
            self._archiving[table.identity] = task
            task.add_done_callback(lambda _: self._archiving.pop(table.identity, None))
        return self._archiving[table.identity]

    async def _archived(self, table: Table) -> bytes:
        body = await asyncio.to_thread(archived, table)
        await asyncio.wrap_future(self.store.keep_archive(table.identity, body))
        return body

    # Bots and clocks.

    def drive(self, running: Running) -> None:
        """Wake the table's driver, or start one if a bot or a clock is due some time."""
        running.changed.set()
        if not self._closed and not running.driven and due_next(running) is not None:
            running.driver = asyncio.get_running_loop().create_task(self._drive(running))

    async def _drive(self, running: Running) -> None:
        """Act for bots at a human pace, and for people whose clock has run out."""
        pause = FIRST_PAUSE
        while (due := due_next(running)) is not None:
            running.changed.clear()
            wait = (due.at - now()) / 1000
            if wait > 0:
                await _changed_within(running, wait)
                continue
            with self._survived("A bot could not decide."):
                moves = await self._ask(running.table, due)
                await self.do(running, due.command(moves))
            if due_next(running) != due:
                pause = FIRST_PAUSE
            else:  # nobody was faster: it failed, and may fail again
                await _changed_within(running, pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _ask(self, table: Table, due: Due) -> list[int]:
        """Let a bot think about a seat's view in a worker process."""
        return await self.thinkers.think(
            table.game.name,
            table.pack.hash,
            printed_of(table.pack),
            table.view(due.seat).remembered(),
            due.seat,
            due.bot,
            secrets.randbits(64),
        )

    # Tasks.

    def _task(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Start what must be finished even if whoever asked for it goes away."""
        task = asyncio.get_running_loop().create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._doing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits gets it too; if nobody does, nobody needs it

    @contextlib.contextmanager
    def _survived(self, what: str) -> Iterator[None]:
        """Go on after a failure: refusals in silence, anything else with a line in the log."""
        try:
            yield
        except HippodromeError:
            pass
        except Exception:
            logger.exception(what)


def printed_of(pack: Pack) -> bytes:
    """Give a pack's fields as they are stored."""
    return msgspec.msgpack.encode(pack.printed.remembered())


async def _changed_within(running: Running, seconds: float) -> None:
    """Wait until the table changes, but not too long."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(running.changed.wait(), seconds)
