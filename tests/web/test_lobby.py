"""Sitting down in several browsers: a table shared by its link, the lobby, quick matches."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import Serve
from tests.web.conftest import Visit
from tests.web.hands import (
    LOOKED_AT,
    begin,
    click_on,
    expect_fine_everywhere,
    expect_fits,
    expect_open_to_everybody,
    expect_targets,
    line,
    sizes_and_themes,
    wait_after,
)

pytestmark = pytest.mark.browser

WICKED = "<img src=x onerror=a()>"


def path_of(page: Page) -> str:
    link = page.get_by_label("Link to this table").input_value()
    return "/" + link.split("/", 3)[3]


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()


def seats(page: Page) -> Locator:
    return page.locator(".room li:has(.med)")


def expect_seats(page: Page, *texts: str) -> None:
    expect(seats(page)).to_have_text([re.compile(text) for text in texts])


def in_lobby(page: Page, table: Page) -> Locator:
    return page.locator(f'article[data-table="{path_of(table).split("/")[-1]}"]')


def test_a_table_is_shared_by_its_link_and_started_when_all_are_ready(visit: Visit) -> None:
    host = visit()
    host.evaluate("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")
    begin(host, mode="Online")
    guest, watcher = visit(path_of(host), locale="fr-FR"), visit(path_of(host))
    guest.get_by_label("Votre nom").fill("Zoé")
    guest.get_by_role("button", name="Prendre place").click()
    expect_seats(host, "You", "Zoé")
    host.get_by_role("button", name="Start playing").press("Enter")  # it is not possible yet
    expect(host.get_by_role("alert")).to_have_text("Not ready yet: Zoé.")
    guest.get_by_role("button", name="C’est bon pour moi").click()
    expect(host.locator("footer .btn.primary")).to_have_text("Start playing")
    host.get_by_role("button", name="Start playing").click()
    for page in (host, guest, watcher):
        page.wait_for_selector("main.table .standings .now")
    assert host.evaluate("window.clicks") <= 4
    active = host if host.locator("main .answerable.legal").count() else guest
    before = line(active)
    click_on(active)
    for page in (host, guest, watcher):
        wait_after(page, before)
    expect(watcher.locator("main .answerable.legal")).to_have_count(0)
    expect(watcher.locator(".standings")).to_contain_text("Zoé")


def test_a_room_fits_and_is_open_to_everybody(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="Online").click()
    host.get_by_role("group", name="Players").get_by_role("button", name="4").click()
    begin(host)
    guest = visit(path_of(host))
    sit_down(guest, "W" * 24)
    host.get_by_role("button", name="Add a computer").first.click()
    expect_seats(host, "You", "W{24}", "Kelp", "Free")
    expect_fine_everywhere(host, expect_targets)


def test_the_host_sends_away_and_who_leaves_is_gone(visit: Visit) -> None:
    host = visit()
    begin(host, mode="Online")
    guest, other = visit(path_of(host)), visit(path_of(host))
    sit_down(guest, "Bo")
    host.get_by_role("button", name="Remove Bo").click()
    expect(guest.get_by_text("The host has asked you to leave this table.")).to_be_visible()
    sit_down(other, "Cy")
    expect(seats(host).nth(1)).to_contain_text("Cy")
    other.get_by_role("button", name="Leave").click()
    expect(seats(host).nth(1)).to_contain_text("Free seat")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_label("Your name").press("Enter")
    expect(seats(guest).first).to_contain_text("Ada")


def test_a_name_is_only_ever_text(visit: Visit) -> None:
    host = visit()
    begin(host, mode="Online")
    host.get_by_role("button", name="Everybody").click()
    guest = visit(path_of(host))
    sit_down(guest, WICKED)
    lobby = visit("/lobby")
    expect(in_lobby(lobby, host)).to_contain_text(WICKED)
    guest.get_by_role("button", name="I am ready").click()
    expect(host.locator("footer .btn.primary")).to_have_text("Start playing")
    host.get_by_role("button", name="Start playing").click()
    expect(host.locator(".standings")).to_contain_text(WICKED)
    for page in (host, guest):
        expect(page.locator('img[src="x"]')).to_have_count(0)


def test_the_lobby_shows_open_tables_as_they_come_and_go(visit: Visit) -> None:
    lobby, host = visit("/lobby"), visit()
    begin(host, mode="Online")
    table = in_lobby(lobby, host)
    host.get_by_role("button", name="Everybody").click()
    expect(table).to_contain_text("one free seat")
    host.get_by_role("button", name="Add a computer").click()
    expect(table).to_contain_text("full")
    host.get_by_role("button", name="Remove Kelp").click()
    table.get_by_role("link", name="Join").click()
    sit_down(lobby, "Bo")
    expect(seats(host).nth(1)).to_contain_text("Bo")
    host.get_by_role("button", name="Private").click()
    lobby.goto(lobby.url.partition("/table")[0] + "/lobby")
    lobby.wait_for_selector("section[aria-busy=false]")
    expect(table).to_have_count(0)


def test_two_who_seek_a_quick_match_meet(visit: Visit) -> None:
    one = visit("/lobby?game=neweden")
    other = visit("/lobby", locale="fr-FR", width=390, height=844)
    one.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    other.get_by_role("button", name="New Eden").click()
    other.get_by_role("group", name="Joueurs").get_by_role("button", name="3").click()
    one.get_by_role("button", name="Find a game").click()
    expect_seats(one, "You", "Free", "Free")
    other.get_by_role("button", name="Trouver une partie").click()
    expect_seats(one, "You", "Capitaine", "Free")
    third = visit(path_of(one))
    third.get_by_role("button", name="Sit down").click()
    for page in (one, other, third):
        page.wait_for_selector("main.table")


def test_an_empty_lobby_leads_to_a_table_and_to_records(visit: Visit, serve: Serve) -> None:
    page = visit("/lobby", base=serve().url)
    expect(page.get_by_text("No open tables. Open one and send its link")).to_be_visible()
    expect(page.get_by_text("No game to watch right now.")).to_be_visible()
    expect(page.locator(".empty a")).to_have_text(
        ["Open a table", "Play against computers", "Replay a record"]
    )
    page.get_by_role("link", name="Open a table").click()
    expect(page.get_by_role("button", name="Online")).to_have_attribute("aria-pressed", "true")
