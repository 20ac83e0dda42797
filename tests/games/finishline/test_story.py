"""What an audience is told: from what it saw, and never more than it may know."""

import pytest

from hippodrome.games.finishline.parts import COLOUR_NAMES
from hippodrome.games.finishline.people.names import player, tile_name
from hippodrome.games.finishline.state import BLACK, EXTRA, RED, WHITE
from hippodrome.words import Sentence, words
from tests.games.common.scenes import arrange
from tests.games.finishline.staging import (
    EXAMPLE,
    SPECTATOR,
    Audience,
    Stage,
    english,
    keys,
    running,
    told,
)

A, B, C, D, E, F, G = range(7)
BLANKS = ("white blank", "white blank")


def one(sentences: list[Sentence], key: str) -> Sentence:
    return next(found for found in sentences if found.key == f"finishline-story-{key}")


def test_the_lot_says_who_rolls_first() -> None:
    stage = Stage(first=0)
    audience = Audience(stage)
    stage.draw(2)
    assert audience.hears() == [Sentence("finishline-story-lot", {"player": player(2)})]


def test_tiles_are_told_one_by_one_with_marks_and_odds() -> None:
    stage = Stage()
    audience = Audience(stage)
    stage.lay(8)
    heard = audience.hears()
    assert keys(heard) == ["race", "tile"]
    assert heard[0].params == {"race": 1, "races": 3, "call": 1}
    assert heard[1].params == {
        "horse": tile_name(8),
        "tile": 8,
        "spot": "hindmost",
        "mark": "safe",
        "odds": 8,
        "call": 0,
    }
    between = []
    for tile in (22, 3, 5, 18, 11):
        stage.lay(tile)
        (sentence,) = audience.hears()
        between.append((sentence.params["spot"], sentence.params["mark"], sentence.params["odds"]))
    assert between == [
        ("between", "none", 7),
        ("between", "safe", 6),
        ("between", "none", 5),
        ("between", "favourite", 4),
        ("between", "none", 3),
    ]
    stage.lay(20)
    assert english(audience.hears()) == [
        "And in front at the off, Mane Complaint (20), a safe runner, at 2 times the stake."
    ]


def test_a_slip_is_told_in_full_to_its_writer_alone() -> None:
    stage = Stage().lay(*EXAMPLE)
    writer, other, spectator = Audience(stage, 0), Audience(stage, 1), Audience(stage)
    stage.bet(0, "win:e=200", "pair:e+f=300")
    (own,) = writer.hears()
    assert words("en").tell(own) == (
        "Your slip is in: €200 at 4× on Unbridled Modesty (18) to win and "
        "€300 at 7× on Unbridled Modesty (18) with Hoof Knows (11)."
    )
    expected = [Sentence("finishline-story-slip", {"player": player(0), "call": 1})]
    assert other.hears() == spectator.hears() == expected


def test_what_others_hear_does_not_depend_on_how_many_bets_a_slip_holds() -> None:
    heard = []
    for bets in ((), ("win:a=100",), ("win:a=100", "win:b=200", "win:c=300", "pair:a+b=400")):
        stage = Stage().lay(*EXAMPLE)
        other = Audience(stage, 1)
        stage.bet(0, *bets)
        heard.append(other.hears())
        stage.bet(2, *bets).bet(1)
        heard[-1] += other.hears()
    assert heard[0] == heard[1] == heard[2]


def test_bets_before_the_slip_is_handed_in_are_told_to_nobody() -> None:
    stage = Stage().lay(*EXAMPLE)
    audiences = [Audience(stage, seat) for seat in (SPECTATOR, 0, 1)]
    stage.play("win:e=200", 0)
    assert [audience.hears() for audience in audiences] == [[], [], []]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_slip_starts_the_race_and_an_empty_one_is_told_as_such(seat: int) -> None:
    stage = Stage().lay(*EXAMPLE).bet(1 - seat).bet(2)
    last = Audience(stage, seat)
    stage.bet(seat)
    heard = last.hears()
    assert keys(heard) == ["own-slip", "off"]
    assert "without a single bet" in english(heard)[0]


def test_dice_are_told_as_they_are_taken_and_rolled() -> None:
    stage = running()
    audience = Audience(stage)
    stage.play("take:white+red+red")
    assert "a white die, a red die and a red die" in english(audience.hears())[0]
    stage.draw(0)
    (rolled,) = audience.hears()
    assert english([rolled])[0].endswith("horseshoe, double horseshoe and double horseshoe.")
    assert rolled.params["blank"] == 0
    stage.play("1:aside")
    assert keys(audience.hears()) == ["aside"]
    stage.play("take:green")
    (taken,) = audience.hears()
    assert taken.params["dice"] == (Sentence("finishline-die", {"colour": "green"}),)
    assert taken.params["player"] == player(1)
    stage.draw(0)
    assert english(audience.hears())[0].endswith("horseshoe and outsider at €1,000.")


def test_three_blanks_and_the_last_die_are_remarked_upon() -> None:
    stage = running()
    stage.having(reserve=[2, 1, 0, 0, 0])
    audience = Audience(stage)
    stage.play("take:white+white+red")
    assert keys(audience.hears()) == ["takes", "last-die"]
    stage.draw(5 * 36 + 5 * 6 + 5)
    heard = audience.hears()
    assert heard[0].params["blank"] == 1
    assert "nothing on any of them" in english(heard)[0]


@pytest.mark.parametrize(
    ("take", "gone", "trick"),
    [
        ("white+white+red", {WHITE: 2}, 0),
        ("white+white+black", {}, 0),
        ("white+white+black", {WHITE: 1}, 1),
    ],
)
def test_F3_6_the_last_die_ends_the_race_only_where_no_trick_can_come(
    take: str, gone: dict[int, int], trick: int
) -> None:
    stage = running()
    stage.having(left=gone, put_aside={RED: 3})
    stage.having(reserve=[take.split("+").count(colour) for colour in COLOUR_NAMES])
    (said,) = [line for line in told(stage, f"take:{take}") if line.key.endswith("last-die")]
    assert said.params["trick"] == trick
    for language in ("en", "fr"):
        ways = [
            words(language).tell(Sentence(said.key, {**said.params, "call": n})) for n in range(3)
        ]
        for ends in ("one roll decides", "Last turn!", "ends it", "Dernier tour !", "c’est fini"):
            assert not trick or not any(ends in way for way in ways)


def test_F3_6_where_no_black_die_shows_a_trick_the_last_die_ends_the_race() -> None:
    stage = running()
    stage.pack = stage.pack.copy()
    arrange(stage.pack, face={BLACK: [EXTRA] * 6})
    stage.having(left={WHITE: 1}, reserve=[2, 0, 0, 0, 1])
    assert one(told(stage, "take:white+white+black"), "last-die").params["trick"] == 0


@pytest.mark.parametrize(
    ("level", "last", "kept", "chase"),
    [(0, False, 0, "one"), (1, False, 0, "two"), (0, True, 0, "none"), (0, True, 1, "one")],
)
def test_F4_7_one_more_to_catch_is_said_only_of_one_leader_while_the_race_runs(
    level: int, last: bool, kept: int, chase: str
) -> None:
    stage = running().rolled("red double", *BLANKS)
    stage.having(level=level, levelled=level, kept={1: kept})
    if last:
        stage.last()
    passes = one(told(stage, "1:d" if level else "1:e"), "passes")
    assert (passes.params["place"], passes.params["chase"]) == (2, chase)
    caught = words("en").tell(Sentence(passes.key, {**passes.params, "call": 2}))
    assert ("one more to catch" in caught) == (chase == "one")
    assert ("two in front to catch" in caught) == (chase == "two")
    coming = words("en").tell(Sentence(passes.key, {**passes.params, "call": 1}))
    assert ("still coming" in coming) == (chase != "none")


def test_a_horseshoe_waits_and_its_twin_moves_the_horse() -> None:
    stage = running().rolled("white horseshoe", *BLANKS)
    heard = told(stage, "1:d")
    assert keys(heard) == ["shoe"]
    assert heard[0].params["effect"] == "waits"
    heard = told(stage.rolled("white horseshoe", *BLANKS), "1:d")
    assert keys(heard) == ["shoe", "passes"]
    assert heard[0].params["effect"] == "second"
    assert heard[1].params["horse"] == tile_name(5)
    assert heard[1].params["rivals"] == (tile_name(18),)
    assert heard[1].params["place"] == 3


def test_a_favourite_needs_one_horseshoe_and_a_new_leader_is_called() -> None:
    stage = running(8, 22, 3, 5, 11, 20, 18).rolled("white horseshoe", *BLANKS)
    heard = told(stage, "1:g")  # it leads, so the horseshoe waits
    assert (keys(heard), heard[0].params["effect"]) == (["shoe"], "waits")
    stage = running(8, 22, 3, 5, 11, 18, 20).rolled("white horseshoe", *BLANKS)
    heard = told(stage, "1:f")
    assert keys(heard) == ["shoe", "passes", "leads"]
    assert heard[0].params["effect"] == "favourite"
    assert heard[2].params["horse"] == tile_name(18)


def test_a_double_horseshoe_and_a_helmet_move_their_horse() -> None:
    heard = told(running().rolled("red double", *BLANKS), "1:a")
    assert keys(heard) == ["double", "passes"]
    assert heard[1].params["place"] == 6
    heard = told(running().rolled("yellow helmet", *BLANKS), "1:e")
    assert keys(heard) == ["helmet", "passes", "leads"]
    assert heard[1].params["rivals"] == (tile_name(20), tile_name(11))


def test_a_whip_warns_and_the_second_disqualifies() -> None:
    stage = running()
    heard = told(stage.rolled("red whip", *BLANKS), "1:f")
    assert (keys(heard), heard[0].params["second"]) == (["whip"], 0)
    heard = told(stage.rolled("red whip", *BLANKS), "1:f")
    assert (keys(heard), heard[0].params["second"]) == (["whip", "disqualified"], 1)
    assert heard[1].params["horse"] == tile_name(11)


def test_whoever_inherits_the_lead_is_called() -> None:
    stage = running(8, 22, 3, 5, 18, 20, 11).rolled("black disqualified", *BLANKS)
    heard = told(stage, "1:g")
    assert keys(heard) == ["disqualify", "disqualified", "leads"]
    assert heard[2].params["horse"] == tile_name(20)


@pytest.mark.parametrize(
    ("end", "shod", "effect", "more"),
    [
        ("a", False, "waits", []),
        ("a", True, "second", ["passes"]),
        ("e", False, "favourite", ["passes"]),
    ],
)
def test_a_change_of_pace_says_what_the_horseshoe_does_there(
    end: str, shod: bool, effect: str, more: list[str]
) -> None:
    stage = running()
    stage.having(shoe={D: 1, A: int(shod)})
    heard = told(stage.rolled("red pace", *BLANKS), f"1:d>{end}")
    assert keys(heard) == ["pace", *more]
    assert heard[0].params["start"] == tile_name(5)
    assert heard[0].params["effect"] == effect


def test_a_dead_heat_is_made_and_broken_by_one_of_the_two() -> None:
    stage = running().rolled("yellow level", *BLANKS)
    heard = told(stage, "1:level")
    assert keys(heard) == ["level"]
    assert heard[0].params["horse"] == tile_name(11)
    assert heard[0].params["leader"] == tile_name(20)
    heard = told(stage.rolled("red double", *BLANKS), "1:f")
    assert keys(heard) == ["double", "parted"]
    assert heard[1].params == {"horse": tile_name(11), "rival": tile_name(20)}


def test_a_third_horse_parts_level_ones_and_leads() -> None:
    stage = running().rolled("yellow level", *BLANKS).play("1:level")
    heard = told(stage.rolled("red double", *BLANKS), "1:e")
    assert keys(heard) == ["double", "passes", "parted", "leads"]
    assert heard[1].params["rivals"] == (tile_name(20), tile_name(11))
    assert heard[1].params["place"] == 1
    assert heard[2].params == {"horse": tile_name(20), "rival": tile_name(11)}
    assert heard[3].params["horse"] == tile_name(18)


def test_a_level_horse_that_is_sent_off_leaves_the_other_without_a_word() -> None:
    stage = running().rolled("yellow level", *BLANKS).play("1:level")
    heard = told(stage.rolled("black disqualified", *BLANKS), "1:f")
    assert keys(heard) == ["disqualify", "disqualified"]


def test_interference_tells_the_three_from_the_front() -> None:
    heard = told(running().rolled("yellow interference", *BLANKS), "1:mix5/312")
    assert keys(heard) == ["interference", "leads"]
    assert heard[0].params["horses"] == (tile_name(11), tile_name(18), tile_name(20))
    assert heard[1].params["horse"] == tile_name(11)
    (behind,) = told(running().rolled("yellow interference", *BLANKS), "1:mix1/321")
    assert behind.params["horses"] == (tile_name(8), tile_name(22), tile_name(3))


def test_loss_of_speed_tells_who_goes_by() -> None:
    heard = told(running().rolled("yellow loss", *BLANKS), "1:e")
    assert keys(heard) == ["loss"]
    assert heard[0].params["rivals"] == (tile_name(5), tile_name(3))
    stage = running().rolled("yellow level", *BLANKS).play("1:level")
    heard = told(stage.rolled("yellow loss", *BLANKS), "1:f")
    assert keys(heard) == ["loss", "parted"]
    assert heard[0].params["rivals"] == (tile_name(18), tile_name(5))


def test_alike_effects_are_told_by_the_die_that_had_them() -> None:
    """A helmet, a loss of speed and an interference may leave the same row."""
    dice = ("yellow helmet", "yellow interference", "yellow loss")
    rows = set()
    for move, first in (("1:e", "helmet"), ("2:mix5/231", "interference")):
        stage = running().rolled(*dice)
        assert keys(told(stage, move))[0] == first
        rows.add(tuple(stage.state.row))
    assert len(rows) == 1
    rows.clear()
    for move, first in (("3:e", "loss"), ("2:mix3/312", "interference")):
        stage = running().rolled(*dice)
        assert keys(told(stage, move))[0] == first
        rows.add(tuple(stage.state.row))
    assert len(rows) == 1


@pytest.mark.parametrize(
    ("seats", "last", "who", "turn"),
    [(3, False, "next", 2), (2, False, "again", 0), (2, True, "last", -1)],
)
def test_a_side_bet_says_who_pays_and_who_rolls(
    seats: int, last: bool, who: str, turn: int
) -> None:
    stage = running(seats=seats).rolled("black side", *BLANKS)
    if last:
        stage.last()
    side = one(told(stage, "1:side"), "side")
    assert (side.params["who"], side.params["stake"]) == (who, 500)
    assert (side.params["player"], side.params["other"]) == (player(0), player(1))
    assert stage.state.turn == turn


def test_tricks_outsiders_and_dice_put_aside_are_told() -> None:
    stage = running()
    stage.having(left={WHITE: 1, RED: 1})
    heard = told(stage.rolled("black trick", *BLANKS), "1:trick:white+red")
    assert english(heard) == [
        "Player 1: a trick! Back into the reserve: a white die and a red die."
    ]
    heard = told(stage.rolled("green outsider3", *BLANKS), "1:e")
    assert (keys(heard), heard[0].params["amount"]) == (["outsider"], 3000)
    heard = told(stage.rolled("green outsider2", *BLANKS), "1:aside")
    assert "outsider at €2,000" in english(heard)[0]
    heard = told(stage.rolled("black extra", *BLANKS), "1:keep")
    assert keys(heard) == ["keep"]


def test_the_home_straight_is_told_once() -> None:
    stage = running().rolled("white blank", "white blank", "red blank")
    stage.having(reserve=[3, 2, 2, 0, 0])
    assert keys(told(stage, "1:aside")) == ["aside", "straight"]
    stage.rolled("white blank", "white blank", "red blank")
    assert keys(told(stage, "1:aside")) == ["aside"]


def test_extra_actions_come_after_the_post() -> None:
    stage = running().rolled("black extra", *BLANKS).last()
    stage.having(kept={1: 2}, shoe={E: 1})
    heard = told(stage, "1:keep")
    assert keys(heard) == ["keep", "post"]
    assert heard[1].params == {"race": 1, "extras": 1}
    heard = told(stage, "extra:e")
    assert keys(heard) == ["extra", "passes"]
    assert heard[0].params["player"] == player(1)
    assert heard[0].params["effect"] == "second"
    heard = told(stage, "extra:a")
    assert (keys(heard), heard[0].params["effect"]) == (["extra"], "waits")
    heard = told(stage, "decline")
    assert keys(heard)[:2] == ["decline", "arrival"]


def test_a_photo_finish_is_told_roll_by_roll() -> None:
    stage = running().rolled("yellow level", *BLANKS).last()
    audience = Audience(stage)
    stage.play("1:level")
    heard = audience.hears()
    assert keys(heard) == ["level", "post", "photo"]
    assert heard[2].params == {"first": tile_name(20), "second": tile_name(11)}
    stage.draw(0)
    assert english(audience.hears()) == ["Mane Complaint (20): 6 horseshoes."]
    stage.draw(0)
    assert english(audience.hears()) == [
        "Hoof Knows (11): 6 horseshoes.",
        "Still nothing between them. Once more!",
    ]
    stage.draw(6**6 - 1)
    assert english(audience.hears()) == ["Mane Complaint (20): not a single horseshoe."]
    stage.draw(6**6 - 6)
    heard = audience.hears()
    assert english(heard)[:2] == [
        "Hoof Knows (11): one horseshoe.",
        "The photo is up: Hoof Knows (11), by a nostril!",
    ]
    assert keys(heard)[2] == "arrival"


def test_every_tile_has_a_name_of_its_own_in_each_language() -> None:
    for language in ("en", "fr"):
        names = {words(language).tell(tile_name(number)) for number in range(1, 25)}
        assert len(names) == 24
        assert all(name.endswith(")") for name in names)
