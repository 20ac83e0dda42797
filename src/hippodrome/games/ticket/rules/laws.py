"""What must hold of every state a meeting can reach, whatever was played: the soak's judge.

Written from the rules' meaning, not from the code that keeps it: a rule gone wrong shows here
as the code of the first law it breaks. Codes below 10 belong to the laws of all games.
"""

from hippodrome.games.ticket.moves import card_of, ticket_move
from hippodrome.games.ticket.rules.reasons import ALLOWED
from hippodrome.games.ticket.rules.tickets import ticket_points, ticket_refusal
from hippodrome.games.ticket.state import (
    BOXES,
    CHOOSE,
    CLOSED,
    COLUMNS,
    DEAL,
    DISQUALIFIED,
    HAND,
    HARNESS,
    HEDGES,
    HIDDEN_BY_RACE,
    KINDS,
    LANES,
    LANES_DRAWN,
    NO_CARD,
    PHOTO,
    PREDICT,
    RACE,
    SEATS,
    STEEPLE,
    Pack,
    State,
)

WRONG_PHASE = 11
OFF_THE_TRACK = 12
SQUARE_DISAGREES = 13
IN_THE_RIVER = 14
CARDS_NOT_CONSERVED = 15
HAND_IN_DISORDER = 16
TICKET_NOT_ALLOWED = 17
PLACES_WRONG = 18
POINTS_WRONG = 19
NOT_AT_THE_START = 20

THIRD = 15
"""Kinds of card counted in one number; four bits each, three numbers hold all 44."""


def broken(pack: Pack, state: State) -> int:
    """Give 0, or the code of the first law that this state breaks."""
    if not phase_holds(pack, state):
        return WRONG_PHASE
    code = broken_on_track(pack, state)
    if code != 0:
        return code
    for third in range((KINDS - 1) // THIRD + 1):
        if not cards_conserved(pack, state, third):
            return CARDS_NOT_CONSERVED
    if not hands_in_order(pack, state):
        return HAND_IN_DISORDER
    if not tickets_allowed(pack, state):
        return TICKET_NOT_ALLOWED
    if not places_right(pack, state):
        return PLACES_WRONG
    if not points_right(pack, state):
        return POINTS_WRONG
    return 0


def raced(state: State) -> bool:
    """Has a race been run, and lies it on the table settled?"""
    return state.phase == CLOSED or (state.phase == CHOOSE and state.race > 1)


def opened(state: State) -> bool:
    """Is a race chosen, and its deck on the table?"""
    return DEAL <= state.phase <= PHOTO or state.phase == LANES_DRAWN or raced(state)


def phase_holds(pack: Pack, state: State) -> bool:
    """T2, T3: does whoever is awaited fit the phase, and the race the meeting?"""
    if state.race < 0 or state.race > state.races:
        return False
    if (state.phase == CLOSED) != (state.over == 1):
        return False
    if state.sealed == 1 and state.hidden != HIDDEN_BY_RACE:
        return False  # T3.6
    if state.phase == CHOOSE:
        return state.awaits == 1 << state.leader
    if state.phase == PREDICT:
        return state.awaits != 0 and state.awaits >> state.seats == 0
    if state.phase == RACE:
        # T3.4: clockwise from the first player.
        return (
            state.turn == (state.leader + state.piled) % state.seats
            and state.awaits == 1 << state.turn
        )
    if state.phase == DEAL:
        return state.spread == state.left and state.cards >= pack.least_cards
    if state.phase == LANES_DRAWN:
        return state.drawn_lanes == 1 and 1 < state.spread <= pack.horses
    return state.awaits == 0


def broken_on_track(pack: Pack, state: State) -> int:
    """T1.5, T4, T7.3: each horse on one square of its own, on the track and dry."""
    standing_somewhere = 0
    for lane in range(LANES + 2):
        for column in range(COLUMNS + 2):
            if state.stands[lane][column] != 0:
                standing_somewhere += 1
    if not opened(state):
        return 0 if standing_somewhere == 0 else SQUARE_DISAGREES
    if not river_in_place(pack, state):
        return IN_THE_RIVER
    waiting = state.spread if state.phase == LANES_DRAWN else 0
    if standing_somewhere != pack.horses - waiting:
        return SQUARE_DISAGREES
    for horse in range(1, pack.horses + 1):
        lane = state.lane[horse]
        column = state.column[horse]
        if lane == 0 and column == 0 and waiting > 0:
            continue  # T1.6: its lane is still to be drawn
        if lane < 1 or lane > pack.lanes or column < 1 or column > pack.columns:
            return OFF_THE_TRACK
        if state.stands[lane][column] != horse:
            return SQUARE_DISAGREES
        if column == state.river:
            return IN_THE_RIVER
        if not has_raced(state) and not is_at_start(pack, state, horse):
            return NOT_AT_THE_START
    return 0


def has_raced(state: State) -> bool:
    """Has a card been played since the horses were lined up?"""
    return state.piled > 0 or raced(state)


def is_at_start(pack: Pack, state: State, horse: int) -> bool:
    """T1.6: does a horse stand where its lane starts, and in its own lane if none are drawn?"""
    lane = state.lane[horse]
    if state.drawn_lanes == 0 and lane != horse:
        return False
    return lane <= pack.horses and state.column[horse] == pack.start + pack.stagger[lane]


def river_in_place(pack: Pack, state: State) -> bool:
    """T7.3: a river in steeple-chases only, just before or just after a hedge."""
    if state.discipline != STEEPLE:
        return state.river == 0
    for hedge in range(HEDGES):
        if state.river == pack.hedge[hedge] or state.river == pack.hedge[hedge] + 1:
            return True
    return False


def cards_conserved(pack: Pack, state: State, third: int) -> bool:
    """T1.2, T3.1: deck, hands, pile and what was spent before are the whole deck, kind by kind."""
    if not opened(state):
        return state.left == 0 and state.piled == 0
    missing = 0
    for kind in range(third * THIRD, min(KINDS, (third + 1) * THIRD)):
        away = state.deck[kind] + state.spent[kind]
        missing += (pack.copies[kind] - away) << (4 * (kind % THIRD))
    for seat in range(SEATS):
        for slot_in_hand in range(state.held[seat]):
            card = state.hand[seat][slot_in_hand]
            if card // THIRD == third:
                missing -= 1 << (4 * (card % THIRD))
    for index in range(state.piled):
        card = card_of(state.pile[index])
        if card // THIRD == third:
            missing -= 1 << (4 * (card % THIRD))
    return missing == 0


def hands_in_order(pack: Pack, state: State) -> bool:
    """T3.1, T3.4: hands hold what was dealt and not yet played, lowest kind first."""
    in_hands = 0
    for seat in range(SEATS):
        held = state.held[seat]
        in_hands += held
        if held < 0 or held > HAND or (held > 0 and seat >= state.seats):
            return False
        for slot_in_hand in range(HAND):
            card = state.hand[seat][slot_in_hand]
            if (card != NO_CARD) != (slot_in_hand < held):
                return False
            if 0 < slot_in_hand < held and card < state.hand[seat][slot_in_hand - 1]:
                return False
    if not opened(state):
        return in_hands == 0
    undealt = 0
    spent = 0
    for kind in range(KINDS):
        if state.deck[kind] < 0 or state.spent[kind] < 0:
            return False
        undealt += state.deck[kind]
        spent += state.spent[kind]
    dealt = in_hands + state.piled
    if undealt != state.left or undealt + dealt + spent != pack.deck_size:
        return False
    if spent > 0 and (state.deal_on == 0 or state.race == 1):
        return False  # T3.1: all cards were shuffled together
    if state.phase == LANES_DRAWN:
        return dealt == 0
    return state.phase == DEAL or dealt == state.seats * state.cards


def tickets_allowed(pack: Pack, state: State) -> bool:
    """T3.2, T3.3: who has predicted has a legal ticket, and at the off everybody has."""
    for seat in range(state.seats):
        first = state.ticket[seat][1]
        second = state.ticket[seat][2]
        third = state.ticket[seat][3]
        awaited = state.phase == PREDICT and (state.awaits >> seat) & 1 == 1
        before = state.phase == DEAL or state.phase == LANES_DRAWN
        if awaited or before or not opened(state):
            if first != 0 or second != 0 or third != 0:
                return False
        elif ticket_refusal(pack, ticket_move(first, second, third)) != ALLOWED:
            return False
    return True


def places_right(pack: Pack, state: State) -> bool:
    """T6, T7.4: places 1, 2, 3… each once, further ahead is better, hoof marks disqualify."""
    taken = 0
    placed = 0
    unplaced = 0
    finished = raced(state) or state.phase == PHOTO
    for horse in range(1, pack.horses + 1):
        place = state.place[horse]
        on_hoof = (
            finished
            and state.discipline == HARNESS
            and pack.hoof[state.lane[horse]][state.column[horse]] == 1
        )
        if (place == DISQUALIFIED) != on_hoof:
            return False
        if place == 0:
            unplaced += 1
        elif place != DISQUALIFIED:
            placed += 1
            taken |= 1 << place
        for other in range(1, pack.horses + 1):
            if place == 0 or place == DISQUALIFIED or state.place[other] == DISQUALIFIED:
                continue
            if state.column[other] > state.column[horse]:
                if state.place[other] == 0 or state.place[other] > place:
                    return False
    if taken != (1 << (placed + 1)) - 2:
        return False
    if raced(state):
        return unplaced == 0
    return placed == 0 or state.phase == PHOTO


def points_right(pack: Pack, state: State) -> bool:
    """T8: the last race paid what its tickets say; scores lie between the floor and the most."""
    most = max(pack.trio_in_order, pack.trio)
    for box in range(1, BOXES + 1):
        most += max(pack.winning[box], pack.placed)
    for seat in range(SEATS):
        score = state.score[seat]
        if score < pack.floor or score > most * state.race:
            return False
        if seat >= state.seats:
            if score != 0:
                return False
        elif raced(state):
            gain = state.gain[seat]
            # T8.5: nobody came into the race with less than the floor.
            if gain != ticket_points(pack, state, seat) or score < pack.floor + gain:
                return False
    return True
