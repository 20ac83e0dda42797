"""What a seat sees and may choose, for people: typed, JSON-ready, consequences included.

Everything here is made from a seat's view (`see`), never from the whole state.
"""

from __future__ import annotations

from functools import cache

import msgspec

from hippodrome.games.ticket.codes import (
    ALLOWED,
    DIRECTIONS,
    FIRST_SINGLE_MOVE,
    FIRST_STAY_MOVE,
    MENU,
    STAYS,
    YIELD_COLUMN,
    YIELD_LANE,
    YIELD_NOT_SAID,
    card_of,
    joker_move,
    pair_move,
    single_horse,
    single_move,
    single_squares,
    stay_move,
    way_of,
)
from hippodrome.games.ticket.moves import card_notation, write
from hippodrome.games.ticket.moving import ROW, direction_of, landing_of, mover_of
from hippodrome.games.ticket.ranking import box_points, ticket_points
from hippodrome.games.ticket.refusals import explain
from hippodrome.games.ticket.rules import menu, refusal, standing
from hippodrome.games.ticket.state import (
    BOXES,
    CHOOSE,
    CLOSED,
    DEAL,
    DISQUALIFIED,
    FIRST_PAIR,
    HARNESS,
    HEDGES,
    JOKER,
    LOT,
    NO_CARD,
    PAIR_HIGH,
    PAIR_LOW,
    PHOTO,
    PREDICT,
    RACE,
    UNKNOWN,
    Pack,
    State,
)
from hippodrome.words import Sentence

PHASES = {
    LOT: "lot",
    CHOOSE: "choose",
    DEAL: "deal",
    PREDICT: "predict",
    RACE: "race",
    PHOTO: "photo",
    CLOSED: "closed",
}
DISCIPLINES = ("flat", "hedges", "steeple", "harness")
DIRECTION_NAMES = ("forward", "backward", "left", "right")
LARGEST_ON_TRACK = 50


class Square(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A square of the track; `c7` is lane 3, column 7."""

    lane: int
    column: int

    @property
    def name(self) -> str:
        """Give the square's name on the board."""
        return f"{chr(ord('a') + self.lane - 1)}{self.column}"


class Card(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card by kind, and what is printed on it."""

    kind: int
    notation: str
    horses: tuple[int, ...]
    squares: int
    joker: bool


class Track(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The board as this race uses it."""

    lanes: int
    columns: int
    start: int
    line: int
    hedges: tuple[int, ...]
    river: int
    hoofs: tuple[Square, ...]


class Runner(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A horse on the track, and its place once it has one (0 not yet)."""

    horse: int
    square: Square
    place: int
    disqualified: bool


class SeatLook(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What everyone may know of a seat, and its ticket where the viewer may see it."""

    seat: int
    score: int
    on_track: int
    tokens: int
    gain: int
    cards: int
    filled: bool
    ticket: tuple[int, ...] | None
    reckoning: tuple[int, ...] = ()
    """What each box earned and what the trio added, once all horses are placed."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move one may choose, with its consequence; barred ones carry the reason."""

    move: int
    notation: str
    card: int = NO_CARD
    horse: int = 0
    direction: str = ""
    start: Square | None = None
    end: Square | None = None
    displaced: int = 0
    displaced_to: Square | None = None
    barred: Sentence | None = None
    paragraph: str | None = None


class Look(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything a person at this seat (or a spectator) sees."""

    seat: int
    phase: str
    race: int
    races: int
    leader: int
    awaited: tuple[int, ...]
    discipline: str
    cards_each: int
    track: Track
    runners: tuple[Runner, ...]
    hand: tuple[Card, ...]
    seats: tuple[SeatLook, ...]
    pile: tuple[str, ...]
    arrival: tuple[int, ...]
    choices: tuple[Choice, ...]
    barred: tuple[Choice, ...]
    over: bool
    winners: tuple[int, ...]


def look(pack: Pack, view: State, seat: int) -> Look:
    """Make what a person sees from what their seat knows."""
    lined_up = view.phase not in (LOT,) and view.column[1] > 0
    return Look(
        seat=seat,
        phase=PHASES[view.phase],
        race=view.race,
        races=view.races,
        leader=view.leader,
        awaited=tuple(other for other in range(view.seats) if view.awaits >> other & 1),
        discipline=DISCIPLINES[view.discipline],
        cards_each=view.cards,
        track=look_at_track(pack, view),
        runners=tuple(
            Runner(
                horse,
                square(view.lane[horse], view.column[horse]),
                0 if view.place[horse] == DISQUALIFIED else view.place[horse],
                view.place[horse] == DISQUALIFIED,
            )
            for horse in range(1, pack.horses + 1)
            if lined_up
        ),
        hand=tuple(look_at_card(card) for card in view.hand[seat] if card != NO_CARD)
        if seat >= 0
        else (),
        seats=tuple(look_at_seat(pack, view, other) for other in range(view.seats)),
        pile=tuple(write(view.pile[index]) for index in range(view.piled)),
        arrival=arrival(pack, view),
        choices=choices(pack, view, seat),
        barred=barred(pack, view, seat),
        over=bool(view.over),
        winners=winners(pack, view),
    )


def winners(pack: Pack, view: State) -> tuple[int, ...]:
    """Name the seats that have won, which only `standing` decides."""
    mask = standing(pack, view, [0] * view.seats)
    return tuple(other for other in range(view.seats) if mask >> other & 1)


def look_at_track(pack: Pack, view: State) -> Track:
    """Show what of the board this discipline uses."""
    hedged = DISCIPLINES[view.discipline] in ("hedges", "steeple")
    return Track(
        lanes=pack.lanes,
        columns=pack.columns,
        start=pack.start,
        line=pack.line,
        hedges=tuple(pack.hedge[hedge] for hedge in range(HEDGES)) if hedged else (),
        river=view.river,
        hoofs=tuple(
            square(lane, column)
            for lane in range(1, pack.lanes + 1)
            for column in range(1, pack.columns + 1)
            if pack.hoof[lane][column]
        )
        if view.discipline == HARNESS
        else (),
    )


def look_at_card(card: int) -> Card:
    """Say what is printed on a card."""
    if card == JOKER:
        return Card(card, card_notation(card), (), 0, joker=True)
    if card < FIRST_PAIR:
        horse, squares = single_horse(card), single_squares(card)
        return Card(card, card_notation(card), (horse,), squares, joker=False)
    pair = card - FIRST_PAIR
    return Card(card, card_notation(card), (PAIR_LOW[pair], PAIR_HIGH[pair]), 0, joker=False)


def look_at_seat(pack: Pack, view: State, other: int) -> SeatLook:
    """Show a seat: T8.6 says how a score lies on the track and in tokens."""
    score = view.score[other]
    tokens = (score - 1) // LARGEST_ON_TRACK if score > 0 else 0
    ticket = tuple(view.ticket[other][box] for box in range(1, BOXES + 1))
    return SeatLook(
        seat=other,
        score=score,
        on_track=score - LARGEST_ON_TRACK * tokens,
        tokens=tokens,
        gain=view.gain[other],
        cards=view.held[other],
        filled=any(ticket),
        ticket=None if UNKNOWN in ticket else ticket,
        reckoning=() if UNKNOWN in ticket else reckoning(pack, view, other),
    )


def reckoning(pack: Pack, view: State, other: int) -> tuple[int, ...]:
    """T8.1 to T8.4: what each box of a ticket earned and, last, what its trio added."""
    ticket = [view.ticket[other][box] for box in range(1, BOXES + 1)]
    if not any(ticket) or 0 in view.place[1 : pack.horses + 1]:
        return ()
    boxes = tuple(
        box_points(pack, box, view.place[horse]) if horse else 0
        for box, horse in enumerate(ticket, start=1)
    )
    return (*boxes, ticket_points(pack, view, other) - sum(boxes))


def arrival(pack: Pack, view: State) -> tuple[int, ...]:
    """List the placed horses, first to last."""
    placed = [h for h in range(1, pack.horses + 1) if 0 < view.place[h] < DISQUALIFIED]
    return tuple(sorted(placed, key=lambda horse: view.place[horse]))


def choices(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List the legal moves of a seat with what each would do."""
    if seat < 0 or not view.awaits >> seat & 1:
        return ()
    moves = [0] * MENU
    count = menu(pack, view, seat, moves)
    landings: dict[int, int] = {}
    return tuple(consequence(pack, view, move, landings) for move in moves[:count])


def consequence(pack: Pack, view: State, move: int, landings: dict[int, int]) -> Choice:
    """Say where a legal move lands and who makes room; ways to make room share a landing."""
    printed = printed_on(move)
    mover = printed.horse
    if mover == 0:
        return printed
    way = way_of(move)
    landing = landings.get(move - way)
    if landing is None:
        landing = landings[move - way] = landing_of(pack, view, move)
    lane, column = landing // ROW, landing % ROW
    return Choice(
        move,
        printed.notation,
        printed.card,
        mover,
        printed.direction,
        square(view.lane[mover], view.column[mover]),
        square(lane, column),
        view.stands[lane][column] if way else 0,
        square(lane + YIELD_LANE[way], column + YIELD_COLUMN[way]) if way else None,
    )


@cache  # a menu has hundreds of moves, and there are no others
def printed_on(move: int) -> Choice:
    """Give what a move says wherever the horses stand."""
    mover = mover_of(move) if move >= FIRST_SINGLE_MOVE else 0
    direction = DIRECTION_NAMES[direction_of(move)] if mover else ""
    return Choice(move, write(move), card_of(move), mover, direction)


@cache
def square(lane: int, column: int) -> Square:
    """Give a square, one object for each."""
    return Square(lane, column)


def barred(pack: Pack, view: State, seat: int) -> tuple[Choice, ...]:
    """List what the cards in hand might be thought to do and may not, with the reason."""
    if seat < 0 or view.phase != RACE or not view.awaits >> seat & 1:
        return ()
    found = []
    for card in dict.fromkeys(view.hand[seat][: view.held[seat]]):
        for move in card_moves(pack, card):
            code = refusal(pack, view, seat, move)
            if code not in (ALLOWED, YIELD_NOT_SAID):
                refused = explain(pack, view, seat, move)
                found.append(
                    Choice(
                        move=move,
                        notation=write(move),
                        card=card,
                        horse=mover_of(move),
                        direction=""
                        if move >= FIRST_STAY_MOVE
                        else DIRECTION_NAMES[direction_of(move)],
                        barred=refused.sentence,
                        paragraph=refused.paragraph,
                    )
                )
    return tuple(found)


def card_moves(pack: Pack, card: int) -> list[int]:
    """List every move printed on a card, without saying where a horse in the way yields to."""
    if card == JOKER:
        return [
            joker_move(horse, squares, direction, STAYS)
            for horse in range(1, pack.horses + 1)
            for squares in range(1, pack.farthest + 1)
            for direction in range(DIRECTIONS)
        ]
    if card < FIRST_PAIR:
        return [single_move(card, direction, STAYS) for direction in range(DIRECTIONS)]
    sides = [(mover, side) for mover in (0, 1) for side in range(DIRECTIONS)]
    return [pair_move(card, mover, side, STAYS) for mover, side in sides] + [stay_move(card)]
