"""A table of events: what rules note is read back by it, in both readings, and put into lines."""

import msgspec
import pytest

from hippodrome.engine.events import BOTH, STAGE, Event, Events, Many
from hippodrome.engine.noting import note, note_five
from hippodrome.engine.parts import numbered, worded
from hippodrome.engine.state import FACTS, MOST, WIDTH, Noted
from hippodrome.engine.story import Storyteller
from hippodrome.words import Parameter, sentence

HORSE = numbered("horse", 7, lowest=1)
SEAT = numbered("seat", 4)
PLACE = numbered("place", 3, lowest=1)
GROUND = worded("ground", "turf", "sand")

TABLE = Events(
    Event("off", sentence="off", paragraph="X1.1", voice=BOTH, weight=STAGE, lasts=1600),
    Event(
        "ran",
        *(HORSE, GROUND, SEAT),
        sentence="ran",
        paragraph={"turf": "X2.1", "sand": "X2.2"},
        by="ground",
    ),
    Event("hand", Many(HORSE.called("horses")), sentence="hand", own=True),
    Event("shown", HORSE, sentence=""),
    Event("home", HORSE, PLACE, sentence="home", lasts=5000, following=2000),
)


class Small(Noted):
    """A state that has nothing but its notes."""


def noted(*notes: tuple[int, ...]) -> Small:
    state = Small()
    for event, *facts in notes:
        first, second, third = (*facts, 0, 0, 0)[:3]
        note(state, event, first, second, third)
    return state


def test_what_was_noted_is_read_back_by_name() -> None:
    state = noted((TABLE.number("off"),), (TABLE.number("ran"), 5, 1, 2))
    off, ran = TABLE.noted(state)
    assert off.name == "off"
    assert (ran.name, ran.horse, ran.ground, ran.seat) == ("ran", 5, "sand", 2)
    assert msgspec.to_builtins(ran) == {"name": "ran", "horse": 5, "ground": "sand", "seat": 2}


def test_whoever_follows_the_winner_is_waited_for_less_long() -> None:
    home = TABLE.number("home")
    assert TABLE.length(TABLE.noted(noted((home, 4, 1), (home, 2, 2), (home, 7, 3)))) == 9000
    with pytest.raises(TypeError, match="no place"):
        Event("off", HORSE, sentence="off", following=100)


def test_five_facts_fit() -> None:
    state = Small()
    note_five(state, 2, 1, 0, 3, 4, 5)
    assert state.notes[:WIDTH] == [2, 1, 0, 3, 4, 5]
    assert FACTS == 5


def test_notes_are_no_part_of_what_is_remembered() -> None:
    state = noted((TABLE.number("off"),))
    assert state == Small()
    assert state.remembered() == {}


def test_an_overflow_raises_when_it_is_read_and_writes_nothing_beyond() -> None:
    state = noted(*[(1,)] * MOST)
    assert len(TABLE.noted(state)) == MOST
    for _ in range(3):
        note(state, 1, 0, 0, 0)
    assert state.noted == MOST + 1
    assert len(state.notes) == MOST * WIDTH
    with pytest.raises(OverflowError, match=f"room for {MOST} events"):
        TABLE.noted(state)


def test_rules_cannot_note_what_one_audience_alone_learns() -> None:
    with pytest.raises(TypeError, match="hand is for one audience alone"):
        TABLE.number("hand")
    with pytest.raises(TypeError, match="more facts than can be noted"):
        Event("cards", Many(HORSE), sentence="x")
    with pytest.raises(TypeError, match="more facts than can be noted"):
        Event("much", *[HORSE] * 6, sentence="x")
    with pytest.raises(TypeError, match="two events have one name"):
        Events(Event("off", sentence="x"), Event("off", sentence="y"))


def horse_name(horse: int) -> Parameter:
    return sentence("horse", number=horse)


STORY = Storyteller(TABLE, {"horse": horse_name, "horses": horse_name})


def test_a_line_has_sentence_paragraph_voice_and_weight_from_the_table() -> None:
    line = STORY.line(TABLE.happened("off"))
    assert (line.text, line.paragraph, line.voice, line.weight) == (
        sentence("off"),
        *("X1.1", "both", "stage"),
    )
    ran = STORY.line(TABLE.happened("ran", 5, "turf", 1), call=3)
    name = sentence("horse", number=5)
    assert ran.text == sentence("ran", horse=name, ground="turf", seat=1, call=3)
    assert (ran.paragraph, ran.voice, ran.weight) == ("X2.1", "log", "line")
    assert STORY.line(TABLE.happened("ran", 5, "sand", 1)).paragraph == "X2.2"


def test_what_is_shown_and_not_told_has_no_sentence() -> None:
    assert STORY.line(TABLE.happened("shown", 3)).text is None


def test_an_audience_is_told_its_own_with_lists() -> None:
    line = STORY.own("hand", (2, 3))
    names = (sentence("horse", number=2), sentence("horse", number=3))
    assert line.text == sentence("hand", horses=names)
    assert msgspec.json.encode(line.event) == b'{"name":"hand","horses":[2,3]}'


def test_a_stage_plays_one_event_after_the_other_and_most_take_no_time() -> None:
    off, ran = TABLE.happened("off"), TABLE.happened("ran", 5, "turf", 1)
    assert TABLE.length((ran, off, off)) == 3200
    assert TABLE.length((ran,)) == 0
    assert TABLE.lasting == {"off": 1600, "home": 5000}
