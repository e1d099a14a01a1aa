"""The replay page: any game, line by line, by keyboard, with a link to every position."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pelagos import shelf
from pelagos.kernel.errors import BrokenRecord
from pelagos.kernel.record import verify
from pelagos.kernel.roll import Roll
from pelagos.server.bounds import PAGE_FRAMES
from pelagos.speech import LANGUAGES, Words
from tests.drive import Table, walk
from tests.server.visitors import ME, Visitor, play_on
from tests.web.conftest import Visit
from tests.web.hands import (
    LOOKED_AT,
    expect_fine_everywhere,
    expect_fits,
    expect_open_to_everybody,
    line,
    sizes_and_themes,
)

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of two computer players, as the terminal keeps it."""
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_text(walk(Table(shelf.find("octodice"), 3, {}), 1).text, newline="\n")
    return path


def hand_in(visit: Visit, record: Path, **settings: object) -> Page:
    page = visit("/replay/open", **settings)
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector("main.replay")
    return page


def test_a_record_is_stepped_through_by_keyboard(visit: Visit, record: Path) -> None:
    page = hand_in(visit, record)
    last = len(record.read_text().splitlines()) - 1
    expect(page.get_by_text("Verified: rolls and draws were fair")).to_be_visible()
    for key, wanted in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        page.wait_for_function(f"() => document.querySelector('main').dataset.line === '{wanted}'")
    page.keyboard.press("PageDown")
    page.wait_for_function("() => document.querySelector('main').dataset.line === '11'")
    assert page.url.endswith("?line=11")


def test_it_is_told_where_a_record_comes_from(
    visit: Visit, server: str, record: Path, tmp_path: Path
) -> None:
    origin = hand_in(visit, record).locator(".origin")
    expect(origin).to_have_text("Handed in: nothing proves who played it, or where")
    with Visitor(server) as ada:
        table = ada.new("octodice", [ME])
        play_on(ada, table, Roll(1))
        played = tmp_path / "played.jsonl"
        played.write_bytes(ada.http.get(f"/api/tables/{table}/record").content)
    page = hand_in(visit, played, locale="fr-FR")
    expect(page.locator(".origin")).to_contain_text("Partie jouée sur ce serveur")
    page.goto(f"{server}/replay/{table}")
    page.wait_for_selector("main.replay")
    expect(page.locator(".origin")).to_have_count(0)


def test_a_link_opens_the_same_position_elsewhere(visit: Visit, record: Path) -> None:
    page = hand_in(visit, record)
    for _ in range(7):
        page.keyboard.press("PageDown")
    page.wait_for_function("() => document.querySelector('main').dataset.line === '70'")
    path = "/" + page.url.split("/", 3)[3]
    other = visit(path, locale="fr-FR")
    other.wait_for_selector("main.replay")
    assert line(other) == 70
    assert (
        other.locator(".standings b").all_inner_texts()
        == page.locator(".standings b").all_inner_texts()
    )


def without(rows: list[str]) -> list[str]:
    return [*rows[:20], *rows[21:]]


def cut_short(rows: list[str]) -> list[str]:
    return [*rows[:30], rows[30].rstrip("\n")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("forge", [without, cut_short])
def test_a_changed_record_is_refused_in_the_words_of_the_command_line(
    visit: Visit,
    record: Path,
    errors: list[str],
    tmp_path: Path,
    forge: Callable[[list[str]], list[str]],
    language: str,
) -> None:
    forged = tmp_path / "forged.jsonl"
    forged.write_text("".join(forge(record.read_text().splitlines(keepends=True))), newline="\n")
    with pytest.raises(BrokenRecord) as refused:
        verify(forged.read_bytes(), shelf.find)
    sentence = Words(language).error(refused.value)
    assert str(refused.value.line) in sentence
    page = visit("/replay/open", locale=language)
    page.locator("input[type=file]").set_input_files(forged)
    expect(page.get_by_role("alert")).to_have_text(sentence)
    errors.clear()  # the browser reports the refused request


def test_a_long_record_opens_at_once(visit: Visit, record: Path) -> None:
    page = hand_in(visit, record)
    page.reload()  # as whoever follows a link, with a warm cache
    page.wait_for_selector("main.replay")
    took = page.evaluate(
        """() => {
        const asked = performance.getEntriesByType("resource").find(e => e.name.includes("/frames?"));
        const shown = performance.getEntriesByName("replay-shown").at(-1);
        return [asked.responseEnd - asked.startTime, shown.startTime - asked.responseEnd];
    }"""
    )
    lines = len(record.read_text().splitlines())
    print(f"{lines} lines: server {took[0]:.0f} ms, page {took[1]:.0f} ms")
    assert took[1] < 1500  # a loaded machine; the figure that counts is printed


def test_a_link_to_a_late_line_asks_for_its_page_first_and_for_each_once(
    visit: Visit, record: Path
) -> None:
    page = hand_in(visit, record)
    last = len(record.read_text().splitlines()) - 1
    asked: list[int] = []
    page.on(
        "request", lambda each: asked.extend(map(int, re.findall(r"frames.from=(\d+)", each.url)))
    )
    page.goto(f"{page.url.partition('?')[0]}?line={last}")
    page.wait_for_selector(f"main.replay[data-line='{last}']")
    first = last // PAGE_FRAMES * PAGE_FRAMES
    page.keyboard.press("Home")
    expect(page.locator("main.replay")).to_have_attribute("data-line", "0")
    everything = [*range(0, last + 1, PAGE_FRAMES)]
    for _ in range(100):
        if len(asked) < len(everything):
            page.wait_for_timeout(100)
    assert asked[0] == first and sorted(asked) == everything


@pytest.mark.parametrize("game", ["nautilus", "neweden", "octodice"])
def test_four_players_fit_on_a_screen(visit: Visit, tmp_path: Path, game: str) -> None:
    path = tmp_path / "four.jsonl"
    path.write_text(walk(Table(shelf.find(game), 4, {}), 1).text, newline="\n")
    page = hand_in(visit, path, width=1440, height=900)
    last = len(path.read_text().splitlines()) - 1
    for at in (0, last // 3, last // 2, last):
        page.goto(f"{page.url.partition('?')[0]}?line={at}")
        page.wait_for_selector(f"main.replay[data-line='{at}']")
        assert page.evaluate("document.documentElement.scrollHeight") == 900


def test_the_replay_fits_and_is_open_to_everybody(visit: Visit, record: Path) -> None:
    page = hand_in(visit, record)
    page.keyboard.press("End")
    expect_fine_everywhere(page)
