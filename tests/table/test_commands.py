"""Every command of a table: what it brings about, and each sentence it may be refused with."""

from __future__ import annotations

from typing import get_args

import pytest

from hippodrome.engine.errors import Refused
from hippodrome.table import events as happened
from hippodrome.table.commands import (
    Abandon,
    Begin,
    Command,
    Dress,
    Engage,
    Expire,
    HandBack,
    Mute,
    Propose,
    Remove,
    Reserve,
    SetDoor,
    SetSpeed,
    Sit,
    Speak,
    Submit,
    TakeOver,
    Undo,
    Vacate,
    WaveOn,
)
from hippodrome.table.deciding import LONGEST_TEXT, decide
from hippodrome.table.folding import LONGEST_CHAT, stranded
from hippodrome.table.log import row_of
from hippodrome.table.names import LONGEST_NAME
from hippodrome.table.record import ABANDONED, FINISHED, GATHERING, PLAYING
from hippodrome.table.rematch import reserved_after
from tests.table.tables import (
    ANN,
    BOB,
    HOST,
    STRANGER,
    TICKET,
    Desk,
    begun,
    everything,
    forbidden,
    predicting,
    seated,
)


def finished() -> Desk:
    desk = begun()
    while desk.record.phase == PLAYING:
        desk.play_first()
    assert desk.record.phase == FINISHED
    return desk


def test_sitting_down_takes_a_seat_with_a_clean_name_and_a_nonce() -> None:
    desk = Desk()
    desk.sit(1, ANN, "  Ann \n\u202e the   Great" + "!" * 99)
    seat = desk.record.places[1]
    assert seat.name.startswith("Ann the Great!")
    assert len(seat.name) == LONGEST_NAME
    assert (seat.guest, seat.bot, seat.nonce) == (ANN, "", b"nonce 1")
    assert desk.record.seats_of(ANN) == [1]
    desk.sit(0, BOB, "\n \t")
    assert desk.record.places[0].name == "?"


def test_a_guest_may_hold_several_seats() -> None:
    desk = Desk()
    for seat in (0, 2):
        desk.sit(seat, ANN, f"Ann {seat}")
    assert desk.record.seats_of(ANN) == [0, 2]
    assert desk.record.seats_of("") == []


def test_who_may_not_sit_down() -> None:
    desk = seated()
    forbidden("table-seat-taken", desk.record, Sit(BOB, "b", 1, b""), seat=2)
    for seat in (-1, 3, 10**9):
        forbidden("table-no-such-seat", desk.record, Sit(BOB, "b", seat, b""), seats=3)
    desk.do(Remove(HOST, ANN))
    forbidden("table-removed", desk.record, Sit(ANN, "a", 1, b""))
    forbidden("table-begun", begun().record, Sit(STRANGER, "s", 0, b""))


def test_the_host_engages_bots_for_empty_seats() -> None:
    desk = Desk()
    desk.engage(2, "gambler")
    assert desk.record.places[2].bot == "gambler"
    forbidden("table-host-only", desk.record, Engage(ANN, 0, "tipster", b""))
    forbidden("table-seat-taken", desk.record, Engage(HOST, 2, "tipster", b""))
    forbidden("table-no-such-seat", desk.record, Engage(HOST, 5, "tipster", b""))
    forbidden("setup-unknown-bot", desk.record, Engage(HOST, 0, "deep blue", b""))
    forbidden("table-begun", begun().record, Engage(HOST, 0, "tipster", b""))


def test_a_seat_is_emptied_by_its_owner_or_by_the_host() -> None:
    desk = seated()
    forbidden("table-not-your-seat", desk.record, Vacate(ANN, 2), seat=3)
    desk.do(Vacate(ANN, 1))
    desk.do(Vacate(HOST, 2))
    assert [seat.empty for seat in desk.record.places] == [False, True, True]
    forbidden("table-seat-empty", desk.record, Vacate(HOST, 1))
    forbidden("table-no-such-seat", desk.record, Vacate(HOST, 3))
    forbidden("table-begun", begun().record, Vacate(HOST, 1))


def test_the_host_begins_once_every_seat_is_taken() -> None:
    desk = Desk()
    desk.sit(0, HOST)
    forbidden("table-seats-empty", desk.record, Begin(HOST))
    desk.sit(1, ANN)
    desk.engage(2)
    forbidden("table-host-only", desk.record, Begin(ANN))
    assert desk.record.awaited() == []
    desk.begin()
    assert desk.record.awaited() == [0]
    forbidden("table-begun", desk.record, Begin(HOST))


def test_a_command_makes_nothing_true() -> None:
    desk = begun()
    before = everything(desk.record)
    decide(desk.record, Submit(HOST, 0, (TICKET.read("flat:3"),), desk.record.stamps[0]), 0)
    decide(desk.record, TakeOver(HOST, 0, "tipster"), 0)
    decide(desk.record, Speak(HOST, "h", "hello"), 0)
    decide(desk.record, Abandon(HOST), 0)
    assert everything(desk.record) == before


def test_only_its_person_decides_for_a_seat() -> None:
    record = begun().record
    move, seen = (TICKET.read("flat:3"),), record.stamps[0]
    forbidden("table-not-your-seat", record, Submit(ANN, 0, move, seen), seat=1)
    forbidden("table-not-your-seat", record, Submit("", 0, move, seen), seat=1)
    forbidden("table-no-such-seat", record, Submit(HOST, 3, move, seen))
    forbidden("table-no-such-seat", record, Submit(HOST, -1, move, seen))


@pytest.mark.parametrize(
    "moves",
    [(), (1,) * 65, (2**53,), (-(2**53),), (2**200,)],
    ids=["none", "many", "2^53", "-2^53", "2^200"],
)
def test_what_is_no_decision_at_all_is_refused(moves: tuple[int, ...]) -> None:
    record = begun().record
    forbidden("table-not-a-decision", record, Submit(HOST, 0, moves, record.stamps[0]))


def test_the_rules_judge_a_decision_and_nothing_is_lost() -> None:
    desk = begun()
    before = everything(desk.record)
    for seat, guest, move in ((0, HOST, "7-3-5"), (1, ANN, "flat:3"), (0, HOST, "5+3")):
        with pytest.raises(Refused) as caught:
            decide(
                desk.record, Submit(guest, seat, (TICKET.read(move),), desk.record.stamps[seat]), 0
            )
        assert caught.value.paragraph
    assert everything(desk.record) == before


def test_before_and_after_the_game_nobody_decides() -> None:
    forbidden("table-not-begun", seated().record, Submit(HOST, 0, (1,), 0))
    desk = finished()
    forbidden("table-over", desk.record, Submit(HOST, 0, (1,), 0))
    forbidden("table-over", desk.record, Undo(HOST, 0))
    forbidden("table-over", desk.record, TakeOver(HOST, 0, "tipster"))
    forbidden("table-over", desk.record, HandBack(HOST, 0))
    forbidden("table-over", desk.record, Abandon(HOST))
    forbidden("table-over", desk.record, Begin(HOST))


def test_a_bot_takes_over_and_hands_back() -> None:
    desk = begun()
    forbidden("table-not-your-seat", desk.record, TakeOver(BOB, 1, "tipster"), seat=2)
    forbidden("setup-unknown-bot", desk.record, TakeOver(ANN, 1, "deep blue"))
    forbidden("table-you-play", desk.record, HandBack(ANN, 1), seat=2)
    desk.do(TakeOver(ANN, 1, "gambler"))
    desk.do(TakeOver(HOST, 2, "tipster"))
    assert [seat.bot for seat in desk.record.places] == ["", "gambler", "tipster"]
    assert desk.record.seats_of(ANN) == [1]
    forbidden("table-bot-plays-already", desk.record, TakeOver(ANN, 1, "tipster"), seat=2)
    forbidden("table-not-your-seat", desk.record, HandBack(HOST, 1), seat=2)
    desk.do(HandBack(ANN, 1))
    assert desk.record.places[1].played_by_person


def test_a_bots_own_seat_belongs_to_nobody() -> None:
    desk = Desk()
    desk.sit(0, HOST)
    desk.sit(1, ANN)
    desk.engage(2)
    desk.begin()
    for guest in (HOST, ""):
        forbidden("table-not-your-seat", desk.record, HandBack(guest, 2))
    forbidden("table-bot-plays-already", desk.record, TakeOver(HOST, 2, "tipster"))


def test_while_a_bot_plays_a_seat_its_person_must_take_it_back_first() -> None:
    desk = begun()
    move, seen = TICKET.read("flat:3"), desk.record.stamps[0]
    desk.do(TakeOver(HOST, 0, "tipster"))
    forbidden("table-bot-plays", desk.record, Submit(HOST, 0, (move,), seen), seat=1)
    assert desk.record.stamps[0] == seen
    desk.do(HandBack(HOST, 0))
    desk.play(0, move)


@pytest.mark.parametrize("by", [happened.BOT, happened.CLOCK])
def test_a_thought_that_comes_after_seats_changed_hands_is_stale(by: int) -> None:
    desk = begun(clock=60)
    move, seen = TICKET.read("flat:3"), desk.record.stamps[0]
    desk.do(TakeOver(HOST, 0, "tipster"))
    if by == happened.BOT:
        desk.do(HandBack(HOST, 0))
    forbidden("table-stale", desk.record, Submit("", 0, (move,), seen, by))


def test_the_host_shows_a_guest_the_door() -> None:
    desk = seated()
    forbidden("table-host-only", desk.record, Remove(ANN, BOB))
    forbidden("table-host-stays", desk.record, Remove(HOST, HOST))
    desk.do(Remove(HOST, ANN))
    assert desk.record.places[1].empty
    forbidden("table-removed-already", desk.record, Remove(HOST, ANN))
    forbidden("table-removed", desk.record, Speak(ANN, "a", "but why"))


def test_shown_the_door_during_play_a_guest_leaves_the_seat_to_a_tipster() -> None:
    desk = Desk()
    for seat, guest in enumerate((HOST, ANN, ANN)):
        desk.sit(seat, guest)
    desk.begin()
    key = desk.record.croupier().key
    desk.do(Remove(HOST, ANN))
    assert [seat.bot for seat in desk.record.places] == ["", "tipster", "tipster"]
    assert desk.record.seats_of(ANN) == []
    assert desk.record.places[1].name == ANN
    assert desk.record.croupier().key == key  # their nonces stay in the draws
    forbidden("table-not-your-seat", desk.record, HandBack(ANN, 1))
    assert everything(desk.again()) == everything(desk.record)


def test_the_host_mutes_and_unmutes() -> None:
    desk = seated()
    forbidden("table-host-only", desk.record, Mute(ANN, BOB, True))
    desk.do(Mute(HOST, BOB, True))
    forbidden("table-muted", desk.record, Speak(BOB, "b", "hey"))
    desk.do(Mute(HOST, BOB, False))
    desk.do(Speak(BOB, "b", "hey"))
    assert desk.record.said[-1].text == "hey"


def test_what_is_said_is_one_printable_line_of_bounded_length() -> None:
    desk = seated()
    desk.do(Speak(ANN, "Ann", " <b>hi</b>\n\u202e there " + "x" * 999))
    said = desk.record.said[-1]
    assert said.text.startswith("<b>hi</b> there xxx")
    assert len(said.text) == LONGEST_TEXT
    for nothing in ("", " \n\t", "\u200b\u202e"):
        forbidden("table-nothing-said", desk.record, Speak(ANN, "a", nothing))


def test_a_table_keeps_the_latest_of_what_was_said() -> None:
    desk = seated()
    for number in range(LONGEST_CHAT + 5):
        desk.say(ANN, f"{number}")
    assert [said.text for said in desk.record.said][:: LONGEST_CHAT - 1] == ["5", "204"]


def test_the_host_abandons() -> None:
    desk = begun()
    forbidden("table-host-only", desk.record, Abandon(ANN))
    desk.do(Abandon(HOST))
    assert desk.record.phase == ABANDONED
    assert desk.record.awaited() == []
    forbidden("table-over", desk.record, Submit(HOST, 0, (1,), 0))
    forbidden("table-over", desk.record, Abandon(HOST))
    desk.do(Speak(ANN, "Ann", "well"))
    gathering = seated()
    gathering.do(Abandon(HOST))
    forbidden("table-over", gathering.record, Begin(HOST))


def test_a_stranded_table_can_be_given_up_and_nothing_else() -> None:
    record = stranded(predicting().record)
    assert record.awaited() == []
    commands: tuple[Command, ...] = (
        Sit(STRANGER, "s", 0, b""),
        Engage(HOST, 0, "tipster", b""),
        Vacate(HOST, 0),
        Begin(HOST),
        Submit(HOST, 0, (1,), 0),
        Undo(HOST, 0),
        TakeOver(HOST, 0, "tipster"),
        HandBack(HOST, 0),
        Remove(HOST, ANN),
        Mute(HOST, ANN, True),
        Speak(HOST, "h", "hello"),
        SetDoor(HOST, True),
        Expire(""),
        SetSpeed(HOST, "once"),
        WaveOn(HOST),
        Propose(HOST, "U", HOST, b""),
        Dress(HOST, 3),
        Reserve("", reserved_after(record, happened.Proposed(0, "U", HOST, HOST, b""))),
    )
    assert {type(command) for command in commands} | {Abandon} == set(get_args(Command))
    for command in commands:
        forbidden("table-stranded", record, command)
    forbidden("table-host-only", record, Abandon(ANN))
    assert decide(record, Abandon(HOST), 0)[1].phase == ABANDONED


def test_the_lobby_is_told_of_a_phase_together_with_the_event_that_brings_it() -> None:
    """The lobby's line is written in the same transaction, so it must not lag behind."""
    desk = seated()
    phases = []
    while desk.record.phase in (GATHERING, PLAYING):
        before = desk.record
        if before.phase == GATHERING:
            event = desk.do(Begin(HOST))
        else:
            seat = before.awaited()[-1]
            guest, move = before.places[seat].guest, before.match.menu(seat)[-1]
            event = desk.do(Submit(guest, seat, (move,), before.stamps[seat]))
        row = row_of(event, desk.record, before)
        assert (row.sequence, row.event) == (len(desk.log), desk.log[-1])
        if row.summary is not None:
            phases.append(row.summary.phase)
            assert row.summary.phase == desk.record.phase
    assert phases == [PLAYING, FINISHED]


def test_a_decision_is_tried_without_touching_the_game() -> None:
    record = predicting().record
    before, log = record.match.state.copy(), list(record.match.log)
    for move in record.match.menu(0)[:5]:
        decide(record, Submit(HOST, 0, (move,), record.stamps[0]), 0)
        assert record.match.state == before
        assert record.match.log == log
    forbidden("refused-ticket-to-fill", record, Submit(HOST, 0, (0,), record.stamps[0]))
    assert record.match.state == before
