"""What a seat may know, beyond the laws of all games: what is imagined fits what was shown."""

from itertools import count
from random import Random

import pytest

from hippodrome.engine.stream import new_stream
from hippodrome.games.ascot import GAME
from hippodrome.games.ascot.moves import DONE_MOVE, exchange_move, throw_move
from hippodrome.games.ascot.phases import ANSWER, OFFER, THROW_IN, TURN_UP
from hippodrome.games.ascot.rules.dealing import has_both_stables
from hippodrome.games.ascot.rules.lanes import put
from hippodrome.games.ascot.rules.laws import broken
from hippodrome.games.ascot.state import (
    AUCTIONEER,
    CARDS,
    DEAD,
    GONE,
    HORSES,
    IN_HAND,
    LANES,
    NOBODY,
    NOT_PRINTED,
    OWNED,
    RETURNED,
    STEVENS_STABLE,
    UNDER_HAMMER,
    UNKNOWN,
    WALROY_STABLE,
    State,
)
from tests.games.ascot import secrets
from tests.games.ascot.positions import Table
from tests.games.ascot.test_auction import auction
from tests.games.ascot.test_dealing import HANDS, both_stables, dealt
from tests.games.common.scenes import arrange


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
    table = dealt()
    assert all(imagined(table, 0, seed).lies[AUCTIONEER] == DEAD for seed in range(20))


def test_A2_4_nobody_who_is_done_is_imagined_with_both_stables() -> None:
    table = Table(2).deal([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, WALROY_STABLE, STEVENS_STABLE])
    table.exchange(0, 1, taking=14).exchange(1, 7, taking=15)
    table.play(1, throw_move(STEVENS_STABLE), DONE_MOVE)
    assert not any(has_both_stables(imagined(table, 0, seed), 1) for seed in range(100))


def test_all_cards_nobody_has_seen_are_imagined_everywhere() -> None:
    table = dealt()
    places = {imagined(table, 0, seed).lies[5] for seed in range(200)}
    assert places == {IN_HAND + 1, IN_HAND + 2, IN_HAND + 3, DEAD}


def numbered() -> State:
    """A state in which no two numbers are alike, but for the horses, who stand on the course."""
    state = State()
    numbers = count(100)
    for name, field in State.FIELDS.items():
        if len(field.shape) == 2:
            for row in getattr(state, name):
                row[:] = [next(numbers) for _ in row]
        elif field.shape:
            getattr(state, name)[:] = [next(numbers) for _ in range(field.shape[0])]
        else:
            setattr(state, name, next(numbers))
    for lane in state.stands:
        lane[:] = [0] * len(lane)
    for horse in range(HORSES + 1):
        arrange(state, lane={horse: horse % LANES + 1}, length={horse: horse and 3 * horse})
        arrange(state, stands={state.lane[horse]: {state.length[horse]: horse}})
    return state


@pytest.mark.parametrize("seat", [-1, 0, 5])
def test_A1_6_all_but_hands_pile_and_drafts_lies_open(seat: int) -> None:
    state, view = numbered(), State()
    GAME.interpreted.see(GAME.pack().printed, state, seat, view)
    for name in secrets.SECRET_FIELDS:
        setattr(view, name, getattr(state, name))
    assert view.differences(state) == []


def test_a_second_look_shows_only_what_is_there_now() -> None:
    state, view = numbered(), State()
    pack = GAME.pack().printed
    GAME.interpreted.see(pack, state, 0, view)
    for horse in range(1, HORSES + 1):
        put(state, horse, state.lane[horse], state.length[horse] + 1)
    GAME.interpreted.see(pack, state, 0, view)
    fresh = State()
    GAME.interpreted.see(pack, state, 0, fresh)
    assert view.stands == fresh.stands == state.stands


@pytest.mark.parametrize("maker", [0, 2])
def test_A5_6_a_draft_is_its_makers_until_it_is_sent(maker: int) -> None:
    drafting, answering, blank = numbered(), numbered(), State()
    fields = ("offered_to", "offered", "offered_money", "offered_gives", "offered_takes")
    blank.offered_to = NOBODY
    drafting.turn = answering.turn = maker
    drafting.phase, answering.phase = OFFER, ANSWER
    for seat in (-1, 0, 1, 2):
        for state, shown in ((drafting, seat == maker), (answering, True)):
            view = numbered()
            GAME.interpreted.see(GAME.pack().printed, state, seat, view)
            for field in fields:
                assert getattr(view, field) == getattr(state if shown else blank, field)


@pytest.mark.parametrize("declared", [0, 1])
@pytest.mark.parametrize("seat", [-1, 0, 5])
def test_A2_2_cards_in_hand_or_put_into_the_pile_are_their_players_but_for_the_auctioneer(
    seat: int, declared: int
) -> None:
    state, view = State(), State()
    arrange(state, declared=declared)
    held = [(IN_HAND + player, player) for player in (0, 1, 5)]
    put_by = [(RETURNED + player, player) for player in (0, 1, 5)]
    lying = [(where, seat) for where in (NOT_PRINTED, UNDER_HAMMER, GONE, OWNED, OWNED + 5)]
    for where, player in [*held, *put_by, *lying, (DEAD, None)]:
        for card in range(CARDS + 1):
            arrange(state, lies={card: where})
        GAME.interpreted.see(GAME.pack().printed, state, seat, view)
        seen = where if player == seat else UNKNOWN
        auctioneer = where if declared and (where, player) in held else seen
        assert [view.lies[card] for card in (0, 1, AUCTIONEER, CARDS)] == [
            *(seen, seen, auctioneer, seen)
        ]


@pytest.mark.parametrize("phase", [THROW_IN, TURN_UP])
def test_A2_5_hands_are_counted_but_while_all_throw_in(phase: int) -> None:
    state, view = State(), State()
    arrange(state, seats=4, dealt=16, phase=phase, awaits=0b1010)
    for seat in range(4):
        arrange(state, held={seat: seat})
    GAME.interpreted.see(GAME.pack().printed, state, 1, view)
    # Seats 0 and 2 are done; of seat 3, who is not, only the four cards dealt are known.
    throwing = phase == THROW_IN
    assert list(view.held) == ([UNKNOWN, 1, UNKNOWN, 4, 0, 0] if throwing else [0, 1, 2, 3, 0, 0])


def places(table: Table, seat: int, seed: int = 1) -> list[int]:
    """How many cards are imagined unseen in the pile, in each hand, and put there by each."""
    twin = imagined(table, seat, seed)
    found = list(twin.lies)
    seats = range(table.state.seats)
    hands = [found.count(IN_HAND + other) for other in seats]
    return [found.count(DEAD), *hands, *(found.count(RETURNED + other) for other in seats)]


@pytest.mark.parametrize("seat", range(-1, 4))
def test_A2_3_as_many_cards_are_imagined_everywhere_as_there_are(seat: int) -> None:
    table = dealt()
    assert places(table, seat) == [4, 4, 4, 4, 4, 0, 0, 0, 0]
    table.play(0, exchange_move(1))
    assert places(table, seat) == [4, 3, 4, 4, 4, 1, 0, 0, 0]
    table.draw(0)
    assert places(table, seat) == [3, 4, 4, 4, 4, 1, 0, 0, 0]
    for other in (1, 2, 3):
        returned = [int(before <= other) for before in range(4)]
        table.exchange(other, HANDS[other][0], taking=table.state.lies.index(DEAD))
        assert places(table, seat) == [3 - other, 4, 4, 4, 4, *returned]
    assert places(table, seat) == [0, 4, 4, 4, 4, 1, 1, 1, 1]
    # Once the pile is sold nobody tells apart what was dealt there and what was put there.
    table.keep()
    known = [0] * 4 if seat < 0 else [int(other == seat) for other in range(4)]
    assert places(table, seat) == [4 - sum(known), 4, 4, 4, 4, *known]


def test_A2_5_who_is_done_is_imagined_to_have_thrown_in_any_number() -> None:
    table = both_stables().play(0, throw_move(WALROY_STABLE), DONE_MOVE)
    sizes = {places(table, 1, seed)[1] for seed in range(60)}
    assert sizes == set(range(7))
    assert {places(table, 0, seed)[2] for seed in range(5)} == {6}
    # Who has declared the Auctioneer holds it still.
    table = Table(2).deal([AUCTIONEER, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12])
    table.exchange(0, 2, taking=1).exchange(1, 7, taking=14).play(0, DONE_MOVE)
    assert {places(table, 1, seed)[1] for seed in range(60)} == set(range(1, 7))


def test_what_is_imagined_leaves_what_is_seen_as_it_is() -> None:
    table = auction().turn_up(4)
    view = table.view(1)
    twin = imagined(table, 1, 3)
    seen = [card for card in range(CARDS + 1) if view.lies[card] != UNKNOWN]
    assert [twin.lies[card] for card in seen] == [view.lies[card] for card in seen]
    assert UNKNOWN not in [*twin.lies, *twin.held]
