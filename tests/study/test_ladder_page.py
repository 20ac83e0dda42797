"""docs/ladder.md: written from the deals that are kept, which can be gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hippodrome.games import GAMES
from hippodrome.study import ladder_page
from hippodrome.study.arms import play_chunk
from hippodrome.study.entrants import entrant
from hippodrome.study.ladder import Wanted
from hippodrome.study.ladder_page import MEETINGS, RULES, Meeting, main, page
from hippodrome.words import words

DOCS = Path(__file__).parents[2] / "docs"
QUICK = Meeting("ticket", "tipster", "gambler", 10, 85)


def test_the_page_is_written_from_what_is_kept() -> None:
    assert (DOCS / "ladder.md").read_text(encoding="utf-8") == page(DOCS / "ladder", words("en"))


def test_every_game_has_every_match_that_is_asked_for() -> None:
    for game in GAMES:
        asked = {(one.seats, one.asked) for one in MEETINGS if one.game == game}
        assert asked == {(2, 58), (2, 95), (4, 45), (4, 32), (2, None)}
    assert len({one.file for one in MEETINGS}) == len(MEETINGS)


def test_a_row_tells_share_interval_and_what_is_missing(tmp_path: Path) -> None:
    deals = [(1, 0.5), (0, 1.0), (2, 1.0)]
    written = "\n".join(json.dumps(line) for line in [{}, *deals])
    (tmp_path / QUICK.file).write_text(written, encoding="utf-8")
    told = page(tmp_path, words("en"), [QUICK, Meeting("ascot", "scout:9", "tipster", 10, 65)])
    assert "| tipster | 1 × gambler | 3 | 83.3 ± 32.7 % | ≥ 85 % |" in told
    assert "| scout:9 | 1 × tipster | – | not measured | ≥ 65 % |" in told
    assert ladder_page.deals_in(tmp_path / QUICK.file) == [1.0, 0.5, 1.0]


def test_whoever_plays_by_a_rule_goes_by_its_own_name(tmp_path: Path) -> None:
    meeting = Meeting("finishline", "tipster", f"{RULES}:ThreeHorses", 10, None)
    assert meeting.file == "finishline-2-tipster-unsearchedThreeHorses.jsonl"
    told = page(tmp_path, words("en"), [meeting])
    assert "| tipster | 1 × three-horses | – | not measured | – |" in told


@pytest.mark.parametrize(
    ("name", "where"), [("finishline", "ThreeHorses"), ("ascot", "PrintedPrice")]
)
def test_a_rule_plays_its_room_without_forfeiting_a_decision(
    name: str, where: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = GAMES[name]
    pack, ruled = game.pack("tiny"), entrant(game, f"{RULES}:{where}")
    wanted = Wanted(game, pack, 2, {}, (entrant(game, "tipster"), ruled), 10, 1, 1)
    assert wanted.has_guests
    (arm,) = wanted.study().arms
    sheet = play_chunk(arm, 1, 0, 1, game.interpreted)
    assert sheet.winners.all()
    assert "forfeits" not in caplog.text


@pytest.mark.compiled
def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder_page, "MEETINGS", (QUICK,))
    asked = ["--game", "ticket", "--docs", str(tmp_path), "--cores", "1"]
    asked += ["--chunks", str(tmp_path / "chunks")]
    assert main(asked) == 0
    kept = (tmp_path / "ladder" / QUICK.file).read_text(encoding="utf-8")
    assert len(kept.splitlines()) == 1 + QUICK.deals
    assert main(asked) == 0
    assert (tmp_path / "ladder" / QUICK.file).read_text(encoding="utf-8") == kept


def test_an_unknown_game_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--game", "poker", "--docs", str(tmp_path)]) == 2
    assert "poker" in capsys.readouterr().err
