"""The page's types are those of the wire, and the built page is light enough."""

import gzip
import re
from pathlib import Path

import pytest

from hippodrome.games import GAMES
from hippodrome.server.typescript import page_types

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


def parts_of(files: dict[str, bytes], script: str) -> set[str]:
    """The names of the parts that a script needs at once."""
    name = next(one for one in files if script in one and one.endswith(".js"))
    direct = set(re.findall(r'from"\./(\w+)-[^"]+\.js"', files[name].decode()))
    return direct.union(*(parts_of(files, f"/{part}-") for part in direct))


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_and_a_first_table_together_are_light(game: str) -> None:
    files = built()
    # What only some readers need: letters of rarer languages, rules, replays, the words of the
    # other language, and other games with what only they share; and what nobody needs before
    # Ascot’s training begins, its market is open, bets are taken or its race is run.
    elsewhere = ["/plain", *(f"/{other.capitalize()}Room" for other in GAMES if other != game)]
    shared = set().union(*(parts_of(files, room) for room in elsewhere))
    for here in ("/index", "/TablePage", f"/{game.capitalize()}Room"):
        shared -= parts_of(files, here)
    words = [f"-{other}-" for other in GAMES if other != game]
    others = "|".join([*elsewhere, *words, *(f"/{part}-" for part in shared)])
    later = re.compile(
        rf"latin-ext|/Rules|/Replay|-replay-|-racing-|/RaceDay|/catalogue-|/Owed|/Legend|/Scale|/Worth|/Arrival|/Market|/Reports|/Pad|/RaceBoard|/TrainingBoard|/Gallops|words-en|{others}"
    )
    sent = {name: cost(name, body) for name, body in files.items() if not later.search(name)}
    assert sum(sent.values()) <= FIRST_LOAD, sent


def test_the_page_keeps_to_a_strict_content_security_policy() -> None:
    page = built()["index.html"].decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert not re.search(r"\s(?:style|on[a-z]+)=", page)
    styles = b"".join(body for name, body in built().items() if name.endswith(".css"))
    assert b"data:" not in styles
