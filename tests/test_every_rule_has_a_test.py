"""No paragraph of the rules without a test named after it, and no test after no paragraph."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.games import GAMES
from hippodrome.words import LANGUAGES

ROOMS = Path(__file__).parent / "games"


def named_after(path: Path) -> Iterator[tuple[str, str]]:
    """Give every test of a file that is named after paragraphs, with each of them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if found := re.match(r"test_([A-Z])(\d+)_(\d+)_", node.name):
                yield node.name, f"{found[1]}{found[2]}.{found[3]}"


def covered(room: str) -> dict[str, list[str]]:
    """Give the paragraphs a room's tests are named after, with those tests."""
    tests: dict[str, list[str]] = {}
    for path in sorted((ROOMS / room).rglob("test_*.py")):
        for name, paragraph in named_after(path):
            tests.setdefault(paragraph, []).append(name)
    return tests


@pytest.mark.parametrize("room", GAMES)
def test_every_paragraph_has_a_test(room: str) -> None:
    paragraphs = GAMES[room].paragraphs()
    assert paragraphs, "the rules have no numbered paragraphs"
    tests = covered(room)
    assert [number for number in paragraphs if number not in tests] == []


@pytest.mark.parametrize("room", GAMES)
def test_every_test_is_named_after_a_paragraph_that_exists(room: str) -> None:
    paragraphs = GAMES[room].paragraphs()
    lost = {number: names for number, names in covered(room).items() if number not in paragraphs}
    assert lost == {}


@pytest.mark.parametrize("room", GAMES)
def test_no_two_tests_share_a_name_in_a_file(room: str) -> None:
    for path in sorted((ROOMS / room).rglob("test_*.py")):
        names = [
            node.name
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef)
        ]
        assert len(names) == len(set(names)), f"{path.name} hides a test behind another"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", GAMES)
def test_the_rules_have_the_same_paragraphs_in_every_language(room: str, language: str) -> None:
    game = GAMES[room]
    assert list(game.paragraphs(language)) == list(game.paragraphs("en"))
    text = game.rules_text(language)
    for number, paragraph in game.paragraphs(language).items():
        assert text.count(f"**{number}**") == 1
        assert paragraph


@pytest.mark.parametrize("room", GAMES)
def test_paragraphs_are_numbered_without_gaps_under_one_letter(room: str) -> None:
    numbers = list(GAMES[room].paragraphs())
    (letter,) = {number[0] for number in numbers}
    chapters: dict[int, list[int]] = {}
    for number in numbers:
        chapter, paragraph = (int(part) for part in number[1:].split("."))
        chapters.setdefault(chapter, []).append(paragraph)
    assert list(chapters) == list(range(1, len(chapters) + 1))
    for chapter, found in chapters.items():
        assert found == list(range(1, len(found) + 1)), f"{letter}{chapter}"
