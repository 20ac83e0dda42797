"""How a table is laid: what may be wished for, and the opening event that comes of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from hippodrome.engine.croupier import fresh_seed
from hippodrome.engine.errors import BadSetup, NotAllowed
from hippodrome.engine.game import Game, Pack
from hippodrome.games import game_named
from hippodrome.table import events as happened
from hippodrome.table.names import clean_text
from hippodrome.table.pacing import USUAL_PAUSE
from hippodrome.table.record import Record

DEFAULT_PACE = USUAL_PAUSE
LONGEST_PACE = 10_000
LONGEST_TITLE, LONGEST_CLOCK = 40, 86_400
IDENTITY_BYTES = 9
"""Enough that nobody guesses the link of a private table."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How someone wants a table laid."""

    game: str
    seats: int
    options: Mapping[str, int] = field(default_factory=dict)
    pack: str = "standard"
    title: str = ""
    public: bool = False
    watchable: bool = True
    clock: int = 0
    pace: int = DEFAULT_PACE
    tote: bool = False
    """May all see a tote board? For every seat or none."""
    hints: bool = False
    """May all ask what a scout would do? Likewise."""


PACKS_KNOWN = 64
"""How many packs are kept that were read."""


def lay_table(guest: str, wish: Wish, at: int) -> Record:
    """Lay a table as a guest over a network wishes, or say what cannot be had."""
    game = game_named(wish.game)
    # Elsewhere a pack may be the path of a file; what comes over a network may not.
    if wish.pack not in game.editions():
        known = ", ".join(game.editions())
        raise BadSetup("setup-unknown-pack", game=game.name, pack=wish.pack, known=known)
    return lay(guest, wish, at, game, shared_pack(game, wish.pack), fresh_seed())


def shared_pack(game: Game, edition: str) -> Pack:
    """Give an edition as its file has it now, one object for all tables that play it.

    Every move reads what is printed: of one pack it is at hand, of a hundred equal ones it is not.
    """
    file = game.folder / "content" / f"{edition}.toml"
    written = file.stat()
    return _pack_written(game.name, file, written.st_mtime_ns, written.st_size)


@lru_cache(maxsize=PACKS_KNOWN)
def _pack_written(game: str, file: Path, _changed: int, _size: int) -> Pack:
    return game_named(game).pack(file.stem)


def fresh_identity() -> str:
    """Name a table as nobody guesses."""
    return secrets.token_urlsafe(IDENTITY_BYTES)


def lay(
    guest: str, wish: Wish, at: int, game: Game, pack: Pack, seed: bytes, identity: str = ""
) -> Record:
    """Lay a table for a game with a pack, committing to a seed, under a name or a fresh one."""
    laid = game.lay(pack, wish.seats, wish.options)
    if not 0 <= wish.clock <= LONGEST_CLOCK or not 0 <= wish.pace <= LONGEST_PACE:
        raise NotAllowed("table-bad-clock", most=LONGEST_CLOCK)
    opened = happened.Opened(
        at=at,
        game=game.name,
        rules=game.rules_version,
        pack=pack.name,
        pack_hash=pack.hash,
        seats=wish.seats,
        options={option.name: getattr(laid, option.name) for option in game.options},
        host=guest,
        title=clean_text(wish.title, LONGEST_TITLE),
        public=wish.public,
        watchable=wish.watchable,
        clock=wish.clock,
        pace=wish.pace,
        seed=seed,
        tote=wish.tote,
        hints=wish.hints,
    )
    return Record.laid(opened, game, pack, identity or fresh_identity())
