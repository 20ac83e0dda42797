"""What a seat may know, as an allow-list, and how to imagine the rest (T3.2, T3.3, T3.4)."""

from hippodrome.engine.rows import copy_row
from hippodrome.engine.stream import Stream, below
from hippodrome.games.ticket.moves import ticket_move
from hippodrome.games.ticket.rules.reasons import ALLOWED
from hippodrome.games.ticket.rules.setup import take
from hippodrome.games.ticket.rules.tickets import are_hidden, ticket_refusal
from hippodrome.games.ticket.state import (
    BOXES,
    HORSES,
    KINDS,
    NO_CARD,
    PHOTO,
    PREDICT,
    RACE,
    UNKNOWN,
    Pack,
    State,
)

TRIES = 1000
"""How often to deal anew when a dealt hand contradicts what a seat has shown."""


def see(pack: Pack, state: State, seat: int, view: State) -> None:
    """Copy what that seat knows, field by field; the spectator is seat -1.

    Beyond the seats every state is blank, so no more is copied than these, or what an earlier look
    left in the view.
    """
    most_seats = view.seats if view.seats > state.seats else state.seats
    view.seats = state.seats
    view.races = state.races
    view.first = state.first
    view.hidden = state.hidden
    view.flat_only = state.flat_only
    view.drawn_lanes = state.drawn_lanes
    view.deal_on = state.deal_on
    view.vacated = state.vacated
    view.awaits = state.awaits
    view.spread = state.spread
    view.over = state.over
    view.phase = state.phase
    view.race = state.race
    view.leader = state.leader
    view.turn = state.turn
    view.discipline = state.discipline
    view.river = state.river
    view.cards = state.cards
    view.sealed = state.sealed
    view.left = state.left
    copy_row(state.pile, view.pile)
    view.piled = state.piled
    see_track(state, view)
    copy_row(state.deck, view.deck)
    if state.deal_on == 1:
        copy_row(state.spent, view.spent)  # T3.4: what was played lay open
    copy_row(state.score, view.score)
    copy_row(state.gain, view.gain)
    copy_row(state.ruled_out, view.ruled_out)
    for other in range(most_seats):
        see_hand(state, seat, other, view)
        see_ticket(state, seat, other, view)


def see_track(state: State, view: State) -> None:
    """T1.5: where the horses stand is open to all; squares where none stands are blank."""
    for horse in range(1, HORSES + 1):
        view.stands[view.lane[horse]][view.column[horse]] = 0
    copy_row(state.lane, view.lane)
    copy_row(state.column, view.column)
    copy_row(state.place, view.place)
    for horse in range(1, HORSES + 1):
        view.stands[view.lane[horse]][view.column[horse]] = horse
    view.stands[0][0] = 0  # where horses are that stand nowhere


def see_hand(state: State, seat: int, other: int, view: State) -> None:
    """T3.4: hands are secret, so another's cards are as unseen as the deck's."""
    most_held = view.held[other]
    view.held[other] = state.held[other]
    if other == seat:
        copy_row(state.hand[other], view.hand[other])
        return
    if state.held[other] > most_held:
        most_held = state.held[other]
    for slot_in_hand in range(most_held):
        card = state.hand[other][slot_in_hand]
        if card != NO_CARD:
            view.deck[card] += 1
            card = UNKNOWN
        view.hand[other][slot_in_hand] = card


def see_ticket(state: State, seat: int, other: int, view: State) -> None:
    """T3.2, T3.3: tickets are revealed together at the off or, if hidden, at the finish."""
    copy_row(state.ticket[other], view.ticket[other])
    if other == seat or other >= state.seats:
        return
    predicting = state.phase == PREDICT
    racing = state.phase == RACE or state.phase == PHOTO
    if not predicting and not (racing and are_hidden(state)):
        return
    filled = racing or (state.awaits >> other) & 1 == 0
    for box in range(1, BOXES + 1):
        view.ticket[other][box] = UNKNOWN if filled else 0


def imagine(pack: Pack, view: State, seat: int, stream: Stream) -> None:
    """Deal the unseen cards and fill the unseen tickets, each possibility equally likely."""
    for other in range(view.seats):
        if view.ticket[other][1] == UNKNOWN:
            imagine_ticket(pack, view, other, stream)
    for _ in range(TRIES):
        deal_unseen(view, seat, stream)
        if fits_what_was_shown(view, seat):
            return
        take_back(view, seat)
    deal_unseen(view, seat, stream)


def deal_unseen(view: State, seat: int, stream: Stream) -> None:
    """Fill the other hands from the cards this seat has not seen."""
    unseen = 0
    for kind in range(KINDS):
        unseen += view.deck[kind]
    for other in range(view.seats):
        if other == seat:
            continue
        size = view.held[other]
        view.held[other] = 0
        for _ in range(size):
            outcome = below(stream, unseen)
            card = 0
            while outcome >= view.deck[card]:
                outcome -= view.deck[card]
                card += 1
            view.deck[card] -= 1
            unseen -= 1
            take(view, other, card)


def fits_what_was_shown(view: State, seat: int) -> bool:
    """T4.9: nobody holds a card they showed not to hold."""
    for other in range(view.seats):
        if other != seat and view.ruled_out[other] != 0:
            for slot_in_hand in range(view.held[other]):
                if (view.ruled_out[other] >> view.hand[other][slot_in_hand]) & 1 == 1:
                    return False
    return True


def take_back(view: State, seat: int) -> None:
    """Put imagined hands back among the unseen cards."""
    for other in range(view.seats):
        if other != seat:
            for slot_in_hand in range(view.held[other]):
                view.deck[view.hand[other][slot_in_hand]] += 1


def imagine_ticket(pack: Pack, view: State, other: int, stream: Stream) -> None:
    """T3.2: any ticket is possible; draw boxes until they make one."""
    while True:
        first = below(stream, pack.horses + 1)
        second = below(stream, pack.horses + 1)
        third = below(stream, pack.horses + 1)
        if ticket_refusal(pack, ticket_move(first, second, third)) == ALLOWED:
            view.ticket[other][1] = first
            view.ticket[other][2] = second
            view.ticket[other][3] = third
            return
