"""A5.2 to A5.4, A5.7, A5.8: equal numbers of horses, withdrawals and the entry."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note
from hippodrome.games.ascot.events import MARKET_CLOSED, PUT_UP, WITHDRAWN
from hippodrome.games.ascot.moves import FIRST_WITHDRAW_MOVE, PASS_MOVE, withdraw_move
from hippodrome.games.ascot.phases import (
    NEXT_ENTRY,
    NEXT_FAVOURITE,
    NEXT_WITHDRAWAL,
    PAYING,
    WITHDRAW,
)
from hippodrome.games.ascot.rules.auction import put_up
from hippodrome.games.ascot.rules.holding import (
    after,
    ask,
    equal_number,
    horses_of,
    owe,
    owns,
    pass_on,
)
from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    ASKED_OTHERWISE,
    ENTRY_NOT_PAID,
    HORSE_NOT_YOURS,
    TOO_MANY_HORSES,
)
from hippodrome.games.ascot.state import FOR_ENTRY, GONE, HORSES, NOBODY, SURPLUS, Pack, State


def equalise(pack: Pack, state: State) -> None:
    """A5.3: sell a surplus horse to those who are short, until nobody is or none is left."""
    if state.number_each == 0:
        state.number_each = equal_number(pack, state)
        note(state, MARKET_CLOSED, state.number_each, 0, 0)
    short = 0
    seller = NOBODY
    most = state.number_each
    for step in range(1, state.seats + 1):
        seat = after(state, state.dealer, step)
        owned = horses_of(pack, state, seat)
        if owned < state.number_each:
            short |= 1 << seat
        if owned > most:
            most = owned
            seller = seat  # A5.3, A5.7: the best-stocked, nearest to the dealer's left
    if short == 0 or seller == NOBODY:
        state.asked = 0
        pass_on(state, NEXT_WITHDRAWAL)
        return
    horse = cheapest_horse(pack, state, seller)
    note(state, PUT_UP, horse, seller, SURPLUS)
    put_up(state, SURPLUS, horse, seller, seller, short)


def cheapest_horse(pack: Pack, state: State, seat: int) -> int:
    """A5.3, A5.7: of a seat's horses the cheapest, of one price the lowest number."""
    cheapest = 0
    for horse in range(1, pack.horses + 1):
        if owns(state, horse, seat):
            if cheapest == 0 or pack.price[horse] < pack.price[cheapest]:
                cheapest = horse
    return cheapest


def next_withdrawal(pack: Pack, state: State) -> None:
    """A5.3: who still has too many horses withdraws some, from the dealer's left."""
    if state.asked == state.seats:
        state.asked = 0
        pass_on(state, NEXT_ENTRY)
        return
    seat = after(state, state.dealer, 1 + state.asked)
    if horses_of(pack, state, seat) > state.number_each:
        state.turn = seat
        ask(state, WITHDRAW, seat)
    else:
        state.asked += 1


def withdraw(pack: Pack, state: State, seat: int, move: int) -> None:
    """A5.3, A5.4: one horse less runs; with its entry unpaid, that much less is owed."""
    take_out(state, seat, move - FIRST_WITHDRAW_MOVE)
    if state.debt == FOR_ENTRY:
        state.owed -= pack.entry_fee
        pass_on(state, PAYING)
    else:
        pass_on(state, NEXT_WITHDRAWAL)


def take_out(state: State, seat: int, horse: int) -> None:
    """A5.7: the horse leaves with its Advantages and Disadvantages."""
    state.lies[horse] = GONE
    state.advantage[horse] = 0
    state.disadvantage[horse] = 0
    note(state, WITHDRAWN, horse, seat, 1 if state.debt == FOR_ENTRY else 0)


def withdraw_unpaid(pack: Pack, state: State) -> None:
    """A5.4: the debtor says which horses do not run; who cannot pay for one runs none."""
    if state.purse[state.debtor] >= pack.entry_fee:
        ask(state, WITHDRAW, state.debtor)
        return
    for horse in range(1, pack.horses + 1):
        if owns(state, horse, state.debtor):
            take_out(state, state.debtor, horse)
    state.owed = 0
    pass_on(state, PAYING)


def list_withdrawals(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List the seat's horses by number."""
    found = 0
    for horse in range(1, pack.horses + 1):
        if owns(state, horse, seat):
            moves[found] = withdraw_move(horse)
            found += 1
    return found


def withdrawal_refusal(state: State, seat: int, move: int) -> int:
    """A5.3, A5.4: may this horse be withdrawn? Entering all of them is no choice."""
    if move == PASS_MOVE:
        return ENTRY_NOT_PAID if state.debt == FOR_ENTRY else TOO_MANY_HORSES
    if move < FIRST_WITHDRAW_MOVE or move > FIRST_WITHDRAW_MOVE + HORSES:
        return ASKED_OTHERWISE
    return ALLOWED if owns(state, move - FIRST_WITHDRAW_MOVE, seat) else HORSE_NOT_YOURS


def next_entry(pack: Pack, state: State) -> None:
    """A5.4: from the dealer's left each pays the entries of their horses."""
    if state.asked == state.seats:
        state.asked = 0
        pass_on(state, NEXT_FAVOURITE)
        return
    seat = after(state, state.dealer, 1 + state.asked)
    state.asked += 1
    state.turn = seat
    francs = horses_of(pack, state, seat) * pack.entry_fee
    owe(state, seat, NOBODY, francs, FOR_ENTRY, NEXT_ENTRY)
