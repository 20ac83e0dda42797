"""Players that are not people; they see views, never states."""

from collections.abc import Mapping
from functools import cache

from hippodrome.bots.bot import (
    Bot,
    Crony,
    Expert,
    Gambler,
    Miser,
    PatientExpert,
    Plunger,
    QuickExpert,
    Saboteur,
    Scout,
    Tipster,
)
from hippodrome.bots.guests import Absent, DialectBot, Guest, engage, guest_named, guests_here
from hippodrome.bots.searching import Budget
from hippodrome.engine.errors import BadSetup

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "DialectBot",
    "Expert",
    "Gambler",
    "Guest",
    "Scout",
    "Tipster",
    "bot_asked_for",
    "bot_named",
    "bot_seated",
    "guests_here",
    "no_such_bot",
]

BOTS: Mapping[str, Bot] = {
    bot.name: bot
    for bot in (
        *(Gambler(), Tipster(), Scout(), QuickExpert(), Expert(), PatientExpert()),
        *(Plunger(), Miser(), Saboteur(), Crony()),
    )
}


def bot_named(name: str) -> Bot:
    """Find a bot by its name: ours, or a guest that is here; or say which there are."""
    if name in BOTS:
        return BOTS[name]
    guest = guest_named(name, tuple(BOTS))
    if guest is None:
        raise no_such_bot(name)
    return guest


def bot_asked_for(word: str) -> Bot:
    """Find the bot that the host of this machine asks for, by name or as `module:Class`."""
    module, colon, _ = word.partition(":")
    if colon and module in BOTS:  # nobody keeps bots in a module of that name: a slip of the pen
        raise no_such_bot(word)
    return engage(word, tuple(BOTS)) if colon else bot_named(word)


def bot_seated(name: str) -> Bot:
    """Find the bot of a table that goes on; where it is not installed, the tipster plays for it."""
    try:
        return bot_named(name)
    except BadSetup:
        return absent(name)


@cache
def absent(name: str) -> Bot:
    """Give whoever plays for a bot that is not here; the log says so once."""
    return Absent(name)


def no_such_bot(name: str) -> BadSetup:
    """Say that there is no such bot, and which there are."""
    return BadSetup("setup-unknown-bot", bot=name, known=", ".join([*BOTS, *guests_here()]))
