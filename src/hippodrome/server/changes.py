"""Differences between two looks of one audience, as data.

A difference is made of nothing but the two looks, so it tells an audience no more than the later
of them would. What a room keeps and shares from look to look (a horse on its square, a track) is
recognised by being the very same object; so most of a look costs one comparison.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import astuple

from hippodrome.engine.lasting import Lasting
from hippodrome.server.wire import LookChange, Splice


def change_between(before: Any, after: Any) -> LookChange:
    """Say what became of a look, or of a part of one: two structs of one type."""
    fields: dict[str, Any] = {}
    lists: dict[str, Splice] = {}
    parts: dict[str, LookChange] = {}
    gone: list[str] = []
    kind: type[msgspec.Struct] = type(after)
    places = zip(outline(kind), astuple(before), astuple(after), strict=True)
    for (name, default), old, new in places:
        if old is new or old == new:
            continue
        if new is default:  # as the encoder leaves a value out
            gone.append(name)
        elif isinstance(new, tuple):
            if isinstance(new, Lasting):
                fields[name] = new.written
            elif new and old and (splice := splice_between(old, new)) is not None:
                lists[name] = splice
            else:
                fields[name] = new
        elif isinstance(new, msgspec.Struct) and type(old) is type(new):
            parts[name] = change_between(old, new)
        else:
            fields[name] = new
    return LookChange(fields, lists, parts, tuple(gone))


@cache  # as many as there are types in looks
def outline(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """Give the names of a struct's fields on the wire, and with which value each is left out."""
    return tuple((field.encode_name, field.default) for field in msgspec.structs.fields(kind))


def splice_between(before: tuple[Any, ...], after: tuple[Any, ...]) -> Splice | None:
    """Say what became of a list: all between what is alike at its beginning and at its end.

    Nothing where neither is.
    """
    most = min(len(before), len(after))
    head = tail = 0
    while head < most and before[head] == after[head]:
        head += 1
    while tail < most - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    if not head and not tail:
        return None
    return Splice(head, len(before) - head - tail, after[head : len(after) - tail])
