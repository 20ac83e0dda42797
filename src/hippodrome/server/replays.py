"""Finished games over HTTP: as they are stored, piece by piece, to a few visitors at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from hippodrome.engine.errors import NotAllowed
from hippodrome.server import wire
from hippodrome.server.asking import Ask, TheHub, limited, problems, token_of
from hippodrome.server.guests import identity_of
from hippodrome.server.hub import Hub
from hippodrome.server.rates import REPLAYS
from hippodrome.server.security import household
from hippodrome.server.slots import Slots
from hippodrome.table.archive import compressed, heading_of, opened
from hippodrome.table.door import refused_by_log


class Pieces(Response[bytes]):
    """An answer that is sent piece by piece while a slot is held for it."""

    def __init__(
        self, pieces: Iterable[bytes], slots: Slots, address: str, headers: dict[str, str]
    ) -> None:
        """Send pieces to an address, as JSON."""
        super().__init__(b"", media_type=MediaType.JSON, headers=headers)
        self._pieces = pieces
        self._slots = slots
        self._address = address

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIApp:  # type: ignore[override]  # whoever asks
        """Give what sends it."""
        return self._send

    async def _send(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        told = {"content-type": "application/json", **self.headers}
        headers = [(name.encode(), str(value).encode()) for name, value in told.items()]
        with self._slots.one(self._address):
            start: Any = {"type": "http.response.start", "status": 200, "headers": headers}
            await send(start)
            for piece in self._pieces:
                # This waits for whoever reads slowly; whoever does not read is hung up on.
                body: Any = {"type": "http.response.body", "body": piece, "more_body": True}
                await send(body)
                await asyncio.sleep(0)  # unpacking the next piece makes nobody wait for long
            end: Any = {"type": "http.response.body", "body": b"", "more_body": False}
            await send(end)


async def let_in(hub: Hub, table_id: str, guest: str) -> None:
    """Say why a guest may not look at a table that is over, if they may not."""
    rows = await asyncio.to_thread(hub.house.store.events, table_id)
    why = refused_by_log((event for _, event in rows), guest)
    if why is not None:
        raise NotAllowed(why)


async def archive_of(request: Ask, hub: Hub, table_id: str) -> bytes:
    """Give what was kept of a finished game, compressed, to whom its table is not closed."""
    token = token_of(request)
    await let_in(hub, table_id, identity_of(token) if token else "")
    kept = await hub.house.archives.find(table_id)
    if kept is None:
        raise NotAllowed("server-no-replay")
    return kept


@get(
    "/api/tables/{table_id:str}/replay",
    responses={200: ResponseSpec(wire.Replay, description="The game")}
    | problems(403, 404, 429, 503),
)
async def replay(request: Ask, hub: TheHub, table_id: FromPath[str]) -> Response[bytes]:
    """Give a finished game as it was seen, with the proof of its draws."""
    limited(request, hub, REPLAYS)
    address, headers = household(request.scope), {"vary": "accept-encoding"}
    with hub.replays.one(address):  # reading it takes memory, too
        body = await archive_of(request, hub, table_id)
    if "deflate" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "deflate"
        return Pieces(compressed(body), hub.replays, address, headers)
    return Pieces(opened(body), hub.replays, address, headers)


@get(
    "/api/tables/{table_id:str}/transcript",
    media_type=MediaType.TEXT,
    responses=problems(403, 404, 429, 503),
)
async def transcript(request: Ask, hub: TheHub, table_id: FromPath[str]) -> Response[str]:
    """Give a finished game as a file that `hippodrome replay` and `verify` read."""
    limited(request, hub, REPLAYS)
    with hub.replays.one(household(request.scope)):
        written = await asyncio.to_thread(heading_of, await archive_of(request, hub, table_id))
    attached = f'attachment; filename="{written.game}-{table_id}.txt"'
    return Response(
        written.transcript, media_type="text/plain", headers={"content-disposition": attached}
    )


HANDLERS = [replay, transcript]
