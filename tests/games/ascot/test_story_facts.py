"""Every event is told with all its facts: who, what, where and how much, none exchanged."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.engine.story import Line, Page
from hippodrome.games.ascot.events import EVENTS
from hippodrome.games.ascot.moves import lane_move
from hippodrome.games.ascot.people.names import (
    inscription_name,
    kept_name,
    odds_name,
    pack_name,
    player,
    report_name,
    square_name,
    thing_name,
    things_in,
    who_gets,
)
from hippodrome.games.ascot.people.story import CALLS, call, ground, tell
from hippodrome.games.ascot.phases import ANSWER
from hippodrome.games.ascot.state import (
    ANY_COLOUR,
    BLACK,
    BLUE,
    BRIDLE,
    MOVE_ON,
    NOBODY,
    PLAIN,
    RED,
    VESSELS,
    WHIP,
    Pack,
    State,
)
from hippodrome.words import Parameter, Sentence, sentence
from tests.games.ascot.positions import die, race

TABLE = race({1: (0, 3, 10), 5: (0, 5, 11), 12: (2, 6, 20)}, seats=3)

Happened = tuple[Any, ...]
"""The name of an event and its facts, as the wire calls them."""


def page(
    *events: Happened, after: State | None = None, audience: int = -1, pack: Pack = TABLE.pack
) -> Page:
    happened = tuple(EVENTS.happened(name, *facts) for name, *facts in events)
    return Page(pack, TABLE.state, after or TABLE.state, audience, happened)


def lines(*events: Happened, after: State | None = None) -> list[Line]:
    return list(tell(page(*events, after=after)))


def told(*events: Happened, after: State | None = None) -> list[Sentence]:
    return [line.text for line in lines(*events, after=after) if line.text is not None]


def says(key: str, **facts: Parameter) -> Sentence:
    return sentence(f"ascot-story-{key}", **facts)


def has(line: Sentence, wanted: Sentence) -> bool:
    """Is it that sentence, with all the facts it needs? The caller's way does not count."""
    return line.key == wanted.key and wanted.params.items() <= line.params.items()


FACTS: list[tuple[Happened, Sentence]] = [
    (("dealer-drawn", 2), says("dealer", player=player(2))),
    (("dealt", 5, 8), says("dealt", count=5, dead=8)),
    (("threw-in", 2, 3), says("threw-in", player=player(2), count=3)),
    (("done-throwing", 2, 1), says("done", player=player(2))),
    (("turned-up", 16, 900, 4), says("lot", thing=thing_name(16), francs=900, left=4)),
    (("bade", 2, 1500, "pile"), says("bids", player=player(2), francs=1500)),
    (("passed", 2, "pile"), says("passes", player=player(2))),
    (
        ("sold", 12, 2, 1500, "debt"),
        says("sold", thing=thing_name(12), player=player(2), francs=1500),
    ),
    (("commission-paid", 1, 2, 150), says("commission", player=player(2), francs=150)),
    (("unsold", 12, NOBODY, "pile"), says("unsold", thing=thing_name(12), kind="pile")),
    (("unsold", 12, 0, "debt"), says("unsold", thing=thing_name(12), kind="debt")),
    (("void", 1, 2, 900), says("void", player=player(1), to=who_gets(2), francs=900)),
    (("owes", 1, NOBODY, 9), says("owes", player=player(1), to=who_gets(NOBODY), francs=9)),
    (
        ("put-up", 12, 2, "surplus"),
        says("put-up", thing=thing_name(12), player=player(2), kind="surplus"),
    ),
    (("threw-for-start", 2, 7, "race"), says("throws-for-start", player=player(2), points=7)),
    (("starts", 2, "training"), says("starts", player=player(2), board="training")),
    (("off",), says("off")),
    (
        ("dice-thrown", 2, 5, 0, "race"),
        says("dice", player=player(2), one=5, board="race"),
    ),
    (
        ("dice-thrown", 2, 5, 3, "training"),
        says("dice", player=player(2), one=5, two=3, total=8, double=0, board="training"),
    ),
    (
        ("dice-thrown", 2, 4, 4, "training"),
        says("dice", player=player(2), one=4, two=4, total=8, double=1, board="training"),
    ),
    (
        ("on-square", 12, 7),
        says("square", horse=thing_name(12), square=square_name(TABLE.pack.square_name[7])),
    ),
    (
        ("report-read", 2, "walroy", 2, 9, 1),
        says(
            "report",
            player=player(2),
            trainer=pack_name("walroy"),
            title=report_name(9),
            asked=1,
        ),
    ),
    (
        ("advantage-earned", 12, 2),
        says("advantage", horse=thing_name(12), count=2, colour="blue"),
    ),
    (("disadvantage-taken", 12, 2), says("disadvantage", horse=thing_name(12), count=2)),
    (("report-kept", 2, "sure"), says("kept", player=player(2), report=kept_name("sure"))),
    (("received", 2, 700), says("receives", player=player(2), francs=700)),
    (("galloped", 12, 5, 9, 3), says("gallop", horse=thing_name(12), squares=4, way="on")),
    (("galloped", 12, 9, 5, 3), says("gallop", horse=thing_name(12), squares=4, way="back")),
    (("galloped", 12, 3, 0, -1), says("gallop", horse=thing_name(12), squares=3, way="back")),
    (("offer-accepted", 0, 2), says("accepted", player=player(2))),
    (("offer-declined", 0, 2), says("declined", player=player(2))),
    (("market-closed", 3), says("market-closed", count=3)),
    (
        ("withdrawn", 12, 2, "unpaid"),
        says("withdrawn", horse=thing_name(12), player=player(2), why="unpaid"),
    ),
    (
        ("allotted", 12, 0, 2, 22_500),
        says("allotted", horse=thing_name(12), seller=player(0), player=player(2), francs=22_500),
    ),
    (("auctioneer-proposed", 2, 0), says("proposed", player=player(2), named=player(0))),
    (
        ("waited-at-post", 12, 3, 1),
        says("waits-at-post", horse=thing_name(12), needed=3, barred=1),
    ),
    (("entered", 2, 3, 30_000), says("entered", player=player(2), count=3, francs=30_000)),
    (("horse-called", 12, 1), says("called", horse=thing_name(12), favourite=1)),
    (
        ("bet-placed", 2, 12, 200, 3),
        says("bet", player=player(2), horse=thing_name(12), francs=200, pays=3),
    ),
    (("jostled", 12, 6, 19, 1), says("jostled", horse=thing_name(12), length=19, back=1)),
    (("went-on", 12, 4, 30), says("goes-on", horse=thing_name(12), lane=4, length=30)),
    (
        ("advantage-spent", 2, 12),
        says("advantage-spent", player=player(2), horse=thing_name(12), colour="blue"),
    ),
    (
        ("inscribed", 12, "move-on", 4),
        says("inscribed", horse=thing_name(12), inscription=inscription_name("move-on", 4)),
    ),
    (
        ("report-given-up", 2, "vessels", 12),
        says("given-up", player=player(2), report=kept_name("vessels"), horse=thing_name(12)),
    ),
    (
        ("need-offered", 2, 0, 900, "vessels", 12),
        says(
            "need-offered",
            player=player(2),
            holder=player(0),
            francs=900,
            report=kept_name("vessels"),
            horse=thing_name(12),
        ),
    ),
    (
        ("need-accepted", 2, 0, 900, "vessels"),
        says("need-accepted", player=player(0), francs=900, report=kept_name("vessels")),
    ),
    (("need-declined", 0, 2), says("need-declined", player=player(2))),
    (("past-post", 12, 2), says("post", horse=thing_name(12), place=2)),
    (
        ("race-over", 3, 1, 5, 12, 16),
        says("arrival", count=3, horses=things_in(TABLE.pack, [1, 5, 12])),
    ),
    (("race-over", 1, 5, 0, 0, 120), says("arrival", count=1, horses=things_in(TABLE.pack, [5]))),
    (("banker-paid", 2, 900), says("banker", player=player(2), francs=900)),
    (
        ("prize-paid", 2, 12, 900, 3),
        says("prize", player=player(2), horse=thing_name(12), place=3, francs=900),
    ),
    (("ticket-paid", 2, 900, 4), says("ticket", player=player(2), francs=900, times=4)),
    (("bookmaker-paid", 2, 900), says("bookmaker", player=player(2), francs=900)),
    (("stake-back", 2, 900), says("stake-back", player=player(2), francs=900)),
    (("tote-carried", 900), says("carried", francs=900)),
    (("place-asked", 2, 12), says("place-asked", player=player(2), horse=thing_name(12))),
    (
        ("place-priced", 2, 12, 5),
        says("place-priced", player=player(2), horse=thing_name(12), odds=odds_name(5)),
    ),
    (("place-declined", 2, 12), says("place-declined", player=player(2), horse=thing_name(12))),
    (("place-left", 2, 12), says("place-left", player=player(2), horse=thing_name(12))),
    (
        ("place-taken", 2, 12, 400, 5),
        says("place-taken", player=player(2), horse=thing_name(12), francs=400, odds=odds_name(5)),
    ),
    (
        ("place-paid", 2, 12, 1000, 5),
        says("place-paid", player=player(2), horse=thing_name(12), francs=1000, odds=odds_name(5)),
    ),
    (("places-kept", 2, 900), says("places-kept", player=player(2), francs=900)),
    (("place-back", 2, 900), says("place-back", player=player(2), francs=900)),
    (
        ("paid", 1, NOBODY, 900, "training"),
        says("pays", player=player(1), francs=900, to=who_gets(NOBODY)),
    ),
    (("paid", 1, 2, 900, "race"), says("pays", player=player(1), francs=900, to=player(2))),
    (("into-bend", 12), says("bend", horse=thing_name(12))),
    (("into-straight", 12), says("straight", horse=thing_name(12))),
    (("leads", 12), says("leads", horse=thing_name(12))),
    (("purse-counted", 2, 900), says("purse", player=player(2), francs=900)),
    (("won", 2, 12), says("winner", player=player(2), horse=thing_name(12))),
]


@pytest.mark.parametrize(("event", "wanted"), FACTS)
def test_an_event_is_told_with_its_facts(event: Happened, wanted: Sentence) -> None:
    (line,) = lines(event)
    assert line.text is not None
    assert has(line.text, wanted)
    row = EVENTS.by_name[event[0]]
    assert line.event == EVENTS.happened(*event)
    assert (line.voice, line.weight) == (row.voice, row.weight)


@pytest.mark.parametrize("event", [("trained", 1, 0, 5), ("report-applied", 1, "vet", 2)])
def test_what_another_event_says_too_is_not_told(event: Happened) -> None:
    assert lines(event) == []


def test_A2_5_the_last_who_is_done_throwing_in_is_told_by_what_all_threw_in() -> None:
    assert told(("done-throwing", 2, 0)) == []


def test_A5_3_a_surplus_horse_nobody_bought_is_told_by_whom_it_goes_to() -> None:
    unsold = ("unsold", 12, 0, "surplus")
    (line,) = told(unsold, ("allotted", 12, 0, 1, 22_500))
    assert line.key == "ascot-story-allotted"


def test_A3_4_a_hand_is_told_with_its_own_cards() -> None:
    first, second = told(
        ("hand-opened", 0, 2),
        ("card-opened", 0, 3),
        ("card-opened", 0, 16),
        ("hand-opened", 1, 0),
    )
    assert has(
        first, says("keeps", player=player(0), count=2, cards=things_in(TABLE.pack, [3, 16]))
    )
    assert has(second, says("keeps", player=player(1), count=0, cards=()))


@pytest.mark.parametrize(
    ("following", "paid"),
    [(("paid", 1, NOBODY, 900, "cards"), 1), (("paid", 2, NOBODY, 900, "cards"), 0), (None, 0)],
)
def test_A3_4_a_bill_says_whether_it_is_paid_at_once(following: Happened | None, paid: int) -> None:
    happened: list[Happened] = [("cards-billed", 1, 900)]
    happened += [following] if following else []
    assert has(told(*happened)[0], says("billed", player=player(1), francs=900, paid=paid))


@pytest.mark.parametrize(
    ("earlier", "silent"),
    [
        (("cards-billed", 1, 900), True),
        (("cards-billed", 1, 800), False),
        (("cards-billed", 2, 900), False),
        (("entered", 1, 3, 900), True),
        (("entered", 1, 900, 3), False),
        (("entered", 2, 3, 900), False),
        (("sold", 1, 1, 900, "debt"), False),
    ],
)
def test_A5_4_a_payment_is_not_told_twice(earlier: Happened, silent: bool) -> None:
    heard = told(earlier, ("paid", 1, NOBODY, 900, "entry"))
    assert [line.key for line in heard].count("ascot-story-pays") == (0 if silent else 1)


def test_A5_6_an_offer_is_told_with_both_its_scales() -> None:
    after = TABLE.state.copy()
    after.turn, after.offered_to, after.phase = 0, 2, ANSWER
    after.offered = 1 << 5 | 1 << 12
    after.offered_gives[BRIDLE], after.offered_takes[VESSELS] = 1, 2
    given = (*things_in(TABLE.pack, [5]), kept_name("bridle"))
    taken = (*things_in(TABLE.pack, [12]), kept_name("vessels"), kept_name("vessels"))
    for pays, asks in ((0, 0), (700, 0), (0, 900)):
        (line,) = told(("offer-made", 0, 2, pays, asks), after=after)
        assert (line.params["player"], line.params["to"]) == (player(0), player(2))
        francs = (sentence("ascot-francs", francs=pays + asks),)
        assert line.params["gives"] == (*given, *(francs if pays else ()))
        assert line.params["takes"] == (*taken, *(francs if asks else ()))


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
    moved = (EVENTS.happened("moved", 1, 4, 12),)
    (line,) = tell(Page(table.pack, table.state, table.state, -1, moved))
    assert line.text is not None
    assert has(line.text, says("moves", ground=word, lane=4, length=12))


@pytest.mark.parametrize("wins", ["too", "instead"])
def test_A11_4_the_richest_are_told_together(wins: str) -> None:
    heard = told(("richest", 0, 900, wins), ("richest", 2, 900, wins))
    players = (player(0), player(2))
    wanted = says("richest", players=players, count=2, francs=900, too=int(wins == "too"))
    assert len(heard) == 1
    assert has(heard[0], wanted)


@pytest.mark.parametrize(
    ("start", "points", "rounds", "name"),
    [
        *((37, 1, 3, None), (38, 1, 3, "INTO_BEND"), (39, 6, 3, None)),
        *((48, 1, 3, "INTO_STRAIGHT"), (17, 4, 3, "LEADS"), (17, 4, 2, "LEADS")),
        *((17, 4, 1, None), (17, 3, 3, None), (21, 4, 3, None)),
    ],
)
def test_A9_6_bend_straight_and_leader_are_noted(
    start: int, points: int, rounds: int, name: str | None
) -> None:
    def thrown(**change: int) -> list[str]:
        table = race({1: (0, 3, start), 12: (1, 6, 20)})
        table.having(rounds=rounds, **change)
        die(table, points)
        if table.awaited:
            table.play(0, lane_move(3))
        return [told for told in table.told() if told in ("INTO_BEND", "INTO_STRAIGHT", "LEADS")]

    assert thrown() == ([name] if name else [])
    # With a horse home the race is told otherwise.
    assert thrown(arrived=1) == []


def test_a_fallen_horse_leads_nobody() -> None:
    table = race({1: (0, 3, 25), 12: (1, 6, 20), 5: (0, 2, 10)})
    table.having(rounds=3, fallen={1: 1})
    die(table, 2)
    assert "LEADS" not in table.told()


def test_the_caller_has_several_ways_and_the_next_event_takes_the_next() -> None:
    for francs in (0, 700, 12_500, 281_000):
        after = TABLE.state.copy()
        after.bank, after.dead, after.called = francs, 3, 5
        ways = [call(page(after=after), index) for index in range(2 * CALLS)]
        assert ways[:CALLS] == ways[CALLS:]
        assert sorted(ways[:CALLS]) == list(range(CALLS))
        # Whoever listens hears the same.
        assert call(page(after=after, audience=2), 1) == ways[1]


def test_the_caller_tells_sales_and_falls_in_the_way_of_their_place() -> None:
    whole = page(("passed", 1, "pile"), ("sold", 12, 2, 1500, "pile"), ("fell", 12))
    ways = [line.text.params["call"] for line in tell(whole) if line.text is not None]
    assert ways == [call(whole, index) for index in range(3)]
