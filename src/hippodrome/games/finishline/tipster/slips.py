"""The tipster's slip: what it stakes on which horses, so as to be the richest in the end (F6.2).

Only the richest wins, so money counts beside the others' alone (0014). While nobody is ahead it
stakes everything on one horse and on that horse with a partner; who leads spreads stakes and keeps
something, in the last race more than before it. Every slip ends with a flutter: a little on a horse
of its fancy, which costs hardly anything and makes slips differ.
"""

from hippodrome.engine.fields import Money
from hippodrome.engine.stream import Stream, below
from hippodrome.games.finishline.moves import (
    PAIR_COUNT,
    PAIR_HIGH,
    PAIR_LOW,
    SLIP_DONE_MOVE,
    STAKES,
    pair_move,
    win_move,
)
from hippodrome.games.finishline.rules.betting import money_left, odds_of, pair_refusal, win_refusal
from hippodrome.games.finishline.rules.reasons import ALLOWED
from hippodrome.games.finishline.state import Pack, State
from hippodrome.games.finishline.tipster.chances import BACKED, COUPLED
from hippodrome.games.finishline.tipster.form import letter_of

LETTERS = 3
"""Plain, F and S."""
WHIM = 15
"""Percent by which its liking of a bet varies, so that equal tipsters do not all bet alike."""
SAFETY = 3
"""Odds are counted so much higher: of two horses worth the same it takes the likelier."""
FLUTTER = 5
"""Percent of the capital on a horse of its fancy."""

# How a slip is shared out: percent of the capital on the best horse, on that horse with a partner,
# and on the partner; besides there is the flutter, and the rest is kept.
BOLD = 0
EVEN = 1
DESPERATE = 2
AHEAD = 3
COVERED = 4
UNTOUCHABLE = 5
SHARED = (
    (65, 30, 0),
    (50, 45, 0),
    (20, 75, 0),
    (30, 25, 20),
    (30, 20, 15),
    (15, 10, 5),
)


def tip_bet(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """F2.4: the best horse, that horse with a partner, perhaps the partner too, and a fancy."""
    manner = manner_of(pack, view, seat)
    wins = 2 if SHARED[manner][2] == 0 else 3
    share = SHARED[manner][0]
    left = money_left(view, seat)
    if view.win[seat][0] == 0:
        best = win_move(best_win(pack, view, stream), 0)
        return stake_of(moves, count, best, missing(view, seat, share), left - 2 * pack.step)
    share += SHARED[manner][1]
    if wins == 2 and view.win[seat][1] == 0:
        return fancy(pack, view, seat, moves, count, stream)  # and the pair gets all the rest
    if view.pair[seat][0] == 0:
        pair = best_pair(pack, view, seat, view.win[seat][0] - 1, stream)
        if wins == 2:
            share = 100
        return stake_of(moves, count, pair_move(pair, 0), missing(view, seat, share), left)
    share += SHARED[manner][2]
    if view.win[seat][1] == 0:
        pair = view.pair[seat][0] - 1
        partner = win_move(PAIR_LOW[pair] + PAIR_HIGH[pair] - (view.win[seat][0] - 1), 0)
        return stake_of(moves, count, partner, missing(view, seat, share), left)
    if view.win[seat][wins - 1] == 0:
        return fancy(pack, view, seat, moves, count, stream)
    return SLIP_DONE_MOVE


def fancy(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Bet a little on a horse drawn by lot."""
    bet = win_move(any_other(pack, view, seat, stream), 0)
    most = money_left(view, seat) - pack.step
    return stake_of(moves, count, bet, view.capital[seat] * FLUTTER // 100, most)


def manner_of(pack: Pack, view: State, seat: int) -> int:
    """Say how to share a slip out, by the race and by what the richest of the others has."""
    if view.race == 1:
        return BOLD
    own = view.capital[seat] + view.side[seat]
    best = 0
    for other in range(view.seats):
        if other != seat:
            best = max(best, view.capital[other] + view.side[other])
    last = view.race == pack.races
    if last and own >= 4 * best:
        return UNTOUCHABLE
    if 2 * own >= 3 * best:
        return COVERED if last else AHEAD
    if last:
        return EVEN if 3 * own > best else DESPERATE
    return EVEN if 3 * own > 2 * best else BOLD


def missing(view: State, seat: int, share: int) -> int:
    """What is missing to a share of the capital, in percent, beside what the slip holds already."""
    staked = view.capital[seat] - money_left(view, seat)
    return view.capital[seat] * share // 100 - staked


def stake_of(moves: Money, count: int, bet: int, wanted: int, most: int) -> int:
    """Find the stake nearest to what is wanted, up to the most, or the least; or be done."""
    found = SLIP_DONE_MOVE
    nearest = 0
    for index in range(count):
        stake = moves[index] - bet
        if 0 < stake < STAKES:
            fits = stake <= most and abs(stake - wanted) <= nearest
            if found == SLIP_DONE_MOVE or fits:
                found = moves[index]
                nearest = abs(stake - wanted)
    return found


def any_other(pack: Pack, view: State, seat: int, stream: Stream) -> int:
    """Give a horse by lot that the slip does not back to win yet."""
    horse = below(stream, pack.runners)
    for _ in range(pack.runners):
        if win_refusal(pack, view, seat, horse) != ALLOWED:
            horse = (horse + 1) % pack.runners
    return horse


def best_win(pack: Pack, view: State, stream: Stream) -> int:
    """Give the horse that pays most for its chance, give or take a whim."""
    best = 0
    best_worth = 0
    for horse in range(pack.runners):
        worth = win_worth(pack, view, horse) * (100 + below(stream, WHIM + 1))
        if worth > best_worth:
            best = horse
            best_worth = worth
    return best


def win_worth(pack: Pack, view: State, horse: int) -> int:
    """What a horse pays for the chance it has when it is backed, with a liking for safety."""
    chance = BACKED[pack.runners - 1 - horse][letter_of(pack, view, horse)]
    return chance * (odds_of(pack, view, horse) + SAFETY)


def best_pair(pack: Pack, view: State, seat: int, horse: int, stream: Stream) -> int:
    """Give the pair with that horse that pays most for its chance, of those not on the slip yet."""
    best = 0
    best_worth = -1
    for pair in range(PAIR_COUNT):
        if pair_refusal(pack, view, seat, pair) != ALLOWED:
            continue
        if PAIR_LOW[pair] == horse or PAIR_HIGH[pair] == horse:
            worth = pair_worth(pack, view, pair) * (100 + below(stream, WHIM + 1))
            if worth > best_worth:
                best = pair
                best_worth = worth
    return best


def pair_worth(pack: Pack, view: State, pair: int) -> int:
    """What two horses pay for their chance to come in front, with the same liking."""
    low = PAIR_LOW[pair]
    high = PAIR_HIGH[pair]
    letters = LETTERS * letter_of(pack, view, high) + letter_of(pack, view, low)
    chance = COUPLED[pack.runners - 1 - high][pack.runners - 1 - low][letters]
    return chance * (odds_of(pack, view, low) + odds_of(pack, view, high) + 2 * SAFETY)
