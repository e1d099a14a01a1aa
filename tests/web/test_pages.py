"""Every other page: rules, box, lesson, replay, nowhere; and the board of the toy game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import (
    LOOKED_AT,
    click_on,
    expect_fine_everywhere,
    expect_fits,
    expect_open_to_everybody,
    expect_targets,
    play,
    sizes_and_themes,
)

pytestmark = pytest.mark.browser

PAGES = (
    "/rules/octodice",
    "/box/octodice",
    "/learn/octodice",
    "/lobby",
    "/leaders/octodice",
    "/account",
    "/replay/open",
    "/table/nowhere",
)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_and_is_open_to_everybody(
    visit: Visit, errors: list[str], path: str
) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect_fine_everywhere(page, expect_targets)
    if path == "/table/nowhere":
        expect(page.get_by_role("alert")).to_contain_text("There is no table")
        errors.clear()  # the browser reports that there is no such table


def test_a_rule_has_an_address_of_its_own(visit: Visit) -> None:
    page = visit("/rules/octodice#OD-4.7")
    expect(page.locator("article.here")).to_contain_text("OD-4.7")
    expect(page.locator("article.here")).to_be_in_viewport()


def test_rules_are_searched_and_change_language(visit: Visit) -> None:
    page = visit("/rules/octodice")
    page.get_by_role("searchbox").fill("crystal")
    found = page.locator("article")
    expect(found.first).to_be_visible()
    expect(found.filter(has_not_text=re.compile("crystal", re.IGNORECASE))).to_have_count(0)
    many = found.count()
    page.get_by_role("searchbox").fill("crystal bonus")
    expect(found.filter(has_not_text=re.compile("bonus", re.IGNORECASE))).to_have_count(0)
    assert 0 < found.count() < many
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Octo Dice\N{NO-BREAK SPACE}: les règles")
    expect(page.locator("article").first).to_contain_text("Joueurs")


def test_reconstructed_values_are_marked_in_the_box(visit: Visit) -> None:
    page = visit("/box/octodice")
    page.get_by_role("button", name="reconstructed").click()
    parts = page.locator(".parts article")
    expect(parts.and_(page.locator(":not(.reconstructed)"))).to_have_count(0)
    expect(parts).not_to_have_count(0)


def pebbles(page: Page, server: str, seats: list[dict[str, str]]) -> None:
    """The toy is on no shelf: its table is made by hand, with the cookie of the page."""
    body = {"game": "pebbles", "seats": seats, "request": "toy", "options": {}}
    made = page.request.post(f"{server}/api/tables", data=body).json()
    page.goto(f"{server}/table/{made['table']}")


def test_a_second_game_brings_only_its_board(visit: Visit, server: str) -> None:
    page = visit()
    pebbles(page, server, [{"kind": "me", "name": "Ada"}, {"kind": "agent", "agent": "greedy"}])
    page.wait_for_selector("main.table")
    expect_open_to_everybody(page)
    play(page, click_on)
    expect(page.get_by_role("dialog", name="Scoring sheet")).to_be_visible()


def test_secrets_on_one_screen_are_handed_over_face_down(visit: Visit, server: str) -> None:
    page = visit(width=390, height=844)
    pebbles(page, server, [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}])
    ready = page.get_by_role("button", name="I am Ada")
    expect(ready).to_be_visible()
    expect_open_to_everybody(page)
    expect(page.locator("main.table")).to_have_count(0)
    ready.click()
    page.wait_for_selector("main.table")
    expect_fits(page)
    click_on(page)
    expect(page.get_by_role("button", name="I am Bo")).to_be_visible()


def test_a_page_that_is_not_there_says_so(visit: Visit, errors: list[str]) -> None:
    page = visit("/nowhere", locale="fr-FR")
    expect(page.get_by_role("heading", name="Rien par ici")).to_be_visible()
    page.goto(page.url.replace("/nowhere", "/leaders/chess"))
    expect(page.get_by_text("Il n’y a pas de jeu « chess »")).to_be_visible()
    errors.clear()  # the browser notes both


def test_pages_of_games_lead_to_those_of_the_others(visit: Visit) -> None:
    page = visit("/rules")
    games = page.get_by_role("navigation", name="Choose a game")
    expect(games.locator("[aria-current=page]")).to_have_text("Octo Dice")
    games.get_by_role("link", name="Nautilus").click()
    expect(page.get_by_role("heading", name="Nautilus: rules")).to_be_visible()
    page.get_by_role("link", name="Learn").click()
    expect(page.get_by_role("heading", name="Learn Nautilus")).to_be_visible()
