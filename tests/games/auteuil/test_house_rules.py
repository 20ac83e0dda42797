"""Rulings that a table may decide otherwise: whose prize, one fee, stuck horses, sure feet."""

from __future__ import annotations

import pytest

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.rules import reasons
from hippodrome.games.auteuil.state import BEST_OWNERS, DICE_OUT, NEXT_OWNERS, THE_BANKS, THROW
from hippodrome.words import LANGUAGES, Sentence, words
from tests.games.auteuil.evenings import BULLFINCH, LAP, Evening, horse, keys, player, told
from tests.games.auteuil.test_turn import HEDGE, menu, refusal
from tests.games.common.scenes import arrange
from tests.games.common.stories import Audience

FIRST, SECOND, THIRD = 5000, 2000, 1000
"""The prizes of our first race."""


def test_house_rules_name_their_rulings_and_ours_come_first() -> None:
    assert {option.name: option.ruling for option in GAME.house_rules} == {
        "unclaimed": "U6.5",
        "one_fee": "U2.2",
        "sequence_frees": "U5.1",
        "sure_footed": "U4.2",
    }
    state = GAME.lay(GAME.pack(), 3)
    assert all(getattr(state, option.name) == 0 for option in GAME.house_rules)


# U6.5: the arrival is always 7-3-4, with two who race and four horses with an owner.


def finished(unclaimed: int, *cards: int) -> Evening:
    """Come to the owner cards; they go round among two, from seat 0."""
    evening = Evening(2, unclaimed=unclaimed).deal(*cards)
    evening.draw(0)
    return evening.bet().start().finish()


@pytest.mark.parametrize(
    ("unclaimed", "cards", "prizes"),
    [
        # 7, which won, is nobody's; 3 is seat 0's and 4 is seat 1's.
        (THE_BANKS, (3, 4, 1, 2), [SECOND, THIRD]),
        (NEXT_OWNERS, (3, 4, 1, 2), [FIRST + SECOND, THIRD]),
        (BEST_OWNERS, (3, 4, 1, 2), [FIRST + SECOND, THIRD]),
        # Only 4, the third, has an owner: seat 1.
        (THE_BANKS, (1, 4, 2, 5), [0, THIRD]),
        (NEXT_OWNERS, (1, 4, 2, 5), [0, FIRST + SECOND + THIRD]),
        (BEST_OWNERS, (1, 4, 2, 5), [0, FIRST + SECOND + THIRD]),
        # 7 is seat 0's; nobody has 3, and 4 behind it is seat 1's.
        (THE_BANKS, (7, 4, 1, 2), [FIRST, THIRD]),
        (NEXT_OWNERS, (7, 4, 1, 2), [FIRST, SECOND + THIRD]),
        (BEST_OWNERS, (7, 4, 1, 2), [FIRST + SECOND, THIRD]),
        # 3 is seat 1's, and behind 4 there is nobody who could get its prize.
        (NEXT_OWNERS, (1, 3, 2, 5), [0, FIRST + SECOND]),
        (BEST_OWNERS, (1, 3, 2, 5), [0, FIRST + SECOND + THIRD]),
        # None of the three has an owner.
        (NEXT_OWNERS, (1, 2, 5, 6), [0, 0]),
        (BEST_OWNERS, (1, 2, 5, 6), [0, 0]),
    ],
)
def test_U6_5_whose_the_prizes_of_horses_without_owner_are(
    unclaimed: int, cards: tuple[int, ...], prizes: list[int]
) -> None:
    evening = finished(unclaimed, *cards)
    assert list(evening.state.prizes)[:2] == prizes
    assert evening.state.bank[0] + sum(evening.state.purse) == evening.pack.printed.bank
    assert GAME.interpreted.broken(evening.pack.printed, evening.state) == 0
    evening.draw(0)
    for seat, line in enumerate(evening.look(-1).seats):
        assert line.reckoning is not None
        assert sum(prize.francs for prize in line.reckoning.prizes) == prizes[seat]


def test_U6_5_a_prize_that_goes_to_another_owner_is_told_with_both_horses() -> None:
    evening = Evening(2, unclaimed=NEXT_OWNERS).deal(7, 4, 1, 2)
    evening.draw(0)
    evening.bet().start().stand(h7=2 * LAP - 1, h3=2 * LAP - 1, h4=2 * LAP - 1)
    evening.throw("124").give("1>7", "2>3")
    spectator = Audience(evening, -1)
    evening.give("4>4")
    story = spectator.hears()
    assert keys(story)[-3:] == ["prize", "prize-passed", "prize"]
    assert story[-2].params == {
        "place": 2,
        "horse": horse(3),
        "francs": SECOND,
        "player": player(1),
        "heir": horse(4),
    }
    for language in LANGUAGES:
        assert "2" in words(language).tell(story[-2])


@pytest.mark.parametrize("unclaimed", [NEXT_OWNERS, BEST_OWNERS])
def test_U6_5_a_place_that_nobody_took_pays_nobody_under_any_rule(unclaimed: int) -> None:
    evening = Evening(2, unclaimed=unclaimed).deal(1, 8, 2, 3)
    evening.draw(0)
    evening.bet().start().stand(h7=2 * LAP - 1, h1=HEDGE - 3)
    arrange(evening.pack.printed, out={HEDGE: 1})
    evening.having(out=dict.fromkeys((2, 3, 4, 5, 6), 1), squares=dict.fromkeys(range(2, 7), HEDGE))
    evening.throw("136").give("1>7", "3>1")  # 7, nobody's, is first, and no third can come home
    assert not any(evening.state.prizes)


# U2.2


@pytest.mark.parametrize(
    ("racers", "one_fee", "fees"), [(2, 0, 200), (2, 1, 100), (4, 1, 100), (5, 0, 100), (5, 1, 100)]
)
def test_U2_2_one_fee_for_all_horses_of_an_owner(racers: int, one_fee: int, fees: int) -> None:
    evening = Evening(racers + 1, punters=1, one_fee=one_fee).enter()
    assert list(evening.state.purse)[: racers + 1] == [12033 - fees] * racers + [12033]


def test_U2_2_what_a_race_brought_counts_the_fee_that_was_paid() -> None:
    for one_fee, fees in ((0, 200), (1, 100)):
        evening = Evening(2, one_fee=one_fee).settle()
        line = evening.look(0).seats[0]
        assert line.reckoning is not None
        assert line.reckoning.cost == fees + 23
        assert line.purse == 12033 + line.reckoning.total - line.reckoning.cost


@pytest.mark.parametrize(
    ("language", "each"),
    [("en", ("a horse", "an owner")), ("fr", ("par cheval", "par propriétaire"))],
)
def test_U2_2_the_telegram_says_whom_the_fee_is_for(language: str, each: tuple[str, str]) -> None:
    for one_fee in (0, 1):
        evening = Evening(2, one_fee=one_fee).deal()
        spectator = Audience(evening, -1)
        evening.draw(0)
        assert each[one_fee] in words(language).tell(spectator.hears()[0])
        card = evening.look(-1).card
        assert card is not None
        assert card.per_owner == bool(one_fee)


# U5.1


def sequence_after_a_fall(**options: int) -> Evening:
    """Horse 5 has fallen at the bullfinch by the 3 of a sequence, and squares may be had."""
    return Evening(3, **options).start().stand(h5=HEDGE - 3).throw("345").give("3>5", "4>1", "5>2")


def test_U5_1_a_square_of_a_sequence_frees_a_stuck_horse_by_a_house_rule() -> None:
    assert refusal(sequence_after_a_fall(), "+5") == reasons.STUCK
    evening = sequence_after_a_fall(sequence_frees=1)
    assert "+5" in menu(evening)
    listener = Audience(evening, -1)
    evening.give("+5")
    raised = next(line for line in listener.lines if line.event.name == "raised")
    assert (raised.event.kind, raised.paragraph) == ("bonus", "U5.1")
    assert (evening.state.squares[5], evening.state.fallen[5]) == (HEDGE + 1, 0)
    assert refusal(evening, "+5") == reasons.ALREADY_EXTRA


def test_U5_1_a_die_of_a_sequence_frees_no_stuck_horse_under_the_house_rule_either() -> None:
    evening = sequence_after_a_fall(sequence_frees=1).give("enough").throw("345")
    assert refusal(evening, "3>5") == reasons.STUCK


def test_U5_1_a_horse_freed_by_a_square_goes_back_first_where_the_obstacle_orders_it() -> None:
    evening = Evening(3, sequence_frees=1)
    arrange(evening.pack.printed, back={HEDGE: 4})
    evening.start().stand(h5=HEDGE - 3).throw("345").give("3>5", "4>1", "5>2", "+5")
    assert (evening.state.squares[5], evening.state.fallen[5]) == (HEDGE - 3, 0)


def test_U5_1_where_only_stuck_horses_could_take_a_square_the_house_rule_asks() -> None:
    for frees, asked in ((0, False), (1, True)):
        evening = Evening(3, sequence_frees=frees).start()
        evening.stand(**{f"h{number}": HEDGE for number in range(4, 9)})
        evening.having(fallen=dict.fromkeys(range(4, 9), 3))
        evening.stand(h1=HEDGE - 4, h2=HEDGE - 5, h3=HEDGE - 6).throw("456")
        evening.give("4>1", "5>2", "6>3")  # all eight are down
        assert (evening.state.phase == THROW) != asked


# U4.2


@pytest.mark.parametrize(
    ("die", "falls", "falls_by_the_house_rule"),
    [(1, 1, 1), (2, 1, 1), (3, 1, 1), (4, 1, 0), (5, 1, 0), (6, 1, 0)],
)
def test_U4_2_a_die_that_could_jump_fells_no_horse_by_a_house_rule(
    die: int, falls: int, falls_by_the_house_rule: int
) -> None:
    for sure_footed, expected in ((0, falls), (1, falls_by_the_house_rule)):
        evening = Evening(3, sure_footed=sure_footed).start().stand(h1=HEDGE - die)
        evening.throw(f"{die}56" if die < 5 else f"{die}12")
        chosen = next(
            one for one in evening.look(0).choices if (one.points, one.move.horse) == (die, 1)
        )
        assert chosen.falls == bool(expected)
        evening.give(f"{die}>1")
        assert evening.state.squares[1] == HEDGE
        assert (evening.state.fallen[1], evening.state.falls) == (expected, expected)


def test_U4_2_a_horse_that_kept_its_feet_is_told_and_goes_on_with_any_die() -> None:
    evening = Evening(3, sure_footed=1).start().stand(h1=HEDGE - 4).throw("423")
    assert told(evening, "4>1")[-1] == Sentence(
        "auteuil-story-stood",
        {"horse": horse(1), "where": Sentence("auteuil-at-obstacle", {"number": BULLFINCH})},
    )
    evening.give("2>2", "3>3", "enough").throw("166")
    assert "1>1" in menu(evening)


def test_U4_2_who_keeps_its_feet_obeys_nothing_that_is_printed_there() -> None:
    evening = Evening(2, sure_footed=1)
    arrange(evening.pack.printed, out={HEDGE: 1}, longer={20: 1})
    evening.start().stand(h1=HEDGE - 4, h2=20 - 5).throw("451").give("4>1", "5>2")
    assert (evening.state.out[1], evening.state.held[2], evening.state.falls) == (0, 0, 0)
    assert evening.state.phase == DICE_OUT


def test_U4_2_a_square_of_a_sequence_is_no_strong_die() -> None:
    evening = Evening(3, sure_footed=1).start().stand(h5=HEDGE - 1).throw("456")
    evening.give("4>1", "5>2", "6>3", "+5")
    assert evening.state.fallen[5] == 1


def test_U3_2_a_strong_die_that_puts_no_horse_out_counts_as_one_that_lets_it_run() -> None:
    # Only three are in: with 4>1 out of the race it would be over, and no other die were due.
    for sure_footed, goes_on in ((0, False), (1, True)):
        evening = Evening(2, sure_footed=sure_footed).start()
        arrange(evening.pack.printed, out={HEDGE: 1})
        evening.stand(h1=HEDGE - 4).having(
            out=dict.fromkeys(range(4, 9), 1), squares=dict.fromkeys(range(4, 9), HEDGE)
        )
        evening.throw("455").give("4>1")
        assert (evening.state.phase == DICE_OUT) == goes_on
