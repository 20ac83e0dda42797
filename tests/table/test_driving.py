"""Bots and clocks at work: in their time, after a restart, and without disturbing anyone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hippodrome.table import clocks, driver
from hippodrome.table import events as happened
from hippodrome.table.clocks import clock_runs_out
from hippodrome.table.commands import HandBack, Remove, TakeOver
from hippodrome.table.house import House
from hippodrome.table.live import LiveTable
from hippodrome.table.record import FINISHED
from hippodrome.table.thinking import Thinkers
from tests.table.houses import HereThinkers, before_writing, begun, opened, play, run, say, until
from tests.table.tables import ANN, BOB, HOST


def moved_by(live: LiveTable) -> list[int]:
    return [step.by for _, step, _ in live.record.steps if isinstance(step, happened.Moved)]


def test_bots_play_a_whole_game_on_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house, bots=3)
            await until(live, lambda record: record.phase == FINISHED)
            assert set(moved_by(live)) == {happened.BOT}
            await until(live, lambda _: not live.driven)

    run(story)


def test_bots_in_workers_play_for_people_who_wait(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = Thinkers(workers=1)
        async with opened(tmp_path, thinkers=thinkers) as house:
            live = await begun(house, bots=2)
            await play(live, 0, "flat:3")
            await until(live, lambda record: record.awaited() == [0])
            assert moved_by(live) == [happened.PERSON, happened.BOT, happened.BOT]

    run(story)


def test_at_zero_the_tipster_plays_for_you(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house, clock=1)
            asked = live.record.asked[0]
            await until(live, lambda record: len(record.steps) == 2)
            step = live.record.steps[-1].event
            assert isinstance(step, happened.Moved)
            assert (step.seat, step.by) == (0, happened.CLOCK)
            assert live.record.time >= asked + 1000
            assert live.record.places[0].played_by_person

    run(story)


def test_after_a_restart_bots_and_clocks_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            bots = await begun(house, bots=3, pace=10_000)
            clock = await begun(house, clock=2)
            assert (len(bots.record.steps), len(clock.record.steps)) == (1, 1)
        # Time passes while the house is closed.
        true_now = clocks.now
        monkeypatch.setattr(clocks, "now", lambda: true_now() + 61_000)
        reopened = clocks.now()
        async with opened(tmp_path) as house:
            await house.start()
            while set(house.registry.tables) != {bots.record.identity, clock.record.identity}:
                await asyncio.sleep(0.005)
            for live in house.registry.tables.values():
                await until(live, lambda record: len(record.steps) >= 2)
            # Nobody could move while it was closed: the clock's whole time began again.
            assert house.registry.tables[clock.record.identity].record.changed_at >= reopened + 2000

    run(story)


@pytest.mark.parametrize("hours", [-1, 1])
def test_setting_the_clock_on_the_wall_stops_no_bot_and_ends_no_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house, bots=2, clock=60, pace=50)
            true_now = clocks.now
            monkeypatch.setattr(clocks, "now", lambda: true_now() + hours * 3_600_000)
            await play(live, 0, "flat:3")
            await until(live, lambda record: record.awaited() == [0, 2])
            assert moved_by(live) == [happened.PERSON, happened.BOT]
            await asyncio.sleep(0.2)
            assert live.record.awaited() == [0, 2], "the person still has most of a minute"
            runs_out = clock_runs_out(live.record, 0)
            assert runs_out is not None
            left = live.date_of(runs_out) - clocks.now()
            assert 50_000 < left <= 60_000, "the deadline that is shown goes by the same wall"

    run(story)


def test_a_person_who_leaves_is_played_for_at_once_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            await live.do(TakeOver(HOST, 0, "tipster"))
            await until(live, lambda record: record.awaited() == [1, 2])
            assert moved_by(live)[:2] == [happened.BOT, happened.BOT]
            await live.do(HandBack(HOST, 0))
            await play(live, 1, "1-.-.")
            await play(live, 2, "2-.-.")
            assert 0 not in live.record.awaited() or not live.driven

    run(story)


def test_whoever_is_shown_the_door_when_awaited_holds_nobody_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            await play(live, 0, "flat:3")
            await live.do(Remove(HOST, ANN))
            await until(live, lambda record: record.awaited() == [0, 2])

    run(story)


class LateThinkers(HereThinkers):
    """Thinks until it is allowed to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking, self.go = asyncio.Event(), asyncio.Event()

    async def think(self, *question: Any) -> list[int]:
        self.thinking.set()
        await self.go.wait()
        return await super().think(*question)


def test_a_person_who_is_back_before_the_bot_has_decided_decides(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = LateThinkers()
        async with opened(tmp_path, thinkers=thinkers) as house:
            live = await begun(house)
            await live.do(TakeOver(HOST, 0, "tipster"))
            await thinkers.thinking.wait()
            await live.do(HandBack(HOST, 0))
            thinkers.go.set()
            await until(live, lambda _: not live.driven)
            assert live.record.awaited() == [0]
            assert moved_by(live) == []
            await play(live, 0, "flat:3")

    run(story)


class OneTableThinks(HereThinkers):
    """Never answers the table whose bots are gamblers."""

    async def think(self, *question: Any) -> list[int]:
        if question[5] == "gambler":
            await asyncio.Event().wait()
        return await super().think(*question)


def test_one_tables_bots_do_not_hold_up_anothers(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, thinkers=OneTableThinks()) as house:
            slow = await begun(house)
            await slow.do(TakeOver(HOST, 0, "gambler"))
            quick = await begun(house, bots=3)
            await until(quick, lambda record: record.phase == FINISHED)
            assert slow.record.awaited() == [0]
            await say(slow, "the bot of this table is slow, but we can talk")

    run(story)


class FailingThinkers(HereThinkers):
    """Fails a few times first."""

    def __init__(self, failures: int) -> None:
        super().__init__()
        self.failures = failures

    async def think(self, *question: Any) -> list[int]:
        if self.failures:
            self.failures -= 1
            raise EOFError("a worker died twice")
        return await super().think(*question)


def test_a_bot_that_fails_is_asked_again_and_not_in_a_frenzy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driver, "FIRST_PAUSE", 0.01)
    pauses: list[float] = []
    wait = driver._changed_within

    async def noted(live: LiveTable, seconds: float) -> None:
        pauses.append(seconds)
        await wait(live, seconds)

    monkeypatch.setattr(driver, "_changed_within", noted)

    async def story() -> None:
        async with opened(tmp_path, thinkers=FailingThinkers(3)) as house:
            live = await begun(house, bots=3)
            await until(live, lambda record: len(record.steps) > 1)

    run(story)
    assert pauses[:3] == [0.01, 0.02, 0.04]
    assert caplog.text.count("A bot could not decide.") == 3


def test_a_bot_waits_for_a_full_disk_and_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "FIRST_PAUSE", 0.01)

    async def story() -> None:
        async with opened(tmp_path) as house:
            failures = full_for(house, 4)
            live = await begun_under(house, failures)
            await until(live, lambda record: len(record.steps) > 1)
            assert failures["left"] == 0

    run(story)


def full_for(house: House, failures: int) -> dict[str, int]:
    """Let the disk be full for so many writes, once that is switched on."""
    left = {"left": 0, "then": failures}

    def fail() -> None:
        if left["left"]:
            left["left"] -= 1
            raise OSError("no space left on device")

    before_writing(house.store, fail)
    return left


async def begun_under(house: House, failures: dict[str, int]) -> LiveTable:
    live = await begun(house, bots=3, pace=50)
    failures["left"] = failures["then"]
    return live


def test_a_closed_house_drives_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house, bots=3, pace=10_000)
            assert live.driven
        house.driver.drive(live)
        assert not live.driven

    run(story)


def test_nobody_is_driven_where_only_people_play_without_a_clock(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            assert not live.driven
            await live.do(TakeOver(BOB, 2, "tipster"))
            assert not live.driven, "the seat is not asked for anything yet"

    run(story)


@pytest.mark.parametrize("ticks", range(5))
def test_closing_in_the_moment_of_a_move_does_not_wait_for_the_clock(
    tmp_path: Path, ticks: int
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house, clock=3600)
            await asyncio.sleep(0.01)
            driving = live.driver
            assert driving is not None
            house.driver.drive(live)
            for _ in range(ticks):
                await asyncio.sleep(0)
            driving.cancel()
            done, _ = await asyncio.wait([driving], timeout=1)
            assert done, "the driver overheard that it should stop"

    run(story)
