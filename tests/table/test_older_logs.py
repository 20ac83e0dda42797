"""Tables, archives and written games of an earlier Hippodrome go on under today's code.

Where a room's rules have changed since, its open tables are shown read-only, its written games ask
for the Hippodrome they were played with, and what was archived stays watchable.

`tests/fixtures/older` was written by commit 39bedef: a database with a table in every phase in
which people are asked something, tables that gather or are finished, and games as the terminal
saves them. `recorded.json` says what that code knew of each. It is never made anew: that these
very logs go on is the point. Whoever opens the database works on a copy.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from hippodrome.bots import bot_named
from hippodrome.engine.croupier import Croupier
from hippodrome.engine.errors import BadTranscript, NotAllowed
from hippodrome.engine.match import DRAW
from hippodrome.engine.stream import new_stream
from hippodrome.engine.transcript import Transcript, read, write
from hippodrome.games import GAMES
from hippodrome.table import archive, commands
from hippodrome.table.live import LiveTable
from hippodrome.table.record import FINISHED, GATHERING, PLAYING, STRANDED, Record, state_hash
from tests.table.houses import opened, run, until

OLDER = Path(__file__).parent.parent / "fixtures" / "older"
RECORDED: dict[str, dict[str, Any]] = json.loads((OLDER / "recorded.json").read_text("utf-8"))
TABLES, SAVES = RECORDED["tables"], RECORDED["saves"]
ROOMS = list(dict.fromkeys(kept["game"] for kept in TABLES.values()))
RULES = 1
"""The version of every room's rules when the fixture was written."""
SAME = [game for game in ROOMS if GAMES[game].rules_version == RULES]
CHANGED = [game for game in ROOMS if game not in SAME]
HOST = "guest-host"
LONG_GAMES, FURTHER = ("auteuil", "ascot"), 60
"""Games with the standard pack that are followed for some more steps: their archives take long."""


def copied(folder: Path) -> Path:
    """Copy the database: opening it would write beside it."""
    shutil.copy(OLDER / "hippodrome.db", folder)
    return folder


def tables_of(game: str, *phases: str) -> list[str]:
    """The tables of a game that were in some phases."""
    return [
        identity
        for identity, kept in TABLES.items()
        if kept["game"] == game and kept["phase"] in phases
    ]


def known(table: Record) -> dict[str, Any]:
    """What a table knows of itself, as it was recorded."""
    points, winners = table.match.standing()
    return {
        "game": table.game.name,
        "phase": table.phase,
        "asks": table.match.state.phase,
        "sequence": table.sequence,
        "steps": len(table.steps),
        "awaited": list(table.awaited()),
        "stamps": list(table.stamps),
        "places": [[place.guest, place.name, place.bot] for place in table.places],
        "undo": [table.can_undo(seat) for seat in range(table.opened.seats)],
        "menus": [len(table.match.menu(seat)) for seat in table.awaited()],
        "points": points,
        "winners": winners,
    }


def saves_of(games: list[str]) -> list[str]:
    """The written games of some rooms."""
    return [name for name in SAVES if name.split("-")[0] in games]


@pytest.mark.parametrize("game", SAME)
def test_every_table_comes_back_where_it_was(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with opened(copied(tmp_path)) as house:
            for identity, kept in TABLES.items():
                if kept["game"] == game:
                    table = (await house.registry.find(identity)).record
                    found = known(table)
                    recorded = {name: kept[name] for name in found}
                    assert found == recorded, identity
                    assert state_hash(table.match.state) == kept["check"], identity

    run(story)


def test_the_fixture_has_a_table_for_whatever_people_are_asked() -> None:
    asked = {game: len({TABLES[one]["asks"] for one in tables_of(game, PLAYING)}) for game in ROOMS}
    assert asked == {"ticket": 3, "auteuil": 5, "finishline": 5, "ascot": 18}
    for game in ROOMS:
        assert tables_of(game, GATHERING)
        assert tables_of(game, FINISHED)


@pytest.mark.parametrize("game", CHANGED)
def test_an_open_table_of_changed_rules_can_be_looked_at_and_no_more(
    tmp_path: Path, game: str
) -> None:
    async def story() -> None:
        async with opened(copied(tmp_path)) as house:
            for identity in tables_of(game, PLAYING):
                live = await house.registry.find(identity)
                if TABLES[identity]["steps"] == 1 and live.record.phase == PLAYING:
                    continue  # only dealt, as it is dealt today
                assert live.record.phase == STRANDED, identity
                for audience in range(-1, live.record.opened.seats):
                    assert live.record.match.look(audience), identity
                with pytest.raises(NotAllowed) as refused:
                    await live.do(commands.TakeOver(HOST, 0, "tipster"))
                assert refused.value.sentence.key == "table-stranded", identity

    run(story)


@pytest.mark.parametrize("game", SAME)
def test_open_tables_go_on_with_bots(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with opened(copied(tmp_path)) as house:
            followed = [await house.registry.find(one) for one in tables_of(game, PLAYING)]
            await asyncio.gather(*map(follow, followed))
            assert any(live.record.phase == FINISHED for live in followed)

    run(story)


async def follow(live: LiveTable) -> None:
    """Let the host give all seats to bots, and see that the game goes on."""
    table = live.record
    begun = len(table.steps)
    for seat, place in enumerate(table.places):
        if place.played_by_person:
            with contextlib.suppress(NotAllowed):  # it has ended meanwhile
                await live.do(commands.TakeOver(HOST, seat, "tipster"))
    long = table.game.name in LONG_GAMES and table.opened.pack == "standard"
    await until(
        live,
        lambda table: table.phase != PLAYING or (long and len(table.steps) >= begun + FURTHER),
    )
    assert live.record.phase == FINISHED or long, table.identity
    assert live.record.phase in (PLAYING, FINISHED), table.identity


@pytest.mark.parametrize("game", ROOMS)
def test_a_table_that_gathers_can_be_filled_and_begun(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with opened(copied(tmp_path)) as house:
            for identity in tables_of(game, GATHERING):
                live = await house.registry.find(identity)
                for seat, place in enumerate(live.record.places):
                    if place.empty:
                        await live.do(commands.Engage(HOST, seat, "tipster", b"late"))
                await live.do(commands.Begin(HOST))
                await follow(live)

    run(story)


@pytest.mark.parametrize("game", ROOMS)
def test_a_finished_game_stays_watchable(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with opened(copied(tmp_path)) as house:
            for identity in tables_of(game, FINISHED):
                kept = await house.archives.find(identity)
                assert kept is not None
                check_archive(json.loads(b"".join(archive.opened(kept))), TABLES[identity])

    run(story)


def check_archive(replay: dict[str, Any], recorded: dict[str, Any]) -> None:
    """Everything a replay shows is there, and the written game inside can be proved."""
    assert replay["game"] == recorded["game"]
    assert replay["names"] == [name or bot for _, name, bot in recorded["places"]]
    steps = replay["steps"]
    assert len(steps) >= recorded["archive"]["steps"]  # some things are shown and not told
    audiences = {str(audience) for audience in range(-1, len(replay["names"]))}
    for step in steps:
        assert step["looks"].keys() == step["stories"].keys() == audiences
    if recorded["game"] in CHANGED:
        check_asks_for_its_own_house(replay["transcript"])
        return
    written = read(replay["transcript"], GAMES)
    assert written.prove() == len(replay["draws"]) == recorded["archive"]["draws"]
    match = written.replay()
    assert len(match.log) == steps[-1]["after"]
    assert match.standing() == (recorded["points"], recorded["winners"])
    assert state_hash(match.state) == recorded["check"]


def check_asks_for_its_own_house(text: str) -> None:
    """A game written under other rules is refused with a sentence that says under which."""
    with pytest.raises(BadTranscript) as refused:
        read(text, GAMES)
    assert refused.value.sentence.key == "transcript-other-rules"
    assert refused.value.sentence.params["found"] == str(RULES)


@pytest.mark.parametrize("name", saves_of(CHANGED))
def test_a_game_written_under_other_rules_asks_for_its_own_house(name: str) -> None:
    check_asks_for_its_own_house((OLDER / name).read_text("utf-8"))


@pytest.mark.parametrize("name", saves_of(SAME))
def test_a_written_game_replays_and_is_proved(name: str) -> None:
    recorded, text = SAVES[name], (OLDER / name).read_text("utf-8")
    written = read(text, GAMES)
    assert written.finished == name.endswith("finished.transcript")
    assert written.prove() == recorded["draws"]
    match = written.replay()
    assert len(match.log) == recorded["steps"]
    assert match.standing() == (recorded["points"], recorded["winners"])
    assert state_hash(match.state) == recorded["check"]
    assert written.seed is not None
    again = write(match, written.names, written.commitment, written.nonces, written.seed)
    assert again == text, "today's code must write it letter by letter as it was"


@pytest.mark.parametrize("name", [name for name in saves_of(SAME) if "left" in name])
def test_a_save_goes_on_to_its_end(name: str) -> None:
    written = read((OLDER / name).read_text("utf-8"), GAMES)
    match, croupier = written.replay(), croupier_after(written)
    bot, whims = bot_named("tipster"), new_stream(1)
    while not match.over:
        match.draw_all(croupier.below)
        for seat in match.awaited[:1]:
            moves = bot.decide(match.game, match.pack, match.view(seat), seat, whims)
            match.submit(seat, moves)
    assert written.seed is not None
    ended = write(match, written.names, written.commitment, written.nonces, written.seed)
    assert read(ended, GAMES).prove() > written.prove()


def croupier_after(written: Transcript) -> Croupier:
    """The croupier of a written game, where he stood when it was left."""
    assert written.seed is not None
    croupier = Croupier(written.seed, written.nonces)
    for entry in written.entries:
        if entry.seat == DRAW:
            croupier.below(entry.spread)
    return croupier
