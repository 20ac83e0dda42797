"""A game looked back on: hand-computed small games, and sums that must agree in every room."""

from __future__ import annotations

import asyncio
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path

import pytest

from hippodrome.bots import bot_named
from hippodrome.engine.game import SPECTATOR
from hippodrome.engine.match import DRAW, Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.table import retrospects
from hippodrome.table.commands import Abandon
from hippodrome.table.record import Record
from hippodrome.table.retrospect import Change, GamePart, Lead, Retrospect, Stroke, look_back
from hippodrome.words import LANGUAGES, sentence, words
from tests.games.common.scenes import scene
from tests.table.houses import begun, laid, opened, play_on, run
from tests.table.tables import HOST

PLAYER_1, PLAYER_2 = (sentence("player", seat=seat) for seat in (1, 2))
PONY = sentence("pony-name", pony=1)


def looked_back(match: Match) -> Retrospect:
    start = Match(match.game, match.pack, match.seats, match.options)
    return look_back(start, match.log)


@cache
def finished(name: str, edition: str, seats: int = 3, seed: int = 5) -> Match:
    """A game between tipsters, played to its end."""
    game, stream, bot = GAMES[name], new_stream(seed), bot_named("tipster")
    match = game.match(seats, pack=game.pack(edition))
    while not match.over:
        if match.spread:
            match.draw(below(stream, match.spread))
        else:
            seat = match.awaited[0]
            match.submit(seat, bot.decide(game, match.pack, match.view(seat), seat, stream))
    return match


every_room = pytest.mark.parametrize("name", GAMES)
every_pack = pytest.mark.parametrize("edition", ["standard", "tiny"])


def test_a_small_game_by_hand() -> None:
    # All one has on the pony that wins, one coin on one that does not.
    steps = ["back:1 stake:3", "back:2 stake:1"]
    match = scene("pony", steps, pack="tiny")
    begins = match.standing()[0]
    while not match.over:
        if match.spread:
            match.draw(match.spread - 1)
        else:
            match.play(match.awaited[0], "urge:1")
    past, last = looked_back(match), len(match.log)
    first, second = begins[0] + 3, begins[1] - 1

    def backed(player: object, pony: int, coins: int) -> object:
        given = {"seat": player, "pony": sentence("pony-name", pony=pony), "coins": coins}
        return sentence("pony-story-paid", **given)  # type: ignore[arg-type]  # sentences

    gained, lost = backed(PLAYER_1, 1, first), backed(PLAYER_2, 2, second)
    assert past == Retrospect(
        steps=last,
        changes=(Change(0, tuple(begins)), Change(last, (first, second), gained)),  # type: ignore[arg-type]
        parts=(
            GamePart(
                0, sentence("pony-part-race"), (3, -1), sentence("pony-story-home", pony=PONY)
            ),
        ),
        best=(Stroke(last, 3, gained), None),  # type: ignore[arg-type]
        worst=(None, Stroke(last, -1, lost)),  # type: ignore[arg-type]
        led=(1, 0),
        payments=(),
        longest=Lead(0, last, last),
    )


@every_room
@every_pack
def test_every_change_is_where_everybody_stood(name: str, edition: str) -> None:
    match = finished(name, edition)
    past = looked_back(match)
    again = Match(match.game, match.pack, match.seats, match.options)
    stood = [tuple(again.standing()[0])]
    for entry in match.log:
        again.apply(entry)
        stood.append(tuple(again.standing()[0]))
    assert past.steps == len(match.log)
    at = {change.after: change.points for change in past.changes}
    assert at == {
        after: points
        for after, points in enumerate(stood)
        if after == 0 or points != stood[after - 1]
    }
    assert past.final == tuple(match.standing()[0])
    ahead = [ahead_of_all(points) for points in stood[1:]]
    assert list(past.led) == [ahead.count(seat) for seat in range(match.seats)]
    runs = [(seat, len(list(run))) for seat, run in groupby(ahead) if seat is not None]
    if past.longest is not None:
        assert past.longest.steps == max(steps for _, steps in runs)
        assert ahead[past.longest.first - 1 : past.longest.last] == [past.longest.seat] * (
            past.longest.steps
        )
    for seat in range(match.seats):
        gains = [after[seat] - before[seat] for before, after in pairwise(stood)]
        best, worst = past.best[seat], past.worst[seat]
        assert (best.amount if best else 0) == max(0, *gains)
        assert (worst.amount if worst else 0) == min(0, *gains)


def ahead_of_all(points: tuple[int, ...]) -> int | None:
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


@every_room
@every_pack
def test_what_the_parts_brought_sums_up_to_the_end(name: str, edition: str) -> None:
    past = looked_back(finished(name, edition))
    assert past.parts, "every room of the house says what its games are made of"
    assert past.parts[0].after == 0
    assert past.parts[-1].result is not None
    begins = past.changes[0].points
    for seat, points in enumerate(past.final):
        assert points == begins[seat] + sum(part.gains[seat] for part in past.parts)


@every_room
@every_pack
def test_all_that_is_told_can_be_told_in_every_language(name: str, edition: str) -> None:
    past = looked_back(finished(name, edition))
    told = [change.told for change in past.changes] + [one.told for one in past.payments]
    told += [part.title for part in past.parts] + [part.result for part in past.parts]
    told += [GAMES[name].standing_of(points) for points in past.final]
    for language in LANGUAGES:
        assert all(words(language).tell(one) for one in told if one is not None)


@every_room
@every_pack
def test_where_everybody_stands_lies_open(name: str, edition: str) -> None:
    """A spectator sees it at every step, so looking back on a game tells nobody a secret."""
    match = finished(name, edition)
    again = Match(match.game, match.pack, match.seats, match.options)
    rules = match.game.interpreted
    for entry in match.log:
        again.apply(entry)
        seen = [0] * match.seats
        rules.standing(match.pack.printed, again.view(SPECTATOR), seen)
        assert seen == again.standing()[0]


def test_the_races_of_a_meeting_are_its_parts() -> None:
    past = looked_back(finished("ticket", "tiny"))
    assert [part.title for part in past.parts] == [
        sentence("part-race", race=race) for race in range(1, len(past.parts) + 1)
    ]
    assert all(part.result and part.result.key == "story-arrival" for part in past.parts)


def test_fresh_money_belongs_to_the_race_it_is_for() -> None:
    past = looked_back(finished("finishline", "standard"))
    titles = [sentence("part-race", race=race) for race in (1, 2, 3)]
    assert [part.title for part in past.parts] == titles, "with it one begins, and with its race"
    fresh = [
        place
        for place, one in enumerate(past.changes)
        if one.told and one.told.key == "finishline-story-allowance"
    ]
    stood = [past.changes[0].points]
    stood += [past.changes[place - 1].points for place in fresh] + [past.final]
    for part, (before, after) in zip(past.parts, pairwise(stood), strict=True):
        assert part.gains == tuple(now - then for then, now in zip(before, after, strict=True))
    assert past.part_at(past.changes[fresh[0]].after) == past.parts[1]


def test_the_phases_of_ascot_are_its_parts() -> None:
    past = looked_back(finished("ascot", "standard"))
    assert [part.title for part in past.parts] == [
        sentence("ascot-part-auction"),
        sentence("ascot-part-board", board="training"),
        sentence("ascot-part-market"),
        sentence("ascot-part-board", board="race"),
    ]


@pytest.mark.parametrize("seed", range(3))
def test_what_came_home_at_auteuil_is_what_the_bank_paid(seed: int) -> None:
    past = looked_back(finished("auteuil", "standard", seed=seed))
    assert past.payments
    stood = dict(enumerate_changes(past))
    for after in {one.after for one in past.payments}:
        for seat in range(3):
            came = sum(
                one.amount for one in past.payments if (one.after, one.seat) == (after, seat)
            )
            assert came == stood[after][seat]


def enumerate_changes(past: Retrospect) -> list[tuple[int, list[int]]]:
    """What every change brought every seat."""
    return [
        (later.after, [now - then for then, now in zip(before.points, later.points, strict=True)])
        for before, later in pairwise(past.changes)
    ]


def test_a_bet_on_a_sheet_belongs_to_the_player_whose_sheet_it_is() -> None:
    match = finished("finishline", "standard")
    past = looked_back(match)
    sheets: dict[tuple[int, int], int] = {}
    again = Match(match.game, match.pack, match.seats, match.options)
    for after, entry in enumerate(match.log, start=1):
        again.apply(entry)
        whose = None
        for event in again.events:
            whose = event.player if event.name == "sheet" else whose
            if event.name in ("paid", "outsider-paid") and event.amount > 0:
                assert whose is not None
                sheets[after, whose] = sheets.get((after, whose), 0) + event.amount
    came = {
        (after, seat): sum(
            one.amount for one in past.payments if (one.after, one.seat) == (after, seat)
        )
        for after, seat in sheets
    }
    assert sheets
    assert came == sheets
    assert sum(sheets.values()) == sum(one.amount for one in past.payments)


def test_a_stroke_is_told_by_the_line_about_its_player_and_amount() -> None:
    past = looked_back(finished("ticket", "tiny"))
    for seat, best in enumerate(past.best):
        if best is not None:
            assert best.told is not None
            assert best.told.key == "story-points"
            assert best.told.params["player"] == sentence("player", seat=seat + 1)
            assert best.told.params["gain"] == best.amount


def test_nothing_but_draws_leads_nobody() -> None:
    match = finished("ticket", "tiny")
    draws = [entry for entry in match.log[:1] if entry.seat == DRAW]
    start = Match(match.game, match.pack, match.seats, match.options)
    past = look_back(start, draws)
    assert (past.led, past.longest, past.best) == ((0, 0, 0), None, (None, None, None))


def test_a_house_plays_each_game_again_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    really = retrospects.retrospect_of

    def counted(record: Record) -> Retrospect:
        played.append(record.identity)
        return really(record)

    monkeypatch.setattr(retrospects, "MOST_KEPT", 1)
    monkeypatch.setattr(retrospects, "retrospect_of", counted)

    async def story() -> None:
        async with opened(tmp_path) as house:
            first, second = await begun(house), await begun(house)
            unplayed = await laid(house)
            await unplayed.do(Abandon(HOST))
            assert await house.retrospects.of(unplayed.record) is None, "nothing was played"
            assert await house.retrospects.of(first.record) is None, "it is not over"
            await play_on(first)
            await play_on(second, 5)
            await second.do(Abandon(HOST))
            found = await asyncio.gather(*(house.retrospects.of(first.record) for _ in range(3)))
            assert found[0] is not None
            assert found == [found[0]] * 3
            assert found[0].final == tuple(first.record.match.standing()[0])
            cut = await house.retrospects.of(second.record)
            assert cut is not None
            assert cut.steps == len(second.record.match.log)
            await house.retrospects.of(first.record)
            one, other = first.record.identity, second.record.identity
            assert played == [one, other, one], "and keeps no more than it may"

    run(story)
