"""The terminal: `hippodrome play`, `resume`, `serve`, `replay`, `review`, `verify` and others."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import hippodrome
from hippodrome.cli.backup import backup, restore
from hippodrome.cli.export import export
from hippodrome.cli.helping import HelpfulCommand, HelpfulGroup
from hippodrome.cli.learn import learn
from hippodrome.cli.migrate import migrate
from hippodrome.cli.pack import pack
from hippodrome.cli.play import play
from hippodrome.cli.puzzle import puzzle
from hippodrome.cli.replay import replay
from hippodrome.cli.resume import resume
from hippodrome.cli.review import review
from hippodrome.cli.rules import rules
from hippodrome.cli.serve import serve
from hippodrome.cli.simulate import simulate
from hippodrome.cli.speaking import EXIT_BAD, EXIT_INTERRUPTED, complain, usual_language
from hippodrome.cli.sweep import sweep
from hippodrome.cli.tournament import tournament
from hippodrome.cli.verify import verify
from hippodrome.cli.whatif import whatif
from hippodrome.cli.worker import worker
from hippodrome.engine.errors import BadSetup, HippodromeError
from hippodrome.games import UNUSABLE
from hippodrome.terminal.screen import PLAIN
from hippodrome.words import words

__all__ = ["app", "main"]

app = typer.Typer(
    name="hippodrome",
    cls=HelpfulGroup,
    help="help-house",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


for command, about in (
    (play, "help-command-play"),
    (learn, "help-command-learn"),
    (puzzle, "help-command-puzzle"),
    (resume, "help-command-resume"),
    (serve, "help-command-serve"),
    (worker, "help-command-worker"),
    (migrate, "help-command-migrate"),
    (backup, "help-command-backup"),
    (restore, "help-command-restore"),
    (export, "help-command-export"),
    (replay, "help-command-replay"),
    (review, "help-command-review"),
    (whatif, "help-command-whatif"),
    (verify, "help-command-verify"),
    (rules, "help-command-rules"),
    (simulate, "help-command-simulate"),
    (sweep, "help-command-sweep"),
    (tournament, "help-command-tournament"),
):
    app.command(cls=HelpfulCommand, help=about)(command)
# What a tournament was called while it was all there was; documents name their figures' commands.
app.command("ladder", cls=HelpfulCommand, help="help-command-tournament", hidden=True)(tournament)
app.add_typer(pack, name="pack")


def say_version(asked: bool) -> None:
    """Print the version and leave."""
    if asked:
        typer.echo(f"hippodrome {hippodrome.__version__}")
        raise typer.Exit


@app.callback(cls=HelpfulGroup, help="help-house")
def everything(
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="help-version")
    ] = False,
) -> None:
    """Horse-racing-and-betting board games, played for real."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; whatever goes wrong for a person is one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=PLAIN)  # a lone é must not end a game
    try:
        if UNUSABLE:
            raise UNUSABLE[0]
        app(args=None if arguments is None else list(arguments), prog_name="hippodrome")
        # What waits to be printed is printed now, while somebody can still say that it was not.
        sys.stdout.flush()
    except HippodromeError as error:
        complain(words(usual_language()), error)
        sys.exit(EXIT_BAD)
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        complain(words(usual_language()), BadSetup("output-failed"))
        # Python prints what is left once more when it ends, and would complain in its own way.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(EXIT_BAD)
    except KeyboardInterrupt:
        sys.exit(EXIT_INTERRUPTED)
