"""What each audience is told happened, and nothing it did not see."""

import pytest

from hippodrome.engine.match import Entry
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.calling import CALLS
from hippodrome.games.auteuil.state import DEAL, REPORT
from hippodrome.games.auteuil.story import passing
from hippodrome.table.narrating import narrate
from hippodrome.words import LANGUAGES, Sentence, sentence, words
from tests.games.auteuil.evenings import (
    BULLFINCH,
    RIVER,
    SLIP,
    Audience,
    Evening,
    horse,
    keys,
    player,
)


def at(obstacle: int) -> Sentence:
    return Sentence("auteuil-at-obstacle", {"number": obstacle})


def the(obstacle: int) -> Sentence:
    return Sentence("auteuil-the-obstacle", {"number": obstacle})


def told(evening: Evening, move: str, audience: int = -1) -> list[Sentence]:
    """Play a move and give what an audience is told of it."""
    listener = Audience(evening, audience)
    evening.give(move)
    return listener.hears()


def without_call(sentence: Sentence) -> dict[str, object]:
    """Give what a call is about, whichever way it is said."""
    call = sentence.params["call"]
    assert isinstance(call, int)
    assert 0 <= call < CALLS
    return {name: value for name, value in sentence.params.items() if name != "call"}


def test_cards_are_told_to_their_owner_and_only_their_number_to_others() -> None:
    evening = Evening(3, punters=1)
    owner, punter, spectator = (Audience(evening, seat) for seat in (0, 2, -1))
    assert not passing(evening.pack.printed, evening.state)
    evening.draw(6)
    assert passing(evening.pack.printed, evening.state)
    assert owner.hears() == punter.hears() == []  # no word before the deal is done
    evening.deal(3, 4)
    assert owner.hears() == [
        Sentence("auteuil-story-cards", {"count": 2, "horses": (horse(4), horse(7))})
    ]
    dealt = [Sentence("auteuil-story-dealt", {"cards": 2})]
    assert punter.hears() == spectator.hears() == dealt
    assert not passing(evening.pack.printed, evening.state)


def test_a_table_tells_the_deal_at_once() -> None:
    evening = Evening()
    draws = [Entry(-1, (0,), 8 - card) for card in range(4)]
    story = narrate(evening, draws, [0, -1])
    assert [keys(story[audience]) for audience in (0, -1)] == [["cards"], ["dealt"]]
    assert evening.state.phase == DEAL


def test_the_red_telegram_is_read_out_and_the_fees_are_named() -> None:
    evening = Evening(3).deal()
    spectator = Audience(evening, -1)
    evening.draw(1)
    assert spectator.hears() == [
        Sentence(
            "auteuil-story-race",
            {
                "race": 1,
                "races": 3,
                "name": Sentence("auteuil-race-name", {"number": 2}),
                "fee": 200,
                "first": 5001,
                "second": 2001,
                "third": 1001,
            },
        ),
        Sentence("auteuil-story-fees", {"francs": 400}),
    ]


def test_a_slip_is_told_to_its_own_seat_and_handed_in_for_the_others() -> None:
    evening = Evening().enter()
    owner, other = Audience(evening, 0), Audience(evening, 1)
    evening.play(0, *SLIP.split())
    assert owner.hears() == [
        Sentence(
            "auteuil-story-slip",
            {
                "player": player(0),
                "first": horse(7),
                "second": horse(3),
                "third": horse(4),
                "win": horse(7),
                "place": horse(3),
            },
        )
    ]
    assert other.hears() == [Sentence("auteuil-story-slip-in", {"player": player(0)})]
    evening.play(1, *SLIP.split())
    assert keys(owner.hears()) == ["slip-in", "windows-closed"]
    assert keys(other.hears()) == ["slip", "windows-closed"]
    evening = Evening().enter()
    evening.play(1, *SLIP.split())
    spectator = Audience(evening, -1)
    evening.play(0, *SLIP.split())
    assert keys(spectator.hears()) == ["slip-in", "windows-closed"]


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


def test_U4_3_a_square_sends_a_horse_on_or_back() -> None:
    evening = Evening().start()
    evening.pack.printed.further[5] = 5
    evening.pack.printed.further[6] = -6
    evening.throw("561")
    move, further, fall = told(evening, "5>1")
    assert move.params["end"] == 5
    assert further.params == {"horse": horse(1), "squares": 5, "way": "on", "end": 10}
    assert fall.key == "auteuil-story-fall"
    move, back = told(evening, "6>2")  # it is back where it stood, and told all the same
    assert (move.params["horse"], move.params["end"]) == (horse(2), 6)
    assert back.params == {"horse": horse(2), "squares": 6, "way": "back", "end": 0}


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
    *_, again = told(evening, "1>3")
    assert again == Sentence("auteuil-story-again", {"player": player(0)})
    assert evening.state.turn == 0


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


def test_the_finish_turns_the_owner_cards_over_and_pays_the_prizes() -> None:
    evening = Evening(3).deal(7, 3, 1, 2, 5, 6)
    evening.draw(0)
    evening.bet().start().stand(h7=59, h3=59, h4=59).throw("124")
    arrives = told(evening, "1>7")
    assert keys(arrives) == ["move", "arrives"]
    assert arrives[0].params["home"] == 1
    assert without_call(arrives[1]) == {"horse": horse(7), "place": 1}
    evening.give("2>3")
    before = [evening.view(seat) for seat in (0, -1)]
    evening.give("4>4")
    assert evening.state.phase == REPORT
    spectator, owner = (
        GAME.tell(evening.pack.printed, before[index], evening.view(seat), seat)
        for index, seat in ((1, -1), (0, 0))
    )
    assert keys(spectator) == [
        "move",
        "arrives",
        "arrival",
        "owners",
        "owners",
        "owners",
        "prize",
        "prize",
        "prize-unclaimed",
    ]
    assert spectator[2].params == {
        "race": 1,
        "name": Sentence("auteuil-race-name", {"number": 1}),
        "horses": (horse(7), horse(3), horse(4)),
    }
    assert spectator[3].params == {
        "player": player(0),
        "count": 2,
        "horses": (horse(2), horse(7)),
    }
    assert spectator[5].params["horses"] == (horse(1), horse(6))
    assert spectator[6].params == {
        "place": 1,
        "horse": horse(7),
        "francs": 5000,
        "player": player(0),
    }
    assert spectator[8].params == {"place": 3, "horse": horse(4), "francs": 1000}
    assert keys(owner).count("owners") == 2  # the own cards are no news


def test_the_yellow_telegram_pays_every_slip() -> None:
    evening = Evening(2).deal(7, 3, 4, 8)
    evening.draw(0)
    evening.bet("T7-3-4 G7 P3", "T1-2-3 G3 P1").start().finish()
    owner, spectator = Audience(evening, 0), Audience(evening, -1)
    evening.draw(0)
    story = spectator.hears()
    assert keys(story) == [
        "telegram",
        "rates",
        "slip",
        "pays",
        "slip",
        "pays-nothing",
        "purse",
        "purse",
    ]
    assert story[0].params == {"in_order": 34, "other_order": 250, "simple": 330}
    assert story[1].params == {"order": 2717, "other": 123, "win": 251, "place": 102}
    assert story[3].params == {
        "player": player(0),
        "francs": 3070,
        "bets": (
            Sentence("auteuil-pays-tierce", {"exact": 1, "francs": 2717}),
            Sentence("auteuil-pays-win", {"horse": horse(7), "francs": 251}),
            Sentence("auteuil-pays-place", {"horse": horse(3), "francs": 102}),
        ),
    }
    assert story[6].params == {
        "player": player(0),
        "purse": 12033 - 223 + 6000 + 3070,
        "gained": 1,
        "change": 6000 + 3070 - 223,
    }
    assert story[7].params["gained"] == 1
    assert keys(owner.hears()).count("slip") == 1


def test_a_purse_that_shrank_or_stayed_says_so() -> None:
    evening = Evening(3, punters=1)
    evening.pack.printed.place_pool[0] = 23 * 330
    evening.enter().bet("T1-2-5 G1 P1", "T1-2-5 G1 P1", "T1-2-5 G1 P3").start().finish()
    spectator = Audience(evening, -1)
    evening.draw(0)
    purses = [one for one in spectator.hears() if one.key == "auteuil-story-purse"]
    assert [one.params["gained"] for one in purses][2] == 0
    assert purses[2].params["change"] == 0
    evening = Evening(3, punters=1).enter()
    evening.bet("T1-2-5 G1 P1", "T1-2-5 G1 P1", "T1-2-5 G1 P1").start().finish()
    spectator = Audience(evening, -1)
    evening.draw(0)
    last = spectator.hears()[-1]
    assert (last.params["gained"], last.params["change"]) == (-1, 23)


def test_the_interval_tells_who_is_ready_and_rings_for_the_next_race() -> None:
    evening = Evening(sweets=1).settle()
    spectator = Audience(evening, -1)
    evening.play(1, "go+2")
    assert spectator.hears() == [
        Sentence("auteuil-story-ready", {"player": player(1), "bought": 2, "francs": 20000})
    ]
    evening.play(0, "go")
    ready, bell = spectator.hears()
    assert ready.params == {"player": player(0), "bought": 0, "francs": 0}
    assert bell == Sentence("auteuil-story-next-race", {"race": 2, "races": 3})


def test_the_end_shares_the_sweets_and_names_the_richest() -> None:
    evening = Evening(races=1, sweets=1).deal(7, 3, 4, 8)
    evening.draw(0)
    evening.bet().start().finish()
    spectator = Audience(evening, -1)
    evening.draw(0)
    *_, first, second, jar, winners = spectator.hears()
    assert keys([first, second, jar]) == ["sweets", "sweets", "jar"]
    assert first.params == {"player": player(0), "sweets": evening.state.won[0]}
    assert jar.params == {"jar": evening.state.jar}
    assert winners == Sentence(
        "auteuil-story-winners",
        {"count": 1, "players": (player(0),), "francs": evening.state.purse[0]},
    )


def test_the_last_telegrams_are_no_draw_and_are_told_all_the_same() -> None:
    evening = Evening(races=2)
    evening.pack.printed.races = evening.pack.printed.telegrams = 2
    evening.settle()
    for seat in range(2):
        evening.play(seat, "go")
    spectator = Audience(evening, -1)
    evening.deal()
    assert keys(spectator.hears()) == ["dealt", "race", "fees"]
    evening.bet().start().stand(h7=59, h3=59, h4=59).throw("124").give("1>7", "2>3")
    story = keys(told(evening, "4>4"))
    assert story[:3] == ["move", "arrives", "arrival"]
    assert story[-1] == "winners"
    assert "telegram" in story
    assert "sweets" not in story


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
            sentence("auteuil-story-lap", call=call, horse=blue, lap=2, laps=2),
            sentence("auteuil-story-last-obstacle", call=call, horse=blue),
            sentence("auteuil-story-arrives", call=call, horse=blue, place=1),
        )
        for call in range(CALLS)
    ]
    for ways in zip(*calls, strict=True):
        assert len({said.tell(way) for way in ways}) == CALLS
