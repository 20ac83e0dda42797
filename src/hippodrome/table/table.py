"""A table: the fold of its events, and the judge of what may happen next.

A command (`submit`, `sit`, …) changes nothing. It gives the event to be written, or raises a
sentence; only when the event is on disk does `apply` make it true. So a table in memory is
never ahead of its log, and replaying the log gives the same table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from hippodrome.bots import bot_named
from hippodrome.engine.croupier import Croupier, commitment
from hippodrome.engine.errors import HippodromeError, NotAllowed, Stale
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.match import Match
from hippodrome.table import events as happened
from hippodrome.table.seats import Seat

GATHERING, PLAYING, FINISHED, ABANDONED, STRANDED = (
    "gathering",
    "playing",
    "finished",
    "abandoned",
    "stranded",
)
UNKNOWN = -1
"""How every room's view marks what the viewer cannot see."""
LONGEST_NAME, LONGEST_TITLE, LONGEST_TEXT, LONGEST_CLOCK = 24, 40, 400, 86_400


def state_hash(state: Any) -> int:
    """Give 63 bits that change with anything the state remembers."""
    remembered = msgspec.msgpack.encode(state.remembered())
    return int.from_bytes(hashlib.blake2b(remembered, digest_size=8).digest(), "big") >> 1


def unknowns(view: Any) -> int:
    """Count what a view marks as unknown."""
    rows = [value for value in view.remembered().values() if isinstance(value, list)]
    flat = [row for value in rows for row in (value if isinstance(value[0], list) else [value])]
    return sum(row.count(UNKNOWN) for row in flat)


def clean_name(name: str) -> str:
    """Give a name fit to be shown: one line, not too long, never empty."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME] or "?"


def draws_of(match: Match, croupier: Croupier) -> tuple[int, ...]:
    """Carry out every draw that is due; give the outcomes."""
    made = len(match.log)
    match.draw_all(croupier.below)
    return tuple(entry.moves[0] for entry in match.log[made:])


def take(match: Match, step: happened.Began | happened.Moved, croupier: Croupier | None) -> None:
    """Take a step of the log; the croupier turns along, so that it stands where it stood."""
    if isinstance(step, happened.Moved):
        match.submit(step.seat, step.moves)
    for outcome in step.draws:
        if croupier is not None:
            croupier.below(match.spread)
        match.draw(outcome)


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
    assert isinstance(opened, happened.Opened)
    game = games[opened.game]
    table = Table(opened, game, pack_of(game, opened), identity)
    older = opened.rules != game.rules_version
    for event in events[1:]:
        try:
            table.apply(event)
        except HippodromeError:
            table.phase = STRANDED
            return table
        if older and isinstance(event, happened.Moved):
            if state_hash(table.match.state) != event.check:
                table.phase = STRANDED
                return table
    return table


class Table:
    """One table, from being laid to its end."""

    def __init__(self, opened: happened.Opened, game: Game, pack: Pack, identity: str = "") -> None:
        """Lay the table of an opening event."""
        self.identity = identity
        self.opened = opened
        self.game = game
        self.pack = pack
        self.sequence = 1
        self.phase = GATHERING
        self.places: list[Seat] = [Seat() for _ in range(opened.seats)]
        self.match = Match(game, pack, opened.seats, opened.options)
        self.croupier: Croupier | None = None
        self.stamps: list[int] = [0] * opened.seats
        """For each seat the sequence at which the decision it is asked for now arose."""
        self.asked_at: list[int] = [opened.at] * opened.seats
        """For each seat when that decision arose, for clocks."""
        self.changed_at = opened.at
        """When the game last moved on, for the pace of bots."""
        self.steps: list[tuple[int, happened.Began | happened.Moved]] = []
        """The steps of the game that stand, with their sequence; an undo takes the last off."""
        self.said: list[happened.Said] = []
        self.removed: set[str] = set()
        self.muted: set[str] = set()

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
        """May this seat take its last decision back: nothing drawn, revealed or played since?"""
        if self.phase not in (PLAYING, FINISHED) or len(self.steps) < 2:
            return False
        step = self.steps[-1][1]
        if (
            not isinstance(step, happened.Moved)
            or step.seat != seat
            or step.draws
            or self.match.over
        ):
            return False
        return unknowns(self.view(seat)) >= unknowns(self._before_last().view(seat))

    def _before_last(self) -> Match:
        """Play everything but the last step again."""
        match = Match(self.game, self.pack, self.opened.seats, self.opened.options)
        for _, step in self.steps[:-1]:
            take(match, step, None)
        return match

    # Commands: each gives the event to be written, or raises a sentence.

    def sit(self, at: int, guest: str, name: str, seat: int, nonce: bytes) -> happened.Seated:
        """Take an empty seat before the game begins."""
        self._must_be(GATHERING)
        self._must_exist(seat)
        if guest in self.removed:
            raise NotAllowed("table-removed")
        if not self.places[seat].empty:
            raise NotAllowed("table-seat-taken", seat=seat + 1)
        return happened.Seated(at, seat, guest, clean_name(name), nonce[:64])

    def engage(self, at: int, guest: str, seat: int, bot: str, nonce: bytes) -> happened.Engaged:
        """Give an empty seat to a bot; the host's to do."""
        self._must_be(GATHERING)
        self._must_host(guest)
        self._must_exist(seat)
        if not self.places[seat].empty:
            raise NotAllowed("table-seat-taken", seat=seat + 1)
        return happened.Engaged(at, seat, bot_named(bot).name, nonce)

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
        nonces = [seat.nonce for seat in self.places]
        croupier = Croupier(self.opened.seed, nonces)
        return happened.Began(at, draws_of(self.match.fork(), croupier))

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
        if by == happened.PERSON and self.places[seat].guest != guest:
            raise NotAllowed("table-not-your-seat", seat=seat + 1)
        if by == happened.PERSON and self.places[seat].bot:
            raise NotAllowed("table-bot-plays", seat=seat + 1)
        if seat in self.awaited() and seen != self.stamps[seat]:
            raise Stale("table-stale")
        if not 1 <= len(moves) <= 64 or not all(-(2**53) < move < 2**53 for move in moves):
            raise NotAllowed("table-not-a-decision")
        trial = self.match.fork()
        trial.submit(seat, moves)
        draws = draws_of(trial, self._croupier_from_here())
        return happened.Moved(
            at, seat, tuple(moves), draws, by, trial.over, state_hash(trial.state)
        )

    def undo(self, at: int, guest: str, seat: int) -> happened.Undone:
        """Take the own last decision back."""
        self._must_be(PLAYING)
        self._must_exist(seat)
        if self.places[seat].guest != guest:
            raise NotAllowed("table-not-your-seat", seat=seat + 1)
        if not self.can_undo(seat):
            raise NotAllowed("table-no-undo")
        return happened.Undone(at, seat)

    def take_over(self, at: int, guest: str, seat: int, bot: str) -> happened.TakenOver:
        """Let a bot play on for a person: oneself, or anyone as the host."""
        self._must_be(PLAYING)
        self._must_exist(seat)
        if guest not in (self.host, self.places[seat].guest):
            raise NotAllowed("table-not-your-seat", seat=seat + 1)
        if not self.places[seat].played_by_person:
            raise NotAllowed("table-bot-plays", seat=seat + 1)
        return happened.TakenOver(at, seat, bot_named(bot).name)

    def hand_back(self, at: int, guest: str, seat: int) -> happened.HandedBack:
        """Take the own seat back from the bot."""
        self._must_exist(seat)
        if not guest or self.places[seat].guest != guest or not self.places[seat].bot:
            raise NotAllowed("table-not-your-seat", seat=seat + 1)
        return happened.HandedBack(at, seat)

    def remove(self, at: int, guest: str, whom: str) -> happened.Removed:
        """Show a guest the door; the host's to do."""
        self._must_host(guest)
        if whom == self.host:
            raise NotAllowed("table-host-stays")
        return happened.Removed(at, whom)

    def mute(self, at: int, guest: str, whom: str, muted: bool) -> happened.Muted:
        """Mute a guest or let them speak again; the host's to do."""
        self._must_host(guest)
        return happened.Muted(at, whom, muted)

    def speak(self, at: int, guest: str, name: str, text: str) -> happened.Said:
        """Say something at the table."""
        if guest in self.muted or guest in self.removed:
            raise NotAllowed("table-muted")
        said = " ".join(text.split())[:LONGEST_TEXT]
        if not said:
            raise NotAllowed("table-nothing-said")
        return happened.Said(at, guest, clean_name(name), said)

    def abandon(self, at: int, guest: str) -> happened.Abandoned:
        """Give the game up; the host's to do."""
        self._must_host(guest)
        if self.phase not in (GATHERING, PLAYING):
            raise NotAllowed("table-over")
        return happened.Abandoned(at, guest)

    def _must_be(self, phase: str) -> None:
        if self.phase == phase:
            return
        if self.phase == GATHERING:
            raise NotAllowed("table-not-begun")
        raise NotAllowed("table-begun" if self.phase == PLAYING else "table-over")

    def _must_host(self, guest: str) -> None:
        if guest != self.host:
            raise NotAllowed("table-host-only")

    def _must_exist(self, seat: int) -> None:
        if not 0 <= seat < len(self.places):
            raise NotAllowed("table-no-such-seat", seats=len(self.places))

    def _croupier_from_here(self) -> Croupier:
        """A croupier to try draws with, standing where the table's own stands."""
        nonces = [seat.nonce for seat in self.places]
        return Croupier(
            self.opened.seed, nonces, counter=self.croupier.counter if self.croupier else 0
        )

    # Events: what is on disk becomes true.

    def apply(self, event: happened.AnyEvent) -> None:
        """Make an event true; it was judged before it was written."""
        self.sequence += 1
        APPLY[type(event)](self, event)

    def _seated(self, event: happened.Seated) -> None:
        self.places[event.seat] = Seat(event.guest, event.name, "", event.nonce)

    def _engaged(self, event: happened.Engaged) -> None:
        self.places[event.seat] = Seat("", "", event.bot, event.nonce)

    def _vacated(self, event: happened.Vacated) -> None:
        self.places[event.seat] = Seat()

    def _began(self, event: happened.Began) -> None:
        self.phase = PLAYING
        self.croupier = Croupier(self.opened.seed, [seat.nonce for seat in self.places])
        self._step(event)

    def _moved(self, event: happened.Moved) -> None:
        self._step(event)
        if self.match.over:
            self.phase = FINISHED

    def _step(self, event: happened.Began | happened.Moved) -> None:
        """Take a step of the game and see who is asked for something new."""
        before = set(self.awaited())
        self.steps.append((self.sequence, event))
        actor = event.seat if isinstance(event, happened.Moved) else None
        take(self.match, event, self.croupier)
        self._stamp(before, actor, event.at)

    def _undone(self, event: happened.Undone) -> None:
        before = set(self.awaited())
        self.match = self._before_last()
        self.steps.pop()
        self._stamp(before, event.seat, event.at)

    def _stamp(self, before: set[int], actor: int | None, at: int) -> None:
        """A seat's decision is new if it was not asked before, or has just acted."""
        for seat in self.match.awaited:
            if seat not in before or seat == actor:
                self.stamps[seat] = self.sequence
                self.asked_at[seat] = at
        self.changed_at = at

    def _taken_over(self, event: happened.TakenOver) -> None:
        seat = self.places[event.seat]
        self.places[event.seat] = Seat(seat.guest, seat.name, event.bot, seat.nonce)

    def _handed_back(self, event: happened.HandedBack) -> None:
        seat = self.places[event.seat]
        self.places[event.seat] = Seat(seat.guest, seat.name, "", seat.nonce)

    def _removed(self, event: happened.Removed) -> None:
        self.removed.add(event.guest)
        for number in self.seats_of(event.guest):
            seat = self.places[number]
            if self.phase == GATHERING:
                self.places[number] = Seat()
            else:
                self.places[number] = Seat("", seat.name, "tipster", seat.nonce)

    def _muted(self, event: happened.Muted) -> None:
        (self.muted.add if event.muted else self.muted.discard)(event.guest)

    def _said(self, event: happened.Said) -> None:
        self.said.append(event)

    def _abandoned(self, _event: happened.Abandoned) -> None:
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


APPLY: dict[type[Any], Callable[[Table, Any], None]] = {
    happened.Seated: Table._seated,
    happened.Engaged: Table._engaged,
    happened.Vacated: Table._vacated,
    happened.Began: Table._began,
    happened.Moved: Table._moved,
    happened.Undone: Table._undone,
    happened.TakenOver: Table._taken_over,
    happened.HandedBack: Table._handed_back,
    happened.Removed: Table._removed,
    happened.Muted: Table._muted,
    happened.Said: Table._said,
    happened.Abandoned: Table._abandoned,
}
