"""The board of New Eden: whole games, every phase at every size, secrets kept."""

import itertools
import os
import random
import re
import sys
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import dealing
from tests.conftest import Serve
from tests.web.conftest import Visit
from tests.web.hands import (
    click_on,
    expect_fine_everywhere,
    expect_fits,
    expect_open_to_everybody,
    expect_sentence,
    expect_targets,
    line,
    play_whole,
    ready,
    sizes_and_themes,
    type_on,
    wait_after,
)
from tests.web.test_look import contrast, tokens

pytestmark = pytest.mark.browser

LAST_ROUND = 3
POSITIONS = int(os.environ.get("PELAGOS_WEB_POSITIONS", "2"))  # 24 and more to be sure
FOLDER = Path(__file__).parents[2] / "web/src/games/neweden"
ME = {"kind": "me", "name": "Ada", "agent": ""}
AGENT = {"kind": "agent", "name": "Bo", "agent": "uniform"}
OPEN = {"kind": "open", "name": "", "agent": ""}
# What is written on what, beyond the house's own pairs.
CATEGORIES = ("octopus", "crab", "shell", "shipyard", "oxygen", "research")
WRITTEN = [
    *((ink, f"ne-{each}-d") for ink in ("ne-ink", "ne-final") for each in CATEGORIES),
    *(("ne-coin", f"ne-row-{row}") for row in range(4)),
    *((ink, "ne-dome") for ink in ("ne-dome-ink", "ne-dome-soft", "ne-holds", "ne-falls")),
    ("ne-now-ink", "ne-now"),
    ("ne-free-ink", "ne-free"),
    ("ne-safe-ink", "ne-safe"),
    ("ne-safe-ink", "ne-hurt"),
    ("ne-step-ink", "ne-step"),
    ("ne-rod-ink", "ne-rod-used"),
    ("ne-tank-ink", "ne-tank"),
]
View = dict[str, Any]
Wanted = Callable[[View], bool]
NO_RESEARCH = ".card:not(.ne-research)"
# The main button, as soon as it is there.
SOON = """() => { const press = () => {
    const found = [...document.querySelectorAll(".go")].find(e => e.offsetParent);
    if (found) found.click(); else setTimeout(press, 10);
}; setTimeout(press, 30) }"""
PIECES = "all => all.map(e => e.dataset.piece)"


# -- at the table, without a mouse -----------------------------------------------------------------


def found(page: Page, seats: list[dict[str, str]]) -> str:
    """A new table; its address."""
    base = "/".join(page.url.split("/")[:3])
    new: View = {"game": "neweden", "seats": seats, "options": {}, "box": None, "request": name()}
    made = page.request.post(f"{base}/api/tables", data=new)
    assert made.ok, made.text()
    return f"{base}/table/{made.json()['table']}"


def name() -> str:
    return uuid.uuid4().hex


def api(address: str) -> str:
    return address.replace("/table/", "/api/tables/")


def view(page: Page, address: str) -> View:
    seen: View = page.request.get(api(address)).json()
    return seen


def say(page: Page, address: str, seen: View, says: str) -> None:
    answer = {"says": says, "seat": seen["seat"], "after": seen["line"], "request": name()}
    page.request.post(f"{api(address)}/answers", data=answer)


def drive(page: Page, address: str, is_wanted: Wanted, chance: random.Random) -> View:
    """Answers somehow until the wanted question is asked, or the game is over."""
    while True:
        seen = view(page, address)
        if seen["over"] or (seen["question"] and is_wanted(seen)):
            return seen
        if seen["question"]:
            say(page, address, seen, somehow(seen["question"], chance))


def busily(seen: View, chance: random.Random) -> str:
    return somehow(seen["question"], chance)


def somehow(question: View, chance: random.Random) -> str:
    """Builds, moves and works more often than it passes; bids low."""
    answers: list[str] = [each["spelling"] for each in question["answers"]]
    for start in ("activate", "to ", "from ", "build", "oxygen", "buy"):
        wanted = [each for each in answers if each.startswith(start)]
        if wanted and chance.random() < 0.8:
            return chance.choice(wanted)
    quiet = ("pass", "done", "withdraw", "decline", "plan nothing", "choose none")
    return next((each for each in quiet if each in answers), chance.choice(answers[:3]))


def asked(*steps: str) -> Callable[[View], bool]:
    return lambda seen: seen["question"]["step"] in steps


def sit_down(page: Page, *seats: dict[str, str], until: str = "TakeTurn", seed: int = 1) -> View:
    """A table where that is asked, on the page."""
    address = found(page, [ME, *seats])
    seen = drive(page, address, asked(until), random.Random(seed))
    page.goto(address)
    page.wait_for_selector("main.table")
    page.wait_for_selector("[data-gauge]")
    return seen


@pytest.fixture
def fixed(serve: Serve) -> str:
    """A server whose tables all have the same secret."""
    return serve(**{dealing.SECRET: "00" * 32}).url


# -- whole games -----------------------------------------------------------------------------------


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    page = visit()
    sit_down(page, AGENT)
    play_whole(page, click_on, LAST_ROUND, busily)
    sheet = page.get_by_role("dialog", name="Scoring sheet")
    expect(sheet).to_be_visible()
    totals = [int(text) for text in sheet.locator("tfoot td").all_inner_texts()]
    rows = [row.locator("td").all_inner_texts() for row in sheet.locator("tbody tr").all()]
    columns = zip(*[[int(text.replace("−", "-")) for text in row] for row in rows], strict=True)
    assert totals == [sum(column) for column in columns]
    expect_open_to_everybody(page)


def test_a_whole_game_by_keyboard_in_french(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    sit_down(page, AGENT)
    page.keyboard.press("Tab")
    play_whole(page, type_on, LAST_ROUND, busily)
    expect(page.get_by_role("dialog", name="Feuille de score")).to_be_visible()
    expect_open_to_everybody(page)


def test_a_solo_game_on_a_phone_against_deep_thought(visit: Visit) -> None:
    page = visit(width=390, height=844, has_touch=True)
    sit_down(page)
    expect(page.locator(".standings")).to_contain_text("Deep Thought")
    play_whole(page, click_on, LAST_ROUND, busily)
    sheet = page.get_by_role("dialog", name="Scoring sheet")
    expect(sheet.get_by_role("columnheader")).to_have_count(2)
    expect_fits(page)
    expect_open_to_everybody(page)


# -- how it looks ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("until", "locale"),
    [("TakeTurn", "en-GB"), ("ChooseCards", "fr-FR"), ("OpenBidding", "fr-FR")],
)
def test_every_phase_fits_every_screen(visit: Visit, until: str, locale: str) -> None:
    page = visit(locale=locale)
    sit_down(page, AGENT, {**AGENT, "name": "Cleo"}, {**AGENT, "name": "Dmitri"}, until=until)
    expect_fine_everywhere(page, expect_targets)


def test_a_large_station_fits_a_phone_and_is_enlarged(fixed: str, visit: Visit) -> None:
    page = visit(base=fixed, width=390, height=844)
    seen = sit_down(page, until="BlockRow", seed=4)
    crabs = seen["position"]["stations"][1]["arms"]["crab"]
    assert len(crabs) == 3, "the third reaches up to the totals"
    page.get_by_role("button", name="Rivals").click()
    page.get_by_role("button", name="Enlarge the station of Deep Thought").click()
    expect(page.get_by_role("dialog")).to_contain_text("Oxygen")
    expect_fits(page)
    expect_targets(page)
    expect_open_to_everybody(page)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("ink", "ground"), WRITTEN)
def test_what_is_written_on_the_board_can_be_read(theme: str, ink: str, ground: str) -> None:
    of = colours(theme)
    assert contrast(of[ink], of[ground]) >= 4.5, f"{ink} on {ground}"


def colours(theme: str) -> dict[str, str]:
    """The tokens of the house and of the game."""
    css = (FOLDER / "tokens.css").read_text("utf-8")
    blocks = re.findall(r"\{(.*?)\n\}", css, re.S)[: 2 if theme == "light" else 1]
    own = [dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", block)) for block in blocks]
    return tokens(theme) | {key: value for block in own for key, value in block.items()}


def test_all_words_of_the_board_are_said_somewhere() -> None:
    code = "".join(p.read_text("utf-8") for p in FOLDER.iterdir() if p.suffix in (".svelte", ".ts"))
    keys = re.findall(r"^([a-z][\w-]*) =", (FOLDER / "words.en.ftl").read_text("utf-8"), re.M)
    made = ("ne-arm-", "ne-face-", "ne-per-")  # their end is put on
    assert [key for key in keys if f'"{key}"' not in code and not key.startswith(made)] == []


# -- what is pressed -------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_what_cannot_be_answered_says_why_with_the_rule(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    chance = random.Random(locale)
    address = found(page, [ME, AGENT])
    for _ in range(POSITIONS):
        seen = drive(page, address, after(chance.randrange(4, 14)), chance)
        if seen["over"]:
            break
        page.goto(address)
        ready(page)
        press_all_illegal(page)
        say(page, address, seen, somehow(seen["question"], chance))


def after(answers: int) -> Wanted:
    left = iter(range(answers))
    return lambda _: next(left, None) is None


def press_all_illegal(page: Page) -> None:
    at = line(page)
    for place in page.locator("main .answerable:not(.legal):visible").all():
        place.click()
        bubble = page.locator(".bubble")
        expect(bubble).to_contain_text(re.compile(r"NE-\d+\.\d+"))
        expect_sentence(bubble.inner_text())
        page.keyboard.press("Escape")
    assert line(page) == at


def test_a_card_is_shown_in_its_arm_before_it_is_bought(visit: Visit) -> None:
    page = visit()
    seen = sit_down(page, AGENT)
    button = page.locator(".space.legal[data-says^=buy]", has=page.locator(NO_RESEARCH)).first
    card = (button.get_attribute("data-piece") or "").removeprefix("card-")
    before = page.locator(".stage [data-pod]").count()
    button.click()
    expect(page.locator(".stage .body.ghost")).to_have_count(1)
    expect(page.locator(".go:visible")).to_contain_text("Buy for")
    page.locator(".go:visible").click()
    wait_after(page, seen["line"])
    expect(page.locator(f'.stage [data-pod="0-{card}"]')).to_have_count(1)
    expect(page.locator(".stage [data-pod]")).to_have_count(before + 1)


def can_move(seen: View) -> bool:
    answers = [each["spelling"] for each in seen["question"]["answers"]]
    return asked("TakeTurn")(seen) and any(each.startswith("oxygen") for each in answers)


def test_oxygen_shows_how_far_it_reaches(visit: Visit) -> None:
    page = visit()
    address = found(page, [ME, AGENT])
    drive(page, address, can_move, random.Random(2))
    page.goto(address)
    page.locator('[data-says^="oxygen"].legal').first.hover()
    expect(page.locator(".stage .reached")).not_to_have_count(0)


def test_cards_of_the_black_market_are_put_together_and_back(visit: Visit) -> None:
    page = visit()
    sit_down(page, AGENT, until="PlanFreeActions", seed=3)
    rod = page.locator(".rod.legal").first
    rod.click()
    expect(page.locator(".rod.planned")).to_have_count(1)
    expect(page.locator(".purse")).to_contain_text("After your free actions")
    page.locator(".go:visible").click()
    cards = page.locator(".hand .held")
    expect(cards).to_have_count(3)
    cards.nth(0).click()
    cards.nth(1).click()
    expect(page.locator(".hand .taken")).to_have_count(2)
    expect(page.locator(".go:visible")).to_have_text("Buy 2 cards")
    cards.nth(0).click()
    expect(page.locator(".go:visible")).to_have_text("Buy 1 card")
    cards.nth(1).click()
    expect(page.locator(".hand .taken")).to_have_count(0)


def test_a_shared_screen_is_handed_over_face_down(visit: Visit) -> None:
    page = visit(width=390, height=844)
    page.goto(found(page, [ME, {**ME, "name": "Bo"}]))
    holder = page.get_by_role("button", name=re.compile("I am"))
    first = holder.inner_text()
    expect(page.locator("main.table")).to_have_count(0)
    holder.click()
    page.get_by_role("button", name="Pass").click()
    page.locator(".go:visible").click()
    expect(holder).to_be_visible()
    expect(holder).not_to_have_text(first)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_position_can_be_read(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    sit_down(page, AGENT)
    page.keyboard.press("t")
    text = page.locator("dialog").inner_text()
    assert "Nautilus" in text and "Bo" in text
    assert "ne-" not in text.replace("New", "")


# -- everybody at once -----------------------------------------------------------------------------


@pytest.mark.timeout(max(300, 60 * POSITIONS))  # four browsers
def test_four_people_choose_in_the_black_market_in_any_order(fixed: str, visit: Visit) -> None:
    pages = [visit(base=fixed) for _ in range(4)]
    orders = list(itertools.permutations(range(4)))
    random.Random(5).shuffle(orders)
    results = [in_order(pages, order) for order in orders[:POSITIONS]]
    results.append(at_once(pages))
    assert all(result == results[0] for result in results)


def test_what_others_answer_takes_no_button_from_under_a_finger(fixed: str, visit: Visit) -> None:
    pages = [visit(base=fixed) for _ in range(4)]
    black_market(pages)
    mine, other = pages[0].locator(".go:visible"), pages[1].locator(".go:visible")
    before = line(pages[0])
    mine.hover()
    pages[0].mouse.down()
    other.click()
    wait_after(pages[0], before)
    pages[0].mouse.up()
    expect(mine).to_have_text("Buy none")


def black_market(pages: list[Page]) -> str:
    """A table where all four have just passed, on four screens."""
    address = found(pages[0], [ME, OPEN, OPEN, OPEN])
    for seat, page in enumerate(pages[1:], 1):
        claim = page.request.post(f"{api(address)}/seats/{seat}", data={"name": f"Guest {seat}"})
        assert claim.ok, claim.text()
    for _ in pages:
        turn = next(p for p in pages if view(p, address)["question"])
        say(turn, address, view(turn, address), "pass")
    for page in pages:
        page.goto(address)
        ready(page)
    return address


def in_order(pages: list[Page], order: tuple[int, ...]) -> View:
    """One after the other; after each answer nobody has seen anything of it."""
    address = black_market(pages)
    hands = [view(page, address)["position"]["stations"][n]["hand"] for n, page in enumerate(pages)]
    nobody_sees(pages, address, hands)
    for seat in order:
        choose(pages[seat], seat)
        if seat != order[-1]:
            nobody_sees(pages, address, hands)
    return outcome(pages, address)


def choose(page: Page, seat: int) -> None:
    """No free action; then a card, all but the last seat."""
    page.locator(".go:visible").click()
    expect(page.locator(".go:visible")).to_have_text("Buy none")
    if seat < 3:
        page.locator(".hand .held.legal").nth(seat).click()
        expect(page.locator(".go:visible")).to_have_text("Buy 1 card")
    before = line(page)
    page.locator(".go:visible").click()
    wait_after(page, before)


def nobody_sees(pages: list[Page], address: str, hands: list[list[str]]) -> None:
    for seat, page in enumerate(pages):
        seen = view(page, address)
        stations = seen["position"]["stations"]
        secret = {card for n, hand in enumerate(hands) if n != seat for card in hand}
        for other in (n for n in range(4) if n != seat):
            assert set(stations[other]["hand"]) == {"?"}
            assert stations[other]["choice"] in ("", "?") and stations[other]["plan"] in ("", "?")
        shown = page.locator("[data-piece^=card-]").evaluate_all(PIECES)
        assert not secret & {piece.removeprefix("card-") for piece in shown}


def at_once(pages: list[Page]) -> View:
    """Everybody presses before anybody's answer is shown anywhere."""
    address = black_market(pages)
    for page in pages:
        page.locator(".go:visible").click(no_wait_after=True)
    for page in pages:
        expect(page.locator(".go:visible")).to_have_text("Buy none")
    for seat, page in enumerate(pages[:3]):
        page.locator(".hand .held.legal").nth(seat).click()
        expect(page.locator(".go:visible")).to_have_text("Buy 1 card")
    for page in pages:
        page.evaluate(SOON)
    return outcome(pages, address)


def outcome(pages: list[Page], address: str) -> View:
    """The position when the choices are open, the same for everybody but for the coins."""
    position: View = view(pages[0], address)["position"]
    while not position["choices_open"]:
        pages[0].wait_for_timeout(20)
        position = view(pages[0], address)["position"]
    return position
