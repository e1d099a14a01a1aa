"""The documents keep their form: decisions, and links between pages."""

import re
from pathlib import Path

import pytest

from pelagos.proof.ledger import checkout

ROOT = checkout()
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
SECTIONS = ["Context", "Options", "Verdict", "Consequences"]
MOST_LINES = 60
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)")


def name(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", DECISIONS, ids=name)
def test_decisions_have_one_form(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    head, date = text.splitlines()[0], text.splitlines()[2]
    assert head.startswith(f"# {file.name[:4]} ")
    assert re.fullmatch(r"Date: 20\d\d-\d\d-\d\d.*\. Status: \w+\.", date)
    assert re.findall(r"^## (.+)$", text, flags=re.MULTILINE) == SECTIONS
    assert all(part.strip() for part in re.split(r"^## .+$", text, flags=re.MULTILINE))
    assert text.count("\n") <= MOST_LINES


def test_the_index_has_every_decision_once_with_its_title() -> None:
    index = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- \[(\d{4})\]\((.+)\) (.+)$", index, flags=re.MULTILINE)
    titled = [
        (file.name[:4], file.name, file.read_text(encoding="utf-8").splitlines()[0][7:])
        for file in DECISIONS
    ]
    assert sorted(listed) == titled


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [link for link in LINK.findall(text) if not (page.parent / link).exists()] == []
