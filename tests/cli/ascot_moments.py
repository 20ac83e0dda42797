"""Moments of Ascot worth drawing, found among bots or laid out, and somebody asked at a screen."""

import io
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from rich.console import Console

from hippodrome.bots import BOTS
from hippodrome.cli.prompt import Prompt
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ascot import GAME
from hippodrome.terminal.screen import Terminal
from hippodrome.words import words
from tests.games.ascot.positions import Table

WANTED = frozenset(
    {"exchange", "throw-in", "bid", "owe", "member", "member-horse", "join", "offer", "answer"}
    | {"favourite", "bet", "whose", "move", "colour", "inscription"}
)
"""The moments to be found: every question that games of six seats often ask."""
EVENINGS = ((6, 5), (3, 3), (2, 5), (4, 7), (5, 1), (6, 3))
"""Seats and seeds of games that are looked through in turn."""


def decisions(seats: int, seed: int, bot: str = "tipster") -> Iterator[tuple[Match, int]]:
    """A whole game among bots, stopped at every decision."""
    match, stream = GAME.match(seats), new_stream(seed)
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
            continue
        seat = match.awaited[0]
        yield match, seat
        view = match.view(seat)
        match.submit(seat, BOTS[bot].decide(GAME, match.pack, view, seat, stream))


@cache
def found() -> dict[str, list[tuple[Match, int]]]:
    """Some of every moment, by phase: the first and a few later ones of each game."""
    moments: dict[str, list[tuple[Match, int]]] = {}
    for seats, seed in EVENINGS:
        here: dict[str, int] = {}
        for match, seat in decisions(seats, seed):
            phase = match.look(seat).phase
            here[phase] = here.get(phase, 0) + 1
            if here[phase] in (1, 8, 30):
                moments.setdefault(phase, []).append((match.fork(), seat))
        moments.setdefault("closed", []).append((match.fork(), 0))
    return moments


def moment(phase: str) -> tuple[Match, int]:
    """A fresh copy of the first moment of a phase, and the seat that decides."""
    match, seat = found()[phase][0]
    return match.fork(), seat


def match_at(table: Table) -> Match:
    """A match that stands where a table was laid out for a test of the rules."""
    match = GAME.match(table.state.seats)
    match.pack = replace(table.edition, printed=table.pack)
    match.state = table.state.copy()
    return match


def screen(language: str, width: int = 80, height: int = 24) -> Terminal:
    terminal = Terminal(words(language))
    terminal.console = Console(
        file=io.StringIO(), width=width, height=height, highlight=False, color_system=None
    )
    terminal.coloured = False
    return terminal


def names_of(terminal: Terminal, match: Match) -> list[str]:
    return [
        terminal.words.say("name-of-bot", bot="tipster", seat=number + 1)
        for number in range(match.seats)
    ]


def asked(terminal: Terminal, match: Match, seat: int) -> Prompt:
    names = names_of(terminal, match)
    return Prompt(terminal, match, seat, names, lambda _look, _lines: None, lambda: None)


def text_of(terminal: Terminal, part: Any) -> str:
    rows = terminal.console.render_lines(part, pad=False)
    return "\n".join("".join(segment.text for segment in row) for row in rows)


def printed(terminal: Terminal) -> str:
    file = terminal.console.file
    assert isinstance(file, io.StringIO)
    return " ".join(file.getvalue().split())


def labels_of(prompt: Prompt) -> list[str]:
    depth, choices = prompt.path[-1]
    return [pick.label.plain for pick in prompt.picks(prompt.levels[depth], choices)]
