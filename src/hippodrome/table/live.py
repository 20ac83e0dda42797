"""A table in memory: a cache of its log, and the one way in which it changes."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import msgspec

from hippodrome.engine.errors import HippodromeError
from hippodrome.table import clocks
from hippodrome.table import events as happened
from hippodrome.table.chronicle import Chronicle
from hippodrome.table.commands import Command
from hippodrome.table.deciding import decide
from hippodrome.table.folding import followed, stranded
from hippodrome.table.log import AlreadyWrittenError, Log, row_of
from hippodrome.table.orders import NONE, Left
from hippodrome.table.record import Record
from hippodrome.table.snapshot import Snapshot

Listener: TypeAlias = Callable[["LiveTable", happened.AnyEvent, Snapshot], None]
"""Is told of an event that has become true, with the game as it was before."""

logger = logging.getLogger(__name__)


class LiveTable:
    """A table in memory, with whoever listens to it."""

    def __init__(
        self,
        record: Record,
        log: Log,
        followers: Sequence[Listener] = (),
        since: int | None = None,
        orders: Left = NONE,
    ) -> None:
        """Go on from a record; followers are told of every event, and keep nothing in memory."""
        self.record = record
        self.since = clocks.ticks() if since is None else since
        """The ticks at its last event, or when this process first brought it back from its log."""
        self.orders = dict(orders)
        """What people have left word for, by seat; nobody else may be told."""
        self.resting = False
        """Does its driver wait for something that is far off?"""
        self.listeners: set[Listener] = set()
        self.chronicle = Chronicle()
        """What was told here; whoever listens for others sees to it."""
        self.changed = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.kept = False
        """Does its task wait for more once all that was asked is dealt with?"""
        self._log = log
        self._followers = followers
        self._changing = False
        self._asked: deque[tuple[Command, asyncio.Future[int]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._more: asyncio.Future[None] | None = None
        """What the task waits for while nothing is asked."""

    @property
    def time(self) -> int:
        """The table's time at this moment."""
        return self.record.time + clocks.ticks() - self.since

    def date_of(self, time: int) -> int:
        """Give the date a time of the table will have, or had, by the clock on the wall now."""
        return clocks.now() + time - self.time

    @property
    def driven(self) -> bool:
        """Does a driver wait for the next decision of a bot or a clock?"""
        return self.driver is not None and not self.driver.done()

    @property
    def idle(self) -> bool:
        """Would nobody miss it if it were dropped from memory?"""
        busy = bool(self._asked) or self._changing
        driven = self.driven and not self.resting
        return not self.listeners and not driven and not busy

    async def do(self, command: Command) -> int:
        """Decide, write, make true and tell; give the event's sequence number."""
        return await self.ask(command)

    def ask(self, command: Command) -> asyncio.Future[int]:
        """Ask for the same, to hear of it later.

        All of it happens in the table's own task. Whoever asks only waits for the answer: if they
        are cancelled meanwhile, what is on disk still becomes true.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()
        self._asked.append((command, answer))
        if self._task is None:
            self._task = loop.create_task(self._serve())
        else:
            self._wake()
        return answer

    async def finished(self) -> None:
        """Wait until all that was asked is dealt with, and let the table's task end."""
        self.release()
        if self._task is not None:
            await self._task

    def release(self) -> None:
        """Let the table's task end as soon as there is nothing to do; a command starts another."""
        self.kept = False
        self._wake()

    def _wake(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    async def _serve(self) -> None:
        """Deal with one command after the other, and wait for more while the table is kept.

        A task for each command would do as well, but starting one costs more than waking this.
        """
        try:
            while True:
                while self._asked:
                    await self._change(*self._asked.popleft())
                if not self.kept:
                    return
                self._more = asyncio.get_running_loop().create_future()
                await self._more
        finally:
            self._task = self._more = None

    async def _change(self, command: Command, answer: asyncio.Future[int]) -> None:
        self._changing = True
        try:
            ticks = clocks.ticks()
            elapsed = ticks - self.since
            event, after = decide(self.record, command, clocks.now(), elapsed)
            await self._write(event, after)
            # First the answer, so that it leaves together with what whoever asked is told.
            _settle(answer, after.sequence)
            self._become(event, after, ticks)
        except Exception as failure:  # it belongs to whoever asked; a fault of ours is never lost
            if answer.done() and not isinstance(failure, HippodromeError):
                logger.exception("A table could not change.")
            _settle(answer, None, failure)
        finally:
            self._changing = False

    async def _write(self, event: happened.AnyEvent, after: Record) -> None:
        """Put an event on disk; if another process was faster, catch up with it instead."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()

        def tell(failure: Exception | None) -> None:
            loop.call_soon_threadsafe(_settle, written, None, failure)

        self._log.append_then(tell, row_of(event, after, self.record))
        try:
            await written
        except AlreadyWrittenError:
            await self._catch_up()
            raise

    def _become(self, event: happened.AnyEvent, after: Record, ticks: int) -> None:
        """Go on to what an event has made true, and tell whoever listens."""
        before, self.record, self.since = self.record.match, after, ticks
        for listener in (*self.listeners, *self._followers):
            try:
                listener(self, event, before)
            except Exception:  # one that fails disturbs nobody
                logger.exception("A listener failed.")
        if before is not after.match:
            before.retire()

    async def _catch_up(self) -> None:
        """Follow what other processes wrote, as far as it can be followed."""
        record = self.record
        rows = await asyncio.to_thread(self._log.events, record.identity, record.sequence)
        for number, (_, data) in enumerate(rows):
            try:
                event = happened.unpacked(data)
            except msgspec.DecodeError:
                lost = stranded(self.record)
                self.record = replace(lost, sequence=lost.sequence + len(rows) - number)
                return
            after = followed(self.record, event)
            if after.lost:
                rest = [happened.unpacked(later) for _, later in rows[number:]]
                self.record = stranded(self.record, rest)
                return
            self._become(event, after, clocks.ticks())


def _settle(answer: asyncio.Future[Any], result: Any, failure: Exception | None = None) -> None:
    """Answer whoever waits, if they still do."""
    if answer.done():
        return
    if failure is None:
        answer.set_result(result)
    else:
        answer.set_exception(failure)
