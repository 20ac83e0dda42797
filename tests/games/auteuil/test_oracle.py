"""U3, U4 and U5.2 again: our judge against a second opinion over thousands of positions."""

from random import Random

from hippodrome.games.auteuil import GAME
from hippodrome.games.auteuil.moves import die_move
from hippodrome.games.auteuil.rules import legality, race
from hippodrome.games.auteuil.rules.reasons import ALLOWED, WASTES_DICE
from hippodrome.games.auteuil.state import DICE_OUT, REPORT, Pack, State
from tests.games.auteuil.oracle import Course, Horse, can_take, is_over, landed, may_take
from tests.games.common.scenes import arrange

POSITIONS = 1_500
RACERS = 3


def random_pack(chance: Random) -> Pack:
    """Print a course full of obstacles that order all sorts of things."""
    pack: Pack = GAME.pack().printed.copy()
    pack.horses = chance.randint(4, 8)
    pack.lap, pack.laps = chance.randint(8, 30), chance.choice((1, 2, 2, 3))
    pack.jump = chance.choice((4, 4, 2, 6))
    for square in range(len(pack.obstacle)):
        pack.obstacle[square] = pack.back[square] = pack.longer[square] = pack.out[square] = 0
    for square in range(1, pack.lap):
        if chance.random() < 0.4:
            pack.obstacle[square] = 1
            order = chance.random()
            if order < 0.25:
                pack.back[square] = chance.randint(1, min(square, 6))
            elif order < 0.5:
                pack.out[square] = 1
    return pack


def random_state(pack: Pack, chance: Random) -> State:
    """Set a position up in the middle of a throw of seat 0."""
    state = State()
    arrange(state, seats=RACERS, races=1, race=1, card=1, phase=DICE_OUT, awaits=1, rounds=1)
    post = pack.lap * pack.laps
    arrange(state, die=[chance.randint(1, 6) for _ in range(3)])
    if chance.random() < 0.4:
        arrange(state, die=[state.die[0]] * 3)
    home = chance.randrange(3)
    for horse in range(1, pack.horses + 1):
        if horse <= home:
            arrange(state, arrived={horse: horse}, squares={horse: post})
            continue
        square = chance.choice((0, chance.randrange(post), post - chance.randint(1, 7)))
        arrange(state, squares={horse: max(0, square)})
        on_the_way = state.squares[horse] % pack.lap
        if pack.out[on_the_way]:
            gone = sum(state.out)
            arrange(state, out={horse: int(gone < pack.horses - 3)})
        elif pack.obstacle[on_the_way] and chance.random() < 0.6:
            arrange(state, fallen={horse: chance.randint(1, RACERS)})
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
    back = {at: pack.back[at % pack.lap] for at in hedges if pack.back[at % pack.lap]}
    out = frozenset(at for at in hedges if pack.out[at % pack.lap])
    course = Course(post, hedges, back, out, pack.jump)
    horses = {
        horse: Horse(
            state.squares[horse],
            state.fallen[horse] > 0,
            state.moved[horse] == 1,
            state.out[horse] == 1,
        )
        for horse in range(1, pack.horses + 1)
    }
    left = [die for die, used in zip(state.die, state.used, strict=True) if not used]
    return course, horses, left


def test_U3_1_to_U4_4_a_menu_holds_what_a_second_opinion_finds() -> None:
    chance = Random("second opinion on dice")
    barred = stuck = wasted = 0
    for _ in range(POSITIONS):
        pack = random_pack(chance)
        state = random_state(pack, chance)
        course, horses, left = as_the_oracle_sees(pack, state)
        triple = len(set(state.die)) == 1
        expected = {
            die_move(die, number)
            for die in left
            for number in horses
            if may_take(course, horses, left, die, number, triple)
        }
        moves = [0] * GAME.menu_size
        count = legality.menu(pack, state, 0, moves)
        assert set(moves[:count]) == expected
        assert count == len(expected)
        for move in range(die_move(1, 1), die_move(6, 8) + 1):
            reason = legality.refusal(pack, state, 0, move)
            assert (reason == ALLOWED) == (move in expected)
            wasted += reason == WASTES_DICE
        free = [horse for horse in horses.values() if not horse.moved and not horse.home(course)]
        stuck += sum(horse.stuck for horse in free)
        barred += sum(not can_take(course, horse, die, True) for horse in free for die in left)
    assert barred > POSITIONS  # the positions were hard enough to mean something
    assert stuck > POSITIONS // 4
    assert wasted > POSITIONS // 20


def test_U4_2_to_U4_4_a_legal_die_takes_a_horse_where_the_second_opinion_says() -> None:
    chance = Random("carried out")
    falls = outs = sent = 0
    for _ in range(POSITIONS):
        pack = random_pack(chance)
        state = random_state(pack, chance)
        course, horses, left = as_the_oracle_sees(pack, state)
        triple = len(set(state.die)) == 1
        choices = [
            (die, number)
            for die in left
            for number in horses
            if may_take(course, horses, left, die, number, triple)
        ]
        if not choices:
            continue
        die, number = chance.choice(choices)
        before, expected = horses[number], landed(course, horses[number], die)
        others = {h: state.squares[h] for h in horses if h != number}
        # Whoever throws next is the last seat, and frees its own.
        felled = {h for h in horses if h != number and state.fallen[h] not in (0, RACERS)}
        freed = {h for h in horses if state.fallen[h] == RACERS}
        race.play_die(pack, state, 0, die_move(die, number))
        assert state.squares[number] == expected.square
        assert state.falls == int(expected.stuck or expected.out)
        assert state.out[number] == int(expected.out)
        over = is_over(course, {**horses, number: expected})
        assert (state.phase >= REPORT) == over
        if not over:
            assert felled <= {h for h in horses if state.fallen[h]}
            assert (state.fallen[number] == 1) == expected.stuck
        assert {h: state.squares[h] for h in others if h not in freed} == {
            h: square for h, square in others.items() if h not in freed
        }
        falls += expected.stuck
        outs += expected.out
        sent += before.stuck and before.square in course.back
    assert falls > POSITIONS // 10
    assert outs > POSITIONS // 20
    assert sent > POSITIONS // 100
