"""Names can be seen, stay on their line, and are told apart at a table."""

from __future__ import annotations

import pytest

from hippodrome.table.commands import Speak
from hippodrome.table.names import LONGEST_NAME, clean_name, clean_text, distinct, is_visible
from tests.table.tables import ANN, BOB, STRANGER, Desk


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u200b",
        "\u202e",
        "\u0301",
        "\ufe0f",
        "...",
        "\u115f \uffa0",
        "\U0001d159",
    ],
)
def test_a_name_nobody_can_see_is_none(name: str) -> None:
    assert clean_name(name) == "?"


@pytest.mark.parametrize("name", ["Zoé", "王", "Дарья", "7", "🐎", "Nguyễn Thị"])
def test_names_of_any_language_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name
    assert is_visible(name)


def test_a_name_does_not_climb_over_its_line() -> None:
    stacked = "A" + "\u0300\u0301\u0302\u0303\u0304\u0305\u0306" * 3
    assert len(clean_name(stacked)) <= 4
    assert len(clean_text("x\u0330" + "\u0331" * 300, 400)) == 4


def test_what_overrides_the_direction_of_writing_is_left_out() -> None:
    assert clean_name("Ann\u202eboB") == "Ann boB"


@pytest.mark.parametrize(
    "forged", ["Ann", "ANN", "Аnn", "A\u200bnn", "Ánn", "a nn", "Ａｎｎ", "Ann.", "Ann\U0001d159"]
)
def test_a_name_that_looks_like_anothers_is_marked(forged: str) -> None:
    marked = distinct(clean_name(forged), ["Ann"])
    assert marked.endswith(" (2)")
    assert distinct(clean_name(forged), ["Ann", marked]).endswith(" (3)")
    assert len(distinct("x" * LONGEST_NAME, ["x" * LONGEST_NAME])) <= LONGEST_NAME


def test_nobody_sits_or_speaks_in_anothers_name() -> None:
    desk = Desk()
    desk.sit(0, ANN)
    desk.sit(1, BOB, name="ann")
    assert [seat.name for seat in desk.record.places[:2]] == ["ann", "ann (2)"]
    desk.do(Speak(STRANGER, "Ann", "it is me"))
    desk.do(Speak(ANN, "ann", "no, me"))
    assert [said.name for said in desk.record.said] == ["Ann (3)", "ann"]


@pytest.mark.parametrize("bot", ["tipster", "Tipster 2", "Gambler 3", "Tuyauteur 1", "flambeur 2"])
def test_nobody_is_taken_for_a_bot(bot: str) -> None:
    """A written game could not tell them apart, and neither could people."""
    desk = Desk()
    desk.sit(0, ANN, name=bot)
    shown = desk.record.places[0].name
    assert shown.startswith(f"{bot} (")
    assert distinct(shown, [bot, "Tipster 2"]) == shown, "nor is the mark a bot's number"
    desk.sit(1, BOB, name="Tipster 9")  # there is no such seat
    assert desk.record.places[1].name == "Tipster 9"


def test_a_person_may_have_several_seats_in_one_name() -> None:
    desk = Desk()
    desk.sit(0, ANN)
    desk.sit(1, ANN)
    assert [seat.name for seat in desk.record.places[:2]] == ["ann", "ann"]
