"""Bots of other people: named on the command line, or brought along by installed packages.

A guest is a class derived from `Bot` with a name of its own. It is asked like any other bot, and it
is not trusted: whoever fails, plays what is refused or takes longer than its budget forfeits the
decision to the tipster, with a line in the log. Code is loaded because the host of this machine
named it (`engage`, `HIPPODROME_BOTS`) or installed it; never because somebody at a table did.
"""

from __future__ import annotations

import importlib
import logging
import os
import re
import threading
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, ClassVar

from hippodrome.bots.bot import UNLIMITED, Bot, Tipster
from hippodrome.bots.searching import Budget
from hippodrome.engine import machine_code
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.stream import Stream, new_stream, next_32

logger = logging.getLogger(__name__)

GROUP = "hippodrome.bots"
"""The group of entry points under which packages offer bots."""
BOTS_NAMED = "HIPPODROME_BOTS"
"""Names classes, as `module:Class` with commas: so that worker processes know them as well."""
NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")
TIPSTER = Tipster()

_engaged: dict[str, Guest] = {}


class DialectBot(Bot):
    """A bot whose choice is a function in the dialect, one of its module's `ENTRY_POINTS`.

    It takes pack, view, seat, moves, count and stream, as the rooms' own `tip` does, and runs as
    machine code where that is made; until then, and where it is not, in plain Python.
    """

    policy: ClassVar[Callable[..., int]]

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
        """Ask the function, on copies."""
        policy = type(self).policy
        if budget.seconds is not None:  # at a table: nobody waits for the compiler
            machine_code.prepare(game, policy.__module__)
        rules = machine_code.best_reading(game, policy.__module__)
        moves, chance = rules.moves(), rules.stream(stream[0])
        for place, move in enumerate(menu):
            moves[place] = move
        chosen = rules.enter(policy)(
            *(rules.pack_form(pack.printed), rules.state_form(view), seat),
            *(moves, len(menu), chance),
        )
        stream[0] = int(chance[0])
        return int(chosen)


class Guest(Bot):
    """Somebody else's bot, under its own name, with the tipster at its shoulder."""

    kind = -1  # none of those that play in compiled contests

    def __init__(self, inner: Bot) -> None:
        """Take it in."""
        self.inner = inner
        self.name = inner.name  # type: ignore[misc]  # each guest has its own
        self._late: threading.Thread | None = None

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
        """Ask it for one move."""
        return self.inner.choose(game, pack, view, seat, menu, stream, budget)

    def decide(
        self,
        game: Game,
        pack: Pack,
        view: Any,
        seat: int,
        stream: Stream,
        budget: Budget = UNLIMITED,
    ) -> list[int]:
        """Ask it for a decision; what it forfeits, the tipster decides."""
        # On a stream of its own: what it does with it changes nothing for anybody else.
        own = new_stream(stream[0])
        next_32(stream)
        try:
            decided = self._within(
                budget.seconds,
                lambda: self.inner.decide(game, pack, view.copy(), seat, own, budget),
            )
            wrong = illegal(game, pack, view, seat, decided)
            if not wrong:
                return decided
        except Exception as failed:  # whatever it is, the game goes on
            wrong = f"{type(failed).__name__}: {failed}"
        logger.warning("The bot %s forfeits a decision to the tipster: %s", self.name, wrong)
        return TIPSTER.decide(game, pack, view, seat, stream)

    def _within(self, seconds: float | None, work: Callable[[], list[int]]) -> list[int]:
        """Let it think so long; Python cannot stop it, but nobody need wait for it."""
        if seconds is None:
            return list(work())
        if self._late is not None and self._late.is_alive():
            raise TimeoutError("it still thinks about an earlier decision")
        found: list[list[int]] = []
        failed: list[Exception] = []

        def think() -> None:
            try:
                found.append(list(work()))
            except Exception as error:  # it belongs to whoever asked
                failed.append(error)

        self._late = threading.Thread(target=think, name=f"bot {self.name}", daemon=True)
        self._late.start()
        self._late.join(seconds)
        if failed:
            raise failed[0]
        if not found:
            raise TimeoutError(f"it took longer than {seconds:g} seconds")
        return found[0]


def illegal(game: Game, pack: Pack, view: Any, seat: int, moves: Sequence[Any]) -> str:
    """Say what is wrong with a decision, by the seat's own view; nothing if it is in order."""
    rules, printed, seen = game.interpreted, pack.printed, view.copy()
    if not moves:
        return "no move"
    for place, move in enumerate(moves):
        if isinstance(move, bool) or not isinstance(move, int):
            return f"{move!r} is no move"
        if rules.refusal(printed, seen, seat, move):
            return str(game.explain(printed, seen, seat, move))
        last = place == len(moves) - 1
        if last and game.moves.completes(move):
            return ""
        rules.play(printed, seen, seat, move)
    lacking = game.unfinished(printed, seen, seat)
    return "" if lacking is None else str(lacking)


class Absent(Guest):
    """Whoever is not installed here: the tipster plays under its name, and the log says so."""

    def __init__(self, name: str) -> None:
        """Say so, once."""
        super().__init__(TIPSTER)
        self.name = name  # type: ignore[misc]  # as above
        logger.warning("The bot %s is not installed here: the tipster plays for it.", name)


def taken_in(found: object, where: str) -> Guest:
    """Take a class in as a guest, or say why it is none."""
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSetup("bot-no-class", where=where)
    name = getattr(found, "name", "")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise BadSetup("bot-bad-name", where=where, name=str(name))
    try:
        return Guest(found())
    except Exception as failed:
        raise BadSetup("bot-fails", where=where, why=f"{type(failed).__name__}: {failed}") from None


def engage(where: str, house: Sequence[str]) -> Guest:
    """Load `module:Class` because the host of this machine asked for it; give the guest."""
    module, _, name = where.partition(":")
    try:
        found = getattr(importlib.import_module(module), name)
    except Exception as failed:
        raise BadSetup("bot-fails", where=where, why=f"{type(failed).__name__}: {failed}") from None
    guest = taken_in(found, where)
    if guest.name in house:
        raise BadSetup("bot-name-taken", where=where, name=guest.name)
    _engaged[guest.name] = guest
    named = [word for word in os.environ.get(BOTS_NAMED, "").split(",") if word]
    if where not in named:
        os.environ[BOTS_NAMED] = ",".join([*named, where])
    return guest


@cache
def offers() -> tuple[EntryPoint, ...]:
    """Find what installed packages offer, once: every package's own files are read for it."""
    return tuple(entry_points(group=GROUP))


def loaded(offered: EntryPoint) -> object:
    """Load what a package offers, or say why it cannot be."""
    try:
        return offered.load()
    except Exception as failed:
        why = f"{type(failed).__name__}: {failed}"
        raise BadSetup("bot-fails", where=offered.value, why=why) from None


def guest_named(name: str, house: Sequence[str]) -> Guest | None:
    """Find a guest by its own name: one that was engaged, or that an installed package offers."""
    if name not in _engaged:
        for where in os.environ.get(BOTS_NAMED, "").split(","):
            if where and name not in _engaged:
                engage(where, house)
    if name not in _engaged and NAME.fullmatch(name):
        for offered in (one for one in offers() if one.name == name):
            guest = taken_in(loaded(offered), offered.value)
            if guest.name == name and name not in house:
                _engaged[name] = guest
    return _engaged.get(name)


def guests_here() -> list[str]:
    """Name the guests that may sit down here: engaged, or offered by installed packages."""
    return list(dict.fromkeys([*_engaged, *(offer.name for offer in offers())]))
