"""The story: told to each audience from what it saw, and to nobody what it did not see."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from hippodrome.engine.story import Page
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ascot import GAME, events
from hippodrome.games.ascot.events import EVENTS
from hippodrome.games.ascot.moves import (
    ACCEPT_MOVE,
    DONE_MOVE,
    PASS_MOVE,
    SEND_MOVE,
    address_move,
    ask_move,
    exchange_move,
    lane_move,
    pack_move,
    pay_move,
    sell_move,
    throw_move,
    trade_move,
)
from hippodrome.games.ascot.people.names import thing_name
from hippodrome.games.ascot.people.story import TELLERS, tell
from hippodrome.games.ascot.phases import MEMBER, NEXT_OFFER
from hippodrome.games.ascot.rules.holding import owe
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BRIDLE,
    CLUB,
    EARN_ADVANTAGE,
    FARRIER,
    FOR_CARDS,
    GALLOP,
    KEEP_REPORT,
    MAY_JOIN,
    NOBODY,
    PAY_FARRIER,
    RECEIVE,
    STRANGLES,
    TAKE_DISADVANTAGE,
    WALROY_PACK,
    WALROY_STABLE,
)
from hippodrome.words import Sentence, words
from tests.games.ascot.positions import (
    Table,
    die,
    market,
    only_report,
    owned,
    race,
    set_square,
    throw,
    training,
)
from tests.games.common.stories import story

SPECTATOR = -1
WIDE = "\N{NO-BREAK SPACE}"


def told(
    table: Table, act: Callable[[], object], audience: int = SPECTATOR, language: str = "en"
) -> list[str]:
    """What one audience hears."""
    return [words(language).tell(line) for line in story(GAME, table, act, audience)[audience]]


def keys(table: Table, act: Callable[[], object]) -> list[str]:
    """What a spectator hears, by key."""
    return [line.key.removeprefix("ascot-story-") for line in story(GAME, table, act, -1)[-1]]


HANDS = ((AUCTIONEER, WALROY_STABLE, FARRIER, 1, 2), (3, 4, 5, 6, 7), (8, 9, 10, 11, 12))


def test_A1_6_the_lot_names_the_dealer() -> None:
    table = Table(3)
    assert told(table, lambda: table.draw(1)) == [
        "Lots are drawn. Dealer, and keeper of the Bank: Player 2."
    ]


def test_A2_1_the_deal_is_told_once_and_a_hand_only_to_its_seat() -> None:
    table = Table(3)
    table.draw(2)
    heard = story(GAME, table, lambda: deal_rest(table))
    public = ["ascot-story-dealt", "ascot-story-auctioneer"]
    assert [line.key for line in heard[SPECTATOR]] == public
    for seat in range(3):
        assert [line.key for line in heard[seat]] == [public[0], "ascot-story-hand", public[1]]
    hand = words("en").tell(heard[1][1])
    assert hand == (
        "Your hand: Dark Warrior (3), Elton (4), Leonidas (5), Knight Error (6) "
        "and Jerome Fandor (7)."
    )
    assert words("en").tell(heard[1][0]) == (
        "The title cards go round, face down: 5 each, and 5 in the dead pile."
    )


def deal_rest(table: Table) -> None:
    """Deal HANDS to a table whose last seat has been drawn as dealer."""
    for number in range(15):
        table.draw(table.place_in_pile(HANDS[number % 3][number // 3]))
        assert bool(table.events()) == (number == 14)


def dealt() -> Table:
    return Table(3).deal(*HANDS)


def test_A2_3_what_is_exchanged_is_told_to_its_seat_alone() -> None:
    table = dealt()
    put = story(GAME, table, lambda: table.play(0, exchange_move(1)))
    assert [words("en").tell(line) for line in put[0]] == [
        "Under the dead pile goes King of Clubs (1)."
    ]
    assert put[1] == put[SPECTATOR] == []
    top = table.place_in_pile(CLUB)
    took = story(GAME, table, lambda: table.draw(top))
    assert [words("en").tell(line) for line in took[0]] == [
        "Off the top of the dead pile comes the Club."
    ]
    assert [words("en").tell(line) for line in took[1]] == [
        "Player 1: one card under the dead pile, one off the top."
    ]
    assert took[SPECTATOR] == took[1]


def exchanged() -> Table:
    table = dealt()
    for seat, card in ((0, 1), (1, 3), (2, 8)):
        table.play(seat, exchange_move(card)).draw(0)
    return table


def test_A2_5_throwing_in_is_secret_until_all_are_done() -> None:
    table = exchanged()
    first = story(GAME, table, lambda: table.play(0, throw_move(FARRIER), DONE_MOVE))
    assert [words("en").tell(line) for line in first[0]] == [
        "Into the dead pile, face down: the Farrier."
    ]
    assert [words("en").tell(line) for line in first[1]] == ["Player 1: done throwing in."]
    assert first[SPECTATOR] == first[1] == first[2]
    second = told(table, lambda: table.play(1, DONE_MOVE), audience=1)
    assert second == ["You keep your whole hand."]
    last = told(table, lambda: table.play(2, throw_move(9), throw_move(10), DONE_MOVE))
    assert last == [
        "Player 1: one card thrown in.",
        "Player 2: nothing thrown in.",
        "Player 3: 2 cards thrown in.",
    ]


def auction() -> Table:
    table = exchanged()
    table.play(0, throw_move(FARRIER), DONE_MOVE)
    # Without a black horse each can pay for what is left of the hand.
    return table.play(1, throw_move(5), DONE_MOVE).play(2, throw_move(9), DONE_MOVE)


def test_A3_a_lot_from_the_hammer_up_to_the_hammer_down() -> None:
    table = auction()
    assert keys(table, lambda: table.turn_up(FARRIER)) == ["lot"]
    assert keys(table, lambda: table.bids(20_000)) == ["bids"]
    assert keys(table, lambda: table.bids(0)) == ["passes"]
    fallen = told(table, lambda: table.bids(0), language="fr")
    assert len(fallen) == 3
    assert "le Maréchal-ferrant, pour 20\N{NARROW NO-BREAK SPACE}000 F" in fallen[1]
    assert fallen[2].startswith("— le dixième du marteau")


def test_A3_3_an_unsold_card_leaves_the_game() -> None:
    table = auction().turn_up(FARRIER).bids(0, 0)
    assert "out of the game" in told(table, lambda: table.bids(0))[1]


def test_A3_4_hands_are_turned_up_after_the_last_lot_and_paid() -> None:
    table = auction()
    heard: list[Sentence] = []
    while "ascot-story-keeps" not in {line.key for line in heard}:
        heard = story(
            GAME, table, lambda: table.draw(0) if table.state.spread else table.bids(0), -1
        )[-1]
    spoken = [words("en").tell(line) for line in heard]
    kept = [line for line in heard if line.key == "ascot-story-keeps"]
    assert len(kept) == 3
    first = heard.index(kept[0])
    assert "out of the game" in spoken[first - 1]
    billed = [line for line in heard if line.key == "ascot-story-billed"]
    assert [line.params["francs"] for line in billed] == [
        sum(table.pack.price[card] for card in hand) for hand in kept_hands(table)
    ]
    assert "ascot-story-pays" not in {line.key for line in heard}


def test_A3_4_what_the_last_lot_brought_was_not_kept_from_the_deal() -> None:
    table = auction()
    while table.state.dead:
        if table.state.spread:
            table.draw(0)
        else:
            table.bids(0)
    bought = table.state.lot
    heard = story(GAME, table, lambda: table.bids(500, 0, 0), -1)[-1]
    kept = [str(line.params["cards"]) for line in heard if line.key == "ascot-story-keeps"]
    assert len(kept) == 3
    assert not any(str(thing_name(bought)) in cards for cards in kept)
    # The hands are turned up after all that is said of the last lot, before anyone is billed.
    order = [line.key.removeprefix("ascot-story-") for line in heard]
    assert order[: order.index("billed")][-4:] == ["commission", "keeps", "keeps", "keeps"]


def kept_hands(table: Table) -> list[list[int]]:
    """The cards that lie open before each seat."""
    return [
        [card for card in range(1, 21) if table.state.lies[card] == 30 + seat]
        for seat in range(table.state.seats)
    ]


def test_A6_a_debt_a_sale_and_what_is_not_paid() -> None:
    table = owned({1: 0, 2: 1}, seats=2)
    table.with_purse(0, 1000).having(phase=NEXT_OFFER)

    def fall_due() -> None:
        owe(table.state, 0, NOBODY, 5000, FOR_CARDS, NEXT_OFFER)
        table.go_on()

    assert told(table, fall_due) == [
        "Player 1: 5,000 F owed to the Bank, and not enough in the purse. Something must be sold."
    ]
    assert told(table, lambda: table.play(0, sell_move(1))) == [
        "Needs must: King of Clubs (1) comes under the hammer (Player 1)."
    ]
    assert told(table, lambda: table.bids(0))[1:] == [
        "Not a hand goes up for King of Clubs (1): no sale.",
        "— Player 1: 1,000 F to the Bank.",
        "— Player 1: nothing left to sell, so 4,000 F to the Bank go unpaid.",
    ]


def test_A4_a_turn_of_training_horse_by_horse() -> None:
    table = training({1: 0, 2: 0, FARRIER: 1, 4: 1, CLUB: 0})
    gate = table.pack.gate[WALROY_PACK]
    set_square(table, gate + 4, payee=PAY_FARRIER, dues=700)
    table.having(gone={2: table.pack.loop})
    table.play(0, PASS_MOVE)
    heard = told(table, lambda: throw(table, 2, 3))
    assert heard[0] == "Player 1: 2 and 3, 5 squares for every horse."
    assert heard[1].startswith("— King of Clubs (1): “")
    assert heard[2] == "— Player 1: 700 F to Player 2."
    assert "Priory Park (2)" in heard[3]
    assert len(heard) == 4


@pytest.mark.parametrize(
    ("effect", "number", "says"),
    [
        (EARN_ADVANTAGE, 1, "— King of Clubs (1) earns a black Advantage."),
        (EARN_ADVANTAGE, 2, "— King of Clubs (1) earns 2 black Advantages."),
        (TAKE_DISADVANTAGE, 1, "— a bad mark: King of Clubs (1) takes a Disadvantage."),
        (GALLOP, 4, "— King of Clubs (1) gallops on 4 squares."),
        (GALLOP, -1, "— King of Clubs (1) gallops back one square."),
        (KEEP_REPORT, BRIDLE, "— Player 1: that is one to keep, the report “Unbreakable bridle”."),
        (RECEIVE, 500, "— Player 1: 500 F from the Bank."),
        (STRANGLES, 0, "— strangles! Player 1: the yard is shut, and the next turn is missed too."),
    ],
)
def test_A4_3_a_report_is_read_out_and_obeyed(effect: int, number: int, says: str) -> None:
    table = training({1: 0, CLUB: 0, 4: 1})
    only_report(table, WALROY_PACK, effect, number)
    table.having(gone={1: 10}, bank=1000, purse={1: 280_000})
    assert story(GAME, table, lambda: table.play(0, pack_move(WALROY_PACK)), -1)[-1] == []
    read, obeyed = told(table, lambda: table.draw(0))[:2]
    assert read.startswith("Player 1: a report, by a member’s privilege. And the Walroy trainer")
    assert obeyed == says


def test_A4_5_joining_and_A4_4_a_missed_turn() -> None:
    table = training({1: 0, 2: 1, CLUB: 1})
    set_square(table, table.pack.gate[WALROY_PACK] + 3, action=MAY_JOIN)
    table.play(1, PASS_MOVE)
    throw(table, 6, 6)
    throw(table, 1, 3)
    table.having(missing={1: 1})
    assert told(table, lambda: table.play(0, ACCEPT_MOVE))[:3] == [
        "Player 1: a member of the Owners’ Club from now on.",
        f"— Player 1: {table.pack.joining:,} F to Player 2.",
        "Player 2: still in quarantine, turn missed.",
    ]
    assert table.state.phase == MEMBER


def trading() -> Table:
    return market({1: 0, 2: 0, 3: 1, 4: 1}, seats=2)


def test_A5_6_an_offer_is_told_when_it_is_sent_and_its_draft_to_nobody() -> None:
    table = trading()
    draft = story(GAME, table, lambda: table.play(0, address_move(1), trade_move(1), trade_move(3)))
    assert set(map(len, draft.values())) == {0}
    assert told(table, lambda: table.play(0, pay_move(2500), SEND_MOVE)) == [
        "Player 1: an offer to Player 2, King of Clubs (1) and 2,500 F for Dark Warrior (3)."
    ]
    assert told(table, lambda: table.play(1, ACCEPT_MOVE)) == ["— Player 2: shake on it!"]
    table.play(1, address_move(0), trade_move(1), ask_move(100), SEND_MOVE)
    assert told(table, lambda: table.play(0, PASS_MOVE), language="fr") == [
        "— Joueur 1\N{NARROW NO-BREAK SPACE}: non, merci."
    ]
    assert told(table, lambda: table.play(0, PASS_MOVE)) == ["Player 1: no offer."]
    closed = told(table, lambda: table.play(1, PASS_MOVE))
    assert closed == [
        "Player 2: no offer.",
        "The market is closed. Every owner runs 2 horses.",
        "Player 1: 2 horses entered, 20,000 F.",
        "Player 2: 2 horses entered, 20,000 F.",
    ]


def test_an_offer_for_nothing_is_told_too() -> None:
    table = trading().play(0, address_move(1), trade_move(3))
    assert told(table, lambda: table.play(0, SEND_MOVE)) == [
        "Player 1: an offer to Player 2, nothing for Dark Warrior (3)."
    ]


def test_A5_3_surplus_horses_are_put_up_and_sold_at_half_price_without_a_bid() -> None:
    table = market({1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 1}, seats=2)
    table.play(0, PASS_MOVE)
    heard = told(table, lambda: table.play(1, PASS_MOVE))
    assert heard[-1] == ("Too many in one stable: Elton (4) comes under the hammer (Player 1).")
    given = told(table, lambda: table.bids(0))
    assert "Nobody bids for Elton (4) (Player 1): to Player 2, for 22,500 F." in given
    assert not any("Not a hand" in line for line in given)


def test_every_event_the_rules_note_stands_in_the_table_and_no_other() -> None:
    sources = [file.read_text(encoding="utf-8") for file in GAME.folder.rglob("rules/*.py")]
    noted = {
        EVENTS.rows[getattr(events, name) - 1].name
        for text in sources
        for name in re.findall(r"note(?:_five)?\(\s*state,\s*([A-Z_]+),", text)
    }
    assert noted == {row.name for row in EVENTS.rows if not row.own}
    assert TELLERS.keys() <= noted


def test_every_paragraph_of_the_table_is_in_the_rules() -> None:
    known = GAME.paragraphs()
    for row in EVENTS.rows:
        paragraphs = [row.paragraph] if isinstance(row.paragraph, str) else row.paragraph.values()
        assert set(paragraphs) <= known.keys(), row.name


def test_a_withdrawal_and_a_surplus_sale_name_their_own_paragraph() -> None:
    def paragraph(name: str, *facts: object) -> str:
        return EVENTS.by_name[name].paragraph_of(EVENTS.happened(name, *facts))

    assert paragraph("withdrawn", 5, 0, "surplus") == "A5.3"
    assert paragraph("withdrawn", 5, 0, "unpaid") == "A5.4"
    assert paragraph("put-up", 5, 0, "surplus") == "A5.3"
    assert paragraph("put-up", 5, 0, "debt") == "A6.1"
    assert paragraph("dice-thrown", 0, 3, 0, "race") == "A8.1"


@pytest.mark.parametrize(
    ("name", "facts", "says"),
    [
        ("led-home", (1,), "The light is going: King of Clubs (1) is led home."),
        ("race-stopped", (), "The stewards have seen enough: the race is stopped."),
        ("need-declined", (0, 1), "— Player 2: not for that money."),
        (
            "tote-carried",
            (700,),
            f"Not a ticket on the winner: 700{WIDE}F are carried over to the next meeting.",
        ),
        ("nothing-doing", (1,), "— but King of Clubs (1) cannot, and stays put."),
    ],
)
def test_what_seldom_happens_has_its_sentence(name: str, facts: tuple[int, ...], says: str) -> None:
    table = race({1: (0, 3, 10), 2: (1, 6, 30)})
    happened = (EVENTS.happened(name, *facts),)
    (line,) = tell(Page(table.pack, table.state, table.state, SPECTATOR, happened))
    assert line.text is not None
    assert words("en").tell(line.text) == says != words("fr").tell(line.text)


@pytest.mark.parametrize(("pack", "seats"), [("tiny", 2), ("tiny", 4), ("standard", 3)])
def test_whole_games_are_told_in_both_languages(pack: str, seats: int) -> None:
    table = Table(seats, pack, richest=1)
    stream = new_stream(20 + seats)
    heard: set[str] = set()

    def step() -> None:
        if table.state.spread:
            table.draw(below(stream, table.state.spread))
        else:
            seat = table.awaited[below(stream, len(table.awaited))]
            menu = table.menu(seat)
            table.play(seat, menu[below(stream, len(menu))])

    while not table.state.over:
        lines = story(GAME, table, step)
        for audience, told_to in lines.items():
            for line in told_to:
                heard.add(line.key)
                texts = [words(language).tell(line) for language in ("en", "fr")]
                assert all(texts)
                if line.key not in OWN:
                    assert line in lines[SPECTATOR], "what others hear, spectators hear"
                elif audience == SPECTATOR:
                    pytest.fail(f"a spectator heard {line.key}")
    assert {"ascot-story-winner", "ascot-story-richest"} & heard
    assert len(heard) > 40


OWN = {
    "ascot-story-hand",
    "ascot-story-puts-under",
    "ascot-story-takes-top",
    "ascot-story-own-throw",
}
"""What is told only to the seat it is about."""


def test_the_caller_says_the_same_to_everybody() -> None:
    table = race({1: (0, 3, 10), 2: (1, 6, 30)})
    heard = story(GAME, table, lambda: die(table, 2).play(0, lane_move(3)))
    assert heard[0] == heard[1] == heard[SPECTATOR] != []
