"""A table over its socket: playing, leaving, returning, watching, talking, hosting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest import mock

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.server.visitors import Frame, Line, Visitor, decide, play_on, serving, visitors

Story = Callable[[Visitor, Visitor, Visitor], Awaitable[None]]


def told(folder: Path, story: Story, *, patient: bool = True) -> None:
    """Let Ann, Bob and Cleo live through a story on a server of their own."""

    async def go() -> None:
        async with (
            serving(folder, patient=patient) as address,
            visitors(address, "Ann", "Bob", "Cleo") as people,
        ):
            await story(*people)

    asyncio.run(go())


async def both_seated(la: Line, lb: Line, *, greet: bool = True) -> tuple[Frame, Frame]:
    """Ann and Bob say hello, Bob sits down, Ann begins; give their first views."""
    if greet:
        await la.hello()
        await lb.hello()
    assert (await lb.ask("sit", seat=1))["type"] == "played"
    assert (await la.ask("begin"))["type"] == "played"
    return la.last("step"), await lb.until("step")


def test_two_people_play_a_whole_meeting(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb, cleo.at(table) as lc:
            await lc.hello()
            first_a, first_b = await both_seated(la, lb)
            assert first_a["fresh"]
            assert [view["seat"] for view in first_a["views"]] == [0]
            assert [view["seat"] for view in first_b["views"]] == [1]
            end_a, end_b = await asyncio.gather(play_on(la, first_a), play_on(lb, first_b))
            assert end_a["sequence"] == end_b["sequence"]
            shown = await la.found("revealed")
            assert len(bytes.fromhex(shown["seed"])) == 32
            assert la.last("table")["phase"] == "finished"
            await lc.until("revealed")
            # A spectator sees every step, no hand and no choice.
            steps = [frame for frame in lc.frames if frame["type"] == "step"]
            assert steps[-1]["sequence"] == end_a["sequence"]
            for step in steps:
                assert step["decisions"] == []
                assert all(view["seat"] == -1 for view in step["views"])
                assert all(not view["look"]["hand"] for view in step["views"])

    told(tmp_path, story)


def test_whoever_saw_the_position_before_hears_what_changed_others_see_all(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb:
            step, _ = await both_seated(la, lb)
            assert la.changes == 0, "a game that begins is shown whole"
            await la.ask("talk", text="hello")  # a step of the log that shows nothing
            async with cleo.at(table) as lc:
                seen = await lc.hello()
                assert (seen["stands"], seen.get("since")) == (step["stands"], None)
                await (decide(la, step) if step["decisions"] else decide(lb, lb.last("step")))
                after = await lc.until("step")
                assert after["since"] == step["stands"]
                assert lc.changes == 1
                async with cleo.at(table) as again:
                    assert (await again.hello())["views"] == after["views"]

    told(tmp_path, story)


@mock.patch("hippodrome.table.chronicle.PAGE", 1000)
def test_whoever_returns_gets_what_they_missed_and_no_more(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb, cleo.at(table) as lc:
            await lc.hello()
            step, _ = await both_seated(la, lb)
            await play_on_together(la, lb, step, lb.last("step"))
            steps = [frame for frame in lb.frames if frame["type"] == "step"]
            whole = [line for step in steps for line in step["story"].get("1", [])]
            for seen in (steps[2], steps[len(steps) // 2], steps[-1]):
                missed = [
                    line
                    for step in steps
                    if step["sequence"] > seen["sequence"]
                    for line in step["story"]["1"]
                ]
                async with bob.at(table) as again:
                    back = await again.hello(after=seen["sequence"])
                    assert (back["fresh"], back["story"]["1"]) == (False, missed)
                    assert back["views"] == steps[-1]["views"]
            for unknown in (0, -5, 10**9):
                async with bob.at(table) as again:
                    back = await again.hello(after=unknown)
                    told, earlier = back["story"]["1"], back["earlier"]["1"]
                    assert back["fresh"]
                    assert len(told) < len(whole)
                    while earlier:
                        await again.send(
                            {"type": "recall", "request": 1, "seat": 1, "before": earlier}
                        )
                        page = await again.until("recalled")
                        told, earlier = [*page["story"], *told], page.get("earlier", 0)
                    assert told == whole
                    await again.send({"type": "recall", "request": 2, "seat": 0, "before": 9})
                    refused = await again.until("refused")
                    assert refused["why"]["key"] == "table-not-your-seat"

    told(tmp_path, story)


async def play_on_together(la: Line, lb: Line, first_a: Frame, first_b: Frame) -> None:
    await asyncio.gather(play_on(la, first_a), play_on(lb, first_b))


def test_a_restart_loses_nothing_and_the_gap_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann") as (ann,):
            table = await ann.lay(fill=["me", "me"])
            async with ann.at(table) as line:
                await line.hello()
                await line.ask("begin")
                seen = line.last("step")
                after = await decide(line, seen)
            cookie = ann.http.cookies["hippodrome"]
        async with serving(tmp_path) as address:
            ann = Visitor(address)
            ann.http.cookies.set("hippodrome", cookie)
            async with ann.at(table) as line:
                back = await line.hello(after=seen["sequence"])
                assert not back["fresh"]
                assert back["story"] == after["story"]
                assert back["views"] == after["views"]
                assert back["decisions"] == after["decisions"]
            await ann.http.aclose()

    asyncio.run(go())


def test_taking_back_begins_the_story_anew_for_everyone(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb:
            lines = {0: la, 1: lb}
            await both_seated(la, lb)
            steps = {0: la.last("step"), 1: lb.last("step")}
            while not any(view["undo"] for view in steps[0]["views"]):
                seat = steps[0]["awaited"][0]
                other = 1 - seat
                steps[seat] = await decide(lines[seat], steps[seat])
                steps[other] = await lines[other].until("step")
                assert steps[other]["sequence"] == steps[seat]["sequence"]
            seen = steps[1]["sequence"]
            async with bob.at(table) as early:
                await early.hello()
            assert (await la.ask("undo", seat=0))["type"] == "played"
            undone = la.last("step")
            assert undone["fresh"]
            assert not undone["views"][0]["undo"]
            bobs = await lb.until("step")
            assert bobs["fresh"]
            # Whoever saw what was taken back must not be told to go on from there.
            async with bob.at(table) as again:
                back = await again.hello(after=seen)
                assert (back["fresh"], back["story"]) == (True, bobs["story"])

    told(tmp_path, story)


def test_one_device_may_hold_several_seats(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay()
        async with ann.at(table) as line:
            await line.hello()
            for seat, name in enumerate(("Ann", "Grandpa")):
                assert (await line.ask("sit", seat=seat, name=name))["type"] == "played"
            await line.ask("begin")
            step = line.last("step")
            # While the device is passed round, it shows what spectators see.
            assert [view["seat"] for view in step["views"]] == [0, 1, -1]
            assert set(step["story"]) == {"0", "1", "-1"}
            assert [seat["name"] for seat in line.last("table")["seats"]] == ["Ann", "Grandpa"]
            await play_on(line, step)

    told(tmp_path, story)


def test_the_host_can_mute_and_show_out_a_watcher_who_never_spoke(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", "tipster"], begin=True)
        async with ann.at(table) as la, cleo.at(table) as lc:
            await la.hello()
            await lc.hello()
            there = await la.until("table", lambda frame: bool(frame["watchers"]))
            number = there["watchers"][0]["guest"]
            assert (await la.ask("mute", guest=number, muted=True))["type"] == "played"
            assert (await lc.ask("talk", text="Hello?"))["code"] == "table-muted"
            assert la.last("table")["watchers"][0].get("muted") is True
            assert (await la.ask("mute", guest=number, muted=False))["type"] == "played"
            assert (await lc.ask("talk", text="Hello!"))["type"] == "played"
            assert (await la.ask("kick", guest=number))["type"] == "played"
            assert await lc.closed() == 4403

    told(tmp_path, story)


def test_presence_chat_and_names_reach_everyone(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la:
            await la.hello()
            async with cleo.at(table) as lc:
                await lc.hello()
                there = await la.until("table", lambda frame: bool(frame["watchers"]))
                assert [one["name"] for one in there["watchers"]] == ["Cleo"]
                await lc.ask("talk", text="  Good   luck!\n")
                heard = await la.until("chat")
                assert (heard["name"], heard["text"]) == ("Cleo", "Good luck!")
            gone = await la.until("table", lambda frame: not frame["watchers"])
            assert [seat["present"] for seat in gone["seats"]] == [True, False]
        async with bob.at(table) as lb:
            await lb.hello()
            assert [frame["text"] for frame in lb.frames if frame["type"] == "chat"] == [
                "Good luck!"
            ]
            assert [seat["present"] for seat in lb.last("table")["seats"]] == [False, False]

    told(tmp_path, story)


def test_the_host_may_mute_and_show_the_door(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb:
            await both_seated(la, lb)
            number = la.last("table")["seats"][1]["guest"]
            assert (await lb.ask("kick", guest=number))["code"] == "table-host-only"
            assert (await la.ask("mute", guest=number, muted=True))["type"] == "played"
            assert (await lb.ask("talk", text="hm"))["code"] == "table-muted"
            assert lb.last("table")["muted"] is True
            assert (await la.ask("kick", guest="nobody"))["code"] == "unknown-guest"
            assert (await la.ask("kick", guest=number))["type"] == "played"
            assert await lb.closed() == 4403
            assert lb.last("refused")["code"] == "table-removed"
            seats = la.last("table")["seats"]
            assert (seats[1]["name"], seats[1]["bot"], seats[1]["guest"]) == ("Bob", "tipster", "")
        async with bob.at(table) as lb:
            await lb.send({"type": "hello"})
            assert await lb.closed() == 4403
            assert lb.last("refused")["code"] == "table-removed"
        assert (await bob.http.get(f"/api/tables/{table}")).status_code == 403

    told(tmp_path, story)


def test_spectators_leave_where_the_host_wants_none(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""], watchable=False, public=True)
        async with ann.at(table) as la, bob.at(table) as lb, cleo.at(table) as lc:
            await lc.hello()
            assert lc.last("step")["views"] == []
            await both_seated(la, lb)
            assert await lc.closed() == 4403
            assert lc.last("refused")["code"] == "not-watchable"
            assert all(not step["views"] for step in lc.frames if step["type"] == "step")
        async with cleo.at(table) as lc:
            await lc.send({"type": "hello"})
            assert await lc.closed() == 4403
        lobby = (await cleo.http.get("/api/lobby")).json()
        assert table not in {line["id"] for line in lobby["playing"]}

    told(tmp_path, story)


def test_a_bot_takes_over_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", "me"], pace=10_000)
        async with ann.at(table) as line:
            await line.hello()
            await line.ask("begin")
            seat = line.last("step")["decisions"][0]["seat"]
            assert (await line.ask("take-over", seat=seat))["type"] == "played"
            assert all(one["seat"] != seat for one in line.last("step")["decisions"])
            assert line.last("table")["seats"][seat]["bot"] == "tipster"
            assert (await line.ask("hand-back", seat=seat))["type"] == "played"
            assert line.last("step")["decisions"][0]["seat"] == seat
            assert not line.last("step")["fresh"]
            assert (await line.ask("abandon"))["type"] == "played"
            assert line.last("table")["phase"] == "abandoned"
            assert line.last("step")["decisions"] == []

    told(tmp_path, story)


def test_a_clock_is_shown_with_the_decision(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", "me"], clock=90, begin=True)
        async with ann.at(table) as line:
            step = await line.hello()
            decision = step["decisions"][0]
            assert 0 < decision["deadline"] - step["now"] <= 90_000

    told(tmp_path, story)


def test_a_server_without_the_short_way_serves_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any ASGI server will do: frames then go the long way round."""
    monkeypatch.setattr("hippodrome.server.running.TableProtocol", WebSocketsSansIOProtocol)

    async def story(ann: Visitor, bob: Visitor, _cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb:
            first_a, first_b = await both_seated(la, lb)
            end_a, end_b = await asyncio.gather(play_on(la, first_a), play_on(lb, first_b))
            assert end_a["sequence"] == end_b["sequence"]
            assert (await la.found("revealed")) == (await lb.found("revealed"))

    told(tmp_path, story)


def test_whom_the_host_showed_out_sees_no_replay_and_a_closed_door_holds_for_fresh_cookies(
    tmp_path: Path,
) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", "tipster"], begin=True)
        replay = f"/api/tables/{table}/replay"
        async with ann.at(table) as la, bob.at(table) as lb, cleo.at(table) as lc:
            await lb.hello()
            await lc.hello()
            step = await la.hello()
            state = la.last("table")
            number = next(one["guest"] for one in state["watchers"] if one["name"] == "Bob")
            assert (await la.ask("kick", guest=number))["type"] == "played"
            assert await lb.closed() == 4403
            await play_on(la, step)
            assert (await cleo.http.get(replay)).status_code == 200
            for path in (replay, f"/api/tables/{table}/transcript", f"/api/tables/{table}"):
                answer = await bob.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (403, "table-removed")
            assert (await lc.ask("set-door", closed=True))["code"] == "table-host-only"
            assert (await la.ask("set-door", closed=True))["type"] == "played"
            assert await lc.closed() == 4403
            assert lc.last("refused")["code"] == "table-door-closed"
        fresh = await Visitor(bob.address).come_in("Bob")
        for visitor in (fresh, cleo):
            answer = await visitor.http.get(replay)
            assert (answer.status_code, answer.json()["code"]) == (403, "table-door-closed")
            async with visitor.at(table) as line:
                await line.send({"type": "hello"})
                assert await line.closed() == 4403
        assert (await ann.http.get(replay)).status_code == 200
        await fresh.http.aclose()

    told(tmp_path, story)
