"""What people at two browsers agree on: taking back what was revealed, a pause. And giving up."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_clocks import looks_well, new_table, sit_down

pytestmark = pytest.mark.browser


@pytest.fixture
def pair(visit: Visit, server: str, request: pytest.FixtureRequest) -> Iterator[tuple[Page, Page]]:
    """Ada, who is asked, and Bo."""
    host = visit()
    table = new_table(host, server, request.node.name[:64], game="pebbles")
    guest = visit(f"/table/{table}")
    sit_down(guest, "Bo")
    host.goto(f"{server}/table/{table}")
    expect(host.locator(".prompt h2")).to_contain_text("Your turn:")
    yield host, guest


def ask_to_take_back(ada: Page, bo: Page) -> None:
    """Both have answered; Ada would like to do so otherwise."""
    undo = ada.locator("header .undo")
    for page in (ada, bo):
        expect(page.locator(".prompt h2")).to_contain_text("Your turn:")
        page.keyboard.press("1")
        expect(undo).to_have_attribute("aria-disabled", "false" if page is ada else "true")
    ada.keyboard.press("u")
    ada.get_by_role("button", name="Ask the others to take it back").click()


def test_an_answer_is_taken_back_when_the_other_agrees(pair: tuple[Page, Page]) -> None:
    ada, bo = pair
    ask_to_take_back(ada, bo)
    expect(ada.locator(".agreement")).to_contain_text("You ask to take back your last move")
    expect(bo.locator(".agreement")).to_contain_text("Ada asks to take back a move")
    looks_well(bo)
    bo.get_by_role("button", name="Decline").click()
    expect(ada.locator(".agreement")).to_have_count(0)


def test_everybody_sees_what_was_agreed(pair: tuple[Page, Page]) -> None:
    ada, bo = pair
    ask_to_take_back(ada, bo)
    bo.get_by_role("button", name="Agree").click()
    expect(ada.locator(".prompt h2")).to_contain_text("Your turn:")
    for page in pair:
        expect(page.locator(".agreement")).to_have_count(0)
        expect(page.get_by_label("Story", exact=True).last).to_contain_text("Everybody agrees")


def test_a_pause_is_agreed_on_and_ended(pair: tuple[Page, Page]) -> None:
    ada, bo = pair
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("button", name="Ask for a pause").click()
    expect(ada.locator(".agreement")).to_contain_text("Bo would like a pause.")
    ada.get_by_role("button", name="Agree").click()
    for page in pair:
        expect(page.locator(".agreement")).to_contain_text("The game is paused")
    expect(ada.locator(".prompt h2")).not_to_contain_text("Your turn:")
    looks_well(ada)
    bo.get_by_role("button", name="Go on").click()
    expect(ada.locator(".prompt h2")).to_contain_text("Your turn:")


def test_who_gives_up_is_asked_once_more_and_seen_by_all(pair: tuple[Page, Page]) -> None:
    ada, bo = pair
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("button", name="Give up").click()
    looks_well(bo)
    bo.get_by_role("button", name="Yes, I give up").click()
    expect(bo.get_by_text("You have given up.")).to_be_visible()
    expect(ada.locator(".standings")).to_contain_text("has given up, a computer plays")
    looks_well(bo)
