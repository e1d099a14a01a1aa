"""Somebody goes: a computer plays for them, everybody sees it, and they come back."""

import pytest
from playwright.sync_api import expect

from tests.conftest import Serve, Server
from tests.web.conftest import Visit
from tests.web.hands import expect_fits, expect_open_to_everybody, expect_targets, resize

pytestmark = pytest.mark.browser


@pytest.fixture
def hasty(serve: Serve) -> Server:
    """Whoever does not look is gone at once."""
    return serve(PELAGOS_ABSENCE="0")


def test_a_computer_plays_for_who_is_gone_until_they_come_back(
    visit: Visit, hasty: Server
) -> None:
    host = visit(base=hasty.url)
    body = {
        "game": "pebbles",
        "request": "gone",
        "seats": [{"kind": "open"}, {"kind": "me", "name": "Ada"}],
    }
    table = host.request.post(f"{hasty.url}/api/tables", data=body).json()["table"]
    guest = visit(f"/table/{table}", base=hasty.url)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector("main.table")
    host.goto(f"{hasty.url}/table/{table}")
    host.wait_for_selector("main.table")
    address = guest.url
    guest.goto(hasty.url)
    away = host.get_by_text("Bo is away, and it’s their turn.")
    expect(away).to_be_visible(timeout=15_000)  # a reload is no news
    for width, height in ((390, 844), (1440, 900)):
        resize(host, width, height)
        expect_fits(host)
        expect_targets(host)
        expect_open_to_everybody(host)
    host.get_by_role("button", name="Let a computer play for Bo").click()
    expect(host.locator(".prompt h2")).to_contain_text("Your turn:")
    expect(host.locator(".standings")).to_contain_text("a computer plays")
    guest.goto(address)
    guest.get_by_role("button", name="Take over").click()
    expect(guest.get_by_role("button", name="Take over")).to_have_count(0)
    expect(host.locator(".standings")).not_to_contain_text("a computer plays")
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Let a computer play for me").click()
    expect(guest.get_by_role("button", name="Take over")).to_be_visible()
