"""What a page asks over its socket: judged as it comes, answered when the table has done it."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec

from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.server import wire
from hippodrome.server.audience import encoded
from hippodrome.server.channel import Channel
from hippodrome.server.connection import Connection
from hippodrome.server.limits import (
    BURST,
    FLOODED,
    LARGEST_FRAME,
    PATIENCE,
    PER_SECOND,
    TOO_LARGE,
    Bucket,
)
from hippodrome.server.meter import Meter
from hippodrome.server.problems import code_of, refusal
from hippodrome.server.rates import CHAT, TABLES, Rates
from hippodrome.server.requests import LARGEST_NUMBER, command_for
from hippodrome.table.house import House
from hippodrome.table.live import Answer

LOGGER = logging.getLogger("hippodrome")

_decoder: msgspec.json.Decoder[wire.FromPage] = msgspec.json.Decoder(wire.FromPage)


class Numbered(msgspec.Struct):
    """As much of a request that means nothing as its answer needs."""

    request: int = 0


_numbered: msgspec.json.Decoder[Numbered] = msgspec.json.Decoder(Numbered)


def request_in(frame: str | bytes) -> wire.FromPage:
    """Read a frame, or say that it means nothing."""
    try:
        request = _decoder.decode(frame)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise NotAllowed("server-malformed") from error
    if not -LARGEST_NUMBER < getattr(request, "request", 0) < LARGEST_NUMBER:
        raise NotAllowed("server-malformed")
    return request


def number_in(frame: bytes) -> int:
    """Find the number of a request that could not be read, so that its page knows which it was."""
    try:
        number = _numbered.decode(frame).request
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return 0
    return number if -LARGEST_NUMBER < number < LARGEST_NUMBER else 0


class Hearing:
    """The requests of one page.

    A frame is heard in the very call that brings it from the network: a task that waited for it
    would be woken one turn of the loop later, for every move of everybody.
    """

    def __init__(
        self,
        channel: Channel,
        connection: Connection,
        house: House,
        rates: Rates | None = None,
        meter: Meter | None = None,
    ) -> None:
        """Hear a page that is connected to a table."""
        self._house = house
        self._channel = channel
        self._connection = connection
        self._rates = rates or Rates()
        self._meter = meter
        self._bucket = Bucket(BURST, PER_SECOND)
        self._too_many = 0

    def hear(self, frame: bytes) -> None:
        """Ask the table for what a frame asks for, or say why not."""
        if self._connection.closing is not None:
            return
        number = 0
        try:
            allowed = self._within_limits(frame)
            request = request_in(frame)
            number = getattr(request, "request", 0)
            if not allowed:
                raise NotAllowed("server-slow-down")
            if self._connection.screen and not isinstance(request, wire.Recall):
                raise NotAllowed("server-only-a-screen")
            if isinstance(request, wire.Submit):  # first, for most requests are moves
                self._command(number, request)
                return
            if isinstance(request, wire.Consider):
                self._answer(self._channel.consider(self._connection, request))
                return
            if isinstance(request, wire.Recall):
                self._answer(self._channel.recall(self._connection, request))
                return
            if isinstance(request, wire.ShowTote):
                self._channel.totes.show(self._connection, shown=request.shown)
                self._answer(wire.Played(number, self._channel.live.record.sequence))
                return
            if isinstance(request, wire.Hint):
                asked = self._channel.hints.ask(self._connection, request)
                asked.add_done_callback(partial(self._hinted, number))
                return
            if isinstance(request, wire.Again):
                self._again(request)
                return
            if isinstance(request, wire.LeaveWord):
                self._leave_word(request)
                return
            if isinstance(request, wire.Talk):  # by guest: another window is no other mouth
                guest = self._connection.guest.identity
                self._rates.take(CHAT, guest, self._connection.address)
            self._command(number, request)
        except Exception as failure:
            self._fail(number or number_in(frame), failure)

    def _command(self, number: int, request: wire.FromPage) -> None:
        """Ask the table for something, and answer when it is done."""
        live, guest = self._channel.live, self._connection.guest
        command = command_for(request, live.record.game, guest, self._channel.guest_numbered)
        answer: Answer = partial(self._dealt_with, number)
        if self._meter is not None and isinstance(request, wire.Submit):
            answer = self._meter.timed(answer)
        live.ask(command, answer)

    def _again(self, request: wire.Again) -> None:
        """Take a guest along to the same table again, or note that they do not come."""
        live, guest = self._channel.live, self._connection.guest.identity
        if live.record.private:
            raise NotAllowed("whatif-nothing-kept")
        if not request.come:
            asked = self._house.rematches.decline(live, guest)
        else:
            if live.record.proposed is None:
                self._rates.take(TABLES, guest, self._connection.address)
            host_is_here = live.record.host in self._channel.guests()
            asked = self._house.rematches.join(live, guest, host_is_here)
        done = self._house.rematches.start(asked)
        done.add_done_callback(partial(self._done, request.request))

    def _leave_word(self, request: wire.LeaveWord) -> None:
        """Leave an order for a seat, and show its guest that it is there."""
        live, guest = self._channel.live, self._connection.guest.identity
        left = self._house.leave_word(live, guest, request.seat, request.order)
        left.add_done_callback(lambda _: self._channel.show_again(guest))
        left.add_done_callback(partial(self._done, request.request))

    def _within_limits(self, frame: bytes) -> bool:
        """Tell whether a page asks no more than it may; one that will not stop is let go."""
        if len(frame) > LARGEST_FRAME:
            self._connection.dismiss(TOO_LARGE)
            raise NotAllowed("server-too-large", most=LARGEST_FRAME)
        allowed = self._bucket.take()
        self._too_many = 0 if allowed else self._too_many + 1
        if self._too_many > PATIENCE:
            self._connection.dismiss(FLOODED)
        return allowed

    def _dealt_with(self, number: int, sequence: int, failure: BaseException | None) -> None:
        """Answer a request that the table has dealt with."""
        if failure is None:
            self._answer(wire.Played(number, sequence))
        else:
            self._fail(number, failure)

    def _done(self, number: int, answer: asyncio.Future[int]) -> None:
        """Answer a request that took more than one event."""
        if not answer.cancelled():
            failure = answer.exception()
            self._dealt_with(number, answer.result() if failure is None else 0, failure)

    def _hinted(self, number: int, answer: asyncio.Future[wire.Hinted]) -> None:
        """Tell what a scout would do, under the number of the request."""
        if answer.cancelled():
            return
        failure = answer.exception()
        if failure is None:
            self._answer(msgspec.structs.replace(answer.result(), request=number))
        else:
            self._fail(number, failure)

    def _fail(self, number: int, failure: BaseException) -> None:
        """Say why a request was refused; what one page makes go wrong stays with that page."""
        if not isinstance(failure, HippodromeError):
            LOGGER.error("a request could not be carried out", exc_info=failure)
            failure = NotAllowed("server-broken")
        if self._meter is not None:
            self._meter.refused(code_of(failure))
        self._answer(refusal(number, failure))

    def _answer(self, answer: wire.FromServer) -> None:
        self._connection.answer(encoded(answer))
