"""The running order of the race, and what one's horses and bets are worth in it (A10.5, A11).

As if the race ended here and the order of the horses were their arrival: a horse whose owner holds
a Disadvantage would not count, the first three would be paid, and where horses are level anyone of
them might be the first.
"""

from __future__ import annotations

from collections.abc import Iterator

from hippodrome.engine.running import Levels, RunningOrder, arrivals, places_of
from hippodrome.games.ascot.people.look.types import Paper, Worth
from hippodrome.games.ascot.rules.auction import commission
from hippodrome.games.ascot.rules.betting import staked_by
from hippodrome.games.ascot.rules.holding import owner_of
from hippodrome.games.ascot.rules.places import place_pays, staked_on_places
from hippodrome.games.ascot.rules.racing import is_disqualified
from hippodrome.games.ascot.rules.reckoning import bookmaker_gets, prize_of, ticket_pays
from hippodrome.games.ascot.state import (
    FIRST_PRIZE,
    HOME,
    PLACES,
    RUNNING,
    Pack,
    State,
)
from hippodrome.games.ascot.vocabulary import Earning

Earned = dict[tuple[Earning, int], int]
"""What each paper of a seat would be paid, by what it is and its horse."""


def levels_now(pack: Pack, view: State) -> tuple[list[list[int]], list[int]]:
    """A9.13, A11.1: horses home by their places, then the running by length; and those out."""
    levels: dict[tuple[int, int], list[int]] = {}
    out = []
    for horse in range(1, pack.horses + 1):
        status = view.status[horse]
        if status == HOME:
            levels[view.arrival[horse], 0] = [horse]
        elif status == RUNNING:
            levels.setdefault((PLACES + 1, -view.length[horse]), []).append(horse)
        elif status:
            out.append(horse)
    return [levels[rank] for rank in sorted(levels)], out


def running_order(pack: Pack, view: State, levels: Levels, out: list[int]) -> RunningOrder:
    """List the horses first to last, how far each has to go, and the prizes as the Bank stands."""
    horses = (*(horse for level in levels for horse in level), *out)
    post = pack.lengths + 1
    return RunningOrder(
        horses=horses,
        places=places_of(levels, out),
        gaps=tuple([0 if view.arrival[horse] else post - view.length[horse] for horse in horses]),
        pays=tuple([prize_now(view, place) for place in range(1, PLACES + 1)]),
    )


def prize_now(view: State, place: int) -> int:
    """A11.2: what a place pays: as the Bank stands or, once the race is over, what was paid."""
    if view.over:
        return view.reckoning[FIRST_PRIZE + place - 1]
    return prize_of(view.bank, place)


def worth_now(pack: Pack, view: State, seat: int, levels: Levels) -> Worth | None:
    """A11: what the purse would get if the race ended here; nothing before a horse has moved."""
    if not any(view.length) and not view.arrived:
        return None
    counting = [
        [horse for horse in level if view.arrival[horse] or not held_back(view, horse)]
        for level in levels
    ]
    ways = [earned(pack, view, seat, home) for home in arrivals(counting, PLACES)]
    papers = dict.fromkeys(paper for way in ways for paper in way)
    totals = [sum(way.values()) for way in ways]
    return Worth(min(totals), max(totals), tuple(spans(ways, papers)))


def held_back(view: State, horse: int) -> bool:
    """A10.5: would this horse be disqualified if it came home now?"""
    return is_disqualified(view, owner_of(view, horse))


def spans(ways: list[Earned], papers: dict[tuple[Earning, int], None]) -> Iterator[Paper]:
    """Give the least and the most each paper would be paid."""
    for what, horse in papers:
        amounts = [way.get((what, horse), 0) for way in ways]
        yield Paper(min(amounts), max(amounts), what, horse)


def earned(pack: Pack, view: State, seat: int, home: tuple[int, ...]) -> Earned:
    """A7.4, A11: what each paper of a seat would be paid with these horses home, first to third."""
    found: Earned = {}
    if not home:
        found["stakes-back", 0] = staked_by(pack, view, seat) + staked_on_places(pack, view, seat)
        if seat == view.bookmaker:
            aside = sum(staked_on_places(pack, view, other) for other in range(view.seats))
            found["places", 0] = view.put_aside - aside
        return {paper: francs for paper, francs in found.items() if francs}
    for place, horse in enumerate(home, start=1):
        if owner_of(view, horse) == seat:
            found["prize", horse] = prize_of(view.bank, place)
        found["place", horse] = place_pays(view, seat, horse)
    found["ticket", home[0]] = ticket_pays(view, seat, home[0])
    if seat == view.bookmaker:
        found["bookmaker", 0] = bookmaker_gets(view, home[0])
        paid = sum(place_pays(view, other, horse) for horse in home for other in range(view.seats))
        found["places", 0] = view.put_aside - paid
    if seat == view.dealer and view.banker:
        found["banker", 0] = commission(view.bank)
    return {paper: francs for paper, francs in found.items() if francs}
