"""What an audience is told: the events that rules noted, in the sentences of the race caller."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from hippodrome.engine.story import Line, Page, Storyteller
from hippodrome.games.finishline.events import EVENTS
from hippodrome.games.finishline.people.look.make import arrival, look_at_slip
from hippodrome.games.finishline.people.names import (
    bet_name,
    horse_names,
    phrases_in,
    player,
    rolled_name,
)
from hippodrome.games.finishline.rules.betting import odds_of
from hippodrome.games.finishline.rules.faces import dice_left, is_favourite, is_safe
from hippodrome.games.finishline.state import BLACK, BLANK, EXTRAS, FRONT, TAKE, TRICK, State
from hippodrome.words import Parameter, sentence

PLACED = 3
"""How many are told with their place when a race is over."""

Gaps = Mapping[str, Parameter]
"""What fills the gaps of a sentence that are no facts of its event."""


def tell(page: Page) -> Iterator[Line]:
    """Tell one play or draw to one audience."""
    teller = Storyteller(EVENTS, phrases_in(page.pack, page.after))
    for event in page.events:
        if event.name == "slip" and event.player == page.audience:
            yield own_slip(teller, page)
        else:
            gaps = GAPS.get(event.name)
            yield teller.line(event, **(gaps(page, event) if gaps else {}))


def own_slip(teller: Storyteller, page: Page) -> Line:
    """F2.4: a slip handed in is told in full to its writer alone."""
    slip = look_at_slip(page.pack, page.after, page.audience)
    bets = [*slip.wins, *slip.pairs]
    names = tuple(bet_name(page.pack, page.after, bet.horses, bet.stake, bet.odds) for bet in bets)
    return teller.own("own-slip", len(bets), slip=names)


def call(view: State, ways: int) -> int:
    """Choose one of the caller's ways to say a thing, so that neighbours in time differ."""
    return (view.turns + view.turns // ways + view.race) % ways


def called(ways: int) -> Callable[[Page, Any], Gaps]:
    """Say a thing in one of so many ways."""
    return lambda page, _: {"call": call(page.before, ways)}


def race(page: Page, event: Any) -> Gaps:
    """F2.2: a race is announced."""
    return {"races": page.pack.races, "call": event.race % 3}


def tile(page: Page, event: Any) -> Gaps:
    """F2.2, F2.3: a tile is laid at the front of the row."""
    favourite = is_favourite(page.pack, page.after, event.horse)
    safe = is_safe(page.pack, page.after, event.horse)
    last = page.pack.runners - 1
    return {
        "spot": "hindmost" if event.horse == 0 else "leader" if event.horse == last else "between",
        "mark": "favourite" if favourite else "safe" if safe else "none",
        "odds": odds_of(page.pack, page.after, event.horse),
        "call": event.horse % 3,
    }


def slip(page: Page, event: Any) -> Gaps:
    """F2.4: somebody hands a slip in."""
    return {"call": (page.after.race + event.player) % 4}


def off(page: Page, _: Any) -> Gaps:
    """F3.1: all slips are in."""
    return {"call": page.after.race % 4}


def last_die(page: Page, _: Any) -> Gaps:
    """F3.6: the reserve is empty; a trick among the three dice could still fill it (F5.12)."""
    tricky = BLACK in page.after.front and TRICK in page.pack.face[BLACK]
    return {
        "trick": int(tricky and dice_left(page.after) > 0),
        "call": call(page.before, 3),
    }


def rolls(page: Page, _: Any) -> Gaps:
    """F3.1: what the three dice show."""
    return {
        "dice": tuple(rolled_name(page.pack, page.after, die) for die in range(FRONT)),
        "blank": int(all(face == BLANK for face in page.after.face)),
        "call": call(page.after, 4),
    }


def aside(page: Page, event: Any) -> Gaps:
    """F3.4: a die is put aside."""
    die = sentence("finishline-rolled", face=event.face, colour=event.colour, amount=event.amount)
    return {"die": die, "call": call(page.before, 3)}


def whip(_: Page, event: Any) -> Gaps:
    """F5.3: the first whip on a horse, or the second."""
    return {"second": event.whips - 1}


def interference(page: Page, event: Any) -> Gaps:
    """F5.7: three neighbours in their new order."""
    return {"horses": horse_names(page.pack, page.after, event.front, event.middle, event.back)}


def loss(page: Page, event: Any) -> Gaps:
    """F5.8: two go past a horse."""
    rivals = horse_names(page.pack, page.after, event.rival, event.other_rival)
    return {"rivals": rivals, "call": call(page.before, 3)}


def passes(page: Page, event: Any) -> Gaps:
    """F4.1: a horse goes past up to three."""
    rivals = horse_names(page.pack, page.after, event.rival, event.other_rival, event.third_rival)
    chased = "two" if page.after.level else "one"
    running = page.after.phase in (TAKE, EXTRAS)  # nobody is caught once the race is run
    return {
        "rivals": rivals,
        "chase": chased if running else "none",
        "call": call(page.before, 3),
    }


def result(page: Page, _: Any) -> Gaps:
    """F3.6: the arrival from first to last; whoever is placed is told by name and place."""
    horses = horse_names(page.pack, page.after, *arrival(page.pack, page.after))
    return {
        "placed": min(len(horses), PLACED),
        "third": horses[PLACED - 1 : PLACED],
        "behind": len(horses[PLACED:]),
        "others": horses[PLACED:],
    }


def paid(page: Page, event: Any) -> Gaps:
    """F6.1: what a bet paid."""
    horses = (event.horse,) if event.partner < 0 else (event.horse, event.partner)
    return {"bet": bet_name(page.pack, page.after, horses, event.stake, event.odds)}


def capital(_: Page, event: Any) -> Gaps:
    """F6.1: what a race changed."""
    change = "up" if event.gain > 0 else "down" if event.gain < 0 else "even"
    return {"change": change, "gain": abs(event.gain)}


def side_total(_: Page, event: Any) -> Gaps:
    """F6.2: what side bets brought or cost."""
    return {"change": "up" if event.amount > 0 else "down", "amount": abs(event.amount)}


def total(_: Page, event: Any) -> Gaps:
    """F6.2: what somebody has in the end."""
    return {"debt": int(event.total < 0), "total": abs(event.total)}


def winners(_: Page, event: Any) -> Gaps:
    """F6.2: whoever has most, alone or together."""
    seats = (event.first_winner, event.second_winner, event.third_winner, event.fourth_winner)
    won = tuple(player(seat) for seat in seats if seat >= 0)
    return {"count": len(won), "players": won}


GAPS: Mapping[str, Callable[[Page, Any], Gaps]] = {
    "race": race,
    "tile": tile,
    "slip": slip,
    "off": off,
    "takes": called(3),
    "last-die": last_die,
    "rolls": rolls,
    "aside": aside,
    "shoe": called(3),
    "double": called(3),
    "whip": whip,
    "helmet": called(3),
    "interference": interference,
    "loss": loss,
    "disqualified": called(3),
    "passes": passes,
    "leads": called(4),
    "straight": called(3),
    "arrival": result,
    "paid": paid,
    "capital": capital,
    "side-total": side_total,
    "total": total,
    "winners": winners,
}
