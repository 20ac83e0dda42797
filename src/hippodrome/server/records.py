"""A guest's record over HTTP: the games they finished; and all else, to take along or to forget."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import FromQuery
from msgspec import structs

from hippodrome.server import wire
from hippodrome.server.asking import Ask, TheHub, limited, problems, token_of
from hippodrome.server.guests import Guest, guest_with
from hippodrome.server.hub import Hub
from hippodrome.server.limits import LISTED
from hippodrome.server.lobby import line as table_line
from hippodrome.server.lobby import place_in
from hippodrome.server.rates import KEPT, RECORDS
from hippodrome.table.forgetting import orders_of, traces_of
from hippodrome.table.outcomes import Result

MOST_EXPORTED = 10_000
"""Games that are taken along at once: more than anybody plays in a life."""


def line(guest: str, seats: list[Result], given_up: bool) -> wire.RecordLine:
    """Show how one game ended."""
    first = seats[0]
    return wire.RecordLine(
        first.table_id,
        first.game,
        first.finished_at,
        tuple(
            wire.RecordSeat(one.name, one.bot, one.points, one.won, one.guest == guest)
            for one in seats
        ),
        given_up,
    )


def page_of(hub: Hub, guest: str, game: str, after: str, most: int) -> wire.Career:
    """Read a page of a guest's record."""
    results = hub.house.results
    found = results.page(guest, most + 1, game, place_in(after))
    page, rest = found[:most], found[most:]
    last = page[-1][0] if page else None
    given_up = results.given_up([seats[0].table_id for seats in page])
    return wire.Career(
        tuple(wire.RecordTally(*one) for one in results.tally(guest)),
        tuple(line(guest, seats, seats[0].table_id in given_up) for seats in page),
        f"{last.finished_at}.{last.table_id}" if rest and last else "",
    )


@get("/api/record", responses=problems(400, 401, 429))
async def record(
    request: Ask, hub: TheHub, game: FromQuery[str] = "", after: FromQuery[str] = ""
) -> wire.Career:
    """Show the games this guest has finished, the latest first."""
    limited(request, hub, RECORDS)
    guest = await guest_with(hub.house.store, token_of(request))
    return await asyncio.to_thread(page_of, hub, guest.identity, game, after, LISTED)


def everything_of(hub: Hub, guest: Guest) -> wire.Everything:
    """Gather all that is kept of a guest."""
    store = hub.house.store
    career = page_of(hub, guest.identity, "", "", MOST_EXPORTED)
    traces = traces_of(store, guest.identity)
    tables = (store.summary(table) for table in (*traces.going_on, *traces.over))
    return wire.Everything(
        guest.name,
        guest.silk,
        career.tallies,
        career.lines,
        tuple(table_line(one) for one in tables if one is not None),
        tuple(
            wire.KeptWord(table, one.at, one.text)
            for table, said in traces.said.items()
            for one in said
        ),
        tuple(
            wire.KeptOrder(table, seat, order.kind, order.about, order.amount)
            for table, seat, order in orders_of(store, guest.identity, traces)
        ),
        tuple(
            wire.KeptTry(row.puzzle, row.day, bool(row.solved))
            for row in hub.house.puzzles.tries(guest.identity)
        ),
    )


@get("/api/record/export", responses=problems(401, 429))
async def export(request: Ask, hub: TheHub) -> Response[wire.Everything]:
    """Give all that is kept of this guest as a file, for whoever wants to take it along."""
    limited(request, hub, KEPT)
    guest = await guest_with(hub.house.store, token_of(request))
    async with hub.house.searching:
        whole = await asyncio.to_thread(everything_of, hub, guest)
    return Response(
        whole,
        headers={"content-disposition": 'attachment; filename="hippodrome-record.json"'},
    )


@post("/api/record/forget", status_code=200, responses=problems(401, 403, 429, 503))
async def forget(request: Ask, hub: TheHub) -> wire.Career:
    """Forget this guest: name, chat and links to games that are over; their moves stay."""
    limited(request, hub, KEPT)
    guest = await guest_with(hub.house.store, token_of(request))
    traces = await hub.house.forget(guest.identity)
    hub.renamed(Guest(guest.identity))
    career = await asyncio.to_thread(page_of, hub, guest.identity, "", "", LISTED)
    return structs.replace(career, going_on=len(traces.going_on))


HANDLERS = [record, export, forget]
