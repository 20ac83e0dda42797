"""Reviews and tote boards at the terminal: words, and a sentence for whatever is wrong."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from hippodrome.cli.saving import load
from hippodrome.table.review import Effort, Review, review_game
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def plain_and_quick(monkeypatch: pytest.MonkeyPatch, nothing_compiled: None) -> None:
    """No machine code and few trials: what is found is tested elsewhere."""

    def quick(start: Any, entries: Any, **how: Any) -> Review:
        rules = start.game.interpreted
        return review_game(start, entries, rules=rules, effort=Effort(2, 8), **how)

    monkeypatch.setattr("hippodrome.table.review.COMPARED", 4)
    # The command has the name of its module, so that goes by its path.
    module = importlib.import_module("hippodrome.cli.review")
    monkeypatch.setattr(module, "warm", lambda *_: None)
    monkeypatch.setattr(module, "review_game", quick)


def game(run: Run, name: str = "game", *more: str) -> None:
    seats = ("--seats", "tipster,gambler", "--seed", "05", "--pack", "tiny")
    assert run("play", "ticket", *seats, "--save", name, *more).status == 0


@pytest.mark.parametrize(("lang", "says"), [("en", "Luck and decisions"), ("fr", "Les tournants")])
def test_a_review_is_told_in_both_languages(run: Run, folder: Path, lang: str, says: str) -> None:
    game(run)
    outcome = run("review", "game", "--lang", lang)
    assert outcome.status == 0, outcome.err
    assert says in outcome.out
    assert "100\u202f%" in outcome.out or "100 %" in outcome.out


def test_a_review_can_be_read_by_programs(run: Run, folder: Path) -> None:
    game(run)
    found = json.loads(run("review", "game", "--json").out)
    points = load(folder / "game").replay().standing()[0]
    assert [one["result"] for one in found["balances"]] == points


def test_what_cannot_be_reviewed_is_a_sentence(run: Run, folder: Path) -> None:
    run("play", "ticket", "--seats", "you,tipster", "--save", "left", typed=[])
    outcome = run("review", "left")
    assert (outcome.status, outcome.out) == (2, "")
    assert "not finished" in outcome.err
    game(run)
    (folder / "torn").write_text((folder / "game").read_text()[:-40])
    assert run("review", "torn").status == 2
    outcome = run("review", "nowhere")
    assert outcome.status == 2
    assert "nowhere" in outcome.err


def test_the_tote_board_is_shown_where_the_table_has_one(run: Run, folder: Path) -> None:
    start = ("play", "ticket", "--seats", "you,tipster", "--option", "first=1", "--seed", "01")
    outcome = run(*start, "--pack", "tiny", "--tote", "--save", "with", typed=["tote", "quit"])
    assert "Tote board" in outcome.out
    assert "courses of the race that your seat may imagine" in outcome.out.replace("\n", " ")
    assert load(folder / "with").tote
    assert "Tote board" in run("resume", "with", typed=["tote", "quit"]).out
    outcome = run(*start, "--pack", "tiny", "--save", "without", typed=["tote", "quit"])
    assert "has no tote board" in outcome.out
    assert not load(folder / "without").tote
