"""``python -m tests.licences docs/licences.md`` lists what Pelagos is made with, and its licences.

Of the Python packages those that ``requirements/run.txt`` installs where a server runs, of the
client's those that end up in its files.
"""

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
MARK: Final = "<!-- written by: python -m tests.licences docs/licences.md -->\n"
CLASSIFIER: Final = "License :: OSI Approved :: "
PACKAGE: Final = r"""(?:from|import) ["']((?:@[\w-]+/)?[a-z][\w-]*)(?:/[^"']*)?["']"""
# What only other systems install; read in the package's own repository.
ELSEWHERE: Final = {
    "greenlet": "MIT AND PSF-2.0",
}


def python_packages() -> Iterator[tuple[str, str, str]]:
    """Name, version and licence of what a server is run with."""
    lock = (ROOT / "requirements/run.txt").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", lock, flags=re.MULTILINE):
        yield name, version, python_licence(name)


def python_licence(name: str) -> str:
    try:
        return licence_of(distribution(name))
    except PackageNotFoundError:
        return ELSEWHERE[name]


def licence_of(package: Distribution) -> str:
    """The licence as an expression, else as a classifier, else in the package's own words."""
    about = package.metadata
    classifiers = [text for text in about.get_all("Classifier", []) if text.startswith(CLASSIFIER)]
    named = ", ".join(text.removeprefix(CLASSIFIER) for text in classifiers)
    (said,) = about.get_all("License-Expression", [named or about["License"]])
    return str(said)


def client_packages() -> Iterator[tuple[str, str, str]]:
    """Likewise, of what the client's sources name, and of what these need."""
    lock: dict[str, Any] = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    for name in sorted(imported()):
        package = lock["packages"][f"node_modules/{name}"]
        yield name, package["version"], package["license"]


def imported() -> set[str]:
    """Packages that a source of the client imports; Svelte compiles all of them."""
    sources = [f for f in (ROOT / "web/src").rglob("*") if f.suffix in (".ts", ".svelte", ".css")]
    texts = (source.read_text(encoding="utf-8") for source in sources)
    found = {name for text in texts for name in re.findall(PACKAGE, text)}
    return found | {"svelte"}


def document() -> str:
    parts = {"Python": python_packages(), "In the browser": client_packages()}
    return "".join(part(title, rows) for title, rows in parts.items())


def part(title: str, rows: Iterator[tuple[str, str, str]]) -> str:
    table = "".join(f"| {name} | {version} | {licence} |\n" for name, version, licence in rows)
    return f"\n## {title}\n\n| package | version | licence |\n|---|---|---|\n{table}"


if __name__ == "__main__":
    file = Path(sys.argv[1])
    said, _, _ = file.read_text(encoding="utf-8").partition(MARK)
    file.write_text(said + MARK + document(), encoding="utf-8")
