"""Calibrates what Auteuil's lost board and telegrams held, by simulated evenings.

`make calibrate GAME=auteuil` prints the figures behind `content/standard.toml` and decision 0013:
how many rounds of the table a race takes and how many horses fall, on several courses and by number
of racers; and how often a purse runs out in an evening.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from hippodrome.engine.game import Pack
from hippodrome.engine.tipsters import Tipsters
from hippodrome.games.auteuil import GAME


@dataclass(frozen=True)
class Race:
    """What one race looked like."""

    rounds: float
    """Turns, divided by the racers."""
    falls: int
    racers: int
    purses: tuple[int, ...]
    """As they were when it was settled."""


class Evenings(Tipsters):
    """Plays whole evenings of tipsters."""

    def races(self, racers: int, races: int, evenings: int) -> Iterator[Race]:
        """Give every race of some evenings, as it lay on the table when it was settled."""
        laid = self.game.lay(self.pack, racers, {"races": races})
        pack = self.rules.pack_form(self.pack.printed)
        for _ in range(evenings):
            state = self.rules.state_form(laid)
            self.rules.begin(pack, state)
            settled = 0
            while settled < races:
                self.step(pack, state)
                if int(state["telegram"][0]) and int(state["race"][0]) == settled + 1:
                    settled += 1
                    yield self.settled(state, racers)

    def settled(self, state: Any, racers: int) -> Race:
        """Sum a race up."""
        purses = tuple(int(state["purse"][0][seat]) for seat in range(racers))
        return Race(int(state["rounds"][0]) / racers, int(state["falls"][0]), racers, purses)


@dataclass(frozen=True)
class Course:
    """A loop that was tried."""

    lap: int
    squares: tuple[int, ...]
    """Where its obstacles stand."""

    def printed(self) -> Pack:
        """Give the standard pack with this course, whatever its obstacles are called."""
        pack = GAME.pack()
        printed: Any = pack.printed
        printed.lap = self.lap
        for square in range(len(printed.obstacle)):
            printed.obstacle[square] = int(square in self.squares)
        return pack


COURSES = (
    Course(48, (4, 8, 12, 16, 20, 24, 28, 32, 36, 40)),
    Course(60, (4, 8, 12, 16, 24, 28, 32, 36, 44, 48)),
    Course(60, (4, 8, 12, 23, 27, 31, 42, 46)),
    Course(56, (11, 15, 19, 23, 31, 43)),
    Course(60, (8, 15, 22, 30, 38, 46)),
    Course(60, (11, 15, 19, 23, 31, 43)),
    Course(60, (4, 8, 12, 16, 20, 24)),
)
"""From the first one printed, with a fall a throw, to six obstacles all on the far side."""


def as_printed() -> Course:
    """Give the course of the standard pack."""
    printed: Any = GAME.pack().printed
    squares = tuple(square for square in range(printed.lap) if printed.obstacle[square])
    return Course(printed.lap, squares)


def described(races: Sequence[Race]) -> tuple[str, ...]:
    """Write rounds and falls of some races as a row; a second throw is part of its turn."""
    rounds = sorted(race.rounds for race in races)
    count = len(races)
    falls = sum(race.falls for race in races)
    return (
        f"{sum(rounds) / count:.1f}",
        f"{rounds[count // 20]:.1f}–{rounds[-1 - count // 20]:.1f}",
        f"{falls / count:.0f}",
        f"{falls / sum(race.rounds * race.racers for race in races):.2f}",
    )


def main(arguments: Sequence[str]) -> None:
    """Print the figures for several courses, for every number of racers, and for purses."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--evenings", type=int, default=500, help="evenings of each kind")
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args(arguments)
    console = Console()
    columns = ("rounds", "nine races in ten", "falls a race", "falls a turn")
    courses = Table(title=f"Races of four tipsters by course, {chosen.evenings} each")
    racers = Table(title="Races on the pack as printed")
    for table, firsts in ((courses, ("squares a lap", "obstacles on")), (racers, ("racers",))):
        for heading in (*firsts, *columns):
            table.add_column(heading, justify="right")
    tried = [*COURSES, as_printed()]
    for course in track(tried, "racing", console=Console(stderr=True)):
        evenings = Evenings(GAME, course.printed(), chosen.seed)
        squares = " ".join(map(str, course.squares))
        figures = described([*evenings.races(4, 1, chosen.evenings)])
        courses.add_row(str(course.lap), squares, *figures)
    for seats in range(2, 9):
        evenings = Evenings(GAME, GAME.pack(), chosen.seed)
        racers.add_row(str(seats), *described([*evenings.races(seats, 1, chosen.evenings)]))
    purses = Table(title=f"Evenings of three races on the pack as printed, {chosen.evenings} each")
    for heading in ("racers", "purses ever below zero", "mean purse", "poorest", "richest"):
        purses.add_column(heading, justify="right")
    for seats in range(2, 9):
        races = [*Evenings(GAME, GAME.pack(), chosen.seed).races(seats, 3, chosen.evenings)]
        broke = sum(
            any(race.purses[seat] < 0 for race in races[first : first + 3])
            for first in range(0, len(races), 3)
            for seat in range(seats)
        )
        last = [francs for race in races[2::3] for francs in race.purses]
        purses.add_row(
            str(seats),
            f"{broke / len(last):.2%}",
            f"{sum(last) / len(last):,.0f} F",
            f"{min(last):,} F",
            f"{max(last):,} F",
        )
    for table in (courses, racers, purses):
        console.print(table)
