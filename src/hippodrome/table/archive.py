"""A finished game as it was seen, kept so that it stays watchable under later rules.

What each audience saw (looks and stories, step by step) is stored as JSON, compressed, beside
the transcript and the proof. A replay reads this and plays no rule again.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from hippodrome.engine.transcript import write
from hippodrome.table.narrating import narrate
from hippodrome.table.table import Table

LEVEL = 6


def archived(table: Table) -> bytes:
    """Give what is kept of a finished table."""
    audiences = [-1, *range(table.opened.seats)]
    match = table.match.game.match(table.opened.seats, table.opened.options, table.pack)
    steps: list[dict[str, Any]] = []
    for index, entry in enumerate(table.match.log):
        told = narrate(match, [entry], audiences)
        match.apply(entry)
        if any(told.values()) or index == len(table.match.log) - 1:
            looks = {str(one): _look(match, one) for one in audiences}
            stories = {str(one): told[one] for one in audiences}
            steps.append({"after": index + 1, "looks": looks, "stories": stories})
    names = tuple(seat.name or seat.bot for seat in table.places)
    nonces = tuple(seat.nonce for seat in table.places)
    body = {
        "game": table.game.name,
        "names": names,
        "options": table.opened.options,
        "commitment": table.commitment,
        "seed": table.opened.seed.hex(),
        "nonces": [nonce.hex() for nonce in nonces],
        "draws": [(entry.moves[0], entry.spread) for entry in table.match.log if entry.seat < 0],
        "transcript": write(table.match, names, table.commitment, nonces, table.opened.seed),
        "steps": steps,
    }
    return zlib.compress(msgspec.json.encode(body), LEVEL)


def _look(match: Any, audience: int) -> Any:
    """What an audience looks at, without the choices it had."""
    return msgspec.structs.replace(match.look(audience), choices=(), barred=())


def opened(body: bytes) -> bytes:
    """Give an archive as JSON."""
    return zlib.decompress(body)
