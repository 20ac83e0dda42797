"""Names for people: of phases, things, seats, reports and squares, as words and as sentences."""

from collections.abc import Iterable, Mapping
from functools import cache, partial
from typing import Literal

from hippodrome.engine.lettering import printed_name
from hippodrome.engine.story import Phrase
from hippodrome.games.ascot import parts
from hippodrome.games.ascot.content.boards import PAYEES, REPORT_NAMES, SQUARE_NAMES
from hippodrome.games.ascot.phases import (
    ANSWER,
    BET,
    BID,
    CLOSED,
    COLOUR,
    DEAL,
    DICE,
    DIE,
    EXCHANGE,
    FAVOURITE,
    FIRST_THROW,
    INSCRIPTION,
    JOIN,
    LOT,
    MEMBER,
    MEMBER_HORSE,
    MOVE,
    NAMING,
    NEED,
    NEED_ANSWER,
    ODDS,
    OFFER,
    OWE,
    PLACE,
    PLACE_BET,
    RACE_THROW,
    READ,
    THROW_IN,
    TOP_CARD,
    TURN_UP,
    WHOSE,
    WITHDRAW,
)
from hippodrome.games.ascot.rules.holding import stable_pack
from hippodrome.games.ascot.state import (
    BLACK,
    EARN_ADVANTAGE,
    FIRST_REPORT,
    FOR_CARDS,
    FOR_ENTRY,
    FOR_RACE,
    FOR_TRAINING,
    GALLOP,
    HORSES,
    KEEP_REPORT,
    NOBODY,
    PAY,
    RECEIVE,
    STRANGLES,
    SURPLUS,
    TAKE_DISADVANTAGE,
    Pack,
    State,
)
from hippodrome.games.ascot.vocabulary import (
    Cause,
    Colour,
    Effect,
    Payee,
    Phase,
    ReportsOf,
    Square,
    Stage,
)
from hippodrome.words import Sentence, sentence

PHASES: dict[int, Phase] = {
    LOT: "lot",
    DEAL: "deal",
    NAMING: "naming",
    EXCHANGE: "exchange",
    TOP_CARD: "top-card",
    THROW_IN: "throw-in",
    TURN_UP: "turn-up",
    BID: "bid",
    OWE: "owe",
    FIRST_THROW: "first-throw",
    MEMBER: "member",
    READ: "read",
    MEMBER_HORSE: "member-horse",
    DICE: "dice",
    JOIN: "join",
    OFFER: "offer",
    ANSWER: "answer",
    WITHDRAW: "withdraw",
    FAVOURITE: "favourite",
    BET: "bet",
    PLACE: "place",
    ODDS: "odds",
    PLACE_BET: "place-bet",
    RACE_THROW: "race-throw",
    DIE: "die",
    WHOSE: "whose",
    MOVE: "move",
    COLOUR: "colour",
    INSCRIPTION: "inscription",
    NEED: "need",
    NEED_ANSWER: "need-answer",
    CLOSED: "closed",
}
CAUSES: dict[int, Cause] = {
    FOR_CARDS: "cards",
    FOR_TRAINING: "training",
    FOR_ENTRY: "entry",
    FOR_RACE: "race",
}
STAGE_OF_DEBT: dict[int, Stage] = {
    FOR_CARDS: "auction",
    FOR_TRAINING: "training",
    FOR_ENTRY: "betting",
    FOR_RACE: "race",
}
LAST_PHASES: tuple[tuple[int, Stage], ...] = (
    (THROW_IN, "deal"),
    (BID, "auction"),
    (JOIN, "training"),
    (WITHDRAW, "market"),
    (PLACE_BET, "betting"),
    (NEED_ANSWER, "race"),
    (CLOSED, "closed"),
)
"""The stages of a game, each with its last phase; debts and sales belong to the one around."""
COLOURS: dict[int, Colour] = dict(enumerate(parts.COLOURS, start=BLACK))
PACKS: dict[int, ReportsOf] = dict(enumerate(parts.PACKS))
EFFECTS: dict[int, Effect] = {
    EARN_ADVANTAGE: "advantage",
    TAKE_DISADVANTAGE: "disadvantage",
    PAY: "pay",
    RECEIVE: "receive",
    KEEP_REPORT: "keep",
    STRANGLES: "strangles",
    GALLOP: "gallop",
}
SQUARES: dict[int, Square] = dict(enumerate(parts.SQUARES))


def stage_of(view: State) -> Stage:
    """Say how far the game is."""
    if view.debt in STAGE_OF_DEBT:
        return STAGE_OF_DEBT[view.debt]
    if view.sale == SURPLUS:
        return "market"
    return next(stage for last, stage in LAST_PHASES if view.phase <= last)


def payee_word(payee: int) -> Literal["", Payee]:
    """Give the word for whom a square or a report names."""
    return PAYEES[payee - 1] if payee else ""


def player(seat: int) -> Sentence:
    """Name a seat; whoever shows the sentence may put a person's name in its place."""
    return sentence("player", seat=seat + 1)


def who_gets(seat: int) -> Sentence:
    """Name who is paid: a seat, or the Bank."""
    return sentence("ascot-the-bank") if seat == NOBODY else player(seat)


@cache
def thing_name(thing: int, own: str = "") -> Sentence:
    """Name a horse, a business or a kept report, as it stands within a sentence.

    A horse goes by the name the pack gives it, and in our words where it gives none.
    """
    if own:
        return sentence("ascot-own-horse", number=thing, name=own)
    return sentence("ascot-the-thing", thing=thing)


def own_horse(pack: Pack, thing: int) -> str:
    """Give the name of a horse that is the pack's own, or nothing."""
    return printed_name(pack.own_horse[thing]) if thing <= HORSES else ""


def thing_in(pack: Pack, thing: int) -> Sentence:
    """Name a thing as the pack does."""
    return thing_name(thing, own_horse(pack, thing))


def things_in(pack: Pack, things: Iterable[int]) -> tuple[Sentence, ...]:
    """Name several things as the pack does."""
    return tuple(thing_in(pack, thing) for thing in things)


def thing_of_report(word: str) -> int:
    """Give the thing that a kept report is, by its word in moves."""
    return FIRST_REPORT + parts.REPORT.words.index(word)


def kept_name(word: str) -> Sentence:
    """Name a kept report by its word in moves and events."""
    return thing_name(thing_of_report(word))


@cache
def pack_name(word: str) -> Sentence:
    """Name whose reports a pack holds."""
    return sentence("ascot-the-pack", pack=word)


def stable_name(pack: Pack, horse: int) -> Sentence:
    """Name the trainer of a horse."""
    return pack_name(PACKS[stable_pack(pack, horse)])


@cache
def report_name(name: int, own: str = "") -> Sentence:
    """Give the title of a report, in our words or the pack's own."""
    return sentence("named", name=own) if own else sentence("ascot-report", name=name)


def own_report(pack: Pack, name: int) -> str:
    """Give the title of a report that is the pack's own, or nothing."""
    own = name - len(REPORT_NAMES)
    return printed_name(pack.own_report[own - 1]) if own > 0 else ""


def report_in(pack: Pack, name: int) -> Sentence:
    """Give the title of a report as the pack does."""
    return report_name(name, own_report(pack, name))


@cache
def square_name(name: int, own: str = "") -> Sentence:
    """Give the name of a square of the loop, in our words or the pack's own."""
    return sentence("named", name=own) if own else sentence("ascot-square", name=name)


def own_square(pack: Pack, name: int) -> str:
    """Give the name of a square of the loop that is the pack's own, or nothing."""
    own = name - len(SQUARE_NAMES)
    return printed_name(pack.own_square[own - 1]) if own > 0 else ""


def square_in(pack: Pack, name: int) -> Sentence:
    """Give the name of a square of the loop as the pack does."""
    return square_name(name, own_square(pack, name))


def inscription_name(kind: str, number: int) -> Sentence:
    """Give the words on a white square of the race."""
    return sentence("ascot-inscription", kind=kind, number=number)


@cache
def odds_name(odds: int) -> Sentence:
    """Say what a place bet pays, given in half stakes."""
    return sentence("ascot-place-odds", whole=odds // 2, half=odds % 2)


THINGS = ("thing", "horse", "cards")
"""Parts and facts that are things."""

PHRASES: Mapping[str, Phrase] = {
    "player": player,
    "seat": player,
    "named": player,
    "holder": player,
    "to": who_gets,
    "seller": who_gets,
    "report": kept_name,
    "pack": pack_name,
    "trainer": pack_name,
    "title": report_name,
    "odds": odds_name,
    **dict.fromkeys(THINGS, thing_name),
}
"""How parts of moves and facts of events are put into sentences where no pack is at hand.

Those that are not named here stand as they are.
"""


def phrases_in(pack: Pack) -> Mapping[str, Phrase]:
    """Give the same with horses and reports named as the pack does."""
    things = dict.fromkeys(THINGS, partial(thing_in, pack))
    return {**PHRASES, **things, "title": partial(report_in, pack)}
