"""What if, at the terminal: from a step of a written game, and at a turn where there are hints."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.games import GAMES
from hippodrome.terminal.screen import Terminal
from hippodrome.words import words
from tests.cli.conftest import Run

ANYTHING = ["1", "2", "3"]
"""Answers one of which every question takes."""


def say(key: str, lang: str = "en", **params: str | int) -> str:
    return in_one_line(words(lang).say(key, **params))


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_finished_game_is_played_on_and_nothing_is_written(
    written: Path, run: Run, folder: Path, lang: str
) -> None:
    before = {path: path.read_bytes() for path in folder.iterdir()}
    undo, other = ("undo", "other") if lang == "en" else ("reprendre", "autre")
    outcome = run(
        *("whatif", str(written), "--step", "5", "--seat", "1", "--lang", lang, "--pace", "0"),
        typed=[undo, "1", "1", "1", undo, other, "1", "q"],
    )
    assert outcome.status == 0, outcome.err
    said = in_one_line(outcome.out)
    assert said.count(say("whatif-commands", lang)) == 2  # once for each possibility
    assert say("whatif-nothing-to-take-back", lang) in said
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_tried_from_its_middle_to_an_end(run: Run, game: str) -> None:
    wish = ("--pack", "tiny", "--seats", "tipster,tipster", "--seed", "07", "--save", "game")
    assert run("play", game, *wish).status == 0
    asked = run("whatif", "game", "--step", "9", "--pace", "0", typed=["restart", "q"])
    assert asked.status == 0, asked.err
    assert in_one_line(asked.out).count(say("whatif-commands")) == 2


def test_a_board_is_played_to_its_end_and_thought_over(
    written: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(_terminal: Terminal, question: str) -> str:
        asked.append(in_one_line(question))
        ended = asked.count(say("whatif-after"))
        if asked[-1] == say("whatif-after"):
            return "undo" if ended == 1 else ""
        return ANYTHING[len(asked) % 3]

    monkeypatch.setattr(Terminal, "ask", answer)
    outcome = run("whatif", str(written), "--step", "5", "--seat", "1", "--open", "--pace", "0")
    assert outcome.status == 0, outcome.err
    assert say("whatif-about", openly="True") in in_one_line(outcome.out)
    first, second = (at for at, question in enumerate(asked) if question == say("whatif-after"))
    assert second > first + 1, "something was asked again before the second end"
    assert second == len(asked) - 1


def test_a_replay_lets_one_try_and_comes_back_to_its_step(written: Path, run: Run) -> None:
    typed = ["6", "try 2", "1", "q", "try 2 open", "q", "try 9", "99999", "essayer", "q"]
    outcome = run("replay", str(written), typed=typed)
    assert outcome.status == 0, outcome.err
    said = in_one_line(outcome.out)
    assert said.count(say("whatif-commands")) == 2
    assert said.count(say("whatif-about", openly="True")) == 1
    assert say("table-no-such-seat", seats=2) in said
    assert say("whatif-over") in said
    assert said.count("Step 6 of") >= 3


def test_at_a_turn_moves_are_tried_where_there_are_hints(run: Run, folder: Path) -> None:
    wish = ("play", "ticket", "--pack", "tiny", "--seats", "you,tipster", "--pace", "0")
    outcome = run(*wish, "--hints", "--save", "one", typed=["try", "1", "1", "q", "q"])
    said = in_one_line(outcome.out)
    assert say("whatif-here") in said
    assert said.index(say("whatif-commands")) < said.index(say("whatif-returned"))
    assert "play |" not in (folder / "one").read_text()
    outcome = run(*wish, "--save", "two", typed=["try", "q"])
    assert say("whatif-off") in in_one_line(outcome.out)
    assert say("whatif-commands") not in in_one_line(outcome.out)


def test_bad_input_gets_a_sentence(written: Path, run: Run, folder: Path) -> None:
    assert run("whatif", "nowhere").status == 2
    assert "step" in run("whatif", str(written), "--step", "99999").err
    assert run("whatif", str(written), "--step", "99999").status == 2
    assert run("whatif", str(written), "--step", "-1").status == 2
    outcome = run("whatif", str(written), "--seat", "3")
    assert (outcome.status, say("table-no-such-seat", seats=2) in in_one_line(outcome.err)) == (
        2,
        True,
    )
    wish = ("play", "ticket", "--pack", "tiny", "--seats", "you,tipster", "--save", "left")
    run(*wish, typed=["q"])
    outcome = run("whatif", "left")
    assert (outcome.status, in_one_line(outcome.err)) == (2, say("whatif-not-over"))
