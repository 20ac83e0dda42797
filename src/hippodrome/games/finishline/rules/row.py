"""The row of horses: who is where, and how one goes forward, back or out (F4).

Rows run from the back to the front. In a dead heat the two in front share one place; the one
listed last lies below the other.
"""

from hippodrome.games.finishline.moves import (
    ORDER_BACK,
    ORDER_FRONT,
    ORDER_MIDDLE,
)
from hippodrome.games.finishline.state import LEVEL, NOBODY, State

OUT = -1
"""The index of a horse that is not in the row."""


def index_in_row(state: State, horse: int) -> int:
    """Give where a horse stands, 0 at the back, or OUT."""
    for index in range(state.running):
        if state.row[index] == horse:
            return index
    return OUT


def shares_the_lead(state: State, index: int) -> bool:
    """F4.2: does the horse at this index stand level with another?"""
    return state.level == 1 and index >= state.running - LEVEL


def leads_alone(state: State, index: int) -> bool:
    """F4.1: is the horse at this index the leader, with nobody level?"""
    return state.level == 0 and index == state.running - 1


def places_ahead(state: State, index: int) -> int:
    """F4.7: how many places lie in front of a horse, level horses counted as one."""
    if state.level == 0:
        return state.running - 1 - index
    return max(0, state.running - LEVEL - index)


def places_behind(state: State, index: int) -> int:
    """F4.7: how many places lie behind a horse; level horses stand behind nobody."""
    return state.running - LEVEL if shares_the_lead(state, index) else index


def shift(state: State, start: int, end: int) -> None:
    """Take the horse at one index to another; those between close up."""
    horse = state.row[start]
    index = start
    while index < end:
        state.row[index] = state.row[index + 1]
        index += 1
    while index > end:
        state.row[index] = state.row[index - 1]
        index -= 1
    state.row[end] = horse


def advance(state: State, horse: int) -> None:
    """F4.1 to F4.4: one place forward; going in front of level horses parts them."""
    index = index_in_row(state, horse)
    if places_ahead(state, index) <= 1:
        # The upper one stays behind the lower one, as they are listed (F4.4).
        shift(state, index, state.running - 1)
        state.level = 0
    else:
        shift(state, index, index + 1)


def drop_back(state: State, horse: int) -> None:
    """F5.8: two places back; one of two level horses drops behind the next two places."""
    index = index_in_row(state, horse)
    end = places_behind(state, index) - 2
    if shares_the_lead(state, index):
        state.level = 0
    shift(state, index, end)


def take_out(state: State, horse: int) -> None:
    """F4.6: a horse leaves and the row closes up; one of two level horses leaves one alone."""
    index = index_in_row(state, horse)
    if shares_the_lead(state, index):
        state.level = 0
    shift(state, index, state.running - 1)
    state.running -= 1
    state.row[state.running] = NOBODY


def rearrange(state: State, back: int, order: int) -> None:
    """F5.7, F5.14: three neighbours in another order, one behind the other."""
    first = state.row[back]
    second = state.row[back + 1]
    third = state.row[back + 2]
    if shares_the_lead(state, back + 2):
        state.level = 0
    state.row[back] = one_of_three(first, second, third, ORDER_BACK[order])
    state.row[back + 1] = one_of_three(first, second, third, ORDER_MIDDLE[order])
    state.row[back + 2] = one_of_three(first, second, third, ORDER_FRONT[order])


def one_of_three(first: int, second: int, third: int, which: int) -> int:
    """Give the first, second or third of three horses."""
    if which == 0:
        return first
    return second if which == 1 else third
