"""How a race goes, from the first tile to the settled slips (F2, F3, F4.5, F6)."""

from hippodrome.engine.noting import is_noting, note
from hippodrome.games.finishline.events import (
    ARRIVED,
    EXTRA_DECLINED,
    EXTRA_PLAYED,
    LOT_DRAWN,
    MONEY_GIVEN,
    OFF,
    PHOTO_CALLED,
    PHOTO_EQUAL,
    PHOTO_ROLLED,
    PHOTO_WON,
    POST_PASSED,
    RACE_OPENED,
    ROLLED,
    SLIP_IN,
    STARTER_NAMED,
    STRAIGHT_REACHED,
    TILE_LAID,
)
from hippodrome.games.finishline.moves import (
    BET_ON_THE_SIDE,
    DECLINE_MOVE,
    FIRST_EXTRA_MOVE,
    FIRST_INTERFERENCE,
    FIRST_PACE,
    FIRST_TARGET,
    action_of,
    die_move,
    die_of,
)
from hippodrome.games.finishline.rules.betting import clear_slip, note_totals, settle_slips
from hippodrome.games.finishline.rules.effects import place_shoe, use_die
from hippodrome.games.finishline.rules.faces import first_equal, has_shoe
from hippodrome.games.finishline.rules.notes import note_row, note_use, remember_row, shoe_effect
from hippodrome.games.finishline.rules.reserve import lay_out_dice, reserve_size
from hippodrome.games.finishline.rules.row import shift
from hippodrome.games.finishline.state import (
    BETS,
    BLACK,
    CLOSED,
    COLOURS,
    EXTRAS,
    FRONT,
    HORSESHOE,
    INTERVAL,
    LAY,
    LEVEL,
    LOT,
    NO_DIE,
    NOBODY,
    PACE,
    PHOTO,
    PHOTO_DICE,
    RUNNERS,
    SEATS,
    SIDES,
    TAKE,
    USE,
    WHIP,
    WHITE,
    Pack,
    State,
)

ROLLS = SIDES * SIDES * SIDES
"""What three dice can show (F3.1)."""
PHOTO_ROLLS = SIDES**PHOTO_DICE
"""What six dice can show (F4.5)."""


def clear_race(state: State) -> None:
    """Put away everything that belongs to one race."""
    state.turn = NOBODY
    state.turns = 0
    state.laid = 0
    state.running = 0
    state.level = 0
    state.levelled = 0
    state.tricks = 0
    state.home = 0
    state.did = 0
    state.skipped = 0
    state.photos = 0
    for horse in range(RUNNERS):
        state.tile[horse] = 0
        state.row[horse] = NOBODY
        state.shoe[horse] = 0
        state.black_shoe[horse] = 0
        state.whip[horse] = 0
        state.outsider[horse] = 0
        state.place[horse] = 0
    for colour in range(COLOURS):
        state.reserve[colour] = 0
        state.left[colour] = 0
        state.put_aside[colour] = 0
    for die in range(FRONT):
        state.front[die] = NO_DIE
        state.face[die] = 0
    for horse in range(LEVEL):
        for die in range(PHOTO_DICE):
            state.photo[horse][die] = 0
    for seat in range(SEATS):
        clear_seat(state, seat)


def clear_seat(state: State, seat: int) -> None:
    """Put away what a seat holds and has written in one race."""
    state.kept[seat] = 0
    for horse in range(RUNNERS):
        state.pushed[seat][horse] = 0
    clear_slip(state, seat)


def open_race(pack: Pack, state: State) -> None:
    """F2.1, F2.2: everybody gets the new money, and the first tile is due."""
    clear_race(state)
    state.race += 1
    for seat in range(state.seats):
        state.capital[seat] += pack.allowance[state.race - 1]
    lay_out_dice(pack, state)
    ask_for_tiles(pack, state)


def ask_for_tiles(pack: Pack, state: State) -> None:
    """F2.2: the first tile of a race is drawn."""
    state.phase = LAY
    state.awaits = 0
    state.spread = unseen_tiles(pack, state)


def ask_for_lot(state: State) -> None:
    """F3.8: a lot decides who starts."""
    state.starter = NOBODY
    state.phase = LOT
    state.awaits = 0
    state.spread = state.seats


def draw_lot(pack: Pack, state: State, seat: int) -> None:
    """F3.8: this seat starts; only the first race is not opened yet."""
    state.starter = seat
    note(state, LOT_DRAWN, seat, 0, 0)
    if state.race == 0:
        open_race(pack, state)
    else:
        ask_for_tiles(pack, state)


def unseen_tiles(pack: Pack, state: State) -> int:
    """F2.2: count the tiles that have not run yet."""
    unseen = 0
    for tile in range(1, pack.tiles + 1):
        unseen += 1 - state.seen[tile]
    return unseen


def lay_tile(pack: Pack, state: State, outcome: int) -> None:
    """F2.2: one more tile at the front of the row; then everybody bets (F2.4)."""
    tile = 1
    while state.seen[tile] == 1 or outcome > 0:
        outcome -= 1 - state.seen[tile]
        tile += 1
    if state.laid == 0:
        note(state, RACE_OPENED, state.race, 0, 0)
    note(state, TILE_LAID, state.laid, tile, 0)
    state.seen[tile] = 1
    state.tile[state.laid] = tile
    state.row[state.laid] = state.laid
    state.laid += 1
    state.running += 1
    if state.laid == pack.runners:
        state.phase = BETS
        state.spread = 0
        state.awaits = (1 << state.seats) - 1
    else:
        state.spread -= 1


def hand_in(pack: Pack, state: State, seat: int) -> None:
    """F2.4: a slip is finished; when all are, the first player takes dice (F3.1)."""
    state.awaits &= ~(1 << seat)
    note(state, SLIP_IN, seat, 0, 0)
    if state.awaits == 0:
        note(state, OFF, 0, 0, 0)
        ask_to_take(pack, state, state.starter)


def ask_to_take(pack: Pack, state: State, seat: int) -> None:
    """F3.1, F3.3: a turn begins, perhaps in the home straight."""
    state.phase = TAKE
    state.turn = seat
    state.turns += 1
    state.awaits = 1 << seat
    if state.home == 0 and reserve_size(state) <= pack.straight:
        state.home = 1
        note(state, STRAIGHT_REACHED, 0, 0, 0)


def roll(pack: Pack, state: State, outcome: int) -> None:
    """F3.1: the three dice show their faces."""
    state.face[0] = pack.face[state.front[0]][outcome // (SIDES * SIDES)]
    state.face[1] = pack.face[state.front[1]][outcome // SIDES % SIDES]
    state.face[2] = pack.face[state.front[2]][outcome % SIDES]
    note(state, ROLLED, state.face[0], state.face[1], state.face[2])
    state.phase = USE
    state.spread = 0
    state.awaits = 1 << state.turn


def use(pack: Pack, state: State, seat: int, move: int) -> None:
    """F3.4, F3.6: one die is used; the turn passes, or the race is run."""
    # Equal dice are one choice: it must not show in the state which of them was picked up.
    die = first_equal(state, die_of(move))
    action = action_of(move)
    state.did = die_move(die, action) + 1
    colour = state.front[die]
    face = state.face[die]
    noting = is_noting(state)
    laden = noting and like_lies_there(state, face, action)
    if noting:
        remember_row(state)
    use_die(pack, state, seat, die, action)
    if noting:
        note_use(pack, state, seat, colour, face, action, laden)
    state.skipped = 0
    if reserve_size(state) == 0:
        note(state, POST_PASSED, state.race, extras_kept(state), 0)
        ask_for_extra(pack, state, (seat + 1) % state.seats)
    elif action == BET_ON_THE_SIDE:
        state.skipped = 1  # F5.10; with two players the same one plays again
        ask_to_take(pack, state, (seat + 2) % state.seats)
    else:
        ask_to_take(pack, state, (seat + 1) % state.seats)


def like_lies_there(state: State, face: int, action: int) -> bool:
    """F5.1, F5.3: does a horseshoe, or a whip, lie already where another is brought?"""
    if face == PACE and FIRST_PACE <= action < FIRST_INTERFERENCE:
        return has_shoe(state, (action - FIRST_PACE) % RUNNERS)
    if action < FIRST_TARGET or action >= FIRST_PACE:
        return False
    if face == WHIP:
        return state.whip[action - FIRST_TARGET] == 1
    return has_shoe(state, action - FIRST_TARGET)


def extras_kept(state: State) -> int:
    """F3.7: 1 if anybody kept an extra action."""
    for seat in range(state.seats):
        if state.kept[seat] > 0:
            return 1
    return 0


def ask_for_extra(pack: Pack, state: State, seat: int) -> None:
    """F3.7, F3.9: from this seat on, whoever kept a black die plays it; then the finish."""
    for step in range(state.seats):
        holder = (seat + step) % state.seats
        if state.kept[holder] > 0:
            state.phase = EXTRAS
            state.turn = holder
            state.awaits = 1 << holder
            return
    state.turn = NOBODY
    state.awaits = 0
    if state.level == 1:
        state.phase = PHOTO
        state.spread = PHOTO_ROLLS
        lower = state.row[state.running - 1]
        note(state, PHOTO_CALLED, lower, state.row[state.running - LEVEL], 0)
    else:
        settle(pack, state)


def play_extra(pack: Pack, state: State, seat: int, move: int) -> None:
    """F3.7, F3.9: a kept die is placed as a white horseshoe, or declined."""
    state.did = move + 1
    state.kept[seat] -= 1
    if move == DECLINE_MOVE:
        state.left[BLACK] += 1
        note(state, EXTRA_DECLINED, seat, 0, 0)
    else:
        horse = move - FIRST_EXTRA_MOVE
        had_shoe = has_shoe(state, horse)
        remember_row(state)
        place_shoe(pack, state, seat, horse, BLACK)
        note(state, EXTRA_PLAYED, seat, horse, shoe_effect(pack, state, horse, had_shoe))
        note_row(state, horse)
    ask_for_extra(pack, state, seat)


def take_photo(pack: Pack, state: State, outcome: int) -> None:
    """F4.5: six white dice for the lower horse, then for the upper, until one has more."""
    upper = state.photos % LEVEL
    state.photos += 1
    for die in range(PHOTO_DICE):
        side = outcome % SIDES
        outcome //= SIDES
        # The first die of a roll is the highest digit of its number.
        state.photo[upper][PHOTO_DICE - 1 - die] = shoe_on(pack, side)
        if upper == 0:
            state.photo[1][die] = 0
    note(state, PHOTO_ROLLED, state.row[state.running - 1 - upper], photo_shoes(state, upper), 0)
    if upper == 1 and photo_shoes(state, 0) == photo_shoes(state, 1):
        note(state, PHOTO_EQUAL, 0, 0, 0)
    elif upper == 1:
        if photo_shoes(state, 1) > photo_shoes(state, 0):
            shift(state, state.running - LEVEL, state.running - 1)
        state.level = 0
        state.spread = 0
        note(state, PHOTO_WON, state.row[state.running - 1], 0, 0)
        settle(pack, state)


def shoe_on(pack: Pack, side: int) -> int:
    """F4.5: 1 if that side of a white die shows a horseshoe."""
    return 1 if pack.face[WHITE][side] == HORSESHOE else 0


def photo_shoes(state: State, upper: int) -> int:
    """F4.5: count the horseshoes of one of the level horses."""
    shoes = 0
    for die in range(PHOTO_DICE):
        shoes += state.photo[upper][die]
    return shoes


def place_horses(state: State) -> None:
    """F4: the row gives the places, the horse at the front the first."""
    for index in range(state.running):
        state.place[state.row[index]] = state.running - index


def settle(pack: Pack, state: State) -> None:
    """F4, F6: the row gives the places, slips are paid, and everything lies open (F6.3)."""
    place_horses(state)
    first = state.row[state.running - 1] if state.running > 0 else NOBODY
    second = state.row[state.running - LEVEL] if state.running >= LEVEL else NOBODY
    note(state, ARRIVED, state.race, first, second)
    settle_slips(pack, state)
    if state.race == pack.races:
        state.phase = CLOSED
        state.over = 1
        note_totals(state)
    else:
        state.phase = INTERVAL
        state.awaits = (1 << state.seats) - 1


def go_on(pack: Pack, state: State, seat: int) -> None:
    """F6.3, F3.8: when everybody is ready the richest starts the next race, or a lot decides."""
    state.awaits &= ~(1 << seat)
    if state.awaits != 0:
        return
    starter = richest(state)
    open_race(pack, state)
    if state.lots == 1:
        ask_for_lot(state)
    else:
        state.starter = starter
        note(state, STARTER_NAMED, state.race, starter, 0)
    note(state, MONEY_GIVEN, pack.allowance[state.race - 1], state.race, 0)


def richest(state: State) -> int:
    """F3.8: who has most, side bets apart; of equals the nearest to the previous starter."""
    best = state.starter
    for step in range(1, state.seats):
        seat = (state.starter + step) % state.seats
        if state.capital[seat] > state.capital[best]:
            best = seat
    return best
