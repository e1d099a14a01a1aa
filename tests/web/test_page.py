"""The home page, in a real browser against a real server."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from pelagos import shelf
from tests.conftest import Serve
from tests.web.conftest import Visit
from tests.web.hands import (
    LOOKED_AT,
    begin,
    expect_fine_everywhere,
    expect_fits,
    expect_open_to_everybody,
    expect_targets,
    ready,
    sizes_and_themes,
)

pytestmark = pytest.mark.browser

BOARDS = Path(__file__).parents[2] / "web/src/games"
FOUR = ("AquaSphere", "Octo Dice", "Nautilus", "New Eden")


def has_board(key: str) -> bool:
    return (BOARDS / key / "table.ts").exists()


def test_the_page_shows_four_games_and_says_which_can_be_played(visit: Visit) -> None:
    page = visit()
    for title in FOUR:
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    playable = len([game for game in shelf.games() if has_board(game.key)])
    expect(page.locator(".card:not(.works)")).to_have_count(playable)
    expect(page.get_by_text("Not offered", exact=True)).to_have_count(len(FOUR) - playable)


def test_a_game_that_the_host_left_off_says_so_and_keeps_its_rules(
    visit: Visit, serve: Serve
) -> None:
    page = visit(base=serve(PELAGOS_GAMES="octodice,nautilus").url)
    expect(page.locator(".card:not(.works) h3")).to_have_text(["Octo Dice", "Nautilus"])
    expect(page.get_by_text("Not offered", exact=True)).to_have_count(2)
    expect(page.get_by_role("link", name="Rules: AquaSphere")).to_be_visible()
    page.get_by_role("link", name="Lobby").first.click()
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    expect(page.get_by_text("New Eden")).to_have_count(0)


def test_somebody_new_is_offered_the_lightest_game(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Chosen: Octo Dice")).to_be_visible()
    page.goto(page.url + "?game=aquasphere")
    expect(page.get_by_role("button", name="Chosen: AquaSphere")).to_be_visible()


def test_three_clicks_lead_from_the_home_page_to_the_first_own_roll(visit: Visit) -> None:
    page = visit()
    page.evaluate("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")
    page.get_by_role("button", name="Start playing").click()
    page.wait_for_selector("main.table")
    ready(page)
    expect(page.locator(".prompt h2")).to_contain_text("Your turn:")
    assert page.evaluate("window.clicks") <= 3


def test_a_french_browser_is_greeted_in_french(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    expect(page.get_by_role("heading", level=1)).to_have_text("Quatre jeux sous la mer")


def test_the_language_can_be_switched_and_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Français").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("sous la mer")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("sous la mer")


def test_dark_is_the_default_and_light_is_remembered(visit: Visit) -> None:
    page = visit(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Change to light colours").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_every_option_of_a_game_is_offered_in_words(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Options").click()
    options = shelf.find("octodice").options
    expect(page.locator("dialog dl > div")).to_have_count(len(options))
    page.get_by_role("button", name="shuffled within each level").click()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Options, one changed")).to_be_visible()


def test_a_box_that_does_not_fit_is_refused_in_words(visit: Visit, errors: list[str]) -> None:
    page = visit()
    page.get_by_role("button", name="Options").click()
    wrong = {"name": "my.toml", "mimeType": "text/plain", "buffer": b"[box]\ngame = 'chess'"}
    page.locator("input[type=file]").set_input_files(wrong)  # type: ignore[arg-type]
    expect(page.get_by_role("alert")).to_contain_text("This box file is for another game")
    errors.clear()  # the browser reports the refused request


def test_a_running_game_can_be_continued_from_the_home_page(visit: Visit) -> None:
    page = visit()
    begin(page, mode="Solo")
    table = page.url
    page.get_by_role("link", name="Home page").click()
    expect(page.get_by_text("It is your turn.")).to_be_visible()
    page.get_by_role("link", name="Continue").click()
    page.wait_for_selector("main.table")
    assert page.url == table


def test_the_page_fits_and_is_open_to_everybody(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Octo Dice", exact=True)).to_be_visible()
    expect_fine_everywhere(page, expect_targets)


def test_the_choices_for_a_new_game_fit_and_are_open_to_everybody(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Options").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect_fine_everywhere(page, expect_targets)


def test_a_server_that_does_not_answer_can_be_asked_again(visit: Visit) -> None:
    page = visit()
    page.route("**/api/games", lambda route: route.fulfill(status=200, body="not json"))
    page.reload()
    expect(page.get_by_role("alert")).to_have_text("The server cannot be reached.")
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Octo Dice", exact=True)).to_be_visible()
