"""Hands and eyes for the table: what a player does there, by mouse or by keyboard."""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.dealing import SEED

FIRST_HAND, LAST_HAND = 15, 400  # presses at most, before and after the middle of a game
Json = dict[str, Any]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = """async () => (await axe.run()).violations
    .filter(v => v.impact === "serious" || v.impact === "critical")
    .map(v => v.id + ": " + v.nodes.map(n => n.target.join(" ")).slice(0, 4).join(", "))"""
# What there is to do now, in the order in which a player would look for it.
NOW = """() => {
    const table = document.querySelector("main.table");
    const shown = e => e.getClientRects().length > 0;
    const find = what => [...document.querySelectorAll(what)].filter(shown).length;
    if (!table || table.dataset.telling === "true" || table.dataset.busy === "true") return "wait";
    if (table.dataset.over === "true") return "over";
    if (find(".bubble.choice button")) return "choice";
    if (find(".go:not([aria-disabled=true])")) return "go";
    if (find("main .answerable.legal")) return "legal";
    if (find(".answer:not([aria-disabled=true])")) return "answer";
    return "wait";
}"""
WHAT = {
    "choice": ".bubble.choice button",
    "go": ".go:not([aria-disabled=true]):visible",
    "legal": "main .answerable.legal:visible",
    "answer": ".answer:not([aria-disabled=true]):visible",
}


def begin(page: Page, **choices: str) -> None:
    """From the home page to a table, by the names of the buttons."""
    for name in choices.values():
        page.get_by_role("button", name=name).first.click()
    page.locator(".dock .go").click()
    page.wait_for_selector("main.table, .room, .over")


def ready(page: Page) -> str:
    """Waits until there is something to do, or the game is over; what it is."""
    found = f"() => {{ const now = ({NOW})(); return now === 'wait' ? false : now }}"
    return str(page.wait_for_function(found).json_value())


def click_on(page: Page, turn: int = 0) -> bool:
    """One press by mouse; False after the end."""
    return settled(page, lambda now: press(page, now, turn))


def type_on(page: Page, turn: int = 0) -> bool:
    """One press of a key; False after the end."""
    key = {"go": "Enter", "choice": "Enter"}
    return settled(page, lambda now: page.keyboard.press(key.get(now, "1")))


def press(page: Page, now: str, turn: int) -> None:
    found = page.locator(WHAT[now])
    if count := found.count():  # others may have answered meanwhile
        found.nth(turn % count).click()


def settled(page: Page, act: Callable[[str], None]) -> bool:
    """Does something, and waits until the table shows it."""
    now = ready(page)
    if now == "over":
        return False
    before = state(page)
    act(now)
    changed = f"([was]) => JSON.stringify(({STATE})()) !== was || ({NOW})() === 'over'"
    page.wait_for_function(changed, arg=[before])
    return True


Pick = Callable[[Json, random.Random], str]


def any_of(view: Json, rng: random.Random) -> str:
    return str(rng.choice(view["question"]["answers"])["spelling"])


def hurry(page: Page, last: int, pick: Pick = any_of) -> None:
    """The middle of a game, to its last round, goes over HTTP; the page follows.

    Both ends of a whole game are played by hand, where every kind of question comes.
    """
    table, rng = page.url.replace("/table/", "/api/tables/"), random.Random(SEED)
    while (view := page.request.get(f"{table}?since=9999").json())["position"]["round"] < last:
        if view["question"]:
            given = {"says": pick(view, rng), "seat": view["seat"], "after": view["line"]}
            page.request.post(f"{table}/answers", data=given | {"request": f"h{view['line']}"})
    arrived = "line => Number(document.querySelector('main').dataset.line) >= line"
    page.wait_for_function(arrived, arg=view["line"])


def play_whole(page: Page, how: Callable[[Page, int], bool], last: int, pick: Pick = any_of) -> None:
    """A whole game by hand but for its middle: some presses, and all of its last round."""
    assert play(page, how, FIRST_HAND) == FIRST_HAND
    hurry(page, last, pick)
    assert play(page, how, LAST_HAND) < LAST_HAND, "the game does not end"


def play(page: Page, how: Callable[[Page, int], bool], most: int = 400) -> int:
    """Answers until the end, or so many times; how often."""
    for turn in range(most):
        if not how(page, turn):
            return turn
    return most


STATE = """() => [document.querySelector("main.table")?.dataset.line,
    document.querySelector(".go:not([aria-disabled=true])")?.textContent,
    !!document.querySelector(".bubble"),
    [...document.querySelectorAll(".answerable")].map(e => e.matches(".chosen"))]"""


def state(page: Page) -> str:
    return str(page.evaluate(f"JSON.stringify(({STATE})())"))


def wait_after(page: Page, before: int) -> None:
    """Waits until a page shows a later line."""
    later = "before => Number(document.querySelector('main').dataset.line) > before"
    page.wait_for_function(later, arg=before)


def line(page: Page) -> int:
    return int(page.locator("main[data-line]").get_attribute("data-line") or 0)


def expect_nothing(page: Page, find: Callable[[], list[str]]) -> None:
    """Nothing is wrong once the page has come to rest: pieces fly, dialogs and colours fade."""
    for _ in range(LOOKS):
        found = find()
        if not found:
            return
        page.wait_for_timeout(LOOK_AGAIN)
    assert not found, "\n".join(found)


LOOKS, LOOK_AGAIN = 12, 400


def expect_open_to_everybody(page: Page) -> None:
    """axe-core finds nothing serious."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    expect_nothing(page, lambda: page.evaluate(SERIOUS))


def expect_fits(page: Page) -> None:
    """Nothing to scroll sideways, no text under 12 px."""
    expect_nothing(page, lambda: page.evaluate(WIDER) + page.evaluate(SMALL_TEXT))


WIDER = """() => document.documentElement.scrollWidth <= document.documentElement.clientWidth
    ? [] : ["the page is wider than the screen"]"""


SMALL_TEXT = """() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode, parent = text.parentElement;
        const isShown = parent.getClientRects().length && !parent.closest(".vh, .spoken");
        if (!text.data.trim() || !isShown) continue;
        let size = parseFloat(getComputedStyle(parent).fontSize);
        const svg = parent.closest("svg");
        if (svg && size > 0) {
            const m = parent.getScreenCTM?.();
            if (m) size *= Math.hypot(m.a, m.b);
        }
        if (size > 0 && size < 11.5) found.add(`${size.toFixed(1)}: ${text.data.trim()}`);
    }
    return [...found];
}"""

# Everything that can be pressed has room for a finger: links in running text apart.
SMALL_TARGETS = """() => ["button", "a[href]", "select", "input", "[role=button]"]
    .flatMap(what => [...document.querySelectorAll(what)])
    .filter(e => e.getClientRects().length && !e.closest(".vh, p, dt, footer, section.hero .what"))
    .map(e => ({e, r: e.getBoundingClientRect()}))
    .filter(({r}) => Math.min(r.width, r.height) < 43.5)
    .map(({e, r}) => `${Math.round(r.width)} x ${Math.round(r.height)}: `
        + (e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 50))"""

# What on the board has no place where a finger may be 20 px off and still hits it (16 px where
# there is room for a mouse, 12 px where there is nothing to answer), unless it can be enlarged.
OUT_OF_REACH = """() => {
    const found = [];
    const scrolled = [scrollX, scrollY];
    const front = document.querySelector("dialog[open]") ?? document.querySelector("main");
    for (const e of front.querySelectorAll(".answerable:not([data-zooms] *)")) {
        if (!e.getClientRects().length) continue;
        e.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
        const r = e.getBoundingClientRect();
        const [cx, cy] = [r.x + r.width / 2, r.y + r.height / 2];
        const hits = (x, y) => document.elementFromPoint(x, y)?.closest(".answerable") === e;
        const off = !e.matches(".legal") ? 12 : innerWidth < 800 ? 20 : 16;
        const around = [[0, 0], [-off, 0], [off, 0], [0, -off], [0, off]];
        const fits = (x, y) => around.every(([dx, dy]) => hits(x + dx, y + dy));
        let is_found = fits(cx, cy);
        for (let x = r.x; x <= r.right && !is_found; x += 10)
            for (let y = r.y; y <= r.bottom && !is_found; y += 10) is_found = fits(x, y);
        if (!is_found) found.push(`no room for a finger: ${Math.round(r.width)}`
            + ` x ${Math.round(r.height)}: ` + e.textContent.trim().slice(0, 50));
    }
    scrollTo(...scrolled);
    return found;
}"""

SIZES = ((390, 844), (1024, 768), (1440, 900), (2560, 1440))
THEMES = ("dark", "light")
LOOKED_AT = (390, 1440)  # where axe-core looks, which takes its time


def expect_targets(page: Page) -> None:
    """Everything has room for a finger, 44 px, and a finger there hits nothing else."""
    expect_nothing(page, lambda: page.evaluate(SMALL_TARGETS) + page.evaluate(OUT_OF_REACH))


# Two frames are drawn, and whatever moves for a while has come to rest.
SETTLED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const ends = a => a.effect?.getComputedTiming().endTime !== Infinity;
    const moving = document.getAnimations().filter(a => a.playState === "running" && ends(a));
    await Promise.allSettled(moving.map(a => a.finished));
    await frame();
}"""


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)  # what a phone shows elsewhere moves there


def sizes_and_themes(page: Page) -> Iterator[tuple[int, str]]:
    """The same page at every size of the standard, dark and light."""
    for width, height in SIZES:
        resize(page, width, height)
        for theme in THEMES:
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            page.evaluate(SETTLED)  # colours change over
            yield width, theme


def expect_fine_everywhere(page: Page, *checks: Callable[[Page], None]) -> None:
    """At every size, dark and light: it fits, it passes the checks, it is open to everybody."""
    for width, _ in sizes_and_themes(page):
        expect_fits(page)
        for check in checks:
            check(page)
        if width in LOOKED_AT:
            expect_open_to_everybody(page)


def expect_sentence(text: str) -> None:
    """Words for people: no key, no hole where a fact belongs."""
    assert text.strip()
    assert not re.search(r"\b(refuse|ask|say|told|error)-\w|\{|undefined|NaN", text), text
