"""What there is to read of a game over HTTP: its rules, its options and its words."""

from __future__ import annotations

import asyncio
from functools import cache
from itertools import chain

from litestar import get
from litestar.params import FromPath

from hippodrome.engine.effects import told
from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.game import Option
from hippodrome.games import game_named
from hippodrome.server import wire
from hippodrome.server.asking import problems
from hippodrome.server.audience import in_every_language
from hippodrome.table.brief import pictures, prepared
from hippodrome.words import LANGUAGES, Words, words


@get("/api/rules/{game:str}/{language:str}", responses=problems(404))
async def rules(game: FromPath[str], language: FromPath[str]) -> wire.Rules:
    """Give a game's rules as we read them."""
    room = game_named(game)
    spoken_here(language)
    paragraphs = tuple(
        wire.Paragraph(number, text) for number, text in room.paragraphs(language).items()
    )
    text = room.rules_text(language)
    phases = dict(room.coach.paragraphs)
    return wire.Rules(room.name, language, room.rules_version, text, paragraphs, phases)


@get("/api/brief/{game:str}", responses=problems(404))
async def brief(game: FromPath[str]) -> wire.Brief:
    """Give the pictures of a game's one page."""
    room = game_named(game)
    wanted = prepared(room)
    taken = await asyncio.to_thread(pictures, room.name)  # tipsters play a game for them, once
    return wire.Brief(
        room.name,
        in_every_language(room.title),
        wanted.seats,
        dict(wanted.options),
        tuple(wire.BriefPicture(*picture) for picture in taken),
    )


@get("/api/examples/{game:str}", responses=problems(404))
async def examples(game: FromPath[str]) -> wire.Examples:
    """Give the worked examples of a game's rules, as they were played."""
    room = game_named(game)
    played = await asyncio.to_thread(lambda: room.examples)
    return wire.Examples(
        room.name,
        tuple(
            wire.Example(
                *(one.name, one.paragraph, one.seats, one.seat, one.options),
                tuple(wire.ExamplePosition(each.look, each.text) for each in one.positions),
            )
            for one in played
        ),
    )


@get("/api/options/{game:str}/{language:str}", responses=problems(404))
async def options(game: FromPath[str], language: FromPath[str]) -> wire.OptionsOffer:
    """Give what may be chosen when a table of a game is opened, and what it changes."""
    room = game_named(game)
    return options_offer(room.name, spoken_here(language).language)


@cache
def options_offer(game: str, language: str) -> wire.OptionsOffer:
    """Describe a game's options in a language."""
    room, spoken = game_named(game), words(language)
    printed = room.pack().printed
    seats = room.seats(printed)

    def offer(option: Option) -> wire.OptionOffer:
        allowed = {count: tuple(option.choices(printed, count)) for count in seats}
        return wire.OptionOffer(
            option.name,
            spoken.tell(room.explained(option)),
            option.switch,
            tuple(choice(option, value) for value in sorted({*chain(*allowed.values())})),
            allowed,
            option.ruling,
        )

    def choice(option: Option, value: int) -> wire.ChoiceOffer:
        label = spoken.tell(room.choice_of(option, value))
        effect = room.effects.of(option, value)
        return wire.ChoiceOffer(value, label, spoken.tell(told(room, effect)) if effect else "")

    bots = spoken.say("house-rules-bots")
    return wire.OptionsOffer(game, language, tuple(offer(one) for one in room.options), bots)


@get("/api/words/{game:str}/{language:str}", media_type="text/plain", responses=problems(404))
async def room_words(game: FromPath[str], language: FromPath[str]) -> str:
    """Give a game's own catalogue, for pages that were built without it."""
    room = game_named(game)
    return room.catalogue(spoken_here(language).language)


def spoken_here(language: str) -> Words:
    """Give a language's words, or refuse one that nobody speaks here."""
    if language not in LANGUAGES:
        raise NotAllowed("server-unknown-language", language=language, known=", ".join(LANGUAGES))
    return words(language)


HANDLERS = [rules, brief, examples, options, room_words]
