"""How a game ended, seat by seat, as its record has it: finished, or given up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hippodrome.table.record import Record


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for one seat."""

    table_id: str
    seat: int
    game: str
    finished_at: int
    guest: str
    name: str
    bot: str
    points: int | None
    """Points or money; nothing where today's rules can no longer follow the game."""
    won: bool


def results_of(record: Record) -> tuple[Result, ...]:
    """Give how a game ended, seat by seat; nobody has won one that was given up."""
    points: Sequence[int | None] = [None] * len(record.places)
    winners: Sequence[int] = ()
    if not record.lost:
        points, leaders = record.match.standing()
        winners = leaders if record.match.over else ()
    return tuple(
        Result(
            record.identity,
            number,
            record.opened.game,
            record.changed_at,
            seat.guest,
            seat.name,
            "" if seat.guest else seat.bot,
            points[number],
            number in winners,
        )
        for number, seat in enumerate(record.places)
    )
