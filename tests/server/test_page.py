"""How the page is served: its own addresses, lifetimes, types, safe headers and cookies."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from hippodrome.server.guests import fresh_token
from tests.server.visitors import serving

SCRIPT = "console.log('hooves');\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Built</title>")
    (page / "assets" / "main-abc123.js").write_text(SCRIPT)
    (page / "assets" / "face.woff2").write_bytes(bytes(2000))
    (page / "silk.svg").write_text("<svg/>")
    return page


def visited(
    folder: Path, page: Path | None, visit: Callable[[httpx.AsyncClient], Awaitable[None]]
) -> None:
    async def go() -> None:
        async with serving(folder / "data", page) as address, client(address) as browser:
            await visit(browser)

    asyncio.run(go())


def client(address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=address)


def test_every_address_of_the_page_shows_the_page(tmp_path: Path, built: Path) -> None:
    async def visit(browser: httpx.AsyncClient) -> None:
        for path in ("/", "/table/abc-_9", "/replay/abc", "/rules/ticket"):
            answer = await browser.get(path)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            assert "Built" in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            again = await browser.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert (await browser.head(path)).status_code == 200

    visited(tmp_path, built, visit)


def test_assets_are_kept_for_ever_and_sent_compressed(tmp_path: Path, built: Path) -> None:
    async def visit(browser: httpx.AsyncClient) -> None:
        script = await browser.get("/assets/main-abc123.js")
        assert script.text == SCRIPT
        assert script.headers["content-encoding"] == "gzip"
        assert int(script.headers["content-length"]) == len(gzip.compress(SCRIPT.encode()))
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        plain = await browser.get("/assets/main-abc123.js", headers={"accept-encoding": "br"})
        assert (plain.text, "content-encoding" in plain.headers) == (SCRIPT, False)
        face = await browser.get("/assets/face.woff2")
        assert face.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in face.headers
        assert (await browser.get("/silk.svg")).headers["content-type"].startswith("image/svg+xml")

    visited(tmp_path, built, visit)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/nothing",
        "/../pyproject.toml",
        "/%2e%2e/secret",
        "/assets/..%2f..%2fsecret",
        "/index.html/",
    ],
)
def test_nothing_outside_the_page_can_be_reached(tmp_path: Path, built: Path, path: str) -> None:
    (tmp_path / "secret").write_text("secret")

    async def visit(browser: httpx.AsyncClient) -> None:
        answer = await browser.get(path)
        assert "secret" not in answer.text
        assert answer.status_code == (200 if path == "/index.html/" else 404)

    visited(tmp_path, built, visit)


def test_an_unknown_address_is_a_page_in_words_and_a_sentence_for_programs(
    tmp_path: Path, built: Path
) -> None:
    async def visit(browser: httpx.AsyncClient) -> None:
        person = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        for path in ("/nothing", "/rulez/ticket"):
            page = await browser.get(path, headers=person)
            assert (page.status_code, "Built" in page.text) == (404, True)
            again = await browser.get(
                path, headers={**person, "if-none-match": page.headers["etag"]}
            )
            assert again.status_code == 404
        assert (await browser.get("/record", headers=person)).status_code == 200
        for path in ("/api/nothing", "/assets/gone.js"):
            answer = await browser.get(path, headers=person)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert (await browser.get("/nothing")).json()["why"]["key"] == "server-not-found"

    visited(tmp_path, built, visit)


def test_every_answer_carries_the_safe_headers(tmp_path: Path, built: Path) -> None:
    async def visit(browser: httpx.AsyncClient) -> None:
        for method, path in [
            ("GET", "/"),
            ("GET", "/api/lobby"),
            ("GET", "/schema"),
            ("GET", "/nothing"),
            ("DELETE", "/api/lobby"),
            ("POST", "/api/name"),
        ]:
            headers = (await browser.request(method, path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy, path
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
        assert (await browser.get("/api/lobby")).headers["cache-control"] == "no-store"

    visited(tmp_path, built, visit)


def test_a_new_browser_gets_one_cookie_that_scripts_cannot_read(
    tmp_path: Path, built: Path
) -> None:
    async def visit(browser: httpx.AsyncClient) -> None:
        for path in ("/assets/main-abc123.js", "/silk.svg", "/schema", "/api/health"):
            assert "set-cookie" not in (await browser.get(path)).headers
        given = (await browser.get("/table/abc")).headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
            assert part in given
        assert "Secure" not in given  # plain http: the browser would throw it away
        assert "set-cookie" not in (await browser.get("/api/lobby")).headers
        assert (await browser.post("/api/name", json={"name": "Ann"})).status_code == 200

    visited(tmp_path, built, visit)


def test_cookies_of_other_servers_on_the_machine_cost_nobody_their_own(
    tmp_path: Path, built: Path
) -> None:
    """A browser sends those of every port, and some are written as no standard knows."""

    async def visit(browser: httpx.AsyncClient) -> None:
        token = fresh_token()
        mine = {"cookie": f"hippodrome={token}"}
        assert (await browser.post("/api/name", json={"name": "Ann"}, headers=mine)).is_success
        strange = ('prefs={"a": 1}', "x=a b", "list[0]=1", "path", "=", "hippodrome=short")
        for before in strange:
            cookies = {"cookie": f"{before}; hippodrome={token}; {before}"}
            answer = await browser.get("/api/lobby", headers=cookies)
            assert "set-cookie" not in answer.headers
            assert answer.json()["name"] == "Ann"

    visited(tmp_path, built, visit)


@pytest.mark.parametrize(("language", "word"), [("fr-FR,fr", "construite"), ("de", "built")])
def test_without_a_built_page_the_server_says_what_to_do(
    tmp_path: Path, language: str, word: str
) -> None:
    async def visit(browser: httpx.AsyncClient) -> None:
        answer = await browser.get("/table/x", headers={"accept-language": language})
        assert answer.status_code == 200
        assert word in answer.text
        assert "make page" in answer.text
        assert (await browser.get("/api/health")).status_code == 200

    visited(tmp_path, None, visit)
