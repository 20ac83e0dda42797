"""Lists that never change, with a cache of their JSON: a room sends them with every look."""

from __future__ import annotations

from functools import cached_property
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Lasting(tuple[T, ...]):
    """Things a room makes once and keeps for good: every ticket that can be filled, say."""

    @cached_property
    def written(self) -> msgspec.Raw:
        """Give them as JSON."""
        return msgspec.Raw(msgspec.json.encode(tuple(self)))
