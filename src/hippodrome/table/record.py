"""What has become true at a table: the fold of its events, and nothing that is not in the log."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from hippodrome.engine.croupier import Croupier, commitment
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.fields import Fields
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.match import Match
from hippodrome.table import events as happened
from hippodrome.table.seats import Seat
from hippodrome.table.still import Still

GATHERING, PLAYING, FINISHED, ABANDONED, STRANDED = (
    "gathering",
    "playing",
    "finished",
    "abandoned",
    "stranded",
)
UNKNOWN = -1
"""How every room's view marks what the viewer cannot see."""
LONGEST_CHAT = 200
"""How much of what was said a table keeps in memory; the log keeps all."""
SUBSTITUTE = "tipster"
"""The bot that plays for people whose clock ran out or whom the host showed the door."""

Step: TypeAlias = happened.Began | happened.Moved


@dataclass(frozen=True, slots=True)
class Tried:
    """A step that was tried out while it was judged, kept so as not to play it twice."""

    event: Step
    after: Match
    counter: int
    """Where the croupier stood afterwards."""


def state_hash(state: Fields) -> int:
    """Give 63 bits that change with anything the state remembers."""
    # Not `remembered`, which copies every row only for it to be written down.
    fields = {name: getattr(state, name) for name in state.REMEMBERED}
    remembered = msgspec.msgpack.encode(fields)
    return int.from_bytes(hashlib.blake2b(remembered, digest_size=8).digest(), "big") >> 1


def reveals(before: Fields, after: Fields) -> bool:
    """Does a view show anything that an earlier one of the same seat marked as unknown?"""
    for name in before.REMEMBERED:
        earlier, later = getattr(before, name), getattr(after, name)
        if earlier != later and _shown(earlier, later):
            return True
    return False


def _shown(before: Any, after: Any) -> bool:
    if before == after:
        return False
    if not isinstance(before, list):
        return bool(before == UNKNOWN)
    if isinstance(before[0], list):
        return any(map(_shown, before, after))
    return UNKNOWN in before and any(map(_shown, before, after))


def take(match: Match, step: Step, croupier: Croupier | None) -> None:
    """Take a step's decision and its draws, which a croupier, if there is one, must confirm."""
    if isinstance(step, happened.Moved):
        match.submit(step.seat, step.moves)
    for outcome in step.draws:
        if croupier is not None and croupier.below(match.spread) != outcome:
            raise NotAllowed("table-stranded")
        match.draw(outcome)
    if match.spread:
        raise NotAllowed("table-stranded")


class Record:
    """One table as its log has it, from being laid to its end."""

    def __init__(self, opened: happened.Opened, game: Game, pack: Pack, identity: str = "") -> None:
        """Lay the table of an opening event."""
        self.identity = identity
        self.opened = opened
        self.game = game
        self.pack = pack
        self.sequence = 1
        self.phase = GATHERING
        self.places: list[Seat] = [Seat() for _ in range(opened.seats)]
        self.match = Still.of(Match(game, pack, opened.seats, opened.options))
        """The game; every step puts another in its place, so one that was taken stays as it is."""
        self.stamps: list[int] = [0] * opened.seats
        """For each seat the sequence at which the decision it is asked for now arose."""
        self.asked_at: list[int] = [opened.at] * opened.seats
        """For each seat when that decision arose, for clocks."""
        self.changed_at = opened.at
        """When the game last moved on, for the pace of bots."""
        self.steps: list[tuple[int, Step]] = []
        """The steps of the game that stand, with their sequence; an undo takes the last off."""
        self.said: list[happened.Said] = []
        self.removed: set[str] = set()
        self.muted: set[str] = set()
        self._croupier: Croupier | None = None
        """The one who deals, once all nonces are there: mixing them is not cheap."""
        self._counter = 0
        """How many numbers the croupier has used."""
        self._taken: list[int] = []
        """For each step how long its seat had taken over it, to be given back by an undo."""
        self._previous: Still | None = None
        """The game before the last step, where it is still at hand."""
        self._tried: Tried | None = None

    # What anyone may ask.

    @property
    def commitment(self) -> str:
        """The promise about the draws, shown from the start."""
        return commitment(self.opened.seed)

    @property
    def host(self) -> str:
        """The guest who laid the table."""
        return self.opened.host

    def seats_of(self, guest: str) -> list[int]:
        """The seats that belong to a guest."""
        return [number for number, seat in enumerate(self.places) if guest and seat.guest == guest]

    def awaited(self) -> list[int]:
        """The seats that may act now."""
        return self.match.awaited if self.phase == PLAYING else []

    def view(self, audience: int) -> Any:
        """What an audience knows: a seat, or -1 for spectators."""
        return self.match.view(audience)

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last decision back: nothing drawn, revealed or played since?

        What a bot or the clock decided for the seat was not its person's to take back.
        """
        if self.phase != PLAYING or not self.places[seat].played_by_person:
            return False
        step = self.steps[-1][1]
        if not isinstance(step, happened.Moved) or step.seat != seat or step.draws:
            return False
        if step.by != happened.PERSON:
            return False
        return not reveals(self._before_last().view(seat), self.view(seat))

    def last_turn(self, seat: int) -> tuple[int, happened.Moved] | None:
        """Find the last decision of a seat's person that stands; a bot's in their place is news."""
        for sequence, step in reversed(self.steps):
            if not isinstance(step, happened.Moved):
                break
            if step.seat == seat and step.by == happened.PERSON:
                return sequence, step
        return None

    def _before_last(self) -> Still:
        """The game before its last step; played again from the start after an undo."""
        if self._previous is None:
            match = Match(self.game, self.pack, self.opened.seats, self.opened.options)
            for _, step in self.steps[:-1]:
                take(match, step, None)
            self._previous = Still.of(match)
        return self._previous

    def croupier(self) -> Croupier:
        """A croupier who stands where the game stands."""
        if self._croupier is None or self.phase == GATHERING:
            self._croupier = Croupier(self.opened.seed, [seat.nonce for seat in self.places])
        self._croupier.counter = self._counter
        return self._croupier

    # Events: what is on disk becomes true.

    def apply(self, event: happened.AnyEvent) -> None:
        """Make an event true; it was judged before it was written.

        Should it fail, which only rules that have changed since can bring about, nothing has
        changed.
        """
        APPLY[type(event)](self, event, self.sequence + 1)
        self.sequence += 1

    def _seated(self, event: happened.Seated, _sequence: int) -> None:
        self.places[event.seat] = Seat(event.guest, event.name, "", event.nonce)

    def _engaged(self, event: happened.Engaged, _sequence: int) -> None:
        self.places[event.seat] = Seat("", "", event.bot, event.nonce)

    def _vacated(self, event: happened.Vacated, _sequence: int) -> None:
        self.places[event.seat] = Seat()

    def _began(self, event: happened.Began, sequence: int) -> None:
        self._step(event, None, sequence)
        self.phase = PLAYING

    def _moved(self, event: happened.Moved, sequence: int) -> None:
        self._step(event, event.seat, sequence)
        if self.match.over:
            self.phase = FINISHED

    def _step(self, event: Step, actor: int | None, sequence: int) -> None:
        """Take a step of the game and see who is asked for something new."""
        tried, self._tried = self._tried, None
        if tried is None or tried.event is not event:
            tried = self._follow(event)
        before = set(self.awaited())  # nobody, before the game has begun
        self._previous = self.match
        self.match = Still.of(tried.after, self.match)
        self._counter = tried.counter
        self.steps.append((sequence, event))
        self._taken.append(0 if actor is None else event.at - self.asked_at[actor])
        self._stamp(before, actor, event.at, sequence)

    def _follow(self, event: Step) -> Tried:
        """Play a step of the log; it must lead where it led when it was written."""
        after, croupier = self.match.fork(), self.croupier()
        take(after, event, croupier)
        if isinstance(event, happened.Moved) and state_hash(after.state) != event.check:
            raise NotAllowed("table-stranded")
        return Tried(event, after, croupier.counter)

    def _undone(self, event: happened.Undone, sequence: int) -> None:
        before = set(self.match.awaited)
        self.match = self._before_last()
        self._previous = None
        self.steps.pop()
        self._stamp(before, event.seat, event.at, sequence)
        # The clock goes on from where it was stopped, so that undoing gains no time.
        self.asked_at[event.seat] = event.at - self._taken.pop()

    def _stamp(self, before: set[int], actor: int | None, at: int, sequence: int) -> None:
        """A seat's decision is new if it was not asked before, or has just acted."""
        for seat in self.match.awaited:
            if seat not in before or seat == actor:
                self.stamps[seat] = sequence
                self.asked_at[seat] = at
        self.changed_at = at

    def _taken_over(self, event: happened.TakenOver, _sequence: int) -> None:
        seat = self.places[event.seat]
        self.places[event.seat] = Seat(seat.guest, seat.name, event.bot, seat.nonce)

    def _handed_back(self, event: happened.HandedBack, _sequence: int) -> None:
        seat = self.places[event.seat]
        self.places[event.seat] = Seat(seat.guest, seat.name, "", seat.nonce)
        # Whoever comes back has a whole turn to think; there is nothing to gain by it, since
        # the bot would have decided at once.
        self.asked_at[event.seat] = event.at

    def _removed(self, event: happened.Removed, _sequence: int) -> None:
        self.removed.add(event.guest)
        for number in self.seats_of(event.guest):
            seat = self.places[number]
            if self.phase == GATHERING:
                self.places[number] = Seat()
            elif self.phase == PLAYING:
                self.places[number] = Seat("", seat.name, SUBSTITUTE, seat.nonce)

    def _muted(self, event: happened.Muted, _sequence: int) -> None:
        (self.muted.add if event.muted else self.muted.discard)(event.guest)

    def _said(self, event: happened.Said, _sequence: int) -> None:
        self.said.append(event)
        del self.said[:-LONGEST_CHAT]

    def _abandoned(self, _event: happened.Abandoned, _sequence: int) -> None:
        self.phase = ABANDONED

    def phase_after(self, event: happened.AnyEvent) -> str:
        """What the table will be doing once an event is true."""
        if isinstance(event, happened.Began):
            return PLAYING
        if isinstance(event, happened.Abandoned):
            return ABANDONED
        if isinstance(event, happened.Moved) and event.over:
            return FINISHED
        return self.phase


APPLY: dict[type[Any], Callable[[Record, Any, int], None]] = {
    happened.Seated: Record._seated,
    happened.Engaged: Record._engaged,
    happened.Vacated: Record._vacated,
    happened.Began: Record._began,
    happened.Moved: Record._moved,
    happened.Undone: Record._undone,
    happened.TakenOver: Record._taken_over,
    happened.HandedBack: Record._handed_back,
    happened.Removed: Record._removed,
    happened.Muted: Record._muted,
    happened.Said: Record._said,
    happened.Abandoned: Record._abandoned,
}
