"""The benchmark of the server: a small load runs through, and what goes wrong is counted."""

from __future__ import annotations

import asyncio
import cProfile
import random
import shutil
import time
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from bench.errors import BenchError
from bench.server import boardgame, ours
from bench.server.load import Line, LoadTable, Tally
from bench.server.measuring import Wanted, bench, failures, ratio
from bench.server.processes import Served
from bench.server.profiling import part_of, shares
from bench.server.showing import show
from hippodrome.table import events as happened
from hippodrome.table.log import Row
from hippodrome.table.store import Store
from hippodrome.words import sentence

ROOT = Path(__file__).parents[2]
SMALL = Wanted(tables=4, sockets=14, seconds=4, pace=0.2, warm_up=0.4, pack="tiny")
"""Fast moves of a short game, so that some games end on the way."""


def test_a_small_load_loses_nothing() -> None:
    shares_done: list[float] = []
    results = asyncio.run(bench(SMALL, shares_done.append))
    mine = results["sides"]["hippodrome"]
    assert failures(results) == 0
    assert (mine["tables"], mine["sockets"]) == (4, 14)
    assert mine["moves_accepted"] > 0
    assert mine["tables_replaced_by_fresh_ones"] > 0
    assert mine["tables_in_the_log"] > 4
    assert 0 < mine["bytes_stored_per_move"] <= 100
    assert 0 < mine["disk_sync_ms_p50"] <= mine["disk_sync_ms_p99"]
    assert mine["answer_ms_p50"] <= mine["answer_ms_p99"] <= mine["answer_ms_max"]
    assert results["cpu_ratio"] is None
    assert shares_done[-1] == pytest.approx(1.0)


def test_an_older_server_is_measured_in_the_same_run(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("page"))
    wanted = Wanted(tables=2, sockets=5, seconds=2, pace=0.2, warm_up=0.2, before=tmp_path)
    results = asyncio.run(bench(wanted, lambda _: None))
    assert list(results["sides"]) == ["hippodrome", "hippodrome before"]
    assert results["compared_with"] == "hippodrome before"
    assert failures(results) == 0
    assert all(side["moves_accepted"] > 0 for side in results["sides"].values())
    show(results, None)


@pytest.mark.parametrize("move", ["1234", '{"kind":"card","horse":3}'])
def test_a_move_is_sent_back_as_the_look_gave_it(move: str) -> None:
    meeting = ours.Meeting("here")
    view = f'{{"seat":1,"look":{{"choices":[{{"move":{move},"lands":[]}}]}}}}'
    decision = '{"seat":1,"seen":7,"deadline":null}'
    step = f'{{"type":"step","sequence":9,"views":[{view}],"decisions":[{decision}]}}'
    meeting._hear_player(1, step.encode())
    decided = meeting.decide(random.Random(1))
    assert decided is not None
    line, sequence, frame = decided
    assert (line, sequence) == (1, 9)
    sent = msgspec.json.decode(frame)
    assert sent.pop("moves") == [msgspec.json.decode(move)]
    assert sent == {"type": "submit", "request": 1, "seat": 1, "seen": 7}


def test_a_ratio_is_the_median_of_windows() -> None:
    assert ratio([1.0, 9.0, 2.0], [2.0, 2.0, 4.0]) == 0.5
    assert ratio([1.0]) is None
    assert ratio([], []) is None
    assert ratio([0.0, 3.0, 1.0], [1.0, 1.0, 0.0]) == 3.0  # no move in the others


@pytest.mark.parametrize(
    "wrong",
    [
        "moves_refused",
        "answers_and_views_missing",
        "sockets_lost",
        "acknowledged_and_not_in_the_log",
        "in_the_log_and_not_acknowledged",
    ],
)
def test_whatever_goes_wrong_is_a_failure(wrong: str) -> None:
    figures = dict.fromkeys(
        (
            "moves_refused",
            "answers_and_views_missing",
            "sockets_lost",
            "acknowledged_and_not_in_the_log",
            "in_the_log_and_not_acknowledged",
        ),
        0,
    )
    right = {**figures, "bytes_stored_per_move": 42.0}
    assert failures({"sides": {"hippodrome": right}}) == 0
    assert failures({"sides": {"hippodrome": {**right, wrong: 3}}}) == 3
    assert failures({"sides": {"hippodrome": {**right, "bytes_stored_per_move": 101.0}}}) == 1
    assert failures({"sides": {"hippodrome": right, "hippodrome before": {**right, wrong: 2}}}) == 2
    assert failures({"sides": {"hippodrome": right, "boardgame.io": {wrong: 2}}}) == 0


def test_spectators_are_spread_over_the_tables() -> None:
    assert Wanted(3, 10, 1).spectators() == [2, 1, 1]
    with pytest.raises(BenchError):
        Wanted(3, 5, 1).spectators()


class Silent:
    """Takes frames and says nothing."""

    async def send(self, frame: str) -> None:
        pass


class Quiet(LoadTable):
    """A table whose first socket always has a move."""

    def __init__(self, sockets: int) -> None:
        super().__init__()
        self.lines = [cast(Line, Silent()) for _ in range(sockets)]

    def decide(self, chance: random.Random) -> tuple[int, int, str] | None:
        return 0, 7, chance.choice(["a move"])


def moved(table: LoadTable) -> Tally:
    """Send one move; give where it is counted."""
    tally = Tally()
    asyncio.run(table.move(tally, random.Random(1)))
    return tally


def test_a_move_is_settled_once_answered_and_shown_everywhere() -> None:
    table = Quiet(3)
    tally = moved(table)
    table.show(0, 8)  # the mover's own view is not one elsewhere
    table.show(1, 7)  # nor is one of the game before the move
    table.show(1, 8)
    table.answer()
    assert not table.settled()
    table.show(2, 8)
    assert table.settled()
    table.give_up()
    assert (len(tally.answered), len(tally.told), tally.missing) == (1, 2, 0)


def test_answers_and_views_that_never_come_are_missing() -> None:
    table = Quiet(4)
    tally = moved(table)
    table.show(1, 8)
    table.give_up()
    assert tally.missing == 3
    assert table.settled()


def test_a_refused_move_is_no_accepted_one() -> None:
    table = Quiet(2)
    tally = moved(table)
    table.answer(accepted=False)
    assert table.settled()
    assert (tally.refused, tally.answered) == (1, [])


def test_a_table_has_one_move_on_its_way() -> None:
    table = Quiet(2)
    moved(table)
    assert moved(table).skipped == 1


def test_the_log_is_held_against_what_was_acknowledged(tmp_path: Path) -> None:
    store = Store.in_folder(tmp_path)
    for sequence, move in ((3, 30), (4, 40), (5, 50)):
        event = happened.Moved(0, 1, (move,), (), happened.PERSON, False, 0)
        store.append(Row("here", sequence, happened.packed(event))).result()
    store.close()
    side = ours.Ours(cast(Served, Somewhere()), tmp_path, [0], "tiny")
    meeting = ours.Meeting("here")
    side.meetings.append(meeting)
    meeting.acknowledged = [ours.Acknowledged(number, 1) for number in (3, 4, 5)]
    stored = side.stored()
    assert (stored.moves, stored.lost, stored.unasked) == (3, 0, 0)
    meeting.acknowledged[0] = ours.Acknowledged(3, 0)
    assert (side.stored().lost, side.stored().unasked) == (1, 1)
    side.meetings.clear()
    assert side.stored().unasked == 3


class Somewhere:
    """A server that is not there."""

    host = "127.0.0.1:1"

    class process:  # noqa: N801 (stands in for an attribute)
        pid = 0


def peer_state(step: int, current: str, hands: list[Any], **more: Any) -> dict[str, Any]:
    context = {"currentPlayer": current, "turn": step, **more}
    return {"G": {"hands": hands, "pile": []}, "ctx": context, "_stateID": step}


def heard(match: boardgame.Match, line: int, *event: Any) -> None:
    match._hear(line, boardgame.spoken(*event).encode())


def test_the_other_server_is_spoken_to_in_its_own_way() -> None:
    match = boardgame.Match("m", ["secret 0", "secret 1"])
    match.lines = [cast(Line, Silent()) for _ in range(3)]
    match._states = [None, None, None]
    assert match.decide(random.Random(1)) is None
    hands: list[list[Any]] = [[[{}], 1], [1, [{}]], [1, 1]]
    for line in range(3):
        heard(match, line, "sync", "m", {"state": peer_state(5, "1", hands[line]), "log": []})
    decided = match.decide(random.Random(1))
    assert decided is not None
    line, step, frame = decided
    assert (line, step) == (1, 5)
    name, action, seen, identity, player = msgspec.json.decode(frame.removeprefix(boardgame.EVENT))
    assert (name, seen, identity, player) == ("update", 5, "m", "1")
    assert action["payload"]["credentials"] == "secret 1"
    assert action["payload"]["args"][0] == 0
    tally = moved(match)
    for line in range(3):
        heard(match, line, "update", "m", peer_state(6, "0", hands[line], gameover={}), [])
    assert match.settled()
    assert (len(tally.answered), len(tally.told)) == (1, 2)
    assert match.over


def test_a_profile_is_shared_out_by_part(tmp_path: Path) -> None:
    file = tmp_path / "profile"
    profiler = cProfile.Profile()
    profiler.runcall(time.strftime, "%Y")
    profiler.runcall(sentence, "list-of-none")
    profiler.dump_stats(file)
    found = shares(file)
    assert "hippodrome/words" in found
    assert sum(found.values()) == pytest.approx(1.0)
    assert part_of(("~", 0, "<method 'encode' of 'msgspec.json.Encoder' objects>")) == "msgspec"
    assert part_of(("/x/site-packages/uvicorn/server.py", 1, "run")) == "uvicorn"
