"""What a seat may know (U2.1, U2.3, U6.3, U6.4), and how it imagines the rest."""

from collections import Counter
from typing import Any

import pytest

from hippodrome.engine.fields import checked
from hippodrome.engine.stream import new_stream
from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.rules import views
from hippodrome.games.auteuil.state import INTERVAL, REPORT, SEATS, UNKNOWN, State
from tests.games.auteuil.evenings import SLIP, Evening

HIDDEN_SLIP = ([0, UNKNOWN, UNKNOWN, UNKNOWN], UNKNOWN, UNKNOWN)
EMPTY_SLIP = ([0, 0, 0, 0], 0, 0)


def slip(view: State, seat: int) -> tuple[list[int], int, int]:
    return list(view.tierce[seat]), view.win[seat], view.place[seat]


def scribbled_over(value: Any) -> Any:
    """Put a 9 in place of every number."""
    return [scribbled_over(part) for part in value] if isinstance(value, list) else 9


def imagined(evening: Evening, seat: int, times: int) -> list[State]:
    """Imagine what a seat cannot see, again and again."""
    stream = new_stream(7)
    dreams = []
    for _ in range(times):
        dreams.append(checked(evening.view(seat)))
        views.imagine(evening.pack.printed, dreams[-1], seat, stream)
    return dreams


def test_U2_1_a_seat_sees_its_own_cards_and_a_spectator_none() -> None:
    evening = Evening(3)
    assert list(evening.view(0).owner) == [0] * 9  # nothing is dealt yet
    evening.deal(4, 8, 1, 2, 3, 5)
    assert list(evening.view(0).owner)[1:] == [-1, 1, -1, 1, -1, -1, -1, -1]
    assert list(evening.view(2).owner)[1:] == [3, -1, -1, -1, 3, -1, -1, -1]
    assert list(evening.view(-1).owner) == [0] + [UNKNOWN] * 8


def test_U2_1_horses_that_do_not_run_have_no_owner_to_hide() -> None:
    match = GAME.match(2, pack=GAME.pack("tiny"))
    match.draw(0)
    assert list(match.view(-1).owner) == [0] + [UNKNOWN] * 6 + [0, 0]


def test_U2_3_others_learn_only_that_a_slip_is_handed_in() -> None:
    evening = Evening(3).enter()
    rules, printed = GAME.interpreted, evening.pack.printed
    rules.play(printed, evening.state, 1, GAME.read("G7"))
    assert slip(evening.view(1), 1) == ([0, 0, 0, 0], 7, 0)
    assert slip(evening.view(0), 1) == EMPTY_SLIP  # half filled looks blank
    for bet in ("P3", "T7-3-4"):
        rules.play(printed, evening.state, 1, GAME.read(bet))
    assert slip(evening.view(1), 1) == ([0, 7, 3, 4], 7, 3)
    assert slip(evening.view(0), 1) == slip(evening.view(-1), 1) == HIDDEN_SLIP
    assert slip(evening.view(0), 2) == EMPTY_SLIP


def test_U2_3_a_chair_nobody_sits_on_hands_no_slip_in() -> None:
    view = Evening(3).enter().bet().view(0)
    assert slip(view, 2) == HIDDEN_SLIP
    assert all(slip(view, chair) == EMPTY_SLIP for chair in range(3, SEATS))


def test_a_view_shows_nothing_of_what_it_held_before() -> None:
    evening = Evening(3).enter()
    evening.play(1, *SLIP.split())
    used = State()
    for name, value in used.remembered().items():
        setattr(used, name, scribbled_over(value))
    views.see(evening.pack.printed, evening.state, 0, used)
    assert used.differences(evening.view(0)) == []


def test_U6_3_cards_are_shown_when_the_third_horse_is_home_and_slips_when_paid() -> None:
    evening = Evening(3).start()
    assert slip(evening.view(0), 1) == HIDDEN_SLIP
    evening.finish()
    assert evening.state.phase == REPORT
    assert list(evening.view(-1).owner) == list(evening.state.owner)
    assert slip(evening.view(0), 1) == HIDDEN_SLIP
    evening.draw(0)
    assert evening.state.phase == INTERVAL
    for seat in range(-1, 3):
        assert evening.view(seat) == evening.state


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_imagined_cards_are_those_a_seat_has_not_seen(seat: int) -> None:
    evening = Evening(3, punters=1).enter().bet()
    for dream in imagined(evening, seat, 50):
        held = Counter(dream.owner)
        assert (held[1], held[2]) == (2, 2)
        assert held[0] == 5  # four horses without owner, and nobody's number 0
        if seat == 0:
            assert [horse for horse in range(9) if dream.owner[horse] == 1] == [
                horse for horse in range(9) if evening.state.owner[horse] == 1
            ]


def test_U6_3_once_the_cards_are_shown_there_is_nothing_to_imagine() -> None:
    evening = Evening(3).settle()
    assert imagined(evening, 0, 1) == [evening.state]


@pytest.mark.parametrize("dealt", [(1, 2, 3, 4), (7, 1, 8, 2)])
def test_imagined_cards_are_equally_likely(dealt: tuple[int, ...]) -> None:
    evening = Evening(2).deal(*dealt)
    pairs = Counter(
        tuple(horse for horse in range(9) if dream.owner[horse] == 2)
        for dream in imagined(evening, 0, 3000)
    )
    assert len(pairs) == 6 * 5 // 2  # two of the six horses that seat 0 does not own
    assert all(140 < times < 260 for times in pairs.values())


def test_imagined_cards_fit_how_far_the_deal_has_come() -> None:
    evening = Evening(3)
    for _ in range(4):
        evening.draw(0)
    for dream in imagined(evening, 1, 20):
        assert Counter(dream.owner) == {0: 5, 1: 2, 2: 1, 3: 1}


def test_imagined_slips_are_whole_and_equally_likely() -> None:
    evening = Evening(2).enter()
    evening.play(1, "T7-3-4", "G7", "P3")
    dreams = imagined(evening, 0, 3360)
    tierces = Counter(tuple(dream.tierce[1])[1:] for dream in dreams)
    assert all(len(set(tierce)) == 3 for tierce in tierces)
    assert len(tierces) == 336
    assert max(tierces.values()) < 30
    for bets in (Counter(d.win[1] for d in dreams), Counter(d.place[1] for d in dreams)):
        assert sorted(bets) == list(range(1, 9))
        assert all(340 < times < 500 for times in bets.values())
    assert all(slip(dream, 0) == EMPTY_SLIP for dream in dreams)
