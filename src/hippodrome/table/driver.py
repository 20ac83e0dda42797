"""The driver of bots and clocks: whoever is due acts, in their time and never in a frenzy."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence

from hippodrome.engine.errors import HippodromeError
from hippodrome.table import events as happened
from hippodrome.table.clocks import Due, due_next
from hippodrome.table.leases import Leasing
from hippodrome.table.live import LiveTable
from hippodrome.table.log import printed_of
from hippodrome.table.orders import decided
from hippodrome.table.record import Record
from hippodrome.table.snapshot import Snapshot
from hippodrome.table.thinking import Thinkers

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds a driver waits after a failure, doubled each time."""
ELSEWHERE = 1.0
"""Seconds after which a driver looks again whether another process still drives a table."""
RESTING_AFTER = 60.0
"""Seconds until the next decision from which on a table may leave memory until then."""

logger = logging.getLogger(__name__)


class Driver:
    """Acts for bots at a human pace, and for people whose clock has run out."""

    def __init__(self, thinkers: Thinkers, leases: Leasing) -> None:
        """Ask some thinkers what bots decide, at tables that are ours to drive."""
        self.thinkers = thinkers
        self._leases = leases
        self.wake: Callable[[str], None] = lambda _: None
        """Brings a table back into memory that left it."""
        self._driving: set[asyncio.Task[None]] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """When to bring back the tables that left memory while a clock was running."""
        self._closed = False

    def follow(self, live: LiveTable, _event: happened.AnyEvent, _before: Snapshot) -> None:
        """See who is due, now that something has happened at a table."""
        self.drive(live)

    def drive(self, live: LiveTable) -> None:
        """Wake the table's driver, or start one if a bot or a clock is due some time."""
        live.changed.set()
        self._turn_off(live.record.identity)
        if self._closed or live.driven or due_next(live.record, live.orders) is None:
            return
        live.driver = asyncio.get_running_loop().create_task(self._drive(live))
        self._driving.add(live.driver)
        live.driver.add_done_callback(self._driving.discard)

    def stop(self, live: LiveTable) -> None:
        """Let nobody act at a table any more."""
        if live.driver is not None:
            live.driver.cancel()
            live.driver = None

    def rest(self, live: LiveTable) -> None:
        """Let a table out of memory whose next decision is far off; an alarm stays behind."""
        due, identity = due_next(live.record, live.orders), live.record.identity
        self.stop(live)
        if due is None or self._closed or not self._leases.held(identity):
            return
        wait = max(0.0, (due.at - live.time) / 1000)
        loop = asyncio.get_running_loop()
        self._turn_off(identity)
        self._alarms[identity] = loop.call_later(wait, self._ring, identity)

    def _ring(self, identity: str) -> None:
        self._alarms.pop(identity, None)
        self.wake(identity)

    def _turn_off(self, identity: str) -> None:
        alarm = self._alarms.pop(identity, None)
        if alarm is not None:
            alarm.cancel()

    async def close(self) -> None:
        """Stop driving tables; what is being written becomes true all the same."""
        self._closed = True
        for identity in list(self._alarms):
            self._turn_off(identity)
        driving = list(self._driving)
        for task in driving:
            task.cancel()
        await asyncio.gather(*driving, return_exceptions=True)

    async def _drive(self, live: LiveTable) -> None:
        """Wait for whoever is due, let them decide, until nobody is."""
        pause = FIRST_PAUSE
        while (due := due_next(live.record, live.orders)) is not None:
            live.changed.clear()
            wait = (due.at - live.time) / 1000
            if wait > 0:
                live.resting = wait > RESTING_AFTER
                await _changed_within(live, wait)
                live.resting = False
                continue
            if not live.record.private and not self._leases.held(live.record.identity):
                await self._take(live)
                continue
            try:
                order = live.orders.get(due.seat) if due.guest else None
                if order is not None:
                    moves: Sequence[int] = decided(live.record, due.seat, order)
                else:
                    moves = await self._ask(live.record, due)
                await live.do(due.command(moves))
            except HippodromeError:  # a person came first, or the disk is full
                pass
            except Exception:
                logger.exception("A bot could not decide.")
            if due_next(live.record, live.orders) != due:
                pause = FIRST_PAUSE
            else:  # nobody was faster: it failed, and may fail again
                await _changed_within(live, pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _take(self, live: LiveTable) -> None:
        """Take a table to drive it; if another process does so, look again after a while."""
        if not await self._leases.holds(live.record.identity):
            live.resting = True
            await _changed_within(live, ELSEWHERE)
            live.resting = False

    async def _ask(self, record: Record, due: Due) -> list[int]:
        """Let a bot think about a seat's view in a worker process; in a lesson all is written."""
        if record.lesson is not None:
            return [*record.lesson.script[record.decided].moves]
        return await self.thinkers.think(
            record.game.name,
            record.pack.hash,
            printed_of(record.pack),
            record.view(due.seat).remembered(),
            due.seat,
            due.bot,
            secrets.randbits(64),
        )


async def _changed_within(live: LiveTable, seconds: float) -> None:
    """Wait until the table changes, but not too long."""
    with contextlib.suppress(TimeoutError):
        # Not `wait_for`: in Python 3.11 it overhears a cancellation in the moment of the change.
        async with asyncio.timeout(seconds):
            await live.changed.wait()
