"""A horse taken further, and what all at the rails see of it (U1.3, U3, U4, U5, U6.1)."""

from hippodrome.engine.noting import is_noting, note, note_five
from hippodrome.games.auteuil.events import (
    ARRIVED,
    FELL,
    HELD,
    JUMPED,
    LAST_OBSTACLE,
    LEADS,
    MOVED,
    NEW_LAP,
    OUT,
    RAISED,
    STOOD,
    WENT_BACK,
)
from hippodrome.games.auteuil.rules.dice import advance, obstacle_at, post, start_of
from hippodrome.games.auteuil.rules.money import placed
from hippodrome.games.auteuil.state import Pack, State


def run(pack: Pack, state: State, seat: int, horse: int, points: int) -> None:
    """U3.1, U5.1, U5.4: give a horse a die, a square or the fourth six."""
    if not is_noting(state):
        advance(pack, state, seat, horse, points)
        return
    stood = state.squares[horse]
    start = start_of(pack, state, horse)
    was_down = state.fallen[horse] != 0
    front = state.squares[foremost(pack, state)]
    leader = lone_leader(pack, state)
    advance(pack, state, seat, horse, points)
    note_five(state, MOVED, seat, state.phase, points, horse, start)
    if was_down:
        note(state, RAISED, horse, obstacle_at(pack, stood), state.phase)
    if start != stood:
        note(state, WENT_BACK, horse, stood - start, start % pack.lap)
    note_end(pack, state, horse, start)
    if state.arrived[1] == 0:
        note_progress(pack, state, horse, front, leader)


def note_end(pack: Pack, state: State, horse: int, start: int) -> None:
    """U4, U6.1: over what a horse went, and whether it fell, is out of the race or arrived."""
    end = state.squares[horse]
    passed = obstacles_between(pack, start, end)
    if passed > 0:
        note(state, JUMPED, horse, passed, 0)
    if state.fallen[horse] != 0:
        note(state, FELL, horse, obstacle_at(pack, end), 0)
    elif end < post(pack) and obstacle_at(pack, end) != 0 and state.out[horse] == 0:
        note(state, STOOD, horse, obstacle_at(pack, end), 0)
    if state.held[horse] != 0:
        note(state, HELD, horse, obstacle_at(pack, end), 0)
    if state.out[horse] != 0:
        note(state, OUT, horse, obstacle_at(pack, end), 0)
    if end == post(pack):
        note(state, ARRIVED, horse, placed(state, horse), 0)


def note_progress(pack: Pack, state: State, horse: int, front: int, leader: int) -> None:
    """U1.3: a new lap, the last obstacle passed, a new leader; `front` is how far the first was."""
    end = state.squares[horse]
    if end // pack.lap > front // pack.lap:
        note(state, NEW_LAP, horse, end // pack.lap + 1, pack.laps)
    if front <= last_obstacle(pack) < end:
        note(state, LAST_OBSTACLE, horse, 0, 0)
    leads = lone_leader(pack, state)
    if leads != 0 and leads != leader:
        note(state, LEADS, leads, 0, 0)


def obstacles_between(pack: Pack, start: int, end: int) -> int:
    """U4.1: count the obstacles strictly between two squares."""
    passed = 0
    for square in range(start + 1, end):
        if obstacle_at(pack, square) != 0:
            passed += 1
    return passed


def last_obstacle(pack: Pack) -> int:
    """U1.3: the square of the last obstacle before the post, or one nobody passes."""
    for behind in range(1, post(pack)):
        if obstacle_at(pack, post(pack) - behind) != 0:
            return post(pack) - behind
    return post(pack)


def foremost(pack: Pack, state: State) -> int:
    """Give the horse in the race that has come furthest, the lowest number of several."""
    first = 0
    for horse in range(1, pack.horses + 1):
        if state.out[horse] == 0 and (first == 0 or state.squares[horse] > state.squares[first]):
            first = horse
    return first


def lone_leader(pack: Pack, state: State) -> int:
    """Give the horse in front of all others, or 0."""
    first = foremost(pack, state)
    for horse in range(first + 1, pack.horses + 1):
        if state.out[horse] == 0 and state.squares[horse] == state.squares[first]:
            return 0
    return first
