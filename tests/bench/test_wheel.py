"""What measures the house is in the repository and its archive, and in no wheel."""

from __future__ import annotations

import ast
from pathlib import Path

from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]
MEASURES = {"bench", "peers"}


def carried(builder: SdistBuilder | WheelBuilder) -> set[str]:
    """The files a distribution would carry, by their places in it."""
    return {file.distribution_path for file in builder.recurse_included_files()}


def test_no_wheel_carries_what_measures() -> None:
    files = carried(WheelBuilder(str(ROOT)))
    assert "hippodrome/games/__init__.py" in files
    assert {Path(file).parts[0] for file in files} == {"hippodrome"}
    assert [file for file in files if MEASURES & set(Path(file).with_suffix("").parts)] == []


def test_the_archive_of_the_sources_carries_it_without_what_was_fetched() -> None:
    files = carried(SdistBuilder(str(ROOT)))
    assert {"bench/__main__.py", "bench/boardgame.io/server.js"} <= files
    assert [file for file in files if "node_modules" in Path(file).parts] == []


def test_nothing_in_the_wheel_needs_it() -> None:
    needed = {
        name.split(".")[0]
        for path in (ROOT / "src").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in imported(node)
    }
    assert "hippodrome" in needed
    assert "bench" not in needed


def imported(node: ast.AST) -> list[str]:
    """The modules a statement imports."""
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
