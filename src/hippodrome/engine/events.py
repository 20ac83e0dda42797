"""A room's events as a table: what can happen is declared once, and all who tell of it go by that.

    EVENTS = Events(
        Event("sold", THING, SEAT.called("buyer"), FRANCS,
              sentence="ascot-story-sold", paragraph="A3.1", voice=BOTH, weight=MOMENT),
    )
    SOLD = EVENTS.number("sold")  # what rules note

Rules note what all may know (`noting.py`). What one audience alone learns stands in the same table,
marked `own`; it is never noted but derived from that audience's views. Log, race caller, sounds,
stages, statistics and lessons go by events, never by the keys of sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec

from hippodrome.engine.parts import Part
from hippodrome.engine.state import FACTS, WIDTH

Voice = Literal["log", "caller", "both"]
Weight = Literal["line", "moment", "stage"]
LOG: Voice = "log"
CALLER: Voice = "caller"
BOTH: Voice = "both"
LINE: Weight = "line"
MOMENT: Weight = "moment"
STAGE: Weight = "stage"


@dataclass(frozen=True)
class Many:
    """A fact that is a list; only events of one audience's own have such."""

    part: Part

    @property
    def name(self) -> str:
        """Give the name of the fact."""
        return self.part.name


Fact = Part | Many


@dataclass(frozen=True)
class Event:
    """Something that can happen."""

    name: str
    facts: tuple[Fact, ...]
    sentence: str
    """The key of the sentence that tells it; "" where it is shown and not told."""
    paragraph: str | Mapping[str, str]
    """The paragraph of the rules behind it, or one for each word of the fact `by`."""
    by: str
    voice: Voice
    """Who tells it: the log, the race caller, or both."""
    weight: Weight
    """How much is made of it: a line, a moment of its own, or the whole stage."""
    own: bool
    """Does one audience alone learn of it?"""
    personal: bool
    """Are some told of it in another way than others: a player of the own slip, for example?"""
    lasts: int
    """Milliseconds a stage plays for it at ease: bots and clocks wait so long, whoever watches."""
    following: int
    """Milliseconds instead where its fact `place` is not the first: a winner takes longer."""
    begins: tuple[str, ...]
    """The key of the title of the part of a game that begins with it, and the facts it names.

    A part may begin with one of several events: one that gives the same title again is no other.
    """
    ends: bool
    """Does it tell how a part of a game came out?"""
    pays: str
    """The fact that says what a bet, a ticket or a prize brings in; "" where it pays none.

    It goes to the event's `player`, or to that of the last event before it that has one.
    """

    def __init__(
        self,
        name: str,
        *facts: Fact,
        sentence: str,
        paragraph: str | Mapping[str, str] = "",
        by: str = "",
        voice: Voice = LOG,
        weight: Weight = LINE,
        own: bool = False,
        personal: bool = False,
        lasts: int = 0,
        following: int = 0,
        begins: tuple[str, ...] = (),
        ends: bool = False,
        pays: str = "",
    ) -> None:
        """Declare it."""
        if not {*begins[1:], *([pays] if pays else [])} <= {fact.name for fact in facts}:
            raise TypeError(f"{name} lacks a fact that tells what it pays or begins")
        if following and "place" not in {fact.name for fact in facts}:
            raise TypeError(f"{name} has no place that could follow another")
        if not own and (len(facts) > FACTS or any(isinstance(fact, Many) for fact in facts)):
            raise TypeError(f"{name} has more facts than can be noted")
        for field, value in (
            *(("name", name), ("facts", facts), ("sentence", sentence), ("paragraph", paragraph)),
            *(("by", by), ("voice", voice), ("weight", weight), ("own", own)),
            *(("personal", personal), ("lasts", lasts), ("following", following)),
            *(("begins", begins), ("ends", ends), ("pays", pays)),
        ):
            object.__setattr__(self, field, value)

    def paragraph_of(self, event: Any) -> str:
        """Give the paragraph behind one that happened."""
        if isinstance(self.paragraph, str):
            return self.paragraph
        return self.paragraph[getattr(event, self.by)]


class Events:
    """All events of a room, numbered from 1 in the order of the table."""

    def __init__(self, *rows: Event) -> None:
        """Number the rows."""
        self.rows = rows
        self.by_name = {row.name: row for row in rows}
        self.numbers = {row.name: number for number, row in enumerate(rows, start=1)}
        if len(self.by_name) != len(rows):
            raise TypeError("two events have one name")
        self.structs = {row.name: struct_of(row) for row in rows}
        self._shapes = [shape_of(self.structs[row.name], row) for row in rows]
        self._personal = frozenset(row.name for row in rows if row.personal)
        self.lasting = {row.name: row.lasts for row in rows if row.lasts}
        self.following = {row.name: row.following for row in rows if row.following}

    def number(self, name: str) -> int:
        """Give the number that rules note; what an audience learns alone has none."""
        if self.by_name[name].own:
            raise TypeError(f"{name} is for one audience alone: rules must not note it")
        return self.numbers[name]

    def happened(self, name: str, *facts: Any) -> Any:
        """Give one that happened, its facts as the wire calls them."""
        return self.structs[name](*facts)

    def told_alike(self, happened: Iterable[Any]) -> bool:
        """Is every audience told of these events in the same words?"""
        return self._personal.isdisjoint([event.name for event in happened])

    def length(self, happened: Iterable[Any]) -> int:
        """Give the milliseconds for which a stage plays these events, one after the other."""
        return sum([self._length(event) for event in happened])

    def _length(self, event: Any) -> int:
        if event.name in self.following and event.place > 1:
            return self.following[event.name]
        return self.lasting.get(event.name, 0)

    def noted(self, state: Any) -> tuple[Any, ...]:
        """Read what a play or a draw noted."""
        if not state.noted:  # most draws of a deal, for example
            return ()
        if state.noted * WIDTH > len(state.notes):
            raise OverflowError(f"there is room for {len(state.notes) // WIDTH} events only")
        notes = list(state.notes)
        return tuple([self._read(notes, place) for place in range(0, state.noted * WIDTH, WIDTH)])

    def _read(self, notes: list[Any], place: int) -> Any:
        """Read one event that was noted; not every event has as many facts as there is room for."""
        struct, count, named = self._shapes[notes[place] - 1]
        facts = notes[place + 1 : place + 1 + count]
        for at, part in named:
            facts[at] = part.words[facts[at] - part.lowest]
        return struct(*facts)


class Shape(NamedTuple):
    """How an event that was noted is read."""

    struct: type[msgspec.Struct]
    facts: int
    named: tuple[tuple[int, Part], ...]
    """The facts that the wire calls by words, not by numbers; and which of them they are."""


def shape_of(struct: type[msgspec.Struct], row: Event) -> Shape:
    """Find out once how an event is read: every move notes some."""
    facts = enumerate(row.facts)
    named = [(at, fact) for at, fact in facts if isinstance(fact, Part) and fact.words]
    return Shape(struct, len(row.facts), tuple(named))


def struct_of(row: Event) -> type[msgspec.Struct]:
    """Give the type in which an event crosses the wire."""
    return msgspec.defstruct(
        row.name,
        [(fact.name, type_of(fact)) for fact in row.facts],
        tag=row.name,
        tag_field="name",
        namespace={"name": row.name},
        frozen=True,
        gc=False,
    )


def type_of(fact: Fact) -> Any:
    """Give the type of a fact on the wire."""
    value = str if (fact.part if isinstance(fact, Many) else fact).words else int
    return tuple[value, ...] if isinstance(fact, Many) else value  # type: ignore[valid-type]  # made here
