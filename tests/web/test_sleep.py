"""A laptop that sleeps and a network that fails: the table goes on where the server is."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Request, expect

from tests.conftest import Serve, Server
from tests.web.cable import Cable
from tests.web.conftest import Visit
from tests.web.hands import begin, click_on, line, ready, wait_after

pytestmark = pytest.mark.browser

LOST = "No connection."
LONG = 20_000  # ms on the page's own clock: longer than any patience
A_MOMENT = 500  # ms on ours
WAKES = 12


@pytest.fixture
def mortal(serve: Serve) -> Server:
    return serve()


@pytest.fixture
def cable(mortal: Server) -> Iterator[Cable]:
    made = Cable(int(mortal.port))
    yield made
    made.close()


class Laptop:
    """A page whose machine can sleep."""

    def __init__(self, page: Page, cable: Cable) -> None:
        self.page = page
        self.cable = cable

    def sleep(self) -> None:
        """No line is closed, no clock runs."""
        self.cable.cut()
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1)

    def wake(self) -> None:
        self.cable.mend()
        self.page.clock.resume()


def told_by_the_browser(page: Page) -> None:
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def told_by_nobody(page: Page) -> None:
    """The lid was closed over a page in plain sight: only the clock has leapt."""
    page.clock.fast_forward(LONG)
    page.clock.fast_forward(LONG)


def words(page: Page) -> str:
    """The whole position, as it is read out."""
    page.keyboard.press("t")
    said = page.get_by_role("dialog").inner_text()
    page.keyboard.press("Escape")
    return said


def expect_the_servers_position(page: Page) -> None:
    """What the page shows is what a page shows that has just been opened."""
    fresh = page.context.new_page()
    fresh.goto(page.url)
    ready(fresh)
    expect(page.locator("main[data-line]")).to_have_attribute("data-line", str(line(fresh)))
    assert words(page) == words(fresh)
    fresh.close()


def leave(errors: list[str], *pages: Page) -> None:
    """The browser has reported the lost lines; that is all right here."""
    for page in pages:
        page.context.close()
    errors.clear()


@pytest.fixture
def solo(visit: Visit, cable: Cable) -> Page:
    """A game for one behind the cable; its clock can be moved on."""
    page = visit(base=cable.url)
    page.clock.install()
    begin(page, mode="Solo")
    ready(page)
    click_on(page)
    ready(page)
    return page


def two(visit: Visit, url: str, other_url: str) -> tuple[Page, Page]:
    """Two at a table, each by an address of their own: who is not asked, and who is."""
    host = visit(base=url)
    host.clock.install()
    begin(host, mode="Online")
    path = "/" + host.get_by_label("Link to this table").input_value().split("/", 3)[3]
    guest = visit(base=other_url)
    guest.clock.install()
    guest.goto(other_url + path)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="I am ready").click()
    expect(host.locator("footer .btn.primary")).to_have_text("Start playing")
    host.get_by_role("button", name="Start playing").click()
    for page in (host, guest):
        page.wait_for_selector("main.table")
        page.wait_for_selector(".standings .now")
    return (guest, host) if host.locator("main .answerable.legal").count() else (host, guest)


def goes_on(active: Page, mortal: Server) -> None:
    for turn in range(4):
        click_on(active, turn)
        ready(active)


def restarts(active: Page, mortal: Server) -> None:
    goes_on(active, mortal)
    mortal.kill()
    mortal.start()


@pytest.mark.parametrize("told", [told_by_the_browser, told_by_nobody])
@pytest.mark.parametrize("meanwhile", [goes_on, restarts])
def test_a_laptop_that_slept_shows_what_happened_meanwhile(
    visit: Visit,
    cable: Cable,
    mortal: Server,
    errors: list[str],
    meanwhile: Callable[[Page, Server], None],
    told: Callable[[Page], None],
) -> None:
    other_cable = Cable(int(mortal.port))
    sleeper, active = two(visit, cable.url, other_cable.url)
    laptop = Laptop(sleeper, cable if sleeper.url.startswith(cable.url) else other_cable)
    before = line(sleeper)
    laptop.sleep()
    meanwhile(active, mortal)
    now = line(active)
    assert now > before
    assert line(sleeper) == before
    laptop.wake()
    told(sleeper)
    expect(sleeper.locator("main[data-line]")).to_have_attribute("data-line", str(now))
    expect(sleeper.get_by_role("region", name="While you were away")).to_be_visible()
    expect(sleeper.get_by_text(LOST)).to_have_count(0)
    ready(active)
    click_on(active)
    click_on(active)
    wait_after(sleeper, now)  # and it hears again
    leave(errors, sleeper, active)
    other_cable.close()


def test_a_dead_line_that_nobody_closed_is_found_out(
    solo: Page, cable: Cable, errors: list[str]
) -> None:
    cable.cut()
    solo.clock.fast_forward(LONG)  # asks whether the server is there …
    solo.clock.fast_forward(LONG)  # … and has waited long enough
    expect(solo.get_by_text(LOST)).to_be_visible()
    cable.mend()
    solo.clock.fast_forward(LONG)
    expect(solo.get_by_text(LOST)).to_have_count(0)
    expect_the_servers_position(solo)
    leave(errors, solo)


def test_a_line_that_the_server_closes_is_opened_again(
    solo: Page, cable: Cable, errors: list[str]
) -> None:
    sockets: list[str] = []
    solo.on("websocket", lambda socket: sockets.append(socket.url))
    at = line(solo)
    cable.hang_up()
    expect(solo.get_by_text(LOST)).to_be_visible()
    solo.clock.fast_forward(LONG)
    expect(solo.get_by_text(LOST)).to_have_count(0)
    assert f"since={at}&" in sockets[-1]
    click_on(solo)
    click_on(solo)
    wait_after(solo, at)
    expect_the_servers_position(solo)
    leave(errors, solo)


def press_into_the_dark(page: Page) -> None:
    """Two presses, the second confirms; then patience runs out, twice."""
    click_on(page)
    page.locator(".go:visible").first.click()
    for _ in range(4):
        page.clock.fast_forward(LONG)
    expect(page.get_by_role("alert")).to_contain_text("did not reach the server")


def test_the_most_urgent_notice_comes_first_and_is_read_out(
    solo: Page, cable: Cable, errors: list[str]
) -> None:
    click_on(solo)
    cable.cut()
    solo.clock.fast_forward(LONG)
    solo.clock.fast_forward(LONG)
    expect(solo.get_by_text(LOST)).to_be_visible()
    lost = solo.locator(".notice").element_handle()
    assert lost.get_attribute("role") == "status"
    solo.locator(".go:visible").first.click()
    for _ in range(4):
        solo.clock.fast_forward(LONG)
    expect(solo.get_by_role("alert")).to_contain_text("did not reach the server")
    assert not lost.evaluate("notice => notice.isConnected"), "only what is new there is read out"
    solo.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(solo.get_by_text(LOST)).to_be_visible()
    leave(errors, solo)


def wakes(page: Page, before: int) -> None:
    """Time passes until a page shows a later line; what it had begun in the dark costs some."""
    for _ in range(WAKES):
        page.clock.fast_forward(LONG)
        page.wait_for_timeout(A_MOMENT)
        if line(page) > before:
            return
    wait_after(page, before)


def kept(page: Page, mortal: Server) -> int:
    """Dice that the player has set aside, as the server says."""
    table = page.url.rpartition("/")[2]
    view = page.request.get(f"{mortal.url}/api/tables/{table}").json()
    return sum(1 for told in view["story"] if told["step"] == "SetAside")


def test_an_answer_into_a_dead_line_is_refused_and_can_be_given_again(
    solo: Page, cable: Cable, errors: list[str]
) -> None:
    at = line(solo)
    cable.cut()
    press_into_the_dark(solo)
    cable.mend()
    solo.clock.fast_forward(LONG)
    expect(solo.get_by_text(LOST)).to_have_count(0)
    assert line(solo) == at
    ready(solo)
    click_on(solo)
    click_on(solo)
    wait_after(solo, at)
    expect_the_servers_position(solo)
    leave(errors, solo)


def test_an_answer_whose_reply_is_lost_is_played_once(
    solo: Page, cable: Cable, mortal: Server, errors: list[str]
) -> None:
    at = line(solo)
    before = kept(solo, mortal)
    cable.swallow_answers()
    press_into_the_dark(solo)
    cable.mend()
    wakes(solo, at)
    assert kept(solo, mortal) == before + 1
    expect(solo.get_by_role("alert")).to_have_count(0)
    expect_the_servers_position(solo)
    leave(errors, solo)


def test_an_answer_to_a_table_that_has_moved_on_is_refused_kindly(
    solo: Page, cable: Cable, mortal: Server, errors: list[str]
) -> None:
    """The same player has answered elsewhere, and this page has not heard of it."""
    cable.cut()
    cable.mend()
    other = solo.context.new_page()
    other.goto(solo.url.replace(cable.url, mortal.url))
    ready(other)
    click_on(other)
    click_on(other)
    ready(other)
    before = kept(solo, mortal)
    sent: list[Request] = []
    solo.on("request", lambda request: sent.append(request))
    click_on(solo, 1)
    solo.locator(".go:visible").first.click()
    for _ in range(WAKES):  # until it gives the dead line up, and no longer: that would be too long
        if any(request.method == "POST" for request in sent):
            break
        solo.clock.fast_forward(LONG)
        solo.wait_for_timeout(A_MOMENT)
    expect(solo.get_by_role("alert")).to_contain_text("Someone moved first")
    assert kept(solo, mortal) == before
    expect_the_servers_position(solo)
    leave(errors, solo)
