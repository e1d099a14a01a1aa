"""The page, in a real browser against a real server."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pelagos import shelf

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = """async () => (await axe.run()).violations
    .filter(v => v.impact === "serious" || v.impact === "critical")
    .map(v => v.id + ": " + v.help)"""
Visit = Callable[..., Page]


def expect_games(page: Page) -> None:
    for game in shelf.games():
        expect(page.get_by_role("heading", name=game.title, exact=True)).to_be_visible()


def test_the_page_lists_the_games_of_the_server(visit: Visit) -> None:
    page = visit()
    expect_games(page)
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(len(shelf.games()))


def test_a_french_browser_is_greeted_in_french(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    expect(page.get_by_role("heading", level=1)).to_have_text("Des jeux de société sous la mer")


def test_the_language_can_be_switched_and_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Français").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("sous la mer")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("sous la mer")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_the_page_fits_and_is_open_to_everybody(
    visit: Visit, theme: str, width: int, height: int
) -> None:
    page = visit(width, height, color_scheme=theme)
    expect_games(page)
    assert page.locator("html").get_attribute("data-theme") == theme
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(SERIOUS) == []


def test_a_server_that_does_not_answer_can_be_asked_again(visit: Visit) -> None:
    page = visit()
    page.route("**/api/games", lambda route: route.fulfill(status=200, body="not json"))
    page.reload()
    expect(page.get_by_role("alert")).to_have_text("The server does not answer.")
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect_games(page)
