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
from hippodrome.table.house import Running, Wish
from hippodrome.table.store import AlreadyWrittenError, StoreFailedError
from hippodrome.table.table import GATHERING, PLAYING, STRANDED
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
from tests.table.tables import ANN, BOB, HOST, TICKET, everything, refused


def test_a_table_is_laid_with_its_pack_its_line_and_its_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            wish = Wish("ticket", 3, {"hidden": 1}, "tiny", "  Sunday\nrace ", True, False, 60, 500)
            running = await house.lay(HOST, wish)
            table = running.table
            assert table.opened.title == "Sunday race"
            assert table.opened.options["hidden"] == 1
            assert table.opened.options["races"] == 3, "defaults are written down too"
            summary = house.store.summary(table.identity)
            assert summary is not None
            assert (summary.game, summary.phase, summary.public) == ("ticket", GATHERING, True)
            assert house.store.pack(table.pack.hash) is not None
            assert [one.table_id for one in house.store.tables_of(HOST, 5)] == [table.identity]
            assert await house.running(table.identity) is running

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
            assert house.tables == {}
            assert house.store.summaries((GATHERING,), False, 5) == []

    run(story)


def test_an_unknown_table_is_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            with pytest.raises(NotAllowed) as caught:
                await house.running("nowhere")
            assert caught.value.sentence.key == "table-unknown"

    run(story)


def test_an_event_is_on_disk_before_it_is_true_or_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            running = await begun(house)
            told: list[happened.AnyEvent] = []

            def listen(running: Running, event: happened.AnyEvent, before: Match) -> None:
                rows = house.store.events(running.table.identity)
                assert happened.unpacked(rows[-1][1]) == event
                assert len(rows) == running.table.sequence
                told.append(event)

            running.listeners.add(listen)
            await play_on(house, running)
            assert len(told) == running.table.sequence - 5

    run(story)


def test_every_table_comes_back_from_its_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            first = await begun(house)
            await play_on(house, first, 7)
            await say(house, first, "good luck")
            second = await laid(house)
            tables = [first.table, second.table]
        async with opened(tmp_path) as house:
            for table in tables:
                again = await house.running(table.identity)
                assert everything(again.table) == everything(table)
                assert again.since > 0
            await play_on(house, await house.running(first.table.identity))

    run(story)


def test_listeners_get_the_game_before_and_one_that_fails_disturbs_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            running = await begun(house)
            lengths: list[tuple[int, int]] = []

            def fail(*_: Any) -> None:
                raise ZeroDivisionError("a listener's own fault")

            def listen(running: Running, _event: happened.AnyEvent, before: Match) -> None:
                lengths.append((len(before.log), len(running.table.match.log)))

            running.listeners |= {fail, listen}
            await play(house, running, 0, "flat:3")
            await play(house, running, 1, "1-.-.")
            assert lengths[0][0] == 0
            assert lengths[1] == (lengths[0][1], lengths[0][1] + 1)
            running.listeners.clear()

    with caplog.at_level(logging.ERROR):
        run(story)
    assert "A listener failed." in caplog.text


def test_a_refusal_changes_nothing_and_the_next_in_line_is_served(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            running = await begun(house)
            before = running.table.sequence
            attempts = [
                play(house, running, 0, "7-7-7"),
                play(house, running, 0, "flat:3"),
                play(house, running, 0, "flat:3"),
                say(house, running, "hello"),
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
            running = await begun(house)
            await play(house, running, 0, "flat:3")
            predictions = (play(house, running, seat, f"{seat + 1}-.-.") for seat in (2, 0, 1))
            assert len(set(await asyncio.gather(*predictions))) == 3

    run(story)


def test_whoever_goes_away_in_the_middle_leaves_the_table_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            running = await begun(house)
            asked = asyncio.ensure_future(play(house, running, 0, "flat:3"))
            await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            await say(house, running, "still here")
            rows = house.store.events(running.table.identity)
            assert len(rows) == running.table.sequence
            assert running.table.awaited() == [0, 1, 2]

    run(story)


def test_a_full_disk_is_a_refusal_and_the_table_goes_on_afterwards(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            running = await begun(house)
            full = True

            def fail() -> None:
                if full:
                    raise OSError("no space left on device")

            before_writing(house.store, fail)
            before = everything(running.table)
            with pytest.raises(StoreFailedError):
                await play(house, running, 0, "flat:3")
            assert everything(running.table) == before
            full = False
            await play(house, running, 0, "flat:3")

    run(story)


def test_a_step_another_process_took_is_caught_up_with_and_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as ours, opened(tmp_path) as theirs:
            mine = await begun(ours)
            other = await theirs.running(mine.table.identity)
            told: list[happened.AnyEvent] = []
            mine.listeners.add(lambda _running, event, _before: told.append(event))
            await play(theirs, other, 0, "flat:3")
            with pytest.raises(AlreadyWrittenError):
                await say(ours, mine, "too late")
            assert [type(event) for event in told] == [happened.Moved]
            assert everything(mine.table) == everything(other.table)
            await say(ours, mine, "now")

    run(story)


def test_a_table_that_lost_its_thread_is_read_again_from_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            running = await begun(house)
            twin = running.table
            running.table.steps.clear()
            event = happened.Undone(0, 0)  # cannot be applied: nothing stands to be undone
            running.table.asked_at.clear()
            await house.do(running, lambda _table, _at: event)
            assert running.table is not twin

    run(story)
    assert "it is read again" in caplog.text


def test_one_log_is_loaded_once_however_many_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            identity = (await begun(house)).table.identity
        async with opened(tmp_path) as house:
            impatient = asyncio.ensure_future(house.running(identity))
            await asyncio.sleep(0)
            others = [asyncio.ensure_future(house.running(identity)) for _ in range(5)]
            await asyncio.sleep(0)
            impatient.cancel()
            late = asyncio.ensure_future(house.running(identity))
            found = await asyncio.gather(*others, late)
            assert len({id(running) for running in found}) == 1

    run(story)


def test_tables_nobody_needs_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, most_idle=5) as house:
            watched = await begun(house)
            watched.listeners.add(lambda *_: None)
            ticking = await begun(house, clock=3600)
            identities = []
            for _ in range(20):
                running = await begun(house)
                identities.append(running.table.identity)
            del running
            gc.collect()
            assert len(house.tables) <= 5 + 2
            assert await house.running(watched.table.identity) is watched
            assert ticking.table.identity in house.tables
            assert identities[0] not in house.tables
            back = await house.running(identities[0])
            assert back.table.awaited() == [0]
            watched.listeners.clear()

    run(story)


def test_a_table_that_left_memory_while_somebody_held_it_is_not_doubled(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, most_idle=2) as house:
            held = await begun(house)
            for _ in range(6):
                await begun(house)
            assert held.table.identity not in house.tables
            assert await house.running(held.table.identity) is held

    run(story)


def test_membership_is_written_with_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            running = await house.lay(HOST, Wish("ticket", 3))
            await sit(house, running, 1, BOB)
            assert [one.table_id for one in house.store.tables_of(BOB, 5)] == [
                running.table.identity
            ]
            assert house.store.tables_of(ANN, 5) == []

    run(story)


def test_editing_content_strands_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            running = await begun(house)
            await play_on(house, running, 5)
            before = everything(running.table)
        edited = TICKET.pack("tiny").printed
        edited.columns += 1
        edited.losing[4] -= 1
        today = replace(TICKET, print_pack=lambda *_: edited, _readings={})
        assert today.pack("tiny").hash != running.table.pack.hash
        async with opened(tmp_path, games={"ticket": today}) as house:
            again = await house.running(running.table.identity)
            assert everything(again.table) == before
            assert again.table.pack.hash == running.table.pack.hash
            await play_on(house, again)

    run(story)


def test_a_table_that_cannot_be_followed_is_a_sentence_and_holds_up_no_other(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            garbled = (await begun(house)).table.identity
            gone = (await begun(house)).table.identity
            sound = (await begun(house, clock=3600)).table.identity
            house.store.append(garbled, 6, b"\xc1 what is this").result()
            with house.store.engine.begin() as connection:
                connection.execute(
                    sql.text("UPDATE log SET event = :event WHERE table_id = :t AND sequence = 1"),
                    {"event": happened.packed(unknown_game()), "t": gone},
                )
        async with opened(tmp_path) as house:
            await house.start()
            assert house._waking is not None
            await house._waking
            assert set(house.tables) == {sound}
            for identity, key in ((garbled, "table-left-behind"), (gone, "table-unknown-game")):
                with pytest.raises(NotAllowed) as caught:
                    await house.running(identity)
                assert caught.value.sentence.key == key

    run(story)


def unknown_game() -> happened.Opened:
    return happened.Opened(
        0, "chess", 1, "standard", "0", 2, {}, HOST, "", True, True, 0, 0, bytes(32)
    )


def test_a_stranded_table_can_be_looked_at_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            running = await begun(house)
            identity = running.table.identity
            wrong = happened.Moved(0, 0, (1,), (), happened.PERSON, False, 1)
            house.store.append(
                identity, running.table.sequence + 1, happened.packed(wrong)
            ).result()
        async with opened(tmp_path) as house:
            running = await house.running(identity)
            assert running.table.phase == STRANDED
            assert not running.driven
            assert running.table.match.look(0)
            refused("table-stranded", lambda: running.table.speak(0, ANN, "a", "hm"))

    run(story)


def test_closing_waits_for_everything_that_was_asked_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            running = await begun(house)
            sequence = running.table.sequence
            asked = [asyncio.ensure_future(say(house, running, f"{n}")) for n in range(5)]
            await asyncio.sleep(0)
        assert await asyncio.gather(*asked) == [sequence + n for n in range(1, 6)]
        assert running.table.phase == PLAYING

    run(story)
