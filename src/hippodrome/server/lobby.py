"""The small HTTP API: the lobby, names, new tables and health."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

import hippodrome
from hippodrome.bots import BOTS, bot_named
from hippodrome.engine.croupier import fresh_nonce
from hippodrome.engine.errors import NotAllowed
from hippodrome.games import GAMES
from hippodrome.server import wire
from hippodrome.server.asking import Ask, TheHub, limited, problems, token_of
from hippodrome.server.audience import in_every_language, table_state
from hippodrome.server.guests import guest_with, rename
from hippodrome.server.hub import Hub
from hippodrome.server.limits import LISTED
from hippodrome.server.rates import LOBBY, NAMES, TABLES
from hippodrome.table import commands
from hippodrome.table.laying import Wish
from hippodrome.table.live import LiveTable
from hippodrome.table.log import Summary
from hippodrome.table.record import FINISHED, GATHERING, PLAYING, Record
from hippodrome.words import Sentence, sentence

ME = "me"


@cache
def offers() -> tuple[wire.GameOffer, ...]:
    """Describe the games one can lay a table for."""
    found = []
    for game in GAMES.values():
        printed = game.pack().printed
        seats = tuple(game.seats(printed))
        found.append(
            wire.GameOffer(
                name=game.name,
                title=in_every_language(game.title),
                poster=in_every_language(game.poster),
                minutes=game.minutes,
                weight=game.weight,
                seats=seats,
                bots=tuple(BOTS),
                packs=tuple(game.editions()),
            )
        )
    return tuple(found)


def line(one: Summary) -> wire.TableLine:
    """List a table."""
    return wire.TableLine(one.table_id, one.game, one.title, one.phase, one.changed_at)


async def own_line(hub: Hub, guest: str, one: Summary) -> wire.TableLine:
    """List a table a guest came to; where they play now, say whose turn it is, and since when."""
    if one.phase != PLAYING:
        return line(one)
    try:
        record = (await hub.house.registry.find(one.table_id)).record
    except NotAllowed:  # laid by another version: its own page says so
        return line(one)
    awaited, own = record.awaited(), record.seats_of(guest)
    if not own:
        return line(one)
    return wire.TableLine(
        one.table_id,
        one.game,
        one.title,
        record.phase,
        record.changed_at,
        any(seat in own and record.places[seat].played_by_person for seat in awaited),
        tuple(called(record, seat) for seat in awaited),
    )


def called(record: Record, seat: int) -> Sentence:
    """Say what a seat is called."""
    place = record.places[seat]
    if place.name:
        return sentence("named", name=place.name)
    return sentence("name-of-bot", bot=place.bot, seat=seat + 1)


@get("/api/lobby", responses=problems(401, 429))
async def lobby(request: Ask, hub: TheHub) -> wire.Lobby:
    """Show what someone sees on coming in."""
    limited(request, hub, LOBBY)
    store = hub.house.store
    guest = await guest_with(store, token_of(request))

    def listed(phase: str) -> tuple[wire.TableLine, ...]:
        found = store.summaries((phase,), public_only=True, most=LISTED)
        return tuple(line(one) for one in found if may_be_watched(hub, one))

    def read() -> tuple[list[Summary], wire.Lobby]:
        return store.tables_of(guest.identity, LISTED), wire.Lobby(
            name=guest.name,
            games=offers(),
            open=listed(GATHERING),
            mine=(),
            playing=listed(PLAYING),
            finished=listed(FINISHED),
        )

    mine, found = await asyncio.to_thread(read)
    own = [await own_line(hub, guest.identity, one) for one in mine]
    # Where one is waited for comes first.
    own.sort(key=lambda one: (one.yours, one.changed_at), reverse=True)
    return msgspec.structs.replace(found, mine=tuple(own))


def may_be_watched(hub: Hub, summary: Summary) -> bool:
    """Leave out what would turn a visitor away, as far as memory knows."""
    live = hub.house.registry.tables.get(summary.table_id)
    if live is None:
        return True
    record = live.record
    hidden = summary.phase == PLAYING and not record.opened.watchable
    return not hidden and not record.closed and record.phase == summary.phase


@post("/api/name", status_code=200, responses=problems(400, 401, 403, 413, 429, 503))
async def name(request: Ask, hub: TheHub, data: JSONBody[wire.NewName]) -> wire.NewName:
    """Remember what a guest wants to be called."""
    limited(request, hub, NAMES)
    guest = await rename(hub.house.store, token_of(request), data.name)
    hub.renamed(guest)
    return wire.NewName(guest.name)


@post("/api/tables", status_code=201, responses=problems(400, 401, 403, 404, 413, 429, 503))
async def lay(request: Ask, hub: TheHub, data: JSONBody[wire.NewTable]) -> wire.Laid:
    """Lay a table, seat who is wanted, and begin if asked to."""
    limited(request, hub, TABLES)
    house = hub.house
    guest = await guest_with(house.store, token_of(request))
    if len(data.fill) > data.seats:
        raise NotAllowed("table-no-such-seat", seats=data.seats)
    for who in data.fill:
        if who not in ("", ME):
            bot_named(who)
    if data.begin and (len(data.fill) < data.seats or "" in data.fill):
        raise NotAllowed("table-seats-empty")
    wish = Wish(
        data.game,
        data.seats,
        data.options,
        data.pack,
        data.title,
        data.public,
        data.watchable,
        data.clock,
        data.pace,
    )
    live = await house.lay(guest.identity, wish)
    await fill(live, guest.identity, guest.shown, data)
    return wire.Laid(live.record.identity)


async def fill(live: LiveTable, me: str, called: str, data: wire.NewTable) -> None:
    """Seat the host and bots at a table that was just laid."""
    for seat, who in enumerate(data.fill):
        if who:
            await live.do(seating(seat, who, me, called))
    if data.begin:
        await live.do(commands.Begin(me))


def seating(seat: int, who: str, me: str, called: str) -> commands.Command:
    """Give the command that seats the host or a bot."""
    nonce = fresh_nonce()
    if who == ME:
        return commands.Sit(me, called, seat, nonce)
    return commands.Engage(me, seat, who, nonce)


@get("/api/tables/{table_id:str}", responses=problems(401, 403, 404, 429))
async def table(request: Ask, hub: TheHub, table_id: FromPath[str]) -> wire.TableState:
    """Show a table to someone who is not connected to it."""
    limited(request, hub, LOBBY)
    guest = await guest_with(hub.house.store, token_of(request))
    live = await hub.house.registry.find(table_id)
    why = live.record.refuses(guest.identity)
    if why is not None:
        raise NotAllowed(why)
    if table_id in hub.channels:
        return hub.channels[table_id].table_state(guest.identity)
    return table_state(live.record, guest.identity, (), ())


@get("/api/health")
async def health(hub: TheHub) -> Response[wire.Health]:
    """Say that the server is up; while nothing can be written its status is 503."""
    house = hub.house
    found = wire.Health(
        hippodrome.__version__, len(house.registry.tables), hub.sockets, house.store.writes
    )
    return Response(found, status_code=200 if found.writes else 503)


HANDLERS = [lobby, name, lay, table, health]
