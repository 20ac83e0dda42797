"""Tables drawn at random meet every number of seats and every choice, in ever other company."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from hippodrome.engine.tables import drawn_tables
from hippodrome.games import GAMES

EVERY_ROOM = pytest.mark.parametrize("name", GAMES)
MANY = 400


@EVERY_ROOM
def test_every_choice_of_every_option_is_met_with_every_number_of_seats(name: str) -> None:
    game = GAMES[name]
    pack = game.pack()
    tables = drawn_tables(game, pack, MANY, seed=1)
    assert len(tables) == MANY
    for seats in game.seats(pack.printed):
        of_this_size = [table for table in tables if table.seats == seats]
        for option in game.options:
            met = {table.options[option.name] for table in of_this_size}
            assert met == {*option.choices(pack.printed, seats)}


@EVERY_ROOM
def test_any_two_switches_meet_in_all_four_ways(name: str) -> None:
    game = GAMES[name]
    tables = drawn_tables(game, game.pack(), MANY, seed=1)
    switches = [option.name for option in game.options if option.switch]
    for one, other in combinations(switches, 2):
        met = {(table.options[one], table.options[other]) for table in tables}
        assert met == {*product((0, 1), repeat=2)}


def test_a_seed_repeats_the_draw() -> None:
    game = GAMES["ascot"]
    first = drawn_tables(game, game.pack(), 30, seed=7)
    assert drawn_tables(game, game.pack(), 30, seed=7) == first
    assert drawn_tables(game, game.pack(), 30, seed=8) != first
