"""T3.4: cards are played in turn, and hands are secret."""

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.rules.reasons import CARD_NOT_HELD, CARD_TO_PLAY, NOT_AWAITED
from hippodrome.games.ticket.state import (
    JOKER,
    NO_CARD,
    RACE,
    UNKNOWN,
)
from tests.games.ticket.positions import (
    BLACK,
    BLUE,
    ORANGE,
    RED,
    Meeting,
    pair,
    refused,
    single,
    standing,
)


def test_T3_4_one_card_each_clockwise_from_the_first_player() -> None:
    meeting = Meeting(3, "tiny", first=3)
    meeting.play(2, "flat:2")
    meeting.deal().predict("1-.-.", "2-.-.", "3-.-.")
    order = []
    while meeting.state.phase == RACE:
        (seat,) = meeting.awaited
        order.append(seat)
        held = meeting.state.held[seat]
        meeting.play(seat, meeting.menu(seat)[0])
        assert meeting.state.held[seat] == held - 1
    assert order == [2, 0, 1, 2, 0, 1]


def pile(meeting: Meeting) -> list[str]:
    return [GAME.write(GAME.moves.number(card.move)) for card in meeting.look(-1).pile]


def test_T3_4_the_card_leaves_the_hand_and_lies_open_on_the_pile() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    meeting.deal(
        [single(RED, 2), pair(BLUE, RED), JOKER], [single(BLACK, 1), single(BLACK, 2), JOKER]
    )
    meeting.predict("5-.-.", "7-.-.").race("5+2", "7+2")
    assert meeting.hand(0) == [pair(BLUE, RED), JOKER]
    assert meeting.hand(1) == [single(BLACK, 1), JOKER]
    assert [meeting.state.hand[0][slot] for slot in (2, 3)] == [NO_CARD, NO_CARD]
    assert pile(meeting) == ["5+2", "7+2"]
    meeting.race("J1+1", "J2+1", "4~5+", "7+1")
    assert pile(meeting) == ["5+2", "7+2", "J1+1", "J2+1", "4~5+", "7+1"]


def test_T3_4_of_two_jokers_one_is_spent() -> None:
    race = standing(
        """
        1 . .
        2 . .
        """,
        hand=[JOKER, JOKER, single(ORANGE, 1)],
    )
    race.play("J1+1")
    assert [race.state.hand[0][slot] for slot in range(3)] == [single(ORANGE, 1), JOKER, NO_CARD]
    assert race.state.held[0] == 2


def test_T3_4_a_menu_lists_two_equal_cards_once_and_kinds_in_order() -> None:
    race = standing("""
        . . .
        . 1 .
        . . .
    """)
    jokers = race.holding(JOKER, JOKER).menu()
    assert jokers == race.holding(JOKER).menu()
    both = race.holding(JOKER, single(ORANGE, 1)).menu()
    assert both == ["1+1", "1-1", "1<1", "1>1", *jokers]


def test_T3_4_hands_are_secret() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    meeting.deal([single(RED, 2), pair(BLUE, RED), JOKER], [single(BLACK, 1), JOKER, JOKER])
    view = meeting.view(0)
    assert view.hand[0][:4] == [single(RED, 2), pair(BLUE, RED), JOKER, NO_CARD]
    assert view.hand[1][:4] == [UNKNOWN] * 3 + [NO_CARD]
    assert view.held[:2] == [3, 3]
    assert view.deck[single(BLACK, 1)] == 1  # for all that seat 0 knows, still in the deck
    assert view.deck[JOKER] == 2
    assert view.deck[single(RED, 2)] == 0
    spectator = meeting.view(-1)
    assert spectator.hand[0][:3] == spectator.hand[1][:3] == [UNKNOWN] * 3
    assert spectator.deck == list(meeting.pack.printed.copies)


def test_T3_4_only_a_card_one_holds_can_be_played() -> None:
    meeting = Meeting()
    meeting.play(0, "flat:3")
    meeting.deal([single(RED, 2), pair(BLUE, RED), JOKER], [single(BLACK, 1), JOKER, JOKER])
    meeting.predict("5-.-.", "7-.-.")
    assert refused(meeting, 0, "5+3") == CARD_NOT_HELD
    assert refused(meeting, 0, "7+1") == CARD_NOT_HELD
    assert refused(meeting, 0, "1~2+") == CARD_NOT_HELD
    assert refused(meeting, 0, "flat:3") == CARD_TO_PLAY
    assert refused(meeting, 0, "5-.-.") == CARD_TO_PLAY
    assert refused(meeting, 1, "7+1") == NOT_AWAITED
