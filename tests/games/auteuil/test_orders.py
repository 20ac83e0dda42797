"""U4.3: what is printed on an obstacle is obeyed: back, a round longer, or out of the race."""

from __future__ import annotations

import pytest

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.rules import reasons
from hippodrome.games.auteuil.state import REPORT, THROW
from tests.games.auteuil.evenings import BULLFINCH, LAP, Evening, horse, keys, told
from tests.games.auteuil.test_turn import HEDGE, everywhere, menu, refusal, takers
from tests.games.common.scenes import arrange
from tests.games.common.stories import Audience

HOME = 2 * LAP


def racing(seats: int = 3, **orders: int) -> Evening:
    """Begin a race in which the bullfinch orders something: `back=3`, `longer=1` or `out=1`."""
    evening = Evening(seats)
    arrange(evening.pack.printed, **{name: {HEDGE: order} for name, order in orders.items()})
    return evening.start()


def felled(seats: int = 3, **orders: int) -> Evening:
    """Seat 0 has made horse 1 fall at the bullfinch, and the last seat is to throw."""
    evening = racing(seats, **orders).stand(h1=HEDGE - 3)
    return evening.throw("366").give("3>1", "6>2", "6>3")


def others_play(evening: Evening) -> None:
    """Let whoever has the dice move three horses that matter to nobody."""
    evening.stand(h6=LAP + 22, h7=LAP + 22, h8=LAP + 22)
    evening.throw("122").give("1>6", "2>7", "2>8")


def test_U4_3_the_standard_pack_prints_the_fall_and_nothing_else() -> None:
    standard, tiny = (GAME.pack(name).printed for name in ("standard", "tiny"))
    for orders in (standard.back, standard.longer, standard.out):
        assert not any(orders)
    assert {square: by for square, by in enumerate(tiny.back) if by} == {4: 3}
    assert [square for square, order in enumerate(tiny.longer) if order] == [8]
    assert [square for square, order in enumerate(tiny.out) if order] == [10]


def test_U4_3_a_horse_goes_back_when_it_is_freed_and_not_before() -> None:
    evening = felled(2, back=3)
    assert (evening.state.squares[1], evening.state.fallen[1]) == (HEDGE, 1)
    evening.stand(h6=LAP + 22, h7=LAP + 22, h8=LAP + 22).throw("122").give("1>6", "2>7")
    *_, freed, back = told(evening, "2>8")
    assert keys([freed, back]) == ["freed", "back"]
    assert back.params == {"horse": horse(1), "squares": 3, "end": HEDGE - 3}
    assert (evening.state.squares[1], evening.state.fallen[1]) == (HEDGE - 3, 0)


def test_U4_3_going_back_obeys_no_square() -> None:
    evening = felled(2, back=3)
    evening.pack.printed.obstacle[HEDGE - 3] = BULLFINCH
    others_play(evening)
    assert (evening.state.squares[1], evening.state.fallen[1]) == (HEDGE - 3, 0)
    assert evening.state.falls == 1


@pytest.mark.parametrize(("die", "end", "falls"), [(2, 9, False), (3, HEDGE, True), (4, 11, False)])
def test_U4_3_a_triple_sends_it_back_first_and_then_on(die: int, end: int, falls: bool) -> None:
    evening = felled(back=3).throw(f"{die}{die}{die}")
    story = told(evening, f"{die}>1")
    assert keys(story)[:3] == ["move", "raised", "back"]
    assert story[0].params["start"] == HEDGE - 3
    assert evening.state.squares[1] == end
    assert bool(evening.state.fallen[1]) == falls


def test_U4_3_what_lies_between_where_it_goes_back_to_and_on_bars_it() -> None:
    evening = felled(back=1).throw("222")
    assert refusal(evening, "2>1") == reasons.CANNOT_JUMP  # over the hedge it lay on
    plain = felled().throw("222")
    assert refusal(plain, "2>1") == reasons.ALLOWED


def test_U4_3_the_fourth_six_sends_it_back_first_too() -> None:
    evening = racing(back=4).stand(h1=HEDGE - 6).throw("666").give("6>1", "6>2", "6>3", "6>>1")
    assert evening.state.squares[1] == HEDGE - 4 + 6
    assert evening.state.fallen[1] == 0


def test_U4_3_a_choice_shows_where_a_horse_sets_out_from() -> None:
    evening = felled(back=3).throw("444")
    chosen = next(one for one in evening.look(2).choices if one.move.horse == 1)
    assert (chosen.start, chosen.end, chosen.jumped) == (HEDGE - 3, HEDGE + 1, (HEDGE,))


def test_U4_3_an_obstacle_may_hold_a_horse_a_round_longer() -> None:
    evening = racing(2, longer=1).stand(h1=HEDGE - 3).throw("366")
    assert keys(told(evening, "3>1")) == ["move", "fall", "held"]
    evening.give("6>2", "6>3")
    others_play(evening)
    assert evening.state.turn == 0
    assert evening.state.fallen[1] == 1
    assert evening.look(1).runners[0].held == 0
    evening.throw("366")
    assert refusal(evening, "3>1") == reasons.STUCK
    evening.stand(h4=22, h5=22, h6=22).give("3>4", "6>5", "6>6")
    others_play(evening)
    assert evening.state.turn == 0
    assert evening.state.fallen[1] == 0


def test_U4_3_a_triple_frees_even_a_horse_that_is_held_longer() -> None:
    evening = felled(longer=1)
    assert evening.state.held[1] == 1
    evening.throw("222").give("2>1")
    assert (evening.state.fallen[1], evening.state.held[1]) == (0, 0)


def test_U4_3_out_of_the_race_no_die_moves_a_horse_not_even_a_triple() -> None:
    evening = racing(out=1).stand(h1=HEDGE - 3).throw("366")
    chosen = next(one for one in evening.look(0).choices if (one.points, one.move.horse) == (3, 1))
    assert (chosen.falls, chosen.out, chosen.ends_race) == (True, True, False)
    _, out = told(evening, "3>1")
    assert out.key == "auteuil-story-out"
    evening.give("6>2", "6>3")
    assert (evening.state.out[1], evening.state.fallen[1], evening.state.falls) == (1, 0, 1)
    assert evening.look(-1).runners[0].out
    evening.throw("222")
    assert refusal(evening, "2>1") == reasons.OUT_OF_RACE
    assert not [move for move in menu(evening) if move.endswith(">1")]
    for _ in range(3):
        evening.give(menu(evening)[0])
    others_play(evening)
    assert (evening.state.turn, evening.state.out[1]) == (0, 1)  # nobody's turn brings it back


def nearly_all_out() -> Evening:
    """Five of eight are out, 7 is home, 8 and 1 still run: 1 stands three before the bullfinch."""
    evening = Evening(2).deal(7, 1, 8, 2).enter().bet("T7-8-1 G7 P7", "T8-7-1 G8 P8")
    arrange(evening.pack.printed, out={HEDGE: 1})
    evening.start().stand(**everywhere(HEDGE, h1=HEDGE - 3, h7=HOME, h8=0))
    return evening.having(out=dict.fromkeys((2, 3, 4, 5, 6), 1), arrived={1: 7})


def test_U4_3_the_race_ends_when_no_third_can_come_home() -> None:
    evening = nearly_all_out().throw("344")
    chosen = next(one for one in evening.look(0).choices if (one.points, one.move.horse) == (3, 1))
    assert chosen.ends_race
    spectator = Audience(evening, -1)
    evening.give("3>1")
    assert evening.state.phase == REPORT
    story = spectator.hears()
    assert keys(story)[:4] == ["move", "out", "no-third", "arrival"]
    assert story[3].params["horses"] == (horse(7),)


def test_U4_3_missing_places_pay_nobody() -> None:
    evening = nearly_all_out().throw("344")
    before = list(evening.state.purse)
    evening.give("3>1")
    assert list(evening.state.prizes)[:2] == [5000, 0]  # 7 is first; there is no second or third
    evening.draw(0)
    assert list(evening.state.paid)[:2] == [251 + 102, 0]
    assert evening.state.purse[0] == before[0] + 5000 + 251 + 102


def test_U4_3_a_race_without_anybody_home_is_told_and_settled_too() -> None:
    evening = nearly_all_out().stand(h7=HEDGE + 1).having(arrived={1: 0}).throw("344")
    spectator = Audience(evening, -1)
    evening.give("3>1")
    arrival = next(one for one in spectator.hears() if one.key == "auteuil-story-arrival")
    assert (arrival.params["home"], arrival.params["horses"]) == (0, ())
    evening.draw(0)
    assert not any(evening.state.paid)
    assert evening.look(0).arrival == ()


def test_U3_2_a_horse_that_goes_out_costs_no_die_while_the_race_goes_on() -> None:
    evening = racing(out=1).stand(h1=HEDGE - 3).throw("366").give("3>1")
    assert evening.state.phase != THROW
    evening.give("6>2", "6>3")
    assert (evening.state.phase, evening.state.turn) == (THROW, 2)


def test_U3_2_of_two_horses_whose_going_out_would_end_the_race_only_one_counts() -> None:
    # Both 3s fell a horse for good, but the first of them ends the race: two dice at most.
    evening = racing(out=1).stand(**everywhere(HEDGE, h1=HEDGE - 3, h2=HEDGE - 3, h3=HEDGE - 1))
    evening.having(out=dict.fromkeys((4, 5, 6, 7, 8), 1)).throw("336")
    assert takers(evening, 3) == [1, 2]
    assert takers(evening, 6) == [1, 2, 3]  # 6>1 leaves a 3 for horse 2, as 6>3 does
