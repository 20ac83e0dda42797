"""A table without house or disk: commands become true at once, and the log is a list."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from hippodrome.engine.croupier import Croupier
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game, Pack
from hippodrome.games import GAMES
from hippodrome.table import events as happened
from hippodrome.table.commands import Begin, Command, Engage, Sit, Speak, Submit, Undo
from hippodrome.table.deciding import decide
from hippodrome.table.folding import apply, revive
from hippodrome.table.record import PLAYING, Record
from hippodrome.words import LANGUAGES, words

TICKET = GAMES["ticket"]
HOST, ANN, BOB, STRANGER = "host", "ann", "bob", "stranger"
SECOND = 1000


@cache
def pack(edition: str) -> Pack:
    return TICKET.pack(edition)


class Desk:
    """One table and its log; every command happens a second after the last."""

    def __init__(
        self,
        seats: int = 3,
        options: dict[str, int] | None = None,
        edition: str = "tiny",
        clock: int = 0,
        pace: int = 900,
    ) -> None:
        self.clock = self.laid = 1_000_000
        printed = pack(edition)
        laid = TICKET.lay(printed, seats, {"first": 1, **(options or {})})
        opened = happened.Opened(
            at=self.clock,
            game=TICKET.name,
            rules=TICKET.rules_version,
            pack=printed.name,
            pack_hash=printed.hash,
            seats=seats,
            options={option.name: getattr(laid, option.name) for option in TICKET.options},
            host=HOST,
            title="Sunday",
            public=True,
            watchable=True,
            clock=clock,
            pace=pace,
            seed=bytes(range(32)),
        )
        self.log: list[bytes] = [happened.packed(opened)]
        self.record = Record.laid(opened, TICKET, printed, "T")

    def do(self, command: Command) -> happened.AnyEvent:
        """Judge, note and make true; what the judge promises is what the log folds to."""
        before, known = self.record, everything(self.record)
        elapsed = self.clock + SECOND - self.laid - before.time
        event, after = decide(before, command, self.clock + SECOND, elapsed)
        assert everything(before) == known, "judging changes nothing"
        assert apply(before, event) == after
        assert everything(apply(before, event)) == everything(after)
        self.clock += SECOND
        self.log.append(happened.packed(event))
        self.record = after
        return event

    @property
    def time(self) -> int:
        """How long the table has been open."""
        return self.clock - self.laid

    def again(self, games: dict[str, Game] | None = None, printed: Pack | None = None) -> Record:
        """The same table, brought back from its log."""
        events = [happened.unpacked(data) for data in self.log]
        own = printed or self.record.pack
        return revive("T", events, games or dict(GAMES), lambda _game, _opened: own)

    def sit(self, seat: int, guest: str, name: str = "") -> None:
        nonce = b"nonce %d" % seat
        self.do(Sit(guest, name or guest, seat, nonce))

    def engage(self, seat: int, bot: str = "tipster") -> None:
        self.do(Engage(HOST, seat, bot, b"bot %d" % seat))

    def begin(self) -> None:
        self.do(Begin(HOST))

    def play(self, seat: int, move: str | int, by: int = happened.PERSON) -> None:
        """Decide for a seat as its guest would."""
        number = TICKET.read(move) if isinstance(move, str) else move
        guest, seen = self.record.places[seat].guest, self.record.stamps[seat]
        self.do(Submit(guest, seat, (number,), seen, by))

    def play_first(self, seat: int | None = None) -> int:
        """Play the first legal move of a seat that is awaited; give the seat."""
        seat = self.record.awaited()[0] if seat is None else seat
        self.play(seat, self.record.match.menu(seat)[0])
        return seat

    def say(self, guest: str, text: str) -> None:
        self.do(Speak(guest, guest, text))

    def undo(self, seat: int) -> None:
        guest = self.record.places[seat].guest
        self.do(Undo(guest, seat))


def seated(**wish: Any) -> Desk:
    """A table where host, Ann and Bob sit and the game has not begun."""
    desk = Desk(**wish)
    for seat, guest in enumerate((HOST, ANN, BOB)[: desk.record.opened.seats]):
        desk.sit(seat, guest)
    return desk


def begun(**wish: Any) -> Desk:
    """A table where the game has begun; the host's seat is asked for the discipline."""
    desk = seated(**wish)
    desk.begin()
    assert desk.record.phase == PLAYING
    assert desk.record.awaited() == [0]
    return desk


def predicting(**wish: Any) -> Desk:
    """A table where all seats are asked for their predictions at once."""
    desk = begun(**wish)
    desk.play(0, "flat:3")
    assert desk.record.awaited() == list(range(desk.record.opened.seats))
    return desk


def refused(key: str, command: Callable[[], Any], **params: Any) -> HippodromeError:
    """Expect a command to be refused with a sentence that can be told in every language."""
    with pytest.raises(HippodromeError) as caught:
        command()
    assert caught.value.sentence.key == key
    for name, value in params.items():
        assert caught.value.sentence.params[name] == value
    told = {words(language).tell(caught.value.sentence) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    return caught.value


def forbidden(key: str, record: Record, command: Command, **params: Any) -> HippodromeError:
    """Expect a table to refuse a command, whenever it is asked."""
    return refused(key, lambda: decide(record, command, 0), **params)


def everything(record: Record) -> dict[str, Any]:
    """All that a table knows, in a form that can be compared."""
    return {
        "sequence": record.sequence,
        "phase": record.phase,
        "places": list(record.places),
        "state": record.match.state.remembered(),
        "log": list(record.match.log),
        "stamps": list(record.stamps),
        "asked": list(record.asked),
        "time": record.time,
        "changed_at": record.changed_at,
        "steps": list(record.steps),
        "said": list(record.said),
        "removed": set(record.removed),
        "muted": set(record.muted),
        "croupier": croupier_of(record),
        "awaited": record.awaited(),
        "undo": [record.can_undo(seat) for seat in range(record.opened.seats)],
        "looks": [record.match.look(seat) for seat in range(-1, record.opened.seats)],
    }


def croupier_of(record: Record) -> tuple[bytes, int]:
    croupier: Croupier = record.croupier()
    return croupier.key, croupier.counter
