"""F4, F6: what a slip is worth if the race ended where the row stands."""

from collections.abc import Iterator
from random import Random

import pytest

from hippodrome.games.finishline.people.look.make import look
from hippodrome.games.finishline.people.look.types import Paper, Worth
from hippodrome.games.finishline.rules.racing import settle
from hippodrome.games.finishline.rules.row import shift
from hippodrome.games.finishline.state import BETS, CLOSED, INTERVAL, LAY, LEVEL, LOT, Pack, State
from tests.games.finishline.positions import Race
from tests.laws.walks import Setting, some_settings, view_of, walk


def seen(race: Race, seat: int) -> Worth | None:
    return look(race.pack, race.view(seat), seat).worth


def backed() -> Race:
    """The rulebook's row, with its example of a slip for seat 0."""
    race = Race(off=False)
    bets = [race.win(18, 200), race.win(3, 100), race.win(11, 400)]
    bets += [race.pair(18, 11, 200), race.pair(11, 20, 100)]
    return Race(bets={0: bets})


def test_F6_1_a_slip_is_worth_what_the_row_would_pay_less_its_stakes() -> None:
    race = backed()  # 20 leads 11
    pair = tuple(sorted((race.horse(20), race.horse(11))))
    assert seen(race, 0) == Worth(-500, -500, (Paper(500, 500, "pair", pair),))


def test_F4_5_a_dead_heat_may_go_either_way() -> None:
    race = backed().level()
    found = seen(race, 0)
    assert found is not None
    assert (found.least, found.most) == (-1000 + 500, -1000 + 500 + 400 * 3)
    assert Paper(0, 1200, "win", (race.horse(11),)) in found.papers


def test_F5_13_an_outsider_in_front_counts() -> None:
    race = backed()
    race.having(outsider={race.horse(11): 1})
    amount = race.pack.outsider[0] // 2
    found = seen(race, 0)
    assert found is not None
    assert Paper(amount, amount, "outsider-pair", (race.horse(11),)) in found.papers
    assert found.least == -500 + amount


def test_F2_4_nobody_elses_slip_is_valued() -> None:
    race = backed()
    assert seen(race, -1) is None
    assert seen(race, 1) == Worth(0, 0)


def test_F2_4_a_slip_that_is_written_is_worth_nothing_yet() -> None:
    assert seen(Race(off=False), 0) is None


def endings(pack: Pack, state: State) -> Iterator[State]:
    """End a race by the rules as the row stands, a dead heat won by either horse."""
    for upper in range(1 + state.level):
        twin = state.copy()
        if upper:
            shift(twin, twin.running - LEVEL, twin.running - 1)
        twin.level = 0
        settle(pack, twin)
        yield twin


def positions(setting: Setting, seed: int) -> Iterator[tuple[Pack, State]]:
    """Walk through a game and stop now and then in its races."""
    chance = Random(seed)
    for pack, state in walk(setting, seed):
        running = state.phase not in (LOT, LAY, BETS, INTERVAL, CLOSED)
        if running and chance.random() < 0.3:
            yield pack, state


@pytest.mark.parametrize("edition", ["tiny", "standard"])
def test_F6_a_race_ended_here_changes_a_capital_from_the_least_to_the_most(edition: str) -> None:
    compared = 0
    for seed, setting in enumerate(some_settings("finishline", edition, 20)):
        for pack, state in positions(setting, seed):
            ends = list(endings(pack, state))
            for seat in range(setting.seats):
                found = look(pack, view_of(setting, pack, state, seat), seat).worth
                assert found is not None
                gained = [end.gain[seat] for end in ends]
                assert (found.least, found.most) == (min(gained), max(gained))
                compared += 1
    assert compared > 200
