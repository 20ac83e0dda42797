"""Who looks from where, and what everyone is sent of the table around the game."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from hippodrome.engine.choices import Choice
from hippodrome.engine.game import SPECTATOR, Game
from hippodrome.server import wire
from hippodrome.server.guests import public_number
from hippodrome.table import events as happened
from hippodrome.table.record import GATHERING, Record
from hippodrome.table.seats import SILKS
from hippodrome.words import LANGUAGES, Sentence, words

Audiences: TypeAlias = tuple[int, ...]

WATCHING: Audiences = (SPECTATOR,)


class Shown(NamedTuple):
    """What a page was shown last."""

    audiences: Audiences
    stands: int
    """The number of the position."""


encoded = msgspec.json.Encoder().encode
"""The one way anything becomes a frame."""


def kept_out(record: Record, guest: str) -> str | None:
    """Say why a guest may not be at a table: to play, to find a seat, or to watch."""
    seated = bool(record.seats_of(guest)) or guest == record.host
    if seated or record.opened.watchable or record.phase == GATHERING:
        return record.refuses(guest)
    return record.refuses(guest) or "server-not-watchable"


def audiences_by_guest(record: Record) -> dict[str, Audiences]:
    """Give for every guest who sits at a table the places they look from."""
    found: dict[str, Audiences] = {}
    for number, seat in enumerate(record.places):
        if seat.guest:
            found[seat.guest] = (*found.get(seat.guest, ()), number)
    # While a device with several seats is passed round, it shows what anyone may see.
    return {
        guest: (*seats, SPECTATOR) if len(seats) > 1 else seats for guest, seats in found.items()
    }


def eyes_of(audiences: Audiences) -> int:
    """Give the eyes a page looks with: its seat's, or a spectator's where it has several."""
    return audiences[0] if len(audiences) == 1 else SPECTATOR


def plain_view(game: Game, look: Any) -> wire.PlainView:
    """Put a look into sentences and labels, for a page that knows nothing of the game."""
    return wire.PlainView(
        tuple(game.describe(look)),
        tuple(
            wire.PlainChoice(game.label(choice.move), amount_of(game, choice))
            for choice in look.choices
        ),
    )


def amount_of(game: Game, choice: Choice) -> str:
    """Name the part of a choice that is a free amount, if one is."""
    parts = game.moves.by_name[choice.move.kind].parts
    return next((part.name for part in parts if part.free and choice.step), "")


@cache  # asked for with every frame about a table, of a few titles and posters
def in_every_language(told: Sentence) -> wire.Texts:
    """Tell a sentence in every language."""
    return {language: words(language).tell(told) for language in LANGUAGES}


def table_state(
    record: Record,
    guest: str,
    present: Collection[str],
    watchers: tuple[wire.Watcher, ...],
    after: Record | None = None,
) -> wire.TableState:
    """Show the table around the game to a guest; and which one follows, if it is at hand."""
    opened, faces = record.opened, faces_of(record)
    return wire.TableState(
        id=record.identity,
        game=record.game.name,
        called=in_every_language(record.game.title),
        pack=record.pack.name,
        title=opened.title,
        phase=record.phase,
        options=opened.options,
        public=opened.public,
        watchable=opened.watchable,
        clock=opened.clock,
        pace=opened.pace,
        tote=opened.tote,
        hints=opened.hints,
        commitment=record.commitment,
        host=guest == record.host,
        seats=tuple(
            wire.SeatLine(
                seat=number,
                name=seat.name,
                guest=public_number(record.identity, seat.guest),
                bot=seat.bot,
                mine=bool(guest) and seat.guest == guest,
                present=seat.guest in present,
                muted=seat.guest in record.muted,
                silk=faces[number],
                kept=record.kept_names[number] if record.kept_for(number) else "",
                kept_for_me=bool(guest) and record.kept_for(number) == guest,
            )
            for number, seat in enumerate(record.places)
        ),
        watchers=watchers,
        muted=guest in record.muted,
        closed=record.closed,
        speed=record.speed,
        paces=record.may_pace(guest),
        follows=record.follows,
        next=next_table(record, after),
        whatif=whatif_of(record),
    )


def whatif_of(record: Record) -> wire.WhatIf | None:
    """Show where a what-if comes from."""
    origin = record.origin
    if origin is None:
        return None
    return wire.WhatIf(origin.table, origin.after, origin.seat, origin.openly, origin.live)


def faces_of(record: Record) -> list[int]:
    """Give every seat's silk: what its person chose, and for others one that nobody wears."""
    worn = {seat.silk for seat in record.places}
    spare = [silk for silk in SILKS if silk not in worn] or list(SILKS)
    faces = []
    for number, seat in enumerate(record.places):
        faces.append(0 if seat.empty else seat.silk or spare[number % len(spare)])
    return faces


def next_table(record: Record, after: Record | None) -> wire.NextTable | None:
    """Show which table follows, and who has answered there as far as it is at hand."""
    proposed = record.proposed
    if proposed is None:
        return None
    by = next(iter(record.seats_of(proposed.guest)), 0)
    if after is None or not after.follows:
        return wire.NextTable(proposed.table, by, "gathering")
    answers: list[Literal["bot", "seated", "asked", "gone"]] = []
    for number, (before, now) in enumerate(zip(record.places, after.places, strict=True)):
        if after.kept_for(number):
            answers.append("asked")
        elif now.guest and now.guest == before.guest:
            answers.append("seated")
        else:
            answers.append("bot" if now.bot and not before.guest else "gone")
    return wire.NextTable(proposed.table, by, after.phase, tuple(answers))


def chat_frame(record: Record, said: happened.Said) -> bytes:
    """Show something that was said."""
    number = public_number(record.identity, said.guest)
    return encoded(wire.Chat(said.name, number, said.text, said.at))


def revealed_frame(record: Record) -> bytes:
    """Show the seed of a finished game, so that all its draws can be checked."""
    nonces = tuple(seat.nonce.hex() for seat in record.places)
    return encoded(wire.Revealed(record.opened.seed.hex(), nonces))
