"""Stakes and payouts balance to the euro, and side bets sum to zero, over thousands of games."""

import pytest

from hippodrome.engine.reading import Reading
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.rules.betting import note_totals
from tests.games.common.scenes import arrange
from tests.games.finishline import ledger


def balance(
    reading: Reading, edition: str, seats: int, games: int, **house_rules: int
) -> list[int]:
    """Keep the books of random games; give all that was staked, paid and bet on the side."""
    pack = GAME.pack(edition)
    printed = reading.pack_form(pack.printed)
    state = reading.state_form(GAME.lay(pack, seats, house_rules))
    books, totals = numbers(reading, ledger.LINES), numbers(reading, 3)
    code = reading.enter(ledger.keep_books)(
        printed,
        state,
        reading.moves(),
        reading.stream(seats),
        books,
        totals,
        games,
    )
    assert code == 0
    return [int(total) for total in totals]


def numbers(reading: Reading, size: int) -> list[int]:
    """Give a row of large numbers in the form of a reading."""
    row = reading.moves()
    row[:] = 0 if reading is GAME.compiled else [0] * len(row)
    assert len(row) >= size
    return row[:size]  # type: ignore[no-any-return]  # a list, or an array that behaves like one


@pytest.mark.compiled
@pytest.mark.parametrize("edition", ["standard", "tiny"])
def test_F6_1_every_euro_of_10_000_random_games_is_accounted_for(edition: str) -> None:
    seats = GAME.seats(GAME.pack(edition).printed)
    for number in seats:
        totals = balance(GAME.compiled, edition, number, -(-10_000 // len(seats)))
        assert all(totals)  # there was something to account for


def test_F6_1_every_euro_of_some_games_interpreted() -> None:
    assert all(balance(GAME.interpreted, "tiny", 3, 60))


@pytest.mark.parametrize("rule", ["constant", "whole_pairs", "lots"])
def test_F6_1_every_euro_of_some_games_with_a_house_rule(rule: str) -> None:
    played = balance(GAME.interpreted, "tiny", 3, 60, **{rule: 1})
    assert all(played)
    assert played != balance(GAME.interpreted, "tiny", 3, 60)


@pytest.mark.parametrize(
    ("capital", "side", "best", "winners"),
    [
        ((500, 100, 100, 100), (-600, 0, 0, 0), 100, [1, 2, 3]),
        ((100, 900, 200, 300), (0, 0, 0, 0), 900, [1]),
        ((400, 300, 400, 100), (0, 100, 0, 300), 400, [0, 1, 2, 3]),
        ((900, 100, 100, 950), (0, 0, 0, -50), 900, [0, 3]),
        ((0, 900, 0, 0), (800, -800, 0, 0), 800, [0]),
    ],
)
def test_F6_2_whoever_has_most_in_the_end_is_named_and_so_is_everybody_level(
    capital: tuple[int, ...], side: tuple[int, ...], best: int, winners: list[int]
) -> None:
    state = GAME.lay(GAME.pack(), 4, {})
    arrange(state, capital=capital, side=side)
    note_totals(state)
    told = GAME.events.noted(state)[-1]
    named = [told.first_winner, told.second_winner, told.third_winner, told.fourth_winner]
    assert told.total == best
    assert [seat for seat in named if seat >= 0] == winners
