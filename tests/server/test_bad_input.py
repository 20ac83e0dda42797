"""Whatever a page sends, it gets a typed refusal, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from operator import itemgetter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets import frames
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Opcode

from hippodrome.server.limits import BURST, LARGEST_FRAME, PATIENCE
from tests.server import visitors
from tests.server.test_table import both_seated, told
from tests.server.visitors import Frame, Line, Visitor, decide

MALFORMED: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type": "unheard-of", "request": 1}',
    '{"type": "submit", "request": 1}',
    '{"type": "submit", "request": 1, "seat": "0", "moves": [1], "seen": 1}',
    '{"type": "submit", "request": 1, "seat": 0, "moves": 1, "seen": 1}',
    '{"type": "submit", "request": 1.5, "seat": 0, "moves": [1], "seen": 1}',
    '{"type": "submit", "request": ' + "9" * 400 + ', "seat": 0, "moves": [1], "seen": 1}',
    '{"type": "talk", "request": 1, "text": "\\ud800"}',
    "[" * 4000,
    b"\x00\xff\xfe",
]


def test_malformed_frames_are_refused_one_by_one(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb, cleo.at(table) as lc:
            await lc.hello()
            steps = await both_seated(la, lb)
            for frame in MALFORMED:
                await lc.send(frame)
                refused = await lc.until("refused")
                whole = "\\ud800" not in str(frame)  # what is no JSON has no number either
                number = int(whole and bool(re.search(r'"request": 1\b(?!\.)', str(frame))))
                assert (refused["request"], refused["code"]) == (number, "malformed"), frame
            await lc.send({"type": "hello", "after": 3})
            assert (await lc.until("refused"))["code"] == "malformed"
            acting = 0 if steps[0]["decisions"] else 1
            await decide((la, lb)[acting], steps[acting])

    told(tmp_path, story)


@pytest.mark.parametrize(
    "first", ["", "[]", '{"type": "begin", "request": 1}', '{"type": "hello", "after": "x"}']
)
def test_a_first_frame_that_is_no_hello_is_refused(tmp_path: Path, first: str) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay()
        async with bob.at(table) as line:
            await line.send(first)
            assert await line.closed() == 4403
            assert line.last("refused")["code"] == "malformed"

    told(tmp_path, story)


def test_what_a_page_says_in_pieces_or_all_at_once_is_heard_in_order(tmp_path: Path) -> None:
    def written(opcode: Opcode, text: str, *, fin: bool = True) -> bytes:
        return frames.Frame(opcode, text.encode(), fin=fin).serialize(mask=True)

    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        async with ann.at(await ann.lay()) as line:
            await line.hello()
            said = [json.dumps({"type": "talk", "request": n, "text": "Hop!"}) for n in range(9)]
            await line.socket.send([said[0][:5], said[0][5:9], said[0][9:]])
            await line.send(said[1])
            half = written(Opcode.TEXT, said[6])
            for piece in (
                b"".join(written(Opcode.TEXT, one) for one in said[2:6]),
                half[:20],
                half[20:],
                written(Opcode.TEXT, said[7][:9], fin=False),
                written(Opcode.PING, "?"),  # which may come between
                written(Opcode.CONT, said[7][9:]),
            ):
                line.socket.transport.write(piece)
                await asyncio.sleep(0.05)
            await line.send(said[8])
            await line.until("played", lambda frame: frame["request"] == 8)
            answered = [one["request"] for one in line.frames if one["type"] == "played"]
            assert answered == list(range(9))

    told(tmp_path, story)


def test_oversized_frames_close_their_own_connection_only(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb:
            await la.hello()
            await lb.hello()
            frame = {"type": "talk", "request": 7, "text": "x" * LARGEST_FRAME}
            await lb.send(frame)
            assert await lb.closed() == 1009
            assert lb.last("refused")["code"] == "too-large"
            async with bob.at(table) as again:
                await again.hello()
                await again.send("x" * 200_000)
                assert await again.closed() == 1009
            assert (await la.ask("talk", text="still here"))["type"] == "played"

    told(tmp_path, story)


def test_decisions_that_are_not_ones_to_make_are_refused(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb, cleo.at(table) as lc:
            await lc.hello()
            await la.hello()
            await lb.hello()
            race = {"kind": "race", "course": "flat", "cards": 3}
            early = await la.ask("submit", seat=0, moves=[race], seen=1)
            assert early["code"] == "table-not-begun"
            steps = await both_seated(la, lb, greet=False)
            acting = 0 if steps[0]["decisions"] else 1
            lines, waiting = (la, lb), 1 - acting
            decision = steps[acting]["decisions"][0]
            good = {
                "seat": acting,
                "moves": [steps[acting]["views"][0]["look"]["choices"][0]["move"]],
                "seen": decision["seen"],
            }

            async def code(line: Line, **changes: Any) -> str:
                answer: Frame = await line.ask("submit", **{**good, **changes})
                assert answer["type"] == "refused"
                assert answer["why"]["key"]
                return str(answer["code"])

            me, other = lines[acting], lines[waiting]
            assert await code(other) == "table-not-your-seat"
            assert await code(lc) == "table-not-your-seat"
            assert await code(me, seat=99) == "table-no-such-seat"
            assert await code(me, seat=-1) == "table-no-such-seat"
            assert await code(me, seen=good["seen"] - 1) == "table-stale"
            assert await code(me, moves=[]) == "table-not-a-decision"
            assert await code(me, moves=[{"kind": "gallop"}]) == "move-unknown-kind"
            assert await code(me, moves=[{**race, "cards": 2**60}]) == "move-bad-part"
            assert await code(me, moves=[race] * 65) == "table-not-a-decision"
            out_of_turn = await other.ask("submit", **{**good, "seat": waiting})
            assert out_of_turn["type"] == "refused"
            assert out_of_turn["paragraph"].startswith("T")
            nonsense = await me.ask("submit", **{**good, "moves": [{}]})
            assert nonsense["type"] == "refused"
            assert (await me.ask("submit", **good))["type"] == "played"
            assert await code(me, seen=good["seen"]) != ""
            assert (await lc.ask("begin"))["type"] == "refused"
            assert (await lc.ask("sit", seat=0))["code"] == "table-begun"
            assert (await lc.ask("undo", seat=0))["code"] == "table-not-your-seat"
            assert (await la.ask("engage", seat=0, bot="robot"))["type"] == "refused"

    told(tmp_path, story)


def test_a_flood_is_slowed_and_then_cut_off(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", ""])
        async with ann.at(table) as la, bob.at(table) as lb:
            await la.hello()
            await lb.hello()
            flood = BURST + PATIENCE + 50
            try:
                for number in range(1, flood):
                    await lb.send({"type": "undo", "request": number, "seat": 1})
            except ConnectionClosed:
                pass  # it was cut off before the flood was over
            assert await lb.closed() == 4429
            refused = [frame for frame in lb.frames if frame["type"] == "refused"]
            # What the table itself refuses takes a little longer than what never gets there.
            codes = [frame["code"] for frame in sorted(refused, key=itemgetter("request"))]
            assert codes[:BURST] == ["table-not-begun"] * BURST
            assert codes[-1] == "slow-down"
            assert (await la.ask("talk", text="quiet at last"))["type"] == "played"

    told(tmp_path, story, patient=False)


def test_a_slow_reader_is_dropped_and_waited_for_by_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hippodrome.server.connection.LONGEST_QUEUE", 8)
    ordinary = visitors.free_socket

    def small_socket() -> socket.socket:
        listening = ordinary()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listening

    monkeypatch.setattr(visitors, "free_socket", small_socket)

    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay(fill=["me", "me"], pack="standard", begin=True)
        where = urlsplit(ann.address)
        # This page reads nothing, and its machine keeps little for it.
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((where.hostname, where.port))
        address = f"ws://{where.netloc}/api/tables/{table}/socket"
        async with ann.at(table) as la:
            step = await la.hello()
            seat = step["decisions"][0]["seat"]
            page = await connect(
                address, sock=deaf, additional_headers={"Cookie": bob.cookie}, max_queue=1
            )
            await page.send(json.dumps({"type": "hello"}))
            await la.until(
                "table", lambda frame: [one["name"] for one in frame["watchers"]] == ["Bob"]
            )
            # As many frames as fill the buffers of any system in between.
            for _ in range(500):
                for kind in ("take-over", "hand-back"):
                    assert (await la.ask(kind, seat=seat))["type"] == "played"
                if la.last("table")["watchers"] == []:
                    break
            assert la.last("table")["watchers"] == []
            page.transport.abort()

    told(tmp_path, story)


def test_tables_that_are_not_there_and_guests_who_are_nobody(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        async with bob.at("nowhere") as line:
            await line.send({"type": "hello"})
            assert await line.closed() == 4404
            assert line.last("refused")["code"] == "table-unknown"
        table = await ann.lay()
        for cookie in ("", "hippodrome=short", "hippodrome=../../etc", "other=1"):
            async with bob.at(table, Cookie=cookie) as line:
                await line.send({"type": "hello"})
                assert await line.closed() == 4401
                assert line.last("refused")["code"] == "no-guest"

    told(tmp_path, story)


def test_pages_of_other_sites_may_not_connect(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay()
        for origin in ("https://elsewhere.example", "null", ann.address + "1"):
            with pytest.raises(InvalidStatus) as refused:
                async with bob.at(table, Origin=origin):
                    pass
            answer = refused.value.response
            assert answer.status_code == 403
            assert json.loads(answer.body or b"")["code"] == "wrong-origin"
        async with bob.at(table, Origin=ann.address) as line:
            await line.hello()

    told(tmp_path, story)


def test_one_guest_cannot_fill_a_table_with_connections(tmp_path: Path) -> None:
    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        table = await ann.lay()
        async with ann.at(table) as la:
            await la.hello()
            lines = []
            for _ in range(16):
                line = bob.at(table)
                lines.append(line)
                await (await line.__aenter__()).hello()
            async with bob.at(table) as one_more:
                await one_more.send({"type": "hello"})
                assert await one_more.closed() == 4403
                assert one_more.last("refused")["code"] == "too-many-sockets"
            for line in lines:
                await line.__aexit__(None, None, None)

    told(tmp_path, story)


def test_a_page_that_says_nothing_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hippodrome.server.sockets.HELLO_WITHIN", 0.05)

    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        async with bob.at(await ann.lay()) as line:
            assert await line.closed() == 4408

    told(tmp_path, story)


def test_a_fault_of_our_own_stays_with_the_request_that_met_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a fault of our own")

    async def story(ann: Visitor, bob: Visitor, cleo: Visitor) -> None:
        async with ann.at(await ann.lay()) as line:
            await line.hello()
            with monkeypatch.context() as patch:
                patch.setattr("hippodrome.table.live.decide", broken)
                answer = await line.ask("talk", text="hm")
            assert (answer["type"], answer["code"]) == ("refused", "broken")
            assert "fault" not in json.dumps(answer)
            assert (await line.ask("talk", text="hm"))["type"] == "played"

    told(tmp_path, story)
    assert "a fault of our own" in caplog.text
