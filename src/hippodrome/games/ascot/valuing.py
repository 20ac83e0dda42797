"""What things are worth to the tipster, in francs, and how good a square of the race is.

Rules of thumb, worked out from what is printed: a business earns what its squares ask of other
people's horses, a horse its share of the prizes.
"""

from hippodrome.games.ascot.auction import commission
from hippodrome.games.ascot.holding import horses_of, owner_of, owns
from hippodrome.games.ascot.state import (
    ANY_COLOUR,
    AUCTIONEER,
    BLUE,
    BOOKMAKER,
    BRIDLE,
    BROKEN_BRIDLE,
    BURST_VESSEL,
    CLUB,
    EARN_ADVANTAGE,
    FALLS,
    FARRIER,
    FIRST_REPORT,
    FORAGE,
    HORSES,
    IN_HAND,
    KEEP_REPORT,
    MOVE_BACK,
    MOVE_ON,
    NOBODY,
    OFFER,
    OVERTAKE,
    PAY,
    PAY_CLUB,
    PAY_FARRIER,
    PAY_FORAGE,
    PAY_STABLE,
    PAY_TO_BANK,
    PAY_VET,
    PLAIN,
    RECEIVE,
    STEVENS_STABLE,
    STRANGLES,
    SURE_FOOTED,
    TAKE_DISADVANTAGE,
    VESSELS,
    VET,
    WALROY_STABLE,
    WHIP,
    Pack,
    State,
)

THROW = 7
"""What two dice show on average: squares between two landings."""
ADVANTAGE_WORTH = 5000
DISADVANTAGE_COST = 6000
KEPT_WORTH = 5000
"""What a kept report may save."""
MISSED_TURN_COST = 3000
BANKED_PERCENT = 60
"""Part of all money that usually ends up in the Bank."""
WINNING_PERCENT = 160
"""A franc of prize money is worth this much: who owns the first horse wins the game (A11.4)."""
BOOKMAKER_SHARE = 4
"""The Bookmaker's business is worth a purse divided by this, and by the number of players."""
SPARE_SHARE = 4
"""A horse beyond the number that may run is worth this part of its price, in trade."""
LENGTH_WORTH = 10
"""How good a square is, is counted in tenths of a length."""
OUT_COST = 300
"""What it costs to be eliminated, in the same tenths."""
FALL_COST = 60
"""What it costs to fall: about six throws are waited for."""


def planned_horses(pack: Pack, view: State) -> int:
    """Horses a player can expect to enter."""
    return max(1, min(pack.most_horses[view.seats], pack.horses // view.seats))


def dues_of(pack: Pack, payee: int) -> int:
    """Add up what the loop asks for one payee."""
    francs = 0
    for square in range(pack.loop):
        if pack.payee[square] == payee:
            francs += pack.dues[square]
    return francs


def loop_dues(pack: Pack) -> int:
    """What a horse costs on its way round, on average."""
    francs = 0
    for square in range(pack.loop):
        francs += pack.dues[square]
    return francs // THROW


def income(pack: Pack, view: State, payee: int) -> int:
    """What a business earns from other people's horses, on average."""
    others = pack.horses * (view.seats - 1) // view.seats
    return dues_of(pack, payee) * others // THROW


def business_worth(pack: Pack, view: State, card: int) -> int:
    """Estimate a business before the training."""
    if card == FARRIER:
        return income(pack, view, PAY_FARRIER)
    if card == FORAGE:
        return income(pack, view, PAY_FORAGE)
    if card == VET:
        return income(pack, view, PAY_VET)
    if card == WALROY_STABLE or card == STEVENS_STABLE:
        return income(pack, view, PAY_STABLE) // 2
    if card == CLUB:
        return income(pack, view, PAY_CLUB) + 2 * pack.joining
    if card == BOOKMAKER:
        return pack.purse // (BOOKMAKER_SHARE * view.seats)
    return 0


def expected_prizes(pack: Pack, view: State) -> int:
    """What prizes are worth: a part of all money, or what is known after the sales."""
    francs = pack.purse * view.seats // 100 * BANKED_PERCENT
    if view.phase >= OFFER:
        francs = view.bank + pack.horses * pack.entry_fee
    return (francs - commission(francs)) * WINNING_PERCENT // 100


def horse_worth(pack: Pack, view: State, horse: int) -> int:
    """Estimate a horse that may run by its share of the prizes, with what lies on it."""
    worth = expected_prizes(pack, view) * pack.price[horse] // pack.all_horses_price
    worth += view.advantage[horse] * ADVANTAGE_WORTH
    return max(0, worth - view.disadvantage[horse] * DISADVANTAGE_COST)


def better_horses(pack: Pack, view: State, seat: int, horse: int, hand_too: bool) -> int:
    """Count the seat's other horses that would run before this one."""
    found = 0
    worth = horse_worth(pack, view, horse)
    for other in range(1, pack.horses + 1):
        mine = owns(view, other, seat) or (hand_too and view.lies[other] == IN_HAND + seat)
        if mine and other != horse:
            theirs = horse_worth(pack, view, other)
            if theirs > worth or (theirs == worth and other < horse):
                found += 1
    return found


def thing_worth(pack: Pack, view: State, seat: int, thing: int) -> int:
    """Estimate a thing to a seat: a horse is worth less to those who have enough of them."""
    if thing >= FIRST_REPORT:
        return KEPT_WORTH
    if thing > HORSES:
        return business_worth(pack, view, thing) if thing != AUCTIONEER else 0
    worth = horse_worth(pack, view, thing)
    if better_horses(pack, view, seat, thing, True) >= planned_horses(pack, view):
        return min(worth, pack.price[thing]) // SPARE_SHARE
    return worth


def reserve(pack: Pack, view: State, seat: int) -> int:
    """What a seat should not spend: cards to be paid, entries, and the way round the loop."""
    francs = view.bill[seat]
    horses = 0
    for card in range(1, pack.horses + 1):
        if view.lies[card] == IN_HAND + seat:
            francs += pack.price[card]
            horses += 1
    for card in range(HORSES + 1, FIRST_REPORT):
        if view.lies[card] == IN_HAND + seat:
            francs += pack.price[card]
    horses += horses_of(pack, view, seat) + 1
    entries = min(horses, planned_horses(pack, view)) * pack.entry_fee
    return francs + entries + horses * loop_dues(pack)


def holdings_worth(pack: Pack, view: State, seat: int, mask: int) -> int:
    """Estimate a stable of horses, given as a bit mask: those that may run, and the spare ones."""
    left = mask
    worth = 0
    for _ in range(planned_horses(pack, view)):
        best = 0
        for horse in range(1, pack.horses + 1):
            if (left >> horse) & 1 == 1:
                if best == 0 or horse_worth(pack, view, horse) > horse_worth(pack, view, best):
                    best = horse
        if best == 0:
            return worth
        worth += horse_worth(pack, view, best)
        left &= ~(1 << best)
    for horse in range(1, pack.horses + 1):
        if (left >> horse) & 1 == 1:
            worth += pack.price[horse] // (2 * SPARE_SHARE)
    return worth


def horses_mask(pack: Pack, view: State, seat: int) -> int:
    """Give a seat's horses as a bit mask."""
    mask = 0
    for horse in range(1, pack.horses + 1):
        if owns(view, horse, seat):
            mask |= 1 << horse
    return mask


def report_worth(pack: Pack, view: State, seat: int, source: int, kind: int) -> int:
    """Estimate a report before it is read."""
    effect = pack.effect[source][kind]
    number = pack.number[source][kind]
    if effect == EARN_ADVANTAGE:
        return number * ADVANTAGE_WORTH
    if effect == TAKE_DISADVANTAGE:
        return -number * DISADVANTAGE_COST
    if effect == KEEP_REPORT:
        return KEPT_WORTH
    if effect == STRANGLES:
        return -MISSED_TURN_COST
    if effect == RECEIVE:
        return number
    if effect == PAY:
        return -number
    return 0


def pack_worth(pack: Pack, view: State, seat: int, source: int) -> int:
    """Estimate the next report of a pack: its average, or the very one all have seen (A4.11)."""
    if view.unread_left[source] == 0:
        if view.queued[source] == 0:
            return 0
        return report_worth(pack, view, seat, source, view.queue[source][0] - 1)
    worth = 0
    for kind in range(pack.kinds[source]):
        worth += view.unread[source][kind] * report_worth(pack, view, seat, source, kind)
    return worth // view.unread_left[source]


def danger(pack: Pack, view: State, seat: int, square: int) -> int:
    """What a square that asks for a report costs, by whether the seat keeps one."""
    kind = SURE_FOOTED
    cost = FALL_COST
    if square == BROKEN_BRIDLE:
        kind = BRIDLE
        cost = OUT_COST
    elif square == BURST_VESSEL:
        kind = VESSELS
        cost = OUT_COST
    elif square != FALLS:
        return 0
    return cost // 10 if view.kept[seat][kind] > 0 else cost


def square_worth(pack: Pack, view: State, seat: int, horse: int, lane: int, length: int) -> int:
    """How good it is for a horse to stop on a square, in tenths of a length."""
    square = pack.square[lane][length]
    number = pack.reach[lane][length]
    if square == PLAIN or square == WHIP:
        return 0
    if square == pack.colour[horse]:
        return LENGTH_WORTH * max(pack.bonus[square], 3 if view.disadvantages[seat] > 0 else 1)
    if square <= BLUE or square == ANY_COLOUR:
        usable = view.advantages[seat][pack.colour[horse]] > 0
        return LENGTH_WORTH * pack.bonus[pack.colour[horse]] // 2 if usable else 0
    if square == MOVE_ON:
        return LENGTH_WORTH * number
    if square == MOVE_BACK:
        return -LENGTH_WORTH * number
    if square == OVERTAKE:
        return LENGTH_WORTH
    if square == PAY_TO_BANK:
        return -number // 500
    return -danger(pack, view, seat, square) if square < OVERTAKE else LENGTH_WORTH


def lane_worth(pack: Pack, view: State, seat: int, horse: int, lane: int, length: int) -> int:
    """How good a lane is from a square on: dangers of the bend, and horses in the way."""
    worth = 0
    if length <= pack.whip:
        for ahead in range(max(length, pack.bend) + 1, pack.whip + 1):
            # A throw stops on one square in about three and a half.
            share = 1 if length > pack.bend - 8 else 2
            worth -= danger(pack, view, seat, pack.square[lane][ahead]) * 2 // (7 * share)
    for ahead in range(length + 1, min(length + 5, pack.lengths + 1)):
        if view.stands[lane][ahead] != 0:
            worth -= LENGTH_WORTH // 2
    return worth


def landing_worth(pack: Pack, view: State, seat: int, horse: int, lane: int, length: int) -> int:
    """How good it is for a horse to get to a square; lane 0 is the post."""
    if lane == 0:
        return OUT_COST if view.disadvantages[seat] == 0 else -OUT_COST
    worth = square_worth(pack, view, seat, horse, lane, length)
    return worth + lane_worth(pack, view, seat, horse, lane, length)


def prospect(pack: Pack, view: State, horse: int) -> int:
    """How likely a horse is to win, beside others: its colour, its owner's cards, its place."""
    seat = owner_of(view, horse)
    if seat == NOBODY:
        return 0
    colour = pack.colour[horse]
    chance = 6 + 4 * pack.bonus[colour]
    chance += 2 * min(3, view.advantages[seat][colour]) - 2 * min(4, view.disadvantages[seat])
    if view.favourite[seat] == horse:
        chance += 3
    return max(2, chance)
