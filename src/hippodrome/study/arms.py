"""Arms: the ways of playing that a study compares, and how a chunk of one is played.

Game by game an arm's dice and cards are branched off the study's seed by the number of the deal,
and what its bots think by the number of the game. So all arms meet the same luck, and it does not
matter who plays which game, when, or in how large a chunk.
"""

from __future__ import annotations

import hashlib
import importlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy

from hippodrome.bots import BOTS, contest, no_such_bot
from hippodrome.bots.searching import Desk
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.imports import sources_behind
from hippodrome.engine.measuring import Games, Measure
from hippodrome.engine.reading import Reading
from hippodrome.engine.state import WIDTH
from hippodrome.engine.stream import new_stream
from hippodrome.games import game_named
from hippodrome.study.entrants import Entrant
from hippodrome.study.guest_games import play_with_guests
from hippodrome.study.sheets import Sheet, summed
from hippodrome.study.threads import chunk_seed
from hippodrome.words import Sentence

CONTEST = contest.__name__
"""The generic module that plays; `warming` compiles it beforehand."""
MOST_NOTED = 4000
"""Events a game may note, on the average of a chunk."""
LEADS = "leads"
"""What every room calls the event that another horse leads, if it tells of it."""
DEALS, MINDS = 0, 1
"""Which branch of a study's seed dice and cards come from, and which the bots' thoughts."""

Row = tuple[int, int, int]
"""A bot's number in contests, its simulations and its taste."""


@dataclass(frozen=True)
class Arm:
    """One way of playing: a table, and who sits where; every deal is played by each seating."""

    label: str
    """What tells it from the others: `track.columns=18`; nothing for the usual way."""
    room: str
    pack: Pack
    options: Mapping[str, int]
    seatings: tuple[tuple[Entrant, ...], ...]

    @property
    def game(self) -> Game:
        """Give the room."""
        return game_named(self.room)

    @property
    def seats(self) -> int:
        """Count them."""
        return len(self.seatings[0])

    @property
    def has_guests(self) -> bool:
        """Does somebody else's bot sit at the table?"""
        return any(one.is_guest for seating in self.seatings for one in seating)

    @property
    def takes_time(self) -> bool:
        """Does a game take seconds, because somebody tries moves out or plays in plain Python?"""
        searches = any(one.simulations for seating in self.seatings for one in seating)
        return searches or self.has_guests

    def described(self) -> dict[str, Any]:
        """Give what decides how its games go, beside the seed."""
        return {
            "pack": self.pack.hash,
            "options": dict(sorted(self.options.items())),
            "seatings": [[one.described for one in seating] for seating in self.seatings],
        }

    @property
    def key(self) -> str:
        """Name it by what decides how its games go."""
        written = json.dumps(self.described(), sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:16]


def laid_options(game: Game, pack: Pack, seats: int, options: Mapping[str, int]) -> dict[str, int]:
    """Give the value of every option of a table, or say what is wrong with one."""
    laid = game.lay(pack, seats, options)
    return {option.name: getattr(laid, option.name) for option in game.options}


@cache
def measures_module(package: str) -> ModuleType | None:
    """Give a room's `measures.py`, if it has one."""
    name = f"{package}.measures"
    return None if find_spec(name) is None else importlib.import_module(name)


def measures_of(game: Game) -> tuple[Measure, ...]:
    """Give what is worth knowing of a room's games; nothing where it does not say."""
    found: tuple[Measure, ...] = getattr(measures_module(game.package), "MEASURES", ())
    return found


def bet_kinds(game: Game) -> Mapping[str, Sentence]:
    """Name the kinds of bets whose fate a room tells, in the order in which it tells them."""
    found: Mapping[str, Sentence] = getattr(measures_module(game.package), "BET_KINDS", {})
    return found


def code_of(game: Game) -> str:
    """Name rules, bots and measures of a room as they are written now: others play otherwise."""
    modules = [*game.modules, CONTEST]
    measures = measures_module(game.package)
    files = (
        sources_behind(modules)
        if measures is None
        else {*sources_behind(modules), *sources_behind([measures.__name__])}
    )
    digest = hashlib.sha256()
    for file in sorted(files, key=lambda file: file.parts[-3:]):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Played:
    """What games among bots came to: moves, points by game and seat, winners as masks, the log."""

    moves: Any
    points: Any
    winners: Any
    log: Any


def play_contests(
    rules: Reading,
    pack: Any,
    laid: Any,
    seatings: Sequence[Sequence[Row]],
    seed: int,
    games: int,
    *,
    first: int = 0,
    noted: int = 0,
) -> Played:
    """Play games from a number on, in either reading, from a pack in that reading's form.

    There is room to note so many events a game; nothing is kept where there is room for none.
    """
    points = numpy.zeros((games, len(seatings[0])), numpy.int64)
    winners, moves = (numpy.zeros(games, numpy.int64) for _ in range(2))
    log = numpy.zeros((max(1, games * noted), WIDTH + 1), numpy.int64)
    chairs = [row for seating in seatings for row in seating]
    desk = Desk(rules)
    rows = rules.enter(contest.contests)(
        pack,
        rules.state_form(laid),
        rules.blank(),
        rules.moves(),
        numpy.array(chairs, numpy.int64).transpose().copy(),
        len(seatings),
        *(rules.stream(chunk_seed(seed, branch)) for branch in (DEALS, MINDS)),
        *(rules.stream(0) for _ in range(2)),
        first,
        games,
        points,
        winners,
        moves,
        log,
        len(laid.notes) // WIDTH,
        games * noted,
        *(desk.thought, desk.glance, desk.replies, desk.search, desk.luck, desk.whim),
    )
    if rows == contest.NO_SUCH_BOT:
        known = [bot.kind for bot in BOTS.values()]
        raise no_such_bot(", ".join(str(kind) for kind, *_ in chairs if kind not in known))
    if rows == contest.LOG_FULL:
        raise OverflowError(f"more than {noted} events a game")
    return Played(moves, points, winners, log[:rows])


def noted_games(arm: Arm, seed: int, first: int, games: int, rules: Reading) -> tuple[Games, Any]:
    """Play games of an arm from a number on, and keep what was noted; give their moves, too."""
    laid = arm.game.lay(arm.pack, arm.seats, arm.options)
    if arm.has_guests:
        streams = [new_stream(chunk_seed(seed, which)) for which in (DEALS, MINDS)]
        played = Played(
            *play_with_guests(arm.game, arm.pack, laid, arm.seatings, streams, first, games)
        )
    else:
        played = play_contests(
            rules,
            rules.pack_form(arm.pack.printed),
            laid,
            [[one.row for one in seating] for seating in arm.seatings],
            seed,
            games,
            first=first,
            noted=MOST_NOTED,
        )
    found = Games(arm.game.events, arm.pack.printed, played.points, played.winners, played.log)
    return found, played.moves


def play_chunk(arm: Arm, seed: int, first: int, deals: int, rules: Reading | None = None) -> Sheet:
    """Play some deals of an arm from a number on, by every seating, and sum them up in a sheet."""
    game, seatings = arm.game, len(arm.seatings)
    games, moves = noted_games(
        arm, seed, first * seatings, deals * seatings, rules or game.compiled
    )
    measures = [numpy.asarray(one.of(games), numpy.float64) for one in measures_of(game)]
    told = measures_module(game.package)
    bets = told.bets(games) if told is not None and bet_kinds(game) else ()
    return Sheet(
        games.points,
        games.winners,
        moves,
        games.count(LEADS) if LEADS in game.events.numbers else numpy.zeros_like(moves),
        numpy.stack(measures, axis=1) if measures else numpy.zeros((games.number, 0)),
        summed(bets, games.number),
    )
