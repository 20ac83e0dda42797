"""Before the race: what is run, and the deal (T1.6, T2.2, T3.1, T7.3)."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.ticket.events import CARDS_DEALT, RACE_CHOSEN
from hippodrome.games.ticket.moves import (
    COURSE_FLAT,
    COURSE_HARNESS,
    COURSE_HEDGES,
    COURSE_STEEPLE,
    COURSES,
    FIRST_TICKET_MOVE,
    cards_of,
    course_of,
    race_move,
)
from hippodrome.games.ticket.rules.movement import put
from hippodrome.games.ticket.rules.reasons import (
    ALLOWED,
    CARDS_OUT_OF_RANGE,
    FLAT_ONLY,
    RACE_TO_CHOOSE,
)
from hippodrome.games.ticket.state import (
    BOXES,
    CHOOSE,
    COLUMNS,
    DEAL,
    FLAT,
    HAND,
    HARNESS,
    HEDGE_RACE,
    HORSES,
    KINDS,
    LANES,
    NO_CARD,
    PILE,
    PREDICT,
    SEATS,
    STEEPLE,
    Pack,
    State,
)


def clear_track(state: State) -> None:
    """Put away everything that belongs to one race."""
    state.discipline = FLAT
    state.river = 0
    state.cards = 0
    state.left = 0
    state.piled = 0
    for kind in range(KINDS):
        state.deck[kind] = 0
    for seat in range(SEATS):
        state.held[seat] = 0
        state.ruled_out[seat] = 0
        for slot_in_hand in range(HAND):
            state.hand[seat][slot_in_hand] = NO_CARD
        for box in range(BOXES + 1):
            state.ticket[seat][box] = 0
    for card in range(PILE):
        state.pile[card] = 0
    for lane in range(LANES + 2):
        for column in range(COLUMNS + 2):
            state.stands[lane][column] = 0
    for horse in range(HORSES + 1):
        state.lane[horse] = 0
        state.column[horse] = 0
        state.place[horse] = 0


def ask_for_race(state: State) -> None:
    """T3.1: the first player chooses discipline and number of cards."""
    state.race += 1
    state.phase = CHOOSE
    state.turn = state.leader
    state.awaits = 1 << state.leader
    state.spread = 0


def list_races(pack: Pack, state: State, moves: Money) -> int:
    """T3.1, T3.6: every course with every number of cards."""
    found = 0
    for course in range(1 if state.flat_only == 1 else COURSES):
        for cards in range(pack.least_cards, most_cards(pack, state) + 1):
            moves[found] = race_move(course, cards)
            found += 1
    return found


def most_cards(pack: Pack, state: State) -> int:
    """T3.1: the most cards each can be dealt, with as many seats and such a deck."""
    return min(pack.most_cards, pack.deck_size // state.seats)


def race_refusal(pack: Pack, state: State, move: int) -> int:
    """T3.1, T3.6: may the first player choose this race?"""
    if move >= FIRST_TICKET_MOVE:
        return RACE_TO_CHOOSE
    if state.flat_only == 1 and course_of(move) != COURSE_FLAT:
        return FLAT_ONLY
    cards = cards_of(move)
    if cards < pack.least_cards or cards > most_cards(pack, state):
        return CARDS_OUT_OF_RANGE
    return ALLOWED


def choose_race(pack: Pack, state: State, seat: int, move: int) -> None:
    """T3.1: the first player's choice is carried out."""
    open_race(pack, state, course_of(move), cards_of(move))
    note_five(state, RACE_CHOSEN, seat, state.race, state.discipline, state.river, state.cards)


def open_race(pack: Pack, state: State, course: int, cards: int) -> None:
    """T1.6, T3.1: line the horses up, a lane each, and shuffle the whole deck anew."""
    clear_track(state)
    state.discipline = discipline_on(course)
    state.river = river_on(pack, course)
    state.cards = cards
    for horse in range(1, pack.horses + 1):
        put(state, horse, horse, pack.start)
    for kind in range(KINDS):
        state.deck[kind] = pack.copies[kind]
    state.left = pack.deck_size
    state.phase = DEAL
    state.awaits = 0
    state.spread = state.left


def discipline_on(course: int) -> int:
    """T7: what is run on a course."""
    if course == COURSE_FLAT:
        return FLAT
    if course == COURSE_HEDGES:
        return HEDGE_RACE
    return HARNESS if course == COURSE_HARNESS else STEEPLE


def river_on(pack: Pack, course: int) -> int:
    """T7.3: the river's column, just before or just after one of the hedges; 0 without river."""
    if course < COURSE_STEEPLE:
        return 0
    where = course - COURSE_STEEPLE
    return pack.hedge[where // 2] + where % 2


def deal(pack: Pack, state: State, outcome: int) -> None:
    """T3.1: one unseen card to the next seat, clockwise from the first player."""
    card = 0
    while outcome >= state.deck[card]:
        outcome -= state.deck[card]
        card += 1
    state.deck[card] -= 1
    seat = (state.leader + pack.deck_size - state.left) % state.seats
    state.left -= 1
    take(state, seat, card)
    if pack.deck_size - state.left == state.seats * state.cards:
        state.phase = PREDICT
        state.spread = 0
        state.awaits = (1 << state.seats) - 1  # T3.2: all at once, in any order
        note(state, CARDS_DEALT, state.cards, 0, 0)
    else:
        state.spread = state.left


def take(state: State, seat: int, card: int) -> None:
    """Put a card into a hand, which is kept in order of kinds."""
    slot_in_hand = state.held[seat]
    while slot_in_hand > 0 and state.hand[seat][slot_in_hand - 1] > card:
        state.hand[seat][slot_in_hand] = state.hand[seat][slot_in_hand - 1]
        slot_in_hand -= 1
    state.hand[seat][slot_in_hand] = card
    state.held[seat] += 1
