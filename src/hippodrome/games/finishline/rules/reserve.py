"""The reserve: which dice may be taken, and when (F1.2, F3.1 to F3.3)."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note
from hippodrome.games.finishline.events import DICE_OUT, LAST_DIE
from hippodrome.games.finishline.moves import (
    FIRST_HANDFUL_MOVE,
    FIRST_TAKE_MOVE,
    HANDFULS_OF_THREE,
    THREE_FIRST,
    THREE_SECOND,
    THREE_THIRD,
    handful_move,
    take_move,
)
from hippodrome.games.finishline.rules.reasons import (
    ALLOWED,
    NO_SUCH_DICE_LEFT,
    ONE_COLOUR_ONLY,
    ONE_TO_TAKE,
    THREE_TO_TAKE,
    YELLOW_TOO_EARLY,
)
from hippodrome.games.finishline.state import COLOURS, FRONT, NO_DIE, YELLOW, Pack, State

PASSED_ON = FRONT - 1
"""Dice that come from the player before (F3.1)."""


def lay_out_dice(pack: Pack, state: State) -> None:
    """F1.2: all dice lie in the reserve, but for those put aside with two players."""
    for colour in range(COLOURS):
        state.reserve[colour] = dice_in_play(pack, state, colour)


def dice_in_play(pack: Pack, state: State, colour: int) -> int:
    """F1.2: how many dice of a colour this table plays with."""
    return pack.dice[colour] - (pack.aside[colour] if state.seats == 2 else 0)


def reserve_size(state: State) -> int:
    """Count the dice in the reserve."""
    total = 0
    for colour in range(COLOURS):
        total += state.reserve[colour]
    return total


def open_dice(state: State, colour: int) -> int:
    """F3.3: how many dice of a colour may be taken now."""
    return 0 if colour == YELLOW and state.home == 0 else state.reserve[colour]


def open_dice_of_others(state: State, colour: int) -> int:
    """F3.2: how many dice of all other colours may be taken now."""
    total = 0
    for other in range(COLOURS):
        if other != colour:
            total += open_dice(state, other)
    return total


def take_refusal(state: State, move: int) -> int:
    """F3.1 to F3.3: may these dice be taken?"""
    if state.front[0] == NO_DIE:
        if move < FIRST_HANDFUL_MOVE:
            return THREE_TO_TAKE
        return handful_refusal(state, move - FIRST_HANDFUL_MOVE)
    if move >= FIRST_HANDFUL_MOVE:
        return ONE_TO_TAKE
    colour = move - FIRST_TAKE_MOVE
    if state.reserve[colour] == 0:
        return NO_SUCH_DICE_LEFT
    if open_dice(state, colour) == 0:
        return YELLOW_TOO_EARLY
    for die in range(PASSED_ON):
        if state.front[die] != colour:
            return ALLOWED
    return ONE_COLOUR_ONLY if open_dice_of_others(state, colour) > 0 else ALLOWED


def handful_refusal(state: State, handful: int) -> int:
    """F3.1 to F3.3: may the first player take these three?"""
    for colour in range(COLOURS):
        if dice_in_handful(handful, colour) > state.reserve[colour]:
            return NO_SUCH_DICE_LEFT
    for colour in range(COLOURS):
        if dice_in_handful(handful, colour) > open_dice(state, colour):
            return YELLOW_TOO_EARLY
    if THREE_FIRST[handful] != THREE_THIRD[handful]:
        return ALLOWED  # handfuls are in order of colour
    colour = THREE_FIRST[handful]
    return ONE_COLOUR_ONLY if open_dice_of_others(state, colour) > 0 else ALLOWED


def dice_in_handful(handful: int, colour: int) -> int:
    """Count the dice of a colour in a handful of three."""
    found = 0
    if THREE_FIRST[handful] == colour:
        found += 1
    if THREE_SECOND[handful] == colour:
        found += 1
    if THREE_THIRD[handful] == colour:
        found += 1
    return found


def list_takes(state: State, moves: Money) -> int:
    """F3.1: every handful, or every colour, that may be taken."""
    found = 0
    if state.front[0] == NO_DIE:
        for handful in range(HANDFULS_OF_THREE):
            if handful_refusal(state, handful) == ALLOWED:
                moves[found] = handful_move(handful)
                found += 1
        return found
    for colour in range(COLOURS):
        if take_refusal(state, take_move(colour)) == ALLOWED:
            moves[found] = take_move(colour)
            found += 1
    return found


def take_dice(state: State, seat: int, move: int) -> None:
    """F3.1: dice go from the reserve before the player, who keeps them in order of colour."""
    note(state, DICE_OUT, seat, move - FIRST_TAKE_MOVE, 0)
    if move >= FIRST_HANDFUL_MOVE:
        handful = move - FIRST_HANDFUL_MOVE
        put_in_front(state, THREE_FIRST[handful], 0)
        put_in_front(state, THREE_SECOND[handful], 1)
        put_in_front(state, THREE_THIRD[handful], PASSED_ON)
    else:
        put_in_front(state, move - FIRST_TAKE_MOVE, PASSED_ON)
    if reserve_size(state) == 0:
        note(state, LAST_DIE, 0, 0, 0)


def put_in_front(state: State, colour: int, die: int) -> None:
    """Take one die; equal colours lie side by side, so it never matters which of them is used."""
    state.reserve[colour] -= 1
    while die > 0 and state.front[die - 1] > colour:
        state.front[die] = state.front[die - 1]
        die -= 1
    state.front[die] = colour
