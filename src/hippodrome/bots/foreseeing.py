"""How a view is looked ahead from, in either reading.

Both readings count the same for the same number of possibilities.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import Any

from hippodrome.bots import outlook
from hippodrome.engine.game import Pack
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import Stream

OUTLOOK = outlook.__name__
"""The generic module that counts; `warming` compiles it beforehand."""

AT_ONCE = 8
"""Possibilities between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What so many possibilities came to."""

    tried: int
    places: tuple[tuple[int, ...], ...]
    """Horse by horse, from number 1 on: how often it was first, second and third."""
    won: tuple[int, ...] = ()
    """Games each seat won, in `outlook.SHARES`; empty where none was played to its end."""
    stood: tuple[int, ...] = ()
    """What each seat had in the end, added up; likewise."""

    def place(self, horse: int, place: int) -> float:
        """Give the chance of a horse (from 1) to come in at a place (from 1)."""
        return self.places[horse - 1][place - 1] / self.tried

    def win(self, seat: int) -> float:
        """Give the chance of a seat to win, a shared win in part."""
        return self.won[seat] / (outlook.SHARES * self.tried)

    def mean(self, seat: int) -> float:
        """Give the points or money a seat will have, on average."""
        return self.stood[seat] / self.tried


class Watchtower:
    """What looking ahead works with, in one reading of one room; for one thread at a time."""

    def __init__(self, rules: Reading) -> None:
        """Lay everything out once."""
        self.rules = rules
        self.thought, self.glance = rules.blank(), rules.blank()
        self.replies = rules.moves()
        self.luck, self.whim = rules.stream(0), rules.stream(0)
        self._pack: tuple[str, Any] = ("", None)

    def printed(self, pack: Pack) -> Any:
        """Give a pack in this reading's form; the last one is kept."""
        if self._pack[0] != pack.hash:
            self._pack = pack.hash, self.rules.pack_form(pack.printed)
        return self._pack[1]

    def from_view(
        self,
        pack: Pack,
        view: Any,
        seat: int,
        stream: Stream,
        possibilities: int,
        until: int = outlook.TO_THE_ARRIVAL,
        seconds: float | None = None,
        move: int = outlook.NO_MOVE,
    ) -> Outlook:
        """Look ahead from what a seat knows, by so many possibilities or by those time allows.

        If a move is given, the seat makes it first.
        """
        ends: float | None = None
        tally, seed = self._tally(), self.rules.stream(stream[0])
        look_ahead = self.rules.enter(outlook.look_ahead)
        printed, seen, tried = self.printed(pack), self.rules.state_form(view), 0
        while tried < possibilities:
            some = min(AT_ONCE, possibilities - tried) if seconds is None or tried else 1
            look_ahead(
                *(printed, seen, seat, move, seed, tried, some, until),
                *(self.thought, self.glance, self.replies, tally, self.luck, self.whim),
            )
            tried += some
            if seconds is not None:
                # Time runs from the first one on: before it, machine code is read from disk.
                ends = ends or time.monotonic() + seconds
                if time.monotonic() >= ends:
                    break
        return self._counted(tally, tried, until, int(view.seats))

    def from_state(
        self,
        pack: Pack,
        state: Any,
        stream: Stream,
        possibilities: int,
        until: int = outlook.TO_THE_END,
    ) -> Outlook:
        """Look ahead from a state that hides nothing: of a game that is over, or one's own."""
        tally, seed = self._tally(), self.rules.stream(stream[0])
        play_through = self.rules.enter(outlook.play_through)
        printed, true = self.printed(pack), self.rules.state_form(state)
        for number in range(possibilities):
            self.rules.copy(true, self.thought)
            play_through(
                *(printed, self.thought, seed, number, until),
                *(self.glance, self.replies, tally, self.luck, self.whim),
            )
        return self._counted(tally, possibilities, until, int(state.seats))

    def gains(
        self,
        pack: Pack,
        view: Any,
        seat: int,
        one: int,
        other: int,
        taste: int,
        stream: Stream,
        first: int,
        possibilities: int,
    ) -> list[int]:
        """Give what one move gains on another, possibility by possibility from a number on."""
        compare, seed = self.rules.enter(outlook.compare), self.rules.stream(stream[0])
        printed, seen = self.printed(pack), self.rules.state_form(view)
        return [
            int(
                compare(
                    *(printed, seen, seat, one, other, taste, seed, number),
                    *(self.thought, self.glance, self.replies, self.luck, self.whim),
                )
            )
            for number in range(first, first + possibilities)
        ]

    def in_points(self, pack: Pack, view: Any, value: int) -> int:
        """Give in points or money what a search values."""
        enter, seen = self.rules.enter, self.rules.state_form(view)
        return int(enter(outlook.in_points)(self.printed(pack), seen, value))

    def _tally(self) -> Any:
        return self.rules.rows(outlook.ROWS, outlook.WIDTH)

    def _counted(self, tally: Any, tried: int, until: int, seats: int) -> Outlook:
        horses = int(tally[outlook.PLACES][0])
        places = tuple(
            tuple(int(tally[place][horse]) for place in range(outlook.FIRST, outlook.THIRD + 1))
            for horse in range(1, horses + 1)
        )
        if until == outlook.TO_THE_ARRIVAL:
            return Outlook(tried, places)
        won, stood = (
            tuple(int(tally[row][seat]) for seat in range(seats))
            for row in (outlook.WON, outlook.STOOD)
        )
        return Outlook(tried, places, won, stood)


_towers = threading.local()


def watchtower(rules: Reading) -> Watchtower:
    """Give this thread's watchtower for a reading."""
    by_reading: dict[int, Watchtower] = vars(_towers).setdefault("by_reading", {})
    if id(rules) not in by_reading:
        by_reading[id(rules)] = Watchtower(rules)
    return by_reading[id(rules)]
