"""What hostile people may put into a page stays text, and a page asks nobody but its server."""

import pytest
from playwright.sync_api import Page, Request, expect

from pelagos import shelf
from tests.web.conftest import Visit
from tests.web.hands import begin

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

WICKED = "<img src=x onerror=a()>"
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


def test_a_box_is_only_ever_text(visit: Visit) -> None:
    page = visit()
    house = shelf.box_text(shelf.find("octodice"))
    name = next(line for line in house.splitlines() if line.startswith("name = "))
    box = house.replace(name, f'name = "{WICKED}"', 1)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    body = {"game": "octodice", "request": "wicked", "seats": seats, "box": box}
    base = page.url.rstrip("/")
    table = page.request.post(f"{base}/api/tables", data=body).json()["table"]
    page.goto(f"{base}/table/{table}")
    expect(page.get_by_role("link", name=WICKED)).to_be_visible()
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
