"""Plain requests over HTTP, made aside so that no socket waits for them."""

from __future__ import annotations

import asyncio
import http.client
from dataclasses import dataclass
from http.cookies import SimpleCookie

import msgspec

from bench.errors import BenchError

PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back."""

    body: bytes
    cookies: dict[str, str]


async def ask(host: str, path: str, body: object = None, cookie: str = "") -> Answer:
    """Get something, or post JSON and get the answer."""
    return await asyncio.to_thread(_ask, host, path, body, cookie)


def _ask(host: str, path: str, body: object, cookie: str) -> Answer:
    connection = http.client.HTTPConnection(host, timeout=PATIENCE)
    headers = {"Origin": f"http://{host}", "Content-Type": "application/json"}
    if cookie:
        headers["Cookie"] = cookie
    try:
        if body is None:
            connection.request("GET", path, headers=headers)
        else:
            connection.request("POST", path, msgspec.json.encode(body), headers)
        response = connection.getresponse()
        read = response.read()
    finally:
        connection.close()
    if response.status >= 400:
        raise BenchError(f"The server refused {path} with status {response.status}.")
    cookies = SimpleCookie(response.headers.get("Set-Cookie", ""))
    return Answer(read, {name: one.value for name, one in cookies.items()})
