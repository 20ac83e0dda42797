"""What one may leave word for at Ascot: how far to bid for a lot, or to be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from hippodrome.engine.orders import Order, Orders
from hippodrome.games.ascot.moves import PASS_MOVE, bid_move
from hippodrome.games.ascot.rules.auction import least_bid, most_bid
from hippodrome.games.ascot.state import NO_SALE, Pack, State

BID_UP_TO = "bid-up-to"
FINISH_LOT = "finish-lot"


def stands(_pack: Pack, view: State, seat: int, order: Order) -> bool:
    """A3.5: a limit holds while its seat is in, the wish to be done with a lot once it is out."""
    if view.sale == NO_SALE or view.lot != order.about:
        return False
    is_in = bool(view.bidding >> seat & 1)
    return (order.kind == BID_UP_TO and is_in) or (order.kind == FINISH_LOT and not is_in)


def decided(pack: Pack, view: State, seat: int, order: Order) -> Sequence[int]:
    """A3.1, A3.5: the least bid there is or, where that is beyond the limit, none."""
    if order.kind != BID_UP_TO:
        return ()
    least = least_bid(pack, view)
    limit = min(order.amount, most_bid(pack, view, seat))
    return (bid_move(least) if least <= limit else PASS_MOVE,)


ORDERS = Orders(stands, decided)
