"""What the seats are called at a terminal."""

import pytest

from hippodrome.cli.seating import display_names
from hippodrome.words import words
from tests.cli.conftest import Run

ORDERS = "A\x1b[31mB\x1b]0;title\x07C\u202eD"
"""A name that would colour a screen, call it otherwise and write backwards."""


@pytest.mark.parametrize(
    ("labels", "names"),
    [
        (["you", "tipster"], ["You", "Tipster 2"]),
        (["tipster", "you", "gambler"], ["Tipster 1", "You", "Gambler 3"]),
        (["you", "you"], ["Player 1", "Player 2"]),
        (["you", "Ann", "tipster"], ["Player 1", "Ann", "Tipster 3"]),
        (["Ann", "Ann", "tipster"], ["Ann 1", "Ann 2", "Tipster 3"]),
    ],
)
def test_only_somebody_who_reads_alone_is_called_you(labels: list[str], names: list[str]) -> None:
    assert display_names(labels, words("en")) == names


def test_what_a_stranger_wrote_orders_no_screen_about(run: Run) -> None:
    seats = f"you:{ORDERS},you:\x1b"
    told = [run("play", "ticket", "--seats", seats, "--save", "game", typed=["quit"])]
    told += [run("verify", "game"), run("replay", "game", "--all"), run("play", ORDERS)]
    for outcome in told:
        assert not {"\x1b", "\x07", "\u202e"} & set(outcome.out + outcome.err)
    assert "A[31mB]0;titleCD: 0 points" in told[1].out
    assert "?: 0 points" in told[1].out
