"""Cards in hand and on the pile (T3.4, T4.9)."""

from hippodrome.engine.noting import is_noting, note, note_five
from hippodrome.games.ticket.events import (
    CARD_DISCARDED,
    FEW_CARDS_LEFT,
    HORSE_YIELDS,
    JOKER_PLAYED,
    LEAD_TAKEN,
    LINE_CROSSED,
    PAIR_PLAYED,
    PAIR_STAYS,
    SINGLE_PLAYED,
)
from hippodrome.games.ticket.moves import (
    FIRST_JOKER_MOVE,
    FIRST_PAIR_MOVE,
    FIRST_SINGLE_MOVE,
    card_of,
    mover_of,
)
from hippodrome.games.ticket.rules.finish import end_race
from hippodrome.games.ticket.rules.movement import carry_out, lone_leader, playable, square_of
from hippodrome.games.ticket.state import (
    FIRST_PAIR,
    KINDS,
    LAST_CARDS,
    NO_CARD,
    PAIR_HIGH,
    PAIR_LOW,
    ROW,
    Pack,
    State,
)


def holds(state: State, seat: int, card: int) -> bool:
    """Is this card in that hand?"""
    for slot_in_hand in range(state.held[seat]):
        if state.hand[seat][slot_in_hand] == card:
            return True
    return False


def stuck(pack: Pack, state: State, seat: int) -> bool:
    """T4.9: has none of a seat's cards a legal move?"""
    for slot_in_hand in range(state.held[seat]):
        if playable(pack, state, state.hand[seat][slot_in_hand]):
            return False
    return True


def play_card(pack: Pack, state: State, seat: int, move: int) -> None:
    """T3.4: spend a card, move a horse, and pass the turn clockwise."""
    if move < FIRST_SINGLE_MOVE:
        remember_ruled_out(pack, state, seat)
        note(state, CARD_DISCARDED, seat, card_of(move), 0)
    else:
        move_horses(pack, state, seat, move)
    spend(state, seat, card_of(move))
    state.pile[state.piled] = move
    state.piled += 1
    left = state.seats * state.cards - state.piled
    if left == 0:
        end_race(pack, state)
    else:
        if left <= LAST_CARDS:
            note(state, FEW_CARDS_LEFT, left, 0, 0)
        state.turn = (seat + 1) % state.seats
        state.awaits = 1 << state.turn


def move_horses(pack: Pack, state: State, seat: int, move: int) -> None:
    """T4: carry a card move out, and say who went where, who made room and who leads now."""
    mover = mover_of(move)
    if mover == 0:
        pair = card_of(move) - FIRST_PAIR
        note(state, PAIR_STAYS, seat, PAIR_LOW[pair], PAIR_HIGH[pair])
        return
    if not is_noting(state):
        carry_out(pack, state, move)
        return
    led = lone_leader(pack, state)
    start = square_of(state, mover)
    displaced = carry_out(pack, state, move)
    end = square_of(state, mover)
    played = PAIR_PLAYED
    if move < FIRST_PAIR_MOVE:
        played = SINGLE_PLAYED if move < FIRST_JOKER_MOVE else JOKER_PLAYED
    note_five(state, played, seat, card_of(move), mover, start, end)
    if displaced != 0:
        note(state, HORSE_YIELDS, displaced, square_of(state, displaced), 0)
        if state.column[displaced] > pack.line >= end % ROW:
            note(state, LINE_CROSSED, displaced, 0, 0)
    if end % ROW > pack.line >= start % ROW:
        note(state, LINE_CROSSED, mover, 0, 0)
    if displaced == 0 and start % ROW == end % ROW:
        return  # sideways: all are as far as before
    leads = lone_leader(pack, state)
    if leads != 0 and leads != led:
        note(state, LEAD_TAKEN, leads, 0, 0)


def spend(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    slot_in_hand = 0
    while state.hand[seat][slot_in_hand] != card:
        slot_in_hand += 1
    state.held[seat] -= 1
    while slot_in_hand < state.held[seat]:
        state.hand[seat][slot_in_hand] = state.hand[seat][slot_in_hand + 1]
        slot_in_hand += 1
    state.hand[seat][slot_in_hand] = NO_CARD


def remember_ruled_out(pack: Pack, state: State, seat: int) -> None:
    """T4.9: who throws a card away shows to hold none that could have been played."""
    for kind in range(KINDS):
        if pack.copies[kind] > 0 and playable(pack, state, kind):
            state.ruled_out[seat] |= 1 << kind
