"""The board of Nautilus: the chart, the modules in hand, the private looks, whole games on it."""

import os
import random
import re
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.hands import (
    STATE,
    expect_fits,
    expect_open_to_everybody,
    expect_sentence,
    expect_targets,
    ready,
    sizes_and_themes,
)
from tests.web.test_look import contrast, tokens

pytestmark = pytest.mark.browser

FOLDER = Path(__file__).parents[2] / "web/src/games/nautilus"
POSITIONS = int(os.environ.get("PELAGOS_WEB_POSITIONS", "2"))  # more before a release
SEED = int(os.environ.get("PELAGOS_TEST_SEED", "20260705"))
ME = {"kind": "me", "name": "Ada", "agent": ""}
BO = {"kind": "me", "name": "Bo", "agent": ""}
AGENT = {"kind": "agent", "name": "Maren", "agent": "uniform"}
Visit = Callable[..., Page]
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
    elif places and rng.random() < 0.9:
        legal.nth(rng.choice(places)).click()
    else:
        page.locator(".answer:visible").first.click()
    changed = f"was => JSON.stringify(({STATE})()) !== was"
    page.wait_for_function(changed, arg=before)
    return True


def main_button(page: Page) -> Locator:
    return page.locator(".go:visible")


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


# -- whole games ----------------------------------------------------------------------------------


def test_a_whole_game_by_mouse_against_an_agent(visit: Visit) -> None:
    page, rng = visit(), random.Random(SEED)
    table = sit_down(page, ME, AGENT)
    open_table(page, table)
    for _ in range(500):
        if not act(page, rng):
            break
    sheet = page.locator("dialog")
    expect(sheet).to_contain_text("Scoring")
    view = look(page, table)
    for seat in (0, 1):
        column = sheet.locator(f"tbody td:nth-of-type({seat + 1})").all_inner_texts()
        points = [int(text.replace("−", "-")) for text in column if text.strip()]
        assert view["scores"][seat] in points


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, sit_down(page, ME, AGENT))
    for turn in range(24):
        if ready(page) == "over":
            break
        before = page.locator("main.table").get_attribute("data-line")
        go_on_by_keys(page, turn)
        changed = "was => document.querySelector('main').dataset.line !== was"
        page.wait_for_function(changed, arg=before)
    assert page.locator("[data-module]").count() > 1


def go_on_by_keys(page: Page, turn: int) -> None:
    """Tab to something that glows and press Enter, and Enter again where it is confirmed."""
    glowing = page.locator("main .answerable.legal:visible")
    if count := glowing.count():
        glowing.nth(turn % count).focus()
        page.keyboard.press("Enter")
        if page.locator(".bubble.choice").count():
            page.locator(".bubble.choice button").first.focus()
            page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")
    if main_button(page).count():
        page.keyboard.press("Enter")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_two_on_one_phone_hand_it_over_face_down(visit: Visit, locale: str) -> None:
    page = visit(width=390, height=844, has_touch=True, locale=locale)
    rng = random.Random(SEED)
    open_table(page, sit_down(page, ME, BO))
    handed = 0
    for _ in range(60):
        page.wait_for_selector("main.table[data-busy=false][data-telling=false], .over")
        if page.locator(".over").count():
            expect(page.locator(".chart")).to_have_count(0)
            page.locator(".over button").first.click()
            page.wait_for_selector("main.table .chart")
            handed += 1
            continue
        if page.locator("main.table[data-over=true]").count() or handed > 5:
            break
        press_on_phone(page, rng)
    assert handed > 2


def press_on_phone(page: Page, rng: random.Random) -> None:
    legal = page.locator("main .answerable.legal:visible")
    places = seen(legal)
    before = str(page.evaluate(f"JSON.stringify(({STATE})())"))
    if page.locator(".bubble.choice").count():
        page.locator(".bubble.choice button").first.click()
    elif page.locator(".bar .go:not([aria-disabled=true])").count():
        page.locator(".bar .go").click()
    elif places and rng.random() < 0.6:
        legal.nth(rng.choice(places)).click()
    else:
        page.locator(".bar .answer").first.click()
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


# -- the look -------------------------------------------------------------------------------------


def test_it_fits_everywhere_and_is_open_to_everybody(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    at_question(page, "MoveSubmarines")
    for _ in sizes_and_themes(page):
        expect_fits(page)
        expect_targets(page)
        expect_open_to_everybody(page)


def test_a_phone_looks_closely_and_can_be_moved(visit: Visit) -> None:
    page = visit(width=390, height=844)
    at_question(page, "PlaceModule")
    box = "document.querySelector('.chart').getAttribute('viewBox')"
    before = page.evaluate(box)
    chart = page.locator(".chart").bounding_box()
    assert chart
    x, y = chart["x"] + 190, chart["y"] + 120
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    moved = page.evaluate(box)
    assert moved != before and page.locator(".bubble").count() == 0
    page.get_by_role("button", name="The whole chart").click()
    assert page.locator(".mini").count() == 0
    page.get_by_role("button", name="Closer").click()
    page.locator(".mini").click(position={"x": 20, "y": 20})
    assert page.evaluate(box) != moved


def test_an_owner_s_own_map_is_drawn(visit: Visit) -> None:
    """The sea floor the other way round: the trench lies in the west."""
    page = visit()
    box = page.request.get(f"{origin(page)}/api/games/nautilus").json()["box_text"]
    mirrored = re.sub(r'"([LSDTlsdt]{28})"', lambda row: f'"{row[1][::-1]}"', box)
    mirrored = mirrored.replace('base = "J10"', 'base = "L10"').replace(
        'name = "Pelagos reconstruction"', 'name = "mirror"'
    )
    open_table(page, sit_down(page, ME, AGENT, box=mirrored))
    chart = page.locator(".chart").bounding_box()
    trench = page.locator(".chart g.trench").bounding_box()
    assert chart and trench and trench["x"] < chart["x"] + chart["width"] / 3
    expect(page.locator('[data-module="0"] .answerable')).to_contain_text("L10")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_position_can_be_read(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    view = at_question(page, "MoveAquanauts", after=1)[1]
    page.keyboard.press("t")
    text = page.locator("dialog").inner_text()
    for name in ("Ada", "Bo", "J10"):
        assert name in text
    assert "na-" not in text
    assert text.count("\n") > len(view["position"]["city"])


def test_all_words_of_the_board_are_said_somewhere() -> None:
    code = "".join(p.read_text("utf-8") for p in FOLDER.iterdir() if p.suffix in (".svelte", ".ts"))
    keys = re.findall(r"^([\w-]+) =", (FOLDER / "words.en.ftl").read_text("utf-8"), re.M)
    made = ("na-phase-", "na-now-", "na-effect-", "na-layer-", "na-done-", "na-end-")
    unsaid = [key for key in keys if f'"{key}"' not in code and not key.startswith(made)]
    assert unsaid == []


INKS = [
    *((f"na-token-{zone}-ink", f"na-token-{zone}") for zone in (1, 2, 3)),
    ("na-seen-ink", "na-seen"),
    ("na-known-ink", "na-known"),
    ("na-ring-ink", "na-ring"),
    ("na-price", "na-ring"),
    ("na-ink-t", "na-trench-a"),
    *(
        ("na-sign", f"na-{kind}-floor")
        for kind in (
            "base",
            "purple",
            "green",
            "training",
            "technical",
            "sonar",
            "research",
            "analysis",
        )
    ),
    *(("na-ink", f"na-{zone}-{end}") for zone in ("lagoon", "seabed", "deep") for end in "ab"),
]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(("ink", "ground"), INKS)
def test_what_is_drawn_on_the_chart_can_be_seen(theme: str, ink: str, ground: str) -> None:
    """Signs and figures at least 3 to 1, as large text; names of zones have a halo besides."""
    found = contrast(colours(theme)[ink], colours(theme)[ground])
    assert found >= 3, f"{ink} on {ground}: {found:.2f}"


def colours(theme: str) -> dict[str, str]:
    """The tokens of the house and of the game."""
    css = (FOLDER / "tokens.css").read_text("utf-8")
    blocks = re.findall(r"\{(.*?)\n\}", css, re.S)[: 2 if theme == "light" else 1]
    own = [dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", block)) for block in blocks]
    return tokens(theme) | {name: value for block in own for name, value in block.items()}
