"""The running order, and what one's horses and slip are worth in it (U6.3 to U6.5).

As if the race ended here and the order of the horses were their arrival: horses on one square might
come in either way, and which yellow telegram is drawn is open until the end, so that a slip is
worth from so much to so much.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hippodrome.engine.running import Levels, RunningOrder, arrivals, places_of
from hippodrome.games.auteuil.people.look.types import Earning, Paper, PayRow, Worth
from hippodrome.games.auteuil.rules.dice import post
from hippodrome.games.auteuil.rules.money import (
    IN_ORDER,
    OTHER_ORDER,
    cards_each,
    placed,
    prize_heir,
    racers,
    tierce_result,
)
from hippodrome.games.auteuil.state import PLACES, REPORT, THE_BANKS, UNKNOWN, Pack, State

Amounts = dict[tuple[Earning, int], tuple[int, int]]
"""The least and the most of each paper, by what it is and its horse."""
NOTHING = (0, 0)
NOBODYS = 0
"""What stands for the owner of a horse without one."""


def levels_now(pack: Pack, view: State) -> tuple[list[list[int]], list[int]]:
    """U6.1, U4.3: horses past the post by their places, then by squares; and those out."""
    levels: dict[int, list[int]] = {}
    out = []
    for horse in range(1, pack.horses + 1):
        if view.out[horse]:
            out.append(horse)
        elif place := placed(view, horse):
            levels[place - PLACES - post(pack)] = [horse]
        else:
            levels.setdefault(-view.squares[horse], []).append(horse)
    return [levels[rank] for rank in sorted(levels)], out


def running_order(pack: Pack, view: State, levels: Levels, out: list[int]) -> RunningOrder:
    """List the horses first to last, how far each has to go, and the prizes of the race."""
    horses = (*(horse for level in levels for horse in level), *out)
    end = post(pack)
    return RunningOrder(
        horses=horses,
        places=places_of(levels, out),
        gaps=tuple([end - view.squares[horse] for horse in horses]),
        pays=tuple([pack.prize[view.card - 1][place] for place in range(1, PLACES + 1)]),
    )


def worth_now(
    pack: Pack, view: State, seat: int, levels: Levels, table: tuple[PayRow, ...]
) -> Worth | None:
    """U6: what the purse would get if the race ended here; nothing before a horse has moved."""
    if not any(view.squares):
        return None
    rows = [row for row in table if not row.used]
    twin = view.copy()
    totals: list[tuple[int, int]] = []
    ways: list[Amounts] = []
    known: dict[tuple[int, bool, bool], tuple[Amounts, tuple[int, int]]] = {}
    for home in arrivals(levels, PLACES):
        for place in range(1, PLACES + 1):
            twin.arrived[place] = home[place - 1] if place <= len(home) else 0
        hit = tierce_result(twin, seat), placed(twin, view.win[seat]) == 1
        marks = (*hit, placed(twin, view.place[seat]) > 0)
        if marks not in known:
            known[marks] = slip_pays(view, seat, rows, *marks)
        slip, (least, most) = known[marks]
        for prizes in prizes_won(pack, view, twin, seat):
            won = sum(francs for francs, _ in prizes.values())
            totals.append((won + least, won + most))
            ways.append(prizes | slip)
    least, most = min(low for low, _ in totals), max(high for _, high in totals)
    return Worth(least, most, tuple(spans(ways)))


def spans(ways: list[Amounts]) -> Iterator[Paper]:
    """Give the least and the most of each paper over all the ways a race may end here."""
    for paper in dict.fromkeys(paper for way in ways for paper in way):
        found = [way.get(paper, NOTHING) for way in ways]
        least, most = min(low for low, _ in found), max(high for _, high in found)
        yield Paper(least, most, *paper)


def slip_pays(
    view: State, seat: int, rows: list[PayRow], tierce: int, win: bool, place: bool
) -> tuple[Amounts, tuple[int, int]]:
    """U6.4: what each bet of a slip earns with the telegrams still to be drawn, and all of it."""
    columns: dict[tuple[Earning, int], list[int]] = {}
    if tierce == IN_ORDER:
        columns["tierce", 0] = [row.pays_order for row in rows]
    elif tierce == OTHER_ORDER:
        columns["tierce", 0] = [row.pays_other for row in rows]
    if win:
        columns["win", view.win[seat]] = [row.pays_win for row in rows]
    if place:
        columns["place", view.place[seat]] = [row.pays_place for row in rows]
    if not columns:
        return {}, NOTHING
    sums = list(map(sum, zip(*columns.values(), strict=True)))
    return (
        {paper: (min(amounts), max(amounts)) for paper, amounts in columns.items()},
        (min(sums), max(sums)),
    )


def prizes_won(pack: Pack, view: State, twin: State, seat: int) -> Iterator[Amounts]:
    """U6.3, U6.5: the prizes a seat would get, for every way that unseen cards may lie.

    Whose the other horses are matters only where a house rule passes on what nobody's horse wins.
    """
    if view.phase == REPORT:
        yield {}  # the owners have been paid
        return
    hidden = [horse for horse in twin.arrived if horse and view.owner[horse] == UNKNOWN]
    if view.unclaimed == THE_BANKS:
        hidden = []
    another = (seat + 1) % racers(view) + 1
    for owners in product((another, NOBODYS), repeat=len(hidden)):
        if owners.count(NOBODYS) > pack.horses - racers(view) * cards_each(view):
            continue
        for horse, owner in zip(hidden, owners, strict=True):
            twin.owner[horse] = owner
        prizes: Amounts = {}
        for place in range(1, PLACES + 1):
            heir = prize_heir(twin, place)
            if heir and twin.owner[heir] == seat + 1:
                francs = prizes.get(("prize", heir), NOTHING)[0] + pack.prize[view.card - 1][place]
                prizes["prize", heir] = francs, francs
        for horse in hidden:
            twin.owner[horse] = UNKNOWN
        yield prizes
