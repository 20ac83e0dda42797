"""What a seat sees of debts, training and the market."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.events import ON_SQUARE
from hippodrome.games.ascot.moves import (
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    ask_move,
    give_move,
    pack_move,
    pay_move,
    sell_move,
    take_move,
    trade_move,
)
from hippodrome.games.ascot.people.look.types import Offer
from hippodrome.games.ascot.phases import BID, NEXT_FAVOURITE, NEXT_OFFER, OPEN_TRAINING, WITHDRAW
from hippodrome.games.ascot.rules.holding import ask, owe, pass_on
from hippodrome.games.ascot.state import (
    BOOKMAKER,
    BRIDLE,
    CLUB,
    FIRST_REPORT,
    FOR_ENTRY,
    GALLOP,
    KEEP_REPORT,
    MAY_JOIN,
    NOBODY,
    RECEIVE,
    STEVENS_PACK,
    VESSELS,
    VET_PACK,
    WALROY_PACK,
)
from tests.games.ascot.looking import kinds, number_of, only, seen
from tests.games.ascot.positions import (
    Table,
    market,
    only_report,
    owned,
    set_square,
    throw,
    training,
)
from tests.games.common.stories import story


def test_A6_a_debt_shows_what_lacks_what_may_be_sold_and_what_not() -> None:
    table = owned({1: 0, BOOKMAKER: 0, 2: 1}, seats=3)
    table.with_purse(0, 1000).having(kept={0: {BRIDLE: 1}})
    owe(table.state, 0, NOBODY, 5000, FOR_ENTRY, NEXT_FAVOURITE)
    found = seen(table.go_on(), 0)
    debt = found.debt
    assert debt is not None
    assert (debt.cause, debt.debtor, debt.creditor, debt.francs, debt.short) == (
        *("entry", 0, NOBODY, 5000, 4000),
    )
    assert found.stage == "betting"
    assert [choice.thing for choice in found.choices] == [BOOKMAKER, FIRST_REPORT]
    assert [(choice.thing, choice.paragraph) for choice in found.barred] == [(1, "A6.2")]
    table.play(0, sell_move(FIRST_REPORT)).bids(0, 0)
    again = seen(table, 0)
    assert again.debt is not None
    assert again.debt.unsold == (FIRST_REPORT,)
    assert [choice.thing for choice in again.choices] == [BOOKMAKER]


@pytest.mark.parametrize(("gone", "squares"), [(10, 4), (10, -3), (2, -3), (60, 4)])
def test_A4_8_the_story_says_where_a_gallop_ends_as_the_look_does(gone: int, squares: int) -> None:
    table = training({1: 0, CLUB: 0, 4: 1})
    only_report(table, WALROY_PACK, GALLOP, squares)
    table.having(gone={1: min(gone, table.pack.loop)})
    table.play(0, pack_move(WALROY_PACK))
    heard = story(GAME, table, lambda: table.draw(0), -1)[-1]
    drawn = [line.params["square"] for line in heard if line.key == "ascot-story-gallop"]
    assert drawn == [seen(table, -1).horses[0].square]


def test_A4_2_the_story_says_on_which_square_a_horse_stops_as_the_look_does() -> None:
    table = training({1: 0, 3: 0, CLUB: 0, 4: 1})
    for stable in (WALROY_PACK, STEVENS_PACK):
        set_square(table, (table.pack.gate[stable] + 4) % table.pack.loop)
    table.play(0, PASS_MOVE)
    throw(table, 2, 3)
    drawn = [square for _, _, square, _ in table.events(ON_SQUARE)]
    horses = seen(table, -1).horses
    assert drawn == [horses[0].square, horses[2].square]


def test_A4_the_training_board_is_shown_as_printed() -> None:
    table = owned({1: 0, 3: 1})
    found = seen(training_of(table), 0).training
    assert found is not None
    assert len(found.squares) == table.pack.loop
    oats = next(square for square in found.squares if square.payee == "forage")
    assert oats.dues == oats.member_dues > 0
    dinner = next(square for square in found.squares if square.member_dues > square.dues)
    assert dinner.dues == 0
    frost = next(square for square in found.squares if square.dues > square.member_dues)
    assert frost.member_dues == 0
    assert {square.action for square in found.squares} == {
        "",
        "stable-report",
        "vet-report",
        "join",
    }
    assert [pack.pack for pack in found.packs] == ["stevens", "walroy", "vet"]
    for pack in found.packs:
        assert sum(pack.unread) >= len(pack.reports)
        assert pack.queue == ()


def training_of(table: Table) -> Table:
    """Open the training with the loop as printed."""
    pass_on(table.state, OPEN_TRAINING)
    return table.go_on()


def test_A4_horses_stand_on_the_loop_counted_from_their_own_gate() -> None:
    table = training({1: 0, 4: 0, 2: 1, CLUB: 0})
    table.play(0, PASS_MOVE)
    found = {horse.horse: horse for horse in seen(throw(table, 3, 4), 0).horses}
    loop, board = table.pack.loop, seen(table, 0).training
    assert board is not None
    assert (found[1].gone, found[1].square) == (7, (board.walroy_gate + 6) % loop)
    assert (found[4].gone, found[4].square) == (7, (board.stevens_gate + 6) % loop)
    assert (found[2].square, found[2].trained) == (NOBODY, False)
    assert (found[1].colour, found[1].stable, found[1].owner) == ("black", "walroy", 0)
    assert (found[4].colour, found[4].stable, found[4].bonus) == ("blue", "stevens", 1)
    table.having(gone={1: loop + 1})
    home = seen(table, 0).horses[0]
    assert (home.trained, home.square) == (True, NOBODY)


def test_A4_10_a_member_sees_which_packs_suit_and_what_was_read() -> None:
    table = training({1: 0, 2: 0, CLUB: 0, 3: 1})
    only_report(table, WALROY_PACK, KEEP_REPORT, BRIDLE)
    found = seen(table, 0)
    assert kinds(found.choices) == ["pass", "read", "read"]
    assert [choice.move.pack for choice in found.choices[1:]] == ["walroy", "vet"]
    assert [(choice.move.pack, choice.paragraph) for choice in found.barred] == [
        ("stevens", "A4.10")
    ]
    assert found.seats[0].member
    table.having(report_pack=VET_PACK, report_kind=0)
    earlier = seen(table, 1).training
    assert earlier is not None
    assert earlier.turned is not None
    assert (earlier.turned.pack, earlier.turned.seat) == ("vet", NOBODY)
    table.play(0, pack_move(WALROY_PACK))
    waiting = seen(table, 1).training
    assert waiting is not None
    assert waiting.turned is None, "the report is not turned over yet"
    table.draw(0)
    turned = seen(table, 1).training
    assert turned is not None
    assert turned.turned is not None
    assert (turned.turned.pack, turned.turned.seat) == ("walroy", 0)
    assert (turned.turned.report.effect, turned.turned.report.keeps) == ("keep", FIRST_REPORT)
    assert seen(table, 1).seats[0].kept == (FIRST_REPORT,)


def test_A4_11_reports_read_lie_under_their_pack_in_a_known_order() -> None:
    table = training({1: 0, CLUB: 0, 3: 1})
    only_report(table, VET_PACK, RECEIVE, 100)
    table.play(0, pack_move(VET_PACK)).draw(0)
    board = seen(table, 1).training
    assert board is not None
    assert board.packs[VET_PACK].queue == (0,)
    assert sum(board.packs[VET_PACK].unread) == table.state.unread_left[VET_PACK]


def test_A4_5_joining_says_what_it_costs_and_who_is_paid() -> None:
    table = training({1: 0, 2: 1, CLUB: 1})
    set_square(table, table.pack.gate[WALROY_PACK] + 3, action=MAY_JOIN)
    table.play(1, PASS_MOVE)
    throw(table, 6, 6)
    found = seen(throw(table, 1, 3), 0)
    assert (found.phase, kinds(found.choices)) == ("join", ["pass", "yes"])
    joining = only(found.choices, "yes")
    assert (joining.francs, joining.seat) == (table.pack.joining, 1)


def trading() -> Table:
    table = market({1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}, seats=3)
    table.having(kept={0: {BRIDLE: 2}, 1: {VESSELS: 1}})
    return table


def test_A5_6_a_draft_is_its_makers_secret_and_an_offer_is_open() -> None:
    table = trading().play(0, address_move(1), trade_move(1), trade_move(3), give_move(BRIDLE))
    table.play(0, take_move(VESSELS), ask_move(500))
    draft = Offer(
        maker=0,
        to=1,
        gives=(1, FIRST_REPORT + BRIDLE),
        takes=(3, FIRST_REPORT + VESSELS),
        asks=500,
    )
    assert seen(table, 0).offer == draft
    assert seen(table, 1).offer is seen(table, -1).offer is None
    table.play(0, SEND_MOVE)
    for audience in (-1, 0, 1, 2):
        assert seen(table, audience).offer == msgspec.structs.replace(draft, sent=True)
    yes = only(seen(table, 1).choices, "yes")
    assert (yes.francs, yes.seat) == (500, 0)
    assert seen(table, 0).choices == ()


def test_A5_6_what_may_be_laid_on_the_scale_and_what_may_not() -> None:
    table = trading()
    start = seen(table, 0)
    assert [(choice.move.kind, choice.seat) for choice in start.choices] == [
        ("pass", NOBODY),
        ("to", 1),
        ("to", 2),
    ]
    assert start.seats[0].offers_left == 10
    table.play(0, address_move(1), pay_move(700))
    found = seen(table, 0)
    assert kinds(found.choices) == ["trade"] * 4 + ["give", "take"]
    assert [(choice.thing, choice.gives) for choice in found.choices] == [
        *((1, True), (2, True), (3, False), (4, False)),
        *((FIRST_REPORT + BRIDLE, True), (FIRST_REPORT + VESSELS, False)),
    ]
    assert kinds(found.barred) == ["send", "pay", "ask"]
    asked = only(seen(trading().play(0, address_move(1)), 0).choices, "ask")
    assert (number_of(asked), asked.seat, asked.most) == (ask_move(100), 1, 261_000)


def test_A5_3_surplus_horses_are_sold_within_the_market_and_too_many_cannot_run() -> None:
    table = market({1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 1})
    table.play(0, PASS_MOVE).play(1, PASS_MOVE)
    found = seen(table, 1)
    assert found.sale is not None
    assert (found.stage, found.sale.kind, found.sale.seller) == ("market", "surplus", 0)
    while table.state.phase == BID:
        table.bids(0)
    assert table.state.number_each == 4
    table.having(number_each=3)
    ask(table.state, WITHDRAW, 0)
    again = seen(table, 0)
    assert set(kinds(again.choices)) == {"scratch"}
    assert [(choice.move.kind, choice.paragraph) for choice in again.barred] == [("pass", "A5.2")]


def test_A5_1_the_training_board_is_put_away_for_the_market() -> None:
    table = owned({1: 0, 3: 1})
    assert seen(training_of(table), 0).training is not None
    pass_on(table.state, NEXT_OFFER)
    found = seen(table.go_on(), 0)
    assert (found.stage, found.training) == ("market", None)
