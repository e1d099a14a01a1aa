"""The board of Octo Dice, seen through its lesson: the same dice every time."""

import re
import uuid
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from pelagos.proof import ledger
from pelagos import shelf
from pelagos.speech import LANGUAGES
from tests.web.hands import (
    click_on,
    expect_fine_everywhere,
    expect_fits,
    expect_open_to_everybody,
    expect_targets,
    ready,
    sizes_and_themes,
    wait_after,
)
from tests.web.test_look import EYES, apart, contrast, tokens

pytestmark = pytest.mark.browser

FOLDER = Path(__file__).parents[2] / "web/src/games/octodice"
ME = [{"kind": "me", "name": "Ada", "agent": ""}]
Visit = Callable[..., Page]
TILES = [f"od-tile-{level}{end}" for level in (0, 1, 2) for end in ("a", "b")]
# What is written on what, beyond the house's own pairs.
WRITTEN = [
    *((ink, tile) for ink in ("foam", "sand", "od-caption") for tile in TILES),
    *(("foam", sea) for sea in ("od-sea-1", "od-sea-2")),
    *((ink, "od-rack") for ink in ("foam", "mist", "sand", "od-loss", "od-frozen")),
    ("glow", "od-rack-now"),
    ("mist-2", "od-rack-later"),
    *((ink, "now") for ink in ("sand", "spray", "mist", "od-loss")),
    *(("die-ink", f"die-{colour}") for colour in ("yellow", "red", "blue", "green", "white")),
    ("od-on-crystal", "crystal"),
    ("od-tick-ink", "violet"),
]


def sit_down(page: Page, **choices: Any) -> Page:
    """A new table; the page shows it when the board is there."""
    request = uuid.uuid4().hex
    new: dict[str, Any] = {
        "game": "octodice",
        "seats": ME,
        "options": {},
        "box": None,
        "request": request,
    }
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin
    table = page.request.post(f"{origin[0]}/api/tables", data=new | choices)
    assert table.ok, table.text()
    page.goto(f"{origin[0]}/table/{table.json()['table']}")
    page.wait_for_selector("[data-die]")
    return page


@pytest.fixture
def lesson(visit: Visit) -> Callable[..., Page]:
    return lambda **settings: sit_down(visit(**settings), lesson=True)


def die(page: Page, name: str) -> Locator:
    return page.locator(".answerable", has=page.locator(f'[data-die="{name}"]'))


def take(page: Page, says: str) -> None:
    """Press what the lesson asks for, and confirm where the dice are rolled."""
    line = page.locator("main.table").get_attribute("data-line")
    glowing = page.locator(".board .answerable.legal").first
    expect(glowing).to_have_attribute("data-says", re.compile(rf"(^|\|){re.escape(says)}($|\|)"))
    glowing.click()
    if page.locator(".answerable.chosen").count():
        page.locator(".go:visible").first.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-line", line or "")
    expect(page.locator("main.table")).to_have_attribute("data-telling", "false")


def middle(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["y"] + box["height"] / 2


def test_a_die_that_is_kept_goes_into_the_rack(lesson: Callable[..., Page]) -> None:
    page = lesson()
    rack = page.locator(".rack").first
    assert middle(die(page, "w3")) < middle(rack) - 50
    take(page, "keep w3")
    assert abs(middle(die(page, "w3")) - middle(rack)) < 30
    expect(page.locator(".rack .note").first).to_have_text("keep one")


def test_the_second_die_is_chosen_first_and_can_be_put_back(lesson: Callable[..., Page]) -> None:
    page = lesson()
    take(page, "keep w3")
    die(page, "b1").click()
    expect(die(page, "b1")).to_have_class(re.compile("chosen"))
    expect(page.locator(".go:visible").first).to_have_text("Keep and roll")
    die(page, "b1").click()
    expect(die(page, "b1")).not_to_have_class(re.compile("chosen"))


def test_a_frozen_die_says_why_it_stays(lesson: Callable[..., Page]) -> None:
    page = lesson()
    take(page, "keep w3")
    take(page, "keep b1")
    die(page, "w3").click()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("kept this die already")
    expect(bubble).to_contain_text("OD-3.4")


def test_the_whole_lesson_by_what_glows(lesson: Callable[..., Page]) -> None:
    page = lesson()
    for says in ("keep w3", "keep b1", "keep w2", "keep b2", "use w3", "use b1"):
        take(page, says)
    expect(page.locator(".board .tile.legal")).to_have_count(1)
    take(page, "column 1")
    expect(page.locator(".board .tile.mine")).to_have_count(1)
    expect(page.locator(".rack").first).to_contain_text("lab +0")
    take(page, "use w2")
    take(page, "use b2")
    expect(page.locator(".head h2")).to_have_text("Extra action", timeout=15_000)
    expect(page.locator('[data-mark="bot-0-1-0"]').first).to_have_class(re.compile("on"))
    expect(page.locator('[data-mark^="octopod-0-"].on')).to_have_count(2)
    take(page, "use w1")
    take(page, "use b3")
    expect(page.locator('[data-box="0-0-X1"]')).to_have_text("2")
    expect(page.locator('.sheet [data-score="0"]')).to_have_text("4")


def test_it_fits_and_is_open_to_everybody(lesson: Callable[..., Page]) -> None:
    page = lesson(locale="fr-FR")
    expect_fine_everywhere(page, expect_targets)
    for says in ("keep w3", "keep b1", "keep w2", "keep b2", "use w3", "use b1"):
        take(page, says)
    for _ in sizes_and_themes(page):
        expect_fits(page)
        expect_targets(page)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_position_can_be_read(lesson: Callable[..., Page], locale: str) -> None:
    page = lesson(locale=locale)
    page.keyboard.press("t")
    text = page.locator("dialog").inner_text()
    for name in ("Flexi-Lab", "Super-Level", "Maren"):
        assert name in text
    assert "octo-" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_explains_itself_by_its_rule(lesson: Callable[..., Page], language: str) -> None:
    page = lesson(locale=language)
    rules = ledger.of(shelf.find("octodice"), language).rules
    for tile in page.locator(".board .tile").all():
        code = (tile.text_content() or "").split()[0]
        tile.hover()
        expect(page.locator(".bubble.tip")).to_contain_text(rules[f"OD-11.{code}"].text)
        page.mouse.move(0, 0)
        expect(page.locator(".bubble.tip")).to_have_count(0)


def test_a_pass_is_confirmed_only_where_dice_are_rolled_next(visit: Visit) -> None:
    page = sit_down(visit(), seats=[ME[0] | {"name": name} for name in ("Ada", "Bo", "Cy")])
    address = page.url.replace("/table/", "/api/tables/")
    seen: set[bool] = set()
    for turn in range(200):
        ready(page)
        view = page.request.get(address).json()
        if view["question"]["step"] != "TakeExtra":
            click_on(page, turn)
            continue
        is_last = len(view["deciding"]) == 1
        is_choice = len(view["question"]["answers"]) > 1
        page.get_by_role("button", name=re.compile("^pass", re.I)).locator("visible=true").click()
        if is_last and is_choice:
            page.locator(".go:not([aria-disabled=true]):visible").click()
        wait_after(page, view["line"])
        seen.add(is_last and is_choice)
        if len(seen) == 2:
            break
    assert seen == {True, False}


def test_a_solo_sheet_has_three_turns_in_a_third(visit: Visit) -> None:
    page = sit_down(visit())
    expect(page.locator(".third").first.locator("[data-box]")).to_have_count(9)
    expect(page.locator(".sheet")).not_to_contain_text("Extras")


def test_an_owners_colours_have_their_names_at_the_table_and_in_the_replay(visit: Visit) -> None:
    box = shelf.box_text(shelf.find("octodice")).replace('"red"', '"pink"')
    page = sit_down(visit(), box=box)
    for address in (page.url, page.url.replace("/table/", "/replay/")):
        page.goto(address)
        sheet = page.get_by_role("button", name=re.compile("^Research pink, 2 points"))
        expect(sheet.first).to_be_attached()
        expect(page.get_by_role("button", name=re.compile(r"\bred\b"))).to_have_count(0)


def test_all_words_of_the_board_are_said_somewhere() -> None:
    code = "".join(p.read_text("utf-8") for p in FOLDER.iterdir() if p.suffix in (".svelte", ".ts"))
    words = (FOLDER / "words.en.ftl").read_text("utf-8")
    keys = re.findall(r"^([\w-]+) =", words, re.M)
    assert [k for k in keys if f'"{k}"' not in code and not k.startswith("octo-about-")] == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("ink", "ground"), WRITTEN)
def test_what_is_written_on_the_board_can_be_read(theme: str, ink: str, ground: str) -> None:
    found = contrast(colours(theme)[ink], colours(theme)[ground])
    assert found >= 4.5, f"{ink} on {ground}: {found:.2f}"


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("eye", EYES)
def test_the_colours_of_the_dice_differ_for_every_eye(theme: str, eye: str) -> None:
    """By colour as far as that goes; each has a sign of its own as well."""
    all_of = colours(theme)
    for one, other in combinations(("yellow", "red", "blue", "green", "white"), 2):
        distance = apart(all_of[f"die-{one}"], all_of[f"die-{other}"], eye)
        assert distance > 12, f"{one} and {other}: {distance:.0f}"


def colours(theme: str) -> dict[str, str]:
    """The tokens of the house and of the game."""
    css = (FOLDER / "tokens.css").read_text("utf-8")
    blocks = re.findall(r"\{(.*?)\n\}", css, re.S)[: 2 if theme == "light" else 1]
    own = [dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", block)) for block in blocks]
    return tokens(theme) | {name: value for block in own for name, value in block.items()}
