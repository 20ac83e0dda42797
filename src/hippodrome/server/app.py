"""The application: handlers, headers and the house's life, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hippodrome
from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.server import endings, lobby, puzzles, records, reference, replays, whatifs
from hippodrome.server.audience import encoded
from hippodrome.server.hub import Hub
from hippodrome.server.limits import LARGEST_FRAME
from hippodrome.server.meter import Meter
from hippodrome.server.page import BUILT, Page, page_file
from hippodrome.server.problems import problem, retry_after, status_of
from hippodrome.server.rates import LIMITS, Limit, Rates
from hippodrome.server.security import GuestMiddleware, add_headers
from hippodrome.server.sockets import table_socket
from hippodrome.server.watching import Watchpost
from hippodrome.table.house import House
from hippodrome.table.store import Store

if TYPE_CHECKING:
    from hippodrome.server.tracing import Traces

LOGGER = logging.getLogger("hippodrome")


def create_app(
    house: House | Path,
    *,
    page: Path | None = BUILT,
    names: Collection[str] = (),
    limits: Mapping[str, Limit] = LIMITS,
    watched_at: socket.socket | None = None,
    traces: Traces | None = None,
) -> Litestar:
    """Make the application over a house, or over a data folder, which it then opens and closes.

    It answers to its addresses and to some names. At a socket of its own it tells a host how it is;
    how long things take it tells to traces.
    """
    store = Store.in_folder(house) if isinstance(house, Path) else None
    opened = House(store) if store is not None else house
    assert isinstance(opened, House)
    meter = None if watched_at is None else Meter()
    hub = Hub(opened, Rates(limits), meter)
    watchpost = None if meter is None else Watchpost(hub, meter)
    files = Page(page)
    if traces is not None:
        traces.follow(opened)

    @contextlib.asynccontextmanager
    async def open_doors(_: Litestar) -> AsyncIterator[None]:
        # Tables come back behind the scenes: whoever asks for one before gets it at once.
        starting = asyncio.create_task(start(opened))
        if watchpost is not None and watched_at is not None:
            await watchpost.open(watched_at)
        try:
            yield
        finally:
            if watchpost is not None:
                await watchpost.close()
            starting.cancel()
            await asyncio.gather(starting, return_exceptions=True)
            hub.close()
            await opened.close()
            if store is not None:
                store.close()

    app = Litestar(
        [
            *lobby.HANDLERS,
            *records.HANDLERS,
            *replays.HANDLERS,
            *endings.HANDLERS,
            *whatifs.HANDLERS,
            *puzzles.HANDLERS,
            *reference.HANDLERS,
            table_socket,
            page_file,
        ],
        lifespan=[open_doors],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "page": Provide(lambda: files, sync_to_thread=False),
        },
        middleware=[*(() if traces is None else traces.middleware), GuestMiddleware(names)],
        before_send=[add_headers],
        exception_handlers={
            HippodromeError: answer_problem,
            HTTPException: answer_http_error,
            Exception: answer_broken,
        },
        request_max_body_size=LARGEST_FRAME,
        openapi_config=OpenAPIConfig(
            title="Hippodrome",
            version=hippodrome.__version__,
            path="/schema",
            render_plugins=[Description(path="/")],
        ),
        logging_config=None,
    )
    app.state.hub = hub
    return app


class Description(JsonRenderPlugin):
    """The API's description; a whole number is also a number, so choices may overlap."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Write the description."""
        return super().render(request, overlapping(openapi_schema))


def overlapping(part: Any) -> Any:
    """Let "one of" mean "at least one of" in every part of a schema."""
    if isinstance(part, dict):
        return {
            "anyOf" if name == "oneOf" else name: overlapping(value) for name, value in part.items()
        }
    return [overlapping(value) for value in part] if isinstance(part, list) else part


async def start(house: House) -> None:
    """Bring the tables back; what goes wrong with that must not keep the doors shut."""
    try:
        await house.start()
    except Exception:
        LOGGER.exception("not every table could be brought back")


def answer(error: HippodromeError) -> Response[bytes]:
    """Give a problem as a response, with when to try again."""
    after = retry_after(error)
    return Response(
        encoded(problem(error)),
        status_code=status_of(error),
        media_type="application/json",
        headers={"retry-after": str(after)} if after else {},
    )


def answer_problem(request: Request[Any, Any, Any], error: HippodromeError) -> Response[bytes]:
    """Tell what a person can do something about."""
    request.app.state.hub.refused(error)
    return answer(error)


def answer_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Tell what is wrong with a request itself."""
    if error.status_code in (404, 405):
        key = NotAllowed("server-not-found" if error.status_code == 404 else "server-wrong-method")
        response = answer(key)
        response.headers.update(error.headers or {})
        return response
    if error.status_code == 413:
        return answer(NotAllowed("server-too-large", most=LARGEST_FRAME))
    if error.status_code < 500:
        return answer(NotAllowed("server-malformed"))
    return answer(NotAllowed("server-broken"))


def answer_broken(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Write down what is our own fault, and say so without details."""
    if isinstance(error, RecursionError | UnicodeError) and raised_while_reading(error):
        return answer(NotAllowed("server-malformed"))
    LOGGER.error("a request could not be answered", exc_info=error)
    return answer(NotAllowed("server-broken"))


def raised_while_reading(error: Exception) -> bool:
    """Did the framework fail at reading what was sent, before any of our own code?"""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return last is not None and last.tb_frame.f_globals["__name__"].startswith("litestar.")
