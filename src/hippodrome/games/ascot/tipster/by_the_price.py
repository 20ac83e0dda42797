"""A bidder that goes up to the printed price, no more, and does all else as the tipster does.

Not the room's tipster: the opponent that its bids are measured by (0015). It asks neither what a
card is worth to it nor what its fees will need; what has no price it leaves to the tipster.
"""

from hippodrome.engine.fields import Money
from hippodrome.engine.stream import Stream
from hippodrome.games.ascot.moves import PASS_MOVE, francs_of
from hippodrome.games.ascot.phases import BID
from hippodrome.games.ascot.state import CARDS, Pack, State
from hippodrome.games.ascot.tipster.tip import tip


def pay_the_price(
    pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream
) -> int:
    """A3.5: make the least bid that may be made, as long as it is not above the printed price."""
    if view.phase != BID or view.lot > CARDS:
        return tip(pack, view, seat, moves, count, stream)
    for index in range(count):
        if moves[index] != PASS_MOVE and francs_of(moves[index]) <= pack.price[view.lot]:
            return moves[index]
    return PASS_MOVE
