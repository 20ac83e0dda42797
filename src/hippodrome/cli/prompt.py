"""Asking a person for a decision: typed in notation, or picked step by step from short lists.

A decision may take several moves, such as the three bets of a slip. They are collected on the
seat's own view, which is all it takes, and submitted together.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from hippodrome.cli.rules import paragraph, print_markdown
from hippodrome.engine.coaching import slip_in
from hippodrome.engine.errors import BadNotation, HippodromeError, Meant, Refused
from hippodrome.engine.match import Match
from hippodrome.terminal.face import Choices, Level
from hippodrome.terminal.faces import face_of
from hippodrome.terminal.screen import Leaving, Terminal, explained

HELP = ("help", "aide")
"""What people type for `?`."""


@dataclass(frozen=True)
class Pick:
    """A line of a list: what to type for it, what it says, and the moves it leaves."""

    typed: str
    label: Text
    choices: Choices


class Prompt:
    """One seat's decision, asked until the rules accept an answer."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        seat: int,
        names: Sequence[str],
        redraw: Callable[[Any, int], None],
        commands: Mapping[str, Callable[[], None]],
        *,
        coached: bool = False,
    ) -> None:
        """Look at the table from this seat; `redraw` shows it, leaving room for some lines.

        What else may be typed at this table are its commands, by every word for them. Who is
        coached hears of a slip of the hand, once, before it is played.
        """
        self.coached = coached
        self.terminal = terminal
        self.words = terminal.words
        self.match = match
        self.face = face_of(match.game)
        self.seat = seat
        self.names = names
        self.redraw = redraw
        self.commands = commands
        self.fresh = False
        """Does the screen show something the person has yet to read, below an older board?"""
        self.done = False
        self.moves: list[int] = []
        """What the decision holds so far."""
        self.look_again()

    def look_again(self) -> None:
        """See the table as this seat does, with the moves collected so far made."""
        game, printed = self.match.game, self.match.pack.printed
        self.view = self.match.view(self.seat)
        for move in self.moves:
            game.interpreted.play(printed, self.view, self.seat, move)
        self.look = game.look(printed, self.view, self.seat)
        self.levels = self.face.levels(self.look)
        self.path: list[tuple[int, Choices]] = []
        self.descend(0, self.face.choices(self.look), fresh=True)

    def decide(self) -> None:
        """Ask until a decision has been played."""
        while not self.done:
            depth, choices = self.path[-1]
            lines = self.listed(depth, choices)
            desk = self.face.desk(self.terminal, self.look, choices)
            if not self.fresh:
                self.redraw(self.look, self.terminal.lines(lines) + self.terminal.lines(desk))
            for part in (desk, lines):
                if part is not None:
                    self.terminal.print(part)
            self.fresh = False
            self.answer(self.terminal.ask(self.question(depth)))

    def descend(self, depth: int, choices: Choices, *, fresh: bool = False) -> None:
        """Go to the next question that has more than one answer; if none is left, that is it."""
        if len(choices) == 1 and not fresh:
            self.take(self.match.game.moves.number(choices[0].move))
            return
        last = len(self.levels) - 1
        while depth < last and len({self.levels[depth].part(choice) for choice in choices}) == 1:
            depth += 1
        self.path.append((depth, choices))

    def picks(self, level: Level, choices: Choices) -> list[Pick]:
        """Part the moves by the question of a level."""
        groups: dict[Hashable, list[Any]] = {}
        for choice in choices:
            groups.setdefault(level.part(choice), []).append(choice)
        if level.own_number and 0 in groups and not level.enter:
            groups[0] = groups.pop(0)  # nobody comes last
        return [
            Pick(
                str(part) if level.own_number else str(number),
                level.label(self.words, self.look, tuple(group)),
                tuple(group),
            )
            for number, (part, group) in enumerate(groups.items(), start=1)
        ]

    def listed(self, depth: int, choices: Choices) -> Table:
        """Lay the list out, in columns where its lines are short, and what is barred below it."""
        level = self.levels[depth]
        picks = self.picks(level, choices)
        lines = Table.grid(padding=(0, 2))
        rows = -(-len(picks) // level.columns)
        for row in range(rows):
            cells = []
            for pick in picks[row::rows]:
                cells += [Text(pick.typed.rjust(3), "bold"), pick.label]
            lines.add_row(*cells)
        whole = Table.grid()
        whole.add_row(lines)
        barred = self.face.barred(self.look, level, choices)
        for line in self.face.barred_lines(self.words, barred):
            whole.add_row(Text("  –  ", "dim").append_text(line))
        return whole

    def answer(self, typed: str) -> None:
        """Do what one line says: a command, an answer from the list, a move, or several."""
        command = typed.lower()
        if command in ("quit", "q", "exit"):
            raise Leaving
        if command in self.commands:
            self.commands[command]()
            self.fresh = True
        elif command.startswith("?"):
            self.explain(typed[1:].strip())
        elif command.split(" ")[0] in HELP:
            self.explain(typed.partition(" ")[2].strip())
        elif command in ("b", "back", "r", "retour"):
            self.go_back()
        elif (sheet := self.face.sheet(self.terminal, self.look, command)) is not None:
            self.terminal.print(sheet)
            self.fresh = True
        else:
            self.answer_words(typed)

    def answer_words(self, typed: str) -> None:
        """Take a line as one answer or, where it is none, word by word as several."""
        try:
            written = self.face.spelled(self.words, self.look, typed)
        except BadNotation as unread:
            self.complain(unread)
            return
        if self.pick(written):
            return
        pieces = written.split()
        if written == typed or len(pieces) == 1:  # else the face has written a move in each word
            try:
                self.take(self.meant(written))
            except BadNotation as unread:
                if len(pieces) == 1:
                    self.complain(unread)
            else:
                return
        for piece in pieces if len(pieces) > 1 else ():
            if self.done or self.fresh:  # the decision is made, or there is a complaint to read
                return
            self.answer_words(piece)

    def pick(self, typed: str) -> bool:
        """Take an answer from the list; false if it is not there."""
        depth, choices = self.path[-1]
        level = self.levels[depth]
        wanted = typed.lower() or level.enter
        for pick in self.picks(level, choices):
            if wanted == pick.typed:
                self.descend(depth + 1, pick.choices)
                return True
        return False

    def meant(self, typed: str) -> int:
        """Give the move that is typed: in notation, or by a number that is not on the list."""
        depth, choices = self.path[-1]
        unlisted = self.levels[depth].unlisted
        moves = self.match.game.moves
        if unlisted is not None and typed.isdecimal():
            return moves.number(unlisted(choices, typed))
        return moves.read(typed)

    def go_back(self) -> None:
        """Go one question back: to the one before, or to the last move collected."""
        if len(self.path) > 1:
            self.path.pop()
        elif self.moves:
            self.moves.pop()
            self.look_again()

    def question(self, depth: int) -> str:
        """Ask, and say how to go back where there is a way back."""
        asked = self.face.ask(self.words, self.look, self.levels[depth].question)
        deeper = len(self.path) > 1 or bool(self.moves)
        return f"{asked} {self.words.say('ask-back') if deeper else self.words.say('ask-help')}"

    def take(self, move: int) -> None:
        """Add a move to the decision and submit it once it is whole.

        If the rules refuse the move they say why, and nothing is lost.
        """
        game, printed = self.match.game, self.match.pack.printed
        try:
            if game.interpreted.refusal(printed, self.view, self.seat, move):
                raise game.explain(printed, self.view, self.seat, move)
            if not game.moves.completes(move):
                game.interpreted.play(printed, self.view, self.seat, move)
                if game.unfinished(printed, self.view, self.seat) is not None:
                    self.moves.append(move)
                    self.look_again()
                    return
            self.ask_if_meant([*self.moves, move])
            self.match.submit(self.seat, [*self.moves, move])
            self.done = True
        except Meant as slip:
            self.complain(slip)
            self.coached = False
        except Refused as refused:
            self.complain(refused)
            ways = self.face.completions(self.look, game.moves.chosen(move))
            if ways:  # only a part of the move was left unsaid: ask for that
                self.path.append((len(self.levels) - 1, ways))

    def ask_if_meant(self, moves: Sequence[int]) -> None:
        """Let the coach speak before a slip of the hand."""
        if self.coached:
            game, view = self.match.game, self.match.view(self.seat)
            slip = slip_in(game, self.match.pack, view, self.seat, moves)
            if slip is not None:
                raise Meant(slip)

    def complain(self, error: HippodromeError) -> None:
        """Say what is wrong with an answer."""
        self.terminal.print(explained(self.words, error, self.names), "bold red")
        self.fresh = True

    def explain(self, about: str) -> None:
        """Answer `?`, or `? T4.7` with that paragraph."""
        self.fresh = True
        if about:
            try:
                print_markdown(self.terminal, paragraph(self.match.game, self.words, about))
            except HippodromeError as unknown:
                self.complain(unknown)
            return
        for line in self.face.help(self.words, self.look):
            self.terminal.print(line)
        here = self.match.game.coach.paragraphs.get(getattr(self.look, "phase", ""))
        example = here or self.face.paragraph
        self.terminal.print(self.words.say("help-commands", paragraph=example))
