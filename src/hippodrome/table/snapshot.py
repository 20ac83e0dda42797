"""A game at one point of its life, never changed, so what each audience sees is found only once."""

from __future__ import annotations

from typing import Any

from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.match import Entry, Match
from hippodrome.table.trail import Trail


class Snapshot(Match):
    """A match that nobody changes: to go on, play on a fork and take a snapshot of that."""

    log: Trail[Entry]  # type: ignore[assignment]  # read by many, appended to by nobody
    views: dict[int, Any]
    looks: dict[int, Any]
    _awaited: list[int] | None
    spare: dict[int, Any]
    """Views of each audience that nobody needs any more, to be written over."""

    @classmethod
    def of(cls, match: Match, earlier: Snapshot | None = None) -> Snapshot:
        """Take a snapshot; a fork, whose log starts empty, gets the log it was forked at."""
        made = object.__new__(cls)
        made.__dict__.update(match.__dict__)
        made.log = Trail(match.log) if earlier is None else earlier.log.then(*match.log)
        made.spare = {} if earlier is None else earlier.spare
        made.forget()
        return made

    def __eq__(self, other: object) -> bool:
        """Is it the same game at the same point, whatever was found out about it?"""
        if not isinstance(other, Snapshot):
            return NotImplemented
        mine, theirs = (
            (one.game.name, one.pack.hash, one.options, one.state, one.log) for one in (self, other)
        )
        return mine == theirs

    __hash__ = None  # type: ignore[assignment]  # as for every class that says what equal means

    @property
    def awaited(self) -> list[int]:
        """The seats that may act now."""
        # Not a `cached_property`, which takes a lock and ten times as long.
        if self._awaited is None:
            self._awaited = super().awaited
        return self._awaited

    def trial(self) -> Match:
        """Give a game to submit one decision to, which leaves this state as it is.

        Unlike a fork it has no copy of its own to begin with: a decision is always tried on one.
        """
        trial = object.__new__(Match)
        trial.__dict__.update(
            game=self.game,
            pack=self.pack,
            options=self.options,
            state=self.state,
            log=[],
            events=(),
            lasts=0,
            passed=None,
            begun=self.begun,
            _rules=self._rules,
        )
        return trial

    def view(self, seat: int) -> Any:
        """Give what a seat knows; nobody may write into it."""
        if seat not in self.views:
            used = self.spare.pop(seat, None)
            self.views[seat] = super().view(seat) if used is None else self.view_over(seat, used)
        return self.views[seat]

    def look(self, seat: int) -> Any:
        """Give what a seat sees and may choose, for people."""
        if seat not in self.looks:
            self.looks[seat] = self._look(seat)
        return self.looks[seat]

    def _look(self, seat: int) -> Any:
        """Add what a seat alone sees to what all see, where the room can."""
        own_look = self.game.own_look
        if seat == SPECTATOR or own_look is None:
            return super().look(seat)
        return own_look(self.pack.printed, self.view(seat), seat, self.look(SPECTATOR))

    def retire(self) -> None:
        """Drop what was found out, and let a later snapshot write over the views.

        Whoever calls this knows that nobody holds one. A view is some sixty lists, which would be
        made anew and thrown away at every move.
        """
        self.spare.update(self.views)
        self.passed = None
        self.forget()

    def forget(self) -> None:
        """Drop what was found out; it can be found out again."""
        self.views, self.looks, self._awaited = {}, {}, None
