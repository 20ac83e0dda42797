"""A game looked back on: who stood where after each step, what told of it, and what it came to.

It is made from the log alone: what everybody was told, and where everybody stood, which in every
room lies open (a law holds the rooms to that). So it gives nothing away of a game that was given
up, and it needs no rule of its own. Which events begin and end a part of a game, and which pay a
bet, a ticket or a prize, stands in the room's table of events.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.match import Entry, Match
from hippodrome.engine.story import Line
from hippodrome.table.chronicle import tell_step
from hippodrome.words import Sentence

TELLING = 50
"""Amounts below this may as well be a horse, a seat or somebody else's."""


class Kept(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is kept of a game, and crosses the wire as it is."""


class Change(Kept, frozen=True):
    """Where everybody stood after a step that changed it, and what tells most of it."""

    after: int
    """Decisions and draws until then; a replay counts them alike."""
    points: tuple[int, ...]
    """Points or money, seat by seat."""
    told: Sentence | None = None


class GamePart(Kept, frozen=True):
    """A race, or a phase: where it begins, how it came out, what it brought every seat."""

    after: int
    title: Sentence
    gains: tuple[int, ...]
    result: Sentence | None = None


class Stroke(Kept, frozen=True):
    """What one step brought or cost a seat, and the line that tells it."""

    after: int
    amount: int
    told: Sentence | None = None


class Lead(Kept, frozen=True):
    """A stretch of a game for which a seat was ahead of all others."""

    seat: int
    first: int
    last: int

    @property
    def steps(self) -> int:
        """How long it was."""
        return self.last - self.first + 1


class Payment(Kept, frozen=True):
    """A bet, a ticket or a prize that came home."""

    after: int
    seat: int
    amount: int
    told: Sentence


class Retrospect(Kept, frozen=True):
    """A whole game, looked back on."""

    steps: int
    """Decisions and draws of the whole game."""
    changes: tuple[Change, ...]
    """The first is where everybody began."""
    parts: tuple[GamePart, ...]
    best: tuple[Stroke | None, ...]
    """Each seat's largest gain in one step."""
    worst: tuple[Stroke | None, ...]
    """Each seat's largest loss in one step."""
    led: tuple[int, ...]
    """For how many steps each seat was ahead of all others."""
    payments: tuple[Payment, ...]
    longest: Lead | None = None

    @property
    def final(self) -> tuple[int, ...]:
        """Where everybody stood at the end."""
        return self.changes[-1].points

    def part_at(self, after: int) -> GamePart | None:
        """Give the part of the game to which a step belongs."""
        return next((part for part in reversed(self.parts) if part.after < max(after, 1)), None)


def look_back(start: Match, entries: Sequence[Entry]) -> Retrospect:
    """Play a game again from its start, and keep what is worth knowing of it."""
    looking = Looking(start)
    for after, telling in enumerate(tell_step(start, entries, [SPECTATOR]), start=1):
        looking.see(after, telling.match, telling.lines[SPECTATOR])
    return looking.whole(len(entries))


class Looking:
    """Somebody who looks back on a game, step by step."""

    def __init__(self, start: Match) -> None:
        """Begin where everybody began."""
        self.table = start.game.events
        self.standing, _ = start.standing()
        seats = range(start.seats)
        self.changes = [Change(0, tuple(self.standing))]
        self.begun: list[tuple[int, Sentence, Sequence[int]]] = []
        """Where the parts begin, what they are called and where everybody stood then."""
        self.results: dict[int, Sentence] = {}
        """How the parts came out, by their number."""
        self.best: list[Stroke | None] = [None for _ in seats]
        self.worst: list[Stroke | None] = [None for _ in seats]
        self.led = [0 for _ in seats]
        self.lead: Lead | None = None
        self.longest: Lead | None = None
        self.payments: list[Payment] = []

    def see(self, after: int, match: Match, lines: Sequence[Line]) -> None:
        """Look at a game after one more decision or draw."""
        before, (self.standing, _) = self.standing, match.standing()
        self._mark_parts(after, match.events, lines, before)
        self._keep_payments(after, lines)
        if self.standing != before:
            self._keep_change(after, before, lines)
        self._follow_leader(after)

    def _mark_parts(
        self, after: int, events: Iterable[Any], lines: Iterable[Line], before: Sequence[int]
    ) -> None:
        """Note where parts end and begin; what ends one may begin the next."""
        for line in lines:
            if line.text is not None and self._row(line).ends:
                self.results[len(self.begun) - 1] = line.text
        for event in events:
            if begins := self.table.by_name[event.name].begins:
                key, *facts = begins
                title = Sentence(key, {name: getattr(event, name) for name in facts})
                if not self.begun:  # the first one begins with the game
                    self.begun.append((0, title, self.changes[0].points))
                elif self.begun[-1][1] != title:
                    self.begun.append((after - 1, title, before))

    def _keep_payments(self, after: int, lines: Iterable[Line]) -> None:
        """Note what came home, and for whom."""
        player = SPECTATOR
        for line in lines:
            player = getattr(line.event, "player", player)
            amount = self._paid(line)
            if amount > 0 and line.text is not None and player != SPECTATOR:
                self.payments.append(Payment(after, player, amount, line.text))

    def _keep_change(self, after: int, before: Sequence[int], lines: Sequence[Line]) -> None:
        """Note where everybody stands now, and strokes better or worse than all before."""
        gains = [now - then for now, then in zip(self.standing, before, strict=True)]
        most = max(range(len(gains)), key=lambda seat: abs(gains[seat]))
        told = [self._told_of(lines, seat, gain) for seat, gain in enumerate(gains)]
        self.changes.append(Change(after, tuple(self.standing), told[most]))
        for seat, gain in enumerate(gains):
            best, worst = self.best[seat], self.worst[seat]
            if gain > (best.amount if best else 0):
                self.best[seat] = Stroke(after, gain, told[seat])
            if gain < (worst.amount if worst else 0):
                self.worst[seat] = Stroke(after, gain, told[seat])

    def _told_of(self, lines: Iterable[Line], seat: int, gain: int) -> Sentence | None:
        """Give the line that tells most of what a step brought a seat, or cost it.

        That is one about the seat with the very amount, else one with the very amount (a seller is
        not named), else one about the seat, of these the one that pays most, then the one with the
        largest part of the amount. Of equals it is the last: what is announced comes before.
        """

        def tells(line: Line) -> tuple[bool, bool, bool, int, int]:
            facts = [getattr(line.event, name) for name in line.event.__struct_fields__]
            amounts = [abs(fact) for fact in facts if isinstance(fact, int)]
            about = line.text is not None and names(line.text, seat)
            exact = abs(gain) in amounts
            paid = self._paid(line) if gain > 0 else 0
            within = [amount for amount in amounts if amount <= abs(gain)]
            telling = exact and abs(gain) >= TELLING
            return about and exact, telling, about, paid, max(within, default=0)

        spoken = [line for line in lines if line.text is not None] if gain else []
        found = max(reversed(spoken), key=tells, default=None)
        return found.text if found is not None and any(tells(found)[:3]) else None

    def _follow_leader(self, after: int) -> None:
        """See who is ahead of all others, if anybody is, and for how long."""
        best = max(self.standing)
        if self.standing.count(best) > 1:
            self.lead = None
            return
        seat = self.standing.index(best)
        first = self.lead.first if self.lead and self.lead.seat == seat else after
        self.led[seat] += 1
        self.lead = Lead(seat, first, after)
        if self.longest is None or self.lead.steps > self.longest.steps:
            self.longest = self.lead

    def whole(self, steps: int) -> Retrospect:
        """Give all of it."""
        parts = []
        for number, (after, title, stood) in enumerate(self.begun):
            later = self.begun[number + 1 :]
            end = later[0][2] if later else self.standing
            gains = tuple(then - now for now, then in zip(stood, end, strict=True))
            parts.append(GamePart(after, title, gains, self.results.get(number)))
        return Retrospect(
            steps,
            tuple(self.changes),
            tuple(parts),
            tuple(self.best),
            tuple(self.worst),
            tuple(self.led),
            tuple(self.payments),
            self.longest,
        )

    def _row(self, line: Line) -> Any:
        return self.table.by_name[line.event.name]

    def _paid(self, line: Line) -> int:
        """What a line says came in of a bet, a ticket or a prize."""
        fact = self._row(line).pays
        return int(getattr(line.event, fact)) if fact else 0


def names(told: Sentence, seat: int) -> bool:
    """Is a sentence about the player at a seat?"""
    if told.key == "player":
        return told.params.get("seat") == seat + 1
    return any(
        names(one, seat)
        for value in told.params.values()
        for one in (value if isinstance(value, tuple) else (value,))
        if isinstance(one, Sentence)
    )
