"""How a log becomes a table: each event gives the record after it, and changes none before."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hippodrome.bots import bot_seated
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.match import Match
from hippodrome.table import events as happened
from hippodrome.table.pacing import stage_of
from hippodrome.table.record import (
    ABANDONED,
    FINISHED,
    GATHERING,
    MARK_EVERY,
    PLAYING,
    STRANDED,
    Mark,
    Record,
    Standing,
    Step,
    state_hash,
    take,
)
from hippodrome.table.seats import Seat
from hippodrome.table.snapshot import Snapshot

LONGEST_CHAT = 200
"""How much of what was said a table keeps in memory; the log keeps all."""
SUBSTITUTE = "tipster"
"""The bot that plays for people whose clock ran out or whom the host showed the door."""

logger = logging.getLogger(__name__)


def apply(record: Record, event: happened.AnyEvent) -> Record:
    """Give the table after an event of its log, which was judged before it was written.

    It fails only where the rules or the bots have changed since.
    """
    return APPLY[type(event)](record, event)


def stepped(record: Record, event: Step, after: Match, counter: int) -> Record:
    """Give the table after a step that led to a game, with the croupier at a number."""
    actor = event.seat if isinstance(event, happened.Moved) else None
    time = record.time + event.elapsed
    # Whoever decides while a stage still plays has taken no time: the clock starts after it.
    took = 0 if actor is None else max(0, time - record.asked[actor])
    match = Snapshot.of(after, record.match)
    ready = time + stage_of(record.speed, after.lasts)
    stamps, asked = _asked(record, match.awaited, actor, ready)
    return record.then(
        event,
        match=match,
        previous=record.match,
        counter=counter,
        steps=record.steps.then(Standing(record.sequence + 1, event, took)),
        stamps=stamps,
        asked=asked,
        stepped=time,
        lasts=after.lasts,
        waved=False,
        changed_at=event.at,
        phase=FINISHED if match.over else PLAYING,
        marks=_marked(record),
        heeded=record.heeded + (record.lesson is not None and actor == record.lesson.seat),
    )


def _marked(record: Record) -> tuple[Mark, ...]:
    """Give the marks of a what-if, with one at where it stands if it is time for one."""
    if record.origin is None or not record.steps or len(record.steps) % MARK_EVERY:
        return record.marks
    return (*record.marks, Mark(len(record.steps), record.match, record.counter))


def _asked(
    record: Record, awaited: Iterable[int], actor: int | None, time: int, *, anew: bool = False
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give stamps and times: a decision is new where none was asked for, or the seat has acted."""
    before = record.awaited()  # nobody, before the game has begun
    stamps, asked = list(record.stamps), list(record.asked)
    for seat in awaited:
        if anew or seat not in before or seat == actor:
            stamps[seat] = record.sequence + 1
            asked[seat] = time
    return tuple(stamps), tuple(asked)


def _step(record: Record, event: Step) -> Record:
    """Play a step of the log; it must lead where it led when it was written."""
    moved = isinstance(event, happened.Moved)
    after = record.match.trial() if moved else record.match.fork()
    croupier = record.croupier()
    take(after, event, croupier)
    if isinstance(event, happened.Moved) and state_hash(after.state) != event.check:
        raise NotAllowed("table-stranded")
    return stepped(record, event, after, croupier.counter)


def _undone(record: Record, event: happened.Undone) -> Record:
    far = record.origin is not None
    if far:  # others' decisions and draws, too, which will come as they came
        stays, match, counter = record.before_turn(event.seat)
    else:
        stays, match, counter = len(record.steps) - 1, record.before_last(), record.counter
    time = record.time + event.elapsed
    stamps, asked = _asked(record, match.awaited, event.seat, time, anew=far)
    # The clock goes on from where it was stopped, so that undoing gains no time.
    asked = _with(asked, event.seat, time - record.steps[stays].took)
    return record.then(
        event,
        match=match,
        previous=None,
        counter=counter,
        phase=PLAYING,
        steps=record.steps[:stays],
        marks=tuple(mark for mark in record.marks if mark.steps < stays),
        stamps=stamps,
        asked=asked,
        stepped=time,
        lasts=0,
        waved=False,
        changed_at=event.at,
    )


def _with(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """Give a row with another value in one place."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


Seating = (
    happened.Seated | happened.Engaged | happened.Vacated | happened.TakenOver | happened.HandedBack
)


def _reseated(record: Record, event: Seating, seat: Seat) -> Record:
    # Whoever takes a seat that was kept, or gives it up, has answered.
    kept = _with(record.kept, event.seat, "") if record.kept else ()
    return record.then(event, places=_with(record.places, event.seat, seat), kept=kept)


def _seated(record: Record, event: happened.Seated) -> Record:
    return _reseated(record, event, Seat(event.guest, event.name, "", event.nonce, event.silk))


def _engaged(record: Record, event: happened.Engaged) -> Record:
    return _reseated(record, event, Seat("", "", bot_seated(event.bot).name, event.nonce))


def _vacated(record: Record, event: happened.Vacated) -> Record:
    return _reseated(record, event, Seat())


def _taken_over(record: Record, event: happened.TakenOver) -> Record:
    seat = replace(record.places[event.seat], bot=bot_seated(event.bot).name)
    return _reseated(record, event, seat)


def _handed_back(record: Record, event: happened.HandedBack) -> Record:
    # The clock of the decision goes on: in turn with a bot nobody can hold a table up.
    return _reseated(record, event, replace(record.places[event.seat], bot=""))


def _removed(record: Record, event: happened.Removed) -> Record:
    places = record.places
    for number in record.seats_of(event.guest):
        if record.phase == GATHERING:
            places = _with(places, number, Seat())
        elif record.phase == PLAYING:
            seat = replace(places[number], guest="", bot=SUBSTITUTE)
            places = _with(places, number, seat)
    return record.then(event, places=places, removed=record.removed | {event.guest})


def _muted(record: Record, event: happened.Muted) -> Record:
    guest = {event.guest}
    return record.then(event, muted=record.muted | guest if event.muted else record.muted - guest)


def _said(record: Record, event: happened.Said) -> Record:
    if not event.text:  # its log has forgotten it
        return record.then(event)
    return record.then(event, said=(*record.said, event)[-LONGEST_CHAT:])


def _abandoned(record: Record, event: happened.Abandoned) -> Record:
    return record.then(event, phase=ABANDONED)


def _door_set(record: Record, event: happened.DoorSet) -> Record:
    return record.then(event, closed=event.closed)


def _speed_set(record: Record, event: happened.SpeedSet) -> Record:
    return record.then(event, speed=event.speed)


def _waved_on(record: Record, event: happened.WavedOn) -> Record:
    if record.lesson is not None:  # there it says that something has been read
        return record.then(event, heeded=record.heeded + 1)
    return record.then(event, waved=True)


def _proposed(record: Record, event: happened.Proposed) -> Record:
    return record.then(event, proposed=event)


def _reserved(record: Record, event: happened.Reserved) -> Record:
    taken = [Seat(kept.guest, kept.name, kept.bot, kept.nonce, kept.silk) for kept in event.seats]
    return record.then(
        event,
        follows=event.follows,
        places=tuple(seat if seat.nonce else Seat() for seat in taken),
        kept=tuple("" if seat.nonce else seat.guest for seat in taken),
        kept_names=tuple(seat.name for seat in taken),
        removed=frozenset(event.removed),
        muted=frozenset(event.muted),
        closed=event.closed,
        speed=event.speed,
    )


def _redressed(record: Record, event: happened.Redressed) -> Record:
    places = tuple(
        replace(seat, silk=event.silk) if seat.guest == event.guest else seat
        for seat in record.places
    )
    return record.then(event, places=places)


APPLY: dict[type[Any], Callable[[Record, Any], Record]] = {
    happened.Seated: _seated,
    happened.Engaged: _engaged,
    happened.Vacated: _vacated,
    happened.Began: _step,
    happened.Moved: _step,
    happened.Undone: _undone,
    happened.TakenOver: _taken_over,
    happened.HandedBack: _handed_back,
    happened.Removed: _removed,
    happened.Muted: _muted,
    happened.Said: _said,
    happened.Abandoned: _abandoned,
    happened.DoorSet: _door_set,
    happened.SpeedSet: _speed_set,
    happened.WavedOn: _waved_on,
    happened.Proposed: _proposed,
    happened.Reserved: _reserved,
    happened.Redressed: _redressed,
}


def followed(record: Record, event: happened.AnyEvent) -> Record:
    """Give the table after an event; where it cannot be followed, the table is stranded."""
    try:
        return apply(record, event)
    except Exception:  # other rules may fail at an old log in any way
        logger.warning("The log of table %s cannot be followed.", record.identity, exc_info=True)
        return stranded(record)


def stranded(record: Record, rest: Sequence[happened.AnyEvent] = ()) -> Record:
    """Give a table whose log says next what makes no sense here, given the rest of its log.

    It can only be looked at and given up. But a game that was over is over: it is shown from its
    archive, and no rule is needed for that.
    """
    phase = STRANDED
    for event in rest:
        if isinstance(event, happened.Abandoned):
            phase = ABANDONED
        elif isinstance(event, happened.Moved) and event.over:
            phase = FINISHED
    return replace(record, phase=phase, lost=True, sequence=record.sequence + len(rest))


def revive(
    identity: str,
    events: Sequence[happened.AnyEvent],
    games: Mapping[str, Game],
    pack_of: Callable[[Game, happened.Opened], Pack],
) -> Record:
    """Bring a table back from its log.

    One laid under older rules goes on if every step still leads where it led; else it stays as
    far as it could be followed, and can only be looked at. So does one whose log names a bot
    that is not there: no other bot takes its place unasked.
    """
    opened = events[0]
    if not isinstance(opened, happened.Opened):
        raise NotAllowed("table-left-behind")
    if opened.game not in games:
        raise NotAllowed("table-unknown-game", game=opened.game)
    game = games[opened.game]
    try:
        record = Record.laid(opened, game, pack_of(game, opened), identity)
    except Exception as error:  # other rules may fail at old options or packs in any way
        raise NotAllowed("table-left-behind") from error
    for number, event in enumerate(events[1:], start=1):
        record = followed(record, event)
        if record.lost:
            return stranded(record, events[number:])
    return record
