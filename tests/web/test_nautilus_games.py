"""Whole games of Nautilus in a browser: by mouse, by keyboard, on a shared phone; and the story."""

import os
import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import NOW, STATE, ready
from tests.web.nautilus import (
    AGENT,
    BO,
    ME,
    SEED,
    Json,
    act,
    asks,
    look,
    open_table,
    origin,
    play_until,
    seen,
    sit_down,
    wait_after,
)

pytestmark = pytest.mark.browser

NEMOS = int(os.environ.get("PELAGOS_WEB_NEMOS", "6"))  # 55 for games of full length


# -- whole games ----------------------------------------------------------------------------------


def test_a_whole_game_by_mouse_against_an_agent(visit: Visit) -> None:
    page, rng = visit(), random.Random(SEED)
    table = open_poor_table(page, ME, AGENT)
    while act(page, rng):
        pass
    expect_a_sheet_that_adds_up(page, table)


def test_a_whole_game_by_keyboard_alone_in_french(visit: Visit) -> None:
    page, rng = visit(locale="fr-FR"), random.Random(SEED)
    table = open_poor_table(page, ME, AGENT)
    ready(page)
    tab_to_something_legal(page)
    while go_on_by_keys(page, rng):
        pass
    assert page.evaluate("!!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    assert page.locator("[data-module]").count() > 1
    assert look(page, table)["position"]["round"] > 1


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_whole_game_of_two_on_one_phone(visit: Visit, locale: str) -> None:
    page = visit(width=390, height=844, has_touch=True, locale=locale)
    rng, handed = random.Random(SEED), 0
    table = open_poor_table(page, ME, BO)
    while (now := wait_on_phone(page)) != "over":
        if now == "face down":
            expect(page.locator(".chart")).to_have_count(0)
            page.locator(".over button").tap()
            page.wait_for_selector("main.table .chart")
            handed += 1
        else:
            tap_on_phone(page, rng)
    assert handed > 0
    expect_a_sheet_that_adds_up(page, table)


def open_poor_table(page: Page, *seats: Json) -> str:
    """A table where the Nemos are soon spent, and the game soon over."""
    box = page.request.get(f"{origin(page)}/api/games/nautilus").json()["box_text"]
    poor = box.replace("start = [55, 50, 45]", f"start = [{NEMOS}, {NEMOS}, {NEMOS}]")
    poor = poor.replace('name = "Pelagos reconstruction"', 'name = "poor"')
    assert poor != box
    table = sit_down(page, *seats, box=poor)
    open_table(page, table)
    return table


def expect_a_sheet_that_adds_up(page: Page, table: str) -> None:
    sheet = page.locator("dialog")
    expect(sheet).to_be_visible()
    totals = [int(text.split()[0]) for text in sheet.locator("tfoot td").all_inner_texts()]
    assert totals == look(page, table)["scores"]
    rows = [row.locator("td").all_inner_texts() for row in sheet.locator("tbody tr").all()]
    columns = zip(*[[int(text.replace("−", "-")) for text in row] for row in rows], strict=True)
    assert totals == [sum(column) for column in columns]


# -- keys -----------------------------------------------------------------------------------------

FOCUS = """() => {
    const at = document.activeElement;
    if (at.matches(".go")) return "go";
    if (at.closest(".bubble.choice")) return "choice";
    return at.matches(".answerable.legal") ? "legal" : "elsewhere";
}"""


def go_on_by_keys(page: Page, rng: random.Random) -> bool:
    """One answer, or a step towards it, from where the focus is; False after the end."""
    now = ready(page)
    if now == "over":
        return False
    before = str(page.evaluate(f"JSON.stringify(({STATE})())"))
    if now in ("choice", "go"):
        expect_focus(page, now)
        page.keyboard.press("Enter")
    elif now == "legal":
        expect_focus(page, now)
        wander(page, rng)
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")
    page.wait_for_function(f"was => JSON.stringify(({STATE})()) !== was", arg=before)
    return True


def expect_focus(page: Page, where: str) -> None:
    """Whoever plays by keyboard is taken to what can be done next."""
    page.wait_for_function(f"where => ({FOCUS})() === where", arg=where)


def wander(page: Page, rng: random.Random) -> None:
    """By arrows to some other legal thing."""
    for _ in range(rng.randrange(6)):
        page.keyboard.press(rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    tab_to_something_legal(page)


def tab_to_something_legal(page: Page) -> None:
    for _ in range(200):
        if page.evaluate(FOCUS) == "legal":
            return
        page.keyboard.press("Tab")
    raise AssertionError("nothing legal can be tabbed to")


# -- a phone --------------------------------------------------------------------------------------


def wait_on_phone(page: Page) -> str:
    """Waits for the end, a screen that is handed over face down, or something to do."""
    found = f"""() => {{
        const now = document.querySelector(".over") ? "face down" : ({NOW})();
        return now === "wait" ? false : now;
    }}"""
    return str(page.wait_for_function(found).json_value())


def tap_on_phone(page: Page, rng: random.Random) -> None:
    legal = page.locator("main .answerable.legal:visible")
    places = seen(legal)
    before = str(page.evaluate(f"JSON.stringify(({STATE})())"))
    if page.locator(".bubble.choice").count():
        page.locator(".bubble.choice button").last.tap()
    elif page.locator(".bar .go:not([aria-disabled=true])").count():
        page.locator(".bar .go").tap()
    elif places and (rng.random() < 0.8 or not page.locator(".bar .answer").count()):
        legal.nth(rng.choice(places)).tap()
    else:
        page.locator(".bar .answer").first.tap()
    changed = f"was => JSON.stringify(({STATE})()) !== was || !!document.querySelector('.over')"
    page.wait_for_function(changed, arg=before)


# -- the story ------------------------------------------------------------------------------------

RECORD = """() => {
    const own = Element.prototype.animate;
    window.played = [];
    Element.prototype.animate = function (frames, options) {
        if (options?.id === "glide") window.played.push(options.duration);
        return own.call(this, frames, options);
    };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_happens_is_shown_quickly_or_not_at_all(visit: Visit, motion: str) -> None:
    page = visit(reduced_motion=motion)
    page.evaluate("localStorage.setItem('pelagos.settings', JSON.stringify({speed: 'normal'}))")
    table = sit_down(page, ME, AGENT)
    view = play_until(page, table, asks("MoveAquanauts"), random.Random(SEED))
    open_table(page, table)
    page.evaluate(RECORD)
    ready(page)
    module = page.locator("[data-module] .answerable.legal")
    module.nth(seen(module)[0]).click()
    if page.locator(".bubble.choice").count():
        page.locator(".bubble.choice button").first.click()
    wait_after(page, view["line"])
    ready(page)
    played = page.evaluate("window.played")
    assert max(played) <= 400 if motion == "no-preference" else played == []
