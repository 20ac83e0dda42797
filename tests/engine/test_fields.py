"""Fields declared once give a Python state and a record, and the tests' lists guard both."""

from __future__ import annotations

from collections.abc import Callable

import numpy
import pytest

from hippodrome.engine.fields import (
    Cell,
    Cells,
    Fields,
    Grid,
    Money,
    cell,
    cells,
    checked,
    money,
)


class Stable(Fields):
    """A small example."""

    doors: Cell = cell()
    boxes: Cells = cells(3)
    racks: Grid = cells(2, 4)
    purse: Money = money(2)
    jotter: Cells = cells(2, scratch=True)


def filled() -> Stable:
    stable = Stable()
    stable.doors = 5
    stable.boxes[:] = [1, 2, 3]
    stable.racks[1][3] = -7
    stable.purse[0] = 2**40
    stable.jotter[0] = 9
    return stable


def test_a_blank_is_all_zeros() -> None:
    blank = Stable()
    assert blank.remembered() == {
        "doors": 0,
        "boxes": [0, 0, 0],
        "racks": [[0] * 4, [0] * 4],
        "purse": [0, 0],
    }
    assert Stable.size() == 1 + 3 + 8 + 2 + 2


def test_nothing_but_what_is_declared_fits_in() -> None:
    stable: object = filled()
    with pytest.raises(AttributeError):
        stable.windows = 4  # type: ignore[attr-defined]  # that is the point
    assert not hasattr(stable, "__dict__")


def test_a_view_reveals_what_an_earlier_one_marked_as_unknown_and_nothing_else() -> None:
    def reveals(before: int, after: int, place: Callable[[Stable, int], None]) -> bool:
        earlier, later = filled(), filled()
        place(earlier, before)
        place(later, after)
        return later.reveals_more_than(earlier)

    def doors(stable: Stable, value: int) -> None:
        stable.doors = value

    def boxes(stable: Stable, value: int) -> None:
        stable.boxes[1:] = [4, value]

    def racks(stable: Stable, value: int) -> None:
        stable.racks[1][2] = value

    def purse(stable: Stable, value: int) -> None:
        stable.purse[1] = value

    def jotter(stable: Stable, value: int) -> None:
        stable.jotter[1] = value

    for place in (doors, boxes, racks, purse):
        assert reveals(-1, 3, place)
        for before, after in ((3, -1), (3, 4), (-1, -1), (3, 3)):
            assert not reveals(before, after, place)
    assert not reveals(-1, 3, jotter), "what is scratch is shown to nobody"


class Extension(Stable):
    """The same stable, built on to when there were logs of it already."""

    lofts: Cells = cells(2, later=True)
    gate: Cell = cell(later=True)


def test_hashes_are_made_of_everything_but_later_fields_that_are_blank() -> None:
    before, after = Stable(), Extension()
    assert after.hashed() == before.hashed() == before.remembered()
    after.lofts[1] = 3
    assert after.hashed() == {**before.hashed(), "lofts": [0, 3]}
    after.lofts[1], after.gate = 0, 1
    assert after.hashed() == {**before.hashed(), "gate": 1}
    assert after.remembered() == {**before.remembered(), "lofts": [0, 0], "gate": 1}


def test_rows_of_a_blank_are_not_shared() -> None:
    blank = Stable()
    blank.racks[0][0] = 1
    assert blank.racks[1][0] == 0
    assert Stable().racks[0][0] == 0


def test_a_copy_is_equal_and_independent() -> None:
    stable = filled()
    twin = stable.copy()
    assert twin == stable
    assert twin.jotter[0] == 9
    twin.racks[1][3] = 0
    twin.boxes[0] = 0
    assert stable.racks[1][3] == -7
    assert stable.boxes[0] == 1
    assert stable.differences(twin) == [
        "boxes: [1, 2, 3] != [0, 2, 3]",
        "racks: [[0, 0, 0, 0], [0, 0, 0, -7]] != [[0, 0, 0, 0], [0, 0, 0, 0]]",
    ]


def test_scratch_does_not_count_as_memory() -> None:
    stable, other = filled(), filled()
    other.jotter[1] = 4
    assert stable == other
    assert "jotter" not in stable.remembered()


def test_states_cannot_be_keys() -> None:
    with pytest.raises(TypeError):
        hash(Stable())


def test_a_record_has_the_same_fields_and_comes_back_equal() -> None:
    record = filled().record()
    assert record.dtype == Stable.record_type()
    assert record.dtype["boxes"].base == numpy.int32
    assert record.dtype["purse"].base == numpy.int64
    assert record.dtype.isalignedstruct
    assert record["purse"][0][0] == 2**40
    assert Stable.from_record(record) == filled()


def test_every_record_of_a_class_has_the_very_same_dtype() -> None:
    assert Stable.record_type() is Stable.record_type()


def test_checked_lists_refuse_what_machine_code_would_misread() -> None:
    stable = checked(filled())
    assert stable == filled()
    with pytest.raises(IndexError):
        stable.boxes[-1]
    with pytest.raises(IndexError):
        stable.boxes[-1] = 0
    with pytest.raises(IndexError):
        stable.boxes[3]
    with pytest.raises(IndexError):
        stable.racks[-1]
    with pytest.raises(IndexError):
        stable.racks[0][-1]
    with pytest.raises(IndexError):
        stable.boxes[0:2]
    with pytest.raises(OverflowError):
        stable.boxes[0] = 2**31
    with pytest.raises(OverflowError):
        stable.purse[0] = 2**63
    stable.purse[0] = 2**31
    stable.boxes[0] = 2**31 - 1


def test_checks_survive_a_copy_into_them() -> None:
    stable = checked(Stable())
    stable.copy_from(filled())
    assert stable == filled()
    with pytest.raises(IndexError):
        stable.racks[0][-1]
