"""The laws of money: which slips are lawful, and what a race must change (F2.4, F6)."""

from hippodrome.games.finishline.moves import (
    PAIR_HIGH,
    PAIR_LOW,
)
from hippodrome.games.finishline.state import (
    BETS,
    CLOSED,
    INTERVAL,
    NOBODY,
    PAIRS,
    RUNNERS,
    SEATS,
    WINS,
    Pack,
    State,
)


def slip_allowed(pack: Pack, state: State, seat: int) -> bool:
    """F2.4: different bets without gaps, in whole steps, for no more than the seat had."""
    staked = 0
    for bet in range(WINS):
        horse = state.win[seat][bet]
        stake = state.win_stake[seat * WINS + bet]
        if not bet_allowed(pack, horse, pack.runners, stake):
            return False
        staked += stake
        if bet > 0 and horse > 0 and state.win[seat][bet - 1] == 0:
            return False
        for other in range(bet):
            if horse > 0 and state.win[seat][other] == horse:
                return False
    for bet in range(PAIRS):
        pair = state.pair[seat][bet]
        stake = state.pair_stake[seat * PAIRS + bet]
        if not bet_allowed(pack, pair, RUNNERS * (RUNNERS - 1) // 2, stake):
            return False
        if pair > 0 and PAIR_HIGH[pair - 1] >= pack.runners:
            return False
        staked += stake
        if bet > 0 and pair > 0 and state.pair[seat][bet - 1] == 0:
            return False
        for other in range(bet):
            if pair > 0 and state.pair[seat][other] == pair:
                return False
    if state.phase < BETS or seat >= state.seats:
        return staked == 0
    had = state.capital[seat] - state.gain[seat] if slips_paid(state) else state.capital[seat]
    return staked <= had


def bet_allowed(pack: Pack, named: int, most: int, stake: int) -> bool:
    """F2.4: a bet names something that runs and has a stake; no bet has neither."""
    if named < 0 or named > most:
        return False
    if named == 0:
        return stake == 0
    return stake > 0 and stake % pack.step == 0


def capital_right(pack: Pack, state: State, seat: int) -> bool:
    """F2.1, F6.1: nobody owes, and the last race changed capitals by what its slips say."""
    if seat >= state.seats or state.race == 0:
        return state.capital[seat] == 0
    if slips_paid(state):
        if state.gain[seat] != reckoning(pack, state, seat):
            return False
        return state.capital[seat] - state.gain[seat] >= pack.allowance[state.race - 1]
    if state.race == 1:
        return state.capital[seat] == pack.allowance[0]
    return state.capital[seat] >= pack.allowance[state.race - 1]


def reckoning(pack: Pack, state: State, seat: int) -> int:
    """F2.5, F5.13, F6.1: work out what a slip changed, from the two horses in front."""
    first = NOBODY
    second = NOBODY
    for horse in range(RUNNERS):
        if state.place[horse] == 1:
            first = horse
        elif state.place[horse] == 2:
            second = horse
    total = 0
    named = 0
    paying = 0 if state.constant == 1 else state.race - 1
    for bet in range(WINS):
        stake = state.win_stake[seat * WINS + bet]
        total -= stake
        if state.win[seat][bet] > 0 and state.win[seat][bet] - 1 == first:
            total += stake * pack.odds[paying][first] + outsider_on(pack, state, first)
    for bet in range(PAIRS):
        stake = state.pair_stake[seat * PAIRS + bet]
        total -= stake
        if state.pair[seat][bet] == 0:
            continue
        low = PAIR_LOW[state.pair[seat][bet] - 1]
        high = PAIR_HIGH[state.pair[seat][bet] - 1]
        home = (low == first and high == second) or (low == second and high == first)
        if home or state.whole_pairs == 0:
            named |= (1 << low) | (1 << high)
        if home:
            total += stake * (pack.odds[paying][low] + pack.odds[paying][high])
    for horse in range(RUNNERS):
        if (named >> horse) & 1 == 1 and (horse == first or horse == second):
            total += outsider_on(pack, state, horse) // 2
    return total


def outsider_on(pack: Pack, state: State, horse: int) -> int:
    """F5.13: euros on the green die of a horse."""
    return pack.outsider[state.outsider[horse] - 1] if state.outsider[horse] > 0 else 0


def side_bets_right(pack: Pack, state: State) -> bool:
    """F5.10: what one wins another loses, always the same amount."""
    total = 0
    for seat in range(SEATS):
        total += state.side[seat]
        if seat >= state.seats and state.side[seat] != 0:
            return False
        if pack.side_stake > 0 and state.side[seat] % pack.side_stake != 0:
            return False
    return total == 0


def slips_paid(state: State) -> bool:
    """Has a race been run, and lies it open?"""
    return state.phase == INTERVAL or state.phase == CLOSED
