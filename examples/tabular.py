"""Learn what moves are worth in a table, from play alone, and hold it to the exact values.

    python examples/tabular.py --episodes 3000

The position is a late one of a small Ticket Gagnant, where everything that can follow is known
(`hippodrome.study.solving`). The learner knows none of that: it plays on from there, over and over,
and Q-learning keeps a running mean for each move of each position that it meets.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from dataclasses import dataclass, field

from hippodrome import GAMES, BadSetup, Match, below, new_stream
from hippodrome.study.solving import Solver, Values

FEWEST, MOST = 1000, 20_000
"""So many positions may follow: more than a glance takes, and few enough to meet them often."""


def late_position(seed: int) -> Match:
    """Give the first position of a game played blindly from which few enough others follow."""
    game, stream = GAMES["ticket"], new_stream(seed)
    match, decisions = game.match(2, pack=game.pack("tiny")), []
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
            continue
        decisions.append(match.clone())
        seat = match.awaited[0]
        menu = match.menu(seat)
        match.step(seat, menu[below(stream, len(menu))])
    found = None
    for decision in reversed(decisions):
        solver = Solver(MOST)
        try:
            values = solver.by_move(decision).values()
        except BadSetup:  # too many follow from here, and more from any earlier one
            break
        if len(solver.found) >= FEWEST and len(set(values)) > 1:
            found = decision
    return found or late_position(seed + 1)


@dataclass
class Learner:
    """A table of what every seat may expect after each move of each position."""

    chance: random.Random
    blind: float = 0.3
    """How often it plays a move for the sake of learning."""
    worth: dict[bytes, dict[int, list[float]]] = field(default_factory=dict)
    tried: defaultdict[tuple[bytes, int], int] = field(default_factory=lambda: defaultdict(int))

    def row(self, match: Match) -> dict[int, list[float]]:
        """Give what it knows of a position's moves; of a new one it expects nothing."""
        seat = match.awaited[0]
        return self.worth.setdefault(
            match.key(), {move: [0.0] * match.seats for move in match.menu(seat)}
        )

    def best(self, match: Match) -> int:
        """Give the move that it thinks best for the seat that is asked."""
        seat, row = match.awaited[0], self.row(match)
        return max(row, key=lambda move: row[move][seat])

    def episode(self, start: Match) -> None:
        """Play on to the end once, and learn from every step."""
        match = start.fork()
        over = match.over
        while not over:
            row, key = self.row(match), match.key()
            greedy = self.chance.random() >= self.blind
            move = self.best(match) if greedy else self.chance.choice(list(row))
            match.step(match.awaited[0], move)
            match.draw_all(self.chance.randrange)
            over = match.over
            # Who has won is no matter of solving; before that, what comes is what it expects.
            target = Solver().value(match) if over else self.row(match)[self.best(match)]
            self.tried[key, move] += 1
            rate = max(1 / self.tried[key, move], 0.02)  # newer ones know more
            for seat, worth in enumerate(row[move]):
                row[move][seat] = worth + rate * (target[seat] - worth)


def compared(match: Match, learner: Learner) -> dict[int, tuple[float, float]]:
    """Give what each move is worth to the seat that is asked: as learnt, and exactly."""
    seat = match.awaited[0]
    exact: dict[int, Values] = Solver(MOST).by_move(match)
    learnt = learner.row(match)
    return {move: (learnt[move][seat], values[seat]) for move, values in exact.items()}


def taught(match: Match, episodes: int, seed: int = 1) -> Learner:
    """Learn a position from nothing."""
    learner = Learner(random.Random(seed))
    for _ in range(episodes):
        learner.episode(match)
    return learner


def main() -> None:
    """Learn a position, and show the table beside the truth."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--episodes", type=int, default=3000)
    asked.add_argument("--seed", type=int, default=1, help="which position")
    wanted = asked.parse_args()
    match = late_position(wanted.seed)
    learner = taught(match, wanted.episodes)
    print("move      learnt   exact")
    for move, (learnt, exact) in compared(match, learner).items():
        print(f"{match.game.write(move):8} {learnt:7.3f} {exact:7.3f}")
    print(f"{len(learner.worth)} positions met; it plays {match.game.write(learner.best(match))}.")


if __name__ == "__main__":
    main()
