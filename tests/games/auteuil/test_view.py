"""What a person sees: the course, choices with their consequences, and why others are barred."""

import msgspec
import pytest

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.people.look.types import (
    Choice,
    Course,
    Look,
    Obstacle,
    PayRow,
    Prize,
    RaceCard,
    Reckoning,
    Runner,
    Slip,
)
from hippodrome.words import LANGUAGES, words
from tests.games.auteuil.evenings import BULLFINCH, LAP, RIVER, SLIP, Evening


def notation(choice: Choice) -> str:
    return GAME.write(GAME.moves.number(choice.move))


def move(written: str) -> msgspec.Struct:
    return GAME.moves.chosen(GAME.read(written))


def choice(seen: Look, written: str) -> Choice:
    return next(choice for choice in seen.choices if notation(choice) == written)


def barred(seen: Look, written: str) -> Choice:
    return next(choice for choice in seen.barred if notation(choice) == written)


def notations(choices: tuple[Choice, ...]) -> list[str]:
    return [notation(choice) for choice in choices]


def test_a_die_shows_where_it_takes_a_horse_and_over_what() -> None:
    seen = Evening().start().stand(h5=38, h6=8).throw("235").look(0)
    assert choice(seen, "5>5") == Choice(move("5>5"), points=5, start=38, end=43, jumped=(10,))
    away = choice(Evening().start().stand(h5=10).throw("235").look(0), "5>5")
    assert (away.end, away.jumped) == (15, ())  # U4.4: what a horse leaves it does not pass
    plain = choice(seen, "2>1")
    assert (plain.start, plain.end, plain.jumped, plain.falls) == (0, 2, (), False)


def test_a_die_shows_a_fall() -> None:
    seen = Evening().start().stand(h5=38, h6=8).throw("235").look(0)
    for written in ("2>5", "2>6"):
        assert choice(seen, written).falls
        assert choice(seen, written).jumped == ()
    assert not choice(seen, "5>6").falls


def test_a_die_shows_the_place_it_brings_and_the_end_of_the_race() -> None:
    evening = Evening().start().stand(h1=59, h2=59, h3=55, h4=56).throw("146")
    first = choice(evening.look(0), "1>1")
    assert (first.end, first.place, first.ends_race, first.falls) == (2 * LAP, 1, False, False)
    assert choice(evening.look(0), "6>3").end == 2 * LAP  # the post, however far the die goes
    assert choice(evening.look(0), "4>3").place == 0
    evening.give("1>1", "4>4")
    last = choice(evening.look(0), "6>2")
    assert (last.place, last.ends_race) == (3, True)


def test_U4_3_what_an_obstacle_orders_is_shown_on_the_course() -> None:
    evening = Evening()
    pack = evening.pack.printed
    pack.back[10], pack.longer[10], pack.out[20] = 4, 1, 1
    assert evening.look(0).course.obstacles == (
        Obstacle(10, BULLFINCH, back=4, longer=True),
        Obstacle(20, RIVER, out=True),
    )


def test_three_aces_and_a_short_purse_are_asked_about() -> None:
    evening = Evening(sweets=1).start().throw("111").give("1>1", "1>2", "1>3")
    seen = evening.look(0)
    assert (seen.phase, seen.combination) == ("again", "triple-one")
    assert notations(seen.choices) == ["again", "enough"]
    assert seen.barred == ()
    seen = evening.having(purse={0: 0}).give("again").look(0)
    assert (seen.phase, seen.combination) == ("buying", "")
    assert notations(seen.choices) == [*(f"buy+{sweets}" for sweets in range(1, 10)), "enough"]


def test_a_square_of_a_sequence_and_a_fourth_six_have_consequences_too() -> None:
    evening = Evening().start().stand(h4=9).throw("345").give("3>1", "4>2", "5>3")
    seen = evening.look(0)
    assert (seen.phase, seen.combination, seen.moved) == ("bonus", "sequence", ())
    assert choice(seen, "+4") == Choice(move("+4"), points=1, start=9, end=10, falls=True)
    assert choice(seen, "enough") == Choice(move("enough"))
    evening.give("+1")
    assert evening.look(0).moved == (1,)
    evening = Evening().start().stand(h4=9).throw("666").give("6>1", "6>2", "6>3")
    seen = evening.look(0)
    assert (seen.phase, seen.combination) == ("fourth", "triple-six")
    fourth = choice(seen, "6>>4")
    assert (fourth.move.kind, fourth.points, fourth.end, fourth.jumped) == (
        "fourth",
        6,
        15,
        (10,),
    )


@pytest.mark.parametrize(
    ("dice", "name"),
    [("666", "triple-six"), ("111", "triple-one"), ("444", "triple"), ("321", "sequence")],
)
def test_a_combination_is_named_as_long_as_its_dice_are_played(dice: str, name: str) -> None:
    evening = Evening().start()
    assert evening.look(0).combination == ""
    assert evening.throw(dice).look(-1).combination == name


def test_dice_are_shown_with_those_that_are_used() -> None:
    evening = Evening().enter()
    assert (evening.look(0).dice, evening.look(0).used) == ((), ())
    seen = evening.bet().start().throw("335").give("3>1").look(1)
    assert (seen.dice, seen.used, seen.moved) == ((3, 3, 5), (True, False, False), (1,))
    assert (seen.turn, seen.opened_by, seen.rounds, seen.combination) == (0, 0, 1, "")
    assert evening.give("3>2", "5>3").look(1).moved == ()  # the turn has passed


def test_a_barred_choice_carries_its_reason_and_paragraph() -> None:
    evening = Evening(3).start().stand(h5=8, h6=55).throw("366")
    assert barred(evening.look(0), "3>5").paragraph == "U4.1"
    evening.give("6>6", "6>1")
    seen = evening.look(0)
    assert barred(seen, "3>6").paragraph == "U3.1"
    assert notations(seen.barred) == ["3>1", "3>5", "3>6"]
    across = barred(seen, "3>5")
    assert (across.move, across.points, across.start) == (move("3>5"), 3, 8)
    assert across.barred is not None
    assert "bullfinch" in words("en").tell(across.barred)
    evening.give("3>2").stand(h7=8).throw("126").give("2>7", "6>1")
    evening.give("1>2").throw("126")
    down = barred(evening.look(evening.state.turn), "1>7")
    assert down.paragraph == "U4.2"
    assert barred(evening.look(evening.state.turn), "6>6").paragraph == "U6.1"


def test_every_die_and_horse_is_offered_or_barred_once() -> None:
    evening = Evening().start().stand(h5=8, h6=58, h7=9, h8=19).throw("133")
    seen = evening.look(0)
    everything = sorted(notations(seen.choices) + notations(seen.barred))
    assert everything == sorted(f"{die}>{horse}" for die in (1, 3) for horse in range(1, 9))
    assert all(found.barred is None for found in seen.choices)
    evening = Evening().start().stand(h4=10).throw("345").give("3>1", "4>2", "5>3", "+1")
    seen = evening.look(0)
    assert notations(seen.barred) == ["+1"]
    assert notations(seen.choices) == [f"+{horse}" for horse in range(2, 9)] + ["enough"]


@pytest.mark.parametrize("seat", [-1, 1])
def test_nothing_is_offered_or_barred_to_whoever_is_not_awaited(seat: int) -> None:
    seen = Evening().start().throw("345").look(seat)
    assert (seen.choices, seen.barred) == ((), ())


def test_a_slip_offers_every_bet_it_lacks() -> None:
    evening = Evening().enter()
    seen = evening.look(0)
    kinds = [found.move.kind for found in seen.choices]
    assert [kinds.count(kind) for kind in ("tierce", "win", "place")] == [336, 8, 8]
    assert seen.barred == ()
    for written in ("T7-3-4", "G7", "P3"):
        assert choice(seen, written) == Choice(move(written))
    GAME.interpreted.play(evening.pack.printed, evening.state, 0, GAME.read("G7"))
    half = evening.look(0)
    assert {found.move.kind for found in half.choices} == {"tierce", "place"}
    assert half.seats[0].slip == Slip((0, 0, 0), 7, 0)
    assert not half.seats[0].filled
    assert evening.look(1).seats[0].slip is None


def test_owner_cards_and_slips_are_shown_to_their_own_seat_until_the_finish() -> None:
    evening = Evening(3, punters=1).deal(7, 3, 4, 8)
    evening.draw(0)
    evening.bet("T1-2-3 G1 P2")
    own, other, spectator = (evening.look(seat) for seat in (0, 1, -1))
    assert own.seats[0].horses == (4, 7)
    assert own.seats[0].slip == Slip((1, 2, 3), 1, 2)
    assert own.runners[6].owner == 0
    assert own.runners[2].owner is None
    for seen in (other, spectator):
        assert seen.seats[0].horses is None
        assert seen.seats[0].slip is None
        assert seen.seats[0].filled
        assert seen.runners[6].owner is None
    assert spectator.seats[2].horses == ()  # a punter owns none, and everybody knows
    assert [seat.cards for seat in spectator.seats] == [2, 2, 0]
    assert [seat.racing for seat in spectator.seats] == [True, True, False]
    evening.start().finish()
    report = evening.look(-1)
    assert report.phase == "report"
    assert [seat.horses for seat in report.seats] == [(4, 7), (3, 8), ()]
    assert report.runners[0].owner == -1
    assert [seat.slip for seat in report.seats] == [None] * 3
    evening.draw(0)
    assert evening.look(-1).seats[0].slip == Slip((1, 2, 3), 1, 2)


def test_owner_cards_are_counted_while_they_go_round() -> None:
    evening = Evening(3)
    assert [seat.cards for seat in evening.look(-1).seats] == [0, 0, 0]
    assert evening.look(0).seats[1].horses == ()
    for _ in range(4):
        evening.draw(0)
    assert [seat.cards for seat in evening.look(-1).seats] == [2, 1, 1]
    assert evening.look(0).seats[1].horses is None
    assert evening.look(1).seats[1].horses == (2,)
    assert evening.look(0).seats[0].horses == (1, 4)


def test_the_evening_as_a_spectator_sees_it() -> None:
    evening = Evening(4, punters=1, races=2, sweets=1).enter()
    seen = evening.look(-1)
    assert (seen.seat, seen.phase, seen.race, seen.races) == (-1, "slips", 1, 2)
    assert (seen.awaited, seen.racers, seen.turn, seen.opened_by) == ((0, 1, 2, 3), 3, -1, -1)
    assert (seen.sweets, seen.jar, seen.sweet_worth) == (True, 60, 10000)
    assert (seen.tierce_stake, seen.simple_stake) == (3, 10)
    assert (seen.red_left, seen.yellow_left) == (3, 4)
    assert [seat.purse for seat in seen.seats] == [11833, 11833, 11833, 12033]
    assert [seat.staked for seat in seen.seats] == [15] * 4
    assert seen.bank == 625000 - sum(seat.purse for seat in seen.seats)
    assert (seen.arrival, seen.over, seen.winners) == ((), False, ())
    assert seen.course == Course(LAP, 2, 4, (Obstacle(10, BULLFINCH), Obstacle(20, RIVER)))
    assert seen.card == RaceCard(1, 100, (5000, 2000, 1000), 123200, 83000, 33800)
    assert seen.runners == tuple(Runner(horse, 0, 0, 1) for horse in range(1, 9))


def test_opening_throws_are_shown_by_seat() -> None:
    evening = Evening(3).enter().bet().throw("666").throw("123")
    seen = evening.look(-1)
    assert (seen.phase, seen.turn, seen.dice) == ("opening", 2, (1, 2, 3))
    assert [seat.throw for seat in seen.seats] == [18, 6, 0]


def test_a_runner_shows_its_lap_its_fall_and_its_place() -> None:
    evening = Evening(3).start().stand(h1=38, h2=58, h3=29).throw("233")
    seen = evening.give("2>1", "3>2", "3>3").look(-1)
    assert [seen.runners[index].squares for index in range(3)] == [40, 60, 32]
    assert [seen.runners[index].square for index in range(3)] == [10, 0, 2]
    assert [seen.runners[index].lap for index in range(3)] == [2, 2, 2]
    assert [seen.runners[index].fallen_by for index in range(3)] == [0, -1, -1]
    assert [seen.runners[index].place for index in range(3)] == [0, 1, 0]
    assert seen.arrival == (2,)


def test_the_pay_table_follows_the_race_and_marks_the_line_that_is_paid() -> None:
    evening = Evening(races=2)
    assert (evening.look(0).pay_table, evening.look(0).card, evening.look(0).paid_row) == (
        (),
        None,
        -1,
    )
    evening.enter()
    seen = evening.look(0)
    assert len(seen.pay_table) == 4
    assert seen.pay_table[0] == PayRow(34, 250, 330, 2717, 123, 251, 102)
    assert seen.paid_row == -1
    evening.bet().settle()
    seen = evening.look(0)
    assert (seen.paid_row, seen.pay_table[0].used) == (0, False)
    assert seen.yellow_left == 3
    for seat in range(2):
        evening.play(seat, "go")
    seen = evening.enter().look(0)
    assert [row.used for row in seen.pay_table] == [True, False, False, False]


def test_a_settled_race_is_reckoned_line_by_line() -> None:
    evening = Evening(3, punters=1).deal(7, 3, 4, 8)
    evening.draw(0)
    evening.bet("T7-3-4 G7 P3", "T4-3-7 G3 P7", "T1-2-3 G1 P1").start().finish()
    assert evening.look(0).seats[0].reckoning is None
    evening.draw(0)
    seen = evening.look(-1)
    assert seen.phase == "interval"
    assert seen.seats[0].reckoning == Reckoning(
        prizes=(Prize(7, 1, 5000), Prize(4, 3, 1000)),
        tierce=2717,
        exact=True,
        win=251,
        place=102,
        total=9070,
        cost=223,
    )
    assert seen.seats[1].reckoning == Reckoning(
        prizes=(Prize(3, 2, 2000),), tierce=123, win=0, place=102, total=2225, cost=223
    )
    assert seen.seats[2].reckoning == Reckoning(total=0, cost=23)
    for seat in seen.seats:
        assert seat.reckoning is not None
        assert seat.purse == 12033 + seat.reckoning.total - seat.reckoning.cost


def test_between_races_one_says_when_one_is_ready_and_what_one_buys() -> None:
    seen = Evening().settle().look(0)
    assert seen.choices == (Choice(move("go")),)
    evening = Evening(sweets=1).settle()
    offered = evening.look(0).choices
    assert [found.move.bought for found in offered] == list(range(10))
    assert offered[2] == Choice(move("go+2"))
    purse = evening.look(0).seats[0].purse
    evening.play(0, "go+2")
    own = evening.look(1).seats[0]
    assert (own.purse, own.standing, own.bought) == (purse + 20000, purse, 2)
    assert evening.look(1).jar == 62
    assert evening.look(1).awaited == (1,)


def test_winners_and_sweets_are_shown_once_the_evening_is_over() -> None:
    evening = Evening(races=1, sweets=1).deal(7, 3, 4, 8)
    evening.draw(0)
    evening.bet().start().finish()
    assert evening.look(-1).winners == ()
    evening.draw(0)
    seen = evening.look(-1)
    assert (seen.phase, seen.over, seen.winners) == ("closed", True, (0,))
    assert [seat.sweets for seat in seen.seats] == list(evening.state.won[:2])
    assert sum(seat.sweets for seat in seen.seats) + seen.jar == 60
    assert seen.seats[0].slip == Slip((7, 3, 4), 7, 3)


def test_winners_may_sit_anywhere() -> None:
    evening = Evening(3, races=1).deal(1, 7, 2, 3, 4, 5).enter().bet().start().finish()
    evening.draw(0)
    assert evening.look(-1).winners == (1,)


def test_everything_a_person_sees_can_be_sent_as_json() -> None:
    evening = Evening().start().stand(h5=8).throw("366")
    seen = evening.look(0)
    sent = msgspec.json.decode(msgspec.json.encode(seen))
    assert sent["phase"] == "dice"
    assert len(sent["choices"]) == len(seen.choices)
    assert sent["barred"][0]["paragraph"] == seen.barred[0].paragraph
    back = msgspec.convert(sent, Look)
    assert [GAME.moves.number(one.move) for one in back.choices] == evening.menu(0)
    assert msgspec.json.encode(back) == msgspec.json.encode(seen)


def test_every_reason_on_the_course_is_told_in_every_language() -> None:
    evening = Evening(3).start().stand(h5=8, h6=55, h7=8).throw("266").give("6>6", "2>7", "6>1")
    evening.throw("123")
    seen = evening.look(evening.state.turn)
    assert {found.paragraph for found in seen.barred} == {"U4.1", "U4.2", "U6.1"}
    for found in seen.barred:
        assert found.barred is not None
        assert found.paragraph in GAME.paragraphs()
        for language in LANGUAGES:
            assert words(language).tell(found.barred)


def test_a_slip_handed_in_is_all_others_learn() -> None:
    evening = Evening().enter()
    evening.play(0, *SLIP.split())
    seen = evening.look(1)
    assert [seat.filled for seat in seen.seats] == [True, False]
    assert [seat.slip for seat in seen.seats] == [None, None]
    assert seen.awaited == (1,)
