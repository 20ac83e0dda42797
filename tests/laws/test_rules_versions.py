"""A rules version is a promise: the same choices and chances lead to the same outcome.

Seeded games are played at random, each choice from the sorted menu so that its order promises
nothing, and what they came to is held against what the version promised when it was made. It does
not matter how a rule is written. Where a rule has changed, raise `rules_version` in the room's
`__init__.py`; `make goldens` then writes the promise of the new version, and never over an old one.
A promise is given for a pack, by its hash: a board printed anew needs a new one, and no new rules.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hippodrome.engine.stream import below, new_stream
from hippodrome.games import GAMES
from tests.laws.walks import EDITIONS, Setting, awaited_seats, menu_of

FILE = Path(__file__).parents[1] / "goldens" / "rules.json"
SEEDS = range(20)
MOST_STEPS = 4000
"""After which a game is judged as far as it came."""


def settings_of(name: str) -> Iterator[Setting]:
    """The usual tables with fewest and most seats, and each other choice of every option."""
    game = GAMES[name]
    for edition in EDITIONS:
        pack = game.pack(edition)
        counts = list(game.seats(pack.printed))
        for seats in sorted({min(counts), max(counts)}):
            yield Setting(game, pack, seats, {})
        seats = counts[len(counts) // 2]
        for option in game.options:
            for choice in list(option.choices(pack.printed, seats))[1:4]:
                if edition == "tiny":
                    yield Setting(game, pack, seats, {option.name: choice})


def outcome_of(setting: Setting, seed: int) -> tuple[Any, ...]:
    """Play one game; give how long it took, the chances there were, and what everyone had."""
    game, rules, stream = setting.game, setting.game.interpreted, new_stream(seed)
    state = game.lay(setting.pack, setting.seats, setting.options)
    pack = setting.pack.printed
    rules.begin(pack, state)
    chances, steps = 0, 0
    while not state.over and steps < MOST_STEPS:
        steps += 1
        if state.spread:
            chances = (chances * 31 + state.spread) % 2**61
            rules.draw(pack, state, below(stream, state.spread))
            continue
        awaited = awaited_seats(state)
        seat = awaited[below(stream, len(awaited))]
        menu = sorted(menu_of(setting, pack, state, seat))
        rules.play(pack, state, seat, menu[below(stream, len(menu))])
    out = [0] * setting.seats
    winners = rules.standing(pack, state, out)
    return steps, chances, tuple(out), int(winners)


def promise_of(setting: Setting) -> str:
    """Give what the seeded games of a table came to, in short."""
    outcomes = [outcome_of(setting, seed) for seed in SEEDS]
    return hashlib.sha256(repr(outcomes).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_lead_where_their_version_promised(name: str, rewrite_goldens: bool) -> None:
    version = str(GAMES[name].rules_version)
    found = {
        f"{setting} [{setting.pack.hash[:8]}]": promise_of(setting) for setting in settings_of(name)
    }
    known: dict[str, dict[str, dict[str, str]]] = json.loads(FILE.read_text("utf-8"))
    promised = known.setdefault(name, {}).setdefault(version, {})
    broken = [one for one in promised if one in found and found[one] != promised[one]]
    assert not broken, (
        f"{name} plays otherwise than its rules version {version} promised at: {'; '.join(broken)}."
        " Raise rules_version, then run make goldens."
    )
    if rewrite_goldens:
        known[name][version] = promised = found
        FILE.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")
    missing = sorted(set(found) - set(promised))
    assert not missing, f"nothing is promised of {missing}: see `make goldens`"
    assert version == max(known[name], key=int), "versions only rise"


def test_a_changed_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: a point more for whoever plays first breaks the promise."""
    game = GAMES["ticket"]
    setting = Setting(game, game.pack("tiny"), 2, {})
    before, play = promise_of(setting), game.interpreted.play

    def generous(pack: Any, state: Any, seat: int, move: int) -> None:
        play(pack, state, seat, move)
        state.score[0] += 1

    monkeypatch.setattr(game.interpreted, "play", generous)
    assert promise_of(setting) != before
