"""`make mutants GAME=…`: change a room's rules, one thing at a time; count what its tests notice.

mutmut makes the mutants and finds out which tests reach which function; this judges them. mutmut's
own judge collects the tests anew for every mutant; here they are collected once, every mutant is
tried in a fork, and the tests that noticed the last mutants of a function go first. Verdicts are
written where mutmut keeps its own, so that `mutmut browse` and `mutmut show` know them.
"""

from __future__ import annotations

import argparse
import functools
import gc
import json
import math
import os
import random
import re
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

MUTANTS = Path("mutants")
SURVIVED, NOTICED, UNTESTED, TIMED_OUT = 0, 1, 33, 36
"""mutmut's own numbers."""
ARGUMENTS = (
    *("-q", "-s", "--tb=no", "--no-header", "--assert=plain"),
    *("-p", "no:cacheprovider", "-m", "not compiled"),
)
A_PAGE = 100
"""Verdicts written down at a time, so that little is lost if somebody stops the judge."""
UNCHANGED = "unchanged"
"""The mutant that is none: it must survive, or the judge is broken."""
SPARE_SECONDS = 10
"""Processor time a trial may take beyond twice what its tests took unchanged."""


class Judge:
    """A pytest plugin: runs all tests once, then those that reach a mutant, for every mutant."""

    def __init__(self, room: Path, mutants: list[str], jobs: int, patience: float) -> None:
        stats = json.loads(Path("mutmut-stats.json").read_text())
        self.tests: dict[str, list[str]] = stats["tests_by_mangled_function_name"]
        self.seconds: dict[str, float] = stats["duration_by_test"]
        self.room = room
        self.mutants = mutants
        self.jobs = jobs
        self.patience = patience
        self.verdicts: dict[str, int] = {}
        self.noticed_by: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.items: dict[str, pytest.Item] = {}
        self.running: dict[int, tuple[str, int]] = {}
        """The mutant in the hands of each forked process, and where that will name a test."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Judge in place of running: the hook pytest calls when all tests are collected."""
        from hippodrome.study.threads import progress_bar

        with progress_bar("tests, unchanged") as progress:
            for index, item in enumerate(session.items):
                progress(index, len(session.items))
                following = session.items[index + 1 : index + 2]
                failed = session.testsfailed
                run(item, following[0] if following else None)
                if session.testsfailed > failed:
                    print(f"{item.nodeid} fails without any change and judges nothing.")
                elif self.seconds.get(item.nodeid, 0.0) <= self.patience:
                    self.items[item.nodeid] = item
        session.testsfailed = 0
        caches()  # found once, for all forks
        self.start(session, UNCHANGED)
        self.await_one()
        if self.verdicts.pop(UNCHANGED) != SURVIVED:
            pytest.exit("The tests fail in a second run without any change: they cannot judge.", 1)
        written = 0
        with progress_bar(f"{self.room.name}'s mutants") as progress:
            for mutant in self.mutants:
                while len(self.running) >= self.jobs:
                    self.await_one()
                if self.reaching(mutant):
                    self.start(session, mutant)
                else:
                    self.verdicts[mutant] = UNTESTED
                progress(len(self.verdicts), len(self.mutants))
                if len(self.verdicts) >= written + A_PAGE:
                    self.write_down()
                    written = len(self.verdicts)
            while self.running:
                self.await_one()
        self.write_down()
        return True

    def reaching(self, mutant: str) -> list[str]:
        """Name the tests that reach a mutant: the most telling first, then the quickest."""
        if mutant == UNCHANGED:
            return list(self.items)
        function = function_of(mutant)
        telling = self.noticed_by[function]
        tests = [test for test in self.tests.get(function, ()) if test in self.items]
        return sorted(tests, key=lambda test: (-telling[test], self.seconds.get(test, 0.0)))

    def start(self, session: pytest.Session, mutant: str) -> None:
        """Fork a process that tries one mutant and names the first test that notices it."""
        tests = self.reaching(mutant)
        told, telling = os.pipe()
        process = os.fork()
        if process == 0:
            signal.setitimer(signal.ITIMER_PROF, self.limit(tests))
            signal.alarm(10 * self.limit(tests))
            try_out(session, mutant, [self.items[test] for test in tests], telling)
        os.close(telling)
        self.running[process] = mutant, told

    def limit(self, tests: Iterable[str]) -> int:
        return int(SPARE_SECONDS + 2 * sum(self.seconds.get(test, 0.0) for test in tests))

    def await_one(self) -> None:
        """Wait for a trial to end and take its verdict down."""
        process, status = os.wait()
        mutant, told = self.running.pop(process)
        with os.fdopen(told, "rb") as pipe:
            noticed_by = pipe.read().decode()
        code = os.waitstatus_to_exitcode(status)
        self.verdicts[mutant] = code if code in (SURVIVED, NOTICED) else TIMED_OUT
        if noticed_by:
            self.noticed_by[function_of(mutant)][noticed_by] += 1

    def write_down(self) -> None:
        """Write the verdicts into mutmut's files."""
        for path in sorted(self.room.rglob("*.meta")):
            meta = json.loads(path.read_text())
            codes = meta["exit_code_by_key"]
            codes.update({name: code for name, code in self.verdicts.items() if name in codes})
            path.write_text(json.dumps(meta, indent=4))


def run(item: pytest.Item, following: pytest.Item | None) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def try_out(session: pytest.Session, mutant: str, items: list[pytest.Item], telling: int) -> None:
    """In the forked process: run tests until one fails; never come back."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    os.environ["MUTANT_UNDER_TEST"] = mutant
    for remembered in caches():
        remembered.cache_clear()
    for item, following in zip(items, [*items[1:], None], strict=True):
        run(item, following)
        if session.testsfailed:
            os.write(telling, item.nodeid.encode())
            os._exit(NOTICED)
    os._exit(SURVIVED)


@functools.cache
def caches() -> list[Any]:
    """Find what rooms and tests remember: it comes from unchanged rules."""
    wrapped = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    return [one for one in wrapped if one.__module__.startswith(("hippodrome.games.", "tests."))]


def function_of(mutant: str) -> str:
    return mutant.rpartition("__mutmut_")[0]


def codes_of(room: Path) -> dict[str, Any]:
    """Read all of a room's mutants with mutmut's verdicts so far."""
    codes: dict[str, Any] = {}
    for path in sorted(room.rglob("*.meta")):
        codes.update(json.loads(path.read_text())["exit_code_by_key"])
    return codes


def report(codes: dict[str, Any], judged: list[str]) -> None:
    """Print the score, and what nobody noticed."""
    missed = [name for name in judged if codes[name] in (SURVIVED, UNTESTED)]
    share = 1 - len(missed) / len(judged)
    noticed = f"{len(judged) - len(missed)} noticed: {share:.1%}"
    if len(judged) < len(codes):
        noticed += f" ± {1.96 * math.sqrt(share * (1 - share) / len(judged)):.1%}"
    print(f"{len(judged)} of {len(codes)} mutants judged, {noticed}.")
    by_file = Counter(name.split(".")[3] for name in missed)
    for file, count in by_file.most_common():
        print(f"  {file}: {count} not noticed")
    if missed:
        print(f"See one with `mutmut show {missed[0]}`, all with `mutmut browse`.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Judge the mutants mutmut made of a room.")
    add = parser.add_argument
    add("game")
    add("--sample", type=int, metavar="N", help="judge N drawn at random")
    add("--seed", type=int, default=1, help="of the sample")
    add("--only", default="", metavar="PATTERN", help="judge those whose name matches")
    add("--patience", type=float, default=math.inf, help="leave out tests that take more seconds")
    add("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    os.chdir(MUTANTS)
    sys.path[0] = str(Path("src").absolute())
    sys.path.insert(0, str(Path.cwd()))
    room = Path("src/hippodrome/games", asked.game)
    names = [name for name in codes_of(room) if re.search(asked.only, name)]
    if not names:
        parser.error(f"there are no such mutants of {asked.game!r}: `make mutants` makes them")
    random.Random(asked.seed).shuffle(names)
    names = names[: asked.sample]
    before = codes_of(room)
    # What was noticed once need not be tried again: mutmut forgets it when the function changes.
    left = [name for name in names if before[name] != NOTICED]
    os.environ["MUTANT_UNDER_TEST"] = ""
    judge = Judge(room, left, asked.jobs, asked.patience)
    pytest.main([f"tests/games/{asked.game}", "tests/games/common", *ARGUMENTS], plugins=[judge])
    report(codes_of(room), names)


if __name__ == "__main__":
    main()
