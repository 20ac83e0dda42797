"""What may be asked of a worker on another machine, and how it crosses: typed, signed, no more.

A question names one of the works below; nothing that could be called otherwise crosses. It carries
what a seat sees, or a finished game of which nothing is secret: never a state, and of no table its
seed. A bot's own luck is drawn where it thinks, so equal views give equal bytes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from hippodrome.bots.advising import Advice
from hippodrome.bots.foreseeing import Outlook
from hippodrome.bots.searching import Budget
from hippodrome.engine.errors import BadSetup
from hippodrome.table.hinting import ponder
from hippodrome.table.oracle import foresee
from hippodrome.table.reviews import Steps, advance
from hippodrome.table.thinking import Fields, think

SECRET = "HIPPODROME_WORKERS_SECRET"
"""The setting that holds what servers and workers sign with: a command shows it to everybody."""
SHORTEST_SECRET = 16
MAC = hashlib.sha256().digest_size
QUESTION, ANSWER = b"question", b"answer"
"""What a signature is for: one must not pass for the other."""


@dataclass(frozen=True, slots=True)
class Work:
    """Something a worker can be asked to do."""

    function: Callable[..., Any]
    takes: Any
    gives: Any
    luck: int | None = None
    """Which of its arguments is luck that nobody else needs to know."""
    goes_on: bool = False
    """Does it go on with what the same worker began?"""


Printed = tuple[str, str, bytes]
"""A game, and the hash and the fields of its pack."""
WORKS = {
    "think": Work(think, tuple[str, str, bytes, Fields, int, str, int], list[int], luck=6),
    "foresee": Work(foresee, tuple[str, str, bytes, Fields, int, int, int, float | None], Outlook),
    "ponder": Work(
        ponder, tuple[str, str, bytes, Fields, int, int, tuple[int, ...], Budget], Advice
    ),
    "review": Work(
        advance,
        tuple[str, str, str, bytes, int, dict[str, int], Steps, float],
        tuple[int, bytes | None],
        goes_on=True,
    ),
}
_named = {work.function: name for name, work in WORKS.items()}
_takes = {name: msgspec.msgpack.Decoder(work.takes) for name, work in WORKS.items()}
_gives = {name: msgspec.msgpack.Decoder(work.gives) for name, work in WORKS.items()}
_written = msgspec.msgpack.Encoder().encode


BUSY = ""
"""The name in the answer of a worker that has too much to do."""


class Question(msgspec.Struct, frozen=True, array_like=True):
    """A question: whom to answer under which number, and what is to be done with what."""

    process: str
    number: str
    work: str
    arguments: bytes


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What a worker says to a question: that it is at it, what came of it, or that it cannot."""

    number: str
    worker: str
    done: bool = False
    found: bytes | None = None


Told = TypeVar("Told", "Question", "Answer")
_question: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
_answer: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


def work_of(function: Callable[..., Any]) -> str | None:
    """Name the work a function does, if it is one that may be asked of others."""
    return _named.get(function)


def carried(work: str, arguments: tuple[Any, ...]) -> bytes:
    """Write down what a work is to be done with; luck stays here."""
    luck = WORKS[work].luck
    if luck is not None:
        arguments = (*arguments[:luck], 0, *arguments[luck + 1 :])
    return _written(arguments)


def brought(work: str, arguments: bytes) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Read what is to be called with what, with luck of one's own."""
    given: tuple[Any, ...] = _takes[work].decode(arguments)
    luck = WORKS[work].luck
    if luck is not None:
        given = (*given[:luck], secrets.randbits(64), *given[luck + 1 :])
    return WORKS[work].function, given


def found_by(work: str, found: bytes) -> Any:
    """Read what came of a work."""
    return _gives[work].decode(found)


def seal_of(settings: Mapping[str, str]) -> Seal:
    """Give the seal with the secret that was set, or say that there must be one."""
    return Seal(settings.get(SECRET, ""))


class Seal:
    """Signs what crosses, and knows what was signed with the same secret."""

    def __init__(self, secret: str) -> None:
        """Take a secret, unless anybody could guess it."""
        if len(secret) < SHORTEST_SECRET:
            raise BadSetup("workers-secret-short", setting=SECRET, least=SHORTEST_SECRET)
        self._key = secret.encode()

    def question(self, question: Question) -> bytes:
        """Sign a question."""
        return self._signed(QUESTION, _written(question))

    def answer(self, answer: Answer) -> bytes:
        """Sign an answer."""
        return self._signed(ANSWER, _written(answer))

    def read_question(self, data: bytes) -> Question | None:
        """Read a question; what is none, or signed by nobody we know, is nothing."""
        return self._read(QUESTION, data, _question)

    def read_answer(self, data: bytes) -> Answer | None:
        """Read an answer, likewise."""
        return self._read(ANSWER, data, _answer)

    def _signed(self, what: bytes, body: bytes) -> bytes:
        return hmac.digest(self._key, what + body, "sha256") + body

    def _read(
        self, what: bytes, data: bytes, decoder: msgspec.msgpack.Decoder[Told]
    ) -> Told | None:
        mac, body = data[:MAC], data[MAC:]
        if not hmac.compare_digest(mac, hmac.digest(self._key, what + body, "sha256")):
            return None
        try:
            return decoder.decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError):  # another version's
            return None
