"""`--help` in the person's language: every command, every option, and the options of each game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

from hippodrome.cli import app
from hippodrome.cli.helping import KEY
from hippodrome.games import GAMES
from hippodrome.words import words
from tests.cli.conftest import Run


def commands(command: Any, *path: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command below one, with the words it takes to get there."""
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, *path, name)


def test_all_help_is_declared_by_the_keys_of_its_sentences() -> None:
    for _, command in commands(get_command(app)):
        assert command.help.startswith(KEY)
        for parameter in command.params:
            hidden = getattr(parameter, "hidden", False)
            assert hidden or parameter.help.startswith(KEY), (command.name, parameter.name)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_tells_its_help_in_the_language_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    monkeypatch.setenv("COLUMNS", "400")
    spoken = words(language)
    for path, command in commands(get_command(app)):
        outcome = run(*path, "--help")
        assert outcome.status == 0
        assert KEY not in outcome.out
        assert spoken.say(command.help) in outcome.out
        assert spoken.say("help-help") in outcome.out
        for parameter in command.params:
            if not getattr(parameter, "hidden", False) and parameter.name != "game":
                assert spoken.say(parameter.help) in outcome.out, (path, parameter.name)


@pytest.mark.parametrize("command", ["play", "simulate", "sweep", "tournament"])
def test_the_options_of_every_game_are_listed(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    told = run(command, "--help").out
    for game in GAMES.values():
        assert f"hippodrome rules {game.name} --options" in told
        for option in game.options:
            assert f"{option.name}  {words('en').tell(game.explained(option))}" in told


def test_what_is_typed_too_much_is_refused(run: Run) -> None:
    outcome = run("play", "ticket", "auteuil")
    assert outcome.status == 2
    assert "auteuil" in outcome.err
