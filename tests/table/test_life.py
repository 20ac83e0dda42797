"""The life of a table, whatever people do at it: its log alone gives it back, at any moment."""

from __future__ import annotations

import contextlib

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hippodrome.engine.errors import NotAllowed, Refused, Stale
from hippodrome.table import events as happened
from hippodrome.table.commands import (
    Abandon,
    Begin,
    Command,
    Engage,
    HandBack,
    Mute,
    Remove,
    Sit,
    Speak,
    Submit,
    TakeOver,
    Undo,
    Vacate,
)
from hippodrome.table.record import GATHERING, PLAYING
from tests.table.tables import ANN, BOB, HOST, STRANGER, Desk, everything

GUESTS = st.sampled_from((HOST, ANN, BOB, STRANGER))
SEATS = st.integers(-1, 3)
PICK = st.integers(0, 10**6)


def playing(machine: LifeOfATable) -> bool:
    return machine.desk.record.phase == PLAYING


class LifeOfATable(RuleBasedStateMachine):
    """Anyone tries anything; what is refused changes nothing, what is done is in the log."""

    desk: Desk
    waiting: dict[int, int]
    """For each seat that is asked, the stamp its person saw first and may still answer with."""
    moved_since: list[happened.Moved]
    """What was played, drawn or taken back since the game began, as an independent witness."""

    @initialize(hidden=st.integers(0, 1), first=st.integers(0, 3), filled=st.booleans())
    def lay(self, hidden: int, first: int, filled: bool) -> None:
        self.desk = Desk(options={"hidden": hidden, "first": first}, clock=30)
        self.waiting, self.moved_since = {}, []
        if filled:
            for seat, guest in enumerate((HOST, ANN, BOB)):
                self.desk.sit(seat, guest)
            self.desk.begin()
            self.note_who_waits()

    def attempt(self, command: Command) -> None:
        """Ask something, and see who is asked then."""
        self.asked(command)
        self.note_who_waits()

    def asked(self, command: Command) -> happened.AnyEvent | None:
        """Ask something; a refusal must be one of the table's kinds and change nothing."""
        before, known = self.desk.record, everything(self.desk.record)
        with contextlib.suppress(NotAllowed, Stale, Refused):
            return self.desk.do(command)
        assert self.desk.record is before
        assert everything(before) == known
        return None

    def note_who_waits(self) -> None:
        awaited = self.desk.record.awaited()
        self.waiting = {
            seat: self.waiting.get(seat, self.desk.record.stamps[seat]) for seat in awaited
        }

    @precondition(lambda self: self.desk.record.phase == GATHERING)
    @rule(guest=GUESTS, seat=SEATS)
    def sit(self, guest: str, seat: int) -> None:
        self.attempt(Sit(guest, guest, seat, b"n"))

    @precondition(lambda self: self.desk.record.phase == GATHERING)
    @rule(seat=SEATS, bot=st.sampled_from(("tipster", "gambler")))
    def engage(self, seat: int, bot: str) -> None:
        self.attempt(Engage(HOST, seat, bot, b"n"))

    @precondition(lambda self: self.desk.record.phase == GATHERING or len(self.desk.log) < 9)
    @rule(guest=GUESTS, seat=SEATS)
    def vacate(self, guest: str, seat: int) -> None:
        self.attempt(Vacate(guest, seat))

    @precondition(lambda self: self.desk.record.phase == GATHERING or len(self.desk.log) < 9)
    @rule(guest=st.sampled_from((HOST, HOST, ANN)))
    def begin(self, guest: str) -> None:
        self.attempt(Begin(guest))

    @precondition(playing)
    @rule(which=PICK, move=PICK)
    def decide(self, which: int, move: int) -> None:
        """Whoever is asked answers what they saw first, however much has happened elsewhere."""
        record = self.desk.record
        seat = record.awaited()[which % len(record.awaited())]
        menu = record.match.menu(seat)
        place = record.places[seat]
        by = happened.BOT if place.bot else happened.PERSON
        seen = self.waiting.pop(seat)
        event = self.asked(Submit(place.guest, seat, (menu[move % len(menu)],), seen, by))
        assert isinstance(event, happened.Moved), "the own decision had not changed"
        self.moved_since.append(event)
        self.note_who_waits()

    @precondition(playing)
    @rule(decisions=st.integers(2, 12), pick=PICK)
    def play_on(self, decisions: int, pick: int) -> None:
        for number in range(decisions):
            if playing(self):
                self.decide(pick + number, pick // 7 + number)

    @precondition(playing)
    @rule(guest=GUESTS, seat=SEATS, move=PICK, back=st.integers(0, 3))
    def decide_anything(self, guest: str, seat: int, move: int, back: int) -> None:
        """Anyone answers for any seat with some stamp and some number."""
        record = self.desk.record
        seen = record.stamps[seat] - back if 0 <= seat < 3 else 0
        asked = seat in record.awaited()
        event = self.asked(Submit(guest, seat, (move,), seen))
        if event is not None:
            assert asked
            assert back == 0
            assert record.places[seat].guest == guest
            self.waiting.pop(seat)
            assert isinstance(event, happened.Moved)
            self.moved_since.append(event)
        self.note_who_waits()

    @precondition(playing)
    @rule(times=st.integers(1, 3))
    def undo_the_last(self, times: int) -> None:
        """Whoever decided last takes it back, and perhaps the one before it too."""
        for _ in range(times):
            if self.moved_since:
                self.undo(self.moved_since[-1].seat)

    @precondition(playing)
    @rule(seat=st.integers(0, 2))
    def undo(self, seat: int) -> None:
        record = self.desk.record
        event = self.asked(Undo(record.places[seat].guest, seat))
        if event is not None:
            last = self.moved_since.pop()
            assert last.seat == seat, "never across another seat's move"
            assert last.draws == (), "never across a draw"
            assert last.by == happened.PERSON
            shown = record.match.look(seat)
            off = shown.phase == "race" and not shown.pile
            assert not off or record.opened.options["hidden"], "never across a reveal of tickets"
            self.waiting.pop(seat, None)
        self.note_who_waits()

    @rule(guest=GUESTS, seat=SEATS)
    def leave(self, guest: str, seat: int) -> None:
        self.attempt(TakeOver(guest, seat, "tipster"))

    @rule(guest=GUESTS, seat=SEATS)
    def come_back(self, guest: str, seat: int) -> None:
        self.attempt(HandBack(guest, seat))

    @rule(guest=GUESTS, text=st.text(max_size=5))
    def say(self, guest: str, text: str) -> None:
        self.attempt(Speak(guest, guest, text))

    @rule(guest=st.sampled_from((HOST, HOST, ANN)), whom=GUESTS, muted=st.booleans())
    def mute(self, guest: str, whom: str, muted: bool) -> None:
        self.attempt(Mute(guest, whom, muted))

    @precondition(lambda self: len(self.desk.log) > 12)
    @rule(guest=st.sampled_from((HOST, HOST, ANN)), whom=st.sampled_from((HOST, BOB)))
    def kick(self, guest: str, whom: str) -> None:
        self.attempt(Remove(guest, whom))

    @precondition(lambda self: len(self.desk.log) > 40)
    @rule(guest=GUESTS)
    def abandon(self, guest: str) -> None:
        self.attempt(Abandon(guest))

    @rule()
    def restart(self) -> None:
        """The server was killed and is back: the table goes on from its log alone."""
        again = self.desk.again()
        assert everything(again) == everything(self.desk.record)
        self.desk.record = again

    @invariant()
    def a_table_is_as_long_as_its_log(self) -> None:
        assert self.desk.record.sequence == len(self.desk.log)

    @invariant()
    def the_steps_that_stand_are_the_ones_that_were_played(self) -> None:
        steps = [standing.event for standing in self.desk.record.steps]
        played = [step for step in steps if isinstance(step, happened.Moved)]
        assert played == self.moved_since

    @invariant()
    def somebody_is_always_asked_while_the_game_goes_on(self) -> None:
        record = self.desk.record
        assert bool(record.awaited()) == (record.phase == PLAYING)
        assert record.match.spread == 0 or record.phase == GATHERING

    @invariant()
    def nobody_who_was_removed_holds_a_seat_in_play(self) -> None:
        record = self.desk.record
        if record.phase in (GATHERING, PLAYING):
            assert not any(record.seats_of(guest) for guest in record.removed)

    def teardown(self) -> None:
        assert everything(self.desk.again()) == everything(self.desk.record)


LifeOfATable.TestCase.settings = settings(max_examples=100, stateful_step_count=50)
TestLifeOfATable = LifeOfATable.TestCase
