"""The running order, and what a ticket is worth as the horses stand (T6, T8).

As if the last card had been played: hoof marks disqualify, the column decides, and every tie would
be a photo-finish, so that a ticket is worth from so much to so much.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations, product
from typing import NamedTuple

from hippodrome.engine.running import Levels, RunningOrder, Span, places_of
from hippodrome.games.ticket.people.look.types import Worth
from hippodrome.games.ticket.rules.finish import on_hoofs
from hippodrome.games.ticket.rules.tickets import box_points, points_at
from hippodrome.games.ticket.state import BOXES, DISQUALIFIED, PHOTO, RACE, Pack, State

UNDER_WAY = (RACE, PHOTO)
WORTHS_KNOWN = 2**14
EMPTY = 0
"""The place of a box that names no horse."""


def running(pack: Pack, view: State, seat: int) -> tuple[RunningOrder | None, Worth | None]:
    """Give the order of the race under way or just run, and what the own ticket is worth in it."""
    under_way = view.phase in UNDER_WAY
    if not under_way and not any(view.place):
        return None, None
    levels, out = levels_now(pack, view)
    order = running_order(pack, view, levels, out)
    own = seat >= 0 and under_way
    return order, worth_now(pack, view.ticket[seat], order, levels) if own else None


def levels_now(pack: Pack, view: State) -> tuple[list[list[int]], list[int]]:
    """T6.1, T7.4: the horses by place and then by column, and those the stewards would take out."""
    levels: dict[tuple[int, int], list[int]] = {}
    out = []
    for horse in range(1, pack.horses + 1):
        place = view.place[horse]
        if place == DISQUALIFIED or (place == 0 and on_hoofs(pack, view, horse)):
            out.append(horse)
        else:
            levels.setdefault((place or DISQUALIFIED, -view.column[horse]), []).append(horse)
    return [levels[rank] for rank in sorted(levels)], out


def running_order(pack: Pack, view: State, levels: Levels, out: list[int]) -> RunningOrder:
    """List the horses first to last, with their places and how far each is behind."""
    horses = (*(horse for level in levels for horse in level), *out)
    front = max(view.column)
    return RunningOrder(
        horses=horses,
        places=places_of(levels, out),
        gaps=tuple([front - view.column[horse] for horse in horses]),
        pays=tuple(pack.winning)[1:],
    )


def worth_now(pack: Pack, ticket: list[int], order: RunningOrder, levels: Levels) -> Worth | None:
    """T8: what a ticket would earn by where its horses stand, and how many are level with each."""
    if not any(ticket):
        return None
    best = dict(zip(order.horses, order.places, strict=True))
    size = {best[level[0]]: len(level) for level in levels}
    boxes = [(best[horse] or DISQUALIFIED) if horse else EMPTY for horse in ticket[1:]]
    figures = Figures(
        tuple(pack.winning), pack.placed, tuple(pack.losing), pack.trio_in_order, pack.trio
    )
    return worth_at(figures, tuple([(place, size.get(place, 1)) for place in boxes]))


class Figures(NamedTuple):
    """What is printed of a ticket's points."""

    winning: tuple[int, ...]
    placed: int
    losing: tuple[int, ...]
    trio_in_order: int
    trio: int

    def printed(self) -> Pack:
        """Give a pack with these figures, for the rules to score by."""
        pack = Pack()
        pack.winning[:], pack.losing[:] = self.winning, self.losing
        pack.placed, pack.trio_in_order, pack.trio = self.placed, self.trio_in_order, self.trio
        return pack


@lru_cache(maxsize=WORTHS_KNOWN)
def worth_at(figures: Figures, boxes: tuple[tuple[int, int], ...]) -> Worth:
    """T8: score a ticket with every arrival the ties allow, by place and how many are level."""
    pack = figures.printed()
    found = [
        (points_at(pack, *places), *map(box_points_at, [pack] * BOXES, (1, 2, 3), places))
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
