"""The doors of the room: how a meeting of Ticket Gagnant goes, phase by phase (T2, T3)."""

from hippodrome.engine.fields import Money
from hippodrome.engine.noting import note
from hippodrome.games.ticket.events import FIRST_PLAYER_DRAWN
from hippodrome.games.ticket.moves import (
    FIRST_DISCARD_MOVE,
    FIRST_SEALED_RACE_MOVE,
    FIRST_SINGLE_MOVE,
    SLOTS,
    card_of,
    discard_move,
    mover_of,
    squares_of,
)
from hippodrome.games.ticket.rules.cards import holds, play_card, stuck
from hippodrome.games.ticket.rules.finish import most_points, place_from_photo, settle
from hippodrome.games.ticket.rules.movement import card_refusal, list_card
from hippodrome.games.ticket.rules.reasons import (
    ALLOWED,
    CARD_NOT_HELD,
    CARD_TO_PLAY,
    CARDS_STILL_PLAYABLE,
    MEETING_OVER,
    NO_SUCH_HORSE,
    NOT_A_MOVE,
    NOT_A_SEAT,
    NOT_AWAITED,
    TOO_FAR,
)
from hippodrome.games.ticket.rules.setup import (
    ask_for_race,
    choose_race,
    clear_cards,
    clear_track,
    deal,
    draw_lane,
    list_races,
    race_refusal,
)
from hippodrome.games.ticket.rules.tickets import list_tickets, predict, ticket_refusal
from hippodrome.games.ticket.state import (
    CHOOSE,
    DEAL,
    JOKER,
    LANES_DRAWN,
    LOT,
    NO_CARD,
    PREDICT,
    SEATS,
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
    clear_cards(state)
    if state.first == 0:
        state.phase = LOT
        state.awaits = 0
        state.spread = state.seats
    else:
        state.leader = state.first - 1
        ask_for_race(state)


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
    if move < FIRST_DISCARD_MOVE or move >= FIRST_SEALED_RACE_MOVE:
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


def play(pack: Pack, state: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    if state.phase == CHOOSE:
        choose_race(pack, state, seat, move)
    elif state.phase == PREDICT:
        predict(state, seat, move)
    else:
        play_card(pack, state, seat, move)


def draw(pack: Pack, state: State, outcome: int) -> None:
    """Carry out a draw: a lot (T1.6, T2.2), a card dealt (T3.1) or a photo-finish (T6.2)."""
    if state.phase == LOT:
        state.leader = outcome
        note(state, FIRST_PLAYER_DRAWN, outcome, 0, 0)
        ask_for_race(state)
    elif state.phase == LANES_DRAWN:
        draw_lane(pack, state, outcome)
    elif state.phase == DEAL:
        deal(state, outcome)
    else:
        place_from_photo(pack, state, outcome)
        settle(pack, state)


def amounts(pack: Pack, state: State, seat: int, move: int, out: Money) -> int:
    """No move of Ticket Gagnant has a free amount."""
    return 0


def slot(pack: Pack, move: int) -> int:
    """Every move is its own slot."""
    return move


def standing(pack: Pack, state: State, out: Money) -> int:
    """Write the points; once over, give all seats with the most as winners (ties share)."""
    best = most_points(state)
    winners = 0
    for seat in range(state.seats):
        out[seat] = state.score[seat]
        if state.over == 1 and state.score[seat] == best:
            winners |= 1 << seat
    return winners
