"""A pack that names its horses, squares and reports: whatever is said of them says so."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from hippodrome.engine.content import quoted
from hippodrome.engine.game import Pack
from hippodrome.engine.lettering import print_name, printed_name
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.content.boards import REPORT_NAMES
from hippodrome.games.ascot.people.names import thing_name
from hippodrome.games.ascot.people.refusals import explain
from hippodrome.games.ascot.people.story import tell
from hippodrome.games.ascot.state import WALROY_PACK
from hippodrome.words import LANGUAGES, Sentence, words
from tests.games.ascot.positions import Table, training
from tests.games.ascot.refusals import CASES
from tests.games.ascot.scenes import Scene, drafted
from tests.games.ascot.test_events import decided
from tests.games.ascot.test_refusals import FIGURES
from tests.games.ascot.test_story_facts import FACTS, Happened, page
from tests.games.common.content import Misprint, printed, printing, refused, reprinted

OWN = tuple(f"Crack {letter}" for letter in "ABCDEFGHIJKL")
"""A name for every horse."""
SQUARE = "Le vin du jockey, 2e tour"
REPORT = "Galop de feu, 10 x mieux"


def named(table: Table) -> Table:
    """Give every horse of a table a name of its own."""
    table.pack = table.pack.copy()
    for horse, name in enumerate(OWN, start=1):
        print_name("own.toml", "names", name, table.pack.own_horse[horse])
    table.pack.named = 1
    return table


def check_told(said: Sentence, ours: Sentence) -> None:
    """Hold a sentence against the same in our words: only the horses are called otherwise."""
    for language in LANGUAGES:
        spoken = words(language)
        told, wanted = spoken.tell(said), spoken.tell(ours)
        for horse, name in enumerate(OWN, start=1):
            wanted = wanted.replace(spoken.tell(thing_name(horse)), f"{name} ({horse})")
        assert told == wanted


@pytest.fixture
def own_pack(tmp_path: Path) -> Pack:
    """The standard pack, with some names of its own and a title on a square and on a report."""
    tables = printing(GAME, "standard")
    tables["names"].update(
        horses=["", *OWN[1:11], ""],
        squares=["Une autre case", SQUARE],
        reports=[REPORT],
    )
    tables["training"]["squares"][0] = f"{SQUARE}: pay bank 500"
    tables["walroy_reports"]["reports"][0] = f"2 x {REPORT} : advantage 1"
    return GAME.pack(str(printed(tmp_path, tables)))


def test_A1_1_the_packs_of_the_house_leave_all_names_to_our_words() -> None:
    for edition in GAME.editions():
        pack = GAME.pack(edition).printed
        assert not any(map(any, (*pack.own_horse, *pack.own_square, *pack.own_report)))
        assert not {"named", "own_horse", "own_square", "own_report"} & pack.hashed().keys()


def test_A1_1_A4_8_names_are_printed_letter_by_letter(own_pack: Pack) -> None:
    pack = own_pack.printed
    assert [printed_name(pack.own_horse[horse]) for horse in (1, 2, 11, 12)] == [
        *("", "Crack B", "Crack K", "")
    ]
    assert own_pack.hash != GAME.pack().hash


def test_A1_1_A4_8_a_look_carries_the_names_of_the_pack_and_no_others(own_pack: Pack) -> None:
    look = GAME.match(2, pack=own_pack).look(0)
    assert [horse.name for horse in look.horses] == ["", *OWN[1:11], ""]
    assert [square.own for square in look.training.squares[:2]] == [SQUARE, ""]
    reports = look.training.packs[WALROY_PACK].reports
    assert [report.own for report in reports[:2]] == [REPORT, ""]
    ours = msgspec.json.encode(GAME.match(2).look(0))
    assert b'"own":' not in ours
    assert all("name" not in horse for horse in msgspec.json.decode(ours)["horses"])


@pytest.mark.parametrize("event", [event for event, _ in FACTS])
def test_A1_1_whatever_happens_is_told_with_the_names_of_the_pack(event: Happened) -> None:
    ours = page(event)
    own = named(Table())
    (line,), (before,) = tell(page(event, pack=own.pack)), tell(ours)
    assert line.text is not None
    assert before.text is not None
    check_told(line.text, before.text)


def test_A1_1_hands_offers_and_arrivals_are_told_with_the_names_of_the_pack() -> None:
    own, after = named(Table()).pack, drafted()().state
    after.offered = 1 << 1 | 1 << 3
    for happened in (
        (("hand-opened", 0, 2), ("card-opened", 0, 3), ("card-opened", 0, 16)),
        (("offer-made", 0, 1, 0, 900),),
        (("race-over", 3, 1, 5, 12, 120),),
        (("own-hand", (4, 17)),),
    ):
        told = [line.text for line in tell(page(*happened, pack=own, after=after)) if line.text]
        ours = [line.text for line in tell(page(*happened, after=after)) if line.text]
        assert told != ours
        for one, other in zip(told, ours, strict=True):
            check_told(one, other)


def test_A4_8_squares_and_reports_are_told_with_the_titles_of_the_pack(own_pack: Pack) -> None:
    pack = own_pack.printed
    title = pack.report_name[WALROY_PACK][0]
    assert title > len(REPORT_NAMES)
    happened = ("on-square", 1, 0), ("report-read", 0, "walroy", 0, title, 0)
    square, report = (line.text for line in tell(page(*happened, pack=pack)))
    for language in LANGUAGES:
        assert square is not None
        assert SQUARE in words(language).tell(square)
        assert report is not None
        assert REPORT in words(language).tell(report)


def test_A1_1_A4_8_one_name_alone_is_told(tmp_path: Path) -> None:
    reports = [f"2 x {REPORT}: advantage 1", "1 x strangles: strangles"]
    for changes, event, name in (
        ([("names", "horses", '["", "", "", "", "", "Crack F"]')], ("fell", 6), "Crack F (6)"),
        (
            [
                ("names", "reports", json.dumps([REPORT])),
                ("vet_reports", "reports", json.dumps(reports)),
            ],
            ("report-read", 0, "vet", 0, len(REPORT_NAMES) + 1, 0),
            REPORT,
        ),
    ):
        pack = GAME.pack(str(reprinted(GAME, tmp_path, *changes))).printed
        (line,) = tell(page(event, pack=pack))
        assert line.text is not None
        for language in LANGUAGES:
            assert name in words(language).tell(line.text)


@pytest.mark.parametrize(
    ("scene", "seat", "move"),
    [
        *((case.scene, case.seat, case.move) for case in CASES if isinstance(case.move, int)),
        *(figures[:3] for figures in FIGURES),
    ],
)
def test_A1_1_refusals_name_horses_as_the_pack_does(scene: Scene, seat: int, move: int) -> None:
    table = scene()
    view = table.view(seat)
    ours = explain(table.pack, view, seat, move)
    own = explain(named(table).pack, view, seat, move)
    assert own.paragraph == ours.paragraph
    check_told(own.sentence, ours.sentence)


def test_A1_1_what_is_barred_is_explained_with_the_names_of_the_pack() -> None:
    table = named(training({1: 0, 2: 0, 4: 1}))
    look = GAME.look(table.pack, table.view(0), 0)
    assert [horse.name for horse in look.horses] == list(OWN)
    assert "ascot-the-thing" not in msgspec.json.encode(look).decode()


@pytest.mark.parametrize(
    ("field", "names", "key", "found"),
    [
        ("horses", ["Twenty letters and one"], "content-bad-name", "Twenty letters and one"),
        ("horses", ["Two\nlines"], "content-bad-name", "Two\nlines"),
        ("horses", ["Bell\a"], "content-bad-name", "Bell\a"),
        ("horses", [" Space"], "content-bad-name", " Space"),
        ("horses", ["Twin", "", "Twin"], "ascot-content-name", "Twin"),
        ("squares", ["Twin", "Twin"], "ascot-content-name", "Twin"),
        ("squares", [""], "ascot-content-name", ""),
        ("squares", ["oats"], "ascot-content-name", "oats"),
        ("squares", ["Oats: many"], "ascot-content-name", "Oats: many"),
        ("squares", ["A" * 41], "content-bad-name", "A" * 41),
        ("reports", ["Two\tcolumns"], "content-bad-name", "Two\tcolumns"),
        ("reports", ["cough"], "ascot-content-name", "cough"),
        ("reports", ["Twin", "Twin"], "ascot-content-name", "Twin"),
    ],
)
def test_A1_1_A4_8_a_name_that_cannot_be_shown_or_told_apart_is_refused(
    tmp_path: Path, field: str, names: list[str], key: str, found: str
) -> None:
    filled = names + [""] * (6 - len(names)) if field == "horses" else names
    said = refused(GAME, reprinted(GAME, tmp_path, ("names", field, json.dumps(filled))))
    assert said.key == key
    assert found == said.params.get("found") or quoted(found) == said.params.get("name")


def test_A4_8_a_title_that_is_not_among_the_names_is_refused(tmp_path: Path) -> None:
    own: Misprint = ("names", "squares", '["Une case"]')
    squares = ["Une case: pay bank 500", "Une autre", *printing(GAME)["training"]["squares"][2:]]
    loop: Misprint = ("training", "squares", json.dumps(squares))
    said = refused(GAME, reprinted(GAME, tmp_path, own, loop))
    assert (said.key, said.params["found"]) == ("content-unknown-name", "Une autre")


def test_a_game_on_a_pack_with_names_of_its_own_is_played_to_its_end(own_pack: Pack) -> None:
    match, stream = GAME.match(2, pack=own_pack), new_stream(2)
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
        else:
            decided(match, stream)
    assert match.look(0).winners


@pytest.mark.compiled
def test_both_readings_play_a_pack_with_names_alike(own_pack: Pack) -> None:
    ends = []
    for reading in (GAME.interpreted, GAME.compiled):
        state = reading.state_form(GAME.lay(own_pack, 3, {}))
        stream, pack = reading.stream(7), reading.pack_form(own_pack.printed)
        made = reading.playouts(pack, state, reading.moves(), stream, 2)
        ends.append((made, int(stream[0]), reading.read_back(state)))
    assert ends[0] == ends[1]
