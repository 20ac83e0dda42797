"""What went wrong, as it is told to a page: a stable code, a sentence, the rule behind it."""

from __future__ import annotations

from hippodrome.engine.errors import HippodromeError
from hippodrome.server import wire

STATUS = {
    "server-no-guest": 401,
    "server-wrong-origin": 403,
    "server-not-watchable": 403,
    "table-removed": 403,
    "table-door-closed": 403,
    "whatif-no-hints": 403,
    "whatif-not-seated": 403,
    "server-not-found": 404,
    "server-no-replay": 404,
    "server-no-retrospect": 404,
    "review-unfinished": 404,
    "review-lost": 404,
    "server-unknown-language": 404,
    "setup-unknown-game": 404,
    "table-unknown": 404,
    "whatif-gone": 404,
    "puzzle-none": 404,
    "brief-none": 404,
    "puzzle-no-such": 404,
    "server-wrong-method": 405,
    "server-too-late": 408,
    "server-open-tables": 409,
    "whatif-too-many": 409,
    "store-already-written": 409,
    "server-too-large": 413,
    "server-wrong-host": 421,
    "server-too-many": 429,
    "server-broken": 500,
    "review-failed": 500,
    "server-full": 503,
    "server-replays-busy": 503,
    "review-busy": 503,
    "table-house-full": 503,
    "whatif-house-full": 503,
    "store-failed": 503,
    "store-unread": 503,
}
"""How HTTP calls what happened; anything else is a bad request."""
AGAIN_AFTER = {
    "server-full": 10,
    "server-replays-busy": 5,
    "review-busy": 120,
    "store-failed": 10,
    "store-unread": 5,
    "table-house-full": 60,
    "whatif-house-full": 60,
}
"""Seconds after which it may be worth trying again."""


def code_of(error: HippodromeError) -> str:
    """Give the name a program knows a problem by: its sentence's key."""
    return error.sentence.key.removeprefix("server-")


def status_of(error: HippodromeError) -> int:
    """Give the HTTP status of a problem."""
    return STATUS.get(error.sentence.key, 400)


def retry_after(error: HippodromeError) -> int:
    """Give the seconds after which to try again, or 0 where that would change nothing."""
    after: int = getattr(error, "after", 0)
    return after or AGAIN_AFTER.get(error.sentence.key, 0)


def problem(error: HippodromeError) -> wire.Problem:
    """Give a problem as an HTTP answer."""
    return wire.Problem(code_of(error), error.sentence, getattr(error, "paragraph", None))


def refusal(request: int, error: HippodromeError) -> wire.Refusal:
    """Give a problem as the answer to a frame."""
    paragraph = getattr(error, "paragraph", None)
    return wire.Refusal(request, code_of(error), error.sentence, paragraph)
