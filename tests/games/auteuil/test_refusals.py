"""What Auteuil's own refusals depend on: bets made, sweets, dice left, slips half filled in."""

import pytest

from hippodrome.engine.errors import Refused
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.people.refusals import explain, unfinished
from hippodrome.games.auteuil.rules import reasons
from hippodrome.words import LANGUAGES, Sentence, words
from tests.games.auteuil.evenings import SLIP, Evening
from tests.games.auteuil.refusals import after_betting, between, die


@pytest.mark.parametrize(
    ("marked", "again", "bet"),
    [("T1-2-3", "T3-2-1", "tierce"), ("G2", "G1", "win"), ("P1", "P1", "place")],
)
def test_a_bet_that_is_made_already_is_named(marked: str, again: str, bet: str) -> None:
    evening = after_betting(marked)
    refused = explain(evening.pack.printed, evening.view(0), 0, GAME.read(again))
    assert refused.sentence.params == {"bet": bet}


def test_only_with_sweets_is_buying_mentioned() -> None:
    for sweets in (0, 1):
        evening = between(sweets=sweets)
        refused = explain(evening.pack.printed, evening.view(0), 0, GAME.read("G7"))
        assert ("go+2" in str(refused)) == bool(sweets)


def test_the_dice_left_are_those_no_horse_took() -> None:
    evening = Evening().start().throw("345").give("4>1")
    refused = explain(evening.pack.printed, evening.view(0), 0, GAME.read("4>2"))
    assert refused.sentence.params == {"points": 4, "dice": (die(3), die(5))}


@pytest.mark.parametrize(
    ("bets", "missing"),
    [
        ("T7-3-4 G7", ("place",)),
        ("T7-3-4 P3", ("win",)),
        ("P3 G7", ("tierce",)),
        ("P3", ("tierce", "win")),
        ("", ("tierce", "win", "place")),
    ],
)
def test_U2_3_a_slip_with_a_bet_left_out_is_refused_as_a_whole(
    bets: str, missing: tuple[str, ...]
) -> None:
    evening = Evening().enter()
    before = evening.state.copy()
    with pytest.raises(Refused) as caught:
        evening.play(0, *bets.split())
    assert caught.value.paragraph == "U2.3"
    assert caught.value.code == reasons.SLIP_TO_FILL
    assert caught.value.sentence.params == {
        "missing": tuple(Sentence(f"auteuil-lacks-{bet}") for bet in missing)
    }
    for language in LANGUAGES:
        assert words(language).tell(caught.value.sentence)
    assert evening.state == before


def test_whatever_is_no_half_filled_slip_is_finished() -> None:
    evening = Evening().enter()
    evening.play(0, *SLIP.split())
    assert unfinished(evening.pack.printed, evening.state, 0) is None
    assert unfinished(evening.pack.printed, evening.state, 1) is not None
    assert unfinished(evening.pack.printed, evening.state, 2) is None
    assert unfinished(evening.pack.printed, evening.state, -1) is None
    evening.play(1, *SLIP.split())
    evening.start().throw("345")
    assert unfinished(evening.pack.printed, evening.state, 0) is None
