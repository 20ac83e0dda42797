"""What is told of favourites, bets, the race and the reckoning."""

from __future__ import annotations

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    advantage_move,
    bet_move,
    favourite_move,
    lane_move,
    need_move,
    onward_move,
)
from hippodrome.games.ascot.phases import BET, FAVOURITE, SETTLE
from hippodrome.games.ascot.rules.holding import ask, pass_on
from hippodrome.games.ascot.state import (
    BLACK,
    BURST_VESSEL,
    FALLS,
    MOVE_ON,
    PAY_TO_BANK,
    RED,
    VESSELS,
)
from tests.games.ascot.positions import (
    die,
    race,
)
from tests.games.ascot.test_story import keys, told
from tests.games.common.stories import story


def test_A7_favourites_calls_and_bets() -> None:
    table = race({1: (0, 1, 0), 5: (0, 5, 0), 2: (1, 2, 0)})
    table.having(called=0)
    ask(table.state, FAVOURITE, 0)
    table.having(asked=2, dealer=1)
    named = told(table, lambda: table.play(0, favourite_move(1)))
    assert named[0] == "Player 1: King of Clubs (1) is the favourite."
    assert named[1].endswith("King of Clubs (1), a stable’s favourite!")
    assert table.state.phase == BET
    bet = told(table, lambda: table.play(table.awaited[0], bet_move(1000)))
    assert bet[0].endswith(
        "1,000 F on King of Clubs (1). The pool now pays the stake back, no more."
    )


def test_A9_a_throw_and_where_it_leads() -> None:
    squares = {(lane, 12): (BLACK, 0) for lane in range(1, 7)}
    table = race({1: (0, 3, 10), 2: (1, 6, 30)}, squares=squares)
    assert told(table, lambda: die(table, 2)) == ["Player 1: a 2."]
    moved = told(table, lambda: table.play(0, lane_move(4)))
    assert moved[0].endswith(", right on its own colour!")
    assert keys(table, lambda: table.play(0, onward_move(4))) == ["goes-on"]


def test_A9_7_jostled_back_or_on_the_spot() -> None:
    wall = {lane: (1, lane - 1, 12) for lane in (2, 3, 4, 5, 6, 7)}
    table = race({1: (0, 3, 10), **wall})
    heard = story(GAME, table, lambda: die(table, 2), -1)[-1]
    assert [line.key for line in heard] == ["ascot-story-dice", "ascot-story-jostled"]
    assert (heard[1].params["back"], heard[1].params["length"]) == (1, 9)
    stuck = race({1: (0, 3, 10), 8: (1, 3, 9), **wall})
    heard = story(GAME, stuck, lambda: die(stuck, 2), -1)[-1]
    assert (heard[1].params["back"], heard[1].params["length"]) == (0, 10)


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (advantage_move(3), ["advantage-spent", "goes-on"]),
        (DROP_WITH_ADVANTAGE_MOVE, ["advantage-spent", "dropped"]),
    ],
)
def test_A10_2_and_A10_4_advantages_spent_and_disadvantages_dropped(
    move: int, expected: list[str]
) -> None:
    squares = {(lane, 12): (RED, 0) for lane in range(1, 7)}
    table = race({1: (0, 3, 10), 2: (1, 6, 30)}, squares=squares)
    table.having(advantages={0: {BLACK: 1}}, disadvantages={0: 1})
    die(table, 2).play(0, lane_move(3))
    assert keys(table, lambda: table.play(0, move)) == expected


@pytest.mark.parametrize(
    ("square", "reports", "expected"),
    [
        ((BURST_VESSEL, 0), 0, ["moves", "inscribed", "out"]),
        ((BURST_VESSEL, 0), 1, ["moves", "inscribed", "given-up"]),
        ((FALLS, 0), 0, ["moves", "inscribed", "falls"]),
        ((MOVE_ON, 1), 0, ["moves", "inscribed"]),
        ((PAY_TO_BANK, 700), 0, ["moves", "inscribed", "pays"]),
    ],
)
def test_A10_6_white_squares_are_read_out_and_obeyed(
    square: tuple[int, int], reports: int, expected: list[str]
) -> None:
    table = race({1: (0, 3, 10), 2: (1, 6, 30)}, squares={(3, 12): square})
    table.having(kept={0: {VESSELS: reports}})
    die(table, 2)
    assert keys(table, lambda: table.play(0, lane_move(3))) == expected


def test_A10_6_a_fallen_horse_waits_for_a_six() -> None:
    table = race({1: (0, 3, 10), 5: (0, 4, 20), 2: (1, 6, 30)})
    table.having(fallen={1: 1, 5: 1})
    assert keys(table, lambda: die(table, 5)) == ["dice", "stays-fallen"]
    assert keys(table, lambda: die(table, 6)) == ["dice", "freed"]


def test_A10_16_a_report_is_haggled_for() -> None:
    table = race({1: (0, 3, 10), 2: (1, 6, 30)}, squares={(3, 12): (BURST_VESSEL, 0)})
    table.having(kept={1: {VESSELS: 1}})
    die(table, 2).play(0, lane_move(3))
    (offered,) = told(table, lambda: table.play(0, need_move(3000)))
    assert offered.startswith("Player 1: 3,000 F to Player 2 for the report “Sound vessels”")
    assert offered.endswith("for King of Clubs (1)!")
    assert told(table, lambda: table.play(1, ACCEPT_MOVE)) == [
        "— Player 2: done, the report “Sound vessels” for 3,000 F.",
        "— Player 1: the report “Sound vessels” is handed in, and King of Clubs (1) is safe.",
    ]


def test_the_caller_speaks_up_for_a_new_leader_the_bend_and_the_straight() -> None:
    table = race({1: (0, 3, 10), 2: (1, 6, 11)})
    table.having(rounds=3)
    bend, whip = table.pack.bend, table.pack.whip
    die(table, 2)
    assert keys(table, lambda: table.play(0, lane_move(3)))[-1] == "leads"
    table = race({1: (0, 3, bend), 2: (1, 6, 11)})
    assert keys(table, lambda: die(table, 2)) == ["dice", "moves", "bend"]
    table = race({1: (0, 3, whip - 1), 2: (1, 6, 11)})
    assert keys(table, lambda: die(table, 1)) == ["dice", "moves", "straight"]


def test_nobody_leads_in_the_first_round() -> None:
    table = race({1: (0, 3, 10), 2: (1, 6, 11)})
    die(table, 2)
    assert keys(table, lambda: table.play(0, lane_move(3))) == ["moves"]


def test_A10_5_and_A10_9_home_disqualified_or_too_far() -> None:
    last = race({1: (0, 1, 0), 2: (1, 2, 0)}).pack.lengths
    table = race({1: (0, 3, last), 2: (1, 6, 11)})
    assert keys(table, lambda: die(table, 2)) == ["dice", "waits-at-post"]
    table = race({1: (0, 3, last), 2: (1, 6, 11)})
    assert keys(table, lambda: die(table, 1)) == ["dice", "post"]
    table = race({1: (0, 3, last), 2: (1, 6, 11)})
    table.having(disadvantages={0: 1})
    assert keys(table, lambda: die(table, 1)) == ["dice", "disqualified"]


def test_A11_the_reckoning_and_the_winner_are_told() -> None:
    table = race({1: (0, 1, 50), 2: (1, 2, 50)})
    table.having(
        bank=400_000, banker=1, richest=1, stake={1: {1: 700}}, tote=700, arrival={1: 1}, arrived=1
    )
    pass_on(table.state, SETTLE)
    heard = told(table, table.go_on)
    assert heard.pop(-2).endswith("Player 1: owner of King of Clubs (1), and winner of the day.")
    assert heard == [
        "The judge’s list: King of Clubs (1).",
        "Player 2: 40,000 F for keeping the Bank.",
        "Player 1: the winner’s prize with King of Clubs (1), 180,000 F.",
        "Player 2: a winning ticket, the stake back: 700 F.",
        "Player 1: 461,000 F in the purse.",
        "Player 2: 321,700 F in the purse.",
        "And the fattest purse wins too: Player 1, 461,000 F!",
    ]


def test_A11_6_if_no_horse_comes_home_the_richest_wins() -> None:
    table = race({1: (0, 1, 50), 2: (1, 2, 50)})
    table.having(stake={1: {1: 700}}, tote=700)
    pass_on(table.state, SETTLE)
    heard = told(table, table.go_on)
    assert heard[0] == "The judge shakes his head: no horse has come home. Stakes go back."
    assert heard[1] == "Player 2: 700 F of stakes back."
    assert heard[-1] == "No horse came home, so the fattest purse wins: Player 2, 281,700 F!"
