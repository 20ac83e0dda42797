"""A7: the line-up, favourites and the Bookmaker's call of bets."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.ascot.events import BET_PLACED, FAVOURITE_NAMED, HORSE_CALLED
from hippodrome.games.ascot.moves import (
    FIRST_BET_MOVE,
    FIRST_FAVOURITE_MOVE,
    FIRST_LANE_MOVE,
    PASS_MOVE,
    block_of,
    favourite_move,
    francs_of,
)
from hippodrome.games.ascot.phases import (
    BET,
    FAVOURITE,
    NEXT_CALL,
    NEXT_FAVOURITE,
    NEXT_PLACE,
    SETTLE,
)
from hippodrome.games.ascot.rules.holding import (
    after,
    amount_refusal,
    ask,
    list_amounts,
    owner_of,
    owns,
    pass_on,
    runs,
)
from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    ASKED_OTHERWISE,
    BET_ALREADY,
    BETS_TAKEN,
    HORSE_NOT_YOURS,
    MONEY_ABOVE_MEANS,
    NOT_RUNNING,
)
from hippodrome.games.ascot.state import BOOKMAKER, NOBODY, RUNNING, Pack, State


def line_up(pack: Pack, state: State) -> None:
    """A5.4, A9.10, A10.3: each horse to its start; what lay on horses is now the player's."""
    state.bookmaker = owner_of(state, BOOKMAKER)
    if state.bookmaker == NOBODY:
        state.bookmaker = state.dealer
    for horse in range(1, pack.horses + 1):
        seat = owner_of(state, horse)
        if seat == NOBODY:
            continue
        state.status[horse] = RUNNING
        state.lane[horse] = pack.start_lane[horse]
        state.length[horse] = 0
        state.advantages[seat][pack.colour[horse]] += state.advantage[horse]
        state.disadvantages[seat] += state.disadvantage[horse]
        state.advantage[horse] = 0
        state.disadvantage[horse] = 0


def runners_of(pack: Pack, state: State, seat: int) -> int:
    """Count a seat's horses in the race."""
    found = 0
    for horse in range(1, pack.horses + 1):
        if runs(state, horse, seat):
            found += 1
    return found


def anyone_runs(pack: Pack, state: State) -> bool:
    """Is any horse in the race?"""
    for horse in range(1, pack.horses + 1):
        if state.status[horse] == RUNNING:
            return True
    return False


def next_favourite(pack: Pack, state: State) -> None:
    """A7.1, A7.3: from the dealer's left, whoever has two horses or more is asked."""
    if state.bookmaker == NOBODY:
        line_up(pack, state)
    if state.asked == state.seats:
        pass_on(state, NEXT_CALL)
        return
    seat = after(state, state.dealer, 1 + state.asked)
    state.asked += 1
    if runners_of(pack, state, seat) > 1:
        state.turn = seat
        ask(state, FAVOURITE, seat)


def name_favourite(state: State, seat: int, move: int) -> None:
    """A7.1: name a favourite, or none."""
    if move != PASS_MOVE:
        state.favourite[seat] = move - FIRST_FAVOURITE_MOVE
        note(state, FAVOURITE_NAMED, seat, state.favourite[seat], 0)
    pass_on(state, NEXT_FAVOURITE)


def list_favourites(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List none, then the seat's horses by number."""
    moves[0] = PASS_MOVE
    found = 1
    for horse in range(1, pack.horses + 1):
        if runs(state, horse, seat):
            moves[found] = favourite_move(horse)
            found += 1
    return found


def favourite_refusal(state: State, seat: int, move: int) -> int:
    """A7.1: may this horse be named?"""
    if move == PASS_MOVE:
        return ALLOWED
    if move < FIRST_FAVOURITE_MOVE or move >= FIRST_LANE_MOVE:
        return ASKED_OTHERWISE
    horse = move - FIRST_FAVOURITE_MOVE
    if not owns(state, horse, seat):
        return HORSE_NOT_YOURS
    return ALLOWED if runs(state, horse, seat) else NOT_RUNNING


def next_call(pack: Pack, state: State) -> None:
    """A7.2, A7.3: horse by horse, every player from the Bookmaker's left, who is asked last."""
    if state.called == 0 or state.asked == state.seats:
        call_next_horse(pack, state)
        return
    seat = after(state, state.bookmaker, 1 + state.asked)
    state.asked += 1
    if bets_on(state, state.called) < pack.most_bets and state.purse[seat] >= pack.money_step:
        state.turn = seat
        ask(state, BET, seat)


def call_next_horse(pack: Pack, state: State) -> None:
    """A7.2: the next horse by number; after the last come place bets."""
    state.called += 1
    while state.called <= pack.horses and state.status[state.called] != RUNNING:
        state.called += 1
    state.asked = 0
    if state.called > pack.horses:
        state.called = 0
        pass_on(state, NEXT_PLACE if anyone_runs(pack, state) else SETTLE)
    else:
        note(state, HORSE_CALLED, state.called, 1 if is_favourite(state, state.called) else 0, 0)


def is_favourite(state: State, horse: int) -> bool:
    """A7.1: has somebody named this horse favourite?"""
    for seat in range(state.seats):
        if state.favourite[seat] == horse:
            return True
    return False


def bets_on(state: State, horse: int) -> int:
    """Count the bets taken on a horse."""
    found = 0
    for seat in range(state.seats):
        if state.stake[horse][seat] > 0:
            found += 1
    return found


def total_on(state: State, horse: int) -> int:
    """Add up what is staked on a horse."""
    francs = 0
    for seat in range(state.seats):
        francs += state.stake[horse][seat]
    return francs


def staked_by(pack: Pack, state: State, seat: int) -> int:
    """Add up what a seat has staked with the Totalisator."""
    francs = 0
    for horse in range(1, pack.horses + 1):
        francs += state.stake[horse][seat]
    return francs


def tote_multiple(total: int, on_winner: int) -> int:
    """A11.3: what each winning franc gets, never below one; 0 where nobody bet on the winner."""
    if on_winner == 0:
        return 0
    return max(1, (total - total // 10) // on_winner)


def place_bet(state: State, seat: int, move: int) -> None:
    """A7.2: a stake goes to the Totalisator."""
    if move != PASS_MOVE:
        francs = francs_of(move)
        state.purse[seat] -= francs
        state.tote += francs
        state.stake[state.called][seat] = francs
        pays = tote_multiple(state.tote, total_on(state, state.called))
        note_five(state, BET_PLACED, seat, state.called, francs, pays, 0)
    pass_on(state, NEXT_CALL)


def list_bets(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List no bet, then stakes up the ladder."""
    moves[0] = PASS_MOVE
    step = pack.money_step
    most = state.purse[seat] - state.purse[seat] % step
    return list_amounts(FIRST_BET_MOVE, step, most, step, moves, 1)


def bet_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A7.2: may this be staked on the horse called?"""
    if move == PASS_MOVE:
        return ALLOWED
    if block_of(move) != FIRST_BET_MOVE:
        return ASKED_OTHERWISE
    if state.stake[state.called][seat] > 0:
        return BET_ALREADY
    if bets_on(state, state.called) >= pack.most_bets:
        return BETS_TAKEN
    code = amount_refusal(francs_of(move), pack.money_step)
    if code != ALLOWED:
        return code
    return MONEY_ABOVE_MEANS if francs_of(move) > state.purse[seat] else ALLOWED
