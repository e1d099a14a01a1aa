"""Tables with boxes of owners: the page draws what the box says."""

import re
import uuid

import pytest
from playwright.sync_api import Page, expect

from tests.test_owners_boxes import OWNERS, owners_text
from tests.web.conftest import Visit

pytestmark = pytest.mark.browser

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "agent", "agent": "greedy", "name": "Mira"}]


def sit_down(page: Page, game: str, box: str, ready: str) -> Page:
    """A new table with the box of that owner; the page shows it when the board is there."""
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin
    new = {"game": game, "seats": SEATS, "box": owners_text(game, box), "request": uuid.uuid4().hex}
    table = page.request.post(f"{origin[0]}/api/tables", data=new)
    assert table.ok, table.text()
    page.goto(f"{origin[0]}/table/{table.json()['table']}")
    page.wait_for_selector(ready)
    return page


def height(page: Page, room: str) -> float:
    place = page.locator(f'[data-room="{room}"]').first.bounding_box()
    assert place
    return place["y"]


def test_rooms_lie_in_the_tiers_of_the_box_and_bots_on_its_numbers(visit: Visit) -> None:
    box = "gaps, repeats, colours, tiers"
    page = sit_down(visit(), "aquasphere", box, "[data-core]")
    tiers = OWNERS["aquasphere"][box]["headquarters.tiers"]
    heights = [{height(page, room) for room in tier} for tier in tiers]
    assert [len(each) for each in heights] == [1, 1, 1]
    assert max(heights[1]) < max(heights[0]) and max(heights[2]) < max(heights[1])
    expect(page.locator(".own [data-piece^='home-bot-0']")).to_have_count(14)
    expect(page.locator("[data-line-at]")).to_have_count(2)


def test_rows_of_bots_that_differ_show_their_points_beside_each(visit: Visit) -> None:
    page = sit_down(visit(), "octodice", "every die and every row its own", ".sheet")
    expect(page.locator(".own .fleet small").first).to_be_attached()
    expect(page.locator(".od-cell small")).to_have_text(
        ["+1", "+2", "+1", "+3", "+0", "+2", "+1", "+1", "+4", "+1"]
    )
