"""A finished game as it was seen, kept so that it stays watchable under later rules.

What each audience saw (looks and stories, step by step) is stored as JSON, compressed, beside
the transcript and the proof. A replay reads this and plays no rule again.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from hippodrome.engine.errors import HippodromeError
from hippodrome.engine.match import DRAW, Match
from hippodrome.engine.story import Line
from hippodrome.engine.transcript import renamed as written_with
from hippodrome.engine.transcript import write
from hippodrome.table import events as happened
from hippodrome.table.chronicle import tell_step, told_of_clock
from hippodrome.table.doing import Doing, unseen
from hippodrome.table.live import LiveTable
from hippodrome.table.record import FINISHED, Record, entries_of
from hippodrome.table.registry import TableRegistry
from hippodrome.table.snapshot import Snapshot
from hippodrome.table.store import Store
from hippodrome.table.tasks import Tasks

LEVEL = 6
FORMAT = b"2"
"""What an archive begins with; the first ones had nothing before the compressed bytes."""
PIECE = 64 * 1024
"""Bytes that are unpacked or sent at once."""
STEPS = b',"steps":['
"""Where the long part of an archive begins: it is the last."""


def archived(record: Record) -> bytes:
    """Give what is kept of a finished table; it is packed step by step, and never whole before."""
    log = record.match.log
    names = tuple(seat.name or seat.bot for seat in record.places)
    nonces = tuple(seat.nonce for seat in record.places)
    heading = {
        "game": record.game.name,
        "names": names,
        "options": record.opened.options,
        "commitment": record.commitment,
        "seed": record.opened.seed.hex(),
        "nonces": [nonce.hex() for nonce in nonces],
        "draws": [(entry.moves[0], entry.spread) for entry in log if entry.seat == DRAW],
        "transcript": write(
            *(record.match, names, record.commitment, nonces, record.opened.seed),
            tote=record.opened.tote,
            hints=record.opened.hints,
        ),
    }
    packing = zlib.compressobj(LEVEL)
    packed = [FORMAT, packing.compress(msgspec.json.encode(heading)[:-1] + STEPS)]
    for number, step in enumerate(_steps(record)):
        packed.append(packing.compress((b"," if number else b"") + msgspec.json.encode(step)))
    packed += [packing.compress(b"]}"), packing.flush()]
    return b"".join(packed)


def _steps(record: Record) -> Iterator[dict[str, Any]]:
    """Give what every audience saw, step by step."""
    audiences = [-1, *range(record.opened.seats)]
    start = record.beginning()
    log, describe = record.match.log, record.game.describe
    clock = _decided_by_clock(record)
    for after, (match, told, views) in enumerate(tell_step(start, log, audiences), start=1):
        lines = {one: [*clock.get(after, ()), *heard] for one, heard in told.items()}
        if any(lines.values()) or after == len(log):
            looks = {str(one): _look(match, one, views.get(one)) for one in audiences}
            stories = {str(one): lines[one] for one in audiences}
            plain = {one: said for one, look in looks.items() if (said := [*describe(look)])}
            yield {"after": after, "looks": looks, "stories": stories, "plain": plain}


def _decided_by_clock(record: Record) -> dict[int, list[Line]]:
    """Give what is told before the decisions of the clock, by their place in the game's log."""
    found, place = {}, 1
    for standing in record.steps:
        if lines := told_of_clock(standing.event):
            found[place] = lines
        place += len(entries_of(standing.event))
    return found


def _look(match: Match, audience: int, view: Any) -> Any:
    """What an audience looks at, from its view where that is at hand, without its choices."""
    seen = match.view(audience) if view is None else view
    look = match.game.look(match.pack.printed, seen, audience)
    return msgspec.structs.replace(look, choices=(), barred=())


def outdated(body: bytes) -> bool:
    """Was an archive made before stories had events?"""
    return not body.startswith(FORMAT)


def renewed(body: bytes) -> bytes:
    """Give an outdated archive, whose log can no longer be followed, in today's form."""
    replay = msgspec.json.decode(zlib.decompress(body))
    for step in replay["steps"]:
        step["stories"] = {
            audience: [{"event": {"name": ""}, "text": told} for told in story]
            for audience, story in step["stories"].items()
        }
    return FORMAT + zlib.compress(msgspec.json.encode(replay), LEVEL)


def compressed(body: bytes) -> Iterator[bytes]:
    """Give an archive piece by piece as it is stored, for whoever unpacks it."""
    for start in range(len(FORMAT), len(body), PIECE):
        yield body[start : start + PIECE]


def opened(body: bytes) -> Iterator[bytes]:
    """Give an archive piece by piece as JSON; there is never more than a piece of it."""
    unpacking = zlib.decompressobj()
    waiting = memoryview(body)[len(FORMAT) :]
    while waiting or not unpacking.eof:
        piece = unpacking.decompress(waiting, PIECE)
        waiting = memoryview(unpacking.unconsumed_tail)
        if not piece:
            return
        yield piece


def renamed(body: bytes, names: Mapping[int, str]) -> bytes:
    """Give an archive with other names at some seats; what was seen tells of seats, not names."""
    if outdated(body):
        body = renewed(body)
    read, pieces = b"", opened(body)
    while STEPS not in read:
        read += next(pieces)
    before, _, after = read.partition(STEPS)
    heading = msgspec.json.decode(before + b"}")
    heading["names"] = [names.get(seat, name) for seat, name in enumerate(heading["names"])]
    heading["transcript"] = written_with(heading["transcript"], heading["names"])
    packing = zlib.compressobj(LEVEL)
    packed = [FORMAT, packing.compress(msgspec.json.encode(heading)[:-1] + STEPS + after)]
    packed += [packing.compress(piece) for piece in pieces]
    return b"".join([*packed, packing.flush()])


class Heading(msgspec.Struct):
    """What an archive begins with, before its steps."""

    game: str
    transcript: str
    names: tuple[str, ...]


def heading_of(body: bytes) -> Heading:
    """Read what an archive begins with, and unpack no more of it than that."""
    read = b""
    for piece in opened(body):
        read += piece
        # No text can hold these letters: its quotes would be written with a stroke before them.
        heading, found, _ = read.partition(STEPS)
        if found:
            return msgspec.json.decode(heading + b"}", type=Heading)
    raise ValueError("an archive without steps")


class Archives:
    """The archives of finished games: made in a thread of their own, so nobody's move waits."""

    def __init__(self, store: Store, registry: TableRegistry, tasks: Tasks) -> None:
        """Keep archives in a store."""
        self._store = store
        self._registry = registry
        self._tasks = tasks
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._one_at_a_time = asyncio.Lock()
        """Making one takes many times the memory that it takes itself."""
        self.doing: Doing = unseen

    def follow(self, live: LiveTable, event: happened.AnyEvent, _before: Snapshot) -> None:
        """Archive a game that has just ended here."""
        if live.following:
            return
        if live.record.phase == FINISHED and isinstance(event, happened.Moved):
            self._start(live.record)

    async def find(self, identity: str) -> bytes | None:
        """Give what each audience saw of a finished game; nothing while it is not finished."""
        kept = await asyncio.to_thread(self._store.archive, identity)
        if kept is None or outdated(kept):
            # An older one is made anew where its log can still be followed, and kept where not.
            live = await self._followed(identity, kept)
            if live is not None and live.record.phase == FINISHED and not live.record.lost:
                kept = await asyncio.shield(self._start(live.record))
            elif kept is not None:
                kept = await asyncio.shield(self._once(identity, renewed, kept))
        return kept

    async def _followed(self, identity: str, kept: bytes | None) -> LiveTable | None:
        """Find the table of an archive; it may be gone where there is an archive already."""
        try:
            return await self._registry.find(identity)
        except HippodromeError:
            if kept is None:
                raise
            return None

    def _start(self, record: Record) -> asyncio.Task[bytes]:
        """Start to archive a finished game, unless that is under way."""
        return self._once(record.identity, archived, record)

    def _once(self, identity: str, make: Callable[[Any], bytes], of: Any) -> asyncio.Task[bytes]:
        if identity not in self._making:
            task = self._making[identity] = self._tasks.start(self._make(identity, make, of))
            task.add_done_callback(lambda _: self._making.pop(identity, None))
        return self._making[identity]

    async def _make(self, identity: str, make: Callable[[Any], bytes], of: Any) -> bytes:
        async with self._one_at_a_time:
            with self.doing("archive", table=identity):
                body = await asyncio.to_thread(make, of)
        await asyncio.wrap_future(self._store.keep_archive(identity, body))
        return body
