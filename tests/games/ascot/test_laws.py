"""Each of the room's own laws notices when it is broken, and no lawful game breaks one."""

from collections.abc import Callable

import pytest

from hippodrome.engine.noting import note
from hippodrome.engine.state import WIDTH
from hippodrome.games.ascot import events
from hippodrome.games.ascot.events import EVENTS
from hippodrome.games.ascot.moves import bet_move
from hippodrome.games.ascot.phases import CLOSED, NEXT_LOT
from hippodrome.games.ascot.rules import laws
from hippodrome.games.ascot.rules.laws import broken
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    BLUE,
    BRIDLE,
    CARDS,
    DEAD,
    DISQUALIFIED,
    ELIMINATED,
    GONE,
    HOME,
    HORSES,
    IN_HAND,
    KEEP_REPORT,
    LANES,
    LENGTHS,
    NOT_PRINTED,
    NOTES,
    OWNED,
    RED,
    STEVENS_STABLE,
    SURE_FOOTED,
    UNDER_HAMMER,
    VET_PACK,
    WALROY_STABLE,
    State,
)
from tests.games.ascot.positions import Table, die, market, race, training
from tests.games.ascot.test_auction import auction
from tests.games.ascot.test_betting import called
from tests.games.ascot.test_dealing import both_stables, dealt
from tests.games.ascot.watching import disorder
from tests.games.common.scenes import arrange

Break = Callable[[State], None]


def racing() -> Table:
    return race({1: (0, 1, 10), 2: (1, 2, 11), 3: (0, 3, 0)})


def selling() -> Table:
    return auction().turn_up(4)


def set_to(field: str, value: int) -> Break:
    return lambda state: arrange(state, **{field: value})


def at(field: str, index: int, value: int) -> Break:
    def change(state: State) -> None:
        arrange(state, **{field: {index: value}})

    return change


def in_grid(field: str, row: int, column: int, value: int) -> Break:
    def change(state: State) -> None:
        arrange(state, **{field: {row: {column: value}}})

    return change


def both(*changes: Break) -> Break:
    def change(state: State) -> None:
        for one in changes:
            one(state)

    return change


def five_bets(state: State) -> None:
    """Bets of 100 F, paid in."""
    for seat in range(5):
        bet_of(2, seat)(state)


def bet_of(horse: int, seat: int) -> Break:
    """One more bet of 100 F, paid in."""

    def change(state: State) -> None:
        arrange(
            state,
            stake={horse: {seat: state.stake[horse][seat] + 100}},
            purse={seat: state.purse[seat] - 100},
            tote=state.tote + 100,
        )

    return change


CASES: list[tuple[str, Callable[[], Table], Break]] = [
    ("WRONG_PHASE", selling, set_to("phase", NEXT_LOT)),
    ("WRONG_PHASE", selling, set_to("over", 1)),
    ("WRONG_PHASE", selling, set_to("phase", CLOSED)),
    ("WRONG_PHASE", selling, set_to("awaits", 0b011)),
    ("WRONG_PHASE", selling, set_to("awaits", 0b1000)),
    ("MONEY_NOT_CONSERVED", selling, set_to("bank", 100)),
    ("MONEY_NOT_CONSERVED", selling, at("purse", 0, 0)),
    ("MONEY_BELOW_ZERO", selling, both(at("purse", 0, -100), at("purse", 1, 562_100))),
    ("MONEY_BELOW_ZERO", selling, both(set_to("bank", -100), at("purse", 1, 281_100))),
    ("MONEY_BELOW_ZERO", selling, set_to("owed", -1)),
    ("STAKES_DISAGREE", called, in_grid("stake", 2, 0, 500)),
    ("TOO_MANY_BETS", lambda: called(6), five_bets),
    ("CARD_ASTRAY", selling, at("lies", 1, 77)),
    ("CARD_ASTRAY", selling, set_to("lot", 5)),
    ("CARD_ASTRAY", racing, at("lies", 1, 3)),
    ("CARDS_MISCOUNTED", selling, at("held", 0, 4)),
    ("CARDS_MISCOUNTED", selling, set_to("dead", 2)),
    ("CARDS_MISCOUNTED", selling, at("lies", AUCTIONEER, OWNED)),
    ("TWO_STABLES", lambda: market({1: 0, WALROY_STABLE: 0}), at("lies", STEVENS_STABLE, OWNED)),
    ("TWO_STABLES", selling, at("lies", STEVENS_STABLE, 10)),
    ("CARDS_BELOW_ZERO", racing, in_grid("kept", 0, BRIDLE, -1)),
    ("CARDS_BELOW_ZERO", racing, in_grid("advantages", 1, RED, -1)),
    ("CARDS_BELOW_ZERO", racing, at("disadvantages", 1, -1)),
    ("REPORTS_NOT_CONSERVED", selling, in_grid("unread", VET_PACK, 0, 0)),
    ("REPORTS_NOT_CONSERVED", selling, at("unread_left", VET_PACK, 3)),
    ("REPORTS_NOT_CONSERVED", selling, in_grid("kept", 0, BRIDLE, 1)),
    ("SQUARE_DISAGREES", racing, in_grid("stands", 4, 30, 5)),
    ("SQUARE_DISAGREES", racing, in_grid("stands", 1, 10, 0)),
    ("SQUARE_DISAGREES", racing, at("lane", 1, 4)),
    ("OFF_THE_TRACK", racing, at("length", 1, 61)),
    ("OFF_THE_TRACK", racing, both(at("status", 1, ELIMINATED), at("fallen", 1, 1))),
    ("PLACES_WRONG", racing, at("arrival", 1, 1)),
    ("PLACES_WRONG", racing, at("arrival", 9, 1)),
    ("PLACES_WRONG", racing, set_to("arrived", 1)),
    (
        "PLACES_WRONG",
        racing,
        both(at("status", 3, HOME), at("arrival", 3, 2), set_to("arrived", 1)),
    ),
    ("TOO_MANY_HORSES", racing, set_to("number_each", 1)),
]


@pytest.mark.parametrize(("law", "table", "change"), CASES)
def test_a_broken_law_is_noticed(law: str, table: Callable[[], Table], change: Break) -> None:
    position = table()
    assert broken(position.pack, position.state) == 0
    change(position.state)
    assert broken(position.pack, position.state) == vars(laws)[law]


def test_every_law_is_broken_once() -> None:
    assert {vars(laws)[name] for name, _, _ in CASES} == set(range(11, 25))


def read_one(state: State, source: int, kind: int) -> None:
    """Take a report from its pack."""
    left = state.unread_left[source] - 1
    unread = state.unread[source][kind] - 1
    arrange(state, unread={source: {kind: unread}}, unread_left={source: left})


def keeping(source: int) -> Table:
    """Seat 5 of six keeps a report of that pack, which lies no longer there."""
    table = training({12: 5}, seats=6)
    pack, state = table.pack, table.state
    kind = [pack.effect[source][kind] for kind in range(pack.kinds[source])].index(KEEP_REPORT)
    read_one(state, source, kind)
    pack.number[source][kind] = SURE_FOOTED
    arrange(state, kept={5: {SURE_FOOTED: 1}})
    # Others have been read and lie under their pack, one kind of them twice.
    other = pack.kinds[source] - 1
    pack.copies[source][other] += 1
    for read in (0, other):
        read_one(state, source, read)
    queue = dict(enumerate((1, other + 1, other + 1)))
    arrange(state, queue={source: queue}, queued={source: 3})
    return table


def keeping_two() -> Table:
    """The same seat keeps two reports of one pack."""
    table = keeping(VET_PACK)
    pack, state = table.pack, table.state
    pack.effect[VET_PACK][1], pack.number[VET_PACK][1] = KEEP_REPORT, BRIDLE
    two = state.unread[VET_PACK][1]
    left = state.unread_left[VET_PACK] - two
    arrange(state, unread_left={VET_PACK: left}, kept={5: {BRIDLE: two}}, unread={VET_PACK: {1: 0}})
    return table


def used_up_in_race() -> Table:
    table = racing()
    read_one(table.state, VET_PACK, 0)
    table.pack.effect[VET_PACK][0] = KEEP_REPORT
    return table


def three_ways_out() -> Table:
    table = race({1: (0, 1, 60), 6: (0, 6, 60), 12: (1, 6, 10), 11: (1, 5, 1)})
    state = table.state
    die(table, 1)
    for horse, status in ((12, ELIMINATED), (6, DISQUALIFIED)):
        arrange(state, stands={state.lane[horse]: {state.length[horse]: 0}}, status={horse: status})
    return table


def four_bets() -> Table:
    table = called(6)
    for seat in (2, 3, 4, 5):
        table.with_ticket(5, seat, 100)
    return table


LAWFUL: dict[str, Callable[[], Table]] = {
    "lot": Table,
    "lot of the tiny pack": lambda: Table(2, "tiny"),
    "deal": lambda: Table(6).draw(5).draw(19),
    "tiny deal": lambda: Table(2, "tiny").draw(0).draw(0),
    "exchange": dealt,
    "both stables while cards are thrown in": both_stables,
    "lot of the pile": auction,
    "sale": selling,
    "report kept": lambda: keeping(VET_PACK),
    "two reports kept": keeping_two,
    "report used up in the race": used_up_in_race,
    "race": racing,
    "last square and first": lambda: race({1: (0, 6, 60), 12: (1, 1, 1)}),
    "home, eliminated and disqualified": three_ways_out,
    "bets": lambda: called(6).play(0, bet_move(100)).play(1, bet_move(200)),
    "four bets": four_bets,
    "over": lambda: die(race({12: (0, 1, 60)}), 1),
}


@pytest.mark.parametrize("name", LAWFUL)
def test_a_lawful_table_breaks_no_law(name: str) -> None:
    table = LAWFUL[name]()
    assert disorder(table.pack, table.state) == []


def one_unread_too_few(state: State) -> None:
    arrange(state, unread_left={VET_PACK: state.unread_left[VET_PACK] - 1})


EDGES: list[tuple[str, str, Break]] = [
    ("lot", "CARD_ASTRAY", at("lies", 1, DEAD)),
    ("lot", "CARD_ASTRAY", at("lies", CARDS, OWNED)),
    ("lot", "WRONG_PHASE", set_to("phase", 0)),
    ("lot", "WRONG_PHASE", set_to("phase", CLOSED + 1)),
    ("lot", "WRONG_PHASE", set_to("awaits", -1)),
    ("tiny deal", "CARD_ASTRAY", at("lies", HORSES, DEAD)),
    ("tiny deal", "CARD_ASTRAY", at("lies", 1, NOT_PRINTED)),
    ("exchange", "CARD_ASTRAY", at("lies", 1, IN_HAND + 4)),
    ("exchange", "CARD_ASTRAY", at("lies", 1, UNDER_HAMMER)),
    ("exchange", "CARDS_MISCOUNTED", at("lies", 1, DEAD)),
    ("lot of the pile", "TWO_STABLES", at("lies", STEVENS_STABLE, IN_HAND)),
    ("lot of the pile", "CARDS_MISCOUNTED", at("lies", AUCTIONEER, GONE)),
    ("sale", "MONEY_BELOW_ZERO", both(set_to("tote", -100), set_to("bank", 100))),
    ("sale", "CARD_ASTRAY", at("lies", 1, OWNED + 6)),
    ("report kept", "REPORTS_NOT_CONSERVED", in_grid("kept", 5, SURE_FOOTED, 0)),
    ("report kept", "REPORTS_NOT_CONSERVED", in_grid("kept", 5, SURE_FOOTED, 2)),
    ("report kept", "REPORTS_NOT_CONSERVED", in_grid("queue", VET_PACK, 1, 0)),
    ("report kept", "REPORTS_NOT_CONSERVED", in_grid("queue", VET_PACK, 0, 2)),
    ("report kept", "REPORTS_NOT_CONSERVED", at("queued", VET_PACK, 2)),
    ("report kept", "REPORTS_NOT_CONSERVED", one_unread_too_few),
    ("report kept", "CARDS_BELOW_ZERO", in_grid("kept", 5, BRIDLE, -1)),
    ("race", "CARDS_BELOW_ZERO", in_grid("advantages", 5, BLUE, -1)),
    ("race", "CARDS_BELOW_ZERO", at("disadvantages", 5, -1)),
    ("race", "REPORTS_NOT_CONSERVED", in_grid("kept", 5, SURE_FOOTED, 1)),
    ("race", "SQUARE_DISAGREES", in_grid("stands", LANES + 1, LENGTHS + 1, 1)),
    ("race", "SQUARE_DISAGREES", in_grid("stands", 0, 0, 1)),
    ("race", "OFF_THE_TRACK", at("lane", 1, LANES + 1)),
    ("race", "PLACES_WRONG", at("lane", 12, 1)),
    ("race", "PLACES_WRONG", at("arrival", 12, 1)),
    ("race", "PLACES_WRONG", at("status", 1, HOME)),
    ("home, eliminated and disqualified", "OFF_THE_TRACK", at("fallen", 12, 1)),
    ("home, eliminated and disqualified", "CARD_ASTRAY", at("lies", 12, GONE)),
    ("home, eliminated and disqualified", "PLACES_WRONG", at("arrival", 1, 2)),
    ("home, eliminated and disqualified", "PLACES_WRONG", at("arrival", 12, 1)),
    ("home, eliminated and disqualified", "SQUARE_DISAGREES", in_grid("stands", 5, 1, 0)),
    ("four bets", "TOO_MANY_BETS", bet_of(5, 0)),
    ("bets", "STAKES_DISAGREE", in_grid("stake", HORSES, 5, 100)),
    ("bets", "STAKES_DISAGREE", in_grid("stake", 1, 0, 100)),
    ("over", "WRONG_PHASE", set_to("over", 0)),
]


@pytest.mark.parametrize(("name", "law", "change"), EDGES)
def test_a_law_holds_to_the_last_card_horse_and_seat(name: str, law: str, change: Break) -> None:
    table = LAWFUL[name]()
    change(table.state)
    assert broken(table.pack, table.state) == vars(laws)[law]


def test_A5_2_no_seat_has_more_horses_than_the_number() -> None:
    table = race({1: (0, 1, 10), 12: (1, 6, 10), 11: (1, 5, 10)})
    table.having(number_each=2)
    assert broken(table.pack, table.state) == 0
    table.having(number_each=1)
    assert broken(table.pack, table.state) == laws.TOO_MANY_HORSES


def test_A11_1_places_run_from_one_to_three() -> None:
    table = race({1: (0, 1, 60), 2: (0, 2, 60), 12: (0, 6, 60), 4: (1, 4, 3)})
    die(die(table, 1), 1)
    assert broken(table.pack, table.state) == 0
    table.having(arrival={1: 2, 2: 3})
    assert broken(table.pack, table.state) == laws.PLACES_WRONG
    for arrived, places in ((3, (1, 2, 3)), (4, (1, 2, 4))):
        for horse, place in zip((1, 2, 12), places, strict=True):
            table.having(arrival={horse: place})
        table.having(status={12: HOME}, arrived=arrived, stands={6: {60: 0}})
        assert (broken(table.pack, table.state) == 0) == (arrived == 3)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("lot", 4), ("bid", 500), ("bidder", 0), ("bidding", 1), ("seller", 0)),
        *(("owed", 1), ("debtor", 0), ("contenders", 1), ("reporting", 1), ("called", 1)),
        *(("reachable", 2), ("target", 5), ("price_offered", 100), ("mover", 1), ("asked", None)),
    ],
)
def test_what_is_left_lying_is_noticed_in_every_test(field: str, value: int) -> None:
    table = racing()
    assert disorder(table.pack, table.state) == []
    setattr(table.state, field, value)  # None too, which `having` would not take
    assert disorder(table.pack, table.state) == [field]


def test_an_event_with_a_fact_too_many_is_noticed_in_every_test() -> None:
    table = die(race({1: (0, 1, 60), 2: (1, 2, 3)}), 6)
    assert table.told() == ["DICE_THROWN", "WAITED_AT_POST"]
    assert disorder(table.pack, table.state) == []
    table.having(notes={WIDTH + 4: 1})
    assert disorder(table.pack, table.state) == [(events.WAITED_AT_POST, 1, 1, 0, 1, 0)]


def test_a_page_that_is_too_full_is_no_page() -> None:
    state = State()
    for _ in range(NOTES):
        note(state, events.PASSED, 5, 1, 0)
    assert len(EVENTS.noted(state)) == NOTES
    note(state, events.PASSED, 5, 1, 0)
    with pytest.raises(OverflowError):
        EVENTS.noted(state)
