"""A6: debts, which may interrupt the game anywhere and let it go on where it was."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note
from hippodrome.games.ascot.events import ENTERED, OWES, PUT_UP, VOID
from hippodrome.games.ascot.moves import FIRST_PACK_MOVE, FIRST_SELL_MOVE, sell_move
from hippodrome.games.ascot.phases import OWE
from hippodrome.games.ascot.rules.auction import put_up
from hippodrome.games.ascot.rules.entries import withdraw_unpaid
from hippodrome.games.ascot.rules.holding import (
    ask,
    has_thing,
    horses_of,
    pass_on,
    pay_openly,
    spendable,
)
from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    ASKED_OTHERWISE,
    NO_BUYER_BEFORE,
    NO_SUCH_CARD,
    NOT_FOR_THIS_DEBT,
    NOT_YOURS_TO_SELL,
)
from hippodrome.games.ascot.state import (
    BOOKMAKER,
    FIRST_REPORT,
    FOR_ENTRY,
    FOR_RACE,
    FORCED,
    NO_DEBT,
    NOBODY,
    THINGS,
    Pack,
    State,
)


def settle_debt(pack: Pack, state: State) -> None:
    """A6.1: pay if possible; else sell something; with nothing left the rest is void.

    Of an entry nothing is void: a horse whose fee is not paid does not run (A5.4, A6.2).
    """
    short = state.owed > state.purse[state.debtor]
    if short and anything_to_sell(state) and anybody_to_buy(pack, state):
        note(state, OWES, state.debtor, state.creditor, state.owed)
        ask(state, OWE, state.debtor)
        return
    if short and state.debt == FOR_ENTRY:
        withdraw_unpaid(pack, state)
        return
    if state.debt == FOR_ENTRY:
        # What is left to pay is for the horses that are left; a pack may ask nothing for them.
        note(state, ENTERED, state.debtor, horses_of(pack, state, state.debtor), state.owed)
    paid = min(state.owed, state.purse[state.debtor])
    if paid > 0:
        pay_openly(state, state.debtor, state.creditor, paid)
    if short:
        note(state, VOID, state.debtor, state.creditor, state.owed - paid)
    state.debt = NO_DEBT
    state.debtor = NOBODY
    state.creditor = NOBODY
    state.owed = 0
    state.refused = 0
    phase = state.resume
    state.resume = 0
    pass_on(state, phase)


def may_be_sold(state: State, thing: int) -> bool:
    """A6.2: for the entry only reports and the Bookmaker, in the race only reports."""
    if state.debt == FOR_RACE:
        return thing >= FIRST_REPORT
    if state.debt == FOR_ENTRY:
        return thing >= FIRST_REPORT or thing == BOOKMAKER
    return True


def to_sell(state: State, thing: int) -> bool:
    """May the debtor put this up now?"""
    return (
        may_be_sold(state, thing)
        and has_thing(state, thing, state.debtor)
        and (state.refused >> thing) & 1 == 0
    )


def anything_to_sell(state: State) -> bool:
    """A6.1: has the debtor anything left that may be sold?"""
    for thing in range(1, THINGS + 1):
        if to_sell(state, thing):
            return True
    return False


def anybody_to_buy(pack: Pack, state: State) -> bool:
    """A6.2: has anybody else the least that can be bid?"""
    for seat in range(state.seats):
        if seat != state.debtor and spendable(pack, state, seat) >= pack.bid_step:
            return True
    return False


def sell(state: State, seat: int, move: int) -> None:
    """A6.1, A6.2: auctioned among the others, bids from the debtor's left."""
    thing = move - FIRST_SELL_MOVE
    note(state, PUT_UP, thing, seat, FORCED)
    put_up(state, FORCED, thing, seat, seat, ((1 << state.seats) - 1) & ~(1 << seat))


def list_sales(state: State, moves: Money) -> int:
    """List what the debtor may sell, by number."""
    found = 0
    for thing in range(1, THINGS + 1):
        if to_sell(state, thing):
            moves[found] = sell_move(thing)
            found += 1
    return found


def sale_refusal(state: State, seat: int, move: int) -> int:
    """A6.1, A6.2: may this be put up for sale?"""
    if move < FIRST_SELL_MOVE or move >= FIRST_PACK_MOVE:
        return ASKED_OTHERWISE
    thing = move - FIRST_SELL_MOVE
    if thing == 0:
        return NO_SUCH_CARD
    if not has_thing(state, thing, seat):
        return NOT_YOURS_TO_SELL
    if not may_be_sold(state, thing):
        return NOT_FOR_THIS_DEBT
    return NO_BUYER_BEFORE if (state.refused >> thing) & 1 == 1 else ALLOWED
