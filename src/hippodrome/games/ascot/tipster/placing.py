"""How the tipster deals in places (A7.4): it prices with a margin, and stakes above it only."""

from hippodrome.engine.fields import Money
from hippodrome.games.ascot.moves import PASS_MOVE, francs_of, odds_move, place_move
from hippodrome.games.ascot.phases import ODDS, PLACE
from hippodrome.games.ascot.rules.places import may_ask
from hippodrome.games.ascot.state import LEAST_ODDS, MOST_ODDS, PLACES, RUNNING, Pack, State
from hippodrome.games.ascot.tipster.valuing import prospect

PRICE_PERCENT = 85
"""Part of the fair price that the Bookmaker names."""
SUREST_PERCENT = 90
"""No horse is surer of a place than this."""
PLACE_SHARE = 10
"""At most this part of its purse does the tipster stake on a place."""


def tip_place_bets(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """Choose what to ask for, what to price it at, and whether to stake."""
    if view.phase == PLACE:
        return tip_place(pack, view, seat)
    if view.phase == ODDS:
        return tip_odds(pack, view, moves, count)
    return tip_place_stake(pack, view, seat, moves, count)


def tip_place(pack: Pack, view: State, seat: int) -> int:
    """Ask once, about the favourite: a Bookmaker who thinks less of it may name a good price."""
    favourite = view.favourite[seat]
    if view.requests[seat] > 0 or favourite == 0 or not may_ask(pack, view, seat):
        return PASS_MOVE
    return place_move(favourite)


def tip_odds(pack: Pack, view: State, moves: Money, count: int) -> int:
    """Name the price its chances deserve, less a margin; none where that would be too little."""
    odds = 2 * PRICE_PERCENT // place_percent(pack, view, view.called)
    if odds < LEAST_ODDS:
        return PASS_MOVE
    wanted = odds_move(min(odds, MOST_ODDS))
    return min(wanted, moves[count - 1])


def tip_place_stake(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """Stake where the price is better than the horse's chances."""
    if place_percent(pack, view, view.called) * view.odds <= 2 * 100:
        return PASS_MOVE
    chosen = PASS_MOVE
    for index in range(1, count):
        if francs_of(moves[index]) <= view.purse[seat] // PLACE_SHARE:
            chosen = moves[index]
    return chosen


def place_percent(pack: Pack, view: State, horse: int) -> int:
    """How likely a horse is to be placed, in per cent: three times its chance of winning."""
    chances = 0
    for other in range(1, pack.horses + 1):
        if view.status[other] == RUNNING:
            chances += prospect(pack, view, other)
    percent = PLACES * 100 * prospect(pack, view, horse) // chances
    return max(1, min(percent, SUREST_PERCENT))
