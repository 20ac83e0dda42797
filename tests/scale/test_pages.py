"""Lines of pages are delayed, held and cut, and their server stopped, under load."""

from __future__ import annotations

import asyncio
import os
import signal
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import pytest

from hippodrome.games import GAMES
from hippodrome.table import events as happened
from tests.scale.companies import tell
from tests.scale.proxy import Proxy
from tests.scale.test_chaos import LASTS, STORMS, strike
from tests.server.test_kills import Assassin, Player, server_to_be_killed
from tests.table.houses import open_store

PLAYERS = 4
CALM = 24
"""Moves that are acknowledged between two storms."""
STOP = "stop"


@dataclass
class Weather:
    """What happens to lines and server, and how soon everybody plays on after it."""

    proxy: Proxy
    server: int
    back: list[float] = field(default_factory=list)
    """Seconds from the end of a storm to the next move of each player."""
    acknowledged: int = 0
    _mended: float = 0.0
    _away: set[int] = field(default_factory=set)

    async def storm(self, fault: str) -> None:
        """Let it be bad for a moment, then wait until everybody has played on."""
        calm = self.acknowledged + CALM
        while self.acknowledged < calm:
            await asyncio.sleep(0.01)
        if fault == STOP:
            os.kill(self.server, signal.SIGSTOP)
        else:
            strike(self.proxy, fault)
        await asyncio.sleep(LASTS)
        if fault == STOP:
            os.kill(self.server, signal.SIGCONT)
        self.proxy.mend()
        self._mended, self._away = monotonic(), set(range(PLAYERS))
        while self._away:
            await asyncio.sleep(0.01)

    def played(self, player: int) -> None:
        """Hear that a move of a player was acknowledged."""
        self.acknowledged += 1
        if player in self._away:
            self._away.discard(player)
            self.back.append(monotonic() - self._mended)


class Watch(Assassin):
    """Kills nobody: tells the weather that a player's move was acknowledged."""

    def __init__(self, weather: Weather, player: int) -> None:
        super().__init__(weather.server, 0)
        self._weather, self._player = weather, player

    def count(self) -> None:
        self._weather.played(self._player)


async def play_on(player: Player, address: str, watch: Watch, over: asyncio.Event) -> None:
    """Play, and come back whenever the line is gone, as a page does."""
    while not over.is_set():
        await player.play_until_cut_off(address, watch)
        await asyncio.sleep(0.05)


def test_whatever_happens_to_pages_lines_nothing_acknowledged_is_lost_or_doubled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIPPODROME_LIMITS", "0")  # one address has all of them
    players = [Player(seed) for seed in range(PLAYERS)]

    async def story() -> None:
        async with server_to_be_killed(str(tmp_path)) as (address, process):
            port = urlsplit(address).port
            assert port is not None
            with Proxy(port) as proxy:
                weather, over = Weather(proxy, process), asyncio.Event()
                there = f"http://127.0.0.1:{proxy.port}"
                playing = [
                    asyncio.create_task(play_on(player, there, Watch(weather, number), over))
                    for number, player in enumerate(players)
                ]
                faults = cycle(("cut", STOP, "hold", "delay"))
                try:
                    for _ in range(STORMS):
                        coming = asyncio.create_task(weather.storm(next(faults)))
                        done, _ = await asyncio.wait(
                            [coming, *playing], return_when=asyncio.FIRST_COMPLETED
                        )
                        for task in done:
                            task.result()  # a player that gave up says why
                finally:
                    # Not cancelled: in Python 3.11 `wait_for` may overhear that.
                    over.set()
                    proxy.cut()
                    await asyncio.gather(*playing, return_exceptions=True)
            os.kill(process, signal.SIGKILL)
        assert len(weather.back) == STORMS * PLAYERS
        print(f"after {STORMS} storms everybody played on within {max(weather.back):.2f} s")

    tell(story)
    store = open_store(str(tmp_path))
    acknowledged = {key: move for player in players for key, move in player.acknowledged.items()}
    try:
        logs = {table: dict(store.events(table)) for table, _ in acknowledged}
    finally:
        store.close()
    assert len(acknowledged) >= STORMS * CALM
    for rows in logs.values():
        assert list(rows) == list(range(1, len(rows) + 1))
    for (table, sequence), (seat, move) in acknowledged.items():
        event = happened.unpacked(logs[table][sequence])
        assert isinstance(event, happened.Moved)
        assert (event.seat, event.moves) == (seat, (GAMES["ticket"].moves.number(move),))
