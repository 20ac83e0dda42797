"""Whether a decision is a puzzle: one move worth clearly more, by what its seat knows.

All of it is judged from the view, on possibilities filled in from there. What a search found is
weighed anew on possibilities that it has not seen, with at least ten times as many trials; where
the room's two searches, given as many again, do not both come to the answer, nobody is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hippodrome.bots import outlook, scouting
from hippodrome.bots.advising import estimated
from hippodrome.bots.foreseeing import OUTLOOK, Outlook, Watchtower
from hippodrome.bots.searching import EXPERTS, SCOUTS, Desk
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.puzzles import Puzzle, Swing
from hippodrome.engine.stream import new_stream

MODULES = (OUTLOOK, SCOUTS.module, EXPERTS.module, "hippodrome.engine.compiled")
"""What is compiled before anything is weighed."""
DEEPER = 10
"""Trials of the check for each that found a puzzle."""
CLEARLY = 15 * scouting.UNIT // 100
"""What the answer must gain on every other move, as a search values it."""
ALIKE = 3 * scouting.UNIT // 100
"""What moves may differ by that are answers both."""
BEYOND_DOUBT = 4.0
"""Standard errors the gap must be above nothing."""
MOST_ANSWERS = 3
MOST_MOVES = 300
"""Longer menus take too long to weigh whole, and nobody would look through them."""
GLANCES, PLAYED_OUT = 80, 400
"""Possibilities on which every move of a menu is weighed, and those played on to the end."""
RIVALS = 6
"""Moves that are weighed at length."""
FIRST_GLANCE, AT_LENGTH, TO_THE_END = 1 << 33, 1 << 34, 1 << 35
"""The first numbers of possibilities that no search and no other weighing has seen."""
CHECKING = 77
"""The stream of chance that checks; whoever finds has others."""
THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class Question:
    """A decision somebody has come to: what its seat knows and may do, and what looks best."""

    view: Any
    seat: int
    menu: tuple[int, ...]
    best: int
    tipster: int


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found of a question that is a puzzle."""

    answers: tuple[int, ...]
    rival: int
    gap: int
    error: int
    wins: tuple[int, int]
    swing: Swing | None
    losses: tuple[tuple[int, int], ...]
    trials: int


class Judge:
    """Somebody who weighs decisions of one room, in machine code."""

    def __init__(self, game: Game, pack: Pack, simulations: int) -> None:
        """Lay everything out; so many trials found what is asked about."""
        self.game, self.pack, self.simulations = game, pack, simulations
        self.tower, self.desk = Watchtower(game.compiled), Desk(game.compiled)

    def gain(
        self, asked: Question, one: int, other: int, first: int, possibilities: int
    ) -> tuple[float, float]:
        """Give what a move gains on another on average, and the standard error of that."""
        return estimated(
            self.tower.gains(
                *(self.pack, asked.view, asked.seat, one, other, scouting.AHEAD),
                *(new_stream(CHECKING), first, possibilities),
            )
        )

    def judged(self, asked: Question) -> Finding | None:
        """Weigh a decision; give what was found if it is a puzzle."""
        ranked = self.ranking(asked)
        if ranked is None:
            return None
        answers, losses = ranked
        rivals = [move for move, _ in losses[:RIVALS]]
        weakest, trials = answers[-1], GLANCES * 2 * len(asked.menu)
        each = DEEPER * self.simulations // (2 * len(rivals)) + 1
        closest: tuple[float, float, int] | None = None
        for rival in rivals:
            mean, error = self.gain(asked, weakest, rival, AT_LENGTH, each)
            trials += 2 * each
            if mean < CLEARLY or mean < BEYOND_DOUBT * error:
                return None
            if closest is None or mean < closest[0]:
                closest = mean, error, rival
        assert closest is not None
        if not self.found_again(asked, answers):
            return None
        mean, error, rival = closest
        wins, swing = self.told(asked, answers[0], rival)
        if wins[0] < wins[1]:
            return None  # more points, and fewer games won: too fine for a puzzle
        gap = self.in_points(asked, mean)
        return Finding(
            answers,
            rival,
            gap,
            self.in_points(asked, error),
            wins,
            swing,
            tuple((move, max(gap, self.in_points(asked, loss))) for move, loss in losses),
            trials + 2 * DEEPER * self.simulations,
        )

    def ranking(self, asked: Question) -> tuple[tuple[int, ...], list[tuple[int, float]]] | None:
        """Give the answers, and all other moves by what they lose; None if there is no telling."""
        losses: dict[int, float] = {}
        for move in asked.menu:
            if move != asked.best:
                mean, error = self.gain(asked, asked.best, move, FIRST_GLANCE, GLANCES)
                if ALIKE < abs(mean) < CLEARLY - 2 * error or mean < -ALIKE:
                    return None
                losses[move] = mean
        alike = [move for move, loss in losses.items() if loss <= ALIKE]
        if len(alike) >= MOST_ANSWERS or len(alike) == len(losses):
            return None
        others = sorted((item for item in losses.items() if item[0] not in alike), key=by_loss)
        return (asked.best, *alike), others

    def found_again(self, asked: Question, answers: Sequence[int]) -> bool:
        """Do both searches come to an answer, with ten times the trials and other chances?"""
        return all(
            self.desk.search_by(
                *(method, self.pack, asked.view, asked.seat, asked.menu),
                *(new_stream(CHECKING), DEEPER * self.simulations),
            )
            in answers
            for method in (SCOUTS, EXPERTS)
        )

    def told(
        self, asked: Question, answer: int, rival: int
    ) -> tuple[tuple[int, int], Swing | None]:
        """Give chances to win after both moves, and the horse whose chance they change most."""
        after = [self.played_out(asked, move) for move in (answer, rival)]
        wins = tuple(round(THOUSAND * ahead.win(asked.seat)) for ahead in after)
        firsts = [
            [round(THOUSAND * ahead.place(horse, 1)) for horse in range(1, len(ahead.places) + 1)]
            for ahead in after
        ]
        changed = [abs(one - other) for one, other in zip(*firsts, strict=True)]
        most = max(range(len(changed)), key=lambda place: changed[place])
        swing = Swing(most + 1, firsts[0][most], firsts[1][most])
        return (wins[0], wins[1]), swing if changed[most] >= THOUSAND // 20 else None

    def played_out(self, asked: Question, move: int) -> Outlook:
        """Play a move on many possibilities, and on to the end."""
        return self.tower.from_view(
            *(self.pack, asked.view, asked.seat, new_stream(CHECKING), PLAYED_OUT),
            *(outlook.TO_THE_END, None, move),
        )

    def in_points(self, asked: Question, value: float) -> int:
        """Give in points or money what a search values, rounded."""
        return (self.tower.in_points(self.pack, asked.view, round(2 * value)) + 1) // 2

    def holds(self, asked: Question, puzzle: Puzzle) -> bool:
        """Does a puzzle's answer still stand, with ten times the trials that found it?"""
        each = DEEPER * self.simulations // 2
        mean, error = self.gain(asked, puzzle.answers[-1], puzzle.rival, AT_LENGTH + each, each)
        return mean > BEYOND_DOUBT * error and self.found_again(asked, puzzle.answers)


def by_loss(item: tuple[int, float]) -> float:
    """Put what loses least first."""
    return item[1]


def whole_with_each(game: Game, pack: Pack, view: Any, seat: int, menu: Iterable[int]) -> bool:
    """Is a decision whole with any one move of a menu? A puzzle asks for one move."""
    rules, printed = game.interpreted, pack.printed
    for move in menu:
        if not game.moves.completes(move):
            trial = view.copy()
            rules.play(printed, trial, seat, move)
            if game.unfinished(printed, trial, seat) is not None:
                return False
    return True
