"""U5: sequences, triples, triple one and triple six."""

import pytest

from hippodrome.games.auteuil.rules import reasons
from hippodrome.games.auteuil.rules.dice import (
    PLAIN,
    SEQUENCE,
    TRIPLE,
    TRIPLE_ONE,
    TRIPLE_SIX,
    combination,
)
from hippodrome.games.auteuil.state import AGAIN, BONUS, DICE_OUT, FOURTH, THROW, State
from tests.games.auteuil.evenings import LAP, Evening
from tests.games.auteuil.test_turn import HEDGE, everywhere, menu, refusal, takers, thrown
from tests.games.common.scenes import arrange

SEQUENCES = {(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6)}


def test_U5_1_to_U5_4_every_throw_is_read_whatever_its_order() -> None:
    for outcome in range(216):
        dice = [outcome // 36 + 1, outcome // 6 % 6 + 1, outcome % 6 + 1]
        state = State()
        arrange(state, die=dice)
        expected = SEQUENCE if tuple(sorted(dice)) in SEQUENCES else PLAIN
        if len(set(dice)) == 1:
            expected = {1: TRIPLE_ONE, 6: TRIPLE_SIX}.get(dice[0], TRIPLE)
        assert combination(state) == expected, dice


@pytest.mark.parametrize("dice", ["312", "243", "435", "654"])
def test_U5_1_a_sequence_gives_three_horses_one_square_more(dice: str) -> None:
    evening = thrown(dice).give(*(f"{die}>{index + 1}" for index, die in enumerate(dice)))
    assert evening.state.phase == BONUS
    before = list(evening.state.squares)
    evening.give("+1", "+2", "+8")
    assert evening.state.turn == 2  # three squares are all there are
    gained = [after - then for after, then in zip(evening.state.squares, before, strict=True)]
    assert gained == [0, 1, 1, 0, 0, 0, 0, 0, 1]


def test_U5_1_fewer_than_three_are_allowed_each_on_a_horse_of_its_own() -> None:
    evening = thrown("345").give("3>1", "4>2", "5>3")
    assert menu(evening) == [*(f"+{horse}" for horse in range(1, 9)), "enough"]
    evening.give("+1")
    assert refusal(evening, "+1") == reasons.ALREADY_EXTRA
    assert "+1" not in menu(evening)
    evening.give("+8")
    assert refusal(evening, "+8") == reasons.ALREADY_EXTRA
    evening.give("enough")
    assert (evening.state.phase, evening.state.turn) == (THROW, 2)


def test_U5_1_a_square_onto_an_obstacle_is_a_fall_charged_to_this_player() -> None:
    evening = thrown("345", h6=HEDGE - 1).give("3>1", "4>2", "5>3", "+6")
    assert evening.state.fallen[6] == 1
    assert evening.state.squares[6] == HEDGE


def test_U5_1_a_stuck_horse_cannot_take_one_even_if_it_fell_just_now() -> None:
    evening = thrown("345", h1=HEDGE - 3).give("3>1", "4>2", "5>3")
    assert evening.state.fallen[1] == 1
    assert refusal(evening, "+1") == reasons.STUCK
    assert "+1" not in menu(evening)


def test_U5_1_without_any_horse_to_take_a_square_there_is_nothing_to_ask() -> None:
    evening = thrown("345")
    for horse in (4, 5, 6, 7, 8):
        evening.stand(**{f"h{horse}": HEDGE})
        evening.having(fallen={horse: 2})
    evening.stand(h1=HEDGE - 3, h2=HEDGE - 4, h3=HEDGE - 5).give("3>1", "4>2", "5>3")
    assert evening.state.phase == THROW
    assert evening.state.turn == 2


def test_U5_2_a_triple_may_move_horses_that_are_stuck_and_frees_them() -> None:
    evening = Evening(3).start().stand(h1=HEDGE)
    evening.having(fallen={1: 3})
    evening.throw("222").give("2>1")
    assert (evening.state.squares[1], evening.state.fallen[1]) == (HEDGE + 2, 0)
    assert takers(evening, 2) == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("dice", ["223", "123", "665"])
def test_U5_2_nothing_else_moves_a_stuck_horse(dice: str) -> None:
    evening = Evening(3).start().stand(h1=HEDGE)
    evening.having(fallen={1: 3})
    evening.throw(dice)
    assert refusal(evening, f"{dice[0]}>1") == reasons.STUCK


def test_U5_3_triple_one_may_throw_again_with_the_same_turn() -> None:
    evening = thrown("111").give("1>1", "1>2", "1>3")
    assert (evening.state.phase, evening.awaited) == (AGAIN, [0])
    assert menu(evening) == ["again", "enough"]
    evening.give("again")
    assert (evening.state.phase, evening.state.turn, evening.state.rounds) == (THROW, 0, 1)
    evening.throw("111").give("1>1", "1>2", "1>3", "again")
    assert evening.state.turn == 0
    evening.throw("122").give("1>1", "2>2", "2>3")
    assert evening.state.turn == 2


def test_U5_3_the_second_throw_may_be_declined() -> None:
    evening = thrown("111").give("1>1", "1>2", "1>3", "enough")
    assert (evening.state.phase, evening.state.turn, evening.state.rounds) == (THROW, 2, 2)
    assert sum(evening.state.squares) == 3


def test_U5_3_nothing_else_is_asked_before_that_is_decided() -> None:
    evening = thrown("111").give("1>1", "1>2", "1>3")
    for written in ("1>4", "+4", "6>>4", "go", "buy+1", "G1"):
        assert refusal(evening, written) == reasons.AGAIN_TO_CHOOSE


def test_U5_3_only_if_three_horses_really_moved_one() -> None:
    # Two of four horses are home, so two are left to take three dice.
    evening = Evening(3).start()
    evening.pack.printed.horses = 4
    evening.stand(h1=2 * LAP, h2=2 * LAP)
    evening.having(arrived={1: 1, 2: 2})
    evening.throw("111").give("1>3", "1>4")
    assert evening.state.turn == 2
    assert list(evening.state.used) == [1, 1, 0]


def test_U5_4_triple_six_gives_a_fourth_six_also_to_a_horse_that_moved() -> None:
    evening = thrown("666").give("6>1", "6>2", "6>3")
    assert evening.state.phase == FOURTH
    assert menu(evening) == [*(f"6>>{horse}" for horse in range(1, 9)), "enough"]
    evening.give("6>>1")
    assert evening.state.squares[1] == 12
    assert (evening.state.phase, evening.state.turn) == (THROW, 2)


def test_U5_5_the_fourth_six_may_be_declined() -> None:
    evening = thrown("666").give("6>1", "6>2", "6>3", "enough")
    assert evening.state.turn == 2
    assert sum(evening.state.squares) == 18


def test_U5_5_the_fourth_six_may_go_to_a_stuck_horse_even_one_that_fell_just_now() -> None:
    evening = thrown("666", h1=HEDGE - 6).give("6>1", "6>2", "6>3")
    assert evening.state.fallen[1] == 1
    evening.give("6>>1")
    assert (evening.state.squares[1], evening.state.fallen[1]) == (HEDGE + 6, 0)


def test_U5_5_a_weak_triple_jumps_no_obstacle() -> None:
    evening = thrown("222", h1=HEDGE - 1)
    assert refusal(evening, "2>1") == reasons.CANNOT_JUMP
    stuck = Evening(3).start().stand(h1=HEDGE)
    stuck.pack.printed.obstacle[HEDGE + 1] = 1
    stuck.having(fallen={1: 3})
    stuck.throw("222")
    assert refusal(stuck, "2>1") == reasons.CANNOT_JUMP


def test_U5_5_the_fourth_six_obeys_what_a_jump_takes() -> None:
    evening = Evening(3).start()
    evening.pack.printed.jump = 7  # printed by nobody, but U4.1 holds for every die
    evening.throw("666").give("6>2", "6>3", "6>4")
    evening.stand(h1=HEDGE - 1)
    assert refusal(evening, "6>>1") == reasons.CANNOT_JUMP


@pytest.mark.parametrize("dice", ["234", "324", "342", "432", "222"])
def test_U5_5_combinations_count_only_if_all_three_dice_were_played(dice: str) -> None:
    evening = thrown(dice, **everywhere(HEDGE - 1, h8=0))
    while evening.state.phase == DICE_OUT and evening.state.turn == 0:
        evening.give(menu(evening)[0])
    assert evening.state.phase == THROW
    assert evening.state.turn == 2


def test_U5_5_a_triple_six_with_a_die_lost_gives_no_fourth() -> None:
    evening = Evening(3).start()
    evening.pack.printed.horses = 4
    evening.stand(h1=2 * LAP, h2=2 * LAP)
    evening.having(arrived={1: 1, 2: 2})
    evening.throw("666").give("6>3", "6>4")
    assert (evening.state.phase, evening.state.turn) == (THROW, 2)


def test_U5_5_a_square_of_a_sequence_can_bring_a_horse_home() -> None:
    evening = thrown("345", h6=2 * LAP - 1).give("3>1", "4>2", "5>3", "+6")
    assert evening.state.arrived[1] == 6
    assert evening.state.phase == BONUS


def test_U5_5_an_extra_throw_has_combinations_of_its_own() -> None:
    evening = (
        thrown("111").give("1>1", "1>2", "1>3", "again").throw("456").give("4>1", "5>2", "6>3")
    )
    assert (evening.state.phase, evening.state.turn) == (BONUS, 0)


def test_U5_1_other_moves_are_refused_while_squares_are_due() -> None:
    bonus = thrown("345").give("3>1", "4>2", "5>3")
    assert refusal(bonus, "3>4") == refusal(bonus, "6>>4") == reasons.BONUS_TO_PLAY
    assert refusal(bonus, "6>8") == refusal(bonus, "6>>1") == reasons.BONUS_TO_PLAY
    fourth = thrown("666").give("6>1", "6>2", "6>3")
    assert refusal(fourth, "6>4") == refusal(fourth, "+4") == reasons.FOURTH_TO_PLAY
    for written in ("again", "buy+1"):
        assert refusal(bonus, written) == reasons.BONUS_TO_PLAY
        assert refusal(fourth, written) == reasons.FOURTH_TO_PLAY


def test_U5_4_without_any_horse_to_take_a_fourth_six_there_is_nothing_to_ask() -> None:
    evening = Evening(3).start()
    evening.pack.printed.jump = 7  # printed by nobody: not even a six jumps
    evening.stand(**everywhere(HEDGE - 3, h1=0, h2=0, h3=0)).throw("666")
    for horse in (1, 2, 3):
        evening.stand(**{f"h{horse}": HEDGE - 6})
    evening.give("6>1", "6>2")
    evening.pack.printed.obstacle[HEDGE + 1] = 1  # nor off the hedge itself
    evening.give("6>3")
    assert (evening.state.phase, evening.state.turn) == (THROW, 2)


@pytest.mark.parametrize("free", [1, 7, 8])
def test_U5_4_one_horse_that_can_take_the_fourth_six_is_enough_to_be_asked(free: int) -> None:
    evening = Evening(3).start()
    evening.pack.printed.jump = 7  # printed by nobody: not even a six jumps
    evening.stand(**everywhere(HEDGE - 3, h2=LAP, h3=LAP, h4=LAP) | {f"h{free}": 0})
    evening.throw("666").give("6>2", "6>3", "6>4")  # now four squares before the hedge
    assert evening.state.phase == FOURTH
    assert menu(evening) == [f"6>>{free}", "enough"]


@pytest.mark.parametrize("free", [1, 8])
def test_U5_1_one_horse_that_can_take_a_square_is_enough_to_be_asked(free: int) -> None:
    evening = thrown("345")
    down = [horse for horse in range(1, 9) if horse != free]
    evening.stand(**{f"h{horse}": HEDGE for horse in down[3:]})
    for horse in down[3:]:
        evening.having(fallen={horse: 2})
    starts = {f"h{horse}": HEDGE - die for horse, die in zip(down, (3, 4, 5), strict=False)}
    evening.stand(**starts).give(f"3>{down[0]}", f"4>{down[1]}", f"5>{down[2]}")
    assert menu(evening) == [f"+{free}", "enough"]
