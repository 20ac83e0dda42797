"""What others may hold: a ticket is written by its hand, so a hand can be guessed by its ticket."""

from hippodrome.engine.stream import Stream, below
from hippodrome.games.ticket.moves import horse_in_box, single_horse, single_squares
from hippodrome.games.ticket.rules.setup import take
from hippodrome.games.ticket.rules.tickets import are_hidden
from hippodrome.games.ticket.state import (
    BOXES,
    FIRST_PAIR,
    JOKER,
    KINDS,
    NO_CARD,
    PAIR_HIGH,
    PAIR_LOW,
    PHOTO,
    PREDICT,
    RACE,
    Pack,
    State,
)
from hippodrome.games.ticket.tipster.tip import PAIR_HELP, SQUARE_HELP, tip_ticket

SWAPS = 2
"""How often each card of a hand is thought over."""
DOUBT = 20
"""How much less help a card may be and still be believed half of the time."""


def believe(pack: Pack, state: State, seat: int, stream: Stream) -> None:
    """T3.2: whoever has predicted has looked at the hand first."""
    predicting = state.phase == PREDICT
    racing = state.phase == RACE or state.phase == PHOTO
    for other in range(state.seats):
        if other == seat:
            continue
        if predicting:
            if (state.awaits >> other) & 1 == 0:
                believe_ticket(pack, state, other, stream)
        elif racing and are_hidden(state):
            believe_ticket(pack, state, other, stream)
        elif racing:
            believe_hand(state, other, stream)


def believe_ticket(pack: Pack, state: State, other: int, stream: Stream) -> None:
    """A hidden ticket is what the imagined hand would write."""
    move = tip_ticket(pack, state, other, stream)
    for box in range(1, BOXES + 1):
        state.ticket[other][box] = horse_in_box(move, box)


def believe_hand(state: State, other: int, stream: Stream) -> None:
    """Change cards for unseen ones, mostly where those are more help to the ticket."""
    unseen = 0
    for kind in range(KINDS):
        unseen += state.deck[kind]
    if unseen == 0:
        return
    for _ in range(SWAPS * state.held[other]):
        slot_in_hand = below(stream, state.held[other])
        held = state.hand[other][slot_in_hand]
        outcome = below(stream, unseen)
        drawn = 0
        while outcome >= state.deck[drawn]:
            outcome -= state.deck[drawn]
            drawn += 1
        doubtful = DOUBT + max(0, help_of(state, other, held) - help_of(state, other, drawn))
        if below(stream, doubtful) < DOUBT and (state.ruled_out[other] >> drawn) & 1 == 0:
            put_back(state, other, slot_in_hand)
            state.deck[drawn] -= 1
            take(state, other, drawn)


def put_back(state: State, other: int, slot_in_hand: int) -> None:
    """Take a card out of a hand, back among the unseen."""
    state.deck[state.hand[other][slot_in_hand]] += 1
    for later in range(slot_in_hand, state.held[other] - 1):
        state.hand[other][later] = state.hand[other][later + 1]
    state.held[other] -= 1
    state.hand[other][state.held[other]] = NO_CARD


def help_of(state: State, other: int, card: int) -> int:
    """How much a card speaks for the ticket it was predicted from."""
    if card == JOKER:
        return 0
    helped = 0
    for box in range(1, BOXES + 1):
        horse = state.ticket[other][box]
        if horse == 0:
            continue
        if card < FIRST_PAIR:
            if single_horse(card) == horse:
                helped += SQUARE_HELP * single_squares(card)
        elif PAIR_LOW[card - FIRST_PAIR] == horse or PAIR_HIGH[card - FIRST_PAIR] == horse:
            helped += PAIR_HELP
    return helped
