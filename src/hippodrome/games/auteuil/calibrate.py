"""Calibrates what Auteuil's lost board and telegrams held, by simulated evenings.

`make calibrate GAME=auteuil` prints the figures behind `content/standard.toml` and decision 0013:
how many rounds of the table a race takes and how many horses fall, by length of the lap and by
number of racers; and how often a purse runs out in an evening.
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
        return Race(int(state["rounds"][0]) / racers, int(state["falls"][0]), purses)


def rebuild(pack: Pack, lap: int) -> None:
    """Make a lap of another length: the obstacles stay, the run-in after the last one changes."""
    printed: Any = pack.printed
    printed.lap = lap


def described(races: Sequence[Race]) -> tuple[str, ...]:
    """Write rounds and falls of some races as a row."""
    rounds = sorted(race.rounds for race in races)
    count = len(races)
    return (
        f"{sum(rounds) / count:.1f}",
        f"{rounds[count // 20]:.1f}–{rounds[-1 - count // 20]:.1f}",
        f"{sum(race.falls for race in races) / count:.0f}",
        f"{sum(race.falls > 0 for race in races) / count:.1%}",
    )


def main(arguments: Sequence[str]) -> None:
    """Print the figures for several laps, for every number of racers, and for purses."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--evenings", type=int, default=500, help="evenings of each kind")
    parser.add_argument("--laps", type=int, nargs="*", default=[44, 48, 52, 60])
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args(arguments)
    console = Console()
    columns = ("rounds", "nine races in ten", "falls", "races with a fall")
    laps = Table(title=f"Races of four tipsters by length of the lap, {chosen.evenings} each")
    racers = Table(title="Races on the pack as printed")
    for table, first in ((laps, "squares a lap"), (racers, "racers")):
        for heading in (first, *columns):
            table.add_column(heading, justify="right")
    for lap in track(chosen.laps, "racing", console=Console(stderr=True)):
        pack = GAME.pack()
        rebuild(pack, lap)
        laps.add_row(
            str(lap), *described([*Evenings(GAME, pack, chosen.seed).races(4, 1, chosen.evenings)])
        )
    for seats in range(2, 7):
        evenings = Evenings(GAME, GAME.pack(), chosen.seed)
        racers.add_row(str(seats), *described([*evenings.races(seats, 1, chosen.evenings)]))
    purses = Table(title=f"Evenings of three races on the pack as printed, {chosen.evenings} each")
    for heading in ("racers", "purses ever below zero", "mean purse", "poorest", "richest"):
        purses.add_column(heading, justify="right")
    for seats in range(2, 7):
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
    for table in (laps, racers, purses):
        console.print(table)
