"""U1: what is in the box, and the figures every pack of the standard game must give."""

from itertools import pairwise

import pytest

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.content import OBSTACLE_NAMES, RACE_NAMES
from hippodrome.games.auteuil.rules.money import (
    in_order_pays,
    other_order_pays,
    place_pays,
    slip_stake,
    win_pays,
)
from hippodrome.games.auteuil.state import Pack
from hippodrome.words import LANGUAGES, words
from tests.games.auteuil.evenings import Evening

PACK: Pack = GAME.pack().printed
CLERMONT_TONNERRE = 1
READ_OUT = next(
    telegram + 1
    for telegram in range(PACK.telegrams)
    if (PACK.in_order[telegram], PACK.other_order[telegram], PACK.simple[telegram])
    == (34, 250, 330)
)
"""The yellow telegram of the booklet's example."""


def test_U1_1_eight_horses_and_twenty_telegrams_of_either_colour() -> None:
    assert PACK.horses == 8
    assert PACK.races == PACK.telegrams == 20
    triples = list(zip(PACK.in_order, PACK.other_order, PACK.simple, strict=True))
    assert len(set(triples)) == 20


def test_U1_2_everybody_gets_12033_francs_out_of_the_box() -> None:
    notes = [5000] + 4 * [1000] + 5 * [500] + 5 * [100] + 2 * [10] + 2 * [5] + [3]
    assert sum(notes) == PACK.purse == 12033
    assert PACK.bank == 625_000
    match = GAME.match(4)
    assert match.standing()[0] == [12033] * 4
    assert match.state.bank[0] == 625_000 - 4 * 12033


def test_U1_2_the_bank_never_runs_dry() -> None:
    evening = Evening().enter().bet("T7-3-4 G7 P7")
    evening.having(bank={0: 0}, owner={7: 1})
    evening.start().finish()
    evening.draw(0)
    assert evening.state.bank[0] == -(5000 + 2000 + 1000) - 2 * (2717 + 251 + 102)


def test_U1_3_obstacles_stand_unevenly_and_leave_the_last_dozen_squares_free() -> None:
    squares = [square for square in range(PACK.lap) if PACK.obstacle[square]]
    names = {PACK.obstacle[square] for square in squares}
    assert len(names) == len(squares)
    assert names <= set(range(1, len(OBSTACLE_NAMES) + 1))
    assert 6 <= len(squares) <= 10
    assert 12 <= PACK.laps * len(squares) <= 20
    assert (PACK.laps, PACK.jump) == (2, 4)
    assert 55 <= PACK.lap <= 65
    plain = [later - earlier - 1 for earlier, later in pairwise([0, *squares])]
    assert min(plain) >= 3
    assert sum(stretch >= 6 for stretch in plain) >= 2
    assert len(set(plain)) > 2
    assert PACK.lap - squares[-1] > 12
    for orders in (PACK.back, PACK.longer, PACK.out):
        assert not any(orders)


@pytest.mark.parametrize("language", LANGUAGES)
def test_U1_4_the_race_of_the_example_is_called_as_the_booklet_calls_it(language: str) -> None:
    name = words(language).say("auteuil-race-name", number=PACK.name[CLERMONT_TONNERRE - 1])
    assert name == "Prix de Clermont-Tonnerre"


def test_U1_4_twenty_races_whose_fees_can_be_paid_twice() -> None:
    assert sorted(PACK.name) == list(range(1, 21))
    assert len(RACE_NAMES) == 20
    assert max(PACK.fee) * 2 + 23 < 12033
    for race in range(20):
        first, second, third = PACK.prize[race][1:]
        assert first > second > third > PACK.fee[race]


def test_U1_4_pools_fees_and_prizes_follow_the_standing_of_a_race() -> None:
    for race in range(20):
        for figures in (PACK.tierce_pool, PACK.win_pool, PACK.place_pool):
            assert figures[race] * PACK.fee[0] == figures[0] * PACK.fee[race]
        assert PACK.prize[race][1] * PACK.fee[0] == PACK.prize[0][1] * PACK.fee[race]
    assert sum(sum(PACK.prize[race]) for race in range(20)) <= PACK.bank


def test_U1_5_clermont_tonnerre_pays_what_the_booklet_says() -> None:
    assert PACK.name[CLERMONT_TONNERRE - 1] == RACE_NAMES.index("clermont-tonnerre") + 1
    assert PACK.tierce_pool[0] == 123_200
    assert PACK.win_pool[0] == 83_000
    assert PACK.place_pool[0] == 33_800
    assert in_order_pays(PACK, CLERMONT_TONNERRE, READ_OUT) == 2717
    assert other_order_pays(PACK, CLERMONT_TONNERRE, READ_OUT) == 123
    assert win_pays(PACK, CLERMONT_TONNERRE, READ_OUT) == 251
    assert place_pays(PACK, CLERMONT_TONNERRE, READ_OUT) == 102


def test_U1_5_the_telegram_read_out_stands_where_the_booklet_found_it() -> None:
    assert sorted(PACK.in_order).index(34) == 6  # the seventh line
    assert sorted(PACK.other_order).index(250) == 6  # on the same line
    assert min(PACK.simple) == 330  # the first line


@pytest.mark.parametrize(
    ("parts", "in_order", "other"), [(0, 0, 493), (2, 1811, 246), (4, 3623, 0)]
)
def test_U1_5_the_tierce_pool_is_divided_by_quarters(parts: int, in_order: int, other: int) -> None:
    pack = PACK.copy()
    pack.order_parts = parts
    pack.tierce_pool[0] = 123_203  # a quarter of it is no whole franc
    assert in_order_pays(pack, CLERMONT_TONNERRE, READ_OUT) == in_order
    assert other_order_pays(pack, CLERMONT_TONNERRE, READ_OUT) - other in (-1, 0)


def test_U1_5_fractions_are_dropped_once_and_only_at_the_end() -> None:
    pack = PACK.copy()
    pack.tierce_pool[0] = 5  # three quarters of it divided by 1 are 3.75
    pack.in_order[0] = pack.other_order[0] = 1
    assert in_order_pays(pack, 1, 1) == 3
    assert other_order_pays(pack, 1, 1) == 1


def test_U1_5_every_bet_of_every_race_pays_something() -> None:
    for card in range(1, 21):
        for telegram in range(1, 21):
            for pays in (in_order_pays, other_order_pays, win_pays, place_pays):
                assert pays(PACK, card, telegram) > 0
            assert in_order_pays(PACK, card, telegram) > other_order_pays(PACK, card, telegram)


def test_U2_3_a_slip_costs_23_francs() -> None:
    assert slip_stake(PACK) == 3 + 10 + 10 == 23
