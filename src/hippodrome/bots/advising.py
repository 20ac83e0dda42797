"""What a scout would do from a seat's view, or thinks of what was done, and by how much.

A scout that remembers what else it thought of makes the decision, or looks at one. What a move
gains on the next best is then tried anew, on possibilities that did not choose it: what looked
best in a search looks better than it is.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hippodrome.bots import outlook, scouting
from hippodrome.bots.bot import UNLIMITED, Scout
from hippodrome.bots.foreseeing import OUTLOOK, Outlook, Watchtower, watchtower
from hippodrome.bots.searching import SCOUTS, Budget, desk_of
from hippodrome.engine import machine_code
from hippodrome.engine.game import SPECTATOR, Game, Pack
from hippodrome.engine.stream import Stream

MOST_TRIED = 200
"""Possibilities on which a move is compared with another."""
ENOUGH = 30
"""Possibilities without which nothing is said of a gain or a chance: it would be a rumour."""
HASTY = scouting.LEAST_ARMS * scouting.TRIALS_EACH
"""Simulations of a search in plain Python: to look through a long menu takes its time, too."""
ANEW = 1 << 20
"""The first number of the possibilities that no search has seen."""
CERTAIN = 2.0
"""Standard errors beyond which one move is called better than another."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move of a decision, beside the best other that was thought of."""

    move: int
    other: int | None = None
    """None where there was nothing else to do."""
    gain: int = 0
    """What it gains on the other on average, in points or money; less than 0 if it loses."""
    certain: bool = False
    """Is that more than chance?"""
    tried: int = 0
    """On how many possibilities."""

    def turned(self) -> Weighed:
        """Give the other move, seen from its side."""
        assert self.other is not None
        return Weighed(self.other, self.move, -self.gain, self.certain, self.tried)


@dataclass(frozen=True, slots=True)
class Advice:
    """A decision, move by move, and what the seat may expect, as far as there was time."""

    moves: tuple[Weighed, ...]
    places: Outlook
    """How the horses may come in, as seen before the decision."""
    won: float | None
    """The seat's chance to win from before the decision, where it was tried often enough."""


class Clock:
    """Time that is shared out: whoever asks may have half of what is left."""

    def __init__(self, seconds: float | None) -> None:
        """Begin now; without seconds nobody is in a hurry."""
        self._ends = None if seconds is None else time.monotonic() + seconds

    def half(self) -> float | None:
        """Give half of the time that is left."""
        return None if self._ends is None else max(0.0, self._ends - time.monotonic()) / 2

    def is_up(self) -> bool:
        """Has all of it passed?"""
        return self._ends is not None and time.monotonic() >= self._ends


class Adviser(Scout):
    """A scout for one decision, which remembers what else it thought of at every move."""

    def __init__(self, clock: Clock, given: Sequence[int] = ()) -> None:
        """Make a decision, or look at a given one."""
        self._clock = clock
        self._given = given
        self.thoughts: list[tuple[Any, list[int]]] = []
        """For every move the view it was made from, and the moves of the menu, the best first."""

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
        """Search, and keep the order of the moves; then play the best or the given one."""
        place = len(self.thoughts)
        ready, simulations = machine_code.is_ready(game, SCOUTS.module), budget.simulations
        if not ready:
            simulations = min(HASTY, simulations or HASTY)
        share = Budget(simulations, self._clock.half())
        found = super().choose(game, pack, view, seat, menu, stream, share)
        desk = desk_of(game.compiled if ready else game.interpreted)
        self.thoughts.append((view.copy(), ranked(menu, desk.search, found)))
        return self._given[place] if self._given else found


def ranked(menu: Sequence[int], search: Any, best: int) -> list[int]:
    """Give the moves a search has tried, the best first: those it kept, then as they fell."""
    alive = int(search[scouting.PLAN][scouting.ALIVE])
    arms = [menu[int(search[scouting.ARM][place])] for place in range(len(menu))]
    gains = [int(search[scouting.GAIN][place]) for place in range(min(alive, len(menu)))]
    kept = sorted(range(len(gains)), key=lambda place: -gains[place])
    order = [arms[place] for place in kept] + arms[len(gains) :]
    return [best, *(move for move in order if move != best)]


def advise(
    game: Game,
    pack: Pack,
    view: Any,
    seat: int,
    stream: Stream,
    budget: Budget = UNLIMITED,
    given: Sequence[int] = (),
) -> Advice:
    """Say what a scout would do from a view and why, or what it thinks of what was done there.

    All of it follows from the view and the stream; a budget of time bounds it.
    """
    clock = Clock(budget.seconds)
    adviser = Adviser(clock, given)
    decided = adviser.decide(game, pack, view, seat, stream, budget)
    tower = watchtower(machine_code.best_reading(game, OUTLOOK))
    weighed = tuple(
        weigh(tower, pack, seen, seat, move, order, decided, stream, clock)
        for move, (seen, order) in zip(decided, adviser.thoughts, strict=True)
    )
    if not given and len(weighed) == 1 and weighed[0].certain and weighed[0].gain < 0:
        weighed = (weighed[0].turned(),)  # a second look knows better
    possibilities = budget.simulations or MOST_TRIED
    places = tower.from_view(pack, view, seat, stream, possibilities, seconds=clock.half())
    whole = tower.from_view(
        *(pack, view, seat, stream, possibilities, outlook.TO_THE_END), seconds=clock.half()
    )
    won = whole.win(seat) if seat != SPECTATOR and whole.tried >= ENOUGH else None
    return Advice(weighed, places, won)


def weigh(
    tower: Watchtower,
    pack: Pack,
    seen: Any,
    seat: int,
    move: int,
    order: Sequence[int],
    decided: Sequence[int],
    stream: Stream,
    clock: Clock,
) -> Weighed:
    """Compare a move with the best other that is no part of the same decision."""
    other = next((one for one in order if one not in decided), None)
    if other is None:
        return Weighed(move)
    share = Clock(clock.half())
    gains: list[int] = []
    while len(gains) < MOST_TRIED and not (gains and share.is_up()):
        gains += tower.gains(
            *(pack, seen, seat, move, other, scouting.AHEAD, stream, ANEW + len(gains), 1)
        )
    mean, error = estimated(gains)
    in_points = tower.rules.enter(outlook.in_points)
    form = tower.rules.state_form(seen)
    gain = int(in_points(tower.printed(pack), form, abs(round(mean))))
    certain = gain > 0 and len(gains) >= ENOUGH and abs(mean) > CERTAIN * error
    return Weighed(move, other, gain if mean > 0 else -gain, certain, len(gains))


def estimated(values: Sequence[int]) -> tuple[float, float]:
    """Give the mean of some values and its standard error; of one value nothing is certain."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, math.sqrt(variance / count)
