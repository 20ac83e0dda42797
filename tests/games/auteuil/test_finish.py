"""U6 and U7: the finish, the money, the evening and the sweets."""

import pytest

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.rules import reasons
from hippodrome.games.auteuil.rules.money import (
    IN_ORDER,
    MISSED,
    OTHER_ORDER,
    place_earns,
    sweets_for,
    tierce_result,
    win_earns,
)
from hippodrome.games.auteuil.state import (
    BUYING,
    CLOSED,
    DEAL,
    DICE_OUT,
    INTERVAL,
    NOBODY,
    REPORT,
    THROW,
    State,
)
from hippodrome.words import Sentence
from tests.games.auteuil.evenings import LAP, Evening, player, told
from tests.games.auteuil.test_turn import refusal, thrown
from tests.games.common.scenes import arrange

HOME = 2 * LAP


def arrived_7_3_4(tierce: str = "1-2-5", win: int = 1, place: int = 1) -> State:
    """Give a state after the arrival 7-3-4, with one slip and the booklet's telegram."""
    state = State()
    marked = [0, *(int(horse) for horse in tierce.split("-"))]
    arrange(state, card=1, telegram=1, arrived=[0, 7, 3, 4])
    arrange(state, tierce={0: marked}, win={0: win}, place={0: place})
    return state


def evening_of(purses: list[int], *, sweets: int = 1, jar: int | None = None) -> Evening:
    """Close an evening of one race with these purses."""
    evening = Evening(len(purses), races=1, sweets=sweets)
    evening.enter().bet(*["T1-2-5 G1 P1"] * len(purses)).start()
    for horse in (7, 3, 4):
        evening.having(owner={horse: 0})
    for seat, francs in enumerate(purses):
        evening.having(purse={seat: francs})
    if jar is not None:
        evening.having(jar=jar)
    evening.finish()
    evening.draw(0)
    assert evening.state.phase == CLOSED
    return evening


@pytest.mark.parametrize("start", [HOME - 1, HOME - 3, HOME - 6])
def test_U6_1_the_post_needs_no_exact_count(start: int) -> None:
    evening = thrown("665", h1=start).give("6>1")
    assert evening.state.arrived[1] == 1
    assert evening.state.squares[1] == HOME
    assert refusal(evening, "6>1") == reasons.ALREADY_MOVED
    evening.give("6>2", "5>3").throw("665")
    assert refusal(evening, "6>1") == reasons.HAS_ARRIVED


def test_U6_1_arrival_is_the_order_of_moves_not_of_points() -> None:
    evening = thrown("156", h1=HOME - 1, h2=HOME - 1).give("1>2", "6>1")
    assert list(evening.state.arrived) == [0, 2, 1, 0]


def test_U6_2_the_race_ends_with_the_third_horse_even_in_mid_turn() -> None:
    evening = thrown("136", h1=HOME, h2=HOME, h3=HOME - 1)
    evening.having(arrived={1: 1, 2: 2})
    evening.give("1>3")
    assert evening.state.phase == REPORT
    assert list(evening.state.used) == [1, 0, 0]  # the others are void
    assert not evening.awaited


@pytest.mark.parametrize(
    ("dice", "moves"),
    [("345", ("3>4", "4>5", "5>6", "+3")), ("666", ("6>4", "6>5", "6>6", "6>>3"))],
)
def test_U6_2_extras_can_end_the_race_too(dice: str, moves: tuple[str, ...]) -> None:
    evening = thrown(dice, h1=HOME, h2=HOME, h3=HOME - 1)
    evening.having(arrived={1: 1, 2: 2})
    evening.give(*moves)
    assert evening.state.phase == REPORT


def test_U6_2_two_horses_home_are_not_the_end() -> None:
    evening = thrown("136", h1=HOME - 1, h2=HOME - 1).give("1>1", "3>2")
    assert evening.state.phase == DICE_OUT


def test_U6_3_owners_of_the_first_three_get_the_prizes_and_show_their_cards() -> None:
    evening = Evening(2).deal(7, 1, 4, 2).enter().bet().start()
    assert evening.view(-1).owner[7] == -1
    before = list(evening.state.purse)
    evening.finish()
    assert evening.state.phase == REPORT
    assert evening.state.purse[0] == before[0] + 5000 + 1000  # 7 first, 4 third
    assert evening.state.purse[1] == before[1]
    assert list(evening.state.prizes)[:2] == [6000, 0]
    assert list(evening.view(-1).owner) == list(evening.state.owner)


@pytest.mark.parametrize(
    ("tierce", "result"),
    [
        ("7-3-4", IN_ORDER),
        ("3-7-4", OTHER_ORDER),
        ("4-3-7", OTHER_ORDER),
        ("4-7-3", OTHER_ORDER),
        ("7-3-5", MISSED),
        ("7-4-5", MISSED),
        ("1-2-5", MISSED),
    ],
)
def test_U6_4_a_tierce_is_in_order_in_another_order_or_lost(tierce: str, result: int) -> None:
    assert tierce_result(arrived_7_3_4(tierce), 0) == result


@pytest.mark.parametrize(("horse", "pays"), [(7, 251), (3, 0), (4, 0), (1, 0)])
def test_U6_4_a_win_bet_pays_for_the_first_only(horse: int, pays: int) -> None:
    pack = GAME.pack().printed
    state = arrived_7_3_4(win=horse)
    arrange(state, telegram=pack.simple.index(330) + 1)
    assert win_earns(pack, state, 0) == pays


@pytest.mark.parametrize(("horse", "pays"), [(7, 102), (3, 102), (4, 102), (1, 0)])
def test_U6_4_a_place_bet_pays_for_each_of_the_three(horse: int, pays: int) -> None:
    pack = GAME.pack().printed
    state = arrived_7_3_4(place=horse)
    arrange(state, telegram=pack.simple.index(330) + 1)
    assert place_earns(pack, state, 0) == pays


def test_U6_4_slips_are_paid_when_the_yellow_telegram_is_read() -> None:
    evening = Evening(3, punters=1).enter().bet("T3-7-4 G3 P4", "T1-2-5 G7 P1").start()
    for horse in (7, 3, 4):
        evening.having(owner={horse: 0})
    evening.finish()
    before = list(evening.state.purse)
    assert not any(evening.state.paid)
    evening.draw(0)
    assert list(evening.state.paid)[:3] == [123 + 102, 251, 2717 + 251 + 102]
    assert [evening.state.purse[seat] - before[seat] for seat in range(3)] == [225, 251, 3070]


def test_U6_4_the_draw_counts_the_yellow_telegrams_not_used_yet() -> None:
    evening = Evening(2, races=3).start().finish()
    evening.draw(2)
    assert evening.state.telegram == 3
    for seat in (0, 1):
        evening.play(seat, "go")
    evening.start().finish()
    assert evening.spread == 3
    evening.draw(2)
    assert evening.state.telegram == 4
    assert evening.spread == 0


def test_U6_5_prizes_without_owner_stay_in_the_bank_and_stakes_are_not_given_back() -> None:
    evening = Evening(2).deal(1, 2, 5, 6).enter().bet("T1-2-5 G1 P4", "T1-2-5 G1 P1").start()
    bank = evening.state.bank[0]
    evening.finish()
    assert evening.state.bank[0] == bank
    evening.draw(0)
    assert evening.state.bank[0] == bank - 102


def test_U6_5_a_horse_has_arrived_at_twice_the_lap_and_not_a_square_before() -> None:
    evening = thrown("124", h1=HOME - 2, h2=HOME - 2).give("1>1", "2>2")
    assert list(evening.state.arrived) == [0, 2, 0, 0]
    assert evening.state.squares[1] == HOME - 1


@pytest.mark.parametrize("races", [1, 2, 4])
def test_U7_1_an_evening_has_as_many_races_as_were_asked_for(races: int) -> None:
    evening = Evening(2, races=races)
    for race in range(1, races + 1):
        assert (evening.state.race, evening.over) == (race, False)
        evening.deal()
        while evening.spread:
            evening.draw(0)
        evening.bet().start().finish()
        while evening.state.phase == REPORT:
            evening.draw(0)
        for seat in evening.awaited:
            evening.play(seat, "go")
    assert evening.over
    assert evening.state.phase == CLOSED


def test_U7_1_an_evening_cannot_outlast_its_bound() -> None:
    evening = Evening(3, punters=1, races=2)
    # For each race the dice, and for each seat three bets and a word between the races.
    assert GAME.longest(evening.pack.printed, evening.state) == 2 * (2000 + 3 * (3 + 1))


def test_U7_1_three_races_are_usual_and_twenty_the_most() -> None:
    pack = GAME.pack().printed
    assert list(GAME.options[1].choices(pack, 4)) == [3, 1, 2, *range(4, 21)]
    assert list(GAME.options[1].choices(GAME.pack("tiny").printed, 2)) == [3, 1, 2, 4]


@pytest.mark.parametrize(
    ("purses", "winners"),
    [([5, 9, 7], [1]), ([9, 5, 9], [0, 2]), ([-5, -3, -3], [1, 2]), ([-3, -5, -9], [0])],
)
def test_U7_1_most_money_wins_and_ties_share(purses: list[int], winners: list[int]) -> None:
    assert evening_of(purses, sweets=0).standing() == (purses, winners)


@pytest.mark.parametrize(("seats", "sweets"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_U7_2_sweets_are_staked_in_equal_parts(seats: int, sweets: int) -> None:
    match = GAME.match(seats, {"sweets": 1})
    assert list(match.state.staked)[:seats] == [sweets] * seats
    assert match.state.jar == 60
    assert not any(GAME.match(seats).state.staked)


@pytest.mark.parametrize(("racers", "each", "jar"), [(7, 8, 56), (8, 7, 56)])
def test_U7_2_seven_and_eight_stake_whole_sweets(racers: int, each: int, jar: int) -> None:
    match = GAME.match(racers, {"sweets": 1})
    assert list(match.state.staked)[:racers] == [each] * racers
    assert match.state.jar == jar


def test_U7_2_punters_stake_as_well() -> None:
    match = GAME.match(7, {"sweets": 1, "punters": 3})
    assert list(match.state.staked)[:7] == [8] * 7
    assert match.state.jar == 56


@pytest.mark.parametrize(
    ("francs", "sweets"),
    [(0, 0), (4_999, 0), (5_000, 1), (14_999, 1), (15_000, 2), (12_033, 1), (-1, 0), (-50_000, 0)],
)
def test_U7_2_money_is_rounded_to_the_nearest_sweet(francs: int, sweets: int) -> None:
    assert sweets_for(GAME.pack().printed, francs) == sweets


def test_U7_2_what_is_left_is_shared_and_the_remainder_stays() -> None:
    evening = evening_of([24_000, 36_000, -9_000])
    # 2 + 4 + 0 sweets out of 60; 54 are shared among three.
    assert list(evening.state.won)[:3] == [2 + 18, 4 + 18, 18]
    assert evening.state.jar == 0
    evening = evening_of([24_000, 35_000, 5_000], jar=15)
    # 2 + 4 + 1 out of 15; of the 8 left each gets 2, and 2 stay.
    assert list(evening.state.won)[:3] == [4, 6, 3]
    assert evening.state.jar == 2


def test_U7_2_if_the_jar_runs_short_the_richest_are_served_first() -> None:
    evening = evening_of([30_000, 90_000, 60_000], jar=13)
    assert list(evening.state.won)[:3] == [0, 9, 4]
    assert evening.state.jar == 0
    assert list(evening_of([90_000, 60_000, 30_000], jar=13).state.won)[:3] == [9, 4, 0]
    assert list(evening_of([60_000, 90_000, 60_000], jar=13).state.won)[:3] == [4, 9, 0]


def test_U7_2_without_sweets_nobody_takes_any() -> None:
    evening = evening_of([30_000, 90_000], sweets=0)
    assert not any(evening.state.won)


def test_U7_3_a_sweet_buys_10000_francs_which_do_not_count() -> None:
    evening = Evening(2, sweets=1).settle()
    before, bank = evening.state.purse[0], evening.state.bank[0]
    ranked = evening.standing()[0][0]
    evening.play(0, "go+2")
    assert evening.state.purse[0] == before + 20_000
    assert evening.state.bank[0] == bank - 20_000
    assert (evening.state.jar, evening.state.bought[0]) == (62, 2)
    assert evening.standing()[0][0] == ranked


def test_U7_3_what_was_bought_adds_up_over_the_evening() -> None:
    evening = Evening(2, races=3, sweets=1).settle()
    evening.play(0, "go+2")
    evening.play(1, "go")
    evening.settle().play(0, "go+3")
    assert list(evening.state.bought)[:2] == [5, 0]
    assert evening.state.jar == 65


def test_U7_3_at_most_nine_and_only_where_sweets_are_played_for() -> None:
    assert Evening(2, sweets=1).settle().menu(0) == [GAME.read("go")] + [
        GAME.read(f"go+{sweets}") for sweets in range(1, 10)
    ]
    plain = Evening(2).settle()
    assert plain.menu(0) == [GAME.read("go")]
    rules = GAME.interpreted
    assert rules.refusal(plain.pack.printed, plain.state, 0, GAME.read("go+1")) == reasons.NO_SWEETS


def test_U7_3_the_sweets_to_change_are_moves_of_their_own_and_no_free_amount() -> None:
    evening = Evening(2, sweets=1).settle()
    rules, least_most_step = GAME.interpreted, [0, 0, 0]
    for move in evening.menu(0):
        assert not rules.amounts(evening.pack.printed, evening.state, 0, move, least_most_step)


def test_U7_3_money_is_bought_before_ones_throw_when_it_is_short() -> None:
    evening = Evening(3, sweets=1).enter().bet().having(purse={0: 4_999}).start()
    assert (evening.state.phase, evening.awaited, evening.spread) == (BUYING, [0], 0)
    assert [GAME.write(move) for move in evening.menu(0)] == [
        *(f"buy+{sweets}" for sweets in range(1, 10)),
        "enough",
    ]
    ranked, bank, jar = evening.standing()[0][0], evening.state.bank[0], evening.state.jar
    assert told(evening, "buy+2") == [
        Sentence("auteuil-story-bought", {"player": player(0), "bought": 2, "francs": 20_000})
    ]
    assert (evening.state.purse[0], evening.state.bought[0]) == (24_999, 2)
    assert (evening.state.bank[0], evening.state.jar) == (bank - 20_000, jar + 2)
    assert evening.standing()[0][0] == ranked
    assert (evening.state.phase, evening.state.turn) == (THROW, 0)


def test_U7_3_one_may_do_without_and_is_asked_again_at_the_next_throw() -> None:
    evening = Evening(2, sweets=1).enter().bet().having(purse={0: 0}).start()
    assert told(evening, "enough") == []
    assert evening.state.phase == THROW
    for _ in range(2):
        evening.throw("122").give("1>1", "2>2", "2>3")
    assert (evening.state.phase, evening.awaited) == (BUYING, [0])


def test_U7_3_a_second_throw_is_a_throw_of_ones_own_too() -> None:
    evening = Evening(2, sweets=1).enter().bet().start().throw("111").give("1>1", "1>2", "1>3")
    evening.having(purse={0: 10}).give("again")
    assert (evening.state.phase, evening.awaited) == (BUYING, [0])


@pytest.mark.parametrize(("sweets", "francs"), [(0, 4_999), (0, -50), (1, 5_000), (1, 12_033)])
def test_U7_3_nobody_else_is_asked(sweets: int, francs: int) -> None:
    evening = Evening(2, sweets=sweets).enter().bet().having(purse={0: francs}).start()
    assert evening.state.phase == THROW


def test_U7_3_a_punter_never_throws_and_is_never_asked() -> None:
    evening = Evening(3, punters=1, sweets=1).enter().bet().having(purse={2: -100}).start()
    for _ in range(4):
        assert evening.state.phase == THROW
        evening.throw("122").give("1>1", "2>2", "2>3").stand(h1=0, h2=0, h3=0)


def test_U7_3_before_a_throw_nothing_else_is_asked() -> None:
    evening = Evening(2, sweets=1).enter().bet().having(purse={0: 10}).start()
    for written in ("go+1", "1>1", "+1", "6>>1", "again", "G1"):
        assert refusal(evening, written) == reasons.PURCHASE_TO_CHOOSE


def test_U7_3_neither_while_slips_are_filled_in_nor_bets_between_races() -> None:
    evening = Evening(2, sweets=1).enter()
    rules = GAME.interpreted
    assert (
        rules.refusal(evening.pack.printed, evening.state, 0, GAME.read("go+1"))
        == reasons.SLIP_TO_FILL
    )
    evening.bet().settle()
    assert (
        rules.refusal(evening.pack.printed, evening.state, 0, GAME.read("G7"))
        == reasons.BETWEEN_RACES
    )


def test_U7_4_the_next_race_begins_when_everybody_is_ready() -> None:
    evening = Evening(3, punters=1).settle()
    assert evening.state.phase == INTERVAL
    assert (evening.awaited, evening.state.turn) == ([0, 1, 2], NOBODY)
    view = evening.view(-1)
    assert list(view.tierce[1])[1:] == [7, 3, 4]  # everything lies open
    assert list(view.owner) == list(evening.state.owner)
    evening.play(1, "go")
    evening.play(2, "go")
    assert (evening.state.phase, evening.awaited) == (INTERVAL, [0])
    evening.play(0, "go")
    assert (evening.state.phase, evening.state.race) == (DEAL, 2)


def test_U7_4_after_the_last_race_nobody_is_asked() -> None:
    evening = Evening(2, races=1).settle()
    assert evening.over
    assert not evening.awaited
    rules = GAME.interpreted
    assert (
        rules.refusal(evening.pack.printed, evening.state, 0, GAME.read("go"))
        == reasons.EVENING_OVER
    )
