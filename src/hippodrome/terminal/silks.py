"""The silks of the house on a screen: every horse is a number, its colour is an extra."""

from __future__ import annotations

SILKS = {
    1: "bold black on dark_orange",
    2: "bold white on purple",
    3: "bold white on dark_green",
    4: "bold white on blue",
    5: "bold white on red3",
    6: "bold black on yellow1",
    7: "bold white on grey19",
    8: "bold black on pink1",
}
INK_OF = {
    1: "dark_orange",
    2: "medium_orchid",
    3: "green3",
    4: "dodger_blue1",
    5: "red1",
    6: "yellow1",
    8: "pink1",
}
"""The colour a horse's number has where it is only written; black keeps the screen's own."""


def ink(horse: int) -> str:
    """Give the style of a horse's number in a text."""
    return f"bold {INK_OF.get(horse, '')}".strip() if horse else "dim"
