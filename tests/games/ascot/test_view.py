"""What a person sees: made from the seat's view alone, with choices, consequences and reasons."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.content.boards import REPORT_NAMES, SQUARE_NAMES
from hippodrome.games.ascot.moves import (
    DONE_MOVE,
    MENU,
    bid_move,
    block_of,
    exchange_move,
    throw_move,
)
from hippodrome.games.ascot.people.look.types import Choice
from hippodrome.games.ascot.people.look.whole import look
from hippodrome.games.ascot.people.names import (
    PHASES,
    SQUARES,
    inscription_name,
    report_name,
    square_name,
    thing_name,
)
from hippodrome.games.ascot.phases import CLOSED, LOT
from hippodrome.games.ascot.rules.squares import is_white
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    CARDS,
    FARRIER,
    FORAGE,
    NOBODY,
    SQUARE_KINDS,
    STEVENS_STABLE,
    THINGS,
    WALROY_STABLE,
    State,
)
from hippodrome.words import words
from tests.games.ascot.looking import kinds, number_of, only, seen
from tests.games.ascot.positions import (
    Table,
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
    assert set(kinds(found.choices)) == {"swap"}
    (barred,) = found.barred
    assert (barred.thing, barred.paragraph) == (AUCTIONEER, "A2.2")
    assert seen(table, 1).choices == ()
    table.play(0, exchange_move(1)).draw(0)
    mine = {card.card: card for card in seen(table, 0).cards}
    assert (mine[1].where, mine[1].seat) == ("pile", NOBODY)
    assert {card.card: card.where for card in seen(table, 1).cards}[1] == "unseen"


def test_A2_4_who_holds_both_stables_is_not_done_and_sees_why() -> None:
    table = thrown_in()
    table.having(lies={STEVENS_STABLE: table.state.lies[WALROY_STABLE]})
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
    assert (number_of(bid), bid.thing) == (bid_move(20_500), FARRIER)
    assert (bid.least, bid.most, bid.step) == (20_500, 255_000, 500)
    assert bid.ladder == tuple(move - bid_move(0) for move in table.menu(2)[1:])
    assert bid.costs[0] == 20_500 + 2100
    for francs in range(bid.least, bid.most + 1, 50 * bid.step):
        move = GAME.moves.number(replace(bid.move, francs=francs))
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
    table.having(lies={WALROY_STABLE + 1: 1})  # in the dead pile
    table.play(0, DONE_MOVE).play(1, DONE_MOVE).play(2, DONE_MOVE)
    table.turn_up(WALROY_STABLE + 1).bids(500, 1000)
    found = seen(table, 0)
    assert kinds(found.choices) == ["pass"]
    assert [(choice.move.kind, choice.paragraph) for choice in found.barred] == [("bid", "A2.4")]


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
    said = [
        tell(inscription_name(SQUARES[kind], 7)) for kind in range(SQUARE_KINDS) if is_white(kind)
    ]
    for names in (things, squares, reports, said):
        assert len(set(names)) == len(names)
    assert things[FORAGE - 1] in ("the Forage merchant", "le Marchand de fourrage")
    assert squares[SQUARE_NAMES.index("frost")] in ("Frost", "Gel")
    assert "Strangles" in reports[14] or "gourme" in reports[14]
    assert len(things) == CARDS + 3


def expanded(choice: Choice) -> set[int]:
    """The moves a choice stands for, of those a menu lists."""
    if not choice.ladder:
        return {number_of(choice)}
    return {GAME.moves.number(replace(choice.move, francs=francs)) for francs in choice.ladder}


def decided(table: Table, seat: int, menu: list[int], stream: list[int]) -> int:
    """Choose as the tipster would, or one time in four at random: so somebody pays for entries."""
    if below(stream, 4) == 0:
        return menu[below(stream, len(menu))]
    moves = [*menu, *[0] * (MENU - len(menu))]
    view = table.view(seat)
    return GAME.interpreted.tip(table.pack, view, seat, moves, len(menu), stream)


@pytest.mark.parametrize(("pack", "seats"), [("tiny", 2), ("tiny", 4), ("standard", 3)])
def test_choices_are_the_menu_and_reasons_can_be_read_all_game_long(pack: str, seats: int) -> None:
    table = Table(seats, pack)
    stream = new_stream(seats + 10)
    reasons, stages, paragraphs = set(), [], GAME.paragraphs()
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
            assert (choice.most > 0) == (block_of(number_of(choice)) > 0)
            assert GAME.read(GAME.write(number_of(choice))) == number_of(choice)
            assert GAME.moves.row_of(number_of(choice)).move.paragraph_in(found.phase) in paragraphs
        for choice in found.barred:
            assert table.refusal(seat, number_of(choice))
            assert choice.barred is not None
            reasons.add(choice.barred.key)
            assert words("en").tell(choice.barred) != words("fr").tell(choice.barred)
        if found.stage not in stages:
            stages.append(found.stage)
        table.play(seat, decided(table, seat, menu, stream))
    assert stages == ["deal", "auction", "training", "market", "betting", "race"]
    assert "ascot-refused-lane-too-far" in reasons


def test_a_look_needs_nothing_but_the_view() -> None:
    table = auction()
    blank: State = State()
    GAME.interpreted.see(table.pack, table.state, 1, blank)
    assert look(table.pack, blank, 1) == seen(table, 1)
