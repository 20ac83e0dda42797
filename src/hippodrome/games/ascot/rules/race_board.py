"""The race and its reckoning: who carries out, lists and judges what in which phase."""

from hippodrome.engine.fields import Money
from hippodrome.games.ascot.moves import FIRST_INSCRIPTION_MOVE, FIRST_LANE_MOVE
from hippodrome.games.ascot.phases import (
    COLOUR,
    INSCRIPTION,
    LANDED,
    MOVE,
    NEED,
    NEXT_HOLDER,
    NEXT_RACER,
    NEXT_THROW,
    OPEN_RACE,
    WHOSE,
)
from hippodrome.games.ascot.rules.racing import (
    answer_need,
    choose_whose,
    go_to,
    lane_refusal,
    list_colour,
    list_inscription,
    list_need_offers,
    list_throw,
    list_whose,
    make_need_offer,
    need_refusal,
    next_holder,
    next_racer,
    next_throw,
    open_race,
    whose_refusal,
)
from hippodrome.games.ascot.rules.reckoning import settle
from hippodrome.games.ascot.rules.squares import (
    be_led,
    colour_refusal,
    inscription_refusal,
    land,
    use_colour,
)
from hippodrome.games.ascot.state import Pack, State


def pass_in_race(pack: Pack, state: State) -> None:
    """Carry out a phase of the race or the reckoning that asks nobody."""
    if state.phase == OPEN_RACE:
        open_race(pack, state)
    elif state.phase == NEXT_RACER:
        next_racer(pack, state)
    elif state.phase == NEXT_THROW:
        next_throw(pack, state)
    elif state.phase == LANDED:
        land(pack, state)
    elif state.phase == NEXT_HOLDER:
        next_holder(pack, state)
    else:
        settle(pack, state)


def play_in_race(pack: Pack, state: State, seat: int, move: int) -> None:
    """Carry out a move of the race."""
    phase = state.phase
    if phase == WHOSE:
        choose_whose(pack, state, move)
    elif phase == MOVE:
        go_to(pack, state, move - FIRST_LANE_MOVE)
    elif phase == COLOUR:
        use_colour(pack, state, seat, move)
    elif phase == INSCRIPTION:
        be_led(state, move - FIRST_INSCRIPTION_MOVE)
    elif phase == NEED:
        make_need_offer(state, seat, move)
    else:
        answer_need(state, seat, move)


def menu_in_race(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List the moves of the race."""
    phase = state.phase
    if phase == WHOSE:
        return list_whose(moves)
    if phase == MOVE:
        return list_throw(state, moves)
    if phase == COLOUR:
        return list_colour(pack, state, seat, moves)
    if phase == INSCRIPTION:
        return list_inscription(state, moves)
    return list_need_offers(pack, state, seat, moves)


def refusal_in_race(pack: Pack, state: State, seat: int, move: int) -> int:
    """Judge a move of the race."""
    phase = state.phase
    if phase == WHOSE:
        return whose_refusal(move)
    if phase == MOVE:
        return lane_refusal(pack, state, move)
    if phase == COLOUR:
        return colour_refusal(pack, state, seat, move)
    if phase == INSCRIPTION:
        return inscription_refusal(pack, state, move)
    return need_refusal(pack, state, seat, move)
