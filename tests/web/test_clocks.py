"""Clocks at the table: chosen in the room, counted down at every seat; what follows at the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import expect_fits, expect_open_to_everybody, expect_targets, resize

pytestmark = pytest.mark.browser

SIZES = ((390, 844), (1440, 900))


def looks_well(page: Page) -> None:
    for width, height in SIZES:
        resize(page, width, height)
        expect_fits(page)
        expect_targets(page)
        expect_open_to_everybody(page)


def new_table(page: Page, url: str, request: str, **more: object) -> str:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    body = {"game": "octodice", "request": request, "seats": seats, **more}
    return str(page.request.post(f"{url}/api/tables", data=body).json()["table"])


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("main.table")


def test_the_host_chooses_the_clock_and_everybody_sees_it_run(visit: Visit, server: str) -> None:
    host = visit()
    table = new_table(host, server, "clock-chosen")
    host.goto(f"{server}/table/{table}")
    host.get_by_role("button", name="Over days").click()
    days = host.get_by_text("2 days a turn · 7 days in reserve · 14 days of holiday")
    expect(days).to_be_visible()
    host.get_by_role("button", name="Live", exact=True).click()
    host.get_by_label("For each turn").select_option("2 minutes")
    expect(host.get_by_text("2 minutes a turn · 10 minutes in the bank")).to_be_visible()
    looks_well(host)
    guest = visit(f"/table/{table}")
    expect(guest.get_by_text("2 minutes a turn · 10 minutes in the bank")).to_be_visible()
    sit_down(guest, "Bo")
    for page in (host, guest):
        clocks = page.locator(".standings [role=timer]")
        expect(clocks).to_have_count(2)
        expect(clocks.filter(has_text="1:5")).to_have_count(1)  # whoever begins: it runs
        expect(clocks.filter(has_text=re.compile(r"^\s*10:00\s*$"))).to_have_count(1)
        looks_well(page)


def test_time_that_is_up_is_no_end(visit: Visit, server: str) -> None:
    host = visit()
    tempo = {"kind": "days", "turn": 5, "holidays": 1}
    table = new_table(host, server, "clock-up", game="pebbles", tempo=tempo)
    guest = visit(f"/table/{table}")
    sit_down(guest, "Bo")
    rest = {"seat": 1, "days": 1}
    guest.request.put(f"{server}/api/tables/{table}/holiday", data=rest)  # only Ada's time runs
    host.goto(f"{server}/table/{table}")
    up = host.get_by_text("Your time is up. A computer finishes this turn")
    expect(up).to_be_visible(timeout=20_000)
    expect(guest.locator(".prompt h2")).to_contain_text("Your turn:")
    looks_well(host)
    host.get_by_role("button", name="Take over").click()
    expect(up).to_have_count(0)


def test_a_holiday_stops_the_clock(visit: Visit, server: str) -> None:
    host = visit()
    tempo = {"kind": "days", "turn": 86_400, "bank": 0, "holidays": 3}
    table = new_table(host, server, "clock-holiday", tempo=tempo)
    guest = visit(f"/table/{table}")
    sit_down(guest, "Bo")
    host.goto(f"{server}/table/{table}")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Take a holiday").click()
    host.get_by_label("How many days?").fill("2")
    host.get_by_role("button", name="Begin it now").click()
    expect(host.get_by_text("You are on holiday for")).to_be_visible()
    expect(guest.get_by_role("timer", name="On holiday for").first).to_be_visible()
    looks_well(host)
    host.get_by_role("button", name="I am back").click()
    expect(host.get_by_text("You are on holiday for")).to_have_count(0)
