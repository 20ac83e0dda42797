"""What a bot or a clock will do next at a table, and when."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

from hippodrome.table import events as happened
from hippodrome.table.commands import Submit
from hippodrome.table.folding import SUBSTITUTE
from hippodrome.table.record import Record


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


@dataclass(frozen=True, slots=True)
class Due:
    """A decision that will be made for a seat at a time, if its person does not come first."""

    at: int
    seat: int
    bot: str
    by: int
    seen: int

    def command(self, moves: Iterable[int]) -> Submit:
        """Give the command that plays some moves as this decision."""
        return Submit("", self.seat, tuple(moves), self.seen, self.by)


def clock_runs_out(record: Record, seat: int, since: int = 0) -> int | None:
    """When the clock runs out for the person at a seat that is asked for a decision.

    `since` is when the table was brought back from its log: while the house was closed nobody
    could move, so everybody's whole time begins again when it opens.
    """
    if not record.opened.clock or not record.places[seat].played_by_person:
        return None
    return max(record.asked_at[seat], since) + record.opened.clock * 1000


def due_next(record: Record, since: int = 0) -> Due | None:
    """Find the next decision a bot or a clock will make."""
    found = []
    for seat in record.awaited():
        place, seen = record.places[seat], record.stamps[seat]
        runs_out = clock_runs_out(record, seat, since)
        if place.bot:
            at = max(record.changed_at, record.asked_at[seat]) + record.opened.pace
            found.append(Due(at, seat, place.bot, happened.BOT, seen))
        elif runs_out is not None:
            found.append(Due(runs_out, seat, SUBSTITUTE, happened.CLOCK, seen))
    return min(found, key=lambda due: due.at, default=None)
