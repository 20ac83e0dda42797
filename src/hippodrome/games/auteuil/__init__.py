"""Auteuil, le tiercé chez vous: dice, obstacles, secret owners and betting slips (1960s)."""

from collections.abc import Sequence

from hippodrome.engine.coaching import Coach
from hippodrome.engine.game import Game, Option
from hippodrome.games.auteuil.content import TABLES, print_pack
from hippodrome.games.auteuil.events import EVENTS
from hippodrome.games.auteuil.moves import MENU, MOVES
from hippodrome.games.auteuil.people import coach
from hippodrome.games.auteuil.people.look.make import look
from hippodrome.games.auteuil.people.names import PHRASES
from hippodrome.games.auteuil.people.refusals import explain, unfinished
from hippodrome.games.auteuil.people.story import tell
from hippodrome.games.auteuil.people.tote import backs, quotes
from hippodrome.games.auteuil.state import (
    BEST_OWNERS,
    LEAST_RACERS,
    NEXT_OWNERS,
    SEATS,
    THE_BANKS,
    Pack,
    State,
)
from hippodrome.words import sentence

USUAL_RACES = 3
"""Races of an evening, if nobody asks for more or fewer (U7.1)."""
STEPS_OF_A_RACE = 2_000
"""Moves and draws of a race, with much to spare: evenings of 20 random races take 335 each.

There is no strict bound: dice can lie so badly, again and again, that no horse can take one.
"""


def seats(pack: Pack) -> Sequence[int]:
    """U2.9: two who race at least, and as many more as may race or only bet."""
    return range(LEAST_RACERS, min(SEATS, pack.most_racers + pack.most_punters) + 1)


def punters(pack: Pack, seated: int) -> Sequence[int]:
    """U2.4: how many of the seats may only bet, the fewest first."""
    return tuple(
        betting
        for betting in range(pack.most_punters + 1)
        if LEAST_RACERS <= seated - betting <= pack.most_racers
    )


def races(pack: Pack, seated: int) -> Sequence[int]:
    """U7.1: any number of races up to the telegrams, the usual one first."""
    usual = min(USUAL_RACES, pack.races)
    return (usual, *(number for number in range(1, pack.races + 1) if number != usual))


def longest(pack: Pack, state: State) -> int:
    """Bound an evening: slips, intervals and races."""
    return state.races * (STEPS_OF_A_RACE + 4 * state.seats)


GAME = Game(
    name="auteuil",
    rules_version=2,
    package=__name__,
    minutes=(30, 90),
    weight="medium",
    simulations=1000,
    state_class=State,
    tables=TABLES,
    print_pack=print_pack,
    seats=seats,
    options=(
        Option("punters", punters),
        Option("races", races),
        Option("sweets", lambda *_: (0, 1), switch=True),
        Option("unclaimed", lambda *_: (THE_BANKS, NEXT_OWNERS, BEST_OWNERS), ruling="U6.5"),
        Option("one_fee", lambda *_: (0, 1), switch=True, ruling="U2.2"),
        Option("sequence_frees", lambda *_: (0, 1), switch=True, ruling="U5.1"),
        Option("sure_footed", lambda *_: (0, 1), switch=True, ruling="U4.2"),
    ),
    moves=MOVES,
    menu_size=MENU,
    longest=longest,
    explain=explain,
    law=lambda code: sentence("law-auteuil", code=code),
    look=look,
    tell=tell,
    quotes=quotes,
    backs=backs,
    unfinished=unfinished,
    events=EVENTS,
    gentle={"races": 1},
    coach=Coach(coach.about, coach.slip, coach.PARAGRAPHS),
    phrases=PHRASES,
)
