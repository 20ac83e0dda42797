"""Every refusal is a sentence with its paragraph, made from what the seat itself sees."""

from __future__ import annotations

import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    DONE_MOVE,
    DROP_MOVE,
    DROP_WITH_ADVANTAGE_MOVE,
    LAST_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    advantage_move,
    ask_move,
    bet_move,
    bid_move,
    exchange_move,
    favourite_move,
    give_move,
    inscription_move,
    lane_move,
    member_horse_move,
    onward_move,
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
    thing_names,
)
from hippodrome.games.ascot.people.refusals import explain, unfinished
from hippodrome.games.ascot.people.refusals.about import ASKED_IN
from hippodrome.games.ascot.rules import reasons
from hippodrome.games.ascot.rules.holding import ask
from hippodrome.games.ascot.state import (
    ANSWER,
    AUCTIONEER,
    BLACK,
    BRIDLE,
    FIRST_REPORT,
    FOR_CARDS,
    FOR_ENTRY,
    OFFER,
    OUTSIDE_LANES,
    RED,
    STEVENS_PACK,
    THROW_IN,
)
from hippodrome.words import words
from tests.games.ascot.positions import Table, die, race
from tests.games.ascot.scenes import (
    PACK,
    Scene,
    asked_for_a_report,
    at_the_door,
    auction,
    behind_one,
    betting,
    dealt,
    debt,
    drafted,
    from_the_gate,
    has_ticket,
    into_the_bend,
    led_inside,
    member,
    member_horse,
    naming,
    narrow_course,
    near_the_post,
    offered,
    on_colour,
    over,
    penniless,
    rounding_others,
    stable_for_its_owner,
    throwing_in,
    trading,
    used_up,
    walled_in,
    withdrawing,
    without_advantage_any_more,
    without_way_on,
)

SCENES: list[tuple[int, Scene, int, int, str | None, str]] = [
    (reasons.GAME_OVER, over, 0, PASS_MOVE, "A11.1", "over"),
    (reasons.NOT_A_SEAT, trading, 9, PASS_MOVE, None, "Nobody sits"),
    (reasons.NOT_AWAITED, trading, 1, PASS_MOVE, None, "not your turn"),
    (reasons.NOT_A_MOVE, trading, 0, LAST_MOVE + 1, None, "no such move"),
    (reasons.ASKED_OTHERWISE, trading, 0, bid_move(500), "A5.6", "market"),
    (reasons.NO_SUCH_CARD, dealt, 0, exchange_move(0), "A1.2", "no such card"),
    (reasons.CARD_NOT_HELD, dealt, 0, exchange_move(3), "A2.3", "Dark Warrior (3)"),
    (reasons.AUCTIONEER_STAYS, dealt, 0, exchange_move(AUCTIONEER), "A2.2", "stays"),
    (reasons.BOTH_STABLES, throwing_in, 0, DONE_MOVE, "A2.4", "both stables"),
    (reasons.BID_TOO_LOW, auction, 1, bid_move(0), "A3.1", "the least you may bid now is 500 F"),
    (reasons.NOT_A_STEP, auction, 1, bid_move(700), "A1.6", "steps of 500 F"),
    (reasons.BID_ABOVE_MEANS, auction, 1, bid_move(281_000), "A3.1", "255,000 F is the most"),
    (reasons.SECOND_STABLE, stable_for_its_owner, 0, bid_move(500), "A2.4", "stable"),
    (reasons.NOT_YOURS_TO_SELL, debt(FOR_CARDS), 0, sell_move(2), "A6.1", "Priory Park (2)"),
    (reasons.NOT_FOR_THIS_DEBT, debt(FOR_ENTRY), 0, sell_move(1), "A6.2", "King of Clubs (1)"),
    (reasons.NO_BUYER_BEFORE, debt(FOR_CARDS), 0, sell_move(FIRST_REPORT), "A6.2", "bridle"),
    (reasons.NO_SUITABLE_HORSE, member, 0, pack_move(STEVENS_PACK), "A4.10", "Stevens trainer"),
    (reasons.WRONG_STABLE, member_horse, 0, member_horse_move(3), "A4.10", "Walroy trainer"),
    (
        reasons.HORSE_NOT_YOURS,
        member_horse,
        0,
        member_horse_move(4),
        "A4.10",
        "You have King of Clubs (1)",
    ),
    (reasons.HORSE_HOME, member_horse, 0, member_horse_move(2), "A4.10", "Priory Park (2)"),
    (reasons.FEE_ABOVE_MEANS, at_the_door, 0, ACCEPT_MOVE, "A4.5", "entrance fee"),
    (reasons.OFFERS_USED_UP, used_up, 0, address_move(1), "A5.6", "10 offers"),
    (reasons.OFFER_TO_ONESELF, trading, 0, address_move(0), "A5.6", "yourself"),
    (reasons.NO_SUCH_SEAT, trading, 0, address_move(5), "A5.6", "from 1 to 4"),
    (reasons.ADDRESS_FIRST, trading, 0, trade_move(1), "A5.6", "whom"),
    (reasons.ADDRESSED_ALREADY, drafted(), 0, address_move(2), "A5.6", "Player 2"),
    (reasons.OWNED_BY_NEITHER, drafted(), 0, trade_move(5), "A5.2", "one of you two owns"),
    (reasons.OFFERED_ALREADY, drafted(trade_move(1)), 0, trade_move(1), "A5.6", "on the scale"),
    (reasons.REPORT_NOT_YOURS, drafted(), 0, give_move(BRIDLE), "A5.2", "bridle"),
    (reasons.REPORT_NOT_THEIRS, drafted(), 0, take_move(BRIDLE), "A5.2", "Player 2"),
    (reasons.MONEY_ALREADY, drafted(pay_move(100)), 0, ask_move(100), "A5.6", "one way"),
    (reasons.MONEY_ABOVE_MEANS, drafted(), 0, pay_move(300_000), "A1.4", "281,000 F"),
    (reasons.MONEY_ABOVE_THEIRS, drafted(), 0, ask_move(300_000), "A1.4", "Player 2"),
    (reasons.NO_MONEY, drafted(), 0, pay_move(0), "A1.6", "100 F"),
    (reasons.EMPTY_OFFER, drafted(pay_move(100)), 0, SEND_MOVE, "A5.6", "at least one horse"),
    (reasons.DRAFT_BEGUN, drafted(), 0, PASS_MOVE, "A5.6", "begun"),
    (reasons.ANSWER_OF_ANOTHER, offered, 2, ACCEPT_MOVE, "A5.6", "but for Player 2"),
    (reasons.ANSWER_OF_ANOTHER, asked_for_a_report, 2, ACCEPT_MOVE, "A10.16", "but for Player 2"),
    (reasons.TOO_MANY_HORSES, withdrawing, 0, PASS_MOVE, "A5.2", "one horse"),
    (reasons.NOT_RUNNING, naming, 0, favourite_move(5), "A7.1", "Leonidas (5)"),
    (reasons.BETS_TAKEN, betting(4), 0, bet_move(500), "A7.2", "4 bets"),
    (reasons.BET_ALREADY, has_ticket, 0, bet_move(500), "A7.2", "ticket"),
    (reasons.NO_SUCH_LANE, narrow_course, 0, lane_move(6), "A9.1", "to 5"),
    (reasons.SQUARE_TAKEN, rounding_others, 0, lane_move(5), "A9.1", "Elton (4)"),
    (reasons.LANE_TOO_FAR, from_the_gate, 0, lane_move(6), "A9.3", "too far"),
    (reasons.STRAIGHT_FROM_GATE, from_the_gate, 0, lane_move(5), "A9.2", "gate"),
    (reasons.NO_CHANGE_IN_BEND, into_the_bend, 0, lane_move(6), "A9.6", "bend"),
    (reasons.HORSE_IN_THE_WAY, walled_in, 0, lane_move(1), "A9.1", "bars every path"),
    (reasons.CUTTING_IN, rounding_others, 0, lane_move(1), "A9.4", "cutting in"),
    (reasons.LEFT_OVERTAKING, behind_one, 0, lane_move(2), "A9.5", "on the left"),
    (
        reasons.NOT_AT_THE_POST,
        near_the_post,
        0,
        lane_move(0),
        "A10.9",
        "it takes 5 from here, and the die shows 3",
    ),
    (reasons.NOT_OWN_COLOUR, on_colour(RED, 1), 0, onward_move(3), "A10.2", "not the horse’s own"),
    (reasons.OWN_COLOUR, on_colour(BLACK), 0, advantage_move(3), "A10.2", "no Advantage"),
    (
        reasons.NO_ADVANTAGE,
        without_advantage_any_more,
        0,
        DROP_WITH_ADVANTAGE_MOVE,
        "A10.2",
        "black Advantage",
    ),
    (reasons.NO_DISADVANTAGE, on_colour(BLACK), 0, DROP_MOVE, "A10.4", "no Disadvantage"),
    (reasons.NO_WAY_ON, without_way_on, 0, onward_move(2), "A10.12", "no way on"),
    (
        reasons.LANE_NOT_ASKED_FOR,
        led_inside,
        0,
        inscription_move(5),
        "A10.14",
        "It leads to: 1, 2, 3.",
    ),
    (reasons.NOTHING_TO_TRADE, penniless, 0, address_move(1), "A5.6", "nothing to trade"),
]


@pytest.mark.parametrize(
    ("code", "scene", "seat", "move", "paragraph", "says"),
    SCENES,
    ids=[str(row[0]) for row in SCENES],
)
def test_every_refusal_has_its_sentence_and_its_paragraph(
    code: int, scene: Scene, seat: int, move: int, paragraph: str | None, says: str
) -> None:
    table = scene()
    assert table.refusal(seat, move) == code
    refused = explain(table.pack, table.view(seat if seat < table.state.seats else -1), seat, move)
    assert (refused.code, refused.paragraph) == (code, paragraph)
    assert says in words("en").tell(refused.sentence)
    french = words("fr").tell(refused.sentence)
    assert french != words("en").tell(refused.sentence)


def test_no_code_is_forgotten() -> None:
    names = list(vars(reasons))
    first, last = names.index("ALLOWED"), names.index("NOTHING_TO_TRADE")
    known = {getattr(reasons, name) for name in names[first : last + 1]}
    assert {row[0] for row in SCENES} == known - {reasons.ALLOWED}


def test_the_paragraphs_exist() -> None:
    paragraphs = GAME.paragraphs()
    named = {row[4] for row in SCENES} | set(ASKED_IN.values()) | {"A2.5", "A1.1"}
    assert {name for name in named if name is not None} <= paragraphs.keys()


@pytest.mark.parametrize("phase", ASKED_IN)
def test_each_phase_says_what_it_asks_for(phase: int) -> None:
    table = race({1: (0, 1, 3), 2: (1, 2, 0)})
    ask(table.state, phase, 0)
    table.state.mover = 1
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


def test_nothing_is_said_against_a_legal_move() -> None:
    table = trading()
    refused = explain(table.pack, table.view(0), 0, PASS_MOVE)
    assert refused.code == reasons.ALLOWED
    assert "can be played" in words("en").tell(refused.sentence)


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
        {"horse": thing_name(12), "own": thing_names([1, 2])},
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
