"""Replays over HTTP: sent as they are stored, to a few at once, and never whole in memory."""

from __future__ import annotations

import asyncio
import json
import tracemalloc
import zlib
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from hippodrome.engine.errors import NotAllowed
from hippodrome.server.slots import Slots
from hippodrome.table.archive import FORMAT, PIECE, STEPS, compressed, heading_of, opened, renewed
from hippodrome.table.store import Store
from tests.server.visitors import serving, visitors

TRANSCRIPT = 'a text with ,"steps":[ in it, and \\ strokes'
LARGE = {
    "game": "ticket",
    "names": ["Ann"],
    "transcript": TRANSCRIPT,
    "steps": [{"after": after, "looks": {"-1": "x" * 1000}} for after in range(14_000)],
}
WRITTEN = json.dumps(LARGE, separators=(",", ":")).encode()
KEPT = FORMAT + zlib.compress(WRITTEN)


def test_an_archive_comes_in_pieces_packed_or_not() -> None:
    assert b"".join(opened(KEPT)) == WRITTEN
    assert b"".join(compressed(KEPT)) == KEPT[len(FORMAT) :]
    assert max(map(len, opened(KEPT))) <= PIECE


def test_no_visitor_makes_us_unpack_a_whole_archive() -> None:
    tracemalloc.start()
    try:
        for piece in opened(KEPT):
            assert piece
        found = heading_of(KEPT)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (found.game, found.transcript) == ("ticket", TRANSCRIPT)
    assert STEPS.decode() in found.transcript
    assert len(WRITTEN) > 14_000_000 > 20 * most


def test_an_archive_of_the_first_form_is_brought_up_to_date() -> None:
    old = {**LARGE, "steps": [{"after": 1, "stories": {"-1": [{"key": "off"}]}}]}
    new = json.loads(b"".join(opened(renewed(zlib.compress(json.dumps(old).encode())))))
    assert new["steps"][0]["stories"]["-1"] == [{"event": {"name": ""}, "text": {"key": "off"}}]


def test_slots_are_bounded_in_all_and_for_one_address() -> None:
    slots = Slots(most=3, each=2)
    with slots.one("a"), slots.one("a"):
        with pytest.raises(NotAllowed), slots.one("a"):
            pass
        with slots.one("b"), pytest.raises(NotAllowed), slots.one("c"):
            pass
        with slots.one("c"):
            pass
    with slots.one("a"):
        pass


@pytest.mark.parametrize("encoding", ["deflate", "identity"])
def test_unread_replays_hold_slots_until_they_are_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    monkeypatch.setattr("hippodrome.server.limits.READ_WITHIN", 0.2)
    store = Store.in_folder(tmp_path)
    # What cannot be packed is as large packed as unpacked.
    noise = json.dumps({"seed": "".join(map(chr, range(256)))}).encode()
    store.keep_archive("T", KEPT if encoding == "identity" else FORMAT + noise * 40_000).result()
    store.close()

    async def go() -> None:
        async with serving(tmp_path) as address, visitors(address, "Ann") as (ann,):
            where = urlsplit(address)
            lines = []
            for _ in range(20):
                line = await asyncio.open_connection(where.hostname, where.port, limit=1000)
                line[1].write(
                    b"GET /api/tables/T/replay HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    b"Accept-Encoding: " + encoding.encode() + b"\r\n\r\n"
                )
                lines.append(line)
            statuses = [int((await reader.readline()).split()[1]) for reader, _ in lines]
            assert statuses.count(200) == 6
            assert statuses.count(503) == 14
            # Whoever does not read is let go, and whoever comes then is served.
            async with asyncio.timeout(20):
                while True:
                    answer = await ann.http.send(
                        ann.http.build_request(
                            "GET", "/api/tables/T/replay", headers={"accept-encoding": encoding}
                        ),
                        stream=True,
                    )
                    status, headers = answer.status_code, answer.headers
                    await answer.aclose()
                    if status == 200:
                        break
                    assert headers["retry-after"] == "5"
                    await asyncio.sleep(0.05)
            assert headers.get("content-encoding") == (encoding if encoding == "deflate" else None)
            for _, writer in lines:
                writer.close()

    asyncio.run(go())
