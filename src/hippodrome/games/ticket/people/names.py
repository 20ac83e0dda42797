"""What seats, horses, cards and the other parts of moves and events are called in sentences."""

from collections.abc import Mapping
from functools import cache

from hippodrome.engine.story import Phrase
from hippodrome.games.ticket.moves import single_horse, single_squares
from hippodrome.games.ticket.state import FIRST_PAIR, JOKER, PAIR_HIGH, PAIR_LOW
from hippodrome.words import Sentence, sentence


@cache
def player(seat: int) -> Sentence:
    """Name a seat; whoever shows the sentence may put a person's name in its place."""
    return sentence("player", seat=seat + 1)


@cache
def horse_name(number: int) -> Sentence:
    """Name a horse by colour and number."""
    return sentence("horse", number=number)


@cache
def card_name(card: int) -> Sentence:
    """Name a card."""
    if card == JOKER:
        return sentence("card-joker")
    if card < FIRST_PAIR:
        horse = horse_name(single_horse(card))
        return sentence("card-single", horse=horse, squares=single_squares(card))
    low, high = PAIR_LOW[card - FIRST_PAIR], PAIR_HIGH[card - FIRST_PAIR]
    return sentence("card-pair", low=horse_name(low), high=horse_name(high))


def box_name(horse: int) -> Sentence:
    """Name the horse in a box of the ticket, or nobody."""
    return horse_name(horse) if horse else sentence("box-empty")


def couple_name(couple: str) -> Sentence:
    """Name the horse that a pair card moves and the one that stays, from `5~4`."""
    mover, fixed = map(int, couple.split("~"))
    return sentence("ticket-couple", mover=horse_name(mover), fixed=horse_name(fixed))


def pair_name(pair: str) -> Sentence:
    """Name the two horses of a pair card, from `4=5`."""
    low, high = map(int, pair.split("="))
    return sentence("card-pair", low=horse_name(low), high=horse_name(high))


PHRASES: Mapping[str, Phrase] = {
    "player": player,
    "horse": horse_name,
    "low": horse_name,
    "high": horse_name,
    "card": card_name,
    "hand": card_name,
    "couple": couple_name,
    "pair": pair_name,
    "first": box_name,
    "second": box_name,
    "third": box_name,
    "course": lambda course: sentence("course", course=course),
    "direction": lambda direction: sentence("ticket-direction", direction=direction),
    "side": lambda side: sentence("ticket-side", side=side),
    "way": lambda way: sentence("ticket-way", way=way),
}
"""How parts of moves and facts of events are put into words; the others stand as they are."""
