"""U6: the running order with its prizes, and what a race that ended here would pay."""

from collections.abc import Iterator
from itertools import islice, permutations, product
from math import prod
from random import Random

import pytest

from hippodrome.engine.running import RunningOrder
from hippodrome.games.auteuil.people.look.make import look
from hippodrome.games.auteuil.people.look.types import Paper, Worth
from hippodrome.games.auteuil.rules.race import draw_telegram, settle_prizes
from hippodrome.games.auteuil.state import REPORT, THE_BANKS, THROW, Pack, State
from tests.games.auteuil.evenings import LAP, Evening
from tests.laws.walks import Setting, some_settings, view_of, walk

POST = 2 * LAP
MOST_WAYS = 120
"""Orders of level horses that are all tried."""


def running(**options: int) -> Evening:
    """Horse 7 leads 3 and 4, which are level; seat 0 owns 1 and 3, seat 1 owns 2 and 4."""
    return Evening(**options).start().stand(h7=40, h3=30, h4=30, h1=10)


def worth(evening: Evening, seat: int) -> Worth:
    found: Worth | None = evening.look(seat).worth
    assert found is not None
    return found


def test_U6_1_the_order_shows_who_has_how_far_to_go_and_what_the_places_pay() -> None:
    assert running().look(-1).order == RunningOrder(
        horses=(7, 3, 4, 1, 2, 5, 6, 8),
        places=(1, 2, 2, 4, 5, 5, 5, 5),
        gaps=(20, 30, 30, 50, 60, 60, 60, 60),
        pays=(5000, 2000, 1000),
    )


def test_U4_3_a_horse_out_of_the_race_has_no_place() -> None:
    order = running().having(out={7: 1}).look(-1).order
    assert (order.horses[0], order.horses[-1], order.places[-1]) == (3, 7, 0)


def test_U6_4_a_slip_is_worth_from_the_least_to_the_most_that_a_telegram_may_pay() -> None:
    found = worth(running(), 1)
    assert found.papers == (
        Paper(1000, 2000, "prize", 4),
        Paper(77, 2717, "tierce"),
        Paper(166, 251, "win", 7),
        Paper(67, 102, "place", 3),
    )
    assert (found.least, found.most) == (2000 + 77 + 166 + 67, 1000 + 2717 + 251 + 102)


def test_U6_5_what_no_owners_horse_wins_may_be_mine_where_the_house_passes_it_on() -> None:
    kept, passed = (worth(running(unclaimed=rule), 0) for rule in (0, 1))
    assert kept.papers[0] == Paper(1000, 2000, "prize", 3)
    assert passed.papers[0] == Paper(1000, 8000, "prize", 3)  # 4 may be nobody's too


def test_U6_3_once_the_owners_are_paid_only_the_slip_is_open() -> None:
    evening = running().finish()
    assert evening.state.phase == REPORT
    assert [paper.what for paper in worth(evening, 0).papers] == ["tierce", "win", "place"]


def test_U2_3_only_ones_own_papers_are_valued() -> None:
    evening = running()
    assert evening.look(-1).worth is None
    assert {paper.horse for paper in worth(evening, 0).papers if paper.what == "prize"} == {3}


def test_before_a_horse_has_moved_nothing_is_worth_anything() -> None:
    evening = Evening()
    assert (evening.look(0).order, evening.look(0).worth) == (None, None)
    evening.start()
    assert evening.state.phase == THROW
    assert evening.look(0).order is not None
    assert evening.look(0).worth is None


def endings(pack: Pack, state: State) -> Iterator[State]:
    """End a race by the rules, the horses arriving as they stand, with every telegram."""
    home = [horse for horse in state.arrived if horse]
    levels: dict[int, list[int]] = {}
    for horse in range(1, pack.horses + 1):
        if horse not in home and not state.out[horse]:
            levels.setdefault(-state.squares[horse], []).append(horse)
    ways = product(*(permutations(levels[rank]) for rank in sorted(levels)))
    for way in islice(ways, MOST_WAYS):
        arrived = [*home, *(horse for level in way for horse in level)]
        twin = state.copy()
        for place in range(1, 4):
            twin.arrived[place] = arrived[place - 1] if place <= len(arrived) else 0
        if twin.phase != REPORT:
            settle_prizes(pack, twin)
        if twin.phase != REPORT:
            yield twin
            continue
        for outcome in range(twin.spread):
            end = twin.copy()
            draw_telegram(pack, end, outcome)
            yield end


def positions(setting: Setting, seed: int) -> Iterator[tuple[Pack, State]]:
    """Walk through an evening and stop now and then in its races."""
    chance = Random(seed)
    for pack, state in walk(setting, seed):
        if any(state.squares) and not state.over and chance.random() < 0.03:
            yield pack, state


@pytest.mark.parametrize("edition", ["tiny", "standard"])
def test_U6_a_race_ended_here_pays_from_the_least_to_the_most(edition: str) -> None:
    compared = 0
    for seed, setting in enumerate(some_settings("auteuil", edition, 12)):
        for pack, state in positions(setting, seed):
            looks = [
                look(pack, view_of(setting, pack, state, seat), seat)
                for seat in range(setting.seats)
            ]
            if looks[0].worth is None:
                continue
            squares = [state.squares[horse] for horse in range(1, pack.horses + 1)]
            ways = prod(prod(range(1, squares.count(n) + 1)) for n in set(squares))
            ends = list(endings(pack, state))
            for seat, seen in enumerate(looks):
                paid = [end.purse[seat] - state.purse[seat] for end in ends]
                found = seen.worth
                assert found is not None
                compared += 1
                assert found.least <= min(paid) <= max(paid) <= found.most
                if ways <= MOST_WAYS and state.unclaimed == THE_BANKS:
                    assert (found.least, found.most) == (min(paid), max(paid))
    assert compared > 60
