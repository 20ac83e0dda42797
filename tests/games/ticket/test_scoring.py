"""T8: what a ticket earns, and how a score is shown."""

import pytest

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.people.look.make import look
from hippodrome.games.ticket.rules.tickets import box_points, ticket_points
from hippodrome.games.ticket.state import DISQUALIFIED
from tests.games.ticket.positions import Race, standing

RULEBOOK_ORDER = (7, 5, 4, 2, 1, 3, 6)


def finishing(order: tuple[int, ...], *tickets: str, scores: tuple[int, ...] = ()) -> Race:
    """End a race in which the horses arrive in this order, without photo-finish."""
    lanes = []
    for horse in range(1, len(order) + 1):
        squares = ["."] * len(order)
        squares[len(order) - 1 - order.index(horse)] = str(horse)
        lanes.append(" ".join(squares))
    others = [[1]] * max(1, len(tickets) - 1)
    race = standing("\n".join(lanes), tickets=tickets, others=others)
    for seat, score in enumerate(scores):
        race.having(score={seat: score})
    race.finish()
    assert tuple(race.arrival) == order
    return race


def earned(order: tuple[int, ...], ticket: str) -> int:
    return finishing(order, ticket).state.gain[0]


def shown(score: int) -> tuple[int, int]:
    """Give the tokens and the place on the track that a score is shown with."""
    race = finishing((1, 2, 3), scores=(score,))
    seat = look(race.pack, race.state.copy(), -1).seats[0]
    assert seat.score == score
    return seat.tokens, seat.on_track


@pytest.mark.parametrize(("ticket", "points"), [("7-.-.", 7), (".-5-.", 5), (".-.-4", 4)])
def test_T8_1_a_horse_at_its_predicted_place(ticket: str, points: int) -> None:
    assert earned(RULEBOOK_ORDER, ticket) == points


@pytest.mark.parametrize("ticket", [".-7-.", ".-.-7", "5-.-.", ".-.-5", "4-.-.", ".-4-."])
def test_T8_2_a_horse_elsewhere_among_the_first_three(ticket: str) -> None:
    assert earned(RULEBOOK_ORDER, ticket) == 3


@pytest.mark.parametrize(("horse", "points"), [(2, -1), (1, -1), (3, -1), (6, -2)])
@pytest.mark.parametrize("ticket", ["{}-.-.", ".-{}-.", ".-.-{}"])
def test_T8_3_behind_the_first_three_a_horse_costs(ticket: str, horse: int, points: int) -> None:
    assert earned(RULEBOOK_ORDER, ticket.format(horse)) == points


def test_T8_3_a_disqualified_horse_costs_2() -> None:
    race = standing(
        """
        . 1u
        2 .
        """,
        tickets=["1-.-.", ".-.-1"],
    ).finish()
    assert [race.state.gain[seat] for seat in range(2)] == [-2, -2]


def test_T8_3_the_scoring_example_of_the_rulebook() -> None:
    assert earned(RULEBOOK_ORDER, "7-3-5") == 7 - 1 + 3 == 9


def test_T8_3_the_other_two_tickets_of_the_rulebook() -> None:
    assert earned(RULEBOOK_ORDER, "1-4-.") == -1 + 3 == 2
    assert earned(RULEBOOK_ORDER, ".-.-2") == -1


def test_T8_3_each_box_and_place_as_printed() -> None:
    pack = GAME.pack("standard").printed
    table = [
        [box_points(pack, box, place) for place in range(1, DISQUALIFIED + 1)] for box in (1, 2, 3)
    ]
    assert table == [
        [7, 3, 3, -1, -1, -1, -2, -2],
        [3, 5, 3, -1, -1, -1, -2, -2],
        [3, 3, 4, -1, -1, -1, -2, -2],
    ]


@pytest.mark.parametrize(
    ("ticket", "points"),
    [("7-5-4", 21), ("7-4-5", 15), ("4-5-7", 13), ("5-7-4", 12), ("5-4-7", 11), ("4-7-5", 11)],
)
def test_T8_4_trios_in_order_and_in_disorder(ticket: str, points: int) -> None:
    assert earned(RULEBOOK_ORDER, ticket) == points


def test_T8_4_ticket_1_2_3() -> None:
    assert earned((1, 2, 3, 4, 5, 6, 7), "1-2-3") == 7 + 5 + 4 + 5 == 21
    assert earned((2, 3, 1, 4, 5, 6, 7), "1-2-3") == 3 + 3 + 3 + 2 == 11


@pytest.mark.parametrize(
    ("ticket", "points"),
    [("7-5-.", 12), ("7-.-4", 11), (".-5-4", 9), ("5-7-.", 6), ("7-5-2", 11), ("4-5-1", 7)],
)
def test_T8_4_no_bonus_for_less_than_three(ticket: str, points: int) -> None:
    assert earned(RULEBOOK_ORDER, ticket) == points


def test_T8_4_the_worst_flat_race_costs_4_and_the_worst_harness_race_6() -> None:
    menu = [
        f"{first or '.'}-{second or '.'}-{third or '.'}"
        for first in range(8)
        for second in range(8)
        for third in range(8)
        if first + second + third
        and len({first, second, third} - {0}) == sum(map(bool, (first, second, third)))
    ]
    assert len(menu) == 357
    race = finishing(RULEBOOK_ORDER)
    worst = min(points_of(race, ticket) for ticket in menu)
    best = max(points_of(race, ticket) for ticket in menu)
    assert (worst, best) == (-4, 21)
    for horse in (1, 2, 3, 4):
        race.having(place={horse: DISQUALIFIED})
    assert min(points_of(race, ticket) for ticket in menu) == -6


def points_of(race: Race, ticket: str) -> int:
    for box, horse in enumerate(ticket.split("-"), start=1):
        race.having(ticket={0: {box: 0 if horse == "." else int(horse)}})
    return ticket_points(race.pack, race.state, 0)


@pytest.mark.parametrize(
    ("before", "ticket", "gain", "after"),
    [
        (0, "7-3-5", 9, 9),
        (-7, "2-1-3", -3, -8),
        (-8, "6-.-.", -2, -8),
        (-6, "6-.-.", -2, -8),
        (-8, "7-.-.", 7, -1),  # what fell below the floor is forgotten
        (48, "7-3-5", 9, 57),
    ],
)
def test_T8_5_the_running_score_never_falls_below_minus_8(
    before: int, ticket: str, gain: int, after: int
) -> None:
    race = finishing(RULEBOOK_ORDER, ticket, scores=(before,))
    assert race.state.gain[0] == gain
    assert race.state.score[0] == after


def test_T8_5_every_seat_is_scored_and_no_empty_chair() -> None:
    race = finishing(RULEBOOK_ORDER, "7-5-4", "1-4-.", ".-.-2", scores=(1, 2, -8))
    assert [race.state.gain[seat] for seat in range(6)] == [21, 2, -1, 0, 0, 0]
    assert [race.state.score[seat] for seat in range(6)] == [22, 4, -8, 0, 0, 0]


def test_T8_5_48_and_a_race_of_9_show_one_token_and_7() -> None:
    race = finishing(RULEBOOK_ORDER, "7-3-5", scores=(48,))
    seat = look(race.pack, race.state.copy(), 0).seats[0]
    assert (seat.score, seat.tokens, seat.on_track) == (57, 1, 7)


@pytest.mark.parametrize(
    ("score", "tokens", "on_track"),
    [
        (-8, 0, -8),
        (-1, 0, -1),
        (0, 0, 0),
        (1, 0, 1),
        (50, 0, 50),
        (51, 1, 1),
        (100, 1, 50),
        (101, 2, 1),
        (351, 7, 1),  # six tokens in the box are no limit
    ],
)
def test_T8_6_how_a_score_is_shown(score: int, tokens: int, on_track: int) -> None:
    assert shown(score) == (tokens, on_track)


def test_T8_6_a_token_can_be_lost_again() -> None:
    race = finishing(RULEBOOK_ORDER, "2-1-6", scores=(52,))
    seat = look(race.pack, race.state.copy(), 0).seats[0]
    assert (seat.score, seat.tokens, seat.on_track) == (48, 0, 48)


def test_T8_6_the_floor_is_on_the_total() -> None:
    race = finishing(RULEBOOK_ORDER, "2-1-6", scores=(51,))
    assert race.state.score[0] == 47


@pytest.mark.parametrize(
    ("ticket", "reckoned"),
    [
        ("7-3-5", (7, -1, 3, 0)),
        ("7-5-4", (7, 5, 4, 5)),
        ("5-4-7", (3, 3, 3, 2)),
        (".-.-6", (0, 0, -2, 0)),
    ],
)
def test_T8_4_a_look_reckons_a_ticket_box_by_box(ticket: str, reckoned: tuple[int, ...]) -> None:
    race = finishing(RULEBOOK_ORDER, ticket)
    seat = look(race.pack, race.state.copy(), -1).seats[0]
    assert seat.reckoning == reckoned
    assert sum(seat.reckoning) == seat.gain


def test_T8_4_nothing_is_reckoned_before_every_horse_is_placed() -> None:
    race = finishing(RULEBOOK_ORDER, "7-3-5")
    race.having(place={6: 0})
    assert look(race.pack, race.state.copy(), -1).seats[0].reckoning == ()
