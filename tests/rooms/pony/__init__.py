"""Pony Club: a game of nobody, small enough to show what a room takes."""

from collections.abc import Sequence

from hippodrome.engine.game import Game
from hippodrome.words import sentence
from tests.rooms.pony.content import TABLES, print_pack
from tests.rooms.pony.events import EVENTS
from tests.rooms.pony.moves import MENU, MOVES
from tests.rooms.pony.people import PHRASES, describe, explain, look, quotes, tell, unfinished
from tests.rooms.pony.state import SEATS, Pack, State


def seats(pack: Pack) -> Sequence[int]:
    """P1.1: two to four."""
    return range(2, SEATS + 1)


def longest(pack: Pack, state: State) -> int:
    """Bound a game: the slips, and for every square of every pony an urging and a throw."""
    return 3 * state.seats + 2 * pack.ponies * pack.squares + 2


GAME = Game(
    name="pony",
    rules_version=1,
    package=__name__,
    minutes=(1, 2),
    weight="light",
    state_class=State,
    tables=TABLES,
    print_pack=print_pack,
    seats=seats,
    options=(),
    moves=MOVES,
    menu_size=MENU,
    longest=longest,
    explain=explain,
    law=lambda code: sentence("law-pony", code=code),
    look=look,
    describe=describe,
    events=EVENTS,
    phrases=PHRASES,
    tell=tell,
    quotes=quotes,
    unfinished=unfinished,
)
