"""House rules of Ticket Gagnant: what a table may decide otherwise, each choice beside ours."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hippodrome.engine.stream import new_stream
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.events import EVENTS
from hippodrome.games.ticket.moves import card_of
from hippodrome.games.ticket.people.look.make import look
from hippodrome.games.ticket.rules import reasons
from hippodrome.games.ticket.rules.laws import broken
from hippodrome.games.ticket.rules.views import imagine, see
from hippodrome.games.ticket.state import (
    CHOOSE,
    CLOSED,
    DEAL,
    JOKER,
    LANES_DRAWN,
    PREDICT,
    RACE,
    UNKNOWN,
    State,
)
from hippodrome.words import words
from tests.games.common.stories import Audience
from tests.games.ticket.positions import (
    BLUE,
    GREEN,
    ORANGE,
    PURPLE,
    RED,
    Meeting,
    Race,
    pair,
    refused,
    single,
    standing,
)


def seen(meeting: Meeting | Race, seat: int) -> State:
    view = State()
    pack = meeting.pack if isinstance(meeting, Race) else meeting.pack.printed
    see(pack, meeting.state, seat, view)
    return view


def lanes(meeting: Meeting) -> list[int]:
    """Name the horses from the left rail on."""
    horses = range(1, meeting.pack.printed.horses + 1)
    return sorted(horses, key=lambda horse: meeting.state.lane[horse])


def test_every_house_rule_names_its_paragraph_and_ours_is_the_first_choice() -> None:
    rulings = {option.name: option.ruling for option in GAME.house_rules}
    assert rulings == {
        "hidden": "T3.6",
        "drawn_lanes": "T1.6",
        "deal_on": "T3.1",
        "vacated": "T4.7",
    }
    for option in GAME.house_rules:
        assert option.choices(GAME.pack().printed, 4)[0] == 0
        for language, name in (("en", "House rule"), ("fr", "Règle maison")):
            told = " ".join(GAME.paragraphs(language)[option.ruling].split())
            assert f"{name} `{option.name}`" in told


# T1.6: the lanes.


def test_T1_6_horses_stand_in_their_own_lanes_and_nothing_is_drawn_for_it() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    assert meeting.state.phase == DEAL
    assert lanes(meeting) == [1, 2, 3, 4, 5, 6, 7]
    assert {meeting.state.column[horse] for horse in range(1, 8)} == {6}


def test_T1_6_lots_are_drawn_for_the_lanes_before_the_deal() -> None:
    meeting = Meeting(drawn_lanes=1)
    meeting.play(0, "hedges:3")
    assert meeting.state.phase == LANES_DRAWN
    spreads = []
    # Of the horses without a lane, in their own order: 3 of 1-7, 1 of the rest, 7, 2, 6, 4.
    for outcome in (2, 0, 4, 0, 2, 0):
        assert meeting.awaited == []
        assert meeting.look(0).phase == "lanes"
        spreads.append(meeting.spread)
        meeting.draw(outcome)
    assert spreads == [7, 6, 5, 4, 3, 2]
    assert lanes(meeting) == [3, 1, 7, 2, 6, 4, 5]
    assert {meeting.state.column[horse] for horse in range(1, 8)} == {6}
    assert (meeting.state.phase, meeting.spread) == (DEAL, 45)
    told = [(event.horse, event.lane) for event in meeting.events if event.name == "lane"]
    assert told == [(3, 1), (1, 2), (7, 3), (2, 4), (6, 5), (4, 6), (5, 7)]


def test_T1_6_what_was_drawn_is_told_from_the_left_rail() -> None:
    meeting = Meeting(pack="tiny", drawn_lanes=1)
    meeting.play(0, "flat:1")
    spectator = Audience(meeting)
    for outcome in (3, 0, 1):
        meeting.draw(outcome)
    assert [words("en").tell(told) for told in spectator.hears()] == [
        "The lanes are drawn. From the left rail: blue 4, orange 1, green 3 and purple 2."
    ]


def test_T1_6_every_order_of_the_lanes_comes_from_one_sequence_of_draws() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for first in range(4):
        for second in range(3):
            for third in range(2):
                meeting = Meeting(pack="tiny", drawn_lanes=1)
                meeting.play(0, "flat:1")
                for outcome in (first, second, third):
                    meeting.draw(outcome)
                found[tuple(lanes(meeting))] += 1
    assert len(found) == 4 * 3 * 2
    assert set(found.values()) == {1}


def test_T1_6_lots_are_drawn_anew_for_each_race_within_the_stated_bound() -> None:
    meeting = Meeting(pack="tiny", drawn_lanes=1)
    plain = Meeting(pack="tiny")
    longest, usual = (GAME.longest(table.pack.printed, table.state) for table in (meeting, plain))
    assert longest == usual + 2 * 3
    orders = []
    for outcomes in ((0, 0, 0), (3, 2, 1)):
        meeting.play(meeting.awaited[0], "flat:1")
        for outcome in outcomes:
            meeting.draw(outcome)
        orders.append(lanes(meeting))
        meeting.deal().predict("1-.-.", "2-.-.").run_out()
    assert orders == [[1, 2, 3, 4], [4, 3, 2, 1]]
    assert meeting.over


# T3.1: the deck.


def played_through(meeting: Meeting, race: str) -> list[int]:
    """Run a race with the first cards there are; give what was played in it."""
    meeting.play(meeting.awaited[0], race)
    assert [event.name for event in meeting.events] == ["race"], "nothing is shuffled again"
    meeting.deal().predict(*(f"{seat + 1}-.-." for seat in range(meeting.seats)))
    hands = [card for seat in range(meeting.seats) for card in meeting.hand(seat)]
    meeting.run_out()
    return hands


def test_T3_1_all_cards_are_shuffled_together_before_every_race() -> None:
    meeting = Meeting(pack="tiny")
    first = played_through(meeting, "flat:2")
    assert meeting.look(0).left_to_deal is None
    second = played_through(meeting, "flat:2")
    assert sorted(first) == sorted(second), "the very same cards are there again"


def test_T3_1_or_a_race_is_dealt_from_what_the_races_before_it_left() -> None:
    meeting = Meeting(3, "tiny", deal_on=1)
    first = played_through(meeting, "flat:2")
    assert meeting.look(0).left_to_deal == 15 - 6
    meeting.play(1, "flat:2")
    assert (meeting.state.phase, meeting.spread) == (DEAL, 9)
    assert "reshuffled" not in [event.name for event in meeting.events]
    assert [meeting.state.spent[card] for card in first] == [1] * 6
    meeting.deal()
    second = [card for seat in range(3) for card in meeting.hand(seat)]
    assert not set(first) & set(second)
    assert meeting.state.left == 3
    assert broken(meeting.pack.printed, meeting.state) == 0


def test_T3_1_where_too_few_are_left_all_are_shuffled_together_again() -> None:
    meeting = Meeting(3, "tiny", deal_on=1)
    played_through(meeting, "flat:2")
    played_through(meeting, "flat:2")
    assert meeting.look(0).left_to_deal == 3
    meeting.play(2, "flat:2")
    assert meeting.spread == 15
    assert [event.name for event in meeting.events] == ["race", "reshuffled"]
    assert sum(meeting.state.spent) == 0
    meeting.deal()
    assert broken(meeting.pack.printed, meeting.state) == 0


def test_T3_1_exactly_enough_is_enough_and_the_last_card_needs_no_draw() -> None:
    meeting = Meeting(3, "tiny", deal_on=1)
    played_through(meeting, "flat:2")
    played_through(meeting, "flat:2")
    meeting.play(2, "flat:1")
    assert meeting.spread == 3
    meeting.draw(0)
    assert meeting.spread == 2
    meeting.draw(0)
    assert (meeting.state.phase, meeting.state.left) == (PREDICT, 0)
    assert broken(meeting.pack.printed, meeting.state) == 0


def test_T3_1_the_deal_begins_with_the_first_player_wherever_the_deck_stands() -> None:
    meeting = Meeting(3, "tiny", deal_on=1, first=2)
    played_through(meeting, "flat:1")
    assert meeting.state.leader == 2
    meeting.play(2, "flat:2")
    meeting.draw(0)
    assert [meeting.state.held[seat] for seat in range(3)] == [0, 0, 1]
    meeting.draw(0)
    assert [meeting.state.held[seat] for seat in range(3)] == [1, 0, 1]


def test_T3_1_nobody_imagines_a_card_that_is_spent() -> None:
    """All cards that were dealt were played in the open, so what is left is known to all."""
    meeting = Meeting(pack="tiny", deal_on=1)
    spent = played_through(meeting, "flat:3")
    meeting.play(1, "flat:3")
    meeting.deal()
    stream = new_stream(3)
    held: Counter[int] = Counter()
    for seat in (-1, 0):
        view = seen(meeting, seat)
        assert view.spent == meeting.state.spent
        own = [card for card in view.hand[0] if card > 0] if seat == 0 else []
        for _ in range(300):
            dream = view.copy()
            imagine(meeting.pack.printed, dream, seat, stream)
            held.update(dream.hand[1][:3])
            assert not set(dream.hand[1][:3]) & {*spent, *own}
            assert broken(meeting.pack.printed, dream) == 0
    assert len(held) == 15 - 6


# T3.6: hidden predictions.


def tickets_seen(meeting: Meeting, seat: int, other: int) -> list[int]:
    return seen(meeting, seat).ticket[other][1:]


def choose(meeting: Meeting, race: str) -> None:
    meeting.play(meeting.awaited[0], race)
    meeting.deal().predict("1-2-3", "2-.-4")


@pytest.mark.parametrize(("hidden", "secret"), [(0, False), (1, True)])
def test_T3_6_hidden_or_not_is_settled_for_the_whole_meeting(hidden: int, secret: bool) -> None:
    meeting = Meeting(pack="tiny", hidden=hidden)
    assert not [move for move in meeting.menu(0) if GAME.write(move).endswith("hidden")]
    assert refused(meeting, 0, "flat:1:hidden") == reasons.NOT_HIDDEN_BY_RACE
    while not meeting.over:
        choose(meeting, "flat:1")
        assert meeting.look(0).hidden == secret
        assert tickets_seen(meeting, 0, 1) == ([UNKNOWN] * 3 if secret else [2, 0, 4])
        meeting.run_out()


def test_T3_6_or_the_first_player_says_it_race_by_race() -> None:
    meeting = Meeting(pack="tiny", hidden=2)
    offered = [GAME.write(move) for move in meeting.menu(0)]
    assert len(offered) == 2 * 7 * 3
    assert offered[21:] == [f"{race}:hidden" for race in offered[:21]]
    choose(meeting, "flat:1:hidden")
    assert meeting.state.phase == RACE
    assert meeting.look(0).hidden
    assert tickets_seen(meeting, 0, 1) == tickets_seen(meeting, -1, 1) == [UNKNOWN] * 3
    assert tickets_seen(meeting, 1, 1) == [2, 0, 4]
    meeting.run_out()
    assert meeting.state.phase == CHOOSE
    assert tickets_seen(meeting, 0, 1) == [2, 0, 4]
    choose(meeting, "flat:1")
    assert not meeting.look(0).hidden
    assert tickets_seen(meeting, 0, 1) == [2, 0, 4]
    meeting.run_out()
    assert meeting.state.phase == CLOSED


def test_T3_6_a_hidden_race_is_announced_and_its_tickets_are_told_at_the_finish() -> None:
    meeting = Meeting(pack="tiny", hidden=2)
    meeting.play(0, "harness:1:hidden")
    assert [event.name for event in meeting.events] == ["race", "sealed"]
    meeting.deal().play(0, "1-2-3")
    meeting.play(1, "2-.-4")
    assert [event.name for event in meeting.events] == ["filled", "off"]
    shown = []
    while meeting.state.race == 1:
        if meeting.spread:
            meeting.draw(0)
        else:
            seat = meeting.awaited[0]
            meeting.play(seat, meeting.menu(seat)[0])
        shown += [event for event in meeting.events if event.name == "ticket"]
    assert shown == [
        EVENTS.happened("ticket", 0, 1, 2, 3),
        EVENTS.happened("ticket", 1, 2, 0, 4),
    ]


def test_T3_6_flat_only_holds_of_hidden_races_too() -> None:
    meeting = Meeting(hidden=2, flat_only=1)
    assert refused(meeting, 0, "hedges:3:hidden") == reasons.FLAT_ONLY
    assert refused(meeting, 0, "flat:2:hidden") == reasons.CARDS_OUT_OF_RANGE
    assert len(meeting.menu(0)) == 2 * 5
    meeting.play(0, "flat:3:hidden")
    assert meeting.state.sealed == 1


def test_T3_6_a_race_chosen_too_late_is_refused_as_any_other() -> None:
    meeting = Meeting(pack="tiny", hidden=2)
    meeting.play(0, "flat:1:hidden")
    meeting.deal()
    assert refused(meeting, 0, "flat:1:hidden") == reasons.TICKET_TO_FILL
    meeting.predict("1-.-.", "2-.-.")
    assert refused(meeting, 0, "flat:1:hidden") == reasons.CARD_TO_PLAY


# T4.7: the square that was left.

SIDE_BY_SIDE = """
    . . .
    1 2 3
    . 4 .
"""


def test_T4_7_the_square_the_mover_left_counts_as_free() -> None:
    race = standing(SIDE_BY_SIDE)
    assert race.room_for(PURPLE, "1+1") == {"a1", "a2", "a3", "b1", "c1", "c3"}
    assert race.refusal("1+1/-") == reasons.ALLOWED


def test_T4_7_or_it_does_not() -> None:
    race = standing(SIDE_BY_SIDE)
    race.having(vacated=1)
    assert race.room_for(PURPLE, "1+1") == {"a1", "a2", "a3", "c1", "c3"}
    assert race.refusal("1+1/-") == reasons.YIELD_SQUARE_TAKEN
    assert race.refusal("1+1/+") == reasons.YIELD_SQUARE_TAKEN


def test_T4_7_a_move_whose_only_room_was_the_square_left_is_then_forbidden() -> None:
    race = standing(
        """
        1 2
        3 4
        """,
        hand=[single(ORANGE, 1)],
    )
    assert "1+1/-" in race.menu()
    race.having(vacated=1)
    assert [way for way in race.menu() if way.startswith("1+1")] == []
    assert race.refusal("1+1/-") == reasons.NO_ROOM_TO_YIELD
    reasons_given = [choice.barred for choice in look(race.pack, seen(race, 0), 0).barred]
    assert "refused-no-room-to-yield" in [why.key for why in reasons_given if why]


@pytest.mark.parametrize("vacated", [0, 1])
def test_T4_7_a_look_offers_what_the_menu_lists(vacated: int) -> None:
    cards = [single(ORANGE, 1), single(RED, 2), pair(ORANGE, PURPLE), pair(GREEN, BLUE), JOKER]
    race = standing(
        """
        . 1 2 .
        3 4 . .
        . 5 6 .
        """,
        hand=cards,
    )
    race.having(vacated=vacated)
    offered = look(race.pack, seen(race, 0), 0).choices
    assert [GAME.write(GAME.moves.number(choice.move)) for choice in offered] == race.menu()
    assert {choice.card for choice in offered} == {card_of(GAME.read(way)) for way in race.menu()}


# All of them together.

EVERY_HOUSE_RULE = {"hidden": 2, "drawn_lanes": 1, "deal_on": 1, "vacated": 1}


@pytest.mark.parametrize("seats", [2, 3])
def test_a_meeting_under_every_house_rule_breaks_no_law_and_ends(seats: int) -> None:
    for seed in range(4):
        chance = Random(f"house rules {seats} {seed}")
        meeting = Meeting(seats, "tiny", **EVERY_HOUSE_RULE)
        while not meeting.over:
            if meeting.spread:
                meeting.draw(chance.randrange(meeting.spread))
            else:
                seat = chance.choice(meeting.awaited)
                meeting.play(seat, chance.choice(meeting.menu(seat)))
            assert broken(meeting.pack.printed, meeting.state) == 0
            assert meeting.look(-1).seats
