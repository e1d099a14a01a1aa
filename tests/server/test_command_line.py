"""The command `pelagos` itself, and `pelagos serve`."""

import os
import re
import shutil
import signal
import socket
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import click
import pytest

import pelagos as pelagos_package
from pelagos import __version__
from pelagos.cli import main, serve
from pelagos.kernel.errors import UnknownGame
from pelagos.server.settings import BadSetting, Settings, own_folder, read_settings
from tests.conftest import PELAGOS
from tests.server.visitors import GREEDY, Visitor


def pelagos(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PELAGOS, *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environ},
    )


def assert_one_sentence(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 2
    assert re.fullmatch(r"[^\n]+\.\n", done.stderr), done.stderr
    assert "Traceback" not in done.stderr


def test_it_tells_its_version() -> None:
    engine = os.environ.get("PELAGOS_EXPECT_BUILD", "interpreted")
    assert pelagos("--version").stdout == f"pelagos {__version__}, {engine} engine\n"


def test_alone_it_lists_its_commands() -> None:
    done = pelagos()
    assert done.returncode == 0
    assert "serve" in done.stdout


def test_an_unknown_command_is_refused_in_one_sentence() -> None:
    assert_one_sentence(pelagos("swim"))


def test_every_command_that_is_there_can_be_loaded() -> None:
    context = click.Context(main.pelagos)
    for name in main.pelagos.list_commands(context):
        assert main.pelagos.get_command(context, name) is not None, name


def fail_with(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fail(**_: object) -> None:
        raise error

    monkeypatch.setattr(main.pelagos, "main", fail)


def test_what_the_engine_cannot_use_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fail_with(monkeypatch, UnknownGame("unknown-game", {"key": "chess", "known": "octodice"}))
    assert main.run() == 2
    assert "chess" in capsys.readouterr().err


def test_a_mistake_of_ours_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    fail_with(monkeypatch, ValueError("ours"))
    with pytest.raises(ValueError, match="ours"):
        main.run()


def test_an_interrupted_command_says_so_to_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    fail_with(monkeypatch, click.Abort())
    assert main.run() == 130


def test_a_taken_port_is_told_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = pelagos("serve", "--port", str(port))
    assert_one_sentence(done)
    assert str(port) in done.stderr


def test_an_unknown_host_is_told_in_one_sentence() -> None:
    with pytest.raises(click.ClickException, match="Cannot listen on 203.0.113.1, port 0: .*[.]$"):
        serve.listen(Settings("203.0.113.1", 0))


def test_ctrl_c_stops_the_server_quickly_and_quietly(tmp_path: Path) -> None:
    environ = {**os.environ, "PELAGOS_DATA": str(tmp_path)}
    command = [*PELAGOS, "serve", "--port", "0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environ) as process:
        assert process.stdout and process.stderr
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0
        assert process.stderr.read() == ""


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)])
def test_a_server_that_stops_waits_for_nobody_and_leaves_nothing(
    tmp_path: Path, sign: signal.Signals, code: int
) -> None:
    environ = {**os.environ, "PELAGOS_DATA": str(tmp_path)}
    command = [*PELAGOS, "serve", "--port", "0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, env=environ, start_new_session=True
    ) as process:
        assert process.stdout and process.stderr
        url = re.findall(r"http://\S+", process.stdout.readline())[0]
        with Visitor(url) as ada, ada.socket(ada.new("octodice", [GREEDY] * 4)) as socket:
            while socket.next()["line"] < 30:
                pass
            os.killpg(process.pid, sign)  # a terminal tells all of them, and so does systemd
            assert process.wait(10) == code
        assert process.stderr.read() == ""


def test_a_folder_that_cannot_be_made_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = pelagos("serve", "--port", "0", PELAGOS_DATA=str(tmp_path / "file" / "games"))
    assert_one_sentence(done)
    assert "cannot be kept in" in done.stderr


def test_a_database_that_cannot_be_used_is_told_in_one_sentence() -> None:
    for address in ("oracle://host", "postgresql://nobody@127.0.0.1:9/none"):
        assert_one_sentence(pelagos("serve", "--port", "0", PELAGOS_DATABASE=address))


@pytest.mark.parametrize(
    ("platform", "environ", "end"),
    [
        ("linux", {}, ".local/share/pelagos"),
        ("linux", {"XDG_DATA_HOME": "/srv/data"}, "/srv/data/pelagos"),
        ("darwin", {}, "Library/Application Support/Pelagos"),
        ("win32", {"LOCALAPPDATA": "/users/ada/local"}, "/users/ada/local/Pelagos"),
    ],
)
def test_games_are_kept_where_the_system_keeps_such_things(
    platform: str, environ: dict[str, str], end: str
) -> None:
    assert own_folder(environ, platform).as_posix().endswith(end)


@pytest.mark.parametrize(
    ("host", "here"),
    [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "::1"), ("::", "::1")],
)
def test_every_address_that_is_told_is_one_that_can_be_opened(host: str, here: str) -> None:
    with serve.listen(Settings(host, 0)) as listener:
        told = [urlsplit(address) for address in serve.addresses(listener)]
        assert told[0].hostname == here
        for each in told:
            socket.create_connection((each.hostname, each.port), timeout=10).close()


def test_who_serves_everybody_is_told_where_others_find_it() -> None:
    """On a machine with a network."""
    with serve.listen(Settings("0.0.0.0", 0)) as listener:
        told = [urlsplit(address).hostname for address in serve.addresses(listener)]
    own = serve.outside(socket.AF_INET)
    assert told == (["127.0.0.1", own] if own else ["127.0.0.1"])


def test_a_server_without_pages_says_so(tmp_path: Path) -> None:
    """Pelagos from its sources alone, as a clone has them."""
    ignored = shutil.ignore_patterns("web", "__pycache__")
    shutil.copytree(Path(pelagos_package.__file__).parent, tmp_path / "pelagos", ignore=ignored)
    environ = {**os.environ, "PYTHONPATH": str(tmp_path), "PELAGOS_DATA": str(tmp_path)}
    command, pipe = [*PELAGOS, "serve", "--port", "0"], subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=environ) as process:
        assert process.stdout and process.stderr
        assert "ready at http://" in process.stdout.readline()
        assert process.stderr.readline() == f"{serve.NOT_BUILT}\n"
        process.terminate()


def test_settings_come_from_the_environment() -> None:
    assert read_settings({}) == Settings("127.0.0.1", 8000)
    assert read_settings({"PELAGOS_PORT": "9"}) == Settings("127.0.0.1", 9)


def test_the_command_line_wins_over_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PELAGOS_PORT", "9")
    monkeypatch.delenv("PELAGOS_DATA")
    assert serve.settle(None, 8) == Settings("127.0.0.1", 8)


@pytest.mark.parametrize("port", ["many", "-1", "65536"])
def test_a_bad_setting_is_named(port: str) -> None:
    with pytest.raises(BadSetting, match=r"^PELAGOS_PORT cannot be used: expected `int`.*[.]$"):
        read_settings({"PELAGOS_PORT": port})


def test_it_prints_every_setting_with_its_meaning_and_no_password() -> None:
    address = "postgresql://ada:secret@host/games"
    done = pelagos("settings", PELAGOS_PORT="1234", PELAGOS_DATABASE=address)
    lines = done.stdout.splitlines()
    assert "# the port; `0` for any free one" in lines and "PELAGOS_PORT=1234" in lines
    assert "PELAGOS_DATABASE=postgresql://ada:***@host/games" in lines
    assert "secret" not in done.stdout
    assert done.stdout.count("PELAGOS_") == len(Settings.__struct_fields__)
    assert_one_sentence(pelagos("settings", PELAGOS_PORT="many"))
    assert_one_sentence(pelagos("serve", "--port", "0", PELAGOS_PROXIES="proxy.example.org"))
    assert_one_sentence(pelagos("settings", PELAGOS_DATABASE="mysql://host/x"))
