"""A8: turns and throws of the race, the post, and reports bought in need."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.ascot.events import (
    DICE_THROWN,
    DISQUALIFIED_AT_POST,
    FREED,
    JOSTLED,
    MOVED,
    NEED_ACCEPTED,
    NEED_DECLINED,
    NEED_OFFERED,
    PAST_POST,
    RACE_STOPPED,
    STAYS_FALLEN,
    WAITED_AT_POST,
)
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    FIRST_LANE_MOVE,
    FIRST_NEED_MOVE,
    FOR_FAVOURITE_MOVE,
    FOR_NEXT_MOVE,
    PASS_MOVE,
    advantage_move,
    block_of,
    francs_of,
    inscription_move,
    lane_move,
    onward_move,
)
from hippodrome.games.ascot.phases import (
    DIE,
    LANDED,
    MOVE,
    NEED,
    NEED_ANSWER,
    NEXT_HOLDER,
    NEXT_RACER,
    NEXT_THROW,
    RACE_THROW,
    SETTLE,
    WHOSE,
)
from hippodrome.games.ascot.rules.betting import anyone_runs, runners_of
from hippodrome.games.ascot.rules.first_turn import throw_for_start
from hippodrome.games.ascot.rules.holding import (
    after,
    amount_refusal,
    ask,
    draw_among,
    list_amounts,
    pass_on,
    pay,
    runs,
)
from hippodrome.games.ascot.rules.lanes import (
    barred,
    first_lane,
    lane_count,
    put,
    reach,
    take_off,
    waits_at_post,
)
from hippodrome.games.ascot.rules.reasons import ALLOWED, ASKED_OTHERWISE, MONEY_ABOVE_MEANS
from hippodrome.games.ascot.rules.squares import give_up_report, go_without_report, on_own_colour
from hippodrome.games.ascot.state import DISQUALIFIED, HOME, LANES, PLACES, SIDES, Pack, State


def open_race(pack: Pack, state: State) -> None:
    """A8.1: whoever has a horse in the race throws for the first turn."""
    contenders = 0
    for seat in range(state.seats):
        if runners_of(pack, state, seat) > 0:
            contenders |= 1 << seat
    throw_for_start(state, contenders, RACE_THROW, SIDES, NEXT_RACER)


def next_racer(pack: Pack, state: State) -> None:
    """A8.1, A8.4, A11.1, A11.7: the turn goes clockwise until no more can come home."""
    if not anyone_runs(pack, state):
        pass_on(state, SETTLE)
        return
    state.turn = after(state, state.turn, 1)
    if state.turn == state.first_seat:
        state.rounds += 1
        if state.rounds > pack.race_rounds:
            note(state, RACE_STOPPED, 0, 0, 0)
            pass_on(state, SETTLE)
            return
    state.moved = 0
    if runners_of(pack, state, state.turn) > 0:
        pass_on(state, NEXT_THROW)


def next_throw(pack: Pack, state: State) -> None:
    """A8.1: one throw for each horse still running."""
    state.mover = 0
    if next_other(pack, state) == 0 and not favourite_waits(state):
        pass_on(state, NEXT_RACER)
    else:
        draw_among(state, DIE, SIDES)


def favourite_waits(state: State) -> bool:
    """A8.2, A8.4: has the favourite not moved this turn, and is it still running?"""
    horse = state.favourite[state.turn]
    return horse > 0 and runs(state, horse, state.turn) and (state.moved >> horse) & 1 == 0


def next_other(pack: Pack, state: State) -> int:
    """A8.2: the next horse by number that is not a favourite, or 0."""
    for horse in range(1, pack.horses + 1):
        if runs(state, horse, state.turn) and horse != state.favourite[state.turn]:
            if (state.moved >> horse) & 1 == 0:
                return horse
    return 0


def throw_die(pack: Pack, state: State, outcome: int) -> None:
    """A8.2: after the throw a player with a favourite says whose it is."""
    state.die[0] = outcome + 1
    state.die[1] = 0
    note_five(state, DICE_THROWN, state.turn, state.die[0], 0, 1, 0)
    other = next_other(pack, state)
    if not favourite_waits(state):
        start_horse(pack, state, other)
    elif other == 0:
        start_horse(pack, state, state.favourite[state.turn])
    else:
        ask(state, WHOSE, state.turn)


def choose_whose(pack: Pack, state: State, move: int) -> None:
    """A8.2: the favourite's throw, or the next other horse's."""
    favourite = state.favourite[state.turn]
    start_horse(pack, state, favourite if move == FOR_FAVOURITE_MOVE else next_other(pack, state))


def start_horse(pack: Pack, state: State, horse: int) -> None:
    """A8.3, A8.4, A9.7, A10.9: wait fallen or at the post, be jostled, or go."""
    state.mover = horse
    state.moved |= 1 << horse
    state.colour_used = 0
    state.white_used = 0
    points = state.die[0]
    if state.fallen[horse] == 1:
        stay_fallen(state, horse, points)
    elif waits_at_post(pack, state, horse, points):
        needed = pack.lengths + 1 - state.length[horse]
        note(state, WAITED_AT_POST, horse, needed, 1 if points == needed else 0)
        pass_on(state, NEXT_THROW)
    else:
        state.reachable = reach(pack, state, horse, points)
        state.target = state.length[horse] + points
        if state.reachable == 0:
            jostle(state, horse)
        elif lane_count(state.reachable) == 1:
            go_to(pack, state, first_lane(state.reachable))
        else:
            ask(state, MOVE, state.turn)


def stay_fallen(state: State, horse: int, points: int) -> None:
    """A10.6: a 6 frees a fallen horse for the next turn."""
    if points == SIDES:
        state.fallen[horse] = 0
        note(state, FREED, horse, 0, 0)
    else:
        note(state, STAYS_FALLEN, horse, 0, 0)
    pass_on(state, NEXT_THROW)


def jostle(state: State, horse: int) -> None:
    """A9.7: straight back one length, neither obeying that square nor using its colour."""
    lane = state.lane[horse]
    length = state.length[horse]
    if length > 1 and state.stands[lane][length - 1] == 0:
        put(state, horse, lane, length - 1)
    state.target = 0
    back = length - state.length[horse]
    note_five(state, JOSTLED, horse, lane, state.length[horse], back, 0)
    pass_on(state, NEXT_THROW)


def go_to(pack: Pack, state: State, lane: int) -> None:
    """A9.9: go where the throw leads."""
    horse = state.mover
    target = state.target
    state.target = 0
    state.reachable = 0
    if target > pack.lengths:
        pass_post(state, horse)
        return
    put(state, horse, lane, target)
    note(state, MOVED, horse, lane, target)
    pass_on(state, LANDED)


def pass_post(state: State, horse: int) -> None:
    """A10.5, A10.9, A11.1: home, unless a Disadvantage is left; the third one ends the race."""
    take_off(state, horse)
    if is_disqualified(state, state.turn):
        state.status[horse] = DISQUALIFIED
        note(state, DISQUALIFIED_AT_POST, horse, 0, 0)
    else:
        state.status[horse] = HOME
        state.arrived += 1
        state.arrival[horse] = state.arrived
        note(state, PAST_POST, horse, state.arrived, 0)
    pass_on(state, SETTLE if state.arrived == PLACES else NEXT_THROW)


def is_disqualified(state: State, seat: int) -> bool:
    """A10.5: would a horse of this seat come home in vain, with a Disadvantage held?"""
    return state.disadvantages[seat] > 0


def list_lanes(state: State, first: int, moves: Money, found: int) -> int:
    """List the lanes that can be reached, from the inside; the post comes first."""
    for lane in range(LANES + 1):
        if (state.reachable >> lane) & 1 == 1:
            moves[found] = first + lane
            found += 1
    return found


def list_throw(state: State, moves: Money) -> int:
    """List where a throw may lead."""
    return list_lanes(state, lane_move(0), moves, 0)


def list_inscription(state: State, moves: Money) -> int:
    """List where an inscription may lead."""
    return list_lanes(state, inscription_move(0), moves, 0)


def list_colour(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List staying, dropping a Disadvantage and going on."""
    moves[0] = PASS_MOVE
    found = 1
    own = on_own_colour(pack, state, state.mover)
    if state.disadvantages[seat] > 0:
        moves[found] = DROP_MOVE if own else DROP_WITH_ADVANTAGE_MOVE
        found += 1
    return list_lanes(state, onward_move(0) if own else advantage_move(0), moves, found)


def list_whose(moves: Money) -> int:
    """List the favourite, then the next other horse."""
    moves[0] = FOR_FAVOURITE_MOVE
    moves[1] = FOR_NEXT_MOVE
    return 2


def whose_refusal(move: int) -> int:
    """A8.2: the favourite or the next other horse."""
    return ALLOWED if move == FOR_FAVOURITE_MOVE or move == FOR_NEXT_MOVE else ASKED_OTHERWISE


def lane_refusal(pack: Pack, state: State, move: int) -> int:
    """A9.9: may the throw end there?"""
    if move < FIRST_LANE_MOVE or move > FIRST_LANE_MOVE + LANES:
        return ASKED_OTHERWISE
    return barred(pack, state, state.mover, state.die[0], move - FIRST_LANE_MOVE)


def next_holder(pack: Pack, state: State) -> None:
    """A10.16: from the left, each holder of the report may be made one offer."""
    state.asked += 1
    if state.asked == state.seats or state.purse[state.turn] < pack.money_step:
        go_without_report(state)
        return
    holder = after(state, state.turn, state.asked)
    if state.kept[holder][state.needed] > 0:
        state.holder = holder
        ask(state, NEED, state.turn)


def make_need_offer(state: State, seat: int, move: int) -> None:
    """A10.16: offer money for the report, or go on to the next holder."""
    if move == PASS_MOVE:
        pass_on(state, NEXT_HOLDER)
        return
    state.price_offered = francs_of(move)
    note_five(
        state,
        NEED_OFFERED,
        seat,
        state.holder,
        state.price_offered,
        state.needed,
        state.mover,
    )
    ask(state, NEED_ANSWER, state.holder)


def answer_need(state: State, seat: int, move: int) -> None:
    """A10.16: the holder accepts or declines."""
    francs = state.price_offered
    state.price_offered = 0
    if move != ACCEPT_MOVE:
        note(state, NEED_DECLINED, state.turn, seat, 0)
        pass_on(state, NEXT_HOLDER)
        return
    pay(state, state.turn, seat, francs)
    state.kept[seat][state.needed] -= 1
    state.kept[state.turn][state.needed] += 1
    note_five(state, NEED_ACCEPTED, state.turn, seat, francs, state.needed, 0)
    give_up_report(state)


def list_need_offers(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List no offer, then offers up the ladder."""
    moves[0] = PASS_MOVE
    step = pack.money_step
    most = state.purse[seat] - state.purse[seat] % step
    return list_amounts(FIRST_NEED_MOVE, step, most, step, moves, 1)


def need_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A10.16: may this be offered for the report?"""
    if move == PASS_MOVE:
        return ALLOWED
    if block_of(move) != FIRST_NEED_MOVE:
        return ASKED_OTHERWISE
    code = amount_refusal(francs_of(move), pack.money_step)
    if code != ALLOWED:
        return code
    return MONEY_ABOVE_MEANS if francs_of(move) > state.purse[seat] else ALLOWED
