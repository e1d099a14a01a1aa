"""A real Chromium, and pages that remember what went wrong in them."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


# Not for the session: playwright's own event loop would run under all later tests.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    path = os.environ.get("PELAGOS_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    no_sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=no_sandbox)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: str) -> Iterator[Callable[..., Page]]:
    """Opens the page in a context of its own; at the end nothing may have gone wrong in any."""
    errors: list[str] = []

    def open_page(width: int = 1440, height: int = 900, **settings: Any) -> Page:
        settings = {"locale": "en-GB", "viewport": {"width": width, "height": height}} | settings
        context = chromium.new_context(**settings)
        page = context.new_page()
        page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(server)
        return page

    yield open_page
    for context in chromium.contexts:
        context.close()
    assert errors == []
