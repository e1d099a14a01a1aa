"""docs/contract.md is run, and names every law there is."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(example, "docs/contract.md", "exec"), names)
    assert getattr(names["log"], "lines")  # noqa: B009


def test_every_law_has_its_line() -> None:
    files = (ROOT / "tests" / "laws").glob("test_*.py")
    laws = {path.stem.removeprefix("test_").replace("_", " ") for path in files}
    assert laws == set(re.findall(r"^\| ([a-z ]+) \| (?!says)", TEXT, re.MULTILINE))
