"""The pictures of docs/screenshots.md are small, all there, and shown as they were taken."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path

import numpy
import pytest

from tests.browser import palette

DOCS = Path(__file__).parents[1] / "docs"
PICTURES = sorted((DOCS / "screenshots").iterdir())
MOST_BYTES = 3_000_000


def test_all_pictures_together_stay_below_three_megabytes() -> None:
    assert sum(picture.stat().st_size for picture in PICTURES) <= MOST_BYTES


def test_every_picture_is_shown_and_every_one_shown_is_there() -> None:
    shown = re.findall(r"\(screenshots/([^)]+)\)", (DOCS / "screenshots.md").read_text("utf-8"))
    assert sorted(shown) == [picture.name for picture in PICTURES]


def written(pixels: palette.Bytes, kind: int) -> bytes:
    """A PNG as a browser writes it, every line with the same filter."""
    height, width, channels = pixels.shape
    lines = pixels.astype(numpy.int64)
    left = numpy.pad(lines, ((0, 0), (1, 0), (0, 0)))[:, :-1]
    above = numpy.pad(lines, ((1, 0), (0, 0), (0, 0)))[:-1]
    corner = numpy.pad(lines, ((1, 0), (1, 0), (0, 0)))[:-1, :-1]
    nearest = numpy.vectorize(palette.nearest)(left, above, corner)
    guess = (numpy.zeros_like(lines), left, above, (left + above) // 2, nearest)[kind]
    filtered = ((lines - guess) % 256).astype(numpy.uint8).reshape(height, -1)
    body = numpy.pad(filtered, ((0, 0), (1, 0)), constant_values=kind)
    colour = {3: 2, 4: 6}[channels]
    return palette.SIGNATURE + b"".join(
        palette.chunk(name, data)
        for name, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, 0)),
            (b"IDAT", zlib.compress(body.tobytes())),
            (b"IEND", b""),
        )
    )


def shown(png: bytes) -> palette.Bytes:
    """What a small picture shows."""
    parts = dict(palette.chunks(png))
    width, height = struct.unpack_from(">II", parts[b"IHDR"])
    colours = numpy.frombuffer(parts[b"PLTE"], numpy.uint8).reshape(-1, 3)
    rows = numpy.frombuffer(zlib.decompress(parts[b"IDAT"]), numpy.uint8)
    return colours[rows.reshape(height, 1 + width)[:, 1:]]


@pytest.mark.parametrize("channels", [3, 4])
@pytest.mark.parametrize("kind", range(5))
def test_a_picture_of_few_colours_is_shown_exactly(kind: int, channels: int) -> None:
    chance = numpy.random.default_rng(1)
    inks = chance.integers(0, 256, (200, channels), numpy.uint8)
    pixels = inks[chance.integers(0, 200, (40, 30))]
    made = palette.small(written(pixels, kind))
    assert (shown(made) == pixels[:, :, :3]).all()
    assert palette.small(made) == made


def test_a_picture_of_many_colours_is_shown_nearly() -> None:
    red, green = numpy.mgrid[0:128, 0:128].astype(numpy.uint8)
    pixels = numpy.stack([red, green, red // 2 + green // 2], axis=2)
    made = shown(palette.small(written(pixels, 1)))
    assert numpy.abs(made.astype(int) - pixels).max() < 16
