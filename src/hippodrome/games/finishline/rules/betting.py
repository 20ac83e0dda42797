"""Slips and money: what may be staked, and what it pays (F2.4, F2.5, F5.13, F6)."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.finishline.events import (
    BET_SETTLED,
    CAPITAL_NOW,
    OUTSIDER_PAID,
    SHEET_SHOWN,
    SIDE_BETS_NOW,
    TOTAL_NOW,
    WON,
)
from hippodrome.games.finishline.moves import (
    FIRST_PAIR_MOVE,
    FIRST_WIN_MOVE,
    LADDER,
    PAIR_COUNT,
    PAIR_HIGH,
    PAIR_LOW,
    RUNGS,
    SLIP_DONE_MOVE,
    STAKES,
    pair_move,
    win_move,
)
from hippodrome.games.finishline.rules.reasons import (
    ALLOWED,
    BETS_TO_WRITE,
    NO_STAKE,
    NO_SUCH_HORSE,
    NOT_A_STEP,
    SAME_PAIR_TWICE,
    SAME_WIN_TWICE,
    STAKE_ABOVE_CAPITAL,
    TOO_MANY_PAIRS,
    TOO_MANY_WINS,
)
from hippodrome.games.finishline.state import NOBODY, PAIRS, RUNNERS, WINS, Pack, State

# What an outsider paid for (the words of the fact `what`).
FOR_THE_WIN = 0
FOR_A_PAIR = 1


def odds_of(pack: Pack, state: State, horse: int) -> int:
    """F2.3: what a horse pays in this race, or under `constant` in every race."""
    return pack.odds[0 if state.constant == 1 else state.race - 1][horse]


def pair_odds(pack: Pack, state: State, pair: int) -> int:
    """F2.5: what two horses pay together."""
    return odds_of(pack, state, PAIR_LOW[pair]) + odds_of(pack, state, PAIR_HIGH[pair])


def clear_slip(state: State, seat: int) -> None:
    """F2.4: take every bet off a slip."""
    for bet in range(WINS):
        state.win[seat][bet] = 0
        state.win_stake[seat * WINS + bet] = 0
    for bet in range(PAIRS):
        state.pair[seat][bet] = 0
        state.pair_stake[seat * PAIRS + bet] = 0


def money_left(state: State, seat: int) -> int:
    """F2.4: what a seat has not staked yet."""
    left = state.capital[seat]
    for bet in range(WINS):
        left -= state.win_stake[seat * WINS + bet]
    for bet in range(PAIRS):
        left -= state.pair_stake[seat * PAIRS + bet]
    return left


def most_stake(pack: Pack, state: State, seat: int) -> int:
    """F2.4: all the money a seat has not staked yet, in whole steps."""
    return money_left(state, seat) // pack.step * pack.step


def slip_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """F2.4: may this bet be written on the slip?"""
    if move == SLIP_DONE_MOVE:
        return ALLOWED
    if move < FIRST_WIN_MOVE:
        return BETS_TO_WRITE
    if move < FIRST_PAIR_MOVE:
        code = win_refusal(pack, state, seat, (move - FIRST_WIN_MOVE) // STAKES)
        stake = (move - FIRST_WIN_MOVE) % STAKES
    else:
        code = pair_refusal(pack, state, seat, (move - FIRST_PAIR_MOVE) // STAKES)
        stake = (move - FIRST_PAIR_MOVE) % STAKES
    return code if code != ALLOWED else stake_refusal(pack, state, seat, stake)


def win_refusal(pack: Pack, state: State, seat: int, horse: int) -> int:
    """F2.4: at most three win bets, on different horses."""
    if horse >= pack.runners:
        return NO_SUCH_HORSE
    for bet in range(WINS):
        if state.win[seat][bet] == horse + 1:
            return SAME_WIN_TWICE
    return ALLOWED if state.win[seat][WINS - 1] == 0 else TOO_MANY_WINS


def pair_refusal(pack: Pack, state: State, seat: int, pair: int) -> int:
    """F2.4: at most two pair bets, on different pairs."""
    if PAIR_HIGH[pair] >= pack.runners:
        return NO_SUCH_HORSE
    for bet in range(PAIRS):
        if state.pair[seat][bet] == pair + 1:
            return SAME_PAIR_TWICE
    return ALLOWED if state.pair[seat][PAIRS - 1] == 0 else TOO_MANY_PAIRS


def stake_refusal(pack: Pack, state: State, seat: int, stake: int) -> int:
    """F2.4: a stake is some steps, and all together no more than the capital."""
    if stake == 0:
        return NO_STAKE
    if stake % pack.step != 0:
        return NOT_A_STEP
    return ALLOWED if stake <= money_left(state, seat) else STAKE_ABOVE_CAPITAL


def list_bets(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """F2.4: being done, then win bets by horse and pair bets by pair, each up the ladder."""
    moves[0] = SLIP_DONE_MOVE
    found = 1
    for horse in range(pack.runners):
        if win_refusal(pack, state, seat, horse) == ALLOWED:
            found = list_stakes(pack, state, seat, win_move(horse, 0), moves, found)
    for pair in range(PAIR_COUNT):
        if pair_refusal(pack, state, seat, pair) == ALLOWED:
            found = list_stakes(pack, state, seat, pair_move(pair, 0), moves, found)
    return found


def list_stakes(pack: Pack, state: State, seat: int, move: int, moves: Money, found: int) -> int:
    """List one bet at every rung that can be paid, and with all the money left."""
    most = most_stake(pack, state, seat)
    rung = 0
    while rung < RUNGS and LADDER[rung] * pack.step < most:
        moves[found] = move + LADDER[rung] * pack.step
        found += 1
        rung += 1
    if most > 0:
        moves[found] = move + most
        found += 1
    return found


def rung_of(pack: Pack, stake: int) -> int:
    """Give the lowest rung that is not below a stake, or the highest of all."""
    rung = 0
    while rung < RUNGS - 1 and LADDER[rung] * pack.step < stake:
        rung += 1
    return rung


def write_bet(state: State, seat: int, move: int) -> None:
    """F2.4: write a bet behind those the slip holds already."""
    bet = 0
    if move < FIRST_PAIR_MOVE:
        while state.win[seat][bet] != 0:
            bet += 1
        state.win[seat][bet] = (move - FIRST_WIN_MOVE) // STAKES + 1
        state.win_stake[seat * WINS + bet] = (move - FIRST_WIN_MOVE) % STAKES
    else:
        while state.pair[seat][bet] != 0:
            bet += 1
        state.pair[seat][bet] = (move - FIRST_PAIR_MOVE) // STAKES + 1
        state.pair_stake[seat * PAIRS + bet] = (move - FIRST_PAIR_MOVE) % STAKES


def win_pays(pack: Pack, state: State, seat: int, bet: int) -> int:
    """F6.1: what a win bet pays, by the places of the horses."""
    horse = state.win[seat][bet] - 1
    if horse < 0 or state.place[horse] != 1:
        return 0
    return state.win_stake[seat * WINS + bet] * odds_of(pack, state, horse)


def pair_pays(pack: Pack, state: State, seat: int, bet: int) -> int:
    """F6.1, F2.5: what a pair bet pays."""
    pair = state.pair[seat][bet] - 1
    if pair < 0 or not comes_home(state, pair):
        return 0
    return state.pair_stake[seat * PAIRS + bet] * pair_odds(pack, state, pair)


def in_front(state: State, horse: int) -> bool:
    """F2.4: has this horse come first or second?"""
    return state.place[horse] == 1 or state.place[horse] == 2


def comes_home(state: State, pair: int) -> bool:
    """F2.4: have these two come first and second?"""
    return in_front(state, PAIR_LOW[pair]) and in_front(state, PAIR_HIGH[pair])


def outsider_win_pays(pack: Pack, state: State, seat: int, horse: int) -> int:
    """F5.13: the bonus of an outsider that wins, for whoever has a win bet on it."""
    if state.outsider[horse] == 0 or state.place[horse] != 1:
        return 0
    for bet in range(WINS):
        if state.win[seat][bet] == horse + 1:
            return pack.outsider[state.outsider[horse] - 1]
    return 0


def outsider_pair_pays(pack: Pack, state: State, seat: int, horse: int) -> int:
    """F5.13: half of it for an outsider in front, for whoever names it in a pair, once."""
    if state.outsider[horse] == 0 or not in_front(state, horse):
        return 0
    for bet in range(PAIRS):
        pair = state.pair[seat][bet] - 1
        if pair < 0 or (PAIR_LOW[pair] != horse and PAIR_HIGH[pair] != horse):
            continue
        if state.whole_pairs == 0 or comes_home(state, pair):
            return pack.outsider[state.outsider[horse] - 1] // 2
    return 0


def settle_slips(pack: Pack, state: State) -> None:
    """F6.1: slips are shown, stakes are spent, winning bets and outsiders are paid."""
    for seat in range(state.seats):
        gain = money_left(state, seat) - state.capital[seat]
        note(state, SHEET_SHOWN, seat, bets_written(state, seat), 0)
        for bet in range(WINS):
            gain += settle_win(pack, state, seat, bet)
        for bet in range(PAIRS):
            gain += settle_pair(pack, state, seat, bet)
        for horse in range(RUNNERS):
            amount = outsider_win_pays(pack, state, seat, horse)
            if amount > 0:
                note(state, OUTSIDER_PAID, horse, amount, FOR_THE_WIN)
            half = outsider_pair_pays(pack, state, seat, horse)
            if half > 0:
                note(state, OUTSIDER_PAID, horse, half, FOR_A_PAIR)
            gain += amount + half
        state.gain[seat] = gain
        state.capital[seat] += gain
        note(state, CAPITAL_NOW, seat, gain, state.capital[seat])


def bets_written(state: State, seat: int) -> int:
    """F2.4: count the bets on a slip."""
    bets = 0
    for bet in range(WINS):
        if state.win[seat][bet] > 0:
            bets += 1
    for bet in range(PAIRS):
        if state.pair[seat][bet] > 0:
            bets += 1
    return bets


def settle_win(pack: Pack, state: State, seat: int, bet: int) -> int:
    """F6.1: give what a win bet pays, and note it if there is one."""
    horse = state.win[seat][bet] - 1
    if horse < 0:
        return 0
    pays = win_pays(pack, state, seat, bet)
    stake = state.win_stake[seat * WINS + bet]
    note_five(state, BET_SETTLED, horse, NOBODY, stake, odds_of(pack, state, horse), pays)
    return pays


def settle_pair(pack: Pack, state: State, seat: int, bet: int) -> int:
    """F6.1: give what a pair bet pays, and note it if there is one."""
    pair = state.pair[seat][bet] - 1
    if pair < 0:
        return 0
    pays = pair_pays(pack, state, seat, bet)
    stake = state.pair_stake[seat * PAIRS + bet]
    low = PAIR_LOW[pair]
    high = PAIR_HIGH[pair]
    note_five(state, BET_SETTLED, low, high, stake, pair_odds(pack, state, pair), pays)
    return pays


def note_totals(state: State) -> None:
    """F6.2: note side bets and totals at the very end, and who has most."""
    best = state.capital[0] + state.side[0]
    for seat in range(state.seats):
        best = max(best, state.capital[seat] + state.side[seat])
        if state.side[seat] != 0:
            note(state, SIDE_BETS_NOW, seat, state.side[seat], 0)
    for seat in range(state.seats):
        note(state, TOTAL_NOW, seat, state.capital[seat] + state.side[seat], 0)
    first = next_winner(state, best, 0)
    second = next_winner(state, best, first + 1)
    third = next_winner(state, best, second + 1)
    fourth = next_winner(state, best, third + 1)
    note_five(
        state,
        WON,
        best,
        first,
        second if second < state.seats else NOBODY,
        third if third < state.seats else NOBODY,
        fourth if fourth < state.seats else NOBODY,
    )


def next_winner(state: State, best: int, seat: int) -> int:
    """F6.2: give the first seat from one on that has most, or the number of seats."""
    while seat < state.seats and state.capital[seat] + state.side[seat] < best:
        seat += 1
    return seat
