"""A3 and every other sale: a thing under the hammer, bids in turn, and what follows.

One auction serves the dead pile (A3), debts (A6) and surplus horses (A5.3); they differ in who
may bid, who is paid and where the game goes on.
"""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.ascot.events import (
    ALLOTTED,
    BADE,
    CARD_OPENED,
    CARDS_BILLED,
    COMMISSION_PAID,
    HAND_OPENED,
    PASSED,
    SOLD,
    TURNED_UP,
    UNSOLD,
)
from hippodrome.games.ascot.moves import FIRST_BID_MOVE, PASS_MOVE, block_of, francs_of
from hippodrome.games.ascot.phases import (
    BID,
    EQUALISE,
    HAMMER,
    KEPT_CARDS,
    NEXT_LOT,
    OPEN_TRAINING,
    PAYING,
    TURN_UP,
)
from hippodrome.games.ascot.rules.dealing import take_office
from hippodrome.games.ascot.rules.holding import (
    after,
    ask,
    draw_among,
    entry_fees_ahead,
    hand_over,
    horses_of,
    list_amounts,
    other_stable,
    owe,
    owns,
    pass_on,
    pay,
    spendable,
)
from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    ASKED_OTHERWISE,
    BID_ABOVE_MEANS,
    BID_TOO_LOW,
    NEEDED_FOR_ENTRIES,
    NOT_A_STEP,
    SECOND_STABLE,
)
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    CARDS,
    DEAD,
    DEAD_PILE,
    FOR_CARDS,
    FORCED,
    GONE,
    IN_HAND,
    NO_SALE,
    NOBODY,
    OWNED,
    RETURNED,
    SEATS,
    SURPLUS,
    UNDER_HAMMER,
    Pack,
    State,
)

COMMISSION_HALF = 500
"""Half of what makes a hundred francs of commission."""


def commission(francs: int) -> int:
    """A3.2: a tenth of the price, to the nearest hundred, half up."""
    return (francs + COMMISSION_HALF) // (2 * COMMISSION_HALF) * 100


def next_lot(pack: Pack, state: State) -> None:
    """A3.1, A3.5: the next card of the dead pile is drawn by lot; after the last, hands open."""
    if state.dead > 1:
        draw_among(state, TURN_UP, state.dead)
    elif state.dead == 1:
        turn_up(pack, state, 0)
    else:
        open_hands(pack, state)


def in_dead_pile(state: State, card: int) -> bool:
    """Does a card lie in the dead pile, dealt there or put there?"""
    where = state.lies[card]
    return where == DEAD or RETURNED <= where < RETURNED + SEATS


def turn_up(pack: Pack, state: State, outcome: int) -> None:
    """A3.1: the card drawn is shown and sold, bids from the auctioneer's left (A3.5)."""
    for card in range(1, CARDS + 1):
        if in_dead_pile(state, card):
            if outcome == 0:
                state.lies[card] = UNDER_HAMMER
                state.dead -= 1
                note(state, TURNED_UP, card, pack.price[card], state.dead)
                put_up(state, DEAD_PILE, card, NOBODY, state.auctioneer, (1 << state.seats) - 1)
                return
            outcome -= 1


def put_up(state: State, sale: int, thing: int, seller: int, before: int, bidding: int) -> None:
    """Put a thing under the hammer; the first to bid sits left of `before`."""
    state.sale = sale
    state.lot = thing
    state.seller = seller
    state.bid = 0
    state.bidder = NOBODY
    state.bidding = bidding
    state.called_on = before
    other = other_stable(thing)
    if other != 0:
        for seat in range(state.seats):
            # A2.4: one who openly owns the other stable is not asked; a hidden one must not show.
            if owns(state, other, seat):
                state.bidding &= ~(1 << seat)
    pass_on(state, HAMMER)


def least_bid(pack: Pack, state: State) -> int:
    """A3.1, A5.3: more than the last bid; a surplus horse begins at half its price."""
    if state.sale == SURPLUS and state.bidder == NOBODY:
        return max(half_price(pack, state.lot), pack.bid_step)
    return state.bid + pack.bid_step


def half_price(pack: Pack, horse: int) -> int:
    """A5.3: half of what is printed on a horse's card, in whole steps."""
    return pack.price[horse] // (2 * pack.bid_step) * pack.bid_step


def most_bid(pack: Pack, state: State, seat: int) -> int:
    """A3.1, A5.3: cash less commission and what entries need, in whole steps."""
    return bid_within(pack, state, seat, spendable(pack, state, seat))


def bid_within(pack: Pack, state: State, seat: int, cash: int) -> int:
    """A3.1, A3.2: the most that so much cash is enough for, commission included."""
    most = cash - cash % pack.bid_step
    if state.sale == DEAD_PILE and seat != state.auctioneer:
        while most > 0 and most + commission(most) > cash:
            most -= pack.bid_step
    return most


def ask_next_bidder(pack: Pack, state: State) -> None:
    """A3.5: the next one in bids or passes; who cannot pay more is out; the last one in buys."""
    if state.bidding == 0 or (state.bidder != NOBODY and state.bidding == 1 << state.bidder):
        close_sale(pack, state)
        return
    seat = after(state, state.called_on, 1)
    while (state.bidding >> seat) & 1 == 0 or seat == state.bidder:
        seat = after(state, seat, 1)
    state.called_on = seat
    if most_bid(pack, state, seat) < least_bid(pack, state):
        state.bidding &= ~(1 << seat)
        return
    ask(state, BID, seat)


def make_bid(state: State, seat: int, move: int) -> None:
    """A3.5: bid, or pass and be out for this lot."""
    if move == PASS_MOVE:
        state.bidding &= ~(1 << seat)
        note(state, PASSED, seat, state.sale, 0)
    else:
        state.bid = francs_of(move)
        state.bidder = seat
        note(state, BADE, seat, state.bid, state.sale)
    pass_on(state, HAMMER)


def close_sale(pack: Pack, state: State) -> None:
    """The hammer falls: hand the thing over, or say that nobody wanted it."""
    sale = state.sale
    if state.bidder == NOBODY:
        note(state, UNSOLD, state.lot, state.seller, sale)
        leave_unsold(pack, state)
    else:
        note_five(state, SOLD, state.lot, state.bidder, state.bid, sale, 0)
        pay(state, state.bidder, state.seller, state.bid)
        if sale == DEAD_PILE:
            buy_from_pile(state)
        else:
            hand_over(state, state.lot, state.seller, state.bidder)
        if state.lot == AUCTIONEER:
            take_office(state, state.bidder)  # A3.6, A6.1: the hammer goes with the card
    state.sale = NO_SALE
    state.lot = 0
    state.seller = NOBODY
    state.bid = 0
    state.bidder = NOBODY
    state.bidding = 0
    state.called_on = NOBODY
    if sale == DEAD_PILE:
        pass_on(state, NEXT_LOT)
    elif sale == FORCED:
        pass_on(state, PAYING)
    else:
        pass_on(state, EQUALISE)


def buy_from_pile(state: State) -> None:
    """A3.2: pay the auctioneer's commission and lay the card open."""
    buyer = state.bidder
    if buyer != state.auctioneer:
        share = commission(state.bid)
        # The share of a small bid rounds down to nothing, which nobody needs to hear of.
        if share > 0:
            pay(state, buyer, state.auctioneer, share)
            note(state, COMMISSION_PAID, buyer, state.auctioneer, share)
    state.lies[state.lot] = OWNED + buyer


def leave_unsold(pack: Pack, state: State) -> None:
    """A3.3, A6.2, A5.3: out of the game; not offered again for this debt; or sold at half price."""
    if state.sale == DEAD_PILE:
        state.lies[state.lot] = GONE
    elif state.sale == FORCED:
        state.refused |= 1 << state.lot
    elif state.sale == SURPLUS:
        seat = shortest_seat(pack, state)
        francs = min(half_price(pack, state.lot), spendable(pack, state, seat))
        pay(state, seat, state.seller, francs)
        state.lies[state.lot] = OWNED + seat
        note_five(state, ALLOTTED, state.lot, state.seller, seat, francs, 0)


def shortest_seat(pack: Pack, state: State) -> int:
    """A5.3, A5.7: the player with fewest horses, nearest to the dealer's left."""
    shortest = after(state, state.dealer, 1)
    for step in range(2, state.seats + 1):
        seat = after(state, state.dealer, step)
        if horses_of(pack, state, seat) < horses_of(pack, state, shortest):
            shortest = seat
    return shortest


def price_of_hand(pack: Pack, state: State, seat: int) -> int:
    """A3.4: what the cards that a seat keeps from the deal will cost it."""
    francs = 0
    for card in range(1, CARDS + 1):
        if state.lies[card] == IN_HAND + seat:
            francs += pack.price[card]
    return francs


def open_hands(pack: Pack, state: State) -> None:
    """A3.4: what was kept from the deal is turned up, to be paid for at its printed price."""
    for seat in range(state.seats):
        note(state, HAND_OPENED, seat, state.held[seat], 0)
        state.held[seat] = 0
        state.bill[seat] = price_of_hand(pack, state, seat)
        for card in range(1, CARDS + 1):
            if state.lies[card] == IN_HAND + seat:
                state.lies[card] = OWNED + seat
                note(state, CARD_OPENED, seat, card, 0)
    state.asked = 0
    pass_on(state, KEPT_CARDS)


def pay_for_kept_cards(state: State) -> None:
    """A3.4, A3.6: player by player from the dealer's left; then the training begins."""
    if state.asked == state.seats:
        pass_on(state, OPEN_TRAINING)
        return
    state.turn = after(state, state.dealer, 1 + state.asked)
    state.asked += 1
    francs = state.bill[state.turn]
    state.bill[state.turn] = 0
    if francs > 0:
        note(state, CARDS_BILLED, state.turn, francs, 0)
    owe(state, state.turn, NOBODY, francs, FOR_CARDS, KEPT_CARDS)


def list_bids(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List passing, then bids up the ladder from the least."""
    moves[0] = PASS_MOVE
    if barred_by_stable(state, seat):
        return 1
    least = least_bid(pack, state)
    most = most_bid(pack, state, seat)
    return list_amounts(FIRST_BID_MOVE, least, most, pack.bid_step, moves, 1)


def barred_by_stable(state: State, seat: int) -> bool:
    """A2.4, A3.1: would this lot be a second stable, counting the hand?"""
    other = other_stable(state.lot)
    return other != 0 and (owns(state, other, seat) or state.lies[other] == IN_HAND + seat)


def bid_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A3.1, A3.5: may this be bid?"""
    if move == PASS_MOVE:
        return ALLOWED
    if block_of(move) != FIRST_BID_MOVE:
        return ASKED_OTHERWISE
    if barred_by_stable(state, seat):
        return SECOND_STABLE
    francs = francs_of(move)
    if francs % pack.bid_step != 0:
        return NOT_A_STEP
    if francs < least_bid(pack, state):
        return BID_TOO_LOW
    if francs <= most_bid(pack, state, seat):
        return ALLOWED
    kept = entry_fees_ahead(pack, state, seat) > 0 and francs <= state.purse[seat]
    return NEEDED_FOR_ENTRIES if kept else BID_ABOVE_MEANS
