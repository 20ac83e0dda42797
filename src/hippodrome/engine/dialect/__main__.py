"""`python -m hippodrome.engine.dialect [ROOM …]`: lint rooms and generic code, by file and line.

What it prints is for whoever writes rules, like any other lint's, so it is not in the catalogues.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import hippodrome
from hippodrome.engine import doors
from hippodrome.engine.dialect import lint
from hippodrome.engine.dialect.source import Shared
from hippodrome.engine.fields import Fields
from hippodrome.engine.game import Game

ROOMS = "hippodrome.games"


def rooms() -> dict[str, Game]:
    """Find every room there is; the engine knows none of them by name."""
    games = importlib.import_module(ROOMS)
    packages = [entry.name for entry in pkgutil.iter_modules(games.__path__) if entry.ispkg]
    return {name: importlib.import_module(f"{ROOMS}.{name}").GAME for name in packages}


def generic_modules() -> list[str]:
    """Find the code written once for every room: whatever imports the stub doors by name."""
    root = Path(str(hippodrome.__file__)).parent
    return [
        ".".join(file.relative_to(root.parent).with_suffix("").parts)
        for file in sorted(root.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == doors.__name__
    ]


def pack_class(game: Game) -> type[Fields]:
    """Find the class of a room's pack, as its `begin` declares it."""
    begin: Any = game.interpreted.begin
    declared: type[Fields] = begin.__annotations__["pack"]
    return declared


def shared_fields(games: Iterable[Game]) -> Shared:
    """Give the fields that every room declares."""
    packs = [frozenset(pack_class(game).FIELDS) for game in games]
    states = [frozenset(game.state_class.FIELDS) for game in games]
    return Shared(frozenset.intersection(*packs), frozenset.intersection(*states))


def main(arguments: Sequence[str]) -> int:
    """Lint the rooms named, or all rooms and generic code; give the exit status."""
    found = rooms()
    unknown = [name for name in arguments if name not in found]
    if unknown:
        print(f"There is no room {', '.join(unknown)}; there are {', '.join(found)}.")
        return 2
    chosen = {name: found[name] for name in arguments or found}
    findings = [finding for game in chosen.values() for finding in lint(game.modules)]
    modules = sum(len(game.modules) for game in chosen.values())
    if not arguments:
        generic = generic_modules()
        findings += lint(generic, shared_fields(found.values()))
        modules += len(generic)
    for finding in findings:
        print(finding)
    if not findings:
        print(f"The dialect is kept in {modules} modules.")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
