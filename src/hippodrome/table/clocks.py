"""What a bot or a clock will do next at a table, and when.

`at` is a date, for people. All waiting goes by a table's own time: how long it has been open, which
is in its log, so that nobody who sets the clock on the wall stops a bot or ends a turn.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hippodrome.table import events as happened
from hippodrome.table.commands import Submit
from hippodrome.table.folding import SUBSTITUTE
from hippodrome.table.orders import NONE, Left, is_hurried
from hippodrome.table.pacing import PACES, STEP, pause_of
from hippodrome.table.record import PLAYING, Record


def now() -> int:
    """Milliseconds since 1970, as far as the clock on the wall is right."""
    return int(time.time() * 1000)


def ticks() -> int:
    """Milliseconds since some moment of this process; they only ever grow."""
    return int(time.monotonic() * 1000)


@dataclass(frozen=True, slots=True)
class Due:
    """A decision that will be made for a seat, if its person does not come first."""

    at: int
    """The table's time."""
    seat: int
    bot: str
    by: int
    seen: int
    guest: str = ""
    """Who has left word what is to be decided, if it is not for a bot to think of."""

    def command(self, moves: Iterable[int]) -> Submit:
        """Give the command that plays some moves as this decision."""
        return Submit(self.guest, self.seat, tuple(moves), self.seen, self.by)


def clock_runs_out(record: Record, seat: int) -> int | None:
    """The table's time at which the clock runs out for the person at a seat that is asked.

    While the house was closed nobody could move, and no time passed at the table. What was spent
    between the last event and the closing is given back; what was spent before is not.
    """
    if not record.opened.clock or not record.places[seat].played_by_person:
        return None
    return record.asked[seat] + record.opened.clock * 1000


def bots_wait(record: Record) -> bool:
    """Do only bots decide now, and wait until somebody asks for the next decision?"""
    if record.speed != STEP or record.waved or record.lesson is not None:
        return False
    awaited = record.awaited()
    return bool(awaited) and all(record.places[seat].bot for seat in awaited)


def hand_decides(record: Record) -> int:
    """Give the table's time at which a hand that need not think decides.

    It waits until the stage has played what happened last, and its own while.
    """
    return record.stage_ends + pause_of(record.speed, record.opened.pace)


def bot_decides(record: Record, orders: Left = NONE) -> int:
    """Give the table's time from which on a bot that is awaited decides.

    It waits as a hand does, and as long as the person who decided last may think again: but not
    one who had left word. Whoever asks for the next decision waits for nothing.
    """
    if record.waved or is_hurried(record, orders):
        return record.stepped
    last = record.steps[-1].event
    by_order = isinstance(last, happened.Moved) and last.seat in orders
    return hand_decides(record) if by_order else max(hand_decides(record), record.grace_ends)


def bot_comes_last(record: Record, awaited: Sequence[int]) -> bool:
    """Is one bot left to decide beside people, while there is time to think again?

    Where several decide at once, the last decision reveals all of them and can never be taken back:
    so that is left to a bot, and whoever writes a ticket or a slip has the usual grace.
    """
    bots = sum(1 for seat in awaited if record.places[seat].bot)
    return bots == 1 and len(awaited) > 1 and PACES[record.speed].grace > 0


def lesson_due(record: Record) -> Due | None:
    """Find what a lesson decides for the others next; nothing while something is said."""
    assert record.lesson is not None
    if record.phase != PLAYING or not record.steps:
        return None
    entry = record.lesson.due(record.decided, record.heeded)
    if entry is None:
        return None
    bot = record.places[entry.seat].bot
    return Due(hand_decides(record), entry.seat, bot, happened.BOT, record.stamps[entry.seat])


def due_next(record: Record, orders: Left = NONE) -> Due | None:
    """Find the next decision that a bot, a clock or somebody's order will make."""
    if record.lesson is not None:
        return lesson_due(record)
    if bots_wait(record) and not is_hurried(record, orders):
        return None
    found = []
    awaited = record.awaited()
    bots_at: int | None = None  # the same for all of them, and asked for after every move
    for seat in awaited:
        place, seen = record.places[seat], record.stamps[seat]
        runs_out = clock_runs_out(record, seat)
        if place.bot and bot_comes_last(record, awaited):
            continue
        if place.bot:
            if bots_at is None:
                bots_at = bot_decides(record, orders)
            found.append(Due(bots_at, seat, place.bot, happened.BOT, seen))
        elif seat in orders:
            found.append(Due(hand_decides(record), seat, "", happened.PERSON, seen, place.guest))
        elif runs_out is not None:
            found.append(Due(runs_out, seat, SUBSTITUTE, happened.CLOCK, seen))
    return min(found, key=lambda due: due.at) if found else None
