"""What each audience saw of a game, step by step: live, after a reconnect, in an archive, at home.

Server, archives and terminal all tell through `tell_step`, so nobody is told anything elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from hippodrome.engine.match import Entry, Match
from hippodrome.engine.story import Line, Page
from hippodrome.table.record import Record, Step, entries_of

Lines: TypeAlias = dict[int, list[Line]]
"""What each audience is told."""
Story: TypeAlias = bytes
"""Lines as JSON, the way they are sent."""

encoded = msgspec.json.Encoder().encode


class Telling(NamedTuple):
    """A point of a game that was reached by a decision or a draw, and what is told of it."""

    match: Match
    lines: Lines


def tell_step(
    before: Match, entries: Sequence[Entry], audiences: Iterable[int], after: Match | None = None
) -> Iterator[Telling]:
    """Go through decisions and draws one by one, telling each to several audiences.

    What is told comes from what the rules noted for all, and from what an audience knew when it was
    last told something and knows now. Where nothing was noted, nothing is told; where all are told
    the same, it is told once. Where the game after the last entry is at hand, its views save
    finding them out again. The match of a telling is good until the next one is asked for.
    """
    views: dict[int, Any] = {audience: before.view(audience) for audience in audiences}
    match = before
    for number, entry in enumerate(entries, start=1):
        if after is not None and number == len(entries):
            match = after
        else:
            if match is before:
                match = before.fork()
            match.apply(entry)
        yield Telling(match, tell_all(match, views))


def tell_all(match: Match, seen: dict[int, Any]) -> Lines:
    """Tell what was noted last to every audience, going on from what each saw before."""
    game, events, printed = match.game, match.events, match.pack.printed
    told: Lines = {audience: [] for audience in seen}
    if not events:
        return told
    alike = game.events.told_alike(events)
    lines: list[Line] | None = None
    for audience, before in seen.items():
        seen[audience] = after = match.view(audience)
        if lines is None or not alike:
            lines = list(game.tell(Page(printed, before, after, audience, events)))
        told[audience] = lines
    return told


def tell_whole_step(
    before: Match, entries: Sequence[Entry], audiences: Iterable[int], after: Match | None = None
) -> Lines:
    """Tell a step, which may hold a decision and many draws, in one piece."""
    told: Lines = {audience: [] for audience in audiences}
    for telling in tell_step(before, entries, list(told), after):
        for audience, lines in telling.lines.items():
            told[audience] += lines
    return told


class Told(NamedTuple):
    """What an audience saw of one step."""

    sequence: int
    lines: int
    written: bytes


class Chronicle:
    """What audiences saw happen at a table, step by step: told once, kept while they are here.

    It is kept as JSON, the way it is sent. Lines kept as objects by the thousand would be
    traversed by every garbage collection, which cost a quarter of every move.
    """

    def __init__(self) -> None:
        """Begin without anyone."""
        self._told: dict[int, list[Told]] = {}

    def recall(self, record: Record, audiences: Iterable[int]) -> None:
        """Tell audiences that are new here everything they saw so far, from the log."""
        missing = [audience for audience in audiences if audience not in self._told]
        if not missing:
            return
        self._told |= {audience: [] for audience in missing}
        before = Match(record.game, record.pack, record.opened.seats, record.opened.options)
        steps = [(standing.sequence, entries_of(standing.event)) for standing in record.steps]
        tellings = tell_step(before, [entry for _, step in steps for entry in step], missing)
        for sequence, step in steps:
            told: Lines = {audience: [] for audience in missing}
            for _ in step:
                for audience, lines in next(tellings).lines.items():
                    told[audience] += lines
            self._keep(sequence, told)

    def witness(self, record: Record, step: Step, before: Match) -> None:
        """Tell a step that has just been taken to all who are here."""
        told = tell_whole_step(before, entries_of(step), list(self._told), record.match)
        self._keep(record.sequence, told)

    def _keep(self, sequence: int, told: Lines) -> None:
        step: Told | None = None
        last: list[Line] = []
        for audience, story in told.items():
            if step is None or story != last:  # most steps are told to all alike
                step, last = Told(sequence, len(story), encoded(story)[1:-1]), story
            self._told[audience].append(step)

    def take_back(self) -> None:
        """Strike the last step, which was undone."""
        for told in self._told.values():
            told.pop()

    def forget_all_but(self, audiences: Collection[int]) -> None:
        """Stop telling those who have left; whoever returns recalls it all."""
        self._told = {one: told for one, told in self._told.items() if one in audiences}

    def since(self, audience: int, after: int) -> Story:
        """Give what an audience saw after a sequence number."""
        told = [told.written for told in self._after(audience, after) if told.lines]
        return b"[%b]" % b",".join(reversed(told))

    def lines_since(self, audience: int, after: int) -> int:
        """Count the lines an audience was told after a sequence number."""
        return sum(told.lines for told in self._after(audience, after))

    def _after(self, audience: int, after: int) -> Iterator[Told]:
        """Go back from the latest step to a sequence number."""
        for told in reversed(self._told.get(audience, ())):
            if told.sequence <= after:
                return
            yield told
