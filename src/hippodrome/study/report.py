"""A report: one page of HTML with all plots and tables in both languages, and no other file."""

from __future__ import annotations

import json
import math
from html import escape
from pathlib import Path
from typing import Any

from hippodrome.engine.errors import HippodromeError
from hippodrome.study.book import write_whole
from hippodrome.study.chapters import Chapter, Picture, Told, chapters
from hippodrome.study.studies import Findings
from hippodrome.study.tables import figures_table
from hippodrome.words import LANGUAGES, words

POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""What a browser may do with it: nothing that asks a network."""
STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 52rem; padding: 1rem; background: #fdf8ea; color: #22261f;
  font-family: system-ui, sans-serif; line-height: 1.5; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h1 { color: #2f6b3f; }
nav button { font: inherit; padding: .4rem .8rem; border: 1px solid #2f6b3f; border-radius: .3rem;
  background: none; color: #22261f; cursor: pointer; }
nav button[aria-pressed="true"] { background: #2f6b3f; color: #fff; }
button:focus-visible, summary:focus-visible, .plot:focus-visible { outline: 3px solid #a8442a;
  outline-offset: 2px; }
figure { margin: 1.5rem 0; }
.plot { overflow-x: auto; }
.plot svg { display: block; width: 100%; min-width: 36rem; height: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; border-bottom: 1px solid #d9d4c5; }
code { overflow-wrap: anywhere; }
"""
SCRIPT = """
const speak = (language) => {
  document.documentElement.lang = language;
  for (const main of document.querySelectorAll('main')) main.hidden = main.lang !== language;
  for (const button of document.querySelectorAll('nav button'))
    button.setAttribute('aria-pressed', String(button.lang === language));
};
for (const button of document.querySelectorAll('nav button'))
  button.addEventListener('click', () => speak(button.lang));
"""


def page(findings: Findings, command: str, language: str) -> str:
    """Write the whole page; it opens in a language, and has them all."""
    title = escape(words(language).tell(findings.study.game.title))
    buttons = "".join(
        f'<button type="button" lang="{one}" aria-pressed="{str(one == language).lower()}">'
        f"{escape(words(one).say('report-language'))}</button>"
        for one in LANGUAGES
    )
    mains = "".join(
        f'<main lang="{one}"{"" if one == language else " hidden"}>'
        f"{told_in(Told(findings, words(one)), command)}</main>"
        for one in LANGUAGES
    )
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>"
        f'<nav aria-label="Language / Langue">{buttons}</nav>{mains}'
        f'<script type="application/json" id="figures">{data(findings)}</script>'
        f"<script>{SCRIPT}</script></body></html>\n"
    )


def data(findings: Findings) -> str:
    """Give every figure as data that a page can hold."""
    rows = [
        {
            name: None if isinstance(value, float) and not math.isfinite(value) else value
            for name, value in row.items()
        }
        for row in figures_table(findings)
    ]
    return json.dumps(rows).replace("<", "\\u003c")


def told_in(told: Told, command: str) -> str:
    """Tell everything in one language."""
    study, say = told.findings.study, told.say
    arm = study.arms[0]
    facts = [
        say("report-games", games=told.findings.games, arms=len(study.arms)),
        say(
            "report-played",
            pack=arm.pack.name,
            hash=arm.pack.hash[:12],
            version=study.game.rules_version,
            seed=str(study.seed),
        ),
        say("report-intervals"),
    ]
    parts = [
        f"<h1>{escape(told.spoken.tell(study.game.title))}</h1>",
        *(f"<p>{escape(fact)}</p>" for fact in facts),
        f"<p>{escape(say('report-repeat'))} <code>{escape(command)}</code></p>",
        *(chapter_in(told, chapter) for chapter in chapters(told)),
        every_figure(told),
    ]
    return "".join(parts)


def chapter_in(told: Told, chapter: Chapter) -> str:
    """Write a chapter."""
    said = "".join(f"<p>{escape(one)}</p>" for one in chapter.said)
    pictures = "".join(figure(told, one) for one in chapter.pictures)
    return f"<section><h2>{escape(chapter.title)}</h2>{said}{pictures}</section>"


def figure(told: Told, picture: Picture) -> str:
    """Write a plot, with its table below for whoever wants figures."""
    return (
        # On a phone a plot is moved sideways rather than made too small to read.
        f'<figure><div class="plot" role="group" tabindex="0" aria-label='
        f'"{escape(picture.title)}">{picture.drawn}</div><figcaption><details><summary>'
        f"{escape(told.say('report-table'))}</summary>{table(picture.heads, picture.rows)}"
        f"</details></figcaption></figure>"
    )


def table(heads: tuple[str, ...], rows: Any) -> str:
    """Write a table."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def every_figure(told: Told) -> str:
    """Write the table of all figures of all arms."""
    from hippodrome.study.figures import columns_of

    rows = [
        (
            arm.label or told.say("report-usual"),
            told.spoken.tell(column.told),
            told.found(column.unit, column.mean),
        )
        for arm, sheet in zip(told.findings.study.arms, told.findings.sheets, strict=True)
        for column in columns_of(arm, sheet)
    ]
    heads = tuple(told.say(key) for key in ("sweep-arm", "sweep-figure", "report-found"))
    return (
        f"<section><h2>{escape(told.say('report-figures'))}</h2><details><summary>"
        f"{escape(told.say('report-table'))}</summary>{table(heads, rows)}</details></section>"
    )


def write_report(findings: Findings, command: str, language: str, file: Path) -> None:
    """Write the page into a file."""
    try:
        write_whole(file, page(findings, command, language).encode())
    except OSError as error:
        raise HippodromeError("study-unwritable", file=str(file)) from error
