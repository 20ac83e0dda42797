"""What can go wrong for a person, in one tree: every error is a sentence in each language."""

# ruff: noqa: N818 (the names say what is bad, and the root of the tree says Error)

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hippodrome.words import Parameter, Sentence, sentence, words


class HippodromeError(Exception):
    """Something a person asked for cannot be done, and the sentence says why."""

    def __init__(self, key: str, /, **params: Parameter) -> None:
        super().__init__(key)
        self.sentence = sentence(key, **params)

    def __str__(self) -> str:
        return words("en").tell(self.sentence)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        # Exceptions are rebuilt from positional arguments, which would lose ours between processes.
        return rebuilt, (type(self), self.args, self.__dict__)


class BadSetup(HippodromeError):
    """A game that cannot be set up: its name, seats, options or table are wrong."""


class BadContent(HippodromeError):
    """A content file that does not say what a room needs."""


class BadTranscript(HippodromeError):
    """A written game that cannot be read, with the line, counted from 1, where reading stopped."""

    def __init__(self, key: str, /, *, line: int, **params: Parameter) -> None:
        super().__init__(key, line=line, **params)
        self.line = line


class BadNotation(HippodromeError):
    """A move whose spelling means nothing in this game."""


class BadMove(HippodromeError):
    """A move that crossed the wire and means nothing in this game."""


class Refused(HippodromeError):
    """A move the rules forbid, with the room's code and the paragraph that forbids it."""

    def __init__(
        self, key: str, /, *, code: int, paragraph: str | None = None, **params: Parameter
    ) -> None:
        super().__init__(key, **params)
        self.code = code
        self.paragraph = paragraph


class NotAllowed(HippodromeError):
    """Something the table, not the rules of its game, forbids."""


class Elsewhere(NotAllowed):
    """A decision that the rules allow where a lesson goes another way; the lesson has the words."""

    def __init__(self, answer: Sentence) -> None:
        Exception.__init__(self, answer.key)
        self.sentence = answer


class Meant(NotAllowed):
    """A decision that the rules allow and hardly anybody means: it is asked once whether it is."""

    def __init__(self, slip: Sentence) -> None:
        super().__init__("coach-meant", slip=slip)


class Stale(HippodromeError):
    """An answer to a decision that is no longer the one that is asked."""


class BadProof(HippodromeError):
    """A draw, or a seed, that the croupier's commitment does not confirm."""


def rebuilt(
    kind: type[HippodromeError], arguments: tuple[Any, ...], remembered: dict[str, Any]
) -> HippodromeError:
    """An error as it was in the process that raised it."""
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(remembered)
    return error
