"""Who sits where, with which options: what the words of a command line mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hippodrome.bots import BOTS, Bot, bot_asked_for, bot_named, guests_here
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.game import Game, Pack
from hippodrome.table import clocks
from hippodrome.table.commands import Engage, Sit
from hippodrome.table.laying import Wish, lay
from hippodrome.table.memory import LocalTable, MemoryLog
from hippodrome.words import ORDERS, Words

GAME_HELP = "help-game"
YOU = "you"
HERE = "here"
"""The guest who holds all seats of people at this terminal, and hosts the table."""
SWITCH_WORDS = {
    **dict.fromkeys(("yes", "on", "true", "oui", "1"), 1),
    **dict.fromkeys(("no", "off", "false", "non", "0"), 0),
}
LARGEST_CHOICE_DIGITS = 9


@dataclass(frozen=True)
class Chair:
    """One seat as it was typed: a bot, or a person with or without a name."""

    label: str
    """What a written game calls it."""
    bot: Bot | None = None


def read_seats(typed: str) -> list[Chair]:
    """Read `you,you:Ann,tipster`."""
    return [read_chair(word.strip()) for word in typed.split(",")]


def read_chair(word: str) -> Chair:
    """Read one seat."""
    kind, _, name = word.partition(":")
    if kind == YOU:
        clean = " ".join(name.replace("|", "/").split())
        if clean in BOTS:  # a written game could not tell them apart
            raise BadSetup("setup-name-of-bot", name=clean)
        return Chair(clean or YOU)
    if ":" not in word and word not in (*BOTS, *guests_here()):
        bots = ", ".join([*BOTS, *guests_here()])
        raise BadSetup("setup-unknown-seat", seat=word or "…", bots=bots)
    bot = bot_asked_for(word)
    return Chair(bot.name, bot)


def written_chair(label: str) -> Chair:
    """Give the seat that a written game calls so."""
    return Chair(label, bot_named(label) if label in (*BOTS, *guests_here()) else None)


def lay_table(
    game: Game,
    pack: Pack,
    options: Mapping[str, int],
    chairs: Sequence[Chair],
    nonces: Sequence[bytes],
    seed: bytes,
    *,
    tote: bool = False,
    hints: bool = False,
) -> LocalTable:
    """Lay a table in memory and fill its seats; the game begins when its host says so."""
    wish = Wish(game.name, len(chairs), options, tote=tote, hints=hints)
    table = LocalTable(lay(HERE, wish, clocks.now(), game, pack, seed), MemoryLog())
    for seat, (chair, nonce) in enumerate(zip(chairs, nonces, strict=True)):
        if chair.bot is None:
            table.do(Sit(HERE, chair.label, seat, nonce))
        else:
            table.do(Engage(HERE, seat, chair.bot.name, nonce))
    return table


def display_names(labels: Sequence[str], spoken: Words) -> list[str]:
    """Give every seat a name to be called by; no two are called the same.

    A stranger may have written them: what orders a screen about is left out.
    """
    labels = [ORDERS.sub("", label) or "?" for label in labels]
    names = []
    alone = sum(label not in BOTS for label in labels) == 1  # else somebody else reads it, too
    for seat, label in enumerate(labels, start=1):
        if label in BOTS:
            names.append(spoken.say("name-of-bot", bot=label, seat=seat))
        elif label == YOU:
            names.append(spoken.say("name-of-you") if alone else spoken.say("player", seat=seat))
        elif labels.count(label) > 1:
            names.append(f"{label} {seat}")
        else:
            names.append(label)
    return names


def read_options(game: Game, typed: Sequence[str]) -> dict[str, int]:
    """Read `races=4` and `hidden=yes`; whether the table allows the value is the game's to say."""
    known = {option.name for option in game.options}
    chosen = {}
    for word in typed:
        name, equals, value = (part.strip() for part in word.partition("="))
        name = name.replace("-", "_")
        if name in known and value.lower() in SWITCH_WORDS:
            chosen[name] = SWITCH_WORDS[value.lower()]
        elif equals and value.isdecimal() and len(value) <= LARGEST_CHOICE_DIGITS:
            chosen[name] = int(value)
        else:
            raise BadSetup("setup-option-form", option=word)
    return chosen


def read_seed(typed: str) -> bytes:
    """Read a seed written in hexadecimal."""
    try:
        seed = bytes.fromhex(typed)
    except ValueError as wrong:
        raise BadSetup("setup-bad-seed", seed=typed) from wrong
    if not seed:
        raise BadSetup("setup-bad-seed", seed=typed)
    return seed
