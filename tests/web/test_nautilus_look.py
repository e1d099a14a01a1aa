"""The look of Nautilus: at every size, in both themes, on an owner's own map, in words."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import (
    expect_fine_everywhere,
    expect_fits,
    expect_nothing,
    expect_open_to_everybody,
    expect_targets,
    sizes_and_themes,
)
from tests.web.nautilus import (
    AGENT,
    ME,
    at_question,
    open_table,
    origin,
    sit_down,
)
from tests.web.test_look import contrast, tokens

pytestmark = pytest.mark.browser

FOLDER = Path(__file__).parents[2] / "web/src/games/nautilus"


# -- the look -------------------------------------------------------------------------------------


# The names of the zones, and what is drawn on the chart that one of them touches.
TOUCHED = """() => {
    const box = e => e.getBoundingClientRect();
    const drawn = ".token .disc, .spot .ring, [data-submarine] .ring, .module .drawn";
    const found = [];
    for (const name of document.querySelectorAll("[data-zone] text"))
        for (const other of document.querySelectorAll(drawn)) {
            const [a, b] = [box(name), box(other)];
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > 1 && down > 4) found.push(`${name.textContent} ${across} x ${down}`);
        }
    return found;
}"""


def test_it_fits_everywhere_and_is_open_to_everybody(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    at_question(page, "MoveSubmarines")
    expect_fine_everywhere(page, expect_names_to_stay_clear, expect_targets)


def expect_names_to_stay_clear(page: Page) -> None:
    assert page.locator("[data-zone]").count() > 1
    expect_nothing(page, lambda: page.evaluate(TOUCHED))


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
    expect(page.locator(".mini")).to_have_count(0)
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
    made = ("na-phase-", "na-now-", "na-effect-", "na-layer-", "na-done-", "na-yes-", "na-end-")
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
