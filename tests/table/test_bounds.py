"""What a house keeps in memory and in its lobby is bounded, and no clock gains by it."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from hippodrome.engine.errors import NotAllowed
from hippodrome.table import clocks
from hippodrome.table import events as happened
from hippodrome.table.commands import Begin
from hippodrome.table.expiry import ALONE_FOR, TOGETHER_FOR, expire
from hippodrome.table.laying import Wish
from hippodrome.table.record import ABANDONED, GATHERING
from tests.table.houses import SOON, begun, opened, run, sit
from tests.table.tables import BOB, HOST

DAY_LONG = 86_400


def test_games_with_a_long_clock_leave_memory_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, most_idle=5) as house:
            for _ in range(30):
                await begun(house, clock=DAY_LONG)
                await asyncio.sleep(0)
            gc.collect()
            assert len(house.registry.tables) <= 5 + 1
            assert len(house.driver._alarms) >= 24

    run(story)


def test_a_clock_goes_on_while_its_table_is_out_of_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, most_idle=1) as house:
            live = await begun(house, clock=DAY_LONG)
            live.since -= 5_000  # five seconds pass
            time, identity = live.time, live.record.identity
            del live
            for _ in range(4):
                await begun(house, clock=DAY_LONG)
                await asyncio.sleep(0)
            gc.collect()
            assert identity not in house.registry.tables
            back = await house.registry.find(identity)
            assert back.time >= time
            assert back.driven
            assert identity not in house.driver._alarms

    run(story)


def test_a_clock_that_runs_out_brings_its_table_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hippodrome.table.driver.RESTING_AFTER", 0.0)

    async def story() -> None:
        async with opened(tmp_path, most_idle=1) as house:
            identity = (await begun(house, clock=1)).record.identity
            for _ in range(4):
                await begun(house)
                await asyncio.sleep(0)
            gc.collect()
            assert identity not in house.registry.tables

            def clock_moved() -> bool:
                events = [happened.unpacked(data) for _, data in house.store.events(identity)]
                moved = [event for event in events if isinstance(event, happened.Moved)]
                return any(event.by == happened.CLOCK for event in moved)

            async with asyncio.timeout(SOON):
                while not clock_moved():
                    await asyncio.sleep(0.05)

    run(story)


def test_a_house_lays_no_more_tables_than_it_can_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hippodrome.table.house.MOST_TABLES", 3)

    async def story() -> None:
        async with opened(tmp_path) as house:
            for _ in range(3):
                await house.lay(HOST, Wish("ticket", 2, pack="tiny"))
            with pytest.raises(NotAllowed) as refused:
                await house.lay(HOST, Wish("ticket", 2, pack="tiny"))
            assert refused.value.sentence.key == "table-house-full"

    run(story)


def test_tables_nobody_came_to_expire_and_others_wait_longer(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            alone, watched, together, begun_one = [
                await house.lay(HOST, Wish("ticket", 2, pack="tiny", public=True)) for _ in range(4)
            ]
            await sit(alone, 0, HOST)
            watched.listeners.add(lambda *_: None)
            await sit(together, 0, BOB)
            await sit(begun_one, 0, HOST)
            await sit(begun_one, 1, BOB)
            await begun_one.do(Begin(HOST))
            now = clocks.now()

            async def phases(at: int) -> list[str]:
                await expire(house.store, house.registry, at)
                return [one.record.phase for one in (alone, watched, together, begun_one)]

            assert await phases(now + ALONE_FOR - 60_000) == [GATHERING] * 3 + ["playing"]
            assert await phases(now + ALONE_FOR + 60_000) == [
                ABANDONED,
                GATHERING,
                GATHERING,
                "playing",
            ]
            assert len(house.store.summaries((GATHERING,), True, 10)) == 2
            assert (await phases(now + TOGETHER_FOR + 60_000))[2:] == [ABANDONED, "playing"]
            watched.listeners.clear()

    run(story)


def test_the_lobby_goes_on_after_any_of_its_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            laid = [
                await house.lay(HOST, Wish(game, 2, public=True))
                for _ in range(7)
                for game in ("ticket", "ascot")
            ]
            found: list[str] = []
            after = None
            while page := house.store.summaries((GATHERING,), True, 4, after=after):
                found += [one.table_id for one in page]
                after = (page[-1].changed_at, page[-1].table_id)
            assert len(found) == len(set(found)) == 14
            assert set(found) == {one.record.identity for one in laid}
            only = house.store.summaries((GATHERING,), True, 50, game="ascot")
            assert {one.game for one in only} == {"ascot"}
            assert len(only) == 7

    run(story)
