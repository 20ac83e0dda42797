"""`hippodrome rules`: the rules as we read them, whole or by paragraph."""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import Annotated

import typer

from hippodrome.cli.seating import GAME_HELP
from hippodrome.cli.speaking import speaking
from hippodrome.engine.effects import told
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game, Option
from hippodrome.games import game_named
from hippodrome.table.brief import short as one_page
from hippodrome.terminal.screen import Terminal
from hippodrome.words import LANGUAGES, Words, words

NEAR_ENOUGH = 6
"""How many paragraphs to suggest."""


def rules(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    number: Annotated[str | None, typer.Argument(help="help-rules-number")] = None,
    search: Annotated[str | None, typer.Option(help="help-rules-search")] = None,
    options: Annotated[bool, typer.Option("--options", help="help-rules-options")] = False,
    short: Annotated[bool, typer.Option("--short", help="help-rules-short")] = False,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """Show the rules of a game, a paragraph of them, or those that mention a word."""
    with speaking(lang) as spoken:
        room = game_named(game)
        terminal = Terminal(spoken)
        if short:
            print_markdown(terminal, on_one_page(room, spoken))
        elif options:
            print_markdown(terminal, options_of(room, spoken))
        elif search is not None:
            print_markdown(terminal, mentioning(room, spoken, search, number))
        elif number is not None:
            print_markdown(terminal, paragraph(room, spoken, number))
        elif terminal.live:
            with terminal.console.pager(styles=terminal.coloured):
                print_markdown(terminal, room.rules_text(spoken.language))
        else:
            print_markdown(terminal, room.rules_text(spoken.language))


def on_one_page(game: Game, spoken: Words) -> str:
    """Give the game on one page: what one does, how one wins, a turn, and what people get wrong."""
    parts = [f"# {spoken.tell(game.title)}"]
    for heading, sentences in one_page(game):
        lines = [spoken.tell(one) for one in sentences]
        if len(lines) > 1:
            lines = [f"{place}. {line}" for place, line in enumerate(lines, start=1)]
        parts += [f"## {spoken.tell(heading)}", "\n".join(lines)]
    return "\n\n".join(parts)


def paragraph(game: Game, spoken: Words, number: str) -> str:
    """Give a paragraph, or all of a chapter."""
    paragraphs = with_house_rules(game, spoken)
    return written(paragraphs, numbered(paragraphs, number))


def numbered(paragraphs: dict[str, str], number: str) -> list[str]:
    """Name a paragraph, or all of a chapter; an unknown number names its neighbours."""
    wanted = number.strip().upper()
    found = [one for one in paragraphs if wanted in (one, one.partition(".")[0])]
    if found:
        return found
    near = difflib.get_close_matches(wanted, paragraphs, NEAR_ENOUGH, cutoff=0.5)
    known = near or [next(iter(paragraphs)), "…", list(paragraphs)[-1]]
    raise BadSetup("rules-unknown-paragraph", number=number, near=", ".join(known))


def mentioning(game: Game, spoken: Words, text: str, number: str | None) -> str:
    """Give the paragraphs, of a chapter if one is named, that mention a text in any language.

    Capitals and accents do not matter.
    """
    paragraphs = with_house_rules(game, spoken)
    searched = list(paragraphs) if number is None else numbered(paragraphs, number)
    versions = [paragraphs, *(with_house_rules(game, words(other)) for other in LANGUAGES)]
    found = [one for one in searched if any(folded(text) in folded(each[one]) for each in versions)]
    if not found or not text.strip():
        raise BadSetup("rules-not-mentioned", text=text)
    return written(paragraphs, found)


def with_house_rules(game: Game, spoken: Words) -> dict[str, str]:
    """Give the paragraphs by number, each with the house rules that read it otherwise."""
    paragraphs = game.paragraphs(spoken.language)
    for option in game.house_rules:
        paragraphs[option.ruling] += f"\n\n> {about(game, option, spoken)}"
    return paragraphs


def options_of(game: Game, spoken: Words) -> str:
    """Give all that whoever opens a table may choose, and what house rules change."""
    told = [f"- {about(game, option, spoken)}" for option in game.options]
    return "\n".join(told + (["", spoken.say("house-rules-bots")] if game.house_rules else []))


def about(game: Game, option: Option, spoken: Words) -> str:
    """Say how an option is typed, what it is and, of a house rule, what it changes."""
    explained = " ".join(
        [spoken.tell(game.explained(option)), *named_choices(game, option, spoken)]
    )
    if not option.ruling:
        return f"`{option.name}` {explained}"
    effects = [
        # Of several choices each has its own effect; a switch has one only.
        ("" if option.switch else f"`{effect.value}`: ") + spoken.tell(told(game, effect))
        for effect in game.effects.effects
        if effect.option == option.name
    ]
    named = spoken.say(
        "house-rule", option=option.name, paragraph=option.ruling, explained=explained
    )
    return " ".join([named, *effects])


def named_choices(game: Game, option: Option, spoken: Words) -> list[str]:
    """Say what the numbers of an option stand for, where they are no mere numbers; ours first."""
    if option.switch:
        return []
    printed = game.pack().printed
    every = (option.choices(printed, seats) for seats in game.seats(printed))
    values = dict.fromkeys(value for choices in every for value in choices)
    named = {value: spoken.tell(game.choice_of(option, value)) for value in values}
    told = [f"`{value}` {name}" for value, name in named.items() if name != str(value)]
    return [f"({', '.join(told)})"] if told else []


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
