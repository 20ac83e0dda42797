"""The pictures of docs/screenshots.md are small, all there and of the sizes they are shown as."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser import album

README = Path(__file__).parents[1] / "README.md"
PICTURES = sorted(album.FOLDER.iterdir())
MOST_BYTES = 3_000_000
MOST_BYTES_OF_FILM = 2_000_000


def test_all_pictures_together_stay_below_three_megabytes() -> None:
    assert sum(picture.stat().st_size for picture in PICTURES) <= MOST_BYTES


def test_every_picture_is_shown_and_every_one_shown_is_there() -> None:
    shown = re.findall(r"\(screenshots/([^)]+)\)", album.PAGE.read_text("utf-8"))
    assert sorted(shown) == [picture.name for picture in PICTURES]


def test_the_page_is_what_the_album_writes() -> None:
    assert album.PAGE.read_text("utf-8") == album.text()


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.stem)
def test_a_picture_is_as_large_as_its_screen_is_printed(picture: Path) -> None:
    data = picture.read_bytes()
    assert (data[:4], data[8:16]) == (b"RIFF", b"WEBPVP8 ")
    width, height = (int.from_bytes(data[at : at + 2], "little") & 0x3FFF for at in (26, 28))
    assert (width, height) == album.PRINTED[picture.stem.split("-")[0]]


def test_the_film_is_small_and_shown() -> None:
    data = album.FILM.read_bytes()
    assert len(data) <= MOST_BYTES_OF_FILM
    assert data.count(b"ANMF") > 1, "it moves"
    assert f"({album.FILM.relative_to(README.parent)})" in README.read_text("utf-8")
