"""What horses, seats, obstacles and races are called inside a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from hippodrome.engine.story import Phrase
from hippodrome.games.auteuil.state import Pack
from hippodrome.words import Sentence, sentence


@cache
def horse_name(number: int) -> Sentence:
    """Name a horse by colour and number."""
    return sentence("auteuil-horse", number=number)


@cache
def player(seat: int) -> Sentence:
    """Name a seat; whoever shows the sentence may put a person's name in its place."""
    return sentence("player", seat=seat + 1)


@cache
def race_name(number: int) -> Sentence:
    """Name a race."""
    return sentence("auteuil-race-name", number=number)


def at_obstacle(pack: Pack, square: int) -> Sentence:
    """Say at which obstacle something happens."""
    return sentence("auteuil-at-obstacle", number=pack.obstacle[square % pack.lap])


def the_obstacle(pack: Pack, square: int) -> Sentence:
    """Name the obstacle of a square."""
    return sentence("auteuil-the-obstacle", number=pack.obstacle[square % pack.lap])


PHRASES: Mapping[str, Phrase] = {
    "horse": horse_name,
    "first": horse_name,
    "second": horse_name,
    "third": horse_name,
}
"""How parts of moves and facts of events are put into words; the others stand as they are."""
