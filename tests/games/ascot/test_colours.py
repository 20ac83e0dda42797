"""A10.1 to A10.4: colours, Advantages and Disadvantages."""

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.events import ADVANTAGE_SPENT, DISADVANTAGE_DROPPED, WENT_ON
from hippodrome.games.ascot.moves import (
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    PASS_MOVE,
    advantage_move,
    onward_move,
)
from hippodrome.games.ascot.phases import COLOUR
from hippodrome.games.ascot.rules.betting import line_up
from hippodrome.games.ascot.rules.reasons import (
    NO_ADVANTAGE,
    NO_DISADVANTAGE,
    NO_WAY_ON,
    NOT_AT_THE_POST,
    NOT_OWN_COLOUR,
    OWN_COLOUR,
)
from hippodrome.games.ascot.state import (
    ANY_COLOUR,
    AUCTIONEER,
    BLACK,
    BLUE,
    BOOKMAKER,
    NOT_ENTERED,
    PLAIN,
    RED,
    RUNNING,
    YELLOW,
)
from tests.games.ascot.positions import die, owned, place, race
from tests.games.ascot.test_squares import (
    BLACK_HORSE,
    BLUE_HORSE,
    RED_HORSE,
    YELLOW_HORSE,
    landed,
)


@pytest.mark.parametrize(
    ("horse", "colour", "bonus"),
    [
        (BLACK_HORSE, BLACK, 4),
        (RED_HORSE, RED, 3),
        (YELLOW_HORSE, YELLOW, 2),
        (BLUE_HORSE, BLUE, 1),
    ],
)
def test_A10_1_on_its_own_colour_a_horse_may_go_on(horse: int, colour: int, bonus: int) -> None:
    table = landed(colour, horse)
    assert table.state.phase == COLOUR
    assert table.menu(0) == [PASS_MOVE, onward_move(3)]
    table.play(0, onward_move(3))
    assert place(table, horse) == (3, 43 + bonus)
    assert table.events(WENT_ON) == [(WENT_ON, horse, 3, 43 + bonus)]


def test_A10_1_it_may_also_stay() -> None:
    assert place(landed(RED).play(0, PASS_MOVE), RED_HORSE) == (3, 43)


def test_A10_1_lengths_that_cannot_be_made_are_lost() -> None:
    table = landed(BLACK, BLACK_HORSE, others={7: (1, 3, 46)})
    table.play(0, onward_move(3))
    assert place(table, BLACK_HORSE) == (3, 45)
    # With no room at all nothing is asked.
    assert landed(BLACK, BLACK_HORSE, others={7: (1, 3, 44)}).state.turn == 1


def test_A10_2_an_advantage_makes_another_colour_ones_own() -> None:
    table = landed(YELLOW, advantages=1)
    assert table.menu(0) == [PASS_MOVE, advantage_move(3)]
    assert table.refusal(0, onward_move(3)) == NOT_OWN_COLOUR
    table.play(0, advantage_move(3))
    assert place(table, RED_HORSE) == (3, 46)  # a red horse goes 3
    assert table.state.advantages[0][RED] == 0
    assert table.events(ADVANTAGE_SPENT) == [(ADVANTAGE_SPENT, 0, RED_HORSE, 0)]


def test_A10_2_without_one_another_colour_asks_nothing() -> None:
    assert landed(YELLOW).state.turn == 1


def test_A10_2_one_colour_benefit_per_horse_and_turn() -> None:
    table = landed(RED, advantages=2, more={(3, 46): YELLOW})
    table.play(0, onward_move(3))
    assert place(table, RED_HORSE) == (3, 46)
    assert table.state.turn == 1


def test_A10_2_every_horse_of_a_turn_has_a_colour_benefit_of_its_own() -> None:
    squares = {(3, 43): RED, (5, 43): RED}
    table = die(race({2: (0, 3, 42), 6: (0, 5, 42)}, squares=squares), 1)
    die(table.play(0, onward_move(3)), 1)
    assert (table.state.phase, table.state.mover) == (COLOUR, 6)


def test_A10_2_an_advantage_is_not_used_on_the_own_colour() -> None:
    table = landed(RED, advantages=1)
    assert table.refusal(0, advantage_move(3)) == OWN_COLOUR
    assert table.refusal(0, DROP_WITH_ADVANTAGE_MOVE) == OWN_COLOUR


def test_A10_3_advantages_serve_any_horse_of_that_colour() -> None:
    table = race({2: (0, 3, 42), 6: (0, 5, 42)}, squares={(5, 43): BLUE})
    table.having(advantages={0: {RED: 1}})
    die(die(table, 2), 1)
    assert table.menu(0) == [PASS_MOVE, advantage_move(5)]
    for colour in (BLACK, RED, YELLOW, BLUE):
        table.having(advantages={0: {colour: 0 if colour == RED else 1}})
    assert table.refusal(0, advantage_move(5)) == NO_ADVANTAGE


def test_A10_3_what_lay_on_the_horses_is_their_owners_at_the_start() -> None:
    table = owned({2: 0, 6: 0, 3: 0, 1: 1}, dealer=0)
    for horse, earned, taken in ((2, 1, 1), (6, 2, 0), (3, 1, 2), (1, 1, 0)):
        table.having(advantage={horse: earned}, disadvantage={horse: taken})
    line_up(table.pack, table.state)
    own = table.state.advantages[0]
    assert [own[colour] for colour in (BLACK, RED, YELLOW, BLUE)] == [0, 3, 1, 0]
    assert table.state.advantages[1][BLACK] == 1
    assert [table.state.disadvantages[seat] for seat in (0, 1)] == [3, 0]
    assert sum(table.state.advantage) == sum(table.state.disadvantage) == 0  # A4.7: no longer there


def test_A10_4_a_disadvantage_is_dropped_instead_of_going_on() -> None:
    table = landed(RED, disadvantages=2)
    assert table.menu(0) == [PASS_MOVE, DROP_MOVE, onward_move(3)]
    table.play(0, DROP_MOVE)
    assert table.state.disadvantages[0] == 1
    assert place(table, RED_HORSE) == (3, 43)
    assert table.events(DISADVANTAGE_DROPPED) == [(DISADVANTAGE_DROPPED, 0, RED_HORSE, 0)]
    assert table.state.turn == 1


def test_A10_4_going_on_drops_none() -> None:
    assert landed(RED, disadvantages=2).play(0, onward_move(3)).state.disadvantages[0] == 2
    table = landed(BLUE, advantages=1, disadvantages=2).play(0, advantage_move(3))
    assert (table.state.disadvantages[0], table.state.advantages[0][RED]) == (2, 0)


def test_A10_4_on_another_colour_together_with_an_advantage() -> None:
    table = landed(BLUE, advantages=1, disadvantages=1)
    assert table.menu(0) == [PASS_MOVE, DROP_WITH_ADVANTAGE_MOVE, advantage_move(3)]
    assert table.refusal(0, DROP_MOVE) == NOT_OWN_COLOUR
    table.play(0, DROP_WITH_ADVANTAGE_MOVE)
    assert (table.state.disadvantages[0], table.state.advantages[0][RED]) == (0, 0)
    assert place(table, RED_HORSE) == (3, 43)
    assert landed(RED).refusal(0, DROP_MOVE) == NO_DISADVANTAGE


def test_A10_11_dropping_a_disadvantage_is_the_turns_colour_benefit() -> None:
    table = landed(RED, disadvantages=1, advantages=1).play(0, DROP_MOVE)
    assert table.state.turn == 1
    assert table.state.advantages[0][RED] == 1


def test_A10_17_the_white_square_before_the_bend_is_another_colour_for_every_horse() -> None:
    pack = GAME.pack().printed
    where = [
        (lane, length)
        for lane in range(1, 7)
        for length in range(1, 61)
        if pack.square[lane][length] == ANY_COLOUR
    ]
    assert len(where) == 1
    assert where[0][1] <= pack.bend
    for horse in (BLACK_HORSE, RED_HORSE, YELLOW_HORSE, BLUE_HORSE):
        table = landed(ANY_COLOUR, horse, advantages=1, disadvantages=1)
        assert DROP_WITH_ADVANTAGE_MOVE in table.menu(0)
        assert table.refusal(0, onward_move(3)) == NOT_OWN_COLOUR
    assert landed(ANY_COLOUR).state.turn == 1
    assert landed(PLAIN, advantages=1).state.turn == 1


def test_A10_1_going_on_is_refused_where_there_is_no_way() -> None:
    table = landed(RED, disadvantages=1, others={7: (1, 3, 44)})
    assert table.menu(0) == [PASS_MOVE, DROP_MOVE]
    assert table.refusal(0, onward_move(3)) == NO_WAY_ON


def test_A10_12_no_colour_leads_past_the_post() -> None:
    table = landed(RED)
    assert table.refusal(0, onward_move(0)) == NOT_AT_THE_POST
    assert table.refusal(0, advantage_move(0)) == OWN_COLOUR
    table = landed(BLUE, advantages=1)
    assert table.refusal(0, advantage_move(0)) == NOT_AT_THE_POST
    assert table.refusal(0, onward_move(0)) == NOT_OWN_COLOUR


def test_A10_4_of_several_cards_one_is_spent() -> None:
    table = landed(BLUE, advantages=3, disadvantages=3).play(0, DROP_WITH_ADVANTAGE_MOVE)
    assert (table.state.disadvantages[0], table.state.advantages[0][RED]) == (2, 2)
    assert table.told()[:2] == ["ADVANTAGE_SPENT", "DISADVANTAGE_DROPPED"]
    table = landed(BLUE, advantages=3).play(0, advantage_move(3))
    assert (table.state.advantages[0][RED], table.told()[:2]) == (2, ["ADVANTAGE_SPENT", "WENT_ON"])


def test_A10_3_the_cards_of_all_horses_are_added_up() -> None:
    table = owned({1: 0, 5: 0, 9: 0, 12: 1, AUCTIONEER: 0, BOOKMAKER: 1}, dealer=0)
    for horse in (1, 5, 9, 12):
        table.having(advantage={horse: 2}, disadvantage={horse: 3})
    line_up(table.pack, table.state)
    assert sum(table.state.advantages[0]) == 6
    assert table.state.bookmaker == 1
    assert (table.state.disadvantages[0], table.state.disadvantages[1]) == (9, 3)
    assert table.state.advantages[1][table.pack.colour[12]] == 2
    assert [table.state.lane[horse] for horse in (1, 5, 9, 12)] == [1, 5, 3, 6]
    assert [table.state.status[horse] for horse in (1, 2, 12)] == [RUNNING, NOT_ENTERED, RUNNING]
