"""A finished game as it was seen, kept so that it stays watchable under later rules.

What each audience saw (looks and stories, step by step) is stored as JSON, compressed, beside
the transcript and the proof. A replay reads this and plays no rule again.
"""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import msgspec

from hippodrome.engine.match import DRAW, Match
from hippodrome.engine.transcript import write
from hippodrome.table import events as happened
from hippodrome.table.chronicle import tell_step
from hippodrome.table.live import LiveTable
from hippodrome.table.record import FINISHED, Record
from hippodrome.table.registry import TableRegistry
from hippodrome.table.snapshot import Snapshot
from hippodrome.table.store import Store
from hippodrome.table.tasks import Tasks

LEVEL = 6
FORMAT = b"2"
"""What an archive begins with; the first ones had nothing before the compressed bytes."""


def archived(record: Record) -> bytes:
    """Give what is kept of a finished table."""
    audiences = [-1, *range(record.opened.seats)]
    start = Match(record.game, record.pack, record.opened.seats, record.opened.options)
    log, describe = record.match.log, record.game.describe
    steps: list[dict[str, Any]] = []
    for after, (match, lines, views) in enumerate(tell_step(start, log, audiences), start=1):
        if any(lines.values()) or after == len(log):
            looks = {str(one): _look(match, one, views.get(one)) for one in audiences}
            stories = {str(one): lines[one] for one in audiences}
            plain = {one: told for one, look in looks.items() if (told := [*describe(look)])}
            steps.append({"after": after, "looks": looks, "stories": stories, "plain": plain})
    names = tuple(seat.name or seat.bot for seat in record.places)
    nonces = tuple(seat.nonce for seat in record.places)
    body = {
        "game": record.game.name,
        "names": names,
        "options": record.opened.options,
        "commitment": record.commitment,
        "seed": record.opened.seed.hex(),
        "nonces": [nonce.hex() for nonce in nonces],
        "draws": [(entry.moves[0], entry.spread) for entry in log if entry.seat == DRAW],
        "transcript": write(record.match, names, record.commitment, nonces, record.opened.seed),
        "steps": steps,
    }
    return FORMAT + zlib.compress(msgspec.json.encode(body), LEVEL)


def _look(match: Match, audience: int, view: Any) -> Any:
    """What an audience looks at, from its view where that is at hand, without its choices."""
    seen = match.view(audience) if view is None else view
    look = match.game.look(match.pack.printed, seen, audience)
    return msgspec.structs.replace(look, choices=(), barred=())


def opened(body: bytes) -> bytes:
    """Give an archive as JSON."""
    if not outdated(body):
        return zlib.decompress(body[len(FORMAT) :])
    replay = msgspec.json.decode(zlib.decompress(body))
    for step in replay["steps"]:
        step["stories"] = {
            audience: [{"event": {"name": ""}, "text": told} for told in story]
            for audience, story in step["stories"].items()
        }
    return msgspec.json.encode(replay)


def compressed(body: bytes) -> bytes:
    """Give an archive as it is sent to whoever unpacks it, without unpacking it here."""
    return zlib.compress(opened(body), LEVEL) if outdated(body) else body[len(FORMAT) :]


def outdated(body: bytes) -> bool:
    """Was an archive made before stories had events?"""
    return not body.startswith(FORMAT)


class Archives:
    """The archives of finished games: made in a thread of their own, so nobody's move waits."""

    def __init__(self, store: Store, registry: TableRegistry, tasks: Tasks) -> None:
        """Keep archives in a store."""
        self._store = store
        self._registry = registry
        self._tasks = tasks
        self._making: dict[str, asyncio.Task[bytes]] = {}

    def follow(self, live: LiveTable, event: happened.AnyEvent, _before: Snapshot) -> None:
        """Archive a game that has just ended."""
        if live.record.phase == FINISHED and isinstance(event, happened.Moved):
            self._start(live.record)

    async def find(self, identity: str) -> bytes | None:
        """Give what each audience saw of a finished game; nothing while it is not finished."""
        kept = await asyncio.to_thread(self._store.archive, identity)
        if kept is None or outdated(kept):
            # An older one is made anew where its log can still be followed, and kept where not.
            live = await self._registry.find(identity)
            if live.record.phase == FINISHED:
                kept = await asyncio.shield(self._start(live.record))
        return kept

    def _start(self, record: Record) -> asyncio.Task[bytes]:
        """Start to archive a finished game, unless that is under way."""
        identity = record.identity
        if identity not in self._making:
            task = self._making[identity] = self._tasks.start(self._make(record))
            task.add_done_callback(lambda _: self._making.pop(identity, None))
        return self._making[identity]

    async def _make(self, record: Record) -> bytes:
        body = await asyncio.to_thread(archived, record)
        await asyncio.wrap_future(self._store.keep_archive(record.identity, body))
        return body
