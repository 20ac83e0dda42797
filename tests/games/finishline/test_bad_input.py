"""What people try that the rules forbid: each is refused for a reason of its own."""

from collections.abc import Callable
from random import Random

import pytest

from hippodrome.games.finishline.moves import (
    ACTIONS,
    FIRST_DIE_MOVE,
    FIRST_EXTRA_MOVE,
    FIRST_PACE,
    FIRST_TAKE_MOVE,
    FIRST_TARGET,
    LAST_MOVE,
    READY_MOVE,
    SLIP_DONE_MOVE,
    die_move,
    pace_action,
    pair_move,
    take_move,
    win_move,
)
from hippodrome.games.finishline.rules import doors as rules
from hippodrome.games.finishline.rules import reasons
from hippodrome.games.finishline.state import BLACK, GREEN, RED, WHITE, YELLOW
from tests.games.finishline.positions import (
    A_HEAT,
    A_HELMET,
    A_PACE,
    A_WHIP,
    SHOE,
    Race,
    betting,
    handful,
)
from tests.games.finishline.staging import whole_day


def test_a_stake_that_is_no_multiple_of_100() -> None:
    for stake in (1, 50, 99, 101, 950):
        assert betting().refusal(0, betting().win(20, stake)) == reasons.NOT_A_STEP


def test_stakes_above_the_capital_together() -> None:
    race = betting()
    race.play(0, race.win(20, 600))
    race.play(0, race.pair(20, 11, 300))
    assert race.refusal(0, race.win(11, 200)) == reasons.STAKE_ABOVE_CAPITAL
    assert race.refusal(0, race.win(11, 100)) == reasons.ALLOWED


def test_four_win_bets() -> None:
    race = betting()
    for tile in (20, 11, 18):
        race.play(0, race.win(tile, 100))
    assert race.refusal(0, race.win(5, 100)) == reasons.TOO_MANY_WINS


def test_the_same_pair_twice_in_either_order() -> None:
    race = betting()
    race.play(0, race.pair(20, 11, 100))
    assert race.refusal(0, race.pair(20, 11, 200)) == reasons.SAME_PAIR_TWICE
    assert race.refusal(0, race.pair(11, 20, 100)) == reasons.SAME_PAIR_TWICE


def test_three_dice_of_one_colour_while_another_is_to_be_had() -> None:
    assert Race().refusal(0, handful(RED, RED, RED)) == reasons.ONE_COLOUR_ONLY
    assert Race().refusal(0, handful(GREEN, GREEN, GREEN)) == reasons.NO_SUCH_DICE_LEFT


def test_a_yellow_die_too_early() -> None:
    race = Race()
    assert race.refusal(0, handful(WHITE, YELLOW, BLACK)) == reasons.YELLOW_TOO_EARLY
    race.take(WHITE, RED, BLACK)
    race.draw(0)
    race.aside()
    assert race.refusal(1, take_move(YELLOW)) == reasons.YELLOW_TOO_EARLY


def test_a_whip_on_S() -> None:
    assert Race(safe=[5]).refused(A_WHIP, 5) == reasons.SAFE_FROM_WHIP


def test_a_helmet_on_the_leader() -> None:
    assert Race(favourites=[20]).refused(A_HELMET, 20) == reasons.LEADER_CANNOT_ADVANCE


@pytest.mark.parametrize("move", [-1, -(2**63), 2**62, LAST_MOVE + 1])
def test_a_number_that_is_no_move(move: int) -> None:
    assert betting().refusal(0, move) == reasons.NOT_A_MOVE


def test_somebody_else_and_nobody() -> None:
    race = Race()
    assert race.refusal(1, handful(WHITE, WHITE, RED)) == reasons.NOT_AWAITED
    assert race.refusal(3, handful(WHITE, WHITE, RED)) == reasons.NOT_A_SEAT
    assert race.refusal(-1, handful(WHITE, WHITE, RED)) == reasons.NOT_A_SEAT
    assert [race.menu(seat) for seat in (1, 3, -1)] == [[], [], []]


BLOCKS = {
    reasons.BETWEEN_RACES: (READY_MOVE, FIRST_TAKE_MOVE),
    reasons.DICE_TO_TAKE: (FIRST_TAKE_MOVE, FIRST_DIE_MOVE),
    reasons.DIE_TO_USE: (FIRST_DIE_MOVE, FIRST_EXTRA_MOVE),
    reasons.EXTRA_TO_PLAY: (FIRST_EXTRA_MOVE, SLIP_DONE_MOVE),
    reasons.BETS_TO_WRITE: (SLIP_DONE_MOVE, LAST_MOVE + 1),
}
"""The first move of every kind, the first of the next, and the reason why it is no other's time."""


@pytest.mark.parametrize(
    ("reached", "reason"),
    [
        (betting, reasons.BETS_TO_WRITE),
        (Race, reasons.DICE_TO_TAKE),
        (lambda: Race().show(SHOE), reasons.DIE_TO_USE),
        (lambda: Race().with_dice(kept={0: 1}).run(), reasons.EXTRA_TO_PLAY),
        (lambda: Race().run(), reasons.BETWEEN_RACES),
    ],
)
def test_the_wrong_time_for_a_move(reached: Callable[[], Race], reason: int) -> None:
    race = reached()
    for block, (first, end) in BLOCKS.items():
        for move in (first, end - 1):
            assert (race.refusal(0, move) == reason) == (block != reason)


def test_a_face_used_as_another() -> None:
    race = Race().show(SHOE)
    legal = set(race.menu())
    for action in range(ACTIONS):
        move = die_move(0, action)
        code = race.refusal(0, move)
        assert (code == reasons.ALLOWED) == (move in legal)
        if action >= FIRST_PACE:
            assert code == reasons.OTHER_FACE
    for die in (A_PACE, A_HEAT):
        race = Race().show(die)
        shown = list(zip(race.state.front, race.state.face, strict=True)).index(die)
        code = race.refusal(0, die_move(shown, FIRST_TARGET))
        assert code == reasons.OTHER_FACE


def test_horses_that_do_not_run() -> None:
    four = betting((20, 11, 5, 18))
    assert four.refusal(0, win_move(4, 100)) == reasons.NO_SUCH_HORSE
    assert four.refusal(0, pair_move(5, 100)) == reasons.NO_SUCH_HORSE  # first with last of 7
    race = Race((20, 11, 5, 18)).show(SHOE)
    assert race.refusal(0, die_move(0, FIRST_TARGET + 4)) == reasons.NO_SUCH_HORSE
    race.show(A_PACE)
    for start, end in ((0, 4), (4, 0), (0, 6), (6, 0)):
        move = die_move(1, pace_action(start, end))
        assert race.refusal(0, move) == reasons.NO_SUCH_HORSE


def test_a_game_that_is_over() -> None:
    stage, _ = whole_day()
    assert rules.refusal(stage.pack, stage.state, 0, READY_MOVE) == reasons.GAME_OVER


def test_judging_changes_nothing_and_every_code_is_met() -> None:
    chance = Random("any stake")
    race = betting()
    before = race.state.copy()
    for _ in range(2000):
        rules.refusal(race.pack, race.state, 0, chance.randrange(LAST_MOVE + 1))
    assert race.state == before
