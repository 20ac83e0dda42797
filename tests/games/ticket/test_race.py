"""T3: the five phases of a race."""

import pytest

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.rules.reasons import (
    CARDS_OUT_OF_RANGE,
    EMPTY_TICKET,
    FLAT_ONLY,
    HORSE_TWICE,
    NOT_AWAITED,
    RACE_TO_CHOOSE,
    TICKET_TO_FILL,
)
from hippodrome.games.ticket.state import (
    CHOOSE,
    DEAL,
    FLAT,
    HARNESS,
    HEDGE_RACE,
    JOKER,
    PREDICT,
    RACE,
    STEEPLE,
)
from tests.games.ticket.positions import (
    BLUE,
    ORANGE,
    RED,
    Meeting,
    pair,
    refused,
    single,
    standing,
)


def tickets(meeting: Meeting, viewer: int) -> list[tuple[int, ...] | None]:
    return [seat.ticket for seat in meeting.look(viewer).seats]


@pytest.mark.parametrize(
    ("course", "discipline"),
    [("flat", FLAT), ("hedges", HEDGE_RACE), ("harness", HARNESS), ("steeple1", STEEPLE)],
)
def test_T3_1_the_first_player_chooses_discipline_and_cards(course: str, discipline: int) -> None:
    meeting = Meeting(3, first=2)
    assert meeting.awaited == [1]
    meeting.play(1, f"{course}:4")
    assert meeting.state.discipline == discipline
    assert (meeting.state.river > 0) == (discipline == STEEPLE)
    assert meeting.state.cards == 4
    assert meeting.state.phase == DEAL
    assert meeting.awaited == []
    assert meeting.spread == 45


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_T3_1_three_to_seven_cards_each_and_no_other_number(seats: int) -> None:
    meeting = Meeting(seats)
    courses = ("flat", "hedges", "harness", "steeple1", "steeple2", "steeple3", "steeple4")
    offered = [GAME.write(move) for move in meeting.menu(0)]
    assert offered == [f"{course}:{cards}" for course in courses for cards in range(3, 8)]
    assert refused(meeting, 0, "flat:2") == CARDS_OUT_OF_RANGE
    assert refused(meeting, 0, "steeple4:1") == CARDS_OUT_OF_RANGE


def test_T3_1_a_small_deck_sets_its_own_limit() -> None:
    meeting = Meeting(2, "tiny")
    assert "flat:3" in [GAME.write(move) for move in meeting.menu(0)]
    assert refused(meeting, 0, "flat:4") == CARDS_OUT_OF_RANGE
    meeting.pack.printed.deck_size = 5  # two cards for each of two seats, one left over
    assert refused(meeting, 0, "flat:3") == CARDS_OUT_OF_RANGE
    assert [GAME.write(move) for move in meeting.menu(0)][:3] == ["flat:1", "flat:2", "hedges:1"]
    meeting.play(0, "flat:2")


def test_T3_1_cards_are_dealt_one_by_one_clockwise_from_the_first_player() -> None:
    meeting = Meeting(3, first=3)
    meeting.play(2, "flat:3")
    held = []
    for left in range(45, 36, -1):
        assert meeting.state.phase == DEAL
        assert meeting.spread == left == meeting.state.left
        meeting.draw(0)
        held.append([meeting.state.held[seat] for seat in range(3)])
    assert held[:4] == [[0, 0, 1], [1, 0, 1], [1, 1, 1], [1, 1, 2]]
    assert held[-1] == [3, 3, 3]
    assert meeting.state.phase == PREDICT
    assert meeting.spread == 0
    assert meeting.state.left == 36


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("first", [1, 2])
def test_T3_1_the_first_card_goes_to_the_first_player(seats: int, first: int) -> None:
    meeting = Meeting(seats, first=first)
    meeting.play(first - 1, "flat:7")
    meeting.draw(0)
    assert [meeting.state.held[seat] for seat in range(2)] == [2 - first, first - 1]
    meeting.deal()
    assert [meeting.state.held[seat] for seat in range(seats)] == [7] * seats


def test_T3_1_every_unseen_card_is_equally_likely() -> None:
    """Each of the 45 outcomes of the first draw is one of the 45 cards in the deck."""
    drawn = []
    for outcome in range(45):
        meeting = Meeting()
        meeting.play(0, "flat:3")
        before = [meeting.state.deck[kind] for kind in range(JOKER + 1)]
        meeting.draw(outcome)
        (card,) = meeting.hand(0)
        assert meeting.state.deck[card] == before[card] - 1
        drawn.append(card)
    assert sorted(drawn) == [*range(1, 43), JOKER, JOKER, JOKER]


def test_T3_1_a_card_dealt_is_no_longer_in_the_deck() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    meeting.draw(0)
    meeting.draw(0)
    assert meeting.hand(0) == [single(ORANGE, 1)]
    assert meeting.hand(1) == [single(ORANGE, 2)]
    assert refused(meeting, 0, "1+1") == NOT_AWAITED


def test_T3_1_a_hand_is_kept_in_order_of_kinds() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    meeting.deal([JOKER, single(RED, 2), pair(BLUE, RED)], [single(RED, 1), JOKER, JOKER])
    assert meeting.hand(0) == [single(RED, 2), pair(BLUE, RED), JOKER]
    assert meeting.hand(1) == [single(RED, 1), JOKER, JOKER]


def test_T3_1_the_whole_deck_is_shuffled_anew_for_each_race() -> None:
    meeting = Meeting(pack="tiny")
    meeting.play(0, "flat:3")
    meeting.deal().predict("1-.-.", "1-.-.").run_out()
    assert meeting.state.phase == CHOOSE
    meeting.play(1, "flat:3")
    assert meeting.spread == 15
    assert [meeting.state.deck[kind] for kind in range(JOKER + 1)] == list(
        meeting.pack.printed.copies
    )
    assert meeting.hand(0) == meeting.hand(1) == []
    assert meeting.state.piled == 0


def test_T3_1_nothing_else_is_chosen_first() -> None:
    meeting = Meeting()
    assert refused(meeting, 0, "7-3-5") == RACE_TO_CHOOSE
    assert refused(meeting, 0, "5+3") == RACE_TO_CHOOSE
    assert refused(meeting, 0, ".-.-.") == RACE_TO_CHOOSE
    assert refused(meeting, 1, "flat:5") == NOT_AWAITED


def predicting(seats: int = 2, pack: str = "standard", **options: int) -> Meeting:
    meeting = Meeting(seats, pack, **options)
    meeting.play(0, "flat:3")
    meeting.deal()
    return meeting


def test_T3_2_there_are_357_tickets() -> None:
    menu = [GAME.write(move) for move in predicting().menu(0)]
    assert len(menu) == len(set(menu)) == 357
    for ticket in menu:
        horses = [horse for horse in ticket.split("-") if horse != "."]
        assert horses
        assert len(horses) == len(set(horses))
    assert len(predicting(pack="tiny").menu(0)) == 12 + 36 + 24


@pytest.mark.parametrize("ticket", ["7-3-5", "1-4-.", ".-.-2", ".-1-.", "1-.-3"])
def test_T3_2_one_two_or_three_horses_in_any_boxes(ticket: str) -> None:
    meeting = predicting()
    meeting.play(0, ticket)
    boxes = tuple(0 if horse == "." else int(horse) for horse in ticket.split("-"))
    assert tickets(meeting, 0)[0] == boxes


def test_T3_2_at_least_one_horse() -> None:
    assert refused(predicting(), 0, ".-.-.") == EMPTY_TICKET


@pytest.mark.parametrize("ticket", ["4-4-.", "4-.-4", ".-4-4", "4-4-4", "7-3-7", "7-7-3", "3-7-7"])
def test_T3_2_a_horse_at_most_once(ticket: str) -> None:
    assert refused(predicting(), 0, ticket) == HORSE_TWICE


def test_T3_2_all_predict_at_once_in_any_order() -> None:
    meeting = predicting(3)
    assert meeting.awaited == [0, 1, 2]
    meeting.play(1, "2-.-.")
    assert meeting.awaited == [0, 2]
    assert refused(meeting, 1, "3-.-.") == NOT_AWAITED
    meeting.play(2, "3-.-.")
    assert meeting.state.phase == PREDICT
    meeting.play(0, "1-.-.")
    assert meeting.state.phase == RACE
    assert meeting.awaited == [0]


def test_T3_2_nothing_else_is_chosen_meanwhile() -> None:
    assert refused(predicting(), 0, "flat:3") == TICKET_TO_FILL
    assert refused(predicting(), 0, "1+1") == TICKET_TO_FILL
    assert refused(predicting(), 0, "x1.1") == TICKET_TO_FILL


def test_T3_2_a_ticket_lies_face_down_while_others_still_think() -> None:
    meeting = predicting(3)
    meeting.play(1, "2-.-3")
    assert tickets(meeting, 1) == [(0, 0, 0), (2, 0, 3), (0, 0, 0)]
    assert tickets(meeting, 0) == [(0, 0, 0), None, (0, 0, 0)]
    assert tickets(meeting, -1) == [(0, 0, 0), None, (0, 0, 0)]
    assert [seat.filled for seat in meeting.look(-1).seats] == [False, True, False]


def test_T3_3_tickets_are_revealed_together_before_the_start() -> None:
    meeting = predicting(3)
    meeting.predict("1-.-.", "2-.-3", "7-6-5")
    for viewer in (-1, 0, 1, 2):
        assert tickets(meeting, viewer) == [(1, 0, 0), (2, 0, 3), (7, 6, 5)]


def test_T3_3_hidden_predictions_stay_secret_until_the_finish() -> None:
    meeting = predicting(pack="tiny", hidden=1)
    meeting.predict("1-.-.", "2-.-3")
    seen = 0
    while meeting.state.race == 1:
        assert tickets(meeting, 0) == [(1, 0, 0), None]
        assert tickets(meeting, 1) == [None, (2, 0, 3)]
        assert tickets(meeting, -1) == [None, None]
        if meeting.spread:
            seen += 1  # not even a photo-finish lifts the secret
            meeting.draw(0)
        else:
            seat = meeting.awaited[0]
            meeting.play(seat, meeting.menu(seat)[0])
    assert seen > 0
    assert tickets(meeting, -1) == tickets(meeting, 0) == [(1, 0, 0), (2, 0, 3)]


def test_T3_3_hidden_tickets_lie_open_after_the_last_race() -> None:
    meeting = Meeting(pack="tiny", hidden=1)
    for _ in range(2):
        meeting.play(meeting.awaited[0], "flat:1")
        meeting.deal().predict("1-.-.", "2-.-3").run_out()
    assert meeting.over
    assert tickets(meeting, -1) == [(1, 0, 0), (2, 0, 3)]


def test_T3_5_ranking_then_scoring_then_the_token_passes() -> None:
    race = standing(
        """
        . . 1
        . 2 .
        3 . .
        """,
        tickets=["1-2-3", ".-.-1"],
    ).finish()
    assert race.arrival == [1, 2, 3]
    assert [race.state.gain[seat] for seat in range(2)] == [21, 3]
    assert [race.state.score[seat] for seat in range(2)] == [21, 3]
    assert race.state.leader == 1
    assert race.state.phase == CHOOSE
    assert race.state.race == 2
    assert race.state.awaits == 0b10
    assert race.state.turn == 1


def test_T3_6_flat_only_leaves_the_number_of_cards_to_choose() -> None:
    meeting = Meeting(flat_only=1)
    assert [GAME.write(move) for move in meeting.menu(0)] == [f"flat:{n}" for n in range(3, 8)]
    for course in ("hedges", "harness", "steeple1", "steeple4"):
        assert refused(meeting, 0, f"{course}:5") == FLAT_ONLY
    assert refused(meeting, 0, "flat:2") == CARDS_OUT_OF_RANGE


def test_T3_6_both_options_last_the_whole_meeting() -> None:
    meeting = Meeting(pack="tiny", flat_only=1, hidden=1)
    for _ in range(2):
        leader = meeting.awaited[0]
        assert refused(meeting, leader, "hedges:1") == FLAT_ONLY
        meeting.play(leader, "flat:1")
        meeting.deal().predict("1-.-.", "2-.-.")
        assert tickets(meeting, -1) == [None, None]
        meeting.run_out()
    assert meeting.over
