"""The kit for scenes: steps are played, things are put in places, and nothing else writes them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hippodrome.engine.errors import Refused
from tests.games.common.scenes import arrange, scene
from tests.rooms.pony.state import State

TESTS = Path(__file__).parents[2]


def test_a_scene_is_decisions_draws_and_the_words_of_its_room() -> None:
    match = scene("pony", ["back:2 stake:5", "back:1 stake:1", "urge:2", "draw 2"])
    assert (match.state.gone, match.awaited) == ([0, 0, 3, 0], [1])
    dealt = scene("ticket", ["flat:1", "deal 1.2 4.1", "1-.-."], pack="tiny", first=1)
    assert dealt.awaited == [1]


def test_a_step_that_the_rules_refuse_ends_it() -> None:
    with pytest.raises(Refused):
        scene("pony", ["back:2 stake:13"])


def test_things_are_put_where_they_are_said_to_be() -> None:
    state = State()
    arrange(state, turn=2, coins=[1, 2, 3, 4], gone={3: 5})
    assert (state.turn, state.coins, state.gone) == (2, [1, 2, 3, 4], [0, 0, 0, 5])


@pytest.mark.parametrize("values", [{"wings": 2}, {"coins": [1, 2]}, {"coins": {9: 1}}])
def test_there_is_no_place_for_what_a_state_does_not_have(values: dict[str, list[int]]) -> None:
    with pytest.raises((AssertionError, IndexError)):
        arrange(State(), **values)


def written(path: Path) -> Iterator[tuple[str, int]]:
    """Give the lines of a file that assign to a field of a state."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Assign | ast.AugAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                    if is_field_of_a_state(part):
                        yield path.name, node.lineno


def is_field_of_a_state(target: ast.expr) -> bool:
    """Is this `state.field`, or `anything.state.field`, with or without places in brackets?"""
    while isinstance(target, ast.Subscript):
        target = target.value
    if not isinstance(target, ast.Attribute):
        return False
    whose = target.value
    named = whose.attr if isinstance(whose, ast.Attribute) else getattr(whose, "id", "")
    return named in ("state", "view")


def test_no_test_of_a_room_assigns_to_a_state() -> None:
    files = [*TESTS.glob("games/*/test_*.py"), *TESTS.glob("cli/test_*.py")]
    assert len(files) > 100
    assert [place for file in sorted(files) for place in written(file)] == []


def test_who_does_would_be_found() -> None:
    builder = TESTS / "games" / "ticket" / "positions.py"
    assert [*written(builder)]
