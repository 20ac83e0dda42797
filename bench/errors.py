"""What can go wrong while measuring; these tools are for developers and speak English alone."""

from __future__ import annotations


class BenchError(Exception):
    """Something cannot be measured, and the sentence says why and what to do."""
