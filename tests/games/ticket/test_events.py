"""What rules note for all to know, and which audience each event reaches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hippodrome.engine.match import Match
from hippodrome.engine.state import WIDTH
from hippodrome.engine.story import Line, Page
from hippodrome.engine.stream import below, new_stream
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.events import EVENTS
from hippodrome.games.ticket.people.story import tell
from hippodrome.games.ticket.rules import doors as rules
from hippodrome.games.ticket.state import JOKER, NOTES, State
from hippodrome.words import LANGUAGES, words
from tests.games.common.scenes import arrange
from tests.games.ticket.drawings import NO_WAY_ON
from tests.games.ticket.positions import BLUE, ORANGE, PURPLE, RED, Meeting, pair, single, standing
from tests.laws.walks import Setting, awaited_seats, some_settings

CALLED = {
    *("race", "off", "leads", "cards-left", "last-card", "disqualified"),
    *("photo", "photo-result", "arrival", "winners"),
}
ON_STAGE = {"off", "disqualified", "photo-result", "arrival", "winners"}
IN_SCENES = {"crossed", "discard"}
"""Too rare for random games: each has a scene of its own below."""
SHOWN = {"crossed", "lane", "level", "placed", "won"}


def random_match(chance: Random, setting: Setting) -> Iterator[Match]:
    """Play a random game, and give it after every step."""
    match = setting.game.match(setting.seats, setting.options, setting.pack)
    while not match.over:
        if match.spread:
            match.draw(chance.randrange(match.spread))
        else:
            seat = chance.choice(match.awaited)
            match.submit(seat, [chance.choice(match.menu(seat))])
        yield match


def test_every_event_happens_and_reaches_someone() -> None:
    chance = Random("every event")
    noted: set[str] = set()
    told: set[str] = set()
    most = 0
    settings = some_settings("ticket", "tiny", 100)
    for setting in [*settings, *some_settings("ticket", "standard", 10)]:
        seat = setting.seats - 1
        before: Any = None
        for match in random_match(chance, setting):
            after = match.view(seat)
            page = Page(match.pack.printed, before or after, after, seat, match.events)
            noted |= {event.name for event in match.events}
            told |= {line.event.name for line in tell(page)}
            most = max(most, len(match.events))
            before = after
    own = {row.name for row in EVENTS.rows if row.own}
    assert noted | IN_SCENES == EVENTS.by_name.keys() - own
    assert told | IN_SCENES == EVENTS.by_name.keys()
    assert most <= NOTES


def test_the_last_card_of_a_meeting_fills_the_notes_to_the_last() -> None:
    """Who crosses the line by making room led before, or is level with others; six win."""
    race = standing(
        """
        1 . . . . . . : .
        . 2 . . . . . : .
        . . 3 . . . . : .
        . . . 5 . . 4 : .
        . . . . 6 . . : .
        . . . . . 7 . : .
        """,
        hand=[single(RED, 3)],
        others=[[]] * 5,
        tickets=["4-5-."] * 6,
    )
    race.having(hidden=1, races=1, cards=1, piled=5)
    race.play("5+3/+")
    names = [event.name for event in race.events]
    assert names == [
        *("run", "yields", "crossed", "last-card"),
        *["placed"] * 7,
        "arrival",
        *["ticket"] * 6,
        *["points"] * 6,
        *["won"] * 6,
        "winners",
    ]
    assert len(names) == NOTES
    assert [event.horse for event in race.events if event.name == "placed"][:2] == [BLUE, RED]


def test_one_note_too_many_is_an_error() -> None:
    state = State()
    arrange(state, noted=NOTES + 1)
    with pytest.raises(OverflowError, match="31 events"):
        EVENTS.noted(state)


def test_horses_move_alike_whether_or_not_anybody_reads_the_notes() -> None:
    drawing = """
        . . . . . . .
        . . 5 . 4 . .
        """
    heard, unheard = (standing(drawing, hand=[single(RED, 2), JOKER]) for _ in range(2))
    heard.play("5+2/-<")
    unheard.having(noted=NOTES + 1)
    rules.play(unheard.pack, unheard.state, 0, GAME.read("5+2/-<"))
    assert unheard.state == heard.state
    assert unheard.state.noted == NOTES + 1


def test_a_card_is_noted_with_who_played_it_and_where_it_took_a_horse() -> None:
    race = standing(
        """
        . . . . . . .
        . . 5 . 4 . .
        """,
        hand=[single(RED, 2), single(RED, 1)],
    )
    race.play("5+2/-<")
    moved, yields, leads, left = race.events
    assert moved == EVENTS.happened("run", 0, single(RED, 2), RED, "b3", "b5")
    assert yields == EVENTS.happened("yields", BLUE, "a4")
    assert leads == EVENTS.happened("leads", RED)
    assert left == EVENTS.happened("cards-left", 2)


def test_T4_9_a_card_thrown_away_is_noted() -> None:
    race = standing(NO_WAY_ON, hand=[single(RED, 2), pair(ORANGE, PURPLE)])
    race.play("x5.2")
    assert race.events[0] == EVENTS.happened("discard", 0, single(RED, 2))


def test_T6_1_the_last_three_cards_of_every_race_are_counted_down() -> None:
    (setting,) = some_settings("ticket", "standard", 1)
    counted: list[int] = []
    races = 0
    for match in random_match(Random("last cards"), setting):
        counted += [event.left for event in match.events if event.name == "cards-left"]
        races += sum(event.name == "arrival" for event in match.events)
    assert counted == [3, 2, 1] * races


@pytest.mark.parametrize(
    ("drawing", "move", "crossed"),
    [
        (". 5 : .", "5+1", [RED]),
        ("5 . : .", "5+1", []),
        ("5 4 : .", "5+1/+", [BLUE]),
        (". . : .\n5 4 : .", "5+1/<", []),
        (". . : .\n. 5 : 4", "5+1/<", [RED]),
        (". . : 5\n. . : .", "5>1", []),
    ],
)
def test_T5_2_a_horse_that_passes_the_line_is_noted_once(
    drawing: str, move: str, crossed: list[int]
) -> None:
    race = standing(drawing, hand=[single(RED, 1), single(RED, 2)])
    race.play(move)
    assert [event.horse for event in race.events if event.name == "crossed"] == crossed


@pytest.mark.parametrize(
    ("drawing", "move", "leader"),
    [
        ("5 . . .\n. 4 . .", "5+2", [RED]),
        ("5 . . .\n. 4 . .", "5+1", []),  # level now: nobody is alone in front
        (". 5 . .\n4 . . .", "5+2", []),  # it led already
        (". 5 . .\n. 4 . .", "5-1", [BLUE]),
        (". 5 . .\n. . . .\n4 . . .", "5>2", []),
    ],
)
def test_a_new_leader_is_noted(drawing: str, move: str, leader: list[int]) -> None:
    race = standing(drawing, hand=[single(RED, int(move[-1])), single(RED, 3)])
    race.play(move)
    assert [event.horse for event in race.events if event.name == "leads"] == leader


def told_to(meeting: Meeting, seat: int) -> list[Line]:
    after = meeting.view(seat)
    return list(tell(Page(meeting.pack.printed, after, after, seat, meeting.events)))


def names(lines: list[Line], *, told: bool) -> list[str]:
    return [line.event.name for line in lines if (line.text is not None) == told]


def test_who_knows_more_is_shown_what_the_others_are_told() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    meeting.deal()
    assert names(told_to(meeting, -1), told=True) == ["dealt"]
    owner = told_to(meeting, 0)
    assert (names(owner, told=False), names(owner, told=True)) == (["dealt"], ["hand"])
    meeting.play(0, "7-.-2")
    owner = told_to(meeting, 0)
    assert (names(owner, told=False), names(owner, told=True)) == (["filled"], ["own-ticket"])
    assert owner[1].event == EVENTS.happened("own-ticket", 0, 7, 0, 2)
    assert names(told_to(meeting, 1), told=True) == ["filled"]
    meeting.play(1, "1-.-.")
    assert names(told_to(meeting, 0), told=True) == ["filled", "ticket", "off"]
    assert names(told_to(meeting, 0), told=False) == ["ticket"]
    assert names(told_to(meeting, -1), told=True) == ["filled", "ticket", "ticket", "off"]


def test_hidden_tickets_are_not_noted_before_the_finish() -> None:
    meeting = Meeting(hidden=1)
    meeting.play(0, "flat:3")
    meeting.deal()
    for seat, ticket in enumerate(("7-.-2", "1-.-.")):
        meeting.play(seat, ticket)
    assert [event.name for event in meeting.events] == ["filled", "off"]


def test_a_card_that_is_dealt_is_not_noted() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    for card in range(5):
        meeting.draw(card)
        assert meeting.events == ()
    meeting.draw(0)
    assert meeting.events == (EVENTS.happened("dealt", 3),)


def test_the_table_says_who_tells_what_and_how_much_is_made_of_it() -> None:
    assert {row.name for row in EVENTS.rows if row.voice == "both"} == CALLED
    assert {row.name for row in EVENTS.rows if row.voice == "caller"} == set()
    assert {row.name for row in EVENTS.rows if row.weight == "stage"} == ON_STAGE
    assert {row.name for row in EVENTS.rows if not row.sentence} == SHOWN
    for row in EVENTS.rows:
        assert row.paragraph in GAME.paragraphs()
        for language in LANGUAGES:
            assert not row.sentence or words(language).bundle.has_message(row.sentence)


@pytest.mark.compiled
@pytest.mark.parametrize("edition_name", ["standard", "tiny"])
def test_both_readings_note_the_same(edition_name: str) -> None:
    slow, fast = GAME.interpreted, GAME.compiled
    for seed, setting in enumerate(some_settings("ticket", edition_name, 12)):
        laid = GAME.lay(setting.pack, setting.seats, setting.options)
        here, there = slow.state_form(laid), fast.state_form(laid)
        packs = [reading.pack_form(setting.pack.printed) for reading in (slow, fast)]
        stream = new_stream(seed)
        slow.begin(packs[0], here)
        fast.begin(packs[1], there)
        while not here.over:
            here.noted, there["noted"][0] = 0, 0
            if here.spread:
                outcome = below(stream, here.spread)
                slow.draw(packs[0], here, outcome)
                fast.draw(packs[1], there, outcome)
            else:
                seat, moves = awaited_seats(here)[0], slow.moves()
                count = slow.menu(packs[0], here, seat, moves)
                move = moves[below(stream, count)]
                slow.play(packs[0], here, seat, move)
                fast.play(packs[1], there, seat, move)
            assert here.noted == there["noted"][0]
            used = here.noted * WIDTH
            assert here.notes[:used] == there["notes"][0][:used].tolist()
