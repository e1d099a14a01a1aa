"""The client's own words: the same messages, with the same facts, in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

SOURCES = Path(__file__).parents[2] / "web/src"


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with the facts it mentions."""
    text = (SOURCES / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    body, speak = FluentParser().parse(text).body, FluentSerializer()
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", speak.serialize_entry(entry)))
        for entry in body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", ["fr"])
def test_every_language_says_what_english_says(language: str) -> None:
    assert messages(language) == messages("en")


def test_what_the_client_says_is_in_the_catalogue_and_nothing_else() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.svelte"))
    calls = re.findall(r"say\(([^{}]*?)[,)]", code)
    said = {word for call in calls for word in re.findall(r'"([\w-]+)"', call)}
    assert said == set(messages("en"))
