"""U3 and U4: three dice, three horses, and what stands in their way."""

import pytest

from hippodrome.engine.errors import Refused
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.rules import reasons
from hippodrome.games.auteuil.state import BONUS, DICE_OUT, REPORT, THROW
from hippodrome.words import LANGUAGES, words
from tests.games.auteuil.evenings import LAP, Evening

HEDGE = 10
"""The bullfinch of our course; the river is on 20, and nothing else is in the way."""


def thrown(dice: str, seats: int = 3, **squares: int) -> Evening:
    """Seat 0 has thrown, with the horses standing so."""
    return Evening(seats).start().stand(**squares).throw(dice)


def refusal(evening: Evening, written: str) -> int:
    """Judge a move of whoever has the dice."""
    rules = GAME.interpreted
    return rules.refusal(
        evening.pack.printed, evening.state, evening.state.turn, GAME.read(written)
    )


def menu(evening: Evening) -> list[str]:
    """List what whoever has the dice may do."""
    return [GAME.write(move) for move in evening.menu(evening.state.turn)]


def takers(evening: Evening, die: int) -> list[int]:
    """List the horses that may be given a die."""
    return [int(move[2:]) for move in menu(evening) if move.startswith(f"{die}>")]


def everywhere(square: int, **others: int) -> dict[str, int]:
    """Put all horses on one square but those that are said to stand elsewhere."""
    return {f"h{horse}": square for horse in range(1, 9)} | others


def test_U3_1_three_two_and_five_move_three_different_horses() -> None:
    evening = thrown("325").give("3>1", "2>2", "5>8")
    assert list(evening.state.squares)[1:] == [3, 2, 0, 0, 0, 0, 0, 5]
    assert evening.state.phase == THROW


def test_U3_1_dice_are_given_in_any_order_to_any_horse() -> None:
    evening = thrown("325")
    assert menu(evening) == [f"{die}>{horse}" for die in (2, 3, 5) for horse in range(1, 9)]
    evening.give("5>4")
    assert menu(evening) == [f"{die}>{horse}" for die in (2, 3) for horse in (1, 2, 3, 5, 6, 7, 8)]


def test_U3_1_two_dice_never_add_up_on_one_horse() -> None:
    evening = thrown("325").give("5>4")
    assert refusal(evening, "3>4") == reasons.ALREADY_MOVED
    assert refusal(evening, "5>3") == reasons.NO_SUCH_DIE  # given away already
    assert refusal(evening, "6>3") == reasons.NO_SUCH_DIE


def test_U3_1_equal_dice_are_the_same_move_but_two_dice() -> None:
    evening = thrown("552").give("5>1")
    assert takers(evening, 5) == [2, 3, 4, 5, 6, 7, 8]
    evening.give("5>2")
    assert takers(evening, 5) == []
    assert list(evening.state.used) == [1, 1, 0]


def test_U3_2_a_die_that_a_horse_can_take_cannot_be_kept_back() -> None:
    evening = thrown("325").give("3>1", "2>2")
    assert refusal(evening, "enough") == reasons.DICE_STILL_PLAYABLE
    assert evening.state.phase == DICE_OUT


def test_U3_2_a_die_that_no_horse_can_take_is_lost() -> None:
    # One square before the hedge a 3 is too weak for everybody but horse 8.
    evening = thrown("334", **everywhere(HEDGE - 1, h8=0))
    assert takers(evening, 3) == [8]
    evening.give("3>8", "4>1")
    assert evening.state.phase == THROW
    assert evening.state.turn == 2
    assert list(evening.state.used) == [1, 0, 1]


def refused(evening: Evening, written: str) -> Refused:
    """Try a move of whoever has the dice as a person does, and hear why not."""
    with pytest.raises(Refused) as caught:
        evening.give(written)
    return caught.value


def test_U3_2_all_three_dice_must_be_played_if_there_is_a_way() -> None:
    # The booklet's "doit faire avancer trois chevaux": only 8 can take the 2.
    evening = thrown("211", **everywhere(HEDGE - 1, h8=0))
    assert takers(evening, 1) == [1, 2, 3, 4, 5, 6, 7]
    assert takers(evening, 2) == [8]
    for _ in range(2):
        caught = refused(evening, "1>8")
        assert (caught.code, caught.paragraph) == (reasons.WASTES_DICE, "U3.2")
        if not evening.state.used[1]:
            evening.give("1>3")  # and then 1>8 would lose the 2 all the same
    evening.give("2>8", "1>4")
    assert list(evening.state.used) == [1, 1, 1]


def test_U3_2_a_choice_that_would_lose_a_die_is_shown_with_its_reason() -> None:
    evening = thrown("211", **everywhere(HEDGE - 1, h8=0))
    seen = evening.look(0)
    barred = {GAME.moves.write(GAME.moves.number(one.move)): one for one in seen.barred}
    assert barred["1>8"].paragraph == "U3.2"
    assert barred["1>8"].barred.key == "auteuil-refused-wastes-dice"
    assert barred["2>1"].paragraph == "U4.1"  # a reason of its own comes first
    offered = [GAME.moves.write(GAME.moves.number(one.move)) for one in seen.choices]
    assert offered == menu(evening)
    for language in LANGUAGES:
        assert words(language).tell(barred["1>8"].barred)


def test_U3_2_the_only_horse_for_a_die_is_kept_for_it() -> None:
    evening = thrown("344", **everywhere(HEDGE - 1, h8=0))
    assert takers(evening, 3) == [8]
    assert refusal(evening, "4>8") == reasons.WASTES_DICE
    evening.give("4>1")
    assert refusal(evening, "4>8") == reasons.WASTES_DICE
    evening.give("4>2", "3>8")
    assert list(evening.state.used) == [1, 1, 1]


def test_U3_2_where_not_all_can_be_played_as_many_as_can_be_must_be() -> None:
    evening = thrown("334", **everywhere(HEDGE - 1, h8=0))
    assert refusal(evening, "4>8") == reasons.WASTES_DICE  # one die instead of two
    assert takers(evening, 4) == [1, 2, 3, 4, 5, 6, 7]


def test_U3_2_who_brings_the_third_horse_home_may_always_do_so() -> None:
    evening = thrown("244", **everywhere(HEDGE - 1, h1=2 * LAP, h2=2 * LAP, h3=2 * LAP - 1))
    evening.having(arrived={1: 1, 2: 2})
    assert takers(evening, 2) == [3]
    assert takers(evening, 4) == [3, 4, 5, 6, 7, 8]  # 4>3 ends the race, and the others are void
    evening.give("4>3")
    assert evening.state.phase == REPORT


def test_U3_2_a_second_horse_home_is_not_the_end_and_may_cost_no_die() -> None:
    evening = thrown("244", **everywhere(HEDGE - 1, h1=2 * LAP, h3=2 * LAP - 1))
    evening.having(arrived={1: 1})
    assert takers(evening, 4) == [2, 4, 5, 6, 7, 8]  # the 2 is for horse 3 alone
    assert refusal(evening, "4>3") == reasons.WASTES_DICE


def test_U3_2_of_two_horses_that_could_be_third_only_one_counts() -> None:
    # Both 2s could go home, but the race is over with the first of them: two dice at most.
    squares = everywhere(HEDGE - 1, h1=2 * LAP, h2=2 * LAP, h3=2 * LAP - 1, h4=2 * LAP - 1, h5=0)
    evening = thrown("224", **squares)
    evening.having(arrived={1: 1, 2: 2})
    assert takers(evening, 2) == [3, 4, 5]
    assert takers(evening, 4) == [3, 4, 6, 7, 8]  # 4>5 would leave the 2s to who ends the race
    evening.give("2>5")
    assert takers(evening, 4) == [3, 4, 6, 7, 8]


def test_U3_2_with_a_triple_a_stuck_horse_may_have_to_be_moved() -> None:
    evening = thrown("222", **everywhere(HEDGE - 1, h6=0, h7=HEDGE, h8=0))
    evening.having(fallen={7: 2})
    evening.give("2>6", "2>8")
    assert menu(evening) == ["2>7"]
    assert refusal(evening, "enough") == reasons.DICE_STILL_PLAYABLE


def test_U3_3_squares_are_shared_freely() -> None:
    evening = thrown("222").give("2>1", "2>2", "2>3")
    assert [evening.state.squares[horse] for horse in (1, 2, 3)] == [2, 2, 2]


def test_U3_4_when_no_horse_can_take_any_die_the_turn_passes_by_itself() -> None:
    evening = thrown("233", **everywhere(HEDGE - 1))
    assert evening.state.phase == THROW
    assert evening.state.turn == 2
    assert not any(evening.state.used)
    assert evening.state.rounds == 2


def test_U3_4_who_has_moved_is_stuck_or_has_arrived_takes_no_die() -> None:
    evening = thrown("346", h1=HEDGE - 3, h2=2 * LAP - 1).give("3>1", "4>2")
    assert evening.state.fallen[1] == 1
    assert evening.state.arrived[1] == 2
    assert takers(evening, 6) == [3, 4, 5, 6, 7, 8]
    evening.give("6>3").throw("665")
    assert takers(evening, 6) == [3, 4, 5, 6, 7, 8]
    assert refusal(evening, "6>1") == reasons.STUCK
    assert refusal(evening, "6>2") == reasons.HAS_ARRIVED


@pytest.mark.parametrize(
    ("die", "expected"),
    [(1, "moves"), (2, "falls"), (3, "barred"), (4, "jumps"), (5, "jumps"), (6, "jumps")],
)
def test_U4_1_two_squares_before_an_obstacle(die: int, expected: str) -> None:
    evening = thrown(f"{die}{die % 6 + 1}{die % 6 + 1}", h1=HEDGE - 2)
    if expected == "barred":
        assert refusal(evening, f"{die}>1") == reasons.CANNOT_JUMP
        assert takers(evening, die) == [2, 3, 4, 5, 6, 7, 8]
        return
    evening.give(f"{die}>1")
    assert evening.state.squares[1] == HEDGE - 2 + die
    assert bool(evening.state.fallen[1]) == (expected == "falls")


@pytest.mark.parametrize("die", [1, 2, 3])
def test_U4_1_a_weak_die_does_not_take_a_horse_across(die: int) -> None:
    for start in range(HEDGE):
        evening = thrown(f"{die}66", h1=start)
        crosses = start < HEDGE < start + die
        assert (refusal(evening, f"{die}>1") == reasons.CANNOT_JUMP) == crosses


def test_U4_1_a_strong_die_passes_all_obstacles_on_its_way() -> None:
    evening = Evening(3).start()
    for square in (3, 4):
        evening.pack.printed.obstacle[square] = 1
    evening.throw("654").give("6>1", "5>2")
    assert [evening.state.squares[horse] for horse in (1, 2)] == [6, 5]
    assert evening.state.falls == 0
    evening.give("4>3")
    assert evening.state.fallen[3] == 1  # over one obstacle, onto the next


def test_U4_1_obstacles_count_on_both_laps_and_not_behind_the_post() -> None:
    evening = thrown("356", h1=LAP + HEDGE - 2, h2=2 * LAP - 1)
    evening.pack.printed.obstacle[1] = 1  # the first square of a lap: behind the post
    assert refusal(evening, "3>1") == reasons.CANNOT_JUMP
    assert refusal(evening, "3>2") == reasons.ALLOWED
    evening.give("3>2")
    assert evening.state.arrived[1] == 2


def test_U4_1_the_pack_says_what_a_jump_takes() -> None:
    evening = Evening(3).start().stand(h1=HEDGE - 1)
    evening.pack.printed.jump = 6
    evening.throw("456")
    assert [refusal(evening, f"{die}>1") for die in (4, 5, 6)] == [
        reasons.CANNOT_JUMP,
        reasons.CANNOT_JUMP,
        reasons.ALLOWED,
    ]


def test_U4_2_three_squares_before_a_hedge_a_3_is_a_fall() -> None:
    evening = thrown("366", h1=HEDGE - 3).give("3>1", "6>2", "6>3")
    assert evening.state.fallen[1] == 0 + 1
    assert evening.state.falls == 1
    for turn in (2, 1):
        assert evening.state.turn == turn
        evening.throw("156")
        assert refusal(evening, "1>1") == reasons.STUCK
        evening.give("1>4", "5>5", "6>6")
    assert evening.state.turn == 0
    assert evening.state.fallen[1] == 0  # free before the throw
    evening.throw("156").give("1>1")
    assert evening.state.squares[1] == HEDGE + 1


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_U4_2_any_die_that_ends_on_an_obstacle_is_a_fall(die: int) -> None:
    evening = thrown(f"{die}{die % 6 + 1}{die % 6 + 1}", h1=HEDGE - die).give(f"{die}>1")
    assert (evening.state.squares[1], evening.state.fallen[1]) == (HEDGE, 1)


def test_U4_2_once_free_any_player_may_move_it_off_with_any_die() -> None:
    evening = thrown("366", h1=HEDGE - 3, h4=22, h5=22, h6=22).give("3>1", "6>2", "6>3")
    for _ in range(2):
        evening.throw("122").give("1>4", "2>5", "2>6")
    evening.throw("122").give("1>4", "2>5", "2>6")  # who made it fall leaves it standing
    assert evening.state.turn == 2
    evening.throw("211").give("2>1")
    assert evening.state.squares[1] == HEDGE + 2


def test_U4_4_a_horse_is_freed_before_the_throw_and_stays_free() -> None:
    evening = Evening(2).start().stand(h1=HEDGE - 3).throw("366").give("3>1", "6>2", "6>3")
    evening.throw("556").give("5>4", "5>5", "6>6")
    assert (evening.state.turn, evening.state.phase) == (0, THROW)
    assert evening.state.fallen[1] == 0
    evening.throw("556").give("5>4", "5>5", "6>6")
    assert evening.state.fallen[1] == 0  # nobody has moved it, and it is free all the same


def test_U4_4_only_ones_own_falls_are_freed() -> None:
    evening = Evening(3).start().stand(h1=HEDGE - 3, h2=HEDGE - 3)
    evening.throw("366").give("3>1", "6>4", "6>5").throw("366").give("3>2", "6>4", "6>5")
    assert [evening.state.fallen[horse] for horse in (1, 2)] == [1, 3]
    evening.throw("122").give("1>6", "2>7", "2>8")
    assert evening.state.turn == 0
    assert [evening.state.fallen[horse] for horse in (1, 2)] == [0, 3]


def test_U4_4_the_obstacle_a_horse_leaves_is_not_passed_over() -> None:
    evening = Evening(3).start().stand(h1=HEDGE).throw("166")
    assert refusal(evening, "1>1") == reasons.ALLOWED


def test_U4_4_a_new_fall_is_charged_to_whoever_caused_it() -> None:
    evening = Evening(3).start().stand(h1=HEDGE).throw("166").give("6>2", "6>3", "1>1")
    evening.stand(h1=HEDGE - 1).throw("166").give("1>1")
    assert evening.state.fallen[1] == 2 + 1


def test_U4_4_an_extra_throw_frees_nobody() -> None:
    evening = thrown("111", h1=HEDGE - 1).give("1>1", "1>2", "1>3", "again")
    assert (evening.state.turn, evening.state.phase, evening.state.rounds) == (0, THROW, 1)
    assert evening.state.fallen[1] == 1
    evening.throw("345")
    assert refusal(evening, "3>1") == reasons.STUCK


def test_U3_4_dice_left_in_a_sequence_that_no_horse_can_take_end_it_without_squares() -> None:
    evening = thrown("234", **everywhere(HEDGE - 1, h8=0)).give("2>8", "4>1")
    assert evening.state.phase != BONUS
    assert evening.state.turn == 2


def test_U4_2_every_fall_is_counted_and_every_horse_is_freed() -> None:
    evening = thrown("344", seats=2, h1=HEDGE - 3, h7=HEDGE - 4, h8=HEDGE - 4)
    evening.give("3>1", "4>7", "4>8")
    assert evening.state.falls == 3
    assert [evening.state.fallen[horse] for horse in (1, 7, 8)] == [1, 1, 1]
    evening.throw("122").give("1>2", "2>3", "2>4")
    assert not any(evening.state.fallen)
