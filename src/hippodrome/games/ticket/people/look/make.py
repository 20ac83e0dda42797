"""What a seat sees and may choose, for people: typed, JSON-ready, consequences included.

Everything here is made from a seat's view (`see`), never from the whole state. What looks the
same again and again (a horse on a square, a track) is made once and shared. What all who look at a
step see alike is made once for all of them, from what a spectator sees (`open_look`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec.structs import replace

from hippodrome.engine.game import SPECTATOR
from hippodrome.games.ticket.moves import single_horse, single_squares
from hippodrome.games.ticket.people.choices import DISCIPLINES, offers, printed_on, square
from hippodrome.games.ticket.people.look.running import running_order, worth_now
from hippodrome.games.ticket.people.look.types import (
    Card,
    Look,
    Pay,
    Phase,
    Played,
    Runner,
    SeatLook,
    Track,
)
from hippodrome.games.ticket.rules.doors import standing
from hippodrome.games.ticket.rules.tickets import are_hidden, box_points, ticket_points
from hippodrome.games.ticket.state import (
    BOXES,
    CHOOSE,
    CLOSED,
    DEAL,
    DISQUALIFIED,
    FIRST_PAIR,
    HARNESS,
    HEDGE_RACE,
    JOKER,
    LANES_DRAWN,
    LOT,
    PAIR_HIGH,
    PAIR_LOW,
    PHOTO,
    PREDICT,
    RACE,
    STEEPLE,
    UNKNOWN,
    Pack,
    State,
)

PHASES: Mapping[int, Phase] = {
    LOT: "lot",
    CHOOSE: "choose",
    LANES_DRAWN: "lanes",
    DEAL: "deal",
    PREDICT: "predict",
    RACE: "race",
    PHOTO: "photo",
    CLOSED: "closed",
}
LARGEST_ON_TRACK = 50
TRACKS_KNOWN = 256
RUNNERS_KNOWN = 2**14


def look(pack: Pack, view: State, seat: int) -> Look:
    """Make what a person sees from what their seat knows."""
    seen = open_look(pack, view)
    return own_look(pack, view, seat, seen) if seat >= 0 else seen


def open_look(pack: Pack, view: State) -> Look:
    """Make what a spectator sees."""
    return Look(
        seat=SPECTATOR,
        phase=PHASES[view.phase],
        race=view.race,
        races=view.races,
        leader=view.leader,
        awaited=seats_in(view.awaits),
        discipline=DISCIPLINES[view.discipline],
        cards_each=view.cards,
        farthest=pack.farthest,
        lowest_score=pack.floor,
        highest_score=LARGEST_ON_TRACK,
        track=look_at_track(pack, view),
        runners=runners(pack, view),
        hand=(),
        seats=seats(pack, view),
        pile=tuple(map(played, view.pile[: view.piled])),
        arrival=arrival(pack, view),
        choices=(),
        barred=(),
        over=bool(view.over),
        winners=winners(pack, view),
        pay=pay(pack) if view.phase == PREDICT else None,
        hidden=are_hidden(view),
        left_to_deal=view.left if view.deal_on else None,
        order=running_order(pack, view),
    )


def own_look(pack: Pack, view: State, seat: int, seen: Look) -> Look:
    """Add what a seat alone sees, and may choose, to what a spectator sees of the same step."""
    choices, barred = offers(pack, view, seat)
    hidden = None in [other.ticket for other in seen.seats]  # the own one, too, if it is filled in
    return replace(
        seen,
        seat=seat,
        hand=tuple(map(look_at_card, view.hand[seat][: view.held[seat]])),
        seats=seats(pack, view) if hidden else seen.seats,
        choices=choices,
        barred=barred,
        worth=worth_now(pack, view, seat, seen.order),
    )


@cache  # as many as there are sets of seats
def seats_in(mask: int) -> tuple[int, ...]:
    """List the seats of a bit mask."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def winners(pack: Pack, view: State) -> tuple[int, ...]:
    """Name the seats that have won, which only `standing` decides, once the meeting is over."""
    return seats_in(standing(pack, view, [0] * view.seats)) if view.over else ()


def look_at_track(pack: Pack, view: State) -> Track:
    """Show what of the board this discipline uses."""
    hedged = view.discipline in (HEDGE_RACE, STEEPLE)
    return track(
        pack.lanes,
        pack.columns,
        pack.start,
        pack.line,
        tuple(pack.hedge) if hedged else (),
        view.river,
        tuple(map(tuple, pack.hoof)) if view.discipline == HARNESS else (),
        tuple(pack.stagger),
    )


@lru_cache(maxsize=TRACKS_KNOWN)
def track(
    lanes: int,
    columns: int,
    start: int,
    line: int,
    hedges: tuple[int, ...],
    river: int,
    hoof: tuple[tuple[int, ...], ...],
    stagger: tuple[int, ...],
) -> Track:
    """Give a track, one object for each."""
    marked = [
        square(lane, column)
        for lane in range(1, lanes + 1)
        for column in range(1, columns + 1)
        if hoof and hoof[lane][column]
    ]
    ahead = stagger[1 : lanes + 1] if any(stagger) else ()
    return Track(lanes, columns, start, line, hedges, river, tuple(marked), ahead)


def pay(pack: Pack) -> Pay:
    """Say what a predicted horse earns, and costs at the worst of the places there are."""
    winning, losing = tuple(pack.winning), tuple(pack.losing)
    behind = (*losing[BOXES + 1 : pack.horses + 1], losing[DISQUALIFIED])
    return Pay(winning[1 : BOXES + 1], pack.placed, -min(behind))


def runners(pack: Pack, view: State) -> tuple[Runner, ...]:
    """Show the horses that are lined up."""
    lane, column, place = view.lane, view.column, view.place
    horses = [horse for horse in range(1, pack.horses + 1) if column[horse]]
    return tuple([runner(horse, lane[horse], column[horse], place[horse]) for horse in horses])


@lru_cache(maxsize=RUNNERS_KNOWN)
def runner(horse: int, lane: int, column: int, place: int) -> Runner:
    """Show a horse on its square."""
    out = place == DISQUALIFIED
    return Runner(horse, square(lane, column), 0 if out else place, out)


@cache
def look_at_card(card: int) -> Card:
    """Say what is printed on a card."""
    if card == JOKER:
        return Card(card, (), 0, joker=True)
    if card < FIRST_PAIR:
        horse, squares = single_horse(card), single_squares(card)
        return Card(card, (horse,), squares, joker=False)
    pair = card - FIRST_PAIR
    return Card(card, (PAIR_LOW[pair], PAIR_HIGH[pair]), 0, joker=False)


@cache  # as many as there are moves
def played(move: int) -> Played:
    """Show a card on the pile."""
    printed = printed_on(move)
    card = look_at_card(printed.card)
    return Played(printed.move, card, horse=printed.horse, beside=printed.beside)


def seats(pack: Pack, view: State) -> tuple[SeatLook, ...]:
    """Show all seats."""
    return tuple([look_at_seat(pack, view, seat) for seat in range(view.seats)])


def look_at_seat(pack: Pack, view: State, other: int) -> SeatLook:
    """Show a seat: T8.6 says how a score lies on the track and in tokens."""
    score = view.score[other]
    tokens = (score - 1) // LARGEST_ON_TRACK if score > 0 else 0
    ticket = tuple(view.ticket[other][1:])
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
    if 0 in view.place[1 : pack.horses + 1]:
        return ()
    ticket = [view.ticket[other][box] for box in range(1, BOXES + 1)]
    if not any(ticket):
        return ()
    boxes = tuple(
        box_points(pack, box, view.place[horse]) if horse else 0
        for box, horse in enumerate(ticket, start=1)
    )
    return (*boxes, ticket_points(pack, view, other) - sum(boxes))


def arrival(pack: Pack, view: State) -> tuple[int, ...]:
    """List the placed horses, first to last."""
    if not any(view.place):
        return ()
    placed = [h for h in range(1, pack.horses + 1) if 0 < view.place[h] < DISQUALIFIED]
    return tuple(sorted(placed, key=lambda horse: view.place[horse]))
