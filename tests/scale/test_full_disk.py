"""A disk that really is full: files may not grow, as the system itself says, and later they may."""

from __future__ import annotations

import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hippodrome.table.log import Row, StoreFailedError
from hippodrome.table.store import Store

PATIENCE = 30
ROOM = 64 * 1024
"""Bytes that files may still grow by."""
EVENT = bytes(1000)


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    """Let the system refuse every byte beyond, in this process alone."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a limit ends the process")
def test_what_was_acknowledged_before_the_disk_was_full_is_there_and_games_go_on(
    tmp_path: Path,
) -> None:
    store = Store.in_folder(tmp_path)
    try:
        acknowledged = 0
        largest = max(file.stat().st_size for file in tmp_path.iterdir())
        with no_file_larger_than(largest + ROOM):
            try:
                for sequence in range(1, 1000):
                    store.append(Row("a", sequence, EVENT)).result(PATIENCE)
                    acknowledged = sequence
            except StoreFailedError:
                pass  # as it should, long before the thousandth
            assert 0 < acknowledged < 999
            assert [store.writes] == [False], "a proxy is told"
            with pytest.raises(StoreFailedError):  # and again, for as long as it is
                store.append(Row("a", acknowledged + 1, EVENT)).result(PATIENCE)
            assert [place for place, _ in store.events("a")] == list(range(1, acknowledged + 1))
        for sequence in range(acknowledged + 1, acknowledged + 20):
            store.append(Row("a", sequence, EVENT)).result(PATIENCE)
        assert [store.writes] == [True]
    finally:
        store.close()
    again = Store.in_folder(tmp_path)
    try:
        assert [place for place, _ in again.events("a")] == list(range(1, acknowledged + 20))
    finally:
        again.close()
