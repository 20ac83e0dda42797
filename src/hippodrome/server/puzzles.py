"""Puzzles over HTTP: what a seat knew and may choose; the answer after a try, never before."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from hippodrome.server import wire
from hippodrome.server.asking import Ask, TheHub, limited, problems, token_of
from hippodrome.server.audience import in_every_language, plain_view
from hippodrome.server.guests import guest_with
from hippodrome.server.hub import Hub
from hippodrome.server.rates import PUZZLES
from hippodrome.table import clocks
from hippodrome.table.puzzle_book import ANY_DAY, longest_streak, streak
from hippodrome.table.puzzles import Asked, Solution, asked, of_day, puzzled_rooms, solved, today


def is_todays(put: Asked) -> bool:
    """Is this the puzzle of the day?"""
    return of_day(today(clocks.now())) == (put.game, put.number)


def overview(hub: Hub, guest: str) -> wire.Puzzling:
    """Show what there is, and what a guest has tried of it."""
    book, day = hub.house.puzzles, today(clocks.now())
    known, days, daily = book.solved(guest), book.days(guest), of_day(day)
    rooms = tuple(
        wire.PuzzleRoom(
            game.name,
            in_every_language(game.title),
            len(game.puzzles.puzzles),
            {
                number: known[puzzle.name]
                for number, puzzle in enumerate(game.puzzles.puzzles, start=1)
                if puzzle.name in known
            },
        )
        for game in puzzled_rooms()
    )
    todays = daily and wire.DailyPuzzle(daily[0].name, daily[1], days.get(day))
    return wire.Puzzling(rooms, todays, streak(days, day), longest_streak(days))


def shown(put: Asked) -> wire.AskedPuzzle:
    """Show a puzzle: the look of its seat, and no word of the answer."""
    puzzle, look = put.puzzle, put.look()
    return wire.AskedPuzzle(
        *(put.game.name, put.number, len(put.game.puzzles.puzzles)),
        options=puzzle.options,
        seats=puzzle.seats,
        seat=puzzle.seat,
        look=look,
        daily=is_todays(put),
        plain=plain_view(put.game, look),
    )


def told(put: Asked, found: Solution, in_a_row: int) -> wire.SolvedPuzzle:
    """Show the answer; what speaks for it stands with the best."""
    chosen = put.game.moves.chosen
    answers = tuple(
        wire.Reasoned(
            msgspec.to_builtins(chosen(move)), put.label(move), () if place else found.reasons
        )
        for place, move in enumerate(found.answers)
    )
    return wire.SolvedPuzzle(found.right, answers, found.tried, in_a_row)


@get("/api/puzzles", responses=problems(401, 429))
async def puzzles(request: Ask, hub: TheHub) -> wire.Puzzling:
    """Show what there is to solve, today's puzzle, and how this guest is doing."""
    limited(request, hub, PUZZLES)
    guest = await guest_with(hub.house.store, token_of(request))
    return await asyncio.to_thread(overview, hub, guest.identity)


@get("/api/puzzles/{game:str}/{number:int}", responses=problems(400, 404, 429))
async def puzzle(
    request: Ask, hub: TheHub, game: FromPath[str], number: FromPath[int]
) -> wire.AskedPuzzle:
    """Put a puzzle to somebody: what its seat knew and may choose."""
    limited(request, hub, PUZZLES)
    return shown(await asyncio.to_thread(asked, game, number))


@post(
    "/api/puzzles/{game:str}/{number:int}/try",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 429, 503),
)
async def try_puzzle(
    request: Ask,
    hub: TheHub,
    game: FromPath[str],
    number: FromPath[int],
    data: JSONBody[wire.PuzzleTry],
) -> wire.SolvedPuzzle:
    """Judge a try, or show the answer; the first one of a guest is kept."""
    limited(request, hub, PUZZLES)
    guest = await guest_with(hub.house.store, token_of(request))
    put = await asyncio.to_thread(asked, game, number)
    move = None if data.move is None else put.game.moves.number(data.move)
    found = solved(put, move)
    book, now = hub.house.puzzles, today(clocks.now())
    day = now if is_todays(put) else ANY_DAY
    await asyncio.wrap_future(book.note(guest.identity, put.puzzle.name, day, right=found.right))
    days = await asyncio.to_thread(book.days, guest.identity)
    return told(put, found, streak(days, now))


HANDLERS = [puzzles, puzzle, try_puzzle]
