"""The tipster in the market: it offers trades that help both, and takes those that help itself."""

from hippodrome.engine.fields import Money
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    FIRST_ASK_MOVE,
    FIRST_PAY_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    block_of,
    francs_of,
    give_move,
    take_move,
    trade_move,
)
from hippodrome.games.ascot.rules.holding import has_thing, owns
from hippodrome.games.ascot.state import FIRST_REPORT, KEPT_KINDS, NOBODY, THINGS, Pack, State
from hippodrome.games.ascot.tipster.valuing import (
    horse_gain,
    horses_mask,
    kept_worth,
    planned_horses,
    reports_worth,
    stable_worth,
)

TRIALS = 3
"""Offers the tipster makes before it only passes."""
LEAST_GAIN = 2000
"""What a trade must bring both together to be worth an offer."""


def tip_offer(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A5.6: buy or sell what helps both most if it changes hands, for half of that help."""
    if view.offers[seat] >= TRIALS and view.offered_to == NOBODY:
        return PASS_MOVE
    thing = best_trade(pack, view, seat)
    if thing == 0:
        return moves[0]  # passing; a draft of somebody else's beginning is sent or filled
    if view.offered_to == NOBODY:
        return address_move(partner_for(pack, view, seat, thing))
    if not in_draft(view, thing):
        return draft_move(view, seat, thing)
    if view.offered_money == 0:
        return tip_price(pack, view, seat, thing, moves, count)
    return SEND_MOVE


def spare_cash(pack: Pack, view: State, seat: int) -> int:
    """What a seat can pay in the market and still enter its horses."""
    return max(0, view.purse[seat] - planned_horses(pack, view) * pack.entry_fee)


def best_trade(pack: Pack, view: State, seat: int) -> int:
    """Find the horse or report to buy or sell, with anybody or whoever is addressed; 0 for none."""
    best = 0
    best_gain = LEAST_GAIN
    for thing in range(1, THINGS + 1):
        if pack.horses < thing < FIRST_REPORT:
            continue
        other = partner_for(pack, view, seat, thing)
        if other != NOBODY:
            gain = trade_gain(pack, view, seat, other, thing)
            if gain > best_gain:
                best = thing
                best_gain = gain
    return best


def partner_for(pack: Pack, view: State, seat: int, thing: int) -> int:
    """Find with whom a trade of a thing helps both most: anybody, or whoever is addressed."""
    best = NOBODY
    best_gain = 0
    for other in range(view.seats):
        if other != seat and (view.offered_to == NOBODY or view.offered_to == other):
            gain = trade_gain(pack, view, seat, other, thing)
            if gain > best_gain:
                best = other
                best_gain = gain
    return best


def trade_gain(pack: Pack, view: State, seat: int, other: int, thing: int) -> int:
    """What it brings two players together that a thing changes hands; none if both have it."""
    selling = has_thing(view, thing, seat)
    if selling == has_thing(view, thing, other):
        return 0
    seller = seat if selling else other
    buyer = other if selling else seat
    return price_to(pack, view, buyer, thing) - loss_of(pack, view, seller, thing)


def price_to(pack: Pack, view: State, buyer: int, thing: int) -> int:
    """The most a thing is worth to who has none, as far as there is money."""
    most = spare_cash(pack, view, buyer)
    if thing >= FIRST_REPORT:
        return min(most, kept_worth(pack, view, buyer, thing - FIRST_REPORT))
    return min(most, horse_gain(pack, view, buyer, thing))


def loss_of(pack: Pack, view: State, seller: int, thing: int) -> int:
    """The least whoever has a thing must be paid for it."""
    if thing < FIRST_REPORT:
        return horse_gain(pack, view, seller, thing)
    kind = thing - FIRST_REPORT
    kept = view.kept[seller][kind]
    return reports_worth(pack, view, seller, kind, kept) - reports_worth(
        pack, view, seller, kind, kept - 1
    )


def in_draft(view: State, thing: int) -> bool:
    """Is a thing in the offer already?"""
    if thing < FIRST_REPORT:
        return (view.offered >> thing) & 1 == 1
    kind = thing - FIRST_REPORT
    return view.offered_gives[kind] + view.offered_takes[kind] > 0


def draft_move(view: State, seat: int, thing: int) -> int:
    """Give the move that puts a thing into the offer."""
    if thing < FIRST_REPORT:
        return trade_move(thing)
    kind = thing - FIRST_REPORT
    return give_move(kind) if has_thing(view, thing, seat) else take_move(kind)


def tip_price(pack: Pack, view: State, seat: int, thing: int, moves: Money, count: int) -> int:
    """Choose the rung nearest below the middle of what it is worth to either side."""
    selling = has_thing(view, thing, seat)
    buyer = view.offered_to if selling else seat
    seller = seat if selling else view.offered_to
    middle = (loss_of(pack, view, seller, thing) + price_to(pack, view, buyer, thing)) // 2
    block = FIRST_ASK_MOVE if selling else FIRST_PAY_MOVE
    chosen = moves[0]
    for index in range(count):
        if block_of(moves[index]) == block and francs_of(moves[index]) <= middle:
            chosen = moves[index]
    return chosen


def tip_answer(pack: Pack, view: State, seat: int) -> int:
    """A5.2: accept what leaves the own stable, reports and purse worth more than before."""
    maker = view.turn
    mine = horses_mask(pack, view, seat)
    after = mine
    for horse in range(1, pack.horses + 1):
        if (view.offered >> horse) & 1 == 1:
            if owns(view, horse, maker):
                after |= 1 << horse
            else:
                after &= ~(1 << horse)
    worth = stable_worth(pack, view, after) - stable_worth(pack, view, mine)
    for kind in range(KEPT_KINDS):
        kept = view.kept[seat][kind]
        then = kept + view.offered_gives[kind] - view.offered_takes[kind]
        worth += reports_worth(pack, view, seat, kind, then)
        worth -= reports_worth(pack, view, seat, kind, kept)
    if -view.offered_money > spare_cash(pack, view, seat):
        return PASS_MOVE
    return ACCEPT_MOVE if worth + view.offered_money > 0 else PASS_MOVE
