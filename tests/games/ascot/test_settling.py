"""A11: the end of the race, the Bank and the Totalisator."""

import pytest

from hippodrome.games.ascot.events import (
    BANKER_PAID,
    BOOKMAKER_PAID,
    PRIZE_PAID,
    PURSE_COUNTED,
    RACE_OVER,
    RACE_STOPPED,
    RICHEST,
    STAKE_BACK,
    TICKET_PAID,
    TOTE_CARRIED,
    WON,
)
from hippodrome.games.ascot.phases import CLOSED, NEXT_RACER
from hippodrome.games.ascot.rules import doors as rules
from hippodrome.games.ascot.rules.betting import tote_multiple
from hippodrome.games.ascot.rules.holding import pass_on
from hippodrome.games.ascot.rules.laws import MONEY_NOT_CONSERVED
from hippodrome.games.ascot.rules.reckoning import quarter_prize, settle
from hippodrome.games.ascot.state import (
    BANK_LEFT,
    BANKER_SHARE,
    BOOKMAKER,
    BOOKMAKER_REST,
    CARRIED_OVER,
    COMMISSION,
    ELIMINATED,
    FIRST_PRIZE,
    MULTIPLE,
    NOBODY,
    SECOND_PRIZE,
    STAKES_BACK,
    THIRD_PRIZE,
)
from tests.games.ascot.positions import Table, die, market, owned, race
from tests.games.ascot.test_market import close
from tests.games.ascot.watching import disorder
from tests.games.common.scenes import arrange


def settled(
    bank: int = 400_000,
    stakes: dict[tuple[int, int], int] | None = None,
    home: tuple[int, ...] = (1, 2, 3),
    **options: int,
) -> Table:
    """Horses 1, 2 and 3 of seats 0, 1 and 2; seat 3 deals and keeps the books."""
    table = owned({1: 0, 2: 1, 3: 2}, seats=4)
    state = table.state
    arrange(state, **options)
    arrange(state, bookmaker=3, purse=dict.fromkeys(range(4), 0), bank=bank)
    for (horse, seat), francs in (stakes or {}).items():
        arrange(state, stake={horse: {seat: francs}}, tote=state.tote + francs)
    places = {horse: place for place, horse in enumerate(home, start=1)}
    arrange(state, arrival=places, arrived=len(home))
    settle(table.pack, state)
    return table


def winners(table: Table) -> list[int]:
    out = [0] * table.state.seats
    mask = rules.standing(table.pack, table.state, out)
    return [seat for seat in range(table.state.seats) if mask >> seat & 1]


def test_A11_1_the_race_ends_with_the_third_horse_home_in_mid_turn() -> None:
    table = race({1: (0, 1, 60), 2: (0, 2, 60), 3: (0, 3, 60), 4: (0, 4, 60), 5: (1, 5, 3)})
    for _ in range(3):
        assert table.state.over == 0
        die(table, 1)
    assert table.state.over == 1
    assert table.state.arrived == 3


def test_A11_1_or_when_no_more_can() -> None:
    table = race({1: (0, 1, 60), 2: (1, 2, 60)})
    die(die(table, 1), 1)
    assert (table.state.over, table.state.arrived) == (1, 2)
    assert table.events(RACE_STOPPED) == []


@pytest.mark.parametrize(
    ("bank", "share", "first", "other"),
    [(400_000, 40_000, 180_000, 90_000), (373_100, 37_300, 168_000, 83_900)],
)
def test_A11_2_the_bankers_tenth_then_half_and_two_quarters(
    bank: int, share: int, first: int, other: int
) -> None:
    table = settled(bank)
    assert table.purses == [first, other, other, share]
    assert table.state.bank == 0
    lines = [table.state.reckoning[line] for line in (BANKER_SHARE, FIRST_PRIZE)]
    assert lines == [share, first]
    assert table.state.reckoning[SECOND_PRIZE] == table.state.reckoning[THIRD_PRIZE] == other


def test_A11_2_without_a_banker_the_tenth_stays_in_the_bank() -> None:
    table = settled(banker=0)
    assert table.purses == [180_000, 90_000, 90_000, 0]
    assert table.state.bank == table.state.reckoning[BANK_LEFT] == 40_000


def test_A11_3_totalisator_150_000_with_60_000_on_the_winner() -> None:
    table = settled(0, {(1, 0): 20_000, (1, 1): 40_000, (2, 2): 90_000})
    lines = [table.state.reckoning[line] for line in (COMMISSION, MULTIPLE, BOOKMAKER_REST)]
    assert lines == [15_000, 2, 15_000]
    assert table.purses == [40_000, 80_000, 0, 30_000]


def test_A11_3_all_on_the_winner_the_commission_gives_way() -> None:
    table = settled(0, {(1, 0): 60_000, (1, 1): 40_000})
    assert table.state.reckoning[MULTIPLE] == 1
    assert table.purses == [60_000, 40_000, 0, 0]


def test_A11_3_nobody_on_the_winner_all_to_the_bookmaker_or_carried_over() -> None:
    stakes = {(2, 0): 60_000}
    table = settled(0, stakes)
    assert table.purses == [0, 0, 0, 60_000]
    table = settled(0, stakes, carried=1)
    assert table.purses == [0, 0, 0, 0]
    assert table.state.tote == table.state.reckoning[CARRIED_OVER] == 60_000


def test_A11_3_with_money_on_the_winner_nothing_is_carried_over() -> None:
    table = settled(0, {(1, 0): 20_000, (2, 1): 30_000}, carried=1)
    assert table.purses == [40_000, 0, 0, 10_000]
    assert table.state.tote == table.state.reckoning[CARRIED_OVER] == 0


def test_A11_3_the_multiple_is_rounded_down() -> None:
    assert tote_multiple(150_000, 60_000) == 2
    assert tote_multiple(150_000, 45_000) == 3
    assert tote_multiple(150_000, 45_100) == 2
    assert tote_multiple(150_000, 0) == 0


def test_A11_4_the_owner_of_the_first_horse_wins_not_the_richest() -> None:
    table = settled(0, {(2, 0): 60_000})
    assert max(table.purses) == table.purses[3]
    assert winners(table) == [0]


def test_A11_4_option_the_richest_wins_too() -> None:
    assert winners(settled(0, {(2, 0): 60_000}, richest=1)) == [0, 3]


def test_A11_5_roundings_and_missing_places() -> None:
    assert quarter_prize(335_800) == 83_900
    table = settled(400_000, home=(1,))
    assert table.purses == [180_000, 0, 0, 40_000]
    assert table.state.bank == 180_000


def test_A11_6_if_no_horse_comes_home_stakes_go_back_and_the_richest_wins() -> None:
    table = settled(400_000, {(1, 0): 5000, (2, 0): 1000, (12, 2): 6000}, home=())
    assert table.purses == [6000, 0, 6000, 0]
    assert table.state.reckoning[STAKES_BACK] == 12_000
    assert table.state.tote == 0
    assert table.state.bank == 400_000
    assert winners(table) == [0, 2]


def test_A11_6_with_no_horse_left_to_run_the_game_ends_at_once() -> None:
    table = race({1: (0, 1, 40)})
    table.having(status={1: ELIMINATED}, stands={1: {40: 0}})
    pass_on(table.state, NEXT_RACER)
    assert table.go_on().state.over == 1
    assert winners(table) == [0, 1]


def test_A11_6_without_any_horse_the_game_ends_after_the_market() -> None:
    table = close(market({BOOKMAKER: 1}))
    assert (table.state.over, table.state.arrived) == (1, 0)
    assert winners(table) == [0, 1]


def test_A11_7_the_stewards_stop_a_race_that_does_not_end() -> None:
    table = race({1: (0, 1, 60), 2: (1, 2, 60)})
    die(table, 1)
    while table.state.over == 0:
        die(table, 6)  # never the exact throw
    assert table.events(RACE_STOPPED) == [(RACE_STOPPED, 0, 0, 0)]
    assert table.state.rounds == table.pack.race_rounds + 1
    assert (table.state.arrival[1], table.state.arrival[2]) == (1, 0)


def test_A11_2_the_reckoning_line_by_line() -> None:
    stakes = {(1, 0): 20_000, (1, 1): 40_000, (2, 2): 90_000, (3, 0): 1_000}
    table = settled(373_100, stakes)
    # 151,000 staked, a tenth is 15,100; 135,900 on 60,000 pay twice, and 15,900 are left.
    assert list(table.state.reckoning) == [
        *(373_100, 37_300, 168_000, 83_900, 83_900, 0),
        *(151_000, 60_000, 15_100, 2, 120_000, 15_900, 0, 0),
    ]
    assert table.events() == [
        (RACE_OVER, 3, 1, 2),
        (BANKER_PAID, 3, 37_300, 0),
        (PRIZE_PAID, 0, 1, 168_000),
        (PRIZE_PAID, 1, 2, 83_900),
        (PRIZE_PAID, 2, 3, 83_900),
        (TICKET_PAID, 0, 40_000, 2),
        (TICKET_PAID, 1, 80_000, 2),
        (BOOKMAKER_PAID, 3, 31_000, 0),
        *((PURSE_COUNTED, seat, table.purses[seat], 0) for seat in range(4)),
        (WON, 0, 1, 0),
    ]
    assert table.purses == [208_000, 163_900, 83_900, 68_300]
    assert (table.state.bank, table.state.tote) == (0, 0)
    state = table.state
    assert (state.phase, state.awaits, state.spread, state.over) == (CLOSED, 0, 0, 1)
    assert (state.turn, state.mover, state.moved) == (NOBODY, 0, 0)
    assert disorder(table.pack, table.state) == [MONEY_NOT_CONSERVED]  # no money was dealt out


def test_A11_3_what_is_carried_over_or_given_back_is_told() -> None:
    table = settled(0, {(2, 0): 60_000}, carried=1)
    assert table.events(TOTE_CARRIED, BOOKMAKER_PAID) == [(TOTE_CARRIED, 60_000, 0, 0)]
    assert settled(0, carried=1).events(TOTE_CARRIED, BOOKMAKER_PAID) == []
    assert settled(0).events(TOTE_CARRIED, BOOKMAKER_PAID, TICKET_PAID) == []
    table = settled(0, {(1, 0): 5000, (12, 0): 1000, (12, 3): 600}, home=())
    assert table.events() == [
        (RACE_OVER, 0, 0, 0),
        (STAKE_BACK, 0, 6000, 0),
        (STAKE_BACK, 3, 600, 0),
        *((PURSE_COUNTED, seat, table.purses[seat], 0) for seat in range(4)),
        (RICHEST, 0, 6000, 1),
    ]


def test_A11_4_one_horse_home_is_enough_to_win() -> None:
    table = settled(0, {(1, 2): 600}, home=(2,))
    assert max(table.purses) == table.purses[3]
    assert winners(table) == [1]


@pytest.mark.parametrize("seat", [0, 3])
def test_A11_2_horse_12_is_paid_like_the_others(seat: int) -> None:
    table = owned({12: seat, 11: 1, 1: 2}, seats=4)
    state = table.state
    arrange(
        state,
        bookmaker=1,
        bank=400_000,
        arrived=3,
        arrival={12: 1, 11: 2, 1: 3},
        stake={12: {2: 500}},
        tote=500,
    )
    before = table.purses
    settle(table.pack, state)
    won = [after - paid for after, paid in zip(table.purses, before, strict=True)]
    assert won == [180_000 * (seat == 0), 90_000, 90_500, 40_000 + 180_000 * (seat == 3)]
    assert winners(table) == [seat]


def test_A11_4_while_the_race_is_on_nobody_has_won() -> None:
    table = race({1: (0, 1, 40), 2: (1, 2, 40)})
    out = [0, 0]
    assert rules.standing(table.pack, table.state, out) == 0
    assert out == [281_000, 281_000]


def test_A11_4_of_several_equally_rich_all_win() -> None:
    table = settled(0, {(1, 0): 500, (2, 1): 500}, home=(), richest=1)
    assert winners(table) == [0, 1]
    table = settled(0, {(1, 3): 500, (2, 2): 400}, home=())
    assert winners(table) == [3]
