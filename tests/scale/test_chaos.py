"""Lines are delayed and cut, servers stopped, under games: what was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import gc
import os
from contextlib import ExitStack
from random import Random

import pytest

from hippodrome.engine.errors import HippodromeError
from hippodrome.games import GAMES
from hippodrome.table import events as happened
from hippodrome.table.commands import Submit
from hippodrome.table.folding import revive
from hippodrome.table.live import LiveTable
from hippodrome.table.record import FINISHED, PLAYING
from hippodrome.table.store import Store
from tests.scale.companies import neighbour, same, tell
from tests.scale.proxy import Proxy
from tests.scale.servers import Nats, Postgres, Process
from tests.table.houses import begun, play_on

STORMS = int(os.environ.get("HIPPODROME_STORMS", "4"))
"""How often something happens to the lines; `make chaos` has many."""
FAULTS = ("delay", "hold", "cut")
LASTS = 0.3
"""Seconds a fault lasts."""


async def play_while(tables: list[LiveTable], chance: Random, done: asyncio.Event) -> set[int]:
    """Let people decide at either process until told to stop; give what was acknowledged."""
    acknowledged: set[int] = set()
    while not done.is_set():
        live = chance.choice(tables)
        record = live.record
        if record.phase != PLAYING:
            break
        seat = chance.choice(record.awaited())
        move = chance.choice(record.match.menu(seat))
        command = Submit(record.places[seat].guest, seat, (move,), record.stamps[seat])
        try:
            place = await live.do(command)
            assert place not in acknowledged, "two moves were given the same place in the log"
            acknowledged.add(place)
        except HippodromeError:  # the store was away, or the other process came first
            pass
        await asyncio.sleep(0.02)
    return acknowledged


# The library of the bus leaves streams of attempts that failed to be collected.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("seed", range(2))
def test_whatever_happens_to_the_lines_nothing_acknowledged_is_lost_or_doubled(
    seed: int, postgres: Postgres, nats: Nats
) -> None:
    address, chance = postgres.fresh(), Random(seed)

    async def story() -> None:
        with ExitStack() as stack:
            to_store = [stack.enter_context(Proxy(postgres.port, seed)) for _ in range(2)]
            to_bus = [stack.enter_context(Proxy(nats.port, seed)) for _ in range(2)]
            ways = [address.replace(f":{postgres.port}/", f":{one.port}/") for one in to_store]
            buses = [f"nats://127.0.0.1:{one.port}" for one in to_bus]
            async with neighbour(ways[0], buses[0]) as one, neighbour(ways[1], buses[1]) as two:
                everything: list[Proxy | Process] = [*to_store, *to_bus, postgres, nats]
                for storm in range(STORMS):
                    here = await begun(one)
                    there = await two.find(here.record.identity)
                    done = asyncio.Event()
                    playing = asyncio.create_task(play_while([here, there], chance, done))
                    struck = everything[(seed * STORMS + storm) % len(everything)]
                    strike(struck, chance.choice(FAULTS))
                    await asyncio.sleep(LASTS)
                    struck.mend()
                    await asyncio.sleep(LASTS)
                    done.set()
                    acknowledged = await asyncio.wait_for(playing, 60)
                    for live in (here, there):
                        await live.catch_up()
                    assert same(here, there)
                    check(address, here, acknowledged)
                    await play_on(there)  # and the game goes on
                    assert there.record.phase == FINISHED

    tell(story)
    gc.collect()  # here, where they are expected, and not in whichever test comes next


def strike(struck: Proxy | Process, fault: str) -> None:
    """Let something happen to lines, or to a server: that is stopped where it stands."""
    if isinstance(struck, Process):
        struck.hold()
        return
    proxy = struck
    if fault == "delay":
        proxy.delay(0.1)
    elif fault == "hold":
        proxy.hold()
    else:
        proxy.cut()


def check(address: str, live: LiveTable, acknowledged: set[int]) -> None:
    """Hold the log to what was told, and the table to what the log says."""
    store = Store.at(address)
    rows = dict(store.events(live.record.identity))
    store.close()
    assert acknowledged
    assert list(rows) == list(range(1, len(rows) + 1))
    assert acknowledged <= set(rows)
    assert live.record.sequence == len(rows)
    events = [happened.unpacked(data) for data in rows.values()]
    replayed = revive(live.record.identity, events, GAMES, lambda *_: live.record.pack)
    assert replayed == live.record
