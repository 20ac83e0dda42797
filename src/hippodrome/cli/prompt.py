"""Asking a person for a move: typed in notation, or picked step by step from short lists."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from hippodrome.cli.levels import LEVELS, hand_text, run
from hippodrome.cli.rules import paragraph, print_markdown
from hippodrome.cli.terminal import Leaving, Terminal, explained
from hippodrome.engine.errors import BadNotation, HippodromeError, Refused
from hippodrome.engine.match import Match

OBVIOUS = ("T4.6", "T4.10")
"""Reasons not worth a line in a list: two horses apart, and a horse already standing there."""


@dataclass(frozen=True)
class Pick:
    """A line of a list: what to type for it, what it says, and the moves it leaves."""

    typed: str
    label: Text
    choices: tuple[Any, ...]


class Prompt:
    """One seat's decision, asked until the rules accept an answer."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        seat: int,
        redraw: Callable[[Any, int], None],
        show_log: Callable[[], None],
    ) -> None:
        """Look at the table from this seat; `redraw` shows it, leaving room for some lines."""
        self.terminal = terminal
        self.words = terminal.words
        self.match = match
        self.seat = seat
        self.redraw = redraw
        self.show_log = show_log
        self.fresh = False
        """Does the screen show something the person has yet to read, below an older board?"""
        self.look = match.look(seat)
        self.levels = LEVELS[self.look.phase]
        self.path: list[tuple[int, tuple[Any, ...]]] = []

    def decide(self) -> None:
        """Ask until a move has been played."""
        self.descend(0, self.look.choices, fresh=True)
        while True:
            depth, choices = self.path[-1]
            picks = self.picks(depth, choices)
            lines = self.listed(depth, choices, picks)
            hand = self.hand_line()
            if not self.fresh:
                self.redraw(self.look, lines.row_count + bool(hand))
            if hand:
                self.terminal.print(hand)
            self.terminal.print(lines)
            self.fresh = False
            move = self.answer(depth, picks)
            if move is not None and self.play(move):
                return

    def descend(self, depth: int, choices: tuple[Any, ...], *, fresh: bool = False) -> int | None:
        """Go to the next question that has more than one answer; give the move if none is left."""
        if len(choices) == 1 and not fresh:
            return int(choices[0].move)
        last = len(self.levels) - 1
        while depth < last and len({self.levels[depth].part(choice) for choice in choices}) == 1:
            depth += 1
        self.path.append((depth, choices))
        return None

    def picks(self, depth: int, choices: tuple[Any, ...]) -> list[Pick]:
        """Part the moves by the question of this level."""
        level = self.levels[depth]
        groups: dict[Hashable, list[Any]] = {}
        for choice in choices:
            groups.setdefault(level.part(choice), []).append(choice)
        if level.own_number and 0 in groups:
            groups[0] = groups.pop(0)  # nobody comes last
        return [
            Pick(
                str(part) if level.own_number else str(number),
                level.label(self, tuple(group)),
                tuple(group),
            )
            for number, (part, group) in enumerate(groups.items(), start=1)
        ]

    def hand_line(self) -> Text | None:
        """Write the cards on a line where no list of them follows."""
        if self.look.phase != "predict":
            return None
        heading = Text(f"{self.words.say('hand-heading')} ")
        return heading.append_text(hand_text(self.words, self.look.hand))

    def listed(self, depth: int, choices: tuple[Any, ...], picks: Sequence[Pick]) -> Table:
        """Lay the list out, in two columns where its lines are short."""
        lines = Table.grid(padding=(0, 2))
        columns = 2 if self.levels[depth].short else 1
        rows = -(-len(picks) // columns)
        for row in range(rows):
            cells = []
            for pick in picks[row::rows]:
                cells += [Text(pick.typed.rjust(3), "bold"), pick.label]
            lines.add_row(*cells)
        if depth and self.look.phase == "race":
            for barred in self.barred(depth, choices):
                why = f"{self.words.tell(barred.barred)} ({barred.paragraph})"
                lines.add_row(Text("  –", "dim"), Text(f"{barred.notation}  {why}", "dim"))
        return lines

    def barred(self, depth: int, choices: tuple[Any, ...]) -> list[Any]:
        """List what the card (or the joker's horse) cannot do, once for each way."""
        if self.levels[depth].part is not run:
            return []
        alike = {(choice.card, choice.horse) for choice in choices if choice.horse}
        return [
            barred
            for barred in self.look.barred
            if (barred.card, barred.horse) in alike and barred.paragraph not in OBVIOUS
        ]

    def answer(self, depth: int, picks: Sequence[Pick]) -> int | None:
        """Read one line and do what it says; give a move if it names one."""
        typed = self.terminal.ask(self.question(depth))
        command = typed.lower()
        if command in ("quit", "q", "exit"):
            raise Leaving
        if command in ("log", "l"):
            self.show_log()
            self.fresh = True
        elif command.startswith("?"):
            self.explain(typed[1:].strip())
        elif command in ("b", "back", "r", "retour"):
            if len(self.path) > 1:
                self.path.pop()
        elif typed:
            for pick in picks:
                if command == pick.typed:
                    return self.descend(depth + 1, pick.choices)
            return self.read(typed)
        return None

    def question(self, depth: int) -> str:
        """Ask, and say how to go back where there is a way back."""
        asked = self.words.say("ask", question=self.levels[depth].question)
        back = self.words.say("ask-back") if len(self.path) > 1 else self.words.say("ask-help")
        return f"{asked} {back}"

    def read(self, typed: str) -> int | None:
        """Read a move in notation, or say that it cannot be read."""
        try:
            return self.match.game.read(typed)
        except BadNotation as unread:
            self.complain(unread)
            return None

    def play(self, move: int) -> bool:
        """Try the move; if the rules refuse it say why, and nothing is lost."""
        try:
            self.match.submit(self.seat, [move])
        except Refused as refused:
            self.complain(refused)
            written = self.match.game.write(move)
            ways = tuple(c for c in self.look.choices if c.notation.startswith(f"{written}/"))
            if ways:  # only where the other horse goes was left unsaid: ask for that
                self.path.append((len(self.levels) - 1, ways))
            return False
        return True

    def complain(self, error: HippodromeError) -> None:
        """Say what is wrong with an answer."""
        self.terminal.print(explained(self.words, error), "bold red")
        self.fresh = True

    def explain(self, about: str) -> None:
        """Answer `?`, or `? T4.7` with that paragraph."""
        say = self.words.say
        self.fresh = True
        if about:
            try:
                print_markdown(
                    self.terminal, paragraph(self.match.game, self.words.language, about)
                )
            except HippodromeError as unknown:
                self.complain(unknown)
            return
        if self.look.phase == "choose":
            self.terminal.print(say("help-choose"))
        elif self.look.phase == "predict":
            self.terminal.print(say("help-predict"))
        else:
            self.terminal.print(say("help-cards"))
            self.terminal.print(say("help-notation"))
        self.terminal.print(say("help-commands"))
