"""The page of events an audience saw, and the sentences that need nothing but their facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from hippodrome.games.ascot.parts import REPORT
from hippodrome.games.ascot.people.names import kept_name, player, thing_name, who_gets
from hippodrome.games.ascot.state import Pack, State
from hippodrome.words import Parameter, Sentence, sentence

CALLS = 6
"""How many ways the caller has of saying the same thing."""
VARIES_BY = 500
"""Francs by which money changes, to vary what is said with it."""

Event: TypeAlias = tuple[int, int, int, int]
"""What happened, and three facts."""


@dataclass(frozen=True, slots=True)
class Page:
    """One step of the game as one audience saw it."""

    pack: Pack
    before: State
    after: State
    audience: int
    events: tuple[Event, ...]

    def event(self, index: int) -> Event:
        """Give an event of the page, or one that is none beyond the last."""
        return self.events[index] if index < len(self.events) else (0, 0, 0, 0)

    def call(self, index: int) -> int:
        """Choose one of the caller's ways, the same for every audience."""
        view = self.after
        told = view.rounds + sum(view.length) + sum(view.gone) + view.dead + view.bidding
        return (told + (view.bank + view.bid) // VARIES_BY + view.called + index) % CALLS


Teller: TypeAlias = Callable[[Page, int], list[Sentence]]
"""Tells the event with that number on a page."""

FACTS: Mapping[str, Callable[[int], Parameter]] = {
    "player": player,
    "to": who_gets,
    "thing": thing_name,
    "horse": thing_name,
    "report": lambda kind: kept_name(REPORT.words[kind]),
    "francs": int,
    "count": int,
    "points": int,
    "lane": int,
    "length": int,
}
"""How a fact becomes what a sentence needs, by the name the sentence has for it."""


def from_facts(key: str, *names: str) -> Teller:
    """Make a teller that fills a sentence with an event's facts in order; `_` skips one."""

    def tell(page: Page, index: int) -> list[Sentence]:
        facts = page.event(index)[1:]
        named = zip(names, facts, strict=False)
        return [sentence(key, **{name: FACTS[name](fact) for name, fact in named if name != "_"})]

    return tell


def called(key: str, *names: str) -> Teller:
    """Make such a teller for a sentence the caller has several ways of saying."""
    plain = from_facts(key, *names)

    def tell(page: Page, index: int) -> list[Sentence]:
        (told,) = plain(page, index)
        return [sentence(told.key, **told.params, call=page.call(index))]

    return tell
