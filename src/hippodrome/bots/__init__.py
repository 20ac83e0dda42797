"""Players that are not people; they see views, never states."""

from collections.abc import Mapping

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
from hippodrome.bots.searching import Budget
from hippodrome.engine.errors import BadSetup

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "Expert",
    "Gambler",
    "Scout",
    "Tipster",
    "bot_named",
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
    """Find a bot by its name, or say which there are."""
    if name not in BOTS:
        raise no_such_bot(name)
    return BOTS[name]


def no_such_bot(name: str) -> BadSetup:
    """Say that there is no such bot, and which there are."""
    return BadSetup("setup-unknown-bot", bot=name, known=", ".join(BOTS))
