"""A server killed again and again under load loses no acknowledged move and doubles none."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from hippodrome.games import GAMES
from hippodrome.server.guests import fresh_token
from hippodrome.table import events as happened
from tests.server.visitors import Line, Visitor
from tests.table.houses import open_store

KILLS = int(os.environ.get("HIPPODROME_KILLS", "3"))
"""How often; `make chaos` does so a hundred times."""
PLAYERS = 6
INTEGER = 4
"""Bytes of a sequence number."""
AFTER = (20, 120)
"""Moves acknowledged before a kill."""
PROGRAM = """
import sys
from hippodrome.server import hearing
hearing.BURST = 100_000  # nobody at these tables stops to think
from hippodrome.cli import main
where = "--database" if "://" in sys.argv[1] else "--data"
main(["serve", "--port", "0", where, sys.argv[1], "--no-open", "--lang", "en"])
"""
Acknowledged = dict[tuple[str, int], tuple[int, dict[str, Any]]]
"""Table and sequence, then seat and move."""


@contextlib.asynccontextmanager
async def server_to_be_killed(where: str) -> AsyncIterator[tuple[str, int]]:
    """Run the real server in a process of its own; give its address and number."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, where, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
        assert "http://" in line, line
        yield line[line.index("http://") :].strip().rstrip("/"), process.pid
        assert await asyncio.wait_for(process.wait(), 30) == -signal.SIGKILL
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


@dataclass
class Assassin:
    """Kills the server in the very moment that a number of moves have been acknowledged."""

    process: int
    patience: int

    def count(self) -> None:
        self.patience -= 1
        if self.patience == 0:
            os.kill(self.process, signal.SIGKILL)


class Player:
    """Plays both seats of a table without stopping to think, and writes down what is done."""

    def __init__(self, seed: int) -> None:
        self.cookie = fresh_token()
        self.table = ""
        self.acknowledged: Acknowledged = {}
        self.chance = Random(seed)

    async def play_until_cut_off(self, address: str, assassin: Assassin) -> None:
        """Play on where the log stands; begin another table where a game is over."""
        visitor = Visitor(address)
        visitor.http.cookies.set("hippodrome", self.cookie)
        try:
            while True:
                if not self.table:
                    wish = {"fill": ["me", "me"], "begin": True, "pack": "standard"}
                    self.table = await visitor.lay(**wish)
                async with visitor.at(self.table) as line:
                    await line.hello()
                    while line.last("step")["decisions"]:
                        await self.decide(line)
                        assassin.count()
                self.table = ""
        except (WebSocketException, httpx.TransportError, OSError):
            pass  # the server was killed, as it should be
        finally:
            await visitor.http.aclose()

    async def decide(self, line: Line) -> None:
        """Decide at random."""
        step = line.last("step")
        decision = self.chance.choice(step["decisions"])
        view = next(one for one in step["views"] if one["seat"] == decision["seat"])
        move = self.chance.choice(view["look"]["choices"])["move"]
        answer = await line.ask(
            "submit", seat=decision["seat"], moves=[move], seen=decision["seen"]
        )
        assert answer["type"] == "played", answer
        key = (self.table, answer["sequence"])
        assert key not in self.acknowledged, "two moves were given the same place in the log"
        self.acknowledged[key] = (decision["seat"], move)


async def live_through(where: str) -> Acknowledged:
    """Kill the server again and again while people play."""
    players = [Player(seed) for seed in range(PLAYERS)]
    chance = Random(1)
    for _ in range(KILLS):
        async with server_to_be_killed(where) as (address, process):
            assassin = Assassin(process, chance.randint(*AFTER))
            await asyncio.gather(
                *(player.play_until_cut_off(address, assassin) for player in players)
            )
    return {key: move for player in players for key, move in player.acknowledged.items()}


@dataclass(frozen=True)
class Aftermath:
    """What players were told, and what the log says."""

    acknowledged: Acknowledged
    logs: dict[str, list[tuple[int, bytes]]]


@pytest.fixture(scope="module", params=["folder", "database"])
def aftermath(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Aftermath:
    where = str(tmp_path_factory.mktemp("kills"))
    if request.param == "database":
        where = request.getfixturevalue("postgres").fresh()
    acknowledged = asyncio.run(live_through(where))
    store = open_store(where)
    try:
        tables = {table for table, _ in acknowledged}
        return Aftermath(acknowledged, {table: store.events(table) for table in tables})
    finally:
        store.close()


def test_no_acknowledged_move_is_lost_or_doubled(aftermath: Aftermath) -> None:
    assert len(aftermath.acknowledged) >= AFTER[0] * KILLS
    for rows in aftermath.logs.values():
        assert [sequence for sequence, _ in rows] == list(range(1, len(rows) + 1))
    logs = {table: dict(rows) for table, rows in aftermath.logs.items()}
    for (table, sequence), (seat, move) in aftermath.acknowledged.items():
        event = happened.unpacked(logs[table][sequence])
        assert isinstance(event, happened.Moved)
        assert (event.seat, event.moves) == (seat, (GAMES["ticket"].moves.number(move),))


def test_a_move_takes_at_most_a_hundred_bytes(aftermath: Aftermath) -> None:
    sizes = [
        len(table) + INTEGER + len(data)
        for table, rows in aftermath.logs.items()
        for _, data in rows
        if isinstance(happened.unpacked(data), happened.Moved)
    ]
    assert len(sizes) > 10
    assert sum(sizes) / len(sizes) <= 100
