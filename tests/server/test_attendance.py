"""Who is here: what a full stand costs, and who hears of it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from hippodrome.server import attendance, channel
from hippodrome.server.channel import Channel
from hippodrome.server.connection import Connection
from hippodrome.server.guests import Guest
from hippodrome.server.hub import Hub
from hippodrome.server.limits import WATCHERS_NAMED
from hippodrome.table.live import LiveTable
from hippodrome.table.memory import MemoryLog
from tests.table.tables import ANN, BOB, HOST, Desk, seated

MANY = 4 * WATCHERS_NAMED


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the news that somebody came."""
    monkeypatch.setattr(channel, "PRESENCE_AFTER", 0.0)
    monkeypatch.setattr(channel, "PRESENCE_EACH", 0.0)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """All frames about the table that are made."""
    frames: list[Any] = []

    def noted(state: Any) -> bytes:
        frames.append(state)
        return msgspec.json.encode(state)

    monkeypatch.setattr(attendance, "encoded", noted)
    return frames


def opened(desk: Desk) -> Channel:
    return Channel(LiveTable(desk.record, MemoryLog()))


def come(where: Channel, *guests: str) -> list[Connection]:
    lines = [Connection(Guest(guest, guest.title())) for guest in guests]
    for line in lines:
        where.join(line, None)
    return lines


def tables(line: Connection) -> list[dict[str, Any]]:
    """The frames about the table that a page was sent meanwhile."""
    frames = []
    while (frame := line.taken()) is not None:
        frames.append(msgspec.json.decode(frame))
    return [frame for frame in frames if frame["type"] == "table"]


def test_all_who_only_watch_share_a_frame_and_it_is_made_once(made: list[Any]) -> None:
    async def go() -> None:
        here = opened(seated())
        lines = come(here, HOST, ANN, *(f"watcher {number}" for number in range(20)))
        await asyncio.sleep(0.01)
        for line in lines:
            tables(line)
        made.clear()
        come(here, BOB)
        made.clear()  # what Bob was greeted with
        await asyncio.sleep(0.01)
        assert len(made) == 4, "the host, Ann, Bob and the stand"
        for line in lines:
            (told,) = tables(line)
            assert [seat["present"] for seat in told["seats"]] == [True, True, True]
            assert told["host"] == (line.guest.identity == HOST)

    asyncio.run(go())


def test_nobody_is_told_again_what_they_know() -> None:
    async def go() -> None:
        here = opened(seated())
        lines = come(here, *(f"watcher {number}" for number in range(MANY)))
        await asyncio.sleep(0.01)
        for line in lines:
            tables(line)
        (late,) = come(here, "one too many to be named")
        await asyncio.sleep(0.01)
        assert len(tables(late)) == 1, "greeted, and no more"
        assert not any(tables(line) for line in lines)
        here.leave(lines[0])
        await asyncio.sleep(0.01)
        assert all(len(tables(line)) == 1 for line in lines[1:])

    asyncio.run(go())


def test_only_a_guests_own_tables_hear_of_a_new_name() -> None:
    async def go() -> None:
        here, elsewhere = opened(seated()), opened(seated())
        (line,), (other,) = come(here, "cleo"), come(elsewhere, "dora")
        await asyncio.sleep(0.01)
        tables(line), tables(other)
        hub = object.__new__(Hub)
        hub.channels = {"here": here, "elsewhere": elsewhere}
        hub.renamed(Guest("cleo", "Cleopatra"))
        assert not elsewhere._presence_due
        await asyncio.sleep(0.01)
        assert [watcher["name"] for watcher in tables(line)[0]["watchers"]] == ["Cleopatra"]
        assert tables(other) == []

    asyncio.run(go())


def test_many_comings_and_goings_are_told_at_once(made: list[Any]) -> None:
    async def go() -> None:
        here = opened(seated())
        (first,) = come(here, "first")
        await asyncio.sleep(0.01)
        tables(first)
        lines = come(here, *(f"watcher {number}" for number in range(30)))
        for line in lines[:10]:
            here.leave(line)
        made.clear()
        await asyncio.sleep(0.01)
        assert len(made) == 1
        (told,) = tables(first)
        assert len(told["watchers"]) == 21

    asyncio.run(go())


def test_a_guest_with_two_pages_is_here_until_both_are_closed() -> None:
    async def go() -> None:
        here = opened(seated())
        one, two = come(here, "cleo", "cleo")
        here.leave(one)
        here.leave(one)
        assert here.guests() == {"cleo"}
        here.leave(two)
        assert here.guests() == set()

    asyncio.run(go())
