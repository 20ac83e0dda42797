"""The doors of the room: how three races of Finish Line go, cited by paragraph."""

from hippodrome.engine.fields import Money
from hippodrome.games.finishline.moves import (
    DECLINE_MOVE,
    FIRST_DIE_MOVE,
    FIRST_EXTRA_MOVE,
    FIRST_PAIR_MOVE,
    FIRST_PAIR_SLOT,
    FIRST_WIN_MOVE,
    FIRST_WIN_SLOT,
    LAST_MOVE,
    READY_MOVE,
    RUNGS,
    SLIP_DONE_MOVE,
    STAKES,
    action_of,
    die_of,
    extra_move,
)
from hippodrome.games.finishline.rules.betting import (
    list_bets,
    most_stake,
    rung_of,
    slip_refusal,
    write_bet,
)
from hippodrome.games.finishline.rules.faces import die_refusal, list_uses, target_refusal
from hippodrome.games.finishline.rules.racing import (
    ROLLS,
    ask_for_lot,
    clear_race,
    draw_lot,
    go_on,
    hand_in,
    lay_tile,
    open_race,
    play_extra,
    roll,
    take_photo,
    use,
)
from hippodrome.games.finishline.rules.reasons import (
    ALLOWED,
    BETWEEN_RACES,
    DICE_TO_TAKE,
    DIE_TO_USE,
    EXTRA_TO_PLAY,
    GAME_OVER,
    NOT_A_MOVE,
    NOT_A_SEAT,
    NOT_AWAITED,
)
from hippodrome.games.finishline.rules.reserve import list_takes, take_dice, take_refusal
from hippodrome.games.finishline.state import (
    BETS,
    EXTRAS,
    HORSESHOE,
    INTERVAL,
    LAY,
    LOT,
    NOBODY,
    ROLL,
    SEATS,
    TAKE,
    TILES,
    USE,
    Pack,
    State,
)


def begin(pack: Pack, state: State) -> None:
    """F2.1: open the game; the first to start is chosen already or drawn by lot (F3.8)."""
    state.over = 0
    state.race = 0
    state.starter = NOBODY
    for seat in range(SEATS):
        state.capital[seat] = 0
        state.gain[seat] = 0
        state.side[seat] = 0
    for tile in range(TILES + 1):
        state.seen[tile] = 0
    clear_race(state)
    if state.first == 0:
        ask_for_lot(state)
    else:
        state.starter = state.first - 1
        open_race(pack, state)


def draw(pack: Pack, state: State, outcome: int) -> None:
    """Carry out a draw: the lot (F3.8), a tile (F2.2), three dice (F3.1) or a photo (F4.5)."""
    if state.phase == LOT:
        draw_lot(pack, state, outcome)
    elif state.phase == LAY:
        lay_tile(pack, state, outcome)
    elif state.phase == ROLL:
        roll(pack, state, outcome)
    else:
        take_photo(pack, state, outcome)


def play(pack: Pack, state: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    if state.phase == BETS:
        if move == SLIP_DONE_MOVE:
            hand_in(pack, state, seat)
        else:
            write_bet(state, seat, move)
    elif state.phase == TAKE:
        take_dice(state, seat, move)
        state.phase = ROLL
        state.awaits = 0
        state.spread = ROLLS
    elif state.phase == USE:
        use(pack, state, seat, move)
    elif state.phase == EXTRAS:
        play_extra(pack, state, seat, move)
    else:
        go_on(pack, state, seat)


def menu(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List the legal moves: bets, dice to take, uses of the three dice, extras, going on."""
    if seat < 0 or seat >= state.seats or (state.awaits >> seat) & 1 == 0:
        return 0
    if state.phase == BETS:
        return list_bets(pack, state, seat, moves)
    if state.phase == TAKE:
        return list_takes(state, moves)
    if state.phase == USE:
        return list_uses(pack, state, moves)
    found = 0
    if state.phase == EXTRAS:
        for horse in range(pack.runners):
            if target_refusal(pack, state, HORSESHOE, horse) == ALLOWED:
                moves[found] = extra_move(horse)
                found += 1
        moves[found] = DECLINE_MOVE
    else:
        moves[found] = READY_MOVE
    return found + 1


def refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """Judge any integer as a move of that seat: ALLOWED or the reason why not."""
    if state.over == 1:
        return GAME_OVER
    if seat < 0 or seat >= state.seats:
        return NOT_A_SEAT
    if (state.awaits >> seat) & 1 == 0:
        return NOT_AWAITED
    if move < 0 or move > LAST_MOVE:
        return NOT_A_MOVE
    if state.phase == BETS:
        return slip_refusal(pack, state, seat, move)
    if state.phase == TAKE:
        return take_refusal(state, move) if READY_MOVE < move < FIRST_DIE_MOVE else DICE_TO_TAKE
    if state.phase == USE:
        if move < FIRST_DIE_MOVE or move >= FIRST_EXTRA_MOVE:
            return DIE_TO_USE
        return die_refusal(pack, state, die_of(move), action_of(move))
    if state.phase == EXTRAS:
        if move < FIRST_EXTRA_MOVE or move > DECLINE_MOVE:
            return EXTRA_TO_PLAY
        if move == DECLINE_MOVE:
            return ALLOWED
        return target_refusal(pack, state, HORSESHOE, move - FIRST_EXTRA_MOVE)
    return ALLOWED if move == READY_MOVE else BETWEEN_RACES


def amounts(pack: Pack, state: State, seat: int, move: int, out: Money) -> int:
    """F2.4: a bet's stake goes from one step to all the money left."""
    if move < FIRST_WIN_MOVE or move > LAST_MOVE:
        return 0
    stake = (move - FIRST_WIN_MOVE) % STAKES
    # Whether this bet can be made at all is what its least stake is judged by.
    if refusal(pack, state, seat, move - stake + pack.step) != ALLOWED:
        return 0
    out[0] = pack.step
    out[1] = most_stake(pack, state, seat)
    out[2] = pack.step
    return 1


def slot(pack: Pack, move: int) -> int:
    """Give a bet the slot of its rung; every other move is its own slot."""
    if move < FIRST_WIN_MOVE:
        return move
    stake = (move - FIRST_WIN_MOVE) % STAKES
    if move < FIRST_PAIR_MOVE:
        bet = (move - FIRST_WIN_MOVE) // STAKES
        return FIRST_WIN_SLOT + bet * RUNGS + rung_of(pack, stake)
    bet = (move - FIRST_PAIR_MOVE) // STAKES
    return FIRST_PAIR_SLOT + bet * RUNGS + rung_of(pack, stake)


def standing(pack: Pack, state: State, out: Money) -> int:
    """F6.2: write capital and side bets together; once over, the richest share the win."""
    best = state.capital[0] + state.side[0]
    for seat in range(state.seats):
        out[seat] = state.capital[seat] + state.side[seat]
        best = max(best, out[seat])
    winners = 0
    if state.over == 1:
        for seat in range(state.seats):
            if out[seat] == best:
                winners |= 1 << seat
    return winners


def placings(pack: Pack, state: State, out: Money) -> int:
    """F4, F6.1: horses go by starting place, from 1; places stand until the next race is opened."""
    out[0] = pack.runners
    for horse in range(pack.runners):
        out[horse + 1] = state.place[horse]
    return state.race if state.phase >= INTERVAL else max(0, state.race - 1)
