"""What is printed: both packs say where it comes from, and nonsense is refused with a sentence."""

from pathlib import Path

import pytest

from hippodrome.engine.content import SOURCES
from hippodrome.engine.errors import BadContent
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.state import (
    BLACK,
    BROKEN_BRIDLE,
    BURST_VESSEL,
    FALLS,
    KEEP_REPORT,
    MAY_JOIN,
    NO_ACTION,
    PAY_FARRIER,
    STEVENS_PACK,
    WALROY_PACK,
    Pack,
)

STANDARD = (GAME.folder / "content" / "standard.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("edition", GAME.editions())
def test_every_table_says_where_it_comes_from(edition: str) -> None:
    for table in GAME.pack(edition).provenance.values():
        assert table.source in SOURCES
        assert len(table.why) > 20


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


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ('"black", "red"', '"pink", "red"'),
        ("special-shoes: pay farrier 10000", "special-shoes: pay cobbler 10000"),
        ("special-shoes: pay farrier 10000", "special-shoes: pay farrier much"),
        ("special-shoes: pay farrier 10000", "special-shoes: hop on one leg"),
        ("special-shoes: pay farrier 10000", "golden-shoes: pay farrier 10000"),
        ("special-shoes: pay farrier 10000", "special-shoes: pay farrier 0"),
        ("1 x new-bridle: keep bridle", "1 x new-bridle: keep smiling"),
        ("1 x new-bridle: keep bridle", "new-bridle: keep bridle"),
        ("1 x new-bridle: keep bridle", "1 x new-bridle: sing"),
        ("1 x trial-on: gallop 4", "1 x trial-on: gallop 40"),
        ("1 x trial-on: gallop 4", "99 x trial-on: gallop 4"),
        ("Z: broken-bridle", "Z: broken-heart"),
        ("Z: broken-bridle", "Z: broken-bridle 3"),
        ("A: move-on 3", "A: move-on"),
        ("bend = 42", "bend = 61"),
        ("most_horses = [6, 3, 3, 3, 3]", "most_horses = [6, 3, 3, 3, 3, 3]"),
        ("purse = 281000", "purse = 0"),
        ("prices = [90000, 75000, 60000, 45000]", "prices = [90000, 75000, 60000]"),
        ("walroy_gate = 0", "walroy_gate = 44"),
    ],
)
def test_what_cannot_be_played_is_refused(written: str, instead: str, tmp_path: Path) -> None:
    assert written in STANDARD
    file = tmp_path / "odd.toml"
    file.write_text(STANDARD.replace(written, instead, 1), encoding="utf-8")
    with pytest.raises(BadContent):
        GAME.pack(str(file))


def test_lanes_of_different_length_and_unknown_signs_are_refused(tmp_path: Path) -> None:
    first = STANDARD.split("lanes = [\n")[1].split("\n")[0]
    for instead in (first.replace(".", "", 1), first.replace(".", "?", 1)):
        file = tmp_path / "odd.toml"
        file.write_text(STANDARD.replace(first, instead), encoding="utf-8")
        with pytest.raises(BadContent):
            GAME.pack(str(file))


def test_a_pack_of_reports_that_could_be_used_up_is_refused(tmp_path: Path) -> None:
    start = STANDARD.index("[walroy_reports]")
    end = STANDARD.index("[vet_reports]")
    only_kept = (
        '[walroy_reports]\nsource = "reconstruction"\nwhy = "for this test alone"\n'
        'reports = ["2 x new-bridle: keep bridle"]\n\n'
    )
    file = tmp_path / "odd.toml"
    file.write_text(STANDARD[:start] + only_kept + STANDARD[end:], encoding="utf-8")
    with pytest.raises(BadContent):
        GAME.pack(str(file))
