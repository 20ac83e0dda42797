"""What every handler of the HTTP API is made with."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from hippodrome.server import wire
from hippodrome.server.guests import identity_of
from hippodrome.server.hub import Hub
from hippodrome.server.security import TOKEN, household

Ask = Request[Any, Any, Any]
TheHub = NamedDependency[Hub]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Say in the API's description how a request may fail."""
    return {status: ResponseSpec(wire.Problem, description="Why not") for status in statuses}


def limited(request: Ask, hub: Hub, what: str) -> None:
    """Count a request for something, or say that there were too many; before anything is read."""
    token = token_of(request)
    hub.rates.take(what, identity_of(token) if token else "", household(request.scope))


def token_of(request: Ask) -> str | None:
    """Give the token the middleware found."""
    token: str | None = request.scope["state"].get(TOKEN)
    return token
