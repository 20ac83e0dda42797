"""What keeps guests safe from other sites: the same-origin rule, strict headers, the cookie."""

from __future__ import annotations

import socket
from collections.abc import Collection
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hippodrome.engine.errors import HippodromeError, NotAllowed
from hippodrome.server.audience import encoded
from hippodrome.server.gate import household_of
from hippodrome.server.guests import cookie_header, fresh_token, token_in
from hippodrome.server.problems import problem, status_of
from hippodrome.table.names import clean_text

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Not "no-referrer": browsers would then send no origin with our own requests either.
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
TOKEN = "hippodrome_token"
LONGEST_HOST = 80
"""Letters of a wrong host that are told back."""


def header(scope: Scope, name: bytes) -> str:
    """Give a request's header, or nothing."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def household(scope: Scope) -> str:
    """Give the address a request comes from, as the gate counts it."""
    client = scope.get("client")
    return household_of(client[0]) if client else ""


def from_elsewhere(scope: Scope) -> bool:
    """Does another site's page ask? Programs that are no browsers send no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return False
    try:
        return urlsplit(origin).netloc.lower() != header(scope, b"host").lower()
    except ValueError:  # what is no address is not ours
        return True


class Names:
    """What a server is called: its addresses, this machine's name, and names it was given.

    A page of another site cannot call an address by a number; by a name of its own it could, and
    would then count as ours (DNS rebinding).
    """

    def __init__(self, given: Collection[str] = ()) -> None:
        """Answer to some names beside the machine's own."""
        machine = socket.gethostname().lower()
        own = ("localhost", machine, f"{machine}.local", *(name.lower() for name in given))
        self._names = frozenset(name.rstrip(".") for name in own)

    def know(self, host: str) -> bool:
        """Is this how the server is called? Programs that are no browsers may not call it."""
        name = host.lower()
        name = name[1:].partition("]")[0] if name.startswith("[") else name.partition(":")[0]
        name = name.rstrip(".")
        if not host or name in self._names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def token_of_visitor(scope: Scope) -> str | None:
    """Find the token of whoever asks; a proxy may hand cookies on one by one."""
    sent = (value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie")
    return token_in(";".join(sent))


def wants_guest(path: str) -> bool:
    """Is this a first thing a browser asks for, so that its guest gets a token now?"""
    if path.startswith("/api/"):
        return path == "/api/lobby" or path.startswith("/api/tables/")
    return "." not in path.rpartition("/")[2] and not path.startswith("/schema")


class GuestMiddleware(ASGIMiddleware):
    """Turns requests of other sites away, and gives a token to whoever comes without one."""

    def __init__(self, names: Collection[str] = ()) -> None:
        """Answer to some names."""
        self._names = Names(names)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Look at who comes."""
        why = self._why_not(scope)
        if why is not None:
            if scope["type"] == ScopeType.WEBSOCKET:
                await self._turn_away_socket(why, scope, receive, send)
            else:
                await self._answer(why, send, "http.response")
            return
        if scope["type"] != ScopeType.WEBSOCKET:
            reading = scope["method"] in ("GET", "HEAD")
            token = token_of_visitor(scope)
            if token is None and reading and wants_guest(scope["path"]):
                token = fresh_token()
                secure = scope["scheme"] == "https"
                scope["state"]["new_cookie"] = cookie_header(token, secure)
            scope["state"][TOKEN] = token
        await next_app(scope, receive, send)

    def _why_not(self, scope: Scope) -> HippodromeError | None:
        """Say why somebody is turned away, if they are."""
        host = header(scope, b"host")
        if not self._names.know(host):
            return NotAllowed("server-wrong-host", host=clean_text(host, LONGEST_HOST))
        reading = scope["type"] != ScopeType.WEBSOCKET and scope["method"] in ("GET", "HEAD")
        if not reading and from_elsewhere(scope):
            return NotAllowed("server-wrong-origin")
        return None

    async def _turn_away_socket(
        self, why: HippodromeError, scope: Scope, receive: Receive, send: Send
    ) -> None:
        await receive()
        if "websocket.http.response" in (scope.get("extensions") or {}):
            await self._answer(why, send, "websocket.http.response")
        else:
            await send({"type": "websocket.close", "code": 4403, "reason": ""})

    async def _answer(self, error: HippodromeError, send: Send, kind: str) -> None:
        start: Any = {
            "type": f"{kind}.start",
            "status": status_of(error),
            "headers": [(b"content-type", b"application/json")],
        }
        body: Any = {"type": f"{kind}.body", "body": encoded(problem(error)), "more_body": False}
        await send(start)
        await send(body)


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the house's headers on every answer, and the cookie of a new guest."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")
    if "new_cookie" in scope["state"]:
        headers.add("set-cookie", scope["state"]["new_cookie"])
