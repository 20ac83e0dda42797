"""Where a card can take a horse, and where a horse in the way can go (T4, T5, T7.2 to T7.5).

A landing is a square as one number (`square_at`), or a refusal as its negative.
"""

from hippodrome.engine.fields import Money
from hippodrome.games.ticket.moves import (
    DIRECTIONS,
    EACH_DIRECTION,
    EACH_WAY,
    FIRST_PAIR_MOVE,
    FIRST_STAY_MOVE,
    FORWARD,
    LEFT,
    STAYS,
    WAYS,
    card_of,
    direction_of,
    fixed_of,
    joker_move,
    mover_of,
    pair_move,
    single_horse,
    single_move,
    single_squares,
    squares_of,
    stay_move,
    way_of,
)
from hippodrome.games.ticket.rules.reasons import (
    ALLOWED,
    BEYOND_THE_LINE,
    HEDGE_BEHIND,
    NO_ROOM_TO_YIELD,
    NOBODY_IN_THE_WAY,
    NOBODY_WOULD_MOVE,
    NOT_ADJACENT,
    OFF_THE_TRACK,
    RIVER_AHEAD,
    YIELD_BACK_OVER_HEDGE,
    YIELD_BACK_OVER_LINE,
    YIELD_INTO_RIVER,
    YIELD_NOT_SAID,
    YIELD_OFF_THE_TRACK,
    YIELD_SQUARE_TAKEN,
)
from hippodrome.games.ticket.state import (
    FIRST_PAIR,
    HEDGE_RACE,
    HEDGES,
    JOKER,
    PAIR_HIGH,
    PAIR_LOW,
    ROW,
    STEEPLE,
    Pack,
    State,
)

# A step in each direction, and the squares around a horse by the way it yields.
STEP_LANE = (0, 0, -1, 1)
STEP_COLUMN = (1, -1, 0, 0)
YIELD_LANE = (0, 0, 1, 1, 1, 0, -1, -1, -1)
YIELD_COLUMN = (0, 1, 1, 0, -1, -1, -1, 0, 1)


def square_at(lane: int, column: int) -> int:
    """Number a square, so that a landing is one integer."""
    return lane * ROW + column


def square_of(state: State, horse: int) -> int:
    """Give the square a horse stands on as one number."""
    return square_at(state.lane[horse], state.column[horse])


def lone_leader(pack: Pack, state: State) -> int:
    """Give the horse in front of all others, or 0."""
    leader = 0
    front = 0
    for horse in range(1, pack.horses + 1):
        column = state.column[horse]
        if column > front:
            front = column
            leader = horse
        elif column == front:
            leader = 0
    return leader


def back_over_hedge(pack: Pack, state: State, start: int, end: int) -> bool:
    """T7.2: would going from one column back to another cross a hedge?"""
    if state.discipline != HEDGE_RACE and state.discipline != STEEPLE:
        return False
    for hedge in range(HEDGES):
        if end <= pack.hedge[hedge] < start:
            return True
    return False


def run(pack: Pack, state: State, horse: int, direction: int, squares: int) -> int:
    """T4.1, T4.2, T4.4: where a single or joker move ends, or a refusal."""
    lane = state.lane[horse]
    column = state.column[horse]
    if direction >= LEFT:
        end = lane + STEP_LANE[direction] * squares
        return square_at(min(max(end, 1), pack.lanes), column)
    if column > pack.line:
        return -BEYOND_THE_LINE  # T5.2, T5.3
    if direction == FORWARD:
        end = min(column + squares, pack.columns)
        if end == state.river:
            end -= 1  # T7.3, T7.5: back along the path to the last dry square
            if end == column:
                return -RIVER_AHEAD
        return square_at(lane, end)
    end = max(column - squares, 1)
    if back_over_hedge(pack, state, column, end):
        for hedge in range(HEDGES):
            if end <= pack.hedge[hedge] < column:
                end = pack.hedge[hedge] + 1  # T7.2: cut short just in front of the hedge
        if end == column:
            return -HEDGE_BEHIND
    if end == state.river:
        end += 1  # T7.5
        if end == column:
            return -RIVER_AHEAD
    return square_at(lane, end)


def join(pack: Pack, state: State, mover: int, fixed: int, side: int) -> int:
    """T4.5: the square a pair card takes the mover to, beside the fixed horse, or a refusal."""
    lane = state.lane[fixed] + STEP_LANE[side]
    column = state.column[fixed] + STEP_COLUMN[side]
    if lane < 1 or lane > pack.lanes or column < 1 or column > pack.columns:
        return -OFF_THE_TRACK
    start = state.column[mover]
    if lane == state.lane[mover] and column == start:
        return -NOBODY_WOULD_MOVE  # T4.10: that is one and the same move, the one that stays
    if start > pack.line and column != start:
        return -BEYOND_THE_LINE  # T5.4
    if column < start and back_over_hedge(pack, state, start, column):
        return -HEDGE_BEHIND  # T7.2
    if column == state.river:
        return -RIVER_AHEAD  # T7.3
    return square_at(lane, column)


def adjacent(state: State, one: int, other: int) -> bool:
    """T4.6, T4.10: do two horses stand side by side or one behind the other?"""
    across = abs(state.lane[one] - state.lane[other])
    along = abs(state.column[one] - state.column[other])
    return across + along == 1


def yield_refusal(pack: Pack, state: State, mover: int, occupant: int, way: int) -> int:
    """T4.7, T4.8: may the horse in the way be put on that one of the squares around it?

    The square the mover leaves is free, unless the table decided otherwise (`vacated`).
    """
    start = state.column[occupant]
    lane = state.lane[occupant] + YIELD_LANE[way]
    column = start + YIELD_COLUMN[way]
    if lane < 1 or lane > pack.lanes or column < 1 or column > pack.columns:
        return YIELD_OFF_THE_TRACK
    if column != start and start > pack.line:
        return YIELD_BACK_OVER_LINE  # T5.2
    if column < start and back_over_hedge(pack, state, start, column):
        return YIELD_BACK_OVER_HEDGE  # T7.2
    if column == state.river:
        return YIELD_INTO_RIVER  # T7.3
    there = state.stands[lane][column]
    if there != 0 and (there != mover or state.vacated == 1):
        return YIELD_SQUARE_TAKEN
    return ALLOWED


def room_to_yield(pack: Pack, state: State, mover: int, occupant: int) -> bool:
    """T4.7: is there any square the horse in the way can be put on?"""
    for way in range(1, WAYS):
        if yield_refusal(pack, state, mover, occupant, way) == ALLOWED:
            return True
    return False


def landing_refusal(pack: Pack, state: State, mover: int, landing: int, way: int) -> int:
    """T4.7, T4.11: may the mover end there, and the horse in the way go where it is said to?"""
    if landing < 0:
        return -landing
    occupant = state.stands[landing // ROW][landing % ROW]
    if occupant == 0 or occupant == mover:
        return ALLOWED if way == STAYS else NOBODY_IN_THE_WAY
    if not room_to_yield(pack, state, mover, occupant):
        return NO_ROOM_TO_YIELD
    if way == STAYS:
        return YIELD_NOT_SAID
    return yield_refusal(pack, state, mover, occupant, way)


def landing_of(pack: Pack, state: State, move: int) -> int:
    """Give where a card move takes its mover, or a refusal."""
    mover = mover_of(move)
    if move < FIRST_PAIR_MOVE:
        return run(pack, state, mover, direction_of(move), squares_of(move))
    return join(pack, state, mover, fixed_of(move), direction_of(move))


def card_refusal(pack: Pack, state: State, move: int) -> int:
    """Judge what a card in hand would do; that it is in hand is judged elsewhere."""
    if move >= FIRST_STAY_MOVE:
        pair = card_of(move) - FIRST_PAIR
        return ALLOWED if adjacent(state, PAIR_LOW[pair], PAIR_HIGH[pair]) else NOT_ADJACENT
    return landing_refusal(pack, state, mover_of(move), landing_of(pack, state, move), way_of(move))


def carry_out(pack: Pack, state: State, move: int) -> int:
    """Move the horses of a legal card move; give the one that made room, or 0."""
    mover = mover_of(move)
    if mover == 0:
        return 0  # T4.6
    landing = landing_of(pack, state, move)
    lane = landing // ROW
    column = landing % ROW
    occupant = state.stands[lane][column]
    if occupant == mover:
        return 0  # T4.2: a move of length zero
    state.stands[state.lane[mover]][state.column[mover]] = 0
    if occupant != 0:
        way = way_of(move)
        put(state, occupant, lane + YIELD_LANE[way], column + YIELD_COLUMN[way])
    put(state, mover, lane, column)
    return occupant


def put(state: State, horse: int, lane: int, column: int) -> None:
    """Stand a horse on a square."""
    state.lane[horse] = lane
    state.column[horse] = column
    state.stands[lane][column] = horse


def list_landing(
    pack: Pack, state: State, mover: int, landing: int, move: int, moves: Money, found: int
) -> int:
    """List a card move once, or once for each square the horse in the way may go to."""
    if landing < 0:
        return found
    occupant = state.stands[landing // ROW][landing % ROW]
    if occupant == 0 or occupant == mover:
        moves[found] = move
        return found + 1
    for way in range(1, WAYS):
        if yield_refusal(pack, state, mover, occupant, way) == ALLOWED:
            moves[found] = move + way * EACH_WAY
            found += 1
    return found


def list_card(pack: Pack, state: State, card: int, moves: Money, found: int) -> int:
    """List all legal moves of a card: by horse, squares, direction, then way to yield."""
    if card == JOKER:
        for horse in range(1, pack.horses + 1):
            for squares in range(1, pack.farthest + 1):
                move = joker_move(horse, squares, FORWARD, STAYS)
                for direction in range(DIRECTIONS):
                    landing = run(pack, state, horse, direction, squares)
                    found = list_landing(pack, state, horse, landing, move, moves, found)
                    move += EACH_DIRECTION
        return found
    if card < FIRST_PAIR:
        horse = single_horse(card)
        squares = single_squares(card)
        move = single_move(card, FORWARD, STAYS)
        for direction in range(DIRECTIONS):
            landing = run(pack, state, horse, direction, squares)
            found = list_landing(pack, state, horse, landing, move, moves, found)
            move += EACH_DIRECTION
        return found
    low = PAIR_LOW[card - FIRST_PAIR]
    high = PAIR_HIGH[card - FIRST_PAIR]
    move = pair_move(card, 0, FORWARD, STAYS)
    for side in range(DIRECTIONS):
        landing = join(pack, state, low, high, side)
        found = list_landing(pack, state, low, landing, move, moves, found)
        move += EACH_DIRECTION
    move = pair_move(card, 1, FORWARD, STAYS)
    for side in range(DIRECTIONS):
        landing = join(pack, state, high, low, side)
        found = list_landing(pack, state, high, landing, move, moves, found)
        move += EACH_DIRECTION
    if adjacent(state, low, high):
        moves[found] = stay_move(card)
        found += 1
    return found


def can_land(pack: Pack, state: State, mover: int, landing: int) -> bool:
    """Is a landing legal for at least one way to yield?"""
    if landing < 0:
        return False
    occupant = state.stands[landing // ROW][landing % ROW]
    return occupant == 0 or occupant == mover or room_to_yield(pack, state, mover, occupant)


def playable(pack: Pack, state: State, card: int) -> bool:
    """T4.9: has this card any legal move?"""
    if card >= FIRST_PAIR and card != JOKER:
        low = PAIR_LOW[card - FIRST_PAIR]
        high = PAIR_HIGH[card - FIRST_PAIR]
        if adjacent(state, low, high):
            return True
        for side in range(DIRECTIONS):
            if can_land(pack, state, low, join(pack, state, low, high, side)):
                return True
            if can_land(pack, state, high, join(pack, state, high, low, side)):
                return True
        return False
    first = 1 if card == JOKER else single_horse(card)
    last = pack.horses if card == JOKER else first
    nearest = 1 if card == JOKER else single_squares(card)
    farthest = pack.farthest if card == JOKER else nearest
    for horse in range(first, last + 1):
        for squares in range(nearest, farthest + 1):
            for direction in range(DIRECTIONS):
                if can_land(pack, state, horse, run(pack, state, horse, direction, squares)):
                    return True
    return False
