"""What a person sees: the board, the choices with their consequences, and why others are barred."""

import msgspec
import pytest

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.people.look.make import look, pay
from hippodrome.games.ticket.people.look.types import Card, Choice, Look, Pay, Runner, Square
from hippodrome.games.ticket.rules.views import see
from hippodrome.games.ticket.state import HARNESS, HEDGE_RACE, JOKER, State
from hippodrome.words import LANGUAGES, words
from tests.games.common.scenes import arrange
from tests.games.ticket.drawings import NO_WAY_ON, ON_BLUE
from tests.games.ticket.positions import (
    BLUE,
    ORANGE,
    PURPLE,
    RED,
    Meeting,
    Race,
    pair,
    single,
    standing,
)


def looked(race: Race, seat: int = 0) -> Look:
    view = State()
    see(race.pack, race.state, seat, view)
    return look(race.pack, view, seat)


def written_as(offered: Choice) -> str:
    return GAME.write(GAME.moves.number(offered.move))


def choice(seen: Look, written: str) -> Choice:
    return next(choice for choice in seen.choices if written_as(choice) == written)


def barred(seen: Look, written: str) -> Choice:
    return next(choice for choice in seen.barred if written_as(choice) == written)


def test_a_choice_shows_who_goes_where_and_who_makes_room() -> None:
    seen = looked(standing(ON_BLUE, hand=[single(RED, 2)]))
    assert choice(seen, "5+2/+<") == Choice(
        move=GAME.moves.chosen(GAME.read("5+2/+<")),
        card=single(RED, 2),
        horse=RED,
        start=Square(4, 5),
        end=Square(4, 7),
        displaced=BLUE,
        displaced_to=Square(3, 8),
    )
    assert [written_as(found) for found in seen.choices if found.displaced] == [
        f"5+2/{way}" for way in ("+>", ">", "->", "-", "-<", "+<")
    ]


def test_a_look_says_what_places_pay_and_cost_at_the_worst() -> None:
    assert pay(standing(ON_BLUE).pack) == Pay(exact=(7, 5, 4), placed=3, worst=2)


def test_the_worst_place_need_not_be_the_last() -> None:
    race = standing(ON_BLUE)
    arrange(race.pack, losing={4: -9})
    assert pay(race.pack).worst == 9


def test_T4_9_whoever_is_stuck_is_offered_every_card_to_throw_away() -> None:
    hand = [pair(ORANGE, PURPLE), single(RED, 2)]
    seen = looked(standing(NO_WAY_ON, hand=hand))
    assert [written_as(found) for found in seen.choices] == ["x5.2", "x1~2"]
    assert sorted(found.card for found in seen.choices) == sorted(hand)


def test_T3_3_a_tote_board_counts_the_winners_on_open_tickets() -> None:
    race = standing(ON_BLUE, others=[[JOKER], [JOKER]], tickets=["5-.-.", "4-5-.", "5-4-1"])
    view = State()
    see(race.pack, race.state, -1, view)
    assert {one.horse: one.backed for one in GAME.quotes(race.pack, view) if one.backed} == {
        RED: 666,
        BLUE: 333,
    }


def test_a_look_is_its_seats_own_or_everybodys() -> None:
    race = standing(ON_BLUE, hand=[single(RED, 2)])
    assert looked(race, 0).seat == 0
    assert looked(race, -1).seat == -1
    assert looked(race, 0).choices
    assert not looked(race, -1).choices


def test_a_choice_that_displaces_nobody_says_so() -> None:
    seen = looked(standing(ON_BLUE, hand=[single(RED, 2)]))
    for written, direction, end in (("5-2", "backward", "d3"), ("5<2", "left", "b5")):
        found = choice(seen, written)
        assert (found.move.direction, found.displaced, found.displaced_to) == (direction, 0, None)
        assert found.end is not None
        assert found.end.name == end
    rail = choice(seen, "5>2")
    assert rail.end == Square(5, 5)  # cut short: what is shown is where it really lands
    assert rail.move.direction == "right"


def test_a_pair_that_stays_moves_no_horse() -> None:
    seen = looked(standing("4 5 .", hand=[pair(BLUE, RED)]))
    assert choice(seen, "4=5") == Choice(GAME.moves.chosen(GAME.read("4=5")), card=pair(BLUE, RED))


def test_a_barred_choice_carries_its_reason_and_paragraph() -> None:
    seen = looked(standing(". . | 5 4", hand=[single(RED, 1), pair(BLUE, RED)]))
    back = barred(seen, "5-1")
    assert back.paragraph == "T7.2"
    assert back.horse == RED
    assert back.move.direction == "backward"
    assert back.card == single(RED, 1)
    assert back.barred is not None
    assert "red 5" in words("en").tell(back.barred)
    assert barred(seen, "4~5-").paragraph == "T7.2"
    assert barred(seen, "5~4+").paragraph == "T4.5"
    assert barred(seen, "4~5+").paragraph == "T4.10"
    everything = [written_as(found) for found in (*seen.choices, *seen.barred)]
    assert len(everything) == len(set(everything))


def test_a_stay_that_is_not_possible_is_barred_without_a_horse() -> None:
    seen = looked(standing("4 . 5", hand=[pair(BLUE, RED)]))
    stay = barred(seen, "4=5")
    assert (stay.paragraph, stay.horse, stay.beside) == ("T4.6", 0, 0)


def test_barred_choices_of_a_joker_cover_every_horse() -> None:
    seen = looked(standing(". . | 1 2 : 3\n. . | . . : .", hand=[JOKER, JOKER]))
    assert {written_as(found) for found in seen.barred} == {
        *(f"J1-{squares}" for squares in (1, 2, 3)),
        *(f"J3{sign}{squares}" for sign in "+-" for squares in (1, 2, 3)),
    }


@pytest.mark.parametrize("seat", [-1, 1])
def test_nothing_is_offered_or_barred_to_whoever_is_not_awaited(seat: int) -> None:
    seen = looked(standing(ON_BLUE, hand=[single(RED, 2)]), seat)
    assert seen.choices == ()
    assert seen.barred == ()


def test_what_may_be_chosen_before_the_race_has_no_horse_and_nothing_barred() -> None:
    meeting = Meeting()
    seen = meeting.look(0)
    assert [written_as(found) for found in seen.choices][:2] == ["flat:3", "flat:4"]
    assert all(found.horse == 0 and found.start is None for found in seen.choices)
    assert seen.barred == ()
    assert seen.runners == ()  # nobody stands on the track yet


def test_a_race_to_choose_says_what_is_run_and_where_its_river_lies() -> None:
    meeting = Meeting()
    hedges = meeting.pack.printed.hedge
    found = {
        found.move.course: (found.discipline, found.river) for found in meeting.look(0).choices
    }
    assert found == {
        "flat": ("flat", 0),
        "hedges": ("hedges", 0),
        "harness": ("harness", 0),
        "steeple1": ("steeple", hedges[0]),
        "steeple2": ("steeple", hedges[0] + 1),
        "steeple3": ("steeple", hedges[1]),
        "steeple4": ("steeple", hedges[1] + 1),
    }


def test_what_is_printed_is_shown_for_the_pack_in_play() -> None:
    seen = Meeting().look(0)
    assert (seen.farthest, seen.lowest_score, seen.highest_score) == (3, -8, 50)
    assert Meeting(pack="tiny").look(0).farthest == 2


def test_the_pile_shows_each_card_and_whom_it_moved() -> None:
    race = standing(
        ". 4 5 . .",
        hand=[pair(BLUE, RED), single(RED, 2)],
        others=[[pair(BLUE, RED), JOKER]],
    )
    race.play("4=5", "5~4-", "5+2")
    cards = [(one.move.kind, one.card.horses, one.horse, one.beside) for one in looked(race).pile]
    assert cards == [
        ("stay", (BLUE, RED), 0, 0),
        ("beside", (BLUE, RED), RED, BLUE),
        ("run", (RED,), RED, 0),
    ]


def test_the_board_as_a_spectator_sees_it() -> None:
    meeting = Meeting(3, first=2)
    meeting.play(1, "flat:3")
    meeting.deal([JOKER, single(RED, 2), pair(BLUE, RED)], [1, 2, 3], [4, 5, 6])
    seen = meeting.look(-1)
    assert (seen.seat, seen.phase, seen.race, seen.races, seen.leader) == (-1, "predict", 1, 3, 1)
    assert seen.awaited == (0, 1, 2)
    assert (seen.discipline, seen.cards_each) == ("flat", 3)
    assert seen.hand == ()
    assert [seat.cards for seat in seen.seats] == [3, 3, 3]
    assert seen.pile == ()
    assert seen.arrival == ()
    assert (seen.over, seen.winners) == (False, ())
    assert len(seen.runners) == 7
    assert all(runner.place == 0 and not runner.disqualified for runner in seen.runners)
    own = meeting.look(0).hand
    assert own == (
        Card(single(RED, 2), (RED,), 2, joker=False),
        Card(pair(BLUE, RED), (BLUE, RED), 0, joker=False),
        Card(JOKER, (), 0, joker=True),
    )


def test_a_track_shows_only_what_its_discipline_uses() -> None:
    drawing = """
        . u | . | . . : .
        1 . | . | . . : .
    """
    hedged = looked(standing(drawing, discipline=HEDGE_RACE)).track
    assert (hedged.hedges, hedged.hoofs, hedged.river) == ((2, 3), (), 0)
    assert (hedged.lanes, hedged.columns, hedged.start, hedged.line) == (2, 6, 1, 5)
    harness = looked(standing(drawing, discipline=HARNESS)).track
    assert (harness.hedges, harness.hoofs) == ((), (Square(1, 2),))
    steeple = looked(standing("1 . | ~ .")).track
    assert steeple.river == 3
    assert 2 in steeple.hedges


def test_the_arrival_lists_placed_horses_and_marks_the_disqualified() -> None:
    race = standing("""
        . . 1u
        . . 2
        . 3 .
    """).finish()
    seen = looked(race, -1)
    assert seen.arrival == (2, 3)
    assert seen.runners == (
        Runner(1, Square(1, 3), 0, disqualified=True),
        Runner(2, Square(2, 3), 1, disqualified=False),
        Runner(3, Square(3, 2), 2, disqualified=False),
    )


def test_winners_are_shown_once_the_meeting_is_over() -> None:
    race = standing(
        """
        . 1
        2 .
        """,
        tickets=["1-.-.", "1-.-.", "2-.-."],
        others=[[1], [2]],
    )
    race.having(races=1)
    assert looked(race).winners == ()
    race.finish()
    seen = looked(race, -1)
    assert (seen.over, seen.phase, seen.winners) == (True, "closed", (0, 1))
    assert [seat.gain for seat in seen.seats] == [7, 7, 3]


def test_squares_are_named_by_lane_and_column() -> None:
    assert Square(1, 1).name == "a1"
    assert Square(3, 7).name == "c7"
    assert Square(7, 20).name == "g20"


def test_everything_a_person_sees_can_be_sent_as_json() -> None:
    seen = looked(standing(". . | 5 4", hand=[single(RED, 1), pair(BLUE, RED)]))
    sent = msgspec.json.decode(msgspec.json.encode(seen))
    assert sent["discipline"] == "hedges"
    assert len(sent["choices"]) == len(seen.choices)
    assert sent["barred"][0]["paragraph"] == seen.barred[0].paragraph


def test_every_reason_on_the_board_is_told_in_every_language() -> None:
    meeting = Meeting()
    meeting.play(0, "steeple1:3")
    meeting.deal([JOKER, single(RED, 2), pair(BLUE, RED)], [1, 2, 3])
    meeting.predict("5-.-.", "1-.-.")
    seen = meeting.look(0)
    assert seen.barred
    for found in seen.barred:
        assert found.barred is not None
        assert found.paragraph in GAME.paragraphs()
        for language in LANGUAGES:
            assert words(language).tell(found.barred)
