"""The board of Nautilus: modules, people, boats, private looks, and why not."""

import os
import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import expect_sentence, ready
from tests.web.nautilus import (
    BO,
    ME,
    SEED,
    asked_after,
    at_question,
    look,
    main_button,
    open_table,
    origin,
    play_until,
    sit_down,
    wait_after,
)

pytestmark = pytest.mark.browser

POSITIONS = int(os.environ.get("PELAGOS_WEB_POSITIONS", "2"))  # more before a release


# -- placing ------------------------------------------------------------------------------------


def test_a_module_is_seen_with_its_price_before_it_is_dropped(visit: Visit) -> None:
    page = visit()
    table, view = at_question(page, "PlaceModule")
    spot = page.locator("[data-spot]").first
    says = spot.locator(".answerable").get_attribute("data-says") or ""
    price = spot.locator("text:not(.spoken)").first.text_content()
    spot.hover()
    ghost = page.locator("[data-ghost]")
    expect(ghost).to_have_attribute("data-ghost", says.split(" ")[2])
    expect(ghost.locator(".open").first).to_be_visible()
    spot.locator(".answerable").click()
    expect(main_button(page)).to_contain_text(f"Build for {price} Nemo")
    main_button(page).click()
    wait_after(page, view["line"])
    assert len(look(page, table)["position"]["city"]) == len(view["position"]["city"]) + 1


def test_a_module_turns_by_key_wheel_and_button(visit: Visit) -> None:
    page = visit()
    found = at_question(page, "PlaceModule", after=0)[1]
    turns = {each["spelling"].split(" ")[3] for each in found["question"]["answers"][1:]}
    assert len(turns) > 1
    shown = "els => els.map(e => e.dataset.says).sort().join()"
    spots = page.locator("[data-spot] .answerable")
    before = spots.evaluate_all(shown)
    page.keyboard.press("r")
    turned = spots.evaluate_all(shown)
    assert turned != before
    page.locator(".chart").hover(position={"x": 30, "y": 200})
    page.mouse.wheel(0, 120)
    page.wait_for_function(
        f"was => ({shown})([...document.querySelectorAll('[data-spot] .answerable')]) !== was",
        arg=turned,
    )
    wheeled = spots.evaluate_all(shown)
    page.locator("[data-turn]").click()
    assert spots.evaluate_all(shown) != wheeled


def test_every_spot_that_is_shown_is_legal_and_none_is_missing(visit: Visit) -> None:
    page = visit()
    question = at_question(page, "PlaceModule", after=1)[1]["question"]
    legal = {each["spelling"] for each in question["answers"]} - {"done"}
    offered: set[str] = set()
    for pick in page.locator("[data-pick^=module]").all():
        pick.click()
        for _ in range(4):
            spots = page.locator("[data-spot] .answerable.legal")
            offered |= set(spots.evaluate_all("els => els.map(e => e.dataset.says)"))
            page.keyboard.press("r")
    assert offered == legal


# -- people and boats -----------------------------------------------------------------------------


def test_the_way_of_an_aquanaut_is_drawn_to_where_the_pointer_rests(visit: Visit) -> None:
    page = visit()
    view = at_question(page, "MoveAquanauts", after=1)[1]
    module = page.locator("[data-module] .answerable.legal").first
    number = module.locator("xpath=..").get_attribute("data-module")
    module.hover(position={"x": 12, "y": 30})
    way = page.locator("[data-way]")
    expect(way).to_be_visible()
    says = way.get_attribute("data-way") or ""
    assert says in view["position"]["paths"] and says.split(" ")[2] == number


def test_a_submarine_sails_where_it_is_sent(visit: Visit) -> None:
    page = visit()
    table, view = at_question(page, "MoveSubmarines")
    spot = page.locator("[data-spot]").last
    target = spot.get_attribute("data-spot")
    spot.hover()
    spot.locator(".answerable").click()
    if page.locator(".answerable.chosen[data-says]").count():
        main_button(page).click()
    wait_after(page, view["line"])
    told = page.request.get(f"{origin(page)}/api/tables/{table}?since={view['line']}").json()[
        "story"
    ]
    assert any(target in each["answer"]["spelling"] for each in told if each["answer"])


def test_only_its_owner_sees_what_a_sonar_has_shown(visit: Visit) -> None:
    page = visit()
    table, view = at_question(page, "UseSonar")
    seat, other = view["seat"], 1 - view["seat"]
    known = len(look(page, table, seat)["position"]["players"][seat]["seen"])
    page.locator("[data-submarine] .answerable.legal").first.click()
    expect(main_button(page)).to_contain_text("sonar")
    main_button(page).click()
    wait_after(page, view["line"])
    mine, theirs = look(page, table, seat)["position"], look(page, table, other)["position"]
    fresh = [s for s in mine["players"][seat]["seen"] if s not in theirs["players"][other]["seen"]]
    assert len(mine["players"][seat]["seen"]) > known and fresh
    down = [square for square in fresh if square not in mine["face_up"]]
    assert all(theirs["tokens"][square] == "hidden" for square in down)
    assert all(mine["tokens"][square] not in ("hidden", "?") for square in down)


# -- why not --------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_press_that_is_not_legal_says_why_with_the_rule(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    rng = random.Random(SEED)
    for count in range(POSITIONS):
        table = sit_down(page, ME, BO)
        stop = rng.randrange(2, 60)
        view = play_until(page, table, asked_after(stop), rng)
        if view["over"]:
            continue
        open_table(page, table)
        ready(page)
        line = page.locator("main.table").get_attribute("data-line")
        for _ in range(3):
            press_something_illegal(page, rng)
        assert page.locator("main.table").get_attribute("data-line") == line, f"position {count}"


def press_something_illegal(page: Page, rng: random.Random) -> None:
    """A module, token, boat or stack that is no legal answer now."""
    page.keyboard.press("Escape")
    others = page.locator(
        ".board .answerable:not(.legal, .pick), .own .answerable:not(.legal, .pick)"
    )
    places = others.evaluate_all(
        "els => els.flatMap((e, n) => e.getClientRects().length ? [n] : [])"
    )
    found = others.nth(rng.choice(places))
    found.evaluate(
        "e => e.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: -1, clientY: -1}))"
    )
    bubble = page.locator(".bubble.why")
    expect(bubble).to_be_visible()
    expect(bubble).to_contain_text(re.compile(r"NA-\d+\.\d+"))
    expect_sentence(bubble.inner_text())


def test_a_press_into_the_water_says_why_no_module_goes_there(visit: Visit) -> None:
    page = visit()
    at_question(page, "PlaceModule")
    page.locator(".chart").click(position={"x": 100, "y": 40})
    bubble = page.locator(".bubble.why")
    expect(bubble).to_contain_text("NA-4.5")
    expect(page.locator("[data-ghost]")).to_have_class(re.compile("refused"))
