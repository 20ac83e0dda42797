"""The kit for tables of moves: which numbers to look at, and how notation is refused.

A room's `notation.py` holds its facts: `EXAMPLES` (notation and what crosses the wire), `SPELLINGS`
(other ways to type a move), `REFUSED` (what cannot be read, by the key of the sentence), `QUOTED`
(what a refusal names), `UNFINISHED` (the kinds of move with which no decision is whole) and, where
a number means nothing, `NOTHING`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping

import pytest

from hippodrome.engine.errors import BadNotation
from hippodrome.engine.game import Game
from hippodrome.engine.parts import Part
from hippodrome.words import LANGUAGES, Sentence, words
from tests.games.common.rooms import ROOMS, facts_of

Sent = Mapping[str, int | str]
"""A move as it crosses the wire."""
AMOUNTS = (0, 1, 100, 12_345)
"""Free amounts that are looked at, besides the greatest."""


def numbers(game: Game) -> Iterator[int]:
    """Give the number of every move; of free amounts a few."""
    for row in game.moves.rows:
        for indices in itertools.product(*map(looked_at, row.parts)):
            yield row.number(indices)


def looked_at(part: Part) -> list[int]:
    """Give the indices of a part that are looked at."""
    if not part.free:
        return list(range(part.size))
    return [*(index for index in AMOUNTS if index < part.size - 1), part.size - 1]


def refused(game: Game, text: str) -> Sentence:
    """Give the sentence with which notation is refused, which must exist in every language."""
    with pytest.raises(BadNotation) as caught:
        game.read(text)
    for language in LANGUAGES:
        assert words(language).tell(caught.value.sentence)
    return caught.value.sentence


def each_of(facts: str) -> list[tuple[str, str]]:
    """Name every entry that the rooms' `notation.py` have under this heading, with its room."""
    return [(room, text) for room in ROOMS for text in getattr(facts_of(room, "notation"), facts)]
