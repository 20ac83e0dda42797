"""A bettor that always stakes all it has on three horses, and runs the race as the tipster does.

Not the room's tipster: the opponent that its stakes are measured by (0014). Half of the money is on
the best horse, a quarter on that horse with each of two others, whatever the others own.
"""

from hippodrome.engine.fields import Money
from hippodrome.engine.stream import Stream
from hippodrome.games.finishline.moves import SLIP_DONE_MOVE, pair_move, win_move
from hippodrome.games.finishline.rules.betting import money_left
from hippodrome.games.finishline.state import BETS, PAIRS, Pack, State
from hippodrome.games.finishline.tipster.slips import best_pair, best_win, stake_of
from hippodrome.games.finishline.tipster.tip import tip


def plunge(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """F2.4: half of the money on one horse, half of the rest on each of two pairs with it."""
    if view.phase != BETS:
        return tip(pack, view, seat, moves, count, stream)
    left = money_left(view, seat)
    if view.win[seat][0] == 0:
        best = win_move(best_win(pack, view, stream), 0)
        return stake_of(moves, count, best, left // 2, left)
    for bet in range(PAIRS):
        if view.pair[seat][bet] == 0:
            pair = best_pair(pack, view, seat, view.win[seat][0] - 1, stream)
            return stake_of(moves, count, pair_move(pair, 0), left // (PAIRS - bet), left)
    return SLIP_DONE_MOVE
