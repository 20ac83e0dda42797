"""What a race caller sees beyond single moves: who leads, the bend and the straight."""

from hippodrome.engine.noting import note
from hippodrome.games.ascot.events import (
    INTO_BEND,
    INTO_STRAIGHT,
    LEADS,
)
from hippodrome.games.ascot.phases import DIE, NEED_ANSWER
from hippodrome.games.ascot.state import RUNNING, Pack, State


def in_race(state: State) -> bool:
    """Does the race wait for a throw or for a decision about one?"""
    return DIE <= state.phase <= NEED_ANSWER


def foremost(pack: Pack, state: State) -> int:
    """Give the furthest length a running horse has reached."""
    front = 0
    for horse in range(1, pack.horses + 1):
        if state.status[horse] == RUNNING and state.length[horse] > front:
            front = state.length[horse]
    return front


def lone_leader(pack: Pack, state: State) -> int:
    """Give the horse in front of all others, standing, or 0."""
    front = foremost(pack, state)
    leader = 0
    for horse in range(1, pack.horses + 1):
        if state.status[horse] == RUNNING and state.length[horse] == front:
            if leader != 0:
                return 0
            leader = horse
    return 0 if leader == 0 or state.fallen[leader] == 1 else leader


def note_progress(pack: Pack, state: State, front: int, leader: int) -> None:
    """Note the bend, the straight or a new leader, given how the field stood before."""
    now = lone_leader(pack, state)
    if state.arrived > 0 or state.over == 1 or now == 0:
        return
    ahead = foremost(pack, state)
    if front <= pack.bend < ahead:
        note(state, INTO_BEND, now, 0, 0)
    elif front < pack.whip <= ahead:
        note(state, INTO_STRAIGHT, now, 0, 0)
    elif state.rounds > 1 and now != leader:  # nobody leads anything in the first round
        note(state, LEADS, now, 0, 0)
