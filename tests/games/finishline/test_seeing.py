"""F2.4: what a seat sees of other slips, and what it may imagine."""

from hippodrome.engine.fields import checked
from hippodrome.engine.stream import new_stream
from hippodrome.games.finishline import codes
from hippodrome.games.finishline.accounts import slip_allowed
from hippodrome.games.finishline.codes import SLIP_DONE_MOVE
from hippodrome.games.finishline.rules import begin
from hippodrome.games.finishline.seeing import imagine
from hippodrome.games.finishline.state import LAY, UNKNOWN, State
from tests.games.finishline.positions import DOUBLE_SHOE, Race, betting


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
    race = Race(bets={1: [codes.win_move(6, 300)]}).run()
    assert slip(race.view(-1), 1) == slip(race.view(1), 1) == [7, 0, 0, 0, 0, 300, 0, 0, 0, 0]


def imagined(race: Race, seat: int, seed: int) -> State:
    view = checked(race.view(seat))
    imagine(race.pack, view, seat, new_stream(seed))
    return view


def test_F2_4_once_the_slips_are_shown_there_is_nothing_to_imagine() -> None:
    race = Race(bets={1: [codes.win_move(6, 300)]}).run()
    assert imagined(race, 0, 1) == race.state


def test_F2_4_imagined_slips_are_lawful_and_of_every_size() -> None:
    race = Race(bets={0: [codes.win_move(6, 300)]})
    sizes = set()
    for seed in range(300):
        view = imagined(race, 0, seed)
        assert slip(view, 0) == slip(race.view(0), 0)
        for other in (1, 2):
            assert slip_allowed(race.pack, view, other)
            wins = sum(bet > 0 for bet in view.win[other])
            sizes.add((wins, sum(bet > 0 for bet in view.pair[other])))
    assert sizes == {(wins, pairs) for wins in range(4) for pairs in range(3)}


def test_F2_4_every_horse_and_pair_can_be_imagined_and_pushed_ones_more_often() -> None:
    race = Race()
    race.state.turn = 1
    for _ in range(2):
        race.use(DOUBLE_SHOE, 18)
        race.state.turn = 1
    views = [imagined(race, 0, seed) for seed in range(400)]
    wins = [bet for view in views for bet in view.win[1] if bet]
    assert set(wins) == set(range(1, 8))
    assert wins.count(race.horse(18) + 1) > 2 * wins.count(race.horse(5) + 1)
    assert {bet for view in views for bet in view.pair[1]} == set(range(22))


def test_F2_4_who_owns_nothing_is_imagined_without_bets() -> None:
    race = Race()
    race.state.capital[1] = 0
    for seed in range(50):
        assert slip(imagined(race, 0, seed), 1) == [0] * 10
