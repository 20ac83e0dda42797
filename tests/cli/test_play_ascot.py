"""Ascot at the terminal: reports in need, horses to withdraw, help and curtains.

Where a rule speaks of a moment that games seldom reach, the table is laid out for it, and somebody
is asked there.
"""

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.moves import lane_move
from hippodrome.games.ascot.state import (
    BRIDLE,
    BROKEN_BRIDLE,
    BURST_VESSEL,
)
from hippodrome.words import LANGUAGES
from tests.cli.ascot_moments import match_at
from tests.cli.conftest import Run
from tests.games.ascot import scenes
from tests.games.ascot.positions import Table, die, race
from tests.games.common.terminal import asked, labels_of, listed, printed, screen

START = ("play", "ascot", "--seed", "05", "--save", "mine")


def in_need(square: int, kept: int, runners: dict[int, tuple[int, int, int]]) -> Table:
    """Horse 1 of seat 0 has just met a white square, and seats 1 and 2 keep some reports."""
    table = race(runners, seats=3, squares={(lane, 5): square for lane in range(1, 7)})
    table.having(kept={1: {kept: 1}, 2: {kept: 1}})
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
    assert labels_of(seller) == ["sell it for 3,000 F", "not for that money"]
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
    assert listed(prompt) == ["1", "2", "3", "4"]
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
    said = run(*START, "--seats", "you,tipster", typed=typed).said
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
    said = outcome.said
    first, curtain, second = said.partition("Everyone else, look away")
    assert curtain
    assert "Your hand, 5 cards" not in first
    assert "Your hand, 5 cards" in second
