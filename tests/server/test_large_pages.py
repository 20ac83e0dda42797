"""Large pages are asked for where much is in use, and nowhere else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hippodrome.server import large_pages
from hippodrome.server.large_pages import (
    LARGE,
    MAKE_LARGE,
    MAY_BE_LARGE,
    SMAPS,
    LargePages,
    dense_areas,
    gather,
    system_advice,
)

TOLD = "\n".join(
    [
        "00400000-00c00000 r-xp 00000000 08:01 131 /usr/bin/python3",
        "Size:               8192 kB",
        "Rss:                8192 kB",
        "01000000-01100000 rw-p 00000000 00:00 0 [heap]",
        "Size:               1024 kB",
        "Rss:                1024 kB",
        "7f0000100000-7f0000900000 rw-p 00000000 00:00 0 ",
        "Size:               8192 kB",
        "KernelPageSize:        4 kB",
        "MMUPageSize:           4 kB",
        "Rss:                7000 kB",
        "Pss:                7000 kB",
        "7f0001000000-7f0001800000 rw-p 00000000 00:00 0 ",
        "Size:               8192 kB",
        "Rss:                  40 kB",
        "7f0002000000-7f0002800000 rw-p 00000000 08:01 77 /tmp/a-file",
        "Size:               8192 kB",
        "Rss:                8192 kB",
        "7f0003000000-7f0003800000 rw-s 00000000 00:00 0 ",
        "Size:               8192 kB",
        "Rss:                8192 kB",
        "7f0004000000-7f0004400000 rw-p 00000000 00:00 0 [heap]",
        "Size:               4096 kB",
        "Rss:                4096 kB",
        "",
    ]
)
"""Code, a heap too small, an arena, a stack, a file, what is shared, and a heap."""


def test_only_what_is_ones_own_and_in_use_is_asked_for() -> None:
    expected = [(0x7F0000100000, 0x7F0000900000), (0x7F0004000000, 0x7F0004400000)]
    assert list(dense_areas(TOLD)) == expected


def test_whole_large_pages_are_asked_for_and_a_refusal_does_no_harm() -> None:
    asked = []

    def advise(begin: int, size: int, advice: int) -> int:
        asked.append((begin, size, advice))
        return -1 if begin == 0x7F0000400000 else 0

    assert gather(TOLD, advise) == 4
    assert asked == [
        (0x7F0000100000, 0x800000, MAY_BE_LARGE),
        *((page, LARGE, MAKE_LARGE) for page in (0x7F0000200000, 0x7F0000400000, 0x7F0000600000)),
        (0x7F0004000000, 0x400000, MAY_BE_LARGE),
        *((page, LARGE, MAKE_LARGE) for page in (0x7F0004000000, 0x7F0004200000)),
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems tell nothing of it")
def test_a_process_asks_for_its_own_memory_and_goes_on() -> None:
    kept = [[number] for number in range(200_000)]
    told = SMAPS.read_text()
    assert list(dense_areas(told)), "this process has many objects"
    advise = system_advice()
    if advise is not None:
        assert gather(told, advise) >= 0
    assert kept == [[number] for number in range(200_000)]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems tell nothing of it")
def test_a_pass_is_made_only_when_the_process_has_grown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    passes = []

    def advise(begin: int, _size: int, _advice: int) -> int:
        passes.append(begin)
        return 0

    monkeypatch.setattr(large_pages, "system_advice", lambda: advise)
    statm = tmp_path / "statm"
    monkeypatch.setattr(large_pages, "STATM", statm)

    def uses(size: int) -> None:
        statm.write_text(f"0 {size // large_pages.SMALL} 0 0 0 0 0", encoding="utf-8")

    pages = LargePages()
    uses(20 * large_pages.GROWN)
    assert pages.look()
    assert passes
    assert not pages.look()
    uses(21 * large_pages.GROWN - large_pages.SMALL)
    assert not pages.look()
    uses(21 * large_pages.GROWN)
    assert pages.look()


def test_where_there_are_none_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large_pages, "system_advice", lambda: None)
    with LargePages() as pages:
        assert not pages._thread.is_alive()


def test_the_thread_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large_pages, "system_advice", lambda: lambda *_: 0)
    with LargePages() as pages:
        assert pages._thread.is_alive()
    assert not pages._thread.is_alive()
