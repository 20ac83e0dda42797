"""`hippodrome rules GAME --short`: the game on one page, in the terminal."""

from __future__ import annotations

import pytest

from hippodrome.table.brief import brief_rooms
from hippodrome.words import words
from tests.cli.conftest import Run


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", brief_rooms())
def test_the_rules_on_one_page(run: Run, game: str, lang: str) -> None:
    outcome = run("rules", game, "--short", "--lang", lang)
    assert outcome.status == 0, outcome.err
    said, spoken = " ".join(outcome.out.split()), words(lang)
    for key in ("brief-doing", "brief-winning", "brief-turning", "brief-wronging"):
        assert spoken.say(key) in said
    last = " ".join(spoken.say("brief-wrong-5", game=game).split())
    assert last[:40] in said
    assert len(outcome.out.splitlines()) <= 60, "a page"
