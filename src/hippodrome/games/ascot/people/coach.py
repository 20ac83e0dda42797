"""What the coach says at Ascot: what a decision is about, and what nobody means."""

from __future__ import annotations

from hippodrome.engine.coaching import Matter
from hippodrome.games.ascot.moves import DONE_MOVE, FIRST_BID_MOVE, SEND_MOVE, block_of, francs_of
from hippodrome.games.ascot.people.choices import within_purse
from hippodrome.games.ascot.people.names import PHASES, thing_in
from hippodrome.games.ascot.phases import BID, OFFER, THROW_IN
from hippodrome.games.ascot.rules.holding import owns
from hippodrome.games.ascot.state import CARDS, HORSES, KEPT_KINDS, Pack, State
from hippodrome.words import Sentence, sentence

DEAR = 2
"""How often its printed price a card may be bid up to before it looks like a nought too many."""

PARAGRAPHS = {
    "lot": "A1.6",
    "deal": "A2.1",
    "naming": "A2.2",
    "exchange": "A2.3",
    "top-card": "A2.3",
    "throw-in": "A2.5",
    "turn-up": "A3.5",
    "bid": "A3.5",
    "owe": "A6.1",
    "first-throw": "A4.1",
    "member": "A4.5",
    "read": "A4.3",
    "member-horse": "A4.10",
    "dice": "A4.1",
    "join": "A4.5",
    "offer": "A5.6",
    "answer": "A5.2",
    "withdraw": "A5.3",
    "favourite": "A7.1",
    "bet": "A7.2",
    "place": "A7.4",
    "odds": "A7.4",
    "place-bet": "A7.4",
    "race-throw": "A8.1",
    "die": "A8.1",
    "whose": "A8.2",
    "move": "A9.9",
    "colour": "A10.1",
    "inscription": "A10.6",
    "need": "A10.16",
    "need-answer": "A10.16",
    "closed": "A11.1",
}
"""Where the rules speak of what is going on."""


def about(_pack: Pack, view: State, seat: int) -> Matter | None:
    """Name what is decided, by the phase."""
    if seat < 0 or not view.awaits >> seat & 1:
        return None
    kind = PHASES[view.phase]
    return Matter(kind, sentence("coach-ascot", matter=kind))


def slip(pack: Pack, view: State, seat: int, move: int) -> Sentence | None:
    """Find a bid beyond all price or means, a whole hand thrown in, or something given away."""
    if view.phase == BID and block_of(move) == FIRST_BID_MOVE:
        return slip_in_bid(pack, view, seat, francs_of(move))
    if view.phase == THROW_IN and move == DONE_MOVE and view.held[seat] == 0:
        return sentence("coach-ascot-hand")
    if view.phase == OFFER and move == SEND_MOVE and gives_for_nothing(view, seat):
        return sentence("coach-ascot-gift")
    return None


def slip_in_bid(pack: Pack, view: State, seat: int, francs: int) -> Sentence | None:
    """Find a bid far above the printed price, or above what one does not owe already."""
    price = pack.price[view.lot] if view.lot <= CARDS else 0  # reports have none
    if price and francs > DEAR * price:
        return sentence("coach-ascot-dear", thing=thing_in(pack, view.lot), francs=price)
    within = within_purse(pack, view, seat)
    return sentence("coach-ascot-owed", francs=within) if francs > within else None


def gives_for_nothing(view: State, seat: int) -> bool:
    """Would the maker of this offer get neither horse, report nor money?"""
    horses = range(1, HORSES + 1)
    gets = any(view.offered >> horse & 1 and not owns(view, horse, seat) for horse in horses)
    return not gets and view.offered_money >= 0 and not any(view.offered_takes[:KEPT_KINDS])
