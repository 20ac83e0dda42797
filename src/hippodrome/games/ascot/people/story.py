"""What an audience saw happen, as sentences-to-be: told only from its views before and after.

The rules write down what happens openly; this puts it into sentences, with the deal and what an
audience did in secret itself. Money, training and race are told by the files beside.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hippodrome.games.ascot import events
from hippodrome.games.ascot.people import bargains, calling, schooling
from hippodrome.games.ascot.people.look import winners
from hippodrome.games.ascot.people.names import player, thing_name, thing_names
from hippodrome.games.ascot.people.telling import Page, Teller, from_facts
from hippodrome.games.ascot.rules.dealing import hand_size
from hippodrome.games.ascot.rules.holding import in_hand_of, owner_of
from hippodrome.games.ascot.rules.settling import horse_placed
from hippodrome.games.ascot.state import (
    CARDS,
    DEAL,
    EXCHANGE,
    LOT,
    MULTIPLE,
    NOBODY,
    THROW_IN,
    Pack,
    State,
)
from hippodrome.words import Sentence, sentence


def tell(pack: Pack, before: State, after: State, audience: int) -> list[Sentence]:
    """Tell one step of the game to one audience."""
    events = tuple(
        (what, first, second, third) for what, first, second, third in after.event[: after.events]
    )
    page = Page(pack, before, after, audience, events)
    told = [*tell_deal(page), *tell_own_exchange(page), *tell_throwing_in(page)]
    opened = hands_open_at(page)
    for index, (what, *_) in enumerate(events):
        if index == opened:
            told += bargains.tell_hands(page)
        told += TELLERS[what](page, index)
    if opened == len(events):
        told += bargains.tell_hands(page)
    told += calling.tell_progress(page)
    if after.over:
        told += tell_winners(page)
    return told


def passing(pack: Pack, state: State) -> bool:
    """The deal is told when it is done, not card by card."""
    return state.phase == DEAL and state.dealt > 0


def hands_open_at(page: Page) -> int:
    """A3.4: give the event before which the hands were turned up, or one there is not."""
    if not any(page.before.held) or any(page.after.held) or page.before.phase in (LOT, DEAL):
        return -1
    of_the_last_lot = 0
    while page.event(of_the_last_lot)[0] in bargains.OF_A_SALE:
        of_the_last_lot += 1
    return of_the_last_lot


def tell_deal(page: Page) -> Iterator[Sentence]:
    """A2.1: how many cards went round, and to a seat its own."""
    if page.before.phase not in (LOT, DEAL) or page.after.phase in (LOT, DEAL):
        return
    yield sentence(
        "ascot-story-dealt", count=hand_size(page.pack, page.after), dead=page.after.dead
    )
    if page.audience >= 0:
        hand = [card for card in range(1, CARDS + 1) if held(page.after, card, page.audience)]
        yield sentence("ascot-story-hand", cards=thing_names(hand))


def held(view: State, card: int, seat: int) -> bool:
    """Is a card seen in that seat's hand?"""
    return seat >= 0 and in_hand_of(view, card, seat)


def cards_gone(page: Page) -> list[int]:
    """List the cards that have left the audience's own hand."""
    seat = page.audience
    return [
        card
        for card in range(1, CARDS + 1)
        if held(page.before, card, seat) and not held(page.after, card, seat)
    ]


def tell_own_exchange(page: Page) -> Iterator[Sentence]:
    """A2.3: only the seat itself knows what it puts under the dead pile."""
    if page.before.phase == EXCHANGE:
        for card in cards_gone(page):
            yield sentence("ascot-story-puts-under", thing=thing_name(card))


def tell_exchanged(page: Page, index: int) -> list[Sentence]:
    """A2.3: the top card, which only its new owner sees."""
    seat = page.event(index)[1]
    if seat != page.audience:
        return [sentence("ascot-story-exchanged", player=player(seat))]
    return [
        sentence("ascot-story-takes-top", thing=thing_name(card))
        for card in range(1, CARDS + 1)
        if held(page.after, card, seat) and not held(page.before, card, seat)
    ]


def tell_throwing_in(page: Page) -> Iterator[Sentence]:
    """A2.5: who is done; what was thrown in is told to its own seat only."""
    if page.before.phase != THROW_IN:
        return
    still = page.after.awaits if page.after.phase == THROW_IN else 0
    for seat in range(page.after.seats):
        if page.before.awaits & ~still & 1 << seat:
            if seat == page.audience:
                gone = cards_gone(page)
                yield sentence("ascot-story-own-throw", count=len(gone), cards=thing_names(gone))
            elif still:
                yield sentence("ascot-story-done", player=player(seat))


def tell_starts(page: Page, index: int) -> list[Sentence]:
    """A4.1, A8.1: who begins a board, and for the race the off."""
    seat = page.event(index)[1]
    racing = page.after.bookmaker != NOBODY
    told = [
        sentence("ascot-story-starts", player=player(seat), board="race" if racing else "training")
    ]
    if racing:
        told.append(sentence("ascot-story-off", call=page.call(index)))
    return told


def tell_race_over(page: Page, _index: int) -> list[Sentence]:
    """A11.1: the judge's list."""
    arrived = page.after.arrived
    horses = [horse_placed(page.pack, page.after, place) for place in range(1, arrived + 1)]
    return [sentence("ascot-story-arrival", count=arrived, horses=thing_names(horses))]


def tell_prize(page: Page, index: int) -> list[Sentence]:
    """A11.2: a prize from the Bank."""
    _, seat, horse, francs = page.event(index)
    return [
        sentence(
            "ascot-story-prize",
            player=player(seat),
            horse=thing_name(horse),
            place=page.after.arrival[horse],
            francs=francs,
        )
    ]


def tell_ticket(page: Page, index: int) -> list[Sentence]:
    """A11.3: what a winning ticket is paid."""
    _, seat, francs, _ = page.event(index)
    return [
        sentence(
            "ascot-story-ticket",
            player=player(seat),
            francs=francs,
            times=page.after.reckoning[MULTIPLE],
        )
    ]


def tell_winners(page: Page) -> Iterator[Sentence]:
    """A11.4, A11.6: the first horse's owner, and the richest where that counts."""
    after = page.after
    for seat in range(after.seats):
        yield sentence("ascot-story-purse", player=player(seat), francs=after.purse[seat])
    won = winners(page.pack, after)
    if after.arrived:
        horse = horse_placed(page.pack, after, 1)
        owner = owner_of(after, horse)
        yield sentence("ascot-story-winner", player=player(owner), horse=thing_name(horse))
    if after.richest or not after.arrived:
        most = max(after.purse[: after.seats])
        richest = [seat for seat in won if after.purse[seat] == most]
        yield sentence(
            "ascot-story-richest",
            too=int(after.arrived > 0),
            count=len(richest),
            players=tuple(player(seat) for seat in richest),
            francs=most,
        )


TELLERS: Mapping[int, Teller] = {
    **bargains.TELLERS,
    **schooling.TELLERS,
    **calling.TELLERS,
    events.DEALER_DRAWN: from_facts("ascot-story-dealer", "player"),
    events.DECLARED: from_facts("ascot-story-auctioneer", "player"),
    events.ACTS_AS_AUCTIONEER: from_facts("ascot-story-acting", "player"),
    events.EXCHANGED: tell_exchanged,
    events.THREW_IN: from_facts("ascot-story-threw-in", "player", "count"),
    events.STARTS: tell_starts,
    events.RACE_OVER: tell_race_over,
    events.BANKER_PAID: from_facts("ascot-story-banker", "player", "francs"),
    events.PRIZE_PAID: tell_prize,
    events.TICKET_PAID: tell_ticket,
    events.BOOKMAKER_PAID: from_facts("ascot-story-bookmaker", "player", "francs"),
    events.STAKE_BACK: from_facts("ascot-story-stake-back", "player", "francs"),
    events.TOTE_CARRIED: from_facts("ascot-story-carried", "francs"),
}
"""How each event is told."""
