"""Everyone connected to one table: who is here, what each of them is sent, and when."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from hippodrome.engine.errors import HippodromeError, NotAllowed, Stale
from hippodrome.engine.match import Match
from hippodrome.server import wire
from hippodrome.server.attendance import Attendance, TableFrames
from hippodrome.server.audience import (
    WATCHING,
    Audiences,
    audiences_by_guest,
    chat_frame,
    encoded,
    kept_out,
    plain_view,
    revealed_frame,
)
from hippodrome.server.connection import Connection
from hippodrome.server.guests import Guest, public_number
from hippodrome.server.hints import Hints
from hippodrome.server.limits import CHAT_HISTORY, NOT_WELCOME, SOCKETS_EACH
from hippodrome.server.problems import refusal
from hippodrome.server.requests import numbers
from hippodrome.server.showing import Base, Showing, sent
from hippodrome.server.totes import Totes
from hippodrome.table import clocks
from hippodrome.table import events as happened
from hippodrome.table.chronicle import Chronicle
from hippodrome.table.considering import considered
from hippodrome.table.deciding import MOST_MOVES
from hippodrome.table.live import LiveTable
from hippodrome.table.oracle import Oracle
from hippodrome.table.record import FINISHED, Record

PRESENCE_AFTER, PRESENCE_EACH = 0.05, 0.0005
"""Seconds in which comings and goings are told together, and how many more for each who is here.

A full stand must not tell each one: telling a page takes some 20 us, so it takes a small share.
"""


def seen_by(connection: Connection, looking: Mapping[str, Audiences]) -> Audiences:
    """Give the places a page looks from: its guest's, or a spectator's for a screen for all."""
    if connection.screen:
        return WATCHING
    return looking.get(connection.guest.identity, WATCHING)


class Channel:
    """The connections to one table."""

    def __init__(
        self,
        live: LiveTable,
        chronicle: Chronicle | None = None,
        at_hand: Callable[[str], Record | None] = lambda _: None,
        oracle: Oracle | None = None,
    ) -> None:
        """Listen to a table; what was told at it before may be known, and other tables at hand."""
        self.live = live
        self._at_hand = at_hand
        self.attendance = Attendance()
        self.chronicle = chronicle or Chronicle()
        self.chronicle.recall(live.record)
        self._stands = live.record.sequence
        """The number of the position the game stands in: when it came to stand so, or we came."""
        self._presence_due = False
        self.on_presence: Callable[[Channel], None] = lambda _: None
        """Is told when others have come or gone."""
        self.totes = Totes(self, oracle)
        self.hints = Hints(self, oracle)
        live.listeners.add(self.heard)

    # Coming and going.

    def admit(self, guest: str) -> None:
        """Let a guest in, or say why not."""
        why = kept_out(self.live.record, guest)
        if why is not None:
            raise NotAllowed(why)
        if self.attendance.lines_of(guest) >= SOCKETS_EACH:
            raise NotAllowed("server-too-many-sockets")

    def join(self, connection: Connection, after: int | None) -> None:
        """Add a connection: the table, what was said, then the game, all or from where it was.

        Where nothing can be gone on from, because of an undo or for want of a beginning, `after`
        is None.
        """
        record = self.live.record
        audiences = seen_by(connection, audiences_by_guest(record))
        self.attendance.add(connection)
        self._frames().send([connection])
        for said in record.said[-CHAT_HISTORY:]:
            connection.offer(chat_frame(record, said))
        if after is not None and after > record.sequence:
            after = None
        if not (record.lost and record.phase == FINISHED):  # that is shown from its archive
            showing = Showing(self.live, self.chronicle, self._stands, clocks.now(), after)
            self._show(connection, showing, audiences)
        if record.phase == FINISHED:
            connection.offer(revealed_frame(record))
        self.presence_changed()

    def leave(self, connection: Connection) -> None:
        """Take a connection away."""
        self.attendance.remove(connection)
        self.presence_changed()

    def close(self) -> None:
        """Stop listening."""
        self.totes.close()
        self.hints.close()
        self.live.listeners.discard(self.heard)

    @property
    def stands(self) -> int:
        """The number of the position the game stands in."""
        return self._stands

    @property
    def connections(self) -> dict[Connection, None]:
        """Everyone's lines, in the order in which they came."""
        return self.attendance.connections

    def guests(self) -> set[str]:
        """Who is connected."""
        return set(self.attendance.guests())

    def guest_numbered(self, number: str) -> str:
        """Find the guest behind a public number: seated, watching, or heard in the chat."""
        record = self.live.record
        known = self.guests() | {seat.guest for seat in record.places}
        known |= {said.guest for said in record.said} | record.muted
        for guest in known:
            if number and public_number(record.identity, guest) == number:
                return guest
        raise NotAllowed("server-unknown-guest")

    def consider(self, connection: Connection, request: wire.Consider) -> wire.Considered:
        """Show a guest what could follow the moves of a decision that is not whole yet."""
        record, seat = self.live.record, request.seat
        if seat not in record.seats_of(connection.guest.identity):
            raise NotAllowed("table-not-your-seat", seat=seat + 1)
        if seat not in record.awaited() or request.seen != record.stamps[seat]:
            raise Stale("table-stale")
        moves = numbers(record.game, request.moves[:MOST_MOVES])
        game, view = record.game, record.match.view(seat)
        look, whole = considered(game, record.pack, view, seat, moves)
        plain = plain_view(game, look) if connection.plain else None
        alone = whole and len(moves) == 1
        brings = game.brings(record.pack.printed, view, seat, moves[0]) if alone else None
        return wire.Considered(request.request, sent(look), whole, plain, brings)

    def recall(self, connection: Connection, request: wire.Recall) -> wire.Recalled:
        """Tell a guest what an audience of theirs saw before the lines they have."""
        record, seat = self.live.record, request.seat
        if seat not in seen_by(connection, audiences_by_guest(record)):
            raise NotAllowed("table-not-your-seat", seat=seat + 1)
        page = self.chronicle.page(seat, max(0, request.before))
        written: Any = msgspec.Raw(page.written)
        return wire.Recalled(request.request, seat, written, page.earlier)

    # What is told.

    def heard(self, live: LiveTable, event: happened.AnyEvent, before: Match) -> None:
        """Tell everyone here of an event that has become true."""
        record, base = live.record, Base(self._stands, before)
        if record.match is not before:
            self._stands = record.sequence
        match event:
            case happened.Said():
                self._send_all(chat_frame(record, event))
                return
            case happened.Moved():
                self.chronicle.witness(record, event, before)
                self._send_steps(record.sequence - 1, base)
                if record.phase == FINISHED:
                    self._send_tables()
                    self._send_all(revealed_frame(record))
                return
            case happened.Undone():
                self.chronicle.take_back(record)
                if record.origin is not None:
                    self._send_tables()  # it may have been over
                self._send_steps(None)
                return
            case happened.WavedOn():
                if record.lesson is not None:
                    self._send_steps(record.sequence, base)
                return  # elsewhere what was asked for follows at once
            case happened.DoorSet():
                self._show_out_watchers()
            case happened.Removed():
                self._dismiss(event.guest, NotAllowed("table-removed"))
            case happened.Began():
                self._show_out_watchers()
                self.chronicle.witness(record, event, before)
        self._send_tables()
        match event:
            case happened.Began():
                self._send_steps(None)
            case (
                happened.TakenOver()
                | happened.HandedBack()
                | happened.Abandoned()
                | happened.SpeedSet()
            ):
                self._send_steps(record.sequence, base)

    def _send_steps(self, after: int | None, base: Base | None = None) -> None:
        """Show everyone the game, with what they saw after a step, or afresh the whole story.

        Those who were shown the base hear what has changed since; all others see all.
        """
        showing = Showing(self.live, self.chronicle, self._stands, clocks.now(), after, base)
        looking = audiences_by_guest(self.live.record)
        for connection in list(self.connections):
            self._show(connection, showing, seen_by(connection, looking))
        self.totes.refresh()

    def show_again(self, guest: str) -> None:
        """Show a guest the game once more, because something of it is news to them alone."""
        showing = Showing(
            self.live, self.chronicle, self._stands, clocks.now(), self.live.record.sequence
        )
        looking = audiences_by_guest(self.live.record)
        for connection in self.attendance.of_guest(guest):
            self._show(connection, showing, seen_by(connection, looking))

    def _show(self, connection: Connection, showing: Showing, audiences: Audiences) -> None:
        connection.offer(showing.frame(audiences, connection.shown, plain=connection.plain))
        connection.shown = showing.shown(audiences)

    def _send_tables(self, *, only_news: bool = False) -> None:
        """Show everyone the table around the game."""
        self._frames().send(list(self.connections), only_news=only_news)

    def _frames(self) -> TableFrames:
        record = self.live.record
        after = None if record.proposed is None else self._at_hand(record.proposed.table)
        return TableFrames(record, self.attendance, after)

    def answered(self) -> None:
        """Show everyone who has answered at the table that follows."""
        self._send_tables(only_news=True)

    def table_state(self, guest: str) -> wire.TableState:
        """Give the table around the game as a guest sees it."""
        return self._frames().state(guest)

    def _send_all(self, frame: bytes) -> None:
        for connection in list(self.connections):
            connection.offer(frame)

    def _show_out_watchers(self) -> None:
        """Ask those to leave who may not watch, now that there is something to see."""
        for guest in self.guests():
            why = kept_out(self.live.record, guest)
            if why is not None:
                self._dismiss(guest, NotAllowed(why))

    def _dismiss(self, guest: str, why: HippodromeError) -> None:
        for connection in self.attendance.of_guest(guest):
            connection.offer(encoded(refusal(0, why)))
            connection.dismiss(NOT_WELCOME)
            self.attendance.remove(connection)

    def renamed(self, guest: Guest) -> None:
        """Call a guest by a new name; a table they are not at hears nothing of it."""
        mine = self.attendance.of_guest(guest.identity)
        for connection in mine:
            connection.guest = guest
        if mine:
            self.presence_changed()

    def presence_changed(self) -> None:
        """Tell soon who is here, several comings and goings at once."""
        if not self._presence_due and self.connections:
            self._presence_due = True
            wait = PRESENCE_AFTER + PRESENCE_EACH * len(self.connections)
            asyncio.get_running_loop().call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = False
        self.send_presence()
        self.on_presence(self)

    def send_presence(self) -> None:
        """Show everyone here who is at the table, as far as it is news to them."""
        self._send_tables(only_news=True)
