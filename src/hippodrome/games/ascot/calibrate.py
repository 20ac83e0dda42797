"""Calibrates what Ascot's lost boards and cards held, by simulated afternoons.

`make calibrate GAME=ascot` prints the figures behind `content/standard.toml` and decision 0015:
purses after the training, forced sales, rounds of the race, horses lost, and wins by colour.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from hippodrome.engine.tipsters import Tipsters
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.parts import COLOURS
from hippodrome.games.ascot.phases import OFFER, OWE
from hippodrome.games.ascot.state import ELIMINATED
from hippodrome.games.ascot.state import HORSES as FULL_FIELD

LEAST_PURSE, MOST_PURSE = 40_000, 120_000


@dataclass
class Afternoon:
    """What one game looked like."""

    purses: list[int] = field(default_factory=list)
    """As they were when the training was over."""
    earned: int = 0
    """Advantages that lay on horses then."""
    burdens: int = 0
    """Disadvantages that lay on horses then."""
    forced: bool = False
    """Had anybody to sell for a debt?"""
    lost: bool = False
    """Did any horse fall, or was one eliminated?"""
    rounds: int = 0
    entered: Counter[int] = field(default_factory=Counter)
    """How many horses of each colour ran."""
    winner: int = 0
    """The colour of the winning horse, from 1; 0 for none."""
    steps: int = 0


class Afternoons(Tipsters):
    """Plays whole games of tipsters."""

    def games(self, seats: int, count: int) -> Iterator[Afternoon]:
        """Give some games, each summed up."""
        laid = self.game.lay(self.pack, seats)
        pack = self.rules.pack_form(self.pack.printed)
        for _ in range(count):
            state = self.rules.state_form(laid)
            self.rules.begin(pack, state)
            afternoon = Afternoon()
            while not int(state["over"][0]):
                self.step(pack, state)
                self.watch(afternoon, state, seats)
            yield self.sum_up(afternoon, state)

    def watch(self, afternoon: Afternoon, state: Any, seats: int) -> None:
        """Note what will not be seen any more at the end."""
        afternoon.steps += 1
        phase = int(state["phase"][0])
        if phase == OWE:
            afternoon.forced = True
        if phase == OFFER and not afternoon.purses:
            afternoon.purses = [int(francs) for francs in state["purse"][0][:seats]]
            afternoon.earned = int(state["advantage"][0].sum())
            afternoon.burdens = int(state["disadvantage"][0].sum())
        afternoon.lost = afternoon.lost or bool(state["fallen"][0].any())

    def sum_up(self, afternoon: Afternoon, state: Any) -> Afternoon:
        """Note what the end shows."""
        status, arrival = state["status"][0], state["arrival"][0]
        afternoon.rounds = int(state["rounds"][0])
        afternoon.lost = afternoon.lost or bool((status == ELIMINATED).any())
        for horse in range(1, self.pack.printed.horses + 1):
            if status[horse] > 0:
                afternoon.entered[self.pack.printed.colour[horse]] += 1
            if arrival[horse] == 1:
                afternoon.winner = self.pack.printed.colour[horse]
        return afternoon


def wins(games: Sequence[Afternoon], colour: int) -> float:
    """Give how often a colour wins, in all."""
    return Counter(game.winner for game in games)[colour] / max(1, len(games))


def wins_a_horse(games: Sequence[Afternoon], colour: int) -> float:
    """Give how often one horse of a colour wins when it runs."""
    ran = sum(game.entered[colour] for game in games)
    return sum(game.winner == colour for game in games) / max(1, ran)


def by_colour(
    games: Sequence[Afternoon], share: Callable[[Sequence[Afternoon], int], float]
) -> str:
    """Write a share of every colour, best colour first."""
    shares = (share(games, colour) for colour in range(1, len(COLOURS) + 1))
    return "/".join(f"{100 * each:.0f}" for each in shares)


TRAINING = (
    *("players", "mean purse", "within the aim", "forced sales"),
    *("Advantages a horse", "Disadvantages"),
)


def trained(games: Sequence[Afternoon]) -> tuple[str, ...]:
    """Write what some games were like until the training was over."""
    count = len(games)
    purses = [francs for game in games for francs in game.purses]
    within = sum(LEAST_PURSE <= francs <= MOST_PURSE for francs in purses)
    return (
        f"{sum(purses) / len(purses):,.0f} F",
        f"{within / len(purses):.0%}",
        f"{sum(game.forced for game in games) / count:.0%}",
        f"{sum(game.earned for game in games) / count / FULL_FIELD:.2f}",
        f"{sum(game.burdens for game in games) / count / FULL_FIELD:.2f}",
    )


RACE = (
    *("players", "rounds", "nine in ten", "a horse lost"),
    *("wins", "of a horse entered", "steps"),
)


def raced(games: Sequence[Afternoon]) -> tuple[str, ...]:
    """Write what the races of some games were like."""
    count = len(games)
    rounds = sorted(game.rounds for game in games)
    return (
        f"{sum(rounds) / count:.1f}",
        f"{rounds[count // 20]}–{rounds[-1 - count // 20]}",
        f"{sum(game.lost for game in games) / count:.0%}",
        by_colour(games, wins),
        by_colour(games, wins_a_horse),
        f"{sum(game.steps for game in games) / count:.0f}",
    )


def table_of(title: str, headings: Sequence[str]) -> Table:
    """Rule an empty table."""
    table = Table(title=title, box=None, padding=(0, 1), pad_edge=False)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def main(arguments: Sequence[str]) -> None:
    """Print the figures of the standard pack for every number of players."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=300, help="games of each kind")
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args(arguments)
    pack = GAME.pack()
    training = table_of(f"Tipsters after the training, {chosen.games} games each", TRAINING)
    race = table_of(f"Their races, per cent won by {' / '.join(COLOURS)}", RACE)
    full: list[Afternoon] = []
    numbers = list(GAME.seats(pack.printed))
    for seats in track(numbers, "racing", console=Console(stderr=True)):
        games = [*Afternoons(GAME, pack, chosen.seed).games(seats, chosen.games)]
        training.add_row(str(seats), *trained(games))
        race.add_row(str(seats), *raced(games))
        full += [afternoon for afternoon in games if afternoon.entered.total() == FULL_FIELD]
    if full:
        race.add_row("12 horses", *raced(full))
    for table in (training, race):
        Console().print(table)
