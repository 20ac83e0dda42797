"""The simulation of traffic: what theory says of queues comes out, and seeds repeat."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from bench.__main__ import main
from bench.before import ROOT
from bench.errors import BenchError
from bench.traffic import page
from bench.traffic.costs import Costs, costs
from bench.traffic.queueing import Calendar, Station
from bench.traffic.sizing import laid_out, needs
from bench.traffic.world import Habits, Layout, World

SERVICE = 1e-3
PLAIN = Costs(
    move_us=1000.0,
    follow_us=300.0,
    watcher_us=0.0,
    database_us=0.0,
    bus_us=0.0,
    commit_ms=0.0,
    process_mb=100.0,
    socket_kb=10.0,
    table_kb=100.0,
    idle_us=1.0,
    move_bytes=100.0,
    archive_bytes=1000.0,
    moves=50.0,
)
QUIET = Habits(watched=0.0)


def waited(load: float) -> float:
    """What theory says people wait for one server that takes as long for everyone (M/D/1)."""
    return load * SERVICE / (2 * (1 - load))


@pytest.mark.parametrize("load", [0.3, 0.6, 0.8])
def test_a_queue_before_one_server_is_as_long_as_theory_says(load: float) -> None:
    """Whoever arrives plans the next arrival, at any moment alike: Pollaczek and Khinchine."""
    chance, calendar, station = random.Random(7), Calendar(), Station()
    calendar.plan(0.0, 0)
    total, served = 0.0, 0
    while (event := calendar.next_before(100.0)) is not None:
        at, _ = event
        total += station.serve(at, SERVICE) - at - SERVICE
        served += 1
        calendar.plan(at + chance.expovariate(load / SERVICE), 0)
    assert served > 25_000
    assert total / served == pytest.approx(waited(load), rel=0.06)
    assert station.busy == pytest.approx(served * SERVICE)


def test_two_servers_take_two_at_once() -> None:
    station = Station(2)
    assert [station.serve(0.0, 1.0) for _ in range(3)] == [1.0, 1.0, 2.0]
    assert station.serve(5.0, 1.0) == 6.0


def test_tables_wait_for_their_process_as_theory_says() -> None:
    """Very many tables, each moving rarely, come to a process like strangers."""
    tables = 6000
    load = tables / QUIET.mean_pause * SERVICE
    assert 0.6 < load < 0.9
    world = World(tables, PLAIN, Layout(1, 1), QUIET, random.Random(3))
    world.run(20)
    outcome = world.run(100)
    assert outcome.process_load == pytest.approx(load, rel=0.02)
    mean = sum(outcome.answers) / outcome.moves
    assert mean - SERVICE == pytest.approx(waited(outcome.process_load), rel=0.1)


def test_players_of_one_table_at_two_processes_cost_both() -> None:
    together = World(400, PLAIN, Layout(4, 1), QUIET, random.Random(5)).run(10)
    apart = World(400, PLAIN, Layout(4, 1, together=False), QUIET, random.Random(5)).run(10)
    assert together.followed == 0
    assert apart.moves - 5 <= apart.followed <= apart.moves
    share = 1 + PLAIN.follow_us / PLAIN.move_us
    assert apart.process_load / apart.moves == pytest.approx(
        share * together.process_load / together.moves, rel=0.02
    )
    assert min(apart.elsewhere) > min(apart.answers)


def test_a_seed_gives_the_same_again_and_another_does_not() -> None:
    def answers(seed: int) -> list[float]:
        world = World(300, PLAIN, Layout(2, 1), Habits(), random.Random(seed))
        return world.run(5).answers.tolist()

    assert answers(1) == answers(1) != answers(2)


def test_games_end_and_others_begin() -> None:
    short = replace(PLAIN, moves=3.0)
    world = World(3000, short, Layout(4, 1), QUIET, random.Random(1))
    for _ in range(2):  # the first of them is like every other
        outcome = world.run(3)
        assert outcome.games == pytest.approx(outcome.moves / 3, rel=0.1)


def test_habits_say_what_their_draws_come_to() -> None:
    chance, habits = random.Random(1), Habits(watched=1.0)
    pauses = [habits.pause(chance) for _ in range(40_000)]
    assert sum(pauses) / len(pauses) == pytest.approx(habits.mean_pause, rel=0.03)
    stands = [min(20, habits.stand(chance)) for _ in range(40_000)]
    up_to_twenty = sum(number**-habits.watchers for number in range(1, 21))
    assert sum(stands) / len(stands) == pytest.approx(up_to_twenty, rel=0.03)


def test_tables_are_met_in_the_middle_of_their_pauses() -> None:
    """From the first second on there are as many moves as ever."""
    tables, habits = 40_000, Habits()
    world = World(tables, replace(PLAIN, move_us=1.0), Layout(1, 1), habits, random.Random(2))
    for _ in range(2):
        assert world.run(2).moves == pytest.approx(2 * tables / habits.mean_pause, rel=0.04)


def test_more_tables_take_more_of_everything() -> None:
    few, many = (
        needs(tables, PLAIN, QUIET, laid_out(tables, PLAIN, QUIET, 0.7, cores=8, together=True))
        for tables in (10_000, 1_000_000)
    )
    assert many["processes"] == pytest.approx(100 * few["processes"], rel=0.1)
    assert many["log_gb_per_day"] == pytest.approx(100 * few["log_gb_per_day"])
    one_subject = "hints_per_second_heard_on_one_subject"
    assert many[one_subject] > 1000 * few[one_subject]  # as the square of the tables


def test_costs_come_from_files_and_what_is_missing_is_named(tmp_path: Path) -> None:
    recorded, missing = costs(tmp_path)
    assert recorded.move_us > 0
    assert len(missing) == 13
    sides = {"1 over PostgreSQL": {"cpu_us_per_move": 500.0}}
    sides["2 over PostgreSQL"] = {"cpu_us_per_move": 800.0, "cpu_us_per_move_bus": 40.0}
    (tmp_path / "bench-saturated.json").write_text(json.dumps(sides), encoding="utf-8")
    found, missing = costs(tmp_path)
    assert (found.move_us, found.follow_us, found.bus_us) == (500.0, 300.0, 20.0)
    assert found.socket_kb == recorded.socket_kb
    assert len(missing) == 10
    (tmp_path / "bench-idle.json").write_text("{", encoding="utf-8")
    with pytest.raises(BenchError, match="no JSON"):
        costs(tmp_path)


def test_a_page_is_filled_between_its_marks_and_nowhere_else(tmp_path: Path) -> None:
    paper, results = tmp_path / "scale.md", tmp_path / "traffic.json"
    marks = [page.MARK.format(name=name) for name in ("machine", "costs", "traffic")]
    tables = [line for mark in marks for line in (mark, "old", page.END)]
    text = "\n".join(["Before.", *tables, "After."])
    paper.write_text(text, encoding="utf-8")
    words = ["--tables", "200", "--seconds", "1", "--warm-up", "0", "--loads", "70"]
    places = ["--folder", str(tmp_path), "--json", str(results), "--page", str(paper)]
    assert main(["traffic", *words, *places]) == 0
    filled = paper.read_text(encoding="utf-8")
    assert filled.startswith("Before.\n")
    assert filled.endswith("After.")
    assert "old" not in filled
    assert "| answer ms p99 |" in filled
    assert main(["traffic", "--page-only", *places]) == 0
    assert paper.read_text(encoding="utf-8") == filled
    paper.write_text("No marks.", encoding="utf-8")
    assert main(["traffic", "--page-only", *places]) == 2


def test_the_house_has_a_page_with_a_place_for_every_table() -> None:
    text = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    for name in (*page.TABLES, "machine", "costs", "traffic"):
        assert page.replaced(text, name, "here").count(page.MARK.format(name=name)) == 1


def test_a_load_that_no_process_can_bear_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["traffic", "--tables", "5", "--loads", "100"]) == 2
    assert "between 1 and 99 percent" in capsys.readouterr().err
