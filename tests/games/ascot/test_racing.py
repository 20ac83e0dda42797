"""A8: turns and throws of the race."""

from hippodrome.games.ascot.events import FREED, MOVED, STARTS, STAYS_FALLEN, THREW_FOR_START
from hippodrome.games.ascot.moves import FOR_FAVOURITE_MOVE, FOR_NEXT_MOVE, lane_move
from hippodrome.games.ascot.phases import DIE, OPEN_RACE, RACE_THROW, WHOSE
from hippodrome.games.ascot.rules.holding import pass_on
from hippodrome.games.ascot.state import ELIMINATED, HOME
from tests.games.ascot.positions import Runner, Table, die, place, race

# In the bend every throw leads to one square, so nothing but the order is asked.
THREE: dict[int, Runner] = {4: (0, 4, 39), 8: (0, 2, 39), 12: (0, 6, 39), 1: (1, 1, 39)}


def order_of(table: Table, answers: list[int]) -> list[int]:
    """The order in which seat 0's horses move, answering whose throw each is."""
    moved = []
    while table.state.turn == 0:
        die(table, 1)
        if table.state.phase == WHOSE:
            table.play(0, answers.pop(0))
        moved += [event[1] for event in table.events(MOVED)]
    return moved


def test_A8_1_the_highest_throw_begins() -> None:
    table = race({1: (0, 1, 0), 2: (1, 2, 0), 3: (2, 3, 0)}, seats=3)
    pass_on(table.state, OPEN_RACE)
    table.go_on()
    assert (table.state.phase, table.state.spread) == (RACE_THROW, 6)
    table.draw(2).draw(4).draw(0)
    assert table.events(STARTS) == [(STARTS, 1, 1, 0)]
    assert (table.state.phase, table.state.turn) == (DIE, 1)


def test_A8_1_who_runs_no_horse_does_not_throw_for_the_start() -> None:
    table = race({1: (0, 1, 0), 3: (2, 3, 0)}, seats=3)
    pass_on(table.state, OPEN_RACE)
    assert table.go_on().draw(2).state.turn == 2
    table.draw(4)
    assert (table.state.phase, table.state.turn) == (DIE, 2)


def test_A8_1_one_throw_for_each_horse_still_running_then_clockwise() -> None:
    table = race({1: (0, 1, 39), 5: (0, 5, 39), 2: (1, 2, 39)})
    die(table, 1)
    assert table.state.turn == 0
    die(table, 2)
    assert table.state.turn == 1
    assert (place(table, 1), place(table, 5)) == ((1, 40), (5, 41))


def test_A8_2_without_a_favourite_horses_move_by_number() -> None:
    assert order_of(race(THREE), []) == [4, 8, 12]


def test_A8_2_with_favourite_8_there_are_three_orders() -> None:
    orders = []
    for answers in (
        [FOR_FAVOURITE_MOVE],
        [FOR_NEXT_MOVE, FOR_FAVOURITE_MOVE],
        [FOR_NEXT_MOVE, FOR_NEXT_MOVE],
    ):
        table = race(THREE)
        table.having(favourite={0: 8})
        orders.append(order_of(table, list(answers)))
    assert orders == [[8, 4, 12], [4, 8, 12], [4, 12, 8]]


def test_A8_2_whose_throw_is_said_after_it() -> None:
    table = race(THREE)
    table.having(favourite={0: 8})
    die(table, 6)
    assert table.menu(0) == [FOR_FAVOURITE_MOVE, FOR_NEXT_MOVE]
    assert table.refusal(0, lane_move(2)) != 0


def test_A8_3_a_horse_must_move_if_it_can() -> None:
    table = die(race({1: (0, 1, 39)}), 4)
    assert place(table, 1) == (1, 43)


def test_A8_4_a_favourite_home_or_out_counts_no_more() -> None:
    for status in (HOME, ELIMINATED):
        table = race(THREE)
        table.having(favourite={0: 8}, status={8: status}, stands={2: {39: 0}})
        assert order_of(table, []) == [4, 12]


def test_A8_4_a_fallen_horse_gets_its_throw_like_the_others() -> None:
    table = race({1: (0, 1, 39), 2: (1, 2, 39)})
    table.having(fallen={1: 1})
    die(table, 5)
    assert table.events(STAYS_FALLEN) == [(STAYS_FALLEN, 1, 0, 0)]
    die(table, 1)
    die(table, 6)
    assert table.events(FREED) == [(FREED, 1, 0, 0)]
    assert place(table, 1) == (1, 39)
    die(table, 1)
    assert place(die(table, 1), 1) == (1, 40)


def test_A8_4_who_has_no_horse_running_is_passed_over() -> None:
    table = race({1: (0, 1, 39), 2: (2, 2, 39)}, seats=3)
    assert die(table, 1).state.turn == 2


def test_A8_4_ties_for_the_first_turn_are_thrown_again() -> None:
    table = race({1: (0, 1, 0), 2: (1, 2, 0)})
    pass_on(table.state, OPEN_RACE)
    table.go_on().draw(3).draw(3)
    assert table.state.phase == RACE_THROW
    assert table.draw(0).draw(1).state.turn == 1


def test_A8_1_seat_0_without_a_horse_does_not_throw_either() -> None:
    table = race({12: (1, 1, 0), 3: (2, 3, 0)}, seats=3)
    pass_on(table.state, OPEN_RACE)
    assert (table.go_on().state.phase, table.state.contenders) == (RACE_THROW, 0b110)


def test_A11_7_a_round_is_counted_when_the_turn_comes_back_to_who_began() -> None:
    table = race({1: (0, 1, 39), 2: (1, 2, 39), 3: (2, 3, 39)}, seats=3, turn=1)
    rounds = [table.state.rounds, *(die(table, 1).state.rounds for _ in range(6))]
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


def test_A8_2_the_favourite_may_be_the_only_horse_or_the_last_by_number() -> None:
    table = race({12: (0, 1, 39), 2: (1, 2, 39)})
    table.having(favourite={0: 12})
    assert place(die(table, 2), 12) == (1, 41)  # whose throw it is need not be asked
    table = race({3: (0, 3, 39), 12: (0, 1, 39), 2: (1, 2, 39)})
    table.having(favourite={0: 12})
    die(table, 1).play(0, FOR_NEXT_MOVE)
    assert (place(table, 3), table.state.phase, table.state.turn) == ((3, 40), DIE, 0)
    die(table, 2)
    assert (place(table, 12), table.state.turn) == ((1, 41), 1)


def test_A8_1_every_turn_begins_with_all_horses_to_move() -> None:
    table = race({1: (0, 1, 39), 12: (0, 5, 39), 2: (1, 2, 39)})
    for _ in range(2):
        die(die(die(table, 1), 1), 1)
    assert (place(table, 1), place(table, 12), place(table, 2)) == ((1, 41), (5, 41), (2, 41))
    assert (table.state.phase, table.state.turn, table.state.rounds) == (DIE, 0, 3)


def test_A8_1_the_throws_for_the_start_go_from_the_dealers_left_and_are_told() -> None:
    table = race({1: (0, 1, 0), 2: (1, 2, 0), 12: (3, 6, 0)}, seats=4)
    table.having(dealer=1)
    pass_on(table.state, OPEN_RACE)
    order = [table.go_on().state.turn]
    table.draw(5)
    assert table.events() == [(THREW_FOR_START, order[0], 6, 1)]
    order.append(table.state.turn)
    table.draw(2)
    order.append(table.state.turn)
    table.draw(5)
    assert order == [3, 0, 1]
    # Seats 3 and 1 have thrown a 6 each: they throw again, and the first is at the dealer's left.
    assert (table.state.contenders, table.state.turn) == (0b1010, 3)
    assert table.state.thrown == [0] * 6
    table.draw(0).draw(1)
    assert table.told() == ["THREW_FOR_START", "STARTS", "OFF"]
    state = table.state
    assert (state.turn, state.first_seat, state.rounds, state.phase) == (1, 1, 1, DIE)
