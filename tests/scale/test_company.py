"""People at one table through two processes: they see, hear, name and remove each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from hippodrome.server.rates import NAMES, Limit, Rate
from tests.scale.companies import serving_over, tell
from tests.scale.servers import Nats, Postgres
from tests.server.visitors import Frame, Line, Visitor, visitors


def seat(frame: Frame, name: str) -> dict[str, Any]:
    return next((one for one in frame["seats"] if one["name"] == name), {})


async def shown(line: Line, fits: Callable[[Frame], bool]) -> Frame:
    """Give the table as a page has it once something is true of it."""
    tables = [frame for frame in line.frames if frame["type"] == "table"]
    return tables[-1] if tables and fits(tables[-1]) else await line.until("table", fits)


def watching(frame: Frame) -> list[str]:
    return [one["name"] for one in frame["watchers"]]


def test_everybody_is_seen_heard_named_and_removed_across_processes(
    postgres: Postgres, nats: Nats
) -> None:
    address = postgres.fresh()

    async def story() -> None:
        async with (
            serving_over(address, nats.address) as one,
            serving_over(address, nats.address) as two,
            visitors(one, "Ann") as (ann,),
            visitors(two, "Bob", "Cleo") as (bob, cleo),
        ):
            table = await ann.lay(fill=["me", ""], watchable=True)
            async with ann.at(table) as hers, bob.at(table) as his, cleo.at(table) as cleos:
                for line in (hers, his, cleos):
                    await line.send({"type": "hello", "after": 0})
                answer = await his.ask("sit", seat=1, name="", nonce="b")
                assert answer["type"] == "played"
                # Ann, at the other process, sees who has sat down, is here and watches.
                await shown(hers, lambda one: seat(one, "Bob").get("present", False))
                await shown(hers, lambda one: watching(one) == ["Cleo"])
                await shown(his, lambda one: seat(one, "Ann").get("present", False))
                assert (await his.ask("talk", text="Good luck!"))["type"] == "played"
                said = await hers.found("chat")
                assert (said["name"], said["text"]) == ("Bob", "Good luck!")
                assert (await cleo.http.post("/api/name", json={"name": "Clio"})).status_code == 200
                here = await shown(hers, lambda one: watching(one) == ["Clio"])
                # She removes a watcher whom another process serves.
                number = here["watchers"][0]["guest"]
                assert (await hers.ask("kick", guest=number))["type"] == "played"
                assert await cleos.closed() == 4403
                await shown(hers, lambda one: watching(one) == [])
                assert (await hers.ask("begin"))["type"] == "played"
                await shown(his, lambda one: bool(one["phase"] == "playing"))
            state = (await bob.http.get(f"/api/tables/{table}")).json()
            assert state["phase"] == "playing"

    tell(story)


def test_those_of_a_process_that_says_goodbye_or_nothing_are_gone(
    postgres: Postgres, nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.fresh()
    monkeypatch.setattr("hippodrome.table.neighbours.BEAT_EVERY", 0.2)
    monkeypatch.setattr("hippodrome.server.company.FORGOTTEN_AFTER", 1000)

    async def story() -> None:
        async with serving_over(address, nats.address) as one, visitors(one, "Ann") as (ann,):
            table = await ann.lay(fill=["me", ""], watchable=True)
            async with ann.at(table) as hers:
                await hers.send({"type": "hello", "after": 0})
                for silent in (False, True):
                    async with (
                        serving_over(address, nats.address) as two,
                        visitors(two, "Bob") as (bob,),
                        bob.at(table) as his,
                    ):
                        await his.send({"type": "hello", "after": 0})
                        await shown(hers, lambda one: watching(one) == ["Bob"])
                        if silent:
                            monkeypatch.setattr(
                                "hippodrome.table.nats_bus.NatsBus.say", lambda *_: None
                            )
                            await shown(hers, lambda one: watching(one) == [])
                    if not silent:
                        await shown(hers, lambda one: watching(one) == [])

    tell(story)


def test_what_is_bounded_is_bounded_for_all_processes_together(
    postgres: Postgres, nats: Nats
) -> None:
    address = postgres.fresh()
    limits = {NAMES: Limit(Rate(4, 0.001), Rate(100, 1.0))}

    async def story() -> None:
        async with (
            serving_over(address, nats.address, limits=limits) as one,
            serving_over(address, nats.address, limits=limits) as two,
            visitors(one, "Ann") as (ann,),
        ):
            there = Visitor(two)
            there.http.cookies.set("hippodrome", ann.http.cookies["hippodrome"])
            found = []
            for number in range(8):
                asking = (ann, there)[number % 2].http
                found.append((await asking.post("/api/name", json={"name": "A"})).status_code)
                await asyncio.sleep(0.05)
            assert found[0] == 200
            assert found[-2:] == [429, 429]
            assert found.count(200) <= 4, found
            await there.http.aclose()

    tell(story)


def test_ready_says_no_before_the_end_and_health_does_not(postgres: Postgres) -> None:
    address = postgres.fresh()

    async def story() -> None:
        async with serving_over(address) as one, visitors(one, "Ann") as (ann,):
            async with asyncio.timeout(10):
                while (await ann.http.get("/ready")).status_code != 200:
                    await asyncio.sleep(0.05)
            assert (await ann.http.get("/health")).json()["writes"]
            ann_ready = await ann.http.get("/api/ready")
            assert ann_ready.status_code == 200

    tell(story)
