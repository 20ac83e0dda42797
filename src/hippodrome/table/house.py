"""All tables of one server process: loaded from their logs, driven by bots and clocks.

Every change goes the same way: under the table's lock a command gives an event, the event is
written, and only when it is on disk does it become true and is told to whoever listens.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Iterator, Mapping

import msgspec

from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game, Pack
from hippodrome.games import GAMES
from hippodrome.table import events as happened
from hippodrome.table.archive import archived
from hippodrome.table.laying import Wish, lay_table
from hippodrome.table.running import Command, Due, Listener, Running, clock_runs_out, due_next
from hippodrome.table.shelf import MOST_IDLE, Shelf, now
from hippodrome.table.still import Still
from hippodrome.table.store import AlreadyWrittenError, KeptPack, Store, Summary
from hippodrome.table.table import FINISHED, PLAYING, Table
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

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds a driver waits after a failure, doubled each time."""

logger = logging.getLogger(__name__)


class House(Shelf):
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers | None = None,
        most_idle: int = MOST_IDLE,
        games: Mapping[str, Game] = GAMES,
    ) -> None:
        """Open the house over a store."""
        super().__init__(store, most_idle, games)
        self.thinkers = thinkers or Thinkers()
        self._archiving: dict[str, asyncio.Task[bytes]] = {}
        self._asked = 0
        """How many commands are not dealt with yet: judged, and on disk or refused."""
        self._nothing_asked = asyncio.Event()
        self._nothing_asked.set()
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
        await asyncio.gather(*ending, return_exceptions=True)
        await self._nothing_asked.wait()
        await asyncio.gather(*self._doing, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.close)

    # Laying and finding tables.

    async def lay(self, guest: str, wish: Wish) -> Running:
        """Lay a new table; its log begins with how it was laid."""
        table = lay_table(guest, wish, now())
        await asyncio.wrap_future(self.store.append(*_stored(table, 1, table.opened)))
        return self._keep(Running(table))

    # The one way a table changes.

    async def do(self, running: Running, command: Command) -> int:
        """Judge, write, then make true and tell; give the event's sequence number.

        What is being written is seen to the end by `_written`, not by whoever waits here: a
        connection that goes away in the middle must not leave an event that is on disk unapplied.
        """
        self._asked += 1
        self._nothing_asked.clear()
        try:
            await running.lock.acquire()
            try:
                waiting = self._write(running, command(running.table, now()))
            except BaseException:
                running.lock.release()
                raise
        except BaseException:
            self._dealt_with()
            raise
        return await waiting

    def _dealt_with(self) -> None:
        self._asked -= 1
        if not self._asked:
            self._nothing_asked.set()

    def _write(self, running: Running, event: happened.AnyEvent) -> asyncio.Future[int]:
        """Start to put an event on disk; the future is for whoever asked."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[int] = loop.create_future()

        def tell(failure: Exception | None) -> None:
            loop.call_soon_threadsafe(self._written, running, event, waiting, failure)

        self.store.append_then(tell, *_stored(running.table, running.table.sequence + 1, event))
        return waiting

    def _written(
        self,
        running: Running,
        event: happened.AnyEvent,
        waiting: asyncio.Future[int],
        failure: Exception | None,
    ) -> None:
        """Go on with an event that is on disk, or could not be written."""
        before = running.table.match
        if failure is not None:
            self._task(self._refuse(running, waiting, failure))
        elif self._applied(running, event):
            self._end(running, event, before, waiting)
        else:
            self._task(self._end_anew(running, event, before, waiting))
        self._dealt_with()

    def _applied(self, running: Running, event: happened.AnyEvent) -> bool:
        """Make an event true that is on disk."""
        try:
            running.table.apply(event)
        except Exception:  # the log is right and we are wrong, whatever the reason
            logger.exception("A table was not where its log is; it is read again.")
            return False
        return True

    def _end(
        self,
        running: Running,
        event: happened.AnyEvent,
        before: Still,
        waiting: asyncio.Future[int],
    ) -> None:
        """Tell everyone of an event that has become true, and let the next one be judged."""
        if not waiting.done():
            # First, so that the answer to whoever asked leaves together with what they are told.
            waiting.set_result(running.table.sequence)
        self._tell(running, event, before)
        running.lock.release()
        if running.table.phase == FINISHED and isinstance(event, happened.Moved):
            self._archive(running.table)
        self.drive(running)

    async def _end_anew(
        self,
        running: Running,
        event: happened.AnyEvent,
        before: Still,
        waiting: asyncio.Future[int],
    ) -> None:
        """Read a table again that could not follow its log, then go on as ever."""
        await self._read_again(running)
        self._end(running, event, before, waiting)

    async def _read_again(self, running: Running) -> None:
        running.table = await asyncio.to_thread(self._read, running.table.identity)

    async def _refuse(
        self, running: Running, waiting: asyncio.Future[int], failure: Exception
    ) -> None:
        """Say that an event was not written."""
        try:
            if isinstance(failure, AlreadyWrittenError):
                # Another process serves this table too: catch up, and let them ask again.
                await self._catch_up(running)
        finally:
            running.lock.release()
            if not waiting.done():
                waiting.set_exception(failure)

    async def _catch_up(self, running: Running) -> None:
        """Apply what others wrote."""
        table = running.table
        for _, data in await asyncio.to_thread(self.store.events, table.identity, table.sequence):
            event, before = happened.unpacked(data), running.table.match
            if not self._applied(running, event):
                await self._read_again(running)
            self._tell(running, event, before)
        self.drive(running)

    def _tell(self, running: Running, event: happened.AnyEvent, before: Still) -> None:
        """Tell whoever listens; one that fails disturbs nobody."""
        for listener in list(running.listeners):
            try:
                listener(running, event, before)
            except Exception:
                logger.exception("A listener failed.")
        if before is not running.table.match:
            before.forget()

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

    @contextlib.contextmanager
    def _survived(self, what: str) -> Iterator[None]:
        """Go on after a failure: refusals in silence, anything else with a line in the log."""
        try:
            yield
        except HippodromeError:
            pass
        except Exception:
            logger.exception(what)


def _stored(
    table: Table, sequence: int, event: happened.AnyEvent
) -> tuple[str, int, bytes, Summary | None, str, KeptPack | None]:
    """Give what is put on disk in one transaction: an event, and what it brings with it."""
    phase = table.phase_after(event)
    summary, pack, member = None, None, ""
    if sequence == 1 or phase != table.phase:
        opened = table.opened
        summary = Summary(table.identity, opened.game, opened.title, opened.public, phase, event.at)
    if sequence == 1:
        pack = KeptPack(table.pack.hash, table.pack.name, printed_of(table.pack))
        member = table.host
    elif isinstance(event, happened.Seated):
        member = event.guest
    return table.identity, sequence, happened.packed(event), summary, member, pack


def printed_of(pack: Pack) -> bytes:
    """Give a pack's fields as they are stored."""
    return msgspec.msgpack.encode(pack.printed.remembered())


async def _changed_within(running: Running, seconds: float) -> None:
    """Wait until the table changes, but not too long."""
    with contextlib.suppress(TimeoutError):
        # Not `wait_for`: in Python 3.11 it overhears a cancellation in the moment of the change.
        async with asyncio.timeout(seconds):
            await running.changed.wait()
