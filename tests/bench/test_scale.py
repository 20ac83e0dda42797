"""Idle sockets, several processes, limits and growth, measured small: nothing is lost."""

from __future__ import annotations

import asyncio
import os

import pytest

from bench.server.games import one_game
from bench.server.growth import Growth
from bench.server.growth import measure as measure_growth
from bench.server.idle import Idle
from bench.server.idle import measure as measure_idle
from bench.server.measuring import Wanted, bench, failures
from bench.server.processes import memory_megabytes, spent
from bench.server.saturated import Hurry
from bench.server.saturated import measure as measure_saturated

NOBODY = 2**22 + 1
"""No process has such a number."""


def test_sockets_that_say_nothing_are_counted_and_none_is_lost() -> None:
    figures = asyncio.run(measure_idle(Idle(9, 2, 0.5, 0.1, 3, "tiny")))
    assert (figures["sockets"], figures["tables"], figures["sockets_lost"]) == (9, 2, 0)
    assert figures["memory_mb"] >= figures["memory_mb_empty"] > 0
    assert figures["cpu_s_per_idle_minute"] >= 0


def test_two_processes_over_postgresql_lose_nothing_beside_one_over_a_folder() -> None:
    wanted = Wanted(3, 9, 2, pace=0.3, warm_up=0.3, pack="tiny", processes=2)
    results = asyncio.run(bench(wanted, lambda _: None))
    assert list(results["sides"]) == ["hippodrome", "2 over PostgreSQL"]
    assert failures(results) == 0
    shared = results["sides"]["2 over PostgreSQL"]
    assert shared["moves_accepted"] > 0
    assert shared["sockets"] == 9
    assert shared["tables_in_the_log"] >= 3
    assert shared["cpu_us_per_move_database"] > 0


def test_a_saturated_process_answers_every_move() -> None:
    results = asyncio.run(measure_saturated(Hurry(2, 0.8, (), "tiny")))
    figures = results["1 over a folder"]
    assert figures["processes"] == 1
    assert figures["moves_per_second"] > 0
    wrong = ("moves_refused", "answers_and_views_missing", "sockets_lost")
    assert [figures[name] for name in wrong] == [0, 0, 0]


def test_a_house_is_measured_small_and_larger() -> None:
    results = asyncio.run(measure_growth(Growth((2, 6), 1, 0.2, 0.8, 0.2, 3, "tiny")))
    assert [one["tables_in_play"] for one in results.values()] == [2, 6]
    assert "memory_kb_per_further_table" in results["6 tables"]
    assert all(one["answer_ms_p50"] > 0 for one in results.values())


def test_a_game_leaves_a_log_and_an_archive() -> None:
    game = one_game("ticket", 1, "tiny")  # its draws are the croupier's, other ones each time
    assert game["archive_bytes"] > game["log_bytes"] > game["moves"] > 0


def test_of_a_process_that_is_gone_nothing_is_said() -> None:
    assert spent(NOBODY) is None
    assert memory_megabytes(NOBODY) is None


def test_processes_are_counted_together() -> None:
    one, two = memory_megabytes(os.getpid()), memory_megabytes(os.getpid(), os.getpid())
    assert one is not None
    assert two is not None
    assert two == pytest.approx(2 * one, rel=0.1)
