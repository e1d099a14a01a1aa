"""The client's own words: the same messages, with the same facts, in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

SOURCES = Path(__file__).parents[2] / "web/src"
SHARED = Path(__file__).parents[2] / "src/pelagos"
CATALOGUES = [SOURCES / "words/{}.ftl", *(d / "words.{}.ftl" for d in SOURCES.glob("games/*"))]
# Keys made of a stem and a value.
STEMS = (
    "mode",
    "visibility",
    "agent",
    "weight",
    "theme",
    "speed",
    "basis",
    "ratings",
    "about",
    "kind",
    "nav",
    "scope",
    "tempo",
    "unrated",
    "wish",
)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with the facts it mentions."""
    if not path.exists():
        return {}
    body, speak = FluentParser().parse(path.read_text(encoding="utf-8")).body, FluentSerializer()
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], path
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", speak.serialize_entry(entry)))
        for entry in body
        if isinstance(entry, ast.Message)
    }


def catalogue(pattern: Path, language: str) -> Path:
    return Path(str(pattern).format(language))


@pytest.mark.parametrize("pattern", CATALOGUES, ids=lambda path: path.parent.name)
def test_every_language_says_what_english_says(pattern: Path) -> None:
    assert messages(catalogue(pattern, "fr")) == messages(catalogue(pattern, "en"))


def code() -> str:
    files = [p for kind in ("*.svelte", "*.ts") for p in SOURCES.rglob(kind)]
    return "\n".join(
        p.read_text(encoding="utf-8") for p in sorted(files) if p.name != "protocol.d.ts"
    )


def own() -> dict[str, set[str]]:
    return messages(SOURCES / "words/en.ftl")


def test_what_the_client_says_outside_games_is_in_its_catalogue() -> None:
    """Literal keys in calls of say(); those made of pieces are met in the browser tests."""
    machinery = [p for p in SOURCES.rglob("*.svelte") if "games" not in p.parts]
    known = set(own()) | set(messages(SHARED / "words/en.ftl"))
    for path in machinery:
        text = path.read_text(encoding="utf-8")
        for call in re.findall(r'\bsay\(\s*"([\w-]+)"', text):
            assert call in known, f"{path.name} says {call}"


def test_nothing_in_the_catalogue_is_never_said() -> None:
    text = code()
    for key in own():
        stem = key.split("-")[0]
        assert (
            f'"{key}"' in text
            or stem in STEMS
            or f"trouble-{key}" in text
            or key.startswith("trouble-")
        ), f"nobody says {key}"
