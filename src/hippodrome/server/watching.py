"""Where a host looks at the house: figures at `/metrics`, and a page for people at `/`.

It has a socket of its own, so that strangers find nothing of it at the house's doors; who may come
is decided by where it listens.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from hippodrome.server.exposition import CONTENT_TYPE, Family, exposed
from hippodrome.server.meter import Meter, by_phase, families
from hippodrome.words import LANGUAGES, Words, words

if TYPE_CHECKING:
    from hippodrome.server.hub import Hub

LOGGER = logging.getLogger("hippodrome")
ASKED_WITHIN = 5.0
"""Seconds in which whoever connects has to ask."""
LONGEST_REQUEST = 8192
STYLE = """
:root {
  color-scheme: light dark;
  color: light-dark(#1c211b, #f1efe6);
  background: light-dark(#fbf8ef, #10150f);
  font-family: system-ui, sans-serif;
}
a { color: light-dark(#14532d, #a7d7b4); }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
table { width: 100%; border-collapse: collapse; margin-bottom: 1.5rem; }
caption { text-align: left; font-weight: 650; padding: 0.5rem 0; }
th, td { padding: 0.3rem 0.5rem; border-bottom: 1px solid GrayText; text-align: left; }
th { font-weight: 400; }
td { text-align: right; font-variant-numeric: tabular-nums; }
"""


class Watchpost:
    """Answers a host who asks how a process is."""

    def __init__(self, hub: Hub, meter: Meter) -> None:
        """Tell of a hub, and of what is counted there."""
        self._hub = hub
        self._meter = meter
        self._server: asyncio.Server | None = None

    async def open(self, listening: socket.socket) -> None:
        """Begin to answer."""
        self._server = await asyncio.start_server(
            self._answer, sock=listening.dup(), limit=LONGEST_REQUEST
        )

    async def close(self) -> None:
        """Answer no more."""
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(ASKED_WITHIN):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(await self.response(head.decode("latin-1")))
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever it was asks nothing, or nothing that fits
        except Exception:
            LOGGER.exception("how the house is could not be told")
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def response(self, head: str) -> bytes:
        """Answer a request, given its first lines."""
        method, _, rest = head.partition(" ")
        path, _, query = rest.partition(" ")[0].partition("?")
        if method != "GET" or path not in ("/", "/metrics"):
            return written("404 Not Found", "text/plain; charset=utf-8", "/ or /metrics\n")
        phases = await asyncio.to_thread(by_phase, self._hub)
        found = families(self._hub, self._meter, phases)
        if path == "/metrics":
            return written("200 OK", CONTENT_TYPE, exposed(found))
        page = status_page(found, words(language_of(head, query)))
        return written("200 OK", "text/html; charset=utf-8", page)


def written(status: str, kind: str, body: str) -> bytes:
    """Write an answer; the page loads nothing and runs nothing."""
    content = body.encode()
    lines = (
        f"HTTP/1.1 {status}",
        f"content-type: {kind}",
        f"content-length: {len(content)}",
        "cache-control: no-store",
        "content-security-policy: default-src 'none'; style-src 'unsafe-inline'",
        "x-content-type-options: nosniff",
        "connection: close",
    )
    return "\r\n".join([*lines, "", ""]).encode() + content


def language_of(head: str, query: str) -> str:
    """Give the language that is asked for (`?lang=fr`), or the browser's."""
    asked = query.removeprefix("lang=")
    if asked in LANGUAGES:
        return asked
    for line in head.lower().splitlines():
        if line.startswith("accept-language:"):
            spoken = [one.strip()[:2] for one in line.partition(":")[2].split(",")]
            return next((one for one in spoken if one in LANGUAGES), LANGUAGES[0])
    return LANGUAGES[0]


def status_page(found: list[Family], spoken: Words) -> str:
    """Tell a person how a process is, in sentences and tables."""
    by_name = {family.name: family for family in found}

    def number(name: str) -> int:
        return round(sum(sample.value for sample in by_name[name].samples if not sample.suffix))

    latency = by_name["hippodrome_move_seconds"].samples
    count = next(sample.value for sample in latency if sample.suffix == "_count")
    seconds = next(sample.value for sample in latency if sample.suffix == "_sum")
    health = "well" if number("hippodrome_store_writes") else "unwritable"
    if health == "well" and not number("hippodrome_ready"):
        health = "unready"
    rows = {
        "sockets": number("hippodrome_sockets"),
        "memory": number("hippodrome_tables_in_memory"),
        "moves": number("hippodrome_moves_total"),
        "latency": round(1000 * seconds / count, 1) if count else 0,
        "refusals": number("hippodrome_refusals_total"),
    }
    title = spoken.say("status-title")
    head = (
        f'<!doctype html><html lang="{spoken.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
    )
    parts = [
        head,
        f"<h1>{escape(title)}</h1><p>{escape(spoken.say('status-health', health=health))}</p>",
        table(
            spoken,
            spoken.say("status-now"),
            [(spoken.say("status-row", what=what), figure) for what, figure in rows.items()],
        ),
    ]
    for name, label in (
        ("hippodrome_tables", "phase"),
        ("hippodrome_waiting", "queue"),
        ("hippodrome_refusals_total", "code"),
    ):
        some = [(sample.labels[label], round(sample.value)) for sample in by_name[name].samples]
        if label == "phase":
            some = [(spoken.say("status-phase", which=which), tables) for which, tables in some]
        elif label == "queue":
            some = [(spoken.say("status-queue", which=which), depth) for which, depth in some]
        if some:
            parts.append(table(spoken, spoken.say("status-by", label=label), some))
    others = [one for one in LANGUAGES if one != spoken.language]
    links = "".join(f'<li><a href="/?lang={one}" lang="{one}">{one}</a></li>' for one in others)
    parts.append(f'<ul><li><a href="/metrics">/metrics</a></li>{links}</ul></main></body></html>')
    return "\n".join(parts)


def table(spoken: Words, caption: str, rows: Sequence[tuple[str, float]]) -> str:
    """Write figures as a table, each with its name before it."""
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        f"<td>{escape(spoken.say('status-figure', figure=figure))}</td></tr>"
        for name, figure in rows
    )
    return f"<table><caption>{escape(caption)}</caption><tbody>{body}</tbody></table>"
