"""The tipster in the market: it offers trades that help both, and takes those that help itself."""

from hippodrome.engine.fields import Money
from hippodrome.games.ascot.codes import (
    ACCEPT_MOVE,
    FIRST_ADDRESS_MOVE,
    FIRST_ASK_MOVE,
    FIRST_PAY_MOVE,
    FIRST_TRADE_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    block_of,
    francs_of,
)
from hippodrome.games.ascot.holding import owner_of, owns
from hippodrome.games.ascot.state import KEPT_KINDS, NOBODY, Pack, State
from hippodrome.games.ascot.valuing import (
    horse_gain,
    horses_mask,
    kept_worth,
    planned_horses,
    stable_worth,
)

TRIALS = 3
"""Offers the tipster makes before it only passes."""
LEAST_GAIN = 2000
"""What a trade must bring both together to be worth an offer."""


def tip_offer(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A5.6: buy or sell the one horse whose change of hands helps both most, at half the gain."""
    if view.offers[seat] >= TRIALS and view.offered_to == NOBODY:
        return PASS_MOVE
    horse = best_trade(pack, view, seat)
    if horse == 0:
        return moves[0]  # passing; a draft of somebody else's beginning is sent or filled
    if view.offered_to == NOBODY:
        return address_for(pack, view, seat, horse, moves, count)
    if (view.offered >> horse) & 1 == 0:
        for index in range(count):
            if moves[index] == FIRST_TRADE_MOVE + horse:
                return moves[index]
        return moves[0]
    if view.offered_money == 0:
        return tip_price(pack, view, seat, horse, moves, count)
    return SEND_MOVE


def spare_cash(pack: Pack, view: State, seat: int) -> int:
    """What a seat can pay in the market and still enter its horses."""
    return max(0, view.purse[seat] - planned_horses(pack, view) * pack.entry_fee)


def buyer_of(pack: Pack, view: State, seat: int, horse: int) -> int:
    """Give the other player a seat's own horse would help most."""
    best = NOBODY
    best_gain = 0
    for other in range(view.seats):
        if other != seat:
            worth = min(horse_gain(pack, view, other, horse), spare_cash(pack, view, other))
            if worth > best_gain:
                best = other
                best_gain = worth
    return best


def best_trade(pack: Pack, view: State, seat: int) -> int:
    """Find the horse to buy or sell, with the player addressed or with anybody; 0 for none."""
    best = 0
    best_gain = LEAST_GAIN
    for horse in range(1, pack.horses + 1):
        owner = owner_of(view, horse)
        if owner == NOBODY:
            continue
        seller = owner
        buyer = seat
        if owner == seat:
            buyer = view.offered_to
            if buyer == NOBODY:
                buyer = buyer_of(pack, view, seat, horse)
            if buyer == NOBODY:
                continue
        elif view.offered_to != NOBODY and view.offered_to != owner:
            continue
        cost = horse_gain(pack, view, seller, horse)
        worth = min(horse_gain(pack, view, buyer, horse), spare_cash(pack, view, buyer))
        if worth - cost > best_gain:
            best = horse
            best_gain = worth - cost
    return best


def address_for(pack: Pack, view: State, seat: int, horse: int, moves: Money, count: int) -> int:
    """Address the other side of the trade."""
    other = owner_of(view, horse)
    if other == seat:
        other = buyer_of(pack, view, seat, horse)
    for index in range(count):
        if moves[index] == FIRST_ADDRESS_MOVE + other:
            return moves[index]
    return PASS_MOVE


def tip_price(pack: Pack, view: State, seat: int, horse: int, moves: Money, count: int) -> int:
    """Choose the rung nearest below the middle of what it is worth to either side."""
    selling = owns(view, horse, seat)
    buyer = view.offered_to if selling else seat
    seller = seat if selling else view.offered_to
    middle = (
        horse_gain(pack, view, seller, horse)
        + min(horse_gain(pack, view, buyer, horse), spare_cash(pack, view, buyer))
    ) // 2
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
        given = view.offered_gives[kind] - view.offered_takes[kind]
        worth += given * kept_worth(pack, view, seat, kind)
    if -view.offered_money > spare_cash(pack, view, seat):
        return PASS_MOVE
    return ACCEPT_MOVE if worth + view.offered_money > 0 else PASS_MOVE
