"""Passkeys in a real Chromium, with an authenticator that Chromium plays itself."""

import itertools

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.hands import (
    LOOKED_AT,
    expect_fine_everywhere,
    expect_fits,
    expect_open_to_everybody,
    expect_targets,
    sizes_and_themes,
)

pytestmark = pytest.mark.browser

NUMBERS = itertools.count()
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def named(server: str) -> str:
    """The server under a name: passkeys do not belong to addresses."""
    return server.replace("127.0.0.1", "localhost")


def add_device(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def join(page: Page, handle: str) -> None:
    page.get_by_role("button", name="No account yet?").click()
    page.get_by_label("Handle").fill(handle)


def test_an_account_without_a_password_is_entered_again_with_its_passkey(
    visit: Visit, named: str, errors: list[str]
) -> None:
    handle = f"Key-{next(NUMBERS)}"
    page = visit("/account", base=named)
    add_device(page)
    join(page, handle)
    page.get_by_role("button", name="With a passkey, without a password").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(handle)
    expect(page.get_by_label("Password", exact=True)).to_have_count(0)
    keys = page.get_by_role("region", name="Passkeys")
    keys.get_by_role("button", name="Remove").click()
    expect(keys.get_by_role("alert")).to_have_text(
        "This passkey is your only way to sign in. Add a password or another passkey first."
    )
    errors.clear()  # the browser reports that this was refused
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    page.goto(f"{named}/account")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(handle)


def about_to_leave(page: Page) -> Locator:
    """An account with a passkey only, whose owner has pressed "Delete" once."""
    add_device(page)
    join(page, f"Key-{next(NUMBERS)}")
    page.get_by_role("button", name="With a passkey, without a password").click()
    leaving = page.get_by_role("region", name="Delete the account")
    leaving.get_by_role("button", name="Delete the account").click()
    return leaving


def test_an_account_without_a_password_gets_one_or_is_deleted_with_its_passkey(
    visit: Visit, named: str
) -> None:
    page = visit("/account", base=named)
    leaving = about_to_leave(page)
    expect(leaving.get_by_role("button", name="with a passkey")).to_be_visible()
    expect_fine_everywhere(page, expect_targets)
    page.get_by_label("New password").fill("under the sea")
    page.get_by_role("button", name="Add a password").click()
    expect(page.get_by_text("Every other browser has to sign in again.")).to_be_visible()
    expect(leaving.get_by_label("Password")).to_be_visible()
    leaving.get_by_role("button", name="Keep it").click()
    page.reload()
    expect(page.get_by_label("Password", exact=True).first).to_be_visible()


def test_a_passkey_is_enough_to_delete_its_account(visit: Visit, named: str) -> None:
    page = visit("/account", base=named)
    leaving = about_to_leave(page)
    leaving.get_by_role("button", name="Delete it for good, with a passkey").click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()


def test_an_account_with_a_password_gets_passkeys_and_loses_them(
    visit: Visit, named: str, errors: list[str]
) -> None:
    page = visit("/account", base=named)
    add_device(page)
    join(page, f"Key-{next(NUMBERS)}")
    page.get_by_label("Password").fill("under the sea")
    page.get_by_role("button", name="Make the account").click()
    keys = page.get_by_role("region", name="Passkeys")
    keys.get_by_label("What to call it").fill("My telephone")
    keys.get_by_role("button", name="Add a passkey").click()
    expect(keys.locator("li")).to_contain_text(["My telephone"])
    keys.get_by_role("button", name="Add a passkey").click()  # the device has one already
    expect(keys.get_by_role("alert")).to_contain_text("on this device already")
    expect_fine_everywhere(page, expect_targets)
    keys.get_by_role("button", name="Remove").click()
    expect(keys.locator("li")).to_have_count(0)
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    page.goto(f"{named}/account")
    page.get_by_role("button", name="Sign in with a passkey").click()  # the server forgot it
    expect(page.get_by_role("alert")).to_have_text("This passkey does not fit. Please try again.")
    errors.clear()  # the browser reports that this was refused


def test_under_an_address_of_numbers_no_passkey_is_offered(visit: Visit) -> None:
    page = visit("/account")
    expect(page.get_by_role("button", name="Sign in", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="passkey")).to_have_count(0)
