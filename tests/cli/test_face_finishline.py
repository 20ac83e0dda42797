"""Finish Line on a screen: everything fits, the front is on the right, nothing needs colour."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from hippodrome.engine.game import SPECTATOR, Pack
from hippodrome.engine.lettering import print_name
from hippodrome.engine.match import Match
from hippodrome.games import GAMES
from hippodrome.games.finishline.people.choices import ladder
from hippodrome.games.finishline.terminal import labels
from hippodrome.games.finishline.terminal.dice import gone
from hippodrome.games.finishline.terminal.people import people
from hippodrome.games.finishline.terminal.row import row
from hippodrome.terminal.faces import face_of
from hippodrome.terminal.screen import Terminal
from hippodrome.words import LANGUAGES, words
from tests.cli.moments import WANTED, moment
from tests.games.common.terminal import (
    SMALLEST,
    asked,
    check_fits,
    decisions,
    printed,
    screen,
    text_of,
)

SIZES = (SMALLEST, (120, 40))
NARROW = "\N{NARROW NO-BREAK SPACE}"


def check_every_question(terminal: Terminal, match: Match, seat: int) -> None:
    """Go down the first and the last ways of a decision, to the end of their questions."""
    prompt = asked(terminal, match, seat)
    check_fits(prompt)
    for way in (0, 1, -2, -1):
        deeper = asked(terminal, match.fork(), seat)
        while True:
            depth, choices = deeper.path[-1]
            picks = deeper.picks(deeper.levels[depth], choices)
            deeper.pick(picks[way % len(picks)].typed)
            if deeper.done or deeper.moves:
                break
            check_fits(deeper)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tag", sorted(WANTED))
def test_whatever_is_asked_fits_the_screen(tag: str, language: str) -> None:
    for size in SIZES:
        check_every_question(screen(language, *size), *moment(tag))


def test_the_own_slip_stands_apart_from_the_rows_of_the_others() -> None:
    match, seat = moment("bets")
    terminal = screen("en")
    look = match.look(seat)
    lines = text_of(terminal, people(terminal, look, ["Ann"] * len(look.seats))).splitlines()
    (apart,) = {line.index("│") for line in lines}
    assert sum("Ann" in line[:apart] for line in lines) == len(look.seats)
    assert words("en").say("finishline-slip-own") in lines[0][apart:]
    assert not any("Ann" in line[apart:] for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_four_rich_players_fits_the_screen(language: str) -> None:
    terminal = screen(language)
    for number, (match, seat) in enumerate(decisions("finishline", 4, 31)):
        if number % 3 == 0:
            check_fits(asked(terminal, match, seat))
    look = match.look(SPECTATOR)
    assert terminal.lines(face_of(match.game).board(terminal, look, ["Ann"] * 4)) <= SMALLEST[1]


def drawn(look: Any, language: str = "en", width: int = 80) -> list[str]:
    return row(screen(language, width), look).plain.split("\n")


@pytest.mark.parametrize(("language", "back", "front"), [("en", "back", "front ▶"),
                                                       ("fr", "queue", "tête ▶")])  # fmt: skip
def test_the_front_is_on_the_right_and_said_to_be(language: str, back: str, front: str) -> None:
    match, seat = moment("handful")
    look = match.look(seat)
    lines = drawn(look, language)
    numbers = [look.tiles[horse].number for horse in look.row]
    assert [int(one) for one in re.findall(r"│ (\d+) ", lines[1])] == numbers
    odds = [int(one) for one in re.findall(r"(\d+)×", lines[1])]
    assert odds == sorted(odds, reverse=True)
    assert lines[-1].index(back) < 11
    assert lines[-1].index(front) > 66
    assert lines[0].endswith("1er ───┐" if language == "fr" else "1st ───┐")


def test_level_horses_share_a_place_one_above_the_other() -> None:
    match, seat = moment("level")
    look = match.look(seat)
    lines = drawn(look)
    assert "1st, dead heat" in lines[0]
    upper, lower = (look.tiles[look.row[index]] for index in (-2, -1))
    column = lines[0].rindex("┬") + 1
    assert re.match(rf" {upper.number} ", lines[1][column:])
    assert re.match(rf" {lower.number} ", lines[3][column:])
    assert len({len(line) for line in lines}) == 1
    apart = drawn(replace(look, level=False))
    assert len(apart[0]) == len(lines[0])


def test_whoever_is_out_leaves_a_gap_at_the_back() -> None:
    match, seat = moment("out")
    look = match.look(seat)
    gone = [tile for tile in look.tiles if tile.out]
    lines = drawn(look)
    indent = len(lines[0]) - len(lines[0].lstrip())
    assert indent == 11 * len(gone)
    assert len(lines[0]) == len(drawn(moment("handful")[0].look(0))[0])
    terminal = screen("en")
    terminal.print(face_of(match.game).board(terminal, look, ["Ann", "Bob", "Cid", "Dan"]))
    assert "out: " + " ".join(str(tile.number) for tile in gone) in printed(terminal)


def test_dice_on_tiles_and_dice_on_the_table_are_told_apart_without_colour() -> None:
    match, seat = moment("same")
    look = match.look(seat)
    loaded = replace(
        look.tiles[0], shoe=True, black_shoe=False, whip=True, outsider=2000, position=6
    )
    black = replace(look.tiles[1], shoe=False, black_shoe=True, whip=False, outsider=0)
    tiles = (loaded, black, *look.tiles[2:])
    lines = "\n".join(drawn(replace(look, tiles=tiles, row=(0, 1), level=False)))
    assert "∪ ! €2000" in lines
    assert "∩" in lines
    terminal = screen("en")
    terminal.print(face_of(match.game).board(terminal, look, ["Ann", "Bob", "Cid", "Dan"]))
    said = printed(terminal)
    for letter, colour in zip("WRYGB", ("white", "red", "yellow", "green", "black"), strict=True):
        assert re.search(rf"\[{letter}\] \d+ {colour}", said)
    assert "[W∪] horseshoe" in said


def test_tall_screens_show_dice_with_edges() -> None:
    match, seat = moment("same")
    terminal = screen("en", 120, 40)
    terminal.print(face_of(match.game).board(terminal, match.look(seat), ["Ann"] * 4))
    said = printed(terminal)
    assert said.count("┌───┐") == 3
    assert said.count("│ ∪ │") >= 2


def test_the_photo_finish_shows_its_dice_and_counts_them() -> None:
    match, seat = moment("photo")
    look = match.look(seat)
    terminal = screen("en")
    terminal.print(face_of(match.game).board(terminal, look, ["Ann"] * 4))
    said = printed(terminal)
    for horse, dice in zip(look.photo_horses, look.photo, strict=True):
        signs = "".join("∪" if shoe else "·" for shoe in dice)
        name = words("en").say("finishline-tile-name", number=look.tiles[horse].number)
        assert f"{name} {signs} {sum(dice)}" in said


def test_every_line_of_every_sheet_is_reckoned_up() -> None:
    match, _ = next(
        (match.fork(), seat)
        for match, seat in decisions("finishline", 3, 1)
        if match.look(seat).phase == "interval"
    )
    look = match.look(SPECTATOR)
    terminal = screen("en")
    terminal.print(face_of(match.game).board(terminal, look, ["Ann", "Bob", "Cid"]))
    said = printed(terminal)
    assert len(look.seats[0].reckoning) >= 3
    for seat in look.seats:
        for line in seat.reckoning:
            numbers = re.escape("+".join(str(look.tiles[horse].number) for horse in line.horses))
            paid = re.escape(f"€{line.amount:,}") if line.amount else "lost"
            kind, _, because = line.what.partition("-")
            stake = because or f"{line.stake:,} × {line.odds}"
            assert re.search(rf"{kind} {numbers} +{stake} +{paid}", said)
        assert f"€{seat.capital:,}" in said


def test_stakes_are_offered_in_a_few_steps_and_all_the_money() -> None:
    assert ladder(100, 1000, 100) == (100, 200, 500, 1000)
    assert ladder(100, 1300, 100) == (100, 200, 500, 1000, 1300)
    assert ladder(100, 100, 100) == (100,)


def test_scores_are_told_in_euros() -> None:
    game, face = GAMES["finishline"], face_of(GAMES["finishline"])
    assert words("en").tell(game.standing_of(1234)) == "€1,234"
    assert words("en").tell(game.standing_of(-500)) == "−€500"
    assert words("fr").tell(game.standing_of(1234)) == f"1{NARROW}234{NARROW}€"
    assert face.figures_heading(words("en")) == "Capital"


def with_names(match: Match, *names: str) -> Match:
    """Let the tiles have names of their own, in turn."""
    named = match.pack.printed.copy()
    for tile in range(1, named.tiles + 1):
        print_name("own.toml", "names", names[tile % len(names)], named.name[tile])
    match.pack = Pack("own", named, match.pack.provenance, "own.toml")
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tag", sorted(WANTED))
def test_the_longest_names_a_pack_may_give_fit_the_screen(tag: str, language: str) -> None:
    match, seat = moment(tag)
    named = with_names(match, "Abcdefghijklmnopqrst", "Mm Mm Mm Mm Mm Mm Mm")
    for size in SIZES:
        check_every_question(screen(language, *size), named, seat)


def test_horses_go_by_the_names_of_the_pack() -> None:
    match, seat = moment("handful")
    look = with_names(match, "Rossinante").look(seat)
    assert "\n".join(drawn(look)).count("Rossinante") == 7


@pytest.mark.parametrize(("language", "told"), [("en", "who starts?"), ("fr", "qui commence")])
def test_the_lot_between_two_races_is_a_moment_of_its_own(language: str, told: str) -> None:
    for match, seat in decisions("finishline", 3, 5, options={"lots": 1}):
        if match.look(seat).phase == "interval" and len(match.awaited) == 1:
            match.play(seat, "go")
            break
    assert match.look(SPECTATOR).phase == "lot"
    terminal = screen(language)
    terminal.print(face_of(match.game).board(terminal, match.look(SPECTATOR), ["Ann"] * 3))
    assert told in printed(terminal)


@pytest.mark.parametrize(
    ("language", "red", "black"),
    [
        ("en", "red: double shoe ×2, whip ×2, change of pace", "extra action ×2, side bet ×2"),
        ("fr", f"rouge{NARROW}: double fer ×2, fouet ×2", "action en plus ×2, pari latéral ×2"),
    ],
)
def test_a_colour_is_described_by_what_is_on_its_dice(language: str, red: str, black: str) -> None:
    match, seat = moment("take")
    look, spoken = match.look(seat), words(language)
    by_colour = {one.colours[0]: one for one in (*look.choices, *look.barred) if one.colours}
    assert red in labels.colour(spoken, look, (by_colour["red"],)).plain
    assert black in labels.colour(spoken, look, (by_colour["black"],)).plain
    fewer = replace(look, faces={**look.faces, "red": ("whip",) * 6})
    assert "whip ×6" in labels.colour(words("en"), fewer, (by_colour["red"],)).plain


@pytest.mark.parametrize(("any_die", "heading"), [(False, "Used"), (True, "Gone")])
def test_what_a_trick_may_fetch_is_headed_by_what_the_table_plays(
    any_die: bool, heading: str
) -> None:
    match, seat = moment("use")
    look = replace(match.look(seat), any_die=any_die)
    assert gone(screen("en"), look).plain.startswith(heading)
