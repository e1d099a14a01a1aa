"""Which mistakes in a game no test would notice: ``python3 dev.py mutants aquasphere``.

mutmut makes the mistakes (one changed operator, number or name each); a sample of them, the same
for the same seed, is tried one after the other. First everything is loaded without a mistake, and
each mutant runs the game's own tests in a fork of that: quick, but what a module makes while it is
loaded has no mistake in it. So whatever survives is loaded afresh and meets the own tests and the
laws. What no test notices then is shown as a difference, to be answered with a test or with a
reason why it changes nothing.
"""

import argparse
import ast
import difflib
import os
import random
import resource
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Final

import pytest
from mutmut.mutation.file_mutation import mutate_file_contents

ROOT: Final = Path(__file__).resolve().parent.parent
KILLED, SURVIVED, ENDLESS = "killed", "survived", "endless"
NO_MISTAKE: Final = "none"
CPU_SECONDS: Final = 400  # after which a mutant counts as endless
CERTAINTY: Final = 1.96  # standard deviations of a 95 % interval
PLAIN: Final = ("-x", "-q", "-p", "pytest_timeout", "-p", "no:cacheprovider", "--tb=no")


def make_mutants(game: str, home: Path) -> list[str]:
    """A copy of Pelagos in ``home`` whose game holds every mistake, asleep; their names."""
    shutil.rmtree(home, ignore_errors=True)
    web = shutil.ignore_patterns("web", "__pycache__")
    shutil.copytree(ROOT / "src/pelagos", home / "pelagos", ignore=web)
    names = []
    for file in sorted((home / "pelagos/games" / game).glob("*.py")):
        made = mutate_file_contents(str(file), file.read_text("utf-8"))
        file.write_text(made.code, "utf-8")
        module = f"pelagos.games.{game}.{file.stem}".removesuffix(".__init__")
        names += [f"{module}.{name}" for name in made.mutant_names]
    return names


def own_tests(game: str) -> list[str]:
    house = [f"tests/test_{what}.py" for what in ("judgement", "records", "scenarios")]
    return [f"tests/games/{game}", *house, "-k", game]


def laws(game: str) -> list[str]:
    return ["tests/laws", "-k", game]


def wake(name: str) -> None:
    os.environ["MUTANT_UNDER_TEST"] = name


# -- trying ---------------------------------------------------------------------------------------


def verdict(is_noticed: Callable[[], bool]) -> str:
    """What becomes of a mutant in a process of its own."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        os._exit(1 if is_noticed() else 0)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return ENDLESS
    return KILLED if os.WEXITSTATUS(status) else SURVIVED


class Trial:
    """A plugin for pytest: runs the collected tests once for each mutant, in forks."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.found: dict[str, str] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for name in self.names:
            self.found[name] = verdict(partial(self.is_noticed, session, name))
            print(f"{len(self.found):5} {self.found[name]:8} {name}", file=sys.stderr, flush=True)
        return True

    def is_noticed(self, session: pytest.Session, name: str) -> bool:
        silence(1, 2)
        wake(name)
        items = sorted(session.items, key=partial(patience, name))
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return True
        return False


def patience(name: str, item: pytest.Item) -> int:
    """Which tests come first: those named after the module, then whole games, then all others."""
    module = name.split(".")[-2] if "." in name else NO_MISTAKE
    if f"test_{module}" in item.nodeid:
        return 0
    return 1 if "test_records" in item.nodeid else 2


def try_loaded(names: Sequence[str], game: str) -> dict[str, str]:
    """Each mutant in turn, woken after everything has been loaded."""
    wake(NO_MISTAKE)
    trial = Trial([NO_MISTAKE, *names])
    pytest.main([*PLAIN, "-s", *own_tests(game)], [trial])
    if trial.found.pop(NO_MISTAKE, KILLED) != SURVIVED:
        sys.exit("The tests fail without any mistake.")
    return trial.found


def try_afresh(name: str, game: str) -> str:
    """One mutant, woken before anything is loaded, which takes longer."""

    def is_noticed() -> bool:
        silence(1, 2)
        wake(name)
        return any(pytest.main([*PLAIN, *tests]) != 0 for tests in (own_tests(game), laws(game)))

    return verdict(is_noticed)


def silence(*places: int) -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for place in places:
        os.dup2(nowhere, place)


# -- telling --------------------------------------------------------------------------------------


def difference(name: str, home: Path) -> str:
    """What a mutant changes, as a diff."""
    module, function = name.rsplit(".", 1)
    file = (home / module.replace(".", "/")).with_suffix(".py")
    parts = {
        node.name: ast.unparse(node).splitlines()[1:]
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and "__mutmut_" in node.name
    }
    before = parts[function.rpartition("__mutmut_")[0] + "__mutmut_orig"]
    lines = difflib.unified_diff(before, parts[function], n=1, lineterm="")
    return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def interval(part: int, whole: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, z = part / whole, CERTAINTY
    middle = share + z * z / (2 * whole)
    reach = z * sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole))
    return (middle - reach) / (1 + z * z / whole), (middle + reach) / (1 + z * z / whole)


def chosen(names: list[str], count: int, seed: int) -> list[str]:
    """A sample, the same for the same seed; all where there are not more."""
    return random.Random(seed).sample(names, min(count, len(names)))


def report(found: dict[str, str], total: int, home: Path) -> str:
    counts = Counter(found.values())
    noticed = counts[KILLED] + counts[ENDLESS]
    low, high = interval(noticed, len(found))
    lines = [f"{name}\n{difference(name, home)}\n" for name in found if found[name] == SURVIVED]
    share = f"{noticed / len(found):.1%}; 95 % interval {low:.1%} to {high:.1%}"
    figures = f"{noticed} of {len(found)} noticed ({share})"
    return "\n".join([*lines, f"{figures}, {counts[ENDLESS]} of them endless; {total} there are"])


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", help="these mutants, by name, instead of a sample")
    asked = parser.parse_args(words)
    home = ROOT / "build/mutants" / asked.game
    names = make_mutants(asked.game, home)
    os.chdir(ROOT)
    sys.path.insert(0, str(home))
    # Most of the time would go into plugins that no test of a game needs.
    os.environ.update(PYTHONPATH=str(home), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    sample = asked.only or chosen(names, asked.sample, asked.seed)
    loaded = verdict_file(home, lambda: try_loaded(sample, asked.game))
    left = [name for name in loaded if loaded[name] == SURVIVED]
    found = {**loaded, **{name: try_afresh(name, asked.game) for name in left}}
    print(report(found, len(names), home))
    return 0 if SURVIVED not in found.values() else 1


def verdict_file(home: Path, work: Callable[[], dict[str, str]]) -> dict[str, str]:
    """Do work in a fork, so that nothing it loads stays; what it found comes by a file."""
    kept = home / "verdicts.txt"
    child = os.fork()
    if child == 0:
        kept.write_text("".join(f"{name} {what}\n" for name, what in work().items()))
        os._exit(0)
    os.waitpid(child, 0)
    return dict(line.split() for line in kept.read_text().splitlines())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
