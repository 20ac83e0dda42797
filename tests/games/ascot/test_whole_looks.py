"""Whole parts of a look at once, so that nothing is shown that is not there, and nothing lacks."""

from __future__ import annotations

import pytest

from hippodrome.games.ascot.moves import ask_move, give_move, need_move, pay_move, sell_move
from hippodrome.games.ascot.people.look.types import (
    CardLook,
    Debt,
    HorseLook,
    Need,
    Offer,
    Report,
    Sale,
    SeatLook,
)
from hippodrome.games.ascot.rules.training import square_under
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BLACK,
    BLUE,
    BOOKMAKER,
    BRIDLE,
    BURST_VESSEL,
    CARDS,
    CLUB,
    DISQUALIFIED,
    ELIMINATED,
    FARRIER,
    FIRST_REPORT,
    FOR_CARDS,
    FORAGE,
    HOME,
    KEEP_REPORT,
    NOBODY,
    PAY,
    PAY_VET,
    STEVENS_STABLE,
    SURE_FOOTED,
    VESSELS,
    VET_PACK,
    WALROY_PACK,
    WALROY_STABLE,
)
from tests.games.ascot.looking import seen
from tests.games.ascot.positions import Table, die, only_report, race, training
from tests.games.ascot.scenes import auction, debt, drafted, offered, throwing_in, trading
from tests.games.ascot.test_squares import needing
from tests.games.common.scenes import arrange


def in_the_race() -> Table:
    """Seat 1 of three keeps the books; horse 12 is a fallen favourite with bets on it."""
    table = race({1: (0, 3, 10), 5: (0, 5, 11), 12: (2, 6, 20)}, seats=3)
    table.having(fallen={12: 1}, favourite={2: 12}, bookmaker=1)
    table.with_ticket(12, 0, 300).with_ticket(12, 2, 600).with_ticket(1, 2, 1000)
    return table.having(
        advantages={2: {BLUE: 2, BLACK: 1}},
        disadvantages={2: 3},
        kept={2: {BRIDLE: 1, SURE_FOOTED: 2}},
    )


def test_a_horse_in_the_race_is_shown_whole() -> None:
    table = in_the_race()
    first, last = seen(table, 0).horses[0], seen(table, -1).horses[-1]
    assert first == HorseLook(
        *(1, "black", "walroy", 4, 0),
        lane=3,
        length=10,
        status="running",
        stakes=(0, 0, 1000),
        staked=1000,
        bets_left=3,
        pays=1,
    )
    assert last == HorseLook(
        *(12, "blue", "stevens", 1, 2),
        lane=6,
        length=20,
        status="fallen",
        favourite=True,
        stakes=(300, 0, 600),
        staked=900,
        bets_left=2,
        pays=1,
    )
    # A horse that does not run has no tickets to sell; one that has had its throw says so.
    assert seen(table, 0).horses[1] == HorseLook(2, "red", "walroy", 3)
    die(table, 1)
    assert [horse.thrown for horse in seen(table, 0).horses] == [True] + [False] * 11


@pytest.mark.parametrize(
    ("status", "word"),
    [(HOME, "home"), (ELIMINATED, "eliminated"), (DISQUALIFIED, "disqualified")],
)
def test_A11_1_how_a_horse_stands_is_shown(status: int, word: str) -> None:
    table = in_the_race()
    table.having(status={5: status}, arrival={5: int(status == HOME)}, arrived=int(status == HOME))
    found = seen(table, 0)
    assert (found.horses[4].status, found.horses[4].place) == (word, int(status == HOME))
    assert found.arrival == ((5,) if status == HOME else ())


def test_a_horse_in_training_is_shown_whole() -> None:
    table = training({1: 0, 12: 1, CLUB: 1})
    state = table.state
    arrange(state, gone={12: 7, 1: table.pack.loop + 1}, advantage={12: 2}, disadvantage={12: 1})
    square = square_under(table.pack, 12, 7)
    horses = seen(table, 0).horses
    assert horses[11] == HorseLook(
        *(12, "blue", "stevens", 1, 1, 7, square), advantages=2, disadvantages=1
    )
    assert horses[0] == HorseLook(1, "black", "walroy", 4, 0, 45, NOBODY, trained=True)
    arrange(state, gone={12: 0, 1: table.pack.loop})
    horses = seen(table, 0).horses
    assert (horses[11].square, horses[11].trained) == (NOBODY, False)
    assert (horses[0].square, horses[0].trained) == (square_under(table.pack, 1, 44), False)


def test_a_seat_is_shown_whole() -> None:
    assert seen(in_the_race(), 0).seats == (
        SeatLook(0, 280_700, staked=300),
        SeatLook(1, 281_000),
        SeatLook(
            *(2, 279_400),
            kept=(FIRST_REPORT + BRIDLE, *[FIRST_REPORT + SURE_FOOTED] * 2),
            favourite=12,
            advantages={"black": 1, "blue": 2},
            disadvantages=3,
            staked=1600,
        ),
    )
    table = training({1: 0, 12: 1, CLUB: 1}, seats=3)
    table.having(missing={1: 2}, member={0: 1})
    assert seen(table, 0).seats == (
        SeatLook(0, 281_000, member=True),
        SeatLook(1, 281_000, member=True, missing=2),
        SeatLook(2, 281_000),
    )
    table = trading()
    table.having(offers={2: 4})
    assert [seat.offers_left for seat in seen(table, 1).seats] == [10, 10, 6, 10]


def test_A2_5_hands_are_shown_as_far_as_they_are_known() -> None:
    table = throwing_in().play(1, 2)
    found = [(seat.held, seat.done) for seat in seen(table, 0).seats]
    assert found == [(5, False), (None, True), (5, False)]
    assert all(not seat.done for seat in seen(auction(), 0).seats)


def test_A1_6_every_place_a_card_can_lie_is_shown() -> None:
    table = auction()
    table.having(lies={1: 3, 2: 32})
    cards = {card.card: card for card in seen(table, 0).cards}
    price = table.pack.price
    assert list(cards) == list(range(1, CARDS + 1))
    assert cards[1] == CardLook(1, price[1], "gone")
    assert cards[2] == CardLook(2, price[2], "owned", 2)
    assert cards[STEVENS_STABLE] == CardLook(STEVENS_STABLE, price[STEVENS_STABLE], "hammer")
    assert cards[WALROY_STABLE] == CardLook(WALROY_STABLE, price[WALROY_STABLE], "hand", 0)
    assert cards[AUCTIONEER] == CardLook(AUCTIONEER, 0, "hand", 0)
    assert cards[12] == CardLook(12, price[12], "unseen")
    assert {card.where for card in seen(Table(), 0).cards} == {"box"}
    # Who put a card into the pile sees it there; nobody is said to own it.
    table = throwing_in()
    assert seen(table, 0).cards[0] == CardLook(1, price[1], "pile")


def test_A3_1_a_sale_is_shown_whole() -> None:
    table = auction()
    assert seen(table, 0).sale == Sale("pile", STEVENS_STABLE, NOBODY, 0, NOBODY, (0, 1, 2), 500)
    table.bids(12_500)
    sale = Sale("pile", STEVENS_STABLE, NOBODY, 12_500, 1, (0, 1, 2), 13_000, 1300)
    assert seen(table, -1).sale == sale
    table.having(auctioneer=1)
    sale = Sale("pile", STEVENS_STABLE, NOBODY, 12_500, 1, (0, 1, 2), 13_000)
    assert seen(table, 2).sale == sale


def test_A6_1_a_debt_and_its_sale_are_shown_whole() -> None:
    table = debt(FOR_CARDS)()
    owes = Debt("cards", 0, NOBODY, 5000, 4000, (FIRST_REPORT,))
    assert seen(table, 1).debt == owes
    table.play(0, sell_move(FARRIER)).bids(3500)
    assert seen(table, 1).sale == Sale("debt", FARRIER, 0, 3500, 1, (1, 2), 4000)
    assert seen(table, 1).debt == owes
    assert (seen(trading(), 0).debt, seen(trading(), 0).sale) == (None, None)


def test_A5_6_an_offer_is_shown_whole_either_way() -> None:
    table = drafted()()
    assert seen(table, 0).offer == Offer(0, 1)
    assert seen(table, 1).offer is None
    table.having(kept={0: {BRIDLE: 1}})
    table.play(0, give_move(BRIDLE), pay_move(700))
    assert seen(table, 0).offer == Offer(0, 1, (FIRST_REPORT + BRIDLE,), (), 700)
    asked = drafted(ask_move(900))()
    assert seen(asked, 0).offer == Offer(0, 1, asks=900)
    assert seen(offered(), 2).offer == Offer(0, 1, (1,), sent=True)


def test_A10_16_a_need_is_shown_whole() -> None:
    table = needing(BURST_VESSEL, 3)
    assert seen(table, 2).need == Need(0, 2, FIRST_REPORT + VESSELS, 3)
    table.play(0, need_move(900))
    assert seen(table, 2).need == Need(0, 2, FIRST_REPORT + VESSELS, 3, 900)
    assert seen(in_the_race(), 0).need is None


def test_what_stands_on_the_table_is_shown() -> None:
    table = in_the_race()
    state = table.state
    arrange(state, bank=0, rounds=7, number_each=2, die={0: 4}, dead=3)
    found = seen(table, 1)
    assert (found.seat, found.stage, found.phase, found.round) == (1, "race", "die", 7)
    assert (found.dealer, found.auctioneer, found.bookmaker, found.turn) == (2, 2, 1, 0)
    assert (found.bank, found.tote, found.dead, found.dice) == (0, 1900, 3, (4,))
    assert (found.bid_step, found.money_step, found.entry_fee) == (500, 100, 10_000)
    assert (found.number_each, found.called, found.mover, found.awaited) == (2, 0, 0, ())
    assert (found.declared, found.over, found.winners) == (False, False, ())
    assert (found.training, found.sale, found.offer) == (None, None, None)


@pytest.mark.parametrize("option", ["banker", "richest", "carried"])
@pytest.mark.parametrize("value", [0, 1])
def test_the_options_are_shown(option: str, value: int) -> None:
    table = in_the_race()
    table.having(**{option: value})
    assert getattr(seen(table, 0), option) is bool(value)


def test_before_the_first_turn_there_is_no_round() -> None:
    table = training({1: 0, 2: 1, BOOKMAKER: 0, FORAGE: 1})
    assert (seen(table, 0).round, seen(table, 0).stage) == (0, "training")
    table.draw(5).draw(0)
    assert (seen(table, 0).round, seen(table, 0).stage) == (1, "training")
    assert seen(trading(), 0).round == 0


def test_A10_6_each_inscription_has_a_letter_of_its_own() -> None:
    found = seen(Table(), -1).course
    signs = [inscription.sign for inscription in found.inscriptions]
    assert signs == [chr(ord("A") + index) for index in range(len(signs))]
    assert set("".join(found.lanes)) <= {*signs, *".krybw*"}
    kinds = {(inscription.kind, inscription.number) for inscription in found.inscriptions}
    assert len(kinds) == len(signs)


def test_A4_3_reports_are_shown_as_printed() -> None:
    table = training({1: 0, CLUB: 0})
    only_report(table, VET_PACK, PAY, 3000, PAY_VET)
    only_report(table, WALROY_PACK, KEEP_REPORT, SURE_FOOTED)
    found = seen(table, 1).training
    assert found is not None
    by_name = {str(pack.pack): pack.reports for pack in found.packs}
    for source, name in ((VET_PACK, "vet"), (WALROY_PACK, "walroy")):
        names = table.pack.report_name[source]
        vet = source == VET_PACK
        assert by_name[name] == tuple(
            Report(
                name=names[kind],
                effect="pay" if vet else "keep",
                number=3000 if vet else 0,
                payee="vet" if vet else "",
                keeps=0 if vet else FIRST_REPORT + SURE_FOOTED,
            )
            for kind in range(table.pack.kinds[source])
        )
