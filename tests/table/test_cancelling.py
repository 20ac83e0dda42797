"""Whoever asks may go away at any moment: what is written becomes true, and the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from hippodrome.games import GAMES
from hippodrome.table import events as happened
from hippodrome.table.commands import Begin, Command, Sit, Speak, Submit
from hippodrome.table.folding import revive
from hippodrome.table.house import House
from hippodrome.table.laying import Wish
from hippodrome.table.live import LiveTable
from hippodrome.table.log import Row, Then, row_of
from hippodrome.table.memory import MemoryLog
from hippodrome.table.record import PLAYING, Record
from tests.table.houses import opened, run
from tests.table.tables import ANN, BOB, HOST, TICKET, begun, everything

LATE = 3
"""Turns of the event loop between each stage of a write."""


class SlowLog(MemoryLog):
    """A log that takes its time: before it writes, and again before it says that it has."""

    def __init__(self, record: Record) -> None:
        super().__init__()
        self.append(row_of(record.opened, record))
        self.ahead: Row | None = None
        """What another process writes in the moment before the next write."""

    def append_then(self, then: Then, row: Row) -> None:
        asyncio.ensure_future(self._append_slowly(then, row))  # noqa: RUF006 (the loop is short)

    async def _append_slowly(self, then: Then, row: Row) -> None:
        await turns(LATE)
        if self.ahead is not None:
            self.append(self.ahead)
            self.ahead = None
        failure = self.append(row).exception()
        await turns(LATE)
        assert failure is None or isinstance(failure, Exception)
        then(failure)


async def turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


def alive(record: Record) -> tuple[LiveTable, SlowLog, list[happened.AnyEvent]]:
    """A table in memory whose whole log is a slow one, and what its listener is told."""
    log = SlowLog(record)
    told: list[happened.AnyEvent] = []
    live = LiveTable(record, log)
    live.listeners.add(lambda _live, event, _before: told.append(event))
    return live, log, told


def folded(log: MemoryLog, record: Record) -> Record:
    """The table as its log has it."""
    events = [happened.unpacked(data) for _, data in log.events(record.identity)]
    return revive(record.identity, events, GAMES, lambda _game, _opened: record.pack)


async def seat_everybody(live: LiveTable) -> None:
    for seat, guest in enumerate((HOST, ANN, BOB)):
        await live.do(Sit(guest, guest, seat, b"%d" % seat))
    await live.do(Begin(HOST))


def decision(live: LiveTable) -> Command:
    return Submit(HOST, 0, (TICKET.read("flat:3"),), live.record.stamps[0])


@pytest.mark.parametrize("situation", ["alone", "behind another", "second to another process"])
def test_cancelled_in_any_turn_of_the_loop_an_asker_leaves_log_and_memory_alike(
    situation: str,
) -> None:
    """Cancelled before it is judged, while it is written, and once it is on disk but not told."""
    written_though_cancelled = 0

    async def cancelled_after(number: int) -> bool:
        """Is the asker already served after so many turns of the loop?"""
        nonlocal written_though_cancelled
        live, log, told = alive(laid_record())
        await seat_everybody(live)
        told.clear()
        first = live.record.sequence
        if situation == "behind another":
            earlier = asyncio.ensure_future(live.do(Speak(ANN, "Ann", "me first")))
            await turns(1)
            assert not earlier.done()
        if situation == "second to another process":
            other = happened.Said(0, BOB, "Bob", "faster")
            identity = live.record.identity
            log.ahead = Row(identity, first + 1, happened.packed(other))
        asker = asyncio.ensure_future(live.do(decision(live)))
        await turns(number)
        served = asker.done()
        asker.cancel()
        await asyncio.gather(asker, return_exceptions=True)
        await live.finished()
        log.ahead = None  # whoever was cancelled before asking anything has written nothing
        assert everything(folded(log, live.record)) == everything(live.record)
        assert live.record == folded(log, live.record)
        assert len(told) == live.record.sequence - first, "each event is told once"
        if not served and happened.Moved in map(type, told):
            written_though_cancelled += 1
        assert await live.do(Speak(ANN, "Ann", "still here")) == live.record.sequence
        assert live.record == folded(log, live.record)
        live.listeners.clear()
        assert live.idle
        return served

    async def story() -> None:
        for number in count():
            if await cancelled_after(number):
                assert number > 2 * LATE
                return

    run(story)
    if situation != "second to another process":
        assert written_though_cancelled > 2 * LATE


def laid_record() -> Record:
    """A table that was laid, and nothing else."""
    record = begun().record
    return Record.laid(record.opened, record.game, record.pack, record.identity)


class Interrupted:
    """Awaits something, and cancels its task in the moment it is suspended for the n-th time."""

    def __init__(self, work: Coroutine[Any, Any, None], at: int) -> None:
        self.work, self.at, self.suspended = work, at, 0

    def __await__(self) -> Generator[Any, Any, None]:
        steps = self.work.__await__()
        answer: BaseException | None = None
        while True:
            try:
                waited = steps.send(None) if answer is None else steps.throw(answer)
            except StopIteration:
                return
            self.suspended += 1
            if self.suspended == self.at:
                task = asyncio.current_task()
                assert task is not None
                task.cancel()
            answer = None
            try:
                yield waited
            except BaseException as error:  # whatever it is, it is for the work
                answer = error


async def an_evening(house: House) -> None:
    """Everything a guest may wait for: laying a table, finding it, and every kind of change."""
    live = await house.lay(HOST, Wish("ticket", 3, {"first": 1}, "tiny", pace=0))
    again = await house.registry.find(live.record.identity)
    await seat_everybody(again)
    await again.do(decision(again))
    await again.do(Speak(ANN, "Ann", "well"))


def test_an_asker_cancelled_at_any_of_its_awaits_loses_nothing(tmp_path: Path) -> None:
    async def cancelled_at(number: int, folder: Path) -> bool:
        """Did the whole evening go by before it came to that await?"""

        async def interrupted() -> None:
            await Interrupted(an_evening(house), number)

        async with opened(folder) as house:
            asker = asyncio.ensure_future(interrupted())
            await asyncio.gather(asker, return_exceptions=True)
            await house._tasks.finished()
            for live in list(house.registry.tables.values()):
                await live.finished()
                assert live.record == house.registry._read(live.record.identity)[0]
                sequence = live.record.sequence
                assert await live.do(Speak(BOB, "Bob", "here")) == sequence + 1
            laid = house.store.summaries(("gathering", PLAYING), False, 9)
            assert {one.table_id for one in laid} == set(house.registry.tables)
            return not asker.cancelled()

    async def story() -> None:
        for number in count(1):
            if await cancelled_at(number, tmp_path / str(number)):
                assert number > 7, "an await for the table, and for each change of it"
                return

    run(story)


def test_a_table_whose_log_is_lost_in_the_middle_of_a_write_serves_whoever_comes_next(
    tmp_path: Path,
) -> None:
    """Nothing waits for ever: the store closes under a command, and the next one is refused."""

    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await house.lay(HOST, Wish("ticket", 3))
            house.store._writer.close()
            for _ in range(2):
                answers = await asyncio.gather(seat_everybody(live), return_exceptions=True)
                assert [str(answer) for answer in answers] != ["None"]
            assert live.record.sequence == 1

    run(story)
