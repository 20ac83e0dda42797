"""Looks as differences: put onto the look before, they give the look after, for every audience.

`web/src/table/changes.json` holds some of them for the page's own way of doing it; to write it
anew: `HIPPODROME_WRITE_CHANGES=1 pytest tests/server/test_changes.py`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hippodrome.engine.lasting import Lasting
from hippodrome.games import GAMES
from hippodrome.server.changes import Found, change_between, splice_between
from hippodrome.server.showing import sent
from hippodrome.server.wire import LookChange, Splice
from tests.laws.walks import ROOMS, some_settings, view_of, walk
from tests.server.applying import changed, whole_step

PAGES_OWN = Path(__file__).parents[2] / "web" / "src" / "table" / "changes.json"
CASES_EACH = 4
"""Changes of each room that the page is held to."""
MOST_BYTES = 6_000

room = pytest.mark.parametrize(("name", "edition"), ROOMS)


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str = ""
    more: tuple[int, ...] = ()


class Whole(msgspec.Struct, frozen=True, omit_defaults=True):
    part: Part
    other: Part | None = None


class Look(msgspec.Struct, frozen=True):
    choices: tuple[int, ...]


def on_the_wire(what: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(what))


def looks_along(name: str, edition: str, games: int) -> Iterator[tuple[Any, Any]]:
    """Every look of every audience along random games, after the one before it."""
    for seed, setting in enumerate(some_settings(name, edition, games)):
        last: dict[int, Any] = {}
        for pack, state in walk(setting, seed):
            for seat in range(-1, setting.seats):
                look = setting.game.look(pack, view_of(setting, pack, state, seat), seat)
                if seat in last:
                    yield last[seat], look
                last[seat] = look


@room
def test_a_change_put_onto_a_look_gives_the_next_one(name: str, edition: str) -> None:
    compared = 0
    for before, after in looks_along(name, edition, 3):
        change = on_the_wire(change_between(before, after))
        assert changed(on_the_wire(sent(before)), change) == on_the_wire(sent(after))
        compared += 1
    assert compared > 100


@room
def test_what_was_found_for_one_audience_is_right_for_the_others(name: str, edition: str) -> None:
    """As at a table, where seats share with the spectator's look what all see alike."""
    game, shared = GAMES[name], 0
    for seed, setting in enumerate(some_settings(name, edition, 3)):
        last: dict[int, Any] = {}
        for pack, state in walk(setting, seed):
            views = {seat: view_of(setting, pack, state, seat) for seat in range(-1, setting.seats)}
            looks = {seat: game.look(pack, view, seat) for seat, view in views.items()}
            if game.own_look is not None:
                looks |= {
                    seat: game.own_look(pack, views[seat], seat, looks[-1])
                    for seat in range(setting.seats)
                }
            found: Found = {}
            for seat, before in last.items():
                known, alone = len(found), change_between(before, looks[seat])
                assert change_between(before, looks[seat], found) == alone
                shared += seat >= 0 and alone != LookChange() and len(found) == known
            last = looks
    assert shared or game.own_look is None


@room
def test_a_change_holds_nothing_that_the_next_look_does_not(name: str, edition: str) -> None:
    """Nobody can learn from a change what the whole look would keep from them."""

    def words_in(what: Any) -> Iterator[str]:
        if isinstance(what, dict):
            for value in what.values():
                yield from words_in(value)
        elif isinstance(what, list):
            yield repr(what)
            for value in what:
                yield from words_in(value)
        else:
            yield repr(what)

    for before, after in looks_along(name, edition, 1):
        change = on_the_wire(change_between(before, after))
        whole = set(words_in(on_the_wire(sent(after))))
        given = [
            *words_in(list(change.get("fields", {}).values())),
            *(word for splice in change.get("lists", {}).values() for word in words_in(splice)),
        ]
        counts = {repr(number) for number in range(500)}
        told = {word for word in given if not word.startswith("[")}
        assert told <= whole | counts


@pytest.mark.parametrize("name", GAMES)
def test_most_of_a_spectators_look_need_not_be_sent_again(name: str) -> None:
    whole = parts = 0
    for before, after in looks_along(name, "standard", 1):
        if after.seat == -1 and before != after:
            whole += len(msgspec.json.encode(after))
            parts += len(msgspec.json.encode(change_between(before, after)))
    assert 3 * parts < whole


def test_lists_are_changed_in_one_place() -> None:
    assert splice_between((1, 2, 3), (1, 9, 3)) == Splice(1, 1, (9,))
    for before, after in (((1, 2), (1, 2, 2)), ((2, 2), (2,)), ((1, 1, 2), (1, 2)), ((1,), (1, 1))):
        splice = splice_between(before, after)
        assert splice is not None
        kept = list(before)
        kept[splice.at : splice.at + splice.out] = splice.put
        assert tuple(kept) == after
    assert splice_between((1, 2), (3, 4)) is None


def test_what_is_as_by_default_again_is_gone() -> None:
    before, after = Whole(Part("a", (1,)), Part("b")), Whole(Part("a"))
    change = on_the_wire(change_between(before, after))
    assert change == {"parts": {"part": {"gone": ["more"]}}, "gone": ["other"]}
    assert changed(on_the_wire(before), change) == on_the_wire(after)
    assert changed(on_the_wire(after), on_the_wire(change_between(after, before))) == on_the_wire(
        before
    )


def test_choices_that_never_change_are_sent_as_they_were_written() -> None:
    change = change_between(Look((1, 2)), Look(Lasting((1, 2, 3))))
    assert change.fields == {"choices": Lasting((1, 2, 3)).written}


def test_a_step_that_goes_on_from_another_position_makes_no_sense() -> None:
    step = {"stands": 5, "since": 4, "views": []}
    with pytest.raises(LookupError):
        whole_step(None, step)
    with pytest.raises(LookupError):
        whole_step({"stands": 3, "views": []}, step)
    assert whole_step({"stands": 4, "views": []}, step)["views"] == []


def cases() -> list[dict[str, Any]]:
    """Some changes of each room, large and small."""
    found = []
    for name in GAMES:
        pairs = [
            (before, after)
            for before, after in looks_along(name, "tiny", 1)
            if before != after and len(msgspec.json.encode(after)) < MOST_BYTES
        ]
        for before, after in pairs[:: max(1, len(pairs) // CASES_EACH)][:CASES_EACH]:
            found.append(
                {
                    "game": name,
                    "before": on_the_wire(sent(before)),
                    "change": on_the_wire(change_between(before, after)),
                    "after": on_the_wire(sent(after)),
                }
            )
    return found


def test_what_the_page_is_held_to_holds_here() -> None:
    if os.environ.get("HIPPODROME_WRITE_CHANGES"):
        lines = b",\n".join(map(msgspec.json.encode, cases()))
        PAGES_OWN.write_bytes(b"[\n%b\n]\n" % lines)
    held = msgspec.json.decode(PAGES_OWN.read_bytes())
    assert {case["game"] for case in held} == set(GAMES)
    for case in held:
        assert changed(case["before"], case["change"]) == case["after"]
