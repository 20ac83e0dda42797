"""The page's types are those of the wire, and the built page is light enough."""

import gzip
import re
from pathlib import Path

import pytest

from hippodrome.games import GAMES
from hippodrome.server.typescript import page_types
from hippodrome.table.pacing import LONGEST_STAGE

ROOT = Path(__file__).parents[1]
WRITTEN = ROOT / "web" / "src" / "wire.ts"
BUILT = ROOT / "src" / "hippodrome" / "server" / "page"
FIRST_LOAD = 150_000
"""Bytes a first visit may cost: the page, its scripts, styles and letters."""


def test_the_written_types_are_those_of_the_wire() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == page_types(), "run `make page-types`"


def test_what_may_be_left_out_of_the_json_is_optional_in_the_page() -> None:
    types = page_types()
    assert "export interface Refusal {\n  readonly type: 'refused'\n" in types
    assert "readonly paragraph?: string | null" in types
    assert "readonly story: { readonly [key: number]: readonly Line[] }" in types
    for game in GAMES:
        assert f"export interface {game.capitalize()}Look {{" in types


def test_the_page_knows_how_long_a_stage_plays_for_each_event_that_has_one() -> None:
    types = page_types()
    for name, game in GAMES.items():
        assert f"export const {name.upper()}_LASTS = {{" in types
        # A game's last stage stays until it is left; whatever comes before it ends by itself.
        endless = {row.name for row in game.events.rows if row.weight == "stage" and not row.lasts}
        assert endless <= {"winners", "won", "richest"}, name
        assert max(game.events.lasting.values()) <= LONGEST_STAGE


def test_the_lock_file_of_the_page_names_no_host() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert re.findall(r"https?://[^\"]+", lock) == []


def built() -> dict[str, bytes]:
    """What a visitor is sent, as it is sent: letters are compressed already."""
    if not (BUILT / "index.html").exists():
        pytest.fail("the page is not built: run `make page`")
    return {
        path.relative_to(BUILT).as_posix(): path.read_bytes()
        for path in BUILT.rglob("*")
        if path.is_file()
    }


def cost(name: str, body: bytes) -> int:
    return len(body) if name.endswith(".woff2") else len(gzip.compress(body))


HASHED = re.compile(r"assets/(.+)-[\w-]{8}\.js")
"""A script of the page: what it is called, before the hash of what is in it."""


def parts_of(files: dict[str, bytes], script: str) -> set[str]:
    """A script and all that it needs at once, with their styles, not what it fetches later."""
    named = {name: match[1] for name in files if (match := HASHED.fullmatch(name))}
    found: set[str] = set()
    waiting = {name for name, part in named.items() if part == script}
    while waiting:
        part = waiting.pop()
        found.add(part)
        needed = re.findall(r'(?:from|import)"\./([^"]+)"', files[part].decode())
        waiting |= {f"assets/{one}" for one in needed} - found
    styles = [f"assets/{named[part]}-" for part in found]
    return found | {
        name for name in files if name.endswith(".css") and name.startswith(tuple(styles))
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_and_a_first_table_together_are_light(game: str) -> None:
    files = built()
    # The lobby, the page of a table and its game, with their styles; the letters and the words of
    # one language, and the longer one: all that whoever presses Play needs. Stages, rules, replays,
    # what only a later phase of a game shows, the form of a table for friends and its waiting room
    # are fetched when they are needed.
    room = f"{game.capitalize()}Room"
    parts = set().union(*(parts_of(files, script) for script in ("index", "TablePage", room)))
    words = [f"assets/words-fr-{part}-" for part in ("house", "page", game)]
    at_once = {*parts, "index.html", "theme.js", "favicon.svg"}
    letters = [name for name in files if name.endswith(".woff2") and "latin-ext" not in name]
    sent = {
        name: cost(name, body)
        for name, body in files.items()
        if name in letters or name in at_once or name.startswith(tuple(words))
    }
    assert len(parts) > 8, "the scripts are put together in another way than this test knows"
    assert sum(sent.values()) <= FIRST_LOAD, sent


def test_the_page_keeps_to_a_strict_content_security_policy() -> None:
    page = built()["index.html"].decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert not re.search(r"\s(?:style|on[a-z]+)=", page)
    styles = b"".join(body for name, body in built().items() if name.endswith(".css"))
    assert b"data:" not in styles
