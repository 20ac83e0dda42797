"""A7.4: place bets that a player and the Bookmaker agree on, apart from the Totalisator."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.ascot.events import (
    PLACE_ASKED,
    PLACE_BACK,
    PLACE_DECLINED,
    PLACE_LEFT,
    PLACE_PAID,
    PLACE_PRICED,
    PLACE_TAKEN,
    PLACES_KEPT,
)
from hippodrome.games.ascot.moves import (
    FIRST_BET_MOVE,
    FIRST_ODDS_MOVE,
    FIRST_PLACE_MOVE,
    PASS_MOVE,
    block_of,
    francs_of,
    odds_move,
    place_move,
)
from hippodrome.games.ascot.phases import NEXT_PLACE, ODDS, OPEN_RACE, PLACE, PLACE_BET
from hippodrome.games.ascot.rules.holding import after, amount_refusal, ask, list_amounts, pass_on
from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    ASKED_OTHERWISE,
    MONEY_ABOVE_MEANS,
    NOT_RUNNING,
    ODDS_ABOVE_MEANS,
    PLACE_BET_ALREADY,
    STAKE_NOT_COVERED,
)
from hippodrome.games.ascot.state import LEAST_ODDS, MOST_ODDS, PLACES, RUNNING, Pack, State

REQUESTS = PLACES
"""How often a player may ask the Bookmaker for a price: once for each place there is."""


def place_step(pack: Pack) -> int:
    """What a stake on a place is a multiple of: two steps, as prices go by half stakes."""
    return 2 * pack.money_step


def cover(stake: int, odds: int) -> int:
    """What the Bookmaker puts aside beside a stake, so that the price can be paid."""
    return stake * (odds - 2) // 2


def next_place(pack: Pack, state: State) -> None:
    """A7.4: three times round from the Bookmaker's left; who passes is asked no more."""
    others = state.seats - 1
    if state.places == 0 or state.asked == REQUESTS * others:
        state.asked = 0
        pass_on(state, OPEN_RACE)
        return
    seat = after(state, state.bookmaker, 1 + state.asked % others)
    state.asked += 1
    if state.requests[seat] < REQUESTS and may_ask(pack, state, seat):
        state.turn = seat
        ask(state, PLACE, seat)


def may_ask(pack: Pack, state: State, seat: int) -> bool:
    """Could a bet come of it: has the seat a stake, the Bookmaker its cover, and a horse no bet?"""
    least = place_step(pack)
    if state.purse[seat] < least or state.purse[state.bookmaker] < cover(least, LEAST_ODDS):
        return False
    for horse in range(1, pack.horses + 1):
        if state.status[horse] == RUNNING and state.place_stake[horse][seat] == 0:
            return True
    return False


def ask_for_price(state: State, seat: int, move: int) -> None:
    """A7.4: ask the Bookmaker what a horse's place pays, or ask no more."""
    if move == PASS_MOVE:
        state.requests[seat] = REQUESTS
        pass_on(state, NEXT_PLACE)
        return
    state.requests[seat] += 1
    state.called = move - FIRST_PLACE_MOVE
    note(state, PLACE_ASKED, seat, state.called, 0)
    ask(state, ODDS, state.bookmaker)


def name_price(state: State, seat: int, move: int) -> None:
    """A7.4: the Bookmaker names a price, or takes no bet on that place."""
    if move == PASS_MOVE:
        note(state, PLACE_DECLINED, seat, state.called, 0)
        close_request(state)
        return
    state.odds = LEAST_ODDS + move - FIRST_ODDS_MOVE
    note(state, PLACE_PRICED, seat, state.called, state.odds)
    ask(state, PLACE_BET, state.turn)


def take_price(state: State, seat: int, move: int) -> None:
    """A7.4: stake at the price named, or leave it; both put aside what the bet may cost them."""
    if move == PASS_MOVE:
        note(state, PLACE_LEFT, seat, state.called, 0)
        close_request(state)
        return
    francs = francs_of(move)
    covered = cover(francs, state.odds)
    state.purse[seat] -= francs
    state.purse[state.bookmaker] -= covered
    state.put_aside += francs + covered
    state.place_stake[state.called][seat] = francs
    state.place_odds[state.called][seat] = state.odds
    note_five(state, PLACE_TAKEN, seat, state.called, francs, state.odds, 0)
    close_request(state)


def close_request(state: State) -> None:
    """Put the horse asked about away, and ask the next player."""
    state.called = 0
    state.odds = 0
    pass_on(state, NEXT_PLACE)


def list_places(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List asking no more, then the horses whose place may be asked for, by number."""
    moves[0] = PASS_MOVE
    found = 1
    for horse in range(1, pack.horses + 1):
        if state.status[horse] == RUNNING and state.place_stake[horse][seat] == 0:
            moves[found] = place_move(horse)
            found += 1
    return found


def place_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A7.4: may this horse's place be asked for?"""
    if move == PASS_MOVE:
        return ALLOWED
    if move < FIRST_PLACE_MOVE or move >= FIRST_ODDS_MOVE:
        return ASKED_OTHERWISE
    horse = move - FIRST_PLACE_MOVE
    if horse == 0 or horse > pack.horses or state.status[horse] != RUNNING:
        return NOT_RUNNING
    return PLACE_BET_ALREADY if state.place_stake[horse][seat] > 0 else ALLOWED


def list_prices(pack: Pack, state: State, moves: Money) -> int:
    """List no bet, then the prices the Bookmaker could pay on the least stake, lowest first."""
    moves[0] = PASS_MOVE
    found = 1
    for odds in range(LEAST_ODDS, MOST_ODDS + 1):
        if cover(place_step(pack), odds) <= state.purse[state.bookmaker]:
            moves[found] = odds_move(odds)
            found += 1
    return found


def price_refusal(pack: Pack, state: State, move: int) -> int:
    """A7.4: can the Bookmaker stand by this price?"""
    if move == PASS_MOVE:
        return ALLOWED
    if move < FIRST_ODDS_MOVE:
        return ASKED_OTHERWISE
    covered = cover(place_step(pack), LEAST_ODDS + move - FIRST_ODDS_MOVE)
    return ODDS_ABOVE_MEANS if covered > state.purse[state.bookmaker] else ALLOWED


def most_place_stake(pack: Pack, state: State, seat: int) -> int:
    """The most a seat may stake at the price named: what it has, and what the Bookmaker covers."""
    most = min(state.purse[seat], 2 * state.purse[state.bookmaker] // (state.odds - 2))
    return most - most % place_step(pack)


def list_place_stakes(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List no bet, then stakes up the ladder."""
    moves[0] = PASS_MOVE
    step = place_step(pack)
    return list_amounts(FIRST_BET_MOVE, step, most_place_stake(pack, state, seat), step, moves, 1)


def place_stake_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A7.4: may this be staked at the price named?"""
    if move == PASS_MOVE:
        return ALLOWED
    if block_of(move) != FIRST_BET_MOVE:
        return ASKED_OTHERWISE
    francs = francs_of(move)
    code = amount_refusal(francs, place_step(pack))
    if code != ALLOWED:
        return code
    if francs > state.purse[seat]:
        return MONEY_ABOVE_MEANS
    covered = cover(francs, state.odds) <= state.purse[state.bookmaker]
    return ALLOWED if covered else STAKE_NOT_COVERED


def price_paid(stake: int, odds: int) -> int:
    """A7.4: what a stake on a place gets at a price in half stakes."""
    return stake * odds // 2


def place_pays(state: State, seat: int, horse: int) -> int:
    """A7.4: what a seat's bet on the place of a horse gets where that is among the first three."""
    return price_paid(state.place_stake[horse][seat], state.place_odds[horse][seat])


def settle_places(pack: Pack, state: State) -> None:
    """A7.4: a horse among the first three pays its price; the Bookmaker keeps what is left."""
    lost = 0
    for horse in range(1, pack.horses + 1):
        for seat in range(state.seats):
            if state.arrival[horse] == 0:
                lost += state.place_stake[horse][seat]
                continue
            odds = state.place_odds[horse][seat]
            francs = place_pays(state, seat, horse)
            if francs > 0:
                state.put_aside -= francs
                state.purse[seat] += francs
                note_five(state, PLACE_PAID, seat, horse, francs, odds, 0)
    if lost > 0:
        note(state, PLACES_KEPT, state.bookmaker, lost, 0)
    take_back(state)


def staked_on_places(pack: Pack, state: State, seat: int) -> int:
    """Add up what a seat has staked on places."""
    francs = 0
    for horse in range(1, pack.horses + 1):
        francs += state.place_stake[horse][seat]
    return francs


def give_places_back(pack: Pack, state: State) -> None:
    """A11.6: no horse came home, so both sides of every place bet go back."""
    for seat in range(state.seats):
        francs = staked_on_places(pack, state, seat)
        if francs > 0:
            state.put_aside -= francs
            state.purse[seat] += francs
            note(state, PLACE_BACK, seat, francs, 0)
    take_back(state)


def take_back(state: State) -> None:
    """What no bettor gets is the Bookmaker's: lost stakes, and the cover of bets not won."""
    state.purse[state.bookmaker] += state.put_aside
    state.put_aside = 0
