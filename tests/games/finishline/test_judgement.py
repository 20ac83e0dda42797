"""How the tipster of Finish Line weighs bets, dice and horses: figures worked out by hand."""

from __future__ import annotations

import pytest

from hippodrome.engine.fields import checked
from hippodrome.engine.stream import new_stream
from hippodrome.games.finishline.moves import (
    PAIR_COUNT,
    PAIR_HIGH,
    PAIR_LOW,
    SLIP_DONE_MOVE,
    take_move,
    win_move,
)
from hippodrome.games.finishline.state import BLACK, GREEN, NOBODY, RED, WHITE, YELLOW, State
from hippodrome.games.finishline.tipster import tip as tipster
from hippodrome.games.finishline.tipster.chances import BACKED, COUPLED, MOMENT_OF_RESERVE, WEIGHT
from hippodrome.games.finishline.tipster.tip import SHARES
from tests.games.common.scenes import arrange
from tests.games.finishline.positions import Race, betting, handful

PAIRS_OF = list(zip(PAIR_LOW, PAIR_HIGH, strict=True))
FIRST_TWO, LAST_TWO = 0, PAIR_COUNT - 1
"""The pairs of the two horses behind, 8 and 22, and of the two in front, 11 and 20."""


def judged(race: Race) -> State:
    """Give what seat 0 judges by."""
    return checked(race.view(0))


@pytest.mark.parametrize(
    ("wanted", "staked"), [(1000, 1000), (999, 500), (500, 500), (499, 200), (100, 100), (0, 100)]
)
def test_a_stake_is_the_largest_on_the_ladder_up_to_what_is_wanted_or_the_least(
    wanted: int, staked: int
) -> None:
    ladder = [100, 200, 500, 1000]
    moves = [SLIP_DONE_MOVE]
    moves += [win_move(horse, stake) for horse in (2, 3, 4) for stake in ladder]
    assert tipster.stake_of(moves, len(moves), win_move(3, 0), wanted) == win_move(3, staked)


def test_a_bet_that_is_not_on_the_menu_ends_the_slip() -> None:
    moves = [SLIP_DONE_MOVE, win_move(2, 100), win_move(3, 100)]
    assert tipster.stake_of(moves, 2, win_move(3, 0), 1000) == SLIP_DONE_MOVE


@pytest.mark.parametrize(
    ("capital", "best", "pair", "other"),
    [(5_000, 2_000, 1_000, 1_000), (9_000, 3_000, 3_000, 1_000), (10_000, 3_000, 3_000, 2_000)],
)
def test_a_slip_stakes_two_fifths_then_half_and_half_of_what_is_left(
    capital: int, best: int, pair: int, other: int
) -> None:
    race = betting(capital=capital)
    for _ in range(3):
        view, menu = judged(race), race.menu(0)
        race.play(0, tipster.tip(race.pack, view, 0, menu, len(menu), new_stream(1)))
    assert list(race.state.win_stake)[:2] == [best, other]  # rounded down the ladder
    assert race.state.pair_stake[0] == pair


def test_letters_are_told_apart() -> None:
    race = Race(favourites=[5], safe=[3])
    letters = [tipster.letter_of(race.pack, judged(race), race.horse(tile)) for tile in (11, 5, 3)]
    assert letters == [0, 1, 2]


def worths(race: Race) -> tuple[list[int], list[list[int]]]:
    """Give what each horse pays for its chance to win, and each horse with any other."""
    letters = [tipster.letter_of(race.pack, race.state, horse) for horse in range(7)]
    odds = race.pack.odds[0]
    wins = [BACKED[6 - horse][letters[horse]] * odds[horse] for horse in range(7)]
    pairs = [
        COUPLED[6 - high][6 - low][3 * letters[high] + letters[low]] * (odds[low] + odds[high])
        for low, high in PAIRS_OF
    ]
    named = [
        [worth * (horse in pair) for pair, worth in zip(PAIRS_OF, pairs, strict=True)]
        for horse in range(7)
    ]
    return wins, named


@pytest.mark.parametrize(
    ("favourites", "safe"), [((), ()), ((5, 3), (18, 22)), ((20, 8), (11,)), ((22,), (20, 8))]
)
def test_it_backs_what_pays_most_for_its_chance(
    monkeypatch: pytest.MonkeyPatch, favourites: tuple[int, ...], safe: tuple[int, ...]
) -> None:
    race = Race(favourites=favourites, safe=safe, off=False)
    wins, pairs = worths(race)
    monkeypatch.setattr(tipster, "WHIM", 0)
    assert tipster.best_win(race.pack, judged(race), new_stream(1)) == wins.index(max(wins))
    for horse, named in enumerate(pairs):
        best = tipster.best_pair(race.pack, judged(race), horse, new_stream(1))
        assert best == named.index(max(named))


def test_a_whim_may_make_up_for_a_little_but_not_for_much() -> None:
    race = Race(favourites=[5, 3], safe=[18, 22], off=False)
    wins, pairs = worths(race)
    view, streams = judged(race), [new_stream(seed) for seed in range(20)]
    backed = {tipster.best_win(race.pack, view, stream) for stream in streams}
    coupled = {tipster.best_pair(race.pack, view, 3, stream) for stream in streams}
    for chosen, worth in ((backed, wins), (coupled, pairs[3])):
        assert len(chosen) > 1
        assert all(worth[choice] * (100 + tipster.WHIM) > 100 * max(worth) for choice in chosen)


@pytest.mark.parametrize("seed", range(20))
def test_it_takes_the_dice_it_likes_with_a_little_whim(seed: int) -> None:
    view = judged(Race())
    home = [take_move(colour) for colour in (WHITE, YELLOW, GREEN)]
    assert tipster.tip_take(view, home, 3, new_stream(seed)) == home[1]
    close = [take_move(colour) for colour in (GREEN, RED, WHITE)]
    assert tipster.tip_take(view, close, 3, new_stream(seed)) in close[1:]
    first = [
        handful(WHITE, WHITE, GREEN),
        handful(WHITE, GREEN, BLACK),
        handful(RED, RED, BLACK),
        handful(WHITE, RED, GREEN),
    ]
    assert tipster.tip_take(view, first, 4, new_stream(seed)) == first[2]


@pytest.mark.parametrize(
    "moves",
    [
        [take_move(WHITE), take_move(GREEN)],
        [handful(WHITE, GREEN, BLACK), handful(WHITE, WHITE, GREEN)],
    ],
)
def test_of_dice_it_likes_nearly_alike_it_takes_now_these_now_those(moves: list[int]) -> None:
    view = judged(Race())
    assert {tipster.tip_take(view, moves, 2, new_stream(seed)) for seed in range(40)} == set(moves)


def test_threats_are_what_others_pushed_by_what_they_own_and_what_it_pays() -> None:
    race = Race()
    view = judged(race)
    arrange(
        view, capital={2: 3000}, pushed={0: {3: 5}, 1: {6: 2, 0: -1}, 2: {5: 1, 4: 3}}
    )  # its own pushes are no threat
    tipster.reckon_threats(race.pack, view, 0)
    # The leader pays 2, the next 3 and 4; two pushes are always reckoned with besides.
    once = [0, 0, 0, 0, 3000 * 3 // 6 * 4, 3000 // 6 * 3, 1000 * 2 // 4 * 2]
    assert list(view.threat) == once
    tipster.reckon_threats(race.pack, view, 0)
    assert list(view.threat) == once


def test_what_was_tried_out_is_taken_back_to_the_last_die() -> None:
    view = judged(Race())
    arrange(
        view,
        row=[5, 0, 3, 6, 1, 2, NOBODY],
        running=6,
        level=1,
        shoe=[1, 0, 0, 0, 1, 0, 0],
        black_shoe=[0, 1, 0, 0, 0, 1, 0],
        whip=[1, 0, 1, 0, 0, 1, 0],
        outsider=[1, 2, 0, 3, 0, 3, 0],
        left=[5, 4, 3, 2, 1],
        pushed={1: [7, -6, 5, -4, 3, -2, 1]},
    )
    before = view.copy()
    tipster.remember(view, 1)
    arrange(view, row=[0, 1, 2, 3, 4, 5, 6], running=7, level=0)
    for on_tile in (view.shoe, view.black_shoe, view.whip, view.outsider):
        on_tile[:] = [1 - dice for dice in on_tile]
    arrange(view, left=[9] * 5, pushed={1: [9] * 7})
    tipster.recall(view, 1)
    assert view.differences(before) == []


def weighed(*weights: int) -> tuple[Race, State]:
    """Give a race whose horses have these weights, from the last to the first."""
    race = Race()
    view = judged(race)
    for horse, weight in enumerate(weights):
        arrange(view, chance={horse: weight})
    return race, view


def test_chances_are_shares_of_all_weights() -> None:
    race, view = weighed(0, 0, 0, 0, 1, 1, 2)
    assert tipster.all_weights(race.pack, view) == 4
    assert tipster.win_share(race.pack, view, 6) == SHARES // 2
    assert tipster.win_share(race.pack, view, 5) == SHARES // 4
    assert tipster.win_share(race.pack, view, 0) == 0
    # One wins, and the other beats the rest: 1/4 of 2/3, and 1/2 of 1/2.
    assert tipster.pair_share(race.pack, view, LAST_TWO) == SHARES // 4 * 2 // 3 + SHARES // 4
    race, view = weighed(0, 0, 0, 0, 1, 2, 1)
    assert tipster.pair_share(race.pack, view, LAST_TWO) == SHARES // 4 + SHARES // 4 * 2 // 3
    race, view = weighed(0, 0, 0, 0, 0, 0, 1)
    assert tipster.win_share(race.pack, view, 6) == SHARES  # alone in the race


@pytest.mark.parametrize(
    "weights",
    [(1, 1, 1, 1, 1, 0, 1), (1, 1, 1, 1, 1, 1, 0), (0, 0, 0, 0, 0, 0, 5), (0, 0, 0, 0, 0, 5, 0)],
)
def test_a_pair_with_a_horse_that_is_out_cannot_win(weights: tuple[int, ...]) -> None:
    race, view = weighed(*weights)
    assert tipster.pair_share(race.pack, view, LAST_TWO) == 0


def test_where_nobody_runs_nobody_has_a_chance() -> None:
    race, view = weighed(0, 0, 0, 0, 0, 0, 0)
    assert tipster.win_share(race.pack, view, 6) == 0


@pytest.mark.parametrize("reserve", [0, 8, len(MOMENT_OF_RESERVE) - 1, 99])
def test_a_weight_is_that_of_moment_place_letter_and_horseshoe(reserve: int) -> None:
    race = Race(favourites=[5], safe=[3]).with_dice(shoes=[11, 3])
    view = judged(race)
    arrange(view, black_shoe={race.horse(5): 1}, row={6: -1}, running=6)  # the leader, 20, is out
    tipster.weigh(race.pack, view, reserve)
    moment = WEIGHT[MOMENT_OF_RESERVE[min(reserve, len(MOMENT_OF_RESERVE) - 1)]]
    assert {tile: view.chance[race.horse(tile)] for tile in (20, 11, 18, 5, 3, 22, 8)} == {
        20: 0,
        11: moment[0][1],
        18: moment[1][0],
        5: moment[2][3],
        3: moment[3][5],
        22: moment[4][0],
        8: moment[5][0],
    }


def test_hopes_are_what_bets_would_pay_by_their_chances_and_outsiders_count_for_all() -> None:
    race = betting()
    race.play(0, race.win(18, 300))
    race.play(0, race.win(8, 100))
    race.play(0, race.pair(11, 20, 200))
    race.play(0, race.pair(8, 22, 100))
    for seat in range(3):
        race.play(seat, SLIP_DONE_MOVE)
    race.with_dice(outsiders={18: 2, 11: 1})
    view = judged(race)
    hopes = tipster.own_hopes(race.pack, view, 0)
    wins = {tile: tipster.win_share(race.pack, view, race.horse(tile)) for tile in (18, 11, 20)}
    behind = tipster.win_share(race.pack, view, 0)
    front, back = (tipster.pair_share(race.pack, view, pair) for pair in (LAST_TWO, FIRST_TWO))
    assert hopes == (
        (300 * 4 + 2000) * wins[18]
        + 100 * 8 * behind
        + 200 * (2 + 3) * front
        + 100 * (8 + 7) * back
        + 1000 * wins[11]
    )
    arrange(view, outsider={race.horse(11): 0, race.horse(20): 3})
    assert tipster.own_hopes(race.pack, view, 0) == hopes - 1000 * wins[11] + 3000 * wins[20]
    assert tipster.own_hopes(race.pack, view, 1) == 0
    arrange(view, threat={6: 700})
    worth = tipster.worth_now(race.pack, view, 0)
    assert worth == tipster.own_hopes(race.pack, view, 0) - 700 * wins[20] // 2
    assert type(worth) is int  # as in machine code
