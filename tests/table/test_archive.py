"""A finished game is kept as it was seen, complete, and with the proof of its draws."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from hippodrome.engine import croupier
from hippodrome.engine.match import Match
from hippodrome.engine.transcript import read
from hippodrome.games import GAMES
from hippodrome.table import events as happened
from hippodrome.table.archive import archived, opened
from hippodrome.table.chronicle import tell_whole_step
from hippodrome.table.commands import Remove, TakeOver
from hippodrome.table.live import LiveTable
from hippodrome.table.record import FINISHED, PLAYING
from tests.table.houses import begun as begun_at
from tests.table.houses import opened as house_in
from tests.table.houses import play_on, run
from tests.table.tables import ANN, HOST, Desk, begun

AUDIENCES = (-1, 0, 1, 2)


def finished(**wish: Any) -> Desk:
    desk = begun(**wish)
    while desk.record.phase == PLAYING:
        desk.play_first()
    return desk


def plain(thing: Any) -> Any:
    """As it looks after crossing the wire."""
    return json.loads(msgspec.json.encode(thing))


def body(desk: Desk) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(b"".join(opened(archived(desk.record))))
    return found


def test_an_archive_holds_names_options_and_the_proof() -> None:
    desk = finished()
    kept, record = body(desk), desk.record
    assert kept["game"] == "ticket"
    assert kept["names"] == ["host", "ann", "bob"]
    assert kept["options"] == record.opened.options
    assert kept["commitment"] == croupier.commitment(bytes.fromhex(kept["seed"]))
    nonces = [bytes.fromhex(nonce) for nonce in kept["nonces"]]
    assert nonces == [seat.nonce for seat in record.places]
    croupier.verify(bytes.fromhex(kept["seed"]), kept["commitment"], nonces, kept["draws"])
    assert len(kept["draws"]) > 10


def test_the_transcript_inside_replays_and_proves_every_draw() -> None:
    desk = finished()
    transcript = read(body(desk)["transcript"], GAMES)
    assert transcript.prove() == len(body(desk)["draws"])
    assert transcript.replay().state == desk.record.match.state


def test_looks_and_stories_are_what_each_audience_saw_at_the_table(tmp_path: Path) -> None:
    heard: dict[int, list[Any]] = {audience: [] for audience in AUDIENCES}
    looks: dict[int, dict[str, Any]] = {}

    async def story() -> None:
        def witness(live: LiveTable, event: happened.AnyEvent, before: Match) -> None:
            if isinstance(event, happened.Began | happened.Moved):
                after = live.record.match
                new = after.log[len(before.log) :]
                for audience, told in tell_whole_step(before, new, AUDIENCES, after).items():
                    heard[audience] += plain(told)
                looks[len(after.log)] = {str(one): after.look(one) for one in AUDIENCES}

        async with house_in(tmp_path) as house:
            live = await begun_at(house)
            live.listeners.add(witness)
            await play_on(live)
            assert live.record.phase == FINISHED
            kept = await house.archives.find(live.record.identity)
            assert kept is not None
            replay = json.loads(b"".join(opened(kept)))
        told = {
            audience: [line for step in replay["steps"] for line in step["stories"][str(audience)]]
            for audience in AUDIENCES
        }
        assert told == heard
        compared = 0
        for step in replay["steps"]:
            if step["after"] in looks:
                for audience, look in looks[step["after"]].items():
                    without = msgspec.structs.replace(look, choices=(), barred=())
                    assert step["looks"][audience] == plain(without)
                    compared += 1
        assert compared > 4 * 20
        assert replay["steps"][-1]["after"] == len(live.record.match.log)

    run(story)


def test_a_decision_that_was_taken_back_is_not_in_the_archive() -> None:
    desk = begun()
    desk.play(0, "flat:3")
    desk.play(0, "1-.-.")
    desk.undo(0)
    desk.play(0, "2-.-.")
    while desk.record.phase == PLAYING:
        desk.play_first()
    transcript = body(desk)["transcript"]
    assert "1: 1-.-." not in transcript
    assert "1: 2-.-." in transcript
    assert read(transcript, GAMES).prove()


def test_a_seat_a_bot_took_over_keeps_its_persons_name() -> None:
    desk = begun()
    desk.do(TakeOver(ANN, 1, "tipster"))
    while desk.record.phase == PLAYING:
        seat = desk.record.awaited()[0]
        by = happened.BOT if desk.record.places[seat].bot else happened.PERSON
        desk.play(seat, desk.record.match.menu(seat)[0], by)
    desk.do(Remove(HOST, ANN))
    assert body(desk)["names"] == ["host", "ann", "bob"]


def test_an_archive_that_a_crash_prevented_is_made_at_the_next_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_in(tmp_path) as house:
            live = await begun_at(house)
            await play_on(live)
            identity = live.record.identity
            first = await house.archives.find(identity)
            with house.store.engine.begin() as connection:
                connection.exec_driver_sql("DELETE FROM archives")
        async with house_in(tmp_path) as house:
            await house.start()
            assert house._starting is not None
            await house._starting
            assert house.store.archive(identity) == first

    run(story)


def test_a_game_that_is_not_finished_has_no_archive(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_in(tmp_path) as house:
            live = await begun_at(house)
            assert await house.archives.find(live.record.identity) is None

    run(story)
