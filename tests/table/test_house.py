"""All tables of a process: one way in, everything on disk first, nothing breaks its neighbour."""

from __future__ import annotations

import asyncio
import gc
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from hippodrome.engine.errors import BadSetup, HippodromeError, NotAllowed
from hippodrome.engine.match import Match
from hippodrome.table import events as happened
from hippodrome.table.commands import Speak
from hippodrome.table.laying import Wish
from hippodrome.table.live import LiveTable
from hippodrome.table.log import Row, StoreFailedError
from hippodrome.table.record import GATHERING, PLAYING, STRANDED
from tests.table.houses import (
    before_writing,
    begun,
    laid,
    opened,
    play,
    play_on,
    run,
    say,
    sit,
)
from tests.table.tables import ANN, BOB, HOST, TICKET, everything, forbidden


def test_a_table_is_laid_with_its_pack_its_line_and_its_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            wish = Wish("ticket", 3, {"hidden": 1}, "tiny", "  Sunday\nrace ", True, False, 60, 500)
            live = await house.lay(HOST, wish)
            record = live.record
            assert record.opened.title == "Sunday race"
            assert record.opened.options["hidden"] == 1
            assert record.opened.options["races"] == 3, "defaults are written down too"
            summary = house.store.summary(record.identity)
            assert summary is not None
            assert (summary.game, summary.phase, summary.public) == ("ticket", GATHERING, True)
            assert house.store.pack(record.pack.hash) is not None
            assert [one.table_id for one in house.store.tables_of(HOST, 5)] == [record.identity]
            assert await house.registry.find(record.identity) is live

    run(story)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (Wish("chess", 3), "setup-unknown-game"),
        (Wish("ticket", 9), "setup-wrong-seats"),
        (Wish("ticket", 3, {"races": 5}), "setup-bad-choice"),
        (Wish("ticket", 3, {"sun": 1}), "setup-unknown-option"),
        (Wish("ticket", 3, pack="deluxe"), "setup-unknown-pack"),
        (Wish("ticket", 3, pack="../content/tiny.toml"), "setup-unknown-pack"),
        (Wish("ticket", 3, clock=-1), "table-bad-clock"),
        (Wish("ticket", 3, clock=86_401), "table-bad-clock"),
        (Wish("ticket", 3, pace=10_001), "table-bad-clock"),
    ],
)
def test_a_table_that_cannot_be_laid_leaves_nothing_behind(
    tmp_path: Path, wish: Wish, key: str
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            with pytest.raises((BadSetup, NotAllowed)) as caught:
                await house.lay(HOST, wish)
            assert caught.value.sentence.key == key
            assert house.registry.tables == {}
            assert house.store.summaries((GATHERING,), False, 5) == []

    run(story)


def test_an_unknown_table_is_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            with pytest.raises(NotAllowed) as caught:
                await house.registry.find("nowhere")
            assert caught.value.sentence.key == "table-unknown"

    run(story)


def test_an_event_is_on_disk_before_it_is_true_or_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            told: list[happened.AnyEvent] = []

            def listen(live: LiveTable, event: happened.AnyEvent, before: Match) -> None:
                rows = house.store.events(live.record.identity)
                assert happened.unpacked(rows[-1][1]) == event
                assert len(rows) == live.record.sequence
                told.append(event)

            live.listeners.add(listen)
            await play_on(live)
            assert len(told) == live.record.sequence - 5

    run(story)


def test_every_table_comes_back_from_its_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            first = await begun(house)
            await play_on(first, 7)
            await say(first, "good luck")
            second = await laid(house)
            records = [first.record, second.record]
        async with opened(tmp_path) as house:
            for record in records:
                again = await house.registry.find(record.identity)
                assert everything(again.record) == everything(record)
            await play_on(await house.registry.find(first.record.identity))

    run(story)


def test_listeners_get_the_game_before_and_one_that_fails_disturbs_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            lengths: list[tuple[int, int]] = []

            def fail(*_: Any) -> None:
                raise ZeroDivisionError("a listener's own fault")

            def listen(live: LiveTable, _event: happened.AnyEvent, before: Match) -> None:
                lengths.append((len(before.log), len(live.record.match.log)))

            live.listeners |= {fail, listen}
            await play(live, 0, "flat:3")
            await play(live, 1, "1-.-.")
            assert lengths[0][0] == 0
            assert lengths[1] == (lengths[0][1], lengths[0][1] + 1)
            live.listeners.clear()

    with caplog.at_level(logging.ERROR):
        run(story)
    assert "A listener failed." in caplog.text


def test_a_refusal_changes_nothing_and_the_next_in_line_is_served(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            before = live.record.sequence
            attempts = [
                play(live, 0, "7-7-7"),
                play(live, 0, "flat:3"),
                play(live, 0, "flat:3"),
                say(live, "hello"),
            ]
            answers = await asyncio.gather(*attempts, return_exceptions=True)
            assert isinstance(answers[0], HippodromeError)
            assert answers[1] == before + 1
            assert isinstance(answers[2], HippodromeError)
            assert answers[3] == before + 2

    run(story)


def test_simultaneous_predictions_sent_at_once_are_all_accepted(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            await play(live, 0, "flat:3")
            predictions = (play(live, seat, f"{seat + 1}-.-.") for seat in (2, 0, 1))
            assert len(set(await asyncio.gather(*predictions))) == 3

    run(story)


def test_whoever_goes_away_in_the_middle_leaves_the_table_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            asked = asyncio.ensure_future(play(live, 0, "flat:3"))
            await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            await say(live, "still here")
            rows = house.store.events(live.record.identity)
            assert len(rows) == live.record.sequence
            assert live.record.awaited() == [0, 1, 2]

    run(story)


def test_a_full_disk_is_a_refusal_and_the_table_goes_on_afterwards(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            full = True

            def fail() -> None:
                if full:
                    raise OSError("no space left on device")

            before_writing(house.store, fail)
            before = everything(live.record)
            with pytest.raises(StoreFailedError):
                await play(live, 0, "flat:3")
            assert everything(live.record) == before
            full = False
            await play(live, 0, "flat:3")

    run(story)


def test_a_step_another_process_took_is_caught_up_with_and_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as ours, opened(tmp_path, held=False) as theirs:
            mine = await begun(ours)
            other = await theirs.registry.find(mine.record.identity)
            told: list[happened.AnyEvent] = []
            mine.listeners.add(lambda _running, event, _before: told.append(event))
            await play(other, 0, "flat:3")
            await say(mine, "at the same time")  # judged anew after what it came second to
            assert [type(event) for event in told] == [happened.Moved, happened.Said]
            await other.catch_up()
            assert everything(mine.record) == everything(other.record)
            await say(mine, "now")

    run(story)


@pytest.mark.parametrize(
    "event",
    [
        happened.packed(happened.Moved(0, 0, (1,), (), happened.PERSON, False, 1)),
        b"\xc1 what is this",
    ],
    ids=["other rules", "garbled"],
)
def test_a_step_of_another_process_that_cannot_be_followed_strands_the_table(
    tmp_path: Path, event: bytes
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            before, told = live.record, []
            live.listeners.add(lambda _live, event, _before: told.append(event))
            house.store.append(Row(before.identity, before.sequence + 1, event)).result()
            with pytest.raises(NotAllowed):
                await play(live, 0, "flat:3")
            lost = replace(before, phase=STRANDED, lost=True, sequence=before.sequence + 1)
            assert live.record == lost
            assert told == []
            with pytest.raises(NotAllowed) as caught:
                await say(live, "hm")
            assert caught.value.sentence.key == "table-stranded"
            live.listeners.clear()

    run(story)


def test_one_log_is_loaded_once_however_many_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            identity = (await begun(house)).record.identity
        async with opened(tmp_path) as house:
            impatient = asyncio.ensure_future(house.registry.find(identity))
            await asyncio.sleep(0)
            others = [asyncio.ensure_future(house.registry.find(identity)) for _ in range(5)]
            await asyncio.sleep(0)
            impatient.cancel()
            late = asyncio.ensure_future(house.registry.find(identity))
            found = await asyncio.gather(*others, late)
            assert len({id(live) for live in found}) == 1

    run(story)


def test_tables_nobody_needs_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, most_idle=5) as house:
            watched = await begun(house)
            watched.listeners.add(lambda *_: None)
            ticking = await begun(house, clock=30)
            identities = []
            for _ in range(20):
                live = await begun(house)
                identities.append(live.record.identity)
            del live
            gc.collect()
            assert len(house.registry.tables) <= 5 + 2
            assert await house.registry.find(watched.record.identity) is watched
            assert ticking.record.identity in house.registry.tables
            assert identities[0] not in house.registry.tables
            back = await house.registry.find(identities[0])
            assert back.record.awaited() == [0]
            watched.listeners.clear()

    run(story)


def test_a_table_that_left_memory_while_somebody_held_it_is_not_doubled(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, most_idle=2) as house:
            held = await begun(house)
            for _ in range(6):
                await begun(house)
            assert held.record.identity not in house.registry.tables
            assert await house.registry.find(held.record.identity) is held

    run(story)


def test_membership_is_written_with_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await house.lay(HOST, Wish("ticket", 3))
            await sit(live, 1, BOB)
            assert [one.table_id for one in house.store.tables_of(BOB, 5)] == [live.record.identity]
            assert house.store.tables_of(ANN, 5) == []

    run(story)


def test_editing_content_strands_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            await play_on(live, 5)
            before = everything(live.record)
        edited = TICKET.pack("tiny").printed
        edited.columns += 1
        edited.losing[4] -= 1
        today = replace(TICKET, print_pack=lambda *_: edited, _readings={})
        assert today.pack("tiny").hash != live.record.pack.hash
        async with opened(tmp_path, games={"ticket": today}) as house:
            again = await house.registry.find(live.record.identity)
            assert everything(again.record) == before
            assert again.record.pack.hash == live.record.pack.hash
            await play_on(again)

    run(story)


def test_a_table_that_cannot_be_followed_is_a_sentence_and_holds_up_no_other(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            garbled = (await begun(house)).record.identity
            gone = (await begun(house)).record.identity
            sound = (await begun(house, clock=3600)).record.identity
            house.store.append(Row(garbled, 6, b"\xc1 what is this")).result()
            with house.store.engine.begin() as connection:
                connection.execute(
                    sql.text("UPDATE log SET event = :event WHERE table_id = :t AND sequence = 1"),
                    {"event": happened.packed(unknown_game()), "t": gone},
                )
        async with opened(tmp_path) as house:
            await house.start()
            assert house._starting is not None
            await house._starting
            assert set(house.registry.tables) == {sound}
            for identity, key in ((garbled, "table-left-behind"), (gone, "table-unknown-game")):
                with pytest.raises(NotAllowed) as caught:
                    await house.registry.find(identity)
                assert caught.value.sentence.key == key

    run(story)


def unknown_game() -> happened.Opened:
    return happened.Opened(
        0, "chess", 1, "standard", "0", 2, {}, HOST, "", True, True, 0, 0, bytes(32)
    )


def test_a_stranded_table_can_be_looked_at_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            identity = live.record.identity
            wrong = happened.Moved(0, 0, (1,), (), happened.PERSON, False, 1)
            row = Row(identity, live.record.sequence + 1, happened.packed(wrong))
            house.store.append(row).result()
        async with opened(tmp_path) as house:
            live = await house.registry.find(identity)
            assert live.record.phase == STRANDED
            assert not live.driven
            assert live.record.match.look(0)
            forbidden("table-stranded", live.record, Speak(ANN, "a", "hm"))

    run(story)


def test_closing_waits_for_everything_that_was_asked_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await begun(house)
            sequence = live.record.sequence
            asked = [asyncio.ensure_future(say(live, f"{n}")) for n in range(5)]
            await asyncio.sleep(0)
        assert await asyncio.gather(*asked) == [sequence + n for n in range(1, 6)]
        assert live.record.phase == PLAYING

    run(story)
