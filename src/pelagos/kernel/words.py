"""The words of a position in a scenario file, as games read them; BadScenario where wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

from pelagos.kernel.errors import BadScenario


def wrong(key: str, value: object) -> BadScenario:
    return BadScenario("scenario-wrong-kind", {"key": key, "value": str(value)})


def unknown(word: object, words: Sequence[str]) -> BadScenario:
    return BadScenario("scenario-unknown-word", {"word": str(word), "known": ", ".join(words)})


def known(found: Mapping[str, Any], words: Sequence[str]) -> None:
    """Only these words are understood."""
    for word in found:
        if word not in words:
            raise unknown(word, words)


def whole(value: Any, key: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise wrong(key, value)
    return value


def listed(value: Any, key: str, least: int, most: int) -> list[Any]:
    """A list of so many things."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise wrong(key, value)
    return value


def wholes(value: Any, key: str, count: int, least: int, most: int) -> list[int]:
    return [whole(number, key, least, most) for number in listed(value, key, count, count)]


def table(value: Any, key: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise wrong(key, value)
    return value


def place_of(word: Any, words: Sequence[str]) -> int:
    if word not in words:
        raise unknown(word, words)
    return words.index(word)


def bits(value: Any, key: str, words: Sequence[str]) -> int:
    """A list of words as a bit set."""
    found = 0
    for name in listed(value, key, 0, len(words)):
        found |= 1 << place_of(name, words)
    return found
