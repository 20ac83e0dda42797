"""Money: fees, stakes, prizes, pay tables and sweets (U1.5, U2.2, U2.3, U6.3, U6.4, U7.2)."""

from hippodrome.engine.noting import note, note_five
from hippodrome.games.auteuil.events import (
    FEES,
    JAR,
    PRIZE,
    PRIZE_PASSED,
    PRIZE_UNCLAIMED,
    PURSE,
    RATES,
    SLIP_PAID,
    SLIP_TORN,
    SLIP_UNFOLDED,
    SWEETS_WON,
    WINNERS,
)
from hippodrome.games.auteuil.state import BEST_OWNERS, PLACES, THE_BANKS, Pack, State

# How a tiercé did.
MISSED = 0
IN_ORDER = 1
OTHER_ORDER = 2

TWO_CARDS_BELOW = 5
"""With fewer racers than this everybody draws two owner cards (U2.1)."""
QUARTERS = 4
"""The parts into which a tiercé pool is divided (U1.5)."""


def racers(state: State) -> int:
    """U2.4: how many seats race; they are the first ones."""
    return state.seats - state.punters


def cards_each(state: State) -> int:
    """U2.1: two owner cards with fewer than five racers, else one."""
    return 2 if racers(state) < TWO_CARDS_BELOW else 1


def slip_stake(pack: Pack) -> int:
    """U2.3: what a slip costs: one tiercé, one win bet, one place bet."""
    return pack.tierce_stake + 2 * pack.simple_stake


def pay(state: State, seat: int, francs: int) -> None:
    """Pass francs from the bank to a seat, or back where there are fewer than none."""
    state.purse[seat] += francs
    state.bank[0] -= francs


def collect_fees(pack: Pack, state: State) -> None:
    """U2.2, U2.8: every racer pays, even into debt."""
    for seat in range(racers(state)):
        pay(state, seat, -entry_fees(pack, state, seat))
    note(state, FEES, entry_fees(pack, state, 0), 0, 0)


def entry_fees(pack: Pack, state: State, seat: int) -> int:
    """U2.2, U2.9: what a seat pays to enter its horses, or all of them by a house rule.

    Punters enter none.
    """
    if seat >= racers(state):
        return 0
    entries = 1 if state.one_fee == 1 else cards_each(state)
    return pack.fee[state.card - 1] * entries


def pay_prizes(pack: Pack, state: State) -> None:
    """U6.3, U6.5: the owners of the first three get the prizes; the bank keeps what is nobody's."""
    for place in range(1, PLACES + 1):
        if state.arrived[place] == 0:
            continue  # U4.3: a place that nobody took pays nobody
        horse = state.arrived[place]
        prize = pack.prize[state.card - 1][place]
        heir = prize_heir(state, place)
        if heir == 0:
            note(state, PRIZE_UNCLAIMED, place, horse, prize)
            continue
        owner = state.owner[heir] - 1
        state.prizes[owner] += prize
        pay(state, owner, prize)
        if heir == horse:
            note_five(state, PRIZE, place, horse, prize, owner, 0)
        else:
            note_five(state, PRIZE_PASSED, place, horse, prize, owner, heir)


def prize_heir(state: State, place: int) -> int:
    """U6.5: the horse whose owner gets the prize of a place, or 0 where the bank keeps it.

    A horse without owner earns its prize for nobody, or by a house rule for the owner of the next
    horse behind it that has one, or of the best of the three.
    """
    if state.arrived[place] == 0 or state.owner[state.arrived[place]] > 0:
        return state.arrived[place]
    if state.unclaimed == THE_BANKS:
        return 0
    for other in range(1 if state.unclaimed == BEST_OWNERS else place + 1, PLACES + 1):
        if state.arrived[other] != 0 and state.owner[state.arrived[other]] > 0:
            return state.arrived[other]
    return 0


def in_order_pays(pack: Pack, card: int, telegram: int) -> int:
    """U1.5: what a tiercé in the exact order pays, by red and yellow telegram, from 1."""
    share = pack.tierce_pool[card - 1] * pack.order_parts
    return share // (QUARTERS * pack.in_order[telegram - 1])


def other_order_pays(pack: Pack, card: int, telegram: int) -> int:
    """U1.5: what a tiercé in another order pays."""
    share = pack.tierce_pool[card - 1] * (QUARTERS - pack.order_parts)
    return share // (QUARTERS * pack.other_order[telegram - 1])


def win_pays(pack: Pack, card: int, telegram: int) -> int:
    """U1.5: what a win bet on the first horse pays."""
    return pack.win_pool[card - 1] // pack.simple[telegram - 1]


def place_pays(pack: Pack, card: int, telegram: int) -> int:
    """U1.5: what a place bet on one of the first three pays."""
    return pack.place_pool[card - 1] // pack.simple[telegram - 1]


def placed(state: State, horse: int) -> int:
    """U6.1: the place at which a horse arrived, or 0."""
    for place in range(1, PLACES + 1):
        if state.arrived[place] == horse and horse != 0:
            return place
    return 0


def tierce_result(state: State, seat: int) -> int:
    """U6.4: how a seat's tiercé did; in order or in another order, never both."""
    exact = 0
    among = 0
    for place in range(1, PLACES + 1):
        horse = state.tierce[seat][place]
        if horse == state.arrived[place]:
            exact += 1
        if placed(state, horse) > 0:
            among += 1
    if exact == PLACES:
        return IN_ORDER
    return OTHER_ORDER if among == PLACES else MISSED


def tierce_earns(pack: Pack, state: State, seat: int) -> int:
    """U6.4: francs a seat's tiercé earns with the telegram that was drawn."""
    result = tierce_result(state, seat)
    if result == IN_ORDER:
        return in_order_pays(pack, state.card, state.telegram)
    if result == OTHER_ORDER:
        return other_order_pays(pack, state.card, state.telegram)
    return 0


def win_earns(pack: Pack, state: State, seat: int) -> int:
    """U6.4: francs a seat's win bet earns: only the first horse pays."""
    if placed(state, state.win[seat]) != 1:
        return 0
    return win_pays(pack, state.card, state.telegram)


def place_earns(pack: Pack, state: State, seat: int) -> int:
    """U6.4: francs a seat's place bet earns: any of the first three pays."""
    if placed(state, state.place[seat]) == 0:
        return 0
    return place_pays(pack, state.card, state.telegram)


def slip_earns(pack: Pack, state: State, seat: int) -> int:
    """U6.4, U6.5: francs a whole slip earns, gross."""
    tierce = tierce_earns(pack, state, seat)
    return tierce + win_earns(pack, state, seat) + place_earns(pack, state, seat)


def pay_slips(pack: Pack, state: State) -> None:
    """U6.4: pay every slip, punters' too."""
    note_five(
        state,
        RATES,
        in_order_pays(pack, state.card, state.telegram),
        other_order_pays(pack, state.card, state.telegram),
        win_pays(pack, state.card, state.telegram),
        place_pays(pack, state.card, state.telegram),
        0,
    )
    for seat in range(state.seats):
        state.paid[seat] = slip_earns(pack, state, seat)
        pay(state, seat, state.paid[seat])
        note(state, SLIP_UNFOLDED, seat, 0, 0)
        if state.paid[seat] > 0:
            note(state, SLIP_PAID, seat, state.paid[seat], tierce_result(state, seat))
        else:
            note(state, SLIP_TORN, seat, 0, 0)
    for seat in range(state.seats):
        change = race_brought(pack, state, seat)
        gained = 1 if change > 0 else -1 if change < 0 else 0
        note_five(state, PURSE, seat, state.purse[seat], gained, abs(change), 0)


def race_brought(pack: Pack, state: State, seat: int) -> int:
    """U2.2, U2.3, U6.3, U6.4: what a settled race left a seat with, less what it had cost."""
    cost = slip_stake(pack) + entry_fees(pack, state, seat)
    return state.prizes[seat] + state.paid[seat] - cost


def stake_sweets(pack: Pack, state: State) -> None:
    """U7.2: everybody puts the same number of sweets into the jar."""
    for seat in range(state.seats):
        state.staked[seat] = pack.sweets // state.seats
        state.jar += state.staked[seat]


def is_short(pack: Pack, state: State, seat: int) -> bool:
    """U7.3: has a seat less than half of what a sweet buys?"""
    return 2 * state.purse[seat] < pack.sweet_worth


def buy_money(pack: Pack, state: State, seat: int, sweets: int) -> None:
    """U7.3: more sweets into the jar, their worth out of the bank."""
    state.bought[seat] += sweets
    state.jar += sweets
    pay(state, seat, sweets * pack.sweet_worth)


def sweets_for(pack: Pack, francs: int) -> int:
    """U7.2: money in sweets, the half rounded up; below zero it is none."""
    return max(0, (2 * francs + pack.sweet_worth) // (2 * pack.sweet_worth))


def share_out(pack: Pack, state: State) -> None:
    """U7.2: change money back, the richest first, then share what is left; the rest stays."""
    served = 0
    for _ in range(state.seats):
        richest = -1
        for seat in range(state.seats):
            if (served >> seat) & 1 == 1:
                continue
            if richest < 0 or state.purse[seat] > state.purse[richest]:
                richest = seat
        served |= 1 << richest
        state.won[richest] = min(state.jar, sweets_for(pack, state.purse[richest]))
        state.jar -= state.won[richest]
    each = state.jar // state.seats
    for seat in range(state.seats):
        state.won[seat] += each
        state.jar -= each
        note(state, SWEETS_WON, seat, state.won[seat], 0)
    note(state, JAR, state.jar, 0, 0)


def worth(pack: Pack, state: State, seat: int) -> int:
    """U7.1, U7.3: the francs by which a seat ranks, money bought taken off."""
    return state.purse[seat] - state.bought[seat] * pack.sweet_worth


def richest(pack: Pack, state: State) -> int:
    """U7.1: who has most, as a bit mask."""
    best = worth(pack, state, 0)
    found = 0
    for seat in range(state.seats):
        francs = worth(pack, state, seat)
        if francs > best:
            best = francs
            found = 0
        if francs == best:
            found |= 1 << seat
    return found


def name_winners(pack: Pack, state: State) -> None:
    """U7.1: the lamps go out, and the richest are named."""
    winners = richest(pack, state)
    first = 0
    while (winners >> first) & 1 == 0:
        first += 1
    note(state, WINNERS, winners, worth(pack, state, first), 0)
