"""Lays out docs/screenshots.md: what there is a picture of, what it shows and in which sizes."""

from __future__ import annotations

from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = DOCS / "screenshots"
PAGE = DOCS / "screenshots.md"
FILM = DOCS / "finish.webp"

CAPTIONS = {
    "lobby": "The lobby: four games to begin at once",
    "tables": "One’s tables: with whom, whose turn it is and since when",
    "new-table": "Laying a table",
    "waiting": "The waiting room: who is there, in which silk, and the house rules",
    "pace": "Sound, and the speed of a table",
    "end": "The end of a game: its chart, race by race, and the best strokes",
    "again": "The same table again",
    "record": "Your record",
    "screen-hall": "A big screen before the game: scan, and sit down",
    "screen": "The big screen while others play on their phones",
    "beside": "A phone beside that screen: hand and choices, without the board",
    "replay": "The replay",
    "rules": "The rules",
    "ticket-choosing": "Ticket Gagnant: the first player chooses the race",
    "ticket-form": "Ticket Gagnant: the ticket",
    "ticket-card": "Ticket Gagnant: a card; the running order, and what one’s ticket is worth",
    "ticket-finish": "Ticket Gagnant: the last straight",
    "ticket-photo": "Ticket Gagnant: the photo",
    "ticket-honour": "Ticket Gagnant: the board of honour",
    "ticket-reckoning": "Ticket Gagnant: the reckoning",
    "ticket-enclosure": "Ticket Gagnant: the winner’s enclosure",
    "finishline-runners": "Finish Line: the runners",
    "finishline-slip": "Finish Line: the slip behind its screen",
    "finishline-reserve": "Finish Line: taking dice",
    "finishline-dice": "Finish Line: using a die; the running order, and what one’s bets are worth",
    "finishline-finish": "Finish Line: the last straight",
    "finishline-photo": "Finish Line: the photo",
    "finishline-honour": "Finish Line: the board of honour",
    "finishline-reckoning": "Finish Line: all slips line by line",
    "auteuil-telegram": "Auteuil: the red telegram",
    "auteuil-slip": "Auteuil: the slip",
    "auteuil-dice": "Auteuil: giving dice; the running order, and what one’s slip is worth",
    "auteuil-finish": "Auteuil: the last straight",
    "auteuil-arrival": "Auteuil: the board of honour, and owners show their cards",
    "auteuil-reckoning": "Auteuil: the yellow telegram and the pay, slip by slip",
    "auteuil-interval": "Auteuil: between two races",
    "ascot-deal": "Ascot: the deal",
    "ascot-limit": "Ascot: the auction, by hand or *bid up to…*",
    "ascot-training": "Ascot: training, throw by throw",
    "ascot-market": "Ascot: an offer on the scale",
    "ascot-bets": "Ascot: the Bookmaker’s pad, with what a stake would return",
    "ascot-race": "Ascot: the race; the running order, and what one’s papers are worth",
    "ascot-finish": "Ascot: the last straight",
    "ascot-honour": "Ascot: the board of honour",
    "ascot-reckoning": "Ascot: Bank and Totalisator line by line",
}

ALSO = (
    *("lobby", "tables", "waiting", "pace", "end", "again", "record"),
    *("screen-hall", "screen", "beside"),
    *("ticket-card", "ticket-finish", "ticket-photo", "ticket-honour"),
    *("ticket-reckoning", "ticket-enclosure"),
    *("finishline-slip", "finishline-dice", "finishline-finish", "finishline-photo"),
    *("finishline-honour", "finishline-reckoning"),
    *("auteuil-dice", "auteuil-finish", "auteuil-arrival", "auteuil-reckoning"),
    *("ascot-limit", "ascot-bets", "ascot-race", "ascot-finish", "ascot-honour"),
    "ascot-reckoning",
)
"""What there are pictures of on a tablet and on a television, too."""

PRINTED = {
    "desktop": (1024, 640),
    "phone": (390, 844),
    "tablet": (410, 590),
    "television": (960, 540),
}
"""How large a picture of each screen is in the documents, which are to stay small."""

HEAD = """# What it looks like

Taken by `make screenshots` in headless Chromium, which also films the finish in the README; the
games are the same each time. On a desktop (1280 × 800) and a television (1920 × 1080) by day and in
English, on a phone (390 × 844) and a tablet (820 × 1180) by night and in French. All but a phone's
are printed smaller than they are.
"""


def rows(names: tuple[str, ...], sizes: tuple[str, str]) -> list[str]:
    """The rows of a table with one picture of everything in each of two sizes."""
    lines = [f"| | {sizes[0]} | {sizes[1]} |", "|---|---|---|"]
    for name in names:
        caption = CAPTIONS[name]
        plain = caption.replace("*", "")
        shown = [f"![{plain}](screenshots/{size}-{name}.webp)" for size in sizes]
        lines.append(" | ".join((f"| {caption}", *shown)) + " |")
    return lines


def text() -> str:
    """The whole page."""
    parts = [HEAD, *rows(tuple(CAPTIONS), ("desktop", "phone"))]
    parts += ["", "## On larger screens", "", *rows(ALSO, ("television", "tablet"))]
    return "\n".join(parts) + "\n"


def tidy() -> None:
    """Write the page, and drop the pictures that it does not show."""
    page = text()
    PAGE.write_text(page, "utf-8")
    for picture in FOLDER.iterdir():
        if f"(screenshots/{picture.name})" not in page:
            picture.unlink()
