"""What horses, seats, obstacles and races are called inside a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from hippodrome.engine.story import Phrase
from hippodrome.games.auteuil.state import SEATS
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


@cache
def at_obstacle(number: int) -> Sentence:
    """Say at which obstacle something happens."""
    return sentence("auteuil-at-obstacle", number=number)


@cache
def the_obstacle(number: int) -> Sentence:
    """Name an obstacle."""
    return sentence("auteuil-the-obstacle", number=number)


def players(mask: int) -> tuple[Sentence, ...]:
    """Name the seats of a bit mask."""
    return tuple(player(seat) for seat in range(SEATS) if mask >> seat & 1)


PHRASES: Mapping[str, Phrase] = {
    "player": player,
    "players": players,
    "horse": horse_name,
    "horses": horse_name,
    "first": horse_name,
    "second": horse_name,
    "third": horse_name,
    "heir": horse_name,
    "where": at_obstacle,
}
"""How parts of moves and facts of events are put into words; the others stand as they are."""
