"""How often anyone may ask: a sentence and when to try again, by guest and by address."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hippodrome.server.rates import CHAT, LIMITS, LOBBY, TABLES, Buckets, Rate, Rates, TooManyError
from tests.server.test_table import told
from tests.server.visitors import Visitor, serving, visitors


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def asked(rates: Rates, what: str, guest: str, address: str, times: int) -> int:
    """Ask so many times; give how many were allowed."""
    allowed = 0
    for _ in range(times):
        try:
            rates.take(what, guest, address)
            allowed += 1
        except TooManyError:
            pass
    return allowed


def test_a_guest_is_limited_and_hears_when_to_ask_again() -> None:
    clock = Clock()
    rates = Rates(clock=clock)
    assert asked(rates, TABLES, "ann", "home", 50) == LIMITS[TABLES].guest.burst
    with pytest.raises(TooManyError) as refused:
        rates.take(TABLES, "ann", "home")
    assert refused.value.after == 30
    assert "30 seconds" in str(refused.value)
    rates.take(TABLES, "bob", "home")
    clock.at += 30
    rates.take(TABLES, "ann", "home")


def test_fresh_cookies_do_not_help_an_address() -> None:
    rates = Rates(clock=Clock())
    allowed = sum(asked(rates, TABLES, f"guest {number}", "flood", 1) for number in range(500))
    assert allowed == LIMITS[TABLES].address.burst
    assert asked(rates, TABLES, "", "flood", 1) == 0
    assert asked(rates, TABLES, "ann", "home", 1) == 1


def test_a_refused_request_costs_nobody_anything() -> None:
    rates = Rates(clock=Clock())
    asked(rates, CHAT, "loud", "home", 1000)
    burst = LIMITS[CHAT].guest.burst
    assert asked(rates, CHAT, "quiet", "home", burst) == burst


def test_a_family_behind_one_address_has_enough() -> None:
    clock = Clock()
    rates = Rates(clock=clock)
    for _ in range(60):  # ten minutes of eight pages that look every ten seconds
        for guest in range(8):
            rates.take(LOBBY, str(guest), "home")
        clock.at += 10


def test_what_is_remembered_is_bounded() -> None:
    buckets = Buckets(Rate(1, 1.0), Clock(), most=10)
    for number in range(100):
        buckets.of(str(number)).take()
    assert len(buckets._known) == 10


def test_every_limit_over_http_is_a_sentence_with_a_time(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            serving(tmp_path, patient=False) as address,
            visitors(address, "Ann", "Bob") as (ann, bob),
        ):
            wish = {"game": "ticket", "seats": 2, "pack": "tiny"}
            for method, path, body in (
                ("POST", "/api/tables", wish),
                ("POST", "/api/name", {"name": "Ann"}),
                ("GET", "/api/lobby", None),
                ("GET", "/api/tables/nowhere/replay", None),
            ):
                for _ in range(60):
                    answer = await ann.http.request(method, path, json=body)
                    if answer.status_code == 429:
                        break
                assert (answer.status_code, answer.json()["code"]) == (429, "too-many"), path
                assert int(answer.headers["retry-after"]) >= 1
                assert answer.json()["why"]["params"]["seconds"] >= 1
                assert (await bob.http.request(method, path, json=body)).status_code != 429

    asyncio.run(go())


def test_chat_is_limited_by_guest_and_not_by_window(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay()
        async with bob.at(table) as one, bob.at(table) as two, ann.at(table) as quiet:
            for line in (one, two, quiet):
                await line.hello()
            said = [
                (await line.ask("talk", text="hello"))["type"]
                for _ in range(8)
                for line in (one, two)
            ]
            assert said.count("played") in (8, 9)
            refused = next(frame for frame in two.frames if frame["type"] == "refused")
            assert (refused["code"], refused["why"]["params"]["what"]) == ("too-many", "chat")
            assert (await quiet.ask("talk", text="hello"))["type"] == "played"

    told(tmp_path, story, patient=False)


def test_opening_a_table_again_and_again_is_refused_with_a_code_pages_wait_after(
    tmp_path: Path,
) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay()
        for _ in range(60):
            async with bob.at(table) as line:
                await line.send({"type": "hello"})
                first = await line.receive()
                if first["type"] == "refused":
                    assert await line.closed() == 4429
                    break
        assert (first["code"], first["why"]["params"]["what"]) == ("too-many", "sockets")
        async with cleo.at(table) as line:
            await line.hello()

    told(tmp_path, story, patient=False)


@pytest.mark.parametrize(
    ("proxies", "known_as"), [((), "127.0.0.1"), (("127.0.0.1",), "192.0.2.9")]
)
def test_only_a_named_proxy_may_say_whom_it_speaks_for(
    tmp_path: Path, proxies: tuple[str, ...], known_as: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(Rates, "take", lambda *asked: seen.append(asked[-1]))

    async def go() -> None:
        async with serving(tmp_path, proxies=proxies) as address:
            visitor = Visitor(address)
            await visitor.http.get("/api/lobby", headers={"x-forwarded-for": "10.0.0.1, 192.0.2.9"})
            await visitor.http.aclose()

    asyncio.run(go())
    assert seen == [known_as]
