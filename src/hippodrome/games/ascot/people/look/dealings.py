"""What is under the hammer, owed, on the scale or needed, made from a seat's view."""

from __future__ import annotations

from hippodrome.games.ascot.people.look.types import (
    Debt,
    Need,
    Offer,
    PlaceBet,
    PlaceDeal,
    Sale,
)
from hippodrome.games.ascot.people.names import (
    CAUSES,
)
from hippodrome.games.ascot.phases import ANSWER, NEED, NEED_ANSWER, ODDS, PLACE, PLACE_BET
from hippodrome.games.ascot.rules.auction import commission, least_bid, price_of_hand
from hippodrome.games.ascot.rules.holding import entry_fees_ahead, owns
from hippodrome.games.ascot.rules.places import REQUESTS
from hippodrome.games.ascot.state import (
    DEAD_PILE,
    FIRST_REPORT,
    FORCED,
    KEPT_KINDS,
    NO_DEBT,
    NO_SALE,
    NOBODY,
    SURPLUS,
    THINGS,
    Pack,
    State,
)
from hippodrome.games.ascot.vocabulary import SaleKind

SALES: dict[int, SaleKind] = {DEAD_PILE: "pile", FORCED: "debt", SURPLUS: "surplus"}


def look_at_sale(pack: Pack, view: State) -> Sale | None:
    """A3, A5.3, A6: show what is under the hammer."""
    if view.sale == NO_SALE:
        return None
    pays_commission = view.sale == DEAD_PILE and view.bidder not in (NOBODY, view.auctioneer)
    return Sale(
        kind=SALES[view.sale],
        thing=view.lot,
        seller=view.seller,
        bid=view.bid,
        bidder=view.bidder,
        bidding=tuple(seat for seat in range(view.seats) if view.bidding >> seat & 1),
        least=least_bid(pack, view),
        commission=commission(view.bid) if pays_commission else 0,
    )


def look_at_debt(view: State) -> Debt | None:
    """A6: show what is owed and why."""
    if view.debt == NO_DEBT:
        return None
    return Debt(
        cause=CAUSES[view.debt],
        debtor=view.debtor,
        creditor=view.creditor,
        francs=view.owed,
        short=max(0, view.owed - view.purse[view.debtor]),
        unsold=tuple(thing for thing in range(1, THINGS + 1) if view.refused >> thing & 1),
    )


def look_at_offer(pack: Pack, view: State) -> Offer | None:
    """A5.6: show the offer on the scale, as far as it is seen."""
    if view.offered_to == NOBODY:
        return None
    maker, to = view.turn, view.offered_to
    named = [horse for horse in range(1, pack.horses + 1) if view.offered >> horse & 1]
    return Offer(
        maker=maker,
        to=to,
        gives=(
            *(horse for horse in named if owns(view, horse, maker)),
            *reports_as_things(view.offered_gives),
        ),
        takes=(
            *(horse for horse in named if owns(view, horse, to)),
            *reports_as_things(view.offered_takes),
        ),
        pays=max(0, view.offered_money),
        asks=max(0, -view.offered_money),
        sent=view.phase == ANSWER,
    )


def reports_as_things(copies: list[int]) -> tuple[int, ...]:
    """List kept reports as things, each as often as there are copies."""
    return tuple(FIRST_REPORT + kind for kind in range(KEPT_KINDS) for _ in range(copies[kind]))


def look_at_place_bets(view: State, horse: int) -> tuple[PlaceBet, ...]:
    """A7.4: show the bets on a horse's place."""
    return tuple(
        PlaceBet(seat, stake, view.place_odds[horse][seat])
        for seat, stake in enumerate(view.place_stake[horse])
        if stake
    )


def look_at_place_deal(view: State) -> PlaceDeal | None:
    """A7.4: show the place that is asked for, and its price."""
    if view.phase not in (PLACE, ODDS, PLACE_BET):
        return None
    left = REQUESTS - view.requests[view.turn]
    return PlaceDeal(seat=view.turn, horse=view.called, odds=view.odds, left=left)


def look_at_need(view: State) -> Need | None:
    """A10.16: show which report a horse needs, and what is offered for it."""
    if view.phase not in (NEED, NEED_ANSWER):
        return None
    return Need(
        seat=view.turn,
        horse=view.mover,
        thing=FIRST_REPORT + view.needed,
        holder=view.holder,
        francs=view.price_offered,
    )


def owed_by(pack: Pack, view: State, seat: int) -> int:
    """A3.4, A5.3: what a seat has promised: the cards of its own hand, its bill, its entries."""
    kept = price_of_hand(pack, view, seat) + view.bill[seat]
    return kept + entry_fees_ahead(pack, view, seat)
