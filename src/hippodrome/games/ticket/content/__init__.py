"""What a content file of Ticket Gagnant holds, and how it is laid out as the pack."""

import re
from dataclasses import dataclass
from functools import partial

from hippodrome.engine.content import Content, Within, within_bounds
from hippodrome.engine.errors import BadContent
from hippodrome.games.ticket.moves import single_card
from hippodrome.games.ticket.state import (
    BOXES,
    COLUMNS,
    DISQUALIFIED,
    DISTANCES,
    FIRST_PAIR,
    HAND,
    HEDGES,
    HORSES,
    JOKER,
    LANES,
    PAIR_HIGH,
    SEATS,
    Pack,
)

LEAST_SEATS = 2
LEAST_COLUMNS = 8
"""Room for a start, the four places of the river beyond it, and the last column (T7.6)."""
BEHIND_THE_START = 2
"""Columns of track behind every start (T1.5)."""
BEYOND_THE_START = 5
"""Columns from a start on that the hedges and the last column need (T7.6)."""
MOST_POINTS = 50
"""What a box or a trio may earn or cost, and how far a score may fall: so the longest meeting
stays within what events can tell, and the score track on a page."""


@dataclass(frozen=True)
class Horses:
    """T1.1."""

    count: int


@dataclass(frozen=True)
class Deck:
    """T1.2, T3.1."""

    jokers: int
    farthest: int
    least_dealt: int
    most_dealt: int


@dataclass(frozen=True)
class Track:
    """T1.5, T1.6, T7.6: a hedge or the line is named by the column it lies behind.

    `starts` names for each lane, from the left rail, the column in which a horse starts.
    """

    lanes: int
    columns: int
    starts: tuple[int, ...]
    line: int
    hedges: tuple[int, ...]


@dataclass(frozen=True)
class Hoofs:
    """T7.4: the hoof-marked squares, lane letter and column."""

    squares: tuple[str, ...]


@dataclass(frozen=True)
class Meeting:
    """T2.1: races by number of seats, from two seats up."""

    short: tuple[int, ...]
    long: tuple[int, ...]


@dataclass(frozen=True)
class Points:
    """T8: what a ticket earns; `losing` begins behind the third place."""

    winning: tuple[int, ...]
    placed: int
    losing: tuple[int, ...]
    disqualified: int
    trio_in_order: int
    trio: int
    floor: int


TABLES = {
    "horses": Horses,
    "deck": Deck,
    "track": Track,
    "hoofs": Hoofs,
    "meeting": Meeting,
    "points": Points,
}


def print_pack(content: Content, file: str) -> Pack:
    """Lay the tables out, refusing what the rules could not be played with."""
    horses: Horses = content.tables["horses"]
    deck: Deck = content.tables["deck"]
    track: Track = content.tables["track"]
    meeting: Meeting = content.tables["meeting"]
    points: Points = content.tables["points"]

    within = partial(within_bounds, file)
    pack = Pack()
    pack.horses = within("horses", "count", horses.count, BOXES, HORSES)
    pack.lanes = within("track", "lanes", track.lanes, pack.horses, LANES)
    pack.columns = within("track", "columns", track.columns, LEAST_COLUMNS, COLUMNS)
    front = print_starts(pack, track, within)
    pack.line = within("track", "line", track.line, pack.columns - 1, pack.columns - 1)
    within("track", "hedges", len(track.hedges), HEDGES, HEDGES)
    # T7.6: two columns at least between the hedges, and four dry choices for the river's place.
    first, second = track.hedges
    pack.hedge[0] = within("track", "hedges", first, front + 1, pack.columns - 4)
    pack.hedge[1] = within("track", "hedges", second, first + 2, pack.columns - 2)
    for square in content.tables["hoofs"].squares:
        lane, column = read_square(square, pack, file)
        pack.hoof[lane][column] = 1
    print_deck(pack, deck, within)
    pack.most_seats = within("meeting", "short", len(meeting.short) + 1, LEAST_SEATS, SEATS)
    within("meeting", "long", len(meeting.long) + 1, pack.most_seats, pack.most_seats)
    for seats in range(LEAST_SEATS, pack.most_seats + 1):
        pack.short_meeting[seats] = within("meeting", "short", meeting.short[seats - 2], 1, 100)
        pack.long_meeting[seats] = within("meeting", "long", meeting.long[seats - 2], 1, 100)
    most_dealt = pack.deck_size // pack.most_seats
    within("deck", "least_dealt", deck.least_dealt, 1, most_dealt)
    print_points(pack, points, within)
    return pack


def print_starts(pack: Pack, track: Track, within: Within) -> int:
    """T1.5, T1.6: where each lane starts; give the foremost of these columns."""
    within("track", "starts", len(track.starts), pack.lanes, pack.lanes)
    foremost = pack.columns - BEYOND_THE_START
    for start in track.starts:
        within("track", "starts", start, BEHIND_THE_START + 1, foremost)
    pack.start = min(track.starts)
    for lane, start in enumerate(track.starts, start=1):
        pack.stagger[lane] = start - pack.start
    return max(track.starts)


def print_points(pack: Pack, points: Points, within: Within) -> None:
    """T8: a good place earns points or nothing, a bad one costs some or nothing."""
    within("points", "winning", len(points.winning), BOXES, BOXES)
    behind = DISQUALIFIED - BOXES - 1
    within("points", "losing", len(points.losing), behind, behind)
    for box, earned in enumerate(points.winning, start=1):
        pack.winning[box] = within("points", "winning", earned, 0, MOST_POINTS)
    for place, lost in enumerate(points.losing, start=BOXES + 1):
        pack.losing[place] = within("points", "losing", lost, -MOST_POINTS, 0)
    out = within("points", "disqualified", points.disqualified, -MOST_POINTS, 0)
    pack.losing[DISQUALIFIED] = out
    pack.placed = within("points", "placed", points.placed, 0, MOST_POINTS)
    in_order = within("points", "trio_in_order", points.trio_in_order, 0, MOST_POINTS)
    pack.trio_in_order = in_order
    pack.trio = within("points", "trio", points.trio, 0, MOST_POINTS)
    pack.floor = within("points", "floor", points.floor, -MOST_POINTS, 0)


def print_deck(pack: Pack, deck: Deck, within: Within) -> None:
    """T1.2: each horse at each distance, each pair once, and the jokers."""
    pack.farthest = within("deck", "farthest", deck.farthest, 1, DISTANCES)
    pack.least_cards = within("deck", "least_dealt", deck.least_dealt, 1, HAND)
    pack.most_cards = within("deck", "most_dealt", deck.most_dealt, deck.least_dealt, HAND)
    for horse in range(1, pack.horses + 1):
        for squares in range(1, pack.farthest + 1):
            pack.copies[single_card(horse, squares)] = 1
    for pair, high in enumerate(PAIR_HIGH):
        if high <= pack.horses:
            pack.copies[FIRST_PAIR + pair] = 1
    pack.copies[JOKER] = within("deck", "jokers", deck.jokers, 0, 10)
    pack.deck_size = sum(pack.copies)


def read_square(square: str, pack: Pack, file: str) -> tuple[int, int]:
    """Read `c7`: lane 3 from the left rail, column 7 from the back."""
    found = re.fullmatch(r"([a-g])(\d{1,2})", square)
    lane = ord(found[1]) - ord("a") + 1 if found else 0
    column = int(found[2]) if found else 0
    if not 1 <= lane <= pack.lanes or not 1 <= column <= pack.columns:
        raise BadContent("content-bad-square", file=file, table="hoofs", found=square)
    return lane, column
