"""What a seat may know, beyond the laws of all games: what is imagined fits what was shown."""

from random import Random

from hippodrome.engine.stream import new_stream
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.codes import DONE_MOVE, throw_move
from hippodrome.games.ascot.dealing import has_both_stables
from hippodrome.games.ascot.laws import broken
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    DEAD,
    IN_HAND,
    RETURNED,
    STEVENS_STABLE,
    UNKNOWN,
    WALROY_STABLE,
    State,
)
from tests.games.ascot.positions import Table
from tests.games.ascot.test_auction import auction
from tests.games.ascot.test_dealing import HANDS, both_stables, dealt


def imagined(table: Table, seat: int, seed: int) -> State:
    view = table.view(seat)
    GAME.interpreted.imagine(table.pack, view, seat, new_stream(seed))
    return view


def test_A1_6_a_seat_sees_its_own_hand_and_nothing_of_the_others() -> None:
    view = dealt().view(1)
    assert [view.lies[card] for card in HANDS[1]] == [IN_HAND + 1] * 4
    assert all(view.lies[card] == UNKNOWN for hand in (HANDS[0], HANDS[2]) for card in hand)
    assert UNKNOWN not in [view.held[seat] for seat in range(4)]


def test_a_spectator_sees_no_hand_at_all() -> None:
    view = dealt().view(-1)
    assert all(view.lies[card] == UNKNOWN for card in range(1, 21))


def test_A2_3_who_puts_a_card_under_the_pile_alone_knows_it() -> None:
    table = dealt().exchange(0, 1, taking=WALROY_STABLE)
    assert table.view(0).lies[1] == RETURNED
    assert table.view(1).lies[1] == UNKNOWN
    assert table.view(1).lies[WALROY_STABLE] == UNKNOWN


def test_what_is_imagined_keeps_the_laws() -> None:
    chance = Random(1)
    for table in (dealt(), both_stables(), auction(), auction().turn_up(4)):
        for seat in range(-1, table.state.seats):
            for _ in range(20):
                twin = imagined(table, seat, chance.randrange(1000))
                assert broken(table.pack, twin) == 0


def test_A2_2_an_auctioneer_nobody_declared_is_imagined_in_the_dead_pile() -> None:
    assert all(imagined(dealt(), 0, seed).lies[AUCTIONEER] == DEAD for seed in range(20))


def test_A2_4_nobody_who_is_done_is_imagined_with_both_stables() -> None:
    table = Table(2).deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, WALROY_STABLE, STEVENS_STABLE])
    table.exchange(0, 1, taking=14).exchange(1, 7, taking=15)
    table.play(1, throw_move(STEVENS_STABLE), DONE_MOVE)
    assert not any(has_both_stables(imagined(table, 0, seed), 1) for seed in range(100))


def test_all_cards_nobody_has_seen_are_imagined_everywhere() -> None:
    table = dealt()
    places = {imagined(table, 0, seed).lies[5] for seed in range(200)}
    assert places == {IN_HAND + 1, IN_HAND + 2, IN_HAND + 3, DEAD}
