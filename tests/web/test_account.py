"""An account in two browsers: what a guest has played comes along, and is found elsewhere."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import (
    LOOKED_AT,
    begin,
    expect_fine_everywhere,
    expect_fits,
    expect_open_to_everybody,
    expect_targets,
    sizes_and_themes,
)

from tests.server.visitors import ME, OPEN, Visitor

pytestmark = pytest.mark.browser

PASSWORD = "under the sea"


def enter(page: Page, handle: str, password: str, button: str) -> None:
    page.get_by_label("Handle").fill(handle)
    page.get_by_label("Password").fill(password)
    page.locator("form").get_by_role("button", name=button, exact=True).click()


def test_a_guest_makes_an_account_and_goes_on_elsewhere(visit: Visit, errors: list[str]) -> None:
    page = visit()
    begin(page)
    table = page.url.partition("/table/")[2]
    page.goto(page.url.partition("/table")[0] + "/account")
    page.get_by_role("button", name="No account yet?").click()
    expect(page.get_by_text("Your game in this browser comes with you.")).to_be_visible()
    enter(page, "Nemo_1", PASSWORD, "Make the account")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nemo_1")
    expect(page.locator(f'a[href="/table/{table}"]')).to_contain_text("in progress")
    expect_fine_everywhere(page, expect_targets)
    other = visit("/account")
    enter(other, "nemo_1", "something else", "Sign in")
    expect(other.get_by_role("alert")).to_have_text("Wrong handle or password.")
    errors.clear()  # the browser reports that this was refused
    enter(other, "nemo_1", PASSWORD, "Sign in")
    other.locator(f'a[href="/table/{table}"]').click()
    expect(other.locator(".prompt h2")).to_contain_text("Your turn:")
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    expect(page.get_by_text("It is your turn.")).to_have_count(0)
    other.goto(other.url.partition("/table")[0])
    expect(other.get_by_role("link", name="Sign in")).to_be_visible()


@pytest.mark.parametrize("language", ["English", "Français"])
def test_the_head_of_a_page_has_room_for_a_long_handle(visit: Visit, language: str) -> None:
    page = visit("/account")
    page.get_by_role("button", name="No account yet?").click()
    enter(page, f"Captain-Nemo-of-{language[:2]}1", PASSWORD, "Make the account")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Nemo")
    page.get_by_role("button", name=language).click()
    for width in (641, 768, 1020, 1021, 1100):
        page.set_viewport_size({"width": width, "height": 800})
        expect_fits(page)


def test_a_key_is_made_shown_once_and_revoked(visit: Visit, server: str) -> None:
    page = visit("/account")
    page.get_by_role("button", name="No account yet?").click()
    enter(page, "Keeper", PASSWORD, "Make the account")
    keys = page.get_by_role("region", name="API tokens")
    keys.get_by_label("What it is for").fill("my bot")
    keys.get_by_role("button", name="Make a token").click()
    token = keys.locator("code").inner_text()
    headers = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{server}/api/me", headers=headers).json()["handle"] == "Keeper"
    expect_fine_everywhere(page, expect_targets)
    keys.get_by_role("button", name="Revoke").click()
    expect(keys.locator("code, li")).to_have_count(0)
    assert httpx.get(f"{server}/api/me", headers=headers).status_code == 401
    keys.get_by_role("button", name="Program account").click()
    keys.get_by_role("button", name="Mark as a program account").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("program")


def test_whoever_deletes_their_account_leaves_a_seat_without_a_name(
    visit: Visit, server: str, errors: list[str]
) -> None:
    page = visit("/account")
    page.get_by_role("button", name="No account yet?").click()
    enter(page, "Leaver", PASSWORD, "Make the account")
    expect(page.get_by_role("heading", level=1)).to_have_text("Leaver")
    with Visitor(server) as other:
        table = other.new("pebbles", [ME, OPEN])
        cookie = next(each["value"] for each in page.context.cookies())
        with Visitor(server, cookie) as leaver:
            leaver.post(f"/api/tables/{table}/seats/1", name="")
        watching = visit(f"/table/{table}")
        standings = watching.locator(".standings")
        expect(standings).to_contain_text("Leaver")
        leaving = page.get_by_role("region", name="Delete the account")
        leaving.get_by_role("button", name="Delete the account").click()
        leaving.get_by_label("Password").fill("something else")
        leaving.get_by_role("button", name="Delete it for good").click()
        expect(leaving.get_by_role("alert")).to_have_text("Wrong handle or password.")
        errors.clear()  # the browser reports that this was refused
        leaving.get_by_label("Password").fill(PASSWORD)
        leaving.get_by_role("button", name="Delete it for good").click()
        expect(page.get_by_role("link", name="Sign in")).to_be_visible()
        expect(standings).to_contain_text("A player who left")
        expect(standings).not_to_contain_text("Leaver")
