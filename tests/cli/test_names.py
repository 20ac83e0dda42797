"""What the seats are called at a terminal."""

import pytest

from hippodrome.cli.seating import display_names
from hippodrome.words import words


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
