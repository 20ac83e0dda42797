"""A table in memory: a cache of its log, and the one way in which it changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from hippodrome.engine.errors import HippodromeError
from hippodrome.table import clocks
from hippodrome.table import events as happened
from hippodrome.table.commands import Command
from hippodrome.table.deciding import decide
from hippodrome.table.folding import followed, stranded
from hippodrome.table.log import AlreadyWrittenError, Log, row_of
from hippodrome.table.record import STRANDED, Record
from hippodrome.table.snapshot import Snapshot
from hippodrome.table.tasks import Tasks

Listener: TypeAlias = Callable[["LiveTable", happened.AnyEvent, Snapshot], None]
"""Is told of an event that has become true, with the game as it was before."""

logger = logging.getLogger(__name__)


class LiveTable:
    """A table in memory, with whoever listens to it."""

    def __init__(
        self,
        record: Record,
        log: Log,
        tasks: Tasks,
        followers: Sequence[Listener] = (),
        since: int = 0,
    ) -> None:
        """Go on from a record; followers are told of every event, and keep nothing in memory."""
        self.record = record
        self.since = since
        """When it was brought back from its log, or 0."""
        self.listeners: set[Listener] = set()
        self.changed = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self._log = log
        self._tasks = tasks
        self._followers = followers
        self._lock = asyncio.Lock()

    @property
    def driven(self) -> bool:
        """Does a driver wait for the next decision of a bot or a clock?"""
        return self.driver is not None and not self.driver.done()

    @property
    def idle(self) -> bool:
        """Would nobody miss it if it were dropped from memory?"""
        return not self.listeners and not self.driven and not self._lock.locked()

    async def do(self, command: Command) -> int:
        """Decide, write, make true and tell; give the event's sequence number.

        All of that happens in a task of the table's own. Whoever asks only waits for the answer:
        if they are cancelled meanwhile, what is on disk still becomes true.
        """
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._tasks.start(self._change(command, answer))
        return await answer

    async def _change(self, command: Command, answer: asyncio.Future[int]) -> None:
        with _failing(answer):
            async with self._lock:
                event, after = decide(self.record, command, clocks.now())
                await self._write(event, after)
                # First the answer, so that it leaves together with what whoever asked is told.
                _settle(answer, after.sequence)
                self._become(event, after)

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

    def _become(self, event: happened.AnyEvent, after: Record) -> None:
        """Go on to what an event has made true, and tell whoever listens."""
        before, self.record = self.record.match, after
        for listener in (*self.listeners, *self._followers):
            try:
                listener(self, event, before)
            except Exception:  # one that fails disturbs nobody
                logger.exception("A listener failed.")
        if before is not after.match:
            before.forget()

    async def _catch_up(self) -> None:
        """Follow what other processes wrote, as far as it can be followed."""
        record = self.record
        for _, data in await asyncio.to_thread(self._log.events, record.identity, record.sequence):
            try:
                event = happened.unpacked(data)
            except msgspec.DecodeError:
                self.record = stranded(self.record)
                return
            after = followed(self.record, event)
            if after.phase == STRANDED:
                self.record = after
                return
            self._become(event, after)


def _settle(answer: asyncio.Future[Any], result: Any, failure: Exception | None = None) -> None:
    """Answer whoever waits, if they still do."""
    if answer.done():
        return
    if failure is None:
        answer.set_result(result)
    else:
        answer.set_exception(failure)


@contextlib.contextmanager
def _failing(answer: asyncio.Future[int]) -> Iterator[None]:
    """Let whoever asked know what goes wrong; a fault of our own is never lost."""
    try:
        yield
    except Exception as failure:
        if answer.done() and not isinstance(failure, HippodromeError):
            logger.exception("A table could not change.")
        _settle(answer, None, failure)
    finally:
        if not answer.done():  # the event loop is being closed
            answer.cancel()
