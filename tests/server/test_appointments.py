"""Play by appointment: a table rests for days, comes back where it was, and tells what is new."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hippodrome.bots import bot_named
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from hippodrome.server.connection import Connection
from hippodrome.server.guests import Guest
from hippodrome.server.hub import Hub
from hippodrome.table.commands import Begin, Submit
from hippodrome.table.laying import Wish
from hippodrome.table.live import LiveTable
from hippodrome.table.record import PLAYING
from tests.server.visitors import Frame, Visitor, decide, serving, visitors
from tests.table.houses import opened, sit
from tests.table.tables import everything

SEATS, DECISIONS, SOON = 3, 40, 30
DAYS = 5 * 86_400


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, SOON))


def guest(seat: int) -> str:
    return f"guest {seat}"


def steps_in(connection: Connection) -> list[Frame]:
    """The steps that wait on a line, taken off it."""
    frames = []
    while (frame := connection.taken()) is not None:
        frames.append(json.loads(frame))
    return [frame for frame in frames if frame["type"] == "step"]


async def decide_somehow(live: LiveTable, chance: Random) -> int:
    """Let somebody who is asked decide as a gambler would; give the seat."""
    record = live.record
    seat = chance.choice(record.awaited())
    stream = new_stream(chance.getrandbits(64))
    moves = bot_named("gambler").decide(record.game, record.pack, record.view(seat), seat, stream)
    seen = record.stamps[seat]
    await live.do(Submit(guest(seat), seat, tuple(moves), seen))
    return seat


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("clock", [0, 86_400])
def test_a_table_that_rested_for_days_says_what_is_new_since_each_ones_last_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, clock: int
) -> None:
    late = 0.0
    monkeypatch.setattr("hippodrome.table.clocks.time", Clock(lambda: late))

    async def story() -> None:
        nonlocal late
        news: list[list[Any] | None] = [None] * SEATS
        at: list[int] = [0] * SEATS
        async with opened(tmp_path) as house:
            wish = Wish(game, SEATS, {}, "tiny", clock=clock)
            live = await house.lay(guest(0), wish)
            for seat in range(SEATS):
                await sit(live, seat, guest(seat))
            await live.do(Begin(guest(0)))
            hub, identity = Hub(house), live.record.identity
            lines = [Connection(Guest(guest(seat))) for seat in range(SEATS)]
            for line in lines:
                await hub.enter(identity, line, 0)
                steps_in(line)
            chance = Random(game)
            for _ in range(DECISIONS):
                if live.record.phase != PLAYING:
                    break
                late += 60
                acted = await decide_somehow(live, chance)
                for seat, line in enumerate(lines):
                    (step,) = steps_in(line)
                    if seat == acted:
                        news[seat], at[seat] = [], step["now"]
                    elif (told := news[seat]) is not None:
                        told += step["story"][str(seat)]
            before, sequence = everything(live.record), live.record.sequence
        assert sum(told is not None for told in news) > 1
        assert any(news), "somebody has missed something"
        late += DAYS
        async with opened(tmp_path) as house:
            await house.start()
            live, hub = await house.registry.find(identity), Hub(house)
            assert everything(live.record) == before
            assert live.driven == (clock > 0 and live.record.phase == PLAYING)
            for seat in range(SEATS):
                line = Connection(Guest(guest(seat)))
                await hub.enter(identity, line, 0)
                (back,) = steps_in(line)
                assert back["sequence"] == sequence, "nothing happens while everybody is away"
                (view,), told = back["views"], news[seat]
                if told is None:
                    assert "last_turn" not in view
                    continue
                assert view["last_turn"] == {"lines": len(told), "at": at[seat]}
                assert back["story"][str(seat)][len(back["story"][str(seat)]) - len(told) :] == told

    run(story())


class Clock:
    """Stands for the `time` of the house."""

    def __init__(self, late: Any) -> None:
        self.late = late

    def time(self) -> float:
        return 1_700_000_000 + float(self.late())

    def monotonic(self) -> float:
        return float(self.late())


def test_whoever_watches_has_no_last_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann", "Cleo") as (ann, cleo):
            table = await ann.lay(fill=["me", "me"], begin=True)
            async with ann.at(table) as line:
                await decide(line, await line.hello())
            async with cleo.at(table) as line:
                (view,) = (await line.hello())["views"]
                assert "last_turn" not in view

    run(story())


async def mine(visitor: Visitor) -> list[Frame]:
    found: list[Frame] = (await visitor.http.get("/api/lobby")).json()["mine"]
    return found


def test_the_lobby_says_at_which_of_your_tables_you_are_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann", "Bob") as (ann, bob):
            table = await ann.lay(fill=["me", ""], options={"first": 1})
            async with ann.at(table) as la, bob.at(table) as lb:
                await la.hello()
                await lb.hello()
                await lb.ask("sit", seat=1)
                (line,) = await mine(bob)
                assert (line["phase"], "awaits" in line, "yours" in line) == (
                    "gathering",
                    False,
                    False,
                )
                await la.ask("begin")
                later = await bob.lay(fill=["me", ""])
                step = la.last("step")
            # A rest is counted from the last move, and no one need be connected for it.
            (anns,), bobs = await mine(ann), await mine(bob)
            named = [{"key": "named", "params": {"name": "Ann"}}]
            assert (anns["yours"], anns["awaits"]) == (True, named)
            assert anns["changed_at"] <= step["now"]
            assert [one["id"] for one in bobs] == [later, table]
            assert ("yours" in bobs[1], bobs[1]["awaits"]) == (False, named)
            async with ann.at(table) as la:
                await decide(la, await la.hello())
                last = await bob.lay(fill=["me", ""])
            (moved,), bobs = await mine(ann), await mine(bob)
            assert moved["changed_at"] > anns["changed_at"]
            asked_first = [one["id"] for one in bobs]
            assert asked_first == [table, last, later], "where one is waited for is first"
            assert bobs[0]["yours"]

    run(story())


def test_the_lobby_names_bots_and_asks_nobody_whose_bot_plays(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann") as (ann,):
            table = await ann.lay(
                fill=["tipster", "me"], begin=True, pace=9999, options={"first": 1}
            )
            bot = {"key": "name-of-bot", "params": {"bot": "tipster", "seat": 1}}
            (line,) = await mine(ann)
            assert ("yours" in line, line["awaits"]) == (False, [bot])
            table = await ann.lay(
                fill=["me", "tipster"], begin=True, pace=9999, options={"first": 1}
            )
            async with ann.at(table) as socket:
                await socket.hello()
                await socket.ask("take-over", seat=0)
            own = next(one for one in await mine(ann) if one["id"] == table)
            assert "yours" not in own

    run(story())


def test_whoever_was_shown_the_door_is_not_told_whose_turn_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann", "Bob") as (ann, bob):
            table = await ann.lay(fill=["me", ""], options={"first": 1})
            async with ann.at(table) as la, bob.at(table) as lb:
                await la.hello()
                await lb.hello()
                await lb.ask("sit", seat=1)
                await la.ask("begin")
                await la.ask("kick", guest=la.last("table")["seats"][1]["guest"])
            (line,) = await mine(bob)
            assert (line["id"], "awaits" in line) == (table, False)

    run(story())
