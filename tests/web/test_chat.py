"""Talking at a table, in several browsers: beside the story, or as a sheet on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.hands import (
    click_on,
    expect_fits,
    expect_open_to_everybody,
    expect_targets,
    line,
    resize,
    wait_after,
)

pytestmark = pytest.mark.browser

WICKED = "<img src=x onerror=a()> https://example.org"


def open_table(page: Page, game: str = "octodice") -> str:
    """A table for Ada and whoever comes, opened by the browser of this page; its path."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    body = {"game": game, "request": "chat", "seats": seats}
    base = page.url.rstrip("/")
    path = f"/table/{page.request.post(f'{base}/api/tables', data=body).json()['table']}"
    page.goto(base + path)
    return path


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_label("Say something")).to_have_value("")


def expect_said(page: Page, *texts: str) -> None:
    expect(page.locator(".chat .text")).to_have_text(list(texts))


def test_players_talk_before_and_during_the_game(visit: Visit) -> None:
    ada = visit()
    path = open_table(ada)
    bo, watcher = visit(path, 390, 844), visit(path)
    say(ada, WICKED)
    expect_said(watcher, WICKED)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.wait_for_selector("main.table")
    bo.get_by_role("button", name="Chat: one new line").click()
    expect_said(bo, WICKED)
    watcher.wait_for_selector("main.table")
    say(bo, "Good luck")
    ada.get_by_role("button", name="Chat: one new line").click()
    expect_said(ada, WICKED, "Good luck")
    expect(ada.locator(".chat a, .chat img")).to_have_count(0)
    expect(ada.get_by_role("button", name="Chat", exact=True).first).to_be_visible()
    watcher.get_by_role("button", name="Chat: one new line").click()
    expect_said(watcher, WICKED, "Good luck")
    expect(watcher.get_by_text("Only players can post")).to_be_visible()
    expect(watcher.get_by_label("Say something")).to_have_count(0)


def test_a_line_is_muted_heard_again_and_reported(visit: Visit) -> None:
    ada = visit()
    path = open_table(ada)
    bo = visit(path)
    say(ada, "Hurry up")
    more = bo.get_by_role("button", name="Options for this message from Ada")
    more.click()
    bo.get_by_role("button", name="Mute Ada").click()
    expect_said(bo, "muted")
    bo.reload()
    expect_said(bo, "muted")
    more.click()
    bo.get_by_role("button", name="Unmute Ada").click()
    expect_said(bo, "Hurry up")
    more.click()
    bo.get_by_role("button", name="Report this line").click()
    expect(bo.get_by_text("Reported")).to_be_visible()


def test_a_chat_fits_beside_the_story_and_on_a_phone(visit: Visit) -> None:
    ada = visit()
    bo = visit(open_table(ada, "nautilus"), locale="fr-FR")
    bo.get_by_label("Votre nom").fill("W" * 24)
    bo.get_by_role("button", name="Prendre place").click()
    bo.wait_for_selector("main.table")
    say_in_french = bo.get_by_label("Dire quelque chose")
    bo.get_by_role("button", name="Discussion").first.click()
    say_in_french.fill("w" * 300)
    bo.keyboard.press("Enter")
    say_in_french.fill("Bonjour")
    bo.keyboard.press("Enter")
    ada.get_by_role("button", name=re.compile("Chat: 2 new")).click()
    for width, height in ((390, 844), (1024, 768), (1440, 900)):
        resize(ada, width, height)
        expect_fits(ada)
        if width == 390:
            ada.get_by_role("button", name="Chat", exact=True).first.click()
        ada.get_by_role("button", name="Options for this message").first.click()
        expect_fits(ada)
        expect_targets(ada)
        expect_open_to_everybody(ada)
        ada.keyboard.press("Escape")


def test_spectators_are_shown_and_told_that_they_are_behind(visit: Visit) -> None:
    ada = visit()
    path = open_table(ada, "pebbles")
    ada.get_by_role("button", name="5 moves behind").click()
    expect(ada.get_by_text("Spectators see the game 5 moves later")).to_be_visible()
    bo, watcher = visit(path), visit(path)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    watcher.wait_for_selector("main.table")
    expect(watcher.get_by_text("You are watching, 5 moves behind.")).to_be_visible()
    before = line(ada)
    click_on(ada)
    wait_after(bo, before)
    assert line(watcher) == before
    bo.get_by_role("button", name="Chat").first.click()
    expect(bo.get_by_text("1 spectator")).to_be_visible()
    expect(bo.get_by_text("moves behind")).to_have_count(0)
