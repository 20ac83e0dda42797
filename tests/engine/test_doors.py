"""The doors are listed once; all else that names them is held to that list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args, get_type_hints

import pytest

from hippodrome.bots import contest
from hippodrome.engine import doors, playouts
from hippodrome.engine.binding import doors_of
from hippodrome.engine.entries import PARAMETERS, declared, entry_points, write_entry
from hippodrome.engine.parameters import PackRecord, Row, StateRecord
from hippodrome.engine.reading import Reading
from hippodrome.engine.stream import Stream
from hippodrome.games import GAMES

ENTERED = (*entry_points(doors.__name__), *entry_points(playouts.__name__))


def test_a_reading_names_every_door_with_its_result() -> None:
    named = get_type_hints(Reading)
    del named["copy"]  # which is no door
    results = {name: get_args(hint)[1] for name, hint in named.items()}
    stubs = {door.__name__: door.__annotations__["return"] for door in ENTERED}
    assert results == stubs


@pytest.mark.parametrize("door", doors.ENTRY_POINTS, ids=doors.DOORS)
def test_a_door_that_is_not_bound_says_so(door: Callable[..., Any]) -> None:
    with pytest.raises(RuntimeError, match="bind this module to a room first"):
        door(*declared(door))


def test_the_interpreted_doors_are_the_functions_of_the_room() -> None:
    rules = GAMES["ticket"].interpreted
    for stub, function in doors_of(rules.modules).items():
        assert getattr(rules, stub.__name__) is function
        assert rules.enter(stub) is function


def test_a_room_without_a_door_is_refused_by_its_name() -> None:
    modules = [name for name in GAMES["ticket"].modules if ".tipster" not in name]
    with pytest.raises(
        TypeError,
        match=r"lacks the doors settled, horizon, prospects, chances, swing, doubt, believe, tip$",
    ):
        doors_of(modules)


def test_a_room_with_two_doors_of_one_name_is_refused() -> None:
    modules = (*GAMES["ticket"].modules, "hippodrome.games.auteuil.tipster")
    with pytest.raises(TypeError, match=r"two doors called settled: in .*ticket.* and .*auteuil"):
        doors_of(modules)


def score(printed: PackRecord, seat: int, seen: StateRecord, points: Row, chance: Stream) -> int:
    return int(printed + seat + seen + points[0] + chance[0])


def test_an_entry_takes_records_out_of_arrays_by_declared_type() -> None:
    function: Any = score
    entry = write_entry(function, {"score": score})
    assert entry([1000], 200, [30], [4], [5]) == 1239
    assert entry.__code__.co_filename == __file__
    assert entry.__code__.co_firstlineno == score.__code__.co_firstlineno


def undeclared(pack: PackRecord, view: Any) -> int:
    return int(pack + view)


def plain_row(moves: list[int]) -> int:
    return moves[0]


@pytest.mark.parametrize(
    ("function", "says"),
    [
        (undeclared, r"undeclared declares view as typing.Any; .* takes PackRecord, StateRecord"),
        (
            plain_row,
            r"plain_row declares moves as list\[int\]; .* Row, Rows, Stream, .*, int$",
        ),
    ],
)
def test_a_parameter_of_any_other_type_is_refused_by_its_name(function: Any, says: str) -> None:
    with pytest.raises(TypeError, match=says):
        write_entry(function, {})


@pytest.mark.compiled
def test_whatever_may_be_declared_can_be_compiled_for() -> None:
    from hippodrome.engine.warming import machine_types

    assert set(machine_types(GAMES["ticket"])) == set(PARAMETERS)


@pytest.mark.compiled
def test_only_entry_points_can_be_entered_compiled() -> None:
    rules = GAMES["ticket"].compiled
    rules.enter(contest.contests)
    with pytest.raises(TypeError, match=r"choice is none of the ENTRY_POINTS of hippodrome\.bots"):
        rules.enter(contest.choice)
