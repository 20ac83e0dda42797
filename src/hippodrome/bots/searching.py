"""How a search is run for a bot: in machine code where that is ready, in plain Python until then.

Both readings find the same move with the same number of simulations. At a table there is a limit
of time as well, and whoever reaches it plays the best that was found so far: that is how a bot
plays while its machine code is still being made, and on a slow machine.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hippodrome.bots import scouting
from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import Stream, next_32
from hippodrome.engine.warming import is_warm, warm

SCOUTING = scouting.__name__
"""The generic module that searches; `warming` compiles it beforehand."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a decision may cost."""

    simulations: int | None = None
    """Trials of moves; the room's usual number unless told."""
    seconds: float | None = None
    """Time after which the best found so far is played; without, only simulations count."""


logger = logging.getLogger(__name__)

AT_A_TABLE = Budget(seconds=1.0)
"""A bot at a table keeps nobody waiting longer, whatever the machine."""


class Desk:
    """What a search works with, in one reading of one room; for one thread at a time."""

    def __init__(self, rules: Reading) -> None:
        """Lay everything out once."""
        self.rules = rules
        self.thought, self.glance = rules.blank(), rules.blank()
        self.moves, self.replies = rules.moves(), rules.moves()
        self.search = rules.rows(scouting.ROWS, scouting.PLAN_WIDTH)
        self.stream, self.luck, self.whim = (rules.stream(0) for _ in range(3))
        self._pack: tuple[str, Any] = ("", None)

    def printed(self, pack: Pack) -> Any:
        """Give a pack in this reading's form; the last one is kept."""
        if self._pack[0] != pack.hash:
            self._pack = pack.hash, self.rules.pack_form(pack.printed)
        return self._pack[1]

    def scout(
        self,
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
        enter(scouting.begin_search)(
            *(printed, seen, seat, self.moves, len(menu), self.stream, simulations),
            *(taste, self.glance, self.replies, self.search, self.whim),
        )
        go_on = enter(scouting.go_on)
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


def scouted(
    game: Game,
    pack: Pack,
    view: Any,
    seat: int,
    menu: Sequence[int],
    stream: Stream,
    budget: Budget,
    taste: int = scouting.AHEAD,
) -> int:
    """Choose a move as a scout does; the stream goes on by one number, as in a contest."""
    simulations = game.simulations if budget.simulations is None else budget.simulations
    desk = desk_of(game.compiled if is_ready(game) else game.interpreted)
    move = desk.scout(pack, view, seat, menu, stream, simulations, budget.seconds, taste)
    next_32(stream)
    return move


_ready: set[str] = set()
"""Rooms whose machine code was found: to look for it, every source is read and hashed."""
_preparing: dict[str, threading.Thread] = {}


def is_ready(game: Game) -> bool:
    """Is the machine code of a room's search made?"""
    if game.name not in _ready and is_warm(game, [SCOUTING]):
        _ready.add(game.name)
    return game.name in _ready


def prepare(game: Game) -> threading.Thread:
    """See that the machine code of a room's search is being made, beside whatever goes on here."""
    if game.name not in _preparing:
        thread = threading.Thread(
            target=_prepared, args=(game,), name=f"prepares {game.name}", daemon=True
        )
        _preparing[game.name] = thread
        thread.start()
    return _preparing[game.name]


def _prepared(game: Game) -> None:
    try:
        warm(game, [SCOUTING])
    except (HippodromeError, OSError):
        # No compiler, no room on the disk: bots go on in plain Python, within their time.
        logger.warning("The search of %s could not be compiled.", game.name, exc_info=True)
