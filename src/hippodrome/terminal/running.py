"""The running order and what one's papers are worth now, a line each, as every face shows them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from hippodrome.engine.running import RunningOrder, Span
from hippodrome.terminal.screen import Terminal
from hippodrome.words import Sentence, Words

if TYPE_CHECKING:
    from rich.text import Text

OWN = "*"
"""Stands behind a horse of one's own."""


def order_line(
    terminal: Terminal,
    order: RunningOrder,
    label: Callable[[int], Text],
    own: Collection[int],
    *,
    post: bool,
) -> Text:
    """Write the horses first to last, level ones together, a star behind one's own."""
    from rich.text import Text

    written = Text(terminal.words.say("order-line", post=int(post)))
    gaps = order.gaps or (0,) * len(order.horses)
    before = None
    for index, (horse, place) in enumerate(zip(order.horses, order.places, strict=True)):
        if place != before:
            level = order.places.count(place) > 1 and place > 0
            written.append(f"  {'=' if level else ''}{place}. " if place else "  – ")
        else:
            written.append(" ")
        written.append_text(label(horse))
        written.append(OWN if horse in own else "", "bold")
        before = place
        last = index + 1 == len(order.places) or order.places[index + 1] != place
        if place and last and gaps[index]:
            written.append(f" {'' if post else '+'}{gaps[index]}", "dim")
    return written


def worth_line(terminal: Terminal, worth: str, parts: Iterable[str]) -> Text:
    """Write what one's own papers would bring if the race ended here, and part by part."""
    from rich.text import Text

    written = Text(f"{terminal.words.say('worth-title')} ").append(worth, "bold")
    told = " · ".join(parts)
    return written.append(f" ({told})" if told else "", "dim")


def amount(spoken: Words, worth: Span, money: Callable[[int], str]) -> str:
    """Write an amount, or from how much to how much it may be."""
    least, most = (signed(spoken, one, money) for one in (worth.least, worth.most))
    return least if least == most else spoken.say("worth-span", least=least, most=most)


def signed(spoken: Words, figure: int, money: Callable[[int], str]) -> str:
    """Write a figure with its sign."""
    return spoken.say("worth-signed", sign=int(figure > 0), amount=money(figure))


def part(spoken: Words, horse: Sentence, order: RunningOrder, number: int, told: str) -> str:
    """Say where a horse runs and what it would bring there."""
    place = order.places[order.horses.index(number)]
    level = int(place > 0 and order.places.count(place) > 1)
    return spoken.say("worth-part", horse=horse, place=place, level=level, amount=told)
