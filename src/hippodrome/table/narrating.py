"""What each audience saw of a step: its story and, at the end, what it looks at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hippodrome.engine.game import Game
from hippodrome.engine.match import Entry, Match
from hippodrome.engine.story import Line, Page


def narrate(
    before: Match,
    entries: Iterable[Entry],
    audiences: Iterable[int],
    after: Match | None = None,
) -> dict[int, list[Line]]:
    """Tell a step, which may hold a decision and many draws, to several audiences.

    Each draw is told on its own: a story compares what an audience saw just before and after.
    Where the game after the step is at hand, its views save finding them out again.
    """
    game, printed = before.game, before.pack.printed
    views: dict[int, Any] = {audience: before.view(audience) for audience in audiences}
    told: dict[int, list[Line]] = {audience: [] for audience in views}
    match, steps = before, list(entries)
    for number, entry in enumerate(steps, start=1):
        if after is not None and number == len(steps):
            match = after
        else:
            if match is before:
                match = before.fork()
            match.apply(entry)
            if number < len(steps) and game.passing(printed, match.state):
                continue
        if game.events is not None and not match.events:
            continue
        for audience, seen in views.items():
            view = match.view(audience)
            told[audience] += lines(game, Page(printed, seen, view, audience, match.events))
            views[audience] = view
    return told


def lines(game: Game, page: Page) -> list[Line]:
    """Tell one play or draw to one audience."""
    if game.events is not None:
        return list(game.tell(page))
    told = game.tell(page.pack, page.before, page.after, page.audience)
    return [Line(None, sentence) for sentence in told]
