"""What an audience is told by a process that follows the log is what the one that writes it tells.

Random games of every room over a real PostgreSQL: each step is written by one of two processes, in
turn, and followed by the other. Every audience has a line to both. All frames must be the same
bytes, in the same number and order; the clock is stopped, so nothing need be masked but the seed.
"""

from __future__ import annotations

import asyncio
import os
from random import Random

import pytest

from hippodrome.bots import bot_named
from hippodrome.engine.stream import new_stream
from hippodrome.server.channel import Channel
from hippodrome.server.connection import Connection
from hippodrome.server.guests import Guest
from hippodrome.table import clocks
from hippodrome.table import events as happened
from hippodrome.table.commands import Begin, Command, Sit, Speak, Submit, Undo
from hippodrome.table.house import House
from hippodrome.table.live import LiveTable
from hippodrome.table.log import row_of
from hippodrome.table.record import FINISHED, Record
from tests.laws.walks import Setting
from tests.scale.companies import neighbour
from tests.scale.servers import Postgres
from tests.server.test_twins import drained, evenings

GAMES_PLAYED = int(os.environ.get("HIPPODROME_TWINS_OVER_TWO", "8"))
"""How many random games; the whole thousand is for whoever has an hour."""
UNDO, CHAT, RETURN = 0.2, 0.1, 0.1


@pytest.fixture(autouse=True)
def stopped_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both processes tell everything at once, whatever the time."""
    monkeypatch.setattr(clocks, "now", lambda: 0)
    monkeypatch.setattr(clocks, "ticks", lambda: 0)
    # Comings and goings are told when a timer ends, which may be before a step or after it.
    monkeypatch.setattr(Channel, "presence_changed", lambda _: None)


class Evening:
    """One random game over two processes, with everybody connected to both."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.chance = Random(seed)
        self.setting = setting
        self.identity = f"table {seed}"
        self.tables: list[LiveTable] = []
        self.channels: list[Channel] = []
        self.lines: list[tuple[Connection, ...]] = []
        self.frames = 0

    @property
    def record(self) -> Record:
        return self.tables[0].record

    async def differs(self, houses: list[House]) -> bool:
        """Play to the end; is anybody told anything else by one process than by the other?"""
        setting = self.setting
        opened = happened.Opened(
            at=0,
            game=setting.game.name,
            rules=setting.game.rules_version,
            pack=setting.pack.name,
            pack_hash=setting.pack.hash,
            seats=setting.seats,
            options=setting.options,
            host="guest 0",
            title="",
            public=True,
            watchable=True,
            clock=0,
            pace=0,
            seed=self.chance.randbytes(32),
        )
        laid = Record.laid(opened, setting.game, setting.pack, self.identity)
        await asyncio.wrap_future(houses[0].store.append(row_of(opened, laid)))
        self.tables = [await house.find(self.identity) for house in houses]
        self.channels = [Channel(live) for live in self.tables]
        for seat in range(-1, setting.seats):
            self.connect(f"guest {seat}")
        for seat in range(setting.seats):
            await self.do(Sit(f"guest {seat}", f"Name {seat}", seat, self.chance.randbytes(16)))
        await self.do(Begin("guest 0"))
        while self.tells_the_same():
            if self.record.phase == FINISHED:
                assert self.frames > 2 * self.record.sequence
                return False
            await self.someone_acts()
        return True

    def connect(self, guest: str, after: int | None = None) -> None:
        pair = tuple(Connection(Guest(guest)) for _ in self.channels)
        for channel, line in zip(self.channels, pair, strict=True):
            channel.join(line, after)
        self.lines.append(pair)

    async def someone_acts(self) -> None:
        record = self.record
        seat = self.chance.choice(record.awaited())
        stream, view = new_stream(self.chance.getrandbits(64)), record.view(seat)
        moves = bot_named("gambler").decide(record.game, record.pack, view, seat, stream)
        await self.do(Submit(f"guest {seat}", seat, tuple(moves), record.stamps[seat]))
        if self.record.can_undo(seat) and self.chance.random() < UNDO:
            await self.do(Undo(f"guest {seat}", seat))
        if self.chance.random() < CHAT:
            await self.do(Speak(f"guest {seat}", f"Name {seat}", "Allez !"))
        if self.chance.random() < RETURN:
            self.connect("guest 0", self.chance.randrange(self.record.sequence + 1))

    async def do(self, command: Command) -> None:
        """Let one of them write; the other follows, sometimes only after a while."""
        writing, following = self.chance.sample(self.tables, 2)
        if writing.record.sequence < following.record.sequence:
            await writing.catch_up()
        await writing.do(command)
        await following.catch_up()
        assert writing.record == following.record

    def tells_the_same(self) -> bool:
        """Is all that came meanwhile the same?"""
        told = [[drained(line) for line in pair] for pair in self.lines]
        self.frames += sum(len(one) for one, _ in told)
        return all(one == other for one, other in told)


async def any_differs(address: str, games: list[tuple[Setting, int]]) -> bool:
    async with (
        neighbour(address, starts=False) as one,
        neighbour(address, starts=False) as two,
    ):
        for setting, seed in games:
            if await Evening(setting, seed).differs([one, two]):
                return True
        return False


def test_two_processes_tell_the_same_bytes(postgres: Postgres) -> None:
    assert not asyncio.run(any_differs(postgres.fresh(), evenings(70_000, GAMES_PLAYED)))


def test_a_process_that_tells_more_is_caught(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test of the test: whoever follows says that it does."""
    tell = Channel.heard

    def careless(
        channel: Channel, live: LiveTable, event: happened.AnyEvent, before: object
    ) -> None:
        tell(channel, live, event, before)  # type: ignore[arg-type] # handed on as it came
        if live.following and isinstance(event, happened.Moved):
            channel._send_all(b"followed")

    monkeypatch.setattr(Channel, "heard", careless)
    assert asyncio.run(any_differs(postgres.fresh(), evenings(1, 2)))
