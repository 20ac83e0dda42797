"""The small HTTP API: the lobby, names, new tables and health."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

import hippodrome
from hippodrome.bots import BOTS, bot_named, guests_here
from hippodrome.engine.croupier import fresh_nonce
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.lessons import lesson_names, lesson_of
from hippodrome.games import GAMES
from hippodrome.server import wire
from hippodrome.server.asking import Ask, TheHub, limited, problems, token_of
from hippodrome.server.audience import in_every_language, table_state
from hippodrome.server.guests import Guest, dress, guest_with, rename
from hippodrome.server.hub import Hub
from hippodrome.server.limits import LISTED, LISTED_OWN, OPEN_EACH
from hippodrome.server.rates import LOBBY, NAMES, TABLES
from hippodrome.table import commands
from hippodrome.table.laying import Wish
from hippodrome.table.live import LiveTable
from hippodrome.table.log import Summary
from hippodrome.table.outcomes import Result
from hippodrome.table.record import FINISHED, GATHERING, PLAYING
from hippodrome.table.seats import Seat
from hippodrome.words import Sentence, sentence

ME = "me"
LONGEST_DATE = 16
"""Digits of a date, and no more."""


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
                bots=(
                    *(name for name, bot in BOTS.items() if bot.is_offered(game)),
                    *guests_here(),
                ),
                packs=tuple(game.editions()),
                lessons=tuple(
                    wire.LessonOffer(
                        lesson.name,
                        in_every_language(lesson.title),
                        in_every_language(lesson.about),
                        lesson.minutes,
                    )
                    for lesson in (lesson_of(game, name) for name in lesson_names(game))
                ),
                gentle=dict(game.gentle),
                gentle_seats=game.gentle_seats,
            )
        )
    return tuple(found)


def line(one: Summary) -> wire.TableLine:
    """List a table."""
    return wire.TableLine(one.table_id, one.game, one.title, one.phase, one.changed_at)


async def own_lines(hub: Hub, guest: str, mine: list[Summary]) -> list[wire.TableLine]:
    """List a guest's own tables: who else is there, whose turn it is, how it ended."""
    over = [one.table_id for one in mine if one.phase == FINISHED]
    ended = await asyncio.to_thread(hub.house.results.of_tables, over)
    return [await own_line(hub, guest, one, ended.get(one.table_id, ())) for one in mine]


async def own_line(
    hub: Hub, guest: str, one: Summary, ended: Sequence[Result] = ()
) -> wire.TableLine:
    """List a table a guest came to; where they play now, say whose turn it is, and since when."""
    if ended:
        own = [result for result in ended if result.guest == guest]
        others = tuple(called(result) for result in ended if result.guest != guest)
        won = any(result.won for result in own) if own else None
        return msgspec.structs.replace(line(one), players=others, won=won)
    if one.phase not in (GATHERING, PLAYING):
        return line(one)
    try:
        record = (await hub.house.registry.find(one.table_id)).record
    except NotAllowed:  # laid by another version: its own page says so
        return line(one)
    awaited, own_seats = record.awaited(), record.seats_of(guest)
    places = enumerate(record.places)
    listed = msgspec.structs.replace(
        line(one),
        phase=record.phase,  # a log that cannot be followed any more is known once it is read
        players=tuple(
            named(seat, number)
            for number, seat in places
            if not seat.empty and number not in own_seats
        ),
    )
    if not own_seats or one.phase != PLAYING:
        return listed
    return msgspec.structs.replace(
        listed,
        phase=record.phase,
        changed_at=record.changed_at,
        yours=any(s in own_seats and record.places[s].played_by_person for s in awaited),
        awaits=tuple(named(record.places[seat], seat) for seat in awaited),
    )


def named(place: Seat | Result, seat: int) -> Sentence:
    """Say what a seat is called."""
    if place.name:
        return sentence("named", name=place.name)
    if place.bot:
        return sentence("name-of-bot", bot=place.bot, seat=seat + 1)
    return sentence("player", seat=seat + 1)


def called(result: Result) -> Sentence:
    """Say what the seat of a result was called."""
    return named(result, result.seat)


class Listing:
    """One of the lobby's lists: the public tables in a phase, page by page, of one game or all."""

    def __init__(self, hub: Hub, game: str = "") -> None:
        """List the tables of a house."""
        self._hub = hub
        self._game = game

    def page(self, phase: str, after: str = "") -> wire.TablePage:
        """Give a page; it may hold fewer than it could where some are not for strangers to see."""
        found = self._hub.house.store.summaries(
            (phase,), True, LISTED + 1, self._game, place_in(after)
        )
        page, rest = found[:LISTED], found[LISTED:]
        lines = tuple(line(one) for one in page if may_be_watched(self._hub, one))
        return wire.TablePage(lines, place_of(page[-1]) if rest else "")


def place_of(one: Summary) -> str:
    """Name a table's place in a list."""
    return f"{one.changed_at}.{one.table_id}"


def place_in(after: str) -> tuple[int, str] | None:
    """Read the name of a place in a list."""
    if not after:
        return None
    changed_at, _, table_id = after.partition(".")
    if not (changed_at.isascii() and changed_at.isdecimal() and len(changed_at) < LONGEST_DATE):
        raise NotAllowed("server-malformed")
    return int(changed_at), table_id


@get("/api/lobby", responses=problems(400, 401, 429))
async def lobby(request: Ask, hub: TheHub, game: FromQuery[str] = "") -> wire.Lobby:
    """Show what someone sees on coming in, with the first page of each list."""
    limited(request, hub, LOBBY)
    store, listing = hub.house.store, Listing(hub, game)
    guest = await guest_with(store, token_of(request))

    def read() -> tuple[list[Summary], wire.Lobby]:
        pages = {phase: listing.page(phase) for phase in (GATHERING, PLAYING, FINISHED)}
        return store.tables_of(guest.identity, LISTED_OWN), wire.Lobby(
            name=guest.name,
            games=offers(),
            open=pages[GATHERING].lines,
            mine=(),
            playing=pages[PLAYING].lines,
            finished=pages[FINISHED].lines,
            after={phase: page.after for phase, page in pages.items() if page.after},
            played={one.game: one.played for one in hub.house.results.tally(guest.identity)},
        )

    mine, found = await asyncio.to_thread(read)
    own = await own_lines(hub, guest.identity, mine)
    # Where one is waited for comes first.
    own.sort(key=lambda one: (one.yours, one.changed_at), reverse=True)
    return msgspec.structs.replace(found, mine=tuple(own))


@get("/api/lobby/{phase:str}", responses=problems(400, 404, 429))
async def lobby_page(
    request: Ask,
    hub: TheHub,
    phase: FromPath[str],
    game: FromQuery[str] = "",
    after: FromQuery[str] = "",
) -> wire.TablePage:
    """Show more tables of one of the lobby's lists."""
    limited(request, hub, LOBBY)
    if phase not in (GATHERING, PLAYING, FINISHED):
        raise NotAllowed("server-not-found")
    return await asyncio.to_thread(Listing(hub, game).page, phase, after)


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


@get("/api/me", responses=problems(401, 429))
async def me(request: Ask, hub: TheHub) -> wire.Me:
    """Show what a guest is called, and the silk they wear."""
    limited(request, hub, LOBBY)
    guest = await guest_with(hub.house.store, token_of(request))
    return wire.Me(guest.name, guest.silk)


@post("/api/silk", status_code=200, responses=problems(400, 401, 403, 413, 429, 503))
async def silk(request: Ask, hub: TheHub, data: JSONBody[wire.NewSilk]) -> wire.Me:
    """Remember the silk a guest wants to wear."""
    limited(request, hub, NAMES)
    guest = await dress(hub.house.store, token_of(request), data.silk)
    hub.renamed(guest)
    return wire.Me(guest.name, guest.silk)


@post("/api/tables", status_code=201, responses=problems(400, 401, 403, 404, 409, 413, 429, 503))
async def lay(request: Ask, hub: TheHub, data: JSONBody[wire.NewTable]) -> wire.Laid:
    """Lay a table, seat who is wanted, and begin if asked to."""
    limited(request, hub, TABLES)
    house = hub.house
    guest = await guest_with(house.store, token_of(request))
    if len(data.fill) > max(0, data.seats):  # how many seats there may be, the game says
        raise NotAllowed("table-no-such-seat", seats=data.seats)
    for who in data.fill:
        if who not in ("", ME):
            bot_named(who)
    if data.begin and (len(data.fill) < data.seats or "" in data.fill):
        raise NotAllowed("table-seats-empty")
    if data.public:
        open_now = await asyncio.to_thread(house.store.public_of, guest.identity, GATHERING)
        begins = data.begin and len(data.fill) == data.seats
        if open_now >= OPEN_EACH and not begins:
            raise NotAllowed("server-open-tables", most=OPEN_EACH)
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
        data.tote,
        data.hints,
    )
    live = await house.lay(guest.identity, wish)
    await fill(live, guest, data)
    return wire.Laid(live.record.identity)


async def fill(live: LiveTable, guest: Guest, data: wire.NewTable) -> None:
    """Seat the host and bots at a table that was just laid."""
    for seat, who in enumerate(data.fill):
        if who:
            await live.do(seating(seat, who, guest))
    if data.begin:
        await live.do(commands.Begin(guest.identity))


def seating(seat: int, who: str, guest: Guest) -> commands.Command:
    """Give the command that seats the host or a bot."""
    nonce = fresh_nonce()
    if who == ME:
        return commands.Sit(guest.identity, guest.shown, seat, nonce, guest.silk)
    return commands.Engage(guest.identity, seat, who, nonce)


@get("/api/tables/{table_id:str}", responses=problems(401, 403, 404, 429))
async def table(request: Ask, hub: TheHub, table_id: FromPath[str]) -> wire.TableState:
    """Show a table to someone who is not connected to it."""
    limited(request, hub, LOBBY)
    guest = await guest_with(hub.house.store, token_of(request))
    live = await hub.house.find(table_id)
    why = live.record.refuses(guest.identity)
    if why is not None:
        raise NotAllowed(why)
    if table_id in hub.channels:
        return hub.channels[table_id].table_state(guest.identity)
    return table_state(live.record, guest.identity, (), ())


@get(["/api/health", "/health"])
async def health(hub: TheHub) -> Response[wire.Health]:
    """Say that the server is up; while nothing can be written its status is 503."""
    found = how_it_is(hub)
    return Response(found, status_code=200 if found.writes else 503)


@get(["/api/ready", "/ready"])
async def ready(hub: TheHub) -> Response[wire.Health]:
    """Say whether a proxy may send people here; else, and before it closes, its status is 503."""
    return Response(how_it_is(hub), status_code=200 if hub.ready and hub.house.ready else 503)


def how_it_is(hub: Hub) -> wire.Health:
    """Tell what a server does at this moment."""
    house = hub.house
    return wire.Health(
        hippodrome.__version__, len(house.registry.tables), hub.sockets, house.store.writes
    )


HANDLERS = [lobby, lobby_page, me, name, silk, lay, table, health, ready]
