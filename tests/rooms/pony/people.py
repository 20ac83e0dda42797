"""What a person is shown, offered, told and refused at Pony Club."""

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from hippodrome.engine.choices import Choice
from hippodrome.engine.errors import Refused
from hippodrome.engine.story import Line, Page, Phrase, Storyteller
from hippodrome.engine.tote import Quote
from hippodrome.words import Sentence, sentence
from tests.rooms.pony import rules
from tests.rooms.pony.events import EVENTS
from tests.rooms.pony.moves import FIRST_STAKE_MOVE, FIRST_URGE_MOVE, MENU, MOVES
from tests.rooms.pony.state import CLOSED, RACE, SLIPS, THROW, UNKNOWN, Pack, State

Phase = Literal["slips", "race", "throw", "closed"]
PHASES: Mapping[int, Phase] = {SLIPS: "slips", RACE: "race", THROW: "throw", CLOSED: "closed"}


class Slip(msgspec.Struct, frozen=True):
    """What is known of a seat."""

    seat: int
    coins: int
    pony: int | None
    stake: int | None


class Look(msgspec.Struct, frozen=True):
    """What a person sees."""

    seat: int
    phase: Phase
    awaited: tuple[int, ...]
    gone: tuple[int, ...]
    squares: int
    slips: tuple[Slip, ...]
    choices: tuple[Choice, ...]
    barred: tuple[Choice, ...]
    over: bool
    winners: tuple[int, ...]


def look(pack: Pack, view: State, seat: int) -> Look:
    """Make what a person sees from what their seat knows."""
    slips = [
        Slip(other, view.coins[other], known(view.backed[other]), known(view.stake[other]))
        for other in range(view.seats)
    ]
    won = rules.standing(pack, view, [0] * view.seats)
    return Look(
        seat=seat,
        phase=PHASES[view.phase],
        awaited=tuple(other for other in range(view.seats) if view.awaits >> other & 1),
        gone=tuple(view.gone[1 : pack.ponies + 1]),
        squares=pack.squares,
        slips=tuple(slips),
        choices=tuple(choices(pack, view, seat)),
        barred=(),
        over=bool(view.over),
        winners=tuple(other for other in range(view.seats) if won >> other & 1),
    )


def known(number: int) -> int | None:
    """Give a number one may know."""
    return None if number == UNKNOWN else number


def choices(pack: Pack, view: State, seat: int) -> Iterable[Choice]:
    """List what may be chosen; stakes are one choice with a range."""
    moves = [0] * MENU
    listed = moves[: rules.menu(pack, view, seat, moves)]
    if listed and FIRST_STAKE_MOVE <= listed[0] < FIRST_URGE_MOVE:
        ladder = tuple(move - FIRST_STAKE_MOVE for move in listed)
        move, most = MOVES.chosen(listed[0]), view.coins[seat]
        yield Choice(move, least=1, most=most, step=1, ladder=ladder)
    else:
        for number in listed:
            yield Choice(MOVES.chosen(number))


def describe(seen: Look) -> Iterable[Sentence]:
    """Say what lies on the table."""
    for pony, gone in enumerate(seen.gone, start=1):
        yield sentence("pony-where", pony=pony_name(pony), gone=gone, squares=seen.squares)
    for slip in seen.slips:
        yield sentence("pony-purse", seat=player(slip.seat), coins=slip.coins)
        if slip.pony and slip.stake:
            backed = pony_name(slip.pony)
            yield sentence("pony-slip", seat=player(slip.seat), pony=backed, coins=slip.stake)


def player(seat: int) -> Sentence:
    """Name a seat."""
    return sentence("player", seat=seat + 1)


def pony_name(pony: int) -> Sentence:
    """Name a pony."""
    return sentence("pony-name", pony=pony)


def quotes(pack: Pack, view: State) -> tuple[Quote, ...]:
    """P2.2: whoever wins doubles the stake, whichever pony it is."""
    return tuple(Quote(pony, pony_name(pony), pays=200) for pony in range(1, pack.ponies + 1))


PHRASES: Mapping[str, Phrase] = {"seat": player, "pony": pony_name}
STORY = Storyteller(EVENTS, PHRASES)


def tell(page: Page) -> Iterable[Line]:
    """Tell what happened; one's own slip in full."""
    for event in page.events:
        if event.name == "slip" and event.seat == page.audience:
            seat = page.audience
            yield STORY.own("own-slip", seat, page.after.backed[seat], page.after.stake[seat])
        else:
            yield STORY.line(event)


def explain(pack: Pack, view: State, seat: int, move: int) -> Refused:
    """Say why a move is refused."""
    code = rules.refusal(pack, view, seat, move)
    return Refused("pony-refused", code=code, paragraph="P2.1", reason=code)


def unfinished(pack: Pack, state: State, seat: int) -> Refused | None:
    """P1.2: a slip needs a stake."""
    return Refused("pony-slip-lacks", code=rules.SLIP_TO_FILL, paragraph="P1.2")
