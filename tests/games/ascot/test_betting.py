"""A7: favourites and the Bookmaker's call."""

import pytest

from hippodrome.games.ascot.events import BET_PLACED, FAVOURITE_NAMED, HORSE_CALLED
from hippodrome.games.ascot.moves import PASS_MOVE, bet_move, favourite_move
from hippodrome.games.ascot.phases import BET, DIE, FAVOURITE, NEXT_ENTRY, RACE_THROW
from hippodrome.games.ascot.rules.holding import pass_on
from hippodrome.games.ascot.rules.reasons import (
    BET_ALREADY,
    BETS_TAKEN,
    HORSE_NOT_YOURS,
    MONEY_ABOVE_MEANS,
    NO_MONEY,
    NOT_A_STEP,
    NOT_RUNNING,
)
from hippodrome.games.ascot.state import BOOKMAKER, ELIMINATED
from tests.games.ascot.positions import Table, owned


def entered(cards: dict[int, int], seats: int = 2, dealer: int | None = None) -> Table:
    """A table where these horses have just been entered."""
    table = owned(cards, seats, dealer=dealer)
    table.having(number_each=6, asked=seats)
    pass_on(table.state, NEXT_ENTRY)
    return table.go_on()


def called(seats: int = 2, bookmaker: int | None = None) -> Table:
    """Horses 2 and 5 run; the first is called."""
    cards = {5: 0, 2: 1} if bookmaker is None else {5: 0, 2: 1, BOOKMAKER: bookmaker}
    return entered(cards, seats)


def test_A7_1_a_favourite_may_be_named_by_those_with_two_horses() -> None:
    table = entered({1: 0, 2: 0, 3: 1})
    assert (table.state.phase, table.awaited) == (FAVOURITE, [0])
    assert table.menu(0) == [PASS_MOVE, favourite_move(1), favourite_move(2)]
    assert table.refusal(0, favourite_move(3)) == HORSE_NOT_YOURS
    table.having(status={1: ELIMINATED})
    assert table.refusal(0, favourite_move(1)) == NOT_RUNNING
    table.play(0, favourite_move(2))
    assert (FAVOURITE_NAMED, 0, 2, 0) in table.events(FAVOURITE_NAMED)
    assert table.state.favourite[0] == 2
    assert table.state.phase == BET  # seat 1 with its single horse is not asked


def test_A7_1_naming_none_is_allowed() -> None:
    assert entered({1: 0, 2: 0}).play(0, PASS_MOVE).state.favourite[0] == 0


def test_A7_2_the_bookmaker_calls_by_number_and_stakes_go_to_the_totalisator() -> None:
    table = called(bookmaker=0)
    assert table.events(HORSE_CALLED) == [(HORSE_CALLED, 2, 0, 0)]
    assert table.awaited == [1]  # from the Bookmaker's left
    table.play(1, bet_move(2500)).play(0, PASS_MOVE)
    assert table.state.stake[2][1] == table.state.tote == 2500
    assert table.purses == [281_000, 278_500]
    assert table.state.called == 5
    table.play(1, PASS_MOVE).play(0, bet_move(281_000))
    assert table.state.phase == RACE_THROW


def test_A7_2_without_an_owner_the_dealer_is_the_bookmaker() -> None:
    table = called(seats=3)
    assert table.state.bookmaker == table.state.dealer == 2
    assert table.awaited == [0]


def test_A7_2_any_amount_one_has_in_hundreds() -> None:
    table = called()
    assert table.refusal(0, bet_move(0)) == NO_MONEY
    assert table.refusal(0, bet_move(1)) == table.refusal(0, bet_move(150)) == NOT_A_STEP
    assert table.refusal(0, bet_move(281_100)) == MONEY_ABOVE_MEANS
    assert table.refusal(0, bet_move(280_900)) == 0


def test_A7_2_at_most_four_bets_a_horse_one_for_each_player() -> None:
    table = called(seats=6)
    for seat in (0, 1, 2, 3):
        table.play(seat, bet_move(100))
    # The fifth and the sixth are not even asked; the next horse is called.
    assert (BET_PLACED, 3, 2, 100) in table.events()
    assert table.state.called == 5
    assert table.awaited == [0]
    table.having(called=2)
    assert table.refusal(0, bet_move(100)) == BET_ALREADY
    table.having(stake={2: {0: 0, 4: 100}})
    assert table.refusal(0, bet_move(100)) == BETS_TAKEN


def test_A7_3_favourites_are_named_before_the_first_call_from_the_dealers_left() -> None:
    table = entered({1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}, seats=3, dealer=1)
    for seat in (2, 0, 1):
        assert (table.state.phase, table.awaited) == (FAVOURITE, [seat])
        table.play(seat, PASS_MOVE)
    assert table.events(HORSE_CALLED) == [(HORSE_CALLED, 1, 0, 0)]


def test_A7_3_the_bookmaker_may_bet_and_is_asked_last() -> None:
    table = called(seats=3, bookmaker=1)
    table.play(2, PASS_MOVE).play(0, PASS_MOVE)
    assert table.awaited == [1]
    assert table.refusal(1, bet_move(100)) == 0


def test_A7_2_who_has_no_money_is_not_asked() -> None:
    table = called()
    table.with_purse(1, 50)
    table.play(0, PASS_MOVE)
    assert table.state.called == 5


def test_A7_2_the_last_hundred_francs_may_be_staked() -> None:
    table = called()
    table.with_purse(1, 100)
    table.play(0, bet_move(300))
    assert table.awaited == [1]
    assert table.menu(1) == [PASS_MOVE, bet_move(100)]
    table.play(1, bet_move(100))
    assert (table.state.stake[2][0], table.state.stake[2][1], table.state.tote) == (300, 100, 400)


def test_A7_2_every_stake_is_added_to_the_totalisator() -> None:
    table = called(seats=3)
    for seat, francs in ((0, 300), (1, 500), (2, 200), (0, 700), (1, 0), (2, 900)):
        table.play(seat, bet_move(francs) if francs else PASS_MOVE)
    assert table.state.tote == 2600
    assert [table.state.stake[2][seat] for seat in range(3)] == [300, 500, 200]
    assert [table.state.stake[5][seat] for seat in range(3)] == [700, 0, 900]
    assert table.purses == [280_000, 280_500, 279_900]
    assert (table.state.called, table.state.turn) == (0, 0)  # the throws for the start follow


@pytest.mark.parametrize("horse", [1, 12])
def test_A7_2_a_horse_that_runs_alone_is_called_and_runs(horse: int) -> None:
    table = entered({horse: 0})
    assert table.state.called == horse
    table.play(0, PASS_MOVE).play(1, PASS_MOVE)
    assert (table.state.phase, table.state.turn) == (DIE, 0)


def test_A7_1_the_last_horses_may_be_favourites_too() -> None:
    table = entered({11: 1, 12: 1, 3: 0}, dealer=1)
    assert table.awaited == [1]
    assert table.menu(1) == [PASS_MOVE, favourite_move(11), favourite_move(12)]
    assert table.play(1, favourite_move(12)).state.favourite[1] == 12
