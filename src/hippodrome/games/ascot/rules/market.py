"""A5: between the boards: offers, equal numbers of horses, withdrawals and the entry."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.ascot.events import MARKET_PASSED, OFFER_ACCEPTED, OFFER_DECLINED, OFFER_MADE
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    FIRST_ADDRESS_MOVE,
    FIRST_ASK_MOVE,
    FIRST_GIVE_MOVE,
    FIRST_PAY_MOVE,
    FIRST_TAKE_MOVE,
    FIRST_TRADE_MOVE,
    FIRST_WITHDRAW_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    block_of,
    francs_of,
    give_move,
    take_move,
    trade_move,
)
from hippodrome.games.ascot.phases import ANSWER, EQUALISE, NEXT_OFFER, OFFER
from hippodrome.games.ascot.rules.holding import (
    after,
    amount_refusal,
    ask,
    horses_of,
    list_amounts,
    owns,
    pass_on,
    pay,
    spendable,
)
from hippodrome.games.ascot.rules.reasons import (
    ADDRESS_FIRST,
    ADDRESSED_ALREADY,
    ALLOWED,
    ASKED_OTHERWISE,
    DRAFT_BEGUN,
    EMPTY_OFFER,
    MONEY_ABOVE_MEANS,
    MONEY_ABOVE_THEIRS,
    MONEY_ALREADY,
    NEEDED_FOR_ENTRIES,
    NEEDED_FOR_THEIR_ENTRIES,
    NO_SUCH_SEAT,
    NOTHING_TO_TRADE,
    OFFER_TO_ONESELF,
    OFFERED_ALREADY,
    OFFERS_USED_UP,
    OWNED_BY_NEITHER,
    REPORT_NOT_THEIRS,
    REPORT_NOT_YOURS,
)
from hippodrome.games.ascot.state import HORSES, KEPT_KINDS, NOBODY, OWNED, Pack, State


def next_offer(state: State) -> None:
    """A5.6: each in turn from the dealer's left, until all have passed in a row."""
    clear_draft(state)
    if state.passes == state.seats:
        state.turn = NOBODY
        pass_on(state, EQUALISE)
        return
    state.turn = after(state, state.turn, 1)
    ask(state, OFFER, state.turn)


def clear_draft(state: State) -> None:
    """Take the offer off the table."""
    state.offered_to = NOBODY
    state.offered = 0
    state.offered_money = 0
    for kind in range(KEPT_KINDS):
        state.offered_gives[kind] = 0
        state.offered_takes[kind] = 0


def draft(state: State, seat: int, move: int) -> None:
    """A5.6: pass, put something more into the offer, or send it."""
    if move == PASS_MOVE:
        state.passes += 1
        note(state, MARKET_PASSED, seat, 0, 0)
        pass_on(state, NEXT_OFFER)
    elif move == SEND_MOVE:
        state.passes = 0
        state.offers[seat] += 1
        pays = max(0, state.offered_money)
        asks = max(0, -state.offered_money)
        note_five(state, OFFER_MADE, seat, state.offered_to, pays, asks, 0)
        ask(state, ANSWER, state.offered_to)
    elif block_of(move) == FIRST_PAY_MOVE:
        state.offered_money = francs_of(move)
    elif block_of(move) == FIRST_ASK_MOVE:
        state.offered_money = -francs_of(move)
    elif move < FIRST_TRADE_MOVE:
        state.offered_to = move - FIRST_ADDRESS_MOVE
    elif move < FIRST_GIVE_MOVE:
        state.offered |= 1 << (move - FIRST_TRADE_MOVE)
    elif move < FIRST_TAKE_MOVE:
        state.offered_gives[move - FIRST_GIVE_MOVE] += 1
    else:
        state.offered_takes[move - FIRST_TAKE_MOVE] += 1


def answer(state: State, seat: int, move: int) -> None:
    """A5.2: the player addressed accepts or declines."""
    if move == ACCEPT_MOVE:
        note(state, OFFER_ACCEPTED, state.turn, seat, 0)
        trade(state, state.turn, seat)
    else:
        note(state, OFFER_DECLINED, state.turn, seat, 0)
    pass_on(state, NEXT_OFFER)


def trade(state: State, maker: int, taker: int) -> None:
    """A4.7, A5.2: horses with what lies on them, reports and money change hands."""
    for horse in range(1, HORSES + 1):
        if (state.offered >> horse) & 1 == 1:
            state.lies[horse] = OWNED + (taker if owns(state, horse, maker) else maker)
    for kind in range(KEPT_KINDS):
        given = state.offered_gives[kind] - state.offered_takes[kind]
        state.kept[maker][kind] -= given
        state.kept[taker][kind] += given
    if state.offered_money > 0:
        pay(state, maker, taker, state.offered_money)
    else:
        pay(state, taker, maker, -state.offered_money)


def list_offers(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List passing and whom to address; then sending, horses, reports and money either way."""
    found = 0
    if state.offered_to == NOBODY:
        moves[found] = PASS_MOVE
        found += 1
        if state.offers[seat] < pack.most_offers:
            for other in range(state.seats):
                if other != seat and anything_to_trade(pack, state, seat, other):
                    moves[found] = address_move(other)
                    found += 1
        return found
    if not draft_empty(state):
        moves[found] = SEND_MOVE
        found += 1
    for horse in range(1, pack.horses + 1):
        if tradable(state, horse, seat) and (state.offered >> horse) & 1 == 0:
            moves[found] = trade_move(horse)
            found += 1
    for kind in range(KEPT_KINDS):
        if state.offered_gives[kind] < state.kept[seat][kind]:
            moves[found] = give_move(kind)
            found += 1
    for kind in range(KEPT_KINDS):
        if state.offered_takes[kind] < state.kept[state.offered_to][kind]:
            moves[found] = take_move(kind)
            found += 1
    if state.offered_money == 0:
        step = pack.money_step
        mine = spendable(pack, state, seat)
        theirs = spendable(pack, state, state.offered_to)
        found = list_amounts(FIRST_PAY_MOVE, step, mine - mine % step, step, moves, found)
        found = list_amounts(FIRST_ASK_MOVE, step, theirs - theirs % step, step, moves, found)
    return found


def draft_empty(state: State) -> bool:
    """A5.6: an offer names at least one horse or report."""
    if state.offered != 0:
        return False
    for kind in range(KEPT_KINDS):
        if state.offered_gives[kind] + state.offered_takes[kind] > 0:
            return False
    return True


def tradable(state: State, horse: int, seat: int) -> bool:
    """Does a horse belong to one of the two the draft is between?"""
    return owns(state, horse, seat) or owns(state, horse, state.offered_to)


def offer_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A5.2, A5.6: may this be done with an offer?"""
    if move == PASS_MOVE:
        return ALLOWED if state.offered_to == NOBODY else DRAFT_BEGUN
    if FIRST_ADDRESS_MOVE <= move < FIRST_TRADE_MOVE:
        return address_refusal(pack, state, seat, move - FIRST_ADDRESS_MOVE)
    money = block_of(move)
    of_market = FIRST_TRADE_MOVE <= move < FIRST_WITHDRAW_MOVE or move == SEND_MOVE
    if not of_market and money != FIRST_PAY_MOVE and money != FIRST_ASK_MOVE:
        return ASKED_OTHERWISE
    if state.offered_to == NOBODY:
        # An eleventh offer is none, whatever it begins with.
        return OFFERS_USED_UP if state.offers[seat] >= pack.most_offers else ADDRESS_FIRST
    if move == SEND_MOVE:
        return EMPTY_OFFER if draft_empty(state) else ALLOWED
    if money != 0:
        return money_refusal(pack, state, seat, move)
    return item_refusal(state, seat, move)


def address_refusal(pack: Pack, state: State, seat: int, other: int) -> int:
    """A5.6: may an offer be made to that player?"""
    if state.offers[seat] >= pack.most_offers:
        return OFFERS_USED_UP
    if state.offered_to != NOBODY:
        return ADDRESSED_ALREADY
    if other >= state.seats:
        return NO_SUCH_SEAT
    if other == seat:
        return OFFER_TO_ONESELF
    return ALLOWED if anything_to_trade(pack, state, seat, other) else NOTHING_TO_TRADE


def anything_to_trade(pack: Pack, state: State, seat: int, other: int) -> bool:
    """A5.2: has either of two players a horse or a report?"""
    for kind in range(KEPT_KINDS):
        if state.kept[seat][kind] + state.kept[other][kind] > 0:
            return True
    return horses_of(pack, state, seat) + horses_of(pack, state, other) > 0


def item_refusal(state: State, seat: int, move: int) -> int:
    """A5.2: may this horse or report be part of the offer?"""
    if move < FIRST_GIVE_MOVE:
        horse = move - FIRST_TRADE_MOVE
        if not tradable(state, horse, seat):
            return OWNED_BY_NEITHER
        return OFFERED_ALREADY if (state.offered >> horse) & 1 == 1 else ALLOWED
    if move < FIRST_TAKE_MOVE:
        kind = move - FIRST_GIVE_MOVE
        return ALLOWED if state.offered_gives[kind] < state.kept[seat][kind] else REPORT_NOT_YOURS
    kind = move - FIRST_TAKE_MOVE
    theirs = state.kept[state.offered_to][kind]
    return ALLOWED if state.offered_takes[kind] < theirs else REPORT_NOT_THEIRS


def money_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A1.6, A5.2, A5.3: may this money be part of the offer?"""
    if state.offered_money != 0:
        return MONEY_ALREADY
    francs = francs_of(move)
    code = amount_refusal(francs, pack.money_step)
    if code != ALLOWED:
        return code
    if block_of(move) == FIRST_PAY_MOVE:
        if francs > state.purse[seat]:
            return MONEY_ABOVE_MEANS
        return NEEDED_FOR_ENTRIES if francs > spendable(pack, state, seat) else ALLOWED
    if francs > state.purse[state.offered_to]:
        return MONEY_ABOVE_THEIRS
    theirs = spendable(pack, state, state.offered_to)
    return NEEDED_FOR_THEIR_ENTRIES if francs > theirs else ALLOWED
