"""Levels of computer players, and hints from a search."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import begin, ready

pytestmark = pytest.mark.browser


def test_a_level_is_chosen_for_each_and_a_hint_marks_the_board(visit: Visit) -> None:
    page = visit(width=390, height=844)
    page.get_by_role("button", name="Level of the computer players: Turtle").click()
    page.get_by_role("button", name="Maren").click()
    page.get_by_role("button", name="Shrimp").click()
    page.keyboard.press("Escape")
    expect(page.locator(".dock .level")).to_have_text("Mixed")
    with page.expect_request(lambda request: request.method == "POST") as asked:
        begin(page)
    sent = asked.value.post_data_json
    assert sent is not None
    assert [seat["agent"] for seat in sent["seats"]] == ["", "turtle", "shrimp"]
    assert ready(page) != "over"
    page.keyboard.press("h")
    expect(page.locator(".hint section:visible li")).not_to_have_count(0, timeout=60_000)
    expect(page.locator(".answerable.hinted").first).to_be_attached()
    page.keyboard.press("h")
    expect(page.locator(".answerable.hinted")).to_have_count(0)
