"""Games that are over, looked back on, over HTTP: to whoever may see their replay."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from litestar import get
from litestar.params import FromPath

from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.engine.game import SPECTATOR
from hippodrome.games import GAMES
from hippodrome.server import wire
from hippodrome.server.asking import Ask, TheHub, limited, problems, token_of
from hippodrome.server.audience import in_every_language, kept_out
from hippodrome.server.guests import identity_of
from hippodrome.server.hints import reasons_on_the_wire
from hippodrome.server.hub import Hub
from hippodrome.server.rates import REPLAYS, REVIEWS
from hippodrome.server.replays import let_in
from hippodrome.server.security import household
from hippodrome.table.archive import heading_of
from hippodrome.table.outcomes import Result, results_of
from hippodrome.table.record import FINISHED, GATHERING, PLAYING, Record
from hippodrome.table.review import Review


def seat_of(result: Result) -> wire.EndingSeat:
    """Show how a game ended for a seat."""
    return wire.EndingSeat(result.name, result.bot, result.points, result.won)


async def ending_of(hub: Hub, record: Record, guest: str) -> wire.Ending:
    """Look back on the game of a table that its log still leads to."""
    if record.phase in (GATHERING, PLAYING):
        raise NotAllowed("server-no-retrospect")
    if record.phase != FINISHED and (why := kept_out(record, guest)) is not None:
        raise NotAllowed(why)  # there is no replay to be seen of it either
    results: Sequence[Result] = await kept_results(hub, record.identity)
    past = await hub.house.retrospects.of(record)
    return wire.Ending(
        record.identity,
        record.game.name,
        in_every_language(record.game.title),
        record.opened.title,
        record.phase,
        record.changed_at,
        tuple(map(seat_of, results or results_of(record))),
        record.game.standing_of(0),
        past,
        record.phase == FINISHED,
    )


async def archived_ending(hub: Hub, table_id: str) -> wire.Ending | None:
    """Show what is known of a finished game whose log is gone, or leads nowhere any more."""
    kept = await hub.house.archives.find(table_id)
    if kept is None:
        return None
    heading = await asyncio.to_thread(heading_of, kept)
    results: Sequence[Result] = await kept_results(hub, table_id)
    game = GAMES.get(heading.game)
    return wire.Ending(
        table_id,
        heading.game,
        in_every_language(game.title) if game else {},
        "",
        FINISHED,
        results[0].finished_at if results else 0,
        tuple(map(seat_of, results))
        or tuple(wire.EndingSeat(name, "", None, won=False) for name in heading.names),
        game.standing_of(0) if game else None,
        replay=True,
    )


async def kept_results(hub: Hub, table_id: str) -> Sequence[Result]:
    """Give how a game ended as it was written then: without the names of the forgotten."""
    found = await asyncio.to_thread(hub.house.results.of_tables, [table_id])
    return found.get(table_id, ())


@get("/api/tables/{table_id:str}/retrospect", responses=problems(403, 404, 429, 503))
async def retrospect(request: Ask, hub: TheHub, table_id: FromPath[str]) -> wire.Ending:
    """Look back on a game that is over: its course, its parts, strokes and leads."""
    limited(request, hub, REPLAYS)
    token = token_of(request)
    guest = identity_of(token) if token else ""
    with hub.replays.one(household(request.scope)):  # playing it again takes a while
        await let_in(hub, table_id, guest)
        try:
            live = await hub.house.registry.find(table_id)
        except HippodromeError:
            archived = await archived_ending(hub, table_id)
            if archived is None:
                raise
            return archived
        return await ending_of(hub, live.record, guest)


def races_of(record: Record, review: Review) -> tuple[wire.ReviewedRace, ...]:
    """Name the horses of every race that a review tells of, as spectators knew them then."""
    match = record.beginning()
    last = {one.race: one.after for one in review.chances}  # the latest position of each race
    found, step = [], 0
    for race, after in sorted(last.items(), key=lambda one: one[1]):
        while step < after:
            match.apply(record.match.log[step])
            step += 1
        quotes = record.game.quotes(record.pack.printed, match.view(SPECTATOR))
        runners = tuple(wire.Runner(quote.name, quote.silk) for quote in quotes)
        found.append(wire.ReviewedRace(race, runners))
    return tuple(found)


def better_moves(record: Record, review: Review) -> tuple[tuple[wire.AnyMove, ...], ...]:
    """Give what would have been better than each of the worst decisions, to be shown on a board."""
    game = record.game
    return tuple(
        tuple(
            msgspec.to_builtins(game.moves.chosen(game.read(one.better_notation)))
            for one in mistakes
        )
        for mistakes in review.worst
    )


@get("/api/tables/{table_id:str}/review", responses=problems(403, 404, 429, 500, 503))
async def review(request: Ask, hub: TheHub, table_id: FromPath[str]) -> wire.ReviewState:
    """Give the review of a finished game or how far it is; whoever asks first has it made."""
    limited(request, hub, REVIEWS)
    token = token_of(request)
    with hub.replays.one(household(request.scope)):
        await let_in(hub, table_id, identity_of(token) if token else "")
        record = (await hub.house.registry.find(table_id)).record
        found = await hub.house.reviews.of(record)
        if found.review is None:
            return wire.ReviewState(found.done, found.steps)
        races = await asyncio.to_thread(races_of, record, found.review)
        better = better_moves(record, found.review)
        return wire.ReviewState(found.done, found.steps, found.review, races, better)


@get("/api/tables/{table_id:str}/why/{after:int}", responses=problems(403, 404, 429, 503))
async def why(
    request: Ask, hub: TheHub, table_id: FromPath[str], after: FromPath[int]
) -> wire.BotsReason:
    """Say why a bot made the last decision up to a step of a game that is over."""
    limited(request, hub, REPLAYS)
    token = token_of(request)
    with hub.replays.one(household(request.scope)):
        await let_in(hub, table_id, identity_of(token) if token else "")
        record = (await hub.house.registry.find(table_id)).record
        found = await hub.house.whys.of(record, after)
    told = found.reasoning
    moves = reasons_on_the_wire(record, told)
    return wire.BotsReason(found.seat, found.place, moves, told.chance)


HANDLERS = [retrospect, review, why]
