"""What others may have staked: most of it on a horse worth backing, and they push what they backed.

The horse that most of a slip hangs on was pushed by its writer more than it was held back in 84 of
100 races among tipsters and 56 among scouts; a horse that is on no bet of note in 17 and 26.
`STANDS_FOR` is how much likelier each push makes a horse to be that one (from 920 slips of both).
"""

from hippodrome.engine.stream import Stream, below
from hippodrome.games.finishline.moves import PAIR_COUNT, PAIR_HIGH, PAIR_LOW
from hippodrome.games.finishline.rules.betting import (
    clear_slip,
    most_stake,
    pair_refusal,
    win_refusal,
)
from hippodrome.games.finishline.rules.reasons import ALLOWED
from hippodrome.games.finishline.rules.views import handed_in
from hippodrome.games.finishline.state import CLOSED, INTERVAL, PAIRS, WINS, Pack, State
from hippodrome.games.finishline.tipster.slips import pair_worth, win_worth

STANDS_FOR = (1, 3, 6, 9, 22, 34, 90)
"""The weight of a horse by what a seat has pushed it, from three back or more to three or more."""
FURTHEST = 3
OPEN_MIND = 6
"""The weight of a horse that nobody should back, beside a hundred for the best."""
LEAST_TO_WIN = 15
MOST_TO_WIN = 70
"""Percent of the capital that goes on the horse alone, any share between being as likely."""
FANCY = 10
"""Percent that goes on another horse; the rest is for the horse and a partner."""


def believe(pack: Pack, state: State, seat: int, stream: Stream) -> None:
    """F2.4: a slip handed in is its writer's until the race is settled, and pushes speak of it."""
    if state.phase == INTERVAL or state.phase == CLOSED:
        return
    for other in range(state.seats):
        if other != seat and handed_in(state, other):
            believe_slip(pack, state, other, stream)


def believe_slip(pack: Pack, state: State, other: int, stream: Stream) -> None:
    """Stake everything: most on a horse, on it with a partner, and a little on another."""
    clear_slip(state, other)
    share = LEAST_TO_WIN + below(stream, MOST_TO_WIN - LEAST_TO_WIN + 1)
    horse = likely_horse(pack, state, other, stream)
    write_win(pack, state, other, 0, horse, share)
    write_win(pack, state, other, 1, likely_horse(pack, state, other, stream), FANCY)
    left = most_stake(pack, state, other)
    pair = likely_pair(pack, state, other, horse, stream)
    if left > 0 and pair >= 0:
        state.pair[other][0] = pair + 1
        state.pair_stake[other * PAIRS] = left


def write_win(pack: Pack, state: State, other: int, bet: int, horse: int, share: int) -> None:
    """Put a share of the capital on a horse, in whole steps, if that is anything."""
    wanted = state.capital[other] * share // 100 // pack.step * pack.step
    stake = min(most_stake(pack, state, other), max(pack.step, wanted))
    if stake > 0 and horse >= 0:
        state.win[other][bet] = horse + 1
        state.win_stake[other * WINS + bet] = stake


def likely_horse(pack: Pack, state: State, other: int, stream: Stream) -> int:
    """Draw a horse that is not on the slip yet by its worth and by what was done for it."""
    best = 1
    for horse in range(pack.runners):
        best = max(best, win_worth(pack, state, horse))
    total = 0
    for horse in range(pack.runners):
        total += weight_of_horse(pack, state, other, horse, best)
    if total == 0:
        return -1
    ticket = below(stream, total)
    horse = 0
    while ticket >= weight_of_horse(pack, state, other, horse, best):
        ticket -= weight_of_horse(pack, state, other, horse, best)
        horse += 1
    return horse


def weight_of_horse(pack: Pack, state: State, other: int, horse: int, best: int) -> int:
    """Weigh a horse as the one a slip hangs on."""
    if win_refusal(pack, state, other, horse) != ALLOWED:
        return 0
    return weight(win_worth(pack, state, horse), best, state.pushed[other][horse])


def likely_pair(pack: Pack, state: State, other: int, horse: int, stream: Stream) -> int:
    """Draw a pair with a horse by its worth and by what was done for the partner."""
    best = 1
    for pair in range(PAIR_COUNT):
        if PAIR_HIGH[pair] < pack.runners and is_of(pair, horse):
            best = max(best, pair_worth(pack, state, pair))
    total = 0
    for pair in range(PAIR_COUNT):
        total += weight_of_pair(pack, state, other, horse, pair, best)
    if total == 0:
        return -1
    ticket = below(stream, total)
    pair = 0
    while ticket >= weight_of_pair(pack, state, other, horse, pair, best):
        ticket -= weight_of_pair(pack, state, other, horse, pair, best)
        pair += 1
    return pair


def weight_of_pair(pack: Pack, state: State, other: int, horse: int, pair: int, best: int) -> int:
    """Weigh a pair as the one a slip names."""
    if not is_of(pair, horse) or pair_refusal(pack, state, other, pair) != ALLOWED:
        return 0
    partner = PAIR_LOW[pair] + PAIR_HIGH[pair] - horse
    return weight(pair_worth(pack, state, pair), best, state.pushed[other][partner])


def is_of(pair: int, horse: int) -> bool:
    """Is a horse one of a pair?"""
    return PAIR_LOW[pair] == horse or PAIR_HIGH[pair] == horse


def weight(worth: int, best: int, pushed: int) -> int:
    """Weigh a bet: by the fourth power of its worth beside the best, and by pushes."""
    compared = 100 * worth // best
    steps = max(-FURTHEST, min(FURTHEST, pushed))
    return (OPEN_MIND + compared * compared // 100 * compared // 100 * compared // 100) * (
        STANDS_FOR[steps + FURTHEST]
    )
