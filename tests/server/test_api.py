"""The HTTP API: what it describes is what it does, whatever it is sent."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from hippodrome.words import words
from tests.server.visitors import Visitor, serving, visitors

EXAMPLES = 25
"""Requests of each kind that schemathesis makes up."""


@contextmanager
def served_in_a_thread(folder: Path) -> Iterator[str]:
    """Run a server in a loop of its own, for tests that know no loop."""
    found: list[str] = []
    ready, over = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving(folder) as address:
            found.append(address)
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(20)
    try:
        yield found[0]
    finally:
        over.set()
        thread.join(20)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served_in_a_thread(tmp_path_factory.mktemp("api")) as found:
        yield found


@pytest.fixture(scope="module")
def described(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/schema")


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_api_keeps_to_its_description(case: Any) -> None:
    # What fits the description may still be no table of any game: that is a sentence, too.
    sensible = [schemathesis.checks.positive_data_acceptance]
    cookie = {"Cookie": f"hippodrome={'A' * 43}"}
    case.call_and_validate(headers=cookie, excluded_checks=sensible)


def test_the_description_names_every_address(address: str) -> None:
    async def look() -> dict[str, Any]:
        async with visitors(address, "Ann") as (ann,):
            answer = await ann.http.get("/schema")
            found: dict[str, Any] = answer.json()
            return found

    description = asyncio.run(look())
    assert description["openapi"].startswith("3.1")
    assert set(description["paths"]) == {
        "/health",
        "/ready",
        "/api/health",
        "/api/ready",
        "/api/lobby",
        "/api/lobby/{phase}",
        "/api/me",
        "/api/name",
        "/api/silk",
        "/api/record",
        "/api/record/export",
        "/api/record/forget",
        "/api/brief/{game}",
        "/api/examples/{game}",
        "/api/lessons",
        "/api/puzzles",
        "/api/puzzles/{game}/{number}",
        "/api/puzzles/{game}/{number}/try",
        "/api/options/{game}/{language}",
        "/api/rules/{game}/{language}",
        "/api/words/{game}/{language}",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/replay",
        "/api/tables/{table_id}/transcript",
        "/api/tables/{table_id}/retrospect",
        "/api/tables/{table_id}/review",
        "/api/tables/{table_id}/why/{after}",
        "/api/tables/{table_id}/whatif",
        "/api/tables/{table_id}/whatif/again",
    }


def test_a_table_goes_through_the_lobby(address: str) -> None:
    async def go() -> None:
        async with visitors(address, "Ann", "Bob") as (ann, bob):
            shown = await ann.lay(title="Sunday", public=True, fill=["me", ""])
            hidden = await ann.lay(title="Family")
            assert {line["id"] for line in (await lobby(ann))["mine"]} == {shown, hidden}
            seen = await lobby(bob)
            assert seen["name"] == "Bob"
            found = [line for line in seen["open"] if line["id"] == shown]
            assert [(line["title"], line["phase"]) for line in found] == [("Sunday", "gathering")]
            assert hidden not in json.dumps(seen)
            table = (await bob.http.get(f"/api/tables/{hidden}")).json()
            assert (table["title"], table["phase"], table["host"]) == ("Family", "gathering", False)
            table = (await ann.http.get(f"/api/tables/{shown}")).json()
            assert table["host"] is True
            assert [(seat["name"], seat["mine"]) for seat in table["seats"]] == [
                ("Ann", True),
                ("", False),
            ]

    asyncio.run(go())


async def lobby(visitor: Visitor) -> Any:
    return (await visitor.http.get("/api/lobby")).json()


def test_a_table_full_of_bots_plays_itself_and_can_be_replayed(address: str) -> None:
    async def go() -> None:
        async with visitors(address, "Ann") as (ann,):
            table = await ann.lay(fill=["tipster", "gambler"], begin=True, public=True)
            early = await ann.http.get(f"/api/tables/{table}/replay")
            assert (early.status_code, early.json()["code"]) == (404, "no-replay")
            async with ann.at(table) as line:
                await line.hello()
                await line.until("revealed")
            replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
            assert replay["steps"][-1]["looks"]["-1"]["over"] is True
            plain = await ann.http.get(
                f"/api/tables/{table}/replay", headers={"accept-encoding": "identity"}
            )
            assert plain.json() == replay
            written = await ann.http.get(f"/api/tables/{table}/transcript")
            assert written.text == replay["transcript"]
            assert "attachment" in written.headers["content-disposition"]
            assert table in {line["id"] for line in (await lobby(ann))["finished"]}

    asyncio.run(go())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_come_whole_and_by_paragraph(address: str, language: str) -> None:
    async def go() -> None:
        async with visitors(address, "Ann") as (ann,):
            rules = (await ann.http.get(f"/api/rules/ticket/{language}")).json()
            numbers = [paragraph["number"] for paragraph in rules["paragraphs"]]
            assert "T4.7" in numbers
            assert all(f"**{number}**" in rules["text"] for number in numbers)

    asyncio.run(go())


def test_the_options_come_with_what_house_rules_change(address: str) -> None:
    async def go() -> None:
        async with visitors(address, "Ann") as (ann,):
            told = (await ann.http.get("/api/options/ascot/fr")).json()
            options = {option["name"]: option for option in told["options"]}
            smaller = options["smaller"]
            assert smaller["ruling"] == "A10.9"
            assert smaller["explained"] == words("fr").say("ascot-option-smaller")
            assert smaller["allowed"]["4"] == [0, 1]
            assert [choice["label"] for choice in smaller["choices"]] == ["non", "oui"]
            assert ["effect" in choice for choice in smaller["choices"]] == [False, True]

    asyncio.run(go())


BAD_TABLES: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess", "seats": 2}, 404, "setup-unknown-game"),
    ({"game": "ticket", "seats": 99}, 400, "setup-wrong-seats"),
    ({"game": "ticket", "seats": 2, "pack": "../../secret"}, 400, "setup-unknown-pack"),
    ({"game": "ticket", "seats": 2, "pack": "/etc/some.toml"}, 400, "setup-unknown-pack"),
    ({"game": "ticket", "seats": 2, "options": {"races": 10**40}}, 400, "setup-bad-choice"),
    ({"game": "ticket", "seats": 2, "options": {"speed": 1}}, 400, "setup-unknown-option"),
    ({"game": "ticket", "seats": 2, "fill": ["me", "robot"]}, 400, "setup-unknown-bot"),
    ({"game": "ticket", "seats": 2, "fill": ["", "", "me"]}, 400, "table-no-such-seat"),
    ({"game": "ticket", "seats": 2, "fill": ["me"], "begin": True}, 400, "table-seats-empty"),
    ({"game": "ticket", "seats": 2, "clock": -1}, 400, "table-bad-clock"),
    ({"game": "ticket", "seats": "two"}, 400, "malformed"),
    ({"seats": 2}, 400, "malformed"),
    ({"game": "ticket", "seats": 2, "title": "x" * 9000}, 413, "too-large"),
]


@pytest.mark.parametrize(("wish", "status", "code"), BAD_TABLES)
def test_a_table_that_cannot_be_laid_says_why(
    address: str, wish: dict[str, Any], status: int, code: str
) -> None:
    async def go() -> None:
        async with visitors(address, "Ann") as (ann,):
            before = (await ann.http.get("/api/health")).json()["tables"]
            answer = await ann.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert (await ann.http.get("/api/health")).json()["tables"] == before

    asyncio.run(go())


def test_requests_of_nobody_and_of_other_sites_are_refused(address: str) -> None:
    async def go() -> None:
        async with visitors(address, "Ann") as (ann,):
            nobody = Visitor(address)
            wish = {"game": "ticket", "seats": 2}
            answer = await nobody.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")
            await nobody.http.aclose()
            foreign = {"Origin": "https://elsewhere.example"}
            answer = await ann.http.post("/api/tables", json=wish, headers=foreign)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
            own = {"Origin": address}
            answer = await ann.http.post("/api/tables", json=wish, headers=own)
            assert answer.status_code == 201

    asyncio.run(go())


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/tables/nowhere", 404, "table-unknown"),
        ("GET", "/api/tables/nowhere/replay", 404, "table-unknown"),
        ("GET", "/api/tables/nowhere/transcript", 404, "table-unknown"),
        ("GET", "/api/rules/chess/en", 404, "setup-unknown-game"),
        ("GET", "/api/rules/ticket/de", 404, "unknown-language"),
        ("GET", "/api/options/chess/en", 404, "setup-unknown-game"),
        ("GET", "/api/options/ticket/de", 404, "unknown-language"),
        ("GET", "/api/words/chess/en", 404, "setup-unknown-game"),
        ("GET", "/api/words/ticket/de", 404, "unknown-language"),
        ("GET", "/api/nothing", 404, "not-found"),
        ("DELETE", "/api/lobby", 405, "wrong-method"),
    ],
)
def test_an_address_that_leads_nowhere_says_so(
    address: str, method: str, path: str, status: int, code: str
) -> None:
    async def go() -> None:
        async with visitors(address, "Ann") as (ann,):
            answer = await ann.http.request(method, path)
            assert (answer.status_code, answer.json()["code"]) == (status, code)

    asyncio.run(go())


def test_a_name_is_cleaned_and_remembered(address: str) -> None:
    async def go() -> None:
        async with visitors(address, "Ann") as (ann,):
            answer = await ann.http.post("/api/name", json={"name": "  Zoé\n\x00 de   Vry  " * 9})
            assert answer.json()["name"] == (await lobby(ann))["name"]
            assert len(answer.json()["name"]) <= 24
            assert "\n" not in answer.json()["name"]
            await ann.http.post("/api/name", json={"name": " "})
            assert (await lobby(ann))["name"] == ""

    asyncio.run(go())


def test_a_name_nobody_can_see_is_refused(address: str) -> None:
    async def go() -> None:
        async with visitors(address, "Ann") as (ann,):
            answer = await ann.http.post("/api/name", json={"name": "\u3164\u200b"})
            assert (answer.status_code, answer.json()["code"]) == (400, "name-unseen")
            assert (await lobby(ann))["name"] == "Ann"

    asyncio.run(go())


def test_the_lobby_goes_on_by_pages_and_by_game(tmp_path: Path) -> None:
    """Fifty new tables hide nobody's: every one can be reached."""

    async def go() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann") as (ann,):
            early = await ann.lay(title="early", public=True, game="ascot", pack="standard")
            crowd = [await Visitor(address).come_in() for _ in range(10)]
            for visitor in crowd:
                for _ in range(5):
                    await visitor.lay(public=True)
            first = await lobby(ann)
            assert len(first["open"]) == 20
            assert early not in {one["id"] for one in first["open"]}
            found, after = list(first["open"]), first["after"]["gathering"]
            assert set(first["after"]) == {"gathering"}
            while after:
                where = {"after": after}
                page = (await ann.http.get("/api/lobby/gathering", params=where)).json()
                found += page["lines"]
                after = page.get("after", "")
            assert len({one["id"] for one in found}) == len(found) == 51
            assert found[-1]["id"] == early
            only = (await ann.http.get("/api/lobby", params={"game": "ascot"})).json()
            assert [one["id"] for one in only["open"]] == [early]
            assert "after" not in only
            for visitor in crowd:
                await visitor.http.aclose()

    asyncio.run(go())


def test_nobody_fills_the_lobby_alone(address: str) -> None:
    async def go() -> None:
        async with visitors(address, "Ann") as (ann,):
            for _ in range(5):
                await ann.lay(public=True)
            wish = {"game": "ticket", "seats": 2, "public": True}
            answer = await ann.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (409, "open-tables")
            await ann.lay(public=False)
            await ann.lay(public=True, fill=["me", "tipster"], begin=True)

    asyncio.run(go())


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ("nonsense", 404, "not-found"),
        ("abandoned", 404, "not-found"),
        ("playing?after=x", 400, "malformed"),
        (f"playing?after={'9' * 40}.x", 400, "malformed"),
        ("playing?after=-1.x", 400, "malformed"),
    ],
)
def test_a_page_of_the_lobby_that_cannot_be_is_refused(
    address: str, asked: str, status: int, code: str
) -> None:
    async def go() -> None:
        async with visitors(address, "Ann") as (ann,):
            answer = await ann.http.get(f"/api/lobby/{asked}")
            assert (answer.status_code, answer.json()["code"]) == (status, code)

    asyncio.run(go())
