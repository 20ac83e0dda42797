"""What strangers send gets a refusal, and never a traceback."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from hippodrome.server.security import Names
from hippodrome.table.writer import Writer
from tests.server.visitors import LOOPS, run_on, serving, visitors

JSON = {"content-type": "application/json"}


@pytest.fixture(autouse=True, params=LOOPS)
def loop(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever loop a server runs on."""
    run_on(request.param, monkeypatch)


@pytest.mark.parametrize(
    ("headers", "body", "status", "code"),
    [
        ({"origin": "http://["}, b'{"name": "Ann"}', 403, "wrong-origin"),
        ({"origin": "http://[::1"}, b'{"name": "Ann"}', 403, "wrong-origin"),
        ({}, b"[" * 5000, 400, "malformed"),
        ({}, b'{"name": ' + b"[" * 5000, 400, "malformed"),
        ({}, b'{"name": "\xff\xfe"}', 400, "malformed"),
        ({}, b'{"name": "\\ud800"}', 400, "malformed"),
        ({}, b"\xff", 400, "malformed"),
        ({"host": "elsewhere.example"}, b'{"name": "Ann"}', 421, "wrong-host"),
        ({"host": "["}, b'{"name": "Ann"}', 421, "wrong-host"),
        ({"cookie": 'hippodrome="\xff'}, b'{"name": "Ann"}', 401, "no-guest"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_nonsense_over_http_is_refused(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    headers: dict[str, str],
    body: bytes,
    status: int,
    code: str,
) -> None:
    async def go() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann") as (ann,):
            sent = [
                (name.encode(), value.encode("latin-1"))
                for name, value in {**JSON, **headers}.items()
            ]
            answer = await ann.http.post("/api/name", content=body, headers=sent)
            assert (answer.status_code, answer.json()["code"]) == (status, code)

    asyncio.run(go())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "path",
    ["/api/tables/%ff%fe", "/api/rules/%ff/en", "/%ff", "/api/tables/%00/replay", "/%2e%2e/"],
)
def test_nonsense_in_an_address_leads_nowhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    async def go() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann") as (ann,):
            assert (await ann.http.get(path)).status_code == 404

    asyncio.run(go())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_socket_for_another_host_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann") as (ann,):
            table = await ann.lay()
            for headers in ({"Origin": "http://["}, {"Origin": "http://evil.example"}):
                with pytest.raises(InvalidStatus) as refused:
                    async with ann.at(table, **headers):
                        pass
                answer = refused.value.response
                assert answer.status_code == 403
                assert json.loads(answer.body or b"")["code"] == "wrong-origin"

    asyncio.run(go())


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8080", True),
        ("[::1]:8080", True),
        ("192.168.1.7", True),
        ("localhost:1", True),
        ("games.localhost", True),
        ("Play.Example.Org", True),
        ("play.example.org.:443", True),
        ("", True),
        ("evil.example", False),
        ("play.example.org.evil.example", False),
        ("127.0.0.1.evil.example:8080", False),
        ("[", False),
    ],
)
def test_a_server_answers_to_its_addresses_and_names(host: str, known: bool) -> None:
    assert Names(["play.example.org"]).know(host) is known


def test_a_house_that_cannot_write_says_so_to_whoever_watches_over_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann") as (ann,):
            healthy = await ann.http.get("/api/health")
            assert (healthy.status_code, healthy.json()["writes"]) == (200, True)
            with monkeypatch.context() as patch:
                patch.setattr(Writer, "_commit", full)
                answer = await ann.http.post("/api/tables", json={"game": "ticket", "seats": 2})
                assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")
                assert answer.headers["retry-after"] == "10"
                ill = await ann.http.get("/api/health")
                assert (ill.status_code, ill.json()["writes"]) == (503, False)
            await ann.lay()
            assert (await ann.http.get("/api/health")).status_code == 200

    asyncio.run(go())


def full(*_: Any) -> None:
    raise OSError(28, "No space left on device")
