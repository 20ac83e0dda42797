"""What people try that the rules forbid: each is refused for a reason of its own."""

from collections.abc import Callable
from random import Random

import pytest

from hippodrome.games.finishline.rules import codes
from hippodrome.games.finishline.rules import doors as rules
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


def test_a_stake_that_is_no_multiple_of_100() -> None:
    for stake in (1, 50, 99, 101, 950):
        assert betting().refusal(0, betting().win(20, stake)) == codes.NOT_A_STEP


def test_stakes_above_the_capital_together() -> None:
    race = betting()
    race.play(0, race.win(20, 600))
    race.play(0, race.pair(20, 11, 300))
    assert race.refusal(0, race.win(11, 200)) == codes.STAKE_ABOVE_CAPITAL
    assert race.refusal(0, race.win(11, 100)) == codes.ALLOWED


def test_four_win_bets() -> None:
    race = betting()
    for tile in (20, 11, 18):
        race.play(0, race.win(tile, 100))
    assert race.refusal(0, race.win(5, 100)) == codes.TOO_MANY_WINS


def test_the_same_pair_twice_in_either_order() -> None:
    race = betting()
    race.play(0, race.pair(20, 11, 100))
    assert race.refusal(0, race.pair(20, 11, 200)) == codes.SAME_PAIR_TWICE
    assert race.refusal(0, race.pair(11, 20, 100)) == codes.SAME_PAIR_TWICE


def test_three_dice_of_one_colour_while_another_is_to_be_had() -> None:
    assert Race().refusal(0, handful(RED, RED, RED)) == codes.ONE_COLOUR_ONLY
    assert Race().refusal(0, handful(GREEN, GREEN, GREEN)) == codes.NO_SUCH_DICE_LEFT


def test_a_yellow_die_too_early() -> None:
    race = Race()
    assert race.refusal(0, handful(WHITE, YELLOW, BLACK)) == codes.YELLOW_TOO_EARLY
    race.take(WHITE, RED, BLACK)
    race.draw(0)
    race.aside()
    assert race.refusal(1, codes.take_move(YELLOW)) == codes.YELLOW_TOO_EARLY


def test_a_whip_on_S() -> None:
    assert Race(safe=[5]).refused(A_WHIP, 5) == codes.SAFE_FROM_WHIP


def test_a_helmet_on_the_leader() -> None:
    assert Race(favourites=[20]).refused(A_HELMET, 20) == codes.LEADER_CANNOT_ADVANCE


@pytest.mark.parametrize("move", [-1, -(2**63), 2**62, codes.LAST_MOVE + 1])
def test_a_number_that_is_no_move(move: int) -> None:
    assert betting().refusal(0, move) == codes.NOT_A_MOVE


def test_somebody_else_and_nobody() -> None:
    race = Race()
    assert race.refusal(1, handful(WHITE, WHITE, RED)) == codes.NOT_AWAITED
    assert race.refusal(3, handful(WHITE, WHITE, RED)) == codes.NOT_A_SEAT
    assert race.refusal(-1, handful(WHITE, WHITE, RED)) == codes.NOT_A_SEAT
    assert [race.menu(seat) for seat in (1, 3, -1)] == [[], [], []]


BLOCKS = {
    codes.BETWEEN_RACES: (codes.READY_MOVE, codes.FIRST_TAKE_MOVE),
    codes.DICE_TO_TAKE: (codes.FIRST_TAKE_MOVE, codes.FIRST_DIE_MOVE),
    codes.DIE_TO_USE: (codes.FIRST_DIE_MOVE, codes.FIRST_EXTRA_MOVE),
    codes.EXTRA_TO_PLAY: (codes.FIRST_EXTRA_MOVE, codes.SLIP_DONE_MOVE),
    codes.BETS_TO_WRITE: (codes.SLIP_DONE_MOVE, codes.LAST_MOVE + 1),
}
"""The first move of every kind, the first of the next, and the reason why it is no other's time."""


@pytest.mark.parametrize(
    ("reached", "reason"),
    [
        (betting, codes.BETS_TO_WRITE),
        (Race, codes.DICE_TO_TAKE),
        (lambda: Race().show(SHOE), codes.DIE_TO_USE),
        (lambda: Race().with_dice(kept={0: 1}).run(), codes.EXTRA_TO_PLAY),
        (lambda: Race().run(), codes.BETWEEN_RACES),
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
    for action in range(codes.ACTIONS):
        move = codes.die_move(0, action)
        code = race.refusal(0, move)
        assert (code == codes.ALLOWED) == (move in legal)
        if action >= codes.FIRST_PACE:
            assert code == codes.OTHER_FACE
    for die in (A_PACE, A_HEAT):
        race = Race().show(die)
        shown = list(zip(race.state.front, race.state.face, strict=True)).index(die)
        code = race.refusal(0, codes.die_move(shown, codes.FIRST_TARGET))
        assert code == codes.OTHER_FACE


def test_horses_that_do_not_run() -> None:
    four = betting((20, 11, 5, 18))
    assert four.refusal(0, codes.win_move(4, 100)) == codes.NO_SUCH_HORSE
    assert four.refusal(0, codes.pair_move(5, 100)) == codes.NO_SUCH_HORSE  # first with last of 7
    race = Race((20, 11, 5, 18)).show(SHOE)
    assert race.refusal(0, codes.die_move(0, codes.FIRST_TARGET + 4)) == codes.NO_SUCH_HORSE
    race.show(A_PACE)
    for start, end in ((0, 4), (4, 0), (0, 6), (6, 0)):
        move = codes.die_move(1, codes.pace_action(start, end))
        assert race.refusal(0, move) == codes.NO_SUCH_HORSE


def test_a_game_that_is_over() -> None:
    race = Race().run()
    race.state.over = 1
    assert race.refusal(0, codes.READY_MOVE) == codes.GAME_OVER


def test_judging_changes_nothing_and_every_code_is_met() -> None:
    chance = Random("any stake")
    race = betting()
    before = race.state.copy()
    for _ in range(2000):
        rules.refusal(race.pack, race.state, 0, chance.randrange(codes.LAST_MOVE + 1))
    assert race.state == before
