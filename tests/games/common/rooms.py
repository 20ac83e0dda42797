"""The rooms that the shared laws go through: those of the house, and the fifth one."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

import pytest

from hippodrome.engine.game import Game
from hippodrome.games import GAMES
from tests.rooms.pony import GAME as PONY

ROOMS: Mapping[str, Game] = {**GAMES, PONY.name: PONY}
every_room = pytest.mark.parametrize("room", ROOMS)


def facts_of(room: str, subject: str) -> Any:
    """Give the facts that a room's own tests hold on a subject."""
    return importlib.import_module(f"tests.games.{room}.{subject}")
