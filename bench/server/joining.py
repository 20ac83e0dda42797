"""What joining costs early and late in a long game, warm and cold, without a network."""

from __future__ import annotations

import asyncio
import time
from statistics import median

from bench.figures import Figures
from hippodrome.bots import bot_named
from hippodrome.engine.stream import new_stream
from hippodrome.server.channel import Channel
from hippodrome.server.connection import Connection
from hippodrome.server.guests import Guest
from hippodrome.table.commands import Begin, Engage, Submit
from hippodrome.table.deciding import decide
from hippodrome.table.events import BOT
from hippodrome.table.laying import Wish, lay_table
from hippodrome.table.live import LiveTable
from hippodrome.table.memory import MemoryLog
from hippodrome.table.record import PLAYING, Record

EARLY, LATE = 10, 1000
JOINS = 40
HOST = "host"


def long_game(game: str = "auteuil", seats: int = 4) -> tuple[Record, Record]:
    """Let gamblers play; give the table at an early step, and late or before the game ends."""
    record = lay_table(HOST, Wish(game=game, seats=seats), 0)
    for seat in range(seats):
        record = decide(record, Engage(HOST, seat, "gambler", b""), 0)[1]
    record = decide(record, Begin(HOST), 0)[1]
    gambler, early, late = bot_named("gambler"), record, record
    while record.phase == PLAYING and len(record.steps) < LATE:
        late = record
        (seat, *_) = record.awaited()
        stream = new_stream(record.sequence)
        moves = gambler.decide(record.game, record.pack, record.view(seat), seat, stream)
        chosen = Submit("", seat, tuple(moves), record.stamps[seat], BOT)
        record = decide(record, chosen, 0)[1]
        if len(record.steps) <= EARLY:
            early = record
    return early, late


async def joins(record: Record) -> tuple[float, float, int]:
    """Give the microseconds of a cold join and of warm ones, and the bytes sent at each."""
    live = LiveTable(record, MemoryLog())
    start = time.process_time()
    channel = Channel(live, live.chronicle)
    come(channel, "first")
    cold = time.process_time() - start
    warm, sent = [], 0
    for number in range(JOINS):
        start = time.process_time()
        line = come(channel, f"guest {number}")
        warm.append(time.process_time() - start)
        sent = sum(len(frame) for frame in iter(line.taken, None))
        channel.leave(line)
    return 1e6 * cold, 1e6 * median(warm), sent


def come(channel: Channel, guest: str) -> Connection:
    """Join a table as somebody who watches."""
    line = Connection(Guest(guest))
    channel.join(line, None)
    return line


def measure() -> Figures:
    """Measure joins to the same game early and late."""
    figures: Figures = {}
    early, late = long_game()
    asyncio.run(joins(early))  # what is read from disk once is no part of joining
    for name, record in (("early", early), ("late", late)):
        cold, warm, sent = asyncio.run(joins(record))
        figures[f"steps_at_a_{name}_join"] = len(record.steps)
        figures[f"cold_join_us_{name}"] = cold
        figures[f"warm_join_us_{name}"] = warm
        figures[f"join_bytes_{name}"] = sent
    return figures
