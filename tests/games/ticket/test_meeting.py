"""T2: the meeting, its length, who leads, and who has won."""

import pytest

from hippodrome.engine.errors import BadSetup
from hippodrome.engine.fields import checked
from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.rules import doors as rules
from hippodrome.games.ticket.state import CHOOSE, CLOSED, DEAL, LOT, STEEPLE, UNKNOWN, State
from tests.games.common.scenes import arrange
from tests.games.ticket.positions import Meeting

LENGTHS = {2: (4, 6), 3: (3, 6), 4: (4, 8), 5: (5,), 6: (6,)}


def choices(seats: int) -> tuple[int, ...]:
    option = next(option for option in GAME.options if option.name == "races")
    return tuple(option.choices(GAME.pack("standard").printed, seats))


@pytest.mark.parametrize("seats", LENGTHS)
def test_T2_1_the_lengths_of_a_meeting_let_all_lead_equally_often(seats: int) -> None:
    assert choices(seats) == LENGTHS[seats]
    assert all(length % seats == 0 for length in choices(seats))
    assert Meeting(seats).state.races == LENGTHS[seats][0]
    for races in range(10):
        if races in LENGTHS[seats]:
            assert Meeting(seats, races=races).state.races == races
        else:
            with pytest.raises(BadSetup):
                Meeting(seats, races=races)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 8])
def test_T2_1_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        Meeting(seats)


def test_T2_1_the_box_says_how_many_may_play() -> None:
    assert list(GAME.seats(GAME.pack("standard").printed)) == [2, 3, 4, 5, 6]
    assert list(GAME.seats(GAME.pack("tiny").printed)) == [2, 3]


def test_T2_1_the_meeting_ends_after_its_last_race() -> None:
    meeting = Meeting(3, "tiny")
    for race in range(1, 4):
        assert meeting.state.race == race
        assert not meeting.over
        meeting.play(meeting.awaited[0], "flat:1")
        meeting.deal().predict("1-.-.", "2-.-.", "3-.-.").run_out()
    assert meeting.over
    assert meeting.state.phase == CLOSED
    assert meeting.awaited == []
    assert meeting.spread == 0
    assert meeting.state.turn == UNKNOWN
    assert meeting.menu(0) == []


def test_T2_1_most_points_win_and_ties_share() -> None:
    meeting = Meeting(3, "tiny")
    for _ in range(3):
        meeting.play(meeting.awaited[0], "flat:1")
        meeting.deal().predict("1-2-3", "1-2-3", ".-.-4").run_out()
    points, winners = meeting.standing()
    assert points == [meeting.state.score[seat] for seat in range(3)]
    assert points[0] == points[1] > points[2]
    assert winners == [0, 1]
    meeting.having(score={1: meeting.state.score[1] + 1})
    assert meeting.standing()[1] == [1]
    meeting.having(score={2: 1000})
    assert meeting.standing()[1] == [2]


def test_T2_1_nobody_has_won_before_the_end() -> None:
    meeting = Meeting()
    meeting.having(score={0: 20})
    assert meeting.standing() == ([20, 0], [])


def test_T2_1_a_meeting_stays_within_its_stated_bound() -> None:
    meeting = Meeting(pack="tiny")
    pack, state = meeting.pack.printed, meeting.state
    # The lot; per race a choice, 6 cards dealt and played, 2 tickets, 3 photo-finish draws.
    assert GAME.longest(pack, state) == 1 + 2 * (1 + 6 + 2 + 6 + 3)
    standard = Meeting(6)
    assert GAME.longest(standard.pack.printed, standard.state) == 1 + 6 * (1 + 84 + 6 + 6)


@pytest.mark.parametrize("lot", range(4))
def test_T2_2_the_first_player_is_drawn_by_lot(lot: int) -> None:
    meeting = Meeting(4, first=0)
    assert meeting.state.phase == LOT
    assert meeting.state.leader == UNKNOWN
    assert meeting.spread == 4
    assert meeting.awaited == []
    assert all(meeting.menu(seat) == [] for seat in range(4))
    meeting.draw(lot)
    assert meeting.state.phase == CHOOSE
    assert meeting.state.leader == lot
    assert meeting.awaited == [lot]
    assert meeting.spread == 0
    assert meeting.state.race == 1


@pytest.mark.parametrize("first", range(1, 4))
def test_T2_2_or_named_when_the_table_is_made(first: int) -> None:
    meeting = Meeting(3, first=first)
    assert meeting.spread == 0
    assert meeting.state.leader == first - 1
    assert meeting.state.turn == first - 1
    assert meeting.awaited == [first - 1]


def test_T2_2_only_someone_at_the_table_can_be_named() -> None:
    with pytest.raises(BadSetup):
        Meeting(3, first=4)


def test_T2_2_the_token_passes_clockwise_after_each_race() -> None:
    meeting = Meeting(3, "tiny", first=2)
    leaders = []
    while not meeting.over:
        leaders.append(meeting.state.leader)
        meeting.play(meeting.state.leader, "flat:1")
        meeting.deal().predict("1-.-.", "2-.-.", "3-.-.").run_out()
    assert leaders == [1, 2, 0]


def scribbled_over(meeting: Meeting) -> State:
    """Give a state with seven in every field but the options, as if left over from anything."""
    state = checked(State())
    for name, field in State.FIELDS.items():
        if name == "seats" or name in meeting.options:
            setattr(state, name, getattr(meeting.state, name))
        elif not field.shape:
            setattr(state, name, 7)
        else:
            for index in range(field.shape[0]):
                if len(field.shape) == 1:
                    getattr(state, name)[index] = 7
                else:
                    for inner in range(field.shape[1]):
                        getattr(state, name)[index][inner] = 7
    return state


@pytest.mark.parametrize("first", [0, 2])
def test_T2_2_a_meeting_begins_with_nothing_left_over(first: int) -> None:
    meeting = Meeting(3, first=first, hidden=1)
    state = scribbled_over(meeting)
    rules.begin(meeting.pack.printed, state)
    expected = State()
    expected.seats, expected.races, expected.first, expected.hidden = 3, 3, first, 1
    if first:
        expected.leader = expected.turn = first - 1
        expected.phase, expected.race, expected.awaits = CHOOSE, 1, 0b10
    else:
        expected.leader = expected.turn = UNKNOWN
        expected.phase, expected.spread = LOT, 3
    assert state.remembered() == expected.remembered()


def test_T1_6_a_race_begins_with_nothing_left_over() -> None:
    meeting = Meeting(3, "tiny", first=2)
    pack = meeting.pack.printed
    state = scribbled_over(meeting)
    arrange(state, phase=CHOOSE, awaits=0b10, leader=1, turn=1, over=0)
    assert rules.refusal(pack, state, 1, GAME.read("steeple3:2")) == 0
    rules.play(pack, state, 1, GAME.read("steeple3:2"))
    expected = State()
    expected.seats, expected.races, expected.first = 3, 3, 2
    expected.phase, expected.leader, expected.turn, expected.race = DEAL, 1, 1, 7
    expected.discipline, expected.river, expected.cards = STEEPLE, 6, 2
    expected.left = expected.spread = 15
    expected.deck = list(pack.copies)
    expected.score, expected.gain = [7] * 6, [7] * 6  # the one thing that goes on
    for horse in range(1, 5):
        expected.lane[horse], expected.column[horse] = horse, 3
        expected.stands[horse][3] = horse
    assert state.remembered() == expected.remembered()
