"""Where `hippodrome serve` sends traces, told before anything is opened."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from hippodrome.engine.errors import BadSetup

if TYPE_CHECKING:
    from hippodrome.server.tracing import Traces

CONSOLE = "console"
EXAMPLE = "http://127.0.0.1:4318"
INSTALL = 'pip install "hippodrome[observe]"'
NEEDED = ("opentelemetry", "opentelemetry.sdk", "opentelemetry.exporter")


def check(where: str) -> None:
    """Say what keeps traces from going there, if anything does."""
    if where != CONSOLE:
        try:
            parts = urlsplit(where)
            fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            fits = False
        if not fits:
            raise BadSetup("serve-bad-traces", example=EXAMPLE, console=CONSOLE)
    if any(importlib.util.find_spec(module) is None for module in NEEDED):
        raise BadSetup("serve-traces-need-extra", command=INSTALL)


def traces(where: str | None) -> Traces | None:
    """Give the traces that were asked for, if they were."""
    if where is None:
        return None
    from hippodrome.server.tracing import traces_to

    return traces_to(None if where == CONSOLE else where)
