"""House rules: each names its paragraph, is told in every language, and was measured as it is."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from hippodrome.engine.effects import Effect, Effects, Figure, told
from hippodrome.engine.game import Game
from hippodrome.games import GAMES
from hippodrome.study.arms import measures_of
from hippodrome.study.rulings import alternatives
from hippodrome.study.rulings_page import MARK, table_of_rulings
from hippodrome.words import LANGUAGES, words

ROOT = Path(__file__).parents[3]
EVERY_ROOM = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
MEASURED_GAMES = 10_000
LEAST_HOUSE_RULES = 3


@EVERY_ROOM
def test_a_room_has_house_rules_and_each_is_named_in_the_paragraph_it_reads_otherwise(
    game: Game,
) -> None:
    rulings = [one for one in game.house_rules if MARK.search(game.paragraphs("en")[one.ruling])]
    assert len(rulings) >= LEAST_HOUSE_RULES, "most decide what the rulebook leaves open"
    for option in game.house_rules:
        for language in LANGUAGES:
            named = f"`{option.name}`"
            assert named in game.paragraphs(language)[option.ruling], (option.name, language)


@EVERY_ROOM
def test_every_option_and_choice_has_words(game: Game) -> None:
    printed = game.pack().printed
    for language in LANGUAGES:
        for option in game.options:
            told_once = words(language).tell(game.explained(option))
            assert told_once.endswith((".", "?"))
            for seats in game.seats(printed):
                for value in option.choices(printed, seats):
                    assert words(language).tell(game.choice_of(option, value))


@EVERY_ROOM
def test_what_is_told_of_house_rules_was_measured_with_these_rules_and_this_pack(
    game: Game,
) -> None:
    measured = game.effects
    assert (measured.rules_version, measured.pack) == (game.rules_version, game.pack().hash), (
        "measure anew: make rulings"
    )
    assert measured.games >= MEASURED_GAMES
    wanted = [(option.name, value) for option, value in alternatives(game, measured.seats)]
    assert [(effect.option, effect.value) for effect in measured.effects] == wanted
    names = [measure.name for measure in measures_of(game)]
    for effect in measured.effects:
        assert [figure.measure for figure in effect.figures] == names
        assert all(math.isfinite(figure.margin) for figure in effect.figures)
        for language in LANGUAGES:
            assert words(language).tell(told(game, effect))


def test_a_figure_differs_only_beyond_chance() -> None:
    assert Figure("rounds", "number", 10.0, 10.3, 0.2).differs
    assert not Figure("rounds", "number", 10.0, 10.3, 0.4).differs
    assert Figure("rounds", "number", 10.3, 10.0, 0.2).differs


def test_figures_that_differ_are_written_so_that_they_do(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["ticket"]
    monkeypatch.setitem(vars(game), "effects", Effects(games=100, seats=4))
    close = Figure("photos", "number", usual=2.62, otherwise=2.64, margin=0.01)
    far = Figure("spread", "money", usual=100.4, otherwise=200.6, margin=0.01)
    said = words("en").tell(told(game, Effect("hidden", 2, (close, far))))
    assert "2.64 instead of 2.62" in said
    assert "201 instead of 100" in said


def test_the_table_of_rulings_is_written_from_rules_and_content() -> None:
    written = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert written == table_of_rulings(words("en")), "write it anew: make rulings ARGS=--write-only"
