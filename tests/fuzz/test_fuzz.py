"""A moment of what `make fuzz` does for long; and that it would find what it is there to find."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

import pytest

from hippodrome.engine.errors import BadSetup, HippodromeError
from hippodrome.table import bus
from hippodrome.words import LANGUAGES, words
from tests.fuzz import driving
from tests.fuzz.driving import drive
from tests.fuzz.mutating import LARGEST, mutated
from tests.fuzz.targets import TARGETS, Target, bodies
from tests.server.test_table import told
from tests.server.visitors import Visitor

MOMENT = 1.0
"""Seconds for each target."""
RUNS = 4_000
FLAT = 20_000
"""Kilobytes that may come with the second half: what is kept is kept from the first on."""


@pytest.mark.parametrize("name", TARGETS)
def test_whatever_strangers_send_ends_in_a_sentence(name: str) -> None:
    found = drive(TARGETS[name], RUNS, MOMENT)
    assert found.bug is None, found.culprit
    assert found.inputs
    assert found.growth < FLAT


@pytest.mark.parametrize("name", TARGETS)
def test_what_inputs_are_made_of_is_good(name: str) -> None:
    """Else they would all be refused at the first letter."""
    target = TARGETS[name]
    assert sum(target.judge(seed) for seed in target.seeds()) > len(target.seeds()) / 2


def reading(data: bytes) -> None:
    """A reader with a bug, and another one that takes for ever."""
    if b"7" in data:
        raise IndexError
    while b"9" in data:
        pass


@pytest.mark.parametrize(("seed", "bug"), [(b"[7, 1]", IndexError), (b"[9, 1]", driving.Hanging)])
def test_a_bug_and_a_hang_would_be_found(
    seed: bytes, bug: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "HANGS", 0.1)
    target = Target(lambda: [b"[1, 1]", seed], (b"0",), reading)
    before = signal.getsignal(signal.SIGVTALRM)
    found = drive(target, 100, MOMENT)
    assert isinstance(found.bug, bug)
    assert found.culprit
    assert signal.getsignal(signal.SIGVTALRM) == before


def test_inputs_differ_and_are_bounded() -> None:
    chance, seeds = Random(1), bodies()
    made = [mutated(chance, seeds, (b"null",)) for _ in range(500)]
    assert len(set(made)) > 450
    assert max(map(len, made)) <= LARGEST
    again = Random(1)
    assert made == [mutated(again, seeds, (b"null",)) for _ in range(500)]


# What it found.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [10**15, -(10**30), 1 << 99_999, 1e300], ids=hash)
def test_a_number_longer_than_anybody_writes_is_told_all_the_same(
    language: str, number: float
) -> None:
    refused: HippodromeError = BadSetup(
        "setup-wrong-seats", game="ticket", seats=number, least=2, most=6
    )
    assert "10¹⁵" in words(language).tell(refused.sentence)


def test_a_notice_with_a_name_that_is_no_text_is_none_for_us() -> None:
    heard: list[bus.Notice] = []
    for notice in (b"\x92\xa5alive\xa1\xff", b"\xa1\x95"):
        bus.pass_on(notice, "own", [heard.append])
    assert not heard


def test_a_body_that_is_no_text_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        for body in (b'{"name": "\x95"}', b'{"name": "\\ud800"}', b"\xff", b"[" * 4000):
            answer = await ann.http.post(
                "/api/name", content=body, headers={"content-type": "application/json"}
            )
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body

    told(tmp_path, story)
