"""The table: whole games by mouse and by keyboard, why not, undo, the end."""

import os
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import (
    LOOKED_AT,
    SIZES,
    begin,
    click_on,
    expect_fine_everywhere,
    expect_fits,
    expect_open_to_everybody,
    expect_sentence,
    expect_targets,
    line,
    play_whole,
    ready,
    resize,
    sizes_and_themes,
    type_on,
    wait_after,
)

LAST_ROUND = 6
FINGERS = 40  # answers; every other question of Octo Dice is among them
POSITIONS = int(os.environ.get("PELAGOS_WEB_POSITIONS", "16"))  # 200 to be sure

pytestmark = pytest.mark.browser


def test_a_whole_game_against_two_agents_by_mouse(visit: Visit) -> None:
    page = visit()
    begin(page)
    play_whole(page, click_on, LAST_ROUND)
    sheet = page.get_by_role("dialog", name="Scoring sheet")
    expect(sheet).to_be_visible()
    totals = [int(text) for text in sheet.locator("tfoot td").all_inner_texts()]
    rows = sheet.locator("tbody tr").all()
    columns = [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert totals == [sum(column) for column in zip(*columns, strict=True)]
    expect_fine_everywhere(page)
    sheet.get_by_role("button", name="Rematch").click()
    page.wait_for_function("() => document.querySelector('main.table')?.dataset.over === 'false'")
    assert ready(page) == "legal"


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_a_whole_game_against_two_agents_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.keyboard.press("Tab")
    page.locator(".dock .go").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table")
    play_whole(page, type_on, LAST_ROUND)
    expect(page.get_by_role("dialog", name="Scoring sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_board_itself_is_played_by_tab_arrows_and_enter(visit: Visit) -> None:
    page = visit()
    begin(page, mode="Solo")
    ready(page)
    focus(page, page.locator("main .answerable.legal").first.get_attribute("data-says"))
    first = said(page)
    page.keyboard.press("ArrowRight")
    assert said(page) != first
    before = line(page)
    page.keyboard.press("Enter")
    wait_after(page, before)
    page.wait_for_function("document.activeElement.matches('.legal')")
    page.keyboard.press("Enter")  # the second die is chosen …
    expect(page.locator(".go:visible")).to_be_focused()
    page.keyboard.press("Enter")  # … and confirmed
    expect(page.locator(".prompt h2")).to_contain_text("keep a die")
    assert ready(page) == "legal"


def focus(page: Page, says: str | None) -> None:
    """Tab until the element of an answer has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if said(page) == says:
            return
    raise AssertionError(f"{says} cannot be reached by Tab")


def said(page: Page) -> str | None:
    return str(page.evaluate("document.activeElement.dataset?.says ?? ''")) or None


def test_everything_that_is_not_legal_says_why_not_in_both_languages(visit: Visit) -> None:
    page = visit()
    begin(page, mode="Solo")
    seen: set[str] = set()
    for turn in range(POSITIONS):
        if ready(page) == "over":
            page.goto(page.url.partition("/table")[0])
            begin(page, count="Same screen" if turn % 4 == 0 else "Solo")
            ready(page)
        seen |= refusals(page)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Français" if turn % 2 == 0 else "English").click()
        page.keyboard.press("Escape")
        click_on(page, turn)
    assert len(seen) > min(2 * POSITIONS, 100)
    assert any("Règle OD-" in text for text in seen)
    assert any("Rule OD-" in text for text in seen)


# Presses whatever is not legal, and reads what the bubble says.
PRESS_ALL = """async () => {
    const found = [];
    const frame = () => new Promise(done => setTimeout(done));
    const shown = e => e.getClientRects().length > 0;
    for (const each of document.querySelectorAll("main .answerable:not(.legal, .chosen)")) {
        if (!shown(each)) continue;
        each.dispatchEvent(new MouseEvent("click", {bubbles: true}));
        for (let n = 0; n < 200 && !document.querySelector(".bubble.why"); n++) await frame();
        const said = document.querySelector(".bubble.why")?.innerText ?? "nothing";
        found.push(each.dataset.says + "\\n" + said);
        dispatchEvent(new KeyboardEvent("keydown", {key: "Escape"}));
        await frame();
    }
    return found;
}"""


def refusals(page: Page) -> set[str]:
    """Press whatever is not legal; nothing may change, and each says why in a sentence."""
    before = line(page)
    found = set(page.evaluate(PRESS_ALL))
    for text in found:
        assert len([part for part in text.splitlines() if part.strip()]) >= 3, text
        expect_sentence(text.partition("\n")[2])
    assert line(page) == before
    return found


def test_the_rule_of_a_refusal_opens(visit: Visit) -> None:
    page = visit()
    begin(page, mode="Solo")
    ready(page)
    page.locator("main .answerable:not(.legal):visible").first.dispatch_event("click")
    rule = page.locator(".bubble.why button")
    wanted = rule.inner_text().removeprefix("Rule ").strip()
    rule.click()
    expect(page.locator("dialog article.here")).to_contain_text(wanted)
    page.get_by_placeholder("Search the rules").fill("octopod bonus")
    expect(page.locator("dialog article").first).to_contain_text(re.compile("octopod", re.I))


def test_undo_says_what_it_takes_back_and_what_was_revealed(visit: Visit) -> None:
    page = visit()
    begin(page, mode="Solo")
    undo = page.locator("header .undo")
    ready(page)
    click_on(page)
    expect(undo).to_have_attribute("aria-label", re.compile("^Undo: keep"))
    before = line(page)
    page.keyboard.press("u")
    wait_after(page, before)
    expect(undo).to_have_attribute("aria-disabled", "true")
    for _ in range(3):  # two dice, and the confirmation
        click_on(page)
    ready(page)
    undo.dispatch_event("click")
    expect(page.locator(".bubble.why")).to_contain_text("You roll the other four dice")


def test_a_resting_pointer_explains_and_a_slow_click_plays(visit: Visit) -> None:
    page = visit()
    begin(page, mode="Solo")
    ready(page)
    die = page.locator("main .answerable.legal:visible").first
    die.hover()
    expect(page.locator(".bubble.tip")).to_be_visible()
    before = line(page)
    die.click(delay=700)
    wait_after(page, before)


def test_a_resting_finger_explains_and_plays_nothing(visit: Visit) -> None:
    page = visit(width=390, height=844, has_touch=True)
    begin(page, mode="Solo")
    ready(page)
    before = line(page)
    die = page.locator("main .answerable.legal:visible").first
    die.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator(".bubble.tip")).to_be_visible()
    die.dispatch_event("pointerup", {"pointerType": "touch"})
    die.dispatch_event("click")
    assert line(page) == before


def test_the_position_can_be_read_in_words(visit: Visit) -> None:
    page = visit()
    begin(page, mode="Solo")
    ready(page)
    page.keyboard.press("t")
    words = page.get_by_role("dialog", name="Position as text")
    expect_sentence(words.inner_text())
    expect(words).to_contain_text("Keep a die.")
    expect_open_to_everybody(page)


def test_the_live_region_tells_what_happens(visit: Visit) -> None:
    page = visit()
    begin(page, mode="Solo")
    ready(page)
    click_on(page)
    expect(page.locator("[data-heard]")).to_contain_text("keep")


def test_what_happened_since_the_last_turn_can_be_seen_again(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('pelagos.settings', JSON.stringify({speed: 'fast'}))")
    page.reload()
    begin(page)
    again = page.get_by_role("button", name="Replay since my last turn")
    for turn in range(10):  # until others have done something, too
        ready(page)
        if again.count():
            break
        click_on(page, turn)
    now = line(page)
    again.click()
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
    assert line(page) == now


def test_the_table_fits_and_is_open_to_everybody(visit: Visit) -> None:
    page = visit()
    begin(page)
    for turn in range(5):
        click_on(page, turn)
    ready(page)
    expect_fine_everywhere(page)


def test_fingers_find_whatever_can_be_pressed_at_every_size(visit: Visit) -> None:
    page = visit()
    begin(page)
    seen: set[str | None] = set()
    for turn in range(FINGERS):
        if ready(page) == "over":
            break
        step = page.locator(".prompt h2").inner_text()
        if step not in seen:
            page.keyboard.press("Escape")
            for width, height in SIZES:
                resize(page, width, height)
                expect_targets(page)
                for tab in page.locator(".tabs button:visible").all():
                    tab.click()
                    expect_targets(page)
            page.locator(".tabs button").first.dispatch_event("click")
        seen.add(step)
        click_on(page, turn)
    assert len(seen) > 3
