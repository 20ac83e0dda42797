"""What an audience is told of a step: lines made of events, for one audience at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from hippodrome.engine.events import LINE, LOG, Events, Voice, Weight
from hippodrome.words import Parameter, Sentence

Happened = Annotated[Any, msgspec.Meta(extra={"written": "Event"})]
"""An event as it crosses the wire: its name, and its facts by name."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing an audience is told or shown, in its order."""

    event: Happened
    text: Sentence | None = None
    """The sentence, unless it is shown and not told."""
    paragraph: str = ""
    """The paragraph of the rules behind it."""
    voice: Voice = LOG
    weight: Weight = LINE


@dataclass(frozen=True, slots=True)
class Page:
    """One play or draw as one audience saw it."""

    pack: Any
    before: Any
    """What it knew when something was last told."""
    after: Any
    """What it knows now."""
    audience: int
    events: tuple[Any, ...]
    """What the rules noted for all."""


Phrase = Callable[[Any], Parameter]
"""Puts a fact into a sentence: a seat as a player's name, a card as what is printed on it."""


@dataclass(frozen=True)
class Storyteller:
    """Puts a room's events into lines."""

    events: Events
    phrases: Mapping[str, Phrase]
    """How facts are put into words, by their names; the others stand as they are."""

    def line(self, event: Any, **more: Parameter) -> Line:
        """Tell an event: its facts fill the gaps of its sentence, and more where it needs more."""
        row = self.events.by_name[event.name]
        text = None
        if row.sentence:
            facts: dict[str, Parameter] = {}
            for fact in row.facts:  # no comprehension: several lines of every move come here
                facts[fact.name] = self.phrase(fact.name, event)
            facts.update(more)
            text = Sentence(row.sentence, facts)
        return Line(event, text, row.paragraph_of(event), row.voice, row.weight)

    def phrase(self, fact: str, event: Any) -> Parameter:
        """Put one fact into words."""
        value = getattr(event, fact)
        phrase = self.phrases.get(fact)
        if phrase is None:
            return value  # type: ignore[no-any-return]  # a number or a word
        if isinstance(value, tuple):
            return tuple(phrase(one) for one in value)  # type: ignore[misc]  # of sentences
        return phrase(value)

    def own(self, name: str, *facts: Any, **more: Parameter) -> Line:
        """Tell an audience what it alone learnt."""
        return self.line(self.events.happened(name, *facts), **more)
