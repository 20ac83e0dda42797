"""A1: everything back in the box, and the table laid for a new game."""

from hippodrome.games.ascot.phases import LOT
from hippodrome.games.ascot.rules.dealing import forget_names
from hippodrome.games.ascot.rules.holding import draw_among
from hippodrome.games.ascot.rules.market import clear_draft
from hippodrome.games.ascot.state import (
    CARDS,
    COLOURS,
    HORSES,
    KEPT_KINDS,
    KINDS,
    LANES,
    LENGTHS,
    LINES,
    NO_DEBT,
    NO_SALE,
    NOBODY,
    NOT_PRINTED,
    PACKS,
    QUEUE,
    SEATS,
    UNKNOWN,
    Pack,
    State,
)


def begin(pack: Pack, state: State) -> None:
    """A1.3, A1.6: purses are filled; the dealer is drawn by lot."""
    state.over = 0
    state.dealer = NOBODY
    state.turn = NOBODY
    state.bank = 0
    state.tote = 0
    state.dealt = 0
    state.dead = 0
    state.auctioneer = NOBODY
    state.declared = 0
    forget_names(state)
    for card in range(CARDS + 1):
        state.lies[card] = NOT_PRINTED
    clear_sale(state)
    clear_seats(pack, state)
    clear_training(pack, state)
    clear_race(state)
    clear_draft(state)
    draw_among(state, LOT, state.seats)


def clear_sale(state: State) -> None:
    """Nothing under the hammer, no debt."""
    state.sale = NO_SALE
    state.lot = 0
    state.seller = NOBODY
    state.bid = 0
    state.bidder = NOBODY
    state.called_on = NOBODY
    state.bidding = 0
    state.debt = NO_DEBT
    state.debtor = NOBODY
    state.creditor = NOBODY
    state.owed = 0
    state.refused = 0
    state.resume = 0


def clear_seats(pack: Pack, state: State) -> None:
    """What each seat has at the start."""
    for seat in range(SEATS):
        state.purse[seat] = pack.purse if seat < state.seats else 0
        state.held[seat] = 0
        state.bill[seat] = 0
        state.thrown[seat] = 0
        state.missing[seat] = 0
        state.member[seat] = 0
        state.offers[seat] = 0
        state.favourite[seat] = 0
        state.requests[seat] = 0
        state.disadvantages[seat] = 0
        for kind in range(KEPT_KINDS):
            state.kept[seat][kind] = 0
        for colour in range(COLOURS + 1):
            state.advantages[seat][colour] = 0


def clear_training(pack: Pack, state: State) -> None:
    """A1.5: horses in their boxes, packs of reports shuffled."""
    state.contenders = 0
    state.die[0] = 0
    state.die[1] = 0
    state.rounds = 0
    state.first_seat = NOBODY
    state.mover = 0
    state.reporting = 0
    state.report_pack = 0
    state.report_kind = UNKNOWN
    state.reader = NOBODY
    state.read_for = 0
    state.passes = 0
    state.asked = 0
    for source in range(PACKS):
        state.unread_left[source] = 0
        state.queued[source] = 0
        for place in range(QUEUE):
            state.queue[source][place] = 0
        for kind in range(KINDS):
            copies = pack.copies[source][kind] if kind < pack.kinds[source] else 0
            state.unread[source][kind] = copies
            state.unread_left[source] += copies
    for horse in range(HORSES + 1):
        state.gone[horse] = 0
        state.advantage[horse] = 0
        state.disadvantage[horse] = 0


def clear_race(state: State) -> None:
    """No horse on the course, no bet taken."""
    state.number_each = 0
    state.bookmaker = NOBODY
    state.called = 0
    state.odds = 0
    state.put_aside = 0
    state.moved = 0
    state.colour_used = 0
    state.white_used = 0
    state.reachable = 0
    state.target = 0
    state.needed = 0
    state.holder = NOBODY
    state.price_offered = 0
    state.arrived = 0
    for horse in range(HORSES + 1):
        state.status[horse] = 0
        state.lane[horse] = 0
        state.length[horse] = 0
        state.fallen[horse] = 0
        state.arrival[horse] = 0
        for seat in range(SEATS):
            state.stake[horse][seat] = 0
            state.place_stake[horse][seat] = 0
            state.place_odds[horse][seat] = 0
    for lane in range(LANES + 2):
        for length in range(LENGTHS + 2):
            state.stands[lane][length] = 0
    for line in range(LINES):
        state.reckoning[line] = 0
