"""What is Ticket Gagnant's own in its table of moves: how the rules take numbers apart."""

from typing import Any

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import (
    FIRST_DISCARD_MOVE,
    FIRST_JOKER_MOVE,
    FIRST_PAIR_MOVE,
    FIRST_SINGLE_MOVE,
    FIRST_STAY_MOVE,
    MOVES,
    SLOTS,
    card_of,
    cards_of,
    course_of,
    direction_of,
    discard_move,
    fixed_of,
    horse_in_box,
    is_race,
    is_sealed,
    joker_move,
    mover_of,
    pair_move,
    race_move,
    sealed_race_move,
    single_move,
    squares_of,
    stay_move,
    ticket_move,
    way_of,
    yielding,
)
from hippodrome.games.ticket.parts import CARD, COURSE, DIRECTION, WAY
from hippodrome.games.ticket.rules.doors import slot
from hippodrome.games.ticket.state import JOKER, NO_CARD
from tests.games.ticket.positions import BLUE, RED, edition, pair, single


def test_the_numbers_of_written_games_stay_what_they_are() -> None:
    assert [row.first for row in MOVES.rows] == [0, 49, 561, 604, 1360, 2116, 3628, 3649]
    assert SLOTS == MOVES.size == 3649 + 49 <= 4000
    assert [GAME.read(written) for written in ("steeple2:4", "7-3-5", "J7>3/+<", "7~6>/+<")] == [
        *(31, 526, 2115, 3627)
    ]


def test_a_move_is_its_own_slot() -> None:
    pack = edition("standard").printed
    assert [slot(pack, number) for number in range(SLOTS)] == list(range(SLOTS))


def test_numbers_are_taken_apart_as_they_were_put_together() -> None:
    for number in range(SLOTS):
        move: Any = MOVES.chosen(number)
        bare = yielding(number - way_of(number), way_of(number))
        assert bare == number
        assert rebuilt(number, move) == number
        if move.kind in ("race", "sealed-race", "ticket"):
            assert (card_of(number), way_of(number)) == (NO_CARD, 0)
        elif move.kind in ("discard", "stay"):
            assert way_of(number) == 0
        else:
            assert WAY.words[way_of(number)] == move.way
            going = move.side if move.kind == "beside" else move.direction
            assert DIRECTION.words[direction_of(number)] == going


def rebuilt(number: int, move: Any) -> int:
    """Put a number together again from what the rules read in it, checked against the table."""
    direction, way, card = direction_of(number), way_of(number), card_of(number)
    assert is_race(number) == (move.kind in ("race", "sealed-race"))
    assert is_sealed(number) == (move.kind == "sealed-race")
    if is_race(number):
        assert (COURSE.words[course_of(number)], cards_of(number)) == (move.course, move.cards)
        numbered = sealed_race_move if is_sealed(number) else race_move
        return numbered(course_of(number), cards_of(number))
    if number < FIRST_DISCARD_MOVE:
        first, second, third = (horse_in_box(number, box) for box in (1, 2, 3))
        assert (first, second, third) == (move.first, move.second, move.third)
        return ticket_move(first, second, third)
    if number < FIRST_SINGLE_MOVE:
        assert card == move.card
        return discard_move(card)
    if number < FIRST_PAIR_MOVE:
        assert (mover_of(number), squares_of(number)) == (move.horse, move.squares)
        if number < FIRST_JOKER_MOVE:
            assert card == single(move.horse, move.squares)
            return single_move(card, direction, way)
        assert card == JOKER
        return joker_move(mover_of(number), squares_of(number), direction, way)
    if number < FIRST_STAY_MOVE:
        mover, fixed = mover_of(number), fixed_of(number)
        assert f"{mover}~{fixed}" == move.couple
        assert card == pair(mover, fixed)
        return pair_move(card, int(mover > fixed), direction, way)
    assert mover_of(number) == 0
    assert card == pair(int(move.pair[0]), int(move.pair[-1]))
    return stay_move(card)


def test_every_kind_of_move_names_its_paragraph() -> None:
    assert {row.move.name: row.move.paragraph for row in MOVES.rows} == {
        "race": "T3.1",
        "ticket": "T3.2",
        "discard": "T4.9",
        "run": "T4.1",
        "joker": "T4.4",
        "beside": "T4.5",
        "stay": "T4.6",
        "sealed-race": "T3.6",
    }


def test_cards_and_ways_have_notations() -> None:
    written = [CARD.write(card - CARD.lowest) for card in (single(RED, 2), pair(RED, BLUE), JOKER)]
    assert written == ["5.2", "4~5", "J"]
    assert [WAY.write(way) for way in range(WAY.size)] == [
        *("", "/+", "/+>", "/>", "/->", "/-", "/-<", "/<", "/+<")
    ]
