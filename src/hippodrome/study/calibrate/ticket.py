"""Calibrates what the lost pictures of Ticket Gagnant's board held, by simulated races.

`make calibrate GAME=ticket` prints the figures behind `content/standard.toml` and decision 0007:
tipsters play single races, and we count how often the dotted line is crossed and how many horses a
harness race disqualifies, for boards with different starts, and on the pack as it is.
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
from hippodrome.games import game_named

TABLE_SIZES = ((6, 7), (6, 5), (4, 7), (4, 5), (3, 5), (2, 7), (2, 3))
"""Numbers of seats and cards that are looked at."""


@dataclass(frozen=True)
class Figures:
    """What one kind of race looked like on one board."""

    crossed: float
    """Share of races in which a horse ended beyond the line."""
    disqualified: float
    """Mean number of horses standing on hoof marks at the end."""
    front: float
    """Mean column of the winner."""


class Racer(Tipsters):
    """Plays single races."""

    def races(self, seats: int, course: str, cards: int, count: int) -> Iterator[Any]:
        """Give the state after each of some races of one kind."""
        laid = self.game.lay(self.pack, seats, {"first": 1})
        choice = self.game.read(f"{course}:{cards}")
        pack = self.rules.pack_form(self.pack.printed)
        for _ in range(count):
            state = self.rules.state_form(laid)
            self.rules.begin(pack, state)
            self.rules.play(pack, state, 0, choice)
            while state["race"][0] == 1 and not state["over"][0]:
                self.step(pack, state)
            yield state

    def figures(self, seats: int, course: str, cards: int, count: int) -> Figures:
        """Measure some races of one kind."""
        printed: Any = self.pack.printed
        horses = range(1, printed.horses + 1)
        crossed = disqualified = front = 0
        for state in self.races(seats, course, cards, count):
            columns, lanes = state["column"][0], state["lane"][0]
            crossed += any(columns[horse] > printed.line for horse in horses)
            front += max(int(columns[horse]) for horse in horses)
            disqualified += sum(printed.hoof[lanes[horse]][columns[horse]] for horse in horses)
        return Figures(crossed / count, disqualified / count, front / count)


def rebuild(pack: Pack, columns: int, start: int) -> None:
    """Make a board of another length, with the horses starting elsewhere."""
    printed: Any = pack.printed
    printed.columns = columns
    printed.line = columns - 1
    printed.start = start


def main(arguments: Sequence[str]) -> None:
    """Print the figures for several boards, then for the pack as it is printed."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--races", type=int, default=2000, help="races of each kind")
    parser.add_argument("--columns", type=int, default=20, help="columns of the board")
    parser.add_argument("--starts", type=int, nargs="*", default=[3, 5, 6, 7])
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args(arguments)
    console = Console()
    game = game_named("ticket")
    kinds = Table(
        title=f"Line crossed, {chosen.races} flat races by tipsters of each kind, "
        f"{chosen.columns} columns"
    )
    kinds.add_column("seats × cards")
    for start in chosen.starts:
        kinds.add_column(f"start in {start}", justify="right")
    for seats, cards in track(TABLE_SIZES, "racing", console=Console(stderr=True)):
        row = [f"{seats} × {cards}"]
        for start in chosen.starts:
            pack = game.pack()
            rebuild(pack, chosen.columns, start)
            found = Racer(game, pack, chosen.seed).figures(seats, "flat", cards, chosen.races)
            row.append(f"{found.crossed:.1%}")
        kinds.add_row(*row)
    console.print(kinds)
    harness = Table(title="Harness races on the pack as printed")
    for heading in ("seats × cards", "disqualified a race", "line crossed"):
        harness.add_column(heading, justify="right")
    for seats, cards in TABLE_SIZES:
        racer = Racer(game, game.pack(), chosen.seed)
        found = racer.figures(seats, "harness", cards, chosen.races)
        harness.add_row(f"{seats} × {cards}", f"{found.disqualified:.2f}", f"{found.crossed:.1%}")
    console.print(harness)
