"""Who plays in a study: a bot with the simulations it has for a decision."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hippodrome.bots import BOTS, Bot, Guest, bot_asked_for, bot_named
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game

MOST_SIMULATIONS = 1_000_000


@dataclass(frozen=True)
class Entrant:
    """A bot with the simulations it has for a decision: `tipster`, `scout:1000`."""

    name: str
    bot: Bot = field(compare=False)
    simulations: int

    @property
    def is_guest(self) -> bool:
        """Is it somebody else's bot, which is asked in plain Python, and all others with it?"""
        return isinstance(self.bot, Guest)

    @property
    def described(self) -> str:
        """Name it so that whoever plays otherwise is named otherwise: a guest by its source."""
        if not isinstance(self.bot, Guest):
            return self.name
        file = inspect.getsourcefile(type(self.bot.inner))
        written = b"" if file is None else Path(file).read_bytes()
        return f"{self.name} {hashlib.sha256(written).hexdigest()[:16]}"

    @property
    def row(self) -> tuple[int, int, int]:
        """Give it in the order of a contest's rows."""
        return self.bot.kind, self.simulations, self.bot.taste


def entrant(game: Game, typed: str) -> Entrant:
    """Read an entrant, or say what is wrong with it; its name says its simulations."""
    name, colon, number = typed.partition(":")
    if colon and name not in BOTS and not number.isdecimal():  # module:Class, under its own name
        name, colon = bot_asked_for(typed).name, ""
    bot = bot_named(name)
    if not bot.searches:
        if colon:
            raise BadSetup("study-no-budget", bot=name)
        return Entrant(name, bot, 0)
    if not colon:
        return Entrant(f"{name}:{bot.trials(game)}", bot, bot.trials(game))
    allowed = number.isdecimal() and 1 <= int(number[:9]) <= MOST_SIMULATIONS
    if not allowed or len(number) > len(str(MOST_SIMULATIONS)):
        raise BadSetup("study-bad-budget", budget=number or "…", most=MOST_SIMULATIONS)
    return Entrant(typed, bot, int(number))


def entrants(game: Game, typed: str) -> tuple[Entrant, ...]:
    """Read several, between commas."""
    return tuple(entrant(game, one.strip()) for one in typed.split(","))


def filled(chairs: Sequence[Entrant], seats: int) -> tuple[Entrant, ...]:
    """Fill so many seats, going through the list again where it is too short."""
    return tuple(chairs[seat % len(chairs)] for seat in range(seats))
