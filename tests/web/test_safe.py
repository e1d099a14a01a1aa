"""What hostile people may put into a page stays text, and a page asks nobody but its server."""

import uuid

import pytest
from playwright.sync_api import Page, Request, expect

from pelagos import shelf
from tests.web.conftest import Visit
from tests.web.hands import begin

pytestmark = pytest.mark.browser

WICKED = "<img src=x onerror=a()>"
WICKED_PART = f"""
["{WICKED}"]
"{WICKED}" = "{WICKED}"
basis = "{WICKED}"
source = "{WICKED}"
"""
PAGES = (
    "/rules/octodice",
    "/box/nautilus",
    "/learn/octodice",
    "/lobby",
    "/account",
    "/replay/open",
)


def expect_no_picture(page: Page) -> None:
    expect(page.locator('img[src="x"]')).to_have_count(0)


def renamed_box() -> str:
    """The box of the house by a name that wants to be a picture."""
    house = shelf.box_text(shelf.find("octodice"))
    name = next(line for line in house.splitlines() if line.startswith("name = "))
    return house.replace(name, f'name = "{WICKED}"', 1)


def table_with(page: Page, box: str) -> str:
    """A new table that is played with this box file."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    body = {"game": "octodice", "request": uuid.uuid4().hex, "seats": seats, "box": box}
    made = page.request.post(f"{page.url.rstrip('/')}/api/tables", data=body)
    assert made.ok, made.text()
    table: str = made.json()["table"]
    return table


def test_a_box_is_only_ever_text(visit: Visit) -> None:
    page = visit()
    base = page.url.rstrip("/")
    table = table_with(page, renamed_box() + WICKED_PART)
    page.goto(f"{base}/table/{table}")
    expect(page.get_by_role("link", name=WICKED)).to_be_visible()
    expect_no_picture(page)
    page.goto(f"{base}/box/octodice?table={table}")
    expect(page.get_by_role("heading", name=WICKED, level=2)).to_be_visible()
    part = page.get_by_role("article").filter(has_text=WICKED)
    for place in ("h3", "dt", "dd", ".source"):
        expect(part.locator(place)).to_contain_text(WICKED)
    expect_no_picture(page)


def test_the_usual_box_by_another_name_is_only_ever_text(visit: Visit) -> None:
    page = visit()
    base = page.url.rstrip("/")
    table = table_with(page, renamed_box())
    page.goto(f"{base}/table/{table}")
    expect(page.get_by_label("Link to this table")).to_be_visible()
    expect(page.get_by_role("link", name=WICKED)).to_have_count(0)  # its values are the usual ones
    expect_no_picture(page)
    page.goto(f"{base}/box/octodice?table={table}")
    expect(page.get_by_role("heading", name=WICKED)).to_be_visible()
    expect_no_picture(page)


def test_nothing_is_loaded_from_elsewhere(visit: Visit) -> None:
    page = visit()
    base = page.url.rstrip("/")
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    for path in PAGES:
        page.goto(base + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
    page.goto(base)
    begin(page)
    expect(page.locator(".prompt h2")).to_contain_text("Your turn:")
    assert len(asked) > len(PAGES)
    assert [url for url in asked if not url.startswith((f"{base}/", "data:"))] == []


def test_code_that_is_not_ours_does_not_run(visit: Visit, errors: list[str]) -> None:
    page = visit()
    page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.ours = false";
        document.body.append(script);
        const button = document.createElement("button");
        button.setAttribute("onclick", "window.ours = false");
        document.body.append(button);
        button.click();
    }""")
    assert page.evaluate("window.ours") is None
    assert len(errors) == 2 and all("Content Security Policy" in error for error in errors)
    errors.clear()
