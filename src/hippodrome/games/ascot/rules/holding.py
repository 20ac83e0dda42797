"""Who owns what, who pays whom and who is asked next: what every phase needs."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note_five
from hippodrome.games.ascot.events import PAID
from hippodrome.games.ascot.moves import LADDER, RUNGS
from hippodrome.games.ascot.phases import ANSWER, OFFER, PAYING
from hippodrome.games.ascot.rules.reasons import ALLOWED, NO_MONEY, NOT_A_STEP
from hippodrome.games.ascot.state import (
    BLACK,
    CLUB,
    FARRIER,
    FIRST_REPORT,
    FOR_ENTRY,
    FORAGE,
    IN_HAND,
    NOBODY,
    OWNED,
    PAY_CLUB,
    PAY_FARRIER,
    PAY_FORAGE,
    PAY_STABLE,
    PAY_VET,
    RED,
    RUNNING,
    SEATS,
    STEVENS_PACK,
    STEVENS_STABLE,
    SURPLUS,
    VET,
    WALROY_PACK,
    WALROY_STABLE,
    Pack,
    State,
)


def ask(state: State, phase: int, seat: int) -> None:
    """Wait for one seat."""
    state.phase = phase
    state.awaits = 1 << seat
    state.spread = 0


def draw_among(state: State, phase: int, spread: int) -> None:
    """Wait for a draw."""
    state.phase = phase
    state.awaits = 0
    state.spread = spread


def pass_on(state: State, phase: int) -> None:
    """Go on by itself with a phase that asks nobody, or asks anew."""
    state.phase = phase
    state.awaits = 0
    state.spread = 0


def after(state: State, seat: int, steps: int) -> int:
    """Give the seat so many places to the left of another."""
    return (seat + steps) % state.seats


def owner_of(state: State, card: int) -> int:
    """Give the seat a title card lies open before, or NOBODY."""
    where = state.lies[card] - OWNED
    return where if 0 <= where < SEATS else NOBODY


def in_hand_of(state: State, card: int, seat: int) -> bool:
    """Is a title card in that seat's hand?"""
    return state.lies[card] == IN_HAND + seat


def owns(state: State, card: int, seat: int) -> bool:
    """Does a title card lie open before that seat?"""
    return state.lies[card] == OWNED + seat


def horses_of(pack: Pack, state: State, seat: int) -> int:
    """Count the horses a seat owns."""
    found = 0
    for horse in range(1, pack.horses + 1):
        if owns(state, horse, seat):
            found += 1
    return found


def horses_left(pack: Pack, state: State) -> int:
    """Count the horses somebody owns."""
    found = 0
    for horse in range(1, pack.horses + 1):
        if owner_of(state, horse) != NOBODY:
            found += 1
    return found


def equal_number(pack: Pack, state: State) -> int:
    """A5.2, A5.8: the largest number that the horses left allow, or one where they are too few."""
    horses = horses_left(pack, state)
    if horses == 0:
        return 0
    return max(1, min(pack.most_horses[state.seats], horses // state.seats))


def entry_fees_ahead(pack: Pack, state: State, seat: int) -> int:
    """A5.3: what a seat must keep for its entries, from the market until it has paid them."""
    if state.debt == FOR_ENTRY:
        turn = (seat - state.dealer - 1) % state.seats
        return horses_of(pack, state, seat) * pack.entry_fee if turn >= state.asked else 0
    if state.sale == SURPLUS or state.phase == OFFER or state.phase == ANSWER:
        return equal_number(pack, state) * pack.entry_fee
    return 0


def spendable(pack: Pack, state: State, seat: int) -> int:
    """Give what a seat may part with now: its purse, less what its entries need (A5.3)."""
    return max(0, state.purse[seat] - entry_fees_ahead(pack, state, seat))


def runs(state: State, horse: int, seat: int) -> bool:
    """Is this horse of the seat's still in the race?"""
    return state.status[horse] == RUNNING and owns(state, horse, seat)


def has_thing(state: State, thing: int, seat: int) -> bool:
    """Does a seat own a title card or keep a report?"""
    if thing < FIRST_REPORT:
        return owns(state, thing, seat)
    return state.kept[seat][thing - FIRST_REPORT] > 0


def hand_over(state: State, thing: int, seller: int, buyer: int) -> None:
    """Give a thing to its new owner; a horse takes what lies on it along (A4.7)."""
    if thing < FIRST_REPORT:
        state.lies[thing] = OWNED + buyer
    else:
        state.kept[seller][thing - FIRST_REPORT] -= 1
        state.kept[buyer][thing - FIRST_REPORT] += 1


def stable_pack(pack: Pack, horse: int) -> int:
    """A1.1: black and red are trained at Walroy's, yellow and blue at Stevens's."""
    colour = pack.colour[horse]
    return WALROY_PACK if colour == BLACK or colour == RED else STEVENS_PACK


def other_stable(card: int) -> int:
    """Give the stable that nobody may own together with this one, or 0 (A2.4)."""
    if card == WALROY_STABLE:
        return STEVENS_STABLE
    if card == STEVENS_STABLE:
        return WALROY_STABLE
    return 0


def is_member(state: State, seat: int) -> bool:
    """A4.5: has joined the club, or is its Commissioner."""
    return state.member[seat] == 1 or owns(state, CLUB, seat)


def payee_seat(pack: Pack, state: State, payee: int, horse: int) -> int:
    """A3.3, A4.2: who is paid; NOBODY, that is the Bank, where nobody owns the business."""
    if payee == PAY_FARRIER:
        return owner_of(state, FARRIER)
    if payee == PAY_FORAGE:
        return owner_of(state, FORAGE)
    if payee == PAY_VET:
        return owner_of(state, VET)
    if payee == PAY_CLUB:
        return owner_of(state, CLUB)
    if payee == PAY_STABLE:
        at_walroy = stable_pack(pack, horse) == WALROY_PACK
        return owner_of(state, WALROY_STABLE if at_walroy else STEVENS_STABLE)
    return NOBODY


def pay(state: State, seat: int, to: int, francs: int) -> None:
    """Hand money over to a seat or, if to NOBODY, to the Bank."""
    state.purse[seat] -= francs
    if to == NOBODY:
        state.bank += francs
    else:
        state.purse[to] += francs


def pay_openly(state: State, seat: int, to: int, francs: int) -> None:
    """Hand money over and tell it, with the debt it is paid for, if any."""
    pay(state, seat, to, francs)
    note_five(state, PAID, seat, to, francs, state.debt, 0)


def owe(state: State, seat: int, to: int, francs: int, debt: int, resume: int) -> None:
    """A6: make a seat owe money; once that is settled the game goes on with `resume`."""
    state.debt = debt
    state.debtor = seat
    state.creditor = to
    state.owed = francs
    state.refused = 0
    state.resume = resume
    pass_on(state, PAYING)


def list_amounts(
    first_move: int, least: int, most: int, step: int, moves: Money, found: int
) -> int:
    """List at most one amount for each rung of the ladder, the least and the most among them."""
    below_rung = 0
    for rung in range(RUNGS):
        francs = min(LADDER[rung] - LADDER[rung] % step, most)
        if below_rung < least <= LADDER[rung]:
            francs = least
        if least <= francs <= most and francs > below_rung:
            moves[found] = first_move + francs
            found += 1
        below_rung = LADDER[rung]
        if below_rung >= most:
            break
    return found


def amount_refusal(francs: int, step: int) -> int:
    """A1.6: is this an amount of money at all?"""
    if francs <= 0:
        return NO_MONEY
    return ALLOWED if francs % step == 0 else NOT_A_STEP


def write_amounts(least: int, most: int, step: int, out: Money) -> int:
    """Write the range of a free amount."""
    out[0] = least
    out[1] = most
    out[2] = step
    return 1
