"""Games that are over, looked back on, over HTTP: to whoever may see their replay."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from litestar import get
from litestar.params import FromPath

from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.games import GAMES
from hippodrome.server import wire
from hippodrome.server.asking import Ask, TheHub, limited, problems, token_of
from hippodrome.server.audience import in_every_language, kept_out
from hippodrome.server.guests import identity_of
from hippodrome.server.hub import Hub
from hippodrome.server.rates import REPLAYS
from hippodrome.server.replays import let_in
from hippodrome.server.security import household
from hippodrome.table.archive import heading_of
from hippodrome.table.outcomes import Result, results_of
from hippodrome.table.record import FINISHED, GATHERING, PLAYING, Record


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


HANDLERS = [retrospect]
