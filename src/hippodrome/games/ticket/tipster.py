"""The room's tipster: predicts from its hand, plays to its ticket and against the others'.

Rules of thumb, no look-ahead: it asks what every ticket would be worth if the race ended
after the move, counting horses that are level as equally likely to win the photo-finish.
Worth is counted in 420ths of a point, so that shares among up to seven horses are exact.
"""

from hippodrome.engine.fields import Money
from hippodrome.engine.stream import Stream, below
from hippodrome.games.ticket.moves import (
    FIRST_SINGLE_MOVE,
    card_of,
    mover_of,
    single_horse,
    single_squares,
    ticket_move,
)
from hippodrome.games.ticket.rules.finish import on_hoofs
from hippodrome.games.ticket.rules.movement import carry_out, landing_of, put
from hippodrome.games.ticket.rules.tickets import box_points
from hippodrome.games.ticket.state import (
    BOXES,
    DISQUALIFIED,
    FIRST_PAIR,
    JOKER,
    PAIR_HIGH,
    PAIR_LOW,
    PREDICT,
    RACE,
    ROW,
    UNKNOWN,
    Pack,
    State,
)

SQUARE_HELP = 10
"""How much each square of a single card speaks for predicting its horse."""
PAIR_HELP = 8
"""How much a pair card speaks for each of its horses."""
SHARES = 420
"""Divisible by every number of level horses from 1 to 7."""
KEEP_JOKER = 400
"""What a joker is worth for each card still to be played after it, in 420ths of a point."""
KEEP_PAIR = 200
"""The same for a pair card: tried against 0 to 800, it gains about a third of a point a race."""
KEEP_SQUARE = 40
"""The same for each square of a single card."""
SQUARE_WORTH = 12
"""What a square gained by an own horse adds, to break ties between moves: far below a point."""


def tip(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Choose a sensible move from the menu."""
    if view.phase == PREDICT:
        return tip_ticket(pack, view, seat, stream)
    if view.phase == RACE and moves[0] >= FIRST_SINGLE_MOVE:
        return tip_card(pack, view, seat, moves, count, stream)
    return moves[below(stream, count)]  # any race suits it, any card may go when stuck


def tip_ticket(pack: Pack, view: State, seat: int, stream: Stream) -> int:
    """Predict the three horses its own hand can help most, best first."""
    for horse in range(1, pack.horses + 1):
        view.prospect[horse] = below(stream, 3)  # so that equal hands do not all say the same
    for slot_in_hand in range(view.held[seat]):
        card = view.hand[seat][slot_in_hand]
        if card == JOKER:
            continue  # helps whichever horse needs it
        if card < FIRST_PAIR:
            view.prospect[single_horse(card)] += SQUARE_HELP * single_squares(card)
        else:
            view.prospect[PAIR_LOW[card - FIRST_PAIR]] += PAIR_HELP
            view.prospect[PAIR_HIGH[card - FIRST_PAIR]] += PAIR_HELP
    first = best_prospect(pack, view)
    second = best_prospect(pack, view)
    third = best_prospect(pack, view)
    return ticket_move(first, second, third)


def best_prospect(pack: Pack, view: State) -> int:
    """Give the horse with the best prospect and strike it off."""
    best = 1
    for horse in range(2, pack.horses + 1):
        if view.prospect[horse] > view.prospect[best]:
            best = horse
    view.prospect[best] = UNKNOWN
    return best


def tip_card(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Play the card that leaves the own ticket best and the others' worst."""
    best_move = moves[0]
    best_worth = 0
    ties = 0
    for index in range(count):
        move = moves[index]
        mover = mover_of(move)
        occupant = 0
        lane = view.lane[mover]
        column = view.column[mover]
        their_lane = 0
        their_column = 0
        if mover != 0:
            landing = landing_of(pack, view, move)
            their_lane = landing // ROW
            their_column = landing % ROW
            occupant = view.stands[their_lane][their_column]
            carry_out(pack, view, move)
        worth = worth_now(pack, view, seat) - worth_kept(view, seat, card_of(move))
        if mover != 0:
            view.stands[view.lane[mover]][view.column[mover]] = 0
            if occupant != 0 and occupant != mover:
                view.stands[view.lane[occupant]][view.column[occupant]] = 0
                put(view, occupant, their_lane, their_column)
            put(view, mover, lane, column)
        if ties == 0 or worth > best_worth:
            best_move = move
            best_worth = worth
            ties = 1
        elif worth == best_worth:
            ties += 1
            if below(stream, ties) == 0:
                best_move = move
    return best_move


def worth_kept(view: State, seat: int, card: int) -> int:
    """What a card would be worth later: the freer it is to play, the better it ends a race."""
    later = (view.held[seat] - 1) * (view.seats - 1)
    if card == JOKER:
        return KEEP_JOKER * later
    if card >= FIRST_PAIR:
        return KEEP_PAIR * later
    return KEEP_SQUARE * single_squares(card) * later


def worth_now(pack: Pack, view: State, seat: int) -> int:
    """What the own ticket would earn more than the others' on average, if the race ended now."""
    rank_now(pack, view)
    worth = 0
    for other in range(view.seats):
        if view.ticket[other][1] == UNKNOWN:
            continue
        value = ticket_worth(pack, view, other)
        worth += value * (view.seats - 1) if other == seat else -value
    for box in range(1, BOXES + 1):
        worth += SQUARE_WORTH * view.column[view.ticket[seat][box]]
    return worth


def rank_now(pack: Pack, view: State) -> None:
    """For each horse: the best place it could still take, and how many others are level."""
    for horse in range(1, pack.horses + 1):
        view.prospect[horse] = 1
        view.level[horse] = 0
        if on_hoofs(pack, view, horse):
            view.prospect[horse] = DISQUALIFIED
    for horse in range(1, pack.horses + 1):
        if view.prospect[horse] == DISQUALIFIED:
            continue
        for other in range(1, pack.horses + 1):
            if other == horse or view.prospect[other] == DISQUALIFIED:
                continue
            if view.column[other] > view.column[horse]:
                view.prospect[horse] += 1
            elif view.column[other] == view.column[horse]:
                view.level[horse] += 1


def ticket_worth(pack: Pack, view: State, seat: int) -> int:
    """Expected points of a ticket in 420ths, trios left aside."""
    worth = 0
    for box in range(1, BOXES + 1):
        horse = view.ticket[seat][box]
        if horse == 0:
            continue
        share = SHARES // (view.level[horse] + 1)
        for behind in range(view.level[horse] + 1):
            worth += share * box_points(pack, box, view.prospect[horse] + behind)
    return worth
