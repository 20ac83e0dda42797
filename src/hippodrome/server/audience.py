"""What goes to whom: each audience's story and views, and the frames they travel in.

Live, after a reconnect and for spectators alike, a story comes from the chronicle and a view from
the table's `look`, and both know no more than `see` shows that audience.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec

from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.lasting import Lasting
from hippodrome.engine.match import DRAW, Entry, Match
from hippodrome.server import wire
from hippodrome.server.guests import public_number
from hippodrome.table import events as happened
from hippodrome.table.narrating import narrate
from hippodrome.table.running import Running, clock_runs_out
from hippodrome.table.still import Still
from hippodrome.table.table import GATHERING, Table

Audiences: TypeAlias = tuple[int, ...]
Story: TypeAlias = bytes
"""Sentences as they cross the wire."""
GameStep: TypeAlias = happened.Began | happened.Moved

WATCHING: Audiences = (SPECTATOR,)

encoded = msgspec.json.Encoder().encode
"""The one way anything becomes a frame."""


def audiences_of(table: Table, guest: str) -> Audiences:
    """Give the seats a guest looks from, or the spectator's place."""
    return audiences_by_guest(table).get(guest, WATCHING)


def audiences_by_guest(table: Table) -> dict[str, Audiences]:
    """Give for every guest who sits at a table the seats they look from."""
    found: dict[str, Audiences] = {}
    for number, seat in enumerate(table.places):
        if seat.guest:
            found[seat.guest] = (*found.get(seat.guest, ()), number)
    return found


def entries_of(step: GameStep) -> list[Entry]:
    """Give a step of the table's log as entries of the game's: a decision, then the draws."""
    decided = [Entry(step.seat, step.moves)] if isinstance(step, happened.Moved) else []
    return decided + [Entry(DRAW, (outcome,)) for outcome in step.draws]


class Told(NamedTuple):
    """What an audience saw of one step."""

    sequence: int
    lines: int
    written: bytes


class Chronicle:
    """What audiences saw happen at a table, step by step: told once, kept while they are here.

    It is kept as it is sent. Sentences by the thousand would have to be searched for rubbish over
    and over again, which cost a quarter of every move.
    """

    def __init__(self) -> None:
        """Begin without anyone."""
        self._told: dict[int, list[Told]] = {}

    def recall(self, table: Table, audiences: Iterable[int]) -> None:
        """Tell audiences that are new here everything they saw so far, from the log."""
        missing = [audience for audience in audiences if audience not in self._told]
        if not missing:
            return
        self._told |= {audience: [] for audience in missing}
        before = Still.of(Match(table.game, table.pack, table.opened.seats, table.opened.options))
        for sequence, step in table.steps:
            match = before.fork()
            for entry in entries_of(step):
                match.apply(entry)
            after = Still.of(match)
            self._tell(sequence, step, before, after, missing)
            before = after

    def witness(self, table: Table, step: GameStep, before: Match) -> None:
        """Tell a step that has just been taken to all who are here."""
        self._tell(table.sequence, step, before, table.match, list(self._told))

    def _tell(
        self, sequence: int, step: GameStep, before: Match, after: Match, audiences: list[int]
    ) -> None:
        for audience, story in narrate(before, entries_of(step), audiences, after).items():
            self._told[audience].append(Told(sequence, len(story), encoded(story)[1:-1]))

    def take_back(self) -> None:
        """Strike the last step, which was undone."""
        for told in self._told.values():
            told.pop()

    def forget_all_but(self, audiences: Collection[int]) -> None:
        """Stop telling those who have left; whoever returns recalls it all."""
        self._told = {one: told for one, told in self._told.items() if one in audiences}

    def since(self, audience: int, after: int) -> Story:
        """Give what an audience saw after a sequence number."""
        told = [told.written for told in self._after(audience, after) if told.lines]
        return b"[%b]" % b",".join(reversed(told))

    def lines_since(self, audience: int, after: int) -> int:
        """Count the sentences an audience was told after a sequence number."""
        return sum(told.lines for told in self._after(audience, after))

    def _after(self, audience: int, after: int) -> Iterator[Told]:
        """Go back from the latest step to a sequence number."""
        for told in reversed(self._told.get(audience, ())):
            if told.sequence <= after:
                return
            yield told


def step_frame(
    running: Running,
    audiences: Audiences,
    chronicle: Chronicle,
    after: int | None,
    at: int,
) -> bytes:
    """Show the game as some audiences of one guest see it now, with what they saw after a step.

    Where that does not go on from what they had, `after` is None, and the story is told afresh.
    """
    table = running.table
    awaited = table.awaited()
    views, told = [], {}
    if table.phase != GATHERING:
        views = [seat_view(table, one, chronicle) for one in audiences]
        told = {one: msgspec.Raw(chronicle.since(one, after or 0)) for one in audiences}
    decisions = [
        wire.Decision(seat, table.stamps[seat], clock_runs_out(running, seat))
        for seat in audiences
        if seat in awaited and table.places[seat].played_by_person
    ]
    written: Any = told  # the sentences of a story have been written already
    return encoded(
        wire.Step(
            table.sequence,
            tuple(views),
            tuple(decisions),
            tuple(awaited),
            written,
            after is None,
            at,
        )
    )


def seat_view(table: Table, audience: int, chronicle: Chronicle) -> wire.SeatView:
    """Show the game to one audience, and to a seat where in its story it last decided."""
    mark, turn = None, table.last_turn(audience)
    if turn is not None:
        sequence, decision = turn
        mark = wire.LastTurn(chronicle.lines_since(audience, sequence), decision.at)
    may_undo = audience != SPECTATOR and table.can_undo(audience)
    return wire.SeatView(audience, sent(table.match.look(audience)), may_undo, mark)


def sent(look: Any) -> Any:
    """Give a look as it is sent: choices that never change were written long ago."""
    choices = getattr(look, "choices", ())
    if isinstance(choices, Lasting):
        return msgspec.structs.replace(look, choices=choices.written)
    return look


def table_state(
    table: Table, guest: str, present: Collection[str], watchers: tuple[wire.Watcher, ...]
) -> wire.TableState:
    """Show the table around the game to a guest."""
    opened = table.opened
    return wire.TableState(
        id=table.identity,
        game=table.game.name,
        pack=table.pack.name,
        title=opened.title,
        phase=table.phase,
        options=opened.options,
        public=opened.public,
        watchable=opened.watchable,
        clock=opened.clock,
        pace=opened.pace,
        commitment=table.commitment,
        host=guest == table.host,
        seats=tuple(
            wire.SeatLine(
                seat=number,
                name=seat.name,
                guest=public_number(table.identity, seat.guest),
                bot=seat.bot,
                mine=bool(guest) and seat.guest == guest,
                present=seat.guest in present,
                muted=seat.guest in table.muted,
            )
            for number, seat in enumerate(table.places)
        ),
        watchers=watchers,
        muted=guest in table.muted,
    )


def chat_frame(table: Table, said: happened.Said) -> bytes:
    """Show something that was said."""
    number = public_number(table.identity, said.guest)
    return encoded(wire.Chat(said.name, number, said.text, said.at))


def revealed_frame(table: Table) -> bytes:
    """Show the seed of a finished game, so that all its draws can be checked."""
    nonces = tuple(seat.nonce.hex() for seat in table.places)
    return encoded(wire.Revealed(table.opened.seed.hex(), nonces))
