"""What an audience is told: what the rules noted for all, and what its own seat alone knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from hippodrome.engine.story import Line, Page, Storyteller
from hippodrome.games.auteuil.events import EVENTS
from hippodrome.games.auteuil.people.choices import arrival
from hippodrome.games.auteuil.people.look.make import look_at_card, look_at_slip, reckoning
from hippodrome.games.auteuil.people.names import (
    PHRASES,
    at_obstacle,
    horse_name,
    race_name,
    the_obstacle,
)
from hippodrome.games.auteuil.people.refusals import dice_left, obstacles_passed
from hippodrome.games.auteuil.rules.dice import obstacle_at, post
from hippodrome.games.auteuil.state import Pack, State
from hippodrome.words import Parameter, Sentence, sentence

CALLS = 6
"""How many ways the race caller has of saying the same thing."""
FALLS = 14
"""How many he has for a horse that falls; an even number."""

TELLER = Storyteller(EVENTS, PHRASES)


def tell(page: Page) -> Iterator[Line]:
    """Tell one step of the evening to one audience."""
    for event in page.events:
        if event.name == "leads" and not is_called_leader(page.after, event.horse):
            continue
        own = own_lines(page, event)
        if own is not None:
            yield from own
        elif event.name in GAPS:
            yield TELLER.line(event, **GAPS[event.name](page, event))
        else:
            yield TELLER.line(event)


def is_called_leader(view: State, horse: int) -> bool:
    """Nobody leads anything before the first turn is over, nor lying on the ground."""
    return view.rounds > 1 and not view.fallen[horse]


def own_lines(page: Page, event: Any) -> list[Line] | None:
    """Tell an audience of its own cards and slip, in place of what all others hear, if anything.

    When they are turned over (U6.3, U6.4) they are no news to it.
    """
    if event.name == "dealt":
        cards = horses_of(page.pack, page.after, page.audience)
        return [TELLER.own("cards", cards, count=len(cards))] if cards else None
    if getattr(event, "player", None) != page.audience:
        return None
    if event.name == "slip-folded":
        slip = marked(page.after, event.player)
        return [TELLER.own("slip", event.player, *slip, **simple(page, event))]
    return [] if event.name in ("owners", "slip-unfolded") else None


# What sentences need besides the facts of their events; everybody sees it on the table.


def called(page: Page, event: Any) -> dict[str, Parameter]:
    """Choose one of the caller's ways, the same for every audience."""
    return {"call": (page.after.race + page.after.rounds + sum(page.after.squares)) % CALLS}


def of_jump(page: Page, event: Any) -> dict[str, Parameter]:
    """U4.1: the obstacles between the squares of the move that the jump belongs to."""
    moved = next(one for one in page.events if one.name == "moved")
    passed = obstacles_passed(page.pack, moved.start, moved.points)
    over = tuple(the_obstacle(page.pack, obstacle_at(page.pack, square)) for square in passed)
    return {"obstacles": over, **called(page, event)}


def of_race(page: Page, event: Any) -> dict[str, Parameter]:
    """U2.2: the name of the race, what its fee is for, and its prizes."""
    card = look_at_card(page.pack, page.after)
    first, second, third = card.prizes
    return {
        "name": race_name(card.name, card.own),
        "each": "owner" if card.per_owner else "horse",
        "first": first,
        "second": second,
        "third": third,
    }


def of_move(page: Page, event: Any) -> dict[str, Parameter]:
    """U3.1: from which square of the loop to which, and whether the post lies on the way."""
    lap, home = page.pack.lap, post(page.pack)
    reached = min(event.start + event.points, home)
    return {"start": event.start % lap, "end": reached % lap, "home": int(reached == home)}


def of_obstacle(page: Page, event: Any) -> dict[str, Parameter]:
    """U4: at which obstacle."""
    return {"where": at_obstacle(page.pack, event.where)}


def of_fall(page: Page, event: Any) -> dict[str, Parameter]:
    """Falls come thick and fast: never two alike in a row, not even from one race to the next.

    They are counted race by race, so races take turns with the even and the odd calls.
    """
    call = (2 * page.after.falls + page.after.race) % FALLS
    return {**of_obstacle(page, event), "call": call}


def of_lost_dice(page: Page, event: Any) -> dict[str, Parameter]:
    """U3.2: the dice that nobody took."""
    return {"dice": dice_left(page.after)}


def of_arrival(page: Page, event: Any) -> dict[str, Parameter]:
    """U6.2: the race, and the first three."""
    card = look_at_card(page.pack, page.after)
    horses = tuple(map(horse_name, arrival(page.after)))
    return {"name": race_name(card.name, card.own), "horses": horses}


def of_owner(page: Page, event: Any) -> dict[str, Parameter]:
    """U6.3: the owner cards that are turned over."""
    return {"horses": tuple(map(horse_name, horses_of(page.pack, page.after, event.player)))}


def of_slip(page: Page, event: Any) -> dict[str, Parameter]:
    """U6.4: the slip that the bank unfolds."""
    first, second, third, _, _ = map(horse_name, marked(page.after, event.player))
    return {"first": first, "second": second, "third": third, **simple(page, event)}


def of_pay(page: Page, event: Any) -> dict[str, Parameter]:
    """U6.4: what each successful bet of a slip was paid."""
    found = reckoning(page.pack, page.after, event.player)
    bets: list[Sentence] = []
    if found.tierce:
        bets.append(sentence("auteuil-pays-tierce", exact=int(found.exact), francs=found.tierce))
    if found.win:
        horse = horse_name(page.after.win[event.player])
        bets.append(sentence("auteuil-pays-win", horse=horse, francs=found.win))
    if found.place:
        horse = horse_name(page.after.place[event.player])
        bets.append(sentence("auteuil-pays-place", horse=horse, francs=found.place))
    return {"bets": tuple(bets)}


def of_winners(page: Page, event: Any) -> dict[str, Parameter]:
    """U7.1: how many share the evening."""
    return {"count": event.players.bit_count()}


GAPS: Mapping[str, Callable[[Page, Any], dict[str, Parameter]]] = {
    "race": of_race,
    "off": called,
    "dice-lost": of_lost_dice,
    "moved": of_move,
    "jumped": of_jump,
    "raised": of_obstacle,
    "fell": of_fall,
    "stood": of_obstacle,
    "held": of_obstacle,
    "out": of_fall,
    "freed": of_obstacle,
    "arrived": called,
    "lap": called,
    "last-obstacle": called,
    "leads": called,
    "arrival": of_arrival,
    "owners": of_owner,
    "slip-unfolded": of_slip,
    "slip-paid": of_pay,
    "winners": of_winners,
}


def horses_of(pack: Pack, view: State, seat: int) -> tuple[int, ...]:
    """List the horses a seat is seen to own."""
    if seat < 0:
        return ()
    return tuple(horse for horse in range(1, pack.horses + 1) if view.owner[horse] == seat + 1)


def marked(view: State, seat: int) -> tuple[int, ...]:
    """List the horses on a slip that may be seen: the tiercé, the winner, the placed one."""
    slip = look_at_slip(view, seat)
    assert slip is not None
    return (*slip.tierce, slip.win, slip.place)


def simple(page: Page, event: Any) -> dict[str, Parameter]:
    """Name the horses of the two simple bets; elsewhere `win` and `place` are francs."""
    *_, win, place = map(horse_name, marked(page.after, event.player))
    return {"win": win, "place": place}
