"""U3, U4 and U5.2 again: our judge against a second opinion over thousands of positions."""

from random import Random

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.moves import die_move
from hippodrome.games.auteuil.rules import legality, race
from hippodrome.games.auteuil.rules.dice import third_home
from hippodrome.games.auteuil.rules.reasons import ALLOWED
from hippodrome.games.auteuil.state import DICE_OUT, Pack, State
from tests.games.auteuil.oracle import Course, Horse, can_take, landing
from tests.games.common.scenes import arrange

POSITIONS = 1_500
RACERS = 3


def random_pack(chance: Random) -> Pack:
    """Print a course full of obstacles and signs."""
    pack: Pack = GAME.pack().printed.copy()
    pack.horses = chance.randint(4, 8)
    pack.lap, pack.laps = chance.randint(8, 30), chance.choice((1, 2, 2, 3))
    pack.jump = chance.choice((4, 4, 2, 6))
    for square in range(len(pack.obstacle)):
        pack.obstacle[square] = pack.further[square] = 0
    for square in range(1, pack.lap):
        what = chance.random()
        if what < 0.3:
            pack.obstacle[square] = 1
        elif what < 0.45:
            pack.further[square] = chance.choice((-9, -3, -2, -1, 1, 2, 3, 9))
    return pack


def random_state(pack: Pack, chance: Random) -> State:
    """Set a position up in the middle of a throw of seat 0."""
    state = State()
    arrange(state, seats=RACERS, races=1, race=1, card=1, phase=DICE_OUT, awaits=1, rounds=1)
    post = pack.lap * pack.laps
    arrange(state, die=[chance.randint(1, 6) for _ in range(3)])
    if chance.random() < 0.25:
        arrange(state, die=[state.die[0]] * 3)
    for horse in range(1, pack.horses + 1):
        arrange(
            state,
            squares={
                horse: chance.choice((0, chance.randrange(post), post - chance.randint(1, 7)))
            },
        )
        if pack.obstacle[state.squares[horse] % pack.lap] and chance.random() < 0.5:
            arrange(state, fallen={horse: chance.randint(1, RACERS)})
    for place in range(1, chance.randrange(3) + 1):
        arrange(state, arrived={place: place}, squares={place: post}, fallen={place: 0})
    for index in range(chance.randrange(3)):
        arrange(state, used={index: 1})
        arrange(
            state,
            moved={chance.choice([h for h in range(1, pack.horses + 1) if not state.moved[h]]): 1},
        )
    return state


def as_the_oracle_sees(pack: Pack, state: State) -> tuple[Course, dict[int, Horse], list[int]]:
    """Lay the course out straight and describe the horses."""
    post = pack.lap * pack.laps
    hedges = frozenset(square for square in range(post) if pack.obstacle[square % pack.lap])
    signs = {at: pack.further[at % pack.lap] for at in range(post) if pack.further[at % pack.lap]}
    course = Course(post, hedges, signs, pack.jump)
    horses = {
        horse: Horse(state.squares[horse], state.fallen[horse] > 0, state.moved[horse] == 1)
        for horse in range(1, pack.horses + 1)
    }
    left = [die for die, used in zip(state.die, state.used, strict=True) if not used]
    return course, horses, left


def test_U3_1_to_U4_4_a_menu_holds_what_a_second_opinion_finds() -> None:
    chance = Random("second opinion on dice")
    barred = stuck = 0
    for _ in range(POSITIONS):
        pack = random_pack(chance)
        state = random_state(pack, chance)
        course, horses, left = as_the_oracle_sees(pack, state)
        triple = len(set(state.die)) == 1
        expected = {
            die_move(die, number)
            for die in left
            for number, horse in horses.items()
            if can_take(course, horse, die, triple)
        }
        moves = [0] * GAME.menu_size
        count = legality.menu(pack, state, 0, moves)
        assert set(moves[:count]) == expected
        assert count == len(expected)
        for move in range(die_move(1, 1), die_move(6, 8) + 1):
            assert (legality.refusal(pack, state, 0, move) == ALLOWED) == (move in expected)
        free = [horse for horse in horses.values() if not horse.moved and not horse.home(course)]
        stuck += sum(horse.stuck for horse in free)
        barred += sum(not can_take(course, horse, die, True) for horse in free for die in left)
    assert barred > POSITIONS  # the positions were hard enough to mean something
    assert stuck > POSITIONS // 4


def test_U4_2_to_U4_4_a_legal_die_takes_a_horse_where_the_second_opinion_says() -> None:
    chance = Random("carried out")
    falls = sent = 0
    for _ in range(POSITIONS):
        pack = random_pack(chance)
        state = random_state(pack, chance)
        course, horses, left = as_the_oracle_sees(pack, state)
        triple = len(set(state.die)) == 1
        choices = [
            (die, number)
            for die in left
            for number, horse in horses.items()
            if can_take(course, horse, die, triple)
        ]
        if not choices:
            continue
        die, number = chance.choice(choices)
        expected = landing(course, horses[number], die)
        others = {h: state.squares[h] for h in horses if h != number}
        felled = {h for h in horses if h != number and state.fallen[h] not in (0, RACERS)}
        race.play_die(pack, state, 0, die_move(die, number))
        assert state.squares[number] == expected.square
        assert {h: state.squares[h] for h in horses if h != number} == others
        assert state.falls == int(expected.fallen)
        if not third_home(state):
            # Whoever throws next is the last seat, and frees its own.
            assert felled <= {h for h in horses if state.fallen[h]}
            assert (state.fallen[number] == 1) == expected.fallen
        falls += expected.fallen
        sent += expected.square != min(course.post, horses[number].square + die)
    assert falls > POSITIONS // 10
    assert sent > POSITIONS // 20
