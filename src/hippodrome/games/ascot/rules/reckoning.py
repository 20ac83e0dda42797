"""A11: the Bank and the Totalisator are reckoned, line by line, and the winners found."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.ascot.events import (
    BANKER_PAID,
    BOOKMAKER_PAID,
    PRIZE_PAID,
    PURSE_COUNTED,
    RACE_OVER,
    RICHEST,
    STAKE_BACK,
    TICKET_PAID,
    TOTE_CARRIED,
    WON,
)
from hippodrome.games.ascot.phases import CLOSED
from hippodrome.games.ascot.rules.auction import commission
from hippodrome.games.ascot.rules.betting import staked_by, total_on, tote_multiple
from hippodrome.games.ascot.rules.holding import owner_of
from hippodrome.games.ascot.rules.places import give_places_back, settle_places
from hippodrome.games.ascot.state import (
    BANK_LEFT,
    BANK_TOTAL,
    BANKER_SHARE,
    BOOKMAKER_REST,
    CARRIED_OVER,
    COMMISSION,
    FIRST_PRIZE,
    MULTIPLE,
    NOBODY,
    ON_WINNER,
    PAID_OUT,
    PLACES,
    STAKES_BACK,
    TOTE_TOTAL,
    Pack,
    State,
)

HUNDRED = 100


def settle(pack: Pack, state: State) -> None:
    """A11: pay the prizes, then the bets; the game is over."""
    first = horse_placed(pack, state, 1)
    second = horse_placed(pack, state, 2)
    third = horse_placed(pack, state, 3)
    note_five(state, RACE_OVER, state.arrived, first, second, third, state.rounds)
    state.reckoning[BANK_TOTAL] = state.bank
    state.reckoning[TOTE_TOTAL] = state.tote
    if state.arrived == 0:
        give_stakes_back(pack, state)
        give_places_back(pack, state)
    else:
        pay_prizes(pack, state)
        pay_bets(pack, state)
        settle_places(pack, state)
    state.reckoning[BANK_LEFT] = state.bank
    state.turn = NOBODY
    state.mover = 0
    state.moved = 0
    state.phase = CLOSED
    state.awaits = 0
    state.spread = 0
    state.over = 1
    note_winners(pack, state)


def horse_placed(pack: Pack, state: State, place: int) -> int:
    """Give the horse that came home at a place, or 0."""
    for horse in range(1, pack.horses + 1):
        if state.arrival[horse] == place:
            return horse
    return 0


def placings(pack: Pack, state: State, out: Money) -> int:
    """A11.1: the first three have places, once the only race is over."""
    out[0] = pack.horses
    for horse in range(1, pack.horses + 1):
        out[horse] = state.arrival[horse]
    return state.over


def quarter_prize(francs: int) -> int:
    """A11.5: a quarter of what is left for prizes, down to the hundred."""
    return francs // (4 * HUNDRED) * HUNDRED


def prize_of(bank: int, place: int) -> int:
    """A11.2, A11.5: half of the Bank less its tenth to the first, a quarter to each of the next."""
    prizes = bank - commission(bank)
    quarter = quarter_prize(prizes)
    return prizes - 2 * quarter if place == 1 else quarter


def pay_prizes(pack: Pack, state: State) -> None:
    """A11.2, A11.5: the banker's tenth, then the prizes of the first three."""
    share = commission(state.bank)
    state.reckoning[BANKER_SHARE] = share
    for place in range(1, PLACES + 1):
        state.reckoning[FIRST_PRIZE + place - 1] = prize_of(state.bank, place)
    if state.banker == 1:
        state.bank -= share
        state.purse[state.dealer] += share
        note(state, BANKER_PAID, state.dealer, share, 0)
    for place in range(1, PLACES + 1):
        horse = horse_placed(pack, state, place)
        if horse != 0:
            seat = owner_of(state, horse)
            francs = state.reckoning[FIRST_PRIZE + place - 1]
            state.bank -= francs
            state.purse[seat] += francs
            note_five(state, PRIZE_PAID, seat, horse, francs, place, 0)


def ticket_pays(state: State, seat: int, winner: int) -> int:
    """A11.3: what a seat's bet on the winner gets."""
    return state.stake[winner][seat] * tote_multiple(state.tote, total_on(state, winner))


def bookmaker_gets(state: State, winner: int) -> int:
    """A11.3: what is left of the Totalisator, none of it where it is carried over."""
    on_winner = total_on(state, winner)
    if on_winner == 0 and state.carried == 1:
        return 0
    return state.tote - on_winner * tote_multiple(state.tote, on_winner)


def pay_bets(pack: Pack, state: State) -> None:
    """A11.3: each winning franc gets the multiple, the Bookmaker the tenth and what is left."""
    winner = horse_placed(pack, state, 1)
    on_winner = total_on(state, winner)
    state.reckoning[ON_WINNER] = on_winner
    if on_winner == 0 and state.carried == 1:
        state.reckoning[CARRIED_OVER] = state.tote
        if state.tote > 0:
            note(state, TOTE_CARRIED, state.tote, 0, 0)
        return
    multiple = tote_multiple(state.tote, on_winner)
    rest = bookmaker_gets(state, winner)
    state.reckoning[MULTIPLE] = multiple
    for seat in range(state.seats):
        francs = ticket_pays(state, seat, winner)
        if francs > 0:
            state.purse[seat] += francs
            state.reckoning[PAID_OUT] += francs
            note(state, TICKET_PAID, seat, francs, multiple)
    # The tenth gives way where the winning francs need it.
    tenth = min(rest, state.reckoning[TOTE_TOTAL] // 10)
    state.reckoning[COMMISSION] = tenth
    state.reckoning[BOOKMAKER_REST] = rest - tenth
    if rest > 0:
        note(state, BOOKMAKER_PAID, state.bookmaker, rest, 0)
    state.purse[state.bookmaker] += rest
    state.tote = 0


def give_stakes_back(pack: Pack, state: State) -> None:
    """A11.6: no horse came home, so every stake goes back."""
    for seat in range(state.seats):
        francs = staked_by(pack, state, seat)
        if francs > 0:
            state.tote -= francs
            state.purse[seat] += francs
            state.reckoning[STAKES_BACK] += francs
            note(state, STAKE_BACK, seat, francs, 0)


def winning_seats(pack: Pack, state: State) -> int:
    """A11.4, A11.6: the first horse's owner; also the richest by option, or if no horse is home."""
    winners = 0
    if state.arrived > 0:
        winners = 1 << owner_of(state, horse_placed(pack, state, 1))
    if state.richest == 1 or state.arrived == 0:
        best = state.purse[0]
        for seat in range(state.seats):
            best = max(best, state.purse[seat])
        for seat in range(state.seats):
            if state.purse[seat] == best:
                winners |= 1 << seat
    return winners


def note_winners(pack: Pack, state: State) -> None:
    """A11.4, A11.6: the purses, the first horse's owner, and the richest where that counts."""
    most = state.purse[0]
    for seat in range(state.seats):
        most = max(most, state.purse[seat])
        note(state, PURSE_COUNTED, seat, state.purse[seat], 0)
    if state.arrived > 0:
        horse = horse_placed(pack, state, 1)
        note(state, WON, owner_of(state, horse), horse, 0)
    if state.richest == 1 or state.arrived == 0:
        for seat in range(state.seats):
            if state.purse[seat] == most:
                note(state, RICHEST, seat, most, 1 if state.arrived == 0 else 0)
