"""`hippodrome replay`: a written game watched again, forward and back, from any chair."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from hippodrome.cli.hint import show_why
from hippodrome.cli.narrating import Line, Narrator, show
from hippodrome.cli.play import USUAL_PACE
from hippodrome.cli.saving import load
from hippodrome.cli.seating import display_names
from hippodrome.cli.speaking import EXIT_INTERRUPTED, speaking
from hippodrome.cli.summary import summarize
from hippodrome.cli.whatif import try_from_step
from hippodrome.engine.errors import BadSetup, HippodromeError
from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.transcript import Transcript
from hippodrome.table.chronicle import tell_step
from hippodrome.table.retrospect import look_back
from hippodrome.terminal.faces import face_of
from hippodrome.terminal.screen import Leaving, Terminal, explained
from hippodrome.words import Words

EVERYTHING = "all"
LONGEST_NUMBER = 9
TRY = re.compile(r"(?:try|essayer)(?: +(?P<seat>\d{1,9}))?(?: +(?P<openly>open|ouvert))?")
"""How one asks to play on from a step: as whom, and whether all lies open."""


def replay(
    file: Annotated[Path, typer.Argument(help="help-written-game")],
    seen_as: Annotated[str | None, typer.Option("--as", help="help-replay-as")] = None,
    whole: Annotated[bool, typer.Option("--all", help="help-replay-all")] = False,
    summary: Annotated[bool, typer.Option("--summary", help="help-replay-summary")] = False,
    pack: Annotated[str | None, typer.Option(help="help-own-pack")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """Watch a written game again, step by step, from any seat."""
    status = 0
    with speaking(lang) as spoken:
        transcript = load(file, pack)
        eyes = read_eyes(seen_as, transcript)
        if summary:
            look_back_on(spoken, transcript)
            raise typer.Exit(status)
        film = Film(spoken, transcript, *eyes)
        try:
            film.tell_all() if whole else film.step_through()
        except Leaving:
            pass
        except KeyboardInterrupt:
            status = EXIT_INTERRUPTED
    raise typer.Exit(status)


def look_back_on(spoken: Words, transcript: Transcript) -> None:
    """Tell what a written game came to, or has come to so far: everybody may know that."""
    match = transcript.replay()
    past = look_back(transcript.replay(0), transcript.entries)
    names = display_names(transcript.names, spoken)
    summarize(Terminal(spoken), transcript.game, past, match.standing()[1], names)


def read_eyes(typed: str | None, transcript: Transcript) -> tuple[int, bool]:
    """Read whose eyes to look through: a seat (or the spectator), and whether hands are open.

    A game that may go on keeps its secrets: until its end it is watched as a spectator.
    """
    seats = len(transcript.names)
    if typed is None:
        return SPECTATOR, transcript.finished
    if typed == "spectator":
        return SPECTATOR, False
    if not transcript.finished:
        raise BadSetup("replay-unfinished")
    if typed == EVERYTHING:
        return SPECTATOR, True
    if typed.isdecimal() and 1 <= int(typed) <= seats:
        return int(typed) - 1, False
    raise BadSetup("replay-unknown-eyes", seen=typed, seats=seats)


@dataclass(frozen=True)
class Frame:
    """One step of the game that has something to tell."""

    state: Any
    lines: tuple[Line, ...]
    after: int = 0
    """How many entries of the game had been played."""


class Film:
    """A written game cut into steps."""

    def __init__(self, spoken: Words, transcript: Transcript, seat: int, open_hands: bool) -> None:
        """Play the game again and keep what each step showed."""
        self.terminal = Terminal(spoken)
        self.words = spoken
        self.seat = seat
        self.open_hands = open_hands
        self.names = display_names(transcript.names, spoken)
        self.face = face_of(transcript.game)
        self.match = transcript.replay(0)
        self.transcript = transcript
        self.frames = [Frame(self.match.state.copy(), ())]
        narrator = Narrator(self.terminal, self.match, self.names, seat)
        steps = tell_step(self.match, transcript.entries, [seat])
        for after, (match, told, _) in enumerate(steps, start=1):
            lines = tuple(narrator.phrased(told[seat]))
            if lines:
                self.frames.append(Frame(match.state.copy(), lines, after))

    def look(self) -> Any:
        """Look at the table through these eyes; the all-seeing ones need no view."""
        if self.open_hands:
            return self.match.game.look(self.match.pack.printed, self.match.state, self.seat)
        return self.match.look(self.seat)

    def tell_all(self) -> None:
        """Print the whole story, the board after each race."""
        phase = ""
        for frame in self.frames:
            self.match.state = frame.state
            look = self.look()
            self.print_lines(frame)
            if self.face.race_ended(phase, look.phase):
                show(self.terminal, self.face, look, self.names)
            elif self.face.just_dealt(phase, look.phase):
                self.print_hands()
            phase = look.phase

    def step_through(self) -> None:
        """Show a step, ask where to go, until the person has seen enough."""
        at = 0
        last = len(self.frames) - 1
        lost = asked = False
        while True:
            if lost:
                self.terminal.print(self.words.say("replay-help", last=last))
            elif not asked:
                self.show_frame(at)
            lost = asked = False
            typed = self.terminal.ask(self.words.say("replay-ask", step=at, last=last)).lower()
            if typed in ("q", "quit", "exit"):
                return
            if typed in ("", "n"):
                at = min(at + 1, last)
            elif typed in ("b", "p", "r"):
                at = max(at - 1, 0)
            elif typed.isdecimal() and len(typed) <= LONGEST_NUMBER:
                at = min(int(typed), last)
            elif typed in ("why", "pourquoi"):
                asked = True
                show_why(self.terminal, self.transcript, self.frames[at].after, self.names)
            elif (wish := TRY.fullmatch(typed)) is not None:
                asked = not self.try_out(at, wish)
            else:
                lost = True

    def try_out(self, at: int, wish: re.Match[str]) -> bool:
        """Let somebody play on from a step by themselves; say whether they did."""
        typed = wish["seat"]
        watched = None if self.seat == SPECTATOR else self.seat
        seat = int(typed) - 1 if typed else watched
        after = self.frames[at].after
        try:
            try_from_step(
                *(self.terminal, self.transcript, after, seat, USUAL_PACE),
                openly=bool(wish["openly"]),
            )
        except HippodromeError as refused:
            self.terminal.print(explained(self.words, refused, self.names), "bold red")
            return False
        return True

    def show_frame(self, at: int) -> None:
        """Draw the table as it was after a step, and tell that step."""
        frame = self.frames[at]
        self.match.state = frame.state
        if self.terminal.live:
            self.terminal.clear()
        show(self.terminal, self.face, self.look(), self.names)
        self.print_hands()
        self.print_lines(frame)

    def print_lines(self, frame: Frame) -> None:
        """Tell a step."""
        for text, style in frame.lines:
            self.terminal.print(text, style)

    def print_hands(self) -> None:
        """Show the hands these eyes may see."""
        for seat, name in enumerate(self.names):
            if self.open_hands or seat == self.seat:
                held = self.face.held(self.words, self.match.look(seat), name)
                if held is not None:
                    self.terminal.print(held)
