"""What a content file of Ascot may say, and what it is refused for."""

from pathlib import Path

import pytest

from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.rules.betting import line_up
from hippodrome.games.ascot.rules.laws import broken
from hippodrome.games.ascot.state import (
    BLACK,
    BROKEN_BRIDLE,
    BURST_VESSEL,
    FALLS,
    KEEP_REPORT,
    MAY_JOIN,
    NO_ACTION,
    OWNED,
    PAY_FARRIER,
    STEVENS_PACK,
    WALROY_PACK,
    Pack,
)
from tests.games.ascot.positions import Table
from tests.games.ascot.test_events import decided
from tests.games.common.content import Misprint, edited, printing, refused, reprinted


def test_squares_are_printed_as_they_are_written() -> None:
    pack: Pack = GAME.pack("tiny").printed
    assert (pack.payee[1], pack.dues[1], pack.member_dues[1]) == (PAY_FARRIER, 1000, 1000)
    assert pack.action[4] == MAY_JOIN
    assert (pack.dues[7], pack.member_dues[7]) == (0, 800)
    assert (pack.dues[8], pack.member_dues[8]) == (800, 0)
    assert pack.action[0] == NO_ACTION
    assert (pack.gate[WALROY_PACK], pack.gate[STEVENS_PACK]) == (0, 6)


def test_lanes_are_printed_as_they_are_written() -> None:
    pack: Pack = GAME.pack("tiny").printed
    assert (pack.lanes, pack.lengths) == (4, 14)
    assert pack.square[1][4] == BLACK
    assert pack.square[1][5] == FALLS
    assert pack.square[3][6] == BROKEN_BRIDLE
    assert [pack.square[lane][10] for lane in (2, 3, 4)] == [BURST_VESSEL] * 3


@pytest.mark.parametrize("edition", GAME.editions())
def test_the_loop_offers_every_kind_of_kept_report_and_the_race_asks_for_each(
    edition: str,
) -> None:
    pack: Pack = GAME.pack(edition).printed
    kept = {
        pack.number[source][kind]
        for source in range(3)
        for kind in range(pack.kinds[source])
        if pack.effect[source][kind] == KEEP_REPORT
    }
    assert kept == {0, 1, 2}
    squares = {
        pack.square[lane][length]
        for lane in range(1, pack.lanes + 1)
        for length in range(1, pack.lengths + 1)
    }
    assert {BROKEN_BRIDLE, BURST_VESSEL, FALLS} <= squares


PAY_FARRIER_MUCH = "special-shoes: pay farrier 10000"
A_BRIDLE = "1 x new-bridle: keep bridle"


@pytest.mark.parametrize(
    ("written", "instead", "table", "found"),
    [
        ('"black", "red"', '"pink", "red"', "horses", "pink"),
        (PAY_FARRIER_MUCH, "special-shoes: pay cobbler 10000", "training", "cobbler"),
        (PAY_FARRIER_MUCH, "special-shoes: pay farrier much", "training", "much"),
        (PAY_FARRIER_MUCH, "special-shoes: hop on one leg", "training", "hop on one leg"),
        (PAY_FARRIER_MUCH, "golden-shoes: pay farrier 10000", "training", "golden-shoes"),
        (A_BRIDLE, "1 x new-bridle: keep smiling", "stevens_reports", "smiling"),
        (A_BRIDLE, "new-bridle: keep bridle", "stevens_reports", "new-bridle"),
        (A_BRIDLE, "1 x new-bridle: sing", "stevens_reports", "sing"),
        ("Z: broken-bridle", "Z: broken-heart", "race", "broken-heart"),
    ],
)
def test_a_name_that_is_not_known_is_refused(
    written: str, instead: str, table: str, found: str, tmp_path: Path
) -> None:
    said = refused(GAME, edited(GAME, tmp_path, written, instead))
    assert said.key == "content-unknown-name"
    assert (said.params["table"], said.params["found"]) == (table, found)


@pytest.mark.parametrize(
    ("written", "instead", "table", "field"),
    [
        (PAY_FARRIER_MUCH, "special-shoes: pay farrier 0", "training", "squares"),
        ("1 x trial-on: gallop 4", "1 x trial-on: gallop 40", "stevens_reports", "reports"),
        ("1 x trial-on: gallop 4", "99 x trial-on: gallop 4", "stevens_reports", "reports"),
        ("Z: broken-bridle", "Z: broken-bridle 3", "race", "inscriptions"),
        ("A: move-on 3", "A: move-on", "race", "inscriptions"),
        ("bend = 38", "bend = 61", "race", "bend"),
        ("walroy_gate = 0", "walroy_gate = 44", "training", "walroy_gate"),
    ],
)
def test_a_number_that_cannot_be_played_is_refused(
    written: str, instead: str, table: str, field: str, tmp_path: Path
) -> None:
    said = refused(GAME, edited(GAME, tmp_path, written, instead))
    assert said.key == "content-out-of-range"
    assert (said.params["table"], said.params["field"]) == (table, field)


def test_lanes_of_different_length_and_unknown_signs_are_refused(tmp_path: Path) -> None:
    first = str(printing(GAME, "standard")["race"]["lanes"][0])
    for instead in (first[1:], f"?{first[1:]}", f".{first[1:]}"):  # A10.10: nothing is plain
        assert refused(GAME, edited(GAME, tmp_path, first, instead)).params["table"] == "race"


def test_a_pack_of_reports_that_could_be_used_up_is_refused(tmp_path: Path) -> None:
    only_kept: Misprint = ("walroy_reports", "reports", '["2 x new-bridle: keep bridle"]')
    said = refused(GAME, reprinted(GAME, tmp_path, only_kept))
    assert said.params["table"] == "walroy_reports"


OWN = (
    ("horses", "lanes", "[4, 4, 3, 2, 1, 1]"),
    ("horses", "prices", "[9000, 4000, 2000, 1000]"),
    ("horses", "bonus", "[5, 3, 2, 2]"),
    ("businesses", "forage", "3500"),
    ("francs", "purse", "40000"),
    ("entries", "fee", "500"),
    ("race", "bend", "7"),
)
"""What an owner of another box might correct."""


def test_A9_10_a_pack_may_print_other_starting_lanes(tmp_path: Path) -> None:
    pack = GAME.pack(str(reprinted(GAME, tmp_path, *OWN)))
    assert list(pack.printed.start_lane[1:7]) == [4, 4, 3, 2, 1, 1]
    assert pack.hash != GAME.pack("tiny").hash
    table = Table(pack=pack.file)
    table.having(lies={1: OWNED, 6: OWNED + 1})
    line_up(table.pack, table.state)
    assert (table.state.lane[1], table.state.lane[6]) == (4, 1)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_on_a_pack_of_ones_own_is_played_to_its_end(tmp_path: Path, seats: int) -> None:
    options = {"smaller": 1, "places": 1}
    match = GAME.match(seats, options, GAME.pack(str(reprinted(GAME, tmp_path, *OWN))))
    stream, steps = new_stream(seats), 0
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
        else:
            decided(match, stream)
        steps += 1
        assert broken(match.pack.printed, match.state) == 0
        assert steps <= GAME.longest(match.pack.printed, match.state)
    look = match.look(-1)
    assert sum(seat.purse for seat in look.seats) + look.bank + look.tote == 40_000 * seats
    assert look.winners
