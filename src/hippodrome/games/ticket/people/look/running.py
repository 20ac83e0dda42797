"""The running order, and what a ticket is worth as the horses stand (T6, T8).

As if the last card had been played: hoof marks disqualify, the column decides, and every tie would
be a photo-finish, so that a ticket is worth from so much to so much.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, product
from typing import NamedTuple

from hippodrome.engine.running import RunningOrder, Span, places_of
from hippodrome.games.ticket.people.look.types import Worth
from hippodrome.games.ticket.rules.finish import on_hoofs
from hippodrome.games.ticket.rules.tickets import box_points, points_at
from hippodrome.games.ticket.state import DISQUALIFIED, HARNESS, PHOTO, RACE, Pack, State

UNDER_WAY = (RACE, PHOTO)
WORTHS_KNOWN = 2**14
PACKS_KNOWN = 2**6
EMPTY = 0
"""The place of a box that names no horse."""

Level = tuple[int, int]
"""A place, and how many horses are level at it."""
Places = tuple[int, ...]
"""The place of the horse in each box."""


def running_order(pack: Pack, view: State) -> RunningOrder | None:
    """T6.1: list the horses of the race under way or just run by place and then by column."""
    if view.phase not in UNDER_WAY and not any(view.place):
        return None
    places, columns, out = places_now(pack, view), view.column, []
    ranks: dict[tuple[int, int], list[int]] = {}
    for horse, place in enumerate(places, start=1):
        if place == DISQUALIFIED:
            out.append(horse)
        else:
            ranks.setdefault((place or DISQUALIFIED, -columns[horse]), []).append(horse)
    levels = [ranks[rank] for rank in sorted(ranks)]
    horses = (*chain.from_iterable(levels), *out)
    front = max(columns)
    return RunningOrder(
        horses=horses,
        places=places_of(levels, out),
        gaps=tuple([front - columns[horse] for horse in horses]),
        pays=tuple(pack.winning)[1:],
    )


def places_now(pack: Pack, view: State) -> list[int]:
    """T7.4: give every horse's place, 0 for none yet; the stewards would take some out."""
    places = view.place[1 : pack.horses + 1]
    if view.discipline == HARNESS:
        for horse, place in enumerate(places, start=1):
            if place == 0 and on_hoofs(pack, view, horse):
                places[horse - 1] = DISQUALIFIED
    return places


def worth_now(pack: Pack, view: State, seat: int, order: RunningOrder | None) -> Worth | None:
    """T8: what the own ticket would earn as the horses run, none while no race is under way."""
    ticket = view.ticket[seat]
    if order is None or view.phase not in UNDER_WAY or not any(ticket):
        return None
    figures = Figures(
        tuple(pack.winning), pack.placed, tuple(pack.losing), pack.trio_in_order, pack.trio
    )
    return worth_at(figures, tuple([level_of(order, horse) for horse in ticket[1:]]))


def level_of(order: RunningOrder, horse: int) -> Level:
    """Say at which place a horse runs, and how many are level with it."""
    if not horse:
        return EMPTY, 1
    place = order.places[order.horses.index(horse)]
    return (place, order.places.count(place)) if place else (DISQUALIFIED, 1)


class Figures(NamedTuple):
    """What is printed of a ticket's points."""

    winning: tuple[int, ...]
    placed: int
    losing: tuple[int, ...]
    trio_in_order: int
    trio: int


class Earnings(dict[Places, tuple[int, ...]]):
    """What a ticket earns by where its horses come in, in all and box by box; found once each."""

    def __init__(self, figures: Figures) -> None:
        """Make a pack with these figures, for the rules to score by; nobody writes into it."""
        pack = self.pack = Pack()
        pack.winning[:], pack.losing[:] = figures.winning, figures.losing
        pack.placed = figures.placed
        pack.trio_in_order, pack.trio = figures.trio_in_order, figures.trio

    def __missing__(self, places: Places) -> tuple[int, ...]:
        """T8.1 to T8.4: let the rules score it; an empty box earns nothing."""
        boxes = [
            box_points(self.pack, box, place) if place else 0
            for box, place in enumerate(places, start=1)
        ]
        first, second, third = places
        found = self[places] = (points_at(self.pack, first, second, third), *boxes)
        return found


earnings = lru_cache(maxsize=PACKS_KNOWN)(Earnings)
"""Gives the earnings by some figures, the very same for all packs that print these."""


@lru_cache(maxsize=WORTHS_KNOWN)
def worth_at(figures: Figures, boxes: tuple[Level, ...]) -> Worth:
    """T8: score a ticket with every arrival the ties allow, by place and how many are level."""
    known = earnings(figures)
    found = [known[places] for places in possible_places(boxes)]
    totals, *earned = zip(*found, strict=True)
    bonus = [total - sum(parts) for total, *parts in found]
    return Worth(
        least=min(totals),
        most=max(totals),
        boxes=tuple([Span(min(points), max(points)) for points in earned]),
        trio=Span(min(bonus), max(bonus)) if any(bonus) else None,
    )


def possible_places(boxes: Sequence[Level]) -> list[Places]:
    """T6.2: list where the horses of a ticket may come in; no two get one of level places."""
    found = list(product(*[range(place, place + size) for place, size in boxes]))
    tied = [box for box, (_, size) in enumerate(boxes) if size > 1]
    if len({boxes[box] for box in tied}) == len(tied):
        return found
    return [places for places in found if len({places[box] for box in tied}) == len(tied)]
