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
from hippodrome.games.finishline.tipster import form, slips
from hippodrome.games.finishline.tipster import tip as tipster
from hippodrome.games.finishline.tipster.chances import BACKED, COUPLED, MOMENT_OF_RESERVE, WEIGHT
from hippodrome.games.finishline.tipster.form import SHARES
from tests.games.common.scenes import arrange
from tests.games.finishline.positions import Race, betting, handful

PAIRS_OF = list(zip(PAIR_LOW, PAIR_HIGH, strict=True))
FIRST_TWO, LAST_TWO = 0, PAIR_COUNT - 1
"""The pairs of the two horses behind, 8 and 22, and of the two in front, 11 and 20."""


def judged(race: Race) -> State:
    """Give what seat 0 judges by."""
    return checked(race.view(0))


@pytest.mark.parametrize(
    ("wanted", "staked"),
    [(1000, 1000), (751, 1000), (750, 1000), (749, 500), (350, 500), (349, 200), (0, 100)],
)
def test_a_stake_is_the_nearest_on_the_ladder_and_of_two_the_larger(
    wanted: int, staked: int
) -> None:
    ladder = [100, 200, 500, 1000]
    moves = [SLIP_DONE_MOVE]
    moves += [win_move(horse, stake) for horse in (2, 3, 4) for stake in ladder]
    bet = win_move(3, 0)
    assert slips.stake_of(moves, len(moves), bet, wanted, 1000) == win_move(3, staked)
    # What has to be left for other bets is not staked, but something always is.
    assert slips.stake_of(moves, len(moves), bet, wanted, 500) == win_move(3, min(staked, 500))
    assert slips.stake_of(moves, len(moves), bet, wanted, 0) == win_move(3, 100)


def test_a_bet_that_is_not_on_the_menu_ends_the_slip() -> None:
    moves = [SLIP_DONE_MOVE, win_move(2, 100), win_move(3, 100)]
    assert slips.stake_of(moves, 2, win_move(3, 0), 1000, 1000) == SLIP_DONE_MOVE


@pytest.mark.parametrize(
    ("race", "own", "other", "manner"),
    [
        (1, 1000, 1000, slips.BOLD),
        # Before the second race: half as much again is a lead, two thirds or less is behind.
        (2, 6000, 4000, slips.AHEAD),
        (2, 5900, 4000, slips.EVEN),
        (2, 4100, 6000, slips.EVEN),
        (2, 4000, 6000, slips.BOLD),
        # The last race: four times as much is kept, a lead is covered, a third or less plunges.
        (3, 80_000, 20_000, slips.UNTOUCHABLE),
        (3, 79_900, 20_000, slips.COVERED),
        (3, 30_000, 20_000, slips.COVERED),
        (3, 29_900, 20_000, slips.EVEN),
        (3, 6800, 20_000, slips.EVEN),
        (3, 6600, 20_000, slips.DESPERATE),
    ],
)
def test_how_bold_a_slip_is_depends_on_the_race_and_on_the_richest_other(
    race: int, own: int, other: int, manner: int
) -> None:
    table = betting()
    view = judged(table)
    arrange(view, race=race, capital={0: own, 1: 100, 2: other})
    assert slips.manner_of(table.pack, view, 0) == manner


def test_side_bets_count_where_it_is_asked_who_leads() -> None:
    table = betting()
    view = judged(table)
    arrange(view, race=3, capital={0: 8000, 1: 2000, 2: 100}, side={0: 0, 1: 0, 2: 0})
    assert slips.manner_of(table.pack, view, 0) == slips.UNTOUCHABLE
    arrange(view, side={0: -500, 1: 500})
    assert slips.manner_of(table.pack, view, 0) == slips.COVERED


def staked_by(race: int, own: int, other: int) -> list[int]:
    """Give the stakes of a whole slip: the best horse, it with another, other horses to win."""
    table = betting()
    table.lawful = False
    arrange(table.state, race=race, capital={0: own, 1: other, 2: other})
    while table.state.awaits & 1:
        view, menu = judged(table), table.menu(0)
        table.play(0, tipster.tip(table.pack, view, 0, menu, len(menu), new_stream(1)))
    wins = list(table.state.win_stake)[:3]
    return [wins[0], table.state.pair_stake[0], *wins[1:]]


@pytest.mark.parametrize(
    ("race", "own", "other", "staked"),
    [
        # On a ladder of 1, 2, 3, 5, 7; who keeps nothing stakes all that is left on the pair.
        (1, 1000, 1000, [700, 200, 100, 0]),  # 65, 30 and 5 %
        (2, 10_000, 10_000, [5000, 4500, 500, 0]),
        (2, 10_000, 40_000, [7000, 2500, 500, 0]),
        (2, 10_000, 3_000, [3000, 3000, 2000, 500]),
        (3, 10_000, 40_000, [2000, 7500, 500, 0]),
        (3, 10_000, 5_000, [3000, 2000, 2000, 500]),
        (3, 10_000, 2_000, [2000, 500, 500, 500]),
    ],
)
def test_who_leads_keeps_something_and_who_does_not_stakes_it_all(
    race: int, own: int, other: int, staked: list[int]
) -> None:
    assert staked_by(race, own, other) == staked


def test_letters_are_told_apart() -> None:
    race = Race(favourites=[5], safe=[3])
    letters = [form.letter_of(race.pack, judged(race), race.horse(tile)) for tile in (11, 5, 3)]
    assert letters == [0, 1, 2]


def worths(race: Race) -> tuple[list[int], list[list[int]]]:
    """Give what each horse pays for its chance, as if for three more, and with any other."""
    letters = [form.letter_of(race.pack, race.state, horse) for horse in range(7)]
    odds = race.pack.odds[0]
    wins = [BACKED[6 - horse][letters[horse]] * (odds[horse] + 3) for horse in range(7)]
    pairs = [
        COUPLED[6 - high][6 - low][3 * letters[high] + letters[low]] * (odds[low] + odds[high] + 6)
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
    monkeypatch.setattr(slips, "WHIM", 0)
    assert slips.best_win(race.pack, judged(race), new_stream(1)) == wins.index(max(wins))
    for horse, named in enumerate(pairs):
        best = slips.best_pair(race.pack, judged(race), 0, horse, new_stream(1))
        assert best == named.index(max(named))


def test_a_whim_may_make_up_for_a_little_but_not_for_much() -> None:
    race = Race(favourites=[5, 3], safe=[18, 22], off=False)
    wins, pairs = worths(race)
    view, streams = judged(race), [new_stream(seed) for seed in range(20)]
    backed = {slips.best_win(race.pack, view, stream) for stream in streams}
    coupled = {slips.best_pair(race.pack, view, 0, 3, stream) for stream in streams}
    for chosen, worth in ((backed, wins), (coupled, pairs[3])):
        assert len(chosen) > 1
        assert all(worth[choice] * (100 + slips.WHIM) > 100 * max(worth) for choice in chosen)


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
    assert form.all_weights(race.pack, view) == 4
    assert form.win_share(race.pack, view, 6) == SHARES // 2
    assert form.win_share(race.pack, view, 5) == SHARES // 4
    assert form.win_share(race.pack, view, 0) == 0
    # One wins, and the other beats the rest: 1/4 of 2/3, and 1/2 of 1/2.
    assert form.pair_share(race.pack, view, LAST_TWO) == SHARES // 4 * 2 // 3 + SHARES // 4
    race, view = weighed(0, 0, 0, 0, 1, 2, 1)
    assert form.pair_share(race.pack, view, LAST_TWO) == SHARES // 4 + SHARES // 4 * 2 // 3
    race, view = weighed(0, 0, 0, 0, 0, 0, 1)
    assert form.win_share(race.pack, view, 6) == SHARES  # alone in the race


@pytest.mark.parametrize(
    "weights",
    [(1, 1, 1, 1, 1, 0, 1), (1, 1, 1, 1, 1, 1, 0), (0, 0, 0, 0, 0, 0, 5), (0, 0, 0, 0, 0, 5, 0)],
)
def test_a_pair_with_a_horse_that_is_out_cannot_win(weights: tuple[int, ...]) -> None:
    race, view = weighed(*weights)
    assert form.pair_share(race.pack, view, LAST_TWO) == 0


def test_where_nobody_runs_nobody_has_a_chance() -> None:
    race, view = weighed(0, 0, 0, 0, 0, 0, 0)
    assert form.win_share(race.pack, view, 6) == 0


@pytest.mark.parametrize("reserve", [0, 8, len(MOMENT_OF_RESERVE) - 1, 99])
def test_a_weight_is_that_of_moment_place_letter_and_horseshoe(reserve: int) -> None:
    race = Race(favourites=[5], safe=[3]).with_dice(shoes=[11, 3])
    view = judged(race)
    arrange(view, black_shoe={race.horse(5): 1}, row={6: -1}, running=6)  # the leader, 20, is out
    form.weigh(race.pack, view, reserve)
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
    wins = {tile: form.win_share(race.pack, view, race.horse(tile)) for tile in (18, 11, 20)}
    behind = form.win_share(race.pack, view, 0)
    front, back = (form.pair_share(race.pack, view, pair) for pair in (LAST_TWO, FIRST_TWO))
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
