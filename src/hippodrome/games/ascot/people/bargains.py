"""The story of the money: sales, debts, the market, entries and bets."""

from __future__ import annotations

from collections.abc import Mapping

from hippodrome.games.ascot import events
from hippodrome.games.ascot.people.names import (
    player,
    thing_name,
    thing_names,
    who_gets,
)
from hippodrome.games.ascot.people.picturing import picture_offer
from hippodrome.games.ascot.people.telling import Page, Teller, called, from_facts
from hippodrome.games.ascot.rules.betting import total_on
from hippodrome.games.ascot.rules.settling import tote_multiple
from hippodrome.games.ascot.state import CARDS, FORCED, NOBODY, OWNED
from hippodrome.words import Sentence, sentence

OF_A_SALE = (
    events.BADE,
    events.PASSED,
    events.SOLD,
    events.COMMISSION_PAID,
    events.UNSOLD,
    events.DECLARED,
)
"""What a lot of the dead pile may bring, before hands are turned up."""


def tell_lot(page: Page, index: int) -> list[Sentence]:
    """A3.1: a card of the dead pile is shown."""
    card = page.event(index)[1]
    return [
        sentence(
            "ascot-story-lot",
            thing=thing_name(card),
            francs=page.pack.price[card],
            left=page.after.dead,
            call=page.call(index),
        )
    ]


def tell_unsold(page: Page, index: int) -> list[Sentence]:
    """A3.3, A6.2: nobody wanted it; a surplus horse is given away, which is told next."""
    _, thing, seller, _ = page.event(index)
    if page.event(index + 1)[0] == events.GIVEN_AWAY:
        return []
    kind = "pile" if seller == NOBODY else "debt"
    return [sentence("ascot-story-unsold", thing=thing_name(thing), kind=kind)]


def tell_commission(page: Page, index: int) -> list[Sentence]:
    """A3.2: the auctioneer's tenth."""
    _, _, auctioneer, francs = page.event(index)
    return [sentence("ascot-story-commission", player=player(auctioneer), francs=francs)]


def tell_hands(page: Page) -> list[Sentence]:
    """A3.4: the hands turned up after the auction."""
    sold = {fact for what, fact, _, _ in page.events if what == events.SOLD}
    told = []
    for seat in range(page.after.seats):
        kept = [
            card
            for card in range(1, CARDS + 1)
            if page.after.lies[card] == OWNED + seat
            and page.before.lies[card] != OWNED + seat
            and card not in sold
        ]
        told.append(
            sentence(
                "ascot-story-keeps",
                player=player(seat),
                count=len(kept),
                cards=thing_names(kept),
            )
        )
    return told


def settled(page: Page, index: int) -> int:
    """Does the payment of what this event asks for follow at once?"""
    _, seat, *_ = page.event(index)
    what, payer, _, _ = page.event(index + 1)
    return int(what == events.PAID and payer == seat)


def tell_billed(page: Page, index: int) -> list[Sentence]:
    """A3.4: what the cards kept cost."""
    _, seat, francs, _ = page.event(index)
    paid = settled(page, index)
    return [sentence("ascot-story-billed", player=player(seat), francs=francs, paid=paid)]


def tell_entered(page: Page, index: int) -> list[Sentence]:
    """A5.4: horses entered, and the fee."""
    _, seat, horses, francs = page.event(index)
    return [sentence("ascot-story-entered", player=player(seat), count=horses, francs=francs)]


def tell_paid(page: Page, index: int) -> list[Sentence]:
    """Money that changes hands, unless what it is for has just said so."""
    _, seat, to, francs = page.event(index)
    earlier, payer, owed, more = page.event(index - 1) if index else (0, 0, 0, 0)
    if payer == seat and (earlier, francs) in (
        (events.CARDS_BILLED, owed),
        (events.ENTERED, more),
    ):
        return []
    return [sentence("ascot-story-pays", player=player(seat), francs=francs, to=who_gets(to))]


def tell_put_up(page: Page, index: int) -> list[Sentence]:
    """A5.3, A6.1: a thing comes under the hammer that somebody owned."""
    _, thing, seller, _ = page.event(index)
    forced = page.after.sale == FORCED or page.before.debt != 0
    return [
        sentence(
            "ascot-story-put-up",
            thing=thing_name(thing),
            player=player(seller),
            kind="debt" if forced else "surplus",
        )
    ]


def tell_offer(page: Page, index: int) -> list[Sentence]:
    """A5.6: what is laid on the scale."""
    _, seat, to, _ = page.event(index)
    offer = picture_offer(page.pack, page.after)
    assert offer is not None, "an offer made is open until it is answered"
    gives, takes = thing_names(list(offer.gives)), thing_names(list(offer.takes))
    if offer.pays:
        gives = (*gives, sentence("ascot-francs", francs=offer.pays))
    if offer.asks:
        takes = (*takes, sentence("ascot-francs", francs=offer.asks))
    return [
        sentence("ascot-story-offer", player=player(seat), to=player(to), gives=gives, takes=takes)
    ]


def tell_given_away(page: Page, index: int) -> list[Sentence]:
    """A5.3: nobody bid, so the shortest player gets it for nothing."""
    _, horse, seller, seat = page.event(index)
    return [
        sentence(
            "ascot-story-given-away",
            horse=thing_name(horse),
            seller=player(seller),
            player=player(seat),
        )
    ]


def tell_called(page: Page, index: int) -> list[Sentence]:
    """A7.2: the Bookmaker calls a horse."""
    horse = page.event(index)[1]
    return [
        sentence(
            "ascot-story-called",
            horse=thing_name(horse),
            favourite=int(horse in page.after.favourite),
            call=page.call(index),
        )
    ]


def tell_bet(page: Page, index: int) -> list[Sentence]:
    """A7.2: a ticket, and what the pool would pay now."""
    _, seat, horse, francs = page.event(index)
    return [
        sentence(
            "ascot-story-bet",
            player=player(seat),
            horse=thing_name(horse),
            francs=francs,
            pays=tote_multiple(page.after.tote, total_on(page.after, horse)),
        )
    ]


TELLERS: Mapping[int, Teller] = {
    events.TURNED_UP: tell_lot,
    events.BADE: called("ascot-story-bids", "player", "francs"),
    events.PASSED: called("ascot-story-passes", "player"),
    events.SOLD: called("ascot-story-sold", "thing", "player", "francs"),
    events.COMMISSION_PAID: tell_commission,
    events.UNSOLD: tell_unsold,
    events.CARDS_BILLED: tell_billed,
    events.PAID: tell_paid,
    events.VOID: from_facts("ascot-story-void", "player", "to", "francs"),
    events.OWES: from_facts("ascot-story-owes", "player", "to", "francs"),
    events.TRAINING_OVER: from_facts("ascot-story-training-over"),
    events.OFFER_MADE: tell_offer,
    events.OFFER_ACCEPTED: from_facts("ascot-story-accepted", "_", "player"),
    events.OFFER_DECLINED: from_facts("ascot-story-declined", "_", "player"),
    events.MARKET_PASSED: from_facts("ascot-story-market-passes", "player"),
    events.MARKET_CLOSED: from_facts("ascot-story-market-closed", "count"),
    events.PUT_UP: tell_put_up,
    events.GIVEN_AWAY: tell_given_away,
    events.WITHDRAWN: from_facts("ascot-story-withdrawn", "horse", "player"),
    events.ENTERED: tell_entered,
    events.FAVOURITE_NAMED: from_facts("ascot-story-favourite", "player", "horse"),
    events.HORSE_CALLED: tell_called,
    events.BET_PLACED: tell_bet,
}
