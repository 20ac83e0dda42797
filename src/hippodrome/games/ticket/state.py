"""What is printed for Ticket Gagnant (`Pack`) and what a meeting remembers (`State`).

Horses go by the number on their silk, lanes and columns are counted from 1: index 0 is
nobody and nowhere, so grids have a rim and a ticket's empty box is 0.
"""

from hippodrome.engine.fields import Cell, Cells, Fields, Grid, Money, cell, cells, money
from hippodrome.engine.state import WIDTH, Noted

# Most of everything; a pack may have less, and rules loop to the pack's own counts.
HORSES = 7
SEATS = 6
HAND = 7
LANES = 7
COLUMNS = 24
ROW = COLUMNS + 2
"""How far the numbers of squares side by side lie apart; a rim surrounds the track."""
DISTANCES = 3
BOXES = 3
LAST_CARDS = 3
"""How many cards are left when everybody is told that the end is near."""
HEDGES = 2
PILE = SEATS * HAND
NOTES = 31
"""The last card of a meeting with hidden tickets: four events of the card itself and of the end,
seven horses placed or disqualified, the arrival, tickets, points and winners of six seats."""

# Cards, by kind: singles by horse and distance, then pairs, then the joker.
NO_CARD = 0
FIRST_SINGLE = 1
FIRST_PAIR = FIRST_SINGLE + HORSES * DISTANCES
PAIRS = HORSES * (HORSES - 1) // 2
JOKER = FIRST_PAIR + PAIRS
KINDS = JOKER + 1
PAIR_LOW = tuple(a for a in range(1, HORSES + 1) for _ in range(a + 1, HORSES + 1))
"""The lower-numbered horse of each pair card."""
PAIR_HIGH = tuple(b for a in range(1, HORSES + 1) for b in range(a + 1, HORSES + 1))
"""The higher-numbered horse of each pair card."""

# What a viewer cannot see.
UNKNOWN = -1

# Phases of a meeting.
LOT = 1
CHOOSE = 2
DEAL = 3
PREDICT = 4
RACE = 5
PHOTO = 6
CLOSED = 7
LANES_DRAWN = 8
"""Between CHOOSE and DEAL, at a table that draws lots for the lanes."""

# When tickets are turned over (T3.3, T3.6): at the off, at the finish, or as each race is chosen.
OPEN_AT_THE_OFF = 0
HIDDEN_ALWAYS = 1
HIDDEN_BY_RACE = 2

# Disciplines (T7).
FLAT = 0
HEDGE_RACE = 1
STEEPLE = 2
HARNESS = 3

# Places at the arrival: 0 not placed yet, 1 to 7, or taken out by the stewards (T7.4).
DISQUALIFIED = HORSES + 1
CLAIMS = DISQUALIFIED + 2
"""How far the tipster's claims of horse after horse lie apart, in one row: tables copy it, too."""


class Pack(Fields):
    """What is printed on board, cards and tickets."""

    horses: Cell = cell()
    """How many horses run."""
    lanes: Cell = cell()
    """Lanes of the track; lane 1 lies at the left rail."""
    columns: Cell = cell()
    """Columns of the track; the race goes towards the last."""
    start: Cell = cell()
    """The column horses start from, the rearmost one where the starts are staggered."""
    stagger: Cells = cells(LANES + 1, later=True)
    """By lane, how many columns ahead of that its start lies."""
    line: Cell = cell()
    """The column the dotted line lies behind: a horse further on is beyond it."""
    hedge: Cells = cells(HEDGES)
    """For each hedge the column it lies behind."""
    hoof: Grid = cells(LANES + 1, COLUMNS + 1)
    """1 where a square of the harness side carries hoof marks."""
    copies: Cells = cells(KINDS)
    """How many cards of each kind the deck holds."""
    deck_size: Cell = cell()
    """How many cards the deck holds."""
    farthest: Cell = cell()
    """The longest distance printed on a single card, and a joker's."""
    least_cards: Cell = cell()
    """Fewest cards the first player may deal to each."""
    most_cards: Cell = cell()
    """Most cards the first player may deal to each."""
    most_seats: Cell = cell()
    """How many handicappers the box is enough for."""
    short_meeting: Cells = cells(SEATS + 1)
    """Races of the shorter meeting, by number of seats."""
    long_meeting: Cells = cells(SEATS + 1)
    """Races of the longer meeting, by number of seats; equal where there is only one length."""
    winning: Cells = cells(BOXES + 1)
    """Points for a horse at its predicted place."""
    placed: Cell = cell()
    """Points for a predicted horse elsewhere among the first three."""
    losing: Cells = cells(DISQUALIFIED + 1)
    """Points for a predicted horse behind the first three, by place; the last is disqualified."""
    trio_in_order: Cell = cell()
    """Bonus for three horses, all exactly placed."""
    trio: Cell = cell()
    """Bonus for three horses that are the first three in another order."""
    floor: Cell = cell()
    """The lowest running score."""


class State(Noted):
    """What a meeting of Ticket Gagnant remembers."""

    seats: Cell = cell()
    """Option: how many handicappers."""
    races: Cell = cell()
    """Option: how many races the meeting has."""
    first: Cell = cell()
    """Option: who leads the first race (seat + 1), or 0 for a lot."""
    hidden: Cell = cell()
    """Option: whether predictions stay secret until the finish; 2 leaves it to each race."""
    flat_only: Cell = cell()
    """Option: 1 if every race is a flat one."""
    drawn_lanes: Cell = cell(later=True)
    """Option: 1 if lots are drawn for the lanes before every race."""
    deal_on: Cell = cell(later=True)
    """Option: 1 if a race is dealt from what the races before it left, while that is enough."""
    vacated: Cell = cell(later=True)
    """Option: 1 if the square a mover leaves does not count as free for the horse it displaces."""

    awaits: Cell = cell()
    """The seats that may act now, as a bit mask."""
    spread: Cell = cell()
    """How many equally likely outcomes the next draw has, or 0."""
    over: Cell = cell()
    """1 once the meeting is over."""

    phase: Cell = cell()
    """What the meeting waits for."""
    race: Cell = cell()
    """The number of the race, from 1."""
    leader: Cell = cell()
    """The seat with the first player token, or UNKNOWN before the lot."""
    turn: Cell = cell()
    """The seat to play a card."""
    discipline: Cell = cell()
    """What kind of race it is."""
    river: Cell = cell()
    """The column the river fills, or 0."""
    cards: Cell = cell()
    """How many cards each seat was dealt."""
    sealed: Cell = cell(later=True)
    """1 if the first player chose a race whose tickets stay secret until the finish."""

    deck: Cells = cells(KINDS)
    """The cards the viewer has not seen, by kind: an unseen deck has no order."""
    left: Cell = cell()
    """How many cards have not been dealt."""
    spent: Cells = cells(KINDS, later=True)
    """Cards played in earlier races since all were last shuffled together, by kind."""
    hand: Grid = cells(SEATS, HAND)
    """The cards each seat holds, lowest kind first; UNKNOWN where the viewer cannot see."""
    held: Cells = cells(SEATS)
    """How many cards each seat holds."""
    ruled_out: Money = money(SEATS)
    """The kinds a seat showed it does not hold, by throwing a card away (T4.9), as a bit mask."""
    ticket: Grid = cells(SEATS, BOXES + 1)
    """The horse predicted for each place, 0 for none; UNKNOWN where the viewer cannot see."""
    pile: Cells = cells(PILE)
    """The moves of this race in order: cards lie face up and turned as they were played."""
    piled: Cell = cell()
    """How many cards lie on the pile."""

    lane: Cells = cells(HORSES + 1)
    """Where each horse stands, counted from the left rail."""
    column: Cells = cells(HORSES + 1)
    """Where each horse stands, counted from the back."""
    stands: Grid = cells(LANES + 2, COLUMNS + 2)
    """The horse on each square, or 0; kept beside lane and column for speed."""
    place: Cells = cells(HORSES + 1)
    """Each horse's place at the arrival: 0 not yet, or DISQUALIFIED."""

    score: Money = money(SEATS)
    """Points so far, never below the floor of T8.5."""
    gain: Money = money(SEATS)
    """Points of the last race, before the floor."""

    notes: Money = money(NOTES * WIDTH, scratch=True)
    """What happened, for all to know (`Noted`)."""
    prospect: Cells = cells(HORSES + 1, scratch=True)
    """The tipster's working space."""
    level: Cells = cells(HORSES + 1, scratch=True)
    """The tipster's working space."""
    claim: Cells = cells((HORSES + 1) * CLAIMS, scratch=True)
    """Working space of the tipster: what all tickets together would earn by a horse, by place."""
    reckoned: Cells = cells((HORSES + 1) * ROW, scratch=True)
    """Working space of the tipster: what a horse in each column would be worth, where known."""
    yielding: Cells = cells(6, scratch=True)
    """Working space of the tipster: the same by where a horse in the way goes."""
