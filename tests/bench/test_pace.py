"""What the bench says of an afternoon at Ascot holds: one game, by hand or by word left."""

from __future__ import annotations

from bench.pace import Afternoon
from hippodrome.table.record import FINISHED, state_hash


def test_word_left_spares_decisions_and_changes_nothing_else() -> None:
    by_hand, by_order = (Afternoon(1, "once", by_order).play() for by_order in (False, True))
    assert by_hand.record.phase == by_order.record.phase == FINISHED
    assert state_hash(by_hand.record.match.state) == state_hash(by_order.record.match.state)
    assert by_hand.made["lots"] == by_order.made["lots"] == by_order.made["decisions in sales"]
    assert by_hand.made["decisions in sales"] > 2 * by_order.made["decisions in sales"]
    assert by_hand.made["other decisions"] == by_order.made["other decisions"]


def test_the_slower_the_speed_the_longer_a_table_waits_and_at_once_not_at_all() -> None:
    ease, brisk, once = (Afternoon(1, speed).play().record for speed in ("ease", "brisk", "once"))
    assert ease.time > 2 * brisk.time > 0
    assert once.time == 0
    assert state_hash(ease.match.state) == state_hash(once.match.state)
