"""Reading the tables of a page of documentation."""

import re
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"


class Page:
    """A page below docs/."""

    def __init__(self, path: str) -> None:
        self.text = (DOCS / path).read_text(encoding="utf-8")

    def table(self, head: str) -> list[list[str]]:
        """The rows of the table whose heading begins so."""
        lines = self.text.splitlines()
        start = next(i for i, line in enumerate(lines) if line.startswith(f"| {head} |"))
        rows = []
        for line in lines[start + 2 :]:
            if not line.startswith("|"):
                break
            rows.append([cell.strip() for cell in line.strip("|").split(" | ")])
        return rows

    def names(self, head: str) -> list[str]:
        """All that is quoted in the first column of a table."""
        return [name for row in self.table(head) for name in quoted(row[0])]

    def answers(self) -> list[tuple[int, str]]:
        """The table of answers: numbers and spellings."""
        listed = []
        for numbers, spellings, _ in self.table("numbers"):
            first, _, last = numbers.partition("-")
            places = range(int(first), int(last or first) + 1)
            listed += list(zip(places, quoted(spellings), strict=True))
        return listed


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)
