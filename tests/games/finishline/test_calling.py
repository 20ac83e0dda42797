"""The race caller's voice: several ways to say a thing, in turn, with words for every one."""

from collections import defaultdict
from collections.abc import Callable

import pytest

from hippodrome.games.finishline.people.story import call
from hippodrome.words import LANGUAGES, Sentence, words
from tests.games.finishline.staging import EXAMPLE, Audience, Stage, running, told

BLANKS = ("white blank", "white blank")
Scene = Callable[[int], list[Sentence]]
"""What an audience hears of something that happens after so many turns."""


def before_the_off(turns: int) -> list[Sentence]:
    """Tiles are laid and slips handed in, now in one race, now in another."""
    stage = Stage(seats=4)
    stage.having(race=1 + turns % 3)
    audience = Audience(stage)
    heard = []
    for tile in EXAMPLE:
        stage.lay(tile)
        heard += audience.hears()
    for seat in range(3):
        stage.bet(seat)
        heard += audience.hears()
    return heard


def at_the_reserve(turns: int) -> list[Sentence]:
    """The last dice are taken and rolled."""
    stage = running()
    stage.having(turns=turns, reserve=[2, 1, 0, 0, 0])
    audience = Audience(stage)
    heard = told(stage, "take:white+white+red")
    audience.hears()
    stage.draw(0)
    return heard + audience.hears()


def with_dice(turns: int) -> list[Sentence]:
    """Dice of many kinds are used, each of which leads into the home straight."""
    heard = []
    for die, move in (
        ("red blank", "1:aside"),
        ("white horseshoe", "1:d"),
        ("red double", "1:f"),
        ("yellow helmet", "1:e"),
        ("yellow loss", "1:e"),
        ("black disqualified", "1:e"),
    ):
        stage = running().rolled(die, *BLANKS)
        stage.having(turns=turns, reserve=[3, 2, 2, 0, 0])
        heard += told(stage, move)
    return heard


def ways_to_say(sentence: Sentence, language: str) -> int:
    """Count the ways the catalogue has to say this very thing."""
    calls = [Sentence(sentence.key, {**sentence.params, "call": way}) for way in range(9)]
    return len({words(language).tell(called) for called in calls})


@pytest.mark.parametrize("scene", [before_the_off, at_the_reserve, with_dice])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caller_says_everything_in_every_way_there_is(scene: Scene, language: str) -> None:
    ways: defaultdict[str, int] = defaultdict(int)
    for heard in scene(0):
        if "call" in heard.params:
            ways[heard.key] = max(ways[heard.key], ways_to_say(heard, language))
    called: dict[str, set[object]] = {key: set() for key in ways}
    for turns in range(12):
        for heard in scene(turns):
            if "call" in heard.params:
                called[heard.key].add(heard.params["call"])
    assert len(ways) >= 3
    assert min(ways.values()) >= 3
    assert called == {key: set(range(number)) for key, number in ways.items()}


@pytest.mark.parametrize("ways", [3, 4])
def test_the_caller_says_a_thing_otherwise_next_time(ways: int) -> None:
    view = Stage().view()
    called = {}
    for view.race in (1, 2, 3):
        for view.turns in range(30):
            called[view.race, view.turns] = call(view, ways)
    assert set(called.values()) == set(range(ways))
    for (race, turns), way in called.items():
        assert way != called.get((race, turns + 1))
        assert way != called.get((race, turns + ways))
        assert way != called.get((race + 1, turns))
