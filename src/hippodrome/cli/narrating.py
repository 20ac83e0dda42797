"""Telling a game as it happens: the race caller at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.match import Match
from hippodrome.engine.story import Line as Told
from hippodrome.terminal.face import Face
from hippodrome.terminal.faces import face_of
from hippodrome.terminal.screen import Terminal, told

MOST_RECENT = 8
"""How many lines are worth repeating under a fresh board."""
MOST_NEWS = 15
"""How many lines are told to somebody who comes back; the log has the others."""

Line = tuple[str, str | None]
"""What is told, and the style of the voice it is told in."""


def show(terminal: Terminal, face: Face, look: Any, names: Sequence[str]) -> None:
    """Print the table, on a page of paper with air above it."""
    if not terminal.live:
        terminal.print()
    terminal.print(face.board(terminal, look, names))


def phase_of(match: Match) -> str:
    """Name the phase a game is in."""
    return str(match.look(SPECTATOR).phase)


class Narrator:
    """Tells one audience what it saw, and remembers it."""

    def __init__(self, terminal: Terminal, match: Match, names: Sequence[str], seat: int) -> None:
        """Take a place: a seat, or the spectators' stand."""
        self.terminal = terminal
        self.face = face_of(match.game)
        self.names = names
        self.seat = seat
        self.told: list[Line] = []
        self.heard: dict[int, int] = {}
        """For each person how many lines they had read when they were last asked."""
        self.heard_by_all = 0
        self.turns: dict[int, int] = {}
        """For each person how many lines had been told when their last turn was over."""
        self.race_just_ended = False
        self.phase = phase_of(match)

    def watch(self, match: Match, lines: Iterable[Told]) -> list[Line]:
        """See the game one entry on, and give what is new to tell of it."""
        new = self.phrased(lines)
        self.told += new
        before, self.phase = self.phase, phase_of(match)
        self.race_just_ended = self.face.race_ended(before, self.phase)
        return new

    def phrased(self, lines: Iterable[Told]) -> list[Line]:
        """Put sentences into words with the voice each is called in; some are shown instead."""
        return [
            (
                told(self.terminal.words, line.text, self.names),
                self.face.voices.get(line.event.name),
            )
            for line in lines
            if line.text is not None and line.event.name not in self.face.untold
        ]

    def show_recent(self, room: int, seat: int) -> None:
        """Repeat what happened since a person last read it, as much as there is room for."""
        shown: list[Line] = []
        heard = max(self.heard_by_all, self.heard.get(seat, 0))
        for text, style in reversed(self.told[heard:]):
            room -= 1 + len(text) // self.terminal.console.width
            if room < 0 or len(shown) == MOST_RECENT:
                break
            shown.insert(0, (text, style))
        self.say(shown)

    def say(self, lines: Iterable[Line]) -> None:
        """Print some lines, each in its voice."""
        for text, style in lines:
            self.terminal.print(text, style)

    def show_news(self, seat: int) -> bool:
        """Tell a person who comes back what is new since their last turn; is there anything?"""
        news = self.told[self.turns[seat] :] if seat in self.turns else []
        if news:
            say = self.terminal.words.say
            self.terminal.print(say("play-since"), "bold")
            if len(news) > MOST_NEWS:
                self.terminal.print(say("play-since-earlier", lines=len(news) - MOST_NEWS), "dim")
            self.say(news[-MOST_NEWS:])
        return bool(news)

    def forget_recent(self, seat: int | None = None) -> None:
        """What was told so far has been read, by one person or by all."""
        if seat is None:
            self.heard_by_all = len(self.told)
        else:
            self.heard[seat] = len(self.told)

    def note_turn(self, seat: int) -> None:
        """A person's turn is over, and what came of it is told."""
        self.turns[seat] = len(self.told)

    def show_all(self, seat: int) -> None:
        """Tell the whole story again, with a mark where a person had their last turn."""
        turn = self.turns.get(seat, 0)
        self.say(self.told[:turn])
        if 0 < turn < len(self.told):
            self.terminal.print(self.terminal.words.say("play-last-turn"), "dim")
        self.say(self.told[turn:])
