"""Starts a server whose chances and names are the same each time, to be measured and never played.

What a move costs depends on the game; so two versions are measured at the very same games.
"""

from __future__ import annotations

import base64
import random
import secrets

_chance = random.Random(12)


def token_bytes(nbytes: int | None = None) -> bytes:
    """Give bytes that anybody could foretell."""
    return _chance.randbytes(32 if nbytes is None else nbytes)


def token_urlsafe(nbytes: int | None = None) -> str:
    """Give the same as a word."""
    return base64.urlsafe_b64encode(token_bytes(nbytes)).rstrip(b"=").decode("ascii")


if __name__ == "__main__":
    secrets.token_bytes, secrets.token_urlsafe = token_bytes, token_urlsafe
    from hippodrome.cli import main
    from hippodrome.server import limits

    # How many signs of life fall into what is measured depends on the machine.
    limits.PING_EVERY = 3600.0
    main()
