"""How a search is run for a bot: in machine code where that is ready, in plain Python until then.

Both readings find the same move with the same number of simulations. At a table there is a limit
of time as well, and whoever reaches it plays the best that was found so far: that is how a bot
plays while its machine code is still being made, and on a slow machine.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import Any, NamedTuple

from hippodrome.bots import experting, scouting
from hippodrome.engine import machine_code
from hippodrome.engine.cores import all_cores
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.reading import Interpreted, Reading
from hippodrome.engine.stream import Stream, next_32


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a decision may cost."""

    simulations: int | None = None
    """Trials of moves; the room's usual number unless told."""
    seconds: float | None = None
    """Time after which the best found so far is played; without, only simulations count."""


MOST_THREADS = 4
"""A search takes no more, for others think beside it."""
AT_A_TABLE = Budget(seconds=1.0)
"""A bot at a table keeps nobody waiting longer, whatever the machine."""


class Asked(NamedTuple):
    """What every trial of a search is given first: the pack, the view and whose it is."""

    printed: Any
    view: Any
    seat: int


class Tools:
    """What a thread tries moves with."""

    def __init__(self, rules: Reading) -> None:
        """Lay them out."""
        self.thought, self.glance, self.replies = rules.blank(), rules.blank(), rules.moves()
        self.luck, self.whim = rules.stream(0), rules.stream(0)


class Desk(Tools):
    """What a search works with, in one reading of one room; for one caller at a time."""

    def __init__(self, rules: Reading, threads: int = 1) -> None:
        """Lay everything out once."""
        super().__init__(rules)
        self.rules = rules
        self.moves, self.stream = rules.moves(), rules.stream(0)
        self.search = rules.rows(experting.ROWS, experting.MOST_ARMS)
        self.hands: list[Tools] = [self, *(Tools(rules) for _ in range(threads - 1))]
        self._pack: tuple[str, Any] = ("", None)

    def printed(self, pack: Pack) -> Any:
        """Give a pack in this reading's form; the last one is kept."""
        if self._pack[0] != pack.hash:
            self._pack = pack.hash, self.rules.pack_form(pack.printed)
        return self._pack[1]

    def search_by(
        self,
        method: Method,
        pack: Pack,
        view: Any,
        seat: int,
        menu: Sequence[int],
        stream: Stream,
        simulations: int,
        seconds: float | None = None,
        taste: int = scouting.AHEAD,
    ) -> int:
        """Find a move by about so many simulations, or by those that time allows."""
        ends = None if seconds is None else time.monotonic() + seconds
        enter = self.rules.enter
        asked = Asked(self.printed(pack), self.rules.state_form(view), seat)
        self.stream[0] = stream[0]
        for place, move in enumerate(menu):
            self.moves[place] = move
        enter(method.begin)(
            *(*asked, self.moves, len(menu), self.stream, simulations),
            *(taste, self.glance, self.replies, self.search, self.whim),
        )
        method.run(self, asked, ends)
        return int(enter(method.best)(self.moves, self.search))


def one_by_one(desk: Desk, asked: Asked, ends: float | None) -> None:
    """Go on as a scout does, a possibility at a time."""
    go_on, one_more = desk.rules.enter(scouting.go_on), 1
    while (ends is None or time.monotonic() < ends) and go_on(
        *(*asked, desk.moves, desk.stream, one_more, desk.thought, desk.glance),
        *(desk.replies, desk.search, desk.luck, desk.whim),
    ):
        pass


def many_hands(desk: Desk, asked: Asked, ends: float | None) -> None:
    """Go on as an expert does: possibilities are tried by many hands, and added up in order."""
    enter, plan = desk.rules.enter, desk.search[experting.PLAN]
    try_possibility, add_up = enter(experting.try_possibility), enter(experting.add_up)

    def try_some(numbers: Iterator[int], last: int, hand: Tools) -> int:
        """Try whatever possibility comes next, while there is time; give how many."""
        tried = 0
        while (ends is None or time.monotonic() < ends) and (number := next(numbers)) < last:
            try_possibility(
                *(*asked, desk.moves, desk.stream, number, hand.thought, hand.glance),
                *(hand.replies, desk.search, hand.luck, hand.whim),
            )
            tried += 1
        return tried

    going, tried, wanted = not plan[experting.DONE], 0, 0
    while going and tried == wanted:
        first = int(plan[experting.NUMBER])
        last = min(int(plan[experting.ROUND_ENDS]), first + experting.BATCH)
        numbers, wanted = count(first), last - first  # counting is safe among threads
        helping = [_helpers().submit(try_some, numbers, last, hand) for hand in desk.hands[1:]]
        tried = try_some(numbers, last, desk) + sum(one.result() for one in helping)
        for _ in range(tried):
            going = bool(add_up(desk.search))


@lru_cache(maxsize=1)
def _helpers() -> ThreadPoolExecutor:
    """Give the threads that help with searches, started when first needed."""
    return ThreadPoolExecutor(MOST_THREADS, thread_name_prefix="searches")


@dataclass(frozen=True, slots=True)
class Method:
    """A way to search: how it is begun, how it goes on at a desk, and what it has found."""

    begin: Callable[..., None]
    run: Callable[[Desk, Asked, float | None], None]
    best: Callable[..., int]

    @property
    def module(self) -> str:
        """The generic module it stands in; `warming` compiles it beforehand."""
        return self.begin.__module__


SCOUTS = Method(scouting.begin_search, one_by_one, scouting.best_found)
EXPERTS = Method(experting.begin_thinking, many_hands, experting.best_thought)

_desks = threading.local()


def threads_for(rules: Reading) -> int:
    """As many as there are cores for machine code; plain Python holds the interpreter lock."""
    return min(MOST_THREADS, all_cores()) if not isinstance(rules, Interpreted) else 1


def desk_of(rules: Reading) -> Desk:
    """Give this thread's desk for a reading."""
    by_reading: dict[int, Desk] = vars(_desks).setdefault("by_reading", {})
    if id(rules) not in by_reading:
        by_reading[id(rules)] = Desk(rules, threads_for(rules))
    return by_reading[id(rules)]


def searched(
    method: Method,
    game: Game,
    pack: Pack,
    view: Any,
    seat: int,
    menu: Sequence[int],
    stream: Stream,
    budget: Budget,
    taste: int = scouting.AHEAD,
) -> int:
    """Choose a move by a search; the stream goes on by one number, as in a contest."""
    simulations = game.simulations if budget.simulations is None else budget.simulations
    desk = desk_of(machine_code.best_reading(game, method.module))
    move = desk.search_by(
        method, pack, view, seat, menu, stream, simulations, budget.seconds, taste
    )
    next_32(stream)
    return move
