"""Guests: no account, an unguessable token in a cookie, and a name if they like.

The token itself is kept nowhere but in the guest's browser. Who they are is derived from it; the
store knows only its hash, and others at a table see a short number that means nothing elsewhere.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from dataclasses import dataclass, replace

from hippodrome.engine.errors import NotAllowed
from hippodrome.table.names import LONGEST_NAME, called, clean_text, is_visible
from hippodrome.table.seats import SILKS
from hippodrome.table.store import Store

COOKIE = "hippodrome"
YEAR = 365 * 24 * 3600
TOKEN_BYTES = 32
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
NUMBER_DIGITS = 10


@dataclass(frozen=True, slots=True)
class Guest:
    """Someone with a token."""

    identity: str
    name: str = ""
    """What they want to be called; "" as long as they have not said."""
    silk: int = 0
    """The silk they wear, or 0 as long as they have not chosen."""

    @property
    def shown(self) -> str:
        """What others call them: a name that reads the same in every language if need be."""
        return self.name or called(self.identity)


def hashed(*parts: str) -> str:
    """Give a hash of some texts as hexadecimal digits."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def fresh_token() -> str:
    """Make a token nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_in(cookies: str) -> str | None:
    """Find a token in the cookies a browser sent; anything that cannot be one of ours is none.

    Another server of the same machine may have left cookies that no standard knows, and whoever
    has some of those must not lose theirs; so only ours are read.
    """
    for cookie in cookies.split(";"):
        name, _, value = cookie.partition("=")
        token = value.strip().strip('"')
        if name.strip() == COOKIE and TOKEN.fullmatch(token):
            return token
    return None


def cookie_header(token: str, secure: bool) -> str:
    """Write the cookie a browser is to keep: scripts cannot read it, other sites cannot send it."""
    text = f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    return f"{text}; Secure" if secure else text


def identity_of(token: str) -> str:
    """Say who a token belongs to, in as many letters as the store has room for."""
    return hashed("guest", token)[:24]


async def guest_with(store: Store, token: str | None) -> Guest:
    """Find who holds a token; without one nothing can be asked."""
    if token is None:
        raise NotAllowed("server-no-guest")
    kept = await asyncio.to_thread(store.guest, hashed(token))
    return Guest(identity_of(token), *(kept[1:] if kept else ()))


async def rename(store: Store, token: str | None, name: str) -> Guest:
    """Remember what a guest wants to be called; a blank name forgets it."""
    if token is None:
        raise NotAllowed("server-no-guest")
    cleaned = clean_text(name, LONGEST_NAME)
    if name.strip() and not is_visible(cleaned):
        raise NotAllowed("server-name-unseen")
    known = await guest_with(store, token)
    return await _keep(store, token, replace(known, name=cleaned))


async def dress(store: Store, token: str | None, silk: int) -> Guest:
    """Remember the silk a guest wants to wear; 0 forgets it."""
    if token is None:
        raise NotAllowed("server-no-guest")
    if silk and silk not in SILKS:
        raise NotAllowed("table-unknown-silk", most=SILKS[-1])
    known = await guest_with(store, token)
    return await _keep(store, token, replace(known, silk=silk))


async def _keep(store: Store, token: str, guest: Guest) -> Guest:
    kept = store.keep_guest(hashed(token), guest.identity, guest.name, guest.silk)
    await asyncio.wrap_future(kept)
    return guest


def public_number(table: str, guest: str) -> str:
    """Give the number under which a guest is known at one table, and only there."""
    return hashed("public", table, guest)[:NUMBER_DIGITS] if guest else ""
