"""The threat model: every threat has a test, every dependency a licence that we may use."""

import re
from pathlib import Path

from tests import licences

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
# Licences that ask for no more than to be named; MPL-2.0 is for the list of certificates alone.
FREE = r"MIT|MIT-0|BSD|Apache|PSF-2\.0|ISC|OFL-1\.1|Mozilla Public License 2\.0"


def threats() -> list[tuple[str, str]]:
    """Every line of the table: the threat, and the tests it names."""
    text = (DOCS / "security.md").read_text(encoding="utf-8")
    table = text.partition("| threat |")[2].partition("\n\n")[0]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines()[2:]]
    return [(row[0], row[-1]) for row in rows]


def test_every_threat_names_tests_that_exist() -> None:
    assert len(threats()) > 40
    for threat, shown in threats():
        named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", shown)
        assert named, f"no test shows: {threat}"
        for file, test in named:
            source = (TESTS / file).read_text(encoding="utf-8")
            assert f"def {test}(" in source, f"{file} has no {test}"


def test_every_dependency_is_listed_with_its_licence() -> None:
    text = (DOCS / "licences.md").read_text(encoding="utf-8")
    _, _, listed = text.partition(licences.MARK)
    assert listed == licences.document(), "run: python -m tests.licences docs/licences.md"
    for name, _, licence in [*licences.python_packages(), *licences.client_packages()]:
        assert re.match(FREE, licence), f"{name} is under {licence}"
