"""What is hidden in Ascot, from whom and until when, by the rulebook: A1.6, A2.2 to A2.5, A5.6.

Whom another names acting auctioneer is hidden until all have named one (A2.2: all at once).

Hidden from a seat: the cards in other hands, which of them others put into the dead pile, and the
dead pile itself, all until a card is turned up or hands are opened (A3.1, A3.4). The Auctioneer is
open from the moment it is declared, and in the dead pile for certain while it is not (A2.2). While
cards are thrown in, also how many another throws in (A2.5); and an offer that is not made yet.
"""

from random import Random
from typing import Any

from hippodrome.games.ascot.phases import DEAL, EXCHANGE, NAMING, OFFER, THROW_IN
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    CARDS,
    DEAD,
    IN_HAND,
    KEPT_KINDS,
    NOBODY,
    RETURNED,
    SEATS,
    STEVENS_STABLE,
    WALROY_STABLE,
)

SECRET_DECISIONS = (NAMING, EXCHANGE, THROW_IN)
"""Phases in which what a seat decides is its own business (A2.2, A2.3, A2.5)."""
SECRET_FIELDS = (
    *("lies", "held", "named"),
    *("offered_to", "offered", "offered_gives", "offered_takes", "offered_money"),
)


def reshuffle(pack: Any, state: Any, seat: int, chance: Random) -> None:
    """Change everything that seat cannot know into something else that could be."""
    if state.phase == NAMING:
        name_otherwise(state, seat, chance)
    if state.phase == THROW_IN:
        throw_in_otherwise(state, seat, chance)
    deal_otherwise(state, seat, chance)
    if state.phase == OFFER and state.turn != seat:
        draft_otherwise(pack, state, chance)


def hidden_places(state: Any, seat: int) -> list[int]:
    """The cards whose place this seat does not know."""
    hidden = []
    for card in range(1, CARDS + 1):
        where = state.lies[card]
        in_other_hand = IN_HAND <= where < IN_HAND + SEATS and where != IN_HAND + seat
        put_by_other = RETURNED <= where < RETURNED + SEATS and where != RETURNED + seat
        if card == AUCTIONEER and state.phase != DEAL:
            continue  # open, or in the dead pile for certain
        if where == DEAD or in_other_hand or put_by_other:
            hidden.append(card)
    return hidden


def both_stables_in_one_hand(state: Any) -> bool:
    where = state.lies[WALROY_STABLE]
    return bool(where == state.lies[STEVENS_STABLE] and IN_HAND <= where < IN_HAND + SEATS)


def deal_otherwise(state: Any, seat: int, chance: Random) -> None:
    """A1.6: deal the hidden cards anew to the same places."""
    hidden = hidden_places(state, seat)
    places = [state.lies[card] for card in hidden]
    allowed = both_stables_in_one_hand(state)
    while True:
        chance.shuffle(places)
        for card, where in zip(hidden, places, strict=True):
            state.lies[card] = where
        if allowed or not both_stables_in_one_hand(state):
            return


def name_otherwise(state: Any, seat: int, chance: Random) -> None:
    """A2.2: who has named an auctioneer may have named anybody."""
    for other in range(state.seats):
        if other != seat and not state.awaits >> other & 1:
            state.named[other] = chance.randrange(state.seats)


def throw_in_otherwise(state: Any, seat: int, chance: Random) -> None:
    """A2.5: another may have thrown in more cards, or fewer, whether done or not."""
    for other in range(state.seats):
        if other == seat:
            continue
        for card in range(1, CARDS + 1):
            held = state.lies[card] == IN_HAND + other
            if held and card != AUCTIONEER and chance.random() < 0.3:
                state.lies[card] = RETURNED + other
                state.held[other] -= 1


def draft_otherwise(pack: Any, state: Any, chance: Random) -> None:
    """A5.6: the offer being written may be any other, or none."""
    others = [seat for seat in range(state.seats) if seat != state.turn]
    state.offered_to = chance.choice([NOBODY, *others])
    drafted = state.offered_to != NOBODY
    state.offered = chance.randrange(1 << pack.horses) << 1 if drafted else 0
    state.offered_money = 100 * chance.randrange(-50, 50) if drafted else 0
    for kind in range(KEPT_KINDS):
        state.offered_gives[kind] = chance.randrange(2) if drafted else 0
        state.offered_takes[kind] = chance.randrange(2) if drafted else 0
