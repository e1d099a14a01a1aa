"""Legal answers as sets: which bits of which tables. Most of them are counted, few ever listed."""

from collections.abc import Iterator, Sequence
from typing import cast

from pelagos.games.nautilus.geometry import nth, places
from pelagos.kernel.contract import Answer
from pelagos.kernel.weights import count_bits


class Choice:
    """One answer that is always there, then of table after table those whose bits are set."""

    def __init__(self, first: Answer, tables: list[list[Answer]], picked: list[int]) -> None:
        self.first = first
        self.tables = tables
        self.picked = picked
        count = 1
        for bits in picked:
            count += count_bits(bits)
        self.count = count

    def sequence(self) -> Sequence[Answer]:
        """Not a Sequence by name, because compiled classes cannot inherit from it."""
        return cast(Sequence[Answer], self)

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, place: int) -> Answer:
        further = place - 1 if place >= 0 else self.count + place - 1
        if further == -1:
            return self.first
        if 0 <= further < self.count - 1:
            for at, bits in enumerate(self.picked):
                count = count_bits(bits)
                if further < count:
                    return self.tables[at][nth(bits, further)]
                further -= count
        raise IndexError(place)

    def __iter__(self) -> Iterator[Answer]:
        found = [self.first]
        for table, picked in zip(self.tables, self.picked, strict=True):
            found += [table[place] for place in places(picked)]
        return iter(found)

    def __contains__(self, answer: object) -> bool:
        return any([answer is found for found in self])
