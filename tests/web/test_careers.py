"""What games say about people: the profile, page by page, and the leaderboard."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from pelagos.kernel.roll import Roll
from pelagos.server.people.profiles import PAGE
from pelagos.server.ratings import LEAST_GAMES
from tests.server.visitors import ME, OPEN, UNIFORM, Visitor, play_on, play_until_listed, until
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

PASSWORD = "under the sea"


@pytest.fixture(scope="module")
def rivals(server: str) -> Iterator[list[Visitor]]:
    """Two people who have played enough, one of them also against a computer."""
    with ExitStack() as stack:
        found = [stack.enter_context(Visitor(server)) for _ in range(3)]
        for visitor, handle in zip(found, ("Rival-A", "Rival-B", "Rival-C"), strict=True):
            visitor.post("/api/accounts", handle=handle, password=PASSWORD)
        play_until_listed(found)
        play_on(found[0], found[0].new("pebbles", [ME, UNIFORM]), Roll(1))
        for _ in range(PAGE):
            found[0].new("pebbles", [ME, OPEN])
        done = LEAST_GAMES + 1
        until(found[0], "/api/players/Rival-A", lambda profile: profile["finished"] == done)
        yield found


def test_a_profile_tells_rating_points_and_computers_beaten(
    visit: Visit, rivals: list[Visitor]
) -> None:
    told = rivals[0].get("/api/players/Rival-A")
    page = visit("/player/Rival-A")
    career = page.get_by_role("article", name="pebbles")
    expect(career.locator(".rating b")).to_have_text(str(told["ratings"][0]["rating"]))
    expect(career.get_by_role("img", name="Rating over the last 5 rated games")).to_be_visible()
    expect(career.locator(".chip")).to_have_text(re.compile(f"At random {told['beaten'][0]['won']} of 1"))
    expect(career.locator("li:has(.bar)")).to_have_count(len(told["scoring"][0]["rules"]))
    expect(page.get_by_role("link", name="Save the record")).to_have_count(LEAST_GAMES + 1)
    expect_fine_everywhere(page, expect_targets)
    with page.expect_download() as taken:
        page.get_by_role("link", name="Save the record").first.click()
    assert taken.value.suggested_filename.endswith(".jsonl")


def test_a_history_goes_on_when_asked(visit: Visit, rivals: list[Visitor]) -> None:
    page = visit("/account")
    page.get_by_label("Handle").fill("Rival-A")
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form").get_by_role("button", name="Sign in", exact=True).click()
    games = page.locator("section li.panel")
    expect(games).to_have_count(PAGE)
    page.get_by_role("button", name="Show more games").click()
    expect(games).to_have_count(PAGE + LEAST_GAMES + 1)
    expect(page.get_by_role("button", name="Show more games")).to_have_count(0)


def test_a_leaderboard_leads_to_profiles(visit: Visit, rivals: list[Visitor]) -> None:
    board = rivals[0].get("/api/games/pebbles/leaders")["people"]
    page = visit("/leaders/pebbles", locale="fr-FR")
    rows = page.get_by_role("table", name="Personnes").locator("tbody tr")
    expect(rows).to_contain_text([leader["handle"] for leader in board])
    expect_fine_everywhere(page, expect_targets)
    rows.first.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(board[0]["handle"])
