"""Telling a game as it happens: the race caller at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hippodrome.cli.board import draw
from hippodrome.cli.terminal import Terminal, named
from hippodrome.engine.match import Match
from hippodrome.words import Sentence

CALLED_ALOUD = {
    "story-race": "bold",
    "story-off": "bold green",
    "story-leads": "bold yellow",
    "story-finish": "bold green",
    "story-photo": "bold",
    "story-photo-result": "bold",
    "story-disqualified": "bold red",
    "story-arrival": "bold",
    "story-winners": "bold green",
}
"""What the race caller raises the voice for."""
SHOWN_ANYWAY = "story-hand"
"""What stands beside the board when it is told, so that it need not be told."""
MOST_RECENT = 8
"""How many lines are worth repeating under a fresh board."""
UNDER_WAY = ("race", "photo")


def show(terminal: Terminal, look: Any, names: Sequence[str]) -> None:
    """Print the table, on a page of paper with air above it."""
    if not terminal.live:
        terminal.print()
    draw(terminal, look, names)


class Narrator:
    """Tells one audience what it saw, and remembers it."""

    def __init__(self, terminal: Terminal, match: Match, names: Sequence[str], seat: int) -> None:
        """Take a place: a seat, or the spectators' stand."""
        self.terminal = terminal
        self.match = match
        self.names = names
        self.seat = seat
        self.told: list[tuple[str, str | None]] = []
        self.heard = 0
        self.race_just_ended = False

    def watch(self, act: Callable[[], None]) -> int:
        """Let something happen, tell it, and say how many lines it took."""
        match = self.match
        before = match.view(self.seat)
        phase_before = match.look(self.seat).phase
        act()
        after = match.view(self.seat)
        lines = match.game.tell(match.pack.printed, before, after, self.seat)
        for line in lines:
            text, style = self.phrase(line)
            if line.key != SHOWN_ANYWAY:
                self.told.append((text, style))
                self.terminal.print(text, style)
        phase = match.look(self.seat).phase
        self.race_just_ended = phase_before in UNDER_WAY and phase not in UNDER_WAY
        return len(lines)

    def phrase(self, line: Sentence) -> tuple[str, str | None]:
        """Put a sentence into words, with the voice it is called in."""
        text = self.terminal.words.tell(named(line, self.names))
        return text, CALLED_ALOUD.get(line.key)

    def show_recent(self, room: int) -> None:
        """Repeat what happened since this was last read, as much as there is room for."""
        shown: list[tuple[str, str | None]] = []
        for text, style in reversed(self.told[self.heard :]):
            room -= 1 + len(text) // self.terminal.console.width
            if room < 0 or len(shown) == MOST_RECENT:
                break
            shown.insert(0, (text, style))
        for text, style in shown:
            self.terminal.print(text, style)

    def forget_recent(self) -> None:
        """What was told so far has been read."""
        self.heard = len(self.told)

    def show_all(self) -> None:
        """Tell the whole story again."""
        for text, style in self.told:
            self.terminal.print(text, style)
