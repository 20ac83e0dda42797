"""What a scout would do at a seat, or thinks of what a bot did there, and why, in sentences.

It is worked out in a worker from the seat's view and a seed that anybody could know, and from
nothing else; so whoever asks is told nothing that the seat could not have found out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from hippodrome.bots.advising import ENOUGH, Advice, Weighed, advise
from hippodrome.bots.foreseeing import OUTLOOK, Outlook
from hippodrome.bots.searching import SCOUTS, Budget
from hippodrome.engine import machine_code
from hippodrome.engine.game import Game, Pack
from hippodrome.engine.stream import new_stream
from hippodrome.engine.tote import HUNDREDTHS
from hippodrome.games import game_named
from hippodrome.table.log import printed_of
from hippodrome.table.thinking import Fields, unpacked_pack
from hippodrome.words import Sentence, sentence

PATIENCE = Budget(seconds=2.0)
"""What an answer may cost: nobody waits much longer for it, whatever the machine."""


class Reason(NamedTuple):
    """A move of a decision in words, and what speaks for it."""

    move: int
    label: Sentence
    reasons: tuple[Sentence, ...]


class Reasoning(NamedTuple):
    """A whole decision with its reasons, and how often the seat wins from there."""

    moves: tuple[Reason, ...]
    chance: Sentence | None


def prepare_to_ponder(game: Game) -> None:
    """See that the machine code of all that pondering takes is being made."""
    machine_code.prepare(game, SCOUTS.module)
    machine_code.prepare(game, OUTLOOK)


def ponder(
    game_name: str,
    pack_hash: str,
    printed: bytes,
    view: Fields,
    seat: int,
    seed: int,
    given: tuple[int, ...],
    budget: Budget,
) -> Advice:
    """Say what a scout would do from a view, or thinks of what was done; runs in a worker."""
    game = game_named(game_name)
    prepare_to_ponder(game)
    seen = game.state_class()
    seen.restore(view)
    pack = unpacked_pack(game_name, pack_hash, printed)
    return advise(game, pack, seen, seat, new_stream(seed), budget, given)


def hint_question(
    game: Game, pack: Pack, table: str, view: Any, seat: int, given: Sequence[int] = ()
) -> tuple[Any, ...]:
    """Put together what is asked for a seat: its view, and a seed made of the table's name."""
    seed = hashlib.sha256(f"hint {table}".encode()).digest()
    return (
        game.name,
        pack.hash,
        printed_of(pack),
        view.remembered(),
        seat,
        int.from_bytes(seed[:8], "big"),
        tuple(given),
    )


def reasoned(
    game: Game, pack: Pack, view: Any, seat: int, advice: Advice, chance_key: str = "hint-chance"
) -> Reasoning:
    """Put advice into words, from the very view it was made of."""
    told = []
    for weighed in advice.moves:
        label = labelled(game, pack, view, weighed.move)
        worth = worth_of(game, pack, view, seat, weighed.move, advice.places)
        told.append(Reason(weighed.move, label, (*worth, gained(game, pack, view, weighed))))
    percent = None if advice.won is None else round(100 * advice.won)
    chance = None if percent is None else sentence(chance_key, percent=percent)
    return Reasoning(tuple(told), chance)


def labelled(game: Game, pack: Pack, view: Any, move: int) -> Sentence:
    """Say what a move is."""
    return game.label_in(pack.printed, view, game.moves.chosen(move))


def gained(game: Game, pack: Pack, view: Any, weighed: Weighed) -> Sentence:
    """Say what a move gains on the next best, as far as that is known."""
    if weighed.other is None:
        return sentence("hint-only")
    other = labelled(game, pack, view, weighed.other)
    if weighed.tried < ENOUGH:
        return sentence("hint-hasty", other=other)
    if not weighed.certain:
        return sentence("hint-even", other=other)
    standing = game.standing_of(abs(weighed.gain))
    key = "hint-gain" if weighed.gain > 0 else "hint-loss"
    return sentence(key, standing=standing, other=other)


def worth_of(
    game: Game, pack: Pack, view: Any, seat: int, move: int, places: Outlook
) -> tuple[Sentence, ...]:
    """Say of a bet on a horse how often that wins and, where a price is known, what it is worth."""
    chosen: Any = game.moves.chosen(move)
    horse = game.backs(view, chosen)
    if not horse or places.tried < ENOUGH:
        return ()
    quote = next(one for one in game.quotes(pack.printed, view) if one.horse == horse)
    chance = places.place(horse, 1)
    percent = round(100 * chance)
    pays = price(game, pack, view, seat, move) or quote.pays / HUNDREDTHS
    if not pays:
        return (sentence("hint-backs", horse=quote.name, percent=percent),)
    return (
        sentence(
            "hint-odds",
            horse=quote.name,
            percent=percent,
            odds=round(pays, 2),
            worth=round(chance * pays, 2),
        ),
    )


def price(game: Game, pack: Pack, view: Any, seat: int, move: int) -> float:
    """Give what one would get back for each of a stake as things stand; 0 where none can say."""
    brought = game.brings(pack.printed, view, seat, move)
    row, chosen = game.moves.row_of(move), game.moves.chosen(move)
    stake = next((getattr(chosen, part.name) for part in row.parts if part.free), 0)
    return brought / stake if brought and stake else 0.0
