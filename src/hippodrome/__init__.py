"""Four horse-racing-and-betting board games, playable for real and made to be studied.

These names are what other programs may rely on; everything else may move. They are loaded when they
are first asked for, so that `import hippodrome` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hippodrome.bots import BOTS, Bot, Budget, DialectBot, bot_named
    from hippodrome.engine.errors import BadSetup, HippodromeError, Refused
    from hippodrome.engine.game import SPECTATOR, Game, Option, Pack
    from hippodrome.engine.match import DRAW, Entry, Match
    from hippodrome.engine.observing import Observed
    from hippodrome.engine.stream import Stream, below, new_stream
    from hippodrome.games import GAMES, game_named
    from hippodrome.study.batch import Batch
    from hippodrome.study.simulate import simulate

__version__ = "0.1.0"

_WHERE = {
    "hippodrome.bots": ("BOTS", "Bot", "Budget", "DialectBot", "bot_named"),
    "hippodrome.engine.errors": ("BadSetup", "HippodromeError", "Refused"),
    "hippodrome.engine.game": ("SPECTATOR", "Game", "Option", "Pack"),
    "hippodrome.engine.match": ("DRAW", "Entry", "Match"),
    "hippodrome.engine.observing": ("Observed",),
    "hippodrome.engine.stream": ("Stream", "below", "new_stream"),
    "hippodrome.games": ("GAMES", "game_named"),
    "hippodrome.study.batch": ("Batch",),
    "hippodrome.study.simulate": ("simulate",),
}
_MODULE_OF = {name: module for module, names in _WHERE.items() for name in names}

__all__ = [
    "BOTS",
    "DRAW",
    "GAMES",
    "SPECTATOR",
    "BadSetup",
    "Batch",
    "Bot",
    "Budget",
    "DialectBot",
    "Entry",
    "Game",
    "HippodromeError",
    "Match",
    "Observed",
    "Option",
    "Pack",
    "Refused",
    "Stream",
    "below",
    "bot_named",
    "game_named",
    "new_stream",
    "simulate",
]


def __getattr__(name: str) -> Any:
    """Load a public name from where it lives."""
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULE_OF[name]), name)


def __dir__() -> list[str]:
    """List the public names."""
    return [*__all__, "__version__"]
