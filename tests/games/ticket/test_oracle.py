"""T4, T5 and T7 again: our menus against a second opinion over thousands of random positions."""

from random import Random

import pytest

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import FIRST_DISCARD_MOVE, MENU, SLOTS
from hippodrome.games.ticket.parts import CARD
from hippodrome.games.ticket.rules import doors as rules
from hippodrome.games.ticket.rules.movement import playable
from hippodrome.games.ticket.state import FLAT, HARNESS, HEDGE_RACE, JOKER, STEEPLE
from tests.games.ticket import oracle
from tests.games.ticket.drawings import Drawing
from tests.games.ticket.positions import Race, position

DISCIPLINES = {"flat": FLAT, "hedges": HEDGE_RACE, "steeple": STEEPLE, "harness": HARNESS}
POSITIONS = 750


def random_race(chance: Random, discipline: int) -> tuple[oracle.Course, Race]:
    """Set up a crowded position anywhere on a random track, and hand out random cards."""
    lanes, columns = chance.randint(2, 7), chance.randint(8, 24)
    first = chance.randint(2, columns - 4)
    second = chance.randint(first + 2, columns - 2)
    river = chance.choice((first, first + 1, second, second + 1)) if discipline == STEEPLE else 0
    hedged = discipline in (HEDGE_RACE, STEEPLE)
    course = oracle.Course(
        lanes, columns, columns - 1, frozenset({first, second} if hedged else ()), river
    )
    # Horses close together, and most often where something is in the way.
    middle = chance.choice((first, second, columns, columns, 1, chance.randint(1, columns)))
    near = [spot for spot in course.dry if abs(spot[1] - middle) <= 3]
    number = min(chance.randint(2, 7), len(near))
    starts = dict(zip(range(1, number + 1), chance.sample(sorted(near), number), strict=True))
    drawn = Drawing(lanes, columns, starts, frozenset(), (first, second), columns - 1, river)
    race = position(drawn, discipline, ((), (JOKER,)))
    deck = [kind for kind in range(JOKER + 1) for _ in range(race.pack.copies[kind])]
    hand = chance.sample(deck, min(chance.choice((1, 1, 2, 3, 7)), len(deck)))
    return course, race.holding(*hand)


def spots(race: Race) -> dict[int, oracle.Spot]:
    return {
        horse: (race.state.lane[horse], race.state.column[horse])
        for horse in range(1, race.pack.horses + 1)
    }


@pytest.mark.parametrize("name", DISCIPLINES)
def test_T4_1_to_T4_11_a_menu_holds_what_a_second_opinion_finds(name: str) -> None:
    chance = Random(f"second opinion on {name}")
    displacing = 0
    for _ in range(POSITIONS):
        course, race = random_race(chance, DISCIPLINES[name])
        field = spots(race)
        cards = {race.state.hand[0][slot] for slot in range(race.state.held[0])}
        expected: set[str] = set()
        for card in cards:
            found = oracle.moves(course, field, CARD.write(card - CARD.lowest), race.pack.farthest)
            assert playable(race.pack, race.state, card) == bool(found)
            expected |= found
        if not expected:
            expected = {f"x{CARD.write(card - CARD.lowest)}" for card in cards}
        menu = race.menu()
        assert len(menu) == len(set(menu))
        assert set(menu) == expected, f"{race.where} with {cards}"
        displacing += sum("/" in move for move in menu)
    assert displacing > POSITIONS  # the positions were crowded enough to mean something


@pytest.mark.parametrize("name", DISCIPLINES)
def test_T4_1_to_T4_11_a_legal_move_goes_where_the_second_opinion_says(name: str) -> None:
    chance = Random(f"carried out on {name}")
    for _ in range(POSITIONS // 5):
        course, race = random_race(chance, DISCIPLINES[name])
        for written in chance.sample(race.menu(), min(5, len(race.menu()))):
            twin = race.copy()
            expected = oracle.carried_out(course, spots(twin), written)
            twin.play(written)
            assert spots(twin) == expected
            assert set(expected.values()) <= course.dry
            shown = {
                twin.state.stands[lane][column]: (lane, column)
                for lane in range(9)
                for column in range(26)
            }
            del shown[0]
            assert shown == expected


@pytest.mark.parametrize("name", DISCIPLINES)
def test_T4_7_every_number_that_is_not_refused_is_on_the_menu_and_no_other(name: str) -> None:
    chance = Random(f"every number on {name}")
    for _ in range(40):
        _, race = random_race(chance, DISCIPLINES[name])
        moves = [0] * MENU
        count = rules.menu(race.pack, race.state, 0, moves)
        legal = {
            move for move in range(SLOTS) if rules.refusal(race.pack, race.state, 0, move) == 0
        }
        assert legal == set(moves[:count])
        assert len(legal) == count
        assert all(move >= FIRST_DISCARD_MOVE for move in legal)
        assert all(GAME.write(move) in race.menu() for move in legal)
