"""A table in memory, and what a bot or a clock will do at it next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from hippodrome.engine.match import Match
from hippodrome.table import events as happened
from hippodrome.table.table import SUBSTITUTE, Table

Command = Callable[[Table, int], happened.AnyEvent]
Listener = Callable[["Running", happened.AnyEvent, Match], None]
"""Is told of an event that has become true, with the game as it was before."""


@dataclass(slots=True, eq=False, weakref_slot=True)
class Running:
    """A table in memory: a cache of its log, with its lock, listeners and drivers."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    driver: asyncio.Task[None] | None = None
    since: int = 0
    """When it was brought back from its log, or 0."""

    @property
    def driven(self) -> bool:
        """Does a driver wait for the next decision of a bot or a clock?"""
        return self.driver is not None and not self.driver.done()

    @property
    def idle(self) -> bool:
        """Would nobody miss it if it were dropped from memory?"""
        return not self.listeners and not self.driven and not self.lock.locked()


@dataclass(frozen=True, slots=True)
class Due:
    """A decision that will be made for a seat at a time, if its person does not come first."""

    at: int
    seat: int
    bot: str
    by: int
    seen: int

    def command(self, moves: Sequence[int]) -> Command:
        """Give the command that plays some moves as this decision."""
        return lambda table, at: table.submit(at, "", self.seat, moves, self.seen, self.by)


def clock_runs_out(running: Running, seat: int) -> int | None:
    """When the clock runs out for the person at a seat that is asked for a decision."""
    table = running.table
    if not table.opened.clock or not table.places[seat].played_by_person:
        return None
    limit = table.opened.clock * 1000
    # While the house was closed nobody could move: its whole time begins again when it opens.
    return max(table.asked_at[seat], running.since) + limit


def due_next(running: Running) -> Due | None:
    """Find the next decision a bot or a clock will make."""
    table = running.table
    found = []
    for seat in table.awaited():
        place, seen = table.places[seat], table.stamps[seat]
        runs_out = clock_runs_out(running, seat)
        if place.bot:
            at = max(table.changed_at, table.asked_at[seat]) + table.opened.pace
            found.append(Due(at, seat, place.bot, happened.BOT, seen))
        elif runs_out is not None:
            found.append(Due(runs_out, seat, SUBSTITUTE, happened.CLOCK, seen))
    return min(found, key=lambda due: due.at, default=None)
