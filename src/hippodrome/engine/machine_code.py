"""Machine code beside a game: used where it is ready, made meanwhile where it is not.

Whoever plays at a table waits for no compiler: until the code is there, the same rules and the same
searches run in plain Python.
"""

from __future__ import annotations

import logging
import threading

from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.game import Game
from hippodrome.engine.reading import Reading
from hippodrome.engine.warming import is_warm, warm

logger = logging.getLogger(__name__)

_ready: set[tuple[str, ...]] = set()
"""Rooms and generic modules whose code was found: to look, every source is read and hashed."""
_preparing: dict[tuple[str, ...], threading.Thread] = {}


def is_ready(game: Game, *modules: str) -> bool:
    """Is the machine code of generic modules made for a room?"""
    key = game.name, *modules
    if key not in _ready and is_warm(game, modules):
        _ready.add(key)
    return key in _ready


def best_reading(game: Game, *modules: str) -> Reading:
    """Give the compiled reading where its machine code is made, else plain Python."""
    return game.compiled if is_ready(game, *modules) else game.interpreted


def prepare(game: Game, *modules: str) -> threading.Thread:
    """See that a room's machine code is being made, once, beside whatever goes on here."""
    key = game.name, *modules
    if key not in _preparing:
        thread = threading.Thread(
            target=_prepared, args=(game, modules), name=f"prepares {game.name}", daemon=True
        )
        _preparing[key] = thread
        thread.start()
    return _preparing[key]


def _prepared(game: Game, modules: tuple[str, ...]) -> None:
    try:
        warm(game, modules)
    except (HippodromeError, OSError):
        # No compiler, no room on the disk: it goes on in plain Python, within its time.
        named = ", ".join(modules)
        logger.warning("%s could not be compiled for %s.", named, game.name, exc_info=True)
