"""What a person sees: made from the seat's view alone, with choices, consequences and reasons."""

from __future__ import annotations

import msgspec
import pytest

from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.codes import (
    DONE_MOVE,
    PASS_MOVE,
    PLAIN_MOVES,
    SEND_MOVE,
    address_move,
    ask_move,
    bid_move,
    exchange_move,
    give_move,
    pack_move,
    pay_move,
    sell_move,
    take_move,
    throw_move,
    trade_move,
)
from hippodrome.games.ascot.content.boards import REPORT_NAMES, SQUARE_NAMES
from hippodrome.games.ascot.holding import ask, owe, pass_on
from hippodrome.games.ascot.looks import Choice, Offer
from hippodrome.games.ascot.naming import (
    PHASES,
    SQUARES,
    inscription_name,
    report_name,
    square_name,
    thing_name,
)
from hippodrome.games.ascot.squares import is_white
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BID,
    BOOKMAKER,
    BRIDLE,
    CARDS,
    CLOSED,
    CLUB,
    FARRIER,
    FIRST_REPORT,
    FOR_ENTRY,
    FORAGE,
    KEEP_REPORT,
    LOT,
    MAY_JOIN,
    NEXT_FAVOURITE,
    NEXT_OFFER,
    NOBODY,
    OPEN_TRAINING,
    RECEIVE,
    SQUARE_KINDS,
    STEVENS_STABLE,
    THINGS,
    VESSELS,
    VET_PACK,
    WALROY_PACK,
    WALROY_STABLE,
    WITHDRAW,
    State,
)
from hippodrome.games.ascot.view import look
from hippodrome.words import words
from tests.games.ascot.looking import kinds, only, seen
from tests.games.ascot.positions import (
    Table,
    market,
    only_report,
    owned,
    set_square,
    throw,
    training,
)


def dealt() -> Table:
    hands = (
        (AUCTIONEER, WALROY_STABLE, FARRIER, 1, 2),
        (3, 4, 5, 6, 7),
        (8, 9, 10, 11, 12),
    )
    return Table(3).deal(*hands)


def test_before_the_lot_everything_is_in_the_box() -> None:
    found = seen(Table(3), 0)
    assert (found.stage, found.phase, found.dealer) == ("deal", "lot", NOBODY)
    assert {card.where for card in found.cards} == {"box"}
    assert [seat.purse for seat in found.seats] == [281_000] * 3
    assert found.choices == found.barred == ()


def test_A1_6_hands_and_dead_pile_are_seen_by_nobody_else() -> None:
    table = dealt()
    mine = {card.card: card.where for card in seen(table, 1).cards}
    assert [card for card, where in mine.items() if where == "hand"] == [3, 4, 5, 6, 7, AUCTIONEER]
    assert {where for card, where in mine.items() if card in (1, 2, 8, FARRIER)} == {"unseen"}
    spectated = {card.card: card for card in seen(table, -1).cards}
    shown = [card for card in spectated.values() if card.where != "unseen"]
    assert [(card.card, card.where, card.seat) for card in shown] == [(AUCTIONEER, "hand", 0)]
    assert [seat.held for seat in seen(table, -1).seats] == [5, 5, 5]


def test_A2_3_the_exchange_offers_the_hand_and_says_why_the_auctioneer_stays() -> None:
    table = dealt()
    found = seen(table, 0)
    assert [choice.thing for choice in found.choices] == [1, 2, FARRIER, WALROY_STABLE]
    assert set(kinds(found.choices)) == {"exchange"}
    (barred,) = found.barred
    assert (barred.thing, barred.paragraph) == (AUCTIONEER, "A2.2")
    assert seen(table, 1).choices == ()
    table.play(0, exchange_move(1)).draw(0)
    mine = {card.card: card for card in seen(table, 0).cards}
    assert (mine[1].where, mine[1].seat) == ("pile", NOBODY)
    assert {card.card: card.where for card in seen(table, 1).cards}[1] == "unseen"


def test_A2_4_who_holds_both_stables_is_not_done_and_sees_why() -> None:
    table = thrown_in()
    table.state.lies[STEVENS_STABLE] = table.state.lies[WALROY_STABLE]
    found = seen(table, 0)
    assert "done" not in kinds(found.choices)
    assert only(found.barred, "done").paragraph == "A2.4"


def thrown_in() -> Table:
    table = dealt()
    for seat, card in ((0, 1), (1, 3), (2, 8)):
        table.play(seat, exchange_move(card)).draw(0)
    return table


def test_A2_5_how_many_cards_others_throw_in_stays_secret() -> None:
    table = thrown_in()
    table.play(0, throw_move(2), DONE_MOVE)
    assert [seat.held for seat in seen(table, 1).seats] == [None, 5, 5]
    assert [seat.held for seat in seen(table, 0).seats] == [4, 5, 5]
    assert [seat.done for seat in seen(table, 1).seats] == [True, False, False]
    assert seen(table, 1).awaited == (1, 2)
    assert kinds(seen(table, 1).choices)[0] == "done"


def auction() -> Table:
    table = thrown_in()
    table.play(0, throw_move(FARRIER), DONE_MOVE).play(1, DONE_MOVE).play(2, DONE_MOVE)
    return table.turn_up(FARRIER)


def test_A3_1_the_hammer_shows_bid_bidder_and_who_is_in() -> None:
    table = auction()
    table.bids(20_000)
    found = seen(table, 2)
    sale = found.sale
    assert sale is not None
    assert (sale.kind, sale.thing, sale.seller, sale.bid, sale.bidder) == (
        *("pile", FARRIER, NOBODY, 20_000, 1),
    )
    assert (sale.bidding, sale.least, sale.commission) == ((0, 1, 2), 20_500, 2000)
    assert found.stage == "auction"


def test_a_free_amount_is_one_choice_with_its_range_and_buttons() -> None:
    table = auction()
    table.bids(20_000)
    found = seen(table, 2)
    assert kinds(found.choices) == ["pass", "bid"]
    bid = only(found.choices, "bid")
    assert (bid.move, bid.notation, bid.thing) == (bid_move(20_500), "bid:20500", FARRIER)
    assert (bid.least, bid.most, bid.step) == (20_500, 255_000, 500)
    assert bid.ladder == tuple(move - bid_move(0) for move in table.menu(2)[1:])
    assert bid.costs[0] == 20_500 + 2100
    for francs in range(bid.least, bid.most + 1, 50 * bid.step):
        move = bid.move + francs - bid.least
        assert move == bid_move(francs)
        assert table.refusal(2, move) == 0
        assert GAME.write(move) == f"bid:{francs}"


def test_A3_2_the_auctioneer_pays_no_commission() -> None:
    table = auction()
    table.bids(500, 1000)
    bid = only(seen(table, 0).choices, "bid")
    assert bid.costs == bid.ladder


def test_A2_4_a_second_stable_is_barred_with_its_reason() -> None:
    table = thrown_in()
    table.state.lies[WALROY_STABLE + 1] = 1  # in the dead pile
    table.play(0, DONE_MOVE).play(1, DONE_MOVE).play(2, DONE_MOVE)
    table.turn_up(WALROY_STABLE + 1).bids(500, 1000)
    found = seen(table, 0)
    assert kinds(found.choices) == ["pass"]
    assert [(choice.kind, choice.paragraph) for choice in found.barred] == [("bid", "A2.4")]


def test_A6_a_debt_shows_what_lacks_what_may_be_sold_and_what_not() -> None:
    table = owned({1: 0, BOOKMAKER: 0, 2: 1}, seats=3)
    table.state.kept[0][BRIDLE] = 1
    table.state.purse[0], table.state.bank = 1000, 280_000
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
    table.state.gone[1] = loop + 1
    home = seen(table, 0).horses[0]
    assert (home.trained, home.square) == (True, NOBODY)


def test_A4_10_a_member_sees_which_packs_suit_and_what_was_read() -> None:
    table = training({1: 0, 2: 0, CLUB: 0, 3: 1})
    only_report(table, WALROY_PACK, KEEP_REPORT, BRIDLE)
    found = seen(table, 0)
    assert kinds(found.choices) == ["pass", "pack", "pack"]
    assert [choice.pack for choice in found.choices[1:]] == ["walroy", "vet"]
    assert [(choice.pack, choice.paragraph) for choice in found.barred] == [("stevens", "A4.10")]
    assert found.seats[0].member
    table.state.report_pack, table.state.report_kind = VET_PACK, 0
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
    assert (found.phase, kinds(found.choices)) == ("join", ["pass", "accept"])
    joining = only(found.choices, "accept")
    assert (joining.francs, joining.seat) == (table.pack.joining, 1)


def trading() -> Table:
    table = market({1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}, seats=3)
    table.state.kept[0][BRIDLE] = 2
    table.state.kept[1][VESSELS] = 1
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
    yes = only(seen(table, 1).choices, "accept")
    assert (yes.francs, yes.seat) == (500, 0)
    assert seen(table, 0).choices == ()


def test_A5_6_what_may_be_laid_on_the_scale_and_what_may_not() -> None:
    table = trading()
    start = seen(table, 0)
    assert [(choice.kind, choice.seat) for choice in start.choices] == [
        ("pass", NOBODY),
        ("address", 1),
        ("address", 2),
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
    assert (asked.move, asked.seat, asked.most) == (ask_move(100), 1, 281_000)


def test_A5_3_surplus_horses_are_sold_within_the_market_and_too_many_cannot_run() -> None:
    table = market({1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 1})
    table.play(0, PASS_MOVE).play(1, PASS_MOVE)
    found = seen(table, 1)
    assert found.sale is not None
    assert (found.stage, found.sale.kind, found.sale.seller) == ("market", "surplus", 0)
    while table.state.phase == BID:
        table.bids(0)
    assert table.state.number_each == 4
    table.state.number_each = 3
    ask(table.state, WITHDRAW, 0)
    again = seen(table, 0)
    assert set(kinds(again.choices)) == {"withdraw"}
    assert [(choice.kind, choice.paragraph) for choice in again.barred] == [("pass", "A5.2")]


def test_A5_1_the_training_board_is_put_away_for_the_market() -> None:
    table = owned({1: 0, 3: 1})
    assert seen(training_of(table), 0).training is not None
    pass_on(table.state, NEXT_OFFER)
    found = seen(table.go_on(), 0)
    assert (found.stage, found.training) == ("market", None)


def test_every_phase_has_a_name_of_its_own() -> None:
    assert set(PHASES) == set(range(LOT, CLOSED + 1))
    assert len(set(PHASES.values())) == len(PHASES)
    assert set(SQUARES) == set(range(SQUARE_KINDS))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_printed_has_words_of_its_own(language: str) -> None:
    tell = words(language).tell
    things = [tell(thing_name(thing)) for thing in range(1, THINGS + 1)]
    squares = [tell(square_name(name)) for name in range(1, len(SQUARE_NAMES) + 1)]
    reports = [tell(report_name(name)) for name in range(1, len(REPORT_NAMES) + 1)]
    said = [tell(inscription_name(kind, 7)) for kind in range(SQUARE_KINDS) if is_white(kind)]
    for names in (things, squares, reports, said):
        assert len(set(names)) == len(names)
    assert things[FORAGE - 1] in ("the Forage merchant", "le Marchand de fourrage")
    assert squares[SQUARE_NAMES.index("frost")] in ("Frost", "Gel")
    assert "Strangles" in reports[14] or "gourme" in reports[14]
    assert len(things) == CARDS + 3


def expanded(choice: Choice) -> set[int]:
    """The moves a choice stands for, of those a menu lists."""
    if not choice.ladder:
        return {choice.move}
    return {choice.move + francs - choice.least for francs in choice.ladder}


@pytest.mark.parametrize(("pack", "seats"), [("tiny", 2), ("tiny", 4), ("standard", 3)])
def test_choices_are_the_menu_and_reasons_can_be_read_all_game_long(pack: str, seats: int) -> None:
    table = Table(seats, pack)
    stream = new_stream(seats)
    reasons, stages = set(), []
    while not table.state.over:
        if table.state.spread:
            table.draw(below(stream, table.state.spread))
            continue
        seat = table.awaited[below(stream, len(table.awaited))]
        found = look(table.pack, table.view(seat), seat)
        menu = table.menu(seat)
        stood_for = [move for choice in found.choices for move in expanded(choice)]
        assert sorted(stood_for) == sorted(menu)
        assert all(not choice.barred for choice in found.choices)
        for choice in found.choices:
            assert (choice.most > 0) == (choice.move >= PLAIN_MOVES)
            assert GAME.read(choice.notation) == choice.move
        for choice in found.barred:
            assert table.refusal(seat, choice.move)
            assert choice.barred is not None
            reasons.add(choice.barred.key)
            assert words("en").tell(choice.barred) != words("fr").tell(choice.barred)
        if found.stage not in stages:
            stages.append(found.stage)
        table.play(seat, menu[below(stream, len(menu))])
    assert stages == ["deal", "auction", "training", "market", "betting", "race"]
    assert "ascot-refused-lane-too-far" in reasons


def test_a_look_needs_nothing_but_the_view() -> None:
    table = auction()
    blank: State = State()
    GAME.interpreted.see(table.pack, table.state, 1, blank)
    assert look(table.pack, blank, 1) == seen(table, 1)
