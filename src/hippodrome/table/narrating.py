"""What each audience saw of a step: its story and, at the end, what it looks at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hippodrome.engine.match import Entry, Match
from hippodrome.words import Sentence


def narrate(
    before: Match, entries: Iterable[Entry], audiences: Iterable[int]
) -> dict[int, list[Sentence]]:
    """Tell a step, which may hold a decision and many draws, to several audiences.

    Each draw is told on its own: a story compares what an audience saw just before and after.
    """
    match = before.fork()
    game, printed = match.game, match.pack.printed
    views: dict[int, Any] = {audience: match.view(audience) for audience in audiences}
    told: dict[int, list[Sentence]] = {audience: [] for audience in views}
    for entry in entries:
        match.apply(entry)
        for audience, seen in views.items():
            view = match.view(audience)
            told[audience] += game.tell(printed, seen, view, audience)
            views[audience] = view
    return told
