"""How a search is run for a bot: in machine code where that is ready, in plain Python until then.

Both readings find the same move with the same number of simulations. At a table there is a limit
of time as well, and whoever reaches it plays the best that was found so far: that is how a bot
plays while its machine code is still being made, and on a slow machine.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hippodrome.bots import experting, scouting
from hippodrome.engine import machine_code
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import Stream, next_32


@dataclass(frozen=True, slots=True)
class Method:
    """A way to search: how it is begun, and how gone on with."""

    begin: Callable[..., None]
    go_on: Callable[..., int]

    @property
    def module(self) -> str:
        """The generic module it stands in; `warming` compiles it beforehand."""
        return self.begin.__module__


SCOUTS = Method(scouting.begin_search, scouting.go_on)
EXPERTS = Method(experting.begin_thinking, experting.think_further)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a decision may cost."""

    simulations: int | None = None
    """Trials of moves; the room's usual number unless told."""
    seconds: float | None = None
    """Time after which the best found so far is played; without, only simulations count."""


AT_A_TABLE = Budget(seconds=1.0)
"""A bot at a table keeps nobody waiting longer, whatever the machine."""


class Desk:
    """What a search works with, in one reading of one room; for one thread at a time."""

    def __init__(self, rules: Reading) -> None:
        """Lay everything out once."""
        self.rules = rules
        self.thought, self.glance = rules.blank(), rules.blank()
        self.moves, self.replies = rules.moves(), rules.moves()
        self.search = rules.rows(experting.ALL_ROWS, experting.NODES)
        self.stream, self.luck, self.whim = (rules.stream(0) for _ in range(3))
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
        enter, printed, seen = self.rules.enter, self.printed(pack), self.rules.state_form(view)
        self.stream[0] = stream[0]
        for place, move in enumerate(menu):
            self.moves[place] = move
        enter(method.begin)(
            *(printed, seen, seat, self.moves, len(menu), self.stream, simulations),
            *(taste, self.glance, self.replies, self.search, self.whim),
        )
        go_on = enter(method.go_on)
        one_more = 1
        while (ends is None or time.monotonic() < ends) and go_on(
            *(printed, seen, seat, self.moves, self.stream, one_more, self.thought, self.glance),
            *(self.replies, self.search, self.luck, self.whim),
        ):
            pass
        return int(enter(scouting.best_found)(self.moves, self.search))


_desks = threading.local()


def desk_of(rules: Reading) -> Desk:
    """Give this thread's desk for a reading."""
    by_reading: dict[int, Desk] = vars(_desks).setdefault("by_reading", {})
    if id(rules) not in by_reading:
        by_reading[id(rules)] = Desk(rules)
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
