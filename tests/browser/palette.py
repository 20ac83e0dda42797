"""Makes a picture of the page small: a PNG with a palette of 256 colours instead of all of them.

The posters are flat shapes in few inks, so the eye misses nothing and a picture takes a third of
its room. Only what a browser writes is read: eight bits a channel, with or without transparency.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy
from numpy.typing import NDArray

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}
"""How many a pixel has, by the colour type of a PNG."""
PALETTE = 3
"""The colour type of a PNG whose pixels are numbers of colours."""
COLOURS = 256
AT_ONCE = 4096
"""Colours that are compared with the palette at the same time."""

Bytes: TypeAlias = NDArray[numpy.uint8]
Numbers: TypeAlias = NDArray[numpy.float64]


def small(png: bytes) -> bytes:
    """Give a picture with a palette; one that has its palette already is left alone."""
    header = next(body for kind, body in chunks(png) if kind == b"IHDR")
    if header[9] == PALETTE:
        return png
    palette, places = reduced(pixels(png))
    rows = numpy.pad(places, ((0, 0), (1, 0)))  # no filter: a palette compresses best without
    height, width = places.shape
    return SIGNATURE + b"".join(
        chunk(kind, body)
        for kind, body in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, PALETTE, 0, 0, 0)),
            (b"PLTE", palette.tobytes()),
            (b"IDAT", zlib.compress(rows.tobytes(), 9)),
            (b"IEND", b""),
        )
    )


def chunk(kind: bytes, body: bytes) -> bytes:
    """Write a part of a PNG."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Read the parts of a PNG."""
    place = len(SIGNATURE)
    while place < len(png):
        (length,) = struct.unpack_from(">I", png, place)
        yield png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        place += length + 12


def pixels(png: bytes) -> Bytes:
    """Give red, green and blue of every pixel."""
    parts = list(chunks(png))
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", parts[0][1])
    if depth != 8 or colour not in CHANNELS or interlaced:
        raise ValueError("only the pictures a browser takes can be read")
    channels = CHANNELS[colour]
    packed = zlib.decompress(b"".join(body for kind, body in parts if kind == b"IDAT"))
    lines = numpy.frombuffer(packed, numpy.uint8).reshape(height, 1 + width * channels)
    picture = numpy.zeros((height, width, channels), numpy.uint8)
    above = numpy.zeros((width, channels), numpy.uint8)
    for row, line in enumerate(lines):
        above = picture[row] = unfiltered(int(line[0]), line[1:].reshape(width, channels), above)
    return picture[:, :, :3]


def unfiltered(kind: int, line: Bytes, above: Bytes) -> Bytes:
    """Undo what a PNG does to a line of pixels before it is compressed."""
    if kind == 0:
        return line
    if kind == 1:
        return numpy.cumsum(line, axis=0, dtype=numpy.uint8)
    if kind == 2:
        return line + above
    predicted = average if kind == 3 else nearest
    done: list[list[int]] = []
    left = corner = [0] * line.shape[1]
    for pixel, over in zip(line.tolist(), above.tolist(), strict=True):
        left = [
            (value + predicted(*around)) % 256
            for value, *around in zip(pixel, left, over, corner, strict=True)
        ]
        corner = over
        done.append(left)
    return numpy.array(done, numpy.uint8)


def average(left: int, above: int, corner: int) -> int:
    """The third filter of a PNG."""
    return (left + above) // 2


def nearest(left: int, above: int, corner: int) -> int:
    """The fourth filter of a PNG, Paeth's."""
    guess = left + above - corner
    return min((left, above, corner), key=lambda value: abs(guess - value))


def reduced(picture: Bytes) -> tuple[Bytes, Bytes]:
    """Give at most 256 colours, and which of them each pixel has."""
    found: Any = numpy.unique(
        picture.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True
    )
    colours, inverse, counts = found
    exact = colours.astype(numpy.float64)
    palette = numpy.array(
        [numpy.average(exact[box], axis=0, weights=counts[box]) for box in boxes(exact, counts)]
    ).round()
    closest = numpy.concatenate(
        [
            ((exact[start : start + AT_ONCE, None] - palette) ** 2).sum(axis=2).argmin(axis=1)
            for start in range(0, len(exact), AT_ONCE)
        ]
    )
    places = closest.astype(numpy.uint8)[inverse.reshape(-1)].reshape(picture.shape[:2])
    return palette.astype(numpy.uint8), places


def boxes(colours: Numbers, counts: NDArray[numpy.int64]) -> list[NDArray[numpy.int64]]:
    """Divide colours into boxes of like ones: always the box with the largest errors, at its mean.

    Roots of counts weigh, so that the edges of letters count beside large plain areas.
    """
    weights = numpy.sqrt(counts)

    def errors(box: NDArray[numpy.int64]) -> Numbers:
        mean = numpy.average(colours[box], axis=0, weights=weights[box])
        wrong: Numbers = (weights[box, None] * (colours[box] - mean) ** 2).sum(axis=0)
        return wrong

    found = [(numpy.arange(len(colours)), errors(numpy.arange(len(colours))))]
    while len(found) < COLOURS:
        worst = max(range(len(found)), key=lambda place: float(found[place][1].sum()))
        box, wrong = found[worst]
        if len(box) == 1:
            break  # every box holds one colour, and nothing is wrong any more
        channel = colours[box, int(wrong.argmax())]
        mean = numpy.average(channel, weights=weights[box])
        lower, upper = box[channel <= mean], box[channel > mean]
        found[worst] = (lower, errors(lower))
        found.append((upper, errors(upper)))
    return [box for box, _ in found]
