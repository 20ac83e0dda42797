"""A table without a disk or an event loop: the same judge, the same events, the same log."""

from __future__ import annotations

import pytest

from hippodrome.engine.errors import BadSetup, NotAllowed
from hippodrome.games import GAMES
from hippodrome.table import events as happened
from hippodrome.table.commands import Begin, Engage, Sit, Submit
from hippodrome.table.folding import revive
from hippodrome.table.laying import Wish, lay
from hippodrome.table.log import AlreadyWrittenError, Row
from hippodrome.table.memory import LocalTable, MemoryLog
from hippodrome.table.record import FINISHED, PLAYING
from tests.table.tables import ANN, HOST, TICKET, everything, pack


def laid() -> LocalTable:
    record = lay(HOST, Wish("ticket", 2, {"first": 1}), 0, TICKET, pack("tiny"), b"seed")
    return LocalTable(record, MemoryLog())


def test_a_whole_game_is_played_and_its_log_folds_to_the_same_table() -> None:
    table = laid()
    table.do(Sit(HOST, "host", 0, b"0"))
    table.do(Sit(ANN, "ann", 1, b"1"))
    table.do(Begin(HOST))
    while table.record.phase == PLAYING:
        record = table.record
        seat = record.awaited()[0]
        move = record.match.menu(seat)[0]
        table.do(Submit(record.places[seat].guest, seat, (move,), record.stamps[seat]))
    assert table.record.phase == FINISHED
    rows = table.log.events(table.record.identity)
    assert [sequence for sequence, _ in rows] == list(range(1, table.record.sequence + 1))
    events = [happened.unpacked(data) for _, data in rows]
    again = revive(table.record.identity, events, GAMES, lambda _game, _opened: table.record.pack)
    assert again == table.record
    assert everything(again) == everything(table.record)


def test_what_is_refused_is_neither_written_nor_true() -> None:
    table = laid()
    before = table.record
    with pytest.raises(NotAllowed):
        table.do(Begin(HOST))
    with pytest.raises(BadSetup):
        table.do(Engage(HOST, 0, "deep blue", b""))
    assert table.record is before
    assert len(table.log.events(before.identity)) == 1


def test_what_cannot_be_written_is_not_true() -> None:
    table = laid()
    before = table.record
    table.log.append(Row(before.identity, 2, b"somebody else's")).result()
    with pytest.raises(AlreadyWrittenError):
        table.do(Sit(HOST, "host", 0, b"0"))
    assert table.record is before


def test_a_log_in_memory_keeps_the_order_of_one_on_disk() -> None:
    log = MemoryLog()
    told: list[Exception | None] = []
    for sequence in (2, 1, 3):
        log.append_then(told.append, Row("a", sequence, b"%d" % sequence))
    log.append_then(told.append, Row("a", 3, b"again"))
    assert log.events("a") == [(1, b"1"), (2, b"2"), (3, b"3")]
    assert log.events("a", after=2) == [(3, b"3")]
    assert log.events("nobody") == []
    assert told[:3] == [None, None, None]
    assert isinstance(told[3], AlreadyWrittenError)
