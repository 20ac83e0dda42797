"""The room's tipster: predicts from its hand, plays to its ticket and against the others'.

Rules of thumb, no look-ahead: it asks what every ticket would be worth if the race ended
after the move, counting horses that are level as equally likely to win the photo-finish.
Worth is counted in 420ths of a point, so that shares among up to seven horses are exact.
"""

from hippodrome.engine.fields import Money
from hippodrome.engine.stream import Stream, below
from hippodrome.games.ticket.moves import (
    EACH_WAY,
    FIRST_SINGLE_MOVE,
    STAYS,
    card_of,
    horse_in_box,
    mover_of,
    single_horse,
    single_squares,
    ticket_move,
    way_of,
)
from hippodrome.games.ticket.rules.finish import on_hoofs
from hippodrome.games.ticket.rules.movement import YIELD_COLUMN, YIELD_LANE, landing_of
from hippodrome.games.ticket.rules.tickets import box_points
from hippodrome.games.ticket.state import (
    BOXES,
    CLAIMS,
    DISQUALIFIED,
    FIRST_PAIR,
    HARNESS,
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
SHARES = (420, 210, 140, 105, 84, 70, 60)
"""What is left of 420, which seven horses can share, by how many others are level."""
KEEP_JOKER = 400
"""What a joker is worth for each card still to be played after it, in 420ths of a point."""
KEEP_PAIR = 200
"""The same for a pair card: tried against 0 to 800, it gains about a third of a point a race."""
KEEP_SQUARE = 40
"""The same for each square of a single card."""
SQUARE_WORTH = 12
"""What a square gained by an own horse adds, to break ties between moves: far below a point."""

COLUMNS_TO_YIELD = 3
"""A horse in the way goes a column back, stays in its own or goes one ahead."""
NOT_YET = -(2**31)
"""Marks what has not been reckoned."""


def tip(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Choose a sensible move from the menu."""
    if view.phase == PREDICT:
        ticket = tip_ticket(pack, view, seat, stream)
        for index in range(count):
            if moves[index] == ticket:
                return ticket
        return next_ticket(pack, view, seat, moves, count, stream)
    if view.phase == RACE and moves[0] >= FIRST_SINGLE_MOVE:
        return tip_card(pack, view, seat, moves, count, stream)
    return moves[below(stream, count)]  # any race suits it, any card may go when stuck


def tip_ticket(pack: Pack, view: State, seat: int, stream: Stream) -> int:
    """Predict the three horses its own hand can help most, best first."""
    reckon_help(pack, view, seat, stream)
    first = best_prospect(pack, view)
    second = best_prospect(pack, view)
    third = best_prospect(pack, view)
    return ticket_move(first, second, third)


def reckon_help(pack: Pack, view: State, seat: int, stream: Stream) -> None:
    """Reckon how much the own hand can help each horse; at 0 stands the average."""
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
    view.prospect[0] = 0
    for horse in range(1, pack.horses + 1):
        view.prospect[0] += view.prospect[horse]
    view.prospect[0] //= pack.horses


def next_ticket(
    pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream
) -> int:
    """Predict the best of what is left of a menu; an empty box is worth an average horse."""
    reckon_help(pack, view, seat, stream)
    best_move = moves[0]
    best_hope = 0
    for index in range(count):
        hope = 0
        for box in range(1, BOXES + 1):
            hope += box_points(pack, box, box) * view.prospect[horse_in_box(moves[index], box)]
        if index == 0 or hope > best_hope:
            best_move = moves[index]
            best_hope = hope
    return best_move


def best_prospect(pack: Pack, view: State) -> int:
    """Give the horse with the best prospect and strike it off."""
    best = 1
    for horse in range(2, pack.horses + 1):
        if view.prospect[horse] > view.prospect[best]:
            best = horse
    view.prospect[best] = UNKNOWN
    return best


def tip_card(pack: Pack, view: State, seat: int, moves: Money, count: int, stream: Stream) -> int:
    """Play the card that leaves the own ticket best and the others' worst.

    Most of a menu says where a horse in the way goes; all of those end in three columns, so what
    they are worth is reckoned once for each.
    """
    add_claims(pack, view, seat)
    rank_now(pack, view)
    best_move = moves[0]
    best_worth = 0
    ties = 0
    run = 0
    kept = 0
    mover = 0
    landing = 0
    marked = view.discipline == HARNESS
    for index in range(count):
        move = moves[index]
        way = way_of(move)
        if move - way * EACH_WAY != run:
            run = move - way * EACH_WAY
            kept = worth_kept(view, seat, card_of(move))
            mover = mover_of(move)
            landing = landing_of(pack, view, move) if mover != 0 else 0
            for ending in range(2 * COLUMNS_TO_YIELD):
                view.yielding[ending] = NOT_YET
        ending = 1 + YIELD_COLUMN[way]
        if marked and way != STAYS:
            lane = landing // ROW + YIELD_LANE[way]
            if on_hoof_marks(pack, view, lane, landing % ROW + YIELD_COLUMN[way]):
                ending += COLUMNS_TO_YIELD
        if view.yielding[ending] == NOT_YET:
            view.yielding[ending] = worth_after(pack, view, seat, mover, landing, way)
        worth = view.yielding[ending] - kept
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


def add_claims(pack: Pack, view: State, seat: int) -> None:
    """Add up what the tickets that lie open want of each horse: the own one against all others.

    A row begins with 1 if anybody wants anything of its horse; after that it holds what all better
    places together would earn, so that a share of several places is one difference.
    """
    for horse in range(pack.horses + 1):
        for place in range(DISQUALIFIED + 2):
            view.claim[CLAIMS * horse + place] = 0
        for column in range(pack.columns + 1):
            view.reckoned[ROW * horse + column] = NOT_YET
    for other in range(view.seats):
        if view.ticket[other][1] == UNKNOWN:
            continue
        weight = view.seats - 1 if other == seat else -1
        for box in range(1, BOXES + 1):
            horse = view.ticket[other][box]
            if horse == 0:
                continue
            view.claim[CLAIMS * horse] = 1
            earned = 0
            for place in range(1, DISQUALIFIED + 1):
                earned += weight * box_points(pack, box, place)
                view.claim[CLAIMS * horse + place + 1] += earned


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


def worth_after(pack: Pack, view: State, seat: int, mover: int, landing: int, way: int) -> int:
    """What the own ticket would earn more than the others' on average, if the race ended then."""
    if mover == 0:
        return worth_with(pack, view, seat, 0, 0, 0, 0)  # T4.6: both stay
    lane = landing // ROW
    column = landing % ROW
    out = on_hoof_marks(pack, view, lane, column)
    if way != STAYS:
        theirs = column + YIELD_COLUMN[way]
        if on_hoof_marks(pack, view, lane + YIELD_LANE[way], theirs):
            theirs = -theirs
        other = view.stands[lane][column]
        return worth_with(pack, view, seat, mover, -column if out else column, other, theirs)
    if out:
        return worth_with(pack, view, seat, mover, -column, 0, 0)
    if view.reckoned[ROW * mover + column] == NOT_YET:
        view.reckoned[ROW * mover + column] = worth_with(pack, view, seat, mover, column, 0, 0)
    return view.reckoned[ROW * mover + column]


def on_hoof_marks(pack: Pack, view: State, lane: int, column: int) -> bool:
    """T7.4: would a horse there be disqualified?"""
    return view.discipline == HARNESS and pack.hoof[lane][column] == 1


def worth_with(
    pack: Pack, view: State, seat: int, mover: int, column: int, other: int, other_column: int
) -> int:
    """The same, with a horse in another column, and perhaps a second; below 0 it is out there.

    Nobody else's place is counted anew: only whether those two are behind, level or ahead now and
    were before.
    """
    worth = 0
    for horse in range(1, pack.horses + 1):
        if view.claim[CLAIMS * horse] == 0:
            continue
        if horse == mover:
            worth += worth_moved(pack, view, horse, column, other, other_column)
        elif horse == other:
            worth += worth_moved(pack, view, horse, other_column, mover, column)
        elif view.prospect[horse] == DISQUALIFIED:
            worth += earned(view, horse, DISQUALIFIED, 0)
        else:
            where = view.column[horse]
            place = view.prospect[horse]
            level = view.level[horse]
            if mover != 0:
                stood = column_now(view, mover)
                place += before(column, where) - before(stood, where)
                level += beside(column, where) - beside(stood, where)
            if other != 0:
                stood = column_now(view, other)
                place += before(other_column, where) - before(stood, where)
                level += beside(other_column, where) - beside(stood, where)
            worth += earned(view, horse, place, level)
    for box in range(1, BOXES + 1):
        horse = view.ticket[seat][box]
        if horse == mover:
            worth += SQUARE_WORTH * abs(column)
        elif horse == other:
            worth += SQUARE_WORTH * abs(other_column)
        else:
            worth += SQUARE_WORTH * view.column[horse]
    return worth


def column_now(view: State, horse: int) -> int:
    """Give the column of a horse, below 0 where it would be out: behind all, beside none."""
    return -1 if view.prospect[horse] == DISQUALIFIED else view.column[horse]


def before(column: int, other: int) -> int:
    """Give 1 for a column nearer to the post than another."""
    return 1 if column > other else 0


def beside(column: int, other: int) -> int:
    """Give 1 for equal columns."""
    return 1 if column == other else 0


def worth_moved(
    pack: Pack, view: State, horse: int, column: int, other: int, other_column: int
) -> int:
    """What all tickets earn by a horse that stands elsewhere now, as may one other."""
    if column < 0:
        return earned(view, horse, DISQUALIFIED, 0)
    place = 1
    level = 0
    for rival in range(1, pack.horses + 1):
        if rival == horse:
            continue
        where = other_column if rival == other else column_now(view, rival)
        place += before(where, column)
        level += beside(where, column)
    return earned(view, horse, place, level)


def earned(view: State, horse: int, place: int, level: int) -> int:
    """What all tickets earn by a horse that shares so many places with others, in 420ths."""
    better = CLAIMS * horse + place
    return SHARES[level] * (view.claim[better + level + 1] - view.claim[better])
