"""The hints of one table: each decision is thought about once, and told to whoever is asked it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from hippodrome.engine.errors import NotAllowed, Stale
from hippodrome.server import wire
from hippodrome.server.connection import Connection
from hippodrome.table.hinting import Reasoning, hint_question, reasoned
from hippodrome.table.oracle import Oracle
from hippodrome.table.record import Record

if TYPE_CHECKING:
    from hippodrome.server.channel import Channel


def reasons_on_the_wire(record: Record, told: Reasoning) -> tuple[wire.Reasoned, ...]:
    """Give every move of a decision with its reasons, as a page takes it."""
    moves = record.game.moves
    return tuple(
        wire.Reasoned(msgspec.to_builtins(moves.chosen(one.move)), one.label, one.reasons)
        for one in told.moves
    )


class Hints:
    """What the seats of a table have asked about the decisions they are asked for now."""

    def __init__(self, channel: Channel, oracle: Oracle | None) -> None:
        """Ask an oracle on behalf of a table's seats."""
        self._channel = channel
        self._oracle = oracle
        self._asked: dict[int, tuple[int, asyncio.Task[wire.Hinted]]] = {}
        """By seat the decision it asked about last, and what comes of it."""

    def ask(self, connection: Connection, request: wire.Hint) -> asyncio.Task[wire.Hinted]:
        """Begin to think about a decision, unless somebody does so already; or say why not."""
        record, seat = self._channel.live.record, request.seat
        if self._oracle is None or not record.opened.hints:
            raise NotAllowed("table-no-hints")
        if seat not in record.seats_of(connection.guest.identity):
            raise NotAllowed("table-not-your-seat", seat=seat + 1)
        if seat not in record.awaited():
            raise NotAllowed("table-no-turn-for-hints")
        if request.seen != record.stamps[seat]:
            raise Stale("table-stale")
        known = self._asked.get(seat)
        if known is not None and known[0] == request.seen:
            return known[1]
        thinking = asyncio.get_running_loop().create_task(self._think(seat, request.seen))
        thinking.add_done_callback(lambda done: self._forget_failure(seat, done))
        self._asked[seat] = request.seen, thinking
        return thinking

    def close(self) -> None:
        """Think no more."""
        for _, thinking in self._asked.values():
            thinking.cancel()

    def _forget_failure(self, seat: int, done: asyncio.Task[wire.Hinted]) -> None:
        """Let whoever was told nothing ask again."""
        failed = done.cancelled() or done.exception() is not None
        if failed and seat in self._asked and self._asked[seat][1] is done:
            del self._asked[seat]

    def _current(self, seat: int, seen: int) -> Record:
        """Give the table while a seat is asked for that very decision."""
        record = self._channel.live.record
        if seat not in record.awaited() or record.stamps[seat] != seen:
            raise Stale("table-stale")
        return record

    async def _think(self, seat: int, seen: int) -> wire.Hinted:
        """Ask the oracle; what has become stale meanwhile is told to nobody."""
        assert self._oracle is not None

        def question() -> tuple[Any, ...]:
            record = self._current(seat, seen)
            view = record.view(seat)
            return hint_question(record.game, record.pack, record.identity, view, seat)

        advice = await self._oracle.advise(question)
        record = self._current(seat, seen)
        told = reasoned(record.game, record.pack, record.view(seat), seat, advice)
        return wire.Hinted(0, seat, seen, reasons_on_the_wire(record, told), told.chance)
