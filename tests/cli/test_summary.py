"""What a game came to, told at the terminal: after playing, and of a written game."""

from __future__ import annotations

from pathlib import Path

import pytest

from hippodrome.cli.saving import load
from hippodrome.cli.summary import CHART, LEVELS, Summary
from hippodrome.engine.match import Match
from hippodrome.table.retrospect import look_back
from hippodrome.terminal.screen import Terminal
from hippodrome.words import words
from tests.cli.conftest import Run
from tests.table.test_retrospect import finished


def said(name: str, names: tuple[str, ...] = ("Ann", "Bob", "Cleo"), language: str = "en") -> str:
    match = finished(name, "standard")
    past = look_back(Match(match.game, match.pack, match.seats, match.options), match.log)
    winners = match.standing()[1]
    summary = Summary(Terminal(words(language)), match.game, past, winners, names)
    return "\n".join(text for text, _ in summary.lines())


def test_a_meeting_ends_with_what_it_came_to(run: Run, written: Path) -> None:
    game = load(written).game
    points, winners = load(written).replay().standing()
    played = run("play", "ticket", "--pack", "tiny", "--seats", "tipster,gambler", "--seed", "02")
    summary = run("replay", str(written), "--summary")
    assert summary.status == 0
    names = ("Tipster 1", "Gambler 2")
    for outcome in (played, summary):
        assert f"Winner: {names[winners[0]]}" in outcome.out
        for name, number in zip(names, points, strict=True):
            standing = words("en").tell(game.standing_of(number))
            assert f"{name}: {standing}" in outcome.out
        assert "Race by race" in outcome.out
        assert "Best stroke: " in outcome.out


def test_it_is_told_in_french(run: Run, written: Path) -> None:
    told = run("replay", str(written), "--summary", "--lang", "fr").out
    assert "Vainqueur" in told
    assert "Course par course" in told
    assert "Meilleur coup" in told


def test_a_game_that_goes_on_is_told_as_far_as_it_came(run: Run, folder: Path) -> None:
    start = ("--seats", "you,tipster", "--seed", "02", "--pack", "tiny", "--save", "left")
    assert run("play", "ticket", *start, "--option", "first=1", typed=["1", "quit"]).status == 0
    outcome = run("replay", "left", "--summary")
    assert outcome.status == 0
    assert "Winner" not in outcome.out, "nobody has won yet"
    assert ": 0 points" in outcome.out


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["ticket", "auteuil", "finishline", "ascot"])
def test_players_are_called_by_their_names(name: str, language: str) -> None:
    told = said(name, language=language)
    assert "Ann" in told
    assert words(language).say("player", seat=1) not in told


def test_the_chart_is_as_wide_as_it_says_and_ends_where_everybody_stood() -> None:
    charts = [line.split()[0] for line in said("ticket").splitlines() if line[2:3] in (*LEVELS,)]
    assert [len(chart) for chart in charts] == [CHART] * 3
    assert charts[0][-1] == LEVELS[-1], "the winner stands highest"
    assert charts[0][0] == LEVELS[0], "and began at the bottom"
