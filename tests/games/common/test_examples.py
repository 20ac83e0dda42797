"""Worked examples of the rules: played by them, told in both languages, true to their words."""

from __future__ import annotations

from typing import Any

import pytest

from hippodrome.engine.examples import Example
from hippodrome.games import GAMES
from hippodrome.words import LANGUAGES, words
from tests.games.common.rooms import ROOMS

EXAMPLED = ("ticket", "finishline", "auteuil", "ascot")


def example(game: str, name: str) -> Example:
    return next(one for one in GAMES[game].examples if one.name == name)


def looks(game: str, name: str) -> list[Any]:
    return [position.look for position in example(game, name).positions]


@pytest.mark.parametrize("name", EXAMPLED)
def test_every_example_belongs_to_a_paragraph_and_is_told(name: str) -> None:
    game = GAMES[name]
    assert len({one.name for one in game.examples}) == len(game.examples) >= 2
    for language in LANGUAGES:
        paragraphs = game.paragraphs(language)
        for one in game.examples:
            assert one.paragraph in paragraphs
            assert all(words(language).tell(position.text) for position in one.positions)


def test_a_room_may_have_none() -> None:
    assert ROOMS["pony"].examples == ()


def test_T4_7_blue_makes_room_for_red() -> None:
    before, after = looks("ticket", "making-room")
    offered = {choice.displaced_to.name for choice in before.choices if choice.displaced}
    assert len(offered) == 6
    stand = {runner.horse: runner.square.name for runner in after.runners}
    assert (stand[5], stand[4]) == ("d7", "e8")


def test_T8_3_three_tickets_are_reckoned() -> None:
    *_, over = looks("ticket", "arrival")
    assert over.arrival == (7, 5, 4, 2, 1, 3, 6)
    assert [seat.score for seat in over.seats] == [9, 2, -1]


def test_F5_1_horseshoes_bring_11_past_20_and_5_to_second() -> None:
    orders = [
        [look.tiles[horse].number for horse in reversed(look.row)][:3]
        for look in looks("finishline", "horseshoes")
    ]
    assert orders == [[20, 11, 18]] * 2 + [[11, 20, 18]] * 2 + [[11, 5, 20]]


def test_F4_4_a_horse_from_behind_parts_level_ones() -> None:
    row = looks("finishline", "dead-heat")
    assert [look.level for look in row] == [False, True, True, False]
    assert [row[-1].tiles[horse].number for horse in reversed(row[-1].row)][:3] == [5, 20, 11]


def test_U3_2_the_2_can_only_go_to_8() -> None:
    first, *_, last = looks("auteuil", "forced")
    assert {choice.move.horse for choice in first.choices if choice.points == 2} == {8}
    assert last.runners[3].squares == first.runners[3].squares + 1


def test_A8_2_the_favourite_first_then_by_number() -> None:
    gone = [
        {horse.horse for horse in look.horses if horse.length} for look in looks("ascot", "whose")
    ]
    assert gone == [set(), {4, 8}, {4, 8, 12}]
