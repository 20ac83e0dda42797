"""Secrets on the wire: games that differ only in what a seat cannot know send it the same bytes.

Two tables are kept side by side for every seat and for a spectator: the true one, and one in
which everything hidden from them is reshuffled before and after every step, the moves and draws
they cannot see are others, and so is the seed. Both go through the very code that serves
sockets. What comes out must be the same frames, in the same number and order, times masked.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import msgspec
import pytest

from hippodrome.bots import bot_named
from hippodrome.bots.advising import Advice, Weighed
from hippodrome.bots.foreseeing import Outlook
from hippodrome.engine.match import Entry, Match
from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from hippodrome.server import showing, wire
from hippodrome.server.channel import Channel
from hippodrome.server.connection import Connection
from hippodrome.server.guests import Guest
from hippodrome.server.showing import Base
from hippodrome.server.totes import board
from hippodrome.table import clocks
from hippodrome.table import events as happened
from hippodrome.table.chronicle import Chronicle
from hippodrome.table.commands import Begin, Command, Sit, Submit, Undo
from hippodrome.table.deciding import decide
from hippodrome.table.folding import apply
from hippodrome.table.hinting import hint_question, reasoned
from hippodrome.table.live import LiveTable
from hippodrome.table.memory import MemoryLog
from hippodrome.table.oracle import Foreseen, question
from hippodrome.table.record import FINISHED, PLAYING, Record, entries_of
from hippodrome.table.snapshot import Snapshot
from tests.laws.walks import MANY, ROOMS, Setting, some_settings

GAMES_PLAYED = int(os.environ.get("HIPPODROME_TWINS", "24"))
"""How many random games; the whole thousand is for whoever has a quarter of an hour."""
CHUNKS = 3
UNDO, RETURN = 0.3, 0.1
"""How often a decision is taken back where it may be, and how often somebody reconnects."""
MASKED = re.compile(rb'"(now|seed|commitment)":("[0-9a-f]*"|\d+)')


HINTED = 40
"""Choices of a menu that a hint is put into words for."""
NOTHING_YET = Outlook(1, ((0, 0, 0),) * 12)
"""Chances that say nothing, for as many horses as any room has."""


def hint_asked_and_told(record: Record, audience: int) -> tuple[Any, ...]:
    """What a worker is asked for a hint, and how an answer is put that speaks of every choice."""
    if audience not in record.awaited():
        return ()
    game, pack, view = record.game, record.pack, record.view(audience)
    asked = hint_question(game, pack, record.identity, view, audience)
    menu = record.match.menu(audience)[:HINTED]
    weighed = tuple(Weighed(move, menu[0], 10, certain=True, tried=100) for move in menu)
    places = Outlook(100, ((50, 0, 0),) * 12)
    return asked, reasoned(game, pack, view, audience, Advice(weighed, places, 0.5))


class Twin(Snapshot):
    """A game whose hidden things are others: it knows the states it is led through."""

    ahead: list[Any]

    @classmethod
    def leading(cls, match: Match, states: list[Any]) -> Twin:
        """Stand in the first of some states, and go through the others."""
        twin = cls.of(match)
        assert isinstance(twin, Twin)
        twin.state, twin.ahead = states[0], states[1:]
        twin.hear()
        return twin

    def fork(self) -> Match:
        """Go the same way again."""
        return Twin.leading(self, [self.state, *self.ahead])

    def apply(self, entry: Entry) -> None:  # noqa: ARG002 (where it leads is known already)
        """Go on, whatever the true game did."""
        self.state = self.ahead.pop(0)
        self.forget()
        self.hear()

    def hear(self) -> None:
        """Take what the true game noted for all, which a law of its own holds to be no secret."""
        self.events = self.game.events.noted(self.state)


@dataclass
class Observer:
    """A seat or the spectator, connected to the true table and to its twin."""

    audience: int
    guest: Guest
    true: Channel
    twin: Channel
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

    def expects_the_same(self) -> bool:
        """Is the same asked for the tote boards and hints of both tables, and told in words there?

        What a worker answers follows from that alone: it gets nothing else.
        """
        hints = [
            hint_asked_and_told(one.live.record, self.audience) for one in (self.true, self.twin)
        ]
        if hints[0] != hints[1]:
            return False
        asked = [question(one.live.record, self.audience) for one in (self.true, self.twin)]
        told = [
            board(Foreseen(0, one.live.record, NOTHING_YET), self.audience)
            for one in (self.true, self.twin)
        ]
        return asked[0] == asked[1] and told[0] == told[1]

    def sees_no_difference(self) -> bool:
        """Is all that came meanwhile the same?"""
        if not self.expects_the_same():
            return False
        frames = [[drained(line) for line in pair] for pair in self.lines]
        self.shown += sum(len(true) for true, _ in frames)
        return all(true == twin for true, twin in frames)


@pytest.fixture(autouse=True)
def stopped_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both tables are told of everything at once, whatever the time."""
    monkeypatch.setattr(clocks, "now", lambda: 0)
    monkeypatch.setattr(clocks, "ticks", lambda: 0)


def drained(connection: Connection) -> list[bytes]:
    frames = []
    while (frame := connection.taken()) is not None:
        frames.append(MASKED.sub(rb'"\1":0', frame))
    return frames


def live(record: Record) -> LiveTable:
    """A table that only speaks: what happens at it is told by hand."""
    return LiveTable(record, MemoryLog())


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
        self.live = live(Record.laid(opened, setting.game, setting.pack, "table"))
        for seat in range(setting.seats):
            nonce = self.chance.randbytes(16)
            sit = Sit(f"guest {seat}", f"Name {seat}", seat, nonce)
            self.live.record = decide(self.record, sit, 0)[1]
        self.observers = []
        for audience in range(-1, setting.seats):
            other_seed = msgspec.structs.replace(opened, seed=self.chance.randbytes(32))
            other = live(replace(self.record, opened=other_seed))
            guest = Guest(f"guest {audience}" if audience >= 0 else "watcher")
            observer = Observer(audience, guest, Channel(self.live), Channel(other))
            observer.connect(None)
            self.observers.append(observer)

    @property
    def record(self) -> Record:
        return self.live.record

    def leaks(self) -> bool:
        """Play to the end; does anybody see a difference?"""
        self.do(Begin("guest 0"), 0)
        steps = 1
        while all(observer.sees_no_difference() for observer in self.observers):
            if self.record.phase == FINISHED:
                assert all(observer.shown > steps / 2 for observer in self.observers)
                return False
            self.someone_acts(steps * 1000)
            steps += 1
        return True

    def someone_acts(self, at: int) -> None:
        """Decide at random, now and then take it back, now and then reconnect."""
        record = self.record
        seat = self.chance.choice(record.awaited())
        stream, view = new_stream(self.chance.getrandbits(64)), record.view(seat)
        moves = bot_named("gambler").decide(record.game, record.pack, view, seat, stream)
        self.do(Submit(f"guest {seat}", seat, tuple(moves), record.stamps[seat]), at)
        if self.record.can_undo(seat) and self.chance.random() < UNDO:
            self.do(Undo(f"guest {seat}", seat), at)
        for observer in self.observers:
            if self.chance.random() < RETURN:
                if len(observer.lines) > 1:
                    observer.disconnect()
                observer.connect(self.chance.randrange(self.record.sequence + 1))

    def do(self, command: Command, at: int) -> None:
        """Let something become true on both sides, and all hear of it."""
        before = self.record.match
        event, after = decide(self.record, command, at)
        assert apply(self.record, event) == after
        states = [before.state.copy()]
        if isinstance(event, happened.Began | happened.Moved):
            trial = before.fork()
            for entry in entries_of(event):
                trial.apply(entry)
                states.append(trial.state.copy())
        self.live.record = after
        if isinstance(event, happened.Undone):
            states = [after.match.state.copy()]
        for observer in self.observers:
            observer.true.heard(self.live, event, before)
            self.do_otherwise(observer, event, states)

    def do_otherwise(self, observer: Observer, event: happened.AnyEvent, states: list[Any]) -> None:
        """Let the same happen where all that this observer cannot know is different."""
        record, twin = self.record, observer.twin.live
        other_event = self.otherwise(event, observer.audience)
        steps = twin.record.steps[:-1]
        if not isinstance(event, happened.Undone):
            steps = twin.record.steps.then(record.steps[-1]._replace(event=other_event))
        others = [self.reshuffled(state, observer.audience) for state in states]
        previous = self.reshuffled(record.before_last().state, observer.audience)
        twin.record = replace(
            record,
            opened=twin.record.opened,
            steps=steps,
            match=Twin.leading(record.match, others[-1:]),
            previous=Twin.leading(record.match, [previous]),
        )
        observer.twin.heard(twin, other_event, Twin.leading(record.match, others))

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
    tables = max(MANY, GAMES_PLAYED // len(ROOMS))
    rooms = [some_settings(name, edition, tables) for name, edition in ROOMS]
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
    own = [evening for evening in evenings(1, len(ROOMS)) if evening[0].game.name == name]
    try:
        assert any_leaks(own)
    except AssertionError as error:
        # A look may refuse outright to draw what no view should hold.
        if "nowhere a view knows" not in str(error):
            raise


@pytest.mark.parametrize("name", GAMES)
def test_a_frame_that_tells_the_move_itself_is_caught(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another test of the test: what was played must reach nobody but through views."""
    tell = Channel._send_steps

    def careless(channel: Channel, after: int | None, base: Base | None = None) -> None:
        tell(channel, after, base)
        channel._send_all(repr(channel.live.record.steps[-1]).encode())

    monkeypatch.setattr(Channel, "_send_steps", careless)
    assert any_leaks(evenings(1, 2))


def test_a_mark_that_counts_what_others_played_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another: where a seat's last turn stands may follow from nothing but what it was told."""
    show = showing.seat_view

    def careless(record: Record, seat: int, chronicle: Chronicle, **how: Any) -> wire.SeatView:
        view, turn = show(record, seat, chronicle, **how), record.last_turn(seat)
        if turn is None:
            return view
        played = [step for sequence, step, _ in record.steps if sequence > turn.sequence]
        moves = sum(len(step.moves) for step in played if isinstance(step, happened.Moved))
        return msgspec.structs.replace(view, last_turn=wire.LastTurn(moves, turn.event.at))

    monkeypatch.setattr(showing, "seat_view", careless)
    assert any_leaks(evenings(1, len(ROOMS)))


def test_a_game_under_way_is_what_is_compared() -> None:
    async def play() -> None:
        evening = Evening(*evenings(5, 1)[0])
        evening.do(Begin("guest 0"), 0)
        assert evening.record.phase == PLAYING
        for observer in evening.observers:
            assert [len(pair) for pair in observer.lines] == [2]
            assert observer.sees_no_difference()
            assert observer.shown >= 3

    asyncio.run(play())
