"""Ticket Gagnant: cards on a grid track, secret predictions (Bouvier, 2024)."""

from collections.abc import Sequence

from hippodrome.engine.coaching import Coach
from hippodrome.engine.game import Game, Option
from hippodrome.games.ticket.content import LEAST_SEATS, TABLES, print_pack
from hippodrome.games.ticket.events import EVENTS
from hippodrome.games.ticket.moves import MENU, MOVES
from hippodrome.games.ticket.people import coach
from hippodrome.games.ticket.people.look.make import look, own_look
from hippodrome.games.ticket.people.names import PHRASES
from hippodrome.games.ticket.people.refusals import explain
from hippodrome.games.ticket.people.story import tell
from hippodrome.games.ticket.people.tote import backs, quotes
from hippodrome.games.ticket.state import (
    HIDDEN_ALWAYS,
    HIDDEN_BY_RACE,
    OPEN_AT_THE_OFF,
    Pack,
    State,
)
from hippodrome.words import sentence

WHEN_HIDDEN = (OPEN_AT_THE_OFF, HIDDEN_ALWAYS, HIDDEN_BY_RACE)


def seats(pack: Pack) -> Sequence[int]:
    """T2.1: two to six handicappers, or as many as the pack is enough for."""
    return range(LEAST_SEATS, pack.most_seats + 1)


def races(pack: Pack, seated: int) -> Sequence[int]:
    """T2.1: the short meeting or the long one."""
    return tuple(dict.fromkeys((pack.short_meeting[seated], pack.long_meeting[seated])))


def longest(pack: Pack, state: State) -> int:
    """Bound a meeting: per race a choice, lanes, deal, tickets, cards and horses - 1 photos."""
    most_dealt = min(pack.most_cards, pack.deck_size // state.seats) * state.seats
    drawn = (1 + state.drawn_lanes) * (pack.horses - 1)
    return 1 + state.races * (1 + 2 * most_dealt + state.seats + drawn)


GAME = Game(
    name="ticket",
    rules_version=1,
    package=__name__,
    minutes=(20, 60),
    weight="light",
    simulations=2000,
    state_class=State,
    tables=TABLES,
    print_pack=print_pack,
    seats=seats,
    options=(
        Option("races", races),
        Option("first", lambda _, seated: range(seated + 1)),
        Option("hidden", lambda *_: WHEN_HIDDEN, ruling="T3.6"),
        Option("flat_only", lambda *_: (0, 1), switch=True),
        Option("drawn_lanes", lambda *_: (0, 1), switch=True, ruling="T1.6"),
        Option("deal_on", lambda *_: (0, 1), switch=True, ruling="T3.1"),
        Option("vacated", lambda *_: (0, 1), switch=True, ruling="T4.7"),
    ),
    moves=MOVES,
    menu_size=MENU,
    longest=longest,
    explain=explain,
    law=lambda code: sentence("law-ticket", code=code),
    look=look,
    own_look=own_look,
    tell=tell,
    quotes=quotes,
    backs=backs,
    events=EVENTS,
    coach=Coach(coach.about, coach.slip, coach.PARAGRAPHS),
    gentle={"flat_only": 1, "races": 3},
    gentle_seats=3,
    phrases=PHRASES,
)
