"""The room's tipster: sensible, legal, and it leaves the view as it found it."""

from itertools import combinations
from random import Random

import pytest

from hippodrome.engine.stream import new_stream
from hippodrome.games.finishline import GAME
from hippodrome.games.finishline.moves import (
    DECLINE_MOVE,
    MENU,
    PAIR_HIGH,
    PAIR_LOW,
    SLIP_DONE_MOVE,
    extra_move,
    win_move,
)
from hippodrome.games.finishline.rules import doors as rules
from hippodrome.games.finishline.rules.views import see
from hippodrome.games.finishline.state import BETS, CLOSED, Pack, State
from hippodrome.games.finishline.tipster.chances import BACKED, COUPLED, MOMENT_OF_RESERVE, WEIGHT
from hippodrome.games.finishline.tipster.plunger import plunge
from hippodrome.games.finishline.tipster.tip import tip
from tests.games.finishline.positions import (
    A_DISQUALIFICATION,
    A_HEAT,
    A_HELMET,
    A_LOSS,
    A_PACE,
    A_SIDE_BET,
    AN_EXTRA,
    AN_INTERFERENCE,
    DOUBLE_SHOE,
    WHITE_BLANK,
    Race,
    betting,
)


def tipped(pack: Pack, state: State, seat: int, seed: int = 1) -> int:
    view, moves = State(), [0] * MENU
    see(pack, state, seat, view)
    count = rules.menu(pack, view, seat, moves)
    before = view.copy()
    move = tip(pack, view, seat, moves, count, new_stream(seed))
    assert move in moves[:count]
    assert view == before
    return move


def backing(tile: int) -> Race:
    """A race in which seat 0 has put everything on one horse."""
    race = betting()
    race.play(0, race.win(tile, 1000))
    for seat in range(3):
        race.play(seat, SLIP_DONE_MOVE)
    return race


@pytest.mark.parametrize("seed", range(5))
def test_it_pushes_the_horse_it_has_backed(seed: int) -> None:
    race = backing(11).show(DOUBLE_SHOE, WHITE_BLANK)
    assert tipped(race.pack, race.state, 0, seed) == race.use_of(DOUBLE_SHOE, 11)
    race = backing(18).with_dice(shoes=[18]).show(A_HELMET)
    assert tipped(race.pack, race.state, 0, seed) == race.use_of(A_HELMET, 18)


@pytest.mark.parametrize("seed", range(5))
def test_it_drags_down_who_stands_in_its_way(seed: int) -> None:
    race = backing(11).show(A_LOSS)
    assert tipped(race.pack, race.state, 0, seed) == race.use_of(A_LOSS, 20)
    race = backing(11).show(A_DISQUALIFICATION)
    assert tipped(race.pack, race.state, 0, seed) == race.use_of(A_DISQUALIFICATION, 20)


@pytest.mark.parametrize("seed", range(5))
def test_it_brings_its_horse_to_the_front_of_an_interference(seed: int) -> None:
    race = backing(18).show(AN_INTERFERENCE)
    move = tipped(race.pack, race.state, 0, seed)
    race.play(0, move)
    assert race.order[0] == 18


@pytest.mark.parametrize("seed", range(5))
def test_it_never_pushes_another_past_its_own(seed: int) -> None:
    race = backing(20).show(DOUBLE_SHOE)
    before = race.order[:2]
    race.play(0, tipped(race.pack, race.state, 0, seed))
    assert race.order[:2] == before


@pytest.mark.parametrize("pusher", [0, 1, 2])
def test_it_holds_back_whom_others_have_pushed_and_nobody_for_its_own_pushes(pusher: int) -> None:
    race = Race()  # no bets of its own
    for _ in range(3):
        race.having(turn=pusher)
        race.use(DOUBLE_SHOE, 3)
    assert race.order[:3] == [20, 3, 11]
    race.having(turn=0)
    race.show(A_DISQUALIFICATION)
    tips = {tipped(race.pack, race.state, 0, seed) for seed in range(5)}
    assert (tips == {race.use_of(A_DISQUALIFICATION, 3)}) == (pusher != 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_takes_500_euros_from_its_neighbour_when_nothing_else_is_at_stake(seats: int) -> None:
    race = Race(seats=seats).show(A_SIDE_BET)
    assert tipped(race.pack, race.state, 0) == race.use_of(A_SIDE_BET)


def test_it_takes_them_too_when_much_is_at_stake() -> None:
    race = betting(capital=100_000)
    race.play(0, race.win(20, 100_000))
    for seat in range(3):
        race.play(seat, SLIP_DONE_MOVE)
    race.show(A_SIDE_BET)
    assert tipped(race.pack, race.state, 0) == race.use_of(A_SIDE_BET)


@pytest.mark.parametrize("seed", range(5))
def test_it_moves_a_horseshoe_to_where_it_serves_its_horse(seed: int) -> None:
    race = backing(8).with_dice(shoes=[20, 11]).show(A_PACE)
    assert tipped(race.pack, race.state, 0, seed) == race.use_of(A_PACE, 20, 8)


@pytest.mark.parametrize("seed", range(5))
def test_it_draws_its_horse_level_and_not_another(seed: int) -> None:
    few = [2, 2, 2, 1, 0]  # yellow dice come late in a race
    race = backing(11).having(reserve=few).show(A_HEAT)
    assert tipped(race.pack, race.state, 0, seed) == race.use_of(A_HEAT)
    race = backing(20).having(reserve=few).show(A_HEAT)
    assert tipped(race.pack, race.state, 0, seed) != race.use_of(A_HEAT)


@pytest.mark.parametrize("seed", range(5))
def test_it_keeps_an_extra_action_and_plays_it_for_its_horse(seed: int) -> None:
    race = backing(20).show(AN_EXTRA)
    assert tipped(race.pack, race.state, 0, seed) == race.use_of(AN_EXTRA)
    race = backing(11).with_dice(shoes=[11], kept={0: 1}).run()
    assert tipped(race.pack, race.state, 0, seed) == extra_move(race.horse(11))
    race = Race((20, 11), favourites=[11], bets={0: [win_move(0, 1000)]})
    race.with_dice(kept={0: 1}).run()
    assert tipped(race.pack, race.state, 0, seed) == extra_move(race.horse(11))


@pytest.mark.parametrize("seed", range(10))
def test_it_declines_an_extra_action_that_could_only_help_others(seed: int) -> None:
    race = Race((20, 11), favourites=[11], bets={0: [win_move(1, 1000)]})
    race.with_dice(shoes=[20], kept={0: 1}).run()
    assert race.menu(0) == [extra_move(race.horse(11)), DECLINE_MOVE]
    assert tipped(race.pack, race.state, 0, seed) == DECLINE_MOVE


def slip_of(race: Race, seed: int) -> list[int]:
    """Let seat 0 write its whole slip."""
    written = []
    while race.state.phase == BETS and race.state.awaits & 1:
        written.append(tipped(race.pack, race.state, 0, seed))
        race.play(0, written[-1])
    return written


@pytest.mark.parametrize("seed", range(10))
def test_a_slip_backs_a_horse_that_horse_with_another_and_a_fancy_for_all_it_has(seed: int) -> None:
    race = betting()
    written = slip_of(race, seed)
    assert written[-1] == SLIP_DONE_MOVE
    best, fancy, none = (bet - 1 for bet in race.state.win[0])
    pair = race.state.pair[0][0] - 1
    assert best in (PAIR_LOW[pair], PAIR_HIGH[pair])
    assert fancy not in (-1, best)
    assert none == -1
    # 65 % of 1000 € is nearest to 700 on the ladder; of the 30 % more 200 leave 100 for the fancy.
    assert list(race.state.win_stake)[:3] == [700, 100, 0]
    assert list(race.state.pair_stake)[:2] == [200, 0]


def test_slips_differ_from_seed_to_seed_but_equal_streams_give_equal_slips() -> None:
    slips = {tuple(slip_of(betting(), seed)) for seed in range(30)}
    assert len(slips) > 5
    assert slip_of(betting(), 3) == slip_of(betting(), 3)


def test_of_four_tipsters_two_seldom_hand_the_same_slip_in() -> None:
    slips = [tuple(slip_of(betting(), seed)) for seed in range(40)]
    alike = sum(one == other for one, other in combinations(slips, 2))
    assert alike * 4 < len(list(combinations(slips, 2)))


def test_a_slip_is_the_same_whatever_others_have_written() -> None:
    quiet, loud = betting(), betting()
    loud.play(1, loud.win(8, 1000))
    loud.play(1, SLIP_DONE_MOVE)
    assert slip_of(quiet, 5) == slip_of(loud, 5)


@pytest.mark.parametrize("capital", [0, 100, 200, 300])
def test_who_has_little_or_nothing_still_hands_a_slip_in(capital: int) -> None:
    assert slip_of(betting(capital=capital), 1)[-1] == SLIP_DONE_MOVE


def test_it_always_answers_with_a_move_of_the_menu() -> None:
    chance = Random("tipster")
    for seats in (2, 3):
        pack = GAME.pack("tiny")
        state = GAME.lay(pack, seats)
        rules.begin(pack.printed, state)
        while state.phase != CLOSED:
            if state.spread:
                rules.draw(pack.printed, state, chance.randrange(state.spread))
            else:
                seat = next(seat for seat in range(seats) if state.awaits >> seat & 1)
                move = tipped(pack.printed, state, seat, chance.getrandbits(32))
                rules.play(pack.printed, state, seat, move)


def test_the_fitted_form_favours_who_is_in_front_and_F_behind_it() -> None:
    assert len(WEIGHT) == max(MOMENT_OF_RESERVE) + 1
    assert tuple(sorted(MOMENT_OF_RESERVE)) == MOMENT_OF_RESERVE
    for moment in WEIGHT[1:5]:
        assert moment[0][0] > moment[2][0] > moment[4][0]
        assert moment[2][2] > moment[2][0], "an F is easier to push"
        assert moment[2][1] > moment[2][0], "a waiting horseshoe is half a place"
    assert len(BACKED) == len(COUPLED) == 7
    assert all(0 < chance < 10_000 for row in BACKED for chance in row)
    assert all(row[1] > row[0] for row in BACKED[1:])


def plunged(race: Race, seed: int) -> Race:
    """Let seat 0 write its slip as the plunger does."""
    stream = new_stream(seed)
    while race.state.phase == BETS and race.state.awaits & 1:
        view, menu = race.view(0), race.menu(0)
        race.play(0, plunge(race.pack, view, 0, menu, len(menu), stream))
    return race


@pytest.mark.parametrize("capital", [1000, 7700])
def test_a_plunger_stakes_all_it_has_on_three_horses(capital: int) -> None:
    race = plunged(betting(capital=capital), 1)
    state = race.state
    assert sum(list(state.win_stake)) + sum(list(state.pair_stake)) == capital
    best = state.win[0][0] - 1
    pairs = [{PAIR_LOW[bet - 1], PAIR_HIGH[bet - 1]} for bet in state.pair[0]]
    assert [best in pair for pair in pairs] == [True, True]
    assert len(pairs[0] | pairs[1]) == 3


def test_a_plunger_runs_the_race_as_a_tipster() -> None:
    race = backing(11).show(DOUBLE_SHOE, WHITE_BLANK)
    view, menu = race.view(0), race.menu(0)
    move = plunge(race.pack, view, 0, menu, len(menu), new_stream(1))
    assert move == race.use_of(DOUBLE_SHOE, 11)
