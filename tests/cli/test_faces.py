"""Every room has a face, and what it draws fits the screen and says where everybody is."""

import io
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from rich.console import Console

from hippodrome.bots import BOTS
from hippodrome.cli.faces import face_of
from hippodrome.cli.prompt import Prompt
from hippodrome.cli.simulate import figure
from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.games.auteuil.terminal.course import Loop, infield
from hippodrome.games.auteuil.terminal.sheets import window
from hippodrome.study.simulate import Estimate
from hippodrome.terminal.screen import PLAIN, Terminal
from hippodrome.words import LANGUAGES, words

SMALLEST = (80, 24)
SELDOM = 9
"""One in so many of a kind is enough to look at: there are hundreds."""


def screen(language: str, width: int, height: int) -> Terminal:
    terminal = Terminal(words(language))
    terminal.console = Console(file=io.StringIO(), width=width, height=height, highlight=False)
    return terminal


def decisions(seats: int, options: dict[str, int]) -> Iterator[tuple[Match, int]]:
    """An evening among tipsters, stopped at every decision."""
    game = GAMES["auteuil"]
    match, stream = game.match(seats, options), new_stream(seats)
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
            continue
        seat = match.awaited[0]
        yield match, seat
        bot = BOTS["tipster"]
        match.submit(seat, bot.decide(game, match.pack, match.view(seat), seat, stream))


def test_every_game_has_a_face() -> None:
    assert all(face_of(game) is face_of(game) for game in GAMES.values())


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {"races": 1}), (10, {"races": 2, "punters": 4, "sweets": 1})],
)
def test_whatever_auteuil_asks_fits_the_screen(seats: int, options: dict[str, int]) -> None:
    asked: Counter[str] = Counter()
    for match, seat in decisions(seats, options):
        phase = match.look(SPECTATOR).phase
        asked[phase] += 1
        if phase == "slips" and asked["interval"]:
            break  # the second race has nothing new
        if asked[phase] % SELDOM == 1:
            for size in (SMALLEST, (120, 40)):
                for language in LANGUAGES:
                    look_at_question(screen(language, *size), match, seat)
    assert {"slips", "dice", "bonus"} <= asked.keys()
    assert bool(asked["interval"]) == (options["races"] > 1)


def look_at_question(terminal: Terminal, match: Match, seat: int) -> None:
    """Hold everything a seat is shown and asked against the size of the screen."""
    names = [terminal.words.say("name-of-bot", bot="tipster", seat=10)] * match.seats
    prompt = Prompt(terminal, match, seat, names, lambda _look, _lines: None, lambda: None)
    face, look = prompt.face, prompt.look
    depth, choices = prompt.path[-1]
    desk = face.desk(terminal, look, choices)
    parts = [face.board(terminal, look, names), prompt.listed(depth, choices)]
    parts += [] if desk is None else [desk]
    width, height = terminal.console.size
    assert len(face.banner(terminal.words, look, names[seat])) <= width
    assert len(prompt.question(depth)) < width
    lines = sum(terminal.lines(part) for part in parts) + len(("banner", "question"))
    assert lines <= height, f"{lines} lines in {look.phase}"
    for part in parts:
        rows = terminal.console.render_lines(part, pad=False)
        text = "\n".join("".join(segment.text for segment in row) for row in rows)
        assert "…" not in text, text  # nothing had to be cut off


def at_the_off() -> tuple[Match, Any]:
    for match, seat in decisions(2, {"races": 1}):
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
    narrow = drawn(with_horses_on(look, [2] * 8), 60, 24)
    assert sum("12" in line for line in narrow) == 1
    assert any("3+" in line for line in narrow)


def test_fallen_horses_laps_and_obstacles_are_marked() -> None:
    _, look = at_the_off()
    fence = look.course.obstacles[0].square
    down = with_horses_on(look, [fence, 2])
    runners = (
        msgspec.structs.replace(down.runners[0], fallen_by=1),
        msgspec.structs.replace(down.runners[1], squares=2 + look.course.lap, lap=2),
    )
    lines = "\n".join(drawn(msgspec.structs.replace(down, runners=runners)))
    assert "1×" in lines
    assert "2²" in lines
    assert "▒▒▒" in lines
    assert "A double barrière" in lines
    top, bottom = lines.split("\n")[0], lines.split("\n")[-1]
    assert "A" in top
    assert "J" in bottom


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
        told = face_of(GAMES[name]).figure(1234)
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
