"""Games over days: where it is one's turn, and what happened since one last looked."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import expect_fits, expect_open_to_everybody, expect_targets, resize
from tests.web.test_clocks import new_table

pytestmark = pytest.mark.browser
DAY = 86_400


def over_days(host: Page, guest: Page, server: str, request: str, days: int) -> str:
    """A table where the host is asked, and has so many days."""
    tempo = {"kind": "days", "turn": days * DAY}
    table = new_table(host, server, request, game="pebbles", tempo=tempo)
    guest.request.post(f"{server}/api/tables/{table}/seats/1", data={"name": "Bo"})
    return table


def play(page: Page, server: str, table: str) -> None:
    """Answer while one is asked, over the wire."""
    address = f"{server}/api/tables/{table}"
    while question := (view := page.request.get(address).json())["question"]:
        says = question["answers"][0]["spelling"]
        body = {"seat": view["seat"], "after": view["line"], "says": says}
        page.request.post(f"{address}/answers", data={**body, "request": f"t{view['line']}"})


def test_the_tables_that_wait_for_me_are_listed_the_most_urgent_first(
    visit: Visit, server: str
) -> None:
    host, guest = visit(), visit()
    over_days(host, guest, server, "turns-slow", 5)
    urgent = over_days(host, guest, server, "turns-urgent", 2)
    host.goto(server)
    resume = host.locator(".resume")
    expect(resume).to_contain_text("Your turn at 2 tables")
    expect(resume.locator("a").first).to_have_attribute("href", f"/table/{urgent}")
    host.goto(f"{server}/lobby")
    turns = host.get_by_role("region", name="Your turn at 2 tables")
    soon = re.compile("It is your turn; (2 d 0 h|1 d 23 h) left.")  # however long that took
    expect(turns.get_by_role("listitem").first).to_contain_text(soon)
    for width, height in ((390, 844), (1440, 900)):
        resize(host, width, height)
        expect_fits(host)
        expect_targets(host)
        expect_open_to_everybody(host)
    turns.get_by_role("link").first.click()
    expect(host).to_have_url(f"{server}/table/{urgent}")


def test_on_another_device_i_am_told_what_happened_since_my_last_answer(
    visit: Visit, server: str
) -> None:
    host, guest = visit(), visit()
    table = over_days(host, guest, server, "turns-since", 2)
    news: list[object] = []
    while len(news) <= 2:  # fewer steps are seen without being told
        play(host, server, table)
        line = host.request.get(f"{server}/api/tables/{table}").json()["line"]
        play(guest, server, table)
        news = host.request.get(f"{server}/api/tables/{table}?since={line}").json()["story"]
    host.goto(f"{server}/table/{table}")  # where this table was never looked at
    since = host.get_by_role("region", name="While you were away")
    expect(since).to_be_visible()
    expect(since.get_by_role("listitem").last).to_be_visible()
