"""What each audience is told of the evening around a race, and nothing it did not see."""

from hippodrome.engine.match import Entry
from hippodrome.games.auteuil.state import DEAL, REPORT
from hippodrome.table.chronicle import tell_whole_step
from hippodrome.words import Sentence
from tests.games.auteuil.evenings import SLIP, Evening, horse, keys, player, told, without_call
from tests.games.common.stories import Audience


def test_cards_are_told_to_their_owner_and_only_their_number_to_others() -> None:
    evening = Evening(3, punters=1)
    owner, punter, spectator = (Audience(evening, seat) for seat in (0, 2, -1))
    evening.draw(6)
    assert owner.hears() == punter.hears() == []  # no word before the deal is done
    evening.deal(3, 4)
    assert owner.hears() == [
        Sentence("auteuil-story-cards", {"count": 2, "horses": (horse(4), horse(7))})
    ]
    dealt = [Sentence("auteuil-story-dealt", {"cards": 2})]
    assert punter.hears() == spectator.hears() == dealt


def test_a_table_tells_the_deal_at_once() -> None:
    evening = Evening()
    draws = [Entry(-1, (0,), 8 - card) for card in range(4)]
    story = tell_whole_step(evening, draws, [0, -1])
    names = [[line.event.name for line in story[audience]] for audience in (0, -1)]
    assert names == [["cards"], ["dealt"]]
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
                "each": "horse",
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


def test_the_finish_turns_the_owner_cards_over_and_pays_the_prizes() -> None:
    evening = Evening(3).deal(7, 3, 1, 2, 5, 6)
    evening.draw(0)
    evening.bet().start().stand(h7=59, h3=59, h4=59).throw("124")
    arrives = told(evening, "1>7")
    assert keys(arrives) == ["move", "arrives"]
    assert arrives[0].params["home"] == 1
    assert without_call(arrives[1]) == {"horse": horse(7), "place": 1}
    evening.give("2>3")
    stand, first = Audience(evening, -1), Audience(evening, 0)
    evening.give("4>4")
    assert evening.state.phase == REPORT
    spectator, owner = stand.hears(), first.hears()
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
        "home": 3,
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
        "tierce": "in-order",
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
    evening = Evening(3, punters=1)
    evening.pack.printed.place_pool[0] = 24 * 330
    evening.enter().bet("T1-2-5 G1 P1", "T1-2-5 G1 P1", "T1-2-5 G1 P3").start().finish()
    spectator = Audience(evening, -1)
    evening.draw(0)
    last = spectator.hears()[-1]
    assert (last.params["gained"], last.params["change"]) == (1, 1)


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
    spectator = Audience(evening.settle(), -1)
    evening.play(1, "go+3")
    assert spectator.hears()[0].params["bought"] == 3  # the two of the last time are old news


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
