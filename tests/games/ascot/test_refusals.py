"""What Ascot's own refusals depend on: the phase, what an offer lacks, and figures they name."""

from __future__ import annotations

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    DONE_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    ask_move,
    bet_move,
    bid_move,
    exchange_move,
    favourite_move,
    give_move,
    inscription_move,
    lane_move,
    member_horse_move,
    pack_move,
    pay_move,
    sell_move,
    take_move,
    throw_move,
    trade_move,
    withdraw_move,
)
from hippodrome.games.ascot.people.names import (
    kept_name,
    pack_name,
    player,
    thing_name,
)
from hippodrome.games.ascot.people.refusals import explain, unfinished
from hippodrome.games.ascot.people.refusals.about import ASKED_IN
from hippodrome.games.ascot.phases import ANSWER, OFFER, THROW_IN
from hippodrome.games.ascot.rules import reasons
from hippodrome.games.ascot.rules.holding import ask
from hippodrome.games.ascot.state import BRIDLE, FOR_ENTRY, OUTSIDE_LANES, STEVENS_PACK
from hippodrome.words import words
from tests.games.ascot.positions import Table, die, race
from tests.games.ascot.scenes import (
    PACK,
    Scene,
    at_the_door,
    auction,
    betting,
    debt,
    drafted,
    has_ticket,
    led_inside,
    member,
    member_horse,
    naming,
    near_the_post,
    offered,
    penniless,
    rounding_others,
    throwing_in,
    trading,
    used_up,
    withdrawing,
    without_advantage_any_more,
)


def test_the_paragraphs_exist() -> None:
    assert {*ASKED_IN.values(), "A2.5", "A1.1"} <= GAME.paragraphs().keys()


@pytest.mark.parametrize("phase", ASKED_IN)
def test_each_phase_says_what_it_asks_for(phase: int) -> None:
    table = race({1: (0, 1, 3), 2: (1, 2, 0)})
    ask(table.state, phase, 0)
    table.having(mover=1)
    stranger = throw_move(1) if phase != THROW_IN else exchange_move(1)
    refused = explain(table.pack, table.view(0), 0, stranger)
    assert (refused.code, refused.paragraph) == (reasons.ASKED_OTHERWISE, ASKED_IN[phase])
    assert len({words(language).tell(refused.sentence) for language in ("en", "fr")}) == 2


def test_each_phase_asks_in_words_of_its_own() -> None:
    asked = []
    for phase in ASKED_IN:
        table = race({1: (0, 1, 3), 2: (1, 2, 0)})
        ask(table.state, phase, 0)
        refused = explain(
            table.pack, table.view(0), 0, throw_move(2) if phase != THROW_IN else exchange_move(1)
        )
        asked.append(words("en").tell(refused.sentence))
    assert len(set(asked)) == len(ASKED_IN)


@pytest.mark.parametrize(
    ("scene", "move"),
    [
        (member_horse, member_horse_move(0)),
        (drafted(), trade_move(0)),
        (withdrawing, withdraw_move(0)),
        (naming, favourite_move(0)),
    ],
)
def test_horses_that_there_are_not_are_said_not_to_be(scene: Scene, move: int) -> None:
    table = scene()
    refused = explain(table.pack, table.view(0), 0, move)
    assert words("en").tell(refused.sentence) == "There is no such horse: numbers go from 1 to 12."
    assert (refused.code, refused.paragraph) == (table.refusal(0, move), "A1.1")


def test_A2_5_throwing_in_is_finished_by_saying_so() -> None:
    table = throwing_in()
    lacking = unfinished(table.pack, table.state, 1)
    assert lacking is not None
    assert (lacking.code, lacking.paragraph) == (reasons.ASKED_OTHERWISE, "A2.5")
    assert "done" in words("en").tell(lacking.sentence)
    table.play(1, throw_move(4))
    assert unfinished(table.pack, table.state, 1) is not None
    table.play(1, DONE_MOVE)
    assert unfinished(table.pack, table.state, 1) is None
    assert unfinished(table.pack, table.state, 0) is not None


def test_A5_6_an_offer_is_finished_by_sending_it_and_passing_is_no_offer() -> None:
    table = trading()
    lacking = unfinished(table.pack, table.state, 0)
    assert lacking is not None
    assert (lacking.code, lacking.paragraph) == (reasons.ASKED_OTHERWISE, "A5.6")
    assert "send" in words("en").tell(lacking.sentence)
    table.play(0, address_move(1), trade_move(1))
    assert unfinished(table.pack, table.state, 0) is not None
    table.play(0, SEND_MOVE)
    assert table.state.phase == ANSWER
    assert unfinished(table.pack, table.state, 0) is None
    assert unfinished(table.pack, table.state, 1) is None
    passed = trading().play(0, PASS_MOVE)
    assert passed.state.phase == OFFER
    assert unfinished(passed.pack, passed.state, 0) is None
    assert unfinished(passed.pack, passed.state, 1) is not None


@pytest.mark.parametrize("seat", [-1, 9])
def test_nobody_else_has_anything_to_finish(seat: int) -> None:
    table = trading()
    assert unfinished(table.pack, table.state, seat) is None


def led_outside() -> Table:
    """An inscription sends horse 1 to one of the three outside lanes."""
    squares: dict[tuple[int, int], int | tuple[int, int]] = {(3, 5): (OUTSIDE_LANES, 5)}
    return die(race({1: (0, 3, 4), 2: (1, 6, 30)}, squares=squares), 1).play(0, lane_move(3))


FIGURES: list[tuple[Scene, int, int, dict[str, object]]] = [
    (auction, 1, bid_move(0), {"francs": 0, "least": 500}),
    (auction, 1, bid_move(300_000), {"francs": 300_000, "most": 255_000, "purse": 281_000}),
    (auction, 1, bid_move(700), {"francs": 700, "step": 500}),
    (drafted(), 0, pay_move(750), {"francs": 750, "step": 100}),
    (drafted(), 0, pay_move(0), {"step": 100}),
    (debt(FOR_ENTRY), 0, sell_move(1), {"thing": thing_name(1), "cause": "entry"}),
    (member, 0, pack_move(STEVENS_PACK), {"trainer": pack_name("stevens")}),
    (
        member_horse,
        0,
        member_horse_move(3),
        {"horse": thing_name(3), "trainer": pack_name("stevens"), "reader": pack_name("walroy")},
    ),
    (
        withdrawing,
        0,
        withdraw_move(12),
        {"horse": thing_name(12), "own": (thing_name(1), thing_name(2))},
    ),
    (at_the_door, 0, ACCEPT_MOVE, {"francs": PACK.joining, "purse": 0}),
    (used_up, 0, address_move(1), {"most": 10}),
    (drafted(), 0, address_move(2), {"player": player(1)}),
    (trading, 0, address_move(5), {"seats": 4}),
    (penniless, 0, address_move(1), {"player": player(1)}),
    (drafted(), 0, trade_move(12), {"horse": thing_name(12), "player": player(1)}),
    (drafted(), 0, give_move(BRIDLE), {"report": kept_name("bridle")}),
    (drafted(), 0, take_move(BRIDLE), {"report": kept_name("bridle"), "player": player(1)}),
    (drafted(), 0, pay_move(300_000), {"francs": 300_000, "purse": 281_000}),
    (
        drafted(),
        0,
        ask_move(300_000),
        {"francs": 300_000, "purse": 281_000, "player": player(1)},
    ),
    (offered, 2, ACCEPT_MOVE, {"player": player(1)}),
    (withdrawing, 0, PASS_MOVE, {"number": 1}),
    (betting(4), 0, bet_move(500), {"horse": thing_name(1), "most": 4}),
    (
        rounding_others,
        0,
        lane_move(5),
        {"lane": 5, "length": 14, "horse": thing_name(4)},
    ),
    (led_inside, 0, inscription_move(5), {"lanes": "1, 2, 3"}),
    (led_outside, 0, inscription_move(1), {"lanes": "4, 5, 6"}),
    (near_the_post, 0, lane_move(0), {"needed": 5, "points": 3}),
    (
        without_advantage_any_more,
        0,
        DROP_WITH_ADVANTAGE_MOVE,
        {"colour": "black", "horse": thing_name(1)},
    ),
    (has_ticket, 0, bet_move(500), {"horse": thing_name(1)}),
    (drafted(trade_move(1)), 0, trade_move(1), {"horse": thing_name(1)}),
]


@pytest.mark.parametrize(("scene", "seat", "move", "facts"), FIGURES)
def test_a_refusal_names_what_it_is_about(
    scene: Scene, seat: int, move: int, facts: dict[str, object]
) -> None:
    table = scene()
    refused = explain(table.pack, table.view(seat), seat, move)
    assert refused.sentence.params == facts
