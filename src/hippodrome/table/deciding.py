"""The judge of a table: a command either gives an event and the table after it, or a sentence.

`decide` makes nothing true: the record it is given stays as it is, and the one it gives counts
only once the event is in the log. It is what `apply` gives for that event, so a table in memory is
what its log folds to.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from hippodrome.bots import BOTS, bot_named
from hippodrome.engine.coaching import slip_in
from hippodrome.engine.errors import Elsewhere, Meant, NotAllowed, Stale
from hippodrome.engine.match import Match
from hippodrome.table import commands
from hippodrome.table import events as happened
from hippodrome.table.clocks import bots_wait
from hippodrome.table.folding import apply, stepped
from hippodrome.table.names import clean_name, clean_text, distinct
from hippodrome.table.pacing import SPEEDS
from hippodrome.table.record import (
    ABANDONED,
    FINISHED,
    GATHERING,
    PLAYING,
    STRANDED,
    Phase,
    Record,
    state_hash,
)
from hippodrome.table.seats import SILKS
from hippodrome.words import LANGUAGES, words

LONGEST_TEXT = 400
MOST_MOVES = 64
"""How many moves one decision may take."""
LARGEST_MOVE = 2**53
"""Browsers lose integers from here on."""


def decide(
    record: Record, command: commands.Command, at: int, elapsed: int = 0
) -> tuple[happened.AnyEvent, Record]:
    """Judge a command, so long after the last event; give what happens and the table after it."""
    if isinstance(command, commands.Submit):
        return _submit(record, command, at, elapsed)
    if isinstance(command, commands.Begin):
        return _begin(record, command, at, elapsed)
    event = msgspec.structs.replace(JUDGE[type(command)](record, command, at), elapsed=elapsed)
    return event, apply(record, event)


# Steps of the game. They are played in order to be judged, so the table after them is at hand.


def _begin(
    record: Record, command: commands.Begin, at: int, elapsed: int
) -> tuple[happened.Began, Record]:
    _must_be(record, GATHERING)
    _must_host(record, command.guest)
    if any(seat.empty for seat in record.places):
        raise NotAllowed("table-seats-empty")
    after = record.match.fork()
    draws, counter = _deal(record, after)
    event = happened.Began(at, draws, elapsed=elapsed)
    return event, stepped(record, event, after, counter)


def _submit(
    record: Record, command: commands.Submit, at: int, elapsed: int
) -> tuple[happened.Moved, Record]:
    seat, moves = command.seat, command.moves
    _must_be(record, PLAYING)
    _must_exist(record, seat)
    place = record.places[seat]
    if command.by == happened.PERSON:
        _must_own(record, command.guest, seat)
        if place.bot:
            raise NotAllowed("table-bot-plays", seat=seat + 1)
    elif bool(place.bot) != (command.by == happened.BOT):
        raise Stale("table-stale")  # the person came back, or went, while a bot was thinking
    if seat in record.awaited() and command.seen != record.stamps[seat]:
        raise Stale("table-stale")
    if not 1 <= len(moves) <= MOST_MOVES:
        raise NotAllowed("table-not-a-decision")
    if not all(-LARGEST_MOVE < move < LARGEST_MOVE for move in moves):
        raise NotAllowed("table-not-a-decision")
    after = record.match.trial()
    after.submit(seat, moves)
    _must_be_the_lesson(record, seat, moves)
    if command.coached:
        _must_be_meant(record, seat, moves)
    draws, counter = _deal(record, after)
    check = state_hash(after.state)
    event = happened.Moved(at, seat, moves, draws, command.by, after.over, check, elapsed=elapsed)
    return event, stepped(record, event, after, counter)


def _deal(record: Record, match: Match) -> tuple[tuple[int, ...], int]:
    """Carry out every draw that is due; give the outcomes, and where the croupier stands then."""
    if not match.spread:
        return (), record.counter
    croupier, made = record.croupier(), len(match.log)
    match.draw_all(croupier.below)
    return tuple(entry.moves[0] for entry in match.log[made:]), croupier.counter


# Everything around the game.


def _sit(record: Record, command: commands.Sit, at: int) -> happened.Seated:
    _must_be(record, GATHERING)
    _must_be_empty(record, command.seat)
    _must_be_welcome(record, command.guest)
    if record.kept_for(command.seat) not in ("", command.guest):
        raise NotAllowed("table-seat-kept", name=record.kept_names[command.seat])
    name = _name_at(record, command.guest, command.name)
    _must_know_silk(command.silk)
    return happened.Seated(at, command.seat, command.guest, name, command.nonce, silk=command.silk)


def _engage(record: Record, command: commands.Engage, at: int) -> happened.Engaged:
    _must_be(record, GATHERING)
    _must_host(record, command.guest)
    _must_be_empty(record, command.seat)
    return happened.Engaged(at, command.seat, bot_named(command.bot).name, command.nonce)


def _vacate(record: Record, command: commands.Vacate, at: int) -> happened.Vacated:
    _must_be(record, GATHERING)
    _must_exist(record, command.seat)
    place = record.places[command.seat]
    kept = record.kept_for(command.seat)
    if command.guest not in (record.host, place.guest, kept) or not command.guest:
        raise NotAllowed("table-not-your-seat", seat=command.seat + 1)
    if place.empty and not kept:
        raise NotAllowed("table-seat-empty", seat=command.seat + 1)
    return happened.Vacated(at, command.seat)


def _undo(record: Record, command: commands.Undo, at: int) -> happened.Undone:
    if record.origin is None or record.phase != FINISHED:  # one may think again after its end
        _must_be(record, PLAYING)
    _must_exist(record, command.seat)
    _must_own(record, command.guest, command.seat)
    if not record.can_undo(command.seat):
        raise NotAllowed("table-no-undo")
    return happened.Undone(at, command.seat)


def _take_over(record: Record, command: commands.TakeOver, at: int) -> happened.TakenOver:
    _must_be(record, PLAYING)
    _must_play_oneself(record)
    _must_exist(record, command.seat)
    if command.guest != record.host:
        _must_own(record, command.guest, command.seat)
    if not record.places[command.seat].played_by_person:
        raise NotAllowed("table-bot-plays-already", seat=command.seat + 1)
    return happened.TakenOver(at, command.seat, bot_named(command.bot).name)


def _hand_back(record: Record, command: commands.HandBack, at: int) -> happened.HandedBack:
    _must_be(record, PLAYING)
    _must_exist(record, command.seat)
    _must_own(record, command.guest, command.seat)
    if not record.places[command.seat].bot:
        raise NotAllowed("table-you-play", seat=command.seat + 1)
    return happened.HandedBack(at, command.seat)


def _remove(record: Record, command: commands.Remove, at: int) -> happened.Removed:
    _must_not_be_stranded(record)
    _must_host(record, command.guest)
    if command.whom == record.host:
        raise NotAllowed("table-host-stays")
    if command.whom in record.removed:
        raise NotAllowed("table-removed-already")
    return happened.Removed(at, command.whom)


def _mute(record: Record, command: commands.Mute, at: int) -> happened.Muted:
    _must_not_be_stranded(record)
    _must_host(record, command.guest)
    return happened.Muted(at, command.whom, command.muted)


def _speak(record: Record, command: commands.Speak, at: int) -> happened.Said:
    _must_not_be_stranded(record)
    _must_be_welcome(record, command.guest)
    if command.guest in record.muted:
        raise NotAllowed("table-muted")
    said = clean_text(command.text, LONGEST_TEXT)
    if not said:
        raise NotAllowed("table-nothing-said")
    return happened.Said(at, command.guest, _name_at(record, command.guest, command.name), said)


def _set_door(record: Record, command: commands.SetDoor, at: int) -> happened.DoorSet:
    _must_not_be_stranded(record)
    _must_host(record, command.guest)
    return happened.DoorSet(at, command.closed)


def _set_speed(record: Record, command: commands.SetSpeed, at: int) -> happened.SpeedSet:
    _must_not_be_over(record)
    _must_pace(record, command.guest)
    for speed in SPEEDS:
        if speed == command.speed:
            return happened.SpeedSet(at, speed)
    raise NotAllowed("table-unknown-speed", known=", ".join(SPEEDS))


def _wave_on(record: Record, command: commands.WaveOn, at: int) -> happened.WavedOn:
    if record.lesson is None or record.phase != FINISHED:  # of an end there is something to say
        _must_be(record, PLAYING)
    _must_pace(record, command.guest)
    if record.lesson is not None:
        _must_be_read(record)
    elif not bots_wait(record):
        raise NotAllowed("table-no-bot-waits")
    return happened.WavedOn(at)


def _propose(record: Record, command: commands.Propose, at: int) -> happened.Proposed:
    _must_not_be_stranded(record)
    if record.phase not in (FINISHED, ABANDONED):
        raise NotAllowed("table-not-over")
    if not record.seats_of(command.guest) or command.guest in record.removed:
        raise NotAllowed("table-not-seated")
    if record.proposed is not None:
        raise NotAllowed("table-proposed-already")
    host = command.host if command.host in (record.host, command.guest) else command.guest
    return happened.Proposed(at, command.table, command.guest, host, command.seed)


def _reserve(record: Record, command: commands.Reserve, at: int) -> happened.Reserved:
    _must_be(record, GATHERING)
    if record.follows:
        raise NotAllowed("table-proposed-already")
    return msgspec.structs.replace(command.reserved, at=at)


def _dress(record: Record, command: commands.Dress, at: int) -> happened.Redressed:
    _must_not_be_over(record)
    if not record.seats_of(command.guest):
        raise NotAllowed("table-not-seated-yet")
    _must_know_silk(command.silk)
    return happened.Redressed(at, command.guest, silk=command.silk)


def _name_at(record: Record, guest: str, name: str) -> str:
    """Give a guest's name as it is shown at a table, told apart from those who sit there.

    No bot need sit there yet to be taken for one.
    """
    others = [seat.name for seat in record.places if seat.guest != guest]
    return distinct(clean_name(name), (*others, *_names_of_bots(len(record.places))))


@cache
def _names_of_bots(seats: int) -> tuple[str, ...]:
    """What bots are called at a table: in written games, and by people of every language."""
    called = (
        words(language).say("name-of-bot", bot=bot, seat=seat)
        for language in LANGUAGES
        for bot in BOTS
        for seat in range(1, seats + 1)
    )
    return (*BOTS, *called)


def _abandon(record: Record, command: commands.Abandon, at: int) -> happened.Abandoned:
    _must_host(record, command.guest)
    if record.phase != STRANDED:
        _must_not_be_over(record)
    return happened.Abandoned(at, command.guest)


def _expire(record: Record, _command: commands.Expire, at: int) -> happened.Abandoned:
    _must_not_be_over(record)
    return happened.Abandoned(at, "")


JUDGE: dict[type[Any], Callable[[Record, Any, int], happened.AnyEvent]] = {
    commands.Sit: _sit,
    commands.Engage: _engage,
    commands.Vacate: _vacate,
    commands.Undo: _undo,
    commands.TakeOver: _take_over,
    commands.HandBack: _hand_back,
    commands.Remove: _remove,
    commands.Mute: _mute,
    commands.Speak: _speak,
    commands.Abandon: _abandon,
    commands.SetDoor: _set_door,
    commands.Expire: _expire,
    commands.SetSpeed: _set_speed,
    commands.WaveOn: _wave_on,
    commands.Propose: _propose,
    commands.Reserve: _reserve,
    commands.Dress: _dress,
}


# What a command needs to be allowed.


def _must_be(record: Record, phase: Phase) -> None:
    if record.phase == phase:
        return
    _must_not_be_stranded(record)
    if record.phase == GATHERING:
        raise NotAllowed("table-not-begun")
    raise NotAllowed("table-begun" if record.phase == PLAYING else "table-over")


def _must_not_be_stranded(record: Record) -> None:
    if record.phase == STRANDED:
        raise NotAllowed("table-stranded")


def _must_not_be_over(record: Record) -> None:
    _must_not_be_stranded(record)
    if record.phase not in (GATHERING, PLAYING):
        raise NotAllowed("table-over")


def _must_know_silk(silk: int) -> None:
    if silk and silk not in SILKS:
        raise NotAllowed("table-unknown-silk", most=SILKS[-1])


def _must_pace(record: Record, guest: str) -> None:
    if not record.may_pace(guest):
        raise NotAllowed("table-not-yours-to-pace")


def _must_be_welcome(record: Record, guest: str) -> None:
    why = record.refuses(guest)
    if why is not None:
        raise NotAllowed(why)


def _must_be_the_lesson(record: Record, seat: int, moves: tuple[int, ...]) -> None:
    """Let a lesson go its way; what else the rules allow is answered kindly."""
    lesson = record.lesson
    if lesson is None:
        return
    said = record.lesson_step
    if seat == lesson.seat and said is not None:
        if not said.asked:
            raise NotAllowed("lesson-read-first")
        if moves != said.asked:
            raise Elsewhere(said.otherwise)
    elif lesson.due(record.decided, record.heeded) is None:
        raise NotAllowed("lesson-over")


def _must_be_meant(record: Record, seat: int, moves: tuple[int, ...]) -> None:
    """Let the coach speak before a slip of the hand, where the table has hints."""
    if not record.opened.hints:
        return
    slip = slip_in(record.game, record.pack, record.view(seat), seat, moves)
    if slip is not None:
        raise Meant(slip)


def _must_be_read(record: Record) -> None:
    """See that something of a lesson waits to be read."""
    said = record.lesson_step
    if said is None:
        raise NotAllowed("lesson-watch")
    if said.asked:
        raise NotAllowed("lesson-your-move")


def _must_play_oneself(record: Record) -> None:
    if record.lesson is not None:
        raise NotAllowed("lesson-no-bot")


def _must_host(record: Record, guest: str) -> None:
    if guest != record.host:
        raise NotAllowed("table-host-only")


def _must_own(record: Record, guest: str, seat: int) -> None:
    if not guest or record.places[seat].guest != guest:
        raise NotAllowed("table-not-your-seat", seat=seat + 1)


def _must_exist(record: Record, seat: int) -> None:
    if not 0 <= seat < len(record.places):
        raise NotAllowed("table-no-such-seat", seats=len(record.places))


def _must_be_empty(record: Record, seat: int) -> None:
    _must_exist(record, seat)
    if not record.places[seat].empty:
        raise NotAllowed("table-seat-taken", seat=seat + 1)
