"""Ascot: horses are bought, trained, traded and raced (Miro Company, 1940s)."""

from collections.abc import Sequence

from hippodrome.engine.coaching import Coach
from hippodrome.engine.game import Game, Option
from hippodrome.games.ascot.bounds import longest
from hippodrome.games.ascot.content import LEAST_SEATS, TABLES, print_pack
from hippodrome.games.ascot.events import EVENTS
from hippodrome.games.ascot.moves import MENU, MOVES
from hippodrome.games.ascot.people import coach
from hippodrome.games.ascot.people.choices import brings
from hippodrome.games.ascot.people.look.whole import look
from hippodrome.games.ascot.people.names import PHRASES
from hippodrome.games.ascot.people.orders import ORDERS
from hippodrome.games.ascot.people.refusals import explain, unfinished
from hippodrome.games.ascot.people.story import tell
from hippodrome.games.ascot.people.tote import backs, quotes
from hippodrome.games.ascot.state import Pack, State
from hippodrome.words import sentence


def seats(pack: Pack) -> Sequence[int]:
    """A2.1: two to six players, or as many as the pack is enough for."""
    return range(LEAST_SEATS, pack.most_seats + 1)


GAME = Game(
    name="ascot",
    rules_version=2,
    package=__name__,
    minutes=(90, 180),
    weight="heavy",
    state_class=State,
    tables=TABLES,
    print_pack=print_pack,
    seats=seats,
    options=(
        Option("banker", lambda *_: (1, 0), ruling="A11.2"),
        Option("richest", lambda *_: (0, 1), switch=True, ruling="A11.4"),
        Option("carried", lambda *_: (0, 1), switch=True, ruling="A11.3"),
        Option("smaller", lambda *_: (0, 1), switch=True, ruling="A10.9"),
        Option("places", lambda *_: (0, 1), switch=True, ruling="A7.4"),
    ),
    moves=MOVES,
    menu_size=MENU,
    longest=longest,
    explain=explain,
    law=lambda code: sentence("law-ascot", code=code),
    look=look,
    tell=tell,
    quotes=quotes,
    backs=backs,
    phrases=PHRASES,
    events=EVENTS,
    coach=Coach(coach.about, coach.slip, coach.PARAGRAPHS),
    unfinished=unfinished,
    brings=brings,
    orders=ORDERS,
    simulations=1000,
)
