"""`hippodrome rules`: the rules as we read them, whole or by paragraph."""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import Annotated

import typer

from hippodrome.cli.seating import GAME_HELP
from hippodrome.cli.speaking import speaking
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game
from hippodrome.games import game_named
from hippodrome.terminal.screen import Terminal

NEAR_ENOUGH = 6
"""How many paragraphs to suggest."""


def rules(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    number: Annotated[
        str | None, typer.Argument(help="A paragraph such as T4.7, or a chapter such as T4.")
    ] = None,
    search: Annotated[
        str | None, typer.Option(help="Show the paragraphs that mention this.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Show the rules of a game, a paragraph of them, or those that mention a word."""
    with speaking(lang) as spoken:
        room = game_named(game)
        terminal = Terminal(spoken)
        if search is not None:
            print_markdown(terminal, mentioning(room, spoken.language, search))
        elif number is not None:
            print_markdown(terminal, paragraph(room, spoken.language, number))
        elif terminal.live:
            with terminal.console.pager(styles=terminal.coloured):
                print_markdown(terminal, room.rules_text(spoken.language))
        else:
            print_markdown(terminal, room.rules_text(spoken.language))


def paragraph(game: Game, language: str, number: str) -> str:
    """Give a paragraph, or all of a chapter; an unknown number names its neighbours."""
    paragraphs = game.paragraphs(language)
    wanted = number.strip().upper()
    if wanted in paragraphs:
        return written(paragraphs, [wanted])
    chapter = [one for one in paragraphs if one.partition(".")[0] == wanted]
    if chapter:
        return written(paragraphs, chapter)
    near = difflib.get_close_matches(wanted, paragraphs, NEAR_ENOUGH, cutoff=0.5)
    known = near or [next(iter(paragraphs)), "…", list(paragraphs)[-1]]
    raise BadSetup("rules-unknown-paragraph", number=number, near=", ".join(known))


def mentioning(game: Game, language: str, text: str) -> str:
    """Give the paragraphs that mention a text, capitals and accents aside."""
    paragraphs = game.paragraphs(language)
    found = [number for number, told in paragraphs.items() if folded(text) in folded(told)]
    if not found or not text.strip():
        raise BadSetup("rules-not-mentioned", text=text)
    return written(paragraphs, found)


def written(paragraphs: dict[str, str], numbers: list[str]) -> str:
    """Put paragraphs one under the other as the rules have them."""
    return "\n\n".join(f"**{number}** {paragraphs[number]}" for number in numbers)


def folded(text: str) -> str:
    """Give a text without capitals, accents and line breaks."""
    plain = unicodedata.normalize("NFD", re.sub(r"\s+", " ", text)).casefold()
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def print_markdown(terminal: Terminal, text: str) -> None:
    """Print rules nicely."""
    from rich.markdown import Markdown  # costs as much as the rest of a start-up

    terminal.print(Markdown(text))
