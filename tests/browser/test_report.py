"""A report opened in a browser: plots drawn, both languages, no console error, no request."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from hippodrome.study.report import write_report
from hippodrome.study.studies import carry_out
from hippodrome.words import words
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.visitor import violations
from tests.study.small import Slowly, study


def opened(context: BrowserContext, file: Path) -> tuple[Page, list[str], list[str]]:
    """Open a report, and keep what it complains of and what it asks for."""
    page = context.new_page()
    said: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    return page, said, asked


def test_a_report_is_drawn_in_both_languages_and_asks_no_network(
    browser: Browser, tmp_path: Path
) -> None:
    file = tmp_path / "report.html"
    write_report(carry_out(study(deals=12), Slowly()), "hippodrome sweep ticket", "en", file)
    for size in (DESKTOP, PHONE):
        context = browser.new_context(viewport=size)
        page, said, asked = opened(context, file)
        for language, other in (("en", "fr"), ("fr", "en")):
            page.get_by_role("button", name=words(language).say("report-language")).click()
            main = page.locator(f"main[lang={language}]")
            expect(
                main.get_by_role("heading", name=words(language).say("report-winners"))
            ).to_be_visible()
            expect(page.locator(f"main[lang={other}]")).to_be_hidden()
            assert page.evaluate("document.documentElement.lang") == language
            drawn = main.locator("svg:visible")
            assert drawn.count() >= 7
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
            for plot in drawn.all():
                box = plot.bounding_box()
                assert box is not None
                assert box["width"] > 500, "else nobody could read it"
                assert box["height"] > 80
                assert plot.locator("circle, rect").count() > 1
            assert violations(page) == []
        assert said == []
        assert asked == [file.as_uri()]
        context.close()
