"""Several people: one screen in two languages, lost connections, lessons."""

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Serve, Server
from tests.web.conftest import Visit, remember
from tests.web.hands import (
    begin,
    click_on,
    expect_nothing,
    expect_open_to_everybody,
    line,
    play,
    ready,
    wait_after,
)

pytestmark = pytest.mark.browser


def test_two_people_share_a_phone_one_in_english_one_in_french(visit: Visit) -> None:
    page = visit(width=390, height=844)
    begin(page, mode="Same screen")
    spoken: dict[str, set[str]] = {}
    switched = False

    def answer(page: Page, turn: int) -> bool:
        nonlocal switched
        if ready(page) == "over":
            return False
        head = page.locator(".prompt h2 em").inner_text()
        if head.startswith("Player 2") and not switched:
            switched = True
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name="Français").click()
            page.keyboard.press("Escape")
            head = page.locator(".prompt h2 em").inner_text()
        language = str(page.locator("html").get_attribute("lang"))
        spoken.setdefault(head.split(":")[0].strip(), set()).add(language)
        return click_on(page, turn)

    play(page, answer)
    assert spoken == {"Player 1": {"en"}, "Player 2": {"fr"}}
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_second_tab_and_a_reload_show_the_same_position(visit: Visit, errors: list[str]) -> None:
    page = visit()
    begin(page)
    ready(page)
    click_on(page)
    ready(page)
    at = line(page)
    other = page.context.new_page()
    remember(other, errors)
    other.goto(page.url)
    ready(other)
    page.reload()
    ready(page)
    assert line(page) == line(other) == at
    click_on(other)
    click_on(other)  # the second die of the pair is confirmed
    wait_after(other, at)
    ready(other)
    expect_nothing(page, lambda: [] if line(page) == line(other) else [f"{line(page)} here"])


@pytest.fixture
def mortal(serve: Serve) -> Server:
    """A server of one's own, to be killed."""
    return serve()


def test_a_killed_server_is_found_again_and_nothing_is_lost(
    visit: Visit, errors: list[str], mortal: Server
) -> None:
    page = visit(base=mortal.url)
    begin(page)
    ready(page)
    click_on(page)
    ready(page)
    at = line(page)
    mortal.kill()
    expect(page.get_by_text("No connection.")).to_be_visible()
    mortal.start()
    expect(page.get_by_text("No connection.")).to_have_count(0, timeout=20_000)
    assert line(page) == at
    ready(page)
    click_on(page)
    click_on(page)
    wait_after(page, at)
    page.close()  # nothing more can be reported
    errors.clear()  # the browser reports the lost socket


def test_what_happened_while_away_is_told(visit: Visit) -> None:
    page = visit()
    begin(page)
    ready(page)
    for turn in range(30):
        click_on(page, turn)
        if "Kelp" in page.locator(".story").inner_text():
            break
    ready(page)
    memory = "JSON.stringify(Object.fromEntries([[location.pathname.split('/')[2], 1]]))"
    page.evaluate(f"localStorage.setItem('pelagos.seen', {memory})")
    address = page.url
    page.goto(address.partition("/table")[0])
    page.goto(address)
    digest = page.get_by_role("region", name="While you were away")
    expect(digest).to_be_visible()
    digest.get_by_role("button", name="Close").click()
    expect(digest).to_have_count(0)


def test_the_lesson_lets_only_its_own_step_through_and_comes_to_an_end(visit: Visit) -> None:
    page = visit("/learn/octodice")
    page.get_by_role("button", name="Begin the lesson").click()
    page.wait_for_selector("main.table")
    ready(page)
    expect(page.locator("main .answerable.legal")).to_have_count(1)
    page.locator("main .answerable.asked:not(.legal)").first.click()
    expect(page.locator(".bubble.why")).to_contain_text("In this lesson, first:")
    page.keyboard.press("Escape")
    expect_open_to_everybody(page)
    end = page.get_by_role("link", name="Start a game of my own")
    for _ in range(60):
        if end.count():
            break
        if page.locator(".answer.primary:visible").count():
            page.locator(".answer.primary:visible").first.click()
        else:
            click_on(page)
    expect(end).to_be_visible()
