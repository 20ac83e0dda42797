"""What may be asked of a table: small typed values, which `decide` judges.

`guest` is whoever asks. When it is asked is no part of a command: the clock belongs to whoever
carries it out.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from hippodrome.table import events as happened


class Asked(msgspec.Struct, frozen=True):
    """The base of all commands: who asks."""

    guest: str


class Sit(Asked, frozen=True):
    """Take an empty seat before the game begins, adding a nonce to the draws."""

    name: str
    seat: int
    nonce: bytes
    silk: int = 0


class Engage(Asked, frozen=True):
    """Give an empty seat to a bot; the host's to do."""

    seat: int
    bot: str
    nonce: bytes


class Vacate(Asked, frozen=True):
    """Empty a seat before the game begins: one's own, or any as the host."""

    seat: int


class Begin(Asked, frozen=True):
    """Start the game once every seat is taken; the host's to do."""


class Submit(Asked, frozen=True):
    """Decide for a seat, once the decision that was seen is still the one that is asked."""

    seat: int
    moves: tuple[int, ...]
    seen: int
    by: int = happened.PERSON
    """Who acts for the seat: its person, a bot, or the clock."""
    coached: bool = False
    """Does its person want to be told first, where this looks like a slip of the hand?"""


class Undo(Asked, frozen=True):
    """Take the own last decision back."""

    seat: int


class TakeOver(Asked, frozen=True):
    """Let a bot play on for a person: oneself, or anyone as the host."""

    seat: int
    bot: str


class HandBack(Asked, frozen=True):
    """Take the own seat back from the bot."""

    seat: int


class Remove(Asked, frozen=True):
    """Show a guest the door; the host's to do."""

    whom: str


class Mute(Asked, frozen=True):
    """Mute a guest or let them speak again; the host's to do."""

    whom: str
    muted: bool


class Speak(Asked, frozen=True):
    """Say something at the table."""

    name: str
    text: str


class Abandon(Asked, frozen=True):
    """Give the game up; the host's to do."""


class Expire(Asked, frozen=True):
    """Give a table up that nobody came to; the house's to do, and no guest's."""


class SetDoor(Asked, frozen=True):
    """Close the door to all who do not sit at the table, or open it; the host's to do."""

    closed: bool


class SetSpeed(Asked, frozen=True):
    """Choose how fast the table goes: the host's to do, or whoever's alone plays against bots."""

    speed: str


class WaveOn(Asked, frozen=True):
    """Ask for the next decision of a bot, where bots wait for that; for the same people."""


class Propose(Asked, frozen=True):
    """Ask for the same table again, once the game is over; for whoever sat at it."""

    table: str
    host: str
    seed: bytes


class Dress(Asked, frozen=True):
    """Wear a silk at the own seats."""

    silk: int


class Reserve(Asked, frozen=True):
    """Keep the seats of a table that follows another; the house's to do, and no guest's."""

    reserved: happened.Reserved


Command: TypeAlias = (
    Sit
    | Engage
    | Vacate
    | Begin
    | Submit
    | Undo
    | TakeOver
    | HandBack
    | Remove
    | Mute
    | Speak
    | Abandon
    | SetDoor
    | Expire
    | SetSpeed
    | WaveOn
    | Propose
    | Reserve
    | Dress
)
