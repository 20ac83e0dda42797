"""Laws of secrecy: nobody's view tells what its player could not know.

Each room's tests hold a `secrets.py`, written from the rulebook and never from `see`. It says
which fields hold secrets (`SECRET_FIELDS`) and reshuffles exactly what is hidden from a seat
(`reshuffle`): the twin must look the same to that seat.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hippodrome.engine.stream import new_stream
from hippodrome.games import GAMES
from tests.laws.walks import ROOMS, Setting, menu_of, some_settings, view_of, walk

room = pytest.mark.parametrize(("name", "edition"), ROOMS)

See = Callable[[Any, Any, int, Any], None]


def secrets_of(name: str) -> Any:
    return importlib.import_module(f"tests.games.{name}.secrets")


def seen_by(see: See, setting: Setting, pack: Any, state: Any, seat: int) -> Any:
    view = setting.game.state_class()
    see(pack, state, seat, view)
    return view


def twins_look_alike(see: See, setting: Setting, seed: int) -> bool:
    """Does every seat see the same of a game and of its reshuffled twin, all along?"""
    secrets = secrets_of(setting.game.name)
    chance = Random(seed)
    for pack, state in walk(setting, seed):
        for seat in range(-1, setting.seats):
            twin = state.copy()
            secrets.reshuffle(pack, twin, seat, chance)
            view = seen_by(see, setting, pack, state, seat)
            if view != seen_by(see, setting, pack, twin, seat):
                return False
    return True


@room
def test_reshuffled_twins_give_a_seat_equal_views(name: str, edition: str) -> None:
    for seed, setting in enumerate(some_settings(name, edition, 24)):
        assert twins_look_alike(setting.game.interpreted.see, setting, seed), str(setting)


@pytest.mark.parametrize(
    ("name", "edition"), [one for one in ROOMS if GAMES[one[0]].own_look is not None]
)
def test_a_look_from_what_a_spectator_sees_is_the_look_of_the_own_view(
    name: str, edition: str
) -> None:
    """Tables make what all see once; so all that a seat sees otherwise must be its own part."""
    for seed, setting in enumerate(some_settings(name, edition, 6)):
        own_look, look = setting.game.own_look, setting.game.look
        assert own_look is not None
        for pack, state in walk(setting, seed):
            seen = look(pack, view_of(setting, pack, state, -1), -1)
            for seat in range(setting.seats):
                view = view_of(setting, pack, state, seat)
                assert own_look(pack, view, seat, seen) == look(pack, view, seat), str(setting)


@room
def test_a_view_written_over_an_earlier_one_keeps_nothing_of_it(name: str, edition: str) -> None:
    """Tables do so: what a seat knew a while ago may be secret again."""
    for seed, setting in enumerate(some_settings(name, edition, 4)):
        used = {seat: setting.game.state_class() for seat in range(-1, setting.seats)}
        for pack, state in walk(setting, seed):
            for seat, view in used.items():
                setting.game.interpreted.see(pack, state, seat, view)
                assert view == view_of(setting, pack, state, seat), str(setting)


@room
def test_reshuffled_twins_give_a_seat_equal_menus_and_refusals(name: str, edition: str) -> None:
    secrets = secrets_of(name)
    for seed, setting in enumerate(some_settings(name, edition, 10)):
        rules = setting.game.interpreted
        chance = Random(seed)
        for pack, state in walk(setting, seed):
            for seat in range(setting.seats):
                twin = state.copy()
                secrets.reshuffle(pack, twin, seat, chance)
                menu = menu_of(setting, pack, state, seat)
                view = view_of(setting, pack, state, seat)
                assert menu == menu_of(setting, pack, twin, seat)
                assert menu == menu_of(setting, pack, view, seat)
                for move in (chance.randrange(setting.game.slots) for _ in range(20)):
                    code = rules.refusal(pack, state, seat, move)
                    assert code == rules.refusal(pack, twin, seat, move)
                    assert code == rules.refusal(pack, view, seat, move)


@room
def test_reshuffling_does_change_something(name: str, edition: str) -> None:
    """The test of the twins themselves: they differ where there is anything to hide."""
    secrets = secrets_of(name)
    changed: set[str] = set()
    for seed, setting in enumerate(some_settings(name, edition, 24)):
        chance = Random(seed)
        for pack, state in walk(setting, seed):
            twin = state.copy()
            secrets.reshuffle(pack, twin, -1, chance)
            changed |= {line.split(":")[0] for line in state.differences(twin)}
    assert changed == set(secrets.SECRET_FIELDS)


def field_names(name: str) -> list[str]:
    return list(secrets_of(name).SECRET_FIELDS)


@pytest.mark.parametrize(
    ("name", "edition", "field"),
    [(name, edition, field) for name, edition in ROOMS for field in field_names(name)],
)
def test_unmasking_any_one_field_breaks_the_law(name: str, edition: str, field: str) -> None:
    """The test of the test: a `see` that shows one secret field is caught."""

    def careless(pack: Any, state: Any, seat: int, view: Any) -> None:
        setting.game.interpreted.see(pack, state, seat, view)
        setattr(view, field, getattr(state.copy(), field))

    for seed, setting in enumerate(some_settings(name, edition, 24)):
        if not twins_look_alike(careless, setting, seed):
            return
    pytest.fail(f"a view that shows every seat's {field} went unnoticed")


@room
def test_every_other_field_is_public(name: str, edition: str) -> None:
    secret = set(secrets_of(name).SECRET_FIELDS)
    for seed, setting in enumerate(some_settings(name, edition, 12)):
        for pack, state in walk(setting, seed):
            for seat in range(-1, setting.seats):
                view = view_of(setting, pack, state, seat)
                differing = {line.split(":")[0] for line in state.differences(view)}
                assert differing <= secret


@room
def test_imagining_a_view_gives_back_the_same_view(name: str, edition: str) -> None:
    for seed, setting in enumerate(some_settings(name, edition, 12)):
        rules = setting.game.interpreted
        stream = new_stream(seed)
        for pack, state in walk(setting, seed):
            for seat in range(-1, setting.seats):
                view = view_of(setting, pack, state, seat)
                imagined = view.copy()
                rules.imagine(pack, imagined, seat, stream)
                again = view_of(setting, pack, imagined, seat)
                assert again == view, again.differences(view)
