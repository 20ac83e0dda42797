"""The server's small parts, each by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from hippodrome.server import guests
from hippodrome.server.connection import Connection, Flusher, Outlet
from hippodrome.server.guests import Guest
from hippodrome.server.limits import LARGEST_MESSAGE, LARGEST_QUEUE, LONGEST_QUEUE, TOO_SLOW, Bucket
from hippodrome.server.lobby import offers
from hippodrome.server.problems import STATUS
from hippodrome.server.protocol import framed, text_in
from hippodrome.table import clocks
from hippodrome.table.chronicle import Chronicle
from hippodrome.table.commands import Begin
from hippodrome.table.record import FINISHED
from hippodrome.words import LANGUAGES, words
from tests.server.test_twins import Evening, evenings


def test_a_bucket_empties_at_once_and_fills_steadily() -> None:
    at = [0.0]
    bucket = Bucket(3, 2, lambda: at[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    at[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    at[0] = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_line_drops_whoever_leaves_too_many_frames_unread() -> None:
    connection = Connection(Guest("slow"))
    for _ in range(LONGEST_QUEUE):
        connection.offer(b"x")
    assert connection.closing is None
    connection.offer(b"x")
    assert connection.dropped.is_set()
    assert connection.taken() is None


def test_a_line_drops_whoever_leaves_too_many_bytes_unread() -> None:
    connection = Connection(Guest("slow"))
    connection.offer(bytes(2 * LARGEST_QUEUE))
    assert connection.closing is None  # one frame alone is always sent
    assert connection.taken() is not None
    connection.offer(bytes(LARGEST_QUEUE))
    connection.offer(b"x")
    assert connection.closing == TOO_SLOW


def test_a_line_sends_what_is_on_it_before_it_closes() -> None:
    async def go() -> None:
        connection = Connection(Guest("leaving"))
        connection.offer(b"one")
        connection.dismiss(4403)
        connection.offer(b"two")
        connection.answer(b"three")
        assert [await connection.next() for _ in range(3)] == [b"one", b"three", None]

    asyncio.run(go())


class Pipe(Outlet):
    """An outlet that remembers what went out, piece by piece, and can be blocked."""

    def __init__(self) -> None:
        self.pieces: list[list[bytes]] = []
        self.open = True

    @property
    def ready(self) -> bool:
        return self.open

    def sits_down(self) -> None:
        pass

    def say(self, frames: Iterable[bytes]) -> None:
        self.pieces.append(list(frames))

    async def receive(self) -> None:
        raise AssertionError("nobody listens at this end")


def test_frames_that_come_together_leave_together() -> None:
    async def go() -> None:
        connection, pipe = Connection(Guest("quick")), Pipe()
        connection.offer(b"before")
        speaking = asyncio.create_task(connection.speak_through(pipe))
        await asyncio.sleep(0)
        connection.offer(b"one")
        connection.answer(b"two")
        assert pipe.pieces == [[b"before"]]
        await asyncio.sleep(0)
        assert pipe.pieces == [[b"before"], [b"one", b"two"]]
        connection.dismiss(4403)
        connection.answer(b"last")
        await asyncio.wait_for(speaking, 5)
        assert pipe.pieces[2:] == [[b"last"]]

    asyncio.run(go())


def test_lines_that_are_flushed_together_fail_alone(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Pipe):
        def say(self, frames: Iterable[bytes]) -> None:
            raise OSError(f"the line is dead, {len(list(frames))} frames are lost")

    async def go() -> None:
        flusher, pipes = Flusher(), (Pipe(), Broken(), Pipe())
        lines = [Connection(Guest("quick"), flusher=flusher) for _ in pipes]
        both = zip(lines, pipes, strict=True)
        speaking = [asyncio.create_task(line.speak_through(pipe)) for line, pipe in both]
        await asyncio.sleep(0)
        for _ in range(2):  # a line that failed once does not keep the others waiting for ever
            for line in lines:
                line.offer(b"news")
            await asyncio.sleep(0)
        assert [pipe.pieces for pipe in pipes] == [[[b"news"]] * 2, [], [[b"news"]] * 2]
        for task in speaking:
            task.cancel()

    asyncio.run(go())
    assert "the line is dead" in caplog.text


def test_frames_wait_while_the_network_takes_no_more() -> None:
    async def go() -> None:
        connection, pipe = Connection(Guest("slow")), Pipe()
        speaking = asyncio.create_task(connection.speak_through(pipe))
        await asyncio.sleep(0)
        pipe.open = False
        connection.offer(b"one")
        await asyncio.sleep(0)
        connection.offer(b"two")
        connection.dismiss(4403)
        await asyncio.sleep(0)
        assert pipe.pieces == []
        assert not speaking.done()
        pipe.open = True
        pipe.when_ready()
        await asyncio.wait_for(speaking, 5)
        assert pipe.pieces == [[b"one", b"two"]]

    asyncio.run(go())


def test_whoever_leaves_too_much_unread_at_an_outlet_is_dropped() -> None:
    async def go() -> None:
        connection, pipe = Connection(Guest("asleep")), Pipe()
        pipe.open = False
        speaking = asyncio.create_task(connection.speak_through(pipe))
        await asyncio.sleep(0)
        for _ in range(LONGEST_QUEUE + 1):
            connection.offer(b"x")
        assert connection.dropped.is_set()
        await asyncio.wait_for(speaking, 5)
        assert pipe.pieces == []

    asyncio.run(go())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_of_any_size_has_a_heading_the_library_understands(size: int) -> None:
    text = b"x" * size
    reader = StreamReader()
    reader.feed_data(b"".join(framed(text)))
    reading = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as read:
        next(reading)
    frame = read.value.value
    assert (frame.opcode, frame.fin, frame.data) == (Opcode.TEXT, True, text)
    assert len(reader.buffer) == 0


@pytest.mark.parametrize("size", [0, 1, 125, 126, 5_000, LARGEST_MESSAGE])
def test_a_whole_frame_of_a_page_is_read_as_the_library_reads_it(size: int) -> None:
    text = Random(size).randbytes(size)
    assert text_in(Frame(Opcode.TEXT, text).serialize(mask=True)) == text


def test_all_but_one_whole_frame_of_text_is_left_to_the_library() -> None:
    whole = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    long = Frame(Opcode.TEXT, b"x" * 300).serialize(mask=True)
    for data in (
        *(whole[:size] for size in range(len(whole))),
        *(long[:size] for size in (5, 6, 7, 8, len(long) - 1)),
        whole + whole,
        whole + b"\x81",
        Frame(Opcode.TEXT, b"hello", fin=False).serialize(mask=True),
        bytes([whole[0] | 0x40]) + whole[1:],  # compressed, which nobody agreed on
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        Frame(Opcode.TEXT, b"x" * 300).serialize(mask=False),
        Frame(Opcode.TEXT, b"x" * (LARGEST_MESSAGE + 1)).serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True),
        *(
            Frame(opcode, b"hello").serialize(mask=True)
            for opcode in Opcode
            if opcode is not Opcode.TEXT
        ),
    ):
        assert text_in(data) is None


def test_tokens_prove_who_one_is_and_are_kept_nowhere() -> None:
    token = guests.fresh_token()
    assert guests.token_in(f"hippodrome={token}") == token
    for wrong in ("", token[:-1], token + "x", "../" + token[3:], "é" * 43):
        assert guests.token_in(f"hippodrome={wrong}") is None
    assert guests.token_in(f"other={token}") is guests.token_in("") is None
    identity = guests.identity_of(token)
    assert token not in identity
    assert identity != guests.hashed(token)[: len(identity)]
    assert "Secure" in guests.cookie_header(token, secure=True)


def test_a_guest_has_another_number_at_every_table() -> None:
    numbers = {guests.public_number(table, "ann") for table in ("one", "two", "three")}
    assert len(numbers) == 3
    assert guests.public_number("one", "") == ""


def test_a_guest_without_a_name_is_called_something() -> None:
    assert Guest("ann", "Ann").shown == "Ann"
    assert Guest("ann").shown == Guest("ann").shown
    assert Guest("ann").shown.startswith("Jockey ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_with_a_status_has_a_sentence(language: str) -> None:
    for key in STATUS:
        assert words(language).bundle.has_message(key)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_recalled_is_what_was_told_live(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Live and after a reconnect, an audience hears the very same story, step by step."""
    monkeypatch.setattr(clocks, "now", lambda: 0)  # deadlines are dates
    monkeypatch.setattr(clocks, "ticks", lambda: 0)

    async def go() -> None:
        evening = Evening(*evenings(300 + seed, 2)[1])  # the tiny pack
        evening.do(Begin("guest 0"), 0)
        chance = Random(seed)
        while evening.record.phase != FINISHED:
            evening.someone_acts(0)
            if chance.random() < 0.05 or evening.record.phase == FINISHED:
                recalled = Chronicle()
                recalled.recall(evening.record)
                after = chance.randrange(evening.record.sequence)
                for observer in evening.observers:
                    live = observer.true.chronicle.since(observer.audience, after)
                    assert recalled.since(observer.audience, after) == live
        assert all(observer.sees_no_difference() for observer in evening.observers)

    asyncio.run(go())


def test_tables_offer_bots_whose_strength_is_known_and_no_others() -> None:
    for offer in offers():
        assert {"gambler", "tipster", "scout", "miser"} <= set(offer.bots)
        experts = {"expert-quick", "expert", "expert-patient"} & set(offer.bots)
        assert len(experts) == (3 if offer.name in {"ticket"} else 0)  # docs/ladder.md
