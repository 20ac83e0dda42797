"""The room's tipster: buys below its estimate, keeps money for fees, and bets on its estimates.

Rules of thumb, no look-ahead: `valuing.py` says what things are worth to it, `budgeting.py` what it
can spend, `bargaining.py` what it trades, `riding.py` how it races.
"""

from hippodrome.engine.fields import Money
from hippodrome.engine.stream import Stream
from hippodrome.games.ascot.moves import (
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
    name_move,
)
from hippodrome.games.ascot.phases import (
    ANSWER,
    BET,
    BID,
    COLOUR,
    EXCHANGE,
    FAVOURITE,
    INSCRIPTION,
    MEMBER,
    MEMBER_HORSE,
    MOVE,
    NAMING,
    NEED,
    NEED_ANSWER,
    OFFER,
    OWE,
    THROW_IN,
    WHOSE,
    WITHDRAW,
)
from hippodrome.games.ascot.rules.auction import least_bid, shortest_seat
from hippodrome.games.ascot.rules.betting import total_on
from hippodrome.games.ascot.rules.dealing import has_both_stables
from hippodrome.games.ascot.rules.holding import other_stable, owns
from hippodrome.games.ascot.state import (
    DEAD_PILE,
    EARN_ADVANTAGE,
    HORSES,
    IN_HAND,
    RUNNING,
    STEVENS_STABLE,
    SURPLUS,
    Pack,
    State,
)
from hippodrome.games.ascot.tipster.bargaining import tip_answer, tip_offer
from hippodrome.games.ascot.tipster.budgeting import easing, held_prices, reserve
from hippodrome.games.ascot.tipster.placing import tip_place_bets
from hippodrome.games.ascot.tipster.riding import best_lane, tip_colour, tip_need, tip_whose
from hippodrome.games.ascot.tipster.valuing import (
    length_worth,
    membership_worth,
    pace,
    pack_worth,
    prospect,
    thing_worth,
)

BID_STEPS = (0, 0, 20, 6, 6, 6, 6)
"""A bid goes up by at most the limit divided by this, by the number of players: of two, one would
only bid against oneself.
"""
RETURN_PERCENT = 60
"""Part of what a business brings in that its buyer spends beforehand."""
BET_SHARE = 6
"""At most this part of its purse does the tipster stake on one horse."""
POOL_SHARE = 12
"""Each player is thought to stake a purse divided by this."""


def tip(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Choose a sensible move from the menu."""
    if count == 1:
        return moves[0]
    if view.phase < OFFER:
        return tip_on_first_board(pack, view, seat, moves, count)
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
    if view.phase < WHOSE:
        return tip_place_bets(pack, view, seat, moves, count)
    return tip_in_race(pack, view, seat, moves, count)


def tip_on_first_board(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """Choose in deal, auction, debts or training."""
    if view.phase == NAMING:
        return name_move(seat)  # A3.6: who acts as auctioneer earns the commission
    if view.phase == EXCHANGE:
        return tip_exchange(pack, view, seat, moves, count)
    if view.phase == THROW_IN:
        return tip_throw_in(pack, view, seat, moves, count)
    if view.phase == BID:
        return tip_bid(pack, view, seat, moves, count)
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
        return ACCEPT_MOVE if view.price_offered >= length_worth(pack, view) else PASS_MOVE
    return tip_whose(pack, view, seat)


def profit(pack: Pack, view: State, seat: int, card: int) -> int:
    """What keeping a card from the deal is worth above its price, money being what it is."""
    worth = thing_worth(pack, view, seat, card) * easing(pack, view, seat) // 100
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
    too_dear = reserve(pack, view, seat, 0) > view.purse[seat]
    if too_dear or has_both_stables(view, seat) or profit(pack, view, seat, worst) < 0:
        return FIRST_THROW_MOVE + worst
    return DONE_MOVE


def tip_bid(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A3.5: never above the estimate, commission included, in steps a person would make."""
    limit = bid_limit(pack, view, seat)
    least = least_bid(pack, view)
    if limit < least:
        return PASS_MOVE
    if view.sale == SURPLUS and view.bidding == 1 << seat and shortest_seat(pack, view) == seat:
        return PASS_MOVE  # A5.3: what nobody else may buy will be its own, and no dearer
    wanted = min(limit, least + limit // BID_STEPS[view.seats])
    chosen = moves[1]
    for index in range(1, count):
        if francs_of(moves[index]) <= wanted:
            chosen = moves[index]
    return chosen


def bid_limit(pack: Pack, view: State, seat: int) -> int:
    """The most a seat should bid for the lot: an eased estimate, of what it need not keep."""
    worth = thing_worth(pack, view, seat, view.lot)
    if view.lot <= HORSES:
        free = view.purse[seat] - reserve(pack, view, seat, 1)
    else:
        # What a business brings in is there when fees are due, so it may cost a part of them.
        free = view.purse[seat] - reserve(pack, view, seat, 0)
        free += worth * RETURN_PERCENT // 100
    free = min(free, view.purse[seat] - held_prices(pack, view, seat))
    if view.sale == DEAD_PILE:
        worth = worth * easing(pack, view, seat) // 100
        if seat != view.auctioneer:
            worth = worth * 10 // 11
            free = free * 10 // 11
    return min(worth, free)


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
        worth = pace(pack, view, moves[index] - FIRST_MEMBER_HORSE_MOVE)
        best = pace(pack, view, chosen - FIRST_MEMBER_HORSE_MOVE)
        if (worth > best) == good and worth != best:
            chosen = moves[index]
    return chosen


def tip_join(pack: Pack, view: State, seat: int) -> int:
    """A4.5: join while there is training left to use it, and money."""
    rich = view.purse[seat] >= pack.joining + reserve(pack, view, seat, 0)
    return ACCEPT_MOVE if rich and membership_worth(pack, view, seat) > pack.joining else PASS_MOVE


def tip_favourite(pack: Pack, view: State, seat: int) -> int:
    """A7.1: the horse with the best prospect."""
    best = 0
    for horse in range(1, pack.horses + 1):
        if owns(view, horse, seat):
            if best == 0 or prospect(pack, view, horse) > prospect(pack, view, best):
                best = horse
    return favourite_move(best)


def tip_bet(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A7.2: stake what the Totalisator will pay fairly for, as far as it can be foreseen."""
    all_chances = 0
    called = 0
    for horse in range(1, pack.horses + 1):
        if view.status[horse] == RUNNING:
            all_chances += prospect(pack, view, horse)
            if horse < view.called:
                called += prospect(pack, view, horse)
    on_it = total_on(view, view.called)
    pool = expected_pool(pack, view, view.tote - on_it, called, all_chances)
    chance = prospect(pack, view, view.called)
    chosen = PASS_MOVE
    for index in range(1, count):
        stake = francs_of(moves[index])
        fair = chance * multiple(pool, on_it + stake) >= all_chances
        if fair and stake <= view.purse[seat] // BET_SHARE:
            chosen = moves[index]
    return chosen


def multiple(pool: int, on_it: int) -> int:
    """A11.3: what each franc on a horse will get: nine tenths of the pool shared, rounded down."""
    return max(pool, on_it) * 9 // (10 * on_it)


def expected_pool(pack: Pack, view: State, staked: int, called: int, chances: int) -> int:
    """What the Totalisator will hold: a guess, and more and more what was staked so far."""
    guess = pack.purse // POOL_SHARE * view.seats
    seen = 3 * called  # three times, as stakes are better news than a guess
    return (guess * (chances - called) + 3 * staked * chances) // (chances - called + seen)
