"""Place bets of Ascot (A7.4) at the terminal: asked, priced and staked on a crowded pad."""

import pytest

from hippodrome.engine.match import Match
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.moves import bet_move, odds_move, place_move
from hippodrome.games.ascot.phases import NEXT_PLACE
from hippodrome.games.ascot.rules.holding import pass_on
from hippodrome.games.ascot.state import NOBODY
from hippodrome.terminal.faces import face_of
from hippodrome.words import LANGUAGES
from tests.cli.ascot_moments import match_at
from tests.games.ascot.positions import Table, race
from tests.games.common.terminal import (
    SMALLEST,
    asked,
    check_fits,
    names_of,
    printed,
    screen,
    text_of,
)

SIZES = (SMALLEST, (140, 45))


def crowded() -> Table:
    """Twelve horses of six players run, seat 0 is the Bookmaker, and seat 1 is asked."""
    runners = {horse: ((horse - 1) % 6, (horse - 1) % 6 + 1, 0) for horse in range(1, 13)}
    table = race(runners, seats=6)
    table.having(places=1, bookmaker=0, turn=NOBODY)
    pass_on(table.state, NEXT_PLACE)
    return table.go_on()


def moments() -> list[tuple[Match, int]]:
    """A place is asked for, priced and staked on, once some bets are agreed."""
    table = crowded()
    for horse in (10, 11, 12):
        for seat in (1, 2, 3, 4, 5):
            if horse == 12 and seat == 5:
                break
            table.play(seat, place_move(horse)).play(0, odds_move(5)).play(seat, bet_move(12_400))
    found = [(match_at(table), 5)]
    table.play(5, place_move(12))
    found.append((match_at(table), 0))
    table.play(0, odds_move(7))
    return [*found, (match_at(table), 5)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_A7_4_whatever_is_asked_about_places_fits_the_screen(language: str) -> None:
    for size in SIZES:
        for match, seat in moments():
            check_fits(asked(screen(language, *size), match.fork(), seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_A7_4_every_answer_about_places_is_taken(language: str) -> None:
    terminal = screen(language)
    for match, seat in moments():
        prompt = asked(terminal, match.fork(), seat)
        depth, choices = prompt.path[-1]
        for pick in prompt.picks(prompt.levels[depth], choices):
            again = asked(terminal, match.fork(), seat)
            again.answer(pick.typed)
            assert again.done, pick.typed
    assert not printed(terminal)


@pytest.mark.parametrize("typed", ["2.5", "2,5", "odds:2.5", "cote:2,5"])
def test_A7_4_a_price_is_typed_as_people_say_it(typed: str) -> None:
    match, seat = moments()[1]
    prompt = asked(screen("fr"), match, seat)
    prompt.answer(typed)
    assert prompt.done
    assert match.state.odds == 5


def test_A7_4_the_pad_tells_what_was_agreed_and_put_aside() -> None:
    match, _ = moments()[0]
    look, terminal, small = match.look(-1), screen("en", 140, 45), screen("en", *SMALLEST)
    text = text_of(terminal, face_of(GAME).board(terminal, look, names_of(terminal, match)))
    assert text.count("placed:") == 14
    sheet = face_of(GAME).sheet(small, look, "places")
    assert sheet is not None
    assert "10 placed: 1" not in text_of(small, sheet)
    assert "10 placed: 2 12,400\N{NO-BREAK SPACE}F" in text_of(small, sheet)
    assert "places 434,000\N{NO-BREAK SPACE}F" in text  # fourteen bets of 31,000 F
