"""How much the tipster may spend, and how much of an estimate is a price to expect."""

from hippodrome.games.ascot.phases import OFFER
from hippodrome.games.ascot.state import (
    CARDS,
    CLUB,
    FARRIER,
    FORAGE,
    HORSES,
    IN_HAND,
    NOBODY,
    PAY_BANK,
    RETURNED,
    UNDER_HAMMER,
    UNKNOWN,
    VET_PACK,
    Pack,
    State,
)
from hippodrome.games.ascot.tipster.valuing import (
    THROW,
    all_points,
    business_worth,
    dues_ahead,
    dues_of,
    expected_prizes,
    holds,
    living,
    pace,
    planned_horses,
    squares_left,
)

INCOME_PERCENT = 80
"""Part of the dues its businesses will bring that a seat counts on."""
MARGIN = 28
"""What is kept for bad luck is a purse divided by this."""
EASING_PERCENT = (0, 0, 130, 150, 150, 150, 150)
"""By the number of players: lots go for less than the most anybody would pay, so estimates need
not be eased as much; with two, there is only one other to outbid.
"""
LEAST_EASING = 20


def held_prices(pack: Pack, view: State, seat: int) -> int:
    """Add up what a seat has to pay for the cards it keeps from the deal (A3.4)."""
    francs = view.bill[seat]
    for card in range(1, CARDS + 1):
        if view.lies[card] == IN_HAND + seat:
            francs += pack.price[card]
    return francs


def loop_dues(pack: Pack) -> int:
    """Add up what the whole loop asks."""
    francs = 0
    for square in range(pack.loop):
        francs += pack.dues[square]
    return francs


def training_cost(pack: Pack, view: State, seat: int, more: int) -> int:
    """What a seat's horses, and some more of them, cost on the rest of the loop."""
    squares = squares_left(pack, view, VET_PACK, seat) + more * pack.loop
    francs = loop_dues(pack) * squares // (THROW * pack.loop)
    for card in range(FARRIER, FORAGE + 1):
        if holds(view, card, seat):
            francs -= dues_ahead(pack, view, card, seat)
    return francs


def income(pack: Pack, view: State, seat: int) -> int:
    """What a seat's businesses will be paid by others."""
    francs = 0
    for card in range(CLUB, FORAGE + 1):
        if holds(view, card, seat):
            francs += dues_ahead(pack, view, card, NOBODY) - dues_ahead(pack, view, card, seat)
    return francs


def reserve(pack: Pack, view: State, seat: int, more: int) -> int:
    """What a seat should not spend, with so many more horses: cards, entries, the way round."""
    horses = more
    for horse in range(1, pack.horses + 1):
        if holds(view, horse, seat):
            horses += 1
    francs = held_prices(pack, view, seat) + pack.purse // MARGIN
    francs += min(horses, planned_horses(pack, view)) * pack.entry_fee
    if view.phase < OFFER:
        francs += training_cost(pack, view, seat, more)
        francs -= income(pack, view, seat) * INCOME_PERCENT // 100
    return francs


def money_for_cards(pack: Pack, view: State, me: int) -> int:
    """What all players together can still spend, when the Bank's dues and entries are kept."""
    francs = -held_prices(pack, view, me)
    for seat in range(view.seats):
        francs += view.purse[seat] - pack.purse // MARGIN
    francs -= living(pack, view) * dues_of(pack, PAY_BANK) // THROW
    return francs - planned_horses(pack, view) * view.seats * pack.entry_fee


def easing(pack: Pack, view: State, me: int) -> int:
    """How many per cent of an estimate a card of the dead pile is likely to fetch, at most."""
    francs = money_for_cards(pack, view, me)
    prizes = expected_prizes(pack, view)
    points = all_points(pack)
    unseen = 0
    unseen_price = 0
    unseen_worth = 0
    worth = 0
    for card in range(1, CARDS + 1):
        where = view.lies[card]
        if where != UNKNOWN and where != UNDER_HAMMER and where != RETURNED + me:
            continue
        if card <= HORSES:
            estimate = prizes * pace(pack, view, card) // points
        else:
            estimate = business_worth(pack, view, me, card)
        if where == UNKNOWN:
            unseen += 1
            unseen_price += pack.price[card]
            unseen_worth += estimate
        else:
            worth += estimate
    if unseen > 0:
        # Of the unseen cards some are in hands, and will be paid as printed.
        hidden = min(hidden_cards(view, me), unseen)
        francs -= unseen_price * hidden // unseen
        worth += unseen_worth * (unseen - hidden) // unseen
    if worth <= 0:
        return 100
    return max(LEAST_EASING, min(100, francs * EASING_PERCENT[view.seats] // worth))


def hidden_cards(view: State, me: int) -> int:
    """Count the cards in other hands, as far as that is known."""
    found = 0
    for seat in range(view.seats):
        if seat != me:
            found += max(0, view.held[seat])
    return found
