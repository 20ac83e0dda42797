"""Every event is told with all its facts: who, what, where and how much, none exchanged."""

from __future__ import annotations

import pytest

from hippodrome.games.ascot import events
from hippodrome.games.ascot.people.calling import ground, tell_progress
from hippodrome.games.ascot.people.names import (
    inscription_name,
    kept_name,
    pack_name,
    player,
    report_name,
    square_name,
    thing_name,
    thing_names,
    who_gets,
)
from hippodrome.games.ascot.people.story import TELLERS
from hippodrome.games.ascot.people.telling import CALLS, Event, Page, called, from_facts
from hippodrome.games.ascot.state import (
    ANSWER,
    ANY_COLOUR,
    BET,
    BLACK,
    BLUE,
    BRIDLE,
    DIE,
    FARRIER,
    FORCED,
    MEMBER,
    MOVE_ON,
    MULTIPLE,
    NOBODY,
    PLAIN,
    RED,
    SURE_FOOTED,
    SURPLUS,
    VESSELS,
    WALROY_PACK,
    WHIP,
    State,
)
from hippodrome.words import Parameter, Sentence, sentence
from tests.games.ascot.positions import race

TABLE = race({1: (0, 3, 10), 5: (0, 5, 11), 12: (2, 6, 20)}, seats=3)


def page(*events: Event, before: State | None = None, after: State | None = None) -> Page:
    state = TABLE.state
    return Page(TABLE.pack, before or state.copy(), after or state.copy(), -1, events)


def told(*events: Event, before: State | None = None, after: State | None = None) -> list[Sentence]:
    """What the first event of a page is told as, whichever way the caller puts it."""
    heard = TELLERS[events[0][0]](page(*events, before=before, after=after), 0)
    return [
        Sentence(line.key, {name: value for name, value in line.params.items() if name != "call"})
        for line in heard
    ]


def says(key: str, **facts: Parameter) -> list[Sentence]:
    return [sentence(f"ascot-story-{key}", **facts)]


PLAIN_FACTS: list[tuple[Event, list[Sentence]]] = [
    ((events.DEALER_DRAWN, 2, 0, 0), says("dealer", player=player(2))),
    ((events.THREW_IN, 2, 3, 0), says("threw-in", player=player(2), count=3)),
    ((events.BADE, 2, 1500, 0), says("bids", player=player(2), francs=1500)),
    ((events.PASSED, 2, 0, 0), says("passes", player=player(2))),
    (
        (events.SOLD, 12, 2, 1500),
        says("sold", thing=thing_name(12), player=player(2), francs=1500),
    ),
    ((events.COMMISSION_PAID, 1, 2, 150), says("commission", player=player(2), francs=150)),
    ((events.VOID, 1, 2, 900), says("void", player=player(1), to=who_gets(2), francs=900)),
    ((events.OWES, 1, NOBODY, 9), says("owes", player=player(1), to=who_gets(NOBODY), francs=9)),
    ((events.THREW_FOR_START, 2, 7, 0), says("throws-for-start", player=player(2), points=7)),
    ((events.DICE_THROWN, 2, 5, 0), says("die", player=player(2), points=5)),
    (
        (events.DICE_THROWN, 2, 5, 3),
        says("dice", player=player(2), one=5, two=3, total=8, double=0),
    ),
    (
        (events.DICE_THROWN, 2, 4, 4),
        says("dice", player=player(2), one=4, two=4, total=8, double=1),
    ),
    (
        (events.ADVANTAGE_EARNED, 12, 2, 0),
        says("advantage", horse=thing_name(12), count=2, colour="blue"),
    ),
    ((events.DISADVANTAGE_TAKEN, 12, 2, 0), says("disadvantage", horse=thing_name(12), count=2)),
    (
        (events.REPORT_KEPT, 2, SURE_FOOTED, 0),
        says("kept", player=player(2), report=kept_name("sure")),
    ),
    ((events.RECEIVED, 2, 700, 0), says("receives", player=player(2), francs=700)),
    ((events.OFFER_ACCEPTED, 0, 2, 0), says("accepted", player=player(2))),
    ((events.OFFER_DECLINED, 0, 2, 0), says("declined", player=player(2))),
    ((events.MARKET_CLOSED, 3, 0, 0), says("market-closed", count=3)),
    ((events.WITHDRAWN, 12, 2, 0), says("withdrawn", horse=thing_name(12), player=player(2))),
    (
        (events.GIVEN_AWAY, 12, 0, 2),
        says("given-away", horse=thing_name(12), seller=player(0), player=player(2)),
    ),
    ((events.ENTERED, 2, 3, 30_000), says("entered", player=player(2), count=3, francs=30_000)),
    ((events.WENT_ON, 12, 4, 30), says("goes-on", horse=thing_name(12), lane=4, length=30)),
    (
        (events.ADVANTAGE_SPENT, 2, 12, 0),
        says("advantage-spent", player=player(2), horse=thing_name(12), colour="blue"),
    ),
    (
        (events.INSCRIBED, 12, MOVE_ON, 4),
        says("inscribed", horse=thing_name(12), inscription=inscription_name(MOVE_ON, 4)),
    ),
    (
        (events.REPORT_GIVEN_UP, 2, VESSELS, 12),
        says("given-up", player=player(2), report=kept_name("vessels"), horse=thing_name(12)),
    ),
    ((events.NEED_DECLINED, 0, 2, 0), says("need-declined", player=player(2))),
    ((events.PAST_POST, 12, 2, 0), says("post", horse=thing_name(12), place=2)),
    ((events.BANKER_PAID, 2, 900, 0), says("banker", player=player(2), francs=900)),
    ((events.BOOKMAKER_PAID, 2, 900, 0), says("bookmaker", player=player(2), francs=900)),
    ((events.STAKE_BACK, 2, 900, 0), says("stake-back", player=player(2), francs=900)),
    ((events.TOTE_CARRIED, 900, 0, 0), says("carried", francs=900)),
    (
        (events.PAID, 1, NOBODY, 900),
        says("pays", player=player(1), francs=900, to=who_gets(NOBODY)),
    ),
    ((events.PAID, 1, 2, 900), says("pays", player=player(1), francs=900, to=player(2))),
]


@pytest.mark.parametrize(("event", "sentences"), PLAIN_FACTS)
def test_an_event_is_told_with_its_facts(event: Event, sentences: list[Sentence]) -> None:
    assert told(event) == sentences


@pytest.mark.parametrize(
    ("start", "end", "squares", "way"), [(5, 9, 4, "on"), (9, 5, 4, "back"), (3, 0, 3, "back")]
)
def test_A4_8_a_gallop_goes_on_or_back(start: int, end: int, squares: int, way: str) -> None:
    (line,) = told((events.GALLOPED, 12, start, end))
    assert (line.params["squares"], line.params["way"]) == (squares, way)
    assert line.params["horse"] == thing_name(12)


def test_A4_2_a_square_is_told_by_name_and_place() -> None:
    name = square_name(TABLE.pack.square_name[7])
    expected = says("square", horse=thing_name(12), square=name, drawn=7)
    assert told((events.ON_SQUARE, 12, 7, 0)) == expected


@pytest.mark.parametrize(
    ("reporting", "phase", "asked"), [(0, DIE, 0), (1, DIE, 1), (0, MEMBER, 1)]
)
def test_A4_5_a_report_says_whether_a_member_asked_for_it(
    reporting: int, phase: int, asked: int
) -> None:
    before = TABLE.state.copy()
    before.reporting, before.phase = reporting, phase
    title = report_name(TABLE.pack.report_name[WALROY_PACK][2])
    assert told((events.REPORT_READ, 2, WALROY_PACK, 2), before=before) == says(
        "report", player=player(2), trainer=pack_name("walroy"), title=title, asked=asked
    )
    assert pack_name("walroy") != pack_name("vet")


def test_A3_1_a_lot_is_told_with_its_price_and_what_is_left() -> None:
    after = TABLE.state.copy()
    after.dead = 4
    price = TABLE.pack.price[FARRIER]
    expected = says("lot", thing=thing_name(FARRIER), francs=price, left=4)
    assert told((events.TURNED_UP, FARRIER, 0, 0), after=after) == expected


def test_A3_3_an_unsold_thing_stays_or_leaves_and_a_present_is_told_as_one() -> None:
    unsold = (events.UNSOLD, 12, NOBODY, 0)
    assert told(unsold) == says("unsold", thing=thing_name(12), kind="pile")
    unsold = (events.UNSOLD, 12, 0, 0)
    assert told(unsold) == says("unsold", thing=thing_name(12), kind="debt")
    assert told(unsold, (events.GIVEN_AWAY, 12, 0, 1)) == []


@pytest.mark.parametrize(
    ("following", "paid"),
    [((events.PAID, 1, NOBODY, 900), 1), ((events.PAID, 2, NOBODY, 900), 0), (None, 0)],
)
def test_A3_4_a_bill_says_whether_it_is_paid_at_once(following: Event | None, paid: int) -> None:
    page: list[Event] = [(events.CARDS_BILLED, 1, 900, 0)]
    page += [following] if following else []
    assert told(*page) == says("billed", player=player(1), francs=900, paid=paid)


@pytest.mark.parametrize(
    ("earlier", "silent"),
    [
        ((events.CARDS_BILLED, 1, 900, 0), True),
        ((events.CARDS_BILLED, 1, 800, 0), False),
        ((events.CARDS_BILLED, 2, 900, 0), False),
        ((events.ENTERED, 1, 3, 900), True),
        ((events.ENTERED, 1, 900, 3), False),
        ((events.ENTERED, 2, 3, 900), False),
        ((events.SOLD, 1, 900, 900), False),
    ],
)
def test_A5_4_a_payment_is_not_told_twice(earlier: Event, silent: bool) -> None:
    pays = (events.PAID, 1, NOBODY, 900)
    assert (TELLERS[events.PAID](page(earlier, pays), 1) == []) == silent


@pytest.mark.parametrize(
    ("sale", "debt", "kind"), [(FORCED, 1, "debt"), (SURPLUS, 0, "surplus"), (0, 1, "debt")]
)
def test_A6_1_what_is_put_up_is_for_a_debt_or_surplus(sale: int, debt: int, kind: str) -> None:
    before, after = TABLE.state.copy(), TABLE.state.copy()
    before.debt, after.sale = debt, sale
    expected = says("put-up", thing=thing_name(12), player=player(2), kind=kind)
    assert told((events.PUT_UP, 12, 2, 0), before=before, after=after) == expected
    # A debt that arises and is sold for in one step is one too.
    before.debt = 0
    if sale == FORCED:
        assert told((events.PUT_UP, 12, 2, 0), before=before, after=after) == expected


def test_A5_6_an_offer_is_told_with_both_its_scales() -> None:
    after = TABLE.state.copy()
    after.turn, after.offered_to, after.phase = 0, 2, ANSWER
    after.offered = 1 << 5 | 1 << 12
    after.offered_gives[BRIDLE], after.offered_takes[VESSELS] = 1, 2
    given = (*thing_names([5]), kept_name("bridle"))
    taken = (*thing_names([12]), kept_name("vessels"), kept_name("vessels"))
    for money in (0, 700, -900):
        after.offered_money = money
        (line,) = told((events.OFFER_MADE, 0, 2, 0), after=after)
        assert (line.params["player"], line.params["to"]) == (player(0), player(2))
        francs = (sentence("ascot-francs", francs=abs(money)),)
        assert line.params["gives"] == (*given, *(francs if money > 0 else ()))
        assert line.params["takes"] == (*taken, *(francs if money < 0 else ()))


def test_A7_2_a_call_names_favourites_and_a_bet_what_the_pool_pays() -> None:
    after = TABLE.state.copy()
    after.favourite[2], after.phase = 12, BET
    after.stake[12][0], after.stake[12][2], after.stake[1][1], after.tote = 100, 200, 700, 1000
    for horse in (1, 12):
        expected = says("called", horse=thing_name(horse), favourite=int(horse == 12))
        assert told((events.HORSE_CALLED, horse, 0, 0), after=after) == expected
    assert told((events.BET_PLACED, 2, 12, 200), after=after) == says(
        "bet", player=player(2), horse=thing_name(12), francs=200, pays=3
    )


def test_A9_7_a_jostled_horse_went_back_or_could_not() -> None:
    for length, back in ((19, 1), (20, 0)):
        expected = says("jostled", horse=thing_name(12), length=length, back=back)
        assert told((events.JOSTLED, 12, 6, length)) == expected


@pytest.mark.parametrize(
    ("square", "word"),
    [
        *((BLACK, "own"), (RED, "other"), (BLUE, "other"), (ANY_COLOUR, "any")),
        *((MOVE_ON, "white"), (WHIP, "plain"), (PLAIN, "plain")),
    ],
)
def test_A10_1_what_a_horse_has_come_to_stand_on(square: int, word: str) -> None:
    table = race({1: (0, 3, 10)}, squares={(4, 12): square})
    assert ground(table.pack, 1, 4, 12) == word
    (line,) = TELLERS[events.MOVED](
        Page(table.pack, table.state, table.state, -1, ((events.MOVED, 1, 4, 12),)), 0
    )
    assert (line.params["ground"], line.params["lane"], line.params["length"]) == (word, 4, 12)


def test_A10_16_a_need_is_told_with_report_horse_and_price() -> None:
    state = TABLE.state.copy()
    state.needed, state.mover = VESSELS, 12
    assert told((events.NEED_OFFERED, 2, 0, 900), after=state) == says(
        "need-offered",
        player=player(2),
        holder=player(0),
        francs=900,
        report=kept_name("vessels"),
        horse=thing_name(12),
    )
    assert told((events.NEED_ACCEPTED, 2, 0, 900), before=state) == says(
        "need-accepted", player=player(0), francs=900, report=kept_name("vessels")
    )


def test_A11_2_prizes_and_tickets_are_told_with_place_and_multiple() -> None:
    after = TABLE.state.copy()
    after.arrival[12], after.arrived, after.reckoning[MULTIPLE] = 3, 3, 4
    assert told((events.PRIZE_PAID, 2, 12, 900), after=after) == says(
        "prize", player=player(2), horse=thing_name(12), place=3, francs=900
    )
    assert told((events.TICKET_PAID, 2, 900, 0), after=after) == says(
        "ticket", player=player(2), francs=900, times=4
    )
    after.arrival[1], after.arrival[5] = 1, 2
    assert told((events.RACE_OVER, 3, 0, 0), after=after) == says(
        "arrival", count=3, horses=thing_names([1, 5, 12])
    )


@pytest.mark.parametrize("racing", [True, False])
def test_A8_1_who_begins_is_told_with_the_board_and_for_the_race_the_off(racing: bool) -> None:
    after = TABLE.state.copy()
    after.bookmaker = 1 if racing else NOBODY
    board = "race" if racing else "training"
    expected = says("starts", player=player(2), board=board) + (says("off") if racing else [])
    assert told((events.STARTS, 2, 0, 0), after=after) == expected


@pytest.mark.parametrize(
    ("start", "end", "rounds", "key"),
    [
        (37, 38, 3, None),
        (38, 39, 3, "bend"),
        (39, 48, 3, None),
        (48, 49, 3, "straight"),
        (10, 21, 3, "leads"),
        (10, 21, 2, "leads"),
        (10, 21, 1, None),
        (10, 20, 3, None),
        (21, 25, 3, None),
    ],
)
def test_A9_6_the_caller_speaks_up_for_bend_straight_and_leader(
    start: int, end: int, rounds: int, key: str | None
) -> None:
    table = race({1: (0, 3, start), 12: (1, 6, 20)})
    before, after = table.state.copy(), table.state.copy()
    after.length[1], after.rounds, before.phase = end, rounds, DIE
    heard = tell_progress(Page(table.pack, before, after, -1, ()))
    assert [line.key for line in heard] == ([f"ascot-story-{key}"] if key else [])
    assert all(line.params["horse"] == thing_name(1) for line in heard)
    # Nobody leads lying on the ground, and with a horse home the race is told otherwise.
    after.fallen[1] = 1
    assert tell_progress(Page(table.pack, before, after, -1, ())) == []
    after.fallen[1], after.arrived = 0, 1
    assert tell_progress(Page(table.pack, before, after, -1, ())) == []


def test_a_teller_fills_its_sentence_with_the_facts_in_order() -> None:
    event = (events.SOLD, 12, 2, 1500)
    plain = from_facts("ascot-story-sold", "thing", "_", "francs")
    assert plain(page(event), 0) == says("sold", thing=thing_name(12), francs=1500)
    of_the_caller = called("ascot-story-sold", "thing", "player")
    whole = page((events.PASSED, 1, 0, 0), event)
    (line,) = of_the_caller(whole, 1)
    assert line == sentence(
        "ascot-story-sold", thing=thing_name(12), player=player(2), call=whole.call(1)
    )


def test_the_caller_has_several_ways_and_the_next_event_takes_the_next() -> None:
    for francs in (0, 700, 12_500, 281_000):
        after = TABLE.state.copy()
        after.bank, after.dead, after.called = francs, 3, 5
        ways = [page(after=after).call(index) for index in range(2 * CALLS)]
        assert ways[:CALLS] == ways[CALLS:]
        assert sorted(ways[:CALLS]) == list(range(CALLS))
        # Whoever listens hears the same.
        twin = Page(TABLE.pack, TABLE.state, after, 2, ())
        assert twin.call(1) == ways[1]
