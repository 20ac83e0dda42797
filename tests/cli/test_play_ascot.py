"""Ascot at the terminal: whole games, typed or picked; reports in need; old screens.

Where a rule speaks of a moment that games seldom reach, the table is laid out for it, and somebody
is asked there.
"""

import os
import pty
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from hippodrome.bots import BOTS
from hippodrome.cli.saving import load
from hippodrome.engine.stream import new_stream
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.moves import lane_move
from hippodrome.games.ascot.state import (
    BRIDLE,
    BROKEN_BRIDLE,
    BURST_VESSEL,
)
from hippodrome.words import LANGUAGES
from tests.cli.ascot_moments import asked, decisions, match_at, printed, screen
from tests.cli.conftest import Outcome, Run
from tests.games.ascot import scenes
from tests.games.ascot.positions import Table, die, race

ENOUGH = 6000
"""More lines than any game here asks for: wrong ones are refused and cost nothing."""
PATIENCE = 200
"""More answers than any one decision takes."""
START = ("play", "ascot", "--seed", "05", "--save", "mine")


def fingers() -> list[str]:
    """Somebody who hits a few keys at random until the game is over."""
    numbers = [str(number) for number in range(24)]
    keys = ("0", "0", "0", "1", "p", "d", "d+", "b", "", "500", *numbers)
    return Random(1).choices(keys, k=ENOUGH)


def flowing(outcome: Outcome) -> str:
    """What was said, wherever its lines were broken."""
    return " ".join(outcome.out.split())


@pytest.mark.parametrize(
    ("language", "seats", "reckoning"),
    [("en", "you,tipster", "In the Totalisator"), ("fr", "you,you,gambler", "Au Totalisateur")],
)
def test_a_whole_game_is_played_by_hitting_keys(
    run: Run, folder: Path, language: str, seats: str, reckoning: str
) -> None:
    outcome = run(*START, "--lang", language, "--pack", "tiny", "--seats", seats, typed=fingers())
    assert outcome.status == 0, outcome.err
    assert reckoning in outcome.out
    transcript = load(folder / "mine")
    assert transcript.finished
    assert transcript.prove() > 0
    assert "\x1b" not in outcome.out


def test_every_decision_of_a_whole_game_may_be_typed_as_it_is_written() -> None:
    terminal, stream = screen("en"), new_stream(4)
    for match, seat in decisions(4, 7):
        moves = BOTS["gambler"].decide(GAME, match.pack, match.view(seat), seat, stream)
        trial = match.fork()
        prompt = asked(terminal, trial, seat)
        prompt.answer(" ".join(GAME.write(move) for move in moves))
        assert prompt.done
        assert list(trial.log[-1].moves) == moves
    assert not printed(terminal)  # not one complaint


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_is_played_by_picking_from_lists(seats: int) -> None:
    terminal, chance = screen("fr"), Random(seats)
    match = GAME.match(seats)
    while not match.over:
        if match.spread:
            match.draw(chance.randrange(match.spread))
            continue
        prompt = asked(terminal, match, chance.choice(match.awaited))
        for _ in range(PATIENCE):
            depth, choices = prompt.path[-1]
            picks = prompt.picks(prompt.levels[depth], choices)
            prompt.answer(chance.choice(picks).typed)
            if prompt.done:
                break
        assert prompt.done
    assert not printed(terminal)  # whatever is listed can be played
    assert match.look(-1).stage == "closed"


def in_need(square: int, kept: int, runners: dict[int, tuple[int, int, int]]) -> Table:
    """Horse 1 of seat 0 has just met a white square, and seats 1 and 2 keep some reports."""
    table = race(runners, seats=3, squares={(lane, 5): square for lane in range(1, 7)})
    table.state.kept[1][kept] = 1
    table.state.kept[2][kept] = 1
    return die(table, 1).play(0, lane_move(3))


RUNNERS = {1: (0, 3, 4), 2: (1, 6, 20), 3: (2, 5, 30)}


def test_A10_16_a_report_in_need_is_asked_for_and_sold() -> None:
    match = match_at(in_need(BROKEN_BRIDLE, BRIDLE, RUNNERS))
    purses = list(match.state.purse[:3])
    terminal = screen("en")
    buyer = asked(terminal, match, 0)
    assert "you need the report “Unbreakable bridle”" in buyer.face.banner(
        terminal.words, buyer.look, "Ann"
    )
    buyer.answer("3k")
    assert buyer.done
    assert match.awaited == [1]  # the holder on the left comes first
    seller = asked(terminal, match, 1)
    depth, choices = seller.path[-1]
    labels = [pick.label.plain for pick in seller.picks(seller.levels[depth], choices)]
    assert labels == ["sell it for 3,000 F", "not for that money"]
    seller.answer("1")
    assert [match.state.purse[seat] - purses[seat] for seat in range(3)] == [-3000, 3000, 0]
    assert match.look(-1).horses[0].status == "running"
    assert match.state.kept[1][BRIDLE] == 0
    assert not printed(terminal)


def test_A10_16_each_holder_is_asked_once_and_without_the_report_the_horse_is_out() -> None:
    match = match_at(in_need(BROKEN_BRIDLE, BRIDLE, RUNNERS))
    terminal = screen("fr")
    asked(terminal, match, 0).answer("100")
    asked(terminal, match, 1).answer("non")
    assert match.awaited == [0]
    asked(terminal, match, 0).answer("0")
    assert match.look(-1).horses[0].status == "eliminated"
    assert not printed(terminal)


@pytest.mark.parametrize(
    ("typed", "english", "french"),
    [
        ("250", "sums go in steps of 100 F. (A1.6)", "de 100 F en 100 F. (A1.6)"),
        ("300 000", "more than the 281,000 F in your purse. (A1.4)", "de votre bourse. (A1.4)"),
        ("yes", "Your horse needs a report: offer money", "Il faut un rapport à votre cheval"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_A10_16_an_impossible_offer_in_need_is_explained(
    typed: str, english: str, french: str, language: str
) -> None:
    match, terminal = match_at(in_need(BURST_VESSEL, 1, RUNNERS)), screen(language)
    prompt = asked(terminal, match, 0)
    prompt.answer(typed)
    assert not prompt.done
    assert " ".join((english if language == "en" else french).split()) in printed(terminal)


@pytest.mark.parametrize("typed", ["4", "scratch:4", "retire:4", "scratch 4"])
def test_A5_3_a_horse_too_many_is_withdrawn_by_its_owner(typed: str) -> None:
    match, terminal = match_at(scenes.four_horses()), screen("en")
    prompt = asked(terminal, match, 0)
    depth, choices = prompt.path[-1]
    listed = [pick.typed for pick in prompt.picks(prompt.levels[depth], choices)]
    assert listed == ["1", "2", "3", "4"]
    prompt.answer("5")
    assert printed(terminal) == (
        "Leonidas (5) is not yours. You have King of Clubs (1), Priory Park (2), Dark Warrior (3) "
        "and Elton (4). (A5.3)"
    )
    prompt.answer(typed)
    assert prompt.done
    assert GAME.write(match.log[-1].moves[0]) == "scratch:4"


def test_help_rules_log_and_what_does_not_fit_the_screen(run: Run) -> None:
    typed = ["?", "? a9.4", "horses", "course", "reports", "loop", "log", "? A99", "quit", "? a8.3"]
    said = flowing(run(*START, "--seats", "you,tipster", typed=typed))
    for told in (
        "One card of the hand is exchanged", "More to see: horses, course, reports, loop.",
        "at least three lengths ahead of every horse behind", "Marmaduke Jinks (12)",
        "Broken bridle", "Strangles in the yard", "Board and lodging",
        "The rules have no paragraph A99.", "See you at the races!",
    ):  # fmt: skip
        assert told in said
    assert "must move if it can" not in said  # nobody reads on after quit


def test_people_share_the_screen_behind_a_curtain_while_there_are_hands(run: Run) -> None:
    outcome = run(*START, "--seats", "you:Ann,you:Bob,tipster", typed=["", "0", "0"])
    said = flowing(outcome)
    first, curtain, second = said.partition("Everyone else looks away")
    assert curtain
    assert "Your hand, 5 cards" not in first
    assert "Your hand, 5 cards" in second


def in_a_terminal(folder: Path, typed: bytes, **surroundings: str) -> str:
    """What a real terminal is sent when somebody types a few lines and closes the line."""
    keyboard, display = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", **surroundings}
    command = [sys.executable, "-m", "hippodrome.cli", *START, "--seats", "you,tipster"]
    with subprocess.Popen(
        [*command, "--pace", "0.001"],
        stdin=display, stdout=display, stderr=display, cwd=folder, env=environment,
    ) as game:  # fmt: skip
        os.close(display)
        os.write(keyboard, typed)
        shown = b""
        while True:
            try:
                piece = os.read(keyboard, 4096)
            except OSError:
                break  # how Linux says that the other end is closed
            if not piece:
                break
            shown += piece
        assert game.wait() == 0, shown.decode()
    os.close(keyboard)
    return shown.decode()


ALL_THE_WAY = b"1\n" + b"".join(b"%d\n" % card for card in range(1, 21)) + b"0\n" * 40 + b"\x04"


def test_without_colour_nothing_is_coloured(folder: Path) -> None:
    shown = in_a_terminal(folder, ALL_THE_WAY, NO_COLOR="1")
    assert "DEAL" in shown
    assert "AUCTION" in shown
    for codes in shown.split("\x1b")[1:]:
        assert not codes.lstrip("[0123456789;").startswith("m"), f"colour in {codes[:20]!r}"


def test_an_old_screen_shows_everything_in_plain_letters(folder: Path) -> None:
    shown = in_a_terminal(
        folder, ALL_THE_WAY,
        NO_COLOR="1", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0",
    )  # fmt: skip
    assert shown.isascii()
    assert "Ascot > DEAL > auction" in shown
    assert "|====" in shown
