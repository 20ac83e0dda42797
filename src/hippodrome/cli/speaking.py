"""How a command speaks: in which language, and what it says and returns when it cannot be done."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from hippodrome.engine.errors import BadSetup, HippodromeError
from hippodrome.terminal.screen import explained
from hippodrome.words import LANGUAGES, Words, words

EXIT_BAD = 2
"""The status of a command that could not do what it was asked."""
EXIT_INTERRUPTED = 130
"""The status a shell expects after Ctrl-C."""


def usual_language() -> str:
    """Give the language of the person's environment, English if it is not one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            spoken = os.environ[variable][:2].lower()
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@contextmanager
def speaking(language: str | None) -> Iterator[Words]:
    """Run a command in a language: whatever goes wrong for the person is one sentence."""
    spoken = words(language if language in LANGUAGES else usual_language())
    try:
        if language is not None and language not in LANGUAGES:
            raise BadSetup("setup-unknown-language", language=language, known=", ".join(LANGUAGES))
        yield spoken
    except HippodromeError as error:
        complain(spoken, error)
        raise typer.Exit(EXIT_BAD) from error


def complain(spoken: Words, error: HippodromeError) -> None:
    """Say on the error stream what is wrong."""
    print(explained(spoken, error), file=sys.stderr)
