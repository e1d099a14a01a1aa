"""Which mistakes no test would notice: ``python3 dev.py mutants aquasphere``, or ``server``.

mutmut makes the mistakes (one changed operator, number or name each); a sample of them, the same
for the same seed, is tried one after the other. Everything is loaded once without a mistake, and
each mutant runs tests in a fork of that: quick, but what a module makes while it is loaded has no
mistake in it. What a test notices twice is killed; what takes many times as long is endless.

Of a game the own tests are run, and whatever survives is loaded afresh and meets them again and
the laws. Of the server those tests are run that call the function with the mistake, as many as
``--most`` seconds allow; the servers that they start are loaded with it.

What was found out is kept in build/mutants: who is interrupted goes on from there, and survivors
are tried again when tests have changed. What no test notices is shown as a difference, to be
answered with a test or with a reason why it changes nothing.

``--since COMMIT`` leaves out the functions that were there at that commit, under the same name and
with the same source, in whatever module.
"""

import argparse
import ast
import difflib
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import chdir
from functools import cache, partial
from hashlib import sha256
from io import BytesIO
from math import sqrt
from pathlib import Path
from typing import Final

import pytest
from mutmut.mutation.file_mutation import MutatedFile, mutate_file_contents

from tests.covering import Covering, digest_of
from tests.trials import (
    ENDLESS,
    KILLED,
    PLAIN,
    SURVIVED,
    Tests,
    Trial,
    Tried,
    Verdict,
    in_fork,
    silence,
    verdict,
    wake,
)

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build/mutants"
SERVER: Final = "server"
NO_MISTAKE: Final = "none"
Function = ast.FunctionDef | ast.AsyncFunctionDef
CERTAINTY: Final = 1.96  # standard deviations of a 95 % interval
GAME_SECONDS: Final = 400.0  # after which a mutant of a game counts as endless
LOADING: Final = 30.0  # seconds that one of the server may take beside its tests
TIMES_AS_LONG: Final = 3  # as they take without a mistake


# -- making ---------------------------------------------------------------------------------------


def make_mutants(part: str, home: Path) -> list[str]:
    """A copy of Pelagos in ``home`` of which a part holds every mistake, asleep; their names."""
    shutil.rmtree(home, ignore_errors=True)
    without = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src/pelagos", home / "pelagos", ignore=without)
    shutil.copy(ROOT / "tests/calls.py", home / "sitecustomize.py")
    names = []
    for file in files_of(part, home / "pelagos"):
        made = with_mistakes(file.read_text("utf-8"), str(file))
        file.write_text(made.code, "utf-8")
        module = ".".join(file.relative_to(home).with_suffix("").parts).removesuffix(".__init__")
        names += [f"{module}.{name}" for name in made.mutant_names]
    return names


def with_mistakes(code: str, file: str = "") -> MutatedFile:
    """The code with every mistake asleep in it, by the settings that mutmut looks for in here."""
    with chdir(ROOT):
        return mutate_file_contents(file, code)


def made_mutants(part: str, home: Path) -> list[str]:
    """The same, made only where the sources have changed since."""
    kept = home / "names.json"
    sources = digest_of(sorted((ROOT / "src/pelagos").rglob("*.py")))
    if kept.exists() and (known := json.loads(kept.read_text("utf-8")))["sources"] == sources:
        return list(known["names"])
    names = make_mutants(part, home)
    kept.write_text(json.dumps({"sources": sources, "names": names}), encoding="utf-8")
    return names


def files_of(part: str, package: Path) -> list[Path]:
    """Migrations are left out: they are loaded by their paths, where no mistake can be woken."""
    folder = package / SERVER if part == SERVER else package / "games" / part
    return [file for file in sorted(folder.rglob("*.py")) if "migrations" not in file.parts]


def chosen(names: list[str], count: int, seed: int) -> list[str]:
    """A sample, the same for the same seed; it hardly changes when other mistakes come or go."""
    return sorted(names, key=lambda name: sha256(f"{seed} {name}".encode()).digest())[:count]


# -- what changed ---------------------------------------------------------------------------------


def touched_since(commit: str, names: Iterable[str], home: Path) -> list[str]:
    """Those mistakes whose function was not there at the commit as it is now."""
    before = {
        text_of(each, each.name) for code in sources_at(commit) for each in functions_in(code)
    }
    return [name for name in names if text_now(name, home) not in before]


def sources_at(commit: str) -> list[str]:
    git = ["git", "-C", str(ROOT), "archive", commit, "src/pelagos"]
    packed = subprocess.run(git, check=True, stdout=subprocess.PIPE).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as tar:
        files = [tar.extractfile(each) for each in tar if each.name.endswith(".py")]
        return [file.read().decode() for file in files if file]


def text_now(name: str, home: Path) -> str:
    """What a function that has mistakes would be without any."""
    function = function_of(name)
    return text_of(original(name, home), function.removeprefix("x_").rpartition("ǁ")[2])


def text_of(node: Function, name: str) -> str:
    """A function under a name, without comments and what else makes no difference."""
    body = node.body[1:] if ast.get_docstring(node) else node.body
    return "\n".join([name, ast.unparse(node.args), *map(ast.unparse, body)])


# -- a game ---------------------------------------------------------------------------------------


def try_game(names: Sequence[str], tried: Tried, game: str) -> None:
    if try_afresh(NO_MISTAKE, game).what != SURVIVED:
        sys.exit("The tests fail without any mistake.")

    def keep(name: str, found: Verdict) -> None:
        if found.what != SURVIVED:
            tried.keep(name, found)

    in_fork(partial(try_loaded, own_tests(game), Trial(names, all_of_a_game, keep)))
    known = tried.known(names)
    for name in names:
        if name not in known:
            tried.keep(name, try_afresh(name, game))


def own_tests(game: str) -> list[str]:
    house = [f"tests/test_{what}.py" for what in ("judgement", "records", "scenarios")]
    return [f"tests/games/{game}", *house, "-k", game]


def laws(game: str) -> list[str]:
    return ["tests/laws", "-k", game]


def all_of_a_game(name: str, items: Sequence[pytest.Item]) -> Tests:
    return sorted(items, key=partial(patience, name)), GAME_SECONDS


def patience(name: str, item: pytest.Item) -> int:
    """Which tests come first: those named after the module, then whole games, then all others."""
    if f"test_{name.split('.')[-2]}" in item.nodeid:
        return 0
    return 1 if "test_records" in item.nodeid else 2


def try_afresh(name: str, game: str) -> Verdict:
    """One mutant, woken before anything is loaded, which takes longer."""

    def noticed_by() -> str:
        silence(1, 2)
        wake(name)
        runs = own_tests(game), laws(game)
        return next((tests[0] for tests in runs if pytest.main([*PLAIN, "-x", *tests]) != 0), "")

    return verdict(noticed_by, GAME_SECONDS)


# -- the server -----------------------------------------------------------------------------------


def try_server(names: Sequence[str], tried: Tried, most: float) -> None:
    covering = Covering(BUILD / "covering.json", ROOT / "tests/server")
    in_fork(covering.find_out)
    covering.read()
    choose = partial(those_that_call_it, covering, most)
    in_fork(partial(try_loaded, ["tests/server"], Trial(names, choose, tried.keep)))


def those_that_call_it(
    covering: Covering, most: float, name: str, items: Sequence[pytest.Item]
) -> Tests:
    seconds = covering.of(name.rpartition("__mutmut_")[0], most)
    by_name = {item.nodeid: item for item in items}
    limit = LOADING + TIMES_AS_LONG * sum(seconds.values())
    return [by_name[test] for test in seconds if test in by_name], limit


# -- both -----------------------------------------------------------------------------------------


def try_loaded(tests: Sequence[str], trial: Trial) -> None:
    """Each mutant in turn, woken after everything has been loaded."""
    wake(NO_MISTAKE)
    pytest.main([*PLAIN, "-s", *tests], [trial])


def difference(name: str, home: Path) -> str:
    """What a mutant changes, as a diff."""
    both = original(name, home), functions_beside(name, home)[name.rpartition(".")[2]]
    old, new = (ast.unparse(node).splitlines()[1:] for node in both)
    lines = difflib.unified_diff(old, new, n=1, lineterm="")
    return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def original(name: str, home: Path) -> Function:
    return functions_beside(name, home)[f"{function_of(name)}__mutmut_orig"]


def function_of(name: str) -> str:
    """What mutmut calls the function in which a mistake is."""
    return name.rpartition(".")[2].rpartition("__mutmut_")[0]


def functions_beside(name: str, home: Path) -> dict[str, Function]:
    return functions_of((home / name.rpartition(".")[0].replace(".", "/")).with_suffix(".py"))


@cache
def functions_of(file: Path) -> dict[str, Function]:
    return {node.name: node for node in functions_in(file.read_text("utf-8"))}


def functions_in(code: str) -> list[Function]:
    nodes = ast.walk(ast.parse(code))
    return [node for node in nodes if isinstance(node, Function)]


def interval(part: int, whole: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, z = part / whole, CERTAINTY
    middle = share + z * z / (2 * whole)
    reach = z * sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole))
    return (middle - reach) / (1 + z * z / whole), (middle + reach) / (1 + z * z / whole)


def report(found: Mapping[str, Verdict], total: int, home: Path) -> str:
    counts = Counter(each.what for each in found.values())
    noticed = counts[KILLED] + counts[ENDLESS]
    low, high = interval(noticed, len(found))
    left = {name: each.by for name, each in found.items() if each.what == SURVIVED}
    lines = [
        f"{name} {why}".rstrip() + f"\n{difference(name, home)}\n" for name, why in left.items()
    ]
    share = f"{noticed / len(found):.1%}; 95 % interval {low:.1%} to {high:.1%}"
    figures = f"{noticed} of {len(found)} noticed ({share})"
    return "\n".join([*lines, f"{figures}, {counts[ENDLESS]} of them endless; {total} there are"])


def tests_of(part: str) -> str:
    folder = ROOT / "tests" / (SERVER if part == SERVER else f"games/{part}")
    return digest_of(sorted(folder.rglob("*.py")))


def asked_for(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py mutants", description=__doc__)
    parser.add_argument("part", help="a game, or server")
    parser.add_argument("--sample", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", help="these mutants, by name, instead of a sample")
    parser.add_argument("--since", metavar="COMMIT", help="only in functions changed since then")
    parser.add_argument("--most", type=float, default=60, help="seconds of tests for one of server")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    asked = asked_for(words)
    home = BUILD / asked.part
    names = made_mutants(asked.part, home)
    if asked.since and not (names := touched_since(asked.since, names, home)):
        sys.exit(f"No function has changed since {asked.since}.")
    os.chdir(ROOT)
    sys.path.insert(0, str(home))
    # Most of the time would go into plugins that no test needs.
    os.environ.update(PYTHONPATH=str(home), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # thousands of mistakes are slow to compile
    sample = asked.only or chosen(names, asked.sample, asked.seed)
    tests = f"{tests_of(asked.part)} {asked.most}"
    tried = Tried(home.with_suffix(".tried"), partial(difference, home=home), tests)
    known = tried.known(sample)
    new = [name for name in sample if name not in known]
    print(f"{len(known)} of {len(sample)} are known", file=sys.stderr)
    if new and asked.part == SERVER:
        try_server(new, tried, asked.most)
    elif new:
        try_game(new, tried, asked.part)
    found = tried.known(sample)
    print(report(found, len(names), home))
    return 0 if SURVIVED not in {each.what for each in found.values()} else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
