"""Legal answers as sets: which bits of which tables. Most of them are counted, few ever listed."""

from collections.abc import Iterator, Sequence
from typing import cast

from mypy_extensions import mypyc_attr

from pelagos.games.nautilus.geometry.chart import Chart, lowest, nth, places
from pelagos.kernel.contract import Answer
from pelagos.kernel.weights import count_bits


@mypyc_attr(acyclic=True)  # nothing in it leads back to it
class Choice:
    """One answer that is always there, then of table after table those whose bits are set."""

    def __init__(self, first: Answer) -> None:
        self.first = first
        self.tables: list[list[Answer]] = []
        self.picked: list[int] = []
        self.count = 1

    def add(self, table: list[Answer], picked: int) -> None:
        """And then of one more table those whose bits are set."""
        if picked:
            self.tables.append(table)
            self.picked.append(picked)
            self.count += count_bits(picked)

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


@mypyc_attr(acyclic=True)
class Placings:
    """Done, then modules of these kinds, turn by turn, on blocks where airlocks wait for them."""

    def __init__(self, chart: Chart, kinds: int, blocks: list[int], sides: list[int]) -> None:
        self.chart = chart
        self.kinds = kinds
        self.blocks = blocks
        self.sides = sides
        count = 1
        while kinds:
            count += self.count_of(lowest(kinds))
            kinds &= kinds - 1
        self.count = count

    def sequence(self) -> Sequence[Answer]:
        """Not a Sequence by name, because compiled classes cannot inherit from it."""
        return cast(Sequence[Answer], self)

    def count_of(self, kind: int) -> int:
        """In how many ways a module of a kind can be placed."""
        fitting, count = self.chart.fitting[kind], 0
        for waiting in self.sides:
            count += fitting[waiting]
        return count

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, place: int) -> Answer:
        further = place - 1 if place >= 0 else self.count + place - 1
        if further == -1:
            return self.chart.say.done
        if 0 <= further < self.count - 1:
            kinds = self.kinds
            while further >= self.count_of(lowest(kinds)):
                further -= self.count_of(lowest(kinds))
                kinds &= kinds - 1
            return self.of_kind(lowest(kinds), further)
        raise IndexError(place)

    def of_kind(self, kind: int, further: int) -> Answer:
        """The placing of a module of a kind with so many before it."""
        for turn, answers in enumerate(self.chart.say.place[kind]):
            locks = self.chart.locks(kind, turn)
            for place, waiting in enumerate(self.sides):
                if waiting & locks:
                    if not further:
                        return answers[self.blocks[place]]
                    further -= 1
        raise IndexError(further)

    def __iter__(self) -> Iterator[Answer]:
        return iter([self[place] for place in range(self.count)])

    def __contains__(self, answer: object) -> bool:
        return any([answer is found for found in self])
