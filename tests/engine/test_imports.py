"""Machine code is kept by everything it was made of: editing any of that must make it anew."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.engine import imports
from hippodrome.engine.imports import sources_behind
from hippodrome.games import GAMES

ROOM = {
    "__init__.py": "from guest_room.people import NAMES",
    "state.py": "HORSES = 5",
    "moves.py": "from guest_room import parts\nPASS_MOVE = parts.FIRST",
    "parts.py": "from .tables.blocks import FIRST",
    "tables/__init__.py": "",
    "tables/blocks.py": "FIRST = 7",
    "events.py": "FELL = 1",
    "people.py": "NAMES = ('Ada',)",
    "rules.py": """\
from guest_room.moves import PASS_MOVE
from guest_room.state import HORSES
if HORSES > 4:
    import guest_room.events
def menu(seat: int) -> int:
    return PASS_MOVE + HORSES
""",
}
MODULES = ["guest_room.rules"]


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name, text in ROOM.items():
        file = tmp_path / "guest_room" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / "guest_room"
    for module in [name for name in sys.modules if name.split(".")[0] == "guest_room"]:
        del sys.modules[module]


@pytest.mark.compiled
@pytest.mark.parametrize(
    "edited", ["rules.py", "state.py", "moves.py", "parts.py", "tables/blocks.py", "events.py"]
)
def test_editing_what_rules_import_changes_the_fingerprint(room: Path, edited: str) -> None:
    from hippodrome.engine.compiled import fingerprint

    before = fingerprint(MODULES)
    assert fingerprint(MODULES) == before
    with (room / edited).open("a") as file:
        file.write("\n# edited\n")
    assert fingerprint(MODULES) != before


def test_what_rules_do_not_import_is_left_out(room: Path) -> None:
    ours = {
        file.relative_to(room).as_posix()
        for file in sources_behind(MODULES)
        if room in file.parents
    }
    assert ours == set(ROOM) - {"__init__.py", "tables/__init__.py", "people.py"}


@pytest.mark.compiled
@pytest.mark.parametrize("edited", ["stream.py", "dialect/source.py"])
def test_editing_the_engine_changes_the_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edited: str
) -> None:
    from hippodrome.engine.compiled import fingerprint

    engine = tmp_path / "engine"
    shutil.copytree(imports.ENGINE, engine)
    monkeypatch.setattr(imports, "ENGINE", engine)
    before = fingerprint([])
    with (engine / edited).open("a") as file:
        file.write("\n# edited\n")
    assert fingerprint([]) != before


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_of_every_room_are_among_its_sources(game: str) -> None:
    assert GAMES[game].folder / "state.py" in sources_behind(GAMES[game].modules)
