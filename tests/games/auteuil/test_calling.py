"""How the caller tells a race: throws, jumps, falls, the lead and the last obstacle."""

import pytest

from hippodrome.games.auteuil.people.story import CALLS, FALLS
from hippodrome.words import LANGUAGES, Sentence, sentence, words
from tests.games.auteuil.evenings import (
    BULLFINCH,
    LAP,
    RIVER,
    Evening,
    horse,
    keys,
    player,
    told,
    without_call,
)
from tests.games.common.stories import Audience


def at(obstacle: int) -> Sentence:
    return Sentence("auteuil-at-obstacle", {"number": obstacle})


def the(obstacle: int) -> Sentence:
    return Sentence("auteuil-the-obstacle", {"number": obstacle})


def test_the_opening_throw_its_ties_and_who_starts() -> None:
    evening = Evening(3).enter().bet()
    spectator = Audience(evening, -1)
    evening.throw("646")
    assert spectator.hears() == [
        Sentence(
            "auteuil-story-opening",
            {"player": player(0), "one": 6, "two": 4, "three": 6, "total": 16},
        )
    ]
    evening.throw("655")
    assert keys(spectator.hears()) == ["opening"]
    evening.throw("123")
    thrown, tie = spectator.hears()
    assert thrown.params["player"] == player(2)
    assert tie == Sentence(
        "auteuil-story-opening-tie", {"players": (player(0), player(1)), "total": 16}
    )
    evening.throw("111").throw("111")
    *_, tie = spectator.hears()
    assert tie.params["total"] == 3  # whoever is out of it threw more, and does not count
    evening.throw("111")
    assert keys(spectator.hears()) == ["opening"]
    evening.throw("112")
    thrown, starts, off = spectator.hears()
    assert thrown.params["player"] == player(1)
    assert starts == Sentence("auteuil-story-starts", {"player": player(1)})
    assert off.key == "auteuil-story-off"


@pytest.mark.parametrize(
    ("dice", "combination"),
    [
        ("356", "none"),
        ("345", "sequence"),
        ("444", "triple"),
        ("111", "triple-one"),
        ("666", "triple-six"),
    ],
)
def test_a_throw_is_told_with_what_it_forms(dice: str, combination: str) -> None:
    evening = Evening().start()
    spectator = Audience(evening, -1)
    one, two, three = (int(die) for die in dice)
    evening.throw(dice)
    assert spectator.hears() == [
        Sentence(
            "auteuil-story-throw",
            {
                "player": player(0),
                "one": one,
                "two": two,
                "three": three,
                "combination": combination,
            },
        )
    ]


def test_a_throw_nobody_can_take_passes_the_dice_on() -> None:
    evening = Evening().start().stand(**{f"h{number}": 9 for number in range(1, 9)})
    spectator = Audience(evening, -1)
    evening.throw("223")
    thrown, nothing = spectator.hears()
    assert thrown.key == "auteuil-story-throw"
    assert nothing == Sentence("auteuil-story-nothing", {"player": player(0)})


def test_U2_5_punters_do_not_throw_and_a_tie_is_told_without_them() -> None:
    evening = Evening(3, punters=1).enter().bet().throw("123")
    spectator = Audience(evening, -1)
    evening.throw("321")
    assert keys(spectator.hears()) == ["opening", "opening-tie"]


def test_a_throw_nobody_can_take_frees_the_horses_of_whoever_comes_next() -> None:
    evening = Evening().start().stand(**{f"h{number}": 9 for number in range(1, 9)}).stand(h5=10)
    evening.having(fallen={5: 2})  # by seat 1, whose turn is next
    spectator = Audience(evening, -1)
    evening.throw("223")
    _, _, freed = spectator.hears()
    assert freed == Sentence("auteuil-story-freed", {"horse": horse(5), "where": at(BULLFINCH)})


def test_a_die_takes_a_horse_from_square_to_square() -> None:
    evening = Evening().start().stand(h5=28).throw("356")
    assert told(evening, "3>5")[0] == Sentence(
        "auteuil-story-move",
        {
            "player": player(0),
            "kind": "die",
            "points": 3,
            "horse": horse(5),
            "start": 28,
            "end": 1,
            "home": 0,
        },
    )


def test_a_jump_names_every_obstacle_on_the_way() -> None:
    evening = Evening().start().stand(h5=8).throw("356")
    _, jump = told(evening, "5>5")
    assert jump.key == "auteuil-story-jump"
    assert without_call(jump) == {"horse": horse(5), "obstacles": (the(BULLFINCH),)}
    evening.pack.printed.obstacle[12] = RIVER
    evening.stand(h6=8)
    jump = told(evening, "6>6")[1]
    assert without_call(jump) == {"horse": horse(6), "obstacles": (the(BULLFINCH), the(RIVER))}


@pytest.mark.parametrize("number", [1, 5, 8])
def test_a_fall_and_how_it_ends_when_the_turn_comes_round(number: int) -> None:
    evening = Evening().start().stand(**{f"h{number}": 7}).throw("355")
    _, fall = told(evening, f"3>{number}")
    assert fall.key == "auteuil-story-fall"
    assert without_call(fall) == {"horse": horse(number), "where": at(BULLFINCH)}
    evening.give("5>2", "5>3").throw("122").give("1>2", "2>3")
    *_, freed = told(evening, "2>4")
    assert freed == Sentence(
        "auteuil-story-freed", {"horse": horse(number), "where": at(BULLFINCH)}
    )


def test_U5_2_a_triple_takes_a_fallen_horse_off() -> None:
    evening = Evening(3).start().stand(h5=7).throw("355").give("3>5", "5>1", "5>2").throw("444")
    assert keys(told(evening, "4>5"))[:2] == ["move", "raised"]


def test_a_horse_that_is_out_leads_nothing() -> None:
    evening = Evening().start().throw("356").give("3>1", "5>2", "6>3").stand(h4=35, h5=12, h6=14)
    evening.having(out={4: 1})
    leads = told(evening.throw("355"), "5>5")[-1]
    assert (leads.key, without_call(leads)) == ("auteuil-story-leads", {"horse": horse(5)})


def test_a_sequence_a_fourth_six_and_enough_of_them() -> None:
    evening = Evening().start().throw("345").give("3>1", "4>2", "5>3")
    move, *_ = told(evening, "+1")
    assert (move.params["kind"], move.params["points"], move.params["end"]) == ("bonus", 1, 4)
    assert told(evening, "enough") == [
        Sentence("auteuil-story-enough", {"player": player(0), "kind": "bonus"})
    ]
    evening = Evening().start().throw("666").give("6>1", "6>2", "6>3")
    fork = Evening().start().throw("666").give("6>1", "6>2", "6>3")
    move, jump, leads = told(evening, "6>>1")
    assert (move.params["kind"], move.params["points"]) == ("fourth", 6)
    assert (move.params["start"], move.params["end"]) == (6, 12)
    assert keys([jump, leads]) == ["jump", "leads"]
    assert told(fork, "enough")[0].params["kind"] == "fourth"


def test_enough_frees_the_horses_of_whoever_comes_next() -> None:
    evening = Evening().start().stand(h5=7).throw("355").give("3>5", "5>1", "5>2")
    evening.throw("345").give("3>6", "4>7", "5>8")
    assert keys(told(evening, "enough")) == ["enough", "freed"]


def test_U5_3_three_aces_are_thrown_again_only_when_all_are_played() -> None:
    evening = Evening().start().throw("111").give("1>1", "1>2")
    assert keys(told(evening, "1>3")) == ["move"]
    assert told(evening, "again") == [Sentence("auteuil-story-again", {"player": player(0)})]
    assert evening.state.turn == 0
    evening = Evening().start().throw("111").give("1>1", "1>2", "1>3")
    assert told(evening, "enough") == [
        Sentence("auteuil-story-enough", {"player": player(0), "kind": "again"})
    ]


def test_U3_2_dice_that_no_horse_can_take_are_lost() -> None:
    evening = Evening().start().stand(**{f"h{number}": 9 for number in range(1, 9)}).throw("223")
    evening.throw("256")
    assert keys(told(evening, "5>1"))[-1] != "lost"
    *_, lost = told(evening, "6>2")
    assert lost == Sentence(
        "auteuil-story-lost", {"count": 1, "dice": (Sentence("auteuil-die", {"points": 2}),)}
    )


def test_the_lead_is_called_when_a_horse_takes_it_alone() -> None:
    evening = Evening().start().throw("356").give("3>1")
    assert keys(told(evening, "5>2")) == ["move"]  # nobody leads anything in the first turn
    evening.give("6>8").throw("356")
    assert keys(told(evening, "3>2")) == ["move", "leads"]
    assert keys(told(evening, "5>1")) == ["move"]  # level with the leader
    found = told(evening, "6>8")[-1]
    assert found.key == "auteuil-story-leads"
    assert without_call(found) == {"horse": horse(8)}
    evening.throw("556")
    assert "leads" not in keys(told(evening, "6>8"))  # it led before
    assert without_call(told(evening.stand(h1=16), "5>1")[-1]) == {"horse": horse(1)}


def test_nobody_takes_the_lead_lying_on_the_ground() -> None:
    evening = Evening().start().throw("356").give("3>1", "5>2", "6>3").stand(h4=35, h5=36)
    assert keys(told(evening.throw("355"), "5>4")) == ["move", "fall"]


def test_falls_in_a_row_are_never_told_alike() -> None:
    evening = Evening().start().stand(h4=7, h5=5, h6=5).throw("355")
    calls = [told(evening, move)[-1].params["call"] for move in ("3>4", "5>5", "5>6")]
    assert len(set(calls)) == 3


def test_no_fall_is_told_like_the_last_one_of_the_race_before() -> None:
    def call(race: int, falls: int) -> object:
        evening = Evening().start().stand(h4=7).having(race=race, falls=falls).throw("355")
        return told(evening, "3>4")[-1].params["call"]

    for falls in range(FALLS):
        assert call(1, falls) not in (call(1, falls + 1), call(2, 0))
    assert len({call(race, falls) for race in (1, 2) for falls in range(FALLS)}) == FALLS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_of_a_fall_and_of_the_placed_is_another_and_begins_with_a_capital(
    language: str,
) -> None:
    blue, said = horse(4), words(language)
    falls = [
        [sentence(key, call=call, horse=blue, where=at(RIVER)) for call in range(FALLS)]
        for key in ("auteuil-story-fall", "auteuil-story-out")
    ]
    placed = [
        [
            sentence("auteuil-story-arrives", call=call, horse=blue, place=place)
            for call in range(CALLS)
        ]
        for place in (2, 3)
    ]
    for ways in (*falls, *placed):
        texts = {said.tell(way).removeprefix("— ") for way in ways}
        assert len(texts) == len(ways)
        assert all(text[0].isupper() for text in texts), texts


def test_the_first_horse_on_a_new_lap_and_over_the_last_obstacle_is_called() -> None:
    evening = Evening().start().stand(h1=28, h2=28, h3=49, h4=48).throw("356")
    assert "lap" not in keys(told(evening, "3>1"))  # another one is on that lap already
    evening.stand(h3=19, h4=18, h1=28)
    lap = next(one for one in told(evening, "5>2") if one.key == "auteuil-story-lap")
    assert without_call(lap) == {"horse": horse(2), "lap": 2, "laps": 2}
    evening.stand(h3=49, h4=48)
    story = told(evening, "6>3")
    last = next(one for one in story if one.key == "auteuil-story-last-obstacle")
    assert without_call(last) == {"horse": horse(3)}
    evening.throw("466")
    assert "last-obstacle" not in keys(told(evening, "4>4"))


def test_who_falls_at_the_last_obstacle_is_over_it_only_when_it_gets_up() -> None:
    evening = Evening().start().throw("356").give("3>1", "5>2", "6>3").stand(h4=45).throw("556")
    assert keys(told(evening, "5>4")) == ["move", "fall"]  # the river of the second lap, on 50
    evening.give("5>1", "6>2").throw("124").give("1>1", "2>2", "4>3").throw("124")
    assert "last-obstacle" in keys(told(evening, "4>4"))


@pytest.mark.parametrize(("obstacles", "called"), [((8,), True), ((8, 12, 16), True), ((), False)])
def test_the_last_obstacle_is_the_last_of_however_many(
    obstacles: tuple[int, ...], called: bool
) -> None:
    evening = Evening().start()
    for square in range(LAP):
        evening.pack.printed.obstacle[square] = RIVER if square in obstacles else 0
    last = LAP + max(obstacles, default=20)
    evening.stand(h3=last - 1).throw("456")
    assert ("last-obstacle" in keys(told(evening, "4>3"))) == called


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caller_never_says_the_same_thing_twice(language: str) -> None:
    said = words(language)
    blue, river = horse(4), (the(RIVER),)
    calls = [
        (
            sentence("auteuil-story-off", call=call),
            sentence("auteuil-story-leads", call=call, horse=blue),
            sentence("auteuil-story-jump", call=call, horse=blue, obstacles=river),
            sentence("auteuil-story-fall", call=call, horse=blue, where=at(RIVER)),
            sentence("auteuil-story-out", call=call, horse=blue, where=at(RIVER)),
            sentence("auteuil-story-lap", call=call, horse=blue, lap=2, laps=2),
            sentence("auteuil-story-last-obstacle", call=call, horse=blue),
            sentence("auteuil-story-arrives", call=call, horse=blue, place=1),
        )
        for call in range(CALLS)
    ]
    for ways in zip(*calls, strict=True):
        assert len({said.tell(way) for way in ways}) == CALLS
