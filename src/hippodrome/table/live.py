"""A table in memory: a cache of its log, and the one way in which it changes."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple, TypeAlias

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


Answer: TypeAlias = Callable[[int, Exception | None], None]
"""Is told the sequence number of what was asked for, or why it was not done."""


class Change(NamedTuple):
    """What was decided and is being written."""

    command: Command
    event: happened.AnyEvent
    after: Record
    ticks: int
    answer: Answer


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
        self.following = False
        """Is what becomes true now another process's doing?"""
        self.listeners: set[Listener] = set()
        self.chronicle = Chronicle()
        """What was told here; whoever listens for others sees to it."""
        self.changed = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self._log = log
        self._followers = followers
        self._asked: deque[tuple[Command, Answer]] = deque()
        self._changing = False
        """Is something being written that was asked, or caught up with?"""
        self._catching_up: asyncio.Task[None] | None = None
        self._waiting: list[asyncio.Future[None]] = []
        """Whoever waits until all that was asked is dealt with."""

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
        driven = self.driven and not self.resting
        return not self.listeners and not driven and not self._changing

    async def do(self, command: Command) -> int:
        """Decide, write, make true and tell; give the event's sequence number."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.ask(command, partial(_settle, answer))
        return await answer

    def ask(self, command: Command, answer: Answer) -> None:
        """Ask for the same, to be told of it later.

        It is judged at once, unless something else is being written, and goes on when it is on
        disk. Whoever asks only waits for the answer: if they are cancelled meanwhile, what is on
        disk still becomes true. A future would tell them one turn of the loop later.
        """
        self._asked.append((command, answer))
        if not self._changing:
            self._go_on()

    async def finished(self) -> None:
        """Wait until all that was asked is dealt with."""
        while self._changing:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting

    async def catch_up(self) -> None:
        """Follow what other processes wrote meanwhile, once nothing is being written here."""
        while self._changing:
            await self.finished()
        self._changing = True
        try:
            await self._catch_up()
        finally:
            self._go_on()

    def _go_on(self) -> None:
        """Judge what was asked next, until something is to be written or nothing is left.

        No task waits for the disk: it would be woken one turn of the loop later, at every move, and
        could be cancelled with a move on disk that never becomes true.
        """
        self._changing = False
        while self._asked and not self._changing:
            self._judge(*self._asked.popleft())
        if not self._changing:
            waiting, self._waiting = self._waiting, []
            for one in waiting:
                _settle(one, None)

    def _judge(self, command: Command, answer: Answer) -> None:
        """Decide what comes of a command, and begin to write it; or say why nothing does."""
        ticks = clocks.ticks()
        try:
            event, after = decide(self.record, command, clocks.now(), ticks - self.since)
            self._write(Change(command, event, after, ticks, answer))
        except Exception as failure:
            _tell(answer, failure=failure)

    def _write(self, change: Change) -> None:
        """Put an event on disk; one more of this table is written only when this is done."""
        loop = asyncio.get_running_loop()

        def tell(failure: Exception | None) -> None:
            loop.call_soon_threadsafe(self._written, change, failure)

        self._log.append_then(tell, row_of(change.event, change.after, self.record))
        self._changing = True

    def _written(self, change: Change, failure: Exception | None) -> None:
        """Make true what is on disk; where another process was faster, catch up with it."""
        if isinstance(failure, AlreadyWrittenError):
            catching_up = self._catch_up_first(change, failure)
            self._catching_up = asyncio.get_running_loop().create_task(catching_up)
            return
        try:
            if failure is None:
                self._become(change.event, change.after, change.ticks)
        finally:
            _tell(change.answer, change.after.sequence, failure)
            self._go_on()

    async def _catch_up_first(self, change: Change, failure: Exception) -> None:
        """Follow what other processes wrote, then judge anew what came second to it.

        People who choose at the same time never refuse each other, through whichever process; what
        the others' step made stale is refused for that.
        """
        known = self.record.sequence
        try:
            await self._catch_up()
        except Exception as worse:
            failure = worse
        finally:
            self._catching_up = None
            if self.record.sequence > known:
                self._asked.appendleft((change.command, change.answer))
            else:
                _tell(change.answer, failure=failure)
            self._go_on()

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
            self.following = True
            try:
                self._become(event, after, clocks.ticks())
            finally:
                self.following = False


def _tell(answer: Answer, sequence: int = 0, failure: Exception | None = None) -> None:
    """Tell whoever asked what came of it; what fails there disturbs nobody else."""
    try:
        answer(sequence, failure)
    except Exception:
        logger.exception("An answer could not be given.")


def _settle(answer: asyncio.Future[Any], result: Any, failure: Exception | None = None) -> None:
    """Answer whoever waits, if they still do; where they are gone, a fault of ours is not lost."""
    if answer.done():
        if failure is not None and not isinstance(failure, HippodromeError):
            logger.error("A table could not change.", exc_info=failure)
    elif failure is None:
        answer.set_result(result)
    else:
        answer.set_exception(failure)
