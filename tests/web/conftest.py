"""A real Chromium, and pages that remember what went wrong in them."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.conftest import Serve

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUICK = """if (!localStorage.getItem("pelagos.settings"))
    localStorage.setItem("pelagos.settings", JSON.stringify({speed: "off", theme: "%s"}))"""
Visit = Callable[..., Page]


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of one module share a browser; modules run side by side."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


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
def errors() -> list[str]:
    """What pages complained about; a test that provokes complaints clears it."""
    return []


@pytest.fixture
def visit(chromium: Browser, server: str, serve: Serve, errors: list[str]) -> Iterator[Visit]:
    """Opens an address in a context of its own; at the end nothing may have gone wrong in any.

    Servers of one's own stop after the pages are closed, which would complain.
    """

    def open_page(
        path: str = "/", width: int = 1440, height: int = 900, theme: str = "dark", **settings: Any
    ) -> Page:
        base = settings.pop("base", server)
        settings = {"locale": "en-GB", "viewport": {"width": width, "height": height}} | settings
        context = chromium.new_context(**settings)
        context.set_default_timeout(15_000)
        context.add_init_script(QUICK % theme)
        page = context.new_page()
        remember(page, errors)
        page.goto(base + path)
        return page

    yield open_page
    for context in chromium.contexts:
        context.close()
    assert errors == []


def remember(page: Page, errors: list[str]) -> None:
    """Every complaint of a page, also of words that nobody has written."""
    page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))


@pytest.fixture(scope="session")
def sources() -> Path:
    return Path(__file__).parents[2] / "web/src"
