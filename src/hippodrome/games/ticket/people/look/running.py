"""The running order, and what a ticket is worth as the horses stand (T6, T8).

As if the last card had been played: hoof marks disqualify, the column decides, and every tie would
be a photo-finish, so that a ticket is worth from so much to so much.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, permutations, product
from typing import NamedTuple

from hippodrome.engine.running import RunningOrder, Span, places_of
from hippodrome.games.ticket.people.look.types import Worth
from hippodrome.games.ticket.rules.finish import on_hoofs
from hippodrome.games.ticket.rules.tickets import box_points, points_at
from hippodrome.games.ticket.state import BOXES, DISQUALIFIED, HARNESS, PHOTO, RACE, Pack, State

UNDER_WAY = (RACE, PHOTO)
WORTHS_KNOWN = 2**14
PACKS_KNOWN = 2**6
ARRIVALS_KNOWN = 2**12
"""With one pack there are some six hundred, and the ways to be level are made of these."""
EMPTY = 0
"""The place of a box that names no horse."""

Level = tuple[int, int]
"""A place, and how many horses are level at it."""


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


@lru_cache(maxsize=PACKS_KNOWN)
def printed(figures: Figures) -> Pack:
    """Give a pack with these figures, for the rules to score by; nobody writes into it."""
    pack = Pack()
    pack.winning[:], pack.losing[:] = figures.winning, figures.losing
    pack.placed, pack.trio_in_order, pack.trio = figures.placed, figures.trio_in_order, figures.trio
    return pack


@lru_cache(maxsize=WORTHS_KNOWN)
def worth_at(figures: Figures, boxes: tuple[Level, ...]) -> Worth:
    """T8: score a ticket with every arrival the ties allow, by place and how many are level."""
    found = [
        earned_at(figures, places)
        for places in possible_places([place for place, _ in boxes], dict(boxes))
    ]
    totals, *earned = zip(*found, strict=True)
    bonus = [total - sum(parts) for total, *parts in found]
    return Worth(
        least=min(totals),
        most=max(totals),
        boxes=tuple([Span(min(points), max(points)) for points in earned]),
        trio=Span(min(bonus), max(bonus)) if any(bonus) else None,
    )


@lru_cache(maxsize=ARRIVALS_KNOWN)
def earned_at(figures: Figures, places: tuple[int, ...]) -> tuple[int, ...]:
    """T8: score a ticket by where its horses came in: in all, then box by box."""
    pack = printed(figures)
    return points_at(pack, *places), *map(box_points_at, [pack] * BOXES, (1, 2, 3), places)


def box_points_at(pack: Pack, box: int, place: int) -> int:
    """T8.1 to T8.3: what a box earns, an empty one nothing."""
    return box_points(pack, box, place) if place else 0


def possible_places(boxes: list[int], size: dict[int, int]) -> Iterator[tuple[int, ...]]:
    """T6.2: list where the horses of a ticket may come in, by how many are level at each place."""
    tied = [place for place in dict.fromkeys(boxes) if size.get(place, 1) > 1]
    if not tied:
        yield tuple(boxes)
        return
    ways = [permutations(range(place, place + size[place]), boxes.count(place)) for place in tied]
    for drawn in product(*ways):
        taken = {place: iter(places) for place, places in zip(tied, drawn, strict=True)}
        yield tuple([next(taken[place]) if place in taken else place for place in boxes])
