"""What may be played: the menu and the only judge of legality (U2.3, U3, U5, U7.3)."""

from hippodrome.engine.fields import Money
from hippodrome.games.auteuil.moves import (
    AGAIN_MOVE,
    ENOUGH_MOVE,
    FIRST_BONUS_MOVE,
    FIRST_BUY_MOVE,
    FIRST_DIE_MOVE,
    FIRST_FOURTH_MOVE,
    FIRST_GO_MOVE,
    FIRST_PLACE_MOVE,
    FIRST_TIERCE_MOVE,
    FIRST_WIN_MOVE,
    SLOTS,
    bonus_move,
    buy_move,
    die_move,
    fourth_move,
    go_move,
    horse_of,
    place_move,
    points_of,
    tierce_horse,
    tierce_move,
    win_move,
)
from hippodrome.games.auteuil.rules.dice import bonus_refusal, die_refusal, fourth_refusal
from hippodrome.games.auteuil.rules.duty import (
    dice_due,
    duty_refusal,
    fates,
    given_refusal,
    leaves_enough,
)
from hippodrome.games.auteuil.rules.reasons import (
    AGAIN_TO_CHOOSE,
    ALLOWED,
    ALREADY_BET,
    BETWEEN_RACES,
    BONUS_TO_PLAY,
    DICE_STILL_PLAYABLE,
    DICE_TO_PLAY,
    EVENING_OVER,
    FOURTH_TO_PLAY,
    HORSE_TWICE,
    NO_SUCH_DIE,
    NO_SUCH_HORSE,
    NO_SWEETS,
    NOT_A_MOVE,
    NOT_A_SEAT,
    NOT_AWAITED,
    PURCHASE_TO_CHOOSE,
    SLIP_TO_FILL,
)
from hippodrome.games.auteuil.state import (
    AGAIN,
    BONUS,
    BUYING,
    DICE,
    DICE_OUT,
    FACES,
    INTERVAL,
    MOST_BOUGHT,
    SLIPS,
    Pack,
    State,
)

NO_DIE = -1


def menu(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List the legal moves: sweets upwards; tiercés, wins, places still missing; dice by points,
    each by horse; squares, fourth sixes, a second throw or money, then having enough.
    """
    if seat < 0 or seat >= state.seats or (state.awaits >> seat) & 1 == 0:
        return 0
    if state.phase == SLIPS:
        return list_bets(pack, state, seat, moves)
    if state.phase == DICE_OUT:
        return list_dice(pack, state, moves)
    found = 0
    if state.phase == INTERVAL:
        for bought in range(MOST_BOUGHT + 1 if state.sweets == 1 else 1):
            moves[found] = go_move(bought)
            found += 1
        return found
    if state.phase == AGAIN:
        moves[found] = AGAIN_MOVE
        moves[found + 1] = ENOUGH_MOVE
        return found + 2
    if state.phase == BUYING:
        for bought in range(1, MOST_BOUGHT + 1):
            moves[found] = buy_move(bought)
            found += 1
        moves[found] = ENOUGH_MOVE
        return found + 1
    for horse in range(1, pack.horses + 1):
        move = bonus_move(horse) if state.phase == BONUS else fourth_move(horse)
        if extra_refusal(pack, state, move) == ALLOWED:
            moves[found] = move
            found += 1
    moves[found] = ENOUGH_MOVE
    return found + 1


def list_bets(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """U2.3: every bet of a kind the slip still lacks; 336 tiercés with eight horses."""
    found = 0
    if state.tierce[seat][1] == 0:
        for first in range(1, pack.horses + 1):
            for second in range(1, pack.horses + 1):
                for third in range(1, pack.horses + 1):
                    if first != second and first != third and second != third:
                        moves[found] = tierce_move(first, second, third)
                        found += 1
    if state.win[seat] == 0:
        for horse in range(1, pack.horses + 1):
            moves[found] = win_move(horse)
            found += 1
    if state.place[seat] == 0:
        for horse in range(1, pack.horses + 1):
            moves[found] = place_move(horse)
            found += 1
    return found


def die_left(state: State, points: int) -> int:
    """U3.1: which die with these points lies on the table, not given to a horse yet; or NO_DIE."""
    for index in range(DICE):
        if state.used[index] == 0 and state.die[index] == points:
            return index
    return NO_DIE


def dice_left(state: State, points: int) -> int:
    """U3.1: how many of the dice left show these points?"""
    count = 0
    for index in range(DICE):
        if state.used[index] == 0 and state.die[index] == points:
            count += 1
    return count


def list_dice(pack: Pack, state: State, moves: Money) -> int:
    """U3.1, U3.2: each die left with each horse that may take it; equal dice are the same move."""
    found = 0
    dice = 0
    fewest = pack.horses
    for points in range(1, FACES + 1):
        showing = dice_left(state, points)
        if showing == 0:
            continue
        before = found
        for horse in range(1, pack.horses + 1):
            if die_refusal(pack, state, horse, points) == ALLOWED:
                moves[found] = die_move(points, horse)
                found += 1
        if found > before:
            dice += showing
            fewest = min(fewest, found - before)
    if leaves_enough(pack, state, dice, fewest):
        return found
    return keep_due(pack, state, moves, found)


def keep_due(pack: Pack, state: State, moves: Money, count: int) -> int:
    """U3.2: keep those of a menu that cost no other die."""
    known = fates(pack, state)
    due = dice_due(pack, state, known)
    kept = 0
    for place in range(count):
        move = moves[place]
        index = die_left(state, points_of(move))
        if duty_refusal(pack, state, known, due, index, horse_of(move)) == ALLOWED:
            moves[kept] = move
            kept += 1
    return kept


def refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """Judge any integer as a move of that seat: ALLOWED or the reason why not."""
    if state.over == 1:
        return EVENING_OVER
    if seat < 0 or seat >= state.seats:
        return NOT_A_SEAT
    if (state.awaits >> seat) & 1 == 0:
        return NOT_AWAITED
    if move < 0 or move >= SLOTS:
        return NOT_A_MOVE
    if state.phase == SLIPS:
        return bet_refusal(pack, state, seat, move)
    if state.phase == INTERVAL:
        if move >= FIRST_TIERCE_MOVE:
            return BETWEEN_RACES
        return ALLOWED if move == FIRST_GO_MOVE or state.sweets == 1 else NO_SWEETS
    if state.phase == DICE_OUT:
        if move == ENOUGH_MOVE:
            return DICE_STILL_PLAYABLE  # U3.2: else the turn would have gone on by itself
        if move < FIRST_DIE_MOVE or move >= FIRST_BONUS_MOVE:
            return DICE_TO_PLAY
        index = die_left(state, points_of(move))
        if index == NO_DIE:
            return NO_SUCH_DIE
        return given_refusal(pack, state, index, horse_of(move))
    return extra_refusal(pack, state, move)


def extra_refusal(pack: Pack, state: State, move: int) -> int:
    """U5, U7.3: may this square, this fourth six, a second throw or this purchase be had?"""
    if move == ENOUGH_MOVE:
        return ALLOWED
    if state.phase == AGAIN:
        return ALLOWED if move == AGAIN_MOVE else AGAIN_TO_CHOOSE
    if state.phase == BUYING:
        return ALLOWED if move >= FIRST_BUY_MOVE else PURCHASE_TO_CHOOSE
    if state.phase == BONUS:
        if move < FIRST_BONUS_MOVE or move >= FIRST_FOURTH_MOVE:
            return BONUS_TO_PLAY
        return bonus_refusal(pack, state, horse_of(move))
    if move < FIRST_FOURTH_MOVE or move > ENOUGH_MOVE:
        return FOURTH_TO_PLAY
    return fourth_refusal(pack, state, horse_of(move))


def bet_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """U2.3: is this a bet that the slip still lacks?"""
    if move < FIRST_TIERCE_MOVE or move >= FIRST_DIE_MOVE:
        return SLIP_TO_FILL
    if move < FIRST_WIN_MOVE:
        first = tierce_horse(move, 1)
        second = tierce_horse(move, 2)
        third = tierce_horse(move, 3)
        if max(first, second, third) > pack.horses:
            return NO_SUCH_HORSE
        if first == second or first == third or second == third:
            return HORSE_TWICE
        return ALLOWED if state.tierce[seat][1] == 0 else ALREADY_BET
    if horse_of(move) > pack.horses:
        return NO_SUCH_HORSE
    marked = state.win[seat] if move < FIRST_PLACE_MOVE else state.place[seat]
    return ALLOWED if marked == 0 else ALREADY_BET
