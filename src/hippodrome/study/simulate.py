"""Many games among bots: who scores what, with 95 % intervals, on all cores."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy

from hippodrome.bots import BOTS, Bot, bot_named, contest, no_such_bot
from hippodrome.bots.searching import Desk
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.reading import Reading
from hippodrome.engine.warming import Progress, silent
from hippodrome.study.threads import chunk_seed, in_threads

CONTEST = contest.__name__
"""The generic module that plays; `warming` compiles it beforehand."""
CHUNK = 2000
"""Games a thread plays in one go, at least 50 ms; fixed, so that results do not depend on cores."""
SMALL_CHUNK = 4
"""The same where somebody searches, and a game takes seconds."""
LEAST_GAMES = 2
"""Fewer have no interval."""
NORMAL_95 = 1.959964
"""Standard errors either side of a mean that hold it 95 times in 100."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    margin: float


@dataclass(slots=True)
class Sums:
    """Exact sums of one whole-number figure over games, `scale` times too large."""

    scale: int
    games: int = 0
    total: int = 0
    squares: int = 0

    def add(self, figures: Any) -> None:
        """Add one figure per game."""
        self.games += len(figures)
        self.total += int(figures.sum())
        self.squares += int((figures * figures).sum())

    def merge(self, other: Sums) -> None:
        """Add another chunk's sums."""
        self.games += other.games
        self.total += other.total
        self.squares += other.squares

    def estimate(self) -> Estimate:
        """Give the mean with its interval."""
        spread = self.squares * self.games - self.total * self.total
        variance = spread / (self.games * (self.games - 1))
        margin = NORMAL_95 * math.sqrt(variance / self.games)
        return Estimate(self.total / self.games / self.scale, margin / self.scale)


@dataclass(frozen=True)
class Group:
    """One seat, or all seats of one bot, against the rest of the table."""

    bot: str
    seats: tuple[int, ...]
    points: Sums
    wins: Sums
    lead: Sums | None
    """Mean points of these seats above the mean of all others; none where there are no others."""

    @staticmethod
    def of(bot: str, seats: Sequence[int], table: int) -> Group:
        """Open a group at a table of so many seats."""
        others = table - len(seats)
        lead = Sums(len(seats) * others) if others else None
        return Group(bot, tuple(seats), Sums(len(seats)), Sums(winning_shares(table)), lead)

    def add(self, points: Any, shares: Any) -> None:
        """Add a chunk of games: points and winning shares by game and seat."""
        seats = list(self.seats)
        own = points[:, seats].sum(axis=1)
        self.points.add(own)
        self.wins.add(shares[:, seats].sum(axis=1))
        if self.lead is not None:
            others = points.shape[1] - len(seats)
            self.lead.add(own * others - (points.sum(axis=1) - own) * len(seats))

    def merge(self, other: Group) -> None:
        """Add another chunk's group."""
        self.points.merge(other.points)
        self.wins.merge(other.wins)
        if self.lead is not None and other.lead is not None:
            self.lead.merge(other.lead)

    def result(self) -> GroupResult:
        """Sum up."""
        return GroupResult(
            bot=self.bot,
            seats=tuple(seat + 1 for seat in self.seats),
            points=self.points.estimate(),
            win_rate=self.wins.estimate(),
            lead=self.lead.estimate() if self.lead else None,
        )


@dataclass(frozen=True, slots=True)
class GroupResult:
    """What a seat, or all seats of a bot, made of the games; seats are counted from 1."""

    bot: str
    seats: tuple[int, ...]
    points: Estimate
    win_rate: Estimate
    lead: Estimate | None


@dataclass(frozen=True)
class Result:
    """Everything a simulation found, and what repeats it."""

    game: str
    rules_version: int
    pack: str
    pack_hash: str
    bots: tuple[str, ...]
    options: dict[str, int]
    games: int
    seed: int
    by_seat: tuple[GroupResult, ...]
    by_bot: tuple[GroupResult, ...]
    moves: int
    cores: int = field(compare=False)
    seconds: float = field(compare=False)

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            **asdict(self),
            "games_per_s": round(self.games / self.seconds, 1),
            "moves_per_s": round(self.moves / self.seconds, 1),
        }


def winning_shares(seats: int) -> int:
    """Give a number of shares that any tie can divide among itself."""
    return math.lcm(*range(1, seats + 1))


def shares_of(winners: Any, seats: int) -> Any:
    """Share each win among the seats of its mask: a row of shares per game."""
    won = winners[:, None] >> numpy.arange(seats) & 1
    return won * (winning_shares(seats) // won.sum(axis=1))[:, None]


def groups_at(bots: Sequence[str]) -> tuple[list[Group], list[Group]]:
    """Open a group for each seat, and one for each bot."""
    table = len(bots)
    by_seat = [Group.of(bot, [seat], table) for seat, bot in enumerate(bots)]
    by_bot = [
        Group.of(bot, [seat for seat in range(table) if bots[seat] == bot], table)
        for bot in dict.fromkeys(bots)
    ]
    return by_seat, by_bot


def check(
    game: Game, pack: Pack, bots: Sequence[str], games: int, options: Mapping[str, int], cores: int
) -> dict[str, int]:
    """Refuse what cannot be simulated, before anything is compiled; give every option's value."""
    if games < LEAST_GAMES:
        raise BadSetup("simulate-too-few-games", games=games, least=LEAST_GAMES)
    if cores < 1:
        raise BadSetup("simulate-no-cores", cores=cores)
    laid = game.lay(pack, len(bots), options)
    for bot in bots:
        bot_named(bot)
    return {option.name: getattr(laid, option.name) for option in game.options}


@dataclass(frozen=True, slots=True)
class Seated:
    """Who plays a seat in compiled contests; simulations and taste are of those who search."""

    kind: int
    simulations: int = 0
    taste: int = 0

    @staticmethod
    def of(bot: Bot, simulations: int) -> Seated:
        """Seat a bot."""
        return Seated(bot.kind, simulations, bot.taste)

    @property
    def row(self) -> tuple[int, int, int]:
        """Give it in the order of a contest's rows."""
        return self.kind, self.simulations, self.taste


@dataclass(frozen=True, slots=True)
class Played:
    """What games among bots came to: the moves made, points by game and seat, winners as masks."""

    moves: int
    points: Any
    winners: Any


def play_contests(
    rules: Reading,
    pack: Any,
    laid: Any,
    seated: Sequence[Seated],
    stream: Any,
    games: int,
    draws: Any = None,
) -> Played:
    """Play games among bots in either reading, from a pack in that reading's form.

    Dice and cards come from the bots' own stream unless another is given.
    """
    points = numpy.zeros((games, len(seated)), numpy.int64)
    winners = numpy.zeros(games, numpy.int64)
    state, view, moves = rules.state_form(laid), rules.blank(), rules.moves()
    table = numpy.array([one.row for one in seated], numpy.int64).transpose().copy()
    desk = Desk(rules)
    made = rules.enter(contest.contests)(
        *(
            pack,
            state,
            view,
            moves,
            table,
            stream if draws is None else draws,
            stream,
            points,
            winners,
            games,
        ),
        *(desk.thought, desk.glance, desk.replies, desk.search, desk.luck, desk.whim),
    )
    if made == contest.NO_SUCH_BOT:
        known = [bot.kind for bot in BOTS.values()]
        unknown = (str(one.kind) for one in seated if one.kind not in known)
        raise no_such_bot(", ".join(unknown))
    return Played(int(made), points, winners)


def simulate(
    game: Game,
    pack: Pack,
    bots: Sequence[str],
    games: int,
    *,
    options: Mapping[str, int],
    seed: int,
    cores: int,
    progress: Progress = silent,
) -> Result:
    """Play many games among bots in the compiled reading, and sum them up."""
    chosen = check(game, pack, bots, games, options, cores)
    players = [bot_named(bot) for bot in bots]
    seated = [Seated.of(bot, bot.trials(game)) for bot in players]
    chunk_size = SMALL_CHUNK if any(bot.searches for bot in players) else CHUNK
    rules = game.compiled
    printed = rules.pack_form(pack.printed)
    laid = game.lay(pack, len(bots), options)

    def one_chunk(chunk: int) -> tuple[list[Group], int]:
        size = min(chunk_size, games - chunk * chunk_size)
        stream = rules.stream(chunk_seed(seed, chunk))
        played = play_contests(rules, printed, laid, seated, stream, size)
        shares = shares_of(played.winners, len(bots))
        by_seat, by_bot = groups_at(bots)
        for group in by_seat + by_bot:
            group.add(played.points, shares)
        return by_seat + by_bot, played.moves

    start = time.perf_counter()
    chunks = in_threads(one_chunk, -(-games // chunk_size), cores, progress)
    seconds = time.perf_counter() - start
    by_seat, by_bot = groups_at(bots)
    for groups, _ in chunks:
        for whole, part in zip(by_seat + by_bot, groups, strict=True):
            whole.merge(part)
    return Result(
        game=game.name,
        rules_version=game.rules_version,
        pack=pack.name,
        pack_hash=pack.hash,
        bots=tuple(bots),
        options=chosen,
        games=games,
        seed=seed,
        by_seat=tuple(group.result() for group in by_seat),
        by_bot=tuple(group.result() for group in by_bot),
        moves=sum(made for _, made in chunks),
        cores=cores,
        seconds=seconds,
    )
