"""The one way many games are played: arms, in chunks, by a crew, up to a look that is enough."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hippodrome.engine.game import Game
from hippodrome.engine.warming import Progress, silent
from hippodrome.study.arms import Arm, code_of
from hippodrome.study.book import Book
from hippodrome.study.crews import Crew, Task
from hippodrome.study.sheets import Sheet
from hippodrome.study.stopping import Everything, Rule

CHUNK = 500
"""Games that are played in one go."""
SMALL_CHUNK = 4
"""The same where a game takes seconds."""


@dataclass(frozen=True)
class Study:
    """What is compared, on which deals, and until when."""

    game: Game
    arms: tuple[Arm, ...]
    deals: int
    """At most so many of each arm."""
    seed: int
    rule: Rule = field(default_factory=Everything)

    @property
    def chunk(self) -> int:
        """Deals of a chunk, the same for all arms."""
        games = SMALL_CHUNK if any(arm.takes_time for arm in self.arms) else CHUNK
        return max(1, games // max(len(arm.seatings) for arm in self.arms))

    def described(self) -> dict[str, Any]:
        """Give what must be the same for chunks to be of one study."""
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "seed": self.seed,
            "code": code_of(self.game),
        }

    def tasks(self, arms: Sequence[Arm], deals: int) -> Iterator[Task]:
        """Give the chunks up to a number of deals: of all arms in turn, from the first deal on."""
        for first in range(0, deals, self.chunk):
            for arm in arms:
                yield Task(arm, self.seed, first, min(self.chunk, self.deals - first))


@dataclass(frozen=True)
class Findings:
    """What the games of every arm came to."""

    study: Study
    sheets: tuple[Sheet, ...]
    early: tuple[bool, ...]
    """Of every arm: was it ended before all its deals were played?"""

    @property
    def games(self) -> int:
        """Count all games."""
        return sum(sheet.games for sheet in self.sheets)


def carry_out(
    study: Study, crew: Crew, folder: Path | None = None, progress: Progress = silent
) -> Findings:
    """Play what is missing of a study, look at it as agreed, and give all that counts."""
    book = Book(folder, study.described())
    chunks: dict[tuple[str, int], Sheet] = {}
    sheets: dict[str, Sheet] = {}
    open_arms, early = list(study.arms), dict.fromkeys((arm.key for arm in study.arms), False)
    most = sum(len(arm.seatings) for arm in study.arms) * study.deals
    played, expected = 0, most
    for look in study.rule.looks(study.deals, study.chunk):
        missing = []
        for task in study.tasks(open_arms, look):
            place = task.arm.key, task.first
            if place not in chunks:
                known = book.read(task.arm, task.first, task.deals)
                if known is None:
                    missing.append(task)
                else:
                    chunks[place] = known
                    played += known.games
        progress(played, expected)
        for task, sheet in crew.play(missing):
            book.keep(task.arm, task.first, sheet)
            chunks[task.arm.key, task.first] = sheet
            played += sheet.games
            progress(played, max(expected, played))
        for arm in open_arms:
            sheets[arm.key] = Sheet.joined(
                [chunks[arm.key, first] for first in range(0, look, study.chunk)]
            )
        if look == study.deals:
            break
        now = [sheets[arm.key] for arm in open_arms]
        enough = study.rule.enough(open_arms, now)
        needed = study.rule.needed(open_arms, now)
        expected = int(min(most, max(1.0, needed) * played))
        early.update({arm.key: True for arm, one in zip(open_arms, enough, strict=True) if one})
        open_arms = [arm for arm, one in zip(open_arms, enough, strict=True) if not one]
        if not open_arms:
            break
    return Findings(
        study,
        tuple(sheets[arm.key] for arm in study.arms),
        tuple(early[arm.key] for arm in study.arms),
    )
