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
from hippodrome.table.table import PLAYING, Table, revive
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
        self.clock = 1_000_000
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
        self.table = Table(opened, TICKET, printed, "T")

    def do(self, command: Callable[[Table, int], happened.AnyEvent]) -> happened.AnyEvent:
        """Judge, note and make true."""
        event = command(self.table, self.clock + SECOND)
        self.clock += SECOND
        self.log.append(happened.packed(event))
        self.table.apply(event)
        return event

    def again(self, games: dict[str, Game] | None = None, printed: Pack | None = None) -> Table:
        """The same table, brought back from its log."""
        events = [happened.unpacked(data) for data in self.log]
        own = printed or self.table.pack
        return revive("T", events, games or dict(GAMES), lambda _game, _opened: own)

    def sit(self, seat: int, guest: str, name: str = "") -> None:
        nonce = b"nonce %d" % seat
        self.do(lambda table, at: table.sit(at, guest, name or guest, seat, nonce))

    def engage(self, seat: int, bot: str = "tipster") -> None:
        self.do(lambda table, at: table.engage(at, HOST, seat, bot, b"bot %d" % seat))

    def begin(self) -> None:
        self.do(lambda table, at: table.begin(at, HOST))

    def play(self, seat: int, move: str | int, by: int = happened.PERSON) -> None:
        """Decide for a seat as its guest would."""
        number = TICKET.read(move) if isinstance(move, str) else move
        guest, seen = self.table.places[seat].guest, self.table.stamps[seat]
        self.do(lambda table, at: table.submit(at, guest, seat, [number], seen, by))

    def play_first(self, seat: int | None = None) -> int:
        """Play the first legal move of a seat that is awaited; give the seat."""
        seat = self.table.awaited()[0] if seat is None else seat
        self.play(seat, self.table.match.menu(seat)[0])
        return seat

    def say(self, guest: str, text: str) -> None:
        self.do(lambda table, at: table.speak(at, guest, guest, text))

    def undo(self, seat: int) -> None:
        guest = self.table.places[seat].guest
        self.do(lambda table, at: table.undo(at, guest, seat))


def seated(**wish: Any) -> Desk:
    """A table where host, Ann and Bob sit and the game has not begun."""
    desk = Desk(**wish)
    for seat, guest in enumerate((HOST, ANN, BOB)[: desk.table.opened.seats]):
        desk.sit(seat, guest)
    return desk


def begun(**wish: Any) -> Desk:
    """A table where the game has begun; the host's seat is asked for the discipline."""
    desk = seated(**wish)
    desk.begin()
    assert desk.table.phase == PLAYING
    assert desk.table.awaited() == [0]
    return desk


def predicting(**wish: Any) -> Desk:
    """A table where all seats are asked for their predictions at once."""
    desk = begun(**wish)
    desk.play(0, "flat:3")
    assert desk.table.awaited() == list(range(desk.table.opened.seats))
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


def everything(table: Table) -> dict[str, Any]:
    """All that a table knows, in a form that can be compared."""
    return {
        "sequence": table.sequence,
        "phase": table.phase,
        "places": list(table.places),
        "state": table.match.state.remembered(),
        "log": list(table.match.log),
        "stamps": list(table.stamps),
        "asked_at": list(table.asked_at),
        "changed_at": table.changed_at,
        "steps": list(table.steps),
        "said": list(table.said),
        "removed": set(table.removed),
        "muted": set(table.muted),
        "croupier": croupier_of(table),
        "awaited": table.awaited(),
        "undo": [table.can_undo(seat) for seat in range(table.opened.seats)],
        "looks": [table.match.look(seat) for seat in range(-1, table.opened.seats)],
    }


def croupier_of(table: Table) -> tuple[bytes, int]:
    croupier: Croupier = table.croupier()
    return croupier.key, croupier.counter
