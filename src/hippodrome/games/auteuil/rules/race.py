"""A race: the opening throw, turns, dice, extras and the finish (U2.5, U3, U5, U6)."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.auteuil.events import (
    ARRIVAL,
    DICE_LOST,
    HAS_ENOUGH,
    LEVEL,
    MONEY_BOUGHT,
    NO_THIRD,
    NOTHING_PLAYABLE,
    OFF,
    OPENING_THROW,
    OWNERS,
    STARTS,
    TELEGRAM,
    THROWN,
    THROWS_AGAIN,
)
from hippodrome.games.auteuil.moves import ENOUGH_MOVE, horse_of, points_of, sweets_of
from hippodrome.games.auteuil.rules.dice import (
    SEQUENCE,
    TRIPLE_ONE,
    TRIPLE_SIX,
    bonus_playable,
    combination,
    dice_playable,
    fourth_playable,
    free_fallen,
    race_over,
)
from hippodrome.games.auteuil.rules.money import (
    buy_money,
    cards_each,
    is_short,
    name_winners,
    pay_prizes,
    pay_slips,
    racers,
    share_out,
)
from hippodrome.games.auteuil.rules.progress import run
from hippodrome.games.auteuil.state import (
    AGAIN,
    BONUS,
    BUYING,
    CLOSED,
    DICE,
    DICE_OUT,
    FACES,
    FOURTH,
    HORSES,
    INTERVAL,
    NOBODY,
    PLACES,
    REPORT,
    THROW,
    Pack,
    State,
)

THROWS = FACES * FACES * FACES
"""Outcomes of three dice."""


def clear_throw(state: State) -> None:
    """Take the dice up again; no horse has moved by them."""
    for index in range(DICE):
        state.die[index] = 0
        state.used[index] = 0
    for horse in range(HORSES + 1):
        state.moved[horse] = 0
        state.extra[horse] = 0


def throw_dice(state: State, outcome: int) -> None:
    """Lay the three dice out as they fell."""
    clear_throw(state)
    state.die[0] = outcome // (FACES * FACES) + 1
    state.die[1] = outcome // FACES % FACES + 1
    state.die[2] = outcome % FACES + 1


def throw_for_start(pack: Pack, state: State, outcome: int) -> None:
    """U2.5, U2.7: the highest total starts; those who are level throw again."""
    throw_dice(state, outcome)
    total = state.die[0] + state.die[1] + state.die[2]
    state.opening[state.turn] = total
    note_five(state, OPENING_THROW, state.turn, state.die[0], state.die[1], state.die[2], total)
    best = 0
    for seat in range(racers(state)):
        if (state.contenders >> seat) & 1 == 1:
            if state.opening[seat] == 0:
                state.turn = seat
                return  # this one has still to throw
            best = max(best, state.opening[seat])
    level = 0
    first = NOBODY
    still_in = 0
    for seat in range(racers(state)):
        if (state.contenders >> seat) & 1 == 1 and state.opening[seat] == best:
            level += 1
            still_in |= 1 << seat
            if first == NOBODY:
                first = seat
    state.contenders = still_in
    state.turn = first
    if level == 1:
        state.opened_by = first
        note(state, STARTS, first, 0, 0)
        note(state, OFF, 0, 0, 0)
        begin_turn(pack, state)
    else:
        note(state, LEVEL, still_in, best, 0)
        for seat in range(racers(state)):
            if (still_in >> seat) & 1 == 1:
                state.opening[seat] = 0


def begin_turn(pack: Pack, state: State) -> None:
    """U4.4: free the horses this seat made fall; then it throws."""
    state.rounds += 1
    free_fallen(pack, state, state.turn)
    ask_for_money(pack, state)


def ask_for_money(pack: Pack, state: State) -> None:
    """U7.3: where sweets are played for, who is short of money may buy some before a throw."""
    if state.sweets == 1 and is_short(pack, state, state.turn):
        state.phase = BUYING
        state.awaits = 1 << state.turn
        state.spread = 0
    else:
        ask_for_throw(state)


def ask_for_throw(state: State) -> None:
    """U3.1, U5.3: the seat whose turn it is throws three dice."""
    state.phase = THROW
    state.awaits = 0
    state.spread = THROWS


def throw(pack: Pack, state: State, outcome: int) -> None:
    """U3.1, U3.4: throw; if no horse can take any die, the turn passes at once."""
    throw_dice(state, outcome)
    note_five(
        state,
        THROWN,
        state.turn,
        state.die[0],
        state.die[1],
        state.die[2],
        combination(state),
    )
    state.spread = 0
    state.phase = DICE_OUT
    state.awaits = 1 << state.turn
    if not dice_playable(pack, state):
        end_dice(pack, state)


def end_dice(pack: Pack, state: State) -> None:
    """U5: go on after the dice; combinations count only if all three were really played."""
    kind = combination(state)
    played = state.used[0] + state.used[1] + state.used[2]
    if played < DICE:
        if played == 0:
            note(state, NOTHING_PLAYABLE, state.turn, 0, 0)
        else:
            note(state, DICE_LOST, DICE - played, 0, 0)
        pass_turn(pack, state)
    elif kind == SEQUENCE and bonus_playable(pack, state):
        state.phase = BONUS
    elif kind == TRIPLE_SIX and fourth_playable(pack, state):
        state.phase = FOURTH
    elif kind == TRIPLE_ONE:
        state.phase = AGAIN
    else:
        pass_turn(pack, state)


def pass_turn(pack: Pack, state: State) -> None:
    """U2.5: play passes to the right."""
    state.turn = (state.turn + racers(state) - 1) % racers(state)
    begin_turn(pack, state)


def play_die(pack: Pack, state: State, seat: int, move: int) -> None:
    """U3.1, U3.2: give a die to a horse; go on when no die left can be given."""
    index = 0
    while state.used[index] == 1 or state.die[index] != points_of(move):
        index += 1
    state.used[index] = 1
    state.moved[horse_of(move)] = 1
    run(pack, state, seat, horse_of(move), points_of(move))
    if race_over(pack, state):
        settle_prizes(pack, state)
    elif not dice_playable(pack, state):
        end_dice(pack, state)


def buy_before_throw(pack: Pack, state: State, seat: int, move: int) -> None:
    """U7.3: buy money or do without; then throw."""
    if move != ENOUGH_MOVE:
        sweets = sweets_of(move)
        buy_money(pack, state, seat, sweets)
        note(state, MONEY_BOUGHT, seat, sweets, sweets * pack.sweet_worth)
    ask_for_throw(state)


def play_extra(pack: Pack, state: State, seat: int, move: int) -> None:
    """U5: a square of a sequence, the fourth six or a second throw, or no more of them."""
    if move == ENOUGH_MOVE:
        note(state, HAS_ENOUGH, seat, state.phase, 0)
        pass_turn(pack, state)
        return
    if state.phase == AGAIN:
        note(state, THROWS_AGAIN, seat, 0, 0)
        ask_for_money(pack, state)  # U5.3, U4.4: it is still the same turn
        return
    state.extra[horse_of(move)] = 1
    run(pack, state, seat, horse_of(move), points_of(move))
    if race_over(pack, state):
        settle_prizes(pack, state)
    elif state.phase == FOURTH or not bonus_playable(pack, state):
        pass_turn(pack, state)


def settle_prizes(pack: Pack, state: State) -> None:
    """U6.2, U6.3: the race is over at the third horse; owners are paid, then a telegram comes."""
    home = 0
    for place in range(1, PLACES + 1):
        if state.arrived[place] != 0:
            home += 1
    if home < PLACES:
        note(state, NO_THIRD, 0, 0, 0)
    note(state, ARRIVAL, state.race, home, 0)
    for seat in range(racers(state)):
        note(state, OWNERS, seat, cards_each(state), 0)
    pay_prizes(pack, state)
    state.phase = REPORT
    state.awaits = 0
    state.spread = pack.telegrams - state.race + 1
    if state.spread == 1:
        draw_telegram(pack, state, 0)  # U2.6: the last one is no draw


def placings(pack: Pack, state: State, out: Money) -> int:
    """U6.2: the first three have places once the third is home."""
    out[0] = pack.horses
    for horse in range(1, pack.horses + 1):
        out[horse] = 0
    for place in range(1, PLACES + 1):
        if state.arrived[place] != 0:
            out[state.arrived[place]] = place
    return state.race if state.phase >= REPORT else state.race - 1


def draw_telegram(pack: Pack, state: State, outcome: int) -> None:
    """U6.4: read the successes out, pay the slips; then an interval, or the end."""
    telegram = 0
    while state.yellow_used[telegram] == 1 or outcome > 0:
        if state.yellow_used[telegram] == 0:
            outcome -= 1
        telegram += 1
    state.yellow_used[telegram] = 1
    state.telegram = telegram + 1
    note(
        state,
        TELEGRAM,
        pack.in_order[telegram],
        pack.other_order[telegram],
        pack.simple[telegram],
    )
    pay_slips(pack, state)
    state.spread = 0
    state.turn = NOBODY
    if state.race < state.races:
        state.phase = INTERVAL
        state.awaits = (1 << state.seats) - 1
        return
    state.phase = CLOSED
    state.over = 1
    if state.sweets == 1:
        share_out(pack, state)
    name_winners(pack, state)
