"""What a host does wrong, and what goes wrong for a host: each is told in one sentence."""

import asyncio
import re
import resource
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from pelagos.server.context import Context
from pelagos.server.environment import PREFIX, TESTS, TOOLS, BadSetting
from pelagos.server.errors import Forbidden
from pelagos.server.lobby.offer import Offer
from pelagos.server.messages import rooms
from pelagos.server.seating.clocks import Steady
from pelagos.server.settings import Settings, read_settings
from tests.conftest import Server
from tests.server.contexts import with_context
from tests.server.databases import new_database
from tests.server.test_command_line import assert_one_sentence, pelagos
from tests.server.visitors import ME, Visitor, error_of

ROOT = Path(__file__).parents[2]
MAIL = {"PELAGOS_MAIL_FROM": "games@example.org", "PELAGOS_SITE": "https://games.example.org"}
Serve = Callable[..., Server]


# -- settings ---------------------------------------------------------------------------------


def test_a_setting_that_nobody_reads_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(BadSetting, match=r"no setting PELAGOS_PROT; did you mean PELAGOS_PORT[?]"):
        read_settings({"PELAGOS_PROT": "8000"})
    with pytest.raises(BadSetting, match=r"no setting PELAGOS_XYZZY; pelagos settings shows all"):
        read_settings({"PELAGOS_XYZZY": "1"})
    refused = pelagos("serve", "--port", "0", PELAGOS_SIGHT="https://games.example.org")
    assert refused.returncode == 2 and refused.stderr.endswith("did you mean PELAGOS_SITE?\n")


def test_what_our_own_tools_read_is_listed_and_no_setting_of_a_server() -> None:
    """Every name in the sources of the tools and tests, and none that is not there."""
    settings = {PREFIX + field.upper() for field in Settings.__struct_fields__}
    files = [ROOT / "dev.py", ROOT / "setup.py", *(ROOT / "tests").rglob("*.py")]
    text = "".join(file.read_text("utf-8") for file in files if file != Path(__file__))
    named = set(re.findall(r'environ(?:\.get\(|\[)"(PELAGOS_\w+)"', text))
    named |= set(re.findall(r'^\w+: Final = "(PELAGOS_\w+)"', text, flags=re.MULTILINE))
    named |= set(re.findall(r'^    "(PELAGOS_\w+)": "', text, flags=re.MULTILINE))
    named = {name for name in named if not name.startswith(TESTS)}
    assert named - settings - TOOLS == set()
    assert {name for name in TOOLS if name not in text} == set()
    assert settings & TOOLS == set()


@pytest.mark.parametrize(
    "site",
    [
        "javascript:alert(1)",
        "games.example.org",
        "https://",
        "https://games.example.org/pelagos",
        "https://ada@games.example.org",
        "https://games.example.org:port",
        "https://games.example.org?x",
        "https://games example.org",
    ],
)
def test_the_address_of_a_site_is_one(site: str) -> None:
    with pytest.raises(BadSetting, match=r"^PELAGOS_SITE must be given as https://"):
        read_settings({"PELAGOS_SITE": site})


def test_sites_that_can_be_reached_are_taken() -> None:
    for site in ("", "https://games.example.org", "http://[::1]:8000/", "http://pi.local:8000"):
        assert read_settings({"PELAGOS_SITE": site}).site == site


@pytest.mark.parametrize("smtp", ["mail.example.org", "http://x", "smtp://", "smtp://host:port"])
def test_a_server_for_mail_is_one(smtp: str) -> None:
    with pytest.raises(BadSetting, match=r"^PELAGOS_SMTP must be given as smtp://"):
        read_settings({"PELAGOS_SMTP": smtp, **MAIL})


def test_mail_has_a_sender() -> None:
    with pytest.raises(BadSetting, match="PELAGOS_MAIL_FROM must be given as"):
        read_settings({"PELAGOS_SMTP": "smtp://x", **MAIL, "PELAGOS_MAIL_FROM": "games"})


def test_settings_say_where_the_games_are(tmp_path: Path) -> None:
    said = pelagos("settings", PELAGOS_DATA=str(tmp_path)).stdout
    assert f"PELAGOS_DATA={tmp_path}\n" in said
    assert f"PELAGOS_DATABASE=sqlite:///{tmp_path}/pelagos.sqlite\n" in said


# -- games ------------------------------------------------------------------------------------


def test_a_game_that_is_left_off_is_not_offered_but_its_tables_go_on(tmp_path: Path) -> None:
    seats = [rooms.NewSeat("me", "Ada")] * 2
    octodice, nautilus = (rooms.NewTable(key, key, seats) for key in ("octodice", "nautilus"))
    made: list[str] = []

    async def before(context: Context) -> None:
        made.append(await context.matchmaking.create("a" * 64, nautilus))

    async def after() -> None:
        context = Context(Settings(data=str(tmp_path), games="octodice, neweden"))
        await context.open()
        assert [game.key for game in context.offer.games()] == ["neweden", "octodice"]
        await context.matchmaking.create("a" * 64, octodice)
        view = await (await context.tables.find(made[0])).view("a" * 64, None, 0)
        assert view.question is not None
        with pytest.raises(Forbidden) as refused:
            await context.matchmaking.create("b" * 64, nautilus)
        assert (refused.value.key, refused.value.facts) == (
            "game-not-offered",
            {"game": "Nautilus", "known": "New Eden, Octo Dice"},
        )
        await context.close()

    with_context(tmp_path, before)
    asyncio.run(after())


def test_a_game_that_is_left_off_is_in_no_list(serve: Serve) -> None:
    with Visitor(serve(PELAGOS_GAMES="octodice").url) as ada:
        assert [card["key"] for card in ada.get("/api/games")] == ["octodice"]
        refused = ada.post("/api/tables", game="nautilus", request="r", seats=[ME, ME])
        assert error_of(refused, 403)["message"] == (
            "This server offers no new games of Nautilus; it offers Octo Dice."
        )
        quick = ada.post("/api/quick", game="nautilus", request="q", players=2, name="Ada")
        assert error_of(quick, 403)["code"] == "game-not-offered"


def test_a_game_that_nobody_knows_cannot_be_offered() -> None:
    with pytest.raises(BadSetting, match="PELAGOS_GAMES names “octodise”; did you mean octodice"):
        Offer("nautilus,octodise")
    refused = pelagos("serve", "--port", "0", PELAGOS_GAMES="chess")
    assert_one_sentence(refused)
    assert "PELAGOS_GAMES names “chess”; known are aquasphere" in refused.stderr


# -- the file ---------------------------------------------------------------------------------


def test_what_is_kept_is_its_owners_alone(serve: Serve, tmp_path: Path) -> None:
    folder = tmp_path / "own" / "games"
    server = Server(folder)
    with Visitor(server.url) as ada:
        ada.new("pebbles", [ME, ME])
        backup = tmp_path / "backup"
        done = pelagos("backup", str(backup), PELAGOS_DATA=str(folder))
        assert done.returncode == 0, done.stderr
        files = [*folder.iterdir(), backup]
        assert {file.name for file in files} >= {"pelagos.sqlite", "pelagos.sqlite-wal", "backup"}
        modes = {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in files}
    server.stop()
    assert set(modes.values()) == {"0o600"}, modes
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_file_that_others_could_read_is_mended(tmp_path: Path) -> None:
    file = tmp_path / "pelagos.sqlite"
    file.touch(mode=0o644)

    async def nothing(_: Context) -> None:
        """To open it is enough."""

    with_context(tmp_path, nothing)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_of_two_servers_on_one_file_the_second_does_not_start(serve: Serve, tmp_path: Path) -> None:
    first = serve()
    second = pelagos("serve", "--port", "0", PELAGOS_DATA=str(tmp_path))
    assert_one_sentence(second)
    assert f"Another Pelagos serves {tmp_path}/pelagos.sqlite already" in second.stderr
    with Visitor(first.url) as ada:
        ada.new("pebbles", [ME, ME])
    first.kill()  # however it ends, the next one may
    first.start()
    restored = pelagos("restore", str(ROOT / "README.md"), PELAGOS_DATA=str(tmp_path))
    assert "Another Pelagos" in restored.stderr and restored.returncode == 2


def ready(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/readyz", timeout=60)
    return answer.status_code, answer.json()["status"]


def wait_until(server: Server, wanted: tuple[int, str]) -> None:
    ends = time.monotonic() + 30
    while (found := ready(server)) != wanted:
        assert time.monotonic() < ends, found
        time.sleep(0.1)


def test_a_server_whose_file_is_gone_is_not_ready_and_confirms_nothing(serve: Serve) -> None:
    server = serve()
    file = server.folder / "pelagos.sqlite"
    with Visitor(server.url) as ada:
        table = ada.new("pebbles", [ME, ME])
        view = ada.view(table)
        hidden = file.rename(file.with_name("elsewhere"))
        wait_until(server, (503, "the file of the database is gone"))
        lost = ada.says(table, "take-1", view["seat"], view["line"])
        assert error_of(lost, 503)["code"] == "away"
        file.touch()  # another file is not the same
        time.sleep(0.6)
        assert ready(server)[0] == 503
        hidden.rename(file)
        wait_until(server, (200, "ok"))
        assert ada.says(table, "take-1", view["seat"], view["line"]).status_code == 200


@pytest.mark.skipif(sys.platform != "linux", reason="limits of a running process")
def test_a_server_on_a_full_disk_is_not_ready_until_there_is_room(serve: Serve) -> None:
    """No file of the process can grow any more: what a full disk looks like to it."""
    server = serve()
    pid, kind = server.process.pid, resource.RLIMIT_FSIZE
    with Visitor(server.url) as ada:
        table = ada.new("pebbles", [ME, ME])
        view = ada.view(table)
        resource.prlimit(pid, kind, (1, resource.RLIM_INFINITY))
        wait_until(server, (503, "the database cannot be written"))
        lost = ada.says(table, "take-1", view["seat"], view["line"])
        assert error_of(lost, 503)["code"] == "away"
        assert ada.view(table)["line"] == view["line"]
        resource.prlimit(pid, kind, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        wait_until(server, (200, "ok"))
        assert ada.says(table, "take-1", view["seat"], view["line"]).status_code == 200


# -- backup -----------------------------------------------------------------------------------


def test_a_backup_of_nothing_is_refused_and_makes_nothing(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file, folder = tmp_path / "backup", tmp_path / "nowhere"
    for command in (["backup", str(file)], ["reports"], ["key"]):
        done = pelagos(*command, PELAGOS_DATA=str(folder))
        assert_one_sentence(done)
        assert f"There are no games in sqlite:///{folder}/pelagos.sqlite" in done.stderr
    empty = new_database(request.getfixturevalue("postgres"))
    done = pelagos("backup", str(file), PELAGOS_DATABASE=empty)
    assert_one_sentence(done)
    assert "There are no games in postgresql://" in done.stderr
    assert not folder.exists() and not file.exists()


# -- time -------------------------------------------------------------------------------------


def test_a_clock_that_leaps_is_followed_slowly() -> None:
    wall, steady = [1_000_000.0], [0.0]
    now = Steady(lambda: wall[0], lambda: steady[0])

    def passes(seconds: float, leap: float = 0.0) -> int:
        wall[0] += (seconds + leap) * 1000
        steady[0] += seconds * 1000
        return now()

    assert passes(10) == 1_010_000
    assert passes(10, leap=3600) == 1_021_000  # a tenth faster
    for _ in range(400):
        passes(100)
    assert now() == wall[0]  # it has caught up
    told = now()
    assert passes(10, leap=-3600) == told + 9000  # it never goes back
