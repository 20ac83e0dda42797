"""What each audience is told happened, and nothing it did not see."""

import pytest

from hippodrome.engine.story import Page
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.people.story import CALLS, tell
from hippodrome.games.ticket.state import JOKER
from hippodrome.words import LANGUAGES, Sentence, words
from tests.games.common.stories import Audience, story
from tests.games.ticket.drawings import NO_WAY_ON
from tests.games.ticket.positions import (
    BLACK,
    BLUE,
    ORANGE,
    PURPLE,
    RED,
    Meeting,
    Race,
    pair,
    single,
    standing,
)


def player(seat: int) -> Sentence:
    return Sentence("player", {"seat": seat + 1})


def horse(number: int) -> Sentence:
    return Sentence("horse", {"number": number})


def told(race: Race, move: str, audience: int = -1) -> list[Sentence]:
    """Play a move and give what an audience is told of it, but not how few cards a scene has."""
    heard = story(GAME, race, lambda: race.play(move), audience)[audience]
    return [sentence for sentence in heard if sentence.key != "story-cards-left"]


def keys(sentences: list[Sentence]) -> list[str]:
    return [sentence.key for sentence in sentences]


def test_the_lot_and_the_choice_of_a_race() -> None:
    meeting = Meeting(3, first=0)
    audience = Audience(meeting, -1)
    meeting.draw(2)
    assert audience.hears() == [Sentence("story-first-player", {"player": player(2)})]
    meeting.play(2, "steeple2:4")
    assert audience.hears() == [
        Sentence(
            "story-race",
            {
                "player": player(2),
                "race": 1,
                "races": 3,
                "discipline": "steeple",
                "river": meeting.state.river,
                "cards": 4,
            },
        )
    ]


def test_a_hand_is_told_to_its_owner_and_only_its_size_to_others() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    owner, spectator = Audience(meeting, 0), Audience(meeting, -1)
    meeting.draw(0)
    assert owner.hears() == spectator.hears() == []  # no word before the deal is done
    meeting = Meeting()
    meeting.play(0, "flat:3")
    owner, spectator = Audience(meeting, 0), Audience(meeting, -1)
    meeting.deal([JOKER, single(RED, 2), pair(BLUE, RED)], [1, 2, 3])
    hand = (
        Sentence("card-single", {"horse": horse(RED), "squares": 2}),
        Sentence("card-pair", {"low": horse(BLUE), "high": horse(RED)}),
        Sentence("card-joker"),
    )
    assert owner.hears() == [Sentence("story-hand", {"hand": hand})]
    assert spectator.hears() == [Sentence("story-dealt", {"cards": 3})]


def test_tickets_are_told_when_they_are_turned_over() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    meeting.deal()
    owner, other = Audience(meeting, 0), Audience(meeting, 1)
    ticket = Sentence(
        "story-ticket",
        {
            "player": player(0),
            "boxes": (
                Sentence("ticket-box", {"place": 1, "horse": horse(BLACK)}),
                Sentence("ticket-box", {"place": 3, "horse": horse(PURPLE)}),
            ),
        },
    )
    meeting.play(0, "7-.-2")
    assert owner.hears() == [ticket]
    assert other.hears() == [Sentence("story-predicted", {"player": player(0)})]
    meeting.play(1, "1-.-.")
    assert keys(owner.hears()) == ["story-predicted", "story-ticket", "story-off"]
    heard = other.hears()
    assert keys(heard) == ["story-ticket", "story-ticket", "story-off"]
    assert heard[1] == ticket


def test_hidden_tickets_are_told_at_the_finish() -> None:
    meeting = Meeting(pack="tiny", hidden=1)
    meeting.play(0, "flat:1")
    meeting.deal().play(0, "1-.-.")
    spectator, owner = Audience(meeting, -1), Audience(meeting, 0)
    meeting.play(1, "2-.-.")
    assert keys(spectator.hears()) == ["story-predicted", "story-off"]
    assert keys(owner.hears()) == ["story-predicted", "story-off"]
    all_told: dict[int, list[str]] = {-1: [], 0: []}
    while meeting.state.race == 1:
        if meeting.spread:
            meeting.draw(0)
        else:
            meeting.play(meeting.awaited[0], meeting.menu(meeting.awaited[0])[0])
        all_told[-1] += keys(spectator.hears())
        all_told[0] += keys(owner.hears())
    assert all_told[-1].count("story-ticket") == 2
    assert all_told[0].count("story-ticket") == 1  # the own one is no news
    assert all_told[-1].index("story-arrival") < all_told[-1].index("story-ticket")


def test_a_move_a_displacement_and_a_new_leader() -> None:
    race = standing(
        """
        . . . . . . .
        . . 5 . 4 . .
        . . . . . . .
        """,
        hand=[single(RED, 2), JOKER],
    )
    assert told(race, "5+2/-<") == [
        Sentence(
            "story-move",
            {
                "player": player(0),
                "card": "single",
                "horse": horse(RED),
                "start": "b3",
                "end": "b5",
                "moved": 1,
            },
        ),
        Sentence("story-yields", {"horse": horse(BLUE), "end": "a4"}),
        Sentence("story-leads", {"horse": horse(RED), "call": race.state.piled % 4}),
    ]


def test_a_joker_a_pair_and_a_move_of_length_zero() -> None:
    race = standing(
        """
        1 . . .
        . . 2 .
        """,
        hand=[JOKER, JOKER, JOKER],
        others=[[pair(ORANGE, PURPLE), pair(ORANGE, PURPLE), JOKER]],
    )
    (held,) = told(race, "J1<1")
    assert held.params["card"] == "joker"
    assert held.params["moved"] == 0
    assert held.params["start"] == held.params["end"] == "a1"
    (called,) = told(race, "1~2-")
    assert (called.params["card"], called.params["player"]) == ("pair", player(1))
    assert (called.params["start"], called.params["end"]) == ("a1", "b2")
    told(race, "J1<2")
    race.play("J1>1")
    assert told(race.holding(pair(ORANGE, PURPLE)), "1=2") == [
        Sentence("story-stay", {"player": player(0), "low": horse(ORANGE), "high": horse(PURPLE)})
    ]


def test_a_card_thrown_away() -> None:
    race = standing(NO_WAY_ON, hand=[single(RED, 2), pair(ORANGE, PURPLE)])
    assert told(race, "x5.2") == [
        Sentence(
            "story-discard",
            {
                "player": player(0),
                "card": Sentence("card-single", {"horse": horse(RED), "squares": 2}),
            },
        )
    ]


def finishing(drawing: str, **options: int) -> tuple[Race, list[Sentence]]:
    race = standing(drawing, hand=[single(ORANGE, 1)], others=[[]], tickets=["1-2-3", "3-.-."])
    race.having(**options)
    return race, told(race, "1<1")


def test_a_finish_without_photo() -> None:
    _, heard = finishing("""
        . . 1
        . 2 .
        3 . .
    """)
    assert keys(heard) == [
        *("story-move", "story-finish", "story-arrival", "story-points", "story-points")
    ]
    assert heard[2].params == {"race": 1, "horses": (horse(1), horse(2), horse(3))}
    assert heard[3].params == {"player": player(0), "gain": 21, "score": 21}
    assert heard[4].params == {"player": player(1), "gain": 3, "score": 3}


def test_a_disqualification_and_a_photo_finish() -> None:
    race, heard = finishing("""
        . . 1
        . . 2
        . . 3u
    """)
    assert keys(heard) == ["story-move", "story-finish", "story-disqualified", "story-photo"]
    assert heard[2].params == {"horse": horse(3)}
    assert heard[3].params == {"horses": (horse(1), horse(2))}
    heard = story(GAME, race, lambda: race.photo(2), -1)[-1]
    assert keys(heard) == [*("story-photo-result", "story-arrival", "story-points", "story-points")]
    assert heard[0].params == {"horse": horse(2), "place": 1}


def test_a_second_photo_follows_the_first() -> None:
    race, _ = finishing("""
        . . 1
        . . 2
        . . 3
    """)
    heard = story(GAME, race, lambda: race.photo(3), -1)[-1]
    assert heard == [
        Sentence("story-photo-result", {"horse": horse(3), "place": 1}),
        Sentence("story-photo", {"horses": (horse(1), horse(2))}),
    ]


@pytest.mark.parametrize(
    ("drawing", "made"),
    [
        (". . . 1\n. . 2 .\n. 3 . .\n. 4 . .", ("both", "moment")),
        (". . . 1\n. . 2 .\n. 3 . .\n4 . . .\n5 . . .", ("log", "line")),
    ],
)
def test_T8_2_much_is_made_of_a_photo_only_where_a_place_that_pays_hangs_on_it(
    drawing: str, made: tuple[str, str]
) -> None:
    race = standing(drawing, hand=[single(ORANGE, 1)], others=[[]], tickets=["1-2-3", "3-.-."])
    race.play("1<1")
    view = race.state.copy()
    lines = [*tell(Page(race.pack, view, view, -1, race.events))]
    assert [(line.voice, line.weight) for line in lines if line.event.name == "photo"] == [made]


def test_the_winners_of_the_meeting() -> None:
    drawing = """
        . . 1
        . 2 .
        3 . .
    """
    _, heard = finishing(drawing, races=1)
    assert heard[-1] == Sentence(
        "story-winners", {"count": 1, "players": (player(0),), "score": 21}
    )
    race = standing(drawing, hand=[single(ORANGE, 1)], others=[[]], tickets=["1-.-.", "1-.-."])
    race.having(races=1)
    assert told(race, "1<1")[-1] == Sentence(
        "story-winners", {"count": 2, "players": (player(0), player(1)), "score": 7}
    )


def test_stories_of_whole_meetings_are_told_in_every_language_to_everyone() -> None:
    for course in ("flat", "hedges", "harness", "steeple1", "steeple4"):
        meeting = Meeting(3, "tiny", first=0)
        audiences = [Audience(meeting, seat) for seat in range(-1, 3)]
        while not meeting.over:
            if meeting.spread:
                meeting.draw(meeting.spread - 1)
            else:
                seat = meeting.awaited[-1]
                menu = [GAME.write(move) for move in meeting.menu(seat)]
                wanted = [move for move in menu if move == f"{course}:2"] or menu
                meeting.play(seat, wanted[len(meeting.log) % len(wanted)])
            for audience in audiences:
                audience.hears()


STARTS_OF_OTHERS = {
    "flat": ("tape", "starting car", "sulk", "cinders", "élastique", "autostart", "pouzzolane"),
    "hedges": (
        "gates",
        "stall",
        "starting car",
        "sulk",
        "cinders",
        "water",
        "autostart",
        "de l’eau",
    ),
    "steeple": ("gates", "stall", "starting car", "sulk", "cinders", "autostart", "pouzzolane"),
    "harness": ("gates", "stall", "turf", "grass", "gazon", "herbe", "hedge", "haie", "flag"),
}
"""Words the caller must not use at a discipline: where it starts, and on what, is another's."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("course", ["flat", "hedges", "steeple1", "harness"])
def test_T7_the_caller_starts_a_race_as_its_discipline_does(course: str, language: str) -> None:
    discipline = course.rstrip("1")
    meeting = Meeting()
    meeting.play(0, f"{course}:3")
    meeting.deal().play(0, "1-.-.")
    spectator = Audience(meeting, -1)
    meeting.play(1, "2-.-.")
    (off,) = [line for line in spectator.hears() if line.key == "story-off"]
    assert off.params == {"discipline": discipline, "call": 1}
    ways = [
        words(language).tell(Sentence(off.key, {**off.params, "call": n})) for n in range(CALLS)
    ]
    assert len(set(ways)) == CALLS
    said = " ".join(ways).casefold()
    assert [word for word in STARTS_OF_OTHERS[discipline] if word in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_T7_no_two_disciplines_are_started_in_the_same_words_throughout(language: str) -> None:
    heard = {
        discipline: tuple(
            words(language).tell(Sentence("story-off", {"discipline": discipline, "call": call}))
            for call in range(CALLS)
        )
        for discipline in STARTS_OF_OTHERS
    }
    assert len(set(heard.values())) == len(STARTS_OF_OTHERS)
    assert not set(heard["harness"]) & {*heard["flat"], *heard["hedges"], *heard["steeple"]}
