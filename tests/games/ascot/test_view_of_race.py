"""What a person sees of bets, race and reckoning, with choices, consequences and reasons."""

from __future__ import annotations

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    DROP_MOVE,
    FOR_NEXT_MOVE,
    bet_move,
    inscription_move,
    lane_move,
    need_move,
    onward_move,
)
from hippodrome.games.ascot.people.look.types import Line, Need
from hippodrome.games.ascot.people.look.whole import look
from hippodrome.games.ascot.people.names import (
    SQUARES,
)
from hippodrome.games.ascot.phases import BET, SETTLE
from hippodrome.games.ascot.rules.holding import ask, pass_on
from hippodrome.games.ascot.rules.squares import is_white
from hippodrome.games.ascot.state import (
    BLACK,
    BLUE,
    BURST_VESSEL,
    FIRST_REPORT,
    INSIDE_LANES,
    VESSELS,
    Pack,
)
from tests.games.ascot.looking import kinds, number_of, only, seen
from tests.games.ascot.positions import (
    Table,
    die,
    race,
)

LAST_LENGTH = race({1: (0, 1, 0), 2: (1, 2, 0)}).pack.lengths


def betting() -> Table:
    table = race({1: (0, 1, 0), 2: (1, 2, 0), 6: (2, 6, 0)}, seats=3)
    table.having(called=2)
    for horse, seat, francs in ((1, 0, 5000), (1, 1, 1000), (2, 1, 500)):
        table.with_ticket(horse, seat, francs)
    ask(table.state, BET, 0)
    return table


def test_A7_2_the_pad_shows_every_ticket_and_what_the_pool_pays_now() -> None:
    found = seen(betting(), 0)
    horses = {horse.horse: horse for horse in found.horses}
    assert (found.tote, found.called, found.stage) == (6500, 2, "betting")
    assert (horses[1].stakes, horses[1].staked, horses[1].bets_left) == ((5000, 1000, 0), 6000, 2)
    # 6,500 less a tenth on 6,000: never below one; on 500: eleven.
    assert (horses[1].pays, horses[2].pays, horses[6].pays) == (1, 11, 0)
    assert horses[3].stakes == ()
    bet = only(found.choices, "bet")
    assert (number_of(bet), bet.thing, bet.least, bet.most) == (bet_move(100), 2, 100, 276_000)
    assert found.seats[1].staked == 1500


def test_A10_10_the_course_is_shown_as_printed() -> None:
    pack: Pack = GAME.pack().printed
    found = look(pack, Table(2).view(0), 0).course
    signs = {said.sign: said for said in found.inscriptions}
    plain = {".": 0, "k": 1, "r": 2, "y": 3, "b": 4, "*": 16, "w": 17}
    assert len(found.lanes) == pack.lanes
    for lane, row in enumerate(found.lanes, start=1):
        assert len(row) == pack.lengths
        for length, sign in enumerate(row, start=1):
            square = pack.square[lane][length]
            if is_white(square):
                assert signs[sign].kind == SQUARES[square]
                assert signs[sign].number == pack.reach[lane][length]
            else:
                assert plain[sign] == square
    assert (found.bend, found.whip) == (pack.bend, pack.whip)


def test_A9_9_squares_in_reach_are_choices_and_every_other_lane_says_why_not() -> None:
    squares = {(6, 14): (BLACK, 0), (4, 14): (BURST_VESSEL, 0)}
    runners = {1: (0, 3, 10), 2: (1, 3, 12), 3: (1, 2, 11), 4: (1, 5, 14)}
    table = die(race(runners, squares=squares), 4)
    found = seen(table, 0)
    assert (found.phase, found.dice, found.mover) == ("move", (4,), 1)
    lanes = {choice.lane: choice for choice in found.choices}
    barred = {choice.lane: choice for choice in found.barred}
    assert lanes.keys() | barred.keys() == set(range(1, 7))
    assert {choice.length for choice in (*found.choices, *found.barred)} == {14}
    assert (lanes[6].square, lanes[6].own_colour, lanes[6].thing) == ("black", True, 1)
    assert (lanes[4].square, lanes[4].own_colour) == ("burst-vessel", False)
    assert (barred[5].paragraph, barred[1].paragraph) == ("A9.1", "A9.4")


def test_A10_9_a_horse_past_the_post_is_home_with_its_place() -> None:
    found = seen(die(race({1: (0, 3, LAST_LENGTH), 2: (1, 6, 20)}), 1), 0)
    assert found.arrival == (1,)
    assert (found.horses[0].status, found.horses[0].place) == ("home", 1)


def test_A8_2_whose_throw_it_is_shows_where_each_could_go() -> None:
    table = race({4: (0, 4, 10), 8: (0, 2, 20), 12: (0, 6, 39), 1: (1, 1, 39)})
    table.having(favourite={0: 8})
    found = seen(die(table, 1), 0)
    favourite, following = found.choices
    assert (favourite.move.whose, favourite.thing, favourite.length) == ("favourite", 8, 21)
    assert (following.move.whose, following.thing, following.length) == ("next", 4, 11)
    assert (favourite.reach, following.reach) == ((1, 2, 3), (3, 4, 5))
    assert found.horses[7].favourite
    table.play(0, FOR_NEXT_MOVE)
    assert seen(table, 0).horses[3].thrown


def test_a_fallen_favourite_goes_nowhere() -> None:
    table = race({4: (0, 4, 10), 8: (0, 2, 20), 1: (1, 1, 39)})
    table.having(favourite={0: 8}, fallen={8: 1})
    found = seen(die(table, 1), 0)
    assert found.horses[7].status == "fallen"
    assert (found.choices[0].reach, found.choices[0].length) == ((), 0)


def test_A10_4_on_its_colour_a_horse_may_go_on_or_drop() -> None:
    squares = {(lane, 5): BLACK for lane in range(1, 7)}
    table = race({1: (0, 3, 4), 2: (1, 6, 20)}, squares=squares)
    table.having(disadvantages={0: 1}, advantages={0: {BLUE: 2}})
    die(table, 1).play(0, lane_move(3))
    found = seen(table, 0)
    assert kinds(found.choices) == ["pass", "drop", *["on"] * 6]
    assert [choice.lane for choice in found.choices[2:]] == [1, 2, 3, 4, 5, 6]
    assert {choice.length for choice in found.choices[2:]} == {9}
    assert (found.seats[0].advantages, found.seats[0].disadvantages) == ({"blue": 2}, 1)
    table.play(0, DROP_MOVE)
    assert seen(table, 0).seats[0].disadvantages == 0


def black_at(*lengths: int) -> dict[tuple[int, int], int]:
    return {(lane, length): BLACK for lane in range(1, 7) for length in lengths}


def owning_colour(table: Table) -> set[tuple[str, bool]]:
    """What the squares in reach are, and whether each is said to carry the horse on."""
    return {(choice.square, choice.own_colour) for choice in seen(table, 0).choices if choice.lane}


def test_A10_2_a_second_square_of_its_colour_promises_nothing() -> None:
    table = die(race({1: (0, 3, 4), 2: (1, 6, 20)}, squares=black_at(5, 9)), 1)
    assert owning_colour(table) == {("black", True)}
    table.play(0, lane_move(3))
    assert owning_colour(table) == {("black", False)}
    table.play(0, onward_move(3))
    assert (table.state.length[1], seen(table, 0).phase) == (9, "die")


def test_A10_2_nor_does_one_that_an_inscription_leads_to_after_the_colour() -> None:
    led = {(lane, 9): (INSIDE_LANES, 3) for lane in range(1, 7)}
    table = die(race({1: (0, 3, 4), 2: (1, 6, 20)}, squares={**black_at(5, 12), **led}), 1)
    table.play(0, lane_move(3), onward_move(3))
    assert (seen(table, 0).phase, owning_colour(table)) == ("inscription", {("black", False)})
    table.play(0, inscription_move(3))
    assert (table.state.length[1], seen(table, 0).phase) == (12, "die")


def test_A10_11_an_inscription_before_the_colour_leaves_the_promise_true() -> None:
    led = {(lane, 5): (INSIDE_LANES, 3) for lane in range(1, 7)}
    table = die(race({1: (0, 3, 4), 2: (1, 6, 20)}, squares={**black_at(8), **led}), 1)
    table.play(0, lane_move(3))
    assert (seen(table, 0).phase, owning_colour(table)) == ("inscription", {("black", True)})
    table.play(0, inscription_move(3))
    assert seen(table, 0).phase == "colour"


def test_A10_14_lanes_an_inscription_does_not_ask_for_say_so() -> None:
    squares = {(lane, 5): (INSIDE_LANES, 3) for lane in range(1, 7)}
    table = race({1: (0, 3, 4), 2: (1, 6, 20)}, squares=squares)
    found = seen(die(table, 1).play(0, lane_move(3)), 0)
    assert [choice.lane for choice in found.choices] == [1, 2, 3]
    assert [(choice.lane, choice.paragraph) for choice in found.barred] == [
        *((4, "A10.14"), (5, "A10.14"), (6, "A10.14")),
    ]


def test_A10_16_a_report_in_need_shows_horse_holder_and_price() -> None:
    squares = {(lane, 5): (BURST_VESSEL, 0) for lane in range(1, 7)}
    table = race({1: (0, 3, 4), 2: (1, 6, 20)}, squares=squares)
    table.having(kept={1: {VESSELS: 1}})
    die(table, 1).play(0, lane_move(3))
    found = seen(table, 0)
    assert found.need == Need(seat=0, horse=1, thing=FIRST_REPORT + VESSELS, holder=1)
    offer = only(found.choices, "offer")
    assert (number_of(offer), offer.thing, offer.seat) == (
        need_move(100),
        FIRST_REPORT + VESSELS,
        1,
    )
    table.play(0, need_move(3000))
    asked = seen(table, 1)
    assert asked.need is not None
    assert asked.need.francs == 3000
    yes = only(asked.choices, "yes")
    assert (number_of(yes), yes.francs, yes.thing) == (ACCEPT_MOVE, -3000, FIRST_REPORT + VESSELS)


def finished(bank: int, stakes: dict[tuple[int, int], int], **options: int) -> Table:
    """Horses 1, 2 and 3 have come home in this order."""
    table = race({1: (0, 1, 50), 2: (1, 2, 50), 3: (2, 3, 50)}, seats=3)
    table.having(bank=bank, **{"banker": 1, **options})
    for (horse, seat), francs in stakes.items():
        table.having(stake={horse: {seat: francs}}, tote=table.state.tote + francs)
    for horse in (1, 2, 3):
        table.having(arrival={horse: horse}, arrived=horse)
    pass_on(table.state, SETTLE)
    return table.go_on()


def test_A11_the_reckoning_is_told_line_by_line() -> None:
    table = finished(400_000, {(1, 0): 20_000, (1, 1): 40_000, (2, 2): 90_000})
    found = seen(table, -1)
    assert (found.stage, found.phase, found.over) == ("closed", "closed", True)
    assert found.reckoning == (
        Line("bank", 400_000),
        Line("banker", 40_000, seat=2),
        Line("prize", 180_000, seat=0, horse=1, place=1),
        Line("prize", 90_000, seat=1, horse=2, place=2),
        Line("prize", 90_000, seat=2, horse=3, place=3),
        Line("bank-left", 0),
        Line("tote", 150_000),
        Line("on-winner", 60_000, horse=1),
        Line("multiple", 2, horse=1),
        Line("ticket", 40_000, seat=0, horse=1, stake=20_000),
        Line("ticket", 80_000, seat=1, horse=1, stake=40_000),
        Line("commission", 15_000, seat=2),
        Line("rest", 15_000, seat=2),
    )
    assert (found.winners, found.arrival) == ((0,), (1, 2, 3))
    assert found.horses[0].pays == 2


def test_A11_options_change_the_lines() -> None:
    table = finished(400_000, {(2, 2): 90_000}, banker=0, carried=1, richest=1)
    found = seen(table, -1)
    lines = {line.what: line for line in found.reckoning}
    assert lines["banker-stays"].amount == lines["bank-left"].amount == 40_000
    assert lines["carried"].amount == 90_000
    assert "multiple" not in lines
    assert (found.banker, found.carried, found.richest) == (False, True, True)


def test_A11_6_without_a_horse_home_stakes_go_back() -> None:
    table = race({1: (0, 1, 50), 2: (1, 2, 50)})
    table.having(bank=20_000, tote=700, stake={1: {1: 700}})
    pass_on(table.state, SETTLE)
    assert seen(table.go_on(), 0).reckoning == (
        Line("bank", 20_000),
        Line("bank-left", 20_000),
        Line("tote", 700),
        Line("stake-back", 700, seat=1),
    )
