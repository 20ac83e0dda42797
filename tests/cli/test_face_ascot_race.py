"""The race of Ascot at the terminal: six lanes, the field, and what each lane leads to."""

from typing import Any

import pytest
from msgspec.structs import replace

from hippodrome.games.ascot.state import BLACK
from hippodrome.games.ascot.terminal.course import Course, field
from hippodrome.games.ascot.terminal.people import people
from hippodrome.words import LANGUAGES, words
from tests.cli.ascot_moments import found, match_at, moment
from tests.games.ascot.positions import die, race
from tests.games.common.terminal import asked, labels_of, printed, screen, text_of


def in_race(lanes_and_lengths: dict[int, tuple[int, int]]) -> Any:
    """A race with these horses where they are said to be, and the others not entered."""
    match, seat = moment("move")
    look = match.look(seat)
    horses = tuple(
        replace(
            horse,
            status="running" if horse.horse in lanes_and_lengths else "",
            lane=lanes_and_lengths.get(horse.horse, (0, 0))[0],
            length=lanes_and_lengths.get(horse.horse, (0, 0))[1],
            owner=horse.horse % 2,
        )
        for horse in look.horses
    )
    return replace(look, seat=-1, horses=horses, choices=(), mover=0)


@pytest.mark.parametrize("width", [80, 140])
def test_horses_run_to_the_right_with_the_inside_lane_above(width: int) -> None:
    look = in_race({1: (1, 60), 5: (6, 1), 3: (3, 10)})
    rule, *rows = Course(screen("en", width), look).drawn().plain.split("\n")
    assert [row[0] for row in rows[:6]] == list("123456")
    post = rows[0].index("║", 4)
    cell = 2 if width == 140 else 1
    assert rows[0][post - cell] == "1"
    assert rows[5][3] == "5"
    assert rows[2][3 + 9 * cell] == "3"
    assert rule[3 + 9 * cell - 1 : 3 + 9 * cell + 1] == "10"


def test_horses_of_two_figures_take_one_square_and_are_told_apart() -> None:
    look = in_race({10: (2, 20), 11: (2, 21), 12: (2, 22), 1: (2, 23)})
    row = Course(screen("en"), look).drawn().plain.split("\n")[2]
    assert row[3 + 19 : 3 + 23] == "⑩⑪⑫1"


def test_what_can_be_reached_carries_a_ring() -> None:
    match, seat = moment("move")
    look = match.look(seat)
    rows = Course(screen("en"), look).drawn().plain.split("\n")[1:7]
    reached = {choice.lane for choice in look.choices if choice.lane}
    assert {lane for lane, row in enumerate(rows, start=1) if "◎" in row} == reached


def test_colours_have_the_letters_of_the_language() -> None:
    look = in_race({1: (1, 3)})
    signs = {
        language: set(Course(screen(language), look).drawn().plain) & set("kyjn")
        for language in LANGUAGES
    }
    board = set("".join(Course(screen("fr"), look).drawn().plain.split("\n")[1:7]))
    assert {"n", "j", "c"} <= board
    assert not board & {"k", "y", "w"}
    assert {"k", "y"} <= signs["en"]


def test_the_field_is_listed_from_the_first_to_the_last() -> None:
    look = in_race({4: (1, 12), 7: (2, 30), 12: (3, 0)})
    look = replace(
        look,
        horses=tuple(
            replace(horse, status="fallen") if horse.horse == 4 else horse for horse in look.horses
        ),
    )
    assert field(screen("en"), look).plain == "To go: 7y:31 4bx:49 12b:61"
    own = replace(look, seat=0)
    assert field(screen("en"), own).plain == "To go: 7y:31 [4b]x:49 [12b]:61"


def test_horses_that_are_level_share_their_lengths_to_go() -> None:
    look = in_race({4: (1, 12), 7: (2, 30), 12: (3, 12), 1: (4, 0), 2: (5, 0)})
    assert field(screen("en"), look).plain == "To go: 7y:31 4b 12b:49 1k 2r:61"


def test_everybody_sees_which_horses_are_whose() -> None:
    look = in_race({4: (1, 12), 7: (2, 30), 12: (3, 0)})
    first = replace(look.seats[0], favourite=12, advantages={"blue": 2}, disadvantages=0, kept=())
    look = replace(look, seats=(first, replace(look.seats[1], favourite=0)))
    table = text_of(screen("en"), people(screen("en"), look, ["Ann", "Ben"])).split("\n")
    assert table[1].split()[-3:] == ["4", "*12", "+2b"]
    assert "7" in table[2].split()


def test_a_field_too_long_for_the_line_is_broken_between_its_parts() -> None:
    look = in_race({horse: (horse, 10 + horse) for horse in range(1, 7)})
    gone = {7: "eliminated", 8: "disqualified"}
    horses = tuple(
        replace(horse, status=gone.get(horse.horse, horse.status)) for horse in look.horses
    )
    look = replace(look, horses=horses, arrival=(9, 12))
    assert field(screen("en", 80), look).plain == (
        "Home: 1.9 2.12  To go: 6r:45 5k:46 4b:47 3y:48 2r:49 1k:50  Out: 7 8"
    )
    assert field(screen("en", 60), look).plain == (
        "To go: 6r:45 5k:46 4b:47 3y:48 2r:49 1k:50\nHome: 1.9 2.12  Out: 7 8"
    )


def test_A10_2_a_horse_that_goes_on_is_not_promised_its_colour_again() -> None:
    colours = {(lane, length): BLACK for lane in range(1, 7) for length in (5, 9)}
    table = die(race({1: (0, 3, 4), 2: (1, 6, 20)}, squares=colours), 1)
    going = asked(screen("en"), match_at(table), 0)
    assert labels_of(going) == ["its own colour, +4!"] * 3
    assert going.face.banner(words("en"), going.look, "Ann") == (
        "Ann: King of Clubs (1) goes to 5. On which lane?"
    )
    going.answer("3")
    further = asked(screen("en"), going.match, 0)
    assert labels_of(further) == [*["a black square"] * 6, "stay here"]
    assert "Go on to 9?" in further.face.banner(words("en"), further.look, "Ann")


def test_A10_9_a_throw_that_is_not_exact_is_told_from_a_barred_way() -> None:
    table = race({4: (0, 4, 57), 8: (0, 2, 20), 1: (1, 1, 30)})
    table.having(favourite={0: 8})
    prompt = asked(screen("en"), match_at(die(table, 5)), 0)
    favourite, other = labels_of(prompt)
    assert other == "Elton (4) b stays: only a 4 passes the post"
    assert favourite == "Dorigen (8) b* to 25, lanes 1 2 3 4 5 6"


def test_barred_lanes_are_listed_with_their_reason() -> None:
    for match, seat in found()["move"]:
        terminal = screen("en")
        prompt = asked(terminal, match.fork(), seat)
        depth, choices = prompt.path[-1]
        text = " ".join(text_of(terminal, prompt.listed(depth, choices)).split())
        assert "not possible" not in text
        for barred in prompt.look.barred:
            assert f"({barred.paragraph})" in text


def test_a_barred_lane_that_is_typed_is_explained_in_full() -> None:
    match, seat = next(
        (match.fork(), seat) for match, seat in found()["move"] if match.look(seat).barred
    )
    terminal = screen("en")
    prompt = asked(terminal, match, seat)
    lane = prompt.look.barred[0].lane
    prompt.answer(str(lane))
    assert not prompt.done
    assert terminal.words.tell(prompt.look.barred[0].barred)[:30] in printed(terminal)
