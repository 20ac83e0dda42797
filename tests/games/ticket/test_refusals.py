"""What Ticket Gagnant's own refusals depend on: the pack, the hand, and who asks."""

import pytest

from hippodrome.games.ticket import GAME
from hippodrome.games.ticket.moves import FORWARD, MENU, joker_move
from hippodrome.games.ticket.rules import doors as rules
from hippodrome.games.ticket.rules import reasons
from hippodrome.games.ticket.state import JOKER
from tests.games.ticket.positions import Meeting, pair, single
from tests.games.ticket.refusals import racing


def test_a_small_pack_refuses_the_horses_and_distances_it_does_not_have() -> None:
    meeting = Meeting(pack="tiny")
    meeting.play(0, "flat:1")
    meeting.deal([JOKER], [single(1, 1)]).predict("1-.-.", "1-.-.")
    pack, state = meeting.pack.printed, meeting.state
    for horse, squares, code in ((4, 2, 0), (5, 1, reasons.NO_SUCH_HORSE), (4, 3, reasons.TOO_FAR)):
        move = joker_move(horse, squares, FORWARD, 0)
        assert rules.refusal(pack, state, 0, move) == code
    other = Meeting(pack="tiny")
    other.play(0, "flat:1")
    other.deal()
    for ticket in ("5-.-.", ".-7-.", ".-.-6", "1-5-2"):
        move = GAME.read(ticket)
        assert rules.refusal(pack, other.state, 0, move) == reasons.NO_SUCH_HORSE
    assert rules.refusal(pack, other.state, 0, GAME.read("4-.-.")) == 0


@pytest.mark.parametrize("seat", [-1, 2, 6, 100])
def test_a_menu_is_empty_for_whoever_is_not_at_the_table(seat: int) -> None:
    meeting = Meeting()
    pack, state = meeting.pack.printed, meeting.state
    assert rules.menu(pack, state, seat, [0] * MENU) == 0
    assert rules.refusal(pack, state, seat, GAME.read("flat:3")) == reasons.NOT_A_SEAT


def test_no_move_has_a_free_amount() -> None:
    meeting, out = Meeting(), [7, 7, 7]
    assert rules.amounts(meeting.pack.printed, meeting.state, 0, GAME.read("flat:3"), out) == 0
    assert out == [7, 7, 7]


def test_a_pair_card_thrown_away_must_be_held() -> None:
    race = racing("1 . 2", pair(1, 2))()
    for thrown, code in (("1.1", reasons.CARD_NOT_HELD), ("1~2", reasons.CARDS_STILL_PLAYABLE)):
        assert rules.refusal(race.pack, race.state, 0, GAME.read(f"x{thrown}")) == code
