"""The law of the core, over all games: what is decided is what the log folds to."""

from __future__ import annotations

from random import Random

import pytest

from hippodrome.bots import BOTS, bot_named
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.stream import new_stream
from hippodrome.table import events as happened
from hippodrome.table.commands import (
    Begin,
    Command,
    Engage,
    HandBack,
    Remove,
    Sit,
    Speak,
    Submit,
    TakeOver,
    Undo,
)
from hippodrome.table.deciding import decide
from hippodrome.table.folding import apply, revive
from hippodrome.table.laying import Wish, lay
from hippodrome.table.record import GATHERING, PLAYING, Record
from tests.laws.walks import ROOMS, Setting, some_settings
from tests.table.tables import everything

DECISIONS = 60
UNDO, MEANWHILE = 0.3, 0.15
"""How often somebody tries to take a decision back, and how often something else happens."""


class Life:
    """A table at which anything may happen, and its log."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.chance, self.setting, self.at = Random(seed), setting, 0
        wish = Wish(setting.game.name, setting.seats, setting.options, clock=30)
        self.record = lay("guest 0", wish, 0, setting.game, setting.pack, b"seed %d" % seed)
        self.log: list[bytes] = [happened.packed(self.record.opened)]
        self.done: set[type[happened.AnyEvent]] = set()

    def do(self, command: Command) -> None:
        """Decide, and hold what comes of it against the fold of what is written."""
        self.at += self.chance.randrange(10_000)
        before, known = self.record, everything(self.record)
        try:
            event, after = decide(before, command, self.at)
        except HippodromeError:
            assert everything(before) == known, "a refusal changes nothing"
            return
        assert everything(before) == known, "to decide changes nothing"
        written = happened.unpacked(happened.packed(event))
        assert apply(before, written) == after
        assert everything(before) == known, "to apply changes nothing"
        assert everything(apply(before, written)) == everything(after)
        self.log.append(happened.packed(event))
        self.record = after
        self.done.add(type(event))

    def begin(self) -> None:
        """Let people and bots sit down."""
        for seat in range(self.setting.seats):
            if seat == 0 or self.chance.random() < 0.7:
                self.do(Sit(f"guest {seat}", f"Name {seat}", seat, self.chance.randbytes(8)))
            else:
                self.do(Engage("guest 0", seat, self.chance.choice(list(BOTS)), b"bot"))
        self.do(Begin("guest 0"))

    def go_on(self) -> None:
        """Let a seat decide, perhaps take it back, and perhaps let something happen beside."""
        record = self.record
        seat = self.chance.choice(record.awaited())
        place, view = record.places[seat], record.view(seat)
        stream = new_stream(self.chance.getrandbits(64))
        moves = bot_named("gambler").decide(record.game, record.pack, view, seat, stream)
        by = happened.BOT if place.bot else self.chance.choice((happened.PERSON, happened.CLOCK))
        self.do(Submit(place.guest, seat, tuple(moves), record.stamps[seat], by))
        assert self.record is not record, "the decision was legal"
        if self.chance.random() < UNDO:
            self.do(Undo(place.guest, seat))
        if self.chance.random() < MEANWHILE:
            anyone = self.chance.randrange(self.setting.seats)
            guest = self.record.places[anyone].guest
            commands: tuple[Command, ...] = (
                TakeOver(guest, anyone, "tipster"),
                HandBack(guest, anyone),
                HandBack(guest, anyone),
                Speak(guest, "me", "well, well"),
                Remove("guest 0", f"guest {self.setting.seats - 1}"),
            )
            self.do(self.chance.choice(commands))

    def again(self) -> Record:
        """The same table from its log."""
        events = [happened.unpacked(data) for data in self.log]
        games = {self.setting.game.name: self.setting.game}
        identity = self.record.identity
        return revive(identity, events, games, lambda _game, _opened: self.setting.pack)


@pytest.mark.parametrize(("name", "edition"), ROOMS)
def test_what_is_decided_is_what_the_log_folds_to(name: str, edition: str) -> None:
    chance, done = Random(f"{name} {edition}"), set()
    for seed in range(4):
        life = Life(chance.choice(some_settings(name, edition)), seed)
        life.begin()
        assert life.record.phase != GATHERING
        for _ in range(DECISIONS):
            if life.record.phase == PLAYING:
                life.go_on()
        assert life.again() == life.record
        assert everything(life.again()) == everything(life.record)
        done |= life.done
    assert {happened.Moved, happened.Undone, happened.TakenOver} <= done
