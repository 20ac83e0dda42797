"""A what-if: a private board on which somebody plays on from a point of another table's game.

It is a table like any other but for three things: it begins in a position, not with a deal; it is
written nowhere; and whoever tries something takes back whatever came of it. The position is
imagined from what one seat knew, by a seed and nothing else; once a game is over it may also be
the true one. What is drawn from then on is drawn anew, so nobody is told a draw to come.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.match import Match
from hippodrome.engine.stream import new_stream
from hippodrome.table.folding import SUBSTITUTE
from hippodrome.table.laying import fresh_identity
from hippodrome.table.names import clean_name, distinct
from hippodrome.table.origin import Origin
from hippodrome.table.record import FINISHED, PLAYING, Record
from hippodrome.table.seats import Seat

MARK = "~"
"""What the name of every what-if begins with, and no table's that has a log."""


def origin_of(
    record: Record, guest: str, after: int | None, seat: int | None, *, openly: bool
) -> Origin:
    """Find what a seat knew at a point of a game, or say why nobody may try to go on from there.

    Without a point it is where the game stands. Without a seat it is the guest's own or, where
    they have none, that of whoever is asked there.
    """
    if record.phase == PLAYING:
        return _live_origin(record, guest, after, seat, openly=openly)
    if record.phase != FINISHED:
        raise NotAllowed("whatif-not-over")
    if record.lost:
        raise NotAllowed("whatif-left-behind")
    log = record.match.log
    if after is None or not 0 <= after <= len(log):
        raise NotAllowed("whatif-no-such-step", last=len(log))
    match = record.beginning()
    for entry in log[:after]:
        match.apply(entry)
    own = [*record.seats_of(guest), *match.awaited, 0]
    return origin_at(match, record.identity, after, own[0] if seat is None else seat, openly=openly)


def _live_origin(
    record: Record, guest: str, after: int | None, seat: int | None, *, openly: bool
) -> Origin:
    """Find what a guest's own seat knows now, where the table lets all have hints."""
    if not record.opened.hints:
        raise NotAllowed("whatif-no-hints")
    if after is not None or openly:  # what is past may be looked at, and tried, once it is over
        raise NotAllowed("whatif-not-over")
    own = record.seats_of(guest)
    if not own:
        raise NotAllowed("whatif-not-seated")
    if seat is not None and seat not in own:
        raise NotAllowed("table-not-your-seat", seat=seat + 1)
    tried = own[0] if seat is None else seat
    known = record.view(tried).copy()  # the table writes over a view that it needs no more
    # How many entries led here is told to nobody: it counts draws that may have been secret.
    return Origin(record.identity, 0, tried, openly=False, live=True, known=known)


def origin_at(match: Match, table: str, after: int, seat: int, *, openly: bool) -> Origin:
    """Take what a seat knows of a game that nobody plays any more, or all of it."""
    if not 0 <= seat < match.seats:
        raise NotAllowed("table-no-such-seat", seats=match.seats)
    if match.over:
        raise NotAllowed("whatif-over")
    known = match.state.copy() if openly else match.view(seat)
    return Origin(table, after, seat, openly, live=False, known=known)


def imagined(game: Game, pack: Pack, view: Any, seat: int, seed: bytes) -> Any:
    """Give one way things could lie by what a seat knows: a likely one, and the same for a seed."""
    rules, state = game.interpreted, view.copy()
    shaken = hashlib.sha256(b"what if " + seed).digest()
    stream = new_stream(int.from_bytes(shaken[:8], "big"))
    rules.imagine(pack.printed, state, seat, stream)
    rules.believe(pack.printed, state, seat, stream)
    return state


def lay_whatif(
    source: Record, origin: Origin, guest: str, name: str, seed: bytes, at: int
) -> Record:
    """Lay the board on which a guest goes on from a point of a table's game.

    Of the table only what everybody knows is used: how it was laid, and who sits there.
    """
    opened = msgspec.structs.replace(
        source.opened,
        at=at,
        host=guest,
        public=False,
        watchable=False,
        clock=0,
        seed=seed,
        hints=True,
        # While a game is on, what its host has forbidden is not to be had here either.
        tote=source.opened.tote or not origin.live,
    )
    places = seated(source.places, origin.seat, guest, name)
    return _begun_from(replace(source, opened=opened, places=places), origin)


def laid_again(tried: Record, seed: bytes, at: int) -> Record:
    """Lay a what-if anew from the same point: as it began, or by another seed another one."""
    assert tried.origin is not None
    opened = msgspec.structs.replace(tried.opened, at=at, seed=seed)
    return _begun_from(replace(tried, opened=opened), tried.origin)


def _begun_from(like: Record, origin: Origin) -> Record:
    game, pack, opened = like.game, like.pack, like.opened
    state = origin.known.copy()
    if not origin.openly:
        state = imagined(game, pack, origin.known, origin.seat, opened.seed)
    start = Match.at(game, pack, state)
    laid = Record.laid(opened, game, pack, MARK + fresh_identity(), start)
    return replace(laid, places=like.places, speed=like.speed, closed=True, origin=origin)


def seated(places: Sequence[Seat], tried: int, guest: str, name: str) -> tuple[Seat, ...]:
    """Seat a guest in one place and bots in all others: the same bots, and one for each person."""
    others = [place.name for place in places]
    return tuple(
        Seat(guest, place.name or distinct(clean_name(name), others), "", b"", place.silk)
        if number == tried
        else Seat("", place.name, place.bot or SUBSTITUTE, b"", place.silk)
        for number, place in enumerate(places)
    )
