"""What an audience is told of a step: the events that all may know, and what it alone learnt."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from hippodrome.engine.events import LINE, LOG
from hippodrome.engine.story import Line, Page, Storyteller
from hippodrome.games.ticket.events import EVENTS
from hippodrome.games.ticket.parts import DISCIPLINE
from hippodrome.games.ticket.people.names import PHRASES, horse_name, player
from hippodrome.games.ticket.state import BOXES, DISQUALIFIED
from hippodrome.words import Parameter, sentence

CALLS = 4
"""How many ways the race caller has of saying the same thing."""
LINES_KNOWN = 4096
CARDS_THAT_MOVE = {"run": "single", "joker": "joker", "beside": "pair"}
"""What the sentence of a horse that was moved calls the card, by event."""

TELLER = Storyteller(EVENTS, PHRASES)


def tell(page: Page) -> Iterator[Line]:
    """Tell one step of the meeting to one audience."""
    for event in page.events:
        if event.name == "dealt" and page.audience >= 0:
            yield shown(event)
            yield tell_hand(page)
        elif event.name == "filled" and event.player == page.audience:
            yield shown(event)
            yield tell_own_ticket(page)
        elif event.name == "ticket":
            own = event.player == page.audience  # who filled it in has been told already
            yield shown(event) if own else tell_ticket(event)
        elif event.name in WITH_MORE:
            yield made_of(page, event, TELLER.line(event, **WITH_MORE[event.name](page)))
        else:
            yield made_of(page, event, known_line(event))


def made_of(page: Page, event: Any, line: Line) -> Line:
    """T8.2: make much of a photo only where one of the places that pay hangs on it."""
    if event.name not in ("photo", "photo-result"):
        return line
    taken = [place for place in page.after.place if 0 < place < DISQUALIFIED]
    decided = event.place if event.name == "photo-result" else len(taken) + 1
    return line if decided <= BOXES else msgspec.structs.replace(line, voice=LOG, weight=LINE)


# Every audience is told of the same cards in the same words, so these are kept for a while.


@lru_cache(maxsize=LINES_KNOWN)
def known_line(event: Any) -> Line:
    """Tell an event that says all there is to tell."""
    if event.name in CARDS_THAT_MOVE:
        card, moved = CARDS_THAT_MOVE[event.name], int(event.start != event.end)
        return TELLER.line(event, card=card, moved=moved)
    return TELLER.line(event)


def shown(event: Any) -> Line:
    """Give an event that this audience is shown and not told."""
    return msgspec.structs.replace(TELLER.line(event), text=None)


def tell_hand(page: Page) -> Line:
    """The deal is done: a player sees the own hand."""
    held = page.after.held[page.audience]
    return TELLER.own("hand", tuple(page.after.hand[page.audience][:held]))


def tell_own_ticket(page: Page) -> Line:
    """A player's own ticket, as it was filled in."""
    boxes = page.after.ticket[page.audience][1:]
    return tell_ticket(EVENTS.happened("own-ticket", page.audience, *boxes))


def tell_ticket(event: Any) -> Line:
    """A ticket laid open: only the boxes that hold a horse are told."""
    horses = (event.first, event.second, event.third)
    boxes = tuple(
        sentence("ticket-box", place=place, horse=horse_name(horse))
        for place, horse in zip(range(1, BOXES + 1), horses, strict=True)
        if horse
    )
    told = sentence("story-ticket", player=player(event.player), boxes=boxes)
    return msgspec.structs.replace(shown(event), text=told)


def named(page: Page, name: str) -> list[Any]:
    """Give all of a step's events of one name."""
    return [event for event in page.events if event.name == name]


def count_races(page: Page) -> dict[str, Parameter]:
    """Say of how many races this is one."""
    return {"races": page.after.races}


def call_the_off(page: Page) -> dict[str, Parameter]:
    """Let the race caller vary from race to race; each discipline starts in its own way (T7)."""
    discipline = DISCIPLINE.words[page.after.discipline]
    return {"discipline": discipline, "call": page.after.race % CALLS}


def call_the_lead(page: Page) -> dict[str, Parameter]:
    """Let the race caller vary from card to card."""
    return {"call": page.after.piled % CALLS}


def name_level(page: Page) -> dict[str, Parameter]:
    """Name the horses the photo must part."""
    return {"horses": tuple(horse_name(event.horse) for event in named(page, "level"))}


def name_placed(page: Page) -> dict[str, Parameter]:
    """Name the placed horses, first to last."""
    return {"horses": tuple(horse_name(event.horse) for event in named(page, "placed"))}


def name_lined_up(page: Page) -> dict[str, Parameter]:
    """Name the horses by the lanes they drew, from the left rail."""
    return {"horses": tuple(horse_name(event.horse) for event in named(page, "lane"))}


def name_winners(page: Page) -> dict[str, Parameter]:
    """Name who has won, and how many share it."""
    won = named(page, "won")
    return {"count": len(won), "players": tuple(player(event.player) for event in won)}


WITH_MORE = {
    "race": count_races,
    "lined-up": name_lined_up,
    "off": call_the_off,
    "leads": call_the_lead,
    "photo": name_level,
    "arrival": name_placed,
    "winners": name_winners,
}
"""What some sentences need beside the facts of their event."""
