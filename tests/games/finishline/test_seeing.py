"""F2.4: what a seat sees of other slips, and what it may imagine."""

from collections import Counter

import pytest

from hippodrome.engine.fields import checked
from hippodrome.engine.stream import new_stream
from hippodrome.games.finishline.moves import (
    SLIP_DONE_MOVE,
    win_move,
)
from hippodrome.games.finishline.rules.accounts import slip_allowed
from hippodrome.games.finishline.rules.doors import begin
from hippodrome.games.finishline.rules.views import (
    imagine,
    imagine_horse,
    imagine_stake,
    liking,
    see,
)
from hippodrome.games.finishline.state import CLOSED, INTERVAL, LAY, UNKNOWN, USE, State
from tests.games.common.scenes import arrange
from tests.games.finishline.positions import DOUBLE_SHOE, ROW, Race, betting, scribbled_over
from tests.games.finishline.secrets import SECRET_FIELDS


def slip(view: State, seat: int) -> list[int]:
    """Give everything a view holds of a slip."""
    return [
        *view.win[seat],
        *view.pair[seat],
        *list(view.win_stake)[3 * seat : 3 * seat + 3],
        *list(view.pair_stake)[2 * seat : 2 * seat + 2],
    ]


def test_F2_4_a_half_written_slip_looks_empty_to_others() -> None:
    race = betting()
    race.play(1, race.win(20, 300))
    assert slip(race.view(0), 1) == slip(race.view(-1), 1) == [0] * 10
    assert slip(race.view(1), 1) == [7, 0, 0, 0, 0, 300, 0, 0, 0, 0]


def test_F2_4_others_learn_who_is_done_and_nothing_before_the_tiles_lie() -> None:
    race = betting()
    race.play(1, SLIP_DONE_MOVE)
    assert slip(race.view(0), 1) == [UNKNOWN] * 10
    assert slip(race.view(0), 2) == [0] * 10
    begin(race.pack, race.state)
    assert race.state.phase == LAY
    assert slip(race.view(0), 1) == [0] * 10


def test_F2_4_finished_slips_look_the_same_however_many_bets_they_hold() -> None:
    race = betting()
    race.play(1, race.win(20, 300))
    race.play(1, race.pair(20, 11, 300))
    for seat in range(3):
        race.play(seat, SLIP_DONE_MOVE)
    for viewer in (0, 2, -1):
        assert slip(race.view(viewer), 1) == [UNKNOWN] * 10
    assert slip(race.view(1), 0) == slip(race.view(1), 2) == [UNKNOWN] * 10
    assert list(race.view(0).capital) == [1000, 1000, 1000, 0]
    assert slip(race.view(0), 3) == [0] * 10


def test_F2_4_all_slips_are_shown_when_the_race_is_settled() -> None:
    race = Race(bets={1: [win_move(6, 300)]}).run()
    assert slip(race.view(-1), 1) == slip(race.view(1), 1) == [7, 0, 0, 0, 0, 300, 0, 0, 0, 0]


def test_F2_4_everything_but_the_slips_of_others_lies_on_the_table() -> None:
    pack, state = betting().pack, scribbled_over(seats=4)
    arrange(state, phase=USE)
    for seat in (-1, 0, 3):
        view = State()
        see(pack, state, seat, view)
        assert {line.split(":")[0] for line in state.differences(view)} == set(SECRET_FIELDS)
        for other in range(4):
            assert slip(view, other) == (slip(state, other) if other == seat else [UNKNOWN] * 10)
    for state.phase in (INTERVAL, CLOSED):
        view = State()
        see(pack, state, -1, view)
        assert state.differences(view) == []


def imagined(race: Race, seat: int, seed: int) -> State:
    view = checked(race.view(seat))
    imagine(race.pack, view, seat, new_stream(seed))
    return view


def test_F2_4_once_the_slips_are_shown_there_is_nothing_to_imagine() -> None:
    race = Race(bets={1: [win_move(6, 300)]}).run()
    assert imagined(race, 0, 1) == race.state


def test_F2_4_imagined_slips_are_lawful_and_of_every_size() -> None:
    race = Race(bets={0: [win_move(6, 300)]})
    sizes = set()
    for seed in range(300):
        view = imagined(race, 0, seed)
        assert slip(view, 0) == slip(race.view(0), 0)
        for other in (1, 2):
            assert slip_allowed(race.pack, view, other)
            wins = sum(bet > 0 for bet in view.win[other])
            sizes.add((wins, sum(bet > 0 for bet in view.pair[other])))
    assert sizes == {(wins, pairs) for wins in range(4) for pairs in range(3)}


def test_F2_4_in_a_race_of_two_there_are_two_wins_and_one_pair_to_imagine() -> None:
    race = Race((20, 11))
    sizes = set()
    for seed in range(60):
        view = imagined(race, 0, seed)
        assert slip_allowed(race.pack, view, 2)
        sizes.add((sum(bet > 0 for bet in view.win[2]), sum(bet > 0 for bet in view.pair[2])))
    assert sizes == {(wins, pairs) for wins in range(3) for pairs in range(2)}


@pytest.mark.parametrize(
    ("capital", "bets", "most"),
    [(1000, 1, 1000), (1000, 2, 1000), (1000, 3, 600), (1000, 5, 400), (190, 5, 100), (90, 1, 0)],
)
def test_F2_4_imagined_stakes_are_spread_over_the_bets(capital: int, bets: int, most: int) -> None:
    race = Race()
    view = race.view(0)
    slip = {"win_stake": {3: 100, 4: 0, 5: 0}, "pair_stake": {2: 200, 3: 0}}
    arrange(view, capital={1: capital + 300}, **slip)
    stakes = {imagine_stake(race.pack, view, 1, bets, new_stream(seed)) for seed in range(200)}
    assert stakes == (set(range(100, most + 1, 100)) or {0})


def test_F2_4_a_horse_is_imagined_backed_by_how_far_it_was_pushed() -> None:
    race = Race(ROW[:6])
    view = race.view(0)
    arrange(
        view, win={1: [1, 0, 0]}, pushed={1: [9, 0, 1, 2, -3, 0, 9]}
    )  # 0 is backed already, and there is no seventh
    likings = [liking(race.pack, view, 1, horse) for horse in range(7)]
    assert likings == [0, 1, 3, 5, 1, 1, 0]
    found = Counter(imagine_horse(race.pack, view, 1, new_stream(seed)) for seed in range(1100))
    assert [round(found[horse] / 100) for horse in range(7)] == likings


def test_F2_4_every_horse_and_pair_can_be_imagined_and_pushed_ones_more_often() -> None:
    race = Race()
    race.having(turn=1)
    for _ in range(2):
        race.use(DOUBLE_SHOE, 18)
        race.having(turn=1)
    views = [imagined(race, 0, seed) for seed in range(400)]
    wins = [bet for view in views for bet in view.win[1] if bet]
    assert set(wins) == set(range(1, 8))
    assert wins.count(race.horse(18) + 1) > 2 * wins.count(race.horse(5) + 1)
    assert {bet for view in views for bet in view.pair[1]} == set(range(22))


def test_F2_4_who_owns_nothing_is_imagined_without_bets() -> None:
    race = Race()
    race.having(capital={1: 0})
    for seed in range(50):
        assert slip(imagined(race, 0, seed), 1) == [0] * 10
