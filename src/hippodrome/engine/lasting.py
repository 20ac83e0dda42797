"""Lists that are shown again and again and never change, written for the wire only once."""

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
