"""What horses, seats, obstacles and races are called inside a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from hippodrome.engine.lettering import printed_name
from hippodrome.engine.story import Phrase
from hippodrome.games.auteuil.content import OBSTACLE_NAMES, RACE_NAMES
from hippodrome.games.auteuil.state import SEATS, Pack
from hippodrome.words import Sentence, sentence


@cache
def horse_name(number: int) -> Sentence:
    """Name a horse by colour and number."""
    return sentence("auteuil-horse", number=number)


@cache
def player(seat: int) -> Sentence:
    """Name a seat; whoever shows the sentence may put a person's name in its place."""
    return sentence("player", seat=seat + 1)


def own_race(pack: Pack, number: int) -> str:
    """Give the name of a race that is the pack's own, or nothing."""
    own = number - len(RACE_NAMES)
    return printed_name(pack.own_race[own - 1]) if own > 0 else ""


def own_obstacle(pack: Pack, number: int) -> str:
    """Give the name of an obstacle that is the pack's own, or nothing."""
    own = number - len(OBSTACLE_NAMES)
    return printed_name(pack.own_obstacle[own - 1]) if own > 0 else ""


def race_name(number: int, own: str) -> Sentence:
    """Name a race, by the house's words or the pack's own."""
    return sentence("named", name=own) if own else sentence("auteuil-race-name", number=number)


def obstacle_name(number: int, own: str) -> Sentence:
    """Name an obstacle, by the house's words or the pack's own."""
    return sentence("named", name=own) if own else sentence("auteuil-obstacle", number=number)


def at_obstacle(pack: Pack, number: int) -> Sentence:
    """Say at which obstacle something happens."""
    if own := own_obstacle(pack, number):
        return sentence("auteuil-at-own-obstacle", name=own)
    return sentence("auteuil-at-obstacle", number=number)


def the_obstacle(pack: Pack, number: int) -> Sentence:
    """Name an obstacle inside a sentence."""
    if own := own_obstacle(pack, number):
        return sentence("auteuil-the-own-obstacle", name=own)
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
}
"""How parts of moves and facts of events are put into words; the others stand as they are."""
