"""The tipster of Auteuil: what it backs, whom it drives and whom it fells, and that it pays."""

from __future__ import annotations

from collections import Counter

import pytest

from hippodrome.engine.stream import new_stream
from hippodrome.games.auteuil import GAME, tipster
from hippodrome.games.auteuil.moves import ENOUGH_MOVE
from hippodrome.games.auteuil.state import BONUS, FOURTH
from hippodrome.study.simulate import simulate
from tests.games.auteuil.evenings import LAP, Evening
from tests.games.auteuil.test_turn import HEDGE
from tests.games.common.scenes import arrange

HOME = 2 * LAP
CLEAR = LAP + 22
"""Behind the last obstacle of the last lap."""


def tip(evening: Evening, seat: int, seed: int = 1) -> str:
    """Ask the tipster for one move of a seat."""
    moves = evening.menu(seat)
    view = evening.view(seat)
    chosen = GAME.interpreted.tip(
        evening.pack.printed, view, seat, moves, len(moves), new_stream(seed)
    )
    assert chosen in moves
    assert view == evening.view(seat), "it must leave the view as it found it"
    return GAME.write(chosen)


def owning(*horses: int, slip: str = "T1-2-3 G1 P1") -> Evening:
    """Seat 0 owns two horses of a race of two, backs what it says and starts."""
    others = [horse for horse in range(1, 9) if horse not in horses][:2]
    evening = Evening(2).deal(horses[0], others[0], horses[1], others[1]).enter()
    return evening.bet(slip, "T6-7-8 G6 P6").start()


def owning_one_and_two() -> Evening:
    """Seat 0 owns 1 and 2 in a race of four, where a fall costs a whole round, and starts."""
    evening = Evening(4).deal(1, 3, 4, 5, 2, 6, 7).enter()
    return evening.bet("T1-2-3 G1 P1").start()


def slips(evening: Evening, seat: int) -> list[list[str]]:
    """Let the tipster fill many slips."""
    found = []
    for seed in range(60):
        rules = GAME.interpreted
        state = evening.state.copy()
        stream, slip = new_stream(seed), []
        for _ in range(3):
            moves = rules.moves()
            count = rules.menu(evening.pack.printed, state, seat, moves)
            view = GAME.state_class()
            rules.see(evening.pack.printed, state, seat, view)
            move = rules.tip(evening.pack.printed, view, seat, moves, count, stream)
            assert move in moves[:count]
            slip.append(GAME.write(move))
            rules.play(evening.pack.printed, state, seat, move)
        found.append(slip)
    return found


@pytest.mark.parametrize("own", [(1, 5), (8, 7)])
def test_it_backs_its_own_horses_and_the_same_one_for_everything(own: tuple[int, int]) -> None:
    evening = Evening(2).deal(own[0], 2, own[1], 3).enter()
    firsts: Counter[str] = Counter()
    for tierce, win, place in slips(evening, 0):
        first, second, _ = tierce[1:].split("-")
        assert {int(first), int(second)} == set(own)
        assert (win, place) == (f"G{first}", f"P{first}")
        firsts[first] += 1
    assert {int(first) for first in firsts} == set(own)


def test_with_one_horse_it_is_backed_first() -> None:
    evening = Evening(5).enter()
    assert {slip[0][1] for slip in slips(evening, 2)} == {"3"}


def test_a_punter_backs_anybody() -> None:
    evening = Evening(3, punters=1).enter()
    assert {slip[0][1] for slip in slips(evening, 2)} == set("12345678")


def test_it_drives_its_own_horse_home() -> None:
    evening = owning(2, 5).stand(h2=HOME - 4, h3=HOME - 4, h4=HOME - 4).throw("511")
    assert tip(evening, 0) == "5>2"


def test_it_gives_the_prize_to_its_own_horse_rather_than_to_its_bet() -> None:
    evening = owning(2, 5, slip="T3-4-6 G3 P3").stand(h2=HOME - 4, h3=HOME - 4).throw("511")
    assert tip(evening, 0) == "5>2"


def test_with_nothing_to_own_in_reach_it_plays_for_its_slip() -> None:
    evening = owning(1, 2, slip="T7-6-8 G7 P7").stand(h6=HOME - 3, h7=HOME - 3).throw("422")
    assert tip(evening, 0) == "4>7"


def test_it_fells_a_rival_in_front_of_an_obstacle() -> None:
    evening = owning_one_and_two().stand(h1=LAP + 8, h7=LAP + HEDGE - 2, h8=LAP + 3)
    evening.throw("255")
    chosen = []
    for _ in range(3):
        chosen.append(tip(evening, 0))
        evening.give(chosen[-1])
    assert "2>7" in chosen


def test_it_does_not_fell_its_own() -> None:
    for seed in range(20):
        evening = owning(1, 2).stand(h1=LAP + HEDGE - 5, h2=LAP + HEDGE - 5).throw("566")
        for _ in range(3):
            evening.give(tip(evening, 0, seed))
        assert not evening.state.fallen[1]
        assert not evening.state.fallen[2]


def test_squares_of_a_sequence_go_where_they_help_or_nowhere() -> None:
    evening = owning(1, 2).throw("345").give("3>1", "4>2", "5>3")
    assert evening.state.phase == BONUS
    evening.stand(h1=CLEAR, h2=CLEAR - 1, h7=CLEAR)
    assert tip(evening, 0) == "+1"
    rivals = owning_one_and_two().throw("345").give("3>1", "4>2", "5>3")
    before, behind = LAP + HEDGE - 1, LAP + HEDGE + 1
    rivals.stand(h1=before, h2=before, **{f"h{horse}": behind for horse in range(3, 9)})
    assert tip(rivals, 0) == "enough"  # its own would fall, and the others are rivals


def test_the_fourth_six_goes_to_its_own_horse() -> None:
    evening = owning(1, 2).throw("666").give("6>6", "6>7", "6>8").stand(h1=CLEAR, h7=CLEAR)
    assert evening.state.phase == FOURTH
    assert tip(evening, 0) == "6>>1"


def test_it_hides_its_cards_by_moving_others_too() -> None:
    moved: Counter[str] = Counter()
    for seed in range(40):
        evening = owning(1, 2).throw("421")
        moved[tip(evening, 0, seed)[2:]] += 1
    assert len(moved) > 1, "early on it does not always begin with its own"


def test_with_one_thing_to_do_it_does_it() -> None:
    assert tip(Evening(2).settle(), 0) == "go"
    evening = owning(1, 2).stand(**{f"h{horse}": HEDGE - 1 for horse in range(1, 8)}).throw("222")
    assert tip(evening, 0) == "2>8"


def test_between_races_it_is_ready_and_keeps_its_sweets() -> None:
    assert tip(Evening(2, sweets=1).settle(), 0) == "go"


def test_before_a_throw_it_keeps_its_sweets_too() -> None:
    evening = Evening(2, sweets=1).enter().bet().having(purse={0: 0}).start()
    assert tip(evening, 0) == "enough"


def three_aces(evening: Evening) -> Evening:
    """Seat 0 has played three aces, and may throw again."""
    return evening.throw("111").give("1>6", "1>7", "1>8")


def test_it_throws_again_where_a_die_can_help() -> None:
    assert tip(three_aces(owning(1, 2)), 0) == "again"


def test_it_leaves_the_dice_where_any_die_would_do_harm() -> None:
    evening = three_aces(owning_one_and_two())
    # Its own two are home, and only 3 can be moved: before 4, which it has backed to be third.
    evening.stand(
        h1=HOME, h2=HOME, h3=HOME - 5, h4=LAP + 20, h5=HEDGE, h6=HEDGE, h7=HEDGE, h8=HEDGE
    )
    evening.having(arrived={1: 1, 2: 2}, fallen=dict.fromkeys((4, 5, 6, 7, 8), 2))
    evening.having(tierce={0: [0, 1, 2, 4]})
    assert tip(evening, 0) == "enough"


def test_it_plays_all_three_dice_where_there_is_a_way() -> None:
    for seed in range(10):
        evening = owning(8, 1).stand(**{f"h{horse}": HEDGE - 1 for horse in range(1, 8)})
        evening.throw("244")
        for _ in range(3):
            evening.give(tip(evening, 0, seed))
        assert evening.state.turn == 1
        assert evening.state.squares[8] == 2


def test_it_only_reads_what_the_view_shows() -> None:
    evening = owning(1, 2).throw("421")
    view = evening.view(0)
    assert -1 in view.owner
    tipster.worth_after(evening.pack.printed, view, 0, ENOUGH_MOVE)
    assert view == evening.view(0)


def test_chances_of_each_place_add_up() -> None:
    evening = owning(1, 2).stand(h1=CLEAR, h3=HOME - 1, h4=LAP + HEDGE - 1).throw("421")
    view = evening.view(0)
    arrange(view, fallen={5: 2}, squares={5: HEDGE})
    tipster.average_pays(evening.pack.printed, view)
    tipster.worth_now(evening.pack.printed, view, 0)
    for place in (1, 2, 3):
        total = sum(view.chance[place][1:])
        assert 0.99 * tipster.SHARES < total <= tipster.SHARES
    assert view.chance[1][3] == max(view.chance[1])
    arrange(view, arrived={1: 3}, squares={3: HOME})
    tipster.worth_now(evening.pack.printed, view, 0)
    assert list(view.chance[1])[1:] == [0, 0, tipster.SHARES, 0, 0, 0, 0, 0]
    assert view.chance[2][3] == view.chance[3][3] == 0


@pytest.mark.compiled
def test_it_clearly_earns_more_than_gamblers() -> None:
    bots = ["tipster", "gambler", "gambler", "gambler"]
    result = simulate(GAME, GAME.pack(), bots, 200, options={}, seed=3, cores=1)
    lead = result.by_bot[0].lead
    assert lead is not None
    assert lead.mean - lead.margin > 50_000  # francs after three races
