"""The coach at the terminal: a line below the board, until one has met a decision often enough."""

from __future__ import annotations

from collections import Counter

from hippodrome.engine.coaching import matter_of
from hippodrome.table.record import Record
from hippodrome.terminal.screen import Terminal

ENOUGH = 3
"""How often a decision of a kind is explained to somebody."""


class CoachHere:
    """The coach of the people at one terminal."""

    def __init__(self, terminal: Terminal, *, awake: bool) -> None:
        """Stand by, or not where the table has no hints."""
        self.terminal = terminal
        self.awake = awake
        self.met: Counter[tuple[int, str]] = Counter()
        """How often each seat has met each kind of decision."""

    def line(self, record: Record, seat: int) -> str:
        """Say what a seat's decision is about; nothing once it is known."""
        found = matter_of(record.game, record.pack, record.view(seat), seat) if self.awake else None
        if found is None or self.met[seat, found.kind] >= ENOUGH:
            return ""
        return self.terminal.words.tell(found.text)

    def note(self, record: Record, seat: int) -> None:
        """Remember that a seat has met a decision."""
        found = matter_of(record.game, record.pack, record.view(seat), seat)
        if found is not None:
            self.met[seat, found.kind] += 1

    def switch(self) -> None:
        """Fall silent, or speak again from the beginning."""
        self.awake = not self.awake
        self.met.clear()
        say = self.terminal.words.say
        self.terminal.print(say("coach-back") if self.awake else say("coach-silent"), "bold")
