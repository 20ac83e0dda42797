"""What the terminal needs to know of a room: how it is drawn, asked for, told and counted."""

# ruff: noqa: ARG002 (every face is asked in the same way, whatever it looks at)

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from hippodrome.engine.moves import Moves
from hippodrome.engine.parts import Value
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

Choices = tuple[Any, ...]
"""Choices of a look; each has at least a move by kind and parts."""


@dataclass(frozen=True)
class Level:
    """One question on the way to a move: how it parts the moves, and how it is asked."""

    part: Callable[[Any], Hashable]
    question: str
    """A word for the question, which the face puts into a language."""
    label: Callable[[Words, Any, Choices], Text]
    """Describes the moves that one answer leaves, given the look."""
    own_number: bool = False
    """Is what is picked typed by its own number (a horse, a number of cards)?"""
    columns: int = 2
    """In how many columns the answers are listed; long ones need the whole line."""
    enter: str = ""
    """What an empty line stands for, if anything."""
    unlisted: Callable[[Choices, str], Mapping[str, Value]] | None = None
    """Gives the move that a number not on the list would be, so that the rules can judge it."""


class Face(ABC):
    """One room at the terminal; the commands know no other way to a game's own things."""

    moves: Moves
    """The room's table of moves."""
    voices: ClassVar[Mapping[str, str]]
    """In what style the race caller tells which event; the others are told plainly."""
    untold: ClassVar[frozenset[str]] = frozenset()
    """Events that the board shows anyway, so that they need not be told."""
    asks_between_races: ClassVar[bool] = False
    """Do the rules ask everybody whether to go on, so that the terminal need not wait?"""
    paragraph: str
    """A paragraph of the rules that help may name as an example."""
    decimals: ClassVar[bool] = False
    """Are averages worth reading to two decimals?."""

    @abstractmethod
    def board(self, terminal: Terminal, look: Any, names: Sequence[str]) -> RenderableType:
        """Draw the whole table as this look sees it."""

    @abstractmethod
    def banner(self, spoken: Words, look: Any, player: str) -> str:
        """Say what is asked of the player now."""

    @abstractmethod
    def levels(self, look: Any) -> tuple[Level, ...]:
        """Give the questions that lead to a move now."""

    @abstractmethod
    def ask(self, spoken: Words, look: Any, question: str) -> str:
        """Put a question into words."""

    @abstractmethod
    def help(self, spoken: Words, look: Any) -> list[str]:
        """Explain what can be done now, and how it is typed."""

    @abstractmethod
    def race_ended(self, before: str, after: str) -> bool:
        """Has a race just been settled, going by the phases before and after a step?"""

    @abstractmethod
    def figures_heading(self, spoken: Words) -> str:
        """Name what is counted, at the head of a column."""

    def choices(self, look: Any) -> Choices:
        """List the moves to ask for; what else is legal may still be typed."""
        return tuple(look.choices)

    def desk(
        self,
        terminal: Terminal,
        look: Any,
        choices: Choices,
    ) -> RenderableType | None:
        """Lay out what the person needs beside the list of answers."""
        return None

    def barred(self, look: Any, level: Level, choices: Choices) -> Choices:
        """List what might be thought possible at this question and is not."""
        return ()

    def barred_lines(self, spoken: Words, barred: Choices) -> list[Text]:
        """Write why barred moves are not possible."""
        from rich.text import Text

        return [
            Text(f"{self.written(one)}  {spoken.tell(one.barred)} ({one.paragraph})", "dim")
            for one in barred
        ]

    def completions(
        self,
        look: Any,
        move: Any,
    ) -> Choices:
        """List the moves that a refused one may have meant, had it been written out."""
        return ()

    def written(self, choice: Any) -> str:
        """Write the move of a choice down."""
        return self.moves.write(self.moves.number(choice.move))

    def spelled(self, spoken: Words, look: Any, typed: str) -> str:
        """Write out as notation what may be typed more freely; BadNotation says what is wrong."""
        return typed

    def sheet(
        self,
        terminal: Terminal,
        look: Any,
        command: str,
    ) -> RenderableType | None:
        """Draw what a command of this room alone asks to see, or nothing if it is none."""
        return None

    def secret(self, look: Any) -> bool:
        """Is there anything in this look that the others at the screen must not see?"""
        return True

    def followed(self, look: Any) -> bool:
        """Is this a moment to draw the board after every step, for whoever only watches?"""
        return False

    def held(self, spoken: Words, look: Any, player: str) -> Text | None:
        """Write what the seat that looks holds in secret."""
        return None

    def just_dealt(self, before: str, after: str) -> bool:
        """Is it time to look at the hands, going by the phases before and after a step?"""
        return False
