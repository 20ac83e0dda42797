"""What is printed for Auteuil (`Pack`) and what an evening remembers (`State`).

Horses go by their number from 1: index 0 is nobody, so an unmarked bet is 0. Squares are counted
from the start square, 0, along both laps: a horse that has gone round once stands on `lap`.
The seats that race come first, those that only bet after them.
"""

from hippodrome.engine.fields import Cell, Cells, Fields, Grid, Money, cell, cells, money
from hippodrome.engine.state import WIDTH, Noted

# Most of everything; a pack may have less, and rules loop to the pack's own counts.
HORSES = 8
SEATS = 12
"""As many as a table of the house has room for."""
LEAST_RACERS = 2
RACERS = 8
PUNTERS = SEATS - LEAST_RACERS
SQUARES = 80
"""Squares of the longest lap."""
OBSTACLES = 20
"""Obstacles of a lap, and names of them that are a pack's own."""
LETTERS = 40
"""Letters of such a name."""
RACES = 20
TELEGRAMS = 20
DICE = 3
FACES = 6
PLACES = 3
"""Horses that are placed; the race is over when they have arrived (U6.2)."""
MOST_BOUGHT = 9
"""Sweets one may change into money at a time (U7.3)."""

MOST_NOTES = 75
"""More events than any step has: with twelve seats, the last die of an evening with sweets has
70 at most if only one yellow telegram is left, which is then no draw."""

# What a viewer cannot see.
UNKNOWN = -1

# Nobody, where a seat is meant.
NOBODY = -1

# Whose the prize of a horse without owner is (U6.5).
THE_BANKS = 0
NEXT_OWNERS = 1
BEST_OWNERS = 2

# Phases of an evening.
DEAL = 1
ENTRIES = 2
SLIPS = 3
OPENING = 4
BUYING = 5
THROW = 6
DICE_OUT = 7
BONUS = 8
FOURTH = 9
AGAIN = 10
REPORT = 11
INTERVAL = 12
CLOSED = 13


class Pack(Fields):
    """What is printed on course, telegrams and pay tables."""

    horses: Cell = cell()
    """How many horses run."""
    most_racers: Cell = cell()
    """How many may race."""
    most_punters: Cell = cell()
    """How many more may only bet."""
    purse: Cell = cell()
    """Francs each seat starts with."""
    bank: Cell = cell()
    """Francs in the whole box; the purses come out of it."""
    tierce_stake: Cell = cell()
    """Francs a tiercé costs."""
    simple_stake: Cell = cell()
    """Francs a win bet costs, and a place bet."""

    lap: Cell = cell()
    """Squares of a lap."""
    laps: Cell = cell()
    """How often the loop is run."""
    obstacle: Cells = cells(SQUARES)
    """For each square of the loop the name of the obstacle on it (from 1), or 0.

    The names the house knows come first, then those that are the pack's own.
    """
    own_obstacle: Grid = cells(OBSTACLES, LETTERS)
    """The letters of each name of an obstacle that is the pack's own; 0 after the last."""
    back: Cells = cells(SQUARES)
    """For each obstacle how many squares a horse goes back from it when it is freed (U4.3)."""
    longer: Cells = cells(SQUARES)
    """1 for each obstacle that holds a horse a round longer (U4.3)."""
    out: Cells = cells(SQUARES)
    """1 for each obstacle that puts a horse out of the race (U4.3)."""
    jump: Cell = cell()
    """The least die that passes over an obstacle."""

    races: Cell = cell()
    """How many red telegrams there are."""
    name: Cells = cells(RACES)
    """For each red telegram the name of its race, from 1, the pack's own after the house's."""
    own_race: Grid = cells(RACES, LETTERS)
    """The letters of each name of a race that is the pack's own; 0 after the last."""
    fee: Money = money(RACES)
    """For each red telegram the francs to enter a horse."""
    prize: Grid = cells(RACES, PLACES + 1)
    """For each red telegram the prize of each place."""
    tierce_pool: Money = money(RACES)
    """For each race the francs behind its tiercé pay table."""
    win_pool: Money = money(RACES)
    """For each race the francs behind its win pay table."""
    place_pool: Money = money(RACES)
    """For each race the francs behind the place pay table of each placed horse."""
    order_parts: Cell = cell()
    """How many quarters of the tiercé pool go to those in the exact order."""
    telegrams: Cell = cell()
    """How many yellow telegrams there are."""
    in_order: Cells = cells(TELEGRAMS)
    """For each yellow telegram the tiercés that named the exact order."""
    other_order: Cells = cells(TELEGRAMS)
    """For each yellow telegram the tiercés that named the three in another order."""
    simple: Cells = cells(TELEGRAMS)
    """For each yellow telegram the successful simple bets of a kind."""

    sweets: Cell = cell()
    """Sweets all seats put into the jar between them."""
    sweet_worth: Cell = cell()
    """Francs a sweet stands for."""


class State(Noted):
    """What an evening at Auteuil remembers."""

    seats: Cell = cell()
    """Option: how many seats, racing or not."""
    punters: Cell = cell()
    """Option: how many of them only bet; they are the last ones."""
    races: Cell = cell()
    """Option: how many races the evening has."""
    sweets: Cell = cell()
    """Option: 1 if sweets are played for."""
    unclaimed: Cell = cell()
    """Option: whose the prizes of horses without owner are (U6.5), one of the three below."""
    one_fee: Cell = cell()
    """Option: 1 if owners pay one entry fee, however many horses they have (U2.2)."""
    sequence_frees: Cell = cell()
    """Option: 1 if a stuck horse may take a square of a sequence (U5.1)."""
    sure_footed: Cell = cell()
    """Option: 1 if a die that could jump an obstacle fells no horse on one (U4.2)."""

    awaits: Cell = cell()
    """The seats that may act now, as a bit mask."""
    spread: Cell = cell()
    """How many equally likely outcomes the next draw has, or 0."""
    over: Cell = cell()
    """1 once the evening is over."""

    phase: Cell = cell()
    """What the evening waits for."""
    race: Cell = cell()
    """The number of the race, from 1."""
    card: Cell = cell()
    """The red telegram of this race, from 1, or 0 before it is drawn."""
    telegram: Cell = cell()
    """The yellow telegram of this race, from 1, or 0 before it is drawn."""
    red_used: Cells = cells(RACES)
    """1 for each red telegram put aside."""
    yellow_used: Cells = cells(TELEGRAMS)
    """1 for each yellow telegram put aside."""

    dealt: Cell = cell()
    """How many owner cards have been dealt."""
    owner: Cells = cells(HORSES + 1)
    """Who owns each horse (seat + 1), 0 for nobody; UNKNOWN where the viewer cannot see."""
    tierce: Grid = cells(SEATS, PLACES + 1)
    """The horses of each seat's tiercé, 0 for none; UNKNOWN where the viewer cannot see."""
    win: Cells = cells(SEATS)
    """The horse each seat backs to win, 0 for none; UNKNOWN where the viewer cannot see."""
    place: Cells = cells(SEATS)
    """The horse each seat backs to be placed, 0 for none; UNKNOWN where the viewer cannot see."""

    turn: Cell = cell()
    """The seat that throws or has thrown, or NOBODY."""
    opened_by: Cell = cell()
    """The seat that started this race, or NOBODY."""
    opening: Cells = cells(SEATS)
    """Each racer's total in the opening throw, 0 not yet; ties throw again."""
    contenders: Cell = cell()
    """Who still throws for the start, as a bit mask."""
    die: Cells = cells(DICE)
    """The dice of this throw, as they fell; 0 before a throw."""
    used: Cells = cells(DICE)
    """1 for each die that a horse took."""
    moved: Cells = cells(HORSES + 1)
    """1 for each horse that took a die of this throw."""
    extra: Cells = cells(HORSES + 1)
    """1 for each horse that took a square of this sequence."""

    squares: Cells = cells(HORSES + 1)
    """How far each horse has come from the start, over both laps."""
    fallen: Cells = cells(HORSES + 1)
    """Who made each horse fall where it is stuck (seat + 1), or 0."""
    arrived: Cells = cells(PLACES + 1)
    """The horse at each place, 0 not yet."""
    held: Cells = cells(HORSES + 1)
    """How many turns of whoever made it fall each stuck horse is held longer (U4.3)."""
    out: Cells = cells(HORSES + 1)
    """1 for each horse that is out of the race (U4.3)."""
    falls: Cell = cell()
    """How many falls this race has seen."""
    rounds: Cell = cell()
    """How many turns have begun in this race."""

    purse: Money = money(SEATS)
    """Francs of each seat; may go below zero (U2.8)."""
    bank: Money = money(1)
    """Francs of the bank, which never runs dry whatever this says (U1.2)."""
    prizes: Money = money(SEATS)
    """Francs each seat's horses earned in this race."""
    paid: Money = money(SEATS)
    """Francs each seat's slip earned in this race."""

    jar: Cell = cell()
    """Sweets in the jar."""
    staked: Cells = cells(SEATS)
    """Sweets each seat put into the jar at the start."""
    bought: Cells = cells(SEATS)
    """Sweets each seat changed into money since."""
    won: Cells = cells(SEATS)
    """Sweets each seat takes home at the end."""

    notes: Money = money(MOST_NOTES * WIDTH, scratch=True)
    """The events of the last play or draw, each its number and its facts."""
    weight: Cells = cells(HORSES + 1, scratch=True)
    """The tipster's working space."""
    chance: Grid = cells(PLACES + 1, HORSES + 1, scratch=True)
    """The tipster's working space."""
    pays: Money = money(PLACES + 1, scratch=True)
    """The tipster's working space."""
