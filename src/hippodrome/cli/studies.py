"""What the commands that play many games share: their options, their crew, and what they leave."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from hippodrome.engine.errors import BadSetup, HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.warming import Progress
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Words

if TYPE_CHECKING:
    from hippodrome.study.crews import Crew
    from hippodrome.study.studies import Findings, Study

SEED_BITS = 48
"""A seed short enough to be typed again."""

Options = Annotated[list[str] | None, typer.Option(help="help-study-option")]
Edition = Annotated[str, typer.Option(help="help-study-edition")]
Seed = Annotated[int | None, typer.Option(help="help-study-seed")]
Cores = Annotated[int | None, typer.Option(help="help-study-cores")]
On = Annotated[
    str | None,
    typer.Option(help="help-study-on"),
]
Margin = Annotated[
    str | None,
    typer.Option(help="help-study-margin"),
]
Into = Annotated[
    Path | None,
    typer.Option(help="help-study-into"),
]
Formats = Annotated[
    list[str] | None,
    typer.Option("--format", help="help-study-format"),
]
Report = Annotated[Path | None, typer.Option(help="help-study-report")]
Language = Annotated[str | None, typer.Option(help="help-lang")]
Json = Annotated[bool, typer.Option("--json", help="help-study-json")]

Result = TypeVar("Result")


@dataclass(frozen=True)
class Desk:
    """Where a study is played and what is left of it, checked before anything is."""

    spoken: Words
    crew: Crew
    cores: int
    folder: Path | None
    formats: Sequence[str]
    report: Path | None
    command: str
    """What was typed, to be typed again."""

    def played(self, game: Game, title: str, play: Callable[[Progress], Result]) -> Result:
        """Compile where that was never done, and play, with progress shown."""
        from hippodrome.study.threads import progress_bar

        with progress_bar(self.spoken.say("simulate-compiling")) as progress:
            self.crew.prepare(game, progress)
        with progress_bar(title, self.spoken) as progress:
            return play(progress)

    def leave(self, terminal: Terminal | None, findings: Findings) -> None:
        """Write what was asked for, and say where it lies."""
        from hippodrome.study.report import write_report
        from hippodrome.study.tables import write_tables

        files = []
        if self.folder is not None:
            files += write_tables(findings, self.folder, self.formats)
        pages = [self.report, self.folder / "report.html" if self.folder is not None else None]
        for page in pages:
            if page is not None:
                write_report(findings, self.command, self.spoken.language, page)
                files.append(page)
        if terminal is not None:
            for file in files:
                terminal.print(self.spoken.say("study-written", file=str(file)), "dim")


def desk(
    spoken: Words,
    *,
    cores: int | None,
    on: str | None,
    folder: Path | None,
    formats: Sequence[str] | None,
    report: Path | None,
) -> Desk:
    """Read who plays and where results go, or say what is wrong with that."""
    from hippodrome.engine.cores import all_cores
    from hippodrome.study.crews import Threads
    from hippodrome.study.tables import check_format

    wanted = [check_format(one) for one in formats or ["csv"]]
    if formats and folder is None:
        raise BadSetup("study-format-needs-folder")
    if folder is not None and folder.exists() and not folder.is_dir():
        raise HippodromeError("study-unwritable", file=str(folder))
    if report is not None and not os.access(report.parent, os.W_OK):
        raise HippodromeError("study-unwritable", file=str(report))
    threads = all_cores() if cores is None else cores
    command = shlex.join(["hippodrome", *sys.argv[1:]])
    crew: Crew = Threads(threads)
    if on is not None:
        from hippodrome.study.cluster import cluster  # of Ray nothing is loaded unless asked for

        crew = cluster(on)
    return Desk(spoken, crew, threads, folder, wanted, report, command)


def seed_of(folder: Path | None, typed: int | None) -> int:
    """Give the seed: as it was typed, else that of the study in the folder, else a fresh one."""
    from hippodrome.study.book import heading_of

    if typed is not None:
        return typed
    found = heading_of(folder) if folder is not None else None
    known = found.get("seed") if found else None
    return known if isinstance(known, int) else secrets.randbits(SEED_BITS)


def carried_out(at: Desk, study: Study) -> Findings:
    """Carry a study out, with progress shown."""
    from hippodrome.study.studies import carry_out

    title = at.spoken.say("study-playing", game=study.game.name)
    return at.played(
        study.game, title, lambda progress: carry_out(study, at.crew, at.folder, progress)
    )
