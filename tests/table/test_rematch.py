"""The same table again: one table for everybody, whoever asks, and also after a crash."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest import mock

import pytest

from hippodrome.engine.errors import HippodromeError
from hippodrome.table import events as happened
from hippodrome.table.commands import (
    Abandon,
    Engage,
    Mute,
    Propose,
    Remove,
    Reserve,
    SetDoor,
    SetSpeed,
    Sit,
    TakeOver,
    Vacate,
)
from hippodrome.table.deciding import decide
from hippodrome.table.door import refused_by_log
from hippodrome.table.house import House
from hippodrome.table.live import LiveTable
from hippodrome.table.record import GATHERING, PLAYING, Record
from hippodrome.table.rematch import laid_after, reserved_after
from tests.table.houses import begun, opened, run, until
from tests.table.tables import ANN, BOB, HOST, STRANGER, Desk, forbidden, predicting, seated

ASKED = Propose(ANN, "U", HOST, b"seed of the next one, long enoug")


def given_up() -> Desk:
    """A table whose game the host has given up."""
    desk = predicting()
    desk.do(Abandon(HOST))
    return desk


def followed(desk: Desk) -> Record:
    """The table after a desk's, with its seats kept."""
    assert desk.record.proposed is not None
    laid = laid_after(desk.record, desk.record.proposed)
    _, record = decide(laid, Reserve("", reserved_after(desk.record, desk.record.proposed)), 7)
    return record


def test_whoever_sat_at_a_table_may_ask_for_it_again_once_it_is_over() -> None:
    forbidden("table-not-over", predicting().record, ASKED)
    desk = given_up()
    forbidden("table-not-seated", desk.record, Propose(STRANGER, "U", HOST, b""))
    desk.do(ASKED)
    assert desk.record.proposed is not None
    assert (desk.record.proposed.table, desk.record.proposed.host) == ("U", HOST)
    forbidden("table-proposed-already", desk.record, Propose(BOB, "V", HOST, b""))
    assert desk.again().proposed == desk.record.proposed, "the log decides"


def test_nobody_makes_a_stranger_the_host() -> None:
    desk = given_up()
    desk.do(Propose(ANN, "U", STRANGER, b""))
    assert desk.record.proposed is not None
    assert desk.record.proposed.host == ANN


def test_the_next_table_has_the_options_and_keeps_every_seat() -> None:
    desk = seated(clock=30)
    desk.do(SetSpeed(HOST, "brisk"))
    desk.do(SetDoor(HOST, True))
    desk.do(Mute(HOST, BOB, True))
    desk.begin()
    desk.do(TakeOver(HOST, 2, "gambler"))
    desk.do(Abandon(HOST))
    desk.do(ASKED)
    record = followed(desk)
    was, now = desk.record.opened, record.opened
    assert (now.options, now.pack_hash, now.clock, now.pace) == (
        *(was.options, was.pack_hash, was.clock, was.pace),
    )
    assert now.seed == ASKED.seed
    assert record.identity == "U"
    assert [seat.guest for seat in record.places] == ["", ANN, ""], "who asked has answered"
    assert record.kept == (HOST, "", BOB), "also whom a bot played for"
    assert (record.speed, record.closed, set(record.muted)) == ("brisk", True, {BOB})
    assert record.refuses(BOB) is None, "whom a seat is kept for comes in by a closed door"
    assert record.refuses(STRANGER) is not None


def test_bots_sit_down_again_and_whom_the_host_showed_the_door_does_not() -> None:
    desk = Desk()
    desk.sit(0, HOST)
    desk.engage(1, "gambler")
    desk.sit(2, BOB)
    desk.begin()
    desk.do(Remove(HOST, BOB))
    desk.do(Abandon(HOST))
    desk.do(Propose(HOST, "U", HOST, b""))
    record = followed(desk)
    assert [(seat.guest, seat.bot) for seat in record.places] == [
        *((HOST, ""), ("", "gambler"), ("", "tipster")),
    ]
    assert record.refuses(BOB) == "table-removed"


def test_a_kept_seat_is_for_its_guest_until_it_is_given_up() -> None:
    desk = given_up()
    desk.do(ASKED)
    record = followed(desk)
    forbidden("table-seat-kept", record, Sit(STRANGER, "S", 2, b"n"), name="bob")
    forbidden("table-not-your-seat", record, Vacate(STRANGER, 2))
    forbidden("table-not-your-seat", record, Vacate("", 1))
    _, answered = decide(record, Sit(BOB, "Bob", 2, b"n"), 8)
    assert answered.kept == (HOST, "", "")
    _, declined = decide(record, Vacate(BOB, 2), 8)
    assert declined.kept == (HOST, "", "")
    decide(declined, Sit(STRANGER, "S", 2, b"n"), 9)
    _, opened_up = decide(record, Vacate(HOST, 2), 8)
    assert opened_up.kept == declined.kept, "the host goes on without the missing"
    _, replaced = decide(record, Engage(HOST, 2, "tipster", b"n"), 8)
    assert replaced.kept == declined.kept


def test_the_door_of_a_table_that_follows_is_read_from_its_log_alone() -> None:
    desk = predicting()
    desk.do(SetDoor(HOST, True))
    desk.do(Abandon(HOST))
    desk.do(ASKED)
    record = followed(desk)
    assert desk.record.proposed is not None
    reserved = reserved_after(desk.record, desk.record.proposed)
    log = [happened.packed(record.opened), happened.packed(reserved)]
    assert refused_by_log(log, BOB) is None
    assert refused_by_log(log, STRANGER) == "table-door-closed"


def playing(record: Record) -> bool:
    return record.phase == PLAYING


async def over(house: House) -> LiveTable:
    """A table of host, Ann and Bob whose game was given up."""
    live = await begun(house)
    await live.do(Abandon(HOST))
    return live


def test_two_who_ask_at_the_same_moment_get_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            for _ in range(5):
                old = await over(house)
                join = house.rematches.join
                await asyncio.gather(*(join(old, guest, True) for guest in (ANN, BOB, HOST)))
                assert old.record.proposed is not None
                new = await house.rematches.table_after(old.record)
                await until(new, playing)
                assert [seat.guest for seat in new.record.places] == [
                    seat.guest for seat in old.record.places
                ]
                assert new.record.follows == old.record.identity
            tables = house.store.tables_of(ANN, 100)
            assert len(tables) == 10, "one more for each"

    run(story)


def test_it_begins_when_all_have_answered_and_not_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            old = await over(house)
            told: list[str] = []
            house.rematches.on_answer = told.append
            await house.rematches.join(old, ANN, False)
            new = await house.rematches.table_after(old.record)
            assert new.record.host == ANN, "the host is away"
            await house.rematches.join(old, BOB, False)
            assert new.record.phase == GATHERING
            assert new.record.kept_seats(HOST) == [0]
            await house.rematches.decline(old, HOST)
            assert new.record.phase == GATHERING
            await new.do(Engage(ANN, 0, "tipster", b"n"))
            await until(new, playing)
            assert set(told) == {old.record.identity}

    run(story)


@pytest.mark.parametrize("lost", ["Opened", "Reserved"])
def test_after_a_crash_the_table_that_was_asked_for_is_laid(tmp_path: Path, lost: str) -> None:
    async def before() -> None:
        async with opened(tmp_path) as house:
            old = await over(house)
            identities.append(old.record.identity)
            broken = "laid_after" if lost == "Opened" else "reserved_after"
            real = laid_after(old.record, happened.Proposed(0, "x", ANN, HOST, b""))
            failing = mock.Mock(
                side_effect=[real, RuntimeError] if lost == "Opened" else RuntimeError
            )
            with (
                mock.patch(f"hippodrome.table.rematch.{broken}", failing),
                pytest.raises(RuntimeError),
            ):
                await house.rematches.join(old, ANN, True)

    async def after() -> None:
        async with opened(tmp_path) as house:
            old = await house.registry.find(identities[0])
            assert old.record.proposed is not None, "it was asked for before the house fell"
            await house.rematches.join(old, BOB, True)
            new = await house.rematches.table_after(old.record)
            assert [seat.guest for seat in new.record.places] == ["", ANN, BOB]
            assert new.record.opened.seed == old.record.proposed.seed

    identities: list[str] = []
    run(before)
    run(after)


def test_a_table_ready_to_begin_begins_when_the_house_opens_again(tmp_path: Path) -> None:
    async def before() -> None:
        async with opened(tmp_path) as house:
            old = await over(house)
            with mock.patch("hippodrome.table.rematch.ready", return_value=False):
                for guest in (HOST, ANN, BOB):
                    await house.rematches.join(old, guest, True)
            assert old.record.proposed is not None
            identities.append(old.record.proposed.table)

    async def after() -> None:
        async with opened(tmp_path) as house:
            new = await house.registry.find(identities[0])
            await until(new, playing)

    identities: list[str] = []
    run(before)
    run(after)


def test_what_cannot_be_laid_again_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            old = await over(house)
            known = old.record.sequence
            failing = mock.Mock(side_effect=HippodromeError("table-left-behind"))
            with (
                mock.patch("hippodrome.table.rematch.laid_after", failing),
                pytest.raises(HippodromeError),
            ):
                await house.rematches.join(old, ANN, True)
            assert old.record.sequence == known

    run(story)
