"""Before the race: what is run, the line-up and the deal (T1.6, T2.2, T3.1, T3.6, T7.3)."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note, note_five
from hippodrome.games.ticket.events import (
    CARDS_DEALT,
    CARDS_RESHUFFLED,
    LANE_DRAWN,
    LINED_UP,
    RACE_CHOSEN,
    TICKETS_SEALED,
)
from hippodrome.games.ticket.moves import (
    COURSE_FLAT,
    COURSE_HARNESS,
    COURSE_HEDGES,
    COURSE_STEEPLE,
    COURSES,
    card_of,
    cards_of,
    course_of,
    is_race,
    is_sealed,
    race_move,
    sealed_race_move,
)
from hippodrome.games.ticket.rules.movement import put
from hippodrome.games.ticket.rules.reasons import (
    ALLOWED,
    CARDS_OUT_OF_RANGE,
    FLAT_ONLY,
    NOT_HIDDEN_BY_RACE,
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
    HIDDEN_BY_RACE,
    HORSES,
    KINDS,
    LANES,
    LANES_DRAWN,
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
    state.sealed = 0
    state.piled = 0
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


def clear_cards(state: State) -> None:
    """Leave no card anywhere, as before the first race."""
    state.left = 0
    for kind in range(KINDS):
        state.deck[kind] = 0
        state.spent[kind] = 0


def ask_for_race(state: State) -> None:
    """T3.1: the first player chooses discipline and number of cards."""
    state.race += 1
    state.phase = CHOOSE
    state.turn = state.leader
    state.awaits = 1 << state.leader
    state.spread = 0


def list_races(pack: Pack, state: State, moves: Money) -> int:
    """T3.1, T3.6: every course with every number of cards, then the same with hidden tickets."""
    found = 0
    for course in range(1 if state.flat_only == 1 else COURSES):
        for cards in range(pack.least_cards, most_cards(pack, state) + 1):
            moves[found] = race_move(course, cards)
            found += 1
    if state.hidden == HIDDEN_BY_RACE:
        open_ones = found
        for index in range(open_ones):
            moves[found] = sealed_race_move(course_of(moves[index]), cards_of(moves[index]))
            found += 1
    return found


def most_cards(pack: Pack, state: State) -> int:
    """T3.1: the most cards each can be dealt, with as many seats and such a deck."""
    return min(pack.most_cards, pack.deck_size // state.seats)


def race_refusal(pack: Pack, state: State, move: int) -> int:
    """T3.1, T3.6: may the first player choose this race?"""
    if not is_race(move):
        return RACE_TO_CHOOSE
    if is_sealed(move) and state.hidden != HIDDEN_BY_RACE:
        return NOT_HIDDEN_BY_RACE
    if state.flat_only == 1 and course_of(move) != COURSE_FLAT:
        return FLAT_ONLY
    cards = cards_of(move)
    if cards < pack.least_cards or cards > most_cards(pack, state):
        return CARDS_OUT_OF_RANGE
    return ALLOWED


def choose_race(pack: Pack, state: State, seat: int, move: int) -> None:
    """T3.1, T3.6: the first player's choice is carried out."""
    reshuffled = gather_cards(pack, state, cards_of(move))
    clear_track(state)
    state.discipline = discipline_on(course_of(move))
    state.river = river_on(pack, course_of(move))
    state.cards = cards_of(move)
    state.awaits = 0
    note_five(state, RACE_CHOSEN, seat, state.race, state.discipline, state.river, state.cards)
    if is_sealed(move):
        state.sealed = 1
        note(state, TICKETS_SEALED, 0, 0, 0)
    if reshuffled and state.deal_on == 1 and state.race > 1:
        note(state, CARDS_RESHUFFLED, 0, 0, 0)
    line_up(pack, state)


def gather_cards(pack: Pack, state: State, cards: int) -> bool:
    """T3.1: shuffle the whole deck anew, unless what is left is dealt on; give whether it was."""
    if state.deal_on == 1 and state.race > 1 and state.left >= state.seats * cards:
        for index in range(state.piled):
            state.spent[card_of(state.pile[index])] += 1
        return False
    for kind in range(KINDS):
        state.deck[kind] = pack.copies[kind]
        state.spent[kind] = 0
    state.left = pack.deck_size
    return True


def line_up(pack: Pack, state: State) -> None:
    """T1.6: horse n takes lane n, or lots are drawn for the lanes."""
    if state.drawn_lanes == 1:
        state.phase = LANES_DRAWN
        state.spread = pack.horses
        return
    for horse in range(1, pack.horses + 1):
        put_at_start(pack, state, horse, horse)
    begin_deal(state)


def put_at_start(pack: Pack, state: State, horse: int, lane: int) -> None:
    """T1.5, T1.6: stand a horse on the square that its lane starts from."""
    put(state, horse, lane, pack.start + pack.stagger[lane])


def draw_lane(pack: Pack, state: State, outcome: int) -> None:
    """T1.6: the next lane, from the left rail on, goes to one of the horses without a lane."""
    lane = pack.horses - state.spread + 1
    put_at_start(pack, state, unplaced_horse(pack, state, outcome), lane)
    state.spread -= 1
    if state.spread > 1:
        return
    # One horse is left, and one lane: there is nothing to draw.
    put_at_start(pack, state, unplaced_horse(pack, state, 0), pack.horses)
    for taken in range(1, pack.horses + 1):
        horse = state.stands[taken][pack.start + pack.stagger[taken]]
        note(state, LANE_DRAWN, horse, taken, 0)
    note(state, LINED_UP, 0, 0, 0)
    begin_deal(state)


def unplaced_horse(pack: Pack, state: State, number: int) -> int:
    """Give one of the horses without a lane, counted from 0 in their own order."""
    horse = 1
    while state.lane[horse] != 0 or number > 0:
        if state.lane[horse] == 0:
            number -= 1
        horse += 1
    return horse


def begin_deal(state: State) -> None:
    """T3.1: the first card goes to the first player."""
    state.phase = DEAL
    state.turn = state.leader
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


def deal(state: State, outcome: int) -> None:
    """T3.1: one unseen card to the next seat, clockwise from the first player."""
    deal_card(state, outcome)
    if state.left == 1 and state.held[state.turn] < state.cards:
        deal_card(state, 0)  # the last of all cards: there is nothing to draw
    if state.held[state.turn] == state.cards:
        state.phase = PREDICT
        state.spread = 0
        state.awaits = (1 << state.seats) - 1  # T3.2: all at once, in any order
        note(state, CARDS_DEALT, state.cards, 0, 0)
    else:
        state.spread = state.left


def deal_card(state: State, outcome: int) -> None:
    """Give the seat whose turn it is a card of the deck."""
    card = 0
    while outcome >= state.deck[card]:
        outcome -= state.deck[card]
        card += 1
    state.deck[card] -= 1
    state.left -= 1
    take(state, state.turn, card)
    state.turn = (state.turn + 1) % state.seats


def take(state: State, seat: int, card: int) -> None:
    """Put a card into a hand, which is kept in order of kinds."""
    slot_in_hand = state.held[seat]
    while slot_in_hand > 0 and state.hand[seat][slot_in_hand - 1] > card:
        state.hand[seat][slot_in_hand] = state.hand[seat][slot_in_hand - 1]
        slot_in_hand -= 1
    state.hand[seat][slot_in_hand] = card
    state.held[seat] += 1
