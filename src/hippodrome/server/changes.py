"""Differences between two looks of one audience, as data.

A difference is made of nothing but the two looks, so it tells an audience no more than the later
of them would. What a room keeps and shares from look to look (a horse on its square, a track) is
recognised by being the very same object; so most of a look costs one comparison. What it shares
between the looks of several audiences (the field, the pile) is compared once for all of them.
"""

from __future__ import annotations

from functools import cache
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import astuple

from hippodrome.engine.lasting import Lasting
from hippodrome.server.wire import LookChange, Splice

Found: TypeAlias = dict[int, tuple[Any, Any, Any]]
"""What became of parts of looks: by the id of a later part the earlier one, the change and itself.

Both are held, so that nothing else can come by their ids.
"""
SAME: Any = object()
"""What became of a part that is as it was."""
PLAIN = frozenset((int, str, bool, type(None)))
"""Types of what has no parts. Types are looked at directly: to ask whether something is an instance
of a struct takes ten times as long, and every field of every look is asked about."""


class Outline(NamedTuple):
    """What is known of a type of struct, field by field."""

    names: tuple[str, ...]
    defaults: tuple[Any, ...]
    places: tuple[int, ...]


def change_between(before: Any, after: Any, found: Found | None = None) -> LookChange:
    """Say what became of a look, or of a part of one: two structs of one type.

    Whoever asks for several audiences keeps what was found for the others.
    """
    found = {} if found is None else found
    fields: dict[str, Any] = {}
    lists: dict[str, Splice] = {}
    parts: dict[str, LookChange] = {}
    gone: list[str] = []
    kind: type[msgspec.Struct] = type(after)
    olds, news = astuple(before), astuple(after)
    names, defaults, places = outline(kind)
    # Most are the very same, and are left out without a turn of this loop.
    for place in compress(places, map(is_not, olds, news)):
        old, new = olds[place], news[place]
        if type(new) in PLAIN:
            change = SAME if old == new else new
        else:
            known = found.get(id(new))
            if known is None or known[0] is not old:
                known = found[id(new)] = old, became(old, new, found), new
            change = known[1]
        if change is SAME:
            continue
        name = names[place]
        if new is defaults[place]:  # as the encoder leaves a value out
            gone.append(name)
        elif type(change) is Splice:
            lists[name] = change
        elif type(change) is LookChange:
            parts[name] = change
        else:
            fields[name] = change
    return LookChange(fields, lists, parts, tuple(gone))


def became(old: Any, new: Any, found: Found) -> Any:
    """Say what became of a list or a struct: nothing, a change, or another altogether."""
    if old == new:
        return SAME
    kind = type(new)
    if kind is tuple:
        splice = splice_between(old, new) if new and old else None
        return new if splice is None else splice
    if kind is Lasting:
        return new.written
    same = type(old) is kind and isinstance(new, msgspec.Struct)
    return change_between(old, new, found) if same else new


@cache  # as many as there are types in looks
def outline(kind: type[msgspec.Struct]) -> Outline:
    """Give the names of a struct's fields on the wire, and with which value each is left out."""
    fields = msgspec.structs.fields(kind)
    names = tuple(field.encode_name for field in fields)
    return Outline(names, tuple(field.default for field in fields), tuple(range(len(names))))


def splice_between(before: tuple[Any, ...], after: tuple[Any, ...]) -> Splice | None:
    """Say what became of a list: all between what is alike at its beginning and at its end.

    Nothing where neither is.
    """
    most = min(len(before), len(after))
    head = tail = 0
    if len(before) < len(after) and before == after[:most]:  # it only grew, as piles do
        head = most
    while head < most and before[head] == after[head]:
        head += 1
    while tail < most - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    if not head and not tail:
        return None
    return Splice(head, len(before) - head - tail, after[head : len(after) - tail])
