"""The data folder: kept to its owner, held by one server, and looked over before it is used."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from hippodrome.table.folder import DATABASE, DataFolder, UnusableFolderError
from hippodrome.table.log import Row, StoreFailedError
from hippodrome.table.store import Store

MODES = pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def refused(key: str, folder: Path) -> None:
    with pytest.raises(UnusableFolderError) as error:
        Store.in_folder(folder)
    assert error.value.sentence.key == key


@MODES
def test_folder_and_database_are_the_owners_alone(tmp_path: Path) -> None:
    store = Store.in_folder(tmp_path / "new" / "data")
    store.append(Row("a", 1, b"x")).result(10)
    assert mode(tmp_path / "new" / "data") == 0o700
    files = [*(tmp_path / "new" / "data").glob(f"{DATABASE}*")]
    assert len(files) == 3, "the database, its log and their index"
    assert {mode(file) for file in files} == {0o600}
    store.close()


@MODES
def test_also_if_they_were_there_already(tmp_path: Path) -> None:
    Store.in_folder(tmp_path).close()
    tmp_path.chmod(0o755)
    (tmp_path / DATABASE).chmod(0o644)
    Store.in_folder(tmp_path).close()
    assert (mode(tmp_path), mode(tmp_path / DATABASE)) == (0o700, 0o600)


@MODES
def test_a_folder_that_all_share_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    Store.in_folder(tmp_path).close()
    assert (mode(tmp_path), mode(tmp_path / DATABASE)) == (0o1777, 0o600)


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    first = Store.in_folder(tmp_path)
    refused("serve-folder-taken", tmp_path)
    first.append(Row("a", 1, b"x")).result(10)
    first.close()
    Store.in_folder(tmp_path).close()


def test_a_killed_server_leaves_the_folder_free(tmp_path: Path) -> None:
    hold = (
        "import sys, time; from pathlib import Path;"
        "from hippodrome.table.folder import DataFolder;"
        "held = DataFolder(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", hold, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        refused("serve-folder-taken", tmp_path)
        holder.kill()
    DataFolder(tmp_path).close()


def test_a_database_cut_short_is_said_so(tmp_path: Path) -> None:
    store = Store.in_folder(tmp_path)
    for sequence in range(1, 200):
        store.append(Row("a", sequence, b"x" * 200))
    store.close()
    size = (tmp_path / DATABASE).stat().st_size
    os.truncate(tmp_path / DATABASE, size - 4096)
    refused("serve-cut-short", tmp_path)


@pytest.mark.parametrize("body", [b"hello", b"SQLite format 3\0", b"x" * 5000])
def test_what_is_no_database_is_left_alone(tmp_path: Path, body: bytes) -> None:
    (tmp_path / DATABASE).write_bytes(body)
    refused("serve-no-database", tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == body


def test_a_folder_refused_for_its_database_is_free_again(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"hello")
    refused("serve-no-database", tmp_path)
    (tmp_path / DATABASE).unlink()
    Store.in_folder(tmp_path).close()


def test_a_store_knows_whether_it_can_write(tmp_path: Path) -> None:
    store = Store.in_folder(tmp_path)
    known = [store.writes]
    with sqlite3.connect(tmp_path / DATABASE) as other:
        other.execute("ALTER TABLE log RENAME TO gone")
    with pytest.raises(StoreFailedError):
        store.append(Row("a", 1, b"x")).result(10)
    known.append(store.writes)
    with sqlite3.connect(tmp_path / DATABASE) as other:
        other.execute("ALTER TABLE gone RENAME TO log")
    store.append(Row("a", 1, b"x")).result(10)
    assert [*known, store.writes] == [True, False, True]
    store.close()
