"""A lesson's table: a private board on prepared draws, on which bots play what is written.

It is a table like any other, as a what-if is: judged by `decide`, shown by the same channel. It is
written nowhere and counts nowhere, and its draws are no chance: the board says so in words.
"""

from __future__ import annotations

from dataclasses import replace

from hippodrome.engine.lessons import Lesson
from hippodrome.table.laying import Wish, fresh_identity, lay, shared_pack
from hippodrome.table.names import clean_name
from hippodrome.table.record import Record
from hippodrome.table.seats import Seat
from hippodrome.table.whatif import MARK


def lay_lesson(lesson: Lesson, guest: str, name: str, seed: bytes, at: int) -> Record:
    """Lay the board of a lesson for a guest."""
    game = lesson.game
    pack = shared_pack(game, lesson.pack)
    wish = Wish(game.name, lesson.seats, lesson.options, lesson.pack, watchable=False)
    laid = lay(guest, wish, at, game, pack, seed, MARK + fresh_identity())
    places = tuple(
        Seat(guest, clean_name(name)) if seat == lesson.seat else Seat(bot=lesson.bot)
        for seat in range(lesson.seats)
    )
    begun = Record.laid(laid.opened, game, pack, laid.identity, lesson.start.fork())
    return replace(begun, places=places, closed=True, lesson=lesson)
