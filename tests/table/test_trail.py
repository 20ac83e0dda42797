"""Histories that share what they have in common never see what others did."""

from __future__ import annotations

import threading

from hypothesis import given
from hypothesis import strategies as st

from hippodrome.table.trail import Trail

Going = list[tuple[int, list[int]]]


more_of = st.lists(st.integers(0, 3), max_size=3)


@given(st.lists(st.tuples(st.integers(0, 30), more_of), max_size=30))
def test_every_trail_stays_what_a_tuple_would_be(goings: Going) -> None:
    """Go on from any trail made so far, and compare all of them with plain tuples in the end."""
    trails: list[Trail[int]] = [Trail()]
    tuples: list[tuple[int, ...]] = [()]
    for which, more in goings:
        at = which % len(trails)
        trails.append(trails[at].then(*more))
        tuples.append((*tuples[at], *more))
    for trail, plain in zip(trails, tuples, strict=True):
        assert tuple(trail) == plain
        assert len(trail) == len(plain)
        assert tuple(reversed(trail)) == plain[::-1]
        assert [trail[place] for place in range(-len(plain), len(plain))] == [*plain, *plain]
        assert tuple(trail[1:-1]) == plain[1:-1]
        assert trail == Trail(plain) == [*plain]
        assert (trail == trails[0]) == (plain == ())


def test_going_on_from_the_end_copies_nothing() -> None:
    first = Trail(range(1000))
    second = first.then(1000)
    assert second._things is first._things
    assert first.then(-1)._things is not first._things, "somebody else has gone on from there"
    assert tuple(second)[-1] == 1000


def test_two_threads_that_go_on_from_one_trail_do_not_meet() -> None:
    both, rounds = threading.Barrier(2), 2000
    start = [Trail[object]() for _ in range(rounds)]
    found: dict[str, list[tuple[object, ...]]] = {}

    def go_on(name: str) -> None:
        both.wait()
        found[name] = [tuple(trail.then((name, number))) for number, trail in enumerate(start)]

    threads = [threading.Thread(target=go_on, args=(name,)) for name in ("one", "other")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for name, trails in found.items():
        assert trails == [((name, number),) for number in range(rounds)]
