"""Two people and a computer play a whole game that began in the lobby; one has a bad network.

``PELAGOS_WEB_GAMES`` names the games, as in ``octodice,nautilus``; Octo Dice by default.
"""

import os
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Serve, Server
from tests.server.visitors import Visitor
from tests.web.cable import Cable
from tests.web.conftest import Visit
from tests.web.hands import NOW, begin, line, type_on, wait_after

pytestmark = pytest.mark.browser

GAMES = os.environ.get("PELAGOS_WEB_GAMES", "octodice").split(",")
TITLES = {
    "aquasphere": "AquaSphere",
    "nautilus": "Nautilus",
    "neweden": "New Eden",
    "octodice": "Octo Dice",
}
DROPS = (5, 15, 25)  # after so many presses the network fails
MOST = 4000  # presses in a game
LOST = "No connection."


@pytest.fixture
def house(serve: Serve) -> Server:
    """A server whose computer players do not think for long."""
    return serve(PELAGOS_THINKING="0.05")


@pytest.fixture
def cable(house: Server) -> Iterator[Cable]:
    made = Cable(int(house.port))
    yield made
    made.close()


def now(page: Page) -> str:
    return str(page.evaluate(f"({NOW})()"))


def table_of(page: Page) -> str:
    return page.url.partition("/table/")[2].partition("?")[0]


def sit_down_through_the_lobby(host: Page, guest: Page, game: str) -> None:
    """The host opens a table for everybody, a computer sits down, and somebody from the lobby."""
    host.get_by_role("button", name=TITLES[game]).first.click()
    host.get_by_role("button", name="Online").click()
    host.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    begin(host)
    host.get_by_role("button", name="Everybody").click()
    host.get_by_role("button", name="Add a computer").first.click()
    guest.locator(f'article[data-table="{table_of(host)}"]').get_by_role("link").first.click()
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="I am ready").click()
    expect(host.locator("footer .btn.primary")).to_have_text("Start playing")
    host.get_by_role("button", name="Start playing").click()
    for page in (host, guest):
        page.wait_for_selector("main.table")


def drop(host: Page, guest: Page, cable: Cable) -> None:
    """The guest is cut off, the others go on if they can, and all are together again."""
    cable.cut()
    cable.hang_up()
    expect(guest.get_by_text(LOST)).to_be_visible()
    if now(host) not in ("wait", "over"):
        type_on(host)
    cable.mend()
    expect(guest.get_by_text(LOST)).to_have_count(0, timeout=20_000)
    wait_after(guest, line(host) - 1)


def play_to_the_end(host: Page, guest: Page, cable: Cable) -> tuple[int, int]:
    """How many presses it took, and how often the network failed."""
    presses, drops, idle = 0, [*DROPS], time.monotonic()
    while not now(host) == now(guest) == "over":
        if drops and presses >= drops[0]:
            drops.pop(0)
            drop(host, guest, cable)
        for page in (host, guest):
            if now(page) not in ("wait", "over"):
                type_on(page)
                presses, idle = presses + 1, time.monotonic()
        assert presses < MOST and time.monotonic() - idle < 60, "nobody has anything to do"
        host.wait_for_timeout(30)
    return presses, len(DROPS) - len(drops)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_over_a_network_that_fails_three_times(
    visit: Visit, errors: list[str], house: Server, cable: Cable, game: str
) -> None:
    began = time.monotonic()
    host = visit(base=house.url)
    guest = visit("/lobby", base=cable.url)
    sit_down_through_the_lobby(host, guest, game)
    presses, drops = play_to_the_end(host, guest, cable)
    assert drops == len(DROPS)
    for page in (host, guest):
        expect(page.get_by_role("dialog")).to_be_visible()
    with Visitor(house.url) as anybody:
        record = anybody.http.get(f"/api/tables/{table_of(host)}/record").text
        filed = anybody.http.post("/api/records", content=record).json()
    assert filed["verdict"]["kind"] == "finished"
    print(f"{game}: {presses} presses, {drops} drops, {time.monotonic() - began:.0f} s")
    for page in (host, guest):
        page.close()  # nothing more can be reported
    errors.clear()  # the browser reports the lost lines
