"""What-ifs over HTTP, to whoever may look at their point of a game; and lessons, to anybody."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.lessons import lesson_of
from hippodrome.games import game_named
from hippodrome.server import wire
from hippodrome.server.asking import Ask, TheHub, limited, problems, token_of
from hippodrome.server.guests import guest_with
from hippodrome.server.rates import WHATIFS
from hippodrome.server.security import household


@post(
    "/api/tables/{table_id:str}/whatif",
    status_code=201,
    responses=problems(400, 401, 403, 404, 409, 413, 429, 503),
)
async def whatif(
    request: Ask, hub: TheHub, table_id: FromPath[str], data: JSONBody[wire.NewWhatIf]
) -> wire.Laid:
    """Lay a board of one's own from a point of a table's game; played like any table."""
    limited(request, hub, WHATIFS)
    guest = await guest_with(hub.house.store, token_of(request))
    record = (await hub.house.registry.find(table_id)).record
    why = record.refuses(guest.identity)
    if why is not None:
        raise NotAllowed(why)
    with hub.replays.one(household(request.scope)):  # playing a game again takes a while
        tried = await hub.house.whatifs.lay(
            *(record, guest.identity, guest.shown, data.after, data.seat), openly=data.openly
        )
    return wire.Laid(tried.record.identity)


@post(
    "/api/tables/{table_id:str}/whatif/again",
    status_code=201,
    responses=problems(400, 401, 403, 404, 409, 413, 429, 503),
)
async def again(
    request: Ask, hub: TheHub, table_id: FromPath[str], data: JSONBody[wire.WhatIfAgain]
) -> wire.Laid:
    """Lay one's what-if again from where it began: as it was, or another possibility."""
    limited(request, hub, WHATIFS)
    guest = await guest_with(hub.house.store, token_of(request))
    tried = await hub.house.whatifs.again(table_id, guest.identity, anew=data.anew)
    return wire.Laid(tried.record.identity)


@post(
    "/api/lessons",
    status_code=201,
    responses=problems(400, 401, 403, 404, 409, 413, 429, 503),
)
async def lesson(request: Ask, hub: TheHub, data: JSONBody[wire.NewLesson]) -> wire.Laid:
    """Lay a lesson's board: a real game on prepared draws, taught step by step."""
    limited(request, hub, WHATIFS)
    guest = await guest_with(hub.house.store, token_of(request))
    found = lesson_of(game_named(data.game), data.lesson)
    taught = await hub.house.whatifs.teach(found, guest.identity, guest.shown)
    return wire.Laid(taught.record.identity)


HANDLERS = [whatif, again, lesson]
