"""The documents tell the truth: the README's race runs, every link and target exists."""

import contextlib
import doctest
import io
import re
from pathlib import Path
from typing import Any

import pytest

import hippodrome
from hippodrome.engine.doors import DOORS
from hippodrome.games import GAMES

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
README = ROOT / "README.md"
LINES = 8


def read(document: Path) -> str:
    return document.read_text(encoding="utf-8")


def played(page: str) -> str:
    """Run the page's examples as a doctest would, and give the page with what they printed."""
    names: dict[str, object] = {}
    for example in doctest.DocTestParser().get_examples(page):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(example.source, "README.md", "single"), names)
        if example.want != printed.getvalue():
            page = page.replace(example.want, printed.getvalue())
    return page


def test_the_race_in_the_readme_runs_as_printed(rewrite_goldens: bool) -> None:
    if rewrite_goldens:
        README.write_text(played(read(README)), encoding="utf-8")
    outcome = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert outcome.attempted > 0
    assert outcome.failed == 0


@pytest.mark.parametrize("name", GAMES)
def test_with_another_name_it_is_another_game(name: str) -> None:
    names: dict[str, Any] = {}
    for example in doctest.DocTestParser().get_examples(read(README)):
        source = example.source.replace('GAMES["ticket"]', f"GAMES[{name!r}]")
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(source, "README.md", "single"), names)
    match = names["match"]
    assert match.game.name == name
    assert match.over


def test_the_race_in_the_readme_takes_eight_lines() -> None:
    lines = re.findall(r"^(?:>>>|\.\.\.) ", read(README), re.MULTILINE)
    assert len(lines) == LINES


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", read(document))
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_target_named_exists(document: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", read(ROOT / "Makefile"), re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", read(document), re.MULTILINE))
    assert named - targets == set()


def test_the_architecture_names_every_door() -> None:
    page = read(ROOT / "ARCHITECTURE.md")
    assert [door for door in DOORS if f"`{door}`" not in page] == []


def test_the_reference_names_whatever_is_public() -> None:
    page = read(ROOT / "docs" / "reference.md")
    documented = re.findall(r"^\.\. \S+:: hippodrome\.(\w+)(?:\(\))?$", page, re.MULTILINE)
    assert sorted(documented) == sorted(hippodrome.__all__)


def test_decisions_are_numbered_without_a_gap() -> None:
    numbers = [int(file.name[:4]) for file in sorted((ROOT / "docs" / "decisions").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))
