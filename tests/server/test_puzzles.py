"""Puzzles over HTTP: nothing of the answer before a try, and a guest's streak."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hippodrome.games import GAMES
from hippodrome.table import clocks
from hippodrome.table.puzzles import asked as put_together
from hippodrome.table.puzzles import of_day, puzzled_rooms
from tests.server.test_table import told
from tests.server.visitors import Visitor

DAY = 86_400_000


def keys_in(body: Any) -> set[str]:
    """Every key of an answer, however deep."""
    if isinstance(body, dict):
        return set(body).union(*map(keys_in, body.values()))
    return set().union(*map(keys_in, body)) if isinstance(body, list) else set()


def wire_move(game: str, move: int) -> Any:
    return msgspec.to_builtins(GAMES[game].moves.chosen(move))


def test_a_puzzle_shows_the_look_of_its_seat_and_the_answer_after_a_try(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        for room in puzzled_rooms():
            puzzle = room.puzzles.puzzles[0]
            put_together(room.name, 1)  # before anybody waits for it on a busy machine
            asked = (await ann.http.get(f"/api/puzzles/{room.name}/1")).json()
            assert asked["look"]["seat"] == asked["seat"] == puzzle.seat
            assert asked["look"]["choices"]
            secrets = {"answers", "rival", "gap", "log", "losses", "tipster", "reasons"}
            assert not keys_in(asked) & secrets
            wrong = {"move": wire_move(room.name, puzzle.rival)}
            tried = (await ann.http.post(f"/api/puzzles/{room.name}/1/try", json=wrong)).json()
            assert tried["right"] is False
            assert tried["tried"]["key"] == "puzzle-behind"
            best = wire_move(room.name, puzzle.answers[0])
            assert tried["answers"][0]["move"] == best
            right = await bob.http.post(f"/api/puzzles/{room.name}/1/try", json={"move": best})
            assert right.json()["right"] is True
            assert right.json()["answers"][0]["reasons"]

    told(tmp_path, story)


def test_a_streak_is_kept_for_a_guest_and_can_be_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 20_000 * DAY
    monkeypatch.setattr(clocks, "now", lambda: now)

    async def solve(person: Visitor, *, right: bool) -> Any:
        daily = (await person.http.get("/api/puzzles")).json()["daily"]
        game, number = daily["game"], daily["number"]
        chosen = of_day(now // DAY)
        assert chosen is not None
        assert (chosen[0].name, chosen[1]) == (game, number)
        puzzle = GAMES[game].puzzles.puzzles[number - 1]
        move = wire_move(game, puzzle.answers[0]) if right else None
        answer = await person.http.post(f"/api/puzzles/{game}/{number}/try", json={"move": move})
        return answer.json()

    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        nonlocal now
        assert "streak" not in (await ann.http.get("/api/puzzles")).json()
        for days in (1, 2):
            assert (await solve(ann, right=True))["streak"] == days
            assert (await solve(ann, right=False))["streak"] == days, "only the first try counts"
            now += DAY
        await solve(bob, right=False)
        assert "streak" not in await solve(bob, right=True)
        seen = (await ann.http.get("/api/puzzles")).json()
        assert (seen["streak"], seen["longest"]) == (2, 2)
        assert "right" not in seen["daily"]
        assert sum(len(room.get("tried", {})) for room in seen["rooms"]) == 2
        assert (await bob.http.get("/api/puzzles")).json()["daily"]["right"] is False
        now += DAY
        assert "streak" not in (await ann.http.get("/api/puzzles")).json(), "a day was missed"
        await ann.http.post("/api/record/forget")
        assert "longest" not in (await ann.http.get("/api/puzzles")).json()

    told(tmp_path, story)


def test_bad_questions_get_a_sentence(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        for path, status, code in (
            ("ticket/999", 404, "puzzle-no-such"),
            ("ticket/0", 404, "puzzle-no-such"),
            ("polo/1", 404, "setup-unknown-game"),
        ):
            answer = await ann.http.get(f"/api/puzzles/{path}")
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        for move, code in (({"kind": "fly"}, "move-unknown-kind"), ("x", "malformed")):
            answer = await ann.http.post("/api/puzzles/ticket/1/try", json={"move": move})
            assert (answer.status_code, answer.json()["code"]) == (400, code)
        seen = (await ann.http.get("/api/puzzles")).json()
        assert not any(room.get("tried") for room in seen["rooms"]), "none of that was a try"

    told(tmp_path, story)
