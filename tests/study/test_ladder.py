"""Matches on common draws, the ladder they make, and what is refused."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hippodrome.bots import BOTS
from hippodrome.cli import main
from hippodrome.engine.errors import BadSetup
from hippodrome.games import GAMES
from hippodrome.study import studies
from hippodrome.study.crews import Task, Threads
from hippodrome.study.entrants import Entrant, entrant
from hippodrome.study.estimates import Estimate
from hippodrome.study.ladder import Match, Wanted, climb, ratings
from hippodrome.study.sheets import Sheet
from hippodrome.study.stopping import Decided

TICKET = GAMES["ticket"]


def wanted(**changes: Any) -> Wanted:
    """Ask for a small ladder."""
    asked = Wanted(
        game=TICKET,
        pack=TICKET.pack("tiny"),
        seats=2,
        options={},
        entrants=(entrant(TICKET, "gambler"), entrant(TICKET, "tipster")),
        deals=10,
        seed=3,
        cores=2,
    )
    return replace(asked, **changes)


def test_an_entrant_is_a_bot_with_a_budget() -> None:
    assert entrant(TICKET, "tipster").simulations == 0
    assert entrant(TICKET, "scout").name == f"scout:{TICKET.simulations}"
    assert entrant(TICKET, "expert-quick").name == f"expert-quick:{TICKET.simulations // 2}"
    assert entrant(TICKET, "scout:40") == Entrant("scout:40", BOTS["scout"], 40)


@pytest.mark.parametrize(
    "typed",
    [
        "scout:",
        "scout:0",
        "expert:0",
        "expert-patient:x",
        "scout:-1",
        "scout:many",
        "scout:1000001",
    ],
)
def test_a_budget_of_nothing_or_of_hours_is_refused(typed: str) -> None:
    with pytest.raises(BadSetup, match="no number of simulations"):
        entrant(TICKET, typed)
    with pytest.raises(BadSetup, match="no number of simulations"):
        entrant(TICKET, f"scout:{'9' * 5000}")


def test_whoever_does_not_search_has_no_budget() -> None:
    with pytest.raises(BadSetup, match="does not search"):
        entrant(TICKET, "tipster:5")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"deals": 9}, "9 deals are too few"),
        ({"cores": 0}, "0 cores cannot play"),
        ({"entrants": (entrant(TICKET, "tipster"),)}, "at least two bots"),
        ({"entrants": (entrant(TICKET, "tipster"),) * 2}, "at least two bots"),
        ({"bar": 1.5}, "no share of wins"),
        ({"seats": 9}, "cannot be played by 9"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        climb(wanted(**changes))


def test_a_match_is_looked_at_five_times_and_never_too_early() -> None:
    rule = Decided(0.5, lambda *_: Estimate(0.5, 0.1))
    assert rule.looks(100, chunk=1) == [20, 40, 60, 80, 100]
    assert rule.looks(12, chunk=1) == [10, 12]
    assert rule.looks(100, chunk=30) == [30, 60, 90, 100], "at the ends of chunks"


def test_the_interval_is_of_deals_and_wider_where_one_may_stop_early() -> None:
    match = Match("scout", "tipster", 2, [0.5, 1.0] * 50)
    assert match.estimate().mean == 0.75
    assert match.estimate().margin == pytest.approx(1.96 * 0.2513 / 10, rel=1e-3)
    plain = match.interval.margin
    match.decided = True
    assert match.interval.margin == pytest.approx(plain * 2.413 / 1.96, rel=1e-3)


def test_ten_wins_of_ten_are_no_certainty() -> None:
    won = Match("scout", "tipster", 2, [1.0] * 10).estimate()
    assert won.mean == 1.0
    assert won.margin > 0.09


def test_ratings_find_the_strengths_that_shares_were_made_from() -> None:
    strengths = {"a": 0.0, "b": 1.0, "c": 1.5}
    matches = []
    for one, other in (("b", "a"), ("c", "a"), ("c", "b")):
        odds = math.exp(strengths[one] - strengths[other]) / 3
        matches.append(Match(one, other, 4, [odds / (1 + odds)] * 100_000))
    for rung in ratings(list(strengths), matches):
        elo = strengths[rung.name] * 400 / math.log(10)
        assert rung.rating.mean == pytest.approx(elo, abs=0.1)
        assert (rung.rating.margin > 0) == (rung.name != "a")


def test_whoever_wins_everything_is_still_on_the_ladder() -> None:
    lowest, highest = ratings(["a", "b"], [Match("b", "a", 2, [1.0] * 20)])
    assert lowest.rating.mean == 0
    assert 400 < highest.rating.mean < 1000


@pytest.mark.compiled
def test_a_tipster_climbs_above_a_gambler_on_the_same_draws() -> None:
    climbed = climb(wanted())
    [match] = climbed.matches
    assert (match.challenger, match.others, len(match.deals)) == ("tipster", "gambler", 10)
    assert match.estimate().mean > 0.6
    assert climbed.rungs[1].rating.mean > 0
    assert climb(wanted(cores=1)).matches == climbed.matches


@pytest.mark.compiled
def test_of_two_equal_bots_nobody_is_better_on_the_same_draws() -> None:
    """Both seats of a deal are played: what the one gets here, the other gets there."""
    scouts = (entrant(TICKET, "scout:8"), entrant(TICKET, "scout:9"))  # of eight arms, both
    [match] = climb(wanted(entrants=scouts, deals=20)).matches
    assert abs(match.estimate().mean - 0.5) < 0.3


@pytest.mark.compiled
def test_a_match_that_is_decided_ends_early() -> None:
    [match] = climb(wanted(deals=400, bar=0.05)).matches
    assert match.decided
    assert len(match.deals) < 400


@pytest.mark.compiled
def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "CHUNK", 4)  # two deals, at both seats
    before = climb(wanted(), tmp_path / "deals")
    made: list[int] = []

    class Counted(Threads):
        def play(self, tasks: Sequence[Task]) -> Iterator[tuple[Task, Sheet]]:
            made.extend(task.first for task in tasks)
            return super().play(tasks)

    again = climb(wanted(), tmp_path / "deals", crew=Counted(1))
    assert again.matches == before.matches
    assert made == []
    longer = climb(wanted(deals=14), tmp_path / "deals", crew=Counted(1))
    assert sorted(made) == [10, 12]
    assert longer.matches[0].deals[:10] == before.matches[0].deals
    wider = wanted(entrants=(*wanted().entrants, entrant(TICKET, "scout:8")))
    made.clear()
    studies_of_three = climb(wider, tmp_path / "deals", crew=Counted(1))
    assert len(made) == 2 * 5, "the match that was played is not played again"
    assert studies_of_three.matches[0] == before.matches[0]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "jockey,tipster"], "no bot called jockey"),
        (["--bots", "tipster,scout:0"], "no number of simulations"),
        (["--bots", "tipster"], "at least two bots"),
        (["--deals", "1"], "too few"),
        (["--seats", "40"], "cannot be played by 40"),
    ],
)
def test_the_command_says_what_is_wrong(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["tournament", "ticket", "--lang", "en", *words])
    assert left.value.code == 2
    assert sentence in " ".join(capsys.readouterr().err.split())


@pytest.mark.compiled
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_shows_matches_and_ladder(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["tournament", "ticket", "--pack", "tiny", "--bots", "gambler,tipster", "--deals", "10"]
    main_quietly([*asked, "--lang", language])
    shown = capsys.readouterr().out
    assert "1 × gambler" in shown
    assert "Elo" in shown
    main_quietly([*asked, "--json"])
    assert json.loads(capsys.readouterr().out)["ratings"][0]["bot"] == "gambler"


def main_quietly(words: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert not left.value.code
