"""A10: what squares of the race do: colours, Advantages, inscriptions and reports in need."""

from hippodrome.engine.noting import note
from hippodrome.games.ascot.events import (
    ADVANTAGE_SPENT,
    DISADVANTAGE_DROPPED,
    FELL,
    INSCRIBED,
    LED_BY_INSCRIPTION,
    NOTHING_DOING,
    OUT_OF_RACE,
    REPORT_GIVEN_UP,
    WENT_ON,
)
from hippodrome.games.ascot.moves import (
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    FIRST_ADVANTAGE_MOVE,
    FIRST_INSCRIPTION_MOVE,
    FIRST_ONWARD_MOVE,
    PASS_MOVE,
)
from hippodrome.games.ascot.phases import COLOUR, INSCRIPTION, LANDED, NEXT_HOLDER, NEXT_THROW
from hippodrome.games.ascot.rules.holding import ask, owe, pass_on
from hippodrome.games.ascot.rules.lanes import (
    barred,
    farthest,
    first_lane,
    lane_count,
    put,
    reach,
    take_off,
)
from hippodrome.games.ascot.rules.reasons import (
    ALLOWED,
    ASKED_OTHERWISE,
    LANE_NOT_ASKED_FOR,
    NO_ADVANTAGE,
    NO_DISADVANTAGE,
    NOT_OWN_COLOUR,
    OWN_COLOUR,
)
from hippodrome.games.ascot.state import (
    ANY_COLOUR,
    BLUE,
    BRIDLE,
    BROKEN_BRIDLE,
    BURST_VESSEL,
    ELIMINATED,
    FALLS,
    FOR_RACE,
    INSIDE_LANE,
    INSIDE_LANES,
    LANES,
    MOVE_BACK,
    MOVE_ON,
    NO_COLOUR,
    NOBODY,
    OUTSIDE_LANE,
    OUTSIDE_LANES,
    OVERTAKE,
    PAY_TO_BANK,
    PLAIN,
    SURE_FOOTED,
    VESSELS,
    WHIP,
    Pack,
    State,
)

ALL_LANES = (1 << (LANES + 1)) - 2


def square_of(pack: Pack, state: State, horse: int) -> int:
    """Give the kind of square a horse stands on; at the start it is none."""
    if state.length[horse] == 0:
        return PLAIN
    return pack.square[state.lane[horse]][state.length[horse]]


def is_colour(square: int) -> bool:
    """A10.17: is this a colour, or the white square that stands for one?"""
    return NO_COLOUR < square <= BLUE or square == ANY_COLOUR


def is_white(square: int) -> bool:
    """A10.6: does this square give an order?"""
    return square > BLUE and square != ANY_COLOUR and square != WHIP


def land(pack: Pack, state: State) -> None:
    """A10.11: one colour benefit and one inscription a turn, in either order."""
    horse = state.mover
    square = square_of(pack, state, horse)
    if is_colour(square) and state.colour_used == 0 and has_benefit(pack, state, horse):
        prepare_onward(pack, state, horse)
        ask(state, COLOUR, state.turn)
    elif is_white(square) and state.white_used == 0:
        state.white_used = 1
        obey(pack, state, square, pack.reach[state.lane[horse]][state.length[horse]])
    else:
        pass_on(state, NEXT_THROW)


def on_own_colour(pack: Pack, state: State, horse: int) -> bool:
    """A10.1: does a horse stand on its own colour?"""
    return square_of(pack, state, horse) == pack.colour[horse]


def has_benefit(pack: Pack, state: State, horse: int) -> bool:
    """A10.1 to A10.4: is there anything to decide on this colour?"""
    seat = state.turn
    if not on_own_colour(pack, state, horse):
        if state.advantages[seat][pack.colour[horse]] == 0:
            return False
    return state.disadvantages[seat] > 0 or bonus_lengths(pack, state, horse) > 0


def bonus_lengths(pack: Pack, state: State, horse: int) -> int:
    """A10.1, A10.12: how far a horse's colour takes it from where it stands."""
    return farthest(pack, state, horse, pack.bonus[pack.colour[horse]])


def prepare_onward(pack: Pack, state: State, horse: int) -> None:
    """Note where the colour leads."""
    steps = bonus_lengths(pack, state, horse)
    state.target = state.length[horse] + steps
    state.reachable = reach(pack, state, horse, steps)


def use_colour(pack: Pack, state: State, seat: int, move: int) -> None:
    """A10.1 to A10.4: go on, drop a Disadvantage, or stay."""
    horse = state.mover
    lane = 0
    if move == DROP_MOVE or move == DROP_WITH_ADVANTAGE_MOVE:
        state.disadvantages[seat] -= 1
    if move == DROP_WITH_ADVANTAGE_MOVE or move >= FIRST_ADVANTAGE_MOVE:
        state.advantages[seat][pack.colour[horse]] -= 1
        note(state, ADVANTAGE_SPENT, seat, horse, 0)
    if move == DROP_MOVE or move == DROP_WITH_ADVANTAGE_MOVE:
        note(state, DISADVANTAGE_DROPPED, seat, horse, 0)
    elif move != PASS_MOVE:
        first = FIRST_ADVANTAGE_MOVE if move >= FIRST_ADVANTAGE_MOVE else FIRST_ONWARD_MOVE
        lane = move - first
    target = state.target
    state.target = 0
    state.reachable = 0
    state.colour_used = 1
    if lane == 0:
        pass_on(state, NEXT_THROW)
        return
    put(state, horse, lane, target)
    note(state, WENT_ON, horse, lane, target)
    pass_on(state, LANDED)


def colour_refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """A10.1 to A10.4: may the colour be used so?"""
    horse = state.mover
    if move == PASS_MOVE:
        return ALLOWED
    dropping = move == DROP_MOVE or move == DROP_WITH_ADVANTAGE_MOVE
    if not dropping and (move < FIRST_ONWARD_MOVE or move >= FIRST_INSCRIPTION_MOVE):
        return ASKED_OTHERWISE
    with_advantage = move == DROP_WITH_ADVANTAGE_MOVE or move >= FIRST_ADVANTAGE_MOVE
    if with_advantage and on_own_colour(pack, state, horse):
        return OWN_COLOUR
    if with_advantage and state.advantages[seat][pack.colour[horse]] == 0:
        return NO_ADVANTAGE
    if not with_advantage and not on_own_colour(pack, state, horse):
        return NOT_OWN_COLOUR
    if dropping:
        return ALLOWED if state.disadvantages[seat] > 0 else NO_DISADVANTAGE
    first = FIRST_ADVANTAGE_MOVE if with_advantage else FIRST_ONWARD_MOVE
    return barred(pack, state, horse, state.target - state.length[horse], move - first)


def obey(pack: Pack, state: State, square: int, number: int) -> None:
    """A10.6: do what the inscription says."""
    horse = state.mover
    note(state, INSCRIBED, horse, square, number)
    if square == BROKEN_BRIDLE:
        need(state, BRIDLE)
    elif square == BURST_VESSEL:
        need(state, VESSELS)
    elif square == FALLS:
        need(state, SURE_FOOTED)
    elif square == PAY_TO_BANK:
        owe(state, state.turn, NOBODY, number, FOR_RACE, NEXT_THROW)
    elif square == MOVE_BACK:
        move_back(state, horse, number)
    else:
        state.target = state.length[horse] + led_lengths(pack, state, horse, square, number)
        state.reachable = led_lanes(pack, state, horse, square, number)
        follow_inscription(state)


def led_lengths(pack: Pack, state: State, horse: int, square: int, number: int) -> int:
    """A10.12 to A10.14: how many lengths an inscription takes a horse; 0 for nowhere."""
    if square == MOVE_ON:
        return farthest(pack, state, horse, number)
    steps = number
    if square == OVERTAKE:
        here = state.length[horse]
        steps = next_length_ahead(pack, state, here) + 1 - here
    return steps if 0 < steps <= pack.lengths - state.length[horse] else 0


def next_length_ahead(pack: Pack, state: State, here: int) -> int:
    """A10.13: the nearest length ahead of one that holds a horse, or 0."""
    for length in range(here + 1, pack.lengths + 1):
        for lane in range(1, pack.lanes + 1):
            if state.stands[lane][length] != 0:
                return length
    return 0


def led_lanes(pack: Pack, state: State, horse: int, square: int, number: int) -> int:
    """A10.13, A10.14: the lanes an inscription lets a horse end on."""
    steps = led_lengths(pack, state, horse, square, number)
    if steps == 0:
        return 0
    return reach(pack, state, horse, steps) & asked_lanes(pack, square)


def asked_lanes(pack: Pack, square: int) -> int:
    """A10.6: the lanes an inscription speaks of."""
    half = pack.lanes // 2
    if square == INSIDE_LANES:
        return (1 << (half + 1)) - 2
    if square == OUTSIDE_LANES:
        return ((1 << half) - 1) << (pack.lanes - half + 1)
    if square == INSIDE_LANE:
        return 2
    if square == OUTSIDE_LANE:
        return 1 << pack.lanes
    # A10.13 needs no lanes left out: to end just ahead of a horse would be to cut in (A9.4).
    return ALL_LANES


def follow_inscription(state: State) -> None:
    """A10.6: go where it leads; choose only where there is a choice."""
    if state.reachable == 0:
        note(state, NOTHING_DOING, state.mover, 0, 0)
        state.target = 0
        pass_on(state, NEXT_THROW)
    elif lane_count(state.reachable) == 1:
        be_led(state, first_lane(state.reachable))
    else:
        ask(state, INSCRIPTION, state.turn)


def be_led(state: State, lane: int) -> None:
    """A10.11: stand where the inscription led; a colour there may still count."""
    put(state, state.mover, lane, state.target)
    note(state, LED_BY_INSCRIPTION, state.mover, lane, state.target)
    state.target = 0
    state.reachable = 0
    pass_on(state, LANDED)


def inscription_refusal(pack: Pack, state: State, move: int) -> int:
    """A10.6, A10.13, A10.14: may the horse be led there?"""
    if move < FIRST_INSCRIPTION_MOVE or move > FIRST_INSCRIPTION_MOVE + LANES:
        return ASKED_OTHERWISE
    lane = move - FIRST_INSCRIPTION_MOVE
    code = barred(pack, state, state.mover, state.target - state.length[state.mover], lane)
    if code != ALLOWED:
        return code
    return ALLOWED if (state.reachable >> lane) & 1 == 1 else LANE_NOT_ASKED_FOR


def move_back(state: State, horse: int, number: int) -> None:
    """A10.15: straight back as far as the squares are free, never before the first length."""
    lane = state.lane[horse]
    length = state.length[horse]
    for _ in range(number):
        if length > 1 and state.stands[lane][length - 1] == 0:
            length -= 1
    put(state, horse, lane, length)
    note(state, LED_BY_INSCRIPTION, horse, lane, length)
    pass_on(state, LANDED)


def need(state: State, kind: int) -> None:
    """A10.6, A10.16: a report held is given up without asking; else the holders are asked."""
    state.needed = kind
    if state.kept[state.turn][kind] > 0:
        give_up_report(state)
    else:
        state.asked = 0
        pass_on(state, NEXT_HOLDER)


def give_up_report(state: State) -> None:
    """A10.6, A10.7: the report saves the horse, once; a fall is then no fall."""
    state.kept[state.turn][state.needed] -= 1
    note(state, REPORT_GIVEN_UP, state.turn, state.needed, state.mover)
    pass_on(state, NEXT_THROW)


def go_without_report(state: State) -> None:
    """A10.6: eliminated, or fallen until a 6 is thrown."""
    horse = state.mover
    if state.needed == SURE_FOOTED:
        state.fallen[horse] = 1
        note(state, FELL, horse, 0, 0)
    else:
        take_off(state, horse)
        state.status[horse] = ELIMINATED
        note(state, OUT_OF_RACE, horse, 0, 0)
    pass_on(state, NEXT_THROW)
