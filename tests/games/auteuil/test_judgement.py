"""How the tipster of Auteuil weighs a race: figures that can be worked out by hand."""

from __future__ import annotations

import pytest

from hippodrome.engine.fields import checked
from hippodrome.games.auteuil import tipster
from hippodrome.games.auteuil.state import Pack, State
from tests.games.auteuil.evenings import LAP, Evening
from tests.games.auteuil.test_turn import HEDGE
from tests.games.common.scenes import arrange

HOME = 2 * LAP
CLEAR = LAP + 22
"""Behind the last obstacle of the last lap."""


def judged(evening: Evening) -> tuple[Pack, State]:
    """Give what seat 0 judges by."""
    return evening.pack.printed, checked(evening.view(0))


def racing(slip: str = "T7-3-4 G7 P3", **squares: int) -> Evening:
    """Seat 0 owns 7 and 4 in a race of two, and starts."""
    evening = Evening(2).deal(7, 1, 4, 2)
    evening.draw(0)
    return evening.bet(slip).start().stand(**squares)


@pytest.mark.parametrize(
    ("square", "sixteenths"),
    [
        (CLEAR, 16 * CLEAR),
        (3, 16 * 3),  # no die reaches the hedge from here
        (4, 16 * 4 - 10),  # a six would be a fall
        (6, 16 * 6 - 10),
        (7, 16 * 7 - 10),  # a three falls, what is less comes to a stand before it
        (8, 16 * 8 - 20),  # a two falls, and a three is not enough
        (9, 16 * 9 - 30),
        (HEDGE, 16 * HEDGE),  # up again, and nothing near
        (12, 16 * 12),  # what lies behind is no danger
        (HOME - 1, 16 * (HOME - 1)),
    ],
)
def test_an_obstacle_within_reach_of_a_die_holds_a_horse_back(square: int, sixteenths: int) -> None:
    evening = racing(h5=square)
    evening.pack.printed.obstacle[2] = 1  # behind the post nobody jumps
    assert tipster.headway(*judged(evening), 5) == sixteenths


@pytest.mark.parametrize(("faller", "turns"), [(0, 4), (3, 1), (2, 2), (1, 3)])
def test_a_fallen_horse_loses_a_turn_for_each_it_must_wait(faller: int, turns: int) -> None:
    evening = Evening(4).start().stand(h5=HEDGE)  # seat 0 is at it, and play goes to the right
    evening.having(fallen={5: faller + 1})
    assert tipster.headway(*judged(evening), 5) == 16 * HEDGE - 24 * turns


def test_what_an_obstacle_orders_is_weighed() -> None:
    evening = Evening(4).start().stand(h5=HEDGE)
    evening.pack.printed.back[HEDGE] = 3
    evening.having(fallen={5: 4}, held={5: 1})
    assert tipster.headway(*judged(evening), 5) == 16 * (HEDGE - 3) - 24 * (1 + 4)


def test_a_horse_that_is_out_has_no_chance_and_one_that_would_end_the_race_leaves_none() -> None:
    evening = racing(h8=50, h1=20).having(out={8: 1})
    assert tipster.to_run(*judged(evening)) == HOME - 20
    pack, view = judged(evening)
    tipster.weigh(pack, view)
    tipster.share_chances(pack, view)
    assert [view.chance[place][8] for place in (1, 2, 3)] == [0, 0, 0]
    arrange(view, out=[0, 0, 0, 1, 1, 1, 1, 1, 1])
    tipster.weigh(pack, view)
    tipster.share_chances(pack, view)
    assert not any(any(row) for row in view.chance)


def test_the_way_home_is_that_of_the_foremost_horse_still_running() -> None:
    assert tipster.to_run(*judged(racing())) == HOME
    assert tipster.to_run(*judged(racing(h8=50, h1=20))) == 10
    evening = racing(h8=50, h1=HOME)
    evening.having(arrived={1: 1})
    assert tipster.to_run(*judged(evening)) == 10


def test_the_nearer_home_the_less_it_hides_its_cards() -> None:
    evening = racing()
    evening.pack.printed.prize[2][1] = 50_000  # of another race
    # 40 of 4096 parts of the 8,000 F of all prizes, by how much of the way is left.
    assert tipster.quiet_francs(*judged(evening)) == 1 + 78
    assert tipster.quiet_francs(*judged(evening.stand(h8=LAP))) == 1 + 39
    assert tipster.quiet_francs(*judged(evening.stand(h8=HOME - 1))) == 1 + 1


def test_bets_are_worth_what_the_telegrams_still_to_come_pay_on_average() -> None:
    evening = racing()
    pack, view = judged(evening)
    pack.in_order[3], pack.other_order[3], pack.simple[3] = 100, 800, 1000
    for _ in range(2):  # what was reckoned before does not count
        tipster.average_pays(pack, view)
        assert list(view.pays) == [
            (2717 + 1848 + 1848 + 924) // 4,
            (123 + 77 + 77 + 38) // 4,
            (251 + 166 + 166 + 83) // 4,
            (102 + 67 + 67 + 33) // 4,
        ]
    arrange(view, yellow_used={0: 1, 2: 1})
    tipster.average_pays(pack, view)
    assert list(view.pays) == [(1848 + 924) // 2, (77 + 38) // 2, (166 + 83) // 2, (67 + 33) // 2]


@pytest.mark.parametrize(
    ("home", "second", "third"),
    [((), 511, 511), ((3,), 585, 582), ((3, 8), 0, 682)],
)
def test_horses_that_are_level_have_equal_chances_of_the_places_left(
    home: tuple[int, ...], second: int, third: int
) -> None:
    evening = racing().stand(**{f"h{horse}": CLEAR for horse in range(1, 9)})
    for place, horse in enumerate(home, start=1):
        evening.having(arrived={place: horse}, squares={horse: HOME})
    pack, view = judged(evening)
    tipster.weigh(pack, view)
    tipster.share_chances(pack, view)
    running = [horse for horse in range(1, 9) if horse not in home]
    for place, share in enumerate((0 if home else 512, second, third), start=1):
        assert {view.chance[place][horse] for horse in running} == {share}
    for place, horse in enumerate(home, start=1):
        assert [view.chance[other][horse] for other in (1, 2, 3)] == [
            tipster.SHARES if other == place else 0 for other in (1, 2, 3)
        ]


@pytest.mark.parametrize(
    ("slip", "pays"),
    [
        ("T7-3-4 G7 P3", 2000 + 200 + 70),
        ("T3-4-7 G3 P7", 100 + 70),
        ("T4-7-3 G4 P4", 100 + 70),
        ("T1-3-4 G7 P1", 200),
        ("T7-1-4 G1 P1", 0),
    ],
)
def test_a_race_that_is_run_is_worth_its_prizes_and_its_bets(slip: str, pays: int) -> None:
    evening = racing(slip, h7=HOME, h3=HOME, h4=HOME)
    evening.having(arrived={1: 7, 2: 3, 3: 4})
    pack, view = judged(evening)
    for bet, francs in enumerate((2000, 100, 200, 70)):
        arrange(view, pays={bet: francs})
    assert tipster.worth_now(pack, view, 0) == 5000 + 1000 + pays  # 7 is first and 4 third


def test_worths_are_whole_francs_as_in_machine_code() -> None:
    pack, view = judged(racing(h7=CLEAR, h3=CLEAR - 3, h5=HEDGE).throw("356"))
    tipster.average_pays(pack, view)
    assert type(tipster.worth_now(pack, view, 0)) is int
