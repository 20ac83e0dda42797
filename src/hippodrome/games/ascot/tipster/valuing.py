"""What things are worth to the tipster, in francs.

Rules of thumb, worked out from what is printed and from what lies open: a business earns what its
squares ask of the horses still in training, a horse its share of the prizes.
"""

from hippodrome.games.ascot.phases import OFFER, WITHDRAW
from hippodrome.games.ascot.rules.auction import commission
from hippodrome.games.ascot.rules.holding import owner_of, owns, stable_pack
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BLACK,
    BOOKMAKER,
    CLUB,
    EARN_ADVANTAGE,
    FARRIER,
    FIRST_REPORT,
    FORAGE,
    GONE,
    HORSES,
    IN_HAND,
    KEEP_REPORT,
    NOBODY,
    PACKS,
    PAY,
    PAY_CLUB,
    PAY_FARRIER,
    PAY_FORAGE,
    PAY_NOBODY,
    PAY_STABLE,
    PAY_VET,
    RECEIVE,
    STEVENS_PACK,
    STEVENS_STABLE,
    STRANGLES,
    TAKE_DISADVANTAGE,
    VESSELS,
    VET,
    VET_PACK,
    WALROY_PACK,
    WALROY_STABLE,
    Pack,
    State,
)

THROW = 7
"""What two dice show on average: squares between two landings."""
BUSINESS_PERCENT = 90
"""Part of the dues ahead a business is worth: some horses will leave the game untrained."""
BANKED_PERCENT = 60
"""Part of all money that usually ends up in the Bank."""
WINNING_PERCENT = (0, 0, 100, 140, 120, 240, 240)
"""A franc of prize money is worth this much, by the number of players: who owns the first horse
wins the game (A11.4). Where few bid, horses are to be had for less, and whoever pays more has
nothing left for the next.
"""
FAVOURITE_WEIGHT = 2
"""How many other horses the best of a stable is worth: it takes the best throws (A8.2)."""

# How good a horse is to buy, beside others, before anybody knows what its training will bring.
LEAST_STRENGTH = 60
STRENGTH_A_LENGTH = 10
"""What each length of its colour adds to a horse."""
ADVANTAGE_STRENGTH = 8
"""What an Advantage adds for each of those lengths."""
DISADVANTAGE_WEIGHT = 15

# How likely a horse is to win on the day, beside others, as simulated races show it (0015).
CHANCES = (
    (0, 0, 0, 0, 0),
    (100, 130, 165, 210, 270),
    (90, 115, 150, 190, 245),
    (90, 105, 120, 140, 160),
    (85, 90, 95, 100, 105),
)
"""By colour, black first, and by its Advantages, none to four or more: fitted to 30,000 races with
favourites named by lot, as `calibrate --fit` does. Its Advantages hardly carry a blue horse.
"""
MOST_COUNTED = 4
BURDEN_PARTS = 14
"""Each Disadvantage makes so much more of what a chance is divided by: a fourteenth."""
VESSELS_CHANCE = 325
"""Per cent that *strong blood vessels* add to a chance: three on each lane of the bend but one.
The other perils a rider goes round, with or without a report.
"""
FAVOURITE_PERCENT = (100, 100, 295, 670, 1210, 2190, 2955)
"""What its choice of throws (A8.2) makes of a favourite's chance, by the horses of its stable."""
TRAINED_PERCENT = 75
"""What makes a strength of a chance: chances count from a horse without cards, strengths do not."""

LENGTHS_A_SHARE = 20
"""Lengths of the race that make up a stable's share of the prizes."""
BURDEN_LENGTHS = 3
"""Lengths that a Disadvantage costs."""
KEPT_PERCENT = (1, 125, 1)
"""Part of a stable's share of the prizes that a kept report of each kind is worth to it."""
SPARE_PARTS = 4
"""Of a report that one has already, another is worth a part of this size."""
MISSED_TURN_COST = 3000


def planned_horses(pack: Pack, view: State) -> int:
    """Horses a player can expect to enter."""
    return max(1, min(pack.most_horses[view.seats], living(pack, view) // view.seats))


def living(pack: Pack, view: State) -> int:
    """Count the horses that have not left the game, wherever they lie."""
    found = 0
    for horse in range(1, pack.horses + 1):
        if view.lies[horse] != GONE:
            found += 1
    return found


def holds(view: State, card: int, seat: int) -> bool:
    """Does a card lie before a seat, or in the hand it still has to pay for?"""
    return owns(view, card, seat) or view.lies[card] == IN_HAND + seat


def squares_left(pack: Pack, view: State, source: int, seat: int) -> int:
    """Add up the squares horses have still to go: those of one trainer, of one seat, or all."""
    squares = 0
    for horse in range(1, pack.horses + 1):
        if view.lies[horse] == GONE or (seat != NOBODY and not holds(view, horse, seat)):
            continue
        if source == VET_PACK or stable_pack(pack, horse) == source:
            squares += max(0, pack.loop - view.gone[horse])
    return squares


def payee_of(card: int) -> int:
    """Give whom squares name where they mean a business."""
    if card == FARRIER:
        return PAY_FARRIER
    if card == FORAGE:
        return PAY_FORAGE
    if card == VET:
        return PAY_VET
    if card == WALROY_STABLE or card == STEVENS_STABLE:
        return PAY_STABLE
    return PAY_CLUB if card == CLUB else PAY_NOBODY


def trainer_of(card: int) -> int:
    """Give the pack whose horses pay a business: a stable's own, or any (the vet's)."""
    if card == WALROY_STABLE:
        return WALROY_PACK
    return STEVENS_PACK if card == STEVENS_STABLE else VET_PACK


def dues_of(pack: Pack, payee: int) -> int:
    """Add up what the loop asks for one payee."""
    francs = 0
    for square in range(pack.loop):
        if pack.payee[square] == payee:
            francs += pack.dues[square]
    return francs


def dues_ahead(pack: Pack, view: State, card: int, seat: int) -> int:
    """What a seat's horses, or all, will pay a business on average until they are home."""
    squares = squares_left(pack, view, trainer_of(card), seat)
    return dues_of(pack, payee_of(card)) * squares // (THROW * pack.loop)


def business_worth(pack: Pack, view: State, seat: int, card: int) -> int:
    """Estimate a business: what others will pay it, and what its owner will not have to."""
    if card == BOOKMAKER:
        return pack.purse * view.seats // 100
    if card == CLUB:
        joiners = (view.seats - 1) * pack.joining // 2
        return joiners + membership_worth(pack, view, seat)
    if card == AUCTIONEER:
        return view.dead * pack.all_horses_price // (20 * pack.horses)
    return dues_ahead(pack, view, card, NOBODY) * BUSINESS_PERCENT // 100


def membership_worth(pack: Pack, view: State, seat: int) -> int:
    """What a report a turn is worth to a seat until its horses are home (A4.5)."""
    squares = 0
    for horse in range(1, pack.horses + 1):
        if holds(view, horse, seat):
            squares = max(squares, pack.loop - view.gone[horse])
    worth = 0
    for source in range(PACKS):
        if squares_left(pack, view, source, seat) > 0:
            worth = max(worth, pack_worth(pack, view, seat, source))
    return worth * max(0, squares // THROW)


def expected_prizes(pack: Pack, view: State) -> int:
    """What prizes are worth: a part of all money, or what is known after the sales."""
    francs = pack.purse * view.seats // 100 * BANKED_PERCENT
    if view.phase >= OFFER:
        francs = view.bank
        if view.phase <= WITHDRAW:
            francs += pack.entry_fee * planned_horses(pack, view) * view.seats
    return (francs - commission(francs)) * WINNING_PERCENT[view.seats] // 100


def length_worth(pack: Pack, view: State) -> int:
    """What one length in the race is worth to a stable."""
    return expected_prizes(pack, view) // (LENGTHS_A_SHARE * view.seats)


def strength(pack: Pack, colour: int) -> int:
    """How often a colour wins, beside others."""
    return LEAST_STRENGTH + STRENGTH_A_LENGTH * pack.bonus[colour]


def chance(colour: int, advantages: int, disadvantages: int) -> int:
    """How often a colour wins with so many cards, beside others."""
    points = CHANCES[colour][min(MOST_COUNTED, advantages)]
    return points * BURDEN_PARTS // (BURDEN_PARTS + disadvantages)


def pace(pack: Pack, view: State, horse: int) -> int:
    """How good a horse is with the cards that lie on it, beside others; at least 1."""
    colour = pack.colour[horse]
    if view.phase >= OFFER:
        trained = chance(colour, view.advantage[horse], view.disadvantage[horse])
        return max(1, trained * TRAINED_PERCENT // 100)
    points = (
        strength(pack, colour) + ADVANTAGE_STRENGTH * pack.bonus[colour] * view.advantage[horse]
    )
    return max(1, points - DISADVANTAGE_WEIGHT * view.disadvantage[horse])


def field(pack: Pack, view: State) -> int:
    """Add up the strength of all horses, each stable's favourite counted as it will run."""
    return all_points(pack) + (FAVOURITE_WEIGHT - 1) * view.seats * strength(pack, BLACK)


def all_points(pack: Pack) -> int:
    """Add up the strength of all horses."""
    points = 0
    for horse in range(1, pack.horses + 1):
        points += strength(pack, pack.colour[horse])
    return points


def stable_points(pack: Pack, view: State, mask: int) -> int:
    """Add up the paces of the horses that would run; the best is the favourite and counts most."""
    left = mask
    points = 0
    for place in range(planned_horses(pack, view)):
        best = 0
        best_pace = 0
        for horse in range(1, pack.horses + 1):
            if (left >> horse) & 1 == 1:
                its_pace = pace(pack, view, horse)
                if its_pace > best_pace:
                    best = horse
                    best_pace = its_pace
        if best == 0:
            return points
        points += best_pace * (FAVOURITE_WEIGHT if place == 0 else 1)
        left &= ~(1 << best)
    return points


def stable_worth(pack: Pack, view: State, mask: int) -> int:
    """Estimate a stable of horses, given as a bit mask, by its share of the prizes."""
    return expected_prizes(pack, view) * stable_points(pack, view, mask) // field(pack, view)


def horse_gain(pack: Pack, view: State, seat: int, horse: int) -> int:
    """What a horse adds to a seat's stable, or would take from it."""
    mask = horses_mask(pack, view, seat)
    bit = 1 << horse
    return stable_worth(pack, view, mask | bit) - stable_worth(pack, view, mask & ~bit)


def kept_worth(pack: Pack, view: State, seat: int, kind: int) -> int:
    """What one more report of a kind may save a seat."""
    kept = view.kept[seat][kind]
    return reports_worth(pack, view, seat, kind, kept + 1) - reports_worth(
        pack, view, seat, kind, kept
    )


def reports_worth(pack: Pack, view: State, seat: int, kind: int, count: int) -> int:
    """What so many reports of a kind may save a seat: more, the more its horses may win."""
    if count == 0:
        return 0
    share = expected_prizes(pack, view) // view.seats
    if view.phase >= OFFER:  # now all know what horses it has, and how they were trained
        share = stable_worth(pack, view, horses_mask(pack, view, seat))
    one = share * KEPT_PERCENT[kind] // 100
    return one + (count - 1) * (one // SPARE_PARTS)


def thing_worth(pack: Pack, view: State, seat: int, thing: int) -> int:
    """Estimate a thing to a seat: a horse is worth less to those who have good ones."""
    if thing >= FIRST_REPORT:
        return kept_worth(pack, view, seat, thing - FIRST_REPORT)
    if thing > HORSES:
        return business_worth(pack, view, seat, thing)
    return horse_gain(pack, view, seat, thing)


def horses_mask(pack: Pack, view: State, seat: int) -> int:
    """Give a seat's horses as a bit mask."""
    mask = 0
    for horse in range(1, pack.horses + 1):
        if holds(view, horse, seat):
            mask |= 1 << horse
    return mask


def best_bonus(pack: Pack, view: State, seat: int, source: int) -> int:
    """What an Advantage brings the best of the horses a seat has with a trainer."""
    best = 0
    for horse in range(1, pack.horses + 1):
        if holds(view, horse, seat) and view.gone[horse] <= pack.loop:
            if source == VET_PACK or stable_pack(pack, horse) == source:
                best = max(best, pack.bonus[pack.colour[horse]])
    return best


def report_worth(pack: Pack, view: State, seat: int, source: int, kind: int) -> int:
    """Estimate a report before it is read."""
    effect = pack.effect[source][kind]
    number = pack.number[source][kind]
    if effect == EARN_ADVANTAGE:
        return number * best_bonus(pack, view, seat, source) * length_worth(pack, view)
    if effect == TAKE_DISADVANTAGE:
        return -BURDEN_LENGTHS * number * length_worth(pack, view)
    if effect == KEEP_REPORT:
        return kept_worth(pack, view, seat, number)
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


def prospect(pack: Pack, view: State, horse: int) -> int:
    """How likely a horse is to win, beside others: its colour, its owner's cards, a favourite."""
    seat = owner_of(view, horse)
    if seat == NOBODY:
        return 0
    colour = pack.colour[horse]
    points = chance(colour, view.advantages[seat][colour], view.disadvantages[seat])
    if view.kept[seat][VESSELS] > 0:
        points += points * VESSELS_CHANCE // 100
    if view.favourite[seat] == horse:
        points = points * FAVOURITE_PERCENT[view.number_each] // 100
    return max(1, points)
