"""A table: the fold of its events (`Record`), and the judge of what may happen next.

A command (`submit`, `sit`, …) makes nothing true. It gives the event to be written, or raises
a sentence; only when the event is on disk does `apply` make it true. So a table in memory is
never ahead of its log, and replaying the log gives the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hippodrome.bots import bot_named
from hippodrome.engine.croupier import Croupier
from hippodrome.engine.errors import NotAllowed, Stale
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.match import Match
from hippodrome.table import events as happened
from hippodrome.table.record import (
    ABANDONED,
    FINISHED,
    GATHERING,
    PLAYING,
    STRANDED,
    SUBSTITUTE,
    Record,
    Tried,
    state_hash,
    take,
)

__all__ = [
    "ABANDONED",
    "FINISHED",
    "GATHERING",
    "LONGEST_CLOCK",
    "LONGEST_NAME",
    "LONGEST_TEXT",
    "LONGEST_TITLE",
    "PLAYING",
    "STRANDED",
    "SUBSTITUTE",
    "Table",
    "clean_name",
    "revive",
    "state_hash",
    "take",
]

LONGEST_NAME, LONGEST_TITLE, LONGEST_TEXT, LONGEST_CLOCK = 24, 40, 400, 86_400
LONGEST_NONCE = 64
MOST_MOVES = 64
"""How many moves one decision may take."""
LARGEST_MOVE = 2**53
"""Browsers lose integers from here on."""


def clean_text(text: str, longest: int) -> str:
    """Give a text fit to be shown: one line of printable letters, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:longest].strip()


def clean_name(name: str) -> str:
    """Give a name fit to be shown, never empty."""
    return clean_text(name, LONGEST_NAME) or "?"


def draws_of(match: Match, croupier: Croupier) -> tuple[int, ...]:
    """Carry out every draw that is due; give the outcomes."""
    made = len(match.log)
    match.draw_all(croupier.below)
    return tuple(entry.moves[0] for entry in match.log[made:])


def revive(
    identity: str,
    events: Sequence[happened.AnyEvent],
    games: Mapping[str, Game],
    pack_of: Callable[[Game, happened.Opened], Pack],
) -> Table:
    """Bring a table back from its log.

    One laid under older rules goes on if every step still leads where it led; else it stays as
    far as it could be followed, and can only be looked at.
    """
    opened = events[0]
    if not isinstance(opened, happened.Opened):
        raise NotAllowed("table-left-behind")
    if opened.game not in games:
        raise NotAllowed("table-unknown-game", game=opened.game)
    game = games[opened.game]
    try:
        table = Table(opened, game, pack_of(game, opened), identity)
    except Exception as error:  # other rules may fail at old options or packs in any way
        raise NotAllowed("table-left-behind") from error
    for event in events[1:]:
        try:
            table.apply(event)
        except Exception:  # as above
            table.phase = STRANDED
            break
    return table


class Table(Record):
    """One table, from being laid to its end, and the judge of what is asked of it."""

    def sit(self, at: int, guest: str, name: str, seat: int, nonce: bytes) -> happened.Seated:
        """Take an empty seat before the game begins."""
        self._must_be(GATHERING)
        self._must_be_empty(seat)
        if guest in self.removed:
            raise NotAllowed("table-removed")
        return happened.Seated(at, seat, guest, clean_name(name), nonce[:LONGEST_NONCE])

    def engage(self, at: int, guest: str, seat: int, bot: str, nonce: bytes) -> happened.Engaged:
        """Give an empty seat to a bot; the host's to do."""
        self._must_be(GATHERING)
        self._must_host(guest)
        self._must_be_empty(seat)
        return happened.Engaged(at, seat, bot_named(bot).name, nonce[:LONGEST_NONCE])

    def vacate(self, at: int, guest: str, seat: int) -> happened.Vacated:
        """Empty a seat before the game begins: one's own, or any as the host."""
        self._must_be(GATHERING)
        self._must_exist(seat)
        if guest != self.host and self.places[seat].guest != guest:
            raise NotAllowed("table-not-your-seat", seat=seat + 1)
        if self.places[seat].empty:
            raise NotAllowed("table-seat-empty", seat=seat + 1)
        return happened.Vacated(at, seat)

    def begin(self, at: int, guest: str) -> happened.Began:
        """Start the game once every seat is taken; the host's to do."""
        self._must_be(GATHERING)
        self._must_host(guest)
        if any(seat.empty for seat in self.places):
            raise NotAllowed("table-seats-empty")
        return happened.Began(at, draws_of(self.match.fork(), self.croupier()))

    def submit(
        self,
        at: int,
        guest: str,
        seat: int,
        moves: Sequence[int],
        seen: int,
        by: int = happened.PERSON,
    ) -> happened.Moved:
        """Decide for a seat; the rules judge, and a decision that changed meanwhile is stale."""
        self._must_be(PLAYING)
        self._must_exist(seat)
        place = self.places[seat]
        if by == happened.PERSON:
            self._must_own(guest, seat)
            if place.bot:
                raise NotAllowed("table-bot-plays", seat=seat + 1)
        elif bool(place.bot) != (by == happened.BOT):
            raise Stale("table-stale")  # the person came back, or went, while a bot was thinking
        if seat in self.awaited() and seen != self.stamps[seat]:
            raise Stale("table-stale")
        if not 1 <= len(moves) <= MOST_MOVES:
            raise NotAllowed("table-not-a-decision")
        if not all(-LARGEST_MOVE < move < LARGEST_MOVE for move in moves):
            raise NotAllowed("table-not-a-decision")
        after, croupier = self.match.trial(), self.croupier()
        after.submit(seat, moves)
        draws = draws_of(after, croupier)
        check = state_hash(after.state)
        event = happened.Moved(at, seat, tuple(moves), draws, by, after.over, check)
        self._tried = Tried(event, after, croupier.counter)
        return event

    def undo(self, at: int, guest: str, seat: int) -> happened.Undone:
        """Take the own last decision back."""
        self._must_be(PLAYING)
        self._must_exist(seat)
        self._must_own(guest, seat)
        if not self.can_undo(seat):
            raise NotAllowed("table-no-undo")
        return happened.Undone(at, seat)

    def take_over(self, at: int, guest: str, seat: int, bot: str) -> happened.TakenOver:
        """Let a bot play on for a person: oneself, or anyone as the host."""
        self._must_be(PLAYING)
        self._must_exist(seat)
        if guest != self.host:
            self._must_own(guest, seat)
        if not self.places[seat].played_by_person:
            raise NotAllowed("table-bot-plays-already", seat=seat + 1)
        return happened.TakenOver(at, seat, bot_named(bot).name)

    def hand_back(self, at: int, guest: str, seat: int) -> happened.HandedBack:
        """Take the own seat back from the bot."""
        self._must_be(PLAYING)
        self._must_exist(seat)
        self._must_own(guest, seat)
        if not self.places[seat].bot:
            raise NotAllowed("table-you-play", seat=seat + 1)
        return happened.HandedBack(at, seat)

    def remove(self, at: int, guest: str, whom: str) -> happened.Removed:
        """Show a guest the door; the host's to do."""
        self._must_not_be_stranded()
        self._must_host(guest)
        if whom == self.host:
            raise NotAllowed("table-host-stays")
        if whom in self.removed:
            raise NotAllowed("table-removed-already")
        return happened.Removed(at, whom)

    def mute(self, at: int, guest: str, whom: str, muted: bool) -> happened.Muted:
        """Mute a guest or let them speak again; the host's to do."""
        self._must_not_be_stranded()
        self._must_host(guest)
        return happened.Muted(at, whom, muted)

    def speak(self, at: int, guest: str, name: str, text: str) -> happened.Said:
        """Say something at the table."""
        self._must_not_be_stranded()
        if guest in self.removed:
            raise NotAllowed("table-removed")
        if guest in self.muted:
            raise NotAllowed("table-muted")
        said = clean_text(text, LONGEST_TEXT)
        if not said:
            raise NotAllowed("table-nothing-said")
        return happened.Said(at, guest, clean_name(name), said)

    def abandon(self, at: int, guest: str) -> happened.Abandoned:
        """Give the game up; the host's to do."""
        self._must_not_be_stranded()
        self._must_host(guest)
        if self.phase not in (GATHERING, PLAYING):
            raise NotAllowed("table-over")
        return happened.Abandoned(at, guest)

    # What a command needs to be allowed.

    def _must_be(self, phase: str) -> None:
        if self.phase == phase:
            return
        self._must_not_be_stranded()
        if self.phase == GATHERING:
            raise NotAllowed("table-not-begun")
        raise NotAllowed("table-begun" if self.phase == PLAYING else "table-over")

    def _must_not_be_stranded(self) -> None:
        if self.phase == STRANDED:
            raise NotAllowed("table-stranded")

    def _must_host(self, guest: str) -> None:
        if guest != self.host:
            raise NotAllowed("table-host-only")

    def _must_own(self, guest: str, seat: int) -> None:
        if not guest or self.places[seat].guest != guest:
            raise NotAllowed("table-not-your-seat", seat=seat + 1)

    def _must_exist(self, seat: int) -> None:
        if not 0 <= seat < len(self.places):
            raise NotAllowed("table-no-such-seat", seats=len(self.places))

    def _must_be_empty(self, seat: int) -> None:
        self._must_exist(seat)
        if not self.places[seat].empty:
            raise NotAllowed("table-seat-taken", seat=seat + 1)
