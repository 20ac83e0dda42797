"""The text in which Prometheus reads figures: a few lines for each, and nothing to install."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Sample(NamedTuple):
    """One figure: what tells it from the others of its family, and how much it is."""

    value: float
    labels: Mapping[str, str] = {}
    suffix: str = ""


class Family(NamedTuple):
    """Figures of one name."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    about: str
    samples: tuple[Sample, ...]


def exposed(families: Iterable[Family]) -> str:
    """Write figures as Prometheus reads them."""
    lines = []
    for name, kind, about, samples in families:
        lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
        for value, labels, suffix in samples:
            told = ",".join(f'{label}="{escaped(text)}"' for label, text in labels.items())
            lines.append(f"{name}{suffix}{f'{{{told}}}' if told else ''} {value:.12g}")
    return "\n".join(lines) + "\n"


def escaped(text: str) -> str:
    """Write what a label says so that it stays between its quotes."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
