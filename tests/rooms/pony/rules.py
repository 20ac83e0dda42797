"""All the rules of Pony Club, cited by paragraph, and the doors to them."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note
from hippodrome.engine.stream import Stream, below
from tests.rooms.pony.events import HOME, OFF, PAID, RAN, SLIP, URGED
from tests.rooms.pony.moves import (
    FIRST_STAKE_MOVE,
    FIRST_URGE_MOVE,
    RUNGS,
    STAKE_SLOT,
    URGE_SLOT,
    back_move,
    stake_move,
    urge_move,
)
from tests.rooms.pony.state import (
    CLOSED,
    PONIES,
    RACE,
    SEATS,
    SLIPS,
    THROW,
    UNKNOWN,
    Pack,
    State,
)

ALLOWED = 0
GAME_OVER = 1
NOT_AWAITED = 2
NOT_A_MOVE = 3
SLIP_TO_FILL = 4
PONY_TO_URGE = 5
NO_SUCH_PONY = 6
NOT_THAT_MUCH = 7


def begin(pack: Pack, state: State) -> None:
    """P1.1: coins for everybody, all ponies at the start."""
    state.over = 0
    state.spread = 0
    state.phase = SLIPS
    state.turn = UNKNOWN
    state.urged = 0
    state.awaits = (1 << state.seats) - 1
    for pony in range(PONIES + 1):
        state.gone[pony] = 0
    for seat in range(SEATS):
        state.coins[seat] = pack.coins if seat < state.seats else 0
        state.backed[seat] = 0
        state.stake[seat] = 0


def menu(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """P1.2, P2.1: ponies to back, then stakes by quarters of one's coins; or ponies to urge."""
    if seat < 0 or seat >= state.seats or (state.awaits >> seat) & 1 == 0:
        return 0
    found = 0
    if state.phase == SLIPS and state.backed[seat] != 0:
        for rung in range(1, RUNGS + 1):
            coins = max(1, state.coins[seat] * rung // RUNGS)
            if found == 0 or moves[found - 1] != stake_move(coins):
                moves[found] = stake_move(coins)
                found += 1
        return found
    for pony in range(1, pack.ponies + 1):
        moves[found] = back_move(pony) if state.phase == SLIPS else urge_move(pony)
        found += 1
    return found


def amounts(pack: Pack, state: State, seat: int, move: int, out: Money) -> int:
    """P1.2: from one coin to all one has."""
    if move < FIRST_STAKE_MOVE or move >= FIRST_URGE_MOVE:
        return 0
    out[0] = 1
    out[1] = state.coins[seat]
    out[2] = 1
    return 1


def slot(pack: Pack, move: int) -> int:
    """Stakes share the slots of the rungs."""
    if move >= FIRST_URGE_MOVE:
        return URGE_SLOT + move - FIRST_URGE_MOVE
    if move >= FIRST_STAKE_MOVE:
        coins = move - FIRST_STAKE_MOVE
        return STAKE_SLOT + min(RUNGS - 1, max(0, coins * RUNGS - 1) // pack.coins)
    return move


def refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """Judge any integer as a move."""
    if state.over == 1:
        return GAME_OVER
    if seat < 0 or seat >= state.seats or (state.awaits >> seat) & 1 == 0:
        return NOT_AWAITED
    if move < 0 or move >= FIRST_URGE_MOVE + PONIES:
        return NOT_A_MOVE
    if state.phase == RACE:
        if move < FIRST_URGE_MOVE:
            return PONY_TO_URGE
        return ALLOWED if move < urge_move(pack.ponies + 1) else NO_SUCH_PONY
    if move >= FIRST_URGE_MOVE:
        return SLIP_TO_FILL
    if move < FIRST_STAKE_MOVE:
        if state.backed[seat] != 0:
            return SLIP_TO_FILL
        return ALLOWED if move < back_move(pack.ponies + 1) else NO_SUCH_PONY
    if state.backed[seat] == 0:
        return SLIP_TO_FILL
    coins = move - FIRST_STAKE_MOVE
    return ALLOWED if 1 <= coins <= state.coins[seat] else NOT_THAT_MUCH


def play(pack: Pack, state: State, seat: int, move: int) -> None:
    """P1.2, P2.1: a slip is filled, or a pony is urged."""
    if move >= FIRST_URGE_MOVE:
        state.urged = move - FIRST_URGE_MOVE + 1
        note(state, URGED, seat, state.urged, 0)
        state.phase = THROW
        state.awaits = 0
        state.spread = pack.sides
    elif move < FIRST_STAKE_MOVE:
        state.backed[seat] = move + 1
    else:
        state.stake[seat] = move - FIRST_STAKE_MOVE
        state.awaits &= ~(1 << seat)
        note(state, SLIP, seat, 0, 0)
        if state.awaits == 0:
            state.phase = RACE
            state.turn = 0
            state.awaits = 1
            note(state, OFF, 0, 0, 0)


def draw(pack: Pack, state: State, outcome: int) -> None:
    """P2.1, P2.2: the pony runs; past the post it has won."""
    pony = state.urged
    state.urged = 0
    state.spread = 0
    state.gone[pony] += outcome + 1
    note(state, RAN, pony, outcome + 1, 0)
    if state.gone[pony] >= pack.squares:
        pay(state, pony)
        return
    state.phase = RACE
    state.turn = (state.turn + 1) % state.seats
    state.awaits = 1 << state.turn


def pay(state: State, winner: int) -> None:
    """P2.2: who backed the winner doubles the stake, the others lose it."""
    note(state, HOME, winner, 0, 0)
    for seat in range(state.seats):
        won = state.backed[seat] == winner
        state.coins[seat] += state.stake[seat] if won else -state.stake[seat]
        note(state, PAID, seat, state.backed[seat], state.coins[seat])
    state.phase = CLOSED
    state.turn = UNKNOWN
    state.over = 1


def standing(pack: Pack, state: State, out: Money) -> int:
    """Write the coins; the richest win."""
    best = 0
    for seat in range(state.seats):
        out[seat] = state.coins[seat]
        best = max(best, state.coins[seat])
    winners = 0
    if state.over == 1:
        for seat in range(state.seats):
            if state.coins[seat] == best:
                winners |= 1 << seat
    return winners


def see(pack: Pack, state: State, seat: int, view: State) -> None:
    """P1.2: slips of others are hidden until the end; that one was handed in is not."""
    view.seats = state.seats
    view.awaits = state.awaits
    view.spread = state.spread
    view.over = state.over
    view.phase = state.phase
    view.turn = state.turn
    view.urged = state.urged
    for pony in range(PONIES + 1):
        view.gone[pony] = state.gone[pony]
    for other in range(SEATS):
        view.coins[other] = state.coins[other]
        open_slip = other == seat or state.over == 1 or other >= state.seats
        done = state.phase != SLIPS or (state.awaits >> other) & 1 == 0
        hidden = UNKNOWN if done else 0
        view.backed[other] = state.backed[other] if open_slip else hidden
        view.stake[other] = state.stake[other] if open_slip else hidden


def imagine(pack: Pack, view: State, seat: int, stream: Stream) -> None:
    """Fill in slips at random."""
    for other in range(view.seats):
        if view.backed[other] == UNKNOWN:
            view.backed[other] = 1 + below(stream, pack.ponies)
            view.stake[other] = 1 + below(stream, view.coins[other])


def believe(pack: Pack, state: State, seat: int, stream: Stream) -> None:
    """P2.1: any slip is as likely."""


def placings(pack: Pack, state: State, out: Money) -> int:
    """P2.2: only the first pony home has a place."""
    out[0] = pack.ponies
    for pony in range(1, pack.ponies + 1):
        out[pony] = 1 if state.over == 1 and state.gone[pony] >= pack.squares else 0
    return state.over


def settled(pack: Pack, state: State) -> int:
    """P2.2: nothing is settled before the end."""
    return 0


def horizon(pack: Pack, state: State) -> int:
    """P2.2: so a search looks to the end."""
    return 1


def prospects(pack: Pack, state: State, out: Money) -> None:
    """P2.2: coins are all there is to hope for."""
    standing(pack, state, out)


def chances(pack: Pack, state: State, out: Money) -> int:
    """P2.2: the richest wins; there is no more to say."""
    return 0


def swing(pack: Pack, state: State) -> int:
    """P2.2: a race is worth what everyone came with."""
    return pack.coins


def doubt(pack: Pack, state: State) -> int:
    """Whatever gained most is played."""
    return 0


def tip(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Urge the pony one backs, else anything."""
    for index in range(count):
        if view.phase == RACE and moves[index] == urge_move(view.backed[seat]):
            return moves[index]
    return moves[below(stream, count)]


def broken(pack: Pack, state: State) -> int:
    """P2.2: nobody has less than nothing."""
    for seat in range(state.seats):
        if state.coins[seat] < 0:
            return 11
    return 0
