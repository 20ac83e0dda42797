"""The room's tipster: buys below its estimate, keeps money for fees, and rides for the inside.

Rules of thumb, no look-ahead: `valuing.py` says what things and squares are worth to it.
"""

from hippodrome.engine.fields import Money
from hippodrome.engine.stream import Stream, below
from hippodrome.games.ascot.auction import least_bid
from hippodrome.games.ascot.bargaining import tip_answer, tip_offer
from hippodrome.games.ascot.betting import total_on
from hippodrome.games.ascot.codes import (
    ACCEPT_MOVE,
    DONE_MOVE,
    FIRST_EXCHANGE_MOVE,
    FIRST_INSCRIPTION_MOVE,
    FIRST_LANE_MOVE,
    FIRST_MEMBER_HORSE_MOVE,
    FIRST_PACK_MOVE,
    FIRST_SELL_MOVE,
    FIRST_THROW_MOVE,
    FIRST_WITHDRAW_MOVE,
    PASS_MOVE,
    favourite_move,
    francs_of,
)
from hippodrome.games.ascot.dealing import has_both_stables
from hippodrome.games.ascot.holding import other_stable, owns
from hippodrome.games.ascot.riding import best_lane, tip_colour, tip_need, tip_whose
from hippodrome.games.ascot.state import (
    ANSWER,
    BET,
    BID,
    COLOUR,
    EARN_ADVANTAGE,
    EXCHANGE,
    FAVOURITE,
    IN_HAND,
    INSCRIPTION,
    MEMBER,
    MEMBER_HORSE,
    MOVE,
    NEED,
    NEED_ANSWER,
    OFFER,
    OWE,
    RUNNING,
    STEVENS_STABLE,
    THROW_IN,
    WITHDRAW,
    Pack,
    State,
)
from hippodrome.games.ascot.training import trains
from hippodrome.games.ascot.valuing import (
    KEPT_WORTH,
    horse_worth,
    pack_worth,
    prospect,
    reserve,
    thing_worth,
)

BET_SHARE = 2
"""At most this part of its purse does the tipster stake on all horses together."""


def tip(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Choose a sensible move from the menu."""
    if count == 1:
        return moves[0]
    if view.phase < OFFER:
        return tip_on_first_board(pack, view, seat, moves, count, stream)
    if view.phase == OFFER:
        return tip_offer(pack, view, seat, moves, count)
    if view.phase == ANSWER:
        return tip_answer(pack, view, seat)
    if view.phase == WITHDRAW:
        return worst_named(pack, view, seat, moves, count, FIRST_WITHDRAW_MOVE)
    if view.phase == FAVOURITE:
        return tip_favourite(pack, view, seat)
    if view.phase == BET:
        return tip_bet(pack, view, seat, moves, count)
    return tip_in_race(pack, view, seat, moves, count)


def tip_on_first_board(
    pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream
) -> int:
    """Choose in deal, auction, debts or training."""
    if view.phase == EXCHANGE:
        return tip_exchange(pack, view, seat, moves, count)
    if view.phase == THROW_IN:
        return tip_throw_in(pack, view, seat, moves, count)
    if view.phase == BID:
        return tip_bid(pack, view, seat, moves, count, stream)
    if view.phase == OWE:
        return worst_named(pack, view, seat, moves, count, FIRST_SELL_MOVE)
    if view.phase == MEMBER:
        return tip_pack(pack, view, seat, moves, count)
    if view.phase == MEMBER_HORSE:
        return tip_report_horse(pack, view, moves, count)
    return tip_join(pack, view, seat)


def tip_in_race(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """Choose in the race."""
    if view.phase == MOVE:
        return best_lane(pack, view, seat, moves, count, FIRST_LANE_MOVE)
    if view.phase == INSCRIPTION:
        return best_lane(pack, view, seat, moves, count, FIRST_INSCRIPTION_MOVE)
    if view.phase == COLOUR:
        return tip_colour(pack, view, seat, moves, count)
    if view.phase == NEED:
        return tip_need(pack, view, seat, moves, count)
    if view.phase == NEED_ANSWER:
        return ACCEPT_MOVE if view.price_offered >= KEPT_WORTH else PASS_MOVE
    return tip_whose(pack, view, seat)


def profit(pack: Pack, view: State, seat: int, card: int) -> int:
    """What keeping a card from the deal is worth above its price."""
    worth = thing_worth(pack, view, seat, card)
    other = other_stable(card)
    if other != 0 and view.lies[other] == IN_HAND + seat and card == STEVENS_STABLE:
        worth = 0  # A2.4: one of the two has to go
    return worth - pack.price[card]


def tip_exchange(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A2.3: give the card that is worth least above its price."""
    best = moves[0]
    for index in range(1, count):
        card = moves[index] - FIRST_EXCHANGE_MOVE
        if profit(pack, view, seat, card) < profit(pack, view, seat, best - FIRST_EXCHANGE_MOVE):
            best = moves[index]
    return best


def tip_throw_in(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A2.5: throw in what costs more than it is worth, and what cannot be paid."""
    worst = 0
    for index in range(count):
        if moves[index] >= FIRST_THROW_MOVE:
            card = moves[index] - FIRST_THROW_MOVE
            if worst == 0 or profit(pack, view, seat, card) < profit(pack, view, seat, worst):
                worst = card
    if worst == 0:
        return DONE_MOVE
    too_dear = reserve(pack, view, seat) > view.purse[seat]
    if too_dear or has_both_stables(view, seat) or profit(pack, view, seat, worst) < 0:
        return FIRST_THROW_MOVE + worst
    return DONE_MOVE


def tip_bid(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """A3.5: never above the estimate, commission included; steps grow smaller towards it."""
    limit = thing_worth(pack, view, seat, view.lot) * 10 // 11
    limit = min(limit, view.purse[seat] - reserve(pack, view, seat))
    least = least_bid(pack, view)
    if limit < least:
        return PASS_MOVE
    wanted = least + (limit - least) * (2 + below(stream, 3)) // 6
    if 8 * (limit - least) < limit:
        wanted = limit  # the last steps are too small to be worth the time
    chosen = moves[1]
    for index in range(1, count):
        if francs_of(moves[index]) <= wanted:
            chosen = moves[index]
    return chosen


def worst_named(pack: Pack, view: State, seat: int, moves: Money, count: int, first: int) -> int:
    """Name the thing that is worth least."""
    worst = moves[0]
    for index in range(1, count):
        worth = thing_worth(pack, view, seat, moves[index] - first)
        if worth < thing_worth(pack, view, seat, worst - first):
            worst = moves[index]
    return worst


def tip_pack(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A4.5: take a report where one can hope for a good one."""
    best = PASS_MOVE
    best_worth = 0
    for index in range(1, count):
        worth = pack_worth(pack, view, seat, moves[index] - FIRST_PACK_MOVE)
        if worth > best_worth:
            best = moves[index]
            best_worth = worth
    return best


def tip_report_horse(pack: Pack, view: State, moves: Money, count: int) -> int:
    """A4.10: what is good goes to the best horse, what is bad to the worst."""
    good = pack.effect[view.report_pack][view.report_kind] == EARN_ADVANTAGE
    chosen = moves[0]
    for index in range(1, count):
        worth = horse_worth(pack, view, moves[index] - FIRST_MEMBER_HORSE_MOVE)
        best = horse_worth(pack, view, chosen - FIRST_MEMBER_HORSE_MOVE)
        if (worth > best) == good and worth != best:
            chosen = moves[index]
    return chosen


def tip_join(pack: Pack, view: State, seat: int) -> int:
    """A4.5: join while there is training left to use it, and money."""
    left = 0
    for horse in range(1, pack.horses + 1):
        if owns(view, horse, seat):
            left = max(left, pack.loop - view.gone[horse])
    rich = view.purse[seat] > 4 * pack.joining + reserve(pack, view, seat)
    return ACCEPT_MOVE if rich and 2 * left > pack.loop and trains(pack, view, seat) else PASS_MOVE


def tip_favourite(pack: Pack, view: State, seat: int) -> int:
    """A7.1: the horse with the best prospect."""
    best = 0
    for horse in range(1, pack.horses + 1):
        if owns(view, horse, seat):
            if best == 0 or prospect(pack, view, horse) > prospect(pack, view, best):
                best = horse
    return favourite_move(best)


def tip_bet(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A7.2: stake on horses that win more often than most, less where others have staked much."""
    all_chances = 0
    running = 0
    for horse in range(1, pack.horses + 1):
        if view.status[horse] == RUNNING:
            all_chances += prospect(pack, view, horse)
            running += 1
    chance = prospect(pack, view, view.called)
    if chance * running <= all_chances:
        return PASS_MOVE
    stake = view.purse[seat] // BET_SHARE * chance // all_chances
    if total_on(view, view.called) * all_chances > 2 * (view.tote + 1) * chance:
        stake //= 2
    chosen = PASS_MOVE
    for index in range(1, count):
        if francs_of(moves[index]) <= stake:
            chosen = moves[index]
    return chosen
