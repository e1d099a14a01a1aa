"""Somebody new starts a server, opens a table and sends the link to a friend, who speaks French.

``PELAGOS_PICTURES`` names a folder for pictures of every page on the way, at every size.
"""

import os
import time

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Serve, Server
from tests.web.conftest import Visit
from tests.web.hands import (
    LOOKED_AT,
    SIZES,
    begin,
    expect_fits,
    expect_open_to_everybody,
    resize,
)
from tests.web.test_lobby import path_of

pytestmark = pytest.mark.browser

PICTURES = os.environ.get("PELAGOS_PICTURES")
# Of the document, not of the window: a press that found its button moving is taken back there.
COUNT = "window.clicks = 0; document.addEventListener('click', () => window.clicks++, true)"
HOST, FRIEND = 3, 2  # clicks: online, start, start playing; sit down, ready


@pytest.fixture
def fresh(serve: Serve) -> Server:
    """A server that nobody has used, as ``make run`` starts it."""
    return serve()


def clicks(page: Page) -> int:
    return int(page.evaluate("window.clicks"))


def look_at(page: Page, name: str) -> None:
    """At every size: it fits, and at two of them axe-core has nothing to say."""
    for width, height in SIZES:
        resize(page, width, height)
        expect_fits(page)
        if width in LOOKED_AT:
            expect_open_to_everybody(page)
        if PICTURES:
            page.screenshot(path=f"{PICTURES}/{name}-{width}.png")


def test_a_table_is_shared_with_a_friend_in_five_clicks(visit: Visit, fresh: Server) -> None:
    began = time.monotonic()
    host = visit(base=fresh.url)
    host.evaluate(COUNT)
    begin(host, mode="Online")
    friend = visit(path_of(host), base=fresh.url, locale="fr-FR")
    friend.evaluate(COUNT)
    friend.get_by_role("button", name="Prendre place").click()
    friend.get_by_role("button", name="C’est bon pour moi").click()
    expect(host.locator("footer .btn.primary")).to_have_text("Start playing")
    host.get_by_role("button", name="Start playing").click()
    for page in (host, friend):
        page.wait_for_selector("main.table .standings .now")
    assert (clicks(host), clicks(friend)) == (HOST, FRIEND)
    print(f"from the home page to the first turn: {time.monotonic() - began:.1f} s")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_every_page_on_the_way_is_fit_to_be_seen(visit: Visit, fresh: Server, locale: str) -> None:
    host = visit(base=fresh.url, locale=locale)
    look_at(host, f"{locale}-1-home")
    host.get_by_role("button", name="Online" if locale == "en-GB" else "En ligne").click()
    look_at(host, f"{locale}-2-choices")
    begin(host)
    look_at(host, f"{locale}-3-room")
    friend = visit(path_of(host) if locale == "en-GB" else shared(host), base=fresh.url, locale=locale)
    look_at(friend, f"{locale}-4-invited")


def shared(page: Page) -> str:
    return "/" + page.locator("input[readonly]").first.input_value().split("/", 3)[3]
