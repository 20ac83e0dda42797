"""A face for any room: what lies on the table in sentences, and choices asked for part by part."""

# ruff: noqa: ARG001, ARG002 (every face is asked in the same way, whatever it looks at)

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from hippodrome.engine.game import Game
from hippodrome.engine.parts import Part, Value
from hippodrome.terminal.face import Choices, Face, Level
from hippodrome.terminal.screen import Terminal, told
from hippodrome.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


class PlainFace(Face):
    """Plays any game from its looks, choices and events alone."""

    voices: ClassVar[Mapping[str, str]] = {}

    def __init__(self, game: Game) -> None:
        """Take up a room's tables."""
        self.game = game
        self.moves = game.moves
        self.paragraph = next(iter(game.paragraphs()), "")

    def board(self, terminal: Terminal, look: Any, names: Sequence[str]) -> RenderableType:
        """Say what lies on the table, a line each."""
        from rich.text import Text

        lines = [told(terminal.words, line, names) for line in self.game.describe(look)]
        return Text("\n".join(lines))

    def banner(self, spoken: Words, look: Any, player: str) -> str:
        """Say whose turn it is."""
        return spoken.say("plain-turn", player=player)

    def choices(self, look: Any) -> Choices:
        """List what may be chosen, a free amount at each of its rungs."""
        return tuple(self._with_rungs(look))

    def _with_rungs(self, look: Any) -> Iterator[Any]:
        for choice in look.choices:
            if not choice.step:
                yield choice
                continue
            amount = self._parts(choice)[-1].name
            for rung in choice.ladder:
                move = msgspec.structs.replace(choice.move, **{amount: rung})
                yield msgspec.structs.replace(choice, move=move)

    def _parts(self, choice: Any) -> tuple[Part, ...]:
        return self.moves.by_name[choice.move.kind].parts

    def levels(self, look: Any) -> tuple[Level, ...]:
        """Ask for the kind of a move, then for its parts, one after the other."""
        most = max((len(self._parts(choice)) for choice in look.choices), default=0)
        return (Level(self._kind, "kind", self._label_kind), *map(self._level, range(most)))

    def _level(self, place: int) -> Level:
        def part(choice: Any) -> Hashable:
            return self._value(choice, place)

        def label(spoken: Words, look: Any, choices: Choices) -> Text:
            from rich.text import Text

            if len(choices) == 1:
                return self._label(spoken, choices[0])
            parts, value = self._parts(choices[0]), self._value(choices[0], place)
            if value is None:
                return self._label(spoken, choices[0])
            phrase = self.game.phrases.get(parts[place].name)
            told = value if phrase is None else phrase(value)
            return Text(str(spoken.plain(told)))

        def unlisted(choices: Choices, typed: str) -> Mapping[str, Value]:
            move: dict[str, Value] = msgspec.to_builtins(choices[0].move)
            return {**move, self._parts(choices[0])[place].name: int(typed)}

        return Level(part, "part", label, unlisted=unlisted)

    def _kind(self, choice: Any) -> Hashable:
        return str(choice.move.kind)

    def _value(self, choice: Any, place: int) -> Value | None:
        parts = self._parts(choice)
        if place >= len(parts):
            return None
        value: Value = getattr(choice.move, parts[place].name)
        return value

    def _label_kind(self, spoken: Words, look: Any, choices: Choices) -> Text:
        from rich.text import Text

        if len(choices) == 1:
            return self._label(spoken, choices[0])
        return Text(f"{choices[0].move.kind} …")

    def _label(self, spoken: Words, choice: Any) -> Text:
        from rich.text import Text

        return Text(spoken.tell(self.game.label(choice.move)))

    def ask(self, spoken: Words, look: Any, question: str) -> str:
        """Ask for one of the list."""
        return spoken.say("plain-ask")

    def help(self, spoken: Words, look: Any) -> list[str]:
        """Give an example of what may be typed."""
        examples = ", ".join(dict.fromkeys(map(self.written, look.choices[:3])))
        return [spoken.say("plain-help", examples=examples)]

    def race_ended(self, before: str, after: str) -> bool:
        """A plain face knows nothing of races."""
        return False

    def figures_heading(self, spoken: Words) -> str:
        """Count without a unit."""
        return spoken.say("plain-figures")
