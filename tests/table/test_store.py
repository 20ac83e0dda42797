"""The log on disk: acknowledged means written, one writer a step, and a thread that survives."""

from __future__ import annotations

import os
import queue
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from hippodrome.table import events as happened
from hippodrome.table.clocks import now
from hippodrome.table.engines import is_address
from hippodrome.table.folder import DATABASE
from hippodrome.table.log import AlreadyWrittenError, KeptPack, Row, StoreFailedError, Summary
from hippodrome.table.store import Store
from tests.table.houses import after_committing, before_committing, before_writing, open_store
from tests.table.tables import refused

SOON = 20
"""Seconds after which something that should have happened long ago has not happened."""


@dataclass(frozen=True)
class Place:
    """Where a log is kept: a folder, or a database of PostgreSQL by its address."""

    where: str

    def open(self) -> Store:
        return open_store(self.where)

    def on_disk(self) -> list[tuple[str, int, bytes]]:
        """What anyone else finds there."""
        other: Any
        if is_address(self.where):
            import psycopg

            other = psycopg.connect(self.where)
        else:
            other = sqlite3.connect(Path(self.where) / DATABASE)
        rows = other.execute("SELECT table_id, sequence, event FROM log ORDER BY 1, 2").fetchall()
        other.close()
        return [(table, sequence, bytes(event)) for table, sequence, event in rows]


@pytest.fixture(params=["folder", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Each of the two kinds of databases in turn, empty."""
    if request.param == "folder":
        return Place(str(tmp_path))
    return Place(request.getfixturevalue("postgres").fresh())


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    opened = place.open()
    yield opened
    opened.close()


def done(future: Future[None]) -> None:
    future.result(SOON)


def line(phase: str, changed_at: int = 5, table: str = "a", public: bool = True) -> Summary:
    return Summary(table, "ticket", "Sunday", public, phase, changed_at)


def test_what_is_acknowledged_is_on_disk(store: Store, place: Place) -> None:
    for sequence in (1, 2, 3):
        done(store.append(Row("a", sequence, b"event %d" % sequence)))
        assert place.on_disk()[-1] == ("a", sequence, b"event %d" % sequence)


def test_a_table_is_read_back_in_order_and_from_where_one_was(store: Store) -> None:
    for sequence in (2, 1, 3):
        done(store.append(Row("a", sequence, b"%d" % sequence)))
    done(store.append(Row("b", 1, b"other")))
    assert store.events("a") == [(1, b"1"), (2, b"2"), (3, b"3")]
    assert store.events("a", after=2) == [(3, b"3")]
    assert store.events("nobody") == []


def test_a_second_writer_of_the_same_step_is_refused(store: Store) -> None:
    done(store.append(Row("a", 1, b"first")))
    late = store.append(Row("a", 1, b"second", line("finished")))
    with pytest.raises(AlreadyWrittenError):
        done(late)
    assert store.events("a") == [(1, b"first")]
    assert store.summary("a") is None, "all or nothing"
    refused("store-already-written", lambda: done(store.append(Row("a", 1, b"third"))))


def test_two_processes_cannot_write_the_same_step(store: Store) -> None:
    other = Store(store.engine.url)
    done(store.append(Row("a", 1, b"ours")))
    with pytest.raises(AlreadyWrittenError):
        done(other.append(Row("a", 1, b"theirs")))
    done(other.append(Row("a", 2, b"theirs")))
    assert store.events("a") == [(1, b"ours"), (2, b"theirs")]
    other.close()


def test_an_integrity_error_beside_the_log_is_a_failed_store(store: Store) -> None:
    """Only a step that is taken was written by somebody else; a guest's name, say, was not."""
    done(store.append(Row("a", 1, b"x")))
    nameless: Any = None
    pack = KeptPack("h", nameless, b"printed")
    with pytest.raises(StoreFailedError):
        done(store.append(Row("a", 2, b"y", pack=pack)))
    assert store.events("a") == [(1, b"x")], "all or nothing"
    with pytest.raises(AlreadyWrittenError):
        done(store.append(Row("a", 1, b"y", pack=pack)))
    with pytest.raises(StoreFailedError):
        done(store.keep_guest("token", "guest", nameless))
    done(store.append(Row("a", 2, b"y")))


def test_an_integrity_error_that_cannot_be_looked_into_is_a_failed_store(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    done(store.append(Row("a", 1, b"x")))
    monkeypatch.setattr("hippodrome.table.writer.TAKEN", sql.text("SELECT 1 FROM nowhere"))
    with pytest.raises(StoreFailedError):
        done(store.append(Row("a", 1, b"y")))
    done(store.append(Row("a", 2, b"y")))


class Held:
    """Holds the writer inside a transaction until it is let go, and counts commits."""

    def __init__(self, store: Store) -> None:
        self.commits = 0
        self.entered, self.go = threading.Event(), threading.Event()
        before_writing(store, self.hold)
        before_committing(store, self.count)

    def count(self) -> None:
        self.commits += 1

    def hold(self) -> None:
        self.entered.set()
        assert self.go.wait(SOON)


def test_what_waits_is_written_in_one_transaction(store: Store) -> None:
    held = Held(store)
    first = store.append(Row("a", 1, b"x"))
    assert held.entered.wait(SOON)
    waiting = [store.append(Row(f"t{number}", 1, b"x")) for number in range(50)]
    assert not any(future.done() for future in waiting)
    held.go.set()
    for future in (first, *waiting):
        done(future)
    assert held.commits == 1, "the first, alone, was a transaction by itself"


def test_one_refused_step_takes_no_others_with_it(store: Store) -> None:
    done(store.append(Row("a", 1, b"x")))
    held = Held(store)
    first = store.append(Row("z", 1, b"x"))
    assert held.entered.wait(SOON)
    batch = [store.append(Row(table, 1, b"y")) for table in ("b", "a", "c")]
    held.go.set()
    done(first)
    done(batch[0])
    done(batch[2])
    with pytest.raises(AlreadyWrittenError):
        done(batch[1])
    assert store.events("a") == [(1, b"x")]


def test_whoever_stops_waiting_does_not_stop_the_writer(store: Store) -> None:
    held = Held(store)
    first = store.append(Row("a", 1, b"x"))
    assert held.entered.wait(SOON)
    withdrawn = store.append(Row("b", 1, b"x"))
    assert withdrawn.cancel()
    assert not first.cancel(), "what is being written can no longer be withdrawn"
    held.go.set()
    done(first)
    done(store.append(Row("c", 1, b"x")))
    assert store.events("b") == []


def test_a_disk_that_fails_is_a_sentence_and_the_writer_goes_on(store: Store) -> None:
    full = True

    def fail() -> None:
        if full:
            raise sql.exc.OperationalError("", None, OSError("database or disk is full"))

    before_writing(store, fail)
    for _ in range(3):
        refused("store-failed", lambda: done(store.append(Row("a", 1, b"too late"))))
    full = False
    done(store.append(Row("a", 1, b"at last")))
    assert store.events("a") == [(1, b"at last")]


def test_a_failure_at_the_commit_writes_nothing(store: Store) -> None:
    failing = True

    def fail() -> None:
        if failing:
            raise OSError("input/output error")

    before_committing(store, fail)
    with pytest.raises(StoreFailedError):
        done(store.append(Row("a", 1, b"x", line("playing"))))
    failing = False
    assert store.events("a") == []
    assert store.summary("a") is None
    done(store.append(Row("a", 1, b"y")))


def test_what_no_database_can_hold_harms_only_itself(store: Store) -> None:
    with pytest.raises(StoreFailedError):
        done(store.append(Row("a", 2**80, b"x")))
    done(store.append(Row("a", 1, b"x")))


def test_whoever_asks_to_be_told_is_told_in_either_case(store: Store) -> None:
    told: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()
    store.append_then(told.put, Row("a", 1, b"x", line("playing"), ("ann",)))
    assert told.get(timeout=SOON) is None
    assert store.events("a") == [(1, b"x")]
    assert [one.table_id for one in store.tables_of("ann", 10)] == ["a"]
    store.append_then(told.put, Row("a", 1, b"again"))
    assert isinstance(told.get(timeout=SOON), AlreadyWrittenError)


def test_whoever_is_gone_when_told_does_not_stop_the_writer(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    def gone(_failure: Exception | None) -> None:
        raise RuntimeError("the loop is closed")

    store.append_then(gone, Row("a", 1, b"x"))
    done(store.append(Row("a", 2, b"y")))
    assert store.events("a") == [(1, b"x"), (2, b"y")]
    assert "Nobody was there" in caplog.text


def test_closing_writes_what_waits_and_refuses_what_comes_later(place: Place) -> None:
    store = place.open()
    waiting = [store.append(Row("a", sequence, b"x")) for sequence in range(1, 200)]
    store.close()
    for future in waiting:
        done(future)
    assert len(place.on_disk()) == 199
    refused("store-failed", lambda: done(store.append(Row("a", 200, b"x"))))


def test_reading_goes_on_beside_writing_from_several_threads(store: Store) -> None:
    shortest: list[int] = []
    failures: list[BaseException] = []

    def read() -> None:
        try:
            lengths = [len(store.events("a")) for _ in range(50)]
            assert lengths == sorted(lengths)
            shortest.append(lengths[-1])
        except BaseException as error:  # a thread's failure would else be lost
            failures.append(error)

    readers = [threading.Thread(target=read) for _ in range(4)]
    for reader in readers:
        reader.start()
    for sequence in range(1, 101):
        done(store.append(Row("a", sequence, b"x")))
    for reader in readers:
        reader.join(SOON)
    assert failures == []
    assert len(shortest) == 4
    assert len(store.events("a")) == 100


def test_the_lobbys_lines_stand_beside_the_log(store: Store) -> None:
    done(store.append(Row("a", 1, b"x", line("gathering", 5))))
    done(store.append(Row("b", 1, b"x", line("gathering", 6, "b", public=False))))
    done(store.append(Row("c", 1, b"x", line("playing", 7, "c"))))
    done(store.append(Row("a", 2, b"x", line("playing", 8))))
    assert store.summary("a") == line("playing", 8)
    assert store.summary("z") is None
    listed = store.summaries(("playing", "gathering"), public_only=False, most=10)
    assert [summary.table_id for summary in listed] == ["a", "c", "b"]
    assert [one.table_id for one in store.summaries(("gathering",), True, 10)] == []
    assert [one.table_id for one in store.summaries(("playing",), True, 1)] == ["a"]


def test_a_guest_finds_the_tables_they_sat_at(store: Store) -> None:
    done(store.append(Row("a", 1, b"x", line("playing", 5), members=("ann",))))
    done(store.append(Row("b", 1, b"x", line("playing", 6, "b"), members=("ann",))))
    done(store.append(Row("a", 2, b"x", members=("bob",))))
    done(store.append(Row("a", 3, b"x", members=("ann",))))  # again: once is enough
    assert [one.table_id for one in store.tables_of("ann", 10)] == ["b", "a"]
    assert [one.table_id for one in store.tables_of("ann", 1)] == ["b"]
    assert [one.table_id for one in store.tables_of("bob", 10)] == ["a"]


def test_what_a_lost_line_had_heard_is_written_once_and_acknowledged(store: Store) -> None:
    """The answer to a commit can be lost, too: what stands there is then our own."""
    lost = [True, True]

    def lose() -> None:
        if lost and lost.pop():
            raise sql.exc.OperationalError("", None, OSError("the line is lost"))

    after_committing(store, lose)
    done(store.append(Row("a", 1, b"ours", line("playing"))))
    assert store.events("a") == [(1, b"ours")]
    lost.append(True)
    with pytest.raises(AlreadyWrittenError):
        done(store.append(Row("a", 1, b"theirs")))


def test_two_processes_may_keep_the_same_pack_at_the_same_moment(store: Store) -> None:
    other = Store(store.engine.url)
    pack = KeptPack("h", "tiny", b"printed")
    waiting = [
        one.append(
            Row(f"{name}{number}", 1, b"x", line("playing", 5, f"{name}{number}"), ("ann",), pack)
        )
        for number in range(20)
        for name, one in (("a", store), ("b", other))
    ]
    for future in waiting:
        done(future)
    assert store.pack("h") == ("tiny", b"printed")
    assert len(store.tables_of("ann", 100)) == 40
    other.close()


def test_packs_archives_and_guests_are_kept(store: Store) -> None:
    done(store.append(Row("a", 1, b"x", line("finished"), pack=KeptPack("h", "tiny", b"printed"))))
    assert store.pack("h") == ("tiny", b"printed")
    assert store.pack("g") is None
    assert store.archive("a") is None
    assert store.without_archive("finished") == ["a"]
    done(store.keep_archive("a", b"body"))
    assert store.archive("a") == b"body"
    assert store.without_archive("finished") == []
    done(store.keep_guest("token", "guest", "Ann"))
    done(store.keep_guest("token", "guest", "Anna"))
    assert store.guest("token") == ("guest", "Anna", 0)
    assert store.guest("nonsense") is None


WRITING = """
import sys
from pathlib import Path
from hippodrome.table.log import Row
from hippodrome.table.store import Store
where = sys.argv[1]
store = Store.at(where) if "://" in where else Store.in_folder(Path(where))
last = [len(store.events(f"t{table}")) for table in range(8)]
while True:
    futures = []
    for table in range(8):
        last[table] += 1
        futures.append((table, last[table], store.append(Row(f"t{table}", last[table], b"x" * 30))))
    for table, sequence, future in futures:
        future.result()
        sys.stdout.write(f"{table} {sequence}\\n")
        sys.stdout.flush()
"""


def test_killing_a_writing_process_loses_nothing_it_acknowledged(place: Place) -> None:
    told: dict[str, int] = {}
    for _ in range(3):
        command = [sys.executable, "-c", WRITING, place.where]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            heard = [process.stdout.readline() for _ in range(200)]
            os.kill(process.pid, signal.SIGKILL)
            heard += [line for line in process.stdout if line.endswith("\n")]
        for table, sequence in (line.split() for line in heard):
            told[table] = int(sequence)
        rows = place.on_disk()
        for table, acknowledged in told.items():
            written = [sequence for name, sequence, _ in rows if name == f"t{table}"]
            assert written == list(range(1, len(written) + 1)), "no gap and none twice"
            assert len(written) >= acknowledged


def test_a_played_card_takes_fewer_than_a_hundred_bytes_on_disk(tmp_path: Path) -> None:
    moved = happened.Moved(now(), 3, (2**40,), (), happened.PERSON, False, 2**62)
    moves = 4000
    store = Store.in_folder(tmp_path)
    waiting = [
        store.append(Row("AbCdEfGhIjKl", sequence, happened.packed(moved)))
        for sequence in range(1, moves + 1)
    ]
    for future in waiting:
        done(future)
    store.close()
    assert (tmp_path / "hippodrome.db").stat().st_size <= 100 * moves
