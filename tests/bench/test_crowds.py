"""Full stands and full houses, measured small: everything is counted, and nobody is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.before import ROOT
from bench.server.crowd import Crowd
from bench.server.crowd import measure as measure_crowd
from bench.server.full_house import FullHouse, furnish
from bench.server.full_house import measure as measure_full_house
from bench.server.measuring import Wanted, house
from bench.server.ours import Ours
from hippodrome.table.record import GATHERING, PLAYING
from hippodrome.table.store import Store


def test_a_small_stand_is_measured_and_nobody_is_lost() -> None:
    async def go() -> dict[str, float]:
        async with house(Wanted(1, 2, 0.0), ROOT, Ours.name) as side:
            return await measure_crowd(side, Crowd(8, 2, 5, 0.5, 12))

    figures = asyncio.run(go())
    assert figures.pop("sockets_lost") == 0
    assert all(figure >= 0 for figure in figures.values())


def test_a_furnished_house_holds_open_games_and_waiting_tables(tmp_path: Path) -> None:
    furnish(tmp_path, FullHouse(playing=3, listed=8))
    store = Store.in_folder(tmp_path)
    assert len(store.summaries((PLAYING,), False, 100)) == 3
    assert len(store.summaries((GATHERING,), True, 100)) == 5
    store.close()


def test_a_small_house_comes_back_and_moves() -> None:
    figures = asyncio.run(measure_full_house(FullHouse(3, 8, 4, 2, 0.5)))
    assert figures["moves_per_second_at_most"] > 0
    assert figures["restart_s_until_it_answers"] <= figures["restart_s_until_all_is_back"]
