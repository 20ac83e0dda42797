"""One file holds all that a house keeps, as it was at one moment, and gives it back whole."""

from __future__ import annotations

import shutil
import sqlite3
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from hippodrome.cli import main
from hippodrome.table import backup
from hippodrome.table.backup import back_up, restore
from hippodrome.table.folder import DATABASE
from hippodrome.table.log import Row, Summary
from hippodrome.table.moving import move
from hippodrome.table.record import FINISHED
from hippodrome.table.store import Store
from tests.scale.servers import Postgres
from tests.scale.test_moving import a_houses_worth, contents
from tests.table.houses import open_store, opened, run
from tests.table.tables import refused

KINDS = ("folder", "postgres")


@pytest.fixture(scope="module")
def worth(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of games that are played once."""
    folder = tmp_path_factory.mktemp("worth") / "house"
    a_houses_worth(folder)
    return folder


@pytest.fixture
def folder(worth: Path, tmp_path: Path) -> Path:
    """A copy of it for one test."""
    return Path(shutil.copytree(worth, tmp_path / "house"))


@pytest.fixture(params=KINDS)
def house(request: pytest.FixtureRequest, folder: Path) -> Path | str:
    """A house with games in it, in either kind of place."""
    if request.param == "folder":
        return folder
    address: str = request.getfixturevalue("postgres").fresh()
    move(folder, address)
    return address


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A place without games, of either kind."""
    if request.param == "folder":
        return tmp_path / "empty"
    address: str = request.getfixturevalue("postgres").fresh()
    return address


def everything(place: Path | str) -> dict[str, list[tuple[Any, ...]]]:
    store = open_store(str(place))
    found = contents(store)
    store.close()
    return found


def ended(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        main([*arguments, "--lang", "en"])
    assert isinstance(left.value.code, int)
    return left.value.code


def told(place: Path | str) -> list[str]:
    return ["--database", place] if isinstance(place, str) else ["--data", str(place)]


def test_what_was_backed_up_is_what_is_restored(
    house: Path | str, empty: Path | str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.backup"
    assert ended("backup", str(file), *told(house)) == 0
    said = capsys.readouterr().out
    assert "guests: one row copied and read back" in said
    assert str(file) in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert ended("restore", str(file), str(empty)) == 0
    assert "log: " in capsys.readouterr().out
    assert everything(empty) == everything(house)
    assert [one.name for one in tmp_path.glob("*games.backup*")] == [file.name]


def test_a_restored_game_goes_on(folder: Path, tmp_path: Path) -> None:
    file, restored = tmp_path / "games.backup", tmp_path / "again"
    back_up(folder, file)
    restore(file, restored)

    async def story() -> None:
        async with opened(restored) as again:
            (finished,) = again.store.summaries((FINISHED,), False, 10)
            assert (await again.registry.find(finished.table_id)).record.match.over
            assert await again.archives.find(finished.table_id)

    run(story)


def test_a_house_is_backed_up_while_it_is_written_to(house: Path | str, tmp_path: Path) -> None:
    """What the file holds is one moment: a step and what was written with it, or neither."""
    store = open_store(str(house))
    begun, enough = threading.Event(), threading.Event()

    def write_on() -> None:
        for number in count(1):
            line = Summary("busy", "ticket", "Sunday", True, "playing", number)
            store.append(Row("busy", number, b"step", line)).result()
            begun.set()
            if enough.is_set():
                return

    writing = threading.Thread(target=write_on)
    files = [tmp_path / f"{number}.backup" for number in range(3)]
    try:
        writing.start()
        begun.wait()
        for file in files:
            # Much is written while each is copied.
            back_up(house, file, progress=lambda _done, _all: time.sleep(0.02))
    finally:
        enough.set()
        writing.join()
        store.close()
    lasts = []
    for file in files:
        with closing(sqlite3.connect(file)) as found:
            (steps, last), (line,) = (
                found.execute(f"SELECT {what} WHERE table_id = 'busy'").fetchone()
                for what in (
                    "count(*), max(sequence) FROM log",
                    "changed_at FROM tables",
                )
            )
        assert steps == last == line, "no step is missing, and none is half there"
        lasts.append(last)
    assert lasts == sorted(set(lasts)), "games went on between them"


def test_nothing_is_overwritten(house: Path | str, tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    back_up(house, file)
    written = file.read_bytes()
    refused("backup-file-there", lambda: back_up(house, file))
    assert file.read_bytes() == written
    key = "restore-not-empty" if isinstance(house, Path) else "migrate-not-empty"
    before = everything(house)
    refused(key, lambda: restore(file, house))
    assert everything(house) == before


def damaged(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as changed:
        changed.execute(statement)
    changed.close()


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM log WHERE sequence = 7",
        "UPDATE guests SET name = 'Zoe'",
        "DELETE FROM results",
    ],
)
def test_a_damaged_file_is_noticed_before_anything_is_restored(
    harm: str, folder: Path, tmp_path: Path
) -> None:
    file, empty = tmp_path / "games.backup", tmp_path / "empty"
    back_up(folder, file)
    damaged(file, harm)
    refused("restore-damaged", lambda: restore(file, empty))
    assert not any(everything(empty).values())


def test_what_goes_wrong_half_way_leaves_no_file(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: sql.Engine) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_in_one_file", full)
    before = sorted(tmp_path.iterdir())
    assert ended("backup", str(tmp_path / "games.backup"), *told(folder)) == 2
    assert sorted(tmp_path.iterdir()) == before


def test_a_backup_of_an_older_hippodrome_is_brought_to_today(folder: Path, tmp_path: Path) -> None:
    """As if puzzles had come after it was written."""
    file = tmp_path / "games.backup"
    back_up(folder, file)
    damaged(file, "DROP TABLE puzzles")
    damaged(file, "DELETE FROM backup WHERE name = 'puzzles'")
    damaged(file, "UPDATE alembic_version SET version_num = '0005'")
    restore(file, tmp_path / "again")
    assert everything(tmp_path / "again") == everything(folder)


def bad_files(folder: Path) -> Iterator[tuple[Path, str]]:
    yield folder / "none", "cannot be read: No such file"
    text = folder / "text"
    text.write_text("SQLite is a fine thing")
    yield text, f"{text} is no file that hippodrome backup wrote"
    other = folder / "other.db"
    damaged(other, "CREATE TABLE other (number INTEGER)")
    yield other, f"{other} is no file that hippodrome backup wrote"
    torn = folder / "torn"
    torn.write_bytes(other.read_bytes()[:3000])
    yield torn, f"{torn} is no file that hippodrome backup wrote"


def test_bad_files_and_places_are_sentences(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    for file, sentence in bad_files(tmp_path):
        assert ended("restore", str(file), str(tmp_path / "empty")) == 2
        assert sentence in capsys.readouterr().err
    folder = tmp_path / "games"
    Store.in_folder(folder).close()
    written = tmp_path / "written"
    back_up(folder, written)
    ways: list[tuple[list[str], str]] = [
        (["backup", str(tmp_path / "b"), *told(tmp_path / "nowhere")], "There are no games in"),
        (["backup", str(tmp_path / "no" / "b"), *told(folder)], "could not be copied into"),
        (["backup", str(tmp_path / "b"), *told(postgres.address("nothing"))], "does not exist"),
        (["backup", str(tmp_path / "b"), *told(postgres.fresh())], "another version of Hippodrome"),
        (["restore", str(written), "mysql://host/games"], "mysql://host/games is no address"),
        (["restore", str(written), postgres.address("nothing")], "does not exist"),
    ]
    for arguments, sentence in ways:
        assert ended(*arguments) == 2
        assert sentence in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()
    held = Store.in_folder(tmp_path / "held")
    (tmp_path / "held" / DATABASE).write_bytes(b"")
    refused("serve-folder-taken", lambda: restore(written, tmp_path / "held"))
    held.close()
