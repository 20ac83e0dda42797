"""What `--help` shows, in the language of the person's environment.

Commands are declared with the keys of their sentences; those are told when somebody asks for help.
"""

from __future__ import annotations

from typing import Any

from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from hippodrome.cli.seating import GAME_HELP
from hippodrome.cli.speaking import usual_language
from hippodrome.games import GAMES
from hippodrome.words import Words, words

KEY = "help-"
"""How the keys of these sentences begin."""
AS_IT_STANDS = "\b"
"""Begins a paragraph whose lines are to be kept."""


class HelpfulCommand(TyperCommand):
    """A command whose help is told in the person's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Tell the help."""
        put_into_words(self, ctx)
        super().format_help(ctx, formatter)


class HelpfulGroup(TyperGroup):
    """Several commands, whose help is told in the person's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Tell the help."""
        put_into_words(self, ctx)
        for command in self.commands.values():
            command.help = told(words(usual_language()), command.help)
        super().format_help(ctx, formatter)


def put_into_words(command: TyperCommand | TyperGroup, ctx: Any) -> None:
    """Put sentences in the place of their keys, and name the options of each game."""
    spoken = words(usual_language())
    rich_utils.ARGUMENTS_PANEL_TITLE = spoken.say("help-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = spoken.say("help-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = spoken.say("help-panel-commands")
    rich_utils.REQUIRED_LONG_STRING = spoken.say("help-required")
    rich_utils.DEFAULT_STRING = spoken.say("help-usual", value="{}")
    command.help = told(spoken, command.help)
    parameters: list[Any] = command.get_params(ctx)
    for parameter in parameters:
        parameter.help = told(spoken, parameter.help)
        if "--help" in parameter.opts:
            parameter.help = spoken.say("help-help")
    if any(parameter.name == "option" for parameter in parameters):
        command.epilog = options_of_games(spoken)


def told(spoken: Words, text: str | None) -> str | None:
    """Tell the sentence of a key; what is none stays as it is."""
    if text == GAME_HELP:
        return spoken.say("help-game", games=", ".join(GAMES))
    return spoken.say(text) if text is not None and text.startswith(KEY) else text


def options_of_games(spoken: Words) -> str:
    """List the options of each game, by name and with what they are."""
    paragraphs = []
    for game in GAMES.values():
        lines = [spoken.say("help-options-of", game=game.name)]
        lines += [
            f"  {option.name}  {spoken.tell(game.explained(option))}" for option in game.options
        ]
        paragraphs.append("\n".join([AS_IT_STANDS, *lines]))
    return "\n\n".join(paragraphs)
