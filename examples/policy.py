"""Teach a small policy Ticket Gagnant against the room's tipster, in NumPy and nothing else.

    python examples/policy.py --rounds 60

A move's worth is a weighted sum of what is written about it below; the policy plays each legal move
in proportion to e to its worth, and REINFORCE moves the weights: what a race brought more than such
races usually bring speaks for the moves that led there.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from typing import Any

import numpy
from numpy.typing import NDArray

from hippodrome import GAMES, Batch, Pack
from hippodrome.study.threads import progress_bar

Numbers = NDArray[numpy.float64]
Whole = NDArray[numpy.int64]

TICKET = GAMES["ticket"]
HORSES = 7
BOXES = 3
US, THEM = 0, 1
DISTANCES = 3
FIRST_PAIR = 1 + HORSES * DISTANCES
PAIRS = [(low, high) for low in range(1, HORSES + 1) for high in range(low + 1, HORSES + 1)]
JOKER = FIRST_PAIR + len(PAIRS)

SHARP = 20
"""How sharply it plays for the record: to learn it has to try what it does not think best."""
WRITTEN = (
    *(f"the hand's help for the horse in box {box}" for box in range(1, BOXES + 1)),
    *(f"box {box} left empty" for box in range(1, BOXES + 1)),
    *(f"squares forward for the horse in our box {box}" for box in range(1, BOXES + 1)),
    *(f"squares forward for the horse in their box {box}" for box in range(1, BOXES + 1)),
    "squares forward for a horse of neither",
    *("spends a joker", "spends a pair card", "moves sideways"),
    *(f"{card}, times the cards held on to" for card in ("a joker", "a pair card", "squares")),
    *("points for us if the race ended here", "points for them if the race ended here"),
)
"""What is written about a move: the features of the policy."""


class Moves:
    """What every slot of the action space means, as arrays to look up in."""

    def __init__(self) -> None:
        """Read the room's table of moves."""
        slots = TICKET.slots
        self.ticket = numpy.zeros((slots, BOXES), numpy.int64)
        self.predicts = numpy.zeros(slots, bool)
        self.mover, self.beside, self.forward, self.sideways = (
            numpy.zeros(slots, numpy.int64) for _ in range(4)
        )
        self.joker, self.pair, self.squares = (numpy.zeros(slots, numpy.int64) for _ in range(3))
        ahead = {"forward": 1, "backward": -1, "left": 0, "right": 0}
        for slot in range(slots):
            move: Any = TICKET.moves.chosen(slot)
            if move.kind == "ticket":
                self.predicts[slot] = True
                self.ticket[slot] = move.first, move.second, move.third
            elif move.kind in ("run", "joker"):
                self.mover[slot] = move.horse
                self.forward[slot] = ahead[move.direction] * move.squares
                self.sideways[slot] = ahead[move.direction] == 0
            elif move.kind == "beside":
                self.mover[slot], self.beside[slot] = map(int, move.couple.split("~"))
                self.forward[slot] = ahead[move.side]
            self.squares[slot] = move.squares if move.kind == "run" else 0
            self.joker[slot] = move.kind == "joker"
            self.pair[slot] = move.kind in ("beside", "stay")


@dataclass
class Policy:
    """Weights of what is written about moves; without any, every move is equally likely."""

    pack: Pack
    weights: Numbers = field(default_factory=lambda: numpy.zeros(len(WRITTEN)))
    moves: Moves = field(default_factory=Moves)

    def written(self, seen: NDArray[numpy.int32], game: Whole, slot: Whole) -> Numbers:
        """Write about every move: of which game, and which slot."""
        moves, rows = self.moves, numpy.arange(len(slot))
        tickets = part(seen, "ticket")[:, :, 1:][game]
        column = part(seen, "column")[game]
        help_for = helped(part(seen, "hand")[:, US])[game]
        predicts, mover = moves.predicts[slot], moves.mover[slot]

        predicted = moves.ticket[slot]
        help_of_boxes = help_for[rows[:, None], predicted] * (predicts[:, None] & (predicted > 0))
        empty = predicts[:, None] & (predicted == 0)

        # A pair card takes its horse beside the other one, wherever that stands.
        beside = moves.beside[slot]
        moved = moves.forward[slot] + (beside > 0) * (column[rows, beside] - column[rows, mover])
        ours, theirs = (
            (tickets[:, seat] == mover[:, None]) & (mover > 0)[:, None] for seat in (US, THEM)
        )
        neither = ~(ours.any(axis=1) | theirs.any(axis=1))
        after = column.copy()
        after[rows, mover] += moved
        held_on = (part(seen, "held")[:, US] - 1)[game] / 4
        worth = [(mover > 0) * self.points(after, tickets[:, seat]) for seat in (US, THEM)]
        return numpy.column_stack(
            [
                help_of_boxes / 4,
                empty,
                ours * moved[:, None],
                theirs * moved[:, None],
                neither * moved,
                moves.joker[slot],
                moves.pair[slot],
                moves.sideways[slot],
                moves.joker[slot] * held_on,
                moves.pair[slot] * held_on,
                moves.squares[slot] * held_on,
                *worth,
            ]
        ).astype(float)

    def points(self, column: NDArray[numpy.int32], ticket: NDArray[numpy.int32]) -> Numbers:
        """Give what tickets would bring if races ended with the horses in these columns."""
        printed, rows = self.pack.printed, numpy.arange(len(column))
        running = column[:, 1:]
        total = numpy.zeros(len(column))
        for box in range(1, BOXES + 1):
            horse = numpy.maximum(ticket[:, box - 1], 0)
            here = column[rows, horse][:, None]
            level = (running == here).sum(axis=1) - 1  # each is as likely to be the one ahead
            place = 1 + (running > here).sum(axis=1) + level // 2
            behind = numpy.array(printed.losing)[numpy.minimum(place, HORSES)]
            brings = numpy.where(place <= BOXES, printed.placed, behind)
            total += (horse > 0) * numpy.where(place == box, printed.winning[box], brings)
        return total

    def choose(
        self, batch: Batch, chance: numpy.random.Generator, sharpness: float = 1
    ) -> tuple[Whole, Numbers]:
        """Choose a slot in every game; give also how its log-likelihood leans on the weights.

        The sharper, the more often it is the one that it thinks best.
        """
        game, slot = numpy.nonzero(batch.masks)
        written = self.written(batch.observations, game, slot)
        first = numpy.searchsorted(game, numpy.arange(batch.games))
        worth = written @ self.weights * sharpness
        worth -= numpy.maximum.reduceat(worth, first)[game]
        likely = numpy.exp(worth)
        likely /= numpy.add.reduceat(likely, first)[game]
        # The one where the running sum passes a number drawn: games lie one behind the other.
        drawn = numpy.arange(batch.games) + chance.random(batch.games) * (1 - 1e-9)
        last = numpy.append(first[1:], len(slot)) - 1
        chosen = numpy.minimum(numpy.searchsorted(numpy.cumsum(likely), drawn), last)
        chosen = numpy.maximum(chosen, first)
        usual = numpy.add.reduceat(written * likely[:, None], first)
        return slot[chosen], written[chosen] - usual


def part(seen: NDArray[numpy.int32], name: str) -> NDArray[numpy.int32]:
    """Cut a field out of observations; of a wide one its low half, which is all it needs here."""
    where = TICKET.observed[name]
    return seen[:, where.places][:, :: where.width].reshape(len(seen), *where.shape)


def helped(hands: NDArray[numpy.int32]) -> Whole:
    """Count what the cards of each hand can do for each horse: squares, and 1 for a pair card."""
    help_for = numpy.zeros((len(hands), HORSES + 1), numpy.int64)
    for horse in range(1, HORSES + 1):
        for squares in range(1, DISTANCES + 1):
            card = (horse - 1) * DISTANCES + squares
            help_for[:, horse] += squares * (hands == card).sum(axis=1)
        for number, pair in enumerate(PAIRS):
            if horse in pair:
                help_for[:, horse] += (hands == FIRST_PAIR + number).sum(axis=1)
    return help_for


def margins(batch: Batch) -> Whole:
    """Give how many points ahead we are, game by game."""
    score = part(batch.observations, "score").astype(numpy.int64)
    return score[:, US] - score[:, THEM]


@dataclass
class Learner:
    """Learns by playing many games at once, some steps at a time."""

    batch: Batch
    policy: Policy
    chance: numpy.random.Generator
    rate: float = 0.1
    first: Numbers = field(default_factory=lambda: numpy.zeros(len(WRITTEN)))
    second: Numbers = field(default_factory=lambda: numpy.zeros(len(WRITTEN)))
    rounds: int = 0

    def round(self, steps: int) -> None:
        """Play some steps of every game, and learn from the races that ended within them."""
        leaning, ahead, ended = [], [], []
        for _ in range(steps):
            before, race = margins(self.batch), part(self.batch.observations, "race")
            slots, leans = self.policy.choose(self.batch, self.chance)
            _, dones = self.batch.step(slots)
            after = numpy.where(
                dones, self.batch.points[:, US] - self.batch.points[:, THEM], margins(self.batch)
            )
            leaning.append(leans)
            ahead.append(after - before)
            ended.append(dones | (part(self.batch.observations, "race") != race))
        # A race's gain belongs to all its decisions; those of races that go on are left out.
        gains, known = numpy.zeros((steps, self.batch.games)), numpy.zeros(self.batch.games, bool)
        counted = numpy.zeros((steps, self.batch.games), bool)
        gain = numpy.zeros(self.batch.games)
        for step in reversed(range(steps)):
            gain = numpy.where(ended[step], ahead[step], gain)
            known |= ended[step]
            gains[step], counted[step] = gain, known
        if counted.any():
            over_usual = numpy.where(counted, gains - gains[counted].mean(), 0)
            slope = numpy.einsum("sg,sgw->w", over_usual, numpy.array(leaning)) / counted.sum()
            self.climb(slope)

    def climb(self, slope: Numbers) -> None:
        """Go a step of Adam up a slope."""
        self.rounds += 1
        self.first = 0.9 * self.first + 0.1 * slope
        self.second = 0.99 * self.second + 0.01 * slope**2
        first = self.first / (1 - 0.9**self.rounds)
        second = self.second / (1 - 0.99**self.rounds)
        self.policy.weights = self.policy.weights + self.rate * first / (numpy.sqrt(second) + 1e-8)


def table(games: int, seed: int, pack: Pack, *, compiled: bool = True) -> Batch:
    """Lay tables for two, with a tipster opposite."""
    return Batch(TICKET, games, 2, seed=seed, pack=pack, bots={THEM: "tipster"}, compiled=compiled)


def trained(rounds: int, batch: Batch, steps: int, seed: int = 1) -> Policy:
    """Teach a policy that knows nothing."""
    learner = Learner(batch, Policy(batch.pack), numpy.random.default_rng(seed))
    with progress_bar("Learning") as progress:
        for done in range(rounds):
            progress(done, rounds)
            learner.round(steps)
        progress(rounds, rounds)
    return learner.policy


def share_of_wins(policy: Policy, batch: Batch, games: int, seed: int = 2) -> tuple[float, float]:
    """Give the policy's share of wins against the tipster, and half of its 95 % interval.

    Each place is asked for the same number of games, so that short ones do not count for more.
    """
    chance, each = numpy.random.default_rng(seed), -(-games // batch.games)
    won, played = numpy.zeros(batch.games), numpy.zeros(batch.games, numpy.int64)
    while (played < each).any():
        rewards, dones = batch.step(policy.choose(batch, chance, SHARP)[0])
        counts = dones & (played < each)
        won[counts] += (rewards[counts, US] + 1) / 2
        played += dones
    share = won.sum() / (each * batch.games)
    return share, 1.96 * float(numpy.sqrt(share * (1 - share) / (each * batch.games)))


def main() -> None:
    """Learn, then play for the record on other deals."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--rounds", type=int, default=60, help="how often the weights are moved")
    asked.add_argument("--steps", type=int, default=32, help="decisions of each game in a round")
    asked.add_argument("--games", type=int, default=512, help="games side by side")
    asked.add_argument("--judged", type=int, default=4096, help="games played for the record")
    asked.add_argument("--edition", default="standard", help="standard or tiny")
    wanted = asked.parse_args()
    pack = TICKET.pack(wanted.edition)
    policy = trained(wanted.rounds, table(wanted.games, 1, pack), wanted.steps)
    for told, weight in zip(WRITTEN, policy.weights, strict=True):
        print(f"{weight:7.2f}  {told}")
    for name, one in (("Blind play", Policy(pack)), ("The policy", policy)):
        share, margin = share_of_wins(one, table(wanted.games, 2, pack), wanted.judged)
        print(f"{name} wins {share:.1%} ± {margin:.1%} of {wanted.judged} games, ties halved.")


if __name__ == "__main__":
    main()
