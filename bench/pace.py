"""What an afternoon takes of a person: minutes at each speed, and decisions in the auction.

Everything a table waits for is in its log, by its own clock (docs/decisions/0022): a game is played
here with that clock and without waiting, which gives what a table asks for to the millisecond. The
person decides as the tipster does, as soon as the stage has shown what happened. How much bots,
disk and event loop add is seen in a house that really runs: whole at once, and for a while at ease.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from bench.figures import keep
from hippodrome.bots import bot_named
from hippodrome.engine.orders import Order
from hippodrome.engine.stream import new_stream
from hippodrome.games import game_named
from hippodrome.games.ascot.moves import PASS_MOVE
from hippodrome.games.ascot.people.orders import BID_UP_TO, FINISH_LOT
from hippodrome.games.ascot.tipster.tip import bid_limit
from hippodrome.table import commands
from hippodrome.table.clocks import Due, due_next
from hippodrome.table.deciding import decide
from hippodrome.table.events import BOT as BOT_DECIDES
from hippodrome.table.events import PERSON, Moved
from hippodrome.table.folding import apply
from hippodrome.table.house import House
from hippodrome.table.laying import Wish, lay
from hippodrome.table.orders import decided, stands
from hippodrome.table.pacing import SPEEDS, STEP, Speed
from hippodrome.table.record import PLAYING, Record
from hippodrome.table.store import Store

FILE = Path("build/bench-pace.json")
GAME, SEATS, ME, GUEST, BOT = "ascot", 4, 0, "me", "tipster"
MINUTE = 60_000
LONGEST = 300
"""Seconds after which a game at once is given up."""
WAYS = {"bid by bid": False, "by word left": True}
TIMED = [speed for speed in SPEEDS if speed != STEP]
"""Step by step nobody but the person says how long it takes."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the words after `pace`."""
    parser.add_argument("--games", type=int, default=20, help="games the auction is counted in")
    parser.add_argument("--timed", type=int, default=10, help="games each speed is timed in")
    parser.add_argument("--seconds", type=float, default=60, help="how long a house runs at ease")
    parser.add_argument("--json", type=Path, default=FILE, help="where the figures are written")
    parser.set_defaults(measure=measure)


def measure(asked: argparse.Namespace) -> int:
    """Measure, print and write the figures; give the exit status."""
    figures: dict[str, Any] = {"decisions": {}, "minutes": {}}
    for way, by_order in WAYS.items():
        made: Counter[str] = Counter()
        for seed in range(asked.games):
            made += Afternoon(seed, "once", by_order).play().made
        figures["decisions"][way] = {name: count / asked.games for name, count in made.items()}
        shown = ", ".join(f"{name} {count / asked.games:.1f}" for name, count in made.items())
        print(f"Decisions a game, {way}: {shown}")
    for speed in TIMED:
        for way, by_order in WAYS.items():
            games = [Afternoon(seed, speed, by_order).play() for seed in range(asked.timed)]
            minutes = [game.record.time / MINUTE for game in games]
            figures["minutes"][f"{speed}, {way}"] = minutes
            print(
                f"A whole game, {speed}, {way}: {median(minutes):.1f} minutes "
                f"({min(minutes):.1f} to {max(minutes):.1f})"
            )
    runs: tuple[tuple[Speed, float], ...] = (("once", LONGEST), ("ease", asked.seconds))
    for speed, seconds in runs:
        wall = asyncio.run(wall_time(speed, seconds))
        figures[f"wall, {speed}"] = wall
        shown = ", ".join(f"{name} {value:,.1f}" for name, value in wall.items())
        print(f"In a house that runs, {speed}: {shown}")
    keep(figures, asked.json)
    return 0


async def wall_time(speed: Speed, seconds: float) -> dict[str, float]:
    """Play a game in a house that runs, for some time at most; how late is whoever is due?"""
    with tempfile.TemporaryDirectory() as folder:
        store = Store.in_folder(Path(folder))
        house = House(store)
        try:
            live = await house.lay(GUEST, Wish(GAME, SEATS))
            await live.do(commands.Sit(GUEST, "Ann", ME, b""))
            for seat in range(1, SEATS):
                await live.do(commands.Engage(GUEST, seat, BOT, b""))
            await live.do(commands.SetSpeed(GUEST, speed))
            await live.do(commands.Begin(GUEST))
            begun = live.record
            while live.record.phase == PLAYING and live.time - begun.time < seconds * 1000:
                asked = ME in live.record.awaited()
                if asked and live.time >= live.record.stage_ends:
                    seen = live.record.stamps[ME]
                    due = Due(0, ME, BOT, PERSON, seen, GUEST)
                    await live.do(due.command(await house.driver._ask(live.record, due)))
                await asyncio.sleep(0.001)
            late = lateness(begun, live.record)
            return {
                "seconds": (live.time - begun.time) / 1000,
                "over": float(live.record.phase != PLAYING),
                "decisions of bots": len(late),
                "milliseconds late (median)": median(late),
            }
        finally:
            await house.close()
            store.close()


def lateness(begun: Record, record: Record) -> list[int]:
    """By how many milliseconds each bot decided later than it was due, by a table's log."""
    late = []
    for step in record.steps[len(begun.steps) :]:
        due = due_next(begun)
        begun = apply(begun, step.event)
        if due is not None and isinstance(step.event, Moved) and step.event.by == BOT_DECIDES:
            late.append(begun.stepped - due.at)
    return late


class Afternoon:
    """A game against three bots, and what its person has decided in it.

    The person thinks of a lot when first asked about it, and bids the least there is until that is
    too dear: bid by bid, or by word left for the lot (docs/decisions/0023); the games are the same.
    """

    def __init__(self, seed: int, speed: Speed, by_order: bool = False) -> None:
        """Sit down and begin; the same seed gives the same game."""
        game = game_named(GAME)
        key = hashlib.sha256(b"pace %d" % seed).digest()
        self.record = lay(GUEST, Wish(GAME, SEATS), 0, game, game.pack(), key, f"pace-{seed}")
        self.by_order, self.orders = by_order, dict[int, Order]()
        self.limit: Order | None = None
        self.made: Counter[str] = Counter()
        self._stream, self._bot = new_stream(seed), bot_named(BOT)
        self._do(commands.Sit(GUEST, "Ann", ME, b""))
        for seat in range(1, SEATS):
            self._do(commands.Engage(GUEST, seat, BOT, b""))
        self._do(commands.Begin(GUEST))
        if speed != self.record.speed:
            self._do(commands.SetSpeed(GUEST, speed))

    def play(self) -> Afternoon:
        """Play to the end, by the table's own clock."""
        while self.record.phase == PLAYING:
            self._drop_orders()
            due = due_next(self.record, self.orders)
            asked = ME in self.record.awaited() and ME not in self.orders
            if asked and (due is None or self.record.stage_ends <= due.at):
                self._decide(self.record.stage_ends)
                continue
            assert due is not None
            by_order = self.orders.get(due.seat)
            moves = decided(self.record, ME, by_order) if by_order else self._thought(due.seat)
            self._do(due.command(moves), due.at)
        return self

    def _decide(self, at: int) -> None:
        """Let the person decide something, or leave word how it is to be decided."""
        state = self.record.match.state
        if not state.lot:
            self.made["other decisions"] += 1
            self._submit(self._thought(ME), at)
            return
        view, pack = self.record.view(ME), self.record.pack.printed
        if self.limit is None or self.limit.about != state.lot:
            self.limit = Order(BID_UP_TO, state.lot, max(0, bid_limit(pack, view, ME)))
            self.made["lots"] += 1
        self.made["decisions in sales"] += 1
        moves = decided(self.record, ME, self.limit)
        if self.by_order and moves != (PASS_MOVE,):
            self.orders[ME] = self.limit
        else:
            self._submit(moves, at)

    def _drop_orders(self) -> None:
        """Forget what means nothing any more; once out of a lot, ask for it to be finished."""
        lot = self.record.match.state.lot
        if self.limit is not None and self.limit.about != lot:
            self.limit = None
        self.orders = {
            seat: order for seat, order in self.orders.items() if stands(self.record, seat, order)
        }
        wish = Order(FINISH_LOT, lot)
        if self.by_order and not self.orders and stands(self.record, ME, wish):
            self.made["lots finished by a tap"] += 1
            self.orders[ME] = wish

    def _thought(self, seat: int) -> Sequence[int]:
        """What the tipster would do."""
        view = self.record.view(seat)
        return self._bot.decide(self.record.game, self.record.pack, view, seat, self._stream)

    def _submit(self, moves: Sequence[int], at: int) -> None:
        self._do(commands.Submit(GUEST, ME, tuple(moves), self.record.stamps[ME]), at)

    def _do(self, command: commands.Command, at: int = 0) -> None:
        self.record = decide(self.record, command, 0, max(0, at - self.record.time))[1]
