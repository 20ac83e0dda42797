"""Typing at the terminal: `help` is `?`, lines can be edited, and nobody reads another's lines."""

from __future__ import annotations

import sys

import pytest

from hippodrome.terminal.screen import Terminal, edit_lines
from hippodrome.words import words
from tests.cli.conftest import Run

PLAY = ("play", "ticket", "--seats", "you,tipster", "--pace", "0", "--lang", "en")


@pytest.mark.parametrize("word", ["help", "HELP", "aide"])
def test_help_is_the_question_mark(run: Run, word: str) -> None:
    asked, helped = (run(*PLAY, typed=[one, "quit"]).out for one in ("?", word))
    about = words("en").say("help-commands", paragraph="T4.7").partition("·")[2]
    for told in (asked, helped):
        assert about[:30] in " ".join(told.split())
    told = run(*PLAY, typed=[f"{word} t4.7", "quit"]).out
    assert "T4.7" in told


def test_what_somebody_typed_is_gone_for_the_next_player() -> None:
    readline = pytest.importorskip("readline")
    edit_lines()
    assert "readline" in sys.modules
    readline.add_history("a secret slip")
    Terminal(words("en")).clear()
    assert readline.get_current_history_length() == 1
    Terminal(words("en")).clear(secretly=True)
    assert readline.get_current_history_length() == 0
