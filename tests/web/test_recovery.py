"""Recovery codes in the browser: made with the account, kept, and used when the password is lost."""

import itertools

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import expect_fine_everywhere, expect_targets
from tests.web.test_account import PASSWORD, enter

pytestmark = pytest.mark.browser
NUMBERS = itertools.count()
NEW = "beyond the sea"


def joined(page: Page) -> tuple[str, list[str]]:
    """A new account, and the codes that it is shown."""
    handle = f"Absent-{next(NUMBERS)}"
    page.get_by_role("button", name="No account yet?").click()
    enter(page, handle, PASSWORD, "Make the account")
    recovery = page.get_by_role("region", name="Recovery codes")
    expect(recovery.get_by_role("listitem")).to_have_count(10)
    return handle, recovery.get_by_role("listitem").all_inner_texts()


def test_codes_are_shown_with_the_new_account_and_open_it_again(
    visit: Visit, errors: list[str]
) -> None:
    page = visit("/account")
    handle, codes = joined(page)
    expect_fine_everywhere(page, expect_targets)
    recovery = page.get_by_role("region", name="Recovery codes")
    with page.expect_download() as saved:
        recovery.get_by_role("link", name="Save them").click()
    kept = saved.value.path().read_text(encoding="utf-8").split("\n")
    assert handle in kept[0] and kept[1:11] == codes
    recovery.get_by_role("button", name="I have kept them").click()
    expect(recovery).to_contain_text("10 codes are left")
    with page.expect_download() as taken:
        page.get_by_role("region", name="Your data").get_by_role("link").click()
    assert taken.value.suggested_filename == f"pelagos-{handle}.zip"
    other = visit("/account")
    other.get_by_role("link", name="Password lost?").click()
    way = other.get_by_role("form", name="Recovery code")
    way.get_by_label("Handle").fill(handle)
    way.get_by_label("Recovery code").fill("0000-0000-0000-0000")
    way.get_by_label("New password").fill(NEW)
    way.get_by_role("button", name="Set the password").click()
    expect(way.get_by_role("alert")).to_have_text("Wrong handle or code.")
    errors.clear()  # the browser reports that this was refused
    expect_fine_everywhere(other, expect_targets)
    way.get_by_label("Recovery code").fill(codes[0].upper())
    way.get_by_label("Recovery code").press("Tab")
    other.keyboard.press("Enter")  # in the field of the password
    expect(other.get_by_role("heading", level=1)).to_have_text(handle)
    expect(other.get_by_role("region", name="Recovery codes")).to_contain_text("9 codes are left")
    page.reload()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()


def test_new_codes_take_the_password(visit: Visit, errors: list[str]) -> None:
    page = visit("/account")
    _, codes = joined(page)
    page.reload()
    recovery = page.get_by_role("region", name="Recovery codes")
    expect(recovery).to_contain_text("10 codes are left")
    recovery.get_by_label("Password").fill("something else")
    recovery.get_by_role("button", name="Make recovery codes").click()
    expect(recovery.get_by_role("alert")).to_have_text("Wrong handle or password.")
    errors.clear()  # the browser reports that this was refused
    recovery.get_by_label("Password").fill(PASSWORD)
    recovery.get_by_role("button", name="Make recovery codes").click()
    expect(recovery.get_by_role("listitem")).to_have_count(10)
    assert not {*codes} & {*recovery.get_by_role("listitem").all_inner_texts()}


@pytest.mark.parametrize(
    ("language", "why"), [("en-GB", "is made of your handle"), ("fr-FR", "est fait de votre pseudo")]
)
def test_a_weak_password_is_explained_in_the_language_of_the_page(
    visit: Visit, errors: list[str], language: str, why: str
) -> None:
    page = visit("/account", locale=language)
    page.locator("form button.link").click()
    page.locator("input").nth(0).fill("Captain-Nemo")
    page.locator("input").nth(1).fill("Captain-Nemo")
    page.locator("form .primary").click()
    expect(page.get_by_role("alert")).to_contain_text(why)
    errors.clear()  # the browser reports that this was refused
