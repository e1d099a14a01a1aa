#!/usr/bin/env python3
"""Set up, run and check Pelagos with nothing installed but Python 3.11 or newer.

usage: python3 dev.py TASK [ARGUMENTS]

  run            set up what is missing and serve the games on http://127.0.0.1:8000
  test           set up what is missing, Chromium included, and run every test
  setup          set up everything, run nothing
  lint           ruff, codespell, import-linter, eslint, svelte-check
  fix            let ruff put formatting and imports right
  types          mypy, strict
  compile        build the engine with mypyc as fast as it gets, by what practice shows
  test-compiled  run the tests against that build
  test-source    run the tests against the sources, compiling nothing
  check          all of the above that judge, as .ci/run does
  mutants        make mistakes in a game (mutants aquasphere) and see which no test notices
  cost           count the instructions of a decision, and compare with the last release
  gen            write the client's types from the server's messages
  lock           settle the versions of all dependencies (--upgrade for newer ones)

ARGUMENTS go on to the program behind the task, as in: python3 dev.py test tests/server -x
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
import sysconfig
from collections.abc import Callable, Mapping
from pathlib import Path

from environment import BIN, LOCKS, VENV, packages, python_for, tool, uv
from steps import NOTHING, ROOT, TOOLS, attempt, become, is_done, must, once, show

WEB, BUNDLE = ROOT / "web", ROOT / "src/pelagos/server/web"
TEMPORARY = ROOT / "build/temp"
EXTENSIONS, COMPILED = ROOT / "build/extensions", ROOT / "build/compiled"
NODE_MIN = (20, 19)
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

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
    for path in [*known, *map(shutil.which, CHROMIUM_NAMES)]:
        if path and Path(path).exists():
            return path
    if path := chromium_from_apt() or chromium_from_playwright():
        kept.write_text(path)
        return path
    print("The browser tests need Chromium: install it, or set PELAGOS_CHROMIUM to its path.")
    return ""


def chromium_from_apt() -> str | None:
    """Debian's and Ubuntu's Chromium, where we may install it without asking."""
    if not shutil.which("apt-get") or (os.geteuid() and not shutil.which("sudo")):
        return None
    apt = [*(["sudo", "-n"] if os.geteuid() else []), "apt-get", "-qq"]
    if attempt("refreshing the list of system packages", *apt, "update"):
        install = [*apt, "install", "-y", "--no-install-recommends", "chromium"]
        attempt("installing Chromium", *install, env={"DEBIAN_FRONTEND": "noninteractive"})
    return shutil.which("chromium")


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


# --- the compiled build ----------------------------------------------------------------------


def has_compiler() -> bool:
    """Whether there is a C compiler, and what it needs to know of Python."""
    names = (os.environ.get("CC"), "cc", "gcc", "clang", "cl")
    has_headers = Path(sysconfig.get_paths()["include"], "Python.h").exists()
    return has_headers and any(map(shutil.which, filter(None, names)))


def may_compile() -> bool:
    """Whether there is a compiler, and nobody said no; says so when not."""
    if os.environ.get("PELAGOS_COMPILE") == "no":
        print("Nothing is compiled, as PELAGOS_COMPILE says: everything runs interpreted.")
    elif not has_compiler():
        print("No C compiler here, or no header files of Python (Debian: build-essential and")
        print("python3-dev): everything runs interpreted, computer players are slower.")
    else:
        return True
    return False


def compiled_inputs() -> list[Path]:
    """What decides how the extension modules turn out."""
    import tomllib

    lists = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["pelagos"]
    sources = [path for glob in lists["compiled"] for path in ROOT.glob(glob)]
    how = [ROOT / name for name in ("setup.py", "pyproject.toml", "bench/practice.py")]
    return [*sources, *how, LOCKS / "run.txt"]


def engine() -> Path | None:
    """The compiled engine of these very sources, made if need be; None: it runs interpreted."""
    if is_compiled():
        return assembled()
    if not may_compile():
        return None
    try:
        keep_extensions("compiling the engine, once", "plain")
    except SystemExit as problem:
        print(problem, "Everything runs interpreted; PELAGOS_COMPILE=no does not try again.")
        return None
    return assembled()


def practised_engine() -> Path | None:
    """The same, where the compiler can do that built by what practice has shown."""
    if not may_compile():
        return None
    if not is_gcc():
        return engine()
    once(EXTENSIONS / ".practised", compiled_inputs(), practise)
    return assembled()


def practise() -> None:
    shutil.rmtree(TEMPORARY, ignore_errors=True)  # what was counted for other sources
    build_extensions("compiling an engine that counts (1 of 3)", "count")
    assemble()
    practice = [tool("python"), ROOT / "bench/practice.py"]
    must("letting it practise (2 of 3)", *practice, env={"PYTHONPATH": str(COMPILED)})
    keep_extensions("compiling the engine (3 of 3)", "use")


def keep_extensions(label: str, way: str) -> None:
    """Extension modules that will be used as long as their sources stay the same."""
    once(EXTENSIONS / ".stamp", compiled_inputs(), lambda: build_extensions(label, way))


def is_gcc() -> bool:
    """Whether C is compiled by gcc here, and not by something that answers to its name."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if not shutil.which(compiler[0]):
        return False
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def build_extensions(label: str, way: str) -> None:
    shutil.rmtree(EXTENSIONS, ignore_errors=True)
    build = ["build_ext", "--build-lib", EXTENSIONS, "--build-temp", TEMPORARY, "--force"]
    must(label, tool("python"), "setup.py", "-q", *build, env={"PELAGOS_COMPILED": way})


def is_compiled() -> bool:
    """Whether the compiled engine is there and of these very sources."""
    return is_done(EXTENSIONS / ".stamp", compiled_inputs())


def assembled() -> Path:
    """The whole package in build/compiled: extensions, and sources of what is not compiled.

    It is left alone while nothing has changed: a server may be running from it.
    """
    inputs = [ROOT / "src/pelagos", EXTENSIONS / ".stamp"]
    once(COMPILED / ".stamp", inputs, assemble)
    return COMPILED


def assemble() -> None:
    shutil.rmtree(COMPILED, ignore_errors=True)
    leave = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src/pelagos", COMPILED / "pelagos", ignore=leave)
    for built in (f for f in EXTENSIONS.rglob("*") if f.suffix in (".so", ".pyd")):
        place = COMPILED / built.relative_to(EXTENSIONS)
        shutil.copy2(built, place)
        (place.parent / (place.name.split(".")[0] + ".py")).unlink(missing_ok=True)


# --- tasks -----------------------------------------------------------------------------------


def run(arguments: list[str]) -> int:
    python_for("run")
    client()
    if compiled := engine():
        os.environ["PYTHONPATH"] = str(compiled)
        print("The engine is compiled.")
    become(tool("pelagos"), "serve", *arguments)
    return 0


def setup(arguments: list[str]) -> int:
    python_for("test")
    modules()
    client()
    chromium()
    return 0


def test(arguments: list[str]) -> int:
    setup([])
    compiled = engine()
    return test_source(arguments) if compiled is None else test_with(compiled, arguments)


def test_compiled(arguments: list[str]) -> int:
    setup([])
    compiled = practised_engine()
    return 0 if compiled is None else test_with(compiled, arguments)


def test_source(arguments: list[str]) -> int:
    setup([])
    print("Testing the interpreted engine.")
    return pytest(arguments)


def test_with(compiled: Path, arguments: list[str]) -> int:
    print("Testing the compiled engine; the interpreted one: python3 dev.py test-source")
    return pytest(arguments, {"PYTHONPATH": str(compiled), "PELAGOS_EXPECT_BUILD": "compiled"})


def pytest(arguments: list[str], env: Mapping[str, str] = NOTHING) -> int:
    """Every test, on all cores; the tests of one browser stay together."""
    spread = ("-n", "auto", "--maxprocesses", "8", "--dist", "loadgroup")
    env = {"PELAGOS_CHROMIUM": chromium(), **env}
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
    python_for("test")
    practised_engine()
    return 0


def cost(arguments: list[str]) -> int:
    python_for("test")
    return show(tool("python"), ROOT / "bench/cost.py", *arguments) if practised_engine() else 0


def mutants(arguments: list[str]) -> int:
    python_for("test")
    return show(tool("python"), "-m", "tests.mutants", *arguments)


def check(arguments: list[str]) -> int:
    return show("bash", ROOT / ".ci/run")


def gen(arguments: list[str]) -> int:
    python_for("run")
    modules()
    ask = [str(tool("python")), "-m", "pelagos.server.schema"]
    said = subprocess.run(ask, capture_output=True, check=True).stdout
    (WEB / "openapi.json").write_bytes(said)
    return show(npm(), "run", "-s", "gen", cwd=WEB)


def lock(arguments: list[str]) -> int:
    os.environ.pop("UV_FIND_LINKS", None)  # a folder of this machine must not decide a version
    exe = uv() or sys.exit("Locking needs uv, and it cannot be had here.")
    every = ("--universal", "--generate-hashes", "--no-header", "--no-annotate")
    base = [exe, "pip", "compile", "-q", *every, "--python-version", "3.11", *arguments]
    test = LOCKS / "test.txt"
    for name, what in {
        "test": ("pyproject.toml", "--group", "test"),
        "run": ("pyproject.toml", "--group", "build", "-c", test),
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
    "lint": lint,
    "fix": fix,
    "types": types,
    "compile": compile_engine,
    "test-compiled": test_compiled,
    "test-source": test_source,
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
