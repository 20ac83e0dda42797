"""Calibrates what Ascot's lost boards and cards held, by simulated afternoons.

`make calibrate GAME=ascot` prints the figures behind `content/standard.toml` and decision 0015:
purses after the training, forced sales, rounds of the race, horses lost, wins by colour, winners
nobody had named, and the Totalisator; the aims stand beside them. With `--fit` it fits what the
tipster thinks of horses (`fitting.py`) instead.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from hippodrome.engine.tipsters import Tipsters
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.fitting import Lots, Race, chances_of, fit, fitted
from hippodrome.games.ascot.parts import COLOURS
from hippodrome.games.ascot.phases import OFFER, OWE
from hippodrome.games.ascot.state import BANK_TOTAL, ELIMINATED, TOTE_TOTAL
from hippodrome.games.ascot.state import HORSES as FULL_FIELD

LEAST_PURSE, MOST_PURSE = 40_000, 120_000
NORMAL_95 = 1.96
"""Standard errors either side of a share that hold it 95 times in 100."""
AIMS = (
    "aims: 15 to 25 rounds; one horse entered wins most often if black, then red, yellow, blue; "
    "blue at least half of an equal share; no favourite in one race of ten"
)


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
    unnamed: bool = False
    """Was the winning horse nobody's favourite?"""
    bank: int = 0
    staked: int = 0
    """What the Totalisator held."""
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
                afternoon.unnamed = horse not in state["favourite"][0]
        afternoon.bank = int(state["reckoning"][0][BANK_TOTAL])
        afternoon.staked = int(state["reckoning"][0][TOTE_TOTAL])
        return afternoon


def wins(games: Sequence[Afternoon], colour: int) -> float:
    """Give how often a colour wins, in all."""
    return Counter(game.winner for game in games)[colour] / max(1, len(games))


def wins_a_horse(games: Sequence[Afternoon], colour: int) -> str:
    """Write how often one horse of a colour wins when it runs."""
    ran = sum(game.entered[colour] for game in games)
    return interval(sum(game.winner == colour for game in games), ran)


def interval(found: int, of: int) -> str:
    """Write a share in per cent, with half the width of its 95 % interval."""
    share = found / max(1, of)
    margin = NORMAL_95 * math.sqrt(share * (1 - share) / max(1, of))
    return f"{100 * share:.1f} ± {100 * margin:.1f}"


def by_colour(games: Sequence[Afternoon]) -> str:
    """Write how often every colour wins, best colour first."""
    shares = (wins(games, colour) for colour in range(1, len(COLOURS) + 1))
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
    *("no favourite won, %", "Totalisator beside the Bank", "steps"),
)


def raced(games: Sequence[Afternoon]) -> tuple[str, ...]:
    """Write what the races of some games were like."""
    count = len(games)
    rounds = sorted(game.rounds for game in games)
    staked = sum(game.staked for game in games) / max(1, sum(game.bank for game in games))
    return (
        f"{sum(rounds) / count:.1f}",
        f"{rounds[count // 20]}–{rounds[-1 - count // 20]}",
        f"{sum(game.lost for game in games) / count:.0%}",
        interval(sum(game.unnamed for game in games), count),
        f"{100 * staked:.1f} %",
        f"{sum(game.steps for game in games) / count:.0f}",
    )


WINNERS = ("players", "wins of all", *(f"a {colour} horse" for colour in COLOURS), "equal share")


def won(games: Sequence[Afternoon]) -> tuple[str, ...]:
    """Write which colours won the races of some games."""
    ran = sum(game.entered.total() for game in games)
    a_horse = (wins_a_horse(games, colour) for colour in range(1, len(COLOURS) + 1))
    return (by_colour(games), *a_horse, f"{100 * len(games) / max(1, ran):.1f}")


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
    parser.add_argument("--fit", action="store_true", help="fit the tipster's chances instead")
    chosen = parser.parse_args(arguments)
    if chosen.fit:
        print_fit(chosen.games, chosen.seed)
    else:
        print_figures(chosen.games, chosen.seed)


def print_figures(count: int, seed: int) -> None:
    """Print what games of tipsters are like, and the aims beside it."""
    pack = GAME.pack()
    training = table_of(f"Tipsters after the training, {count} games each", TRAINING)
    race = table_of("Their races", RACE)
    winners = table_of(f"Per cent won by {' / '.join(COLOURS)}, and by one horse entered", WINNERS)
    full: list[Afternoon] = []
    numbers = list(GAME.seats(pack.printed))
    for seats in track(numbers, "racing", console=Console(stderr=True)):
        games = [*Afternoons(GAME, pack, seed).games(seats, count)]
        training.add_row(str(seats), *trained(games))
        race.add_row(str(seats), *raced(games))
        winners.add_row(str(seats), *won(games))
        full += [afternoon for afternoon in games if afternoon.entered.total() == FULL_FIELD]
    if full:
        race.add_row("12 horses", *raced(full))
        winners.add_row("12 horses", *won(full))
    for table in (training, race, winners):
        Console().print(table)
    Console().print(AIMS)


def print_fit(count: int, seed: int) -> None:
    """Print what speaks for a horse on the day, in races with favourites named by lot."""
    pack = GAME.pack()
    races: list[Race] = []
    numbers = list(GAME.seats(pack.printed))
    for seats in track(numbers, "racing", console=Console(stderr=True)):
        races += Lots(GAME, pack, seed).races(seats, count)
    weights, errors = fit(races)
    headings = ("in the logarithm of a chance", "weight", "± 95 %", "makes of it")
    Console().print(
        fitted(table_of(f"{len(races)} races, favourites by lot", headings), weights, errors)
    )
    for colour, chances in zip(COLOURS, chances_of(weights), strict=True):
        Console().print(f"{colour}: {chances}")
