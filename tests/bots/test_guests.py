"""Bots of other people: found by their own names, asked like ours, never trusted."""

from __future__ import annotations

import logging
import tomllib
from pathlib import Path

import pytest

from hippodrome.bots import BOTS, bot_asked_for, bot_named, bot_seated, guests, guests_here
from hippodrome.bots.searching import Budget
from hippodrome.engine.errors import BadSetup
from hippodrome.engine.match import Match
from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from hippodrome.study.entrants import entrant
from hippodrome.study.simulate import simulate
from tests.bots.strangers import First

STRANGERS = "tests.bots.strangers"
EXAMPLE = Path(__file__).parents[2] / "examples" / "hippodrome-punter" / "src"


@pytest.fixture(autouse=True)
def nobody_engaged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "_engaged", {})
    monkeypatch.setenv(guests.BOTS_NAMED, "")
    guests.offers.cache_clear()
    First.asked.clear()


def asked() -> Match:
    """A table of Ticket Gagnant at which seat 0 is asked."""
    game = GAMES["ticket"]
    match = game.match(2, {"first": 1}, game.pack("tiny"))
    match.draw_all(lambda _: 0)
    assert match.awaited == [0]
    return match


def decided(name: str, seconds: float | None = None) -> list[int]:
    match = asked()
    bot = bot_asked_for(f"{STRANGERS}:{name}")
    stream = new_stream(1)
    return bot.decide(match.game, match.pack, match.view(0), 0, stream, Budget(seconds=seconds))


def test_a_guest_is_asked_and_has_its_own_name() -> None:
    bot = bot_asked_for(f"{STRANGERS}:First")
    assert bot.name == "first-come"
    assert bot_named("first-come") is bot
    assert decided("First", seconds=5) == [asked().menu(0)[0]]
    assert First.asked


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", "ZeroDivisionError: by design"),
        ("Cheats", "forfeits"),
        ("Words", "no move"),
        ("Dreams", "longer than 0.1 seconds"),
    ],
)
def test_whoever_fails_cheats_or_dreams_forfeits_to_the_tipster(
    name: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    seconds = 0.1 if name == "Dreams" else None
    with caplog.at_level(logging.WARNING):
        moves = decided(name, seconds)
    match = asked()
    match.submit(0, moves)
    assert why in caplog.text
    assert name.lower() in caplog.text


def test_whoever_still_dreams_is_not_asked_again() -> None:
    match, bot = asked(), bot_asked_for(f"{STRANGERS}:Dreams")
    for _ in range(2):
        moves = bot.decide(
            match.game, match.pack, match.view(0), 0, new_stream(1), Budget(seconds=0.05)
        )
        assert moves


@pytest.mark.parametrize(
    ("where", "said"),
    [
        (f"{STRANGERS}:NO_CLASS", "is no bot"),
        (f"{STRANGERS}:Nobody", "cannot be loaded"),
        ("no.such.module:Bot", "cannot be loaded"),
        (":", "cannot be loaded"),
        (f"{STRANGERS}:Nameless", "No Good Name"),
        (f"{STRANGERS}:Tipster", "another name"),
        (f"{STRANGERS}:Fails", "no weights"),
        ("unicorn", "no bot called unicorn"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(where: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        bot_asked_for(where)
    assert bot_named("tipster") is BOTS["tipster"]


def test_nobody_at_a_table_can_have_code_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr("importlib.import_module", loaded.append)
    with pytest.raises(BadSetup, match="no bot called"):
        bot_named(f"{STRANGERS}:First")
    assert bot_seated(f"{STRANGERS}:First").name == f"{STRANGERS}:First"
    assert loaded == []


def test_worker_processes_know_who_was_engaged(monkeypatch: pytest.MonkeyPatch) -> None:
    bot_asked_for(f"{STRANGERS}:First")
    monkeypatch.setattr(guests, "_engaged", {})  # as in a fresh process with the same environment
    assert bot_named("first-come").name == "first-come"


def test_a_table_whose_bot_is_not_installed_goes_on_with_the_tipster(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match, stream = asked(), new_stream(3)
    with caplog.at_level(logging.WARNING):
        bot = bot_seated("long-gone")
    assert bot.name == "long-gone"
    assert "long-gone is not installed here" in caplog.text
    match.submit(0, bot.decide(match.game, match.pack, match.view(0), 0, stream))
    assert bot_seated("tipster") is BOTS["tipster"]


def test_a_guest_plays_in_simulations_and_ladders() -> None:
    game = GAMES["ticket"]
    told = simulate(
        game,
        game.pack("tiny"),
        [f"{STRANGERS}:First", "gambler"],
        4,
        options={},
        seed=1,
        cores=1,
    )
    assert told.bots == ("first-come", "gambler")
    assert First.asked
    again = simulate(
        game, game.pack("tiny"), ["first-come", "gambler"], 4, options={}, seed=1, cores=2
    )
    assert again == told
    assert entrant(game, f"{STRANGERS}:First").name == "first-come"
    assert entrant(game, "scout:20").simulations == 20


def test_an_installed_package_offers_its_bots_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    described = tomllib.loads((EXAMPLE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    offered = described["project"]["entry-points"][guests.GROUP]
    installed = tmp_path / "hippodrome_punter-1.0.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: hippodrome-punter\nVersion: 1.0.0\n")
    lines = [f"{name} = {where}" for name, where in offered.items()]
    broken = "broken = no.such.module:Bot"
    (installed / "entry_points.txt").write_text("\n".join([f"[{guests.GROUP}]", *lines, broken]))
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.syspath_prepend(str(tmp_path))
    assert guests_here() == [*offered, "broken"]
    assert [bot_named(name).name for name in offered] == ["punter", "steady"]
    with pytest.raises(BadSetup, match="cannot be loaded"):
        bot_named("broken")
    assert bot_seated("broken").name == "broken"
    guests.offers.cache_clear()  # nobody after this test finds them


@pytest.mark.parametrize("name", GAMES)
def test_the_example_package_plays_every_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.setattr("hippodrome.engine.machine_code.is_ready", lambda *_: False)
    game, stream = GAMES[name], new_stream(1)
    match = game.match(2, pack=game.pack("tiny"))
    bots = [bot_asked_for(f"hippodrome_punter:{bot}").inner for bot in ("Punter", "Steady")]  # type: ignore[attr-defined]  # a guest
    for _ in range(3):
        match.draw_all(lambda spread: below(stream, spread))
        for seat in match.awaited[:1]:
            match.submit(seat, bots[seat].decide(game, match.pack, match.view(seat), seat, stream))
    assert guests_here() == ["punter", "steady"]
