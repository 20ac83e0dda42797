"""What a table shows at one moment: a view for each audience, made once for all who share it.

Live, after a reconnect and for spectators alike, a story comes from the chronicle and a view from
the table's `look`, and both know no more than `see` shows that audience. Whoever was shown the
position before is sent what has changed since, everyone else the whole look.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from hippodrome.engine.coaching import matter_of
from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.lasting import Lasting
from hippodrome.engine.match import Match
from hippodrome.engine.orders import Order
from hippodrome.server import wire
from hippodrome.server.audience import Audiences, Shown, encoded, plain_view
from hippodrome.server.changes import Found, change_between
from hippodrome.table import events as happened
from hippodrome.table.chronicle import Chronicle, StoryPage
from hippodrome.table.clocks import bots_wait, clock_runs_out
from hippodrome.table.live import LiveTable
from hippodrome.table.record import GATHERING, Record


class Base(NamedTuple):
    """A position that many at a table were shown."""

    stands: int
    match: Match


class Showing:
    """The game at one moment, for all who look at it."""

    def __init__(
        self,
        live: LiveTable,
        chronicle: Chronicle,
        stands: int,
        at: int,
        after: int | None,
        base: Base | None = None,
    ) -> None:
        """Show a position by its number, with what was told after a step.

        Where that does not go on from what they had, `after` is None, and the story is told
        afresh.
        """
        self._live = live
        self._chronicle = chronicle
        self._stands = stands
        self._at = at
        self._after = after
        self._base = base
        self._views: dict[tuple[int, bool, bool], wire.SeatView] = {}
        self._frames: dict[tuple[Audiences, bool, bool], bytes] = {}
        self._found: Found = {}
        self._awaited = tuple(live.record.awaited())
        self._clocks = clocks_of(live)
        self._held = bots_wait(live.record)
        self._grace = grace_of(live)
        self._shown: dict[Audiences, Shown] = {}

    def frame(self, audiences: Audiences, shown: Shown | None, *, plain: bool) -> bytes:
        """Give the frame of a guest's audiences, given what their page was shown last."""
        base = self._base
        differs = base is not None and shown == (audiences, base.stands)
        key = audiences, plain, differs
        if key not in self._frames:
            self._frames[key] = self._written(audiences, plain, differs)
        return self._frames[key]

    def shown(self, audiences: Audiences) -> Shown:
        """Give what a page will have been shown."""
        if audiences not in self._shown:
            self._shown[audiences] = Shown(audiences, self._stands)
        return self._shown[audiences]

    def _written(self, audiences: Audiences, plain: bool, differs: bool) -> bytes:
        live, record, awaited, grace = self._live, self._live.record, self._awaited, self._grace
        views, told, earlier = [], {}, {}
        if record.phase != GATHERING:
            views = [self._view(one, plain, differs) for one in audiences]
            for one in audiences:
                story, before = self._story(one)
                told[one] = msgspec.Raw(story)
                if before:
                    earlier[one] = before
        decisions = [
            wire.Decision(
                seat, record.stamps[seat], deadline(live, seat), matter_on_the_wire(record, seat)
            )
            for seat in audiences
            if seat in awaited and record.places[seat].played_by_person
        ]
        written: Any = told  # the lines of a story have been written already
        return encoded(
            wire.Step(
                record.sequence,
                self._stands,
                tuple(views),
                tuple(decisions),
                awaited,
                written,
                self._after is None,
                self._at,
                self._base.stands if self._base is not None and differs else None,
                earlier,
                self._clocks,
                grace.ends if grace is not None and grace.seat in audiences else None,
                self._held,
                teaching_of(record),
            )
        )

    def _story(self, audience: int) -> StoryPage:
        """Give what an audience was told after a step, or the latest page of all it was told."""
        if self._after is not None:
            return StoryPage(self._chronicle.since(audience, self._after), 0)
        turn = self._live.record.last_turn(audience)
        return self._chronicle.page(
            audience, back_to=turn.sequence if turn else self._live.record.sequence
        )

    def _view(self, audience: int, plain: bool, differs: bool) -> wire.SeatView:
        """Show the game to one audience, whole or as what has changed."""
        key = audience, plain, differs
        if key not in self._views:
            before = self._base.match if self._base is not None and differs else None
            self._views[key] = seat_view(
                self._live.record,
                audience,
                self._chronicle,
                plain=plain,
                before=before,
                found=self._found,
                order=self._live.orders.get(audience),
            )
        return self._views[key]


def seat_view(
    record: Record,
    audience: int,
    chronicle: Chronicle,
    *,
    plain: bool = False,
    before: Match | None = None,
    found: Found | None = None,
    order: Order | None = None,
) -> wire.SeatView:
    """Show the game to one audience, and to a seat where in its story it last decided."""
    mark, turn = None, record.last_turn(audience)
    if turn is not None:
        mark = wire.LastTurn(chronicle.lines_since(audience, turn.sequence), turn.event.at)
    may_undo = audience != SPECTATOR and record.can_undo(audience)
    look = record.match.look(audience)
    told = plain_view(record.game, look) if plain else None
    if before is None:
        return wire.SeatView(audience, may_undo, sent(look), None, mark, told, order)
    change = change_between(before.look(audience), look, found)
    return wire.SeatView(audience, may_undo, None, change, mark, told, order)


def matter_on_the_wire(record: Record, seat: int) -> wire.Matter | None:
    """Say what a seat's decision is about, where the table has hints."""
    if not record.opened.hints:
        return None
    found = matter_of(record.game, record.pack, record.view(seat), seat)
    return None if found is None else wire.Matter(found.kind, found.text)


def teaching_of(record: Record) -> wire.Teaching | None:
    """Show where a lesson is."""
    lesson, said = record.lesson, record.lesson_step
    if lesson is None:
        return None
    where = lesson.name, lesson.title, record.heeded, len(lesson.steps)
    if said is None:
        return wire.Teaching(*where)
    return wire.Teaching(*where, said.text, said.light, bool(said.asked))


def deadline(live: LiveTable, seat: int) -> int | None:
    """Give the date at which the clock of a seat's person runs out, if there is one."""
    runs_out = clock_runs_out(live.record, seat)
    return None if runs_out is None else live.date_of(runs_out)


def clocks_of(live: LiveTable) -> dict[int, int]:
    """Give the date at which each clock runs out that is running; nobody's is a secret."""
    if not live.record.opened.clock:
        return {}
    found = {seat: deadline(live, seat) for seat in live.record.awaited()}
    return {seat: date for seat, date in found.items() if date is not None}


class Grace(NamedTuple):
    """Time for a person to think again."""

    seat: int
    ends: int
    """A date."""


def grace_of(live: LiveTable) -> Grace | None:
    """Say for which seat bots wait to think again, and until when, if they do."""
    record = live.record
    if not any(record.places[seat].bot for seat in record.awaited()):
        return None
    step = record.steps[-1].event
    if not isinstance(step, happened.Moved) or record.grace_ends <= record.stepped:
        return None
    return Grace(step.seat, live.date_of(record.grace_ends))


def sent(look: Any) -> Any:
    """Give a look as it is sent: choices that never change were written long ago."""
    choices = getattr(look, "choices", ())
    if isinstance(choices, Lasting):
        return msgspec.structs.replace(look, choices=choices.written)
    return look
