"""Your turn, for somebody who looks at another page: the title, the icon, a notification."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import click_on

pytestmark = pytest.mark.browser

# A browser without windows shows no notifications; what the page asks of it is written down.
SHOWN = """() => { window.shown = [];
window.Notification = class {
    static permission = "default";
    static requestPermission = async () => Notification.permission = "granted";
    constructor(title, options) { window.shown.push([title, options.body, options.tag]); }
}; }"""
HIDDEN = "Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})"
ICON = "() => decodeURIComponent(document.querySelector('link[rel=icon]').href)"


def pair(visit: Visit) -> tuple[Page, Page, str]:
    """Ada, whose turn it is, and Bo."""
    ada = visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    body = {"game": "pebbles", "request": "turn", "seats": seats}
    base = ada.url.rstrip("/")
    table = ada.request.post(f"{base}/api/tables", data=body).json()["table"]
    bo = visit(f"/table/{table}")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.wait_for_selector("main.table")
    ada.goto(f"{base}/table/{table}")
    return ada, bo, table


def test_a_turn_is_told_to_somebody_who_looks_elsewhere(visit: Visit) -> None:
    ada, bo, table = pair(visit)
    expect(ada).to_have_title("● Pebbles · Pelagos")
    expect(bo).to_have_title("Pebbles · Pelagos")
    assert "r='10'" not in bo.evaluate(ICON)
    bo.evaluate(SHOWN)
    bo.get_by_role("button", name="Menu").click()
    notices = bo.get_by_role("group", name="Notify me when it’s my turn")
    notices.get_by_role("button", name="on").click()
    expect(notices.get_by_role("button", name="on")).to_have_attribute("aria-pressed", "true")
    bo.keyboard.press("Escape")
    bo.evaluate(HIDDEN)
    click_on(ada)
    expect(bo).to_have_title("● Pebbles · Pelagos")
    assert "r='10'" in bo.evaluate(ICON)
    bo.wait_for_function("() => window.shown.length === 1")
    assert bo.evaluate("window.shown") == [["It is your turn", "Pebbles", table]]


def test_who_does_not_want_notifications_gets_none(visit: Visit) -> None:
    ada, bo, _ = pair(visit)
    bo.evaluate(SHOWN)
    bo.evaluate(HIDDEN)
    click_on(ada)
    expect(bo).to_have_title("● Pebbles · Pelagos")
    assert bo.evaluate("window.shown") == []
