#!/usr/bin/env python3
"""Set up, run and check Pelagos with nothing installed but Python 3.11 or newer.

usage: python3 dev.py TASK [ARGUMENTS]

  run            set up what is missing and serve the games on http://127.0.0.1:8000
  test           set up what is missing, Chromium included, and run every test
  setup          set up everything, run nothing
  install        set up what a server needs, run nothing (install postgres: for PostgreSQL, too)
  lint           ruff, codespell, import-linter, eslint, svelte-check
  fix            let ruff put formatting and imports right
  types          mypy, strict
  compile        build the engine with mypyc as fast as it gets, by what practice shows
  test-compiled  run the tests against that build
  test-source    run the tests against the sources, compiling nothing
  test-long      the long forms of all tests from a fresh seed, Ray and other Pythons: hours
  check          all of the above that judge, as .ci/run does
  mutants        make mistakes in a game or the server and see which no test notices
  cost           count the instructions of a decision, and compare with the last release
  gen            write the client's types and the protocol from the messages, and keep the boxes
  lock           settle the versions of all dependencies (--upgrade for newer ones)

ARGUMENTS go on to the program behind the task, as in: python3 dev.py test tests/server -x
`test --quick` tries rules and records in half a minute, `test --changed` what the uncommitted
edit asks for (`--changed main`: all since that commit); both test the sources.
`run` and `test` compile the engine once where there is a C compiler; PELAGOS_COMPILE=no: never.
Every step is skipped while its inputs are unchanged. uv, pip and npm use the package index that
this machine is set up for; none is named here.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from environment import BIN, LOCKS, VENV, packages, python_for, tool, uv
from steps import NOTHING, ROOT, TOOLS, attempt, become, must, once, show
from tools import engine

WEB, BUNDLE = ROOT / "web", ROOT / "src/pelagos/server/web"
INTERPRETED = {"PELAGOS_ENGINE": "source"}
COMPILED = {"PELAGOS_EXPECT_BUILD": "compiled"}
NODE_MIN = (20, 19)
MOST_WORKERS = 8
LONG = {  # how often or how much, where a test can do more than it does for every change
    "PELAGOS_FUZZ": "200",
    "PELAGOS_FUZZ_MESSAGES": "100000",
    "PELAGOS_KILLS": "100",
    "PELAGOS_LAW_GAMES": "20",
    "PELAGOS_LEAK_POSITIONS": "2000",
    "PELAGOS_TURMOIL": "600",
    "PELAGOS_TURMOIL_TABLES": "200",
    "PELAGOS_UPGRADES": "all",
    "PELAGOS_WEB_GAMES": "octodice,aquasphere,nautilus,neweden",
    "PELAGOS_WEB_NEMOS": "55",
    "PELAGOS_WEB_POSITIONS": "200",
}
CHROMIUM = "chromium"
SHELL = "chromium-headless-shell"  # the same browser without windows: half the processor time
CHROMIUM_NAMES = (CHROMIUM, "chromium-browser", "google-chrome", "google-chrome-stable")

PROXIES, BINARIES = ("nginx", "caddy"), ("bin", "sbin")

# Without bytecode every start compiles every dependency again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


# --- the client ------------------------------------------------------------------------------


def node_is_new_enough() -> bool:
    """Whether this machine has npm and a Node that Vite accepts."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(n) for n in re.findall(r"\d+", said)[:2]) >= NODE_MIN


def npm() -> str:
    """npm from the machine, or from the Python package that carries Node."""
    if not node_is_new_enough():
        packages("node")
        os.environ["PATH"] = f"{VENV / BIN}{os.pathsep}{os.environ['PATH']}"
    return shutil.which("npm") or sys.exit("The client needs Node 20.19 or newer, with npm.")


def modules() -> None:
    """The client's packages, as locked."""
    inputs = [WEB / "package.json", WEB / "package-lock.json"]
    once(
        WEB / "node_modules/.stamp",
        inputs,
        lambda: must("installing client packages", npm(), "ci", "--loglevel=error", cwd=WEB),
    )


def client() -> None:
    """The built client, where the server looks for it."""
    names = ("src", "public", "index.html", "package-lock.json", "vite.config.ts", "tsconfig.json")
    if not (BUNDLE / "index.html").exists():
        (TOOLS / "client.stamp").unlink(missing_ok=True)
    words = sorted((ROOT / "src/pelagos").rglob("*.ftl"))
    once(TOOLS / "client.stamp", [*(WEB / name for name in names), *words], build_client)


def build_client() -> None:
    modules()
    must("building the client", npm(), "run", "-s", "build", cwd=WEB)


# --- Chromium --------------------------------------------------------------------------------


def chromium() -> str:
    """The path of a Chromium; empty, after a sentence, where none can be had."""
    kept = TOOLS / "chromium"
    known = [os.environ.get("PELAGOS_CHROMIUM"), kept.read_text() if kept.exists() else None]
    for path in [*known, shutil.which(SHELL)]:
        if path and Path(path).exists():
            return path
    there = filter(None, map(shutil.which, CHROMIUM_NAMES))
    if path := chromium_from_apt(SHELL) or next(there, None) or chromium_from_playwright():
        kept.write_text(path)
        return path
    print("The browser tests need Chromium: install it, or set PELAGOS_CHROMIUM to its path.")
    return ""


def chromium_from_apt(name: str) -> str | None:
    """Debian's and Ubuntu's Chromium, where we may install it without asking."""
    if not shutil.which("apt-get") or (os.geteuid() and not shutil.which("sudo")):
        return None
    apt = [*(["sudo", "-n"] if os.geteuid() else []), "apt-get", "-qq"]
    if attempt("refreshing the list of system packages", *apt, "update"):
        install = [*apt, "install", "-y", "--no-install-recommends", name]
        attempt(f"installing {name}", *install, env={"DEBIAN_FRONTEND": "noninteractive"})
    return shutil.which(name)


def chromium_from_playwright() -> str | None:
    """The Chromium that playwright downloads for itself."""
    if not attempt("downloading Chromium", tool("playwright"), "install", "chromium"):
        return None
    ask = (
        "from playwright.sync_api import sync_playwright as s\n"
        "with s() as p: print(p.chromium.executable_path)"
    )
    said = subprocess.run([tool("python"), "-c", ask], capture_output=True, text=True, check=False)
    return said.stdout.strip() or None


# --- proxies ---------------------------------------------------------------------------------


def proxy(name: str) -> str:
    """The path of nginx or Caddy, of this machine or taken out of a package; empty without one."""
    folders = [f"{root}/usr/{folder}" for root in ("", TOOLS / "debian") for folder in BINARIES]
    return shutil.which(name, path=os.pathsep.join([os.environ["PATH"], *folders])) or ""


def proxies() -> None:
    """nginx and Caddy, for the tests of docs/hosting: nothing is installed, nothing is started."""
    for name in filter(lambda name: not proxy(name), PROXIES):
        if not shutil.which("apt-get") or not taken_out(name):
            print(f"The tests of docs/hosting need {name}: install it.")


def taken_out(name: str) -> bool:
    """The files of a Debian package, in a folder of ours."""
    folder = TOOLS / "debian"
    folder.mkdir(parents=True, exist_ok=True)
    if not attempt(f"getting {name}", "apt-get", "-qq", "download", name, cwd=folder):
        return False
    archive = next(folder.glob(f"{name}_*.deb"))
    return attempt(f"unpacking {name}", "dpkg", "-x", archive, folder)


# --- tasks -----------------------------------------------------------------------------------


def run(arguments: list[str]) -> int:
    python_for("run")
    client()
    if engine.way_built():
        print("The engine is compiled.")
    elif not engine.has_failed() and engine.may_compile():
        engine.build_beside()
    become(tool("pelagos"), "serve", *arguments)
    return 0


def install(arguments: list[str]) -> int:
    """What a server needs; with the word `postgres` what it needs for PostgreSQL."""
    python_for("run")
    for name in arguments:
        packages(name)
    client()
    engine.ensure()
    return 0


def setup(arguments: list[str]) -> int:
    python_for("test")
    modules()
    client()
    os.environ["PELAGOS_CHROMIUM"] = chromium()
    proxies()
    return 0


def test(arguments: list[str]) -> int:
    """Everything; or what the edit at hand asks for, against the sources."""
    if arguments[:1] in (["--quick"], ["--changed"]):
        return test_selected(arguments)
    setup([])
    is_compiled = engine.ensure()
    codes = [show(npm(), "run", "-s", "test", cwd=WEB)]
    codes.append(test_with_engine(arguments) if is_compiled else test_source(arguments))
    return max(codes)


def test_selected(arguments: list[str]) -> int:
    from tests.selection import selected

    python_for("test")
    runs = selected(arguments)
    if any(run[0].startswith("tests/web") for run in runs):
        setup([])
    if not runs:
        print("Nothing has changed that a test looks at.")
    return max([0, *(pytest(list(run), INTERPRETED) for run in runs)])


def test_compiled(arguments: list[str]) -> int:
    setup([])
    return test_with_engine(arguments) if engine.ensure_practised() else 0


def test_source(arguments: list[str]) -> int:
    setup([])
    print("Testing the interpreted engine.")
    return pytest(arguments, INTERPRETED)


def test_long(arguments: list[str]) -> int:
    """What is too long for every change: more games, more chance, whole Chromium, more Pythons."""
    import random

    setup([])
    seed = os.environ.get("PELAGOS_TEST_SEED") or str(random.SystemRandom().randrange(10**9))
    print(f"The seed is {seed}; the same again: PELAGOS_TEST_SEED={seed} python3 dev.py test-long")
    os.environ.update(LONG, PELAGOS_TEST_SEED=seed)
    os.environ["PELAGOS_CHROMIUM"] = chromium_from_apt(CHROMIUM) or chromium()
    must("getting Ray", tool("python"), "-m", "pip", "install", "-q", "ray>=2.40")
    with_engine = COMPILED if engine.ensure_practised() else INTERPRETED
    alike = {python: test_with_python(python) for python in other_pythons()}
    code = pytest(["--timeout=3600", *arguments], with_engine)
    for python, failed in alike.items():
        print(f"{python}: {'FAILED' if failed else 'passed'}")
    return max(code, *alike.values(), 0)


def other_pythons() -> list[str]:
    """Newer versions of Python on this machine."""
    names = [f"python3.{minor}" for minor in range(11, 20) if minor != sys.version_info[1]]
    return [name for name in names if shutil.which(name) and can_be_used(name)]


def can_be_used(python: str) -> bool:
    """Whether there is a Python behind the name; a version manager may only promise one."""
    return subprocess.run([python, "-V"], capture_output=True, check=False).returncode == 0


def test_with_python(python: str) -> int:
    """The tests against the sources of the last commit, with another Python, without pages."""
    place = ROOT / "build" / python
    shutil.rmtree(place, ignore_errors=True)
    must(f"copying the last commit for {python}", "git", "clone", "-q", ROOT, place)
    return show(python, "dev.py", "test-source", "--ignore=tests/web", cwd=place)


def test_with_engine(arguments: list[str]) -> int:
    print("Testing the compiled engine; the interpreted one: python3 dev.py test-source")
    return pytest(arguments, COMPILED)


def pytest(arguments: list[str], env: Mapping[str, str] = NOTHING) -> int:
    """Every test, on all cores; the tests of one browser stay together.

    One process more than there are cores: some wait for a browser or a server meanwhile.
    """
    workers = min(os.cpu_count() or 1, MOST_WORKERS) + 1
    spread = ("-n", workers, "--dist", "loadgroup")
    return show(tool("python"), "-m", "pytest", *spread, *arguments, env=env)


def lint(arguments: list[str]) -> int:
    python_for("test")
    modules()
    python: list[list[object]] = [
        [tool("ruff"), "check"],
        [tool("ruff"), "format", "--check"],
        [tool("codespell")],
        [tool("lint-imports"), "--no-logo"],
    ]
    web = [[npm(), "run", "-s", "lint"], [npm(), "run", "-s", "check"]]
    codes = [show(*command) for command in python] + [show(*command, cwd=WEB) for command in web]
    return max(codes)


def fix(arguments: list[str]) -> int:
    python_for("test")
    return max(show(tool("ruff"), "check", "--fix"), show(tool("ruff"), "format"))


def types(arguments: list[str]) -> int:
    python_for("test")
    return show(tool("mypy"), *arguments)


def compile_engine(arguments: list[str]) -> int:
    if arguments == ["--beside"]:
        engine.beside()
        return 0
    python_for("test")
    return 0 if engine.ensure_practised() else 1


def cost(arguments: list[str]) -> int:
    python_for("test")
    return (
        show(tool("python"), ROOT / "bench/cost.py", *arguments) if engine.ensure_practised() else 0
    )


def mutants(arguments: list[str]) -> int:
    python_for("test")
    return show(tool("python"), "-m", "tests.mutants", *arguments)


def check(arguments: list[str]) -> int:
    return show("bash", ROOT / ".ci/run")


def gen(arguments: list[str]) -> int:
    python_for("run")
    modules()
    ask = [str(tool("python")), "-m", "tools.openapi"]
    said = subprocess.run(ask, capture_output=True, check=True).stdout
    (WEB / "openapi.json").write_bytes(said)
    must("keeping the boxes", tool("python"), "-m", "tests.released")
    must("writing the protocol", tool("python"), "-m", "tools.protocol", ROOT / "docs/protocol.md")
    return show(npm(), "run", "-s", "gen", cwd=WEB)


def lock(arguments: list[str]) -> int:
    os.environ.pop("UV_FIND_LINKS", None)  # a folder of this machine must not decide a version
    exe = uv() or sys.exit("Locking needs uv, and it cannot be had here.")
    every = ("--universal", "--generate-hashes", "--no-header", "--no-annotate")
    base = [exe, "pip", "compile", "-q", *every, "--python-version", "3.11", *arguments]
    test, left_out = LOCKS / "test.txt", LOCKS / "left-out.in"
    for name, what in {
        "test": ("pyproject.toml", "--group", "test"),
        "run": ("pyproject.toml", "--group", "install", "-c", test, "--excludes", left_out),
        "build": ("--group", "pyproject.toml:build", "-c", test),
        "postgres": ("--group", "pyproject.toml:postgres", "-c", test),
        "node": ("--group", "pyproject.toml:node"),
        "uv": ("--group", "pyproject.toml:uv"),
    }.items():
        must(f"locking {name}", *base, *what, "-o", LOCKS / f"{name}.txt")
    lock_client()
    return 0


def lock_client() -> None:
    """package-lock.json for every platform, without addresses."""
    shutil.rmtree(WEB / "node_modules", ignore_errors=True)
    must("locking the client", npm(), "install", "--package-lock-only", cwd=WEB)
    path = WEB / "package-lock.json"
    content = json.loads(path.read_text())
    for package in content["packages"].values():
        package.pop("funding", None)
        package.pop("resolved", None)
    path.write_text(json.dumps(content, indent=2) + "\n")


TASKS: dict[str, Callable[[list[str]], int]] = {
    "run": run,
    "test": test,
    "setup": setup,
    "install": install,
    "lint": lint,
    "fix": fix,
    "types": types,
    "compile": compile_engine,
    "test-compiled": test_compiled,
    "test-source": test_source,
    "test-long": test_long,
    "cost": cost,
    "mutants": mutants,
    "check": check,
    "gen": gen,
    "lock": lock,
}


def main(words: list[str]) -> int:
    """Run the task named by the first word."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this is where an older Python is told so
        sys.exit(f"Pelagos needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    if not words or words[0] not in TASKS:
        sys.exit(__doc__)
    return TASKS[words[0]](words[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
