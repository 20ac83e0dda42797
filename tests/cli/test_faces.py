"""Every room has a face, and what it draws fits the screen and says where everybody is."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from hippodrome.cli.simulate import figure
from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.match import Match
from hippodrome.games import GAMES
from hippodrome.games.auteuil.terminal.course import Loop, infield
from hippodrome.games.auteuil.terminal.sheets import window
from hippodrome.study.estimates import Estimate
from hippodrome.terminal.faces import face_of
from hippodrome.terminal.screen import PLAIN
from hippodrome.words import LANGUAGES, words
from tests.games.common.terminal import SMALLEST, asked, check_fits, decisions, screen

SELDOM = 9
"""One in so many of a kind is enough to look at: there are hundreds."""


def test_every_game_has_a_face() -> None:
    assert all(face_of(game) is face_of(game) for game in GAMES.values())


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {"races": 1}), (12, {"races": 2, "punters": 4, "sweets": 1})],
)
def test_whatever_auteuil_asks_fits_the_screen(seats: int, options: dict[str, int]) -> None:
    met: Counter[str] = Counter()
    for match, seat in decisions("auteuil", seats, seats, options=options):
        phase = match.look(SPECTATOR).phase
        met[phase] += 1
        if phase == "slips" and met["interval"]:
            break  # the second race has nothing new
        if met[phase] % SELDOM == 1:
            for size in (SMALLEST, (120, 40)):
                for language in LANGUAGES:
                    terminal = screen(language, *size)
                    longest = [terminal.words.say("name-of-bot", bot="tipster", seat=10)] * seats
                    check_fits(asked(terminal, match, seat, longest))
    assert {"slips", "dice", "bonus"} <= met.keys()
    assert bool(met["interval"]) == (options["races"] > 1)


def at_the_off() -> tuple[Match, Any]:
    for match, seat in decisions("auteuil", 2, 2, options={"races": 1}):
        look = match.look(seat)
        if look.phase == "dice":
            return match, look
    raise AssertionError("no race was run")


def with_horses_on(look: Any, squares: list[int]) -> Any:
    """The look with its first horses on these squares of the first lap."""
    runners = tuple(
        msgspec.structs.replace(runner, squares=square, square=square)
        for runner, square in zip(look.runners, squares, strict=False)
    )
    return msgspec.structs.replace(look, runners=runners)


def drawn(look: Any, width: int = 80, height: int = 24) -> list[str]:
    terminal = screen("en", width, height)
    loop = Loop(terminal, look, width)
    return loop.drawn(infield(terminal, look, loop.width)).plain.split("\n")


@pytest.mark.parametrize(("width", "height"), [SMALLEST, (70, 24), (50, 24), (200, 60)])
def test_every_square_of_the_loop_has_its_place_in_the_order_of_the_race(
    width: int, height: int
) -> None:
    _, look = at_the_off()
    places = []
    for square in range(look.course.lap):
        lines = drawn(with_horses_on(look, [square]), width, height)
        assert len({len(line) for line in lines}) == 1
        assert len(lines[0]) <= width
        lanes = [
            (row, line.index("1"))
            for row, line in enumerate(lines)
            if line[0] == "│" and "1" in line and line[2] not in "┌└│ABCDEFGHIJ"
        ]
        places.append(lanes[0])
    assert len(set(places)) == look.course.lap
    far = [place for place in places[1:] if place[0] == min(places)[0]]
    home = [place for place in places[1:] if place[0] == max(places)[0]]
    assert far + home == places[1:]
    assert far == sorted(far, reverse=True)
    assert home == sorted(home)
    assert places[0] > home[-1]  # the post ends the home straight


def test_horses_that_share_a_square_are_all_seen_where_there_is_room() -> None:
    _, look = at_the_off()
    crowd = "\n".join(drawn(with_horses_on(look, [2] * 8), 200, 60))
    for number in range(1, 9):
        assert str(number) in crowd.replace("10", "").replace("20", "").replace("30", "")
    narrow = drawn(with_horses_on(look, [2] * 8), 70, 24)
    assert sum("12" in line for line in narrow) == 1
    assert any("3+" in line for line in narrow)


def test_fallen_horses_laps_and_obstacles_are_marked() -> None:
    _, look = at_the_off()
    fence = look.course.obstacles[0].square
    down = with_horses_on(look, [fence, 2, look.course.obstacles[1].square])
    runners = (
        msgspec.structs.replace(down.runners[0], fallen_by=1),
        msgspec.structs.replace(down.runners[1], squares=2 + look.course.lap, lap=2),
        msgspec.structs.replace(down.runners[2], out=True),
    )
    lines = "\n".join(drawn(msgspec.structs.replace(down, runners=runners)))
    assert "1×" in lines
    assert "2²" in lines
    assert "3†" in lines
    assert "▒▒" in lines
    assert "A Rivière des Tribunes" in lines
    top, bottom = lines.split("\n")[0], lines.split("\n")[-1]
    assert "A" in top
    assert "F" in bottom


def test_what_an_obstacle_orders_stands_beside_its_name() -> None:
    _, look = at_the_off()
    first, second, *others = look.course.obstacles
    printed = (
        msgspec.structs.replace(first, back=3, longer=True),
        msgspec.structs.replace(second, out=True),
        *others,
    )
    course = msgspec.structs.replace(look.course, obstacles=printed)
    lines = "\n".join(drawn(msgspec.structs.replace(look, course=course), 200, 60))
    assert "A Rivière des Tribunes (back 3, a round longer)" in lines
    assert "B double barrière (out)" in lines


def test_dice_lose_their_edges_when_a_horse_has_taken_them() -> None:
    match, look = at_the_off()
    assert drawn(look)[3].count("┌───┐") == 3
    match.submit(look.seat, [match.game.moves.number(look.choices[0].move)])
    assert drawn(match.look(look.seat))[3].count("┌───┐") == 2


@pytest.mark.parametrize(
    ("count", "centre", "rows", "shown"),
    [
        (20, 0, 3, [0, 1, 2]),
        (20, 10, 3, [9, 10, 11]),
        (20, 19, 3, [17, 18, 19]),
        (4, 1, 9, [0, 1, 2, 3]),
        (4, 1, None, [0, 1, 2, 3]),
    ],
)
def test_the_pay_table_shows_the_line_that_pays_and_its_neighbours(
    count: int, centre: int, rows: int | None, shown: list[int]
) -> None:
    assert list(window(count, centre, rows)) == shown


def test_scores_are_told_in_the_unit_of_the_game() -> None:
    for name, english, french in (
        ("ticket", "1,234 points", "1\N{NARROW NO-BREAK SPACE}234 points"),
        ("auteuil", "1,234 F", "1\N{NARROW NO-BREAK SPACE}234\N{NO-BREAK SPACE}F"),
    ):
        told = GAMES[name].standing_of(1234)
        assert words("en").tell(told) == english
        assert words("fr").tell(told) == french


def test_averages_of_money_need_no_decimals() -> None:
    estimate = Estimate(12345.678, 12.348)
    assert figure(estimate, face_of(GAMES["ticket"]).decimals, words("en")) == "12,345.68 ± 12.35"
    assert figure(estimate, face_of(GAMES["auteuil"]).decimals, words("en")) == "12,346 ± 12"


def test_an_old_screen_gets_the_nearest_letters_one_for_one() -> None:
    text = "Tiercé — l’obstacle : 12\N{NARROW NO-BREAK SPACE}033\N{NO-BREAK SPACE}F… « ² ▒"
    plain = text.encode("ascii", errors=PLAIN).decode()
    assert plain == "Tierce - l'obstacle : 12 033 F: \" 2 ?"
    assert len(plain) == len(text)
