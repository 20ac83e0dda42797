"""The door of a table: whom the host showed out stays out; a closed one keeps all others out."""

from __future__ import annotations

from hippodrome.table.commands import Remove, SetDoor, Sit, Speak
from hippodrome.table.door import CLOSED, REMOVED, refused_by_log
from tests.table.tables import ANN, BOB, HOST, STRANGER, Desk, begun, refused


def test_a_closed_door_lets_in_only_those_who_sit_and_the_host() -> None:
    desk = begun()
    desk.do(SetDoor(HOST, True))
    people = (HOST, ANN, BOB, STRANGER, "")
    assert [desk.record.refuses(one) for one in people] == [None, None, None, CLOSED, CLOSED]
    refused(CLOSED, lambda: desk.do(Speak(STRANGER, "stranger", "hello")))
    desk.do(SetDoor(HOST, False))
    assert desk.record.refuses(STRANGER) is None


def test_a_fresh_cookie_does_not_open_a_closed_door() -> None:
    desk = Desk()
    desk.sit(0, ANN)
    desk.do(Remove(HOST, ANN))
    desk.do(SetDoor(HOST, True))
    refused(CLOSED, lambda: desk.do(Sit("ann with a fresh cookie", "ann", 0, b"")))
    refused(REMOVED, lambda: desk.do(Sit(ANN, "ann", 0, b"")))


def test_only_the_host_sets_the_door() -> None:
    refused("table-host-only", lambda: begun().do(SetDoor(ANN, True)))


def test_the_log_alone_says_the_same_as_the_table() -> None:
    desk = begun()
    desk.do(Remove(HOST, BOB))
    for closed in (False, True):
        desk.do(SetDoor(HOST, closed))
        for guest in (HOST, ANN, BOB, STRANGER, ""):
            assert refused_by_log(desk.log, guest) == desk.record.refuses(guest)
    assert refused_by_log(desk.log, BOB) == REMOVED
    assert refused_by_log([*desk.log, b"of another version"], ANN) is None
