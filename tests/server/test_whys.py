"""Why a bot decided as it did: once the game is over, from what its seat knew, thought of once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.errors import NotAllowed
from hippodrome.engine.match import DRAW, Entry
from hippodrome.games import GAMES
from hippodrome.table.whys import decision_at, known_before
from tests.server.test_hints import HereThinkers, thinkers
from tests.server.test_table import told
from tests.server.visitors import Visitor, play_on

__all__ = ["thinkers"]


async def why(visitor: Visitor, table: str, after: int) -> dict[str, Any]:
    found: dict[str, Any] = (await visitor.http.get(f"/api/tables/{table}/why/{after}")).json()
    return found


def test_a_bot_says_why_when_the_game_is_over(tmp_path: Path, thinkers: list[HereThinkers]) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        wish = {"fill": ["me", "tipster"], "begin": True, "options": {"first": 1}}
        table = await ann.lay(**wish, pack="tiny", pace=0)
        async with ann.at(table) as line:
            step = await line.hello()
            assert (await why(ann, table, 1))["code"] == "why-not-over", "its hand is secret"
            await play_on(line, step)
        film = (await ann.http.get(f"/api/tables/{table}/replay")).json()
        afters = [one["after"] for one in film["steps"]]
        answers = [await why(bob, table, after) for after in afters]
        said = [one for one in answers if "moves" in one]
        assert {one["seat"] for one in said} == {1}
        assert all(one["moves"][0]["reasons"] for one in said)
        pairs = zip(answers, afters, strict=True)
        assert all(one["after"] <= after for one, after in pairs if "moves" in one)
        refused = {one["code"] for one in answers if "code" in one}
        assert "why-no-bot" in refused
        assert refused <= {"why-no-bot", "why-nobody"}
        thought = len(thinkers[0].asked)
        assert thought == len({one["after"] for one in said})
        last = next(after for after, one in zip(afters, answers, strict=True) if "moves" in one)
        await why(cleo, table, last)
        assert len(thinkers[0].asked) == thought, "nothing can change any more"
        for wrong in (-3, 10**6):
            assert (await why(ann, table, wrong))["code"] == "why-no-such-step"
        assert (await why(ann, "nowhere", 1))["code"] == "table-unknown"

    told(tmp_path, story)


def test_the_decision_of_a_step_is_the_last_one_made() -> None:
    log = [Entry(DRAW, (1,), 6), Entry(1, (4,)), Entry(DRAW, (2,), 6), Entry(0, (7,))]
    assert [decision_at(log, after) for after in (2, 3, 4)] == [1, 1, 3]
    with pytest.raises(NotAllowed, match="decided"):
        decision_at(log, 1)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_knew_is_its_view_before_it_decided(name: str) -> None:
    game = GAMES[name]
    match = game.match(2, pack=game.pack("tiny"))
    views: list[Any] = []
    for _ in range(30):
        if match.over:
            break
        if match.spread:
            match.draw(match.spread - 1)
            views.append(None)
            continue
        seat = match.awaited[0]
        views.append(match.view(seat))
        decided = [next(iter(match.menu(seat)))]
        trial = match.fork()
        while not game.moves.completes(decided[-1]):
            game.interpreted.play(match.pack.printed, trial.state, seat, decided[-1])
            if game.unfinished(match.pack.printed, trial.state, seat) is None:
                break
            decided.append(next(iter(trial.menu(seat))))
        match.submit(seat, decided)
    for place, view in enumerate(views):
        if view is not None:
            start = game.match(2, pack=game.pack("tiny"))
            assert known_before(start, match.log, place) == view
