"""The tipster in the market: it offers what helps both sides, and takes what helps itself.

An offer is for one thing or for two: two things of one player for money, or one of each against
each other, with money for the difference. What it is worth to either side the tipster reckons in
the same way, since horses, reports and purses lie open (A1.6).
"""

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
    horses_mask,
    planned_horses,
    reports_worth,
    stable_worth,
)

TRIALS = 3
"""Offers the tipster makes before it only passes."""
LEAST_HELP = 1000
"""What a trade must bring each of the two to be worth an offer."""
NOTHING = 0
"""In place of a second thing."""
NO_HELP = -1_000_000_000


def tip_offer(pack: Pack, view: State, seat: int, moves: Money, count: int) -> int:
    """A5.6: offer whatever helps best the one of the two whom it helps less."""
    if view.offered_to == NOBODY:
        if view.offers[seat] >= TRIALS:
            return PASS_MOVE
        other = best_partner(pack, view, seat)
        return PASS_MOVE if other == NOBODY else address_move(other)
    first = drafted(pack, view, NOTHING)
    if first == NOTHING:
        first = best_thing(pack, view, seat, view.offered_to)
        # Only a draft of somebody else's beginning can be about nothing that helps.
        return moves[0] if first == NOTHING else draft_move(view, seat, first)
    second = drafted(pack, view, first)
    if second == NOTHING and view.offered_money == 0:
        second = best_second(pack, view, seat, view.offered_to, first)
        if second != NOTHING:
            return draft_move(view, seat, second)
    if view.offered_money == 0:
        return tip_money(pack, view, seat, first, second, moves, count)
    return SEND_MOVE


def best_partner(pack: Pack, view: State, seat: int) -> int:
    """Find with whom an offer helps most, or NOBODY."""
    best = NOBODY
    best_help = LEAST_HELP
    for other in range(view.seats):
        if other == seat:
            continue
        first = best_thing(pack, view, seat, other)
        if first != NOTHING:
            second = best_second(pack, view, seat, other, first)
            found = help_of(pack, view, seat, other, first, second)
            if found > best_help:
                best = other
                best_help = found
    return best


def best_thing(pack: Pack, view: State, seat: int, other: int) -> int:
    """Find the lower of the two things, or the only one, that had best change hands; or none."""
    now = stable_now(pack, view, seat)
    theirs = stable_now(pack, view, other)
    best = NOTHING
    best_help = LEAST_HELP
    for first in range(1, THINGS + 1):
        if not on_offer(pack, view, seat, other, first):
            continue
        for second in range(first, THINGS + 1):
            # A thing beside itself stands for that thing alone.
            beside = NOTHING if second == first else second
            if beside != NOTHING and not on_offer(pack, view, seat, other, beside):
                continue
            found = shared_help(pack, view, seat, other, now, theirs, first, beside)
            if found > best_help:
                best = first
                best_help = found
    return best


def best_second(pack: Pack, view: State, seat: int, other: int, first: int) -> int:
    """Find what had best change hands beside a thing, or nothing."""
    now = stable_now(pack, view, seat)
    theirs = stable_now(pack, view, other)
    best = NOTHING
    best_help = shared_help(pack, view, seat, other, now, theirs, first, NOTHING)
    for second in range(first + 1, THINGS + 1):
        if on_offer(pack, view, seat, other, second):
            found = shared_help(pack, view, seat, other, now, theirs, first, second)
            if found > best_help:
                best = second
                best_help = found
    return best


def on_offer(pack: Pack, view: State, seat: int, other: int, thing: int) -> bool:
    """A5.2: has one of the two this horse or kept report, and the other not?"""
    if pack.horses < thing < FIRST_REPORT:
        return False
    return has_thing(view, thing, seat) != has_thing(view, thing, other)


def drafted(pack: Pack, view: State, beyond: int) -> int:
    """Give the first thing of the offer beyond one, or nothing."""
    for thing in range(beyond + 1, THINGS + 1):
        if thing < FIRST_REPORT:
            if thing <= pack.horses and (view.offered >> thing) & 1 == 1:
                return thing
        elif view.offered_gives[thing - FIRST_REPORT] + view.offered_takes[thing - FIRST_REPORT]:
            return thing
    return NOTHING


def stable_now(pack: Pack, view: State, seat: int) -> int:
    """What a player's horses are worth as they are, looked up once for many trades."""
    return stable_worth(pack, view, horses_mask(pack, view, seat))


def help_of(pack: Pack, view: State, seat: int, other: int, first: int, second: int) -> int:
    """What a trade brings whom it helps less, with the money that goes with it."""
    mine = stable_now(pack, view, seat)
    theirs = stable_now(pack, view, other)
    return shared_help(pack, view, seat, other, mine, theirs, first, second)


def shared_help(
    pack: Pack,
    view: State,
    seat: int,
    other: int,
    now: int,
    theirs_now: int,
    first: int,
    second: int,
) -> int:
    """The same, where it is known what both players' horses are worth."""
    mine = gain_from(pack, view, seat, now, first, second)
    theirs = gain_from(pack, view, other, theirs_now, first, second)
    if mine + theirs <= 0:
        return NO_HELP
    money = balance(pack, view, seat, other, mine, theirs)
    return min(mine - money, theirs + money)


def side_gain(pack: Pack, view: State, seat: int, first: int, second: int) -> int:
    """What it brings a player that one or two things change hands, money apart."""
    return gain_from(pack, view, seat, stable_now(pack, view, seat), first, second)


def gain_from(pack: Pack, view: State, seat: int, now: int, first: int, second: int) -> int:
    """The same, where it is known what the player's horses are worth."""
    mask = horses_mask(pack, view, seat)
    after = mask
    worth = 0
    for place in range(2):
        thing = first if place == 0 else second
        if thing == NOTHING:
            continue
        if thing < FIRST_REPORT:
            after ^= 1 << thing
        else:
            kind = thing - FIRST_REPORT
            kept = view.kept[seat][kind]
            then = kept - 1 if kept > 0 else 1
            worth += reports_worth(pack, view, seat, kind, then)
            worth -= reports_worth(pack, view, seat, kind, kept)
    return worth if after == mask else worth + stable_worth(pack, view, after) - now


def balance(pack: Pack, view: State, seat: int, other: int, mine: int, theirs: int) -> int:
    """What a player pays, or gets if below 0, for both to gain alike, as far as there is money."""
    money = (mine - theirs) // 2
    if money > 0:
        return min(money, spare_cash(pack, view, seat))
    return max(money, -spare_cash(pack, view, other))


def spare_cash(pack: Pack, view: State, seat: int) -> int:
    """What a seat can pay in the market and still enter its horses."""
    return max(0, view.purse[seat] - planned_horses(pack, view) * pack.entry_fee)


def draft_move(view: State, seat: int, thing: int) -> int:
    """Give the move that puts a thing into the offer."""
    if thing < FIRST_REPORT:
        return trade_move(thing)
    kind = thing - FIRST_REPORT
    return give_move(kind) if has_thing(view, thing, seat) else take_move(kind)


def tip_money(
    pack: Pack, view: State, seat: int, first: int, second: int, moves: Money, count: int
) -> int:
    """Choose the rung nearest below what makes both gain alike; none sends it without money."""
    other = view.offered_to
    mine = side_gain(pack, view, seat, first, second)
    theirs = side_gain(pack, view, other, first, second)
    money = balance(pack, view, seat, other, mine, theirs)
    block = FIRST_PAY_MOVE if money > 0 else FIRST_ASK_MOVE
    chosen = SEND_MOVE
    for index in range(count):
        if block_of(moves[index]) == block and francs_of(moves[index]) <= abs(money):
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
