"""`make puzzles GAME=…`: find positions in games of scouts where one move is worth clearly more.

Scouts play whole games. Where the search that decided found one move far better than the rest, the
decision is weighed anew (`puzzle_check`), and what stands is kept, as varied as it comes: phases,
kinds of decision, seats, and mostly where rules of thumb go wrong.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from hippodrome.bots import scouting
from hippodrome.bots.bot import UNLIMITED, Scout
from hippodrome.bots.searching import Budget, desk_of
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.match import Match
from hippodrome.engine.puzzles import PUZZLES_FILE, Puzzle, Puzzles, position, write_puzzles
from hippodrome.engine.stream import Stream, below, new_stream
from hippodrome.engine.warming import warm
from hippodrome.games import game_named
from hippodrome.study.puzzle_check import (
    CLEARLY,
    MODULES,
    MOST_MOVES,
    Finding,
    Judge,
    Question,
    whole_with_each,
)
from hippodrome.study.threads import chunk_seed, progress_bar
from hippodrome.words import words

WANTED = 28
"""Puzzles a room should have."""
FEWEST_MOVES = 3
"""Choices below which there is nothing to find."""
PROMISING = 3.0
"""Standard errors by which the best move of a search must be apart to be looked at again."""
A_GAME = 4
"""Puzzles taken from one game at most."""
LARGEST_SHARE, LOOSER_SHARE = 0.5, 0.75
"""Of one kind of answer, one third of a game, or one number of seats: at first, and in the end."""
EASY_SHARE = 0.4
"""Puzzles in which rules of thumb are right."""
STRICT_FOR, LOOSER_BY = 5, 0.05
"""Games until what a room seldom brings is waited for less and less, and by how much."""
EFFORT = 3
"""A usual scout makes so many times the trials for a decision: weighing costs more than playing."""
MOST_GAMES = 400
MOST_SEATS = 4


@dataclass(frozen=True, slots=True)
class Met:
    """A question that came up in a game, and how far the game was."""

    asked: Question
    entries: int


class Finder(Scout):
    """A scout that keeps the decisions in which it found one move far ahead of the others."""

    def __init__(self) -> None:
        """Begin with none."""
        self.questions: list[Question] = []

    def choose(
        self,
        game: Game,
        pack: Pack,
        view: Any,
        seat: int,
        menu: Sequence[int],
        stream: Stream,
        budget: Budget = UNLIMITED,
    ) -> int:
        """Search, and look at what was found."""
        best = super().choose(game, pack, view, seat, menu, stream, budget)
        search = desk_of(game.compiled).search
        if FEWEST_MOVES <= len(menu) <= MOST_MOVES and stands_out(search):
            tipster = menu[int(search[scouting.ARM][0])]
            self.questions.append(Question(view.copy(), seat, tuple(menu), best, tipster))
        return best


def stands_out(search: Any) -> bool:
    """Is the better of the two moves that a search kept far ahead, and beyond doubt?"""
    tried = int(search[scouting.PLAN][scouting.NUMBER])
    gain = abs(int(search[scouting.GAIN][1]))
    squares = int(search[scouting.SQUARES][1]) * scouting.GRAIN * scouting.GRAIN
    if tried == 0 or gain < CLEARLY * tried:
        return False
    return gain * gain > PROMISING * PROMISING * squares


def play_game(
    game: Game, pack: Pack, seats: int, seed: int, simulations: int
) -> tuple[Match, list[Met]]:
    """Let scouts play a whole game; give it with the decisions that may be puzzles."""
    match, met, luck = Match(game, pack, seats), list[Met](), new_stream(seed)
    while not match.over:
        if match.spread:
            match.draw(below(luck, match.spread))
            continue
        seat, finder = match.awaited[0], Finder()
        view = match.view(seat)
        decided = finder.decide(game, pack, view, seat, luck, Budget(simulations))
        for asked in finder.questions[:1]:
            if asked.view == view and whole_with_each(game, pack, view, seat, asked.menu):
                met.append(Met(asked, len(match.log)))
        match.submit(seat, decided)
    return match, met


class Collection:
    """The puzzles found so far, of many kinds."""

    def __init__(self, game: Game, wanted: int) -> None:
        """Begin with none."""
        self.game, self.wanted = game, wanted
        self.puzzles: list[Puzzle] = []
        self.counted: Counter[tuple[str, object]] = Counter()

    @property
    def full(self) -> bool:
        """Are there enough?"""
        return len(self.puzzles) >= self.wanted

    def keep(self, earlier: Sequence[Puzzle], pack: Pack) -> None:
        """Begin with those that were found before."""
        for puzzle in earlier:
            self.add(puzzle, self.kinds(question_of(self.game, puzzle, pack)))

    def kinds(self, asked: Question, third: int | None = None) -> list[tuple[str, object]]:
        """Say in which ways a puzzle may be like others."""
        chosen: Any = self.game.moves.chosen(asked.best)
        return [
            ("kind", chosen.kind),
            ("seats", int(asked.view.seats)),
            ("easy", asked.best == asked.tipster),
            *([] if third is None else [("third", third)]),
        ]

    def welcomes(self, kinds: Sequence[tuple[str, object]], games: int) -> bool:
        """Are there not too many of the like yet, after so many games?"""
        looser = LARGEST_SHARE + LOOSER_BY * max(0, games - STRICT_FOR)
        for kind in kinds:
            share = EASY_SHARE if kind == ("easy", True) else min(looser, LOOSER_SHARE)
            free = kind == ("easy", False)
            if not free and self.counted[kind] + 1 > max(1, share * self.wanted):
                return False
        return True

    def add(self, puzzle: Puzzle, kinds: Sequence[tuple[str, object]]) -> None:
        """Keep a puzzle, unless it is there already."""
        if any(one.name == puzzle.name for one in self.puzzles):
            return
        self.puzzles.append(puzzle)
        self.counted.update(kinds)


FOUND = tuple(field.name for field in fields(Finding))


def puzzle_of(match: Match, met: Met, found: Finding) -> Puzzle:
    """Write a puzzle down."""
    log = tuple((entry.seat, entry.moves, entry.spread) for entry in match.log[: met.entries])
    digest = hashlib.sha256(repr((match.seats, match.options, log, met.asked.seat)).encode())
    return Puzzle(
        name=digest.hexdigest()[:10],
        seats=match.seats,
        options=match.options,
        log=log,
        seat=met.asked.seat,
        tipster=met.asked.tipster,
        **{field: getattr(found, field) for field in FOUND},
    )


def seats_in_turn(game: Game, pack: Pack, number: int) -> int:
    """Give the seats of a numbered game: each number in turn that people often are."""
    few = [seats for seats in game.seats(pack.printed) if seats <= MOST_SEATS]
    return few[number % len(few)]


def mine(
    judge: Judge, kept: Collection, seed: int, simulations: int, seconds: float
) -> Iterator[None]:
    """Play games until there are enough puzzles or time is up; stop for a look after each."""
    game, pack, ends = judge.game, judge.pack, time.monotonic() + seconds
    for number in range(MOST_GAMES):
        match, met = play_game(
            *(game, pack, seats_in_turn(game, pack, number)),
            *(chunk_seed(seed, number), simulations),
        )
        taken = 0
        for one in met:
            kinds = kept.kinds(one.asked, 3 * one.entries // len(match.log))
            if taken >= A_GAME or kept.full or not kept.welcomes(kinds, number):
                continue
            found = judge.judged(one.asked)
            if found is not None:
                kept.add(puzzle_of(match, one, found), kinds)
                taken += 1
        print(f"game {number + 1}: {len(met)} looked at, {taken} taken", file=sys.stderr)
        yield
        if kept.full or time.monotonic() > ends:
            return


def question_of(game: Game, puzzle: Puzzle, pack: Pack) -> Question:
    """Give what a puzzle asks, from what its seat knows."""
    match = position(game, puzzle, pack)
    view, menu = match.view(puzzle.seat), tuple(match.menu(puzzle.seat))
    return Question(view, puzzle.seat, menu, puzzle.answers[0], puzzle.tipster)


def still_hold(game: Game, pack: Pack) -> Iterator[tuple[Puzzle, bool]]:
    """Say of each of a room's puzzles whether its answer stands at ten times the search."""
    judge = Judge(game, pack, game.puzzles.simulations)
    for puzzle in game.puzzles.puzzles:
        yield puzzle, judge.holds(question_of(game, puzzle, pack), puzzle)


def check_all(game: Game, pack: Pack) -> int:
    """Print which puzzles no longer stand; give how many."""
    failed = 0
    for number, (puzzle, holds) in enumerate(still_hold(game, pack), start=1):
        if not holds:
            print(f"{game.name} {number} ({puzzle.name}): the answer does not stand")
            failed += 1
    print(f"{game.name}: {len(game.puzzles.puzzles) - failed} of {len(game.puzzles.puzzles)} stand")
    return failed


def keep(file: Path, judge: Judge, seed: int, kept: Collection) -> None:
    """Write down what there is by now: whoever stops early loses nothing."""
    version, printed = judge.game.rules_version, judge.pack.hash
    write_puzzles(file, Puzzles(version, printed, seed, judge.simulations, tuple(kept.puzzles)))


def main() -> int:
    """Find puzzles of one game and write them, or check those there are; give the exit status."""
    parser = argparse.ArgumentParser(prog="python -m hippodrome.study.puzzles", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--wanted", type=int, default=WANTED)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=15, help="stop looking after so long")
    parser.add_argument("--simulations", type=int, default=0, help="trials behind each decision")
    parser.add_argument("--add", action="store_true", help="keep those there are, and add to them")
    parser.add_argument("--check", action="store_true", help="find nothing; check what there is")
    parser.add_argument("--out", type=Path, default=None, help="instead of the room's content")
    wanted = parser.parse_args()
    spoken = words("en")
    try:
        game = game_named(wanted.game)
        pack, file = game.pack(), wanted.out or game.folder / "content" / PUZZLES_FILE
        with progress_bar(spoken.say("simulate-compiling")) as progress:
            warm(game, MODULES, progress)
        if wanted.check:
            return 1 if check_all(game, pack) else 0
        kept, simulations = Collection(game, wanted.wanted), wanted.simulations
        simulations = simulations or game.simulations // EFFORT
        if wanted.add:
            kept.keep(game.puzzles.puzzles, pack)
        judge = Judge(game, pack, max(simulations, wanted.add and game.puzzles.simulations))
        for _ in mine(judge, kept, wanted.seed, simulations, 60 * wanted.minutes):
            print(f"{len(kept.puzzles)} of {wanted.wanted}", file=sys.stderr)
            keep(file, judge, wanted.seed, kept)
    except HippodromeError as error:
        print(spoken.tell(error.sentence), file=sys.stderr)
        return 2
    print(file)
    for kind, count in sorted(kept.counted.items(), key=str):
        print(f"  {kind[0]} {kind[1]}: {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
