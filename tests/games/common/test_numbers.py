"""Every move keeps its number, its notation and its slot: logs, saves and learners rely on them.

`tests/fixtures/numbers.json` was made by commit 39bedef. A line is a move's number, notation and
slot on the standard pack; moves that came since stand behind all others, and `slots` counts them. A
digest stands for a block of 64 lines, or for one free amount's lines at and around every rung of
its ladder. Samples are spelled out, for people.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from hippodrome.games import GAMES

KEPT: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "fixtures" / "numbers.json").read_text("utf-8")
)
ADDED = {"ascot": 31, "auteuil": 10, "ticket": 49}
"""Moves that came since, behind all others: the price of a place, asked for (no horse and twelve)
and named (one and a half to ten); a second throw, and money for one to nine sweets; every race of
Ticket Gagnant with hidden tickets."""
BLOCK = 64
DIGITS = 12


def lines(room: str, numbers: Iterable[int]) -> list[str]:
    """Write moves down with their numbers and slots."""
    game = GAMES[room]
    printed = game.pack().printed
    return [
        f"{number} {game.write(number)} {game.interpreted.slot(printed, number)}"
        for number in numbers
    ]


def digest(found: list[str]) -> str:
    return hashlib.sha256("\n".join(found).encode()).hexdigest()[:DIGITS]


def amounts_of(room: str) -> dict[str, list[int]]:
    """The moves of every block of free amounts that are looked at."""
    kept = KEPT[room]
    return {
        name: [first + amount for amount in kept["amounts"]]
        for name, (first, _) in kept["amount_blocks"].items()
    }


def test_every_room_that_had_logs_is_there() -> None:
    assert KEPT.keys() <= GAMES.keys()


@pytest.mark.parametrize("room", KEPT)
def test_samples_that_a_person_can_read(room: str) -> None:
    samples = KEPT[room]["samples"]
    assert lines(room, (int(sample.split()[0]) for sample in samples)) == samples


@pytest.mark.parametrize("room", KEPT)
def test_every_plain_move_keeps_number_notation_and_slot(room: str) -> None:
    found = lines(room, range(KEPT[room]["plain"]))
    blocks = [found[first : first + BLOCK] for first in range(0, len(found), BLOCK)]
    for block, kept in zip(blocks, KEPT[room]["plain_blocks"], strict=True):
        assert digest(block) == kept, f"among these, one was another: {block}"


@pytest.mark.parametrize("room", KEPT)
def test_free_amounts_keep_their_blocks_and_rungs(room: str) -> None:
    for name, numbers in amounts_of(room).items():
        found = lines(room, numbers)
        assert digest(found) == KEPT[room]["amount_blocks"][name][1], f"of {name}: {found}"


@pytest.mark.parametrize("room", KEPT)
def test_notation_is_read_back_as_the_number_it_was_written_for(room: str) -> None:
    game = GAMES[room]
    numbers = [*range(KEPT[room]["plain"])]
    for block in amounts_of(room).values():
        numbers += block
    assert [game.read(game.write(number)) for number in numbers] == numbers


@pytest.mark.parametrize("room", KEPT)
def test_the_action_space_grows_at_its_end_alone_and_the_longest_menu_keeps_its_size(
    room: str,
) -> None:
    game, kept = GAMES[room], KEPT[room]
    assert (game.slots, game.menu_size) == (kept["slots"] + ADDED.get(room, 0), kept["menu_size"])
