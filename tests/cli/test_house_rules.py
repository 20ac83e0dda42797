"""House rules at the terminal: where they are read, chosen and warned of."""

from __future__ import annotations

import pytest

from hippodrome.games import GAMES
from hippodrome.words import LANGUAGES, words
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_options_are_listed_with_what_house_rules_change(
    run: Run, game: str, language: str
) -> None:
    outcome = run("rules", game, "--options", "--lang", language)
    assert outcome.status == 0
    shown = " ".join(outcome.out.split())
    for option in GAMES[game].options:
        told = words(language).tell(GAMES[game].explained(option))
        assert " ".join(told.split()) in shown, option.name
        assert (f"({option.ruling})" in shown) == bool(option.ruling)


def test_each_choice_has_its_own_effect_and_ours_comes_first(run: Run) -> None:
    shown = " ".join(run("rules", "ticket", "--options").out.split())
    assert "1: Measured over 10,000 games of 4" in shown
    assert "2: Measured over 10,000 games of 4" in shown
    shown = " ".join(run("rules", "ascot", "--options").out.split())
    assert "(1 the banker, a tenth of it, 0 nobody" in shown
    assert "0: Measured over 10,000 games of 4" in shown


def test_a_paragraph_comes_with_the_house_rule_that_reads_it_otherwise(run: Run) -> None:
    shown = " ".join(run("rules", "ascot", "A10.9").out.replace("▌", " ").split())
    assert "House rule smaller (A10.9)" in shown
    assert "10,000 games of 4" in shown


@pytest.mark.parametrize(
    ("seats", "option", "warned"),
    [
        ("you,tipster", "hidden=yes", True),
        ("you,tipster", "hidden=no", False),
        ("you,you", "hidden=yes", False),
    ],
)
def test_bots_are_said_to_know_the_usual_rules_only(
    run: Run, seats: str, option: str, warned: bool
) -> None:
    outcome = run("play", "ticket", "--seats", seats, "--option", option, typed=["quit"])
    shown = " ".join(outcome.out.split())
    assert (words("en").say("house-rules-bots") in shown) == warned
