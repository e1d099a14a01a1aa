"""The player boards of AquaSphere; its cards and tiles, every one drawn, named, explained."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from pelagos.games.aquasphere.box import CAPACITIES, CARDS, KINDS, PROGRAMS, TILES
from tests.web.conftest import Visit
from tests.web.hands import (
    THEMES,
    expect_fits,
    expect_nothing,
    expect_open_to_everybody,
    expect_targets,
    ready,
    sizes_and_themes,
)
from tests.web.test_aquasphere_board import colours, position
from tests.web.test_look import contrast
from tests.web.test_words import messages

browser = pytest.mark.browser

ROOT = Path(__file__).parents[2]
GAME = ROOT / "src/pelagos/games/aquasphere"
BOARD = ROOT / "web/src/games/aquasphere"
LANGUAGES = ("en", "fr")
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "agent", "agent": "greedy", "name": "Mira"}]
# What is written on what, beyond the pairs of the house and of the board.
WRITTEN = (
    *((f"aq-{program}", "aq-cell") for program in PROGRAMS),
    *(("aq-dim", ground) for ground in ("aq-slot", "aq-open", "panel-solid")),
    ("aq-letter", "panel-solid"),
    ("sand", "aq-scored"),
    ("spray", "aq-cell"),
    ("prog-time", "aq-room"),
)
GLANCE = "/rules/aquasphere#at-a-glance"
# The drawing of a thing, and whether anything of it lies outside its paper.
FACE = """e => {
    const paper = e.querySelector(".paper").getBoundingClientRect();
    const parts = [...e.querySelectorAll(".symbols, g.tile text, g.tile svg")]
        .map(g => g.getBoundingClientRect());
    return {drawn: e.querySelector("svg").innerHTML, parts: parts.length,
        empty: parts.some(r => r.width < 8 || r.height < 8),
        out: parts.some(r => r.left < paper.left - 1 || r.right > paper.right + 1
            || r.top < paper.top - 1 || r.bottom > paper.bottom + 1)};
}"""
# Words of a player's area that stand out of what they belong to.
CUT = """() => {
    const found = [];
    for (const area of document.querySelectorAll(".own, .rivals")) {
        const walk = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const text = walk.currentNode, range = document.createRange();
            range.selectNodeContents(text);
            const at = range.getBoundingClientRect();
            if (!at.width || text.parentElement.closest(".vh")) continue;
            const holds = text.parentElement.closest(".aq-cell, .aq-card, .aq-gauge, .panel");
            const room = holds.getBoundingClientRect();
            if (at.left < room.left - 1 || at.right > room.right + 1 || at.bottom > room.bottom + 1)
                found.push(`${text.data.trim()}: ${at.width} in ${room.width}`);
        }
    }
    return found;
}"""


def box() -> dict[str, Any]:
    return tomllib.loads((GAME / "box.toml").read_text(encoding="utf-8"))


def ledger(language: str) -> set[str]:
    text = (GAME / f"rules.{language}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^### (AQ-\d+\.\d+)", text, re.M))


# -- without a browser ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_tile_has_a_name_and_a_text(language: str) -> None:
    words = messages(GAME / f"words.{language}.ftl")
    assert list(box()["cards"]) == list(CARDS)
    assert list(box()["expansions"]) == list(TILES)
    for kind, things in (("card", CARDS), ("tile", TILES)):
        for place, name in enumerate(things):
            assert {f"{kind}-{place}", f"{kind}_text-{place}"} <= set(words), name


def test_every_kind_of_card_and_every_action_names_its_rule() -> None:
    tips = (BOARD / "tips.ts").read_text(encoding="utf-8")
    named = dict(re.findall(r'^  (\w+): "(AQ-[\d.]+)",$', tips, re.M))
    assert set(named) == {*KINDS, *PROGRAMS}
    assert set(named.values()) <= ledger("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_the_board_mentions_are_in_the_ledger(language: str) -> None:
    text = (BOARD / f"words.{language}.ftl").read_text(encoding="utf-8")
    mentioned = set(re.findall(r"AQ-\d+\.\d+", text))
    assert mentioned
    assert mentioned <= ledger(language)


def symbols(name: str) -> int:
    """A card says when and what; a tile has its letters, and a symbol for each place it adds."""
    if name in CARDS:
        return 2
    tile = box()["expansions"][name]
    return int(bool(tile["letters"])) + sum(int(tile[kind]) for kind in CAPACITIES)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), WRITTEN)
def test_what_is_written_on_player_boards_can_be_read(theme: str, ink: str, ground: str) -> None:
    found = contrast(colours(theme)[ink], colours(theme)[ground])
    assert found >= 4.5, f"{ink} on {ground}: {found:.2f}"


# -- cards and tiles at a glance ------------------------------------------------------------------


@browser
def test_every_card_and_tile_has_a_drawing_of_its_own(visit: Visit) -> None:
    page = visit(GLANCE)
    page.wait_for_selector("[data-tile]")
    for kind, things in (("card", CARDS), ("tile", TILES)):
        drawn = set()
        for name in things:
            face = page.locator(f'[data-{kind}="{name}"]').evaluate(FACE)
            assert face["parts"] == symbols(name) and not face["empty"], f"{name} is not drawn"
            assert not face["out"], f"{name} is larger than its paper"
            drawn.add(re.sub(r"svelte-\w+", "", face["drawn"]))
        assert len(drawn) == len(things), "two of them look the same"
    assert page.locator("[data-action]").count() == len(PROGRAMS)


@browser
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_page_at_a_glance_fits_and_is_open_to_everybody(visit: Visit, locale: str) -> None:
    page = visit(GLANCE, locale=locale)
    page.wait_for_selector("[data-tile]")
    for at in sizes_and_themes(page):
        expect_fits(page)
        expect_targets(page)
        if at in ((390, "light"), (1440, "dark")):
            expect_open_to_everybody(page)


@browser
def test_a_card_at_a_glance_leads_to_its_rule(visit: Visit) -> None:
    page = visit(GLANCE)
    page.locator('[data-card="RC-25"]').get_by_role("link", name="AQ-16.4").click()
    expect(page.locator("article.here")).to_contain_text("AQ-16.4")
    expect(page.locator("article.here")).to_be_in_viewport()
    page.get_by_role("link", name="At a glance").click()
    expect(page.locator('[data-card="RC-25"]')).to_be_visible()


# -- the own board --------------------------------------------------------------------------------


def sit_down(page: Page, server: str) -> Page:
    """A new table for two, at our turn."""
    body = {"game": "aquasphere", "seats": SEATS, "request": "players", "options": {}}
    made = page.request.post(f"{server}/api/tables", data=body)
    assert made.ok, made.text()
    page.goto(f"{server}/table/{made.json()['table']}")
    page.wait_for_selector(".own .aq-cell")
    ready(page)
    return page


def symbol(page: Page, program: str) -> Locator:
    return page.locator(f".own .aq-cell.aq-{program}")


def programmed(page: Page) -> list[str]:
    found = page.locator(".own .aq-cell.on").evaluate_all("all => all.map(e => e.className)")
    return [program for program in PROGRAMS for name in found if f"aq-{program} " in f"{name} "]


@browser
def test_a_bot_is_bought_on_its_symbol_once_a_round(visit: Visit, server: str) -> None:
    page = sit_down(visit(), server)
    (first,) = programmed(page)
    free, other = [program for program in PROGRAMS if program != first][:2]
    symbol(page, free).click()
    expect(symbol(page, free)).to_have_class(re.compile(r"\bon\b"))
    ready(page)
    expect(page.locator(".own-board header")).to_contain_text("bought a bot")
    assert programmed(page) == sorted([first, free], key=PROGRAMS.index)
    symbol(page, other).click()
    expect(page.locator(".bubble.why")).to_contain_text("AQ-8.3")
    assert programmed(page) == sorted([first, free], key=PROGRAMS.index)


@browser
def test_a_programmed_bot_offers_where_it_can_go(visit: Visit, server: str) -> None:
    page = sit_down(visit(), server)
    (first,) = programmed(page)
    symbol(page, first).click()
    choices = page.locator(".bubble.choice button")
    expect(choices.first).to_be_visible()
    said = choices.all_inner_texts()
    assert any("sector" in each for each in said)
    assert sum("return the" in each for each in said) == 1
    choices.filter(has_text="return the").click()
    expect(page.locator(".own .aq-cell.on")).to_have_count(0)


@browser
def test_a_third_bot_opens_the_own_board_on_a_phone(visit: Visit, server: str) -> None:
    page = sit_down(visit(), server)
    (first,) = programmed(page)
    rooms = position(page)["programs"]["rooms"]
    room = next(room for room in ("L1", "R1") if rooms[room] != first)
    free = next(program for program in PROGRAMS if program not in (first, rooms[room]))
    symbol(page, free).click()
    expect(page.locator(".own .aq-cell.on")).to_have_count(2)
    ready(page)
    page.locator(f'.answerable[data-says*="engineer {room}"]:visible').click()
    expect(page.locator(".own .aq-cell.on")).to_have_count(3)
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    expect(page.locator("main.table")).to_have_attribute("data-tab", "own")
    expect(symbol(page, first)).to_be_in_viewport(ratio=0.9)
    symbol(page, first).click()
    expect(page.locator(".own .aq-cell.on")).to_have_count(2)
    assert first not in programmed(page)


@browser
@pytest.mark.parametrize(("locale", "rule"), [("en-GB", "Rule AQ-8.3"), ("fr-FR", "Règle AQ-8.3")])
def test_a_symbol_explains_itself(visit: Visit, server: str, locale: str, rule: str) -> None:
    page = sit_down(visit(locale=locale), server)
    free = next(program for program in PROGRAMS if program not in programmed(page))
    symbol(page, free).hover()
    expect(page.get_by_role("tooltip")).to_contain_text(rule)


@browser
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_nothing_on_player_boards_is_cut(visit: Visit, server: str, locale: str) -> None:
    page = sit_down(visit(locale=locale), server)
    for _ in sizes_and_themes(page):
        expect_nothing(page, lambda: page.evaluate(CUT))
        expect_targets(page)


@browser
def test_a_rivals_numbers_are_said_and_shown(visit: Visit, server: str) -> None:
    page = sit_down(visit(), server)
    rival = page.get_by_role("article", name="The board of Mira")
    for what in ("Time:", "Crystals:", "Octopods in each catch", "Research cards", "Submarines"):
        expect(rival).to_contain_text(what)
    expect(rival).to_contain_text("Letters in the lab")
