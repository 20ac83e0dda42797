"""Secrets on the wire: games that differ only in what a seat cannot know send it the same bytes.

Two tables are kept side by side for every seat and for a spectator: the true one, and one in
which everything hidden from them is reshuffled before and after every step, the moves and draws
they cannot see are others, and so is the seed. Both go through the very code that serves
sockets. What comes out must be the same frames, in the same number and order, times masked.
"""

from __future__ import annotations

import asyncio
import copy
import importlib
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest

from hippodrome.bots import bot_named
from hippodrome.engine.match import Entry, Match
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from hippodrome.server import audience as audiences
from hippodrome.server import wire
from hippodrome.server.audience import Chronicle, entries_of
from hippodrome.server.connection import Connection
from hippodrome.server.crowd import Crowd
from hippodrome.server.guests import Guest
from hippodrome.table import events as happened
from hippodrome.table.house import Running
from hippodrome.table.still import Still
from hippodrome.table.table import FINISHED, PLAYING, Table
from tests.laws.walks import ROOMS, Setting, settings_of

GAMES_PLAYED = int(os.environ.get("HIPPODROME_TWINS", "40"))
"""How many random games; the whole thousand is for whoever has a quarter of an hour."""
CHUNKS = 4
UNDO, RETURN = 0.3, 0.1
"""How often a decision is taken back where it may be, and how often somebody reconnects."""
MASKED = re.compile(rb'"(now|seed|commitment)":("[0-9a-f]*"|\d+)')


class Twin(Still):
    """A game whose hidden things are others: it knows the states it is led through."""

    ahead: list[Any]

    @classmethod
    def leading(cls, match: Match, states: list[Any]) -> Twin:
        """Stand in the first of some states, and go through the others."""
        twin = cls.of(match)
        assert isinstance(twin, Twin)
        twin.state, twin.ahead = states[0], states[1:]
        return twin

    def fork(self) -> Match:
        """Go the same way again."""
        return Twin.leading(self, [self.state, *self.ahead])

    def apply(self, entry: Entry) -> None:  # noqa: ARG002 (where it leads is known already)
        """Go on, whatever the true game did."""
        self.state = self.ahead.pop(0)
        self.forget()


@dataclass
class Observer:
    """A seat or the spectator, connected to the true table and to its twin."""

    audience: int
    guest: Guest
    true: Crowd
    twin: Crowd
    lines: list[tuple[Connection, Connection]] = field(default_factory=list)
    shown: int = 0

    def connect(self, after: int | None) -> None:
        """Connect to both tables."""
        pair = (Connection(self.guest), Connection(self.guest))
        self.true.join(pair[0], after)
        self.twin.join(pair[1], after)
        self.lines.append(pair)

    def disconnect(self) -> None:
        """Leave both tables with the last connection."""
        true, twin = self.lines.pop()
        self.true.leave(true)
        self.twin.leave(twin)

    def sees_no_difference(self) -> bool:
        """Is all that came meanwhile the same?"""
        frames = [[drained(line) for line in pair] for pair in self.lines]
        self.shown += sum(len(true) for true, _ in frames)
        return all(true == twin for true, twin in frames)


def drained(connection: Connection) -> list[bytes]:
    frames = []
    while (frame := connection.taken()) is not None:
        frames.append(MASKED.sub(rb'"\1":0', frame))
    return frames


class Evening:
    """One random game with an observer in every place."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.chance = Random(seed)
        self.secrets = importlib.import_module(f"tests.games.{setting.game.name}.secrets")
        self.printed = setting.pack.printed
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
            clock=self.chance.choice((0, 60)),
            pace=0,
            seed=self.chance.randbytes(32),
        )
        self.running = Running(Table(opened, setting.game, setting.pack, "table"))
        for seat in range(setting.seats):
            nonce = self.chance.randbytes(16)
            self.table.apply(self.table.sit(0, f"guest {seat}", f"Name {seat}", seat, nonce))
        self.observers = []
        for audience in range(-1, setting.seats):
            other = Running(copy.copy(self.table))
            other.table.steps = []
            other.table.opened = msgspec.structs.replace(opened, seed=self.chance.randbytes(32))
            guest = Guest(f"guest {audience}" if audience >= 0 else "watcher")
            observer = Observer(audience, guest, Crowd(self.running), Crowd(other))
            observer.connect(None)
            self.observers.append(observer)

    @property
    def table(self) -> Table:
        return self.running.table

    def leaks(self) -> bool:
        """Play to the end; does anybody see a difference?"""
        self.do(self.table.begin(0, "guest 0"))
        steps = 1
        while all(observer.sees_no_difference() for observer in self.observers):
            if self.table.phase == FINISHED:
                assert all(observer.shown > steps / 2 for observer in self.observers)
                return False
            self.someone_acts(steps * 1000)
            steps += 1
        return True

    def someone_acts(self, at: int) -> None:
        """Decide at random, now and then take it back, now and then reconnect."""
        table = self.table
        seat = self.chance.choice(table.awaited())
        stream = new_stream(self.chance.getrandbits(64))
        moves = bot_named("gambler").decide(table.game, table.pack, table.view(seat), seat, stream)
        self.do(table.submit(at, f"guest {seat}", seat, moves, table.stamps[seat]))
        if table.can_undo(seat) and self.chance.random() < UNDO:
            self.do(table.undo(at, f"guest {seat}", seat))
        for observer in self.observers:
            if self.chance.random() < RETURN:
                if len(observer.lines) > 1:
                    observer.disconnect()
                observer.connect(self.chance.randrange(self.table.sequence + 1))

    def do(self, event: happened.AnyEvent) -> None:
        """Let an event become true on both sides, and all hear of it."""
        before = self.table.match
        states = [before.state.copy()]
        if isinstance(event, happened.Began | happened.Moved):
            trial = before.fork()
            for entry in entries_of(event):
                trial.apply(entry)
                states.append(trial.state.copy())
        self.table.apply(event)
        if isinstance(event, happened.Undone):
            states = [self.table.match.state.copy()]
        for observer in self.observers:
            observer.true.heard(self.running, event, before)
            self.do_otherwise(observer, event, states)

    def do_otherwise(self, observer: Observer, event: happened.AnyEvent, states: list[Any]) -> None:
        """Let the same happen where all that this observer cannot know is different."""
        table, running = self.table, observer.twin.running
        for name in ("sequence", "phase", "stamps", "asked_at", "changed_at", "places"):
            setattr(running.table, name, copy.copy(getattr(table, name)))
        other_event = self.otherwise(event, observer.audience)
        if isinstance(event, happened.Undone):
            running.table.steps.pop()
        else:
            running.table.steps.append((table.sequence, other_event))
        others = [self.reshuffled(state, observer.audience) for state in states]
        earlier = Twin.leading(table.match, others)
        running.table.match = Twin.leading(table.match, others[-1:])
        previous = table._before_last().state
        running.table._previous = Twin.leading(
            table.match, [self.reshuffled(previous, observer.audience)]
        )
        observer.twin.heard(running, other_event, earlier)

    def reshuffled(self, state: Any, audience: int) -> Any:
        other = state.copy()
        self.secrets.reshuffle(self.printed, other, audience, self.chance)
        return other

    def otherwise(self, event: Any, audience: int) -> Any:
        """An event with other moves and draws, as far as somebody cannot read it."""
        if isinstance(event, happened.Began | happened.Moved):
            event = msgspec.structs.replace(event, draws=tuple(0 for _ in event.draws))
        if isinstance(event, happened.Moved):
            # Not even how many moves a decision took: a slip's bets are nobody's business.
            moves = event.moves if event.seat == audience else (1,)
            event = msgspec.structs.replace(event, moves=moves, check=0)
        return event


def evenings(first: int, count: int) -> list[tuple[Setting, int]]:
    """Random ways to lay a table, every room and pack in turn."""
    chance = Random(first)
    rooms = [settings_of(name, edition) for name, edition in ROOMS]
    return [(chance.choice(rooms[number % len(rooms)]), first + number) for number in range(count)]


def any_leaks(games: list[tuple[Setting, int]]) -> bool:
    async def play() -> bool:
        return any(Evening(setting, seed).leaks() for setting, seed in games)

    return asyncio.run(play())


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_twins_send_byte_identical_frames(chunk: int) -> None:
    count = GAMES_PLAYED // CHUNKS
    assert not any_leaks(evenings(chunk * 10_000, count))


See = Callable[..., None]


@pytest.mark.parametrize("name", GAMES)
def test_a_see_that_shows_a_secret_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: break `see` on purpose and the frames differ."""
    rules = GAMES[name].interpreted
    fields = importlib.import_module(f"tests.games.{name}.secrets").SECRET_FIELDS
    see: See = rules.see

    def careless(pack: Any, state: Any, seat: int, view: Any) -> None:
        see(pack, state, seat, view)
        for secret in fields:
            setattr(view, secret, getattr(state.copy(), secret))

    monkeypatch.setattr(rules, "see", careless)
    try:
        assert any_leaks(evenings(1, len(ROOMS)))
    except AssertionError as error:
        # A look may refuse outright to draw what no view should hold.
        if "nowhere a view knows" not in str(error):
            raise


@pytest.mark.parametrize("name", GAMES)
def test_a_frame_that_tells_the_move_itself_is_caught(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another test of the test: what was played must reach nobody but through views."""
    tell = Crowd._send_steps

    def careless(crowd: Crowd, after: int | None) -> None:
        tell(crowd, after)
        crowd._send_all(repr(crowd.running.table.steps[-1]).encode())

    monkeypatch.setattr(Crowd, "_send_steps", careless)
    assert any_leaks(evenings(1, 2))


def test_a_mark_that_counts_what_others_played_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another: where a seat's last turn stands may follow from nothing but what it was told."""
    show = audiences.seat_view

    def careless(table: Table, seat: int, chronicle: Chronicle) -> wire.SeatView:
        view, turn = show(table, seat, chronicle), table.last_turn(seat)
        if turn is None:
            return view
        played = [step for sequence, step in table.steps if sequence > turn[0]]
        moves = sum(len(step.moves) for step in played if isinstance(step, happened.Moved))
        return msgspec.structs.replace(view, last_turn=wire.LastTurn(moves, turn[1].at))

    monkeypatch.setattr(audiences, "seat_view", careless)
    assert any_leaks(evenings(1, len(ROOMS)))


def test_a_game_under_way_is_what_is_compared() -> None:
    async def play() -> None:
        evening = Evening(*evenings(5, 1)[0])
        evening.do(evening.table.begin(0, "guest 0"))
        assert evening.table.phase == PLAYING
        for observer in evening.observers:
            assert [len(pair) for pair in observer.lines] == [2]
            assert observer.sees_no_difference()
            assert observer.shown >= 3

    asyncio.run(play())
