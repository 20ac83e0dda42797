"""What is printed for Finish Line (`Pack`) and what a game of three races remembers (`State`).

Within a race a horse goes by its starting place, 0 for the last of the row and one less than
the number of runners for the leader, whatever is printed on its tile; tiles go by their number
from 1. Rows are listed from the back to the front. Bets name horses by starting place plus one,
so that 0 is no bet.
"""

from hippodrome.engine.fields import Cell, Cells, Fields, Grid, Money, cell, cells, money
from hippodrome.engine.state import WIDTH, Noted

# Most of everything; a pack may have less, and rules loop to the pack's own counts.
SEATS = 4
RUNNERS = 7
TILES = 24
RACES = 3
WINS = 3
"""Win bets on a slip."""
PAIRS = 2
"""Pair bets on a slip."""
FRONT = 3
"""Dice before the player who rolls."""
SIDES = 6
PHOTO_DICE = 6
LETTERS = 20
"""The longest name a tile may have of its own."""
LEVEL = 2
"""Horses that share a place in a dead heat."""

# Colours of dice.
WHITE = 0
RED = 1
YELLOW = 2
GREEN = 3
BLACK = 4
COLOURS = 5
NO_DIE = -1

# Faces (F5).
BLANK = 0
HORSESHOE = 1
DOUBLE = 2
WHIP = 3
PACE = 4
HELMET = 5
DEAD_HEAT = 6
INTERFERENCE = 7
LOSS = 8
EXTRA = 9
SIDE_BET = 10
DISQUALIFIED = 11
TRICK = 12
FIRST_OUTSIDER = 13
OUTSIDERS = 3
FACES = FIRST_OUTSIDER + OUTSIDERS

NOTES = 56
"""More events than a play or a draw notes: the last sheets of four take the most."""

# What a viewer cannot see.
UNKNOWN = -1

# Nobody, where a seat or a horse is meant.
NOBODY = -1

# Phases of a game.
LOT = 1
LAY = 2
BETS = 3
TAKE = 4
ROLL = 5
USE = 6
EXTRAS = 7
PHOTO = 8
INTERVAL = 9
CLOSED = 10


class Pack(Fields):
    """What is printed on tiles, dice and score sheets."""

    most_seats: Cell = cell()
    """How many may play."""
    runners: Cell = cell()
    """How many horses run in a race."""
    tiles: Cell = cell()
    """How many tiles there are; every race takes new ones."""
    favourite: Cells = cells(TILES + 1)
    """1 for each tile that carries F."""
    safe: Cells = cells(TILES + 1)
    """1 for each tile that carries S."""
    name: Grid = cells(TILES + 1, LETTERS)
    """The letters of each tile's own name as code points; 0 where our words name it."""
    races: Cell = cell()
    """How many races a game has."""
    dice: Cells = cells(COLOURS)
    """How many dice of each colour there are."""
    aside: Cells = cells(COLOURS)
    """How many of each colour are put aside for two players."""
    face: Grid = cells(COLOURS, SIDES)
    """The six faces of each colour."""
    outsider: Money = money(OUTSIDERS)
    """Euros on each kind of outsider face."""
    straight: Cell = cell()
    """Dice in the reserve at which the home straight begins (F3.3)."""
    odds: Grid = cells(RACES, RUNNERS)
    """For each race what a horse pays, by starting place."""
    allowance: Money = money(RACES)
    """Euros everyone gets before each race."""
    step: Cell = cell()
    """What every stake is a multiple of, in euros."""
    side_stake: Cell = cell()
    """Euros a side bet is about."""


class State(Noted):
    """What a game of Finish Line remembers."""

    seats: Cell = cell()
    """Option: how many players."""
    first: Cell = cell()
    """Option: who starts the first race (seat + 1), or 0 for a lot."""
    constant: Cell = cell()
    """Option: 1 if every race pays the odds of the first (F2.3)."""
    lots: Cell = cell()
    """Option: 1 if a lot decides who starts in every race (F3.8)."""
    any_die: Cell = cell()
    """Option: 1 if a trick may bring back dice put aside without effect, too (F5.15)."""
    whole_pairs: Cell = cell()
    """Option: 1 if an outsider brings its half only to pairs that come home (F5.13)."""
    skipping: Cell = cell()
    """Option: 1 if a side bet needs somebody to skip, so none is made on the last turn (F3.10)."""

    awaits: Cell = cell()
    """The seats that may act now, as a bit mask."""
    spread: Cell = cell()
    """How many equally likely outcomes the next draw has, or 0."""
    over: Cell = cell()
    """1 once the game is over."""

    phase: Cell = cell()
    """What the game waits for."""
    race: Cell = cell()
    """The number of the race, from 1."""
    starter: Cell = cell()
    """The seat that starts this race, or NOBODY before the lot."""
    turn: Cell = cell()
    """The seat whose turn it is, or NOBODY."""
    turns: Cell = cell()
    """How many turns of this race have begun."""

    laid: Cell = cell()
    """How many tiles of this race have been laid."""
    seen: Cells = cells(TILES + 1)
    """1 for each tile that has run or runs."""
    tile: Cells = cells(RUNNERS)
    """The tile of each horse, by starting place; 0 not yet laid."""
    row: Cells = cells(RUNNERS)
    """The horses in the race from the back to the front, NOBODY behind the last entry.

    In a dead heat the two in front share their place, and the one listed last lies below.
    """
    running: Cell = cell()
    """How many horses are in the race."""
    level: Cell = cell()
    """1 while the two in front share their place."""
    levelled: Cell = cell()
    """1 once the dead heat of this race has been used."""
    shoe: Cells = cells(RUNNERS)
    """1 for each horse with a white horseshoe waiting on it."""
    black_shoe: Cells = cells(RUNNERS)
    """1 for each horse with an extra action waiting on it, which counts as a white horseshoe."""
    whip: Cells = cells(RUNNERS)
    """1 for each horse with a whip on it."""
    outsider: Cells = cells(RUNNERS)
    """The kind of outsider die on each horse, from 1, or 0."""

    reserve: Cells = cells(COLOURS)
    """Dice in the reserve, by colour."""
    left: Cells = cells(COLOURS)
    """Dice that have left the race and may come back, by colour; tricks never do (F5.15)."""
    put_aside: Cells = cells(COLOURS)
    """Dice put aside without effect, by colour, where no trick brings them back (F5.15)."""
    tricks: Cell = cell()
    """Dice used as tricks, which never come back."""
    home: Cell = cell()
    """1 once the home straight is reached."""
    front: Cells = cells(FRONT)
    """The colours of the dice before the player, NO_DIE where there is none."""
    face: Cells = cells(FRONT)
    """What those dice show; BLANK before they are rolled."""
    kept: Cells = cells(SEATS)
    """Extra-action dice each seat has kept."""
    did: Cell = cell()
    """The last move with a die or an extra action in this race plus 1, for the story; 0 none."""
    skipped: Cell = cell()
    """1 during a turn that came early because the player before was skipped (F5.10)."""
    pushed: Grid = cells(SEATS, RUNNERS)
    """Places each seat has moved each horse forward (or back) in this race: anyone can count."""

    win: Grid = cells(SEATS, WINS)
    """The horse of each win bet (starting place + 1), 0 for none; UNKNOWN where hidden."""
    win_stake: Money = money(SEATS * WINS)
    """Its stake in euros, seat by seat; UNKNOWN where hidden."""
    pair: Grid = cells(SEATS, PAIRS)
    """The two horses of each pair bet as a number from 1, 0 for none; UNKNOWN where hidden."""
    pair_stake: Money = money(SEATS * PAIRS)
    """Its stake in euros, seat by seat; UNKNOWN where hidden."""

    photo: Grid = cells(LEVEL, PHOTO_DICE)
    """The photo-finish dice of the lower and the upper horse: 1 for a horseshoe."""
    photos: Cell = cell()
    """How many horses' dice of this photo-finish have been rolled, over all rounds."""
    place: Cells = cells(RUNNERS)
    """Each horse's place once the race is settled, 0 before and for the disqualified."""

    capital: Money = money(SEATS)
    """Euros of each seat, as they were before the bets of a race until it is settled."""
    gain: Money = money(SEATS)
    """What the last race changed of each seat's capital."""
    side: Money = money(SEATS)
    """Side bets won and lost, apart until the grand total."""

    chance: Money = money(RUNNERS, scratch=True)
    """The tipster's working space: the weight of each horse's chance to win."""
    threat: Money = money(RUNNERS, scratch=True)
    """The tipster's working space: what others seem to hope for from each horse."""
    was_row: Cells = cells(RUNNERS, scratch=True)
    """The tipster's working space: the row before something was tried on it."""
    was_on_tile: Cells = cells(RUNNERS, scratch=True)
    """The tipster's working space: the dice on each tile before, in one number."""
    was_pushed: Cells = cells(RUNNERS, scratch=True)
    """The tipster's working space: what the seat had pushed before."""
    was_left: Cells = cells(COLOURS, scratch=True)
    """The tipster's working space: used dice that had left before."""
    was_level: Cell = cell(scratch=True)
    """The tipster's working space: whether two stood level before."""

    stood: Cells = cells(RUNNERS, scratch=True)
    """The row before the die that is being used, for what is noted of it."""
    stood_running: Cell = cell(scratch=True)
    """How many horses were in it."""
    stood_level: Cell = cell(scratch=True)
    """Whether the two in front of it shared their place."""
    notes: Money = money(NOTES * WIDTH, scratch=True)
    """What the last play or draw noted."""
