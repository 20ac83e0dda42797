"""A whole offer can be laid on the scale from one look, before anyone is addressed."""

from __future__ import annotations

from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.moves import SEND_MOVE, trade_move
from tests.games.ascot.looking import seen
from tests.games.ascot.positions import market

OWNERS = {1: 0, 2: 0, 3: 1, 4: 1, 5: 2}


def test_A5_6_an_offer_made_wholly_of_goods_is_accepted_by_the_rules() -> None:
    table = market(OWNERS, seats=3)
    found = seen(table, 0)
    addresses = {
        choice.seat: GAME.moves.number(choice.move)
        for choice in found.choices
        if choice.move.kind == "to"
    }
    assert set(addresses) == {1, 2}
    for seat, address in addresses.items():
        goods = [choice for choice in found.goods if choice.seat == seat]
        traded = {GAME.moves.number(choice.move) for choice in goods if choice.move.kind == "trade"}
        theirs = {1: {3, 4}, 2: {5}}[seat]
        assert traded == {trade_move(horse) for horse in {1, 2} | theirs}
        assert SEND_MOVE in {
            GAME.moves.number(choice.move) for choice in goods if choice.move.kind == "send"
        }
        trial = market(OWNERS, seats=3)
        trial.play(0, address, trade_move(min(theirs)), SEND_MOVE)
        assert trial.awaited == [seat]


def test_goods_are_for_whoever_makes_the_offer() -> None:
    table = market(OWNERS, seats=3)
    assert seen(table, 1).goods == ()
    assert seen(table, -1).goods == ()
