"""The board of AquaSphere: played by mouse, by keyboard and by thumb, and read by everybody."""

import os
import re
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.hands import (
    LOOKED_AT,
    click_on,
    expect_fits,
    expect_open_to_everybody,
    expect_sentence,
    expect_targets,
    line,
    play_whole,
    press,
    ready,
    settled,
    sizes_and_themes,
    type_on,
)
from tests.web.test_look import contrast, tokens

pytestmark = pytest.mark.browser

FOLDER = Path(__file__).parents[2] / "web/src/games/aquasphere"
POSITIONS = int(os.environ.get("PELAGOS_WEB_POSITIONS", "10"))  # 200 to be sure
LAST_ROUND = 4
NAMES = ("Ada", "Bo", "Cy", "Di")
PAIRS = (
    *((ink, "aq-lock") for ink in ("sand", "aq-lock-0-ink")),
    *(("aq-mark", f"p{seat}") for seat in (1, 2, 3, 4)),
    *((ink, track) for ink in ("foam", "mist") for track in ("aq-track-1", "aq-track-2")),
    *((ink, "aq-slot") for ink in ("foam", "mist", "sand", "glow")),
    *(("aq-bulb-ink", bulb) for bulb in ("aq-bulb", "aq-bulb-1")),
    *(("foam", core) for core in ("aq-core", "aq-core-1")),
    *((f"aq-card-{ink}", "aq-card") for ink in ("ink", "ink-2", "sand", "sub", "red")),
    *((f"aq-tile-{ink}", "aq-tile") for ink in ("ink", "ink-2", "red")),
    ("aq-coin-ink", "aq-coin"),
    ("aq-lock-2-ink", "aq-lock-2"),
    ("aq-plate-ink", "aq-plate"),
    ("glow-ink", "glow"),
)


def agent(name: str, kind: str = "uniform") -> dict[str, str]:
    return {"kind": "agent", "name": name, "agent": kind}


def me(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name, "agent": ""}


def sit_down(page: Page, seats: list[dict[str, str]], **options: str) -> Page:
    """A new table; the page shows it when the board is there."""
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin
    new = {"game": "aquasphere", "seats": seats, "options": options, "request": uuid.uuid4().hex}
    table = page.request.post(f"{origin[0]}/api/tables", data=new)
    assert table.ok, table.text()
    page.goto(f"{origin[0]}/table/{table.json()['table']}")
    page.wait_for_selector("[data-core]")
    return page


def position(page: Page) -> dict[str, Any]:
    """What the server shows of the table that the page is at."""
    answer = page.request.get(page.url.replace("/table/", "/api/tables/"))
    assert answer.ok, answer.text()
    shown: dict[str, Any] = answer.json()["position"]
    return shown


def against_three(page: Page, kind: str = "uniform") -> Page:
    return sit_down(page, [me("Ada"), *(agent(name, kind) for name in NAMES[1:])])


# -- whole games ----------------------------------------------------------------------------------


def test_a_whole_game_against_three_agents_by_mouse(visit: Visit) -> None:
    page = against_three(visit())
    play_whole(page, lambda page, turn: click_on(page, 5 * turn), LAST_ROUND)
    expect_a_sheet_that_adds_up(page)
    expect_open_to_everybody(page)


def test_a_whole_game_against_three_agents_by_keyboard_alone(visit: Visit) -> None:
    page = against_three(visit())
    play_whole(page, type_on, LAST_ROUND)
    expect_a_sheet_that_adds_up(page)


def test_three_share_a_phone_in_two_languages(visit: Visit) -> None:
    page = sit_down(visit(width=390, height=844, has_touch=True), [me(n) for n in NAMES[:3]])
    languages = ("Français", "English")

    def tap(page: Page, turn: int) -> bool:
        if turn % 12 == 0 and not page.get_by_role("dialog").count():
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name=languages[turn // 12 % 2]).click()
            page.keyboard.press("Escape")
        return tap_on(page, turn)

    play_whole(page, tap, LAST_ROUND)
    expect_a_sheet_that_adds_up(page)


def expect_a_sheet_that_adds_up(page: Page) -> None:
    sheet = page.locator("dialog", has=page.locator("tfoot"))
    expect(sheet).to_be_visible()
    totals = [number(text) for text in sheet.locator("tfoot td").all_inner_texts()]
    rows = [row.locator("td").all_inner_texts() for row in sheet.locator("tbody tr").all()]
    columns = list(zip(*[[number(text) for text in row] for row in rows], strict=True))
    assert totals == [sum(column) for column in columns]
    assert totals == [player["points"] for player in position(page)["players"]]
    kept = 5  # what a red line behind a counter saved: the rest, so never a loss
    assert all(column[kept] >= 0 for column in columns)


def number(text: str) -> int:
    return int(text.replace("−", "-"))


# Something can be done here, or behind a tab.
IDLE = """() => {
    const { telling, busy, over } = document.querySelector("main.table").dataset;
    const shown = what => [...document.querySelectorAll(what)].some(e => e.getClientRects().length);
    const todo = ".answerable.legal, .answer, .go, .tabs .calling, .bubble.choice button";
    return telling === "false" && busy === "false" && (over === "true" || shown(todo));
}"""


def tap_on(page: Page, turn: int) -> bool:
    """One answer by thumb: in the tab that calls, in a sector that glows; False at the end."""
    page.wait_for_function(IDLE)
    if page.locator(".bubble.choice").count():
        return settled(page, lambda now: press(page, now, turn))
    calling = page.locator(".tabs .calling")
    glowing = page.locator("[data-look].legal")
    in_sight = page.locator("main .answerable.legal:visible, .answer:visible, .go:visible")
    if calling.count() and (turn % 3 == 0 or not in_sight.count()):
        calling.nth(turn % calling.count()).tap()
    if glowing.count() and (turn % 3 == 1 or not in_sight.count()):
        glowing.nth(turn % glowing.count()).tap()
    return settled(page, lambda now: press(page, now, 7 * turn))


# -- what is seen ---------------------------------------------------------------------------------


def test_the_board_says_what_the_engine_says(visit: Visit) -> None:
    page = against_three(visit())
    for turn in range(12):
        click_on(page, 3 * turn)
    ready(page)
    now = position(page)
    mine = now["players"][0]
    assert numbers(page.locator("[data-lock] text")) == mine["locks"]
    plates = [letter for letter in now["ring"] if letter != mine["scientist"]]
    assert numbers(page.locator(".station .fare text")) == [mine["fares"][x] for x in plates]
    assert numbers(page.locator("[data-core] .points")) == [now["centre"]["bulb"]]
    assert page.locator("[data-next] rect").count() == 7
    assert page.locator("[data-line-at]").count() == len(now["printed"]["lines"])
    totals = [p["now"]["total"] for p in now["players"]]
    assert numbers(page.locator("#panel-hq td.sum")) == totals
    bots = sum(sum(s["loading"]) for s in now["sectors"].values())
    assert page.locator("[data-loading] [data-bot]").count() == bots
    docked = sum(len(sector["submarines"]) for sector in now["sectors"].values())
    assert page.locator("[data-submarine]").count() == docked


def numbers(found: Locator) -> list[int]:
    return [number(text.replace("+", "")) for text in found.all_text_contents()]


def test_cards_and_tiles_explain_themselves(visit: Visit) -> None:
    page = against_three(visit())
    ready(page)
    for program in ("research", "lab"):
        area = page.locator(f".station .area.aq-{program}").first
        area.hover()
        tip = page.locator(".bubble.tip")
        expect(tip).to_be_visible()
        expect_sentence(tip.inner_text())
        page.mouse.move(2, 2)
        expect(tip).to_have_count(0)


def test_a_tap_opens_the_lens(visit: Visit) -> None:
    page = sit_down(visit(width=390, height=844, has_touch=True), [me("Ada"), me("Bo")])
    page.wait_for_function(IDLE)
    for letter in ("B", "E"):
        page.locator(f'[data-look="{letter}"]').tap()
        lens = page.locator("#panel-sector")
        expect(lens.get_by_role("heading")).to_have_text(f"Sector {letter}")
        expect(lens.locator("[data-sector]")).to_have_attribute("data-sector", letter)
        expect(lens).to_be_in_viewport()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_position_can_be_read(visit: Visit, locale: str) -> None:
    page = against_three(visit(locale=locale))
    ready(page)
    page.keyboard.press("t")
    text = page.locator("dialog").inner_text()
    for letter in position(page)["ring"]:
        assert re.search(rf"\b{letter}\b", text)
    assert all(name in text for name in NAMES)
    assert not re.search(r"aqs?-|undefined|NaN", text)


def test_it_fits_and_is_open_to_everybody(visit: Visit) -> None:
    page = against_three(visit(locale="fr-FR"))
    for turn in range(14):
        click_on(page, 4 * turn)
    ready(page)
    for width, theme in sizes_and_themes(page):
        for _ in tabs(page):
            expect_fits(page)
            if theme == "dark":  # places are the same in both
                expect_targets(page)
        if width in LOOKED_AT:
            expect_open_to_everybody(page)


def tabs(page: Page) -> Iterator[None]:
    """Every tab in turn, or what is there without them."""
    found = page.locator(".tabs button:visible")
    for n in range(found.count()):
        found.nth(n).click()
        yield
    yield


# -- why not --------------------------------------------------------------------------------------


# Whatever is not legal is pressed, and what the bubble says is read when the server has answered.
COUNT_REQUESTS = """() => {
    const ask = window.fetch;
    window.asking = 0;
    window.fetch = async (...what) => {
        window.asking++;
        try { return await ask(...what); } finally { setTimeout(() => window.asking--); }
    };
}"""
PRESS_ALL = """async () => {
    const found = [];
    const frame = () => new Promise(done => setTimeout(done));
    for (const each of document.querySelectorAll("main .answerable:not(.legal, .chosen)")) {
        if (!each.getClientRects().length) continue;
        each.dispatchEvent(new MouseEvent("click", {bubbles: true}));
        do await frame(); while (window.asking > 0);
        await frame();
        const said = document.querySelector(".bubble.why")?.innerText ?? "nothing";
        found.push(each.dataset.says + "\\n" + said);
        dispatchEvent(new KeyboardEvent("keydown", {key: "Escape"}));
        await frame();
    }
    return found;
}"""


def test_everything_that_is_not_legal_says_why_not_in_both_languages(visit: Visit) -> None:
    page = sit_down(visit(), [me("Ada"), agent("Bo")])
    page.evaluate(COUNT_REQUESTS)
    seen: set[str] = set()
    for turn in range(POSITIONS):
        if ready(page) == "over":
            sit_down(page, [me("Ada"), agent("Bo")])
            page.evaluate(COUNT_REQUESTS)
            ready(page)
        before = line(page)
        found = page.evaluate(PRESS_ALL)
        assert line(page) == before
        for text in found:
            assert re.search(r"\b(Rule|Règle) AQ-\d+\.\d+", text), text
            expect_sentence(text.partition("\n")[2])
        seen |= set(found)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Français" if turn % 2 == 0 else "English").click()
        page.keyboard.press("Escape")
        click_on(page, 11 * turn)
    assert len(seen) > min(15 * POSITIONS, 400)
    assert any("Règle AQ-" in text for text in seen)
    assert any("Rule AQ-" in text for text in seen)


# -- motion ---------------------------------------------------------------------------------------


NOTE_MOTION = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const most = timing.duration + (timing.delay ?? 0);
        window.moved.push([this.dataset.figure ?? this.getAttribute("class") ?? "", most]);
        return animate.call(this, frames, timing);
    };
}"""


def settings(page: Page, speed: str) -> None:
    """From now on at this speed."""
    page.evaluate(
        "speed => localStorage.setItem('pelagos.settings', JSON.stringify({speed}))", speed
    )


@pytest.mark.parametrize("reduced", [False, True])
def test_the_story_moves_unless_it_is_not_wanted(visit: Visit, reduced: bool) -> None:
    page = visit(reduced_motion="reduce" if reduced else "no-preference")
    settings(page, "normal")
    sit_down(page, [me("Ada"), me("Bo")])
    page.evaluate(NOTE_MOTION)
    ready(page)
    before = line(page)
    page.locator('[data-says^="engineer"].legal').first.click()
    page.wait_for_function(
        "before => document.querySelector('main').dataset.line > before", arg=before
    )
    ready(page)
    moved = page.evaluate("window.moved")
    assert any(name.startswith("engineer-") for name, _ in moved) is not reduced
    assert all(most <= 400 for _, most in moved)
    expect(page.locator(".aq-flight")).to_have_count(0)


# -- words and colours ----------------------------------------------------------------------------


def test_all_words_of_the_station_are_said_somewhere() -> None:
    code = "".join(p.read_text("utf-8") for p in FOLDER.iterdir() if p.suffix in (".svelte", ".ts"))
    words = (FOLDER / "words.en.ftl").read_text("utf-8")
    keys = re.findall(r"^(aqs-[\w-]+) =", words, re.M)
    assert keys
    assert [key for key in keys if f'"{key}"' not in code and not key.startswith("aqs-end-")] == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_what_is_written_on_the_board_can_be_read(theme: str, ink: str, ground: str) -> None:
    found = contrast(colours(theme)[ink], colours(theme)[ground])
    assert found >= 4.5, f"{ink} on {ground}: {found:.2f}"


def colours(theme: str) -> dict[str, str]:
    """The tokens of the house and of the game."""
    css = (FOLDER / "tokens.css").read_text("utf-8")
    blocks = re.findall(r"\{(.*?)\n\}", css, re.S)[: 2 if theme == "light" else 1]
    own = [dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", block)) for block in blocks]
    return tokens(theme) | {name: value for block in own for name, value in block.items()}
