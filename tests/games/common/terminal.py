"""The kit for playing at the terminal: a screen, somebody asked at it, and a real terminal.

A room's `typed.py` holds its facts: `EVENINGS` (whole games: language, arguments, and a sentence
that ends them), `KEYS` (what is hit at random until a game is over), `BAD` (what is refused, after
which lines of a game begun with `START`, and with which sentence), `ON_SCREEN` (what is typed at a
real terminal), and what that shows `WITHOUT_COLOUR` and `IN_PLAIN_LETTERS`; where they differ from
the others', the smallest `SCREEN` and the pattern of what is `CUT_OFF` there.
"""

from __future__ import annotations

import io
import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from hippodrome.bots import BOTS
from hippodrome.cli.prompt import Prompt
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import FURTHER_ROOMS
from hippodrome.terminal.screen import Terminal
from hippodrome.words import words
from tests.games.common.rooms import ROOMS

SMALLEST = (80, 24)
ENOUGH = 6000
"""More lines than any game here asks for: wrong ones are refused and cost nothing."""
NO_COLOUR = {"NO_COLOR": "1"}
PLAIN_LETTERS = {**NO_COLOUR, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
ROOT = Path(__file__).parents[3]


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """What was printed, wherever its lines were broken."""
        return " ".join(self.out.split())


def fingers(keys: Sequence[str], lines: int = ENOUGH) -> list[str]:
    """Somebody who hits a few keys at random until the game is over."""
    return Random(1).choices(keys, k=lines)


def own_lines(file: Path, seat: int = 1) -> list[str]:
    """Give the decisions of a seat as a written game has them."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith(f"{seat}: ")]


def decisions(
    room: str,
    seats: int,
    seed: int,
    bot: str = "tipster",
    options: Mapping[str, int] | None = None,
) -> Iterator[tuple[Match, int]]:
    """Play a whole game among bots, stopping at every decision."""
    game = ROOMS[room]
    match, stream = game.match(seats, options), new_stream(seed)
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
            continue
        seat = match.awaited[0]
        yield match, seat
        match.submit(seat, BOTS[bot].decide(game, match.pack, match.view(seat), seat, stream))


# A screen that nobody looks at.


def screen(language: str, width: int = 80, height: int = 24) -> Terminal:
    """Give a terminal without colour whose screen can be read."""
    terminal = Terminal(words(language))
    terminal.console = Console(
        file=io.StringIO(), width=width, height=height, highlight=False, color_system=None
    )
    terminal.coloured = False
    return terminal


def printed(terminal: Terminal) -> str:
    """Give what has been printed so far, wherever its lines were broken."""
    file = terminal.console.file
    assert isinstance(file, io.StringIO)
    return " ".join(file.getvalue().split())


def text_of(terminal: Terminal, part: Any) -> str:
    """Give something as it would be drawn."""
    rows = terminal.console.render_lines(part, pad=False)
    return "\n".join("".join(segment.text for segment in row) for row in rows)


def names_of(terminal: Terminal, match: Match) -> list[str]:
    """Name the seats as bots are named."""
    return [
        terminal.words.say("name-of-bot", bot="tipster", seat=number + 1)
        for number in range(match.seats)
    ]


def asked(
    terminal: Terminal, match: Match, seat: int, names: Sequence[str] | None = None
) -> Prompt:
    """Ask a seat for a decision."""
    called = names_of(terminal, match) if names is None else names
    return Prompt(terminal, match, seat, called, lambda _look, _lines: None, {})


def listed(prompt: Prompt) -> list[str]:
    """Give what may be typed for each line of the list."""
    depth, choices = prompt.path[-1]
    return [pick.typed for pick in prompt.picks(prompt.levels[depth], choices)]


def labels_of(prompt: Prompt) -> list[str]:
    """Give what the lines of the list say."""
    depth, choices = prompt.path[-1]
    return [pick.label.plain for pick in prompt.picks(prompt.levels[depth], choices)]


def check_fits(prompt: Prompt, cut_off: str = "…") -> None:
    """Hold everything a seat is shown and asked against the size of the screen."""
    terminal, (depth, choices) = prompt.terminal, prompt.path[-1]
    width, height = terminal.console.size
    desk = prompt.face.desk(terminal, prompt.look, choices)
    board = prompt.face.board(terminal, prompt.look, prompt.names)
    parts = [board, prompt.listed(depth, choices), *([] if desk is None else [desk])]
    lines = sum(terminal.lines(part) for part in parts) + len(("banner", "question"))
    assert lines <= height, f"{lines} lines in {prompt.look.phase}"
    banner = prompt.face.banner(terminal.words, prompt.look, prompt.names[prompt.seat])
    assert len(banner) <= width
    assert len(prompt.question(depth)) < width
    for part in parts:
        text = text_of(terminal, part)
        assert not re.search(cut_off, text), text


# A real terminal.


def in_a_terminal(
    folder: Path, command: Sequence[str], typed: str, surroundings: dict[str, str]
) -> str:
    """Give what a real terminal is sent when somebody types this and closes the line."""
    keyboard, display = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", **surroundings}
    environment[FURTHER_ROOMS] = "tests.rooms.pony"
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    with subprocess.Popen(
        [sys.executable, "-m", "hippodrome.cli", *command],
        stdin=display, stdout=display, stderr=display, cwd=folder, env=environment,
    ) as game:  # fmt: skip
        os.close(display)
        os.write(keyboard, typed.encode())
        shown = b""
        while True:
            # Only whoever reads hears that the line is closed; it is waited for.
            if not select.select([keyboard], [], [], 0.5)[0]:
                os.write(keyboard, b"\x04")
                continue
            try:
                piece = os.read(keyboard, 4096)
            except OSError:
                break  # how Linux says that the other end is closed
            if not piece:
                break
            shown += piece
        assert game.wait() == 0, shown.decode()
    os.close(keyboard)
    return shown.decode()


def check_uncoloured(shown: str) -> None:
    """See that a terminal was told nothing of colours."""
    for codes in shown.split("\x1b")[1:]:
        assert not codes.lstrip("[0123456789;").startswith("m"), f"colour in {codes[:20]!r}"
