"""The doors of the room: how a meeting of Ticket Gagnant goes (T2, T3), cited by paragraph."""

from hippodrome.engine.fields import Money
from hippodrome.games.ticket.moves import (
    COURSE_FLAT,
    COURSE_HARNESS,
    COURSE_HEDGES,
    COURSE_STEEPLE,
    COURSES,
    FIRST_DISCARD_MOVE,
    FIRST_SINGLE_MOVE,
    FIRST_TICKET_MOVE,
    SLOTS,
    card_of,
    cards_of,
    course_of,
    discard_move,
    horse_in_box,
    mover_of,
    race_move,
    squares_of,
    ticket_move,
)
from hippodrome.games.ticket.rules.moving import card_refusal, carry_out, list_card, playable, put
from hippodrome.games.ticket.rules.ranking import (
    disqualify,
    place_clear_leaders,
    place_from_photo,
    score_tickets,
)
from hippodrome.games.ticket.rules.reasons import (
    ALLOWED,
    CARD_NOT_HELD,
    CARD_TO_PLAY,
    CARDS_OUT_OF_RANGE,
    CARDS_STILL_PLAYABLE,
    EMPTY_TICKET,
    FLAT_ONLY,
    HORSE_TWICE,
    MEETING_OVER,
    NO_SUCH_HORSE,
    NOT_A_MOVE,
    NOT_A_SEAT,
    NOT_AWAITED,
    RACE_TO_CHOOSE,
    TICKET_TO_FILL,
    TOO_FAR,
)
from hippodrome.games.ticket.state import (
    BOXES,
    CHOOSE,
    CLOSED,
    COLUMNS,
    DEAL,
    FLAT,
    HAND,
    HARNESS,
    HEDGE_RACE,
    HORSES,
    JOKER,
    KINDS,
    LANES,
    LOT,
    NO_CARD,
    PHOTO,
    PILE,
    PREDICT,
    RACE,
    SEATS,
    STEEPLE,
    UNKNOWN,
    Pack,
    State,
)


def begin(pack: Pack, state: State) -> None:
    """T2: open the meeting; the first to lead is chosen already or drawn by lot (T2.2)."""
    state.over = 0
    state.race = 0
    state.leader = UNKNOWN
    state.turn = UNKNOWN
    for seat in range(SEATS):
        state.score[seat] = 0
        state.gain[seat] = 0
    clear_track(state)
    if state.first == 0:
        state.phase = LOT
        state.awaits = 0
        state.spread = state.seats
    else:
        state.leader = state.first - 1
        ask_for_race(state)


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


def predict(state: State, seat: int, move: int) -> None:
    """T3.2, T3.3: fill a ticket; when all are filled, the race is off."""
    for box in range(1, BOXES + 1):
        state.ticket[seat][box] = horse_in_box(move, box)
    state.awaits &= ~(1 << seat)
    if state.awaits == 0:
        state.phase = RACE
        state.turn = state.leader
        state.awaits = 1 << state.turn


def play_card(pack: Pack, state: State, seat: int, move: int) -> None:
    """T3.4: spend a card, move a horse, and pass the turn clockwise."""
    if move < FIRST_SINGLE_MOVE:
        note_ruled_out(pack, state, seat)
    else:
        carry_out(pack, state, move)
    spend(state, seat, card_of(move))
    state.pile[state.piled] = move
    state.piled += 1
    if state.piled == state.seats * state.cards:
        disqualify(pack, state)
        settle(pack, state)
    else:
        state.turn = (seat + 1) % state.seats
        state.awaits = 1 << state.turn


def note_ruled_out(pack: Pack, state: State, seat: int) -> None:
    """T4.9: who throws a card away shows to hold none that could have been played."""
    for kind in range(KINDS):
        if pack.copies[kind] > 0 and playable(pack, state, kind):
            state.ruled_out[seat] |= 1 << kind


def settle(pack: Pack, state: State) -> None:
    """T3.5, T6: place the horses, photo-finish by photo-finish; then pay and go on."""
    level = place_clear_leaders(pack, state)
    if level > 0:
        state.phase = PHOTO
        state.awaits = 0
        state.spread = level
        return
    score_tickets(pack, state)
    state.spread = 0
    if state.race == state.races:
        state.phase = CLOSED
        state.over = 1
        state.awaits = 0
        state.turn = UNKNOWN
    else:
        state.leader = (state.leader + 1) % state.seats  # T2.2
        ask_for_race(state)


def draw(pack: Pack, state: State, outcome: int) -> None:
    """Carry out a draw: the lot (T2.2), a card dealt (T3.1) or a photo-finish (T6.2)."""
    if state.phase == LOT:
        state.leader = outcome
        ask_for_race(state)
    elif state.phase == DEAL:
        deal(pack, state, outcome)
    else:
        place_from_photo(pack, state, outcome)
        settle(pack, state)


def play(pack: Pack, state: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    if state.phase == CHOOSE:
        open_race(pack, state, course_of(move), cards_of(move))
    elif state.phase == PREDICT:
        predict(state, seat, move)
    else:
        play_card(pack, state, seat, move)


def menu(pack: Pack, state: State, seat: int, moves: Money) -> int:
    """List the legal moves: races by course and cards, tickets by box, cards in order of kind."""
    if seat < 0 or seat >= state.seats or (state.awaits >> seat) & 1 == 0:
        return 0
    if state.phase == CHOOSE:
        return list_races(pack, state, moves)
    if state.phase == PREDICT:
        return list_tickets(pack, moves)
    found = 0
    previous = NO_CARD
    for slot_in_hand in range(state.held[seat]):
        card = state.hand[seat][slot_in_hand]
        if card != previous:
            found = list_card(pack, state, card, moves, found)
        previous = card
    if found == 0:
        previous = NO_CARD
        for slot_in_hand in range(state.held[seat]):
            card = state.hand[seat][slot_in_hand]
            if card != previous:
                moves[found] = discard_move(card)  # T4.9
                found += 1
            previous = card
    return found


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


def list_tickets(pack: Pack, moves: Money) -> int:
    """T3.2: all tickets with at least one horse and none twice; 357 with seven horses."""
    found = 0
    for first in range(pack.horses + 1):
        for second in range(pack.horses + 1):
            if second == first and first != 0:
                continue
            if first + second > 0:
                moves[found] = ticket_move(first, second, 0)
                found += 1
            for third in range(1, pack.horses + 1):
                if third != first and third != second:
                    moves[found] = ticket_move(first, second, third)
                    found += 1
    return found


def refusal(pack: Pack, state: State, seat: int, move: int) -> int:
    """Judge any integer as a move of that seat: ALLOWED or the reason why not."""
    if state.over == 1:
        return MEETING_OVER
    if seat < 0 or seat >= state.seats:
        return NOT_A_SEAT
    if (state.awaits >> seat) & 1 == 0:
        return NOT_AWAITED
    if move < 0 or move >= SLOTS:
        return NOT_A_MOVE
    if state.phase == CHOOSE:
        return race_refusal(pack, state, move)
    if state.phase == PREDICT:
        return ticket_refusal(pack, move)
    if move < FIRST_DISCARD_MOVE:
        return CARD_TO_PLAY
    if not holds(state, seat, card_of(move)):
        return CARD_NOT_HELD
    if move < FIRST_SINGLE_MOVE:
        return ALLOWED if stuck(pack, state, seat) else CARDS_STILL_PLAYABLE
    if card_of(move) == JOKER:
        if mover_of(move) > pack.horses:
            return NO_SUCH_HORSE
        if squares_of(move) > pack.farthest:
            return TOO_FAR  # T4.4
    return card_refusal(pack, state, move)


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


def ticket_refusal(pack: Pack, move: int) -> int:
    """T3.2: is this a ticket?"""
    if move < FIRST_TICKET_MOVE or move >= FIRST_DISCARD_MOVE:
        return TICKET_TO_FILL
    first = horse_in_box(move, 1)
    second = horse_in_box(move, 2)
    third = horse_in_box(move, 3)
    if first > pack.horses or second > pack.horses or third > pack.horses:
        return NO_SUCH_HORSE
    if first + second + third == 0:
        return EMPTY_TICKET
    if first != 0 and (first == second or first == third):
        return HORSE_TWICE
    if second != 0 and second == third:
        return HORSE_TWICE
    return ALLOWED


def amounts(pack: Pack, state: State, seat: int, move: int, out: Money) -> int:
    """No move of Ticket Gagnant has a free amount."""
    return 0


def slot(pack: Pack, move: int) -> int:
    """Every move is its own slot."""
    return move


def standing(pack: Pack, state: State, out: Money) -> int:
    """Write the points; once over, give all seats with the most as winners (ties share)."""
    best = state.score[0]
    for seat in range(state.seats):
        out[seat] = state.score[seat]
        best = max(best, state.score[seat])
    winners = 0
    if state.over == 1:
        for seat in range(state.seats):
            if state.score[seat] == best:
                winners |= 1 << seat
    return winners
