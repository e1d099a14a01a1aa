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

    def exactly(self, name: str, needed: int) -> int:
        """A number that the rules lean on."""
        return self.number(name, needed, needed)

    def numbers(self, name: str, count: int | None, least: int, most: int) -> list[int]:
        return [whole(value, name, least, most) for value in self.listed(name, count)]

    def listed(self, name: str, count: int | None) -> list[Any]:
        value = self.value(name)
        if not isinstance(value, list):
            raise BadBox("box-not-a-list", {"what": name})
        if count is not None and len(value) != count:
            raise BadBox("box-wrong-count", {"what": name, "needs": count})
        return value

    def table(self, name: str) -> dict[str, Any]:
        value = self.value(name)
        if not isinstance(value, dict):
            raise BadBox("box-not-a-table", {"what": name})
        return value

    def named(self, name: str, keys: Sequence[str]) -> None:
        """A table with these entries and no others."""
        found = set(self.table(name))
        if found != set(keys):
            odd = sorted(found ^ set(keys))[0]
            raise BadBox("box-wrong-entries", {"what": name, "needs": len(keys), "odd": odd})

    def word(self, name: str, known: Sequence[str]) -> int:
        """The place of a word among those that are known."""
        return place(self.value(name), name, known)

    def same(self, name: str, needed: Sequence[str]) -> None:
        """A list that must be just this one."""
        if self.listed(name, len(needed)) != list(needed):
            raise BadBox("box-wrong-words", {"what": name, "needs": ", ".join(needed)})

    def texts(self, name: str, count: int) -> list[str]:
        """Names, different from each other, that can be spoken as they are."""
        values = self.listed(name, count)
        for value in values:
            spoken(value, name)
        if len(set(values)) != count:
            raise BadBox("box-not-different", {"what": name, "needs": count})
        return values

    def text(self, name: str) -> str:
        return spoken(self.value(name), name)


def spoken(value: Any, name: str) -> str:
    if not isinstance(value, str) or not value.strip() or not is_plain(value):
        raise BadBox("box-not-a-name", {"what": name})
    return value


def is_plain(text: str) -> bool:
    """Whether a name can be spoken as it is: nothing that Fluent would read as code."""
    return text.isprintable() and not set(text) & set("{}") and text[0] not in "[*."


def whole(value: Any, name: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadBox("box-wrong-number", {"what": name, "least": least, "most": most})
    return value


def place(word: Any, name: str, known: Sequence[str]) -> int:
    if word not in known:
        facts = {"what": name, "word": str(word), "known": ", ".join(known)}
        raise BadBox("box-unknown-word", facts)
    return known.index(word)
