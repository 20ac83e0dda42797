"""Two processes over one database: each step once, each told to all, bots driven by one of them."""

from __future__ import annotations

import asyncio

import pytest

from hippodrome.table import leases as leasing
from hippodrome.table import neighbours as neighbouring
from hippodrome.table.bus import Bus, NoBus
from hippodrome.table.commands import Speak
from hippodrome.table.leases import Leases
from hippodrome.table.nats_bus import NatsBus
from hippodrome.table.record import FINISHED
from hippodrome.table.store import Store
from tests.scale.companies import asked_of, neighbour, same, soon, tell, vanishes
from tests.scale.servers import Nats, Postgres
from tests.table.houses import begun, play, play_on, say
from tests.table.tables import ANN


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody look at the log without being told to."""
    monkeypatch.setattr(neighbouring, "LOOK_EVERY", 1000)
    monkeypatch.setattr(neighbouring, "LOOK_EVERY_ALONE", 1000)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let leases lapse within a second."""
    monkeypatch.setattr(leasing, "LASTS", 800)
    monkeypatch.setattr(leasing, "SPARE", 200)
    monkeypatch.setattr(neighbouring, "BEAT_EVERY", 0.2)


def test_a_step_is_heard_of_and_read_from_the_log(
    postgres: Postgres, nats: Nats, patient: None
) -> None:
    address = postgres.fresh()

    async def story() -> None:
        async with neighbour(address, nats.address) as one, neighbour(address, nats.address) as two:
            here = await begun(one)
            there = await two.find(here.record.identity)
            heard: list[tuple[str, bool]] = []
            there.listeners.add(
                lambda live, event, _: heard.append((type(event).__name__, live.following))
            )
            await asyncio.sleep(0.2)  # until both listen
            await say(here, "Hello")
            await play_on(here, 1)
            await soon(lambda: same(here, there))
            assert heard == [("Said", True), ("Moved", True)]
            await play_on(there, 2)
            await soon(lambda: same(here, there))
            assert there.record.sequence == here.record.sequence > 5

    tell(story)


@pytest.mark.parametrize("carried", [True, False], ids=["notices lost", "no bus"])
def test_a_lost_notice_costs_time_and_no_move(
    carried: bool, postgres: Postgres, nats: Nats, patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, bus = postgres.fresh(), nats.address if carried else ""
    monkeypatch.setattr(NatsBus, "say", lambda *_: None)

    async def story() -> None:
        async with neighbour(address, bus) as one, neighbour(address, bus) as two:
            here = await begun(one)
            there = await two.find(here.record.identity)
            await play_on(here, 2)
            await asyncio.sleep(0.1)
            assert there.record.sequence < here.record.sequence
            assert two.neighbours is not None
            await two.neighbours.look()
            await soon(lambda: same(here, there))

    tell(story)


def test_without_a_bus_the_log_is_looked_at(postgres: Postgres) -> None:
    address = postgres.fresh()

    async def story() -> None:
        async with neighbour(address) as one, neighbour(address) as two:
            here = await begun(one)
            there = await two.find(here.record.identity)
            await play_on(here, 2)
            await soon(lambda: same(here, there))

    tell(story)


def test_of_two_who_write_the_same_step_one_wins_and_the_other_catches_up(
    postgres: Postgres, patient: None
) -> None:
    address = postgres.fresh()

    async def story() -> None:
        async with neighbour(address) as one, neighbour(address) as two:
            here = await begun(one)
            there = await two.find(here.record.identity)
            for number in range(20):
                before = here.record.sequence
                both = await asyncio.gather(
                    here.do(Speak(ANN, "Ann", f"here {number}")),
                    there.do(Speak(ANN, "Ann", f"there {number}")),
                )
                # Whoever comes second is judged anew, and takes the step after it.
                assert sorted(both) == [before + 1, before + 2], both
                for live in (here, there):
                    await live.catch_up()
                assert same(here, there)
            assert len(one.store.events(here.record.identity)) == here.record.sequence
            assert len(here.record.said) == 40

    tell(story)


def test_bots_are_driven_by_one_process_alone(postgres: Postgres, nats: Nats) -> None:
    address = postgres.fresh()

    async def story() -> None:
        async with neighbour(address, nats.address) as one, neighbour(address, nats.address) as two:
            await asyncio.sleep(0.2)
            here = await begun(one, bots=2)
            there = await two.find(here.record.identity)
            while here.record.phase != FINISHED:
                await soon(lambda: same(here, there))
                if 0 in there.record.awaited():
                    await play(there, 0, there.record.match.menu(0)[0])
                else:
                    await asyncio.sleep(0.01)
            driving = sorted((asked_of(one), asked_of(two)))
            assert driving[0] == 0
            assert driving[1] > 5
            archives = [await house.archives.find(here.record.identity) for house in (one, two)]
            assert archives[0] == archives[1] is not None

    tell(story)


@pytest.mark.parametrize("gracefully", [True, False])
def test_whoever_is_left_drives_on(gracefully: bool, postgres: Postgres, hasty: None) -> None:
    """Nobody is connected to the other process: it finds by itself what is left behind."""
    address = postgres.fresh()

    async def story() -> None:
        async with neighbour(address) as two, neighbour(address) as one:
            here = await begun(one, bots=2)
            await play(here, 0, here.record.match.menu(0)[0])
            await soon(lambda: asked_of(one) + asked_of(two) > 0)
            driver, left = (one, two) if asked_of(one) else (two, one)
            already = asked_of(left)
            if gracefully:
                await driver.close()
            else:
                vanishes(driver)
            identity = here.record.identity
            await soon(lambda: identity in left.registry.tables)
            there = await left.find(identity)
            await there.catch_up()
            while there.record.phase != FINISHED:
                if 0 in there.record.awaited():
                    await play(there, 0, there.record.match.menu(0)[0])
                await asyncio.sleep(0.01)
            assert asked_of(left) > already

    tell(story)


def test_a_lease_is_one_processs_until_it_lapses(postgres: Postgres, hasty: None) -> None:
    address = postgres.fresh()

    async def story() -> None:
        stores = [Store.at(address) for _ in range(2)]
        ours, theirs = (Leases(store, name) for store, name in zip(stores, "ab", strict=True))
        assert await ours.holds("t")
        assert ours.held("t")
        assert not await theirs.holds("t")
        await ours.beat()
        await asyncio.sleep(0.5)
        assert not ours.held("t") or not await theirs.holds("t"), "never both"
        await asyncio.sleep(0.5)
        assert not ours.held("t"), "whoever said nothing for long is sure of nothing"
        assert await theirs.holds("t")
        assert not await ours.holds("t")
        await theirs.leave()
        assert await ours.holds("t"), "what is given back need not lapse"
        for store in stores:
            store.close()

    tell(story)


def test_a_clock_that_jumps_leaves_leases_alone(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.fresh()

    async def story() -> None:
        stores = [Store.at(address) for _ in range(2)]
        ours, theirs = (Leases(store, name) for store, name in zip(stores, "ab", strict=True))
        assert await ours.holds("t")
        monkeypatch.setattr("time.time", lambda: 5e9)
        assert not await theirs.holds("t")
        assert ours.held("t")
        for store in stores:
            store.close()

    tell(story)


def test_tables_are_shared_out_and_none_is_adopted_twice(postgres: Postgres) -> None:
    address = postgres.fresh()

    async def story() -> None:
        async with neighbour(address, starts=False) as one:
            for _ in range(6):
                await begun(one)
        stores = [Store.at(address) for _ in range(2)]
        both = [Leases(store, name) for store, name in zip(stores, "ab", strict=True)]
        found = await asyncio.gather(*(one.adopt() for one in both))
        assert sorted(found[0] + found[1]) == sorted({*found[0], *found[1]})
        assert len(found[0] + found[1]) == 6
        assert [await one.adopt() for one in both] == [[], []]
        for store in stores:
            store.close()

    tell(story)


def test_a_bus_that_goes_away_comes_back(postgres: Postgres, patient: None) -> None:
    own = Nats()
    own.start()
    address = postgres.fresh()

    async def story() -> None:
        async with neighbour(address, own.address) as one, neighbour(address, own.address) as two:
            here = await begun(one)
            there = await two.find(here.record.identity)
            await asyncio.sleep(0.2)
            await asyncio.to_thread(own.kill)
            await play_on(here, 1)
            await asyncio.to_thread(own.start)
            # Whoever hears that the bus is back looks at the log: nobody told it anything.
            await soon(lambda: same(here, there))
            await play_on(there, 1)
            await soon(lambda: same(here, there))

    try:
        tell(story)
    finally:
        own.stop()


def test_what_is_no_notice_harms_nobody(nats: Nats, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        import nats as client

        bus = NatsBus(nats.address)
        heard: list[object] = []
        bus.listeners.append(heard.append)
        await bus.open()
        other = await client.connect(nats.address)
        for nonsense in (b"", b"\xff", b"\x93\xa6stands\xa1x\xa1t", b"[1,2,3]"):
            await other.publish("hippodrome.house", nonsense)
        await other.flush()
        await soon(lambda: caplog.text.count("means nothing here") == 4)
        assert heard == []
        await other.close()
        await bus.close()

    tell(story)


def test_one_process_alone_says_nothing() -> None:
    bus: Bus = NoBus()
    assert not bus.carries
    asyncio.run(bus.open())
    asyncio.run(bus.close())
