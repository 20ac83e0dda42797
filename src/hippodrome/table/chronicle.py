"""What each audience saw of a game, step by step: live, after a reconnect, in an archive, at home.

Server, archives and terminal all tell through `tell_step`, so nobody is told anything elsewhere.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

import msgspec

from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.match import Entry, Match
from hippodrome.engine.story import Line, Page
from hippodrome.table import events as happened
from hippodrome.table.record import Record, Standing, Step, entries_of
from hippodrome.table.snapshot import Snapshot
from hippodrome.table.trail import Trail
from hippodrome.words import sentence

Lines: TypeAlias = dict[int, list[Line]]
"""What each audience is told."""
Story: TypeAlias = bytes
"""Lines as JSON, the way they are sent."""

encoded = msgspec.json.Encoder().encode


class Telling(NamedTuple):
    """A point of a game that was reached by a decision or a draw, and what is told of it."""

    match: Match
    lines: Lines
    views: dict[int, Any]
    """What audiences know now, of those to whom something was told."""


def tell_step(
    before: Match, entries: Sequence[Entry], audiences: Iterable[int], after: Match | None = None
) -> Iterator[Telling]:
    """Go through decisions and draws one by one, telling each to several audiences.

    What is told comes from what the rules noted for all, and from what an audience knew when it was
    last told something and knows now. Where nothing was noted, nothing is told; where all are told
    the same, it is told once. Where the game after the last entry is at hand, its views save
    finding them out again. Match and views of a telling are good until the next one is asked for.
    """
    everyone = list(audiences)
    views: dict[int, Any] = {}
    spare: list[Any] = []
    match = before
    for number, entry in enumerate(entries, start=1):
        last = number == len(entries)
        if after is not None and last:
            match = after
        else:
            if match is before:
                match = before.fork()
            match.apply(entry)
        lines = tell_all(match, everyone, before, views, spare, last)
        yield Telling(match, lines, views if match.events and not last else {})


def tell_all(
    match: Match,
    audiences: Sequence[int],
    before: Match,
    seen: dict[int, Any],
    spare: list[Any],
    last: bool,
) -> Lines:
    """Tell what was noted last to every audience, going on from what each saw before.

    That is what it saw when it was last told something or, at first, of the game before. A view
    takes as long as telling, so none is made that nobody asks for, and of those made on the way
    the ones that were told from are written over.
    """
    game, events, printed = match.game, match.events, match.pack.printed
    told: Lines = {audience: [] for audience in audiences}
    if not events:
        return told
    alike = game.events.told_alike(events)
    lines: list[Line] | None = None
    for audience in audiences:
        tells = lines is None or not alike
        later: Any = None
        if not last and spare:
            later = match.view_over(audience, spare.pop())
        elif tells or not last:
            later = match.view(audience)
        if lines is None or tells:
            earlier = seen[audience] if audience in seen else before.view(audience)
            lines = list(game.tell(Page(printed, earlier, later, audience, events)))
        if later is not None:
            if audience in seen:
                spare.append(seen[audience])
            seen[audience] = later
        told[audience] = lines
    return told


def tell_whole_step(
    before: Match, entries: Sequence[Entry], audiences: Iterable[int], after: Match | None = None
) -> Lines:
    """Tell a step, which may hold a decision and many draws, in one piece."""
    told: Lines = {audience: [] for audience in audiences}
    if after is None or (after.passed is None and len(entries) > 1):
        for telling in tell_step(before, entries, list(told), after):
            for audience, lines in telling.lines.items():
                told[audience] += lines
        return told
    # All that was noted on the way is at hand, and nothing is played again.
    spare = after.spare if isinstance(after, Snapshot) else {}
    last: Snapshot | None = None
    for point in map(Snapshot.of, after.passed or ()):
        point.spare = spare  # a view of a point is written over once the next has been told
        tell_point(point, last or before, told)
        if point.events:
            if last is not None:
                last.retire()
            last = point
    tell_point(after, last or before, told)
    if last is not None:
        last.retire()
    return told


def tell_point(match: Match, before: Match, told: Lines) -> None:
    """Tell what was noted last; views are those of games that nobody changes."""
    game, events, printed = match.game, match.events, match.pack.printed
    if not events:
        return
    alike = game.events.told_alike(events)
    lines: list[Line] | None = None
    for audience, story in told.items():
        if lines is None or not alike:
            page = Page(printed, before.view(audience), match.view(audience), audience, events)
            lines = list(game.tell(page))
        story.extend(lines)


class ByClock(msgspec.Struct, frozen=True, tag="by-clock", tag_field="name", gc=False):
    """The house decided for a player whose time was up: an event of every game's story."""

    player: int
    name: ClassVar[str] = "by-clock"


def told_of_clock(step: Step) -> list[Line]:
    """Tell everyone that a step was decided because its player's time was up, if it was."""
    if not isinstance(step, happened.Moved) or step.by != happened.CLOCK:
        return []
    player = sentence("player", seat=step.seat + 1)
    return [Line(ByClock(step.seat), sentence("story-by-clock", player=player))]


class Told(NamedTuple):
    """What an audience saw of one step."""

    sequence: int
    lines: int
    written: bytes


class StoryPage(NamedTuple):
    """Some lines of a story, those of whole steps."""

    written: Story
    earlier: int
    """The sequence of its first step where there is more before, else 0."""


PAGE = 4000
"""Bytes of a story that are sent at a time to whoever comes; more are there for the asking.

Some fifteen lines: as much as ten steps take, so that joining late costs what joining early does.
"""


class Chronicle:
    """What audiences saw happen at a table, step by step: told once, kept while the table is.

    It is kept as JSON, the way it is sent. Lines kept as objects by the thousand would be
    traversed by every garbage collection, which cost a quarter of every move. While nobody is
    here nothing is told; whoever comes then is told the rest, from where the game stood.
    """

    def __init__(self) -> None:
        """Begin with nothing told."""
        self._told: dict[int, list[Told]] = {}
        self._steps: Trail[Standing] = Trail()
        """The steps that were told."""
        self._match: Match | None = None
        """The game after them."""

    def behind(self, record: Record) -> int:
        """Count the steps that would have to be told."""
        known = len(self._steps)
        goes_on = self._match is not None and record.steps[:known] == self._steps
        return len(record.steps) - (known if goes_on else 0)

    def recall(self, record: Record) -> None:
        """Tell everyone what was not told yet of what stands in the log."""
        steps = record.steps
        known = len(steps) - self.behind(record)
        if self._match is None or not known:
            known, audiences = 0, (SPECTATOR, *range(record.opened.seats))
            self._told = {audience: [] for audience in audiences}
            self._match = record.beginning()
        missing = [(one, entries_of(one.event)) for one in steps[known:]]
        entries = [entry for _, step in missing for entry in step]
        tellings = tell_step(self._match, entries, list(self._told))
        for standing, step in missing:
            told: Lines = {audience: told_of_clock(standing.event) for audience in self._told}
            for _ in step:
                for audience, lines in next(tellings).lines.items():
                    told[audience] += lines
            self._keep(standing.sequence, told)
        self._follow(record)

    def witness(self, record: Record, step: Step, before: Match) -> None:
        """Tell a step that has just been taken to everyone."""
        told = tell_whole_step(before, entries_of(step), list(self._told), record.match)
        if clock := told_of_clock(step):
            told = {audience: [*clock, *lines] for audience, lines in told.items()}
        self._keep(record.sequence, told)
        self._follow(record)

    def _follow(self, record: Record) -> None:
        self._steps, self._match = record.steps, record.match

    def _keep(self, sequence: int, told: Lines) -> None:
        step: Told | None = None
        last: list[Line] = []
        for audience, story in told.items():
            if step is None or story != last:  # most steps are told to all alike
                step, last = Told(sequence, len(story), encoded(story)[1:-1]), story
            self._told[audience].append(step)

    def take_back(self, record: Record) -> None:
        """Strike the steps that were undone."""
        for told in self._told.values():
            del told[len(record.steps) :]
        self._follow(record)

    def since(self, audience: int, after: int) -> Story:
        """Give what an audience saw after a sequence number."""
        return _joined(self._after(audience, after))

    def page(
        self, audience: int, before: int | None = None, back_to: int | None = None
    ) -> StoryPage:
        """Give the latest page of a story, or the one before a step.

        It holds all that was told after a sequence number, if one is given, however much that is.
        """
        told = self._told.get(audience, [])
        end = len(told) if before is None else bisect_left(told, (before,))
        first, size = end, 0
        while first:
            step = told[first - 1]
            size += len(step.written)
            owed = back_to is not None and step.sequence > back_to
            if size > PAGE and size > len(step.written) and not owed:
                break
            first -= 1
        return StoryPage(_joined(told[first:end]), told[first].sequence if first else 0)

    def lines_since(self, audience: int, after: int) -> int:
        """Count the lines an audience was told after a sequence number."""
        return sum([told.lines for told in self._after(audience, after)])

    def _after(self, audience: int, after: int) -> list[Told]:
        """Give the steps that were told after a sequence number."""
        told = self._told.get(audience, [])
        return told[bisect_left(told, (after + 1,)) :]


def _joined(steps: Iterable[Told]) -> Story:
    return b"[%b]" % b",".join([told.written for told in steps if told.lines])
