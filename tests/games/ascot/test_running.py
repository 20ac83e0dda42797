"""A10.5, A11: the running order with its prizes, and what a race that ended here would pay."""

from collections.abc import Iterator
from itertools import islice, permutations, product
from math import prod
from random import Random

import pytest

from hippodrome.engine.running import RunningOrder
from hippodrome.games.ascot.people.look.types import Paper, Worth
from hippodrome.games.ascot.people.look.whole import look
from hippodrome.games.ascot.people.names import stage_of
from hippodrome.games.ascot.rules.holding import owner_of
from hippodrome.games.ascot.rules.reckoning import settle
from hippodrome.games.ascot.state import ELIMINATED, HOME, RUNNING, Pack, State
from tests.games.ascot.looking import seen
from tests.games.ascot.positions import Table, die, race
from tests.laws.walks import Setting, some_settings, view_of, walk

FIELD = {1: (0, 1, 40), 2: (1, 2, 30), 3: (0, 3, 30), 4: (1, 4, 10)}
MOST_WAYS = 240
"""Orders of level horses that are all tried."""


def running(bank: int = 400_000, **options: int) -> Table:
    """Horse 1 of seat 0 leads, 2 of seat 1 and 3 of seat 0 are level; seat 1 deals."""
    purse = dict.fromkeys(range(2), 0)
    return race(FIELD).having(bank=bank, purse=purse, dealer=1, bookmaker=1, **options)


def worth(table: Table, seat: int) -> Worth:
    found = seen(table, seat).worth
    assert found is not None
    return found


def test_A11_2_the_order_shows_who_has_how_far_to_go_and_the_prizes_as_the_bank_stands() -> None:
    table = running()
    post = table.pack.lengths + 1
    assert seen(table, -1).order == RunningOrder(
        horses=(1, 2, 3, 4),
        places=(1, 2, 2, 4),
        gaps=(post - 40, post - 30, post - 30, post - 10),
        pays=(180_000, 90_000, 90_000),
    )
    assert seen(table, -1).tenth == 40_000


def test_A11_1_horses_home_come_first_and_those_out_of_the_race_last() -> None:
    table = race({1: (0, 1, 60), 2: (0, 2, 20), 3: (1, 3, 30), 4: (1, 4, 50)})
    die(table, 1).having(status={4: ELIMINATED})
    order = seen(table, 0).order
    assert order is not None
    assert (order.horses, order.places, order.gaps[0]) == ((1, 3, 2, 4), (1, 2, 3, 0), 0)


def test_A11_2_a_place_is_worth_its_prize_and_a_tie_the_one_or_the_other() -> None:
    table = running(banker=1)
    assert worth(table, 0) == Worth(
        270_000,
        270_000,
        (Paper(180_000, 180_000, "prize", 1), Paper(90_000, 90_000, "prize", 3)),
    )
    assert worth(table, 1) == Worth(
        130_000,
        130_000,
        (Paper(90_000, 90_000, "prize", 2), Paper(40_000, 40_000, "banker")),
    )
    level = running().having(length={1: 30})
    assert (worth(level, 0).least, worth(level, 0).most) == (180_000, 270_000)


def test_A10_5_a_horse_with_a_disadvantage_in_hand_would_earn_nothing() -> None:
    table = running(banker=1).having(disadvantages={0: 1})
    assert worth(table, 0) == Worth(0, 0)
    assert (worth(table, 1).least, worth(table, 1).most) == (310_000, 310_000)


def test_A11_3_a_bet_on_the_leader_pays_the_multiple_and_the_rest_is_the_bookmakers() -> None:
    table = running(bank=0, tote=0).having(purse={0: 60_000, 1: 90_000})
    table.with_ticket(1, 0, 60_000).with_ticket(4, 1, 90_000)
    assert worth(table, 0).papers == (Paper(120_000, 120_000, "ticket", 1),)
    assert worth(table, 1).papers == (Paper(30_000, 30_000, "bookmaker"),)


def test_A11_6_where_no_horse_would_count_stakes_go_back() -> None:
    table = running().having(disadvantages={0: 1, 1: 2}, purse={0: 5_000})
    table.with_ticket(4, 0, 5_000)
    assert worth(table, 0) == Worth(5_000, 5_000, (Paper(5_000, 5_000, "stakes-back"),))


def test_A9_1_nothing_is_worth_anything_while_all_stand_at_the_gate() -> None:
    table = race({1: (0, 1, 0), 2: (1, 2, 0)})
    assert seen(table, 0).order is not None
    assert seen(table, 0).worth is None


def test_only_a_seat_of_ones_own_is_told_what_it_is_worth() -> None:
    assert seen(running(), -1).worth is None


def endings(pack: Pack, state: State) -> Iterator[State]:
    """End a race by the rules, the horses arriving as they stand, ties in every order."""
    levels: dict[int, list[int]] = {}
    for horse in range(1, pack.horses + 1):
        if state.status[horse] == RUNNING:
            levels.setdefault(-state.length[horse], []).append(horse)
    ways = product(*(permutations(levels[length]) for length in sorted(levels)))
    for way in islice(ways, MOST_WAYS):
        twin = state.copy()
        for horse in (horse for level in way for horse in level):
            if twin.arrived < 3 and twin.disadvantages[owner_of(twin, horse)] == 0:
                twin.status[horse] = HOME
                twin.arrived += 1
                twin.arrival[horse] = twin.arrived
        settle(pack, twin)
        yield twin


def positions(setting: Setting, seed: int) -> Iterator[tuple[Pack, State]]:
    """Walk through a game and stop now and then in its race."""
    chance = Random(seed)
    for pack, state in walk(setting, seed):
        if stage_of(state) == "race" and not state.over and chance.random() < 0.15:
            yield pack, state


@pytest.mark.parametrize("edition", ["tiny", "standard"])
def test_A11_a_race_ended_here_pays_from_the_least_to_the_most(edition: str) -> None:
    compared = 0
    for seed, setting in enumerate(some_settings("ascot", edition, 16)):
        for pack, state in positions(setting, seed):
            levels = [state.length[h] for h in range(1, 13) if state.status[h] == RUNNING]
            ways = prod(prod(range(1, levels.count(n) + 1)) for n in set(levels))
            paid = [
                [end.purse[seat] - state.purse[seat] for end in endings(pack, state)]
                for seat in range(setting.seats)
            ]
            for seat in range(setting.seats):
                found = look(pack, view_of(setting, pack, state, seat), seat).worth
                if found is None:
                    continue
                compared += 1
                assert found.least <= min(paid[seat]) <= max(paid[seat]) <= found.most
                if ways <= MOST_WAYS:
                    assert (found.least, found.most) == (min(paid[seat]), max(paid[seat]))
                assert sum(paper.least for paper in found.papers) <= found.least
                assert found.most <= sum(paper.most for paper in found.papers)
    assert compared > 100
