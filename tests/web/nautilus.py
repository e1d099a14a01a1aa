"""A table of Nautilus: positions reached behind the page's back, and hands to play on."""

import os
import random
import re
import uuid
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.dealing import SEED as SEED
from tests.web.hands import STATE, ready

ME = {"kind": "me", "name": "Ada", "agent": ""}
BO = {"kind": "me", "name": "Bo", "agent": ""}
AGENT = {"kind": "agent", "name": "Maren", "agent": "uniform"}
Json = dict[str, Any]


# -- a table, and answers given behind the page's back ------------------------------------------


def origin(page: Page) -> str:
    found = re.match(r"https?://[^/]+", page.url)
    assert found
    return found[0]


def sit_down(page: Page, *seats: Json, **choices: Any) -> str:
    """A new table."""
    new: Json = {"game": "nautilus", "seats": seats, "options": {}, "box": None}
    data = new | {"request": uuid.uuid4().hex} | choices
    made = page.request.post(f"{origin(page)}/api/tables", data=data)
    assert made.ok, made.text()
    return str(made.json()["table"])


def look(page: Page, table: str, seat: int | None = None) -> Json:
    which = "" if seat is None else f"&seat={seat}"
    view: Json = page.request.get(f"{origin(page)}/api/tables/{table}?since=9999{which}").json()
    return view


def say(page: Page, table: str, view: Json, says: str) -> None:
    data = {"says": says, "seat": view["seat"], "after": view["line"], "request": uuid.uuid4().hex}
    given = page.request.post(f"{origin(page)}/api/tables/{table}/answers", data=data)
    assert given.ok, given.text()


def wait_after(page: Page, line: int) -> None:
    """Waits until the page shows a later line, or covers it for the next player."""
    later = """line => !document.querySelector("main.table")
        || Number(document.querySelector("main").dataset.line) > line"""
    page.wait_for_function(later, arg=line)


def any_answer(view: Json, rng: random.Random) -> str:
    """Busy: only says done where there is nothing else, builds where it is cheap, crews boats."""
    answers = [a for a in view["question"]["answers"] if a["spelling"] != "done"]
    if not answers:
        return "done"
    step = view["question"]["step"]
    if step == "PlaceModule":
        least = min(a["facts"]["price"] for a in answers)
        answers = [a for a in answers if a["facts"]["price"] == least]
    if step == "MoveAquanauts":
        answers = [a for a in answers if is_crewed(view, a)] or answers
    return str(rng.choice(answers)["spelling"])


def is_crewed(view: Json, answer: Json) -> bool:
    """Whether somebody works there already, so that two together can launch a submarine."""
    module = view["position"]["city"][answer["facts"]["target"]]
    return bool(answer["facts"]["kind"] > 2 and module["aquanauts"][view["seat"]] > 0)


def play_until(
    page: Page, table: str, wanted: Callable[[Json], bool], rng: random.Random, most: int = 400
) -> Json:
    """Answers for everybody at this screen until a question is the wanted one, or the end."""
    for _ in range(most):
        view = look(page, table)
        if view["over"] or (view["question"] and wanted(view)):
            return view
        if view["question"]:
            say(page, table, view, any_answer(view, rng))
        else:
            page.wait_for_timeout(20)
    raise AssertionError("that question never came")


def asks(*steps: str, after: int = 0) -> Callable[[Json], bool]:
    return lambda v: v["question"]["step"] in steps and v["position"]["round"] > after


def asked_after(line: int) -> Callable[[Json], bool]:
    return lambda v: v["line"] >= line


def open_table(page: Page, table: str) -> Page:
    page.goto(f"{origin(page)}/table/{table}")
    page.wait_for_selector("main.table .chart, .over")
    if page.locator(".over").count():
        page.locator(".over button").first.click()
        page.wait_for_selector("main.table .chart")
    return page


def at_question(page: Page, *steps: str, after: int = 0, seed: int = SEED) -> tuple[str, Json]:
    """A table against itself on one screen, at a question of that kind."""
    rng = random.Random(seed)
    for _ in range(6):
        table = sit_down(page, ME, BO)
        view = play_until(page, table, asks(*steps, after=after), rng)
        if not view["over"]:
            open_table(page, table)
            return table, view
    raise AssertionError(f"no {steps} in six games")


# -- hands ----------------------------------------------------------------------------------------

SEEN = """elements => {
    document.querySelector(".window").scrollIntoView({block: "nearest"});
    const isReached = e => {
        const at = e.getBoundingClientRect();
        if (!at.width) return false;
        if (!e.closest(".chart")) return true;
        const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        return hit !== null && e.contains(hit);
    };
    return elements.flatMap((e, n) => isReached(e) ? [n] : []);
}"""


def seen(found: Locator) -> list[int]:
    """Those that a finger can reach without moving the chart."""
    places: list[int] = found.evaluate_all(SEEN)
    return places


def act(page: Page, rng: random.Random) -> bool:
    """One press by mouse, as a player in a hurry would; False after the end."""
    now = ready(page)
    if now == "over":
        return False
    before = str(page.evaluate(f"JSON.stringify(({STATE})())"))
    legal = page.locator("main .answerable.legal:visible")
    places = seen(legal) if now == "legal" else []
    if now == "choice":
        page.locator(".bubble.choice button").last.click()
    elif now == "go":
        page.locator(".go:not([aria-disabled=true]):visible").click()
    elif places and (rng.random() < 0.9 or not page.locator(".answer:visible").count()):
        legal.nth(rng.choice(places)).click()
    else:
        page.locator(".answer:visible").first.click()
    changed = f"was => JSON.stringify(({STATE})()) !== was"
    page.wait_for_function(changed, arg=before)
    return True


def main_button(page: Page) -> Locator:
    return page.locator(".go:visible")
