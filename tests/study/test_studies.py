"""Studies: the same numbers on any crew, in any order, after any kill; and looks in order."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy
import pytest

from hippodrome.engine.errors import BadSetup, HippodromeError
from hippodrome.games import GAMES
from hippodrome.study import studies
from hippodrome.study.arms import measures_module, noted_games, play_chunk
from hippodrome.study.book import CHUNKS, HEADING
from hippodrome.study.entrants import entrants
from hippodrome.study.estimates import Estimate, by_deal, difference, mean_of, ratio
from hippodrome.study.figures import columns_of, effects_of, narrow
from hippodrome.study.sheets import BETS, WHOLE
from hippodrome.study.simulate import one_arm
from hippodrome.study.stopping import Narrow
from hippodrome.study.studies import Findings, carry_out
from hippodrome.study.sweeps import sweep_arms, variation
from hippodrome.study.tables import as_csv, figures_table, games_table
from tests.study.small import DEALS, TICKET, Slowly, study, swept


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "CHUNK", 4)


def numbers(findings: Findings) -> list[Any]:
    """Everything that was found, as plain numbers."""
    return [
        [getattr(sheet, column).tolist() for column in ("points", "winners", "moves", "bets")]
        + [numpy.nan_to_num(sheet.measures, nan=-99).tolist()]
        for sheet in findings.sheets
    ]


def test_any_order_and_any_size_of_chunks_give_the_same_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = numbers(carry_out(study(), Slowly(order=1)))
    assert whole == numbers(carry_out(study(), Slowly(order=2)))
    monkeypatch.setattr(studies, "CHUNK", 9)
    assert whole == numbers(carry_out(study(), Slowly(order=3)))


def test_a_study_that_was_killed_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = numbers(carry_out(study(), Slowly()))
    folder = tmp_path / "new" / "study"
    with pytest.raises(KeyboardInterrupt):
        carry_out(study(), Slowly(order=4, killed_after=9), folder)
    torn = min((folder / CHUNKS).iterdir())
    torn.write_bytes(torn.read_bytes()[:-30])
    told: list[tuple[int, int]] = []
    crew = Slowly(order=5)
    found = carry_out(study(), crew, folder, lambda *done: told.append(done))
    assert numbers(found) == whole
    assert len(crew.played) == 3 * 6 - 8, "what was played whole is not played again"
    assert told[0][0] > 0
    assert told[-1] == (3 * DEALS, 3 * DEALS)
    idle = Slowly(killed_after=0)
    assert numbers(carry_out(study(), idle, folder)) == whole


def test_more_games_and_more_arms_play_only_what_is_missing(tmp_path: Path) -> None:
    carry_out(study(deals=8, arms=swept()[:2]), Slowly(), tmp_path)
    crew = Slowly()
    found = carry_out(study(deals=12), crew, tmp_path)
    wanted = {(swept()[2].label, first) for first in (0, 4)} | {(arm.label, 8) for arm in swept()}
    assert set(crew.played) == wanted
    assert numbers(found) == numbers(carry_out(study(deals=12), Slowly()))


def test_chunks_of_another_study_are_refused(tmp_path: Path) -> None:
    carry_out(study(deals=4), Slowly(), tmp_path)
    with pytest.raises(HippodromeError, match="another study"):
        carry_out(study(deals=4, seed=8), Slowly(killed_after=0), tmp_path)
    (tmp_path / HEADING).write_text("[]", encoding="utf-8")
    with pytest.raises(HippodromeError, match="cannot be read as a study"):
        carry_out(study(deals=4), Slowly(killed_after=0), tmp_path)


def test_a_folder_that_cannot_be_written_is_a_sentence_before_anything_is_played(
    tmp_path: Path,
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(HippodromeError, match="cannot be written"):
        carry_out(study(), Slowly(killed_after=0), tmp_path / "file" / "folder")


def test_looks_are_taken_in_the_order_of_deals_whoever_played_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Stopped at the same deal in any order, and at a deal where the interval is narrow enough."""
    rule = narrow(TICKET, "standing=0.31")
    monkeypatch.setattr(Narrow, "looks", lambda *_: [*range(4, DEALS, 4), DEALS])
    found = [carry_out(study(rule=rule), Slowly(order=order)) for order in range(3)]
    games = found[0].sheets[0].games
    assert 4 < games < DEALS, "the example stops in between"
    assert found[0].early == (True,) * 3
    assert all(numbers(one) == numbers(found[0]) for one in found)
    cut = carry_out(study(deals=games - 4), Slowly())
    assert rule.widest(study().arms, found[0].sheets) <= 0.31
    assert rule.widest(study().arms, cut.sheets) > 0.31


def test_looks_at_intervals_grow_by_a_quarter_and_end_with_chunks() -> None:
    looks = Narrow(0.01, lambda *_: []).looks(100_000, chunk=500)
    assert looks[0] == 1000
    assert looks[-1] == 100_000
    assert all(look % 500 == 0 for look in looks)
    assert all(after <= before * 1.25 + 500 for before, after in pairwise(looks))
    assert Narrow(0.01, lambda *_: []).looks(30, chunk=4) == [12, 16, 20, 28, 30]


def test_stopping_at_a_width_keeps_what_an_interval_promises() -> None:
    """At a wanted half-width of 2 points, 95 of 100 intervals hold the truth, stopped or not."""
    draws = numpy.random.default_rng(5)
    rule, held, truth = Narrow(0.02, lambda *_: []), 0, 0.3
    looks = rule.looks(20_000, chunk=100)
    for _ in range(2000):
        won = (draws.random(looks[-1]) < truth).astype(float)
        for look in looks:
            found = mean_of(won[:look])
            if found.margin <= rule.margin:
                break
        held += abs(found.mean - truth) <= found.margin
    assert 0.935 <= held / 2000 <= 0.965


def test_the_same_deals_narrow_the_interval_of_a_change() -> None:
    luck = numpy.random.default_rng(1).normal(size=500)
    usual, otherwise = luck, luck + 1 + 0.1 * (numpy.arange(500) % 2)
    paired, apart = difference(usual, otherwise), difference(usual, otherwise[::-1])
    assert paired.mean == pytest.approx(apart.mean)
    assert paired.margin < apart.margin / 5
    gaps = numpy.where(numpy.arange(500) % 3 == 0, numpy.nan, usual)
    assert mean_of(gaps).mean == pytest.approx(numpy.nanmean(gaps))
    assert mean_of(gaps).margin == pytest.approx(
        1.959964 * numpy.nanstd(gaps, ddof=1) / numpy.sqrt(333), rel=1e-3
    )


def test_games_of_a_deal_count_once() -> None:
    assert by_deal(numpy.array([1.0, 3.0, 5.0, numpy.nan]), 2).tolist() == [2.0, 5.0]


@pytest.mark.parametrize("room", GAMES)
def test_what_bets_bring_back_is_what_the_events_say(room: str) -> None:
    """The sums of bets agree with what the same games paid, told in another way."""
    game = GAMES[room]
    seats = {"ticket": 3, "finishline": 3, "ascot": 3, "auteuil": 4}[room]
    chairs = entrants(game, ",".join(["tipster"] * seats))
    arm = one_arm(game, game.pack(), chairs, {})
    games, _ = noted_games(arm, 3, 0, 2, game.interpreted)
    told = measures_module(game.package)
    assert told is not None
    kinds = dict(zip(told.BET_KINDS, told.bets(games), strict=True))
    returned = sum(int(bets.returned.sum()) for bets in kinds.values())
    paid = {
        "ticket": lambda: games.fact("points", "gain").sum(),
        "finishline": lambda: games.fact("paid", "amount").sum(),
        "ascot": lambda: sum(
            games.fact(event, "francs").sum()
            for event in ("ticket-paid", "stake-back", "place-paid", "place-back")
        ),
        "auteuil": lambda: games.fact("slip-paid", "francs").sum(),
    }[room]()
    assert returned == paid
    for bets in kinds.values():
        assert len(bets.games) == len(bets.staked) == len(bets.returned) == len(bets.won)
        assert (bets.staked > 0).all()
        if bets.price is not None:
            assert ((bets.price > 0) & (bets.price <= 1)).all()
    assert sum(len(bets.games) for bets in kinds.values()) > 0


def test_what_came_back_of_each_coin_counts_games_and_not_bets() -> None:
    """Ten equal bets in each of two games are two observations."""
    # One game brought all ten back, the other nothing.
    found = ratio(20, 10, (2 * 10 * 10, 10 * 10, 10 * 10))
    assert found.mean == 0.5
    assert found.margin == pytest.approx(1.959964 * math.sqrt(2 * 25) / 20)


def test_tables_hold_every_game_and_every_figure() -> None:
    findings = carry_out(study(deals=6), Slowly())
    games = games_table(findings)
    assert len(games["arm"]) == 18
    assert games["arm"][6] == "option.hidden=1"
    assert (games["won_1"] + games["won_2"] == 1).all()
    lines = as_csv(games).decode().splitlines()
    assert len(lines) == 19
    assert lines[0].startswith("arm,deal,seating,seats,moves,lead_changes,")
    assert ",," in lines[1], "no number is nothing between commas"
    rows = figures_table(findings)
    effects = {(one.arm.label, one.column.name): one.change for one in effects_of(findings)}
    for row in rows:
        if row["arm"]:
            change = effects[row["arm"], row["figure"]]
            assert str((row["change"], row["change_margin"])) == str((change.mean, change.margin))
    raised = next(
        one for one in rows if one["arm"].startswith("points") and one["figure"] == "ticket"
    )
    assert raised["change"] > 0, "more points for the winner are more points a ticket"


def test_a_number_that_must_follow_another_follows_it() -> None:
    chairs = entrants(TICKET, "gambler,gambler")
    base, wider = sweep_arms(TICKET, "standard", chairs, {}, (variation("track.columns=22"),))
    assert (base.pack.printed.columns, base.pack.printed.line) == (20, 19)
    assert (wider.pack.printed.columns, wider.pack.printed.line) == (22, 21)


def test_one_thing_at_a_time_or_everything_with_everything() -> None:
    chairs = entrants(TICKET, "gambler,tipster")
    varied = [variation("option.hidden=0..2"), variation("seats=2,3")]
    single = sweep_arms(TICKET, "tiny", chairs, {}, varied)
    assert [arm.label for arm in single] == [
        *("", "option.hidden=1", "option.hidden=2", "seats=3"),
    ]
    assert [one.name for one in single[-1].seatings[0]] == ["gambler", "tipster", "gambler"]
    assert len(sweep_arms(TICKET, "tiny", chairs, {}, varied, grid=True)) == 6


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("a.b=1..3", (1, 2, 3)),
        ("a.b=1..9..4", (1, 5, 9)),
        ("a.b = 3, 1,1", (3, 1)),
        ("option.deal-on=no,yes", (0, 1)),
        ("a.b=-2..0", (-2, -1, 0)),
    ],
)
def test_variations_are_read(typed: str, values: tuple[int, ...]) -> None:
    assert variation(typed).values == values


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("track.columns", "no variation"),
        ("track.columns=", "no variation"),
        ("=3", "no variation"),
        ("track.columns=3..x", "no variation"),
        ("track.columns=1..2..0", "no variation"),
        (f"track.columns={'9' * 5000}", "no variation"),
        ("track.columns=24..16", "no value"),
        ("track.columns=0..999999999", "more than 200"),
        ("track.colums=20", "no number called track.colums.*track.columns"),
        ("tracks.columns=20", "no number called tracks.columns"),
        ("hoofs.marks=1", "no number called hoofs.marks"),
        ("track.columns[1]=3", "is one number"),
        ("points.winning[4]=3", "places 1 to 3"),
        ("points.winning=3", "holds 3 numbers"),
        ("points.winning[1]=99", r"points.winning\[1\]=99.*winning says 99, but only 0 to 50"),
        ("track.columns=25", "columns says 25"),
        ("track.columns=20", "nothing to compare"),
        ("option.colour=1", "colour"),
        ("option.hidden=7", "7"),
        ("seats=9", "cannot be played by 9"),
        ("seats=0", "cannot be played by 0"),
    ],
)
def test_what_cannot_be_varied_is_a_sentence(typed: str, says: str) -> None:
    with pytest.raises(HippodromeError, match=says):
        sweep_arms(TICKET, "standard", entrants(TICKET, "gambler,gambler"), {}, [variation(typed)])


def test_nothing_is_varied_twice() -> None:
    twice = [variation("seats=3"), variation("seats=4")]
    with pytest.raises(BadSetup, match="varied twice"):
        sweep_arms(TICKET, "tiny", entrants(TICKET, "gambler,gambler"), {}, twice)


@pytest.mark.parametrize("typed", ["", "0", "-1", "nan", "inf", "x", "moves=", "moves=0"])
def test_a_width_that_is_none_is_a_sentence(typed: str) -> None:
    with pytest.raises(BadSetup, match="no half-width"):
        narrow(TICKET, typed)


def test_a_figure_that_is_none_is_a_sentence() -> None:
    with pytest.raises(BadSetup, match=r"no figure called speed.*moves"):
        narrow(TICKET, "speed=1")


def test_wins_of_all_bots_are_shared_out() -> None:
    arm = sweep_arms(
        TICKET, "tiny", entrants(TICKET, "tipster,gambler,gambler"), {}, [variation("seats=2")]
    )[0]
    sheet = play_chunk(arm, 1, 0, 8, TICKET.interpreted)
    columns = {column.name: column.mean for column in columns_of(arm, sheet)}
    assert columns["wins.tipster"].mean + columns["wins.gambler"].mean == pytest.approx(1)
    assert isinstance(columns["lead-changes"], Estimate)
    assert sheet.bets[0, WHOLE, BETS] > 0
