"""The tote boards of one table: made while a page shows one, of the newest position alone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.tote import THOUSANDTHS
from hippodrome.server import wire
from hippodrome.server.audience import Audiences, audiences_by_guest, encoded, eyes_of
from hippodrome.server.connection import Connection
from hippodrome.table.oracle import Foreseen, Oracle
from hippodrome.table.record import PLAYING, Record

if TYPE_CHECKING:
    from hippodrome.server.channel import Channel

logger = logging.getLogger(__name__)


def board(found: Foreseen, audience: int) -> wire.ToteBoard:
    """Write a board for an audience: what it may expect, beside what the rules and bets say."""
    record, outlook = found.record, found.outlook
    quotes = record.game.quotes(record.pack.printed, record.view(audience))
    lines = []
    for quote in quotes:
        first, second, third = (
            round(THOUSANDTHS * count / outlook.tried) for count in outlook.places[quote.horse - 1]
        )
        lines.append(
            wire.ToteLine(
                quote.horse, quote.name, first, second, third, quote.silk, quote.pays, quote.backed
            )
        )
    return wire.ToteBoard(audience, found.stands, outlook.tried, tuple(lines))


class Totes:
    """Who shows a tote board at a table, and what each audience was last told."""

    def __init__(self, channel: Channel, oracle: Oracle | None) -> None:
        """Ask an oracle on behalf of a table's pages."""
        self._channel = channel
        self._oracle = oracle
        self._asking: dict[int, asyncio.Task[None]] = {}
        self._told: dict[int, tuple[int, bytes]] = {}
        """By audience the position its latest board was made of, and the board."""

    def show(self, connection: Connection, *, shown: bool) -> None:
        """Begin or cease to send a page its board."""
        if self._oracle is None or not self._channel.live.record.opened.tote:
            raise NotAllowed("table-no-tote")
        connection.tote = shown
        latest = self._told.get(self._eyes(connection))
        if shown and latest is not None:
            connection.offer(latest[1])
        self.refresh()

    def refresh(self) -> None:
        """See that whoever shows a board gets one of the newest position, in time."""
        if self._oracle is None or self._channel.live.record.phase != PLAYING:
            return
        for audience in self._wanted():
            told = self._told.get(audience)
            if audience not in self._asking and (told is None or told[0] != self._channel.stands):
                self._asking[audience] = asyncio.get_running_loop().create_task(self._ask(audience))

    def close(self) -> None:
        """Ask no more."""
        for task in self._asking.values():
            task.cancel()

    def _wanted(self) -> dict[int, list[Connection]]:
        """Give by audience the pages that show a board."""
        wanted: dict[int, list[Connection]] = {}
        for connection in self._channel.connections:
            if connection.tote:
                wanted.setdefault(self._eyes(connection), []).append(connection)
        return wanted

    def _eyes(self, connection: Connection) -> int:
        if connection.screen:
            return SPECTATOR
        looking: dict[str, Audiences] = audiences_by_guest(self._channel.live.record)
        return eyes_of(looking.get(connection.guest.identity, (SPECTATOR,)))

    def _newest(self) -> tuple[int, Record]:
        return self._channel.stands, self._channel.live.record

    async def _ask(self, audience: int) -> None:
        """Ask for an audience's board until the newest position has been told, or nobody cares."""
        assert self._oracle is not None
        try:
            while self._wanted().get(audience):
                found = await self._oracle.ask(self._newest, audience)
                if found is None:
                    return
                frame = encoded(board(found, audience))
                self._told[audience] = found.stands, frame
                for connection in self._wanted().get(audience, ()):
                    connection.offer(frame)
                if found.stands == self._channel.stands:
                    return
        except Exception:  # the game goes on without a board
            logger.exception("A tote board could not be made.")
        finally:
            self._asking.pop(audience, None)
