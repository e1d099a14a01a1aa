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

    # -- numbers ---------------------------------------------------------------------------------

    def number(self, name: str, least: int, most: int) -> int:
        return whole(self.value(name), name, least, most)

    def exactly(self, name: str, needed: int) -> int:
        """A number that the rules lean on."""
        return self.number(name, needed, needed)

    def numbers(self, name: str, count: int | None, least: int, most: int) -> list[int]:
        """So many numbers; None: one or more."""
        values = self.some(name) if count is None else self.listed(name, count)
        return [whole(value, name, least, most) for value in values]

    def rising(self, name: str, count: int, most: int) -> list[int]:
        """Numbers that never fall."""
        values = self.numbers(name, count, 0, most)
        if values != sorted(values):
            raise BadBox("box-not-rising", {"what": name})
        return values

    # -- lists and tables ------------------------------------------------------------------------

    def listed(self, name: str, count: int | None) -> list[Any]:
        """So many entries; None: any number of them."""
        value = self.value(name)
        if not isinstance(value, list):
            raise BadBox("box-not-a-list", {"what": name})
        if count is not None and len(value) != count:
            raise BadBox("box-wrong-count", {"what": name, "needs": count})
        return value

    def some(self, name: str) -> list[Any]:
        """One entry or more."""
        value = self.listed(name, None)
        if not value:
            raise BadBox("box-empty", {"what": name})
        return value

    def rows(self, name: str, count: int) -> list[list[Any]]:
        """So many lists, none of them empty; one list of other things stands for all of them."""
        listed = self.some(name)
        rows = listed if isinstance(listed[0], list) else [listed] * count
        if len(rows) != count:
            raise BadBox("box-wrong-count", {"what": name, "needs": count})
        if not all(isinstance(row, list) for row in rows):
            raise BadBox("box-not-a-list", {"what": name})
        if not all(rows):
            raise BadBox("box-empty", {"what": name})
        return rows

    def table(self, name: str) -> dict[str, Any]:
        value = self.value(name)
        if not isinstance(value, dict):
            raise BadBox("box-not-tables", {"what": name})
        return value

    def tables(self, name: str, count: int | None) -> list[dict[str, Any]]:
        """So many tables; None: one or more."""
        tables = self.some(name) if count is None else self.listed(name, count)
        if not all(isinstance(table, dict) for table in tables):
            raise BadBox("box-not-tables", {"what": name})
        return tables

    def named(self, name: str, keys: Sequence[str]) -> None:
        """A table with these entries and no others."""
        found = set(self.table(name))
        if found != set(keys):
            odd = sorted(found ^ set(keys))[0]
            raise BadBox("box-wrong-entries", {"what": name, "needs": len(keys), "odd": odd})

    # -- words -----------------------------------------------------------------------------------

    def word(self, name: str, known: Sequence[str]) -> int:
        """The place of a word among those that are known."""
        return place(self.value(name), name, known)

    def words(self, name: str, known: Sequence[str]) -> list[int]:
        """The places of several words."""
        return [place(word, name, known) for word in self.listed(name, None)]

    def different(self, name: str, count: int | None, known: Sequence[str]) -> list[int]:
        """The places of so many different words; None: one or more."""
        words = self.some(name) if count is None else self.listed(name, count)
        found = [place(word, name, known) for word in words]
        if len(set(found)) != len(found):
            raise BadBox("box-not-different", {"what": name, "needs": len(found)})
        return found

    def permutation(self, name: str, known: Sequence[str]) -> list[int]:
        """Every known word once, in any order."""
        return self.different(name, len(known), known)

    def same(self, name: str, needed: Sequence[str]) -> None:
        """A list that must be just this one."""
        if self.listed(name, len(needed)) != list(needed):
            raise BadBox("box-wrong-words", {"what": name, "needs": ", ".join(needed)})

    def text(self, name: str) -> str:
        return spoken(self.value(name), name)

    def texts(self, name: str, count: int) -> list[str]:
        """Names, different from each other, that can be spoken as they are."""
        values = [spoken(value, name) for value in self.listed(name, count)]
        if len(set(values)) != count:
            raise BadBox("box-not-different", {"what": name, "needs": count})
        return values


def whole(value: Any, name: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadBox("box-wrong-number", {"what": name, "least": least, "most": most})
    return value


def place(word: Any, name: str, known: Sequence[str]) -> int:
    if word not in known:
        facts = {"what": name, "word": str(word), "known": ", ".join(known)}
        raise BadBox("box-unknown-word", facts)
    return known.index(word)


def spoken(value: Any, name: str) -> str:
    """A name that can be spoken as it is: nothing that Fluent would read as code."""
    if not isinstance(value, str) or not value.strip() or not is_plain(value):
        raise BadBox("box-not-a-name", {"what": name})
    return value


def is_plain(text: str) -> bool:
    return text.isprintable() and not set(text) & set("{}") and text[0] not in "[*."
