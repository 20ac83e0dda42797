"""Finish Line: a row of horses, dice of five colours, secret bets of any stake (Glimne, 2023)."""

from collections.abc import Sequence

from hippodrome.engine.coaching import Coach
from hippodrome.engine.game import Game, Option
from hippodrome.games.finishline.content import LEAST_SEATS, TABLES, print_pack
from hippodrome.games.finishline.events import EVENTS
from hippodrome.games.finishline.moves import MENU, MOVES
from hippodrome.games.finishline.people import coach
from hippodrome.games.finishline.people.look.make import look
from hippodrome.games.finishline.people.names import PHRASES, names_in
from hippodrome.games.finishline.people.refusals import explain, unfinished
from hippodrome.games.finishline.people.story import tell
from hippodrome.games.finishline.people.tote import backs, quotes
from hippodrome.games.finishline.state import BLACK, PAIRS, WINS, Pack, State
from hippodrome.words import sentence

PHOTO_ROUNDS = 60
"""More rounds than a photo-finish has: a round is level less than one time in two (F4.5)."""


def seats(pack: Pack) -> Sequence[int]:
    """Two to four players, or as many as the pack is enough for."""
    return range(LEAST_SEATS, pack.most_seats + 1)


def longest(pack: Pack, state: State) -> int:
    """Bound a game: a lot, tiles, slips, three steps a turn, extras, a photo-finish, going on."""
    dice = sum(pack.dice) - (sum(pack.aside) if state.seats == LEAST_SEATS else 0)
    turns = dice - 2 + 2 * pack.dice[BLACK]
    slips = state.seats * (WINS + PAIRS + 1)
    steps = 1 + pack.runners + slips + 3 * turns + pack.dice[BLACK] + 2 * PHOTO_ROUNDS + state.seats
    return pack.races * steps


GAME = Game(
    name="finishline",
    rules_version=2,
    package=__name__,
    minutes=(30, 60),
    weight="medium",
    simulations=1000,
    state_class=State,
    tables=TABLES,
    print_pack=print_pack,
    seats=seats,
    options=(
        Option("first", lambda _, seated: range(seated + 1)),
        Option("constant", lambda *_: (0, 1), switch=True, ruling="F2.3"),
        Option("lots", lambda *_: (0, 1), switch=True, ruling="F3.8"),
        Option("any_die", lambda *_: (0, 1), switch=True, ruling="F5.15"),
        Option("whole_pairs", lambda *_: (0, 1), switch=True, ruling="F5.13"),
        Option("skipping", lambda *_: (0, 1), switch=True, ruling="F3.10"),
    ),
    moves=MOVES,
    menu_size=MENU,
    longest=longest,
    explain=explain,
    law=lambda code: sentence("law-finishline", code=code),
    look=look,
    tell=tell,
    quotes=quotes,
    backs=backs,
    names_in=names_in,
    events=EVENTS,
    coach=Coach(coach.about, coach.slip, coach.PARAGRAPHS),
    phrases=PHRASES,
    unfinished=unfinished,
)
