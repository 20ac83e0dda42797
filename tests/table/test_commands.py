"""Every command of a table: what it brings about, and each sentence it may be refused with."""

from __future__ import annotations

from functools import partial

import pytest

from hippodrome.engine.errors import Refused
from hippodrome.table import events as happened
from hippodrome.table.record import LONGEST_CHAT
from hippodrome.table.table import (
    ABANDONED,
    FINISHED,
    GATHERING,
    LONGEST_NAME,
    LONGEST_TEXT,
    PLAYING,
    STRANDED,
    Table,
)
from tests.table.tables import (
    ANN,
    BOB,
    HOST,
    STRANGER,
    TICKET,
    Desk,
    begun,
    everything,
    predicting,
    refused,
    seated,
)


def finished() -> Desk:
    desk = begun()
    while desk.table.phase == PLAYING:
        desk.play_first()
    assert desk.table.phase == FINISHED
    return desk


def test_sitting_down_takes_a_seat_with_a_clean_name_and_a_nonce() -> None:
    desk = Desk()
    desk.sit(1, ANN, "  Ann \n\u202e the   Great" + "!" * 99)
    seat = desk.table.places[1]
    assert seat.name.startswith("Ann the Great!")
    assert len(seat.name) == LONGEST_NAME
    assert (seat.guest, seat.bot, seat.nonce) == (ANN, "", b"nonce 1")
    assert desk.table.seats_of(ANN) == [1]
    desk.sit(0, BOB, "\n \t")
    assert desk.table.places[0].name == "?"


def test_a_guest_may_hold_several_seats() -> None:
    desk = Desk()
    for seat in (0, 2):
        desk.sit(seat, ANN, f"Ann {seat}")
    assert desk.table.seats_of(ANN) == [0, 2]
    assert desk.table.seats_of("") == []


def test_who_may_not_sit_down() -> None:
    desk = seated()
    table = desk.table
    refused("table-seat-taken", lambda: table.sit(0, BOB, "b", 1, b""), seat=2)
    for seat in (-1, 3, 10**9):
        refused("table-no-such-seat", partial(table.sit, 0, BOB, "b", seat, b""), seats=3)
    desk.do(lambda table, at: table.remove(at, HOST, ANN))
    refused("table-removed", lambda: table.sit(0, ANN, "a", 1, b""))
    refused("table-begun", lambda: begun().table.sit(0, STRANGER, "s", 0, b""))


def test_the_host_engages_bots_for_empty_seats() -> None:
    desk = Desk()
    desk.engage(2, "gambler")
    assert desk.table.places[2].bot == "gambler"
    table = desk.table
    refused("table-host-only", lambda: table.engage(0, ANN, 0, "tipster", b""))
    refused("table-seat-taken", lambda: table.engage(0, HOST, 2, "tipster", b""))
    refused("table-no-such-seat", lambda: table.engage(0, HOST, 5, "tipster", b""))
    refused("setup-unknown-bot", lambda: table.engage(0, HOST, 0, "deep blue", b""))
    refused("table-begun", lambda: begun().table.engage(0, HOST, 0, "tipster", b""))


def test_a_seat_is_emptied_by_its_owner_or_by_the_host() -> None:
    desk = seated()
    refused("table-not-your-seat", lambda: desk.table.vacate(0, ANN, 2), seat=3)
    desk.do(lambda table, at: table.vacate(at, ANN, 1))
    desk.do(lambda table, at: table.vacate(at, HOST, 2))
    assert [seat.empty for seat in desk.table.places] == [False, True, True]
    refused("table-seat-empty", lambda: desk.table.vacate(0, HOST, 1))
    refused("table-no-such-seat", lambda: desk.table.vacate(0, HOST, 3))
    refused("table-begun", lambda: begun().table.vacate(0, HOST, 1))


def test_the_host_begins_once_every_seat_is_taken() -> None:
    desk = Desk()
    desk.sit(0, HOST)
    refused("table-seats-empty", lambda: desk.table.begin(0, HOST))
    desk.sit(1, ANN)
    desk.engage(2)
    refused("table-host-only", lambda: desk.table.begin(0, ANN))
    assert desk.table.awaited() == []
    desk.begin()
    assert desk.table.awaited() == [0]
    refused("table-begun", lambda: desk.table.begin(0, HOST))


def test_a_command_makes_nothing_true() -> None:
    desk = begun()
    before = everything(desk.table)
    desk.table.submit(0, HOST, 0, [TICKET.read("flat:3")], desk.table.stamps[0])
    desk.table.take_over(0, HOST, 0, "tipster")
    desk.table.speak(0, HOST, "h", "hello")
    desk.table.abandon(0, HOST)
    assert everything(desk.table) == before


def test_only_its_person_decides_for_a_seat() -> None:
    table = begun().table
    move, seen = [TICKET.read("flat:3")], table.stamps[0]
    refused("table-not-your-seat", lambda: table.submit(0, ANN, 0, move, seen), seat=1)
    refused("table-not-your-seat", lambda: table.submit(0, "", 0, move, seen), seat=1)
    refused("table-no-such-seat", lambda: table.submit(0, HOST, 3, move, seen))
    refused("table-no-such-seat", lambda: table.submit(0, HOST, -1, move, seen))


@pytest.mark.parametrize(
    "moves",
    [[], [1] * 65, [2**53], [-(2**53)], [2**200]],
    ids=["none", "many", "2^53", "-2^53", "2^200"],
)
def test_what_is_no_decision_at_all_is_refused(moves: list[int]) -> None:
    table = begun().table
    refused("table-not-a-decision", lambda: table.submit(0, HOST, 0, moves, table.stamps[0]))


def test_the_rules_judge_a_decision_and_nothing_is_lost() -> None:
    desk = begun()
    before = everything(desk.table)
    for seat, guest, move in ((0, HOST, "7-3-5"), (1, ANN, "flat:3"), (0, HOST, "5+3")):
        with pytest.raises(Refused) as caught:
            desk.table.submit(0, guest, seat, [TICKET.read(move)], desk.table.stamps[seat])
        assert caught.value.paragraph
    assert everything(desk.table) == before


def test_before_and_after_the_game_nobody_decides() -> None:
    refused("table-not-begun", lambda: seated().table.submit(0, HOST, 0, [1], 0))
    desk = finished()
    table = desk.table
    refused("table-over", lambda: table.submit(0, HOST, 0, [1], 0))
    refused("table-over", lambda: table.undo(0, HOST, 0))
    refused("table-over", lambda: table.take_over(0, HOST, 0, "tipster"))
    refused("table-over", lambda: table.hand_back(0, HOST, 0))
    refused("table-over", lambda: table.abandon(0, HOST))
    refused("table-over", lambda: table.begin(0, HOST))


def test_a_bot_takes_over_and_hands_back() -> None:
    desk = begun()
    table = desk.table
    refused("table-not-your-seat", lambda: table.take_over(0, BOB, 1, "tipster"), seat=2)
    refused("setup-unknown-bot", lambda: table.take_over(0, ANN, 1, "deep blue"))
    refused("table-you-play", lambda: table.hand_back(0, ANN, 1), seat=2)
    desk.do(lambda table, at: table.take_over(at, ANN, 1, "gambler"))
    desk.do(lambda table, at: table.take_over(at, HOST, 2, "tipster"))
    assert [seat.bot for seat in table.places] == ["", "gambler", "tipster"]
    assert table.seats_of(ANN) == [1]
    refused("table-bot-plays-already", lambda: table.take_over(0, ANN, 1, "tipster"), seat=2)
    refused("table-not-your-seat", lambda: table.hand_back(0, HOST, 1), seat=2)
    desk.do(lambda table, at: table.hand_back(at, ANN, 1))
    assert table.places[1].played_by_person


def test_a_bots_own_seat_belongs_to_nobody() -> None:
    desk = Desk()
    desk.sit(0, HOST)
    desk.sit(1, ANN)
    desk.engage(2)
    desk.begin()
    table = desk.table
    for guest in (HOST, ""):
        refused("table-not-your-seat", partial(table.hand_back, 0, guest, 2))
    refused("table-bot-plays-already", lambda: table.take_over(0, HOST, 2, "tipster"))


def test_while_a_bot_plays_a_seat_its_person_must_take_it_back_first() -> None:
    desk = begun()
    move, seen = TICKET.read("flat:3"), desk.table.stamps[0]
    desk.do(lambda table, at: table.take_over(at, HOST, 0, "tipster"))
    refused("table-bot-plays", lambda: desk.table.submit(0, HOST, 0, [move], seen), seat=1)
    assert desk.table.stamps[0] == seen
    desk.do(lambda table, at: table.hand_back(at, HOST, 0))
    desk.play(0, move)


@pytest.mark.parametrize("by", [happened.BOT, happened.CLOCK])
def test_a_thought_that_comes_after_seats_changed_hands_is_stale(by: int) -> None:
    desk = begun(clock=60)
    move, seen = TICKET.read("flat:3"), desk.table.stamps[0]
    desk.do(lambda table, at: table.take_over(at, HOST, 0, "tipster"))
    if by == happened.BOT:
        desk.do(lambda table, at: table.hand_back(at, HOST, 0))
    refused("table-stale", lambda: desk.table.submit(0, "", 0, [move], seen, by))


def test_the_host_shows_a_guest_the_door() -> None:
    desk = seated()
    table = desk.table
    refused("table-host-only", lambda: table.remove(0, ANN, BOB))
    refused("table-host-stays", lambda: table.remove(0, HOST, HOST))
    desk.do(lambda table, at: table.remove(at, HOST, ANN))
    assert table.places[1].empty
    refused("table-removed-already", lambda: table.remove(0, HOST, ANN))
    refused("table-removed", lambda: table.speak(0, ANN, "a", "but why"))


def test_shown_the_door_during_play_a_guest_leaves_the_seat_to_a_tipster() -> None:
    desk = Desk()
    for seat, guest in enumerate((HOST, ANN, ANN)):
        desk.sit(seat, guest)
    desk.begin()
    key = desk.table.croupier().key
    desk.do(lambda table, at: table.remove(at, HOST, ANN))
    table = desk.table
    assert [seat.bot for seat in table.places] == ["", "tipster", "tipster"]
    assert table.seats_of(ANN) == []
    assert table.places[1].name == ANN
    assert table.croupier().key == key  # their nonces stay in the draws
    refused("table-not-your-seat", lambda: table.hand_back(0, ANN, 1))
    assert everything(desk.again()) == everything(table)


def test_the_host_mutes_and_unmutes() -> None:
    desk = seated()
    refused("table-host-only", lambda: desk.table.mute(0, ANN, BOB, True))
    desk.do(lambda table, at: table.mute(at, HOST, BOB, True))
    refused("table-muted", lambda: desk.table.speak(0, BOB, "b", "hey"))
    desk.do(lambda table, at: table.mute(at, HOST, BOB, False))
    desk.do(lambda table, at: table.speak(at, BOB, "b", "hey"))
    assert desk.table.said[-1].text == "hey"


def test_what_is_said_is_one_printable_line_of_bounded_length() -> None:
    desk = seated()
    desk.do(lambda table, at: table.speak(at, ANN, "Ann", " <b>hi</b>\n\u202e there " + "x" * 999))
    said = desk.table.said[-1]
    assert said.text.startswith("<b>hi</b> there xxx")
    assert len(said.text) == LONGEST_TEXT
    for nothing in ("", " \n\t", "\u200b\u202e"):
        refused("table-nothing-said", partial(desk.table.speak, 0, ANN, "a", nothing))


def test_a_table_keeps_the_latest_of_what_was_said() -> None:
    desk = seated()
    for number in range(LONGEST_CHAT + 5):
        desk.say(ANN, f"{number}")
    assert [said.text for said in desk.table.said][:: LONGEST_CHAT - 1] == ["5", "204"]


def test_the_host_abandons() -> None:
    desk = begun()
    refused("table-host-only", lambda: desk.table.abandon(0, ANN))
    desk.do(lambda table, at: table.abandon(at, HOST))
    assert desk.table.phase == ABANDONED
    assert desk.table.awaited() == []
    refused("table-over", lambda: desk.table.submit(0, HOST, 0, [1], 0))
    refused("table-over", lambda: desk.table.abandon(0, HOST))
    desk.do(lambda table, at: table.speak(at, ANN, "Ann", "well"))
    gathering = seated()
    gathering.do(lambda table, at: table.abandon(at, HOST))
    refused("table-over", lambda: gathering.table.begin(0, HOST))


def test_nothing_can_be_done_at_a_stranded_table() -> None:
    table = predicting().table
    table.phase = STRANDED
    assert table.awaited() == []
    commands = (
        lambda: table.sit(0, STRANGER, "s", 0, b""),
        lambda: table.engage(0, HOST, 0, "tipster", b""),
        lambda: table.vacate(0, HOST, 0),
        lambda: table.begin(0, HOST),
        lambda: table.submit(0, HOST, 0, [1], 0),
        lambda: table.undo(0, HOST, 0),
        lambda: table.take_over(0, HOST, 0, "tipster"),
        lambda: table.hand_back(0, HOST, 0),
        lambda: table.remove(0, HOST, ANN),
        lambda: table.mute(0, HOST, ANN, True),
        lambda: table.speak(0, HOST, "h", "hello"),
        lambda: table.abandon(0, HOST),
    )
    for command in commands:
        refused("table-stranded", command)


def test_a_phase_is_known_before_the_event_is_true() -> None:
    """The lobby's line is written together with the event, so it must not lag behind."""
    desk = seated()
    while desk.table.phase in (GATHERING, PLAYING):
        table: Table = desk.table
        if table.phase == GATHERING:
            event: happened.AnyEvent = table.begin(desk.clock, HOST)
        else:
            seat = table.awaited()[-1]
            guest, move = table.places[seat].guest, table.match.menu(seat)[-1]
            event = table.submit(desk.clock, guest, seat, [move], table.stamps[seat])
        promised = table.phase_after(event)
        table.apply(event)
        assert table.phase == promised
    assert desk.table.phase == FINISHED


def test_a_decision_is_tried_without_touching_the_game() -> None:
    table = predicting().table
    before, log = table.match.state.copy(), list(table.match.log)
    for move in table.match.menu(0)[:5]:
        table.submit(0, HOST, 0, [move], table.stamps[0])
        assert table.match.state == before
        assert table.match.log == log
    refused("refused-ticket-to-fill", lambda: table.submit(0, HOST, 0, [0], table.stamps[0]))
    assert table.match.state == before
