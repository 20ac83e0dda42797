"""The coach at a table: what a decision is about, and one word before a slip of the hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.test_table import told
from tests.server.visitors import Line, Visitor

TABLE = {"fill": ["me", "tipster"], "begin": True, "options": {"first": 1}, "pack": "tiny"}
RACE = {"kind": "race", "course": "flat", "cards": 1}
ALONE = {"kind": "ticket", "first": 1, "second": 0, "third": 0}


async def decide(line: Line, move: dict[str, Any], **wishes: bool) -> dict[str, Any]:
    """Decide at the first seat, as the last step asked."""
    seen = line.last("step")["decisions"][0]["seen"]
    return await line.ask("submit", seat=0, moves=[move], seen=seen, **wishes)


def test_a_decision_says_what_it_is_about_and_a_slip_is_told_once(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(**TABLE, hints=True)
        async with ann.at(table) as line:
            step = await line.hello()
            about = step["decisions"][0]["about"]
            assert about["kind"] == "choose"
            assert about["text"]["key"] == "coach-ticket"
            assert (await decide(line, RACE, coached=True))["type"] == "played"
            await line.until("step", lambda step: bool(step["decisions"]))
            assert line.last("step")["decisions"][0]["about"]["kind"] == "predict"
            refused = await decide(line, ALONE, coached=True)
            assert (refused["type"], refused["code"]) == ("refused", "coach-meant")
            assert refused["why"]["params"]["slip"]["key"] == "coach-ticket-boxes"
            assert (await decide(line, ALONE))["type"] == "played"

    told(tmp_path, story)


def test_where_hints_are_forbidden_no_coach_speaks(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(**TABLE)
        async with ann.at(table) as line:
            step = await line.hello()
            assert "about" not in step["decisions"][0]
            await decide(line, RACE, coached=True)
            await line.until("step", lambda step: bool(step["decisions"]))
            assert (await decide(line, ALONE, coached=True))["type"] == "played"

    told(tmp_path, story)
