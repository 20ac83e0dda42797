"""A guest is forgotten: nothing of theirs is left where games are over, and those still replay."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from hippodrome.engine.transcript import read
from hippodrome.games import GAMES
from hippodrome.table import events as happened
from hippodrome.table.archive import FORMAT, heading_of
from hippodrome.table.commands import Abandon, Begin, Mute, Remove, Sit, Speak
from hippodrome.table.forgetting import forget, seats_of, traces_of
from hippodrome.table.house import House
from hippodrome.table.laying import Wish
from hippodrome.table.live import LiveTable
from hippodrome.table.moving import move
from hippodrome.table.record import ABANDONED, FINISHED, PLAYING
from hippodrome.table.schema import KEPT
from hippodrome.table.store import Store
from tests.table.houses import open_store, opened, play, play_on, run

ZOE, MAX, TOM = "2ea" * 8, "3ab" * 8, "70c" * 8
ID, NAME, WORDS, TITLE = ZOE, "Zoé Lacroix", "à demain, les amis", "Chez Zoé"
TRACES = (ID, NAME, WORDS, TITLE)
MINE = ("finished", "given up", "shown the door", "watched")


async def table(house: House, host: str, *, kicked: bool = False) -> LiveTable:
    """A table of Zoé and Max, whose host says what they want it to be called."""
    title = TITLE if host == ZOE else "Chez Max"
    live = await house.lay(host, Wish("ticket", 2, {"first": 1}, "tiny", title=title, pace=0))
    await live.do(Sit(ZOE, NAME, 0, b"zoe"))
    await live.do(Sit(MAX, "Max", 1, b"max"))
    await live.do(Begin(host))
    await live.do(Speak(ZOE, NAME, WORDS))
    if kicked:
        await live.do(Mute(host, ZOE, True))
        await live.do(Remove(host, ZOE))
    return live


async def an_evening(house: House) -> dict[str, str]:
    """Zoé finishes a game, gives one up, is shown the door, watches, and plays on; give the ids."""
    found = {}
    for name, host in (("finished", ZOE), ("given up", ZOE), ("playing", ZOE)):
        live = await table(house, host)
        found[name] = live.record.identity
        await play_on(live, 10**6 if name == "finished" else 3)
        if name == "given up":
            await live.do(Abandon(ZOE))
        if name == "finished":
            await live.do(Speak(ZOE, NAME, WORDS))
    live = await table(house, MAX, kicked=True)
    found["shown the door"] = live.record.identity
    while live.record.phase == PLAYING:
        waiting = [seat for seat in live.record.awaited() if live.record.places[seat].guest]
        if waiting:
            await play(live, waiting[0], live.record.match.menu(waiting[0])[0])
        else:
            await asyncio.sleep(0.01)  # a bot plays for her
    live = await house.lay(TOM, Wish("ticket", 2, {"first": 1}, "tiny", pace=0))
    await live.do(Sit(TOM, "Tom", 0, b"tom"))
    await live.do(Sit(MAX, "Max", 1, b"max"))
    await live.do(Begin(TOM))
    await live.do(Speak(ZOE, NAME, WORDS))
    await play_on(live)
    found["watched"] = live.record.identity
    for name in ("finished", "shown the door", "watched"):
        assert await house.archives.find(found[name])
    house.store.keep_guest("hash", ZOE, NAME, 3).result()
    house.puzzles.note(ZOE, "t-01", 0, right=True).result()
    return found


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("evening")
    tables: dict[str, str] = {}

    async def story() -> None:
        async with opened(folder) as house:
            tables.update(await an_evening(house))

    run(story)
    return folder, tables


@pytest.fixture(params=["folder", "postgres"])
def kept(
    request: pytest.FixtureRequest, tmp_path: Path, evening: tuple[Path, dict[str, str]]
) -> Iterator[Store]:
    """The evening in a store of its own, of either kind."""
    where = str(tmp_path)
    source = Store.in_folder(evening[0])
    with source.engine.connect() as connection:
        connection.exec_driver_sql(f"VACUUM INTO '{tmp_path / 'hippodrome.db'}'")
    source.close()
    if request.param == "postgres":
        where = request.getfixturevalue("postgres").fresh()
        move(tmp_path, where)
    store = open_store(where)
    yield store
    store.close()


def everything(store: Store, *tables: str) -> str:
    """All that stands in a store, or what it has of some tables, as text one can search."""
    found: list[str] = []
    for kind in KEPT:
        rows = sql.select(kind)
        if tables:
            if "table_id" not in kind.c:
                continue
            rows = rows.where(kind.c.table_id.in_(tables))
        found += [plain(cell) for row in store.rows(rows) for cell in row]
    return "\n".join(found)


def plain(cell: Any) -> str:
    if not isinstance(cell, bytes):
        return str(cell)
    if cell.startswith(FORMAT + b"\x78"):
        cell = zlib.decompress(cell[len(FORMAT) :])
    return str(cell.decode("utf-8", "replace"))


def test_nothing_of_a_guest_is_left_where_games_are_over(
    kept: Store, evening: tuple[Path, dict[str, str]]
) -> None:
    tables = evening[1]
    over = [tables[name] for name in MINE]
    before = everything(kept, *over)
    assert all(trace in before for trace in TRACES)
    traces = asyncio.run(forget(kept, ZOE))
    assert set(traces.over) == set(over)
    assert traces.going_on == (tables["playing"],)
    after = everything(kept, *over)
    assert not any(trace in after for trace in TRACES)
    assert after.count("Max") == before.count("Max")
    playing = everything(kept, tables["playing"])
    assert all(trace in playing for trace in TRACES), "she still sits there"
    rest = everything(kept).count(ID) - playing.count(ID)
    assert rest == 0, "no name, puzzle or profile is left either"


def test_what_is_left_still_replays_and_proves_its_draws(
    kept: Store, evening: tuple[Path, dict[str, str]]
) -> None:
    async def records() -> dict[str, Any]:
        house = House(kept)
        found = {name: (await house.find(evening[1][name])).record for name in MINE}
        await house.close()
        return found

    before = asyncio.run(records())
    steps = {name: archive_steps(kept, evening[1][name]) for name in MINE if name != "given up"}
    asyncio.run(forget(kept, ZOE))
    after = asyncio.run(records())
    for name in MINE:
        old, new = before[name], after[name]
        assert not new.lost
        assert new.phase == (ABANDONED if name == "given up" else FINISHED)
        assert new.match.log == old.match.log
        assert new.match.state.remembered() == old.match.state.remembered()
        assert new.croupier().key == old.croupier().key
        assert new.commitment == old.commitment
        assert len(new.places) == len(old.places)
        assert all(seat.name.startswith(("Jockey", "Max", "Tom")) for seat in new.places)
    for name, seen in steps.items():
        assert archive_steps(kept, evening[1][name]) == seen
        body = kept.archive(evening[1][name])
        assert body is not None
        heading = heading_of(body)
        written = read(heading.transcript, GAMES)
        assert written.names == heading.names
        assert written.replay().over
        assert written.prove() > 0
    ids = {after[name].places[0].guest for name in ("finished", "given up")}
    assert len(ids) == 2, "she is another at every table"
    assert after["finished"].host == after["finished"].places[0].guest


def archive_steps(store: Store, identity: str) -> bytes:
    body = store.archive(identity)
    assert body is not None
    return zlib.decompress(body[len(FORMAT) :]).partition(b'"steps":')[2]


def test_nobody_else_is_forgotten(kept: Store, evening: tuple[Path, dict[str, str]]) -> None:
    before = everything(kept)
    traces = asyncio.run(forget(kept, "0" * 24))
    assert traces.over == traces.going_on == ()
    assert everything(kept) == before


def test_what_was_said_is_found_wherever_it_was_said(
    kept: Store, evening: tuple[Path, dict[str, str]]
) -> None:
    said: Mapping[str, Sequence[happened.Said]] = traces_of(kept, ZOE).said
    assert set(said) == set(evening[1].values())
    assert [one.text for one in said[evening[1]["finished"]]] == [WORDS, WORDS]


def test_a_table_in_memory_forgets_as_well(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            live = await table(house, MAX)
            await play_on(live)
            live.listeners.add(lambda *_: None)  # somebody looks at it
            traces = await house.forget(ZOE)
            assert traces.over == (live.record.identity,)
            assert not live.record.said
            assert live.record.places[0].guest not in ("", ZOE)
            await live.do(Speak(MAX, "Max", "Where is she?"))
            assert [said.name for said in live.record.said] == ["Max"]

    run(story)


def test_every_event_that_names_guests_is_thought_of() -> None:
    """A new kind of event with a name in it has to be rewritten, too."""
    with_names = {
        kind.__name__
        for kind in happened.AnyEvent.__args__
        if {"name", "text", "title"} & set(kind.__struct_fields__) or kind is happened.Reserved
    }
    assert with_names == {"Opened", "Seated", "Said", "Reserved"}


def test_who_sat_where_is_read_from_the_log(
    kept: Store, evening: tuple[Path, dict[str, str]]
) -> None:
    for name, seats in (("finished", [0]), ("shown the door", [0]), ("watched", [])):
        events = [happened.unpacked(data) for _, data in kept.events(evening[1][name])]
        assert seats_of(ZOE, events) == seats
