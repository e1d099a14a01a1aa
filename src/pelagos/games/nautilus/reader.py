"""Reading a box file: values by dotted name, or BadBox saying what is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

from pelagos.kernel.errors import BadBox


class Reader:
    """Values of a parsed box file by dotted name."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.document = document

    def value(self, name: str) -> Any:
        found: Any = self.document
        for key in name.split("."):
            if not isinstance(found, dict) or key not in found:
                raise BadBox("box-lacks", {"what": name})
            found = found[key]
        return found

    def number(self, name: str, least: int, most: int) -> int:
        return whole(self.value(name), name, least, most)

    def numbers(self, name: str, count: int | None, least: int, most: int) -> list[int]:
        return [whole(value, name, least, most) for value in self.listed(name, count)]

    def rising(self, name: str, count: int, most: int) -> list[int]:
        """Numbers that never fall."""
        values = self.numbers(name, count, 0, most)
        if values != sorted(values):
            raise BadBox("box-not-rising", {"what": name})
        return values

    def listed(self, name: str, count: int | None) -> list[Any]:
        value = self.value(name)
        if not isinstance(value, list) or (count is None and not value):
            raise BadBox("box-not-a-list", {"what": name})
        if count is not None and len(value) != count:
            raise BadBox("box-wrong-count", {"what": name, "needs": count})
        return value

    def words(self, name: str, count: int | None, known: Sequence[str]) -> list[int]:
        """The places of different words among those that are known."""
        found = [place(word, name, known) for word in self.listed(name, count)]
        if len(set(found)) != len(found):
            raise BadBox("box-twice", {"what": name})
        return found

    def word(self, name: str, known: Sequence[str]) -> int:
        return place(self.value(name), name, known)


def whole(value: Any, name: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadBox("box-wrong-number", {"what": name, "least": least, "most": most})
    return value


def place(word: Any, name: str, known: Sequence[str]) -> int:
    if word not in known:
        facts = {"what": name, "word": str(word), "known": ", ".join(known)}
        raise BadBox("box-unknown-word", facts)
    return known.index(word)
