"""What lies in `examples/` runs, and shows what it says it shows."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from examples import policy, seats, tabular
from hippodrome.games import GAMES
from tests.study.small import Slowly


def test_a_table_learns_what_the_solver_knows() -> None:
    match = tabular.late_position(1)
    before = tabular.taught(match, 0)
    learner = tabular.taught(match, 1500)
    values = tabular.compared(match, learner)
    best = max(exact for _, exact in values.values())
    learnt, exact = values[learner.best(match)]
    assert exact == pytest.approx(best, abs=0.1)
    assert learnt == pytest.approx(exact, abs=0.2)
    assert min(exact for _, exact in values.values()) < best - 0.2, "there is something to learn"
    assert not any(learnt for learnt, _ in tabular.compared(match, before).values())


def test_a_policy_learns_from_play_against_the_tipster() -> None:
    pack = policy.TICKET.pack("tiny")
    tables = [policy.table(48, seed, pack, compiled=False) for seed in (1, 2, 2)]
    taught = policy.trained(12, tables[0], steps=16)
    judged = [
        policy.share_of_wins(one, batch, games=144)[0]
        for one, batch in ((policy.Policy(pack), tables[1]), (taught, tables[2]))
    ]
    assert judged[1] > judged[0] + 0.08


def test_a_policy_chooses_what_it_may_and_as_often_as_it_says() -> None:
    pack = policy.TICKET.pack("tiny")
    batch = policy.table(400, 3, pack, compiled=False)
    one, chance = policy.Policy(pack), numpy.random.default_rng(1)
    slots, _ = one.choose(batch, chance)
    assert batch.masks[numpy.arange(batch.games), slots].all()
    boxes = [policy.WRITTEN.index(f"box {box} left empty") for box in (1, 2, 3)]
    while not (predicts := batch.masks[:, one.moves.predicts].any(axis=1)).any():
        batch.step(slots)
        slots, _ = one.choose(batch, chance)
    assert {kind_of(int(slot)) for slot in slots[predicts]} == {"ticket"}
    one.weights[boxes] = -30
    full, leaning = one.choose(batch, chance)
    assert (one.moves.ticket[full[predicts]] > 0).all()
    assert (one.moves.ticket[slots[predicts]] == 0).any()
    assert numpy.isfinite(leaning).all()


def kind_of(slot: int) -> str:
    move: Any = policy.TICKET.moves.chosen(slot)
    return str(move.kind)


def test_the_figure_of_the_documents_is_drawn_from_games() -> None:
    picture = seats.wins_by_seat(GAMES["ticket"], Slowly(), 3)
    assert picture.drawn.startswith("<svg")
    assert [row[0] for row in picture.rows] == [f"seat {seat}: tipster" for seat in range(1, 5)]
